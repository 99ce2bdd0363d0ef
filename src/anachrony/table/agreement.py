"""What the people at a table have agreed on before the start.

While a table waits, its ``asked`` are the seats that have not agreed to the rules as they are now.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from typing import Any

from anachrony.table.rows import OPEN, PERSON, SeatRow, TableRow


def agreement_of(terms: Mapping[str, Any], players: int) -> str:
    """A name for what is agreed on: other rules, another name."""
    return hashlib.sha256(json.dumps([terms, players], sort_keys=True).encode()).hexdigest()[:20]


def to_agree(row: TableRow, its_seats: Sequence[SeatRow]) -> list[int]:
    """Lists the seats that have to agree before the game can start."""
    people = [seat.seat for seat in its_seats if seat.kind == PERSON]
    return [seat for seat in row.asked or [] if seat in people] if row.status == OPEN else []
