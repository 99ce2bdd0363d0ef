"""What time it is."""

from __future__ import annotations

import time


class Clock:
    """Tests bring one whose hands they move."""

    def wall(self) -> float:
        return time.time()

    def steady(self) -> float:
        return time.monotonic()
