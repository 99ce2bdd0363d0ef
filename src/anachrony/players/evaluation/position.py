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

from anachrony.players.evaluation.features import FEATURES, KNOTS, Weights
from anachrony.players.evaluation.holdings import assets, missing_worth, over, workers
from anachrony.players.evaluation.prices import effects_worth, leader_worths, tile_worths
from anachrony.players.evaluation.weights import WEIGHTS
from anachrony.players.knowledge import knowledge_of
from anachrony.rules import scoring
from anachrony.rules.effects.building import free_spot, project_spots
from anachrony.rules.effects.main_board import evacuation_vp
from anachrony.rules.effects.paradox import paradox_limit
from anachrony.rules.effects.time import can_return
from anachrony.rules.kinds import (
    ACTION_ROUNDS,
    ALWAYS_EVACUATES,
    CAPITALS,
    EMPTY,
    ICONS,
    MORALE,
    PARADOX,
    POWER_UP,
    SHAPES,
    SPOTS,
    TRAVEL,
    TRAVEL_RANGE,
    TYPES,
)
from anachrony.rules.measures import anomalies, measure, sets_of
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


class Evaluation:
    """The evaluation for one ruleset and one table of weights."""

    def __init__(self, rules: Ruleset, weights: WeightTable | None = None) -> None:
        self.rules: Ruleset = rules
        self.table: WeightTable = WEIGHTS if weights is None else weights
        self.weights: dict[float, Weights] = {}  # by Eras left
        self.tiles: list[Worth | None] = tile_worths(rules)
        self.leaders: list[Worth] = leader_worths(rules)
        self.knowledge: list[Knowledge] = knowledge_of(rules)
        self.closed_lines: list[ScoreLine] = [
            line for line in rules.score_lines if line.name not in OPEN_LINES
        ]
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
            others = [seat for other, seat in enumerate(state.seats) if other != index]
            standings = [scoring.standing(state, seat, row) for seat in others if not seat.barred >> card & 1]
            self.rivals.append(max(standings, default=NO_RIVAL))
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
        now = POWER_UP <= state.phase <= ACTION_ROUNDS and not state.passed >> index & 1
        found = [
            self.standing(state, index),
            assets(seat, weights),
            workers(seat, now, weights),
            self._income(seat, now, weights),
            self._builds(state, seat, left, weights) if left > 0.0 or now else 0.0,
            self._time(state, index, now, left, weights),
            self._goals(state, index, now, left, weights),
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
        total = 0
        for line in self.closed_lines:
            total += line.points(state, index)
        return float(total)

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
        now = POWER_UP <= state.phase <= ACTION_ROUNDS and not state.passed >> index & 1
        return (
            weights.bias
            + (weights.first if state.next_first == index else 0.0)
            + assets(seat, weights)
            + workers(seat, now, weights)
            + self._income(seat, now, weights)
            + (self._builds(state, seat, left, weights) if left > 0.0 or now else 0.0)
            + self._time(state, index, now, left, weights)
            + self._goals(state, index, now, left, weights)
        )

    def _income(self, seat: Seat, now: bool, weights: Weights) -> float:
        """What tiles and the leader bring."""
        free = by_worker = free_now = passives = 0.0
        idle: list[float] = []
        spots = projects = 0
        if seat.leader >= 0:
            leader = self.leaders[seat.leader]
            free = leader.free
            passives = leader.per_era - leader.free
            if now and not seat.used >> (LEADER_PLACE - OWN) & 1:
                free_now = leader.free
        for spot in range(SPOTS):
            code = seat.spots[spot]
            if seat.anomalies[spot]:
                continue
            if code == EMPTY:
                spots += 1
                continue
            worth = self.tiles[code]
            if worth is None:
                continue
            if worth.tile.kind >= TYPES:
                projects += 1
            free += worth.free
            passives += worth.per_era - worth.free
            by_worker += worth.by_worker
            if now and not seat.used >> spot & 1:
                free_now += worth.free
                if worth.by_worker > 0.0:
                    for worker, n in enumerate(seat.active):
                        if n and worth.workers & seat.crew[worker].stands_for:
                            idle.append(worth.by_worker)
                            break
        if idle:
            hands = sum(seat.active)
            if len(idle) > hands:
                idle.sort(reverse=True)
                del idle[hands:]
        return (
            weights.free_income * free
            + weights.worker_income * by_worker
            + weights.income_now * sum(idle)
            + weights.free_now * free_now
            + weights.passives * passives
            + weights.open_spots * spots
            + weights.projects * projects
        )

    def _builds(self, state: State, seat: Seat, left: float, weights: Weights) -> float:
        """The two best buildings to come."""
        board = seat.board
        assert board is not None
        best = second = 0.0
        for kind in range(TYPES):
            spot = free_spot(seat, kind)
            if spot < 0:
                continue
            gain = 0.0
            if state.tops[kind]:
                gain = self.tile_value(state.tops[kind], left)
            if state.piles[kind]:
                gain = max(gain, self.tile_value(state.piles[kind][-1], left))
            if gain <= second:
                continue
            gain -= missing_worth(seat.stock, board.costs[spot].fixed)
            if gain > best:
                second = best
                best = gain
            elif gain > second:
                second = gain
        return weights.best_build * best + weights.next_build * second

    def tile_value(self, code: int, left: float) -> float:
        """What a tile still to be built would bring."""
        worth = self.tiles[code]
        return 0.0 if worth is None else worth.at_once + worth.per_era * left

    def _time(self, state: State, index: int, now: bool, left: float, weights: Weights) -> float:
        seat = state.seats[index]
        board = seat.board
        assert board is not None
        plants = idle = 0
        for spot in range(SPOTS):
            code = seat.spots[spot]
            if code == EMPTY or seat.anomalies[spot]:
                continue
            worth = self.tiles[code]
            if worth is not None and worth.rifts:
                plants += worth.rifts
                if now and not seat.used >> spot & 1:
                    idle += worth.rifts
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
        trips = plants * left + idle
        loops = min(float(min(out, track)), trips)
        debt = out - loops
        limit = paradox_limit(state, seat)
        total = (
            weights.loops * loops
            + weights.loops_now * min(idle, returnable, track)
            + weights.debt * debt
            + weights.debt_payable * min(debt, float(payable))
            + weights.rifts * max(0.0, min(float(track), trips) - loops)
            + weights.warps_left * min(float(len(seat.warp) - out), left * state.rules.warps_per_era)
            + weights.paradoxes * (seat.stock[PARADOX] / limit)
            + weights.anomaly * anomalies(seat)
        )
        if limit - seat.stock[PARADOX] == 1:
            total += weights.brink
        if out and left > 0.0:
            total += weights.strain * strain(state, index)
        return total

    def _goals(self, state: State, index: int, now: bool, left: float, weights: Weights) -> float:
        seat = state.seats[index]
        total = weights.morale * seat.stock[MORALE] + weights.ideas * sum(seat.breakthroughs)
        if left > 0.0 or now:
            total += self._projects(state, seat, now, left, weights)
        in_time = left > 0.0 or (now and state.impact and seat.hexes != 0 and sum(seat.active) > 0)
        if in_time and not seat.evacuated and seat.evacuation >= 0:
            total += self._exodus(state, index, weights)
        if not self.rivals_known or len(self.rivals) != len(state.endgame):
            self.know_rivals(state, index)
            self.rivals_known = False
        leads = race = 0
        for i, card in enumerate(state.endgame):
            if seat.barred >> card & 1:
                continue
            own = scoring.standing(state, seat, state.rules.endgame_cards[card])
            most = self.rivals[i]
            if own >= most:
                leads += 1
            race += max(-3, min(3, own - most))
        return total + weights.leads * leads + weights.race * race

    def _projects(self, state: State, seat: Seat, now: bool, left: float, weights: Weights) -> float:
        """Superprojects that the seat may hope for, can pay, could build at once."""
        if not project_spots(seat):
            return 0.0
        reach = 0
        for spot in seat.places:
            if spot < SPOTS:
                worth = self.tiles[seat.spots[spot]]
                if worth is not None and worth.rifts:
                    reach = max(reach, worth.reach)
        if reach:
            reach += seat.traits[TRAVEL_RANGE]
        shapes = by_shape(seat)
        hoped = paid = ready = 0.0
        for era in range(1, len(state.superprojects)):
            code = state.superprojects[era]
            if code <= 0:
                continue
            worth = self.tiles[code]
            assert worth is not None
            cost = worth.tile.cost
            if cost is None:
                continue
            if era == seat.focus and now:
                hope = 1.0
            elif era > state.era:
                hope = 0.9
            elif state.era - era <= reach:
                hope = 0.85
            else:
                hope = 0.2
            gain = hope * (worth.at_once + worth.per_era * left)
            if gain <= hoped and gain <= paid:
                continue
            lack = missing_worth(seat.stock, cost.fixed)
            ideas = ideas_missing(seat, worth.tile, shapes)
            worker = worth.tile.worker_cost
            wanted = 0.0
            if worker >= 0:
                wanted = 1.5 if seat.active[worker] + seat.tired[worker] else 3.0
            hoped = max(hoped, gain - hope * (lack + wanted + 1.6 * ideas))
            if not ideas and lack < 1.0 and wanted < 3.0:
                paid = max(paid, gain)
                if era == seat.focus and now and seat.hexes and sum(seat.active):
                    ready = max(ready, gain)
        return weights.project * hoped + weights.project_paid * paid + weights.project_now * ready

    def _exodus(self, state: State, index: int, weights: Weights) -> float:
        """The Evacuation still to come."""
        seat = state.seats[index]
        row = state.rules.paths[seat.path].evacuations[seat.evacuation]
        what, least = row.needs
        share = 1.0
        if not seat.traits[ALWAYS_EVACUATES]:
            share = min(1.0, measure(state, seat, what) / least)
        points = evacuation_vp(state, index)
        parts = 0.0
        sets = sets_of(state, seat, row.each)
        for kind, count in row.each:
            parts += min(1.0, measure(state, seat, kind) / count - sets)
        total = weights.exodus_part * (share * row.per_set * parts / len(row.each))
        if share >= 1.0:
            return total + weights.exodus * points
        return total + share * (weights.exodus_near * row.base + weights.exodus_sets * over(points, row.base))


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
