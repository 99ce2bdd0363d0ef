"""Rows of the module, and the table where its effects find them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from anachrony.rules.effects.assets import Pay
from anachrony.rules.kinds import ANY_WORKER, NOBODY
from anachrony.rules.rows import WORKER_NUMBERS, Table
from anachrony.values.marks import Price, Rows, Word, by_code, owned

if TYPE_CHECKING:
    from anachrony.rules.state import State


@dataclass(frozen=True)
class Guardian:
    """What one of them costs: a Worker for good, and assets."""

    code: int
    # Type to give up, or ANY_WORKER.
    worker: int = field(metadata=owned(Word({**WORKER_NUMBERS, "any": ANY_WORKER})))
    cost: Pay = field(metadata=owned(Price(paid=True)))
    source: str

    @property
    def name(self) -> str:
        return f"guardian {self.code}"

    @property
    def place(self) -> str:
        return f"main/post/{self.code}"


@dataclass(frozen=True)
class Guardians(Table):
    """The six and their posts, and where a state keeps who enlisted which."""

    rows: list[Guardian] = field(metadata=owned(Rows("guardians", by_code)))
    enlisted: int = 0  # at a seat: the Guardians under its Path markers, counted from 0

    def owner(self, state: State, number: int) -> int:
        """The seat whose Path marker lies on a post, or NOBODY."""
        for index, seat in enumerate(state.seats):
            if number in seat.beside[self.enlisted]:
                return index
        return NOBODY
