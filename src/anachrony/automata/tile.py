"""What an Action tile of Chronossus is. The rows lie with what brings them: the base game or a module."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from anachrony.automata.action import BotAction


class ActionTile:
    """One side of a tile: an action if it shows one, then flat gains, which come even where the action
    fails. With the Autoleap mark it acts as soon as a token comes."""

    __slots__ = ("action", "code", "cores", "leaps", "vp")

    def __init__(
        self,
        code: str,
        action: BotAction | None = None,
        *,
        vp: int = 0,
        cores: int = 0,
        leaps: bool = False,
    ) -> None:
        self.code = code
        self.action = action
        self.vp = vp
        self.cores = cores  # Energy Cores
        self.leaps = leaps

    @property
    def number(self) -> str:
        """As printed on both sides."""
        return self.code[:-1]
