"""A moment by which something is to be done, however many steps it takes."""

from __future__ import annotations

import time


class Deadline:
    def __init__(self, seconds: float) -> None:
        self._end = time.monotonic() + seconds

    def left(self) -> float:
        """Returns the seconds that are left; TimeoutError where none are."""
        left = self._end - time.monotonic()
        if left <= 0:
            raise TimeoutError("it took too long")
        return left
