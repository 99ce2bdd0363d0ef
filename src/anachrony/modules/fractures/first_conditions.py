"""For a first game: both Endgame Conditions of the expansion lie beside five printed ones (F7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anachrony.rules.effect import Effect, Value, note
from anachrony.rules.kinds import ENDGAME_BAG, replaced
from anachrony.rules.module import Unsuitable
from anachrony.rules.phases.setup import DrawEndgameCard, EndgameCards

if TYPE_CHECKING:
    from anachrony.rules.book import Book
    from anachrony.rules.effect import Frame
    from anachrony.rules.state import State

FIRST_CONDITIONS: Final = "first_conditions"


def first_conditions(book: Book, names: tuple[str, ...]) -> None:
    if not book.setup.has(EndgameCards):
        raise Unsuitable(
            f"{FIRST_CONDITIONS} deals the Endgame Conditions that endgame_draft lets you pick: "
            "leave one of them out"
        )
    places = [at for at, card in enumerate(book.endgame_cards) if card.name in names]
    book.setup.instead(EndgameCards, FirstConditions(places[0], places[1]))
    book.endgame_used += len(places)


class FirstConditions(Effect):
    """These two cards, then as many drawn ones as always."""

    __slots__ = ("one", "other")

    def __init__(self, one: int, other: int) -> None:
        self.one = one
        self.other = other

    def args(self) -> tuple[Value, ...]:
        return (self.one, self.other)

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        for card in (self.one, self.other):
            state.bags = replaced(state.bags, ENDGAME_BAG, state.bags[ENDGAME_BAG] & ~(1 << card))
            state.endgame = [*state.endgame, card]
            note(state, "endgame-card", -1, state.rules.endgame_cards[card].name)
        return tuple(DrawEndgameCard() for _ in range(state.rules.endgame_used - len(state.endgame)))
