"""Phase 3, Power up: Exosuits onto hexes, Water for the empty ones."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anachrony.rules.amounts import amount_of
from anachrony.rules.cost import Cost
from anachrony.rules.effect import Effect, Joint, Value, happens, note, run_first
from anachrony.rules.effects.exosuits import idle_unmanned, power_unmanned
from anachrony.rules.effects.flow import Owe
from anachrony.rules.general_supply import add, pay_cost, remove, take
from anachrony.rules.kinds import (
    ASSET_LETTERS,
    ASSET_WORDS,
    ASSETS,
    CORE,
    EXCHANGE_CORES,
    EXOSUIT,
    FREE_SPACE,
    GOLD,
    HEX_WORDS,
    HEXES,
    LOCKED,
    OPEN_SPACE,
    POWERED_UP,
    STOP,
    UNMANNED,
    WATER,
)
from anachrony.rules.lack import Lack, lack_of
from anachrony.rules.place_names import hex_place

if TYPE_CHECKING:
    from anachrony.rules.effect import Frame
    from anachrony.rules.rows import Board
    from anachrony.rules.ruleset import Ruleset
    from anachrony.rules.state import Seat, State

NO_UNIT: Final = 3  # where no Titanium, Uranium or Gold of choice is paid
CORE_TO_WATER: Final = 1 << 16  # these three are also marks in Seat.secret, beyond any Warp tile
WATER_TO_CORE: Final = 1 << 17
HEX_WATER: Final = 1 << 18  # no more Exosuits: the Water of the empty hexes first, then exchanges
WITHOUT_WORKER: Final = 1 << 10  # the Exosuit is one that needs none


# A pick is an exchange, or a hex, the way to pay for it and the unit paid, and perhaps WITHOUT_WORKER.


def hex_pick(hex_: int, way: int, unit: int) -> int:
    return hex_ * 16 + way * 4 + unit


def hex_of(pick: int) -> int:
    return pick % WITHOUT_WORKER // 16


def way_of(pick: int) -> int:
    return pick // 4 % 4


def unit_of(pick: int) -> int:
    return pick % 4


def is_exchange(pick: int) -> bool:
    return pick in (CORE_TO_WATER, WATER_TO_CORE)


def is_unmanned(pick: int) -> bool:
    return pick >= WITHOUT_WORKER


class BeginPowerUp(Effect):
    """One seat after the other in turn order, or all at once where the table agreed to (note).

    What a seat has for that moment follows its own Power up; where all power up at once, the last one's."""

    __slots__ = ("together",)

    def __init__(self, together: bool = False) -> None:
        self.together = together

    def args(self) -> tuple[Value, ...]:
        return (self.together,)

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        for seat in state.seats:
            seat.credit = 0
            seat.secret = 0
        order = state.in_turn_order()
        then: tuple[Effect, ...] = (PoweredUp(),) if state.rules.moments >> POWERED_UP & 1 else ()
        if self.together:
            for index in reversed(order):
                run_first(state, then, index)
            run_first(state, (Owe(state.rules.people), PowerUp()), frame.seat)
        for index in reversed(order):
            automaton = state.rules.automata[index]
            if automaton is not None:
                run_first(state, automaton.power_up(), index)
            elif not self.together:
                run_first(state, (Owe(1 << index), PowerUp(), *then), index)
        return ()


class PowerUp(Joint):
    """One Exosuit after the other, free hexes first, until the player stops (ruling 24).

    Captain Wolfe may exchange in between, and the Water of the empty hexes too (ruling 26). Exchanging
    back only leads to where he was, so the first exchange fixes the direction; his ``secret`` remembers it.
    """

    __slots__ = ()

    def ask_seat(self, state: State, seat: int) -> list[int]:
        own = state.seats[seat]
        board = own.board
        assert board is not None
        if own.secret == HEX_WATER:
            return [WATER_TO_CORE, STOP] if amount_of(own.stock, WATER) >= 2 else [STOP]
        picks: list[int] = []
        idle = idle_unmanned(state, own)
        if own.suits or idle:
            seen: list[str] = []
            for hex_ in board.hex_order:
                if (own.hexes | own.covered_hexes | own.locked_hexes) >> hex_ & 1:
                    continue
                prices = board.hex_prices[hex_]
                if not prices[0]:
                    picks = [hex_pick(hex_, 0, NO_UNIT)]  # nothing beats a free hex
                    break
                for way, cost in enumerate(board.hex_costs[hex_]):
                    if prices[way] in seen:
                        continue  # another hex of this kind is as good
                    seen.append(prices[way])
                    picks += _payments(state, own, hex_, way, cost)
            if idle:
                others = [pick + WITHOUT_WORKER for pick in picks]
                picks = others + picks if own.suits else others
        if own.traits[EXCHANGE_CORES]:
            if amount_of(own.stock, CORE) and own.secret != WATER_TO_CORE:
                picks.append(CORE_TO_WATER)
            if amount_of(own.stock, WATER) >= 2 and own.secret != CORE_TO_WATER:
                picks.append(WATER_TO_CORE)
            water = _hex_water(state.rules, own, board)
            if water and amount_of(own.stock, WATER) + water >= 2 and own.secret != CORE_TO_WATER:
                picks.append(HEX_WATER)
        picks.append(STOP)
        return picks

    def lack(self, state: State, frame: Frame, place: str) -> Lack | None:
        own = state.seats[frame.seat]
        head, _, name = place.rpartition("/")
        if head != f"seat/{frame.seat + 1}/hex" or own.board is None:
            return None
        if name not in HEX_WORDS:
            return Lack("place")
        hex_ = HEX_WORDS.index(name)
        if own.secret == HEX_WATER:
            return Lack("choice")
        if own.covered_hexes >> hex_ & 1:
            return lack_of(OPEN_SPACE)
        if own.hexes >> hex_ & 1:
            return lack_of(FREE_SPACE)
        if own.locked_hexes >> hex_ & 1:
            return lack_of(LOCKED)
        if not own.suits and not idle_unmanned(state, own):
            return lack_of(EXOSUIT)
        lack = own.board.hex_costs[hex_][0].missing(own.stock, state.rules.asset_numbers)
        return lack_of(lack, state.rules.missing_words)

    def do_seat(self, state: State, seat: int, pick: int) -> None:
        own = state.seats[seat]
        board = own.board
        assert board is not None
        if pick in (STOP, HEX_WATER):
            if own.secret != HEX_WATER:
                water = _hex_water(state.rules, own, board)
                note(state, "powered-up", seat, amounts={"water": add(state, seat, WATER, water)})
            if pick == HEX_WATER:
                own.secret = HEX_WATER
            else:
                own.secret = 0
                state.owing &= ~(1 << seat)
        elif pick == CORE_TO_WATER:
            own.secret = pick
            _exchange(state, seat, CORE, 1, WATER, 2)
        elif pick == WATER_TO_CORE:
            if own.secret != HEX_WATER:
                own.secret = pick
            _exchange(state, seat, WATER, 2, CORE, 1)
        else:
            hex_, unit = hex_of(pick), unit_of(pick)
            if is_unmanned(pick):
                power_unmanned(state, seat, hex_, hex_place(state, seat, hex_))
            else:
                own.suits -= 1
                own.hexes |= 1 << hex_
                if state.events is not None:
                    note(state, "power-up", seat, place=hex_place(state, seat, hex_))
            pay_cost(state, seat, board.hex_costs[hex_][way_of(pick)])
            if unit != NO_UNIT:
                take(state, seat, unit, 1)

    def text(self, state: State, frame: Frame, pick: int) -> str:
        if pick == STOP:
            return "done"
        if pick == HEX_WATER:
            return "water first"
        if is_exchange(pick):
            pay, gain = self.exchange(pick)
            return f"{pay.words()} for {gain.words()}"
        suit = state.rules.crew_words[UNMANNED] if is_unmanned(pick) else "suit"
        unit = unit_of(pick)
        if unit != NO_UNIT:
            return f"{suit} {ASSET_LETTERS[unit]}"
        board = state.seats[frame.seat].board
        assert board is not None
        paid = board.hex_prices[hex_of(pick)][way_of(pick)]
        return f"{suit} {paid}" if paid else suit

    def exchange(self, pick: int) -> tuple[Cost, Cost]:
        """What is paid, and what for."""
        core, water = Cost((0, 0, 0, 0, 0, 1)), Cost((0, 0, 0, 0, 2, 0))
        return (core, water) if pick == CORE_TO_WATER else (water, core)

    def cost(self, state: State, frame: Frame, pick: int) -> Cost:
        """Of a hex in the way that was chosen; a Resource of choice as that one."""
        unit = unit_of(pick)
        if unit != NO_UNIT:
            return Cost(tuple(int(asset == unit) for asset in range(ASSETS)))
        board = state.seats[frame.seat].board
        assert board is not None
        return board.hex_costs[hex_of(pick)][way_of(pick)]

    def place(self, state: State, frame: Frame, pick: int) -> str:
        if pick == STOP or pick >= CORE_TO_WATER:
            return ""
        return hex_place(state, frame.seat, hex_of(pick))


class PoweredUp(Effect):
    """What tiles do when their owner has powered up (ruling F91)."""

    __slots__ = ()

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        happens(state, frame, POWERED_UP)
        return ()


def _exchange(state: State, index: int, pays: int, n: int, gains: int, m: int) -> None:
    remove(state, index, pays, n)
    came = add(state, index, gains, m)
    note(state, "exchange", index, amounts={ASSET_WORDS[pays]: -n, ASSET_WORDS[gains]: came})


def _hex_water(rules: Ruleset, own: Seat, board: Board) -> int:
    """What the empty hexes give when the last Exosuit is powered up."""
    empty = HEXES - (own.hexes | own.covered_hexes | own.locked_hexes).bit_count()
    return max(0, empty * board.hex_water - own.traits[rules.hex_water_less])


def _payments(state: State, own: Seat, hex_: int, way: int, cost: Cost) -> list[int]:
    if cost.any:
        return [hex_pick(hex_, way, unit) for unit in range(GOLD + 1) if amount_of(own.stock, unit)]
    return [] if cost.missing(own.stock, state.rules.asset_numbers) else [hex_pick(hex_, way, NO_UNIT)]
