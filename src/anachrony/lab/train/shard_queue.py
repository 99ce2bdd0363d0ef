"""Shards of finished games, gathered until they make a batch."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

from anachrony.lab.train import rows
from anachrony.lab.train.rows import Arrays


class ShardQueue:
    """Shards that have come and are not learned from yet, the oldest first."""

    def __init__(self, enough: int, most: int) -> None:
        self.enough = enough  # rows that make a batch
        self.most = most  # shards that may wait
        self.shards: deque[Arrays] = deque()
        self.skipped = 0

    @property
    def waiting(self) -> int:
        return len(self.shards)

    @property
    def rows(self) -> int:
        return sum(len(shard["decider"]) for shard in self.shards)

    def add(self, shards: Iterable[Arrays]) -> None:
        """Where there are too many to learn from them all, the older half goes: the newest tell most. A batch
        is left in any case."""
        self.shards.extend(shards)
        if len(self.shards) > self.most:
            spare = self.rows - self.enough
            for _ in range(len(self.shards) // 2):
                spare -= len(self.shards[0]["decider"])
                if spare < 0:
                    return
                self.shards.popleft()
                self.skipped += 1

    def batch(self) -> Arrays | None:
        """Enough rows of the oldest shards; nothing while there are too few."""
        if self.rows < self.enough:
            return None
        some: list[Arrays] = []
        count = 0
        while count < self.enough:
            some.append(self.shards.popleft())
            count += len(some[-1]["decider"])
        return rows.joined(some)
