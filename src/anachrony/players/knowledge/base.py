"""What a player knows of a module: how its pieces are worth something, and what its draws promise."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from anachrony.rules.chance import Chance
    from anachrony.rules.state import State


class Knowledge:
    """The base knows nothing."""

    def value(self, state: State, index: int, left: float) -> float:
        """Points that the module's pieces promise a seat, with so many Eras left."""
        return 0.0

    def promises(self, state: State, effect: Chance) -> bool:
        """Whether ``promise`` can say what this roll or draw brings."""
        return False

    def promise(self, state: State, effect: Chance, index: int, left: float) -> float:
        """Points that a draw brings on average, beyond the position before it."""
        return 0.0

    def outcomes(self, state: State, effect: Chance) -> list[tuple[int, float]]:
        """The few outcomes of a roll that differ, with their chances; none where nobody knows."""
        return []
