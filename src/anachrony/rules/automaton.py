"""A seat that follows a table instead of choosing. The rules ask it; who it is they never know.

Such a seat has no Player board (``Seat.board is None``), no Path, no leader and no Focus.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from anachrony.rules.effect import Effect
    from anachrony.rules.state import Seat, State


class Automaton:
    """What such a seat does where a player would choose."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def turn(self) -> tuple[Effect, ...]:
        """One turn of the Action rounds, up to and with the word for the next seat."""
        raise NotImplementedError

    def power_up(self) -> tuple[Effect, ...]:
        raise NotImplementedError

    def struck(self) -> tuple[Effect, ...]:
        """What becomes of an Anomaly."""
        raise NotImplementedError

    def word_at(self, position: str) -> str:
        """The action at a position of its board."""
        raise NotImplementedError

    def has_taken(self, seat: Seat, code: int) -> bool:
        """Whether it has this Superproject, which stands on no spot of its own."""
        raise NotImplementedError

    def sheet(self, state: State, index: int) -> list[int]:
        """The printed lines of the score sheet."""
        raise NotImplementedError
