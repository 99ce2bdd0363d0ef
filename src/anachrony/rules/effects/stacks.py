"""Stacks of pieces: a primary one whose top lies open, and a secondary one that it shifts onto."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anachrony.rules.chance import Draw
from anachrony.rules.effect import Effect, Value, note
from anachrony.rules.kinds import STOP, replaced

if TYPE_CHECKING:
    from anachrony.rules.effect import Frame
    from anachrony.rules.state import State


class RevealTop(Draw):
    """The piece underneath becomes available; known bottom pieces come last, in order."""

    __slots__ = ("stack",)

    def __init__(self, stack: int) -> None:
        self.stack = stack

    def args(self) -> tuple[Value, ...]:
        return (self.stack,)

    def source(self, state: State, frame: Frame) -> int:
        return state.rules.stacks[self.stack].bag

    def codes(self, state: State, frame: Frame) -> list[int]:
        return state.rules.stacks[self.stack].codes

    def bit(self, state: State, frame: Frame, pick: int) -> int:
        return state.rules.stacks[self.stack].bits[pick]

    def stream(self, state: State, frame: Frame) -> int:
        return state.rules.stacks[self.stack].stream

    def receive(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        if pick == STOP:  # an empty primary stack stays empty (ruling 9)
            pick = take_from_bottom(state, self.stack)
        state.tops = replaced(state.tops, self.stack, pick)
        if pick and state.events is not None:
            word = state.rules.stacks[self.stack].pieces[pick]
            note(state, "reveal", -1, word, f"offer/{word}")
        return ()

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return state.rules.stacks[self.stack].pieces[pick]


def take_from_bottom(state: State, stack: int) -> int:
    """The first tile that is known to lie under a primary stack leaves it; 0 where there is none."""
    under = state.under[stack]
    state.under = replaced(state.under, stack, under[1:])
    return under[0] if under else 0


def shift(state: State, stacks: list[int]) -> None:
    """The tops of primary stacks move onto their secondary stacks; ``RevealTop`` follows."""
    piles, tops = state.piles[:], state.tops[:]
    for stack in stacks:
        if tops[stack]:
            piles[stack] = [*piles[stack], tops[stack]]
            tops[stack] = 0
    state.piles, state.tops = piles, tops


class ShiftStack(Effect):
    """One stack shifts, as in the set-up of those that begin with a secondary stack."""

    __slots__ = ("stack",)

    def __init__(self, stack: int) -> None:
        self.stack = stack

    def args(self) -> tuple[Value, ...]:
        return (self.stack,)

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        shift(state, [self.stack])
        return (RevealTop(self.stack),)
