"""Records that were brought, in one piece: their moves, and the positions on the way.

As rows they take twenty times as much room, for each row repeats what the others say, and there are hundreds
of them.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import lru_cache
from typing import Any

from anachrony.table.rows import MoveRow


@dataclass(frozen=True)
class Packed:
    """Whoever reads it changes nothing in it: it is kept for the next."""

    moves: list[dict[str, Any]]  # what a ``MoveRow`` is made of
    snapshots: dict[int, str]  # by the number of the move

    def snapshot(self, upto: int | None) -> tuple[int, str] | None:
        """The latest not after a move."""
        numbers = [number for number in self.snapshots if upto is None or number <= upto]
        return (max(numbers), self.snapshots[max(numbers)]) if numbers else None


def pack(moves: Sequence[MoveRow], snapshots: Mapping[int, str]) -> bytes:
    plain = {"moves": [asdict(move) for move in moves], "snapshots": list(snapshots.items())}
    return zlib.compress(json.dumps(plain, separators=(",", ":")).encode(), 9)


@lru_cache(maxsize=4)
def unpack(data: bytes) -> Packed:
    plain = json.loads(zlib.decompress(data))
    return Packed(plain["moves"], dict(plain["snapshots"]))
