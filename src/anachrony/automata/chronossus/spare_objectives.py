"""Solo Objectives where Fractures of Time speaks of Endgame Conditions: Glitches, and Technology 511."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from anachrony.automata.chronossus.objectives import ObjectiveDeck, objective_text, turn_up
from anachrony.modules.fractures.covert import DrawConditions
from anachrony.modules.fractures.rows import Fractures
from anachrony.modules.fractures.spare_cards import DrawSpare, KeepSpare
from anachrony.modules.fractures.valley_rows import Valley
from anachrony.rules.effect import Effect

if TYPE_CHECKING:
    from anachrony.rules.book import Book
    from anachrony.rules.effect import Frame
    from anachrony.rules.state import State


class DrawObjectives(Effect):
    """Two of the Solo Objectives that are not in play are drawn, and one is put into play."""

    __slots__ = ()

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        return (DrawSpareObjective(),)


class DrawSpareObjective(DrawSpare):
    __slots__ = ()

    def source(self, state: State, frame: Frame) -> int:
        return state.rules.table(ObjectiveDeck).bag

    def stream(self, state: State, frame: Frame) -> int:
        return state.rules.table(ObjectiveDeck).draw

    def more(self, drawn: tuple[int, ...]) -> Effect:
        return DrawSpareObjective(drawn)

    def choice(self, drawn: tuple[int, ...]) -> Effect:
        return KeepObjective(drawn)

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return objective_text(state, pick)


class KeepObjective(KeepSpare):
    """It is put into play."""

    __slots__ = ()

    def bag(self, state: State) -> int:
        return state.rules.table(ObjectiveDeck).bag

    def keep(self, state: State, frame: Frame, card: int) -> None:
        turn_up(state, card)

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return objective_text(state, pick)


def replace_conditions(book: Book) -> None:
    """A game alone has no Endgame Conditions: Glitches of that face lie on Solo Objectives (FS15), and a
    Technology that draws Conditions draws Objectives."""
    deck, valley = book.table(ObjectiveDeck), book.table(Valley)
    names = tuple(card.name for card in deck.cards)
    book.put_table(replace(book.table(Fractures), objectives=deck.in_play, objective_names=names))
    technologies = [
        replace(row, built=(DrawObjectives(),)) if row.built == (DrawConditions(),) else row
        for row in valley.technologies
    ]
    book.put_table(replace(valley, technologies=technologies))
