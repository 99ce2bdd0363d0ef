"""Rows of the module, and the table where its effects find them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from anachrony.rules.effects.assets import Pay
from anachrony.rules.kinds import NOBODY
from anachrony.rules.rows import Table

if TYPE_CHECKING:
    from anachrony.rules.state import State


@dataclass(frozen=True)
class Guardian:
    """What one of them costs: a Worker for good, and assets."""

    code: int
    worker: int  # type to give up, or ANY_WORKER
    cost: Pay
    source: str

    @property
    def name(self) -> str:
        return f"guardian {self.code}"

    @property
    def place(self) -> str:
        return f"main/post/{self.code}"


class Guardians(Table):
    """The six and their posts, and where a state keeps who enlisted which."""

    def __init__(self, rows: list[Guardian]) -> None:
        self.rows = rows
        self.enlisted = 0  # at a seat: the Guardians under its Path markers, counted from 0

    def owner(self, state: State, number: int) -> int:
        """The seat whose Path marker lies on a post, or NOBODY."""
        for index, seat in enumerate(state.seats):
            if number in seat.beside[self.enlisted]:
                return index
        return NOBODY
