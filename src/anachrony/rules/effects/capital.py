"""Collapsing Capital tiles: laid on a space, turned up, used up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anachrony.rules.chance import Draw
from anachrony.rules.effect import Effect, Value, note
from anachrony.rules.kinds import CAPITAL_BAG, CAPITAL_WORDS, replaced
from anachrony.rules.rng import CAPITAL_STREAM

if TYPE_CHECKING:
    from anachrony.rules.effect import Frame
    from anachrony.rules.state import State

# In State.capital, under another tile: one of the space's action that nobody has seen (F93). It is drawn when
# it is turned up, for nothing hidden has an identity.
FACE_DOWN: Final = 0


class CollapseSpace(Draw):
    """A random Collapsing Capital tile of its action on one Capital space, or the face-down one turned up."""

    __slots__ = ("action", "space")

    def __init__(self, action: int, space: int) -> None:
        self.action = action
        self.space = space

    def args(self) -> tuple[Value, ...]:
        return (self.action, self.space)

    def source(self, state: State, frame: Frame) -> int:
        return CAPITAL_BAG + self.action

    def codes(self, state: State, frame: Frame) -> list[int]:
        return [tile.code for tile in state.rules.capital_tiles[self.action]]

    def stream(self, state: State, frame: Frame) -> int:
        return CAPITAL_STREAM + self.action

    def receive(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        lay_tile(state, self.space, tuple(tile for tile in state.capital[self.space] if tile), pick)
        return ()

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return f"{CAPITAL_WORDS[self.action]} {state.rules.capital_by_code[pick].name}"


def lay_tile(state: State, space: int, beneath: tuple[int, ...], code: int) -> None:
    """This tile on top, these beneath it."""
    state.capital = replaced(state.capital, space, (*beneath, code))
    if state.events is not None:
        name = state.rules.capital_by_code[code].name
        note(state, "collapse", -1, name, f"main/{state.rules.spaces[space].name}")
