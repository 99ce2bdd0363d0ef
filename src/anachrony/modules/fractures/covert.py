"""The Covert Operations HQ: an Endgame Condition of one's own (F86)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anachrony.modules.fractures.valley_rows import Valley
from anachrony.rules.effect import Draw, Effect, Value, note
from anachrony.rules.kinds import STOP, replaced
from anachrony.rules.rng import ENDGAME_STREAM
from anachrony.rules.ruleset import ENDGAME_BAG
from anachrony.rules.scoring import CONDITION_SCORE, standing

if TYPE_CHECKING:
    from anachrony.rules.effect import Frame
    from anachrony.rules.state import State

DRAWN: Final = 2


class DrawConditions(Effect):
    """Two of the Endgame Conditions that are not in play are drawn, and one is kept."""

    __slots__ = ()

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        return (DrawCondition(()),)


class DrawCondition(Draw):
    """One card after the other; fewer where there are no more."""

    __slots__ = ("drawn",)

    def __init__(self, drawn: tuple[int, ...]) -> None:
        self.drawn = drawn

    def args(self) -> tuple[Value, ...]:
        return (self.drawn,)

    def source(self, state: State, frame: Frame) -> int:
        return ENDGAME_BAG

    def stream(self, state: State, frame: Frame) -> int:
        return ENDGAME_STREAM

    def receive(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        drawn = self.drawn if pick == STOP else (*self.drawn, pick)
        if pick == STOP or len(drawn) == DRAWN:
            return (KeepCondition(drawn),)
        return (DrawCondition(drawn),)

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return state.rules.endgame_cards[pick].name


class KeepCondition(Effect):
    """One of the cards drawn stays with its owner, the others go back. A pick is a card."""

    __slots__ = ("drawn",)

    def __init__(self, drawn: tuple[int, ...]) -> None:
        self.drawn = drawn

    def args(self) -> tuple[Value, ...]:
        return (self.drawn,)

    def ask(self, state: State, frame: Frame) -> list[int]:
        return list(self.drawn)

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        back = sum(1 << card for card in self.drawn if card != pick)
        state.bags = replaced(state.bags, ENDGAME_BAG, state.bags[ENDGAME_BAG] | back)
        if pick != STOP:
            state.seats[frame.seat].beside[state.rules.table(Valley).covert].append(pick)
            note(state, "keep-condition", frame.seat, state.rules.endgame_cards[pick].name)
        return ()

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
