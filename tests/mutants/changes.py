"""One value of one row changed: a number by one, a flag, a Worker type admitted, an effect left out."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from dataclasses import dataclass, fields, is_dataclass

from anachrony.rules.cost import Cost
from anachrony.rules.effect import Effect
from anachrony.rules.effects.assets import Pay
from anachrony.rules.kinds import ANYBODY, ASSET_LETTERS, GENIUS, WORKER_WORDS
from anachrony.rules.rows import Crew, Tile, Use, WarpTile
from mutants.tables import Row

# What a row is called and where it comes from; nothing is played by these.
NAMES = ("name", "code", "source", "title", "path", "types")
MASKS = ("workers", "keeps", "stands_for", "bonus_of")  # a bit for each Worker type


@dataclass(frozen=True)
class Change:
    """What a field of a row becomes."""

    where: str
    field: str
    value: object

    def make(self, row: Row) -> None:
        """Change the row where it stands, whatever refers to it. Only a process of its own may do this."""
        for twin in row.twins:
            object.__setattr__(twin, self.field, self.value)
            settle = getattr(twin, "__post_init__", None)
            if settle is not None:
                settle()


def changes(row: object, name: str = "") -> Iterator[Change]:
    """Every change of the row of this name, one value each."""
    assert is_dataclass(row)
    for field in fields(row):
        if not field.init or field.name in without_meaning(row):
            continue
        value = getattr(row, field.name)
        found = masks(row, field.name) if field.name in MASKS else others(value, name)
        for where, other in found:
            yield Change(f"{field.name}{where}", field.name, other)


def masks(row: object, name: str) -> Iterator[tuple[str, int]]:
    """A Worker type more or less; whom a space does not admit it cannot keep Motivated.

    A Genius stands for every other type, so that naming it beside one of them changes nothing.
    """
    value: int = getattr(row, name)
    admitted: int = getattr(row, "stands_for" if isinstance(row, Crew) else "workers", 0)
    for worker, word in enumerate(WORKER_WORDS):
        if worker == GENIUS and value & ANYBODY and not isinstance(row, Crew):
            continue
        genius = worker == GENIUS and admitted and not isinstance(row, Crew)
        if name in ("workers", "stands_for") or admitted >> worker & 1 or genius:
            yield f": {'no' if value >> worker & 1 else 'also'} {word}", value ^ 1 << worker


def without_meaning(row: object) -> tuple[str, ...]:
    """Fields that say nothing about this row: names, what only others of its kind have."""
    if isinstance(row, Tile) and row.cost is None:
        return (*NAMES, "worker_cost", "breakthrough", "shapes")
    if isinstance(row, Use) and not row.workers:
        return (*NAMES, "workers", "keeps", "dies", "copyable")
    if isinstance(row, WarpTile):
        return (*NAMES, "worker", "suit") if row.asset >= 0 else (*NAMES, "asset", "count", "suit")
    return NAMES


def others(value: object, row: str) -> Iterator[tuple[str, object]]:
    """A value with one thing changed in it, and what that is; rows of other tables are left alone."""
    match value:
        case bool():
            yield f": {not value}", not value
        case int():
            yield f": {value + 1} for {value}", value + 1
        case str() if row:  # a way to another row leads back to this one
            yield f": {row} for {value}", row
        case tuple():
            for at, part in enumerate(value):
                for where, other in others(part, row):
                    yield f"[{at}]{where}", (*value[:at], other, *value[at + 1 :])
                if isinstance(part, Effect):
                    yield f"[{at}]: without {part}", (*value[:at], *value[at + 1 :])
        case dict():
            for key, there in value.items():
                for where, other in others(there, row):
                    yield f"[{key}]{where}", {**value, key: other}
        case Pay():
            for where, cost in costs(value.cost):
                yield where, Pay(cost.fixed, cost.any)
        case Cost():
            yield from costs(value)
        case Effect():
            args = value.args()
            for where, other in others(args, ""):
                if isinstance(other, tuple) and len(other) == len(args):
                    yield f".{type(value).__name__}{where}", type(value)(*other)
        case Use():
            for change in changes(value, row):
                other = copy(value)
                change.make(Row("", (other,)))
                yield f".{change.where}", other
        case _:  # nothing, or a row of another table
            pass


def costs(cost: Cost) -> Iterator[tuple[str, Cost]]:
    """More of each thing that is paid, and of one that is not."""
    free = cost.fixed.index(0)
    for asset, amount in enumerate(cost.fixed):
        if amount or asset == free:
            more = (*cost.fixed[:asset], amount + 1, *cost.fixed[asset + 1 :])
            yield f": {amount + 1}{ASSET_LETTERS[asset]} for {amount}", Cost(more, cost.any)
    if cost.any:
        yield f": any {cost.any + 1} for {cost.any}", Cost(cost.fixed, cost.any + 1)
