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

from anachrony.players.evaluation.estate import Estate
from anachrony.players.evaluation.features import Features, Weights
from anachrony.players.evaluation.goals import Goals
from anachrony.players.evaluation.holdings import (
    Belongings,
    Workforce,
    count_assets,
    count_supply,
    count_workers,
    over,
    upto,
)
from anachrony.players.evaluation.ideas import Ideas
from anachrony.players.evaluation.past import Past
from anachrony.players.evaluation.prices import Worth, effects_worth, leader_worths, tile_worths
from anachrony.players.evaluation.prospects import Bills, Prospects, count_builds, count_projects
from anachrony.players.evaluation.scene import Scene
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
    ASSETS,
    CAPITALS,
    MORALE,
    PARADOX,
    POWER_UP,
    TRAVEL,
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
NO_RIVAL: Final = -99  # how far those are who cannot score an Endgame Condition
OPEN_LINES: Final = ("warp_tiles", "endgame_conditions")  # judged by features until the game is over
NOT_COUNTED: Final = -1  # no asset yet
TILE_LINES: Final = (scoring.Buildings, scoring.Anomalies, scoring.Superprojects)  # they count tiles alone


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
        self.estates: list[Estate | None] = [None] * rules.players
        self.ideas: list[Ideas | None] = [None] * rules.players
        self.pasts: list[Past | None] = [None] * rules.players
        self.belongs: list[Belongings | None] = [None] * rules.players
        self.crowds: list[Workforce | None] = [None] * rules.players
        self.scenes: list[Scene | None] = [None] * rules.players
        self.found: list[Features] = [Features() for _ in range(rules.players)]
        self.counted: list[list[int]] = [[NOT_COUNTED] * ASSETS for _ in range(rules.players)]
        self.prospects: Prospects | None = None
        self.bills: Bills = Bills()
        self.capital: list[int] = [
            place for action in range(CAPITALS) for place in rules.capital_spaces[action]
        ]
        self.rivals: list[int] = []  # most that another seat has, for each Endgame Condition
        self.rivals_known: bool = False

    def know_rivals(self, state: State, index: int) -> None:
        """While one seat's options are compared the others stand still: count them once."""
        cards = state.endgame
        rivals = [NO_RIVAL] * len(cards)
        for other in range(len(state.seats)):
            if other == index:
                continue
            seat = state.seats[other]
            own = self.belongings_or_none(state, other)
            for i in range(len(cards)):
                card = cards[i]
                if seat.barred >> card & 1:
                    continue
                stands = self.goals.conditions[card].stands(state, seat, own)
                if stands > rivals[i]:
                    rivals[i] = stands
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
        promise = self._weights(left).promise(self.count(state, index, left))
        own = self.belongs[index]  # as they were just counted
        assert own is not None
        return self._shown(state, index, own) + promise + self._beside(state, index, left)

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
        weights = self._weights(left)
        found = self.count(state, index, left)
        parts = [
            self.standing(state, index),
            weights.assets(found),
            weights.workers(found),
            weights.income(found),
            weights.builds(found),
            weights.time(found),
            weights.goals(found),
        ]
        value = 0.0
        for part in parts:
            value += part
        value += weights.bias * found.bias
        value += weights.first * found.first
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
        return self._shown(state, index, self.belongings(state, index))

    def _shown(self, state: State, index: int, own: Belongings) -> float:
        points = own.estate.vp + self.idea_lines * own.ideas.score
        for line in self.other_lines:
            points += line.points(state, index)
        return float(points)

    # --- what stays the same from one position to the next ------------------------------------------------

    def estate(self, state: State, index: int) -> Estate:
        """What the seat's tiles come to."""
        estate = self.estates[index]
        if estate is None or not estate.is_of(state.seats[index]):
            unknown = self.goals.unknown
            estate = Estate(state, index, self.tiles, self.leaders, self.tile_lines, unknown, self.bills)
            self.estates[index] = estate
        return estate

    def ideas_of(self, seat: Seat, index: int) -> Ideas:
        """What the seat's Breakthroughs come to."""
        ideas = self.ideas[index]
        if ideas is None or ideas.breakthroughs is not seat.breakthroughs:
            ideas = Ideas(seat, self.goals.unknown)
            self.ideas[index] = ideas
        return ideas

    def belongings(self, state: State, index: int) -> Belongings:
        """All that lies on the seat's boards."""
        seat = state.seats[index]
        estate = self.estate(state, index)
        ideas = self.ideas_of(seat, index)
        own = self.belongs[index]
        if own is None or not own.is_of(seat, estate, ideas):
            own = Belongings(seat, estate, ideas, self.goals.unknown)
            self.belongs[index] = own
        return own

    def belongings_or_none(self, state: State, index: int) -> Belongings | None:
        """The same; nothing of a seat without a Player board."""
        return None if state.seats[index].board is None else self.belongings(state, index)

    def past(self, state: State, index: int) -> Past:
        """What the seat owes to the past."""
        past = self.pasts[index]
        if past is None or not past.is_of(state):
            past = Past(state, index)
            self.pasts[index] = past
        return past

    def offers(self, state: State, left: float) -> Prospects:
        """What can still be built, whoever builds it."""
        prospects = self.prospects
        if prospects is None or not prospects.are_of(state, left):
            prospects = Prospects(state, left, self.tiles, self.bills, prospects)
            self.prospects = prospects
        return prospects

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
        return self.count(state, index, self.eras_left(state)).listed()

    def count(self, state: State, index: int, left: float) -> Features:
        """All features of one seat, in one pass; those that nothing has changed stay as they are. They are
        overwritten by the next of that seat."""
        found = self.found[index]
        seat = state.seats[index]
        own = self.belongings(state, index)
        now = POWER_UP <= state.phase <= ACTION_ROUNDS and not state.passed >> index & 1
        past = self.past(state, index)
        offers = self.offers(state, left) if left > 0.0 or now else None
        scene = self.scenes[index]
        if scene is None or not scene.is_of(state, seat, own, past, offers, left, now):
            self._count(state, index, own, past, offers, left, now, found)
            self.scenes[index] = None
            if self._is_settled(seat):
                self.scenes[index] = Scene(state, seat, own, past, offers, left, now)
        found.first = 1.0 if state.next_first == index else 0.0
        self._conditions(state, index, own, found)
        return found

    def _is_settled(self, seat: Seat) -> bool:
        """Whether the scene says all about the Evacuation."""
        return seat.evacuation < 0 or self.goals.exodus[seat.path][seat.evacuation].lasts

    def _count(
        self,
        state: State,
        index: int,
        own: Belongings,
        past: Past,
        offers: Prospects | None,
        left: float,
        now: bool,
        found: Features,
    ) -> None:
        """All that a scene decides."""
        seat = state.seats[index]
        estate, ideas = own.estate, own.ideas
        crowd = self.crowds[index]
        if crowd is None or not crowd.is_of(seat, estate, now):
            crowd = Workforce(seat, estate, now)
            self.crowds[index] = crowd
            count_workers(seat, crowd.hands, now, found)
            self._income(seat, estate, crowd.hands, now, found)
        hands = crowd.hands
        found.bias = 1.0
        count_assets(seat.stock, self.counted[index], found)
        count_supply(seat, hands, found)
        self._time(state, seat, estate, past, hands, now, left, found)
        found.best_build = found.next_build = found.project = found.project_paid = found.project_now = 0.0
        if offers is not None:
            count_builds(seat, estate, offers, found)
            if estate.has_room:
                count_projects(state, seat, estate, ideas, offers, hands, now, found)
        found.morale = float(seat.stock[MORALE])
        found.ideas = float(ideas.count)
        found.exodus = found.exodus_near = found.exodus_sets = found.exodus_part = 0.0
        in_time = left > 0.0 or (now and state.impact and seat.hexes != 0 and hands > 0)
        if in_time and not seat.evacuated and seat.evacuation >= 0:
            self._exodus(state, seat, own, found)

    def _income(self, seat: Seat, estate: Estate, hands: int, now: bool, found: Features) -> None:
        """What tiles and the leader bring."""
        found.free_income = estate.free
        found.worker_income = estate.by_worker
        found.passives = estate.passives
        found.open_spots = float(estate.open_spots)
        found.projects = float(estate.projects)
        free_now = idle = 0.0
        if now:
            leader = estate.leader
            if leader is not None and not seat.used >> (LEADER_PLACE - OWN) & 1:
                free_now = leader.free
            if estate.useful:
                ready = standing_for(seat)
                waiting: list[float] = []
                for spot in estate.useful:
                    if seat.used >> spot & 1:
                        continue
                    worth = self.tiles[seat.spots[spot]]
                    assert worth is not None
                    free_now += worth.free
                    if worth.by_worker > 0.0 and worth.workers & ready:
                        waiting.append(worth.by_worker)
                if waiting:
                    idle = most_of(waiting, hands)
        found.income_now = idle
        found.free_now = free_now

    def _time(
        self,
        state: State,
        seat: Seat,
        estate: Estate,
        past: Past,
        hands: int,
        now: bool,
        left: float,
        found: Features,
    ) -> None:
        board = seat.board
        assert board is not None
        idle = 0
        if now and estate.plants:
            for spot in estate.plants:
                worth = self.tiles[seat.spots[spot]]
                if worth is not None and not seat.used >> spot & 1:
                    idle += worth.rifts
            idle = upto(idle, hands)
        out = len(past.tiles)
        returnable = payable = 0
        for tile in past.tiles:
            if can_return(state, seat, tile):
                payable += 1
                if seat.warp[tile] < state.era:
                    returnable += 1
        track = len(board.travel_vp) - 1 - seat.stock[TRAVEL]
        trips = estate.rifts * left + idle
        loops = least(float(upto(out, track)), trips)
        debt = out - loops
        limit = paradox_limit(state, seat)
        paradoxes = seat.stock[PARADOX]
        found.loops = loops
        found.loops_now = float(upto(upto(idle, returnable), track)) if idle else 0.0
        found.debt = debt
        found.debt_payable = least(debt, float(payable))
        found.rifts = max(0.0, least(float(track), trips) - loops)
        found.warps_left = least(float(len(seat.warp) - out), left * state.rules.warps_per_era)
        found.paradoxes = paradoxes / limit
        found.anomaly = float(estate.anomalies)
        found.brink = 1.0 if limit - paradoxes == 1 else 0.0
        found.strain = float(past.strain) if left > 0.0 else 0.0

    def _exodus(self, state: State, seat: Seat, own: Belongings, found: Features) -> None:
        """The Evacuation still to come."""
        exodus = self.goals.exodus[seat.path][seat.evacuation]
        row = exodus.row
        share = 1.0
        if not seat.traits[ALWAYS_EVACUATES]:
            share = least(1.0, exodus.needs.count(state, seat, own) / exodus.least)
        counts = [tally.count(state, seat, own) for tally in exodus.each]
        sets = exodus.sets(counts)
        points = vp_of_sets(state, row, sets)
        parts = 0.0
        for i in range(len(counts)):
            parts += least(1.0, counts[i] / exodus.sizes[i] - sets)
        found.exodus_part = share * row.per_set * parts / len(counts)
        if share >= 1.0:
            found.exodus = float(points)
        else:
            found.exodus_near = share * row.base
            found.exodus_sets = share * over(points, row.base)

    def _conditions(self, state: State, index: int, own: Belongings, found: Features) -> None:
        """Endgame Conditions: how the seat stands against the best rival."""
        seat = state.seats[index]
        if not self.rivals_known or len(self.rivals) != len(state.endgame):
            self.know_rivals(state, index)
            self.rivals_known = False
        leads = race = 0
        conditions, rivals, barred = self.goals.conditions, self.rivals, seat.barred
        for i, card in enumerate(state.endgame):
            if barred >> card & 1:
                continue
            ahead = conditions[card].stands(state, seat, own) - rivals[i]
            if ahead >= 0:
                leads += 1
            race += 3 if ahead > 3 else -3 if ahead < -3 else ahead
        found.leads = float(leads)
        found.race = float(race)


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


def least(one: float, other: float) -> float:
    """``min``, without a call of Python's own."""
    return one if one <= other else other
