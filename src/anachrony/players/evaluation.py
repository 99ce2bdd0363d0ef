"""How good a position is for one seat: the points it shows and what it promises, term by term.

The value is in Victory Points: the score sheet as it stands (without Warp tiles and Endgame
Conditions, which are still open), plus terms. A term is a count that means something to a player;
its weight is ``at_end + per_era * eras_left``, so that what only pays off later fades toward the end.
The terms stand in ``terms.py``, all weights in ``weights.py``; ``tune.py`` makes the weights from games
of the player against itself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anachrony.players.insights import insights
from anachrony.players.terms import COUNT, TERMS
from anachrony.players.weights import WEIGHTS
from anachrony.players.worth import PRICES, effects_worth, tile_worths
from anachrony.rules import scoring
from anachrony.rules.effects.building import breakthrough_ways, free_spot, project_spots
from anachrony.rules.effects.main_board import evacuation_vp
from anachrony.rules.effects.paradox import paradox_limit
from anachrony.rules.effects.time import can_return
from anachrony.rules.effects.workers import supply_cost
from anachrony.rules.kinds import (
    ACTION_ROUNDS,
    ALWAYS_EVACUATES,
    ANOMALY,
    ANOMALY_VP,
    CAPITALS,
    CORE,
    EMPTY,
    GOLD,
    ICONS,
    MORALE,
    MOTIVATED,
    NEUTRONIUM,
    NO_LOW_MORALE,
    OWN,
    PARADOX,
    POWER_UP,
    SPOTS,
    SUPERPROJECT_VP,
    SUPPLY_PLACE,
    TITANIUM,
    TRAVEL,
    TRAVEL_RANGE,
    TRAVEL_VP,
    TYPES,
    URANIUM,
    VP,
    WARPS,
    WATER,
    WORKERS,
)
from anachrony.rules.measures import anomalies, measure
from anachrony.rules.state import guest_fate, guest_worker

if TYPE_CHECKING:
    from anachrony.players.insight import Insight
    from anachrony.players.worth import TileWorth
    from anachrony.rules.rows import Tile
    from anachrony.rules.ruleset import Ruleset
    from anachrony.rules.state import Seat, State

LATE_ERAS: Final = 2.4  # Eras that the collapsing Capital usually leaves after the Impact
COLLAPSE_RATE: Final = 1.25  # Capital spaces that a seat uses in an Era after the Impact


class Evaluation:
    """The evaluation for one ruleset, with its weights in the order of TERMS."""

    def __init__(self, rules: Ruleset, weights: dict[str, tuple[float, float]] | None = None) -> None:
        self.rules: Ruleset = rules
        table = WEIGHTS if weights is None else weights
        self.at_end: list[float] = [table[name][0] for name in TERMS]
        self.per_era: list[float] = [table[name][1] for name in TERMS]
        self.worths: list[TileWorth | None] = tile_worths(rules)
        self.insights: list[Insight] = insights(rules)
        self.capital: list[int] = [
            place for action in range(CAPITALS) for place in rules.capital_spaces[action]
        ]

        self.rivals: list[int] = []  # most that another seat has, for each Endgame Condition
        self.rivals_known: bool = False

    def know_rivals(self, state: State, index: int) -> None:
        """While one seat's options are compared the others stand still: count them once."""
        self.rivals = []
        for card in state.endgame:
            what = state.rules.endgame_cards[card].numbers[0]
            most = 0
            for other in range(len(state.seats)):
                if other != index:
                    most = max(most, measure(state, state.seats[other], what))
            self.rivals.append(most)
        self.rivals_known = True

    def forget_rivals(self) -> None:
        self.rivals_known = False

    # --- the whole ----------------------------------------------------------------------------------

    def value(self, state: State, index: int) -> float:
        """Points that this seat may expect at the end."""
        if state.over:
            return self.outcome(state, index)
        if state.seats[index].board is None:
            return 0.0
        terms = self.features(state, index)
        left = self.eras_left(state, index)
        total = self.standing(state, index)
        at_end = self.at_end
        per_era = self.per_era
        for i in range(COUNT):
            term = terms[i]
            if term != 0.0:
                total += term * (at_end[i] + per_era[i] * left)
        for insight in self.insights:
            total += insight.value(state, index, left)
        for card in state.seats[index].chosen:  # drafted, still to come
            total += effects_worth(state.rules.asset_cards[card].effects)
        return total

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
        """The score sheet without its two open lines."""
        seat = state.seats[index]
        board = seat.board
        assert board is not None
        total = 0
        tiles = state.rules.tiles
        projects = 0
        for code in seat.spots:
            if code > ANOMALY:
                tile = tiles[code]
                if tile is not None:
                    total += tile.vp
                    if tile.kind >= TYPES:
                        projects += 1
        traits = seat.traits
        total += traits[SUPERPROJECT_VP] * projects
        total += anomalies(seat) * (scoring.ANOMALY_SCORE + traits[ANOMALY_VP])
        steps = seat.stock[TRAVEL]
        total += board.travel_vp[steps] + traits[TRAVEL_VP] * steps
        morale = board.morale_vp[seat.stock[MORALE]]
        if morale > 0 or not traits[NO_LOW_MORALE]:
            total += morale
        return float(total + scoring.breakthrough_score(seat) + seat.stock[VP])

    def eras_left(self, state: State, index: int) -> float:
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

    # --- the terms ----------------------------------------------------------------------------------

    def features(self, state: State, index: int) -> list[float]:
        """The terms of one seat."""
        seat = state.seats[index]
        now = POWER_UP <= state.phase <= ACTION_ROUNDS and not state.passed >> index & 1
        left = self.eras_left(state, index)
        found: list[float] = []
        self._assets(seat, found)
        self._workers(state, seat, now, found)
        self._buildings(state, seat, now, left, found)
        self._time(state, index, now, left, found)
        self._goals(state, index, now, left, found)
        return found

    def _assets(self, seat: Seat, found: list[float]) -> None:
        stock = seat.stock
        surplus = 0
        titanium = stock[TITANIUM]
        found.append(float(min(titanium, 2)))
        found.append(float(max(0, min(titanium, 6) - 2)))
        surplus += max(0, titanium - 6)
        for kind in (URANIUM, GOLD, NEUTRONIUM):
            have = stock[kind]
            found.append(float(min(have, 1)))
            found.append(float(max(0, min(have, 4) - 1)))
            surplus += max(0, have - 4)
        found.append(float(surplus))
        water = stock[WATER]
        found.append(float(min(water, 4)))
        found.append(float(max(0, min(water, 10) - 4)))
        found.append(float(max(0, water - 10)))
        found.append(float(min(stock[CORE], 3)))
        found.append(float(max(0, stock[CORE] - 3)))

    def _workers(self, state: State, seat: Seat, now: bool, found: list[float]) -> None:
        total = 0
        counts = [0, 0, 0, 0]
        active = tired = 0
        for worker in range(WORKERS):
            counts[worker] = seat.active[worker] + seat.tired[worker]
            active += seat.active[worker]
            tired += seat.tired[worker]
        late = tired
        for busy in seat.busy:
            fate = guest_fate(busy)
            if fate <= MOTIVATED and guest_worker(busy) < WORKERS:
                counts[guest_worker(busy)] += 1
                if fate != MOTIVATED:
                    late += 1
        for worker in range(WORKERS):
            found.append(float(counts[worker]))
            total += counts[worker]
        found.append(float(max(0, total - 6)))
        found.append(float(late))
        price = supply_cost(seat)
        if now:
            suits = seat.hexes.bit_count()
            suited = min(suits, active)
            found.append(float(active))
            found.append(float(suited))
            found.append(float(min(suits - suited, tired)))
            found.append(float(tired))
            ready = active > 0 and seat.stock[WATER] >= price and not seat.used >> (SUPPLY_PLACE - OWN) & 1
            found.append(float(tired) if ready else 0.0)
        else:
            found += [0.0, 0.0, 0.0, 0.0, 0.0]
        found.append(min(1.0, seat.stock[WATER] / price) if price else 1.0)

    def _buildings(self, state: State, seat: Seat, now: bool, left: float, found: list[float]) -> None:
        free = by_worker = free_now = passives = 0.0
        idle: list[float] = []
        spots = 0
        rules = state.rules
        for spot in range(SPOTS):
            code = seat.spots[spot]
            if code == EMPTY:
                spots += 1
            if code <= ANOMALY or seat.covered >> spot & 1:
                continue
            worth = self.worths[code]
            if worth is None:
                continue
            free += worth.free
            passives += worth.per_era - worth.free
            if worth.by_worker > 0.0:
                by_worker += worth.by_worker
            if now and not seat.used >> spot & 1:
                free_now += worth.free
                if worth.needs_worker and worth.by_worker > 0.0:
                    for worker in range(WORKERS):
                        if seat.active[worker] and worth.workers >> worker & 1:
                            idle.append(worth.by_worker)
                            break
        hands = sum(seat.active)
        if len(idle) > hands:
            idle.sort(reverse=True)
        found.append(free)
        found.append(by_worker)
        found.append(sum(idle[:hands]))
        found.append(free_now)
        found.append(passives)
        found.append(float(spots))
        best = second = 0.0
        if left > 0.0 or now:
            board = seat.board
            assert board is not None
            for kind in range(TYPES):
                spot = free_spot(seat, kind)
                if spot < 0:
                    continue
                lack = missing_worth(seat.stock, board.costs[spot].fixed)
                gain = 0.0
                code = state.tops[kind]
                if code:
                    gain = self.tile_value(rules.tile(code), left)
                if state.piles[kind]:
                    gain = max(gain, self.tile_value(rules.tile(state.piles[kind][-1]), left))
                gain -= lack
                if gain > best:
                    second = best
                    best = gain
                elif gain > second:
                    second = gain
        found.append(best)
        found.append(second)

    def tile_value(self, tile: Tile, left: float) -> float:
        """What a tile still to be built would bring."""
        worth = self.worths[tile.code]
        assert worth is not None
        return tile.vp + worth.lasting + worth.per_era * left

    def _time(self, state: State, index: int, now: bool, left: float, found: list[float]) -> None:
        seat = state.seats[index]
        rules = state.rules
        board = seat.board
        assert board is not None
        plants = idle = 0
        for spot in seat.places:
            worth = self.worths[seat.spots[spot]]
            if worth is not None and worth.rifts:
                plants += worth.rifts
                if now and not seat.used >> spot & 1:
                    idle += worth.rifts
        idle = min(idle, sum(seat.active))
        out = returnable = payable = 0
        for tile in range(WARPS):
            era = seat.warp[tile]
            if era:
                out += 1
                if can_return(state, seat, tile):
                    payable += 1
                    if era < state.era:
                        returnable += 1
        track = len(board.travel_vp) - 1 - seat.stock[TRAVEL]
        trips = plants * left + idle
        loops = min(float(min(out, track)), trips)
        found.append(loops)
        found.append(float(min(idle, returnable, track)))
        debt = out - loops
        found.append(debt)
        found.append(min(debt, float(payable)))
        found.append(max(0.0, min(float(track), trips) - loops))
        found.append(min(float(WARPS - out), left * rules.warps_per_era))
        found.append(float(strain(state, index)) if left > 0.0 else 0.0)
        limit = paradox_limit(state, seat)
        found.append(seat.stock[PARADOX] / limit)
        found.append(1.0 if limit - seat.stock[PARADOX] == 1 else 0.0)
        found.append(float(anomalies(seat)))

    def _goals(self, state: State, index: int, now: bool, left: float, found: list[float]) -> None:
        seat = state.seats[index]
        found.append(float(seat.stock[MORALE]))
        found.append(float(sum(seat.breakthroughs)))
        found.append(self._project(state, seat, now, left) if left > 0.0 or now else 0.0)
        self._evacuation(state, index, now, left, found)
        leads = race = 0.0
        if not self.rivals_known or len(self.rivals) != len(state.endgame):
            self.know_rivals(state, index)
            self.rivals_known = False
        for i, card in enumerate(state.endgame):
            own = measure(state, seat, state.rules.endgame_cards[card].numbers[0])
            most = self.rivals[i]
            if own >= most:
                leads += 1.0
            race += max(-3, min(3, own - most))
        found.append(leads)
        found.append(race)
        found.append(1.0 if state.next_first == index else 0.0)
        found.append(1.0)

    def _project(self, state: State, seat: Seat, now: bool, left: float) -> float:
        """The best Superproject that the seat may hope for."""
        if not project_spots(seat):
            return 0.0
        reach = 0
        for spot in seat.places:
            worth = self.worths[seat.spots[spot]]
            if worth is not None and worth.rifts:
                reach = max(reach, worth.reach)
        if reach:
            reach += seat.traits[TRAVEL_RANGE]
        best = 0.0
        for era in range(1, len(state.superprojects)):
            code = state.superprojects[era]
            if code <= 0:
                continue
            if era == seat.focus and now:
                hope = 1.0
            elif era > state.era:
                hope = 0.9
            elif state.era - era <= reach:
                hope = 0.85
            elif era == state.era:
                hope = 0.2
            else:
                hope = 0.25
            tile = state.rules.tile(code)
            assert tile.cost is not None
            gain = self.tile_value(tile, left) - missing_worth(seat.stock, tile.cost.fixed)
            if gain * hope <= best:
                continue
            gain -= 1.6 * self._ideas_missing(seat, tile)
            worker = tile.worker_cost
            if worker >= 0:
                gain -= 1.5 if seat.active[worker] + seat.tired[worker] else 3.0
            gain *= hope
            if gain > best:
                best = gain
        return best

    def _ideas_missing(self, seat: Seat, tile: Tile) -> int:
        """Breakthroughs to find before the tile can be paid."""
        if breakthrough_ways(seat, tile):
            return 0
        if tile.breakthrough >= 0:
            return 1
        have = sum(seat.breakthroughs[tile.shapes[0] * ICONS : tile.shapes[0] * ICONS + ICONS])
        return max(0, 2 - have)

    def _evacuation(self, state: State, index: int, now: bool, left: float, found: list[float]) -> None:
        seat = state.seats[index]
        possible = left > 0.0 or (now and state.impact and seat.hexes and sum(seat.active))
        if seat.evacuated or not possible or seat.evacuation < 0:
            found += [0.0, 0.0, 0.0]
            return
        row = state.rules.paths[seat.path].evacuations[seat.evacuation]
        what, least = row.needs
        have = measure(state, seat, what)
        points = evacuation_vp(state, index)
        if have >= least or seat.traits[ALWAYS_EVACUATES]:
            found.append(float(points))
            found.append(0.0)
            found.append(0.0)
        else:
            found.append(0.0)
            found.append(have / least)
            found.append(have / least * (points - row.base) if points > row.base else 0.0)


def missing_worth(stock: list[int], fixed: tuple[int, ...]) -> float:
    """The price of the assets that a cost lacks."""
    total = 0.0
    for asset in range(6):
        lack = fixed[asset] - stock[asset]
        if lack > 0:
            total += lack * PRICES[asset]
    return total


def strain(state: State, index: int) -> int:
    """Paradox rolls that the seat owes in the next Era, as the Warp tiles lie now."""
    rolls = 0
    for era in range(1, state.era + 1):
        own = 0
        for at in state.seats[index].warp:
            if at == era:
                own += 1
        if not own:
            continue
        most = True
        for other in range(len(state.seats)):
            if other != index and state.seats[other].warp.count(era) > own:
                most = False
        rolls += most
    return rolls
