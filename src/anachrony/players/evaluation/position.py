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
from anachrony.players.evaluation.features import FEATURES, KNOTS, Weights
from anachrony.players.evaluation.holdings import assets, missing_worth, over, workers
from anachrony.players.evaluation.prices import effects_worth, leader_worths, tile_worths
from anachrony.players.evaluation.prospects import Prospects
from anachrony.players.evaluation.weights import WEIGHTS
from anachrony.players.knowledge import knowledge_of
from anachrony.rules import scoring
from anachrony.rules.effects.main_board import vp_of_sets
from anachrony.rules.effects.paradox import paradox_limit
from anachrony.rules.effects.time import can_return
from anachrony.rules.kinds import (
    ACTION_ROUNDS,
    ALWAYS_EVACUATES,
    CAPITALS,
    ICONS,
    MORALE,
    PARADOX,
    POWER_UP,
    SHAPES,
    TRAVEL,
    TRAVEL_RANGE,
    TYPES,
)
from anachrony.rules.measures import full_sets
from anachrony.rules.places import LEADER_PLACE, OWN

if TYPE_CHECKING:
    from anachrony.players.evaluation.features import WeightTable
    from anachrony.players.evaluation.prices import Worth
    from anachrony.players.knowledge.base import Knowledge
    from anachrony.rules.rows import ScoreLine, Tile
    from anachrony.rules.ruleset import Ruleset
    from anachrony.rules.state import Seat, State

LATE_ERAS: Final = 2.4  # Eras that the collapsing Capital usually leaves after the Impact
COLLAPSE_RATE: Final = 1.25  # Capital spaces that a seat uses in an Era after the Impact
NO_RIVAL: Final = -99  # how far those are who cannot score an Endgame Condition
OPEN_LINES: Final = ("warp_tiles", "endgame_conditions")  # judged by features until the game is over
TILE_LINES: Final = (scoring.Buildings, scoring.Anomalies, scoring.Superprojects)  # they count tiles alone


class Evaluation:
    """The evaluation for one ruleset and one table of weights."""

    def __init__(self, rules: Ruleset, weights: WeightTable | None = None) -> None:
        self.rules: Ruleset = rules
        self.table: WeightTable = WEIGHTS if weights is None else weights
        self.weights: dict[float, Weights] = {}  # by Eras left
        self.tiles: list[Worth | None] = tile_worths(rules)
        self.leaders: list[Worth] = leader_worths(rules)
        self.knowledge: list[Knowledge] = knowledge_of(rules)
        self.tile_lines: list[ScoreLine] = []
        self.other_lines: list[ScoreLine] = []
        for line in rules.score_lines:
            if line.name not in OPEN_LINES:
                (self.tile_lines if type(line) in TILE_LINES else self.other_lines).append(line)
        self.estates: list[Estate | None] = [None] * rules.players  # of each seat, as it was last seen
        self.prospects: Prospects | None = None  # as they were last seen
        self.capital: list[int] = [
            place for action in range(CAPITALS) for place in rules.capital_spaces[action]
        ]
        self.units: list[Weights] = []  # for each feature the weights under which it alone counts
        self.rivals: list[int] = []  # most that another seat has, for each Endgame Condition
        self.rivals_known: bool = False

    def know_rivals(self, state: State, index: int) -> None:
        """While one seat's options are compared the others stand still: count them once."""
        self.rivals = []
        for card in state.endgame:
            row = state.rules.endgame_cards[card]
            most = NO_RIVAL
            for other, seat in enumerate(state.seats):
                if other != index and not seat.barred >> card & 1:
                    most = max(most, scoring.standing(state, seat, row))
            self.rivals.append(most)
        self.rivals_known = True

    def forget_rivals(self) -> None:
        self.rivals_known = False

    # --- the whole ----------------------------------------------------------------------------------

    def value(self, state: State, index: int) -> float:
        """Points that this seat may expect at the end."""
        if state.over:
            return self.outcome(state, index)
        seat = state.seats[index]
        if seat.board is None:
            return float(sum(scoring.sheet(state, index)))
        left = self.eras_left(state)
        promise = self.promise(state, index, left, self._weights(left))
        return self.standing(state, index) + promise + self._beside(state, index, left)

    def _weights(self, left: float) -> Weights:
        weights = self.weights.get(left)
        if weights is None:
            weights = Weights(self.table, left)
            self.weights[left] = weights
        return weights

    def _beside(self, state: State, index: int, left: float) -> float:
        """What modules promise, and cards that are drafted but still to come."""
        total = 0.0
        for known in self.knowledge:
            total += known.value(state, index, left)
        for card in state.seats[index].chosen:
            total += effects_worth(state.rules.asset_cards[card].effects)
        return total

    def parts(self, state: State, index: int) -> list[float]:
        """The value without drafted cards, which are secret; the points shown; and of the rest assets,
        Workers, income, builds, time and goals."""
        seat = state.seats[index]
        if state.over or seat.board is None:
            return [self.value(state, index), float(sum(scoring.sheet(state, index))), *[0.0] * 6]
        left = self.eras_left(state)
        weights = self._weights(left)
        estate = self.estate(state, index)
        now = POWER_UP <= state.phase <= ACTION_ROUNDS and not state.passed >> index & 1
        found = [
            self.standing(state, index),
            assets(seat, weights),
            workers(seat, now, weights),
            self._income(seat, estate, now, weights),
            self._builds(state, seat, estate, left, weights) if left > 0.0 or now else 0.0,
            self._time(state, index, estate, now, left, weights),
            self._goals(state, index, estate, now, left, weights),
        ]
        total = sum(found) + weights.bias + (weights.first if state.next_first == index else 0.0)
        for known in self.knowledge:
            total += known.value(state, index, left)
        return [total, *found]

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
        total = self.estate(state, index).vp
        for line in self.other_lines:
            total += line.points(state, index)
        return float(total)

    def estate(self, state: State, index: int) -> Estate:
        """What the seat's tiles come to."""
        estate = self.estates[index]
        if estate is None or not estate.is_of(state.seats[index]):
            estate = Estate(state, index, self.tiles, self.leaders, self.tile_lines)
            self.estates[index] = estate
        return estate

    def offers(self, state: State, left: float) -> Prospects:
        """What can still be built, whoever builds it."""
        prospects = self.prospects
        if prospects is None or not prospects.are_of(state, left):
            prospects = Prospects(state, left, self.tiles)
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
        """How many of each feature the seat has, in the order of FEATURES: each weighed alone."""
        if not self.units:
            for one in FEATURES:
                table = dict.fromkeys(FEATURES, (0.0,) * len(KNOTS))
                table[one] = (1.0,) * len(KNOTS)
                self.units.append(Weights(table, 0.0))
        left = self.eras_left(state)
        return [self.promise(state, index, left, weights) for weights in self.units]

    def promise(self, state: State, index: int, left: float, weights: Weights) -> float:
        """All features of one seat, each times its weight."""
        seat = state.seats[index]
        estate = self.estate(state, index)
        now = POWER_UP <= state.phase <= ACTION_ROUNDS and not state.passed >> index & 1
        return (
            weights.bias
            + (weights.first if state.next_first == index else 0.0)
            + assets(seat, weights)
            + workers(seat, now, weights)
            + self._income(seat, estate, now, weights)
            + (self._builds(state, seat, estate, left, weights) if left > 0.0 or now else 0.0)
            + self._time(state, index, estate, now, left, weights)
            + self._goals(state, index, estate, now, left, weights)
        )

    def _income(self, seat: Seat, estate: Estate, now: bool, weights: Weights) -> float:
        """What tiles and the leader bring."""
        free_now = idle = 0.0
        if now:
            leader = estate.leader
            if leader is not None and not seat.used >> (LEADER_PLACE - OWN) & 1:
                free_now = leader.free
            waiting: list[float] = []
            for spot in estate.useful:
                if seat.used >> spot & 1:
                    continue
                worth = self.tiles[seat.spots[spot]]
                assert worth is not None
                free_now += worth.free
                if worth.by_worker > 0.0 and admits(seat, worth.workers):
                    waiting.append(worth.by_worker)
            idle = most_of(waiting, sum(seat.active)) if waiting else 0.0
        return (
            weights.free_income * estate.free
            + weights.worker_income * estate.by_worker
            + weights.income_now * idle
            + weights.free_now * free_now
            + weights.passives * estate.passives
            + weights.open_spots * estate.open_spots
            + weights.projects * estate.projects
        )

    def _builds(self, state: State, seat: Seat, estate: Estate, left: float, weights: Weights) -> float:
        """The two best buildings to come."""
        board = seat.board
        assert board is not None
        offers = self.offers(state, left).buildings
        best = second = 0.0
        for kind in range(TYPES):
            spot = estate.free_spots[kind]
            if spot < 0:
                continue
            gain = offers[kind]
            if gain <= second:
                continue
            gain -= missing_worth(seat.stock, board.costs[spot].fixed)
            if gain > best:
                second = best
                best = gain
            elif gain > second:
                second = gain
        return weights.best_build * best + weights.next_build * second

    def _time(
        self, state: State, index: int, estate: Estate, now: bool, left: float, weights: Weights
    ) -> float:
        seat = state.seats[index]
        board = seat.board
        assert board is not None
        idle = 0
        if now:
            for spot in estate.plants:
                worth = self.tiles[seat.spots[spot]]
                if worth is not None and not seat.used >> spot & 1:
                    idle += worth.rifts
            if idle:
                idle = min(idle, sum(seat.active))
        out = returnable = payable = 0
        for tile, era in enumerate(seat.warp):
            if era:
                out += 1
                if can_return(state, seat, tile):
                    payable += 1
                    if era < state.era:
                        returnable += 1
        track = len(board.travel_vp) - 1 - seat.stock[TRAVEL]
        trips = estate.rifts * left + idle
        loops = min(float(min(out, track)), trips)
        debt = out - loops
        limit = paradox_limit(state, seat)
        total = (
            weights.loops * loops
            + weights.loops_now * min(min(idle, returnable), track)
            + weights.debt * debt
            + weights.debt_payable * min(debt, float(payable))
            + weights.rifts * max(0.0, min(float(track), trips) - loops)
            + weights.warps_left * min(float(len(seat.warp) - out), left * state.rules.warps_per_era)
            + weights.paradoxes * (seat.stock[PARADOX] / limit)
            + weights.anomaly * estate.anomalies
        )
        if limit - seat.stock[PARADOX] == 1:
            total += weights.brink
        if out and left > 0.0:
            total += weights.strain * strain(state, index)
        return total

    def _goals(
        self, state: State, index: int, estate: Estate, now: bool, left: float, weights: Weights
    ) -> float:
        seat = state.seats[index]
        total = weights.morale * seat.stock[MORALE] + weights.ideas * sum(seat.breakthroughs)
        if estate.has_room and (left > 0.0 or now):
            total += self._projects(state, seat, estate, now, left, weights)
        in_time = left > 0.0 or (now and state.impact and seat.hexes != 0 and sum(seat.active) > 0)
        if in_time and not seat.evacuated and seat.evacuation >= 0:
            total += self._exodus(state, seat, estate, weights)
        if not self.rivals_known or len(self.rivals) != len(state.endgame):
            self.know_rivals(state, index)
            self.rivals_known = False
        leads = race = 0
        for i, card in enumerate(state.endgame):
            if seat.barred >> card & 1:
                continue
            row = state.rules.endgame_cards[card]
            own = estate.count(state, seat, row.measure)
            if row.fewest:
                own = -own
            most = self.rivals[i]
            if own >= most:
                leads += 1
            race += max(-3, min(3, own - most))
        return total + weights.leads * leads + weights.race * race

    def _projects(
        self, state: State, seat: Seat, estate: Estate, now: bool, left: float, weights: Weights
    ) -> float:
        """Superprojects that the seat may hope for, can pay, could build at once."""
        reach = estate.reach + seat.traits[TRAVEL_RANGE] if estate.reach else 0
        shapes = by_shape(seat)
        hoped = paid = ready = 0.0
        for project in self.offers(state, left).projects:
            era = project.era
            if era == seat.focus and now:
                hope = 1.0
            elif era > state.era:
                hope = 0.9
            elif state.era - era <= reach:
                hope = 0.85
            else:
                hope = 0.2
            gain = hope * project.gain
            if gain <= hoped and gain <= paid:
                continue
            tile = project.worth.tile
            lack = missing_worth(seat.stock, project.cost.fixed)
            ideas = ideas_missing(seat, tile, shapes)
            worker = tile.worker_cost
            wanted = 0.0
            if worker >= 0:
                wanted = 1.5 if seat.active[worker] + seat.tired[worker] else 3.0
            hoped = max(hoped, gain - hope * (lack + wanted + 1.6 * ideas))
            if not ideas and lack < 1.0 and wanted < 3.0:
                paid = max(paid, gain)
                if era == seat.focus and now and seat.hexes and sum(seat.active):
                    ready = max(ready, gain)
        return weights.project * hoped + weights.project_paid * paid + weights.project_now * ready

    def _exodus(self, state: State, seat: Seat, estate: Estate, weights: Weights) -> float:
        """The Evacuation still to come."""
        row = state.rules.paths[seat.path].evacuations[seat.evacuation]
        what, least = row.needs
        share = 1.0
        if not seat.traits[ALWAYS_EVACUATES]:
            share = min(1.0, estate.count(state, seat, what) / least)
        counts = [estate.count(state, seat, kind) for kind, _ in row.each]
        sets = full_sets(counts, row.each)
        points = vp_of_sets(state, row, sets)
        parts = 0.0
        for i, (_, count) in enumerate(row.each):
            parts += min(1.0, counts[i] / count - sets)
        total = weights.exodus_part * (share * row.per_set * parts / len(row.each))
        if share >= 1.0:
            return total + weights.exodus * points
        return total + share * (weights.exodus_near * row.base + weights.exodus_sets * over(points, row.base))


def admits(seat: Seat, workers: int) -> bool:
    """Whether the seat has an Active Worker that may stand for one of these types."""
    return any(n and workers & seat.crew[worker].stands_for for worker, n in enumerate(seat.active))


def most_of(worths: list[float], hands: int) -> float:
    """What so many Workers can bring in, each on a space of its own."""
    if len(worths) > hands:
        worths.sort(reverse=True)
        del worths[hands:]
    return sum(worths)


def by_shape(seat: Seat) -> list[int]:
    """Breakthroughs of each shape."""
    counts = [0] * SHAPES
    for kind in range(len(seat.breakthroughs)):
        if seat.breakthroughs[kind]:
            counts[kind // ICONS] += seat.breakthroughs[kind]
    return counts


def ideas_missing(seat: Seat, tile: Tile, shapes: list[int]) -> int:
    """Breakthroughs to find before the tile can be paid."""
    if tile.breakthrough >= 0 and seat.breakthroughs[tile.breakthrough]:
        return 0
    first, second = tile.shapes
    if first == second:
        return over(2, shapes[first])
    if shapes[first] and shapes[second]:
        return 0
    return 1


def strain(state: State, index: int) -> int:
    """Paradox rolls that the seat owes in the next Era, as the Warp tiles lie now."""
    rolls = seen = 0
    for era in state.seats[index].warp:
        if era == 0 or era > state.era or seen >> era & 1:
            continue
        seen |= 1 << era
        own = most = 0
        for other in range(len(state.seats)):
            count = 0
            for at in state.seats[other].warp:
                if at == era:
                    count += 1
            if other == index:
                own = count
            elif count > most:
                most = count
        if own >= most:
            rolls += 1
    return rolls
