"""Fractures of Time with the Pioneers of New Earth: Unity's Upgrade board, and upgrades in Era Zero."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from anachrony.modules.fractures.rows import FLUX
from anachrony.modules.pioneers.boards import upgrade_board
from anachrony.modules.pioneers.rows import ANY_RESOURCE, Pioneers
from anachrony.modules.pioneers.upgrades import PowerUpgrade
from anachrony.rules.effects.assets import GainAsset, pay
from anachrony.rules.kinds import GOLD, STOP
from anachrony.rules.phases.setup import EachSeat
from anachrony.rules.phases.warp import RevealWarp

if TYPE_CHECKING:
    from anachrony.rules.book import Book
    from anachrony.rules.effect import Effect, Frame
    from anachrony.rules.state import State

# The Paladin; known from public aids.
PALADIN: Final = upgrade_board(
    "unity",
    base=1,
    slots=(*((ANY_RESOURCE, 2),) * 4, (FLUX, 3)),
    sensor_cost=pay(W=1),
    sensor_gain=GainAsset(FLUX, 1),
)


class EarlyUpgrade(PowerUpgrade):
    """After the Warp phase of Era Zero: one Power Upgrade for Titanium, Uranium or Gold, without a Worker or
    another price (F112)."""

    __slots__ = ()

    def ask(self, state: State, frame: Frame) -> list[int]:
        if not state.rules.timeline[state.era - 1].phases:
            return []
        slots = state.rules.table(Pioneers).boards[state.seats[frame.seat].path].slots
        picks = [slot for slot in super().ask(state, frame) if is_resource(slots[slot][0])]
        return [*picks, STOP] if picks else []

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        return () if pick == STOP else super().do(state, frame, pick)

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return "stop" if pick == STOP else super().text(state, frame, pick)

    def prompt(self) -> str:
        return "power-upgrade"


def is_resource(asset: int | str) -> bool:
    """Titanium, Uranium or Gold."""
    return asset == ANY_RESOURCE if isinstance(asset, str) else asset <= GOLD


def add_board(book: Book) -> None:
    if Pioneers in book.tables:
        table = book.table(Pioneers)
        book.put_table(replace(table, boards=[*table.boards, PALADIN]))


def add_early_upgrades(book: Book) -> None:
    if Pioneers in book.tables:
        book.era.after(RevealWarp, EachSeat(EarlyUpgrade()))
