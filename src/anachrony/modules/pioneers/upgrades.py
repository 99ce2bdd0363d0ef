"""The Exosuit Upgrade boards: Power Upgrade, Sensor Upgrade, and where they are taken."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anachrony.modules.pioneers.rows import ANY_RESOURCE, Pioneers, slot_word
from anachrony.rules.amounts import amount_of, of_choice
from anachrony.rules.effect import Effect, Value, note
from anachrony.rules.effects.assets import PayAny
from anachrony.rules.effects.building import breakthrough_words
from anachrony.rules.general_supply import take
from anachrony.rules.hooks import OwnPlace
from anachrony.rules.kinds import (
    ASSET_LETTERS,
    BREAKTHROUGH,
    BREAKTHROUGHS,
    ICONS,
    NOTHING,
    RESOURCES,
    ROOM,
    SHAPES,
    replaced,
)
from anachrony.rules.rows import CLASSIC
from anachrony.rules.what_if import stock_of

if TYPE_CHECKING:
    from anachrony.rules.effect import Frame
    from anachrony.rules.rows import Use
    from anachrony.rules.ruleset import Ruleset
    from anachrony.rules.state import Seat, State


class PowerUpgrade(Effect):
    """Place a Resource on a free slot of its kind, for good. A pick is the slot; of slots that are
    alike the first."""

    __slots__ = ()

    def missing(self, state: State, frame: Frame) -> int:
        if self.ask(state, frame):
            return NOTHING
        return RESOURCES if free_slots(state, state.seats[frame.seat]) else ROOM

    def ask(self, state: State, frame: Frame) -> list[int]:
        seat = state.seats[frame.seat]
        slots = state.rules.table(Pioneers).boards[seat.path].slots
        return [slot for slot in free_slots(state, seat) if can_fill(state, frame, slots[slot][0])]

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        asset = state.rules.table(Pioneers).boards[state.seats[frame.seat].path].slots[pick][0]
        if asset != ANY_RESOURCE:
            take(state, frame.seat, asset_number(state, asset), 1)
        place_resource(state, frame.seat, pick)
        return (PayAny(1),) if asset == ANY_RESOURCE else ()

    def text(self, state: State, frame: Frame, pick: int) -> str:
        asset, power = state.rules.table(Pioneers).boards[state.seats[frame.seat].path].slots[pick]
        return f"{slot_letter(asset)} +{power}"


def asset_number(state: State, asset: int | str) -> int:
    """Where it lies in a seat's stock."""
    return asset if isinstance(asset, int) else state.rules.asset_numbers[asset]


def can_fill(state: State, frame: Frame, asset: int | str) -> bool:
    if asset == ANY_RESOURCE:
        return of_choice(stock_of(state, frame)) > 0
    return amount_of(stock_of(state, frame), asset_number(state, asset)) > 0


def slot_letter(asset: int | str) -> str:
    return asset if isinstance(asset, str) else ASSET_LETTERS[asset]


def place_resource(state: State, index: int, slot: int) -> None:
    """A Resource fills a slot for good."""
    table = state.rules.table(Pioneers)
    seat = state.seats[index]
    asset, power = table.boards[seat.path].slots[slot]
    seat.beside[table.upgrades].append(slot)
    note(state, "power-upgrade", index, slot_word(asset), amounts={"power": power})


def free_slots(state: State, seat: Seat) -> list[int]:
    """Resource slots that are not filled, one of each sort."""
    table = state.rules.table(Pioneers)
    slots = table.boards[seat.path].slots
    filled = seat.beside[table.upgrades]
    found: list[int] = []
    for slot in range(len(slots)):
        if slot not in filled and all(slots[slot] != slots[other] for other in found):
            found.append(slot)
    return found


class SensorUpgrade(Effect):
    """Place a Breakthrough of a shape that is not there yet, or of any, for good. A pick is its kind.

    It is spent: it scores no more, and it does not go back to the supply.
    """

    __slots__ = ("any_shape",)

    def __init__(self, any_shape: bool = False) -> None:
        self.any_shape = any_shape

    def args(self) -> tuple[Value, ...]:
        return (self.any_shape,)

    def missing(self, state: State, frame: Frame) -> int:
        if self.ask(state, frame):
            return NOTHING
        placed = state.seats[frame.seat].beside[state.rules.table(Pioneers).sensors]
        return ROOM if len(placed) == SHAPES else BREAKTHROUGH

    def ask(self, state: State, frame: Frame) -> list[int]:
        seat = state.seats[frame.seat]
        placed = seat.beside[state.rules.table(Pioneers).sensors]
        if len(placed) == SHAPES:
            return []
        shapes = [] if self.any_shape else [kind // ICONS for kind in placed]
        return [
            kind for kind in range(BREAKTHROUGHS) if seat.breakthroughs[kind] and kind // ICONS not in shapes
        ]

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        seat = state.seats[frame.seat]
        seat.breakthroughs = replaced(seat.breakthroughs, pick, seat.breakthroughs[pick] - 1)
        seat.beside[state.rules.table(Pioneers).sensors].append(pick)
        note(state, "sensor-upgrade", frame.seat, breakthrough_words(pick))
        return ()

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return breakthrough_words(pick)


class UpgradePlace(OwnPlace):
    """The space of one of the two upgrades: for a Worker, or where the Path's board says so a Free
    Action."""

    __slots__ = ("uses",)

    def __init__(self, name: str, uses: list[Use]) -> None:
        super().__init__(name, CLASSIC)
        self.uses = uses  # by Path

    def worker_use(self, state: State, seat: Seat) -> Use | None:
        use = self.uses[seat.path]
        return use if use.workers else None

    def free_use(self, state: State, seat: Seat) -> Use | None:
        use = self.uses[seat.path]
        return None if use.workers else use


class CardPlace(OwnPlace):
    """The Free Action of a card that was won."""

    __slots__ = ("card", "use")

    def __init__(self, name: str, card: int, use: Use) -> None:
        super().__init__(name, CLASSIC)
        self.card = card
        self.use = use

    def may_admit(self, rules: Ruleset, seat: Seat) -> bool:
        return False

    def free_use(self, state: State, seat: Seat) -> Use | None:
        return self.use if self.card in seat.beside[state.rules.table(Pioneers).ongoing] else None
