"""Rates: so many requests over time, by address, seat or account.

They are ours because no kept library takes fractions of a request, gives them back or lets them be owed: what
an address may ask for is also paid in processor time, when that is known.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from anachrony.server.limits.ledger import Ledger, SharedLedger
from anachrony.server.problems import Problem
from anachrony.server.settings import Rate

TOO_MANY: Final = 429
_MOST_DEBT_SECONDS: Final = 20.0


class Limiter:
    """Token buckets by key. With a folder to share, all workers count together under the limiter's name.
    ``people``: how many share a key; what each asks for counts for so much less."""

    def __init__(
        self, rate: Rate, name: str = "", shared: str = "", people: Callable[[str], int] = lambda key: 1
    ) -> None:
        self._rate = rate
        self._people = people
        self._ledger = SharedLedger(Path(shared) / f"{name}.limits") if shared else Ledger()

    def wait(self, key: str) -> float:
        """Seconds until this key may come again; 0 when it may come now, which is counted."""
        now = time.monotonic()
        with self._ledger.locked():
            left, cost = self._left(key, now), 1 / self._people(key)
            if left < cost:
                return (cost - left) / self._rate.each_second
            self._ledger.put(key, left - cost, now)
            return 0.0

    def left(self, key: str) -> float:
        """What a key may still ask for; the less, the more it has had."""
        with self._ledger.locked():
            return self._left(key, time.monotonic())

    def is_greedy(self, key: str) -> bool:
        """Whether a key has lately used up more than half of what it may ask for at once."""
        return self.left(key) < self._rate.at_once / 2

    def _left(self, key: str, now: float) -> float:
        left, then = self._ledger.get(key) or (float(self._rate.at_once), now)
        return min(float(self._rate.at_once), left + (now - then) * self._rate.each_second)

    def charge(self, key: str, tokens: float) -> None:
        """What was asked for cost more than a request; the next one has to wait longer."""
        now = time.monotonic()
        with self._ledger.locked():
            least, most = -_MOST_DEBT_SECONDS * self._rate.each_second, float(self._rate.at_once)
            cost = tokens / self._people(key)
            self._ledger.put(key, min(most, max(least, self._left(key, now) - cost)), now)

    def give_back(self, key: str) -> None:
        """Take back what was counted just now."""
        self.charge(key, -1)

    def check(self, key: str) -> None:
        wait = self.wait(key)
        if wait > 0:
            raise too_many(wait)


def too_many(wait: float) -> Problem:
    seconds = max(1, math.ceil(wait))
    detail = f"too many requests; come again in {seconds} s"
    return Problem(TOO_MANY, "too many requests", detail, {"Retry-After": str(seconds)})
