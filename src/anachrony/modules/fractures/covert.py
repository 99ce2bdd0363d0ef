"""The Covert Operations HQ: an Endgame Condition of one's own (F86)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anachrony.modules.fractures.spare_cards import DrawSpare, KeepSpare
from anachrony.modules.fractures.valley_rows import Valley
from anachrony.rules.effect import Effect, note
from anachrony.rules.kinds import ENDGAME_BAG
from anachrony.rules.rng import ENDGAME_STREAM
from anachrony.rules.scoring import CONDITION_SCORE, standing

if TYPE_CHECKING:
    from anachrony.rules.effect import Frame
    from anachrony.rules.state import State


class DrawConditions(Effect):
    """Two of the Endgame Conditions that are not in play are drawn, and one is kept."""

    __slots__ = ()

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        return (DrawCondition(),)


class DrawCondition(DrawSpare):
    __slots__ = ()

    def source(self, state: State, frame: Frame) -> int:
        return ENDGAME_BAG

    def stream(self, state: State, frame: Frame) -> int:
        return ENDGAME_STREAM

    def more(self, drawn: tuple[int, ...]) -> Effect:
        return DrawCondition(drawn)

    def choice(self, drawn: tuple[int, ...]) -> Effect:
        return KeepCondition(drawn)

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return state.rules.endgame_cards[pick].name


class KeepCondition(KeepSpare):
    """It stays with its owner."""

    __slots__ = ()

    def bag(self, state: State) -> int:
        return ENDGAME_BAG

    def keep(self, state: State, frame: Frame, card: int) -> None:
        state.seats[frame.seat].beside[state.rules.table(Valley).covert].append(card)
        note(state, "keep-condition", frame.seat, state.rules.endgame_cards[card].name)

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return state.rules.endgame_cards[pick].name


def covert_points(state: State, index: int) -> int:
    """Met like any other, ties too, and worth the same, to its owner alone. No Glitch lies on it (F61)."""
    seat = state.seats[index]
    total = 0
    for card in seat.beside[state.rules.table(Valley).covert]:
        row = state.rules.endgame_cards[card]
        own = standing(state, seat, row)
        total += CONDITION_SCORE * all(standing(state, other, row) <= own for other in state.seats)
    return total
