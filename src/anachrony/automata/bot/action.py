"""What an action of a bot is, and how its stock changes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anachrony.rules.effect import Effect, Frame, note
from anachrony.rules.general_supply import give, take
from anachrony.rules.places import NOWHERE

if TYPE_CHECKING:
    from anachrony.rules.state import State


class BotAction(Effect):
    """Something a bot does for a token. ``missing`` says why it fails, ``do`` does it.

    The Exosuit, where one is needed, already stands at the frame's ``place``.
    """

    __slots__ = ()

    def word(self) -> str:
        """The action's name in views, events and messages."""
        raise NotImplementedError

    def chosen(self, state: State, frame: Frame) -> BotAction:
        """The action this one becomes as things stand."""
        return self

    def needs_suit(self) -> bool:
        return False

    def space(self, state: State, frame: Frame) -> int:
        """Where the Exosuit goes, or NOWHERE where every space is taken."""
        return NOWHERE

    def main_action(self) -> str:
        """The action of the Main board that it is, as the names of its spaces begin; else empty."""
        return ""

    def bonus(self) -> tuple[Effect, ...]:
        """What the action brings whether it succeeds or fails."""
        return ()


def gain(state: State, index: int, what: int, n: int) -> None:
    """Gain n of an asset; no event when n is 0."""
    if n:
        give(state, index, what, n)


def pay(state: State, index: int, what: int, n: int) -> None:
    if n:
        take(state, index, what, n)


def because(state: State, index: int, reason: str) -> None:
    """The priority that decided, for the log."""
    note(state, "bot-because", index, reason)
