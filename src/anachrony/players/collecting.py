"""Thinking without the collector of cycles: positions and trees have none."""

from __future__ import annotations

import gc
from types import TracebackType


class NoCollecting:
    """``with NoCollecting():`` what is made inside is not looked through for cycles, which can take a tenth
    of the time."""

    def __init__(self) -> None:
        self.collects: bool = gc.isenabled()

    def __enter__(self) -> None:
        gc.disable()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.collects:
            gc.enable()
