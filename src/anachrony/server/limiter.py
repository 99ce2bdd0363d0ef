"""Rates: so many requests over time, by address, seat or account."""

from __future__ import annotations

import math
import threading
import time
from typing import Final

from anachrony.server.problems import Problem
from anachrony.server.settings import Rate

TOO_MANY: Final = 429
_MOST_DEBT_SECONDS: Final = 20.0


class Limiter:
    """Token buckets by key. What has been quiet for long is forgotten."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._lock = threading.Lock()
        self._buckets: dict[str, tuple[float, float]] = {}
        self._cleaned = 0.0

    def wait(self, key: str) -> float:
        """Seconds until this key may come again; 0 when it may come now, which is counted."""
        now = time.monotonic()
        with self._lock:
            if now - self._cleaned > 60:
                self._clean(now)
            left = self._left(key, now)
            if left < 1:
                self._buckets[key] = (left, now)
                return (1 - left) / self._rate.each_second
            self._buckets[key] = (left - 1, now)
            return 0.0

    def left(self, key: str) -> float:
        """What a key may still ask for; the less, the more it has had."""
        now = time.monotonic()
        with self._lock:
            return self._left(key, now)

    def _left(self, key: str, now: float) -> float:
        left, at = self._buckets.get(key, (float(self._rate.at_once), now))
        return min(float(self._rate.at_once), left + (now - at) * self._rate.each_second)

    def charge(self, key: str, tokens: float) -> None:
        """What was asked for cost more than the asking; the next time comes the later."""
        now = time.monotonic()
        with self._lock:
            least = -_MOST_DEBT_SECONDS * self._rate.each_second
            most = float(self._rate.at_once)
            self._buckets[key] = (min(most, max(least, self._left(key, now) - tokens)), now)

    def give_back(self, key: str) -> None:
        """What was counted just now should not have been."""
        self.charge(key, -1)

    def check(self, key: str) -> None:
        wait = self.wait(key)
        if wait > 0:
            raise too_many(wait)

    def _clean(self, now: float) -> None:
        full = self._rate.at_once / self._rate.each_second + _MOST_DEBT_SECONDS
        self._buckets = {key: bucket for key, bucket in self._buckets.items() if now - bucket[1] < full}
        self._cleaned = now


def too_many(wait: float) -> Problem:
    seconds = max(1, math.ceil(wait))
    detail = f"too many requests; come again in {seconds} s"
    return Problem(TOO_MANY, "too many requests", detail, {"Retry-After": str(seconds)})
