"""Construct: buildings and the Superproject in Focus."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anachrony.rules.amounts import covers, less, packed, short, units, unpacked
from anachrony.rules.cost import Cost
from anachrony.rules.effect import Effect, Value, bonus_of, happens, note
from anachrony.rules.effects.assets import Gain, Pay
from anachrony.rules.effects.paradox import is_free
from anachrony.rules.effects.stacks import RevealTop
from anachrony.rules.effects.workers import LoseWorker
from anachrony.rules.frame import Effects
from anachrony.rules.general_supply import pay_cost
from anachrony.rules.kinds import (
    ASSET_LETTERS,
    ASSET_WORDS,
    ASSETS,
    BREAKTHROUGH,
    BUILT,
    COLUMNS,
    CONTINUED,
    ENGINEERS,
    FOCUS,
    GOLD,
    ICON_WORDS,
    ICONS,
    LESS_ANY,
    MISSING_WORDS,
    NEUTRONIUM,
    NOTHING,
    OFFER,
    ROOM,
    SHAPE_WORDS,
    STOP,
    SUPERPROJECT_ANYWHERE,
    TITANIUM,
    TYPES,
    VP,
    WATER,
    WORKER_TO_LOSE,
    WORKER_WORDS,
    replaced,
)
from anachrony.rules.lack import Lack, lack_of
from anachrony.rules.place_names import project_place, spot_place
from anachrony.rules.places import spot_words
from anachrony.rules.settling import settle
from anachrony.rules.what_if import active_of, purse_of, stock_of

if TYPE_CHECKING:
    from mypy_extensions import i64  # a machine word, once compiled

    from anachrony.rules.effect import Facts, Frame
    from anachrony.rules.rows import Tile
    from anachrony.rules.ruleset import Ruleset
    from anachrony.rules.state import Seat, State

# Picks: the top of a primary stack is its type, of a secondary stack SECONDARY + type.
SECONDARY: Final = TYPES
PROJECT: Final = 2 * TYPES
NO_ASSETS: Final = (0,) * ASSETS


def can_spend(purse: i64, price: i64, waive: int) -> bool:
    """Whether somebody can pay this who need not pay so many T/U/G of choice."""
    if covers(purse, price):
        return True
    if not waive:
        return False
    lacks = short(purse, price)
    return not any(lacks[GOLD + 1 :]) and sum(lacks) <= waive


def free_spot(seat: Seat, kind: int) -> int:
    """The leftmost empty spot of a row, gaps included (ruling 45), or -1."""
    spots, anomalies = seat.spots, seat.anomalies
    base = kind * COLUMNS
    for spot in range(base, base + COLUMNS):
        if not spots[spot] and not anomalies[spot]:  # is_free, spelled out for a turn's many questions
            return spot
    return -1


def project_spots(seat: Seat) -> list[int]:
    """Where a Superproject's left half may go: the leftmost pair, any row that ties (ruling 49)."""
    pairs: list[int] = []
    for column in range(COLUMNS - 1):
        for row in range(TYPES):
            spot = row * COLUMNS + column
            if is_free(seat, spot) and is_free(seat, spot + 1):
                pairs.append(spot)
        if pairs and not seat.traits[SUPERPROJECT_ANYWHERE]:
            break
    return pairs


def breakthrough_ways(seat: Seat, tile: Tile) -> list[int]:
    """Kinds that may be paid first: the exact one, or the first of two of the given shapes."""
    own = seat.breakthroughs
    ways = [tile.breakthrough] if tile.breakthrough >= 0 and own[tile.breakthrough] else []
    first, second = tile.shapes
    firsts = own[first * ICONS : first * ICONS + ICONS]
    if first == second:
        if sum(firsts) >= 2:
            ways += [first * ICONS + icon for icon in range(ICONS) if firsts[icon]]
    elif any(own[second * ICONS : second * ICONS + ICONS]):
        ways += [first * ICONS + icon for icon in range(ICONS) if firsts[icon]]
    return ways


def spot_price(rules: Ruleset, seat: Seat, spot: int) -> i64:
    """What a building on this spot costs the seat before discounts, packed."""
    board = seat.board
    assert board is not None
    water = seat.traits[rules.building_water]
    price = board.costs[spot].packed
    return price + units(WATER, water) if water else price


def offered(state: State, pick: int) -> int:
    """The building on top of a stack, by its pick."""
    return state.tops[pick] if pick < SECONDARY else state.piles[pick - SECONDARY][-1]


def take_offer(state: State, pick: int) -> int:
    """That building leaves its stack."""
    code = offered(state, pick)
    if pick < SECONDARY:
        state.tops = replaced(state.tops, pick, 0)
    else:
        kind = pick - SECONDARY
        state.piles = replaced(state.piles, kind, state.piles[kind][:-1])
    return code


class Construct(Effect):
    """Build the top of one of eight stacks, or the Superproject in Focus."""

    __slots__ = ("less_any", "less_n", "only_project", "project_vp", "spot_vp")

    def __init__(
        self,
        less_n: int = 0,
        less_any: int = 0,
        only_project: bool = False,
        project_vp: int = 0,
        spot_vp: bool = False,
    ) -> None:
        self.less_n = less_n
        self.less_any = less_any
        self.only_project = only_project
        self.project_vp = project_vp
        self.spot_vp = spot_vp  # VP by the number of the spot

    def args(self) -> tuple[Value, ...]:
        return (self.less_n, self.less_any, self.only_project, self.project_vp, self.spot_vp)

    def missing(self, state: State, frame: Frame) -> int:
        return NOTHING if self.offers(state, frame, True) else OFFER

    def ask(self, state: State, frame: Frame) -> list[int]:
        return self.offers(state, frame, False)

    def offers(self, state: State, frame: Frame, one_will_do: bool) -> list[int]:
        """What this Worker can build and pay now (ruling 46: discounts add up, never below zero)."""
        seat = state.seats[frame.seat]
        purse = purse_of(state, frame)
        less_t = less_titanium(state, frame)
        waive = self.less_any + seat.traits[LESS_ANY]
        picks: list[int] = []
        if not self.only_project:
            for kind in range(TYPES):
                primary = state.tops[kind]
                secondary = state.piles[kind]
                if not primary and not secondary:
                    continue
                spot = free_spot(seat, kind)
                if spot < 0:
                    continue
                price = spot_price(state.rules, seat, spot)
                if less_t:
                    price = less(price, TITANIUM, less_t)
                if self.less_n:
                    price = less(price, NEUTRONIUM, self.less_n)
                if not covers(purse, price) and not (waive and can_spend(purse, price, waive)):
                    continue
                if one_will_do:
                    return [kind]
                if primary:
                    picks.append(kind)
                if secondary:
                    picks.append(SECONDARY + kind)
        code = state.superprojects[seat.focus]
        if code > 0 and self.can_build_project(state, frame, code, less_t, waive):
            picks.append(PROJECT)
        return picks

    def lack(self, state: State, frame: Frame, place: str) -> Lack | None:
        head, _, rest = place.partition("/")
        era, _, what = rest.partition("/")
        if head == "offer":
            return self.lack_of_building(state, frame, rest)
        if head == "timeline" and what == "superproject":
            return self.lack_of_project(state, frame, era)
        return None

    def lack_of_building(self, state: State, frame: Frame, code: str) -> Lack:
        seat = state.seats[frame.seat]
        for offered in [*state.tops[:TYPES], *(pile[-1] for pile in state.piles[:TYPES] if pile)]:
            if offered and str(offered) == code:
                if self.only_project:
                    return Lack("choice")
                spot = free_spot(seat, state.rules.tile(offered).kind)
                if spot < 0:
                    return lack_of(ROOM)
                return self.lack_of_assets(state, frame, spot_price(state.rules, seat, spot))
        return lack_of(OFFER)

    def lack_of_project(self, state: State, frame: Frame, number: str) -> Lack:
        seat = state.seats[frame.seat]
        era = state.rules.era_positions.get(number, 0)
        if not era:
            return Lack("place")
        code = state.superprojects[era]
        if code <= 0:
            return lack_of(OFFER)
        if seat.focus != era:
            return lack_of(FOCUS)
        tile = state.rules.tile(code)
        worker = tile.worker_cost
        if not project_spots(seat):
            return lack_of(ROOM)
        if worker >= 0 and not active_of(state, frame)[worker] + seat.tired[worker]:
            return Lack(MISSING_WORDS[WORKER_TO_LOSE], (WORKER_WORDS[worker],))
        if not breakthrough_ways(seat, tile):
            return lack_of(BREAKTHROUGH)
        assert tile.cost is not None
        short_of_more = tile.cost.missing_more(stock_of(state, frame), state.rules.asset_numbers)
        if short_of_more:
            return lack_of(short_of_more, state.rules.missing_words)
        return self.lack_of_assets(state, frame, tile.cost.packed)

    def lack_of_assets(self, state: State, frame: Frame, price: i64) -> Lack:
        purse = purse_of(state, frame)
        price = reduced(price, less_titanium(state, frame), self.less_n)
        if can_spend(purse, price, self.less_any + state.seats[frame.seat].traits[LESS_ANY]):
            return Lack("choice")
        lacks = short(stock_of(state, frame), price)
        return Lack("assets", tuple(ASSET_WORDS[asset] for asset in range(ASSETS) if lacks[asset]))

    def can_build_project(self, state: State, frame: Frame, code: int, less_t: int, waive: int) -> bool:
        seat = state.seats[frame.seat]
        tile = state.rules.tile(code)
        cost = tile.cost
        assert cost is not None
        purse = purse_of(state, frame)
        if not can_spend(purse, reduced(cost.packed, less_t, self.less_n), waive):
            return False
        if cost.more and cost.missing_more(purse, state.rules.asset_numbers):
            return False
        worker = tile.worker_cost
        if worker >= 0 and not active_of(state, frame)[worker] + seat.tired[worker]:
            return False
        return bool(breakthrough_ways(seat, tile)) and bool(project_spots(seat))

    def do(self, state: State, frame: Frame, pick: int) -> Effects:
        seat = state.seats[frame.seat]
        less_t = less_titanium(state, frame)
        waive = self.less_any + seat.traits[LESS_ANY]
        if pick == PROJECT:
            code = state.superprojects[seat.focus]
            tile = state.rules.tile(code)
            assert tile.cost is not None
            spend = Spend(unpacked(reduced(tile.cost.packed, less_t, self.less_n)), waive, code)
            effects: Effects = (spend, PayBreakthroughs(code))
            if tile.cost.more:
                effects = (Pay(NO_ASSETS, 0, tile.cost.more), *effects)
            if tile.worker_cost >= 0:
                effects += (LoseWorker(tile.worker_cost),)
            effects += (PlaceProject(code), *tile.built)
            return (*effects, Gain(VP, self.project_vp)) if self.project_vp else effects
        kind = pick % TYPES
        spot = free_spot(seat, kind)
        price = reduced(spot_price(state.rules, seat, spot), less_t, self.less_n)
        code = take_offer(state, pick)
        effects = (Spend(unpacked(price), waive, code), Build(code, spot), *state.rules.tile(code).built)
        if pick < SECONDARY:
            effects += (RevealTop(kind),)
        return (*effects, Gain(VP, spot % COLUMNS + 1)) if self.spot_vp else effects

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return state.rules.tile(self.tile_of(state, frame, pick)).name

    def place(self, state: State, frame: Frame, pick: int) -> str:
        if pick == PROJECT:
            return project_place(state, state.seats[frame.seat].focus)
        return f"offer/{self.tile_of(state, frame, pick)}"

    def tile_of(self, state: State, frame: Frame, pick: int) -> int:
        if pick == PROJECT:
            return state.superprojects[state.seats[frame.seat].focus]
        return offered(state, pick)


def less_titanium(state: State, frame: Frame) -> int:
    """An Engineer, or a Genius in an Engineer's place, subtracts 1 Titanium (ruling 47)."""
    return 1 if bonus_of(state, frame) & ENGINEERS else 0


def reduced(price: i64, less_t: int, less_n: int) -> i64:
    """A price with so much less Titanium and Neutronium, as far as there is any in it."""
    if less_t:
        price = less(price, TITANIUM, less_t)
    return less(price, NEUTRONIUM, less_n) if less_n else price


class OfTile(Effect):
    """An effect that asks about one tile."""

    __slots__ = ("code",)

    def __init__(self, code: int) -> None:
        self.code = code

    def args(self) -> tuple[Value, ...]:
        return (self.code,)

    def about(self, state: State, frame: Frame) -> Facts:
        return {"tile": state.rules.tile(self.code).name}


class Spend(Effect):
    """Pay a construction cost after choosing which T, U or G need not be paid."""

    __slots__ = ("code", "fixed", "waive")

    def __init__(self, fixed: tuple[int, ...], waive: int, code: int) -> None:
        self.fixed = fixed
        self.waive = waive
        self.code = code  # the tile that is paid for

    def args(self) -> tuple[Value, ...]:
        return (self.fixed, self.waive, self.code)

    def ask(self, state: State, frame: Frame) -> list[int] | None:
        if not self.waive:
            return None
        purse = purse_of(state, frame)
        price = packed(self.fixed)
        return [
            kind
            for kind in range(TITANIUM, GOLD + 1)
            if self.fixed[kind] and can_spend(purse, price - units(kind, 1), self.waive - 1)
        ]

    def without(self, kind: int) -> tuple[int, ...]:
        return tuple(n - 1 if i == kind else n for i, n in enumerate(self.fixed))

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        if pick != STOP:
            return (Spend(self.without(pick), self.waive - 1, self.code),)
        pay_cost(state, frame.seat, Cost(self.fixed))
        return ()

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return f"less {ASSET_LETTERS[pick]}"

    def about(self, state: State, frame: Frame) -> Facts:
        return {"tile": state.rules.tile(self.code).name}


class PayBreakthroughs(OfTile):
    """The exact Breakthrough, or one of each of two shapes (ruling 51). A pick is a kind."""

    __slots__ = ()

    def ask(self, state: State, frame: Frame) -> list[int]:
        return breakthrough_ways(state.seats[frame.seat], state.rules.tile(self.code))

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        tile = state.rules.tile(self.code)
        give_breakthrough(state, frame.seat, pick)
        if pick == tile.breakthrough:
            return ()
        return (PayShape(tile.shapes[1]),)

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return breakthrough_words(pick)


class PayShape(Effect):
    """The second of two Breakthroughs."""

    __slots__ = ("shape",)

    def __init__(self, shape: int) -> None:
        self.shape = shape

    def args(self) -> tuple[Value, ...]:
        return (self.shape,)

    def ask(self, state: State, frame: Frame) -> list[int]:
        own = state.seats[frame.seat].breakthroughs
        start = self.shape * ICONS
        return [kind for kind in range(start, start + ICONS) if own[kind]]

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        give_breakthrough(state, frame.seat, pick)
        return ()

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return breakthrough_words(pick)


def give_breakthrough(state: State, index: int, kind: int) -> None:
    """Spent Breakthroughs return to the supply (ruling 51)."""
    seat = state.seats[index]
    seat.breakthroughs = replaced(seat.breakthroughs, kind, seat.breakthroughs[kind] - 1)
    state.research = replaced(state.research, kind, state.research[kind] + 1)
    note(state, "pay-breakthrough", index, breakthrough_words(kind))


def breakthrough_words(kind: int) -> str:
    return f"{SHAPE_WORDS[kind // ICONS]} {ICON_WORDS[kind % ICONS]}"


class Build(Effect):
    """Put a building on its spot."""

    __slots__ = ("code", "spot")

    def __init__(self, code: int, spot: int) -> None:
        self.code = code
        self.spot = spot

    def args(self) -> tuple[Value, ...]:
        return (self.code, self.spot)

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        seat = state.seats[frame.seat]
        seat.spots = replaced(seat.spots, self.spot, self.code)
        settle(state.rules, seat)
        if state.events is not None:
            name = state.rules.tile(self.code).name
            note(state, "build", frame.seat, name, spot_place(state, frame.seat, self.spot))
        happens(state, frame, BUILT, self.code)
        return ()


class PlaceProject(OfTile):
    """Put a Superproject on two spots; its Era place stays empty (ruling 48)."""

    __slots__ = ()

    def ask(self, state: State, frame: Frame) -> list[int]:
        return project_spots(state.seats[frame.seat])

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        seat = state.seats[frame.seat]
        seat.spots = replaced(replaced(seat.spots, pick, self.code), pick + 1, CONTINUED)
        era = state.superprojects.index(self.code)
        state.superprojects = replaced(state.superprojects, era, -self.code)
        settle(state.rules, seat)
        name = state.rules.tile(self.code).name
        note(state, "build", frame.seat, name, spot_place(state, frame.seat, pick))
        happens(state, frame, BUILT, self.code)
        return ()

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return spot_words(pick)

    def place(self, state: State, frame: Frame, pick: int) -> str:
        return spot_place(state, frame.seat, pick)
