"""How good a position is for one seat: the points it shows and what it promises, feature by feature.

The value is in Victory Points: the score sheet as it stands (without Warp tiles and Endgame
Conditions, which are still open), plus features. A feature is a count that means something to a player;
its weight depends on the Eras left, so that what only pays off later fades toward the end.
The features stand in ``features.py``, all weights in ``weights.py``; ``tune.py`` makes the weights from games
of the player against itself. What a module adds to the score sheet counts as it stands; a seat without
a Player board is judged by the score sheet alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anachrony.players.evaluation.features import FEATURES, Weights, only
from anachrony.players.evaluation.goals import OUT, Goals, count_all
from anachrony.players.evaluation.holdings import assets_promise, over, upto, workers_promise
from anachrony.players.evaluation.ideas import Ideas
from anachrony.players.evaluation.prices import Worth, effects_worth, leader_worths, tile_worths
from anachrony.players.evaluation.tiles_built import TilesBuilt
from anachrony.players.evaluation.tiles_offered import (
    Bills,
    TilesOffered,
    builds_promise,
    projects_promise,
)
from anachrony.players.evaluation.weights import WEIGHTS
from anachrony.players.knowledge import knowledge_of
from anachrony.rules import scoring
from anachrony.rules.effects.main_board import vp_of_sets
from anachrony.rules.effects.paradox import paradox_limit
from anachrony.rules.effects.time import can_return
from anachrony.rules.hooks import score_lines
from anachrony.rules.kinds import (
    ACTION_ROUNDS,
    ALWAYS_EVACUATES,
    CAPITALS,
    POWER_UP,
    total,
)
from anachrony.rules.places import LEADER_PLACE, OWN

if TYPE_CHECKING:
    from anachrony.players.evaluation.features import WeightTable
    from anachrony.players.knowledge.base import Knowledge
    from anachrony.rules.hooks import ScoreLine
    from anachrony.rules.ruleset import Ruleset
    from anachrony.rules.state import Seat, State

LATE_ERAS: Final = 2.4  # Eras that the collapsing Capital usually leaves after the Impact
COLLAPSE_RATE: Final = 1.25  # Capital spaces that a seat uses in an Era after the Impact
OPEN_LINES: Final = ("warp_tiles", "endgame_conditions")  # judged by features until the game is over
TILE_LINES: Final = (scoring.Buildings, scoring.Anomalies, scoring.Superprojects)  # they count tiles alone


class Promise:
    """What the features of a seat come to, part by part."""

    bias: float = 0.0
    first: float = 0.0
    assets: float = 0.0
    workers: float = 0.0
    income: float = 0.0
    builds: float = 0.0
    time: float = 0.0
    goals: float = 0.0

    def whole(self) -> float:
        return (
            self.bias
            + self.first
            + self.assets
            + self.workers
            + self.income
            + self.builds
            + self.time
            + self.goals
        )


class Evaluation:
    """The evaluation for one ruleset and one table of weights."""

    def __init__(self, rules: Ruleset, weights: WeightTable | None = None) -> None:
        self.rules: Ruleset = rules
        self.table: WeightTable = WEIGHTS if weights is None else weights
        self.weights: dict[float, Weights] = {}  # by Eras left
        self.left: float = -1.0  # Eras, as they were last seen
        self.weights_then: Weights = Weights(self.table, 0.0)
        self.tiles: list[Worth | None] = tile_worths(rules)
        self.leaders: list[Worth] = leader_worths(rules)
        self.knowledge: list[Knowledge] = knowledge_of(rules)
        self.goals: Goals = Goals(rules)
        self.tile_lines: list[ScoreLine] = []
        self.idea_lines: int = 0
        self.other_lines: list[ScoreLine] = []
        for line in score_lines(rules):
            if type(line) is scoring.Breakthroughs:
                self.idea_lines += 1
            elif line.name not in OPEN_LINES:
                (self.tile_lines if type(line) in TILE_LINES else self.other_lines).append(line)
        # Of each seat, as it was last seen.
        self.built: list[TilesBuilt | None] = [None] * rules.players
        self.ideas: list[Ideas | None] = [None] * rules.players
        self.warps: list[list[int]] = [[] for _ in range(rules.players)]
        self.laid: list[int] = [0] * rules.players  # these Warp tiles by Era
        self.offered: TilesOffered | None = None
        self.promise: Promise = Promise()  # of the seat that was judged last
        self.bills: Bills = Bills()
        self.ones: list[Weights] = []  # by feature, weights that count it alone
        self.capital: list[int] = [
            place for action in range(CAPITALS) for place in rules.capital_spaces[action]
        ]
        self.rivals: list[int] = []  # most that another seat has, for each Endgame Condition
        self.rivals_known: bool = False

    def know_rivals(self, state: State, index: int) -> None:
        """While one seat's options are compared the others stand still: count them once."""
        rivals = [OUT] * len(state.endgame)
        for other in range(len(state.seats)):
            if other == index:
                continue
            seat = state.seats[other]
            built, ideas = self.built_or_none(state, other), self.ideas_of(seat, other)
            stands = self.goals.standings(state, seat, built, ideas)
            for i in range(len(rivals)):
                if stands[i] > rivals[i]:
                    rivals[i] = stands[i]
        self.rivals = rivals
        self.rivals_known = True

    def forget_rivals(self) -> None:
        self.rivals_known = False

    # --- the whole ----------------------------------------------------------------------------------

    def value(self, state: State, index: int) -> float:
        """Points that this seat may expect at the end."""
        if state.over:
            return self.outcome(state, index)
        if state.seats[index].board is None:
            return float(sum(scoring.sheet(state, index)))
        left = self.eras_left(state)
        self._judge(state, index, left, self._weights(left))
        return self._shown(state, index) + self.promise.whole() + self._beside(state, index, left)

    def _weights(self, left: float) -> Weights:
        if left == self.left:
            return self.weights_then
        weights = self.weights.get(left)
        if weights is None:
            weights = Weights(self.table, left)
            self.weights[left] = weights
        self.left = left
        self.weights_then = weights
        return weights

    def _beside(self, state: State, index: int, left: float) -> float:
        """What modules promise, and cards that are drafted but still to come."""
        promised = 0.0
        for known in self.knowledge:
            promised += known.value(state, index, left)
        for card in state.seats[index].chosen:
            promised += effects_worth(state.rules.asset_cards[card].effects)
        return promised

    def parts(self, state: State, index: int) -> list[float]:
        """The value without drafted cards, which are secret; the points shown; and of the rest assets,
        Workers, income, builds, time and goals."""
        seat = state.seats[index]
        if state.over or seat.board is None:
            return [self.value(state, index), float(sum(scoring.sheet(state, index))), *[0.0] * 6]
        left = self.eras_left(state)
        self._judge(state, index, left, self._weights(left))
        one = self.promise
        parts = [
            self.standing(state, index),
            one.assets,
            one.workers,
            one.income,
            one.builds,
            one.time,
            one.goals,
        ]
        value = 0.0
        for part in parts:
            value += part
        value += one.bias
        value += one.first
        for known in self.knowledge:
            value += known.value(state, index, left)
        return [value, *parts]

    def outcome(self, state: State, index: int) -> float:
        """The final score, with a little for winning."""
        points = scoring.totals(state)
        best = -100
        for other, score in enumerate(points):
            if other != index and score > best:
                best = score
        lead = max(-10, min(10, points[index] - best))
        return points[index] + 0.1 * lead + (1.0 if lead > 0 else -1.0 if lead < 0 else 0.0)

    def standing(self, state: State, index: int) -> float:
        """The score sheet without its open lines."""
        self.tiles_built(state, index)
        self.ideas_of(state.seats[index], index)
        return self._shown(state, index)

    def _shown(self, state: State, index: int) -> float:
        """The same of a seat whose tiles and Breakthroughs were just looked at."""
        built, ideas = self.built[index], self.ideas[index]
        assert built is not None
        assert ideas is not None
        points = built.vp + self.idea_lines * ideas.score
        for line in self.other_lines:
            points += line.points(state, index)
        return float(points)

    # --- what stays the same from one position to the next ------------------------------------------------

    def tiles_built(self, state: State, index: int) -> TilesBuilt:
        """What the seat's tiles come to."""
        built = self.built[index]
        if built is None or not built.is_of(state.seats[index]):
            unknown = self.goals.unknown
            built = TilesBuilt(state, index, self.tiles, self.leaders, self.tile_lines, unknown, self.bills)
            self.built[index] = built
        return built

    def built_or_none(self, state: State, index: int) -> TilesBuilt | None:
        """The same; nothing of a seat without a Player board."""
        return None if state.seats[index].board is None else self.tiles_built(state, index)

    def ideas_of(self, seat: Seat, index: int) -> Ideas:
        """What the seat's Breakthroughs come to."""
        ideas = self.ideas[index]
        if ideas is None or ideas.breakthroughs is not seat.breakthroughs:
            ideas = Ideas(seat, self.goals.unknown)
            self.ideas[index] = ideas
        return ideas

    def tiles_offered(self, state: State, left: float) -> TilesOffered:
        """What can still be built, whoever builds it."""
        offered = self.offered
        if offered is None or not offered.are_of(state, left):
            offered = TilesOffered(state, left, self.tiles, self.bills, offered)
            self.offered = offered
        return offered

    def eras_left(self, state: State) -> float:
        """Action rounds still to come after the present ones, for a seat that has not passed in these."""
        rules = state.rules
        if state.impact:
            closed = 0
            for place in self.capital:
                if state.at[place]:
                    closed += 1
            rate = COLLAPSE_RATE * len(state.seats)
            left = min(float(rules.last_era - state.era), (len(self.capital) - closed) / rate)
        else:
            left = state.impact_after - state.era + min(LATE_ERAS, float(rules.last_era - state.impact_after))
        if state.phase < POWER_UP:
            left += 1.0
        return left

    # --- the features ----------------------------------------------------------------------------------

    def features(self, state: State, index: int) -> list[float]:
        """How many of each feature the seat has, in the order of FEATURES."""
        if not self.ones:
            self.ones = [only(feature) for feature in FEATURES]
        left = self.eras_left(state)
        found: list[float] = []
        for one in self.ones:
            self._judge(state, index, left, one)
            found.append(self.promise.whole())
        return found

    def _judge(self, state: State, index: int, left: float, w: Weights) -> None:
        """The promise of one seat by these weights, in one pass; it stays until the next."""
        seat = state.seats[index]
        built = self.tiles_built(state, index)
        ideas = self.ideas_of(seat, index)
        now = POWER_UP <= state.phase <= ACTION_ROUNDS and not state.passed >> index & 1
        hands = total(seat.active)
        one = self.promise
        one.bias = w.bias
        one.first = w.first if state.next_first == index else 0.0
        one.assets = assets_promise(seat.stock, w)
        one.workers = workers_promise(state.rules, seat, hands, now, w)
        one.income = self._income(seat, built, hands, now, w)
        one.time = self._time(state, index, built, hands, now, left, w)
        builds = projects = exodus = 0.0
        if left > 0.0 or now:
            offered = self.tiles_offered(state, left)
            builds = builds_promise(seat, built, offered, w)
            if built.has_room:
                projects = projects_promise(state, seat, built, ideas, offered, hands, now, w)
        in_time = left > 0.0 or (now and state.impact and seat.hexes != 0 and hands > 0)
        if in_time and not seat.evacuated and seat.evacuation >= 0:
            exodus = self._exodus(state, seat, built, ideas, w)
        one.builds = builds
        goals = w.morale * seat.morale + w.ideas * ideas.count + projects + exodus
        one.goals = self._with_conditions(goals, state, index, built, ideas, w)

    def _income(self, seat: Seat, built: TilesBuilt, hands: int, now: bool, w: Weights) -> float:
        """Of what tiles and the leader bring."""
        free_now = idle = 0.0
        if now:
            leader = built.leader
            if leader is not None and not seat.used >> (LEADER_PLACE - OWN) & 1:
                free_now = leader.free
            if built.useful:
                ready = standing_for(seat)
                waiting: list[float] = []
                for spot in built.useful:
                    if seat.used >> spot & 1:
                        continue
                    worth = self.tiles[seat.spots[spot]]
                    assert worth is not None
                    free_now += worth.free
                    if worth.by_worker > 0.0 and worth.workers & ready:
                        waiting.append(worth.by_worker)
                if waiting:
                    idle = most_of(waiting, hands)
        return (
            w.free_income * built.free
            + w.worker_income * built.by_worker
            + w.income_now * idle
            + w.free_now * free_now
            + w.passives * built.passives
            + w.open_spots * built.open_spots
            + w.projects * built.projects
        )

    def _time(
        self, state: State, index: int, built: TilesBuilt, hands: int, now: bool, left: float, w: Weights
    ) -> float:
        """Of Warp tiles, trips to them, and Paradoxes."""
        seat = state.seats[index]
        board = seat.board
        assert board is not None
        idle = 0
        if now and built.plants:
            for spot in built.plants:
                worth = self.tiles[seat.spots[spot]]
                if worth is not None and not seat.used >> spot & 1:
                    idle += worth.rifts
            idle = upto(idle, hands)
        warp, era = seat.warp, state.era
        out = 0
        for laid in warp:  # not list.count: compiled, that compares objects
            if laid:
                out += 1
        track = len(board.travel_vp) - 1 - seat.travel
        trips = built.rifts * left + idle
        loops = float(out if out < track else track)
        if trips < loops:
            loops = trips
        promise = w.loops * loops
        if out:
            returnable = payable = 0
            for tile in range(len(warp)):
                if warp[tile] and can_return(state, seat, tile):
                    payable += 1
                    if warp[tile] < era:
                        returnable += 1
            if idle:
                promise += w.loops_now * upto(upto(idle, returnable), track)
            debt = out - loops
            promise += w.debt * debt
            promise += w.debt_payable * (debt if debt < payable else payable)
        promise += w.rifts * ((trips if trips < track else track) - loops)
        most = left * state.rules.warps_per_era
        unused = len(warp) - out
        promise += w.warps_left * (unused if unused < most else most)
        limit, paradoxes = paradox_limit(state, seat), seat.paradoxes
        if paradoxes:
            promise += w.paradoxes * (paradoxes / limit)
        promise += w.anomaly * built.anomalies
        if limit - paradoxes == 1:
            promise += w.brink
        if out and left > 0.0:
            promise += w.strain * self.rolls_due(state, index)
        return promise

    def _exodus(self, state: State, seat: Seat, built: TilesBuilt, ideas: Ideas, w: Weights) -> float:
        """Of the Evacuation still to come."""
        exodus = self.goals.exodus[seat.path][seat.evacuation]
        row = exodus.row
        counts, sizes = count_all(exodus.tallies, state, seat, built, ideas), exodus.sizes
        share = 1.0
        if counts[0] < exodus.least and not seat.traits[ALWAYS_EVACUATES]:
            share = counts[0] / exodus.least
        sets = exodus.sets(counts)
        points = vp_of_sets(state, row, sets)
        parts = 0.0
        for i in range(len(sizes)):
            part = counts[i + 1] / sizes[i] - sets
            parts += part if part < 1.0 else 1.0
        promise = w.exodus_part * (share * row.per_set * parts / len(sizes))
        if share >= 1.0:
            return promise + w.exodus * points
        return promise + (
            w.exodus_near * (share * row.base) + w.exodus_sets * (share * over(points, row.base))
        )

    def _with_conditions(
        self, goals: float, state: State, index: int, built: TilesBuilt, ideas: Ideas, w: Weights
    ) -> float:
        """With Endgame Conditions: how the seat stands in them against the best rival."""
        seat = state.seats[index]
        if not self.rivals_known or len(self.rivals) != len(state.endgame):
            self.know_rivals(state, index)
            self.rivals_known = False
        leads = race = 0
        stands, rivals = self.goals.standings(state, seat, built, ideas), self.rivals
        for i in range(len(stands)):
            if stands[i] == OUT:
                continue
            ahead = stands[i] - rivals[i]
            if ahead >= 0:
                leads += 1
            race += 3 if ahead > 3 else -3 if ahead < -3 else ahead
        return goals + w.leads * leads + w.race * race

    def rolls_due(self, state: State, index: int) -> int:
        """Paradox rolls that the seat owes in the next Era, as the Warp tiles lie now."""
        own, rolls = self._laid(state, index), 0
        for era in range(1, state.era + 1):
            mine = own >> 4 * era & 15
            if mine and self._max_tiles_on(state, era) == mine:
                rolls += 1
        return rolls

    def _max_tiles_on(self, state: State, era: int) -> int:
        """The largest number of Warp tiles that one seat has on an Era."""
        found = 0
        for index in range(len(state.seats)):
            there = self._laid(state, index) >> 4 * era & 15
            if there > found:
                found = there
        return found

    def _laid(self, state: State, index: int) -> int:
        """How many of the seat's Warp tiles lie on each Era. Their list is replaced, never changed."""
        warp = state.seats[index].warp
        if self.warps[index] is not warp:
            self.warps[index] = warp
            self.laid[index] = tiles_by_era(warp)
        return self.laid[index]


def tiles_by_era(warp: list[int]) -> int:
    """How many Warp tiles lie on each Era, four bits for each: a seat has fewer than 16."""
    laid = 0
    for era in warp:
        if era:
            laid += 1 << 4 * era
    return laid


def standing_for(seat: Seat) -> int:
    """The types that some Active Worker may stand for."""
    types = 0
    for worker in range(len(seat.active)):
        if seat.active[worker]:
            types |= seat.crew[worker].stands_for
    return types


def most_of(worths: list[float], hands: int) -> float:
    """What so many Workers can bring in, each on a space of its own."""
    if len(worths) > hands:
        worths.sort(reverse=True)
        del worths[hands:]
    brought = 0.0
    for worth in worths:
        brought += worth
    return brought
