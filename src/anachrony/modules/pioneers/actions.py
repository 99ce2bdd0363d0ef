"""The Adventure Action, step by step, and what success leaves behind.

Drawn cards, the chosen one and the Power so far travel as arguments of the next effect.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from anachrony.modules.pioneers.rows import Pioneers
from anachrony.rules.amounts import amount_of
from anachrony.rules.chance import Draw, Roll
from anachrony.rules.effect import Effect, Value, note, run_bound
from anachrony.rules.effects.assets import pay_water
from anachrony.rules.frame import Effects
from anachrony.rules.kinds import NOTHING, STOCK_IN_POOL, STOP, WATER
from anachrony.rules.lack import Lack, lack_of
from anachrony.rules.settling import settle
from anachrony.rules.what_if import purse_of

if TYPE_CHECKING:
    from anachrony.rules.effect import Facts, Frame
    from anachrony.rules.state import State


def card_place(name: str) -> str:
    return f"pool/adventure/{name.replace(' ', '_')}"


class Adventure(Effect):
    """Steps 1 to 3: count the Power, take a Power slot, choose a deck and pay its Water.

    A pick is the deck. The first two steps leave nothing to choose, so the deck is asked at once.
    """

    __slots__ = ()

    def missing(self, state: State, frame: Frame) -> int:
        if self.ask(state, frame):
            return NOTHING
        table = state.rules.table(Pioneers)
        return (
            1 + WATER if any(table.left(state, deck) for deck in range(len(table.decks))) else STOCK_IN_POOL
        )

    def ask(self, state: State, frame: Frame) -> list[int]:
        table = state.rules.table(Pioneers)
        water = amount_of(purse_of(state, frame), WATER)
        return [
            deck for deck, row in enumerate(table.decks) if row.water <= water and table.left(state, deck)
        ]

    def lack(self, state: State, frame: Frame, place: str) -> Lack | None:
        table = state.rules.table(Pioneers)
        for deck, row in enumerate(table.decks):
            if place == self.place(state, frame, deck):
                if not table.left(state, deck):
                    return lack_of(STOCK_IN_POOL)
                have = amount_of(purse_of(state, frame), WATER)
                return lack_of(NOTHING if have >= row.water else 1 + WATER)
        return None

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        table = state.rules.table(Pioneers)
        seat = state.seats[frame.seat]
        power = table.power(seat) + table.slot_power(state)
        markers = state.beside[table.markers]
        if len(markers) < len(table.power_slots):
            markers.append(frame.seat)
        deck = table.decks[pick]
        note(state, "adventure", frame.seat, deck.name, amounts={"power": power})
        pay_water(state, frame.seat, deck.water)
        return (DrawAdventure(pick, power, 1 + len(seat.beside[table.sensors])),)

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return "stop" if pick == STOP else state.rules.table(Pioneers).decks[pick].name

    def place(self, state: State, frame: Frame, pick: int) -> str:
        return "" if pick == STOP else f"pool/adventure/{state.rules.table(Pioneers).decks[pick].name}"

    def about(self, state: State, frame: Frame) -> Facts:
        table = state.rules.table(Pioneers)
        return {"power": table.power(state.seats[frame.seat]) + table.slot_power(state)}


class DrawAdventure(Draw):
    """Step 4: the top card, and one more for each Breakthrough placed; as many as the deck has.

    Cards put back lie at the bottom in a known order: they come when the others are gone.
    """

    __slots__ = ("deck", "drawn", "left", "power")

    def __init__(self, deck: int, power: int, left: int, drawn: tuple[int, ...] = ()) -> None:
        self.deck = deck
        self.power = power
        self.left = left
        self.drawn = drawn

    def args(self) -> tuple[Value, ...]:
        return (self.deck, self.power, self.left, self.drawn)

    def source(self, state: State, frame: Frame) -> int:
        return state.rules.table(Pioneers).bag + self.deck

    def codes(self, state: State, frame: Frame) -> list[int]:
        table = state.rules.table(Pioneers)
        first = table.first[self.deck]
        return list(range(first, first + len(table.decks[self.deck].cards)))

    def stream(self, state: State, frame: Frame) -> int:
        return state.rules.table(Pioneers).deck_stream + self.deck

    def receive(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        table = state.rules.table(Pioneers)
        if pick == STOP:
            pick = state.beside[table.under + self.deck].pop(0)
        note(state, "adventure-card", frame.seat, table.cards[pick].name)
        drawn = (*self.drawn, pick)
        more = self.left > 1 and table.left(state, self.deck)
        return (self.next(drawn) if more else self.last(drawn),)

    def next(self, drawn: tuple[int, ...]) -> Effect:
        """One card more."""
        return DrawAdventure(self.deck, self.power, self.left - 1, drawn)

    def last(self, drawn: tuple[int, ...]) -> Effect:
        """What comes when all are drawn."""
        return ChooseAdventure(self.power, drawn)

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return state.rules.table(Pioneers).cards[pick].name


class ChooseAdventure(Effect):
    """Keep one of the drawn cards; the others go to the bottom of their deck. A pick is a card."""

    __slots__ = ("drawn", "power")

    def __init__(self, power: int, drawn: tuple[int, ...]) -> None:
        self.power = power
        self.drawn = drawn

    def args(self) -> tuple[Value, ...]:
        return (self.power, self.drawn)

    def ask(self, state: State, frame: Frame) -> list[int]:
        return list(self.drawn)

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        others = tuple(card for card in self.drawn if card != pick)
        face = FaceAdventure(pick, self.power)
        return (PutUnder(others), face) if others else (face,)

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return state.rules.table(Pioneers).cards[pick].name

    def place(self, state: State, frame: Frame, pick: int) -> str:
        return card_place(state.rules.table(Pioneers).cards[pick].name)

    def about(self, state: State, frame: Frame) -> Facts:
        return {"power": self.power}


class PutUnder(Effect):
    """Cards not chosen go to the bottom of their deck, in any order: a pick is the next one."""

    __slots__ = ("cards",)

    def __init__(self, cards: tuple[int, ...]) -> None:
        self.cards = cards

    def args(self) -> tuple[Value, ...]:
        return (self.cards,)

    def ask(self, state: State, frame: Frame) -> list[int]:
        return list(self.cards)

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        put_under(state, pick)
        others = tuple(card for card in self.cards if card != pick)
        return (PutUnder(others),) if others else ()

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return state.rules.table(Pioneers).cards[pick].name

    def place(self, state: State, frame: Frame, pick: int) -> str:
        return card_place(state.rules.table(Pioneers).cards[pick].name)


def put_under(state: State, card: int) -> None:
    table = state.rules.table(Pioneers)
    state.beside[table.under + table.deck_of(card)].append(card)


class AdventureRoll(Roll):
    """The Adventure die."""

    __slots__ = ()

    def faces(self, state: State, frame: Frame) -> tuple[int, ...]:
        return state.rules.table(Pioneers).die

    def stream(self, state: State, frame: Frame) -> int:
        return state.rules.table(Pioneers).die_stream + frame.seat

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return f"die {pick}"

    def place(self, state: State, frame: Frame, pick: int) -> str:
        return "die/adventure"

    def prompt(self) -> str:
        return "face-adventure"


class FaceAdventure(AdventureRoll):
    """Steps 5 and 6: roll the die, add it, compare; then the box that applies, from the top down.

    A card's own number is left in the frame for ``KeepBenefit``.
    """

    __slots__ = ("card", "power")

    def __init__(self, card: int, power: int) -> None:
        self.card = card
        self.power = power

    def args(self) -> tuple[Value, ...]:
        return (self.card, self.power)

    def do(self, state: State, frame: Frame, pick: int) -> Effects:
        table = state.rules.table(Pioneers)
        card = table.cards[self.card]
        total = self.power + pick
        note(state, "adventure-roll", frame.seat, amounts={"power": pick})
        if total < card.power:
            note(state, "adventure-failure", frame.seat, card.name, amounts={"power": total})
            put_under(state, self.card)
            return card.failure
        note(state, "adventure-success", frame.seat, card.name, amounts={"power": total})
        state.seats[frame.seat].beside[table.successes].append(self.card)
        run_bound(state, frame, card.success, self.card)
        return ()


class KeepBenefit(Effect):
    """The card just won has an effect for the rest of the game."""

    __slots__ = ()

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        seat = state.seats[frame.seat]
        seat.beside[state.rules.table(Pioneers).ongoing].append(frame.x)
        settle(state.rules, seat)
        return ()


class ClearPowerSlots(Effect):
    """Clean up A: the Path markers leave the Power slots too."""

    __slots__ = ()

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        state.beside[state.rules.table(Pioneers).markers].clear()
        return ()
