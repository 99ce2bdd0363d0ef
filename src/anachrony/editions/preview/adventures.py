"""The early Adventure: spend Water and Energy Cores, draw, face; and the Power Bump."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anachrony.modules.pioneers.actions import Adventure, ChooseAdventure, DrawAdventure, FaceAdventure
from anachrony.modules.pioneers.rows import Pioneers
from anachrony.modules.pioneers.upgrades import PowerUpgrade, asset_number, free_slots, place_resource
from anachrony.rules.amounts import amount_of
from anachrony.rules.effect import Effect, note, run_again
from anachrony.rules.effects.assets import pay_water
from anachrony.rules.effects.placing import place_on_main
from anachrony.rules.effects.spaces import beginning, crews_in_suits, missing_on_space, probes, space_water
from anachrony.rules.general_supply import assets_left, take
from anachrony.rules.kinds import (
    CAPITALS,
    CORE,
    NOTHING,
    OPEN_SPACE,
    ROOM,
    STOCK_IN_POOL,
    STOP,
    WATER,
    replaced,
)
from anachrony.rules.places import guest, guest_crew, guest_fate, guest_place, placement
from anachrony.rules.what_if import purse_of

if TYPE_CHECKING:
    from anachrony.rules.effect import Facts, Frame
    from anachrony.rules.state import State

SPENT: Final = {WATER: 1, CORE: 2}  # P120: the Power that one of them gives
SPEND: Final = 8  # in a pick, + asset


class EarlyAdventure(Adventure):
    """Spend what one likes for this Adventure, then choose a deck (P120). The frame's x is the Power
    that was spent for."""

    __slots__ = ()

    def missing(self, state: State, frame: Frame) -> int:
        table = state.rules.table(Pioneers)
        decks = range(len(table.decks))
        return NOTHING if any(table.left(state, deck) for deck in decks) else STOCK_IN_POOL

    def ask(self, state: State, frame: Frame) -> list[int]:
        table = state.rules.table(Pioneers)
        picks = [deck for deck in range(len(table.decks)) if table.left(state, deck)]
        purse = purse_of(state, frame)
        if amount_of(purse, WATER):
            picks.append(SPEND + WATER)
        if amount_of(purse, CORE):
            picks.append(SPEND + CORE)
        return picks

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        table = state.rules.table(Pioneers)
        seat = state.seats[frame.seat]
        if pick >= SPEND:
            asset = pick - SPEND
            if asset == WATER:
                pay_water(state, frame.seat, 1)
            else:
                take(state, frame.seat, asset, 1)
            run_again(state, frame, frame.x + SPENT[asset])
            return ()
        power = table.power(seat) + frame.x
        note(state, "adventure", frame.seat, table.decks[pick].name, amounts={"power": power})
        return (EarlyDraw(pick, power, 1 + len(seat.beside[table.sensors])),)

    def text(self, state: State, frame: Frame, pick: int) -> str:
        if pick >= SPEND:
            return "spend water" if pick == SPEND + WATER else "spend core"
        return super().text(state, frame, pick)

    def place(self, state: State, frame: Frame, pick: int) -> str:
        return "" if pick >= SPEND else super().place(state, frame, pick)

    def about(self, state: State, frame: Frame) -> Facts:
        return {"power": state.rules.table(Pioneers).power(state.seats[frame.seat]) + frame.x}


class EarlyDraw(DrawAdventure):
    """As later, but for what becomes of the cards."""

    __slots__ = ()

    def next(self, drawn: tuple[int, ...]) -> Effect:
        return EarlyDraw(self.deck, self.power, self.left - 1, drawn)

    def last(self, drawn: tuple[int, ...]) -> Effect:
        return EarlyChoice(self.power, drawn)

    def prompt(self) -> str:
        return "draw-adventure"


class EarlyChoice(ChooseAdventure):
    """Keep one of the drawn cards; the others are shuffled into their deck (P121), its bottom too."""

    __slots__ = ()

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        table = state.rules.table(Pioneers)
        others = [card for card in self.drawn if card != pick]
        if others:
            deck = table.deck_of(pick)
            under = state.beside[table.under + deck]
            back = sum(1 << (card - table.first[deck]) for card in [*others, *under])
            bag = table.bag + deck
            state.bags = replaced(state.bags, bag, state.bags[bag] | back)
            under.clear()
        return (FaceAdventure(pick, self.power),)

    def prompt(self) -> str:
        return "choose-adventure"


class FreeUpgrade(PowerUpgrade):
    """A Power Upgrade with a Resource of the supply."""

    __slots__ = ()

    def missing(self, state: State, frame: Frame) -> int:
        return NOTHING if self.ask(state, frame) else ROOM

    def ask(self, state: State, frame: Frame) -> list[int]:
        seat = state.seats[frame.seat]
        slots = state.rules.table(Pioneers).boards[seat.path].slots
        free = free_slots(state, seat)
        return [slot for slot in free if assets_left(state, asset_number(state, slots[slot][0]))]

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        place_resource(state, frame.seat, pick)
        return ()

    def prompt(self) -> str:
        return "power-upgrade"


# --- Power Bump -------------------------------------------------------------------------------------------

SPACES: Final = 9  # in a pick, of Capital Actions; they come first on the Main board
CREWS: Final = 8  # in a pick


class PowerBump(Effect):
    """A weaker opponent's Exosuit moves to another empty hex of its Capital Action, and a Worker of one's own
    takes the hex it leaves (P126). A pick is that hex, where the other goes, and who comes."""

    __slots__ = ()

    def missing(self, state: State, frame: Frame) -> int:
        return NOTHING if self.ask(state, frame) else OPEN_SPACE

    def ask(self, state: State, frame: Frame) -> list[int]:
        seat = state.seats[frame.seat]
        if not seat.hexes:
            return []
        anyone = beginning(state, frame)
        water = amount_of(anyone.purse(), WATER)
        leaving = probes(state, anyone, crews_in_suits(state, frame))
        return [
            bump_pick(left, empty, probe.crew)
            for left, empty in self.moves(state, frame.seat)
            if water >= space_water(state, left)
            for probe in leaving
            if not missing_on_space(state, probe, left)
        ]

    def moves(self, state: State, index: int) -> list[tuple[int, int]]:
        """From where to where someone weaker could be moved."""
        table = state.rules.table(Pioneers)
        power = table.power(state.seats[index])
        found: list[tuple[int, int]] = []
        for action in range(CAPITALS):
            spaces = state.rules.capital_spaces[action]
            empty = [space for space in spaces if not state.at[space]]
            for space in spaces:
                owner = state.at[space] - 1
                if owner >= 0 and owner != index and table.power(state.seats[owner]) < power:
                    found += [(space, other) for other in empty]
        return found

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        left, empty, crew = bump_parts(pick)
        owner = state.at[left] - 1
        seat = state.seats[owner]
        at = next(i for i, busy in enumerate(seat.busy) if guest_place(busy) == left)
        moved = seat.busy[at]
        seat.busy = replaced(seat.busy, at, guest(empty, guest_fate(moved), guest_crew(moved)))
        state.at = replaced(replaced(state.at, left, 0), empty, owner + 1)
        note(state, "bump", owner, place=f"main/{state.rules.spaces[empty].name}")
        place_on_main(state, frame, placement(left, crew))
        return ()

    def text(self, state: State, frame: Frame, pick: int) -> str:
        if pick == STOP:
            return "stop"
        left, empty, crew = bump_parts(pick)
        names = [state.rules.spaces[space].name.replace("/", " ") for space in (left, empty)]
        return f"{names[0]} to {names[1]} {state.rules.crew_words[crew]}"

    def place(self, state: State, frame: Frame, pick: int) -> str:
        return "" if pick == STOP else f"main/{state.rules.spaces[bump_parts(pick)[0]].name}"


def bump_pick(left: int, empty: int, crew: int) -> int:
    return (left * SPACES + empty) * CREWS + crew


def bump_parts(pick: int) -> tuple[int, int, int]:
    spaces, crew = divmod(pick, CREWS)
    left, empty = divmod(spaces, SPACES)
    return left, empty, crew
