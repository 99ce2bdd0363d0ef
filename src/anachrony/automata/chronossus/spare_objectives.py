"""Solo Objectives where Fractures of Time speaks of Endgame Conditions: Glitches, and Technology 511."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from anachrony.automata.chronossus.objectives import ObjectiveDeck, cards_of, in_play
from anachrony.modules.fractures.covert import DRAWN, DrawConditions
from anachrony.modules.fractures.rows import Fractures
from anachrony.modules.fractures.valley_rows import Valley
from anachrony.rules.effect import Draw, Effect, Value, note
from anachrony.rules.kinds import STOP, replaced

if TYPE_CHECKING:
    from anachrony.rules.book import Book
    from anachrony.rules.effect import Frame
    from anachrony.rules.state import State


class DrawObjectives(Effect):
    """Two of the Solo Objectives that are not in play are drawn, and one is put into play."""

    __slots__ = ()

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        return (DrawSpareObjective(()),)


class DrawSpareObjective(Draw):
    """One card after the other; fewer where there are no more."""

    __slots__ = ("drawn",)

    def __init__(self, drawn: tuple[int, ...]) -> None:
        self.drawn = drawn

    def args(self) -> tuple[Value, ...]:
        return (self.drawn,)

    def source(self, state: State, frame: Frame) -> int:
        return state.rules.table(ObjectiveDeck).bag

    def stream(self, state: State, frame: Frame) -> int:
        return state.rules.table(ObjectiveDeck).draw

    def receive(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        drawn = self.drawn if pick == STOP else (*self.drawn, pick)
        if pick == STOP or len(drawn) == DRAWN:
            return (KeepObjective(drawn),)
        return (DrawSpareObjective(drawn),)

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return f"objective {cards_of(state.rules)[pick].name}"


class KeepObjective(Effect):
    """One of the cards drawn is put into play, the others go back. A pick is a card."""

    __slots__ = ("drawn",)

    def __init__(self, drawn: tuple[int, ...]) -> None:
        self.drawn = drawn

    def args(self) -> tuple[Value, ...]:
        return (self.drawn,)

    def ask(self, state: State, frame: Frame) -> list[int]:
        return list(self.drawn)

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        bag = state.rules.table(ObjectiveDeck).bag
        back = sum(1 << card for card in self.drawn if card != pick)
        state.bags = replaced(state.bags, bag, state.bags[bag] | back)
        if pick != STOP:
            in_play(state).append(pick)
            note(state, "solo-objective", -1, cards_of(state.rules)[pick].name)
        return ()

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return f"objective {cards_of(state.rules)[pick].name}"


def replace_conditions(book: Book) -> None:
    """A game alone has no Endgame Conditions: Glitches of that face lie on Solo Objectives (FS15), and a
    Technology that draws Conditions draws Objectives."""
    deck, fractures, valley = book.table(ObjectiveDeck), book.table(Fractures), book.table(Valley)
    fractures.objectives = deck.in_play
    fractures.objective_names = [card.name for card in deck.cards]
    valley.technologies = [
        replace(row, built=(DrawObjectives(),)) if row.built == (DrawConditions(),) else row
        for row in valley.technologies
    ]
