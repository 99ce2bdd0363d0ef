"""The statements that store a move, made once.

To make a statement anew takes SQLAlchemy ten times as long as the database takes to run it, and all others
wait for the writer meanwhile. For the same reason what is kept as JSON comes as text, made by whoever stores
it.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from typing import Final

from sqlalchemy import JSON, Table, TableClause, bindparam, column, insert, table, update

from anachrony.server.storage.schema import moves, tables


def _as_text(known: Table) -> TableClause:
    """The same table for those who bring JSON as text."""
    return table(known.name, *(column(one.name) for one in known.columns))


@cache
def _json_columns(known: Table) -> tuple[str, ...]:
    return tuple(one.name for one in known.columns if isinstance(one.type, JSON))


def with_json(known: Table, values: Mapping[str, object]) -> dict[str, object]:
    """The values as the driver takes them."""
    texts = {name: json.dumps(values[name]) for name in _json_columns(known) if name in values}
    return {**values, **texts}


_CHANGED: Final = ("status", "asked", "computer_due", "takeback", "clocks", "number", "updated_at")
_tables: Final = _as_text(tables)

ADD_MOVE: Final = insert(_as_text(moves))
MOVE_TABLE: Final = (  # ``moved`` is the table's id
    update(_tables)
    .where(_tables.c.id == bindparam("moved"))
    .values({one: bindparam(one) for one in _CHANGED})
)
