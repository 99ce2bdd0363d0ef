"""What an Action tile of Chronossus is. The rows lie with what brings them: the base game or a module."""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from anachrony.automata.bot.action import BotAction
    from anachrony.rules.effect import Effect


@dataclass(frozen=True)
class ActionTile:
    """One side of a tile: an action if it shows one, then flat gains, which come even where the action
    fails. With the Autoleap mark it acts as soon as a token comes."""

    code: str
    action: BotAction | None = None
    _: KW_ONLY
    vp: int = 0
    gains: tuple[Effect, ...] = ()
    leaps: bool = False

    @property
    def number(self) -> str:
        """As printed on both sides."""
        return self.code[:-1]
