"""Events: what one part of the server tells, and others hear, without knowing of each other."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any


class Events:
    def __init__(self) -> None:
        self._hearers: dict[type, list[Callable[[Any], object]]] = {}

    def on(self, kind: type, hearer: Callable[[Any], object]) -> None:
        self._hearers.setdefault(kind, []).append(hearer)

    def tell(self, event: object) -> None:
        """Whoever hears of it does so now, in this thread."""
        for hearer in self._hearers.get(type(event), ()):
            hearer(event)


@dataclass(frozen=True)
class Word:
    """Something that a worker, perhaps this one, has said about a table: a word, and what belongs to it."""

    table: str
    what: str
    rest: Sequence[str]


@dataclass(frozen=True)
class SessionsEnded:
    """Some sessions are over, on this worker or another."""
