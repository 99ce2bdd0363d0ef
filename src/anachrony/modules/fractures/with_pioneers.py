"""Fractures of Time together with the Pioneers of New Earth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anachrony.modules.fractures.rows import FIRST_FOCUS
from anachrony.modules.pioneers.rows import Pioneers
from anachrony.modules.pioneers.upgrades import PowerUpgrade
from anachrony.rules.effect import Effect
from anachrony.rules.effects.flow import May
from anachrony.rules.kinds import ERA_BEGINS

if TYPE_CHECKING:
    from anachrony.rules.book import Book
    from anachrony.rules.effect import Frame
    from anachrony.rules.state import State


class UpgradeAfterEraZero(Effect):
    """Once Era Zero is over, everyone may make one Power Upgrade for its Resource alone (F112)."""

    __slots__ = ()

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        begins = state.rules.era_numbers[frame.x]
        return (May(PowerUpgrade()),) if begins == FIRST_FOCUS else ()


def add_early_upgrade(book: Book) -> None:
    if Pioneers in book.tables:
        book.triggers.append((ERA_BEGINS, UpgradeAfterEraZero()))
