"""Garbage collection that keeps nobody waiting.

Nearly everything goes as soon as nobody refers to it. Python's collector looks for the rest, for things that
refer to each other, and by itself it walks through all that lives to find them: with a thousand live tables
everybody waits 0.4 s for that, again and again. Here a round looks only at what was made since the last one,
and sets aside what it finds alive. What was set aside is looked through when nobody wants anything; or else
after so many rounds that too much could have piled up.
"""

from __future__ import annotations

import asyncio
import gc
import time
from typing import Final

_YOUNG: Final = 2_000  # things more than before, until the youngest are looked at; then a round is due
_NEVER: Final = 1_000_000_000
_PAUSE: Final = 0.25  # seconds; a round takes the longer, the more has been made since the last one
_MOST_ROUNDS: Final = 2_400  # until everything is looked through, though it is never quiet: ten minutes
_QUIET: Final = 0.03  # of one core: a few moves a second


class Garbage:
    """Of a process that does nothing else but serve."""

    def __init__(self) -> None:
        self._rounds = 0
        self._used = 0.0

    def begin(self) -> None:
        """When all is there that stays: modules, components and routes."""
        gc.set_threshold(_YOUNG, _NEVER, _NEVER)
        self._look_through_everything()

    async def watch(self) -> None:
        """For as long as the server runs."""
        while True:
            await asyncio.sleep(_PAUSE)
            used, self._used = self._used, time.process_time()
            self.look(quiet=self._used - used < _QUIET * _PAUSE)

    def look(self, quiet: bool) -> None:
        if gc.get_count()[1]:
            self._rounds += 1
            gc.collect()
            gc.freeze()
        if self._rounds >= _MOST_ROUNDS or (quiet and self._rounds):
            self._look_through_everything()

    def _look_through_everything(self) -> None:
        self._rounds = 0
        gc.unfreeze()
        gc.collect()
        gc.freeze()
