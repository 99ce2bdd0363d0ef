"""Variable Anomalies: whoever is struck chooses one of two tiles, and each tile has an effect of its own."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from anachrony.modules.variable_anomalies.rows import VariableAnomalies
from anachrony.modules.variable_anomalies.tiles import ANOMALIES, CLAIMED, REMOVER
from anachrony.rules import measures
from anachrony.rules.effects.stacks import ShiftStack
from anachrony.rules.hooks import OwnPlace, Sight
from anachrony.rules.module import Module
from anachrony.rules.phases.setup import FillStacks
from anachrony.rules.place_names import place_name
from anachrony.rules.places import OWN
from anachrony.rules.rows import HOUSE, EndgameCard

if TYPE_CHECKING:
    from anachrony.modules.variable_anomalies.views import AnomalyStacksView, RemoverView
    from anachrony.rules.book import Book
    from anachrony.rules.rows import Use
    from anachrony.rules.ruleset import Ruleset
    from anachrony.rules.state import Seat, State


def rows(book: Book) -> None:
    """The printed Anomalies stay in the box."""
    book.anomalies = list(ANOMALIES)
    book.add_table(VariableAnomalies(REMOVER))


def rules(book: Book) -> None:
    """Two stacks that shift like those of the buildings, and an Anomaly Remover for every player."""
    for trait in CLAIMED:
        book.claim_trait(trait)
    stack = book.new_stack("anomalies", {row.code: row.name for row in book.anomalies})
    book.anomaly_stack = stack
    book.setup.after(FillStacks, ShiftStack(stack))
    place = book.new_place(AnomalyRemover("anomaly_remover", HOUSE))
    book.put_table(replace(book.table(VariableAnomalies), place=place))
    card = EndgameCard(len(book.endgame_cards) + 1, measures.ANOMALIES, HOUSE, "most anomalies")
    book.endgame_cards.append(card)
    book.sights.append(AnomalySight("variable_anomalies"))


class AnomalyRemover(OwnPlace):
    """No building: beside the Player board, once per Era."""

    __slots__ = ()

    def may_be_free(self, rules: Ruleset, seat: Seat) -> bool:
        return False

    def worker_use(self, state: State, seat: Seat) -> Use:
        return state.rules.table(VariableAnomalies).remover


class AnomalySight(Sight):
    """The Anomalies on offer; at a seat its Anomaly Remover. All of it is open."""

    __slots__ = ()

    def table(self, state: State) -> AnomalyStacksView:
        rules = state.rules
        number = rules.anomaly_stack
        top = state.tops[number]
        return {
            "primary": rules.anomalies[top].name if top else None,
            "secondary": [rules.anomalies[code].name for code in state.piles[number]],
            "left": state.bags[rules.stacks[number].bag].bit_count(),
        }

    def seat(self, state: State, index: int, own: bool) -> RemoverView | None:
        seat = state.seats[index]
        if seat.board is None:
            return None
        place = state.rules.table(VariableAnomalies).place
        return {
            "place": place_name(state, index, place),
            "used": bool(seat.used >> (place - OWN) & 1),
        }


VARIABLE_ANOMALIES: Final = Module("variable_anomalies", rows, rules)
