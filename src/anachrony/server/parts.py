"""The parts of a running server, each found by its type."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeVar

from starlette.requests import HTTPConnection

P = TypeVar("P")


class Parts:
    """What runs: the floors, and the services of the features that are on."""

    def __init__(self, *parts: object) -> None:
        self._known: dict[type, object] = {}
        for one in parts:
            self.add(one)

    def add(self, part: object) -> None:
        assert type(part) not in self._known, f"there are two of {type(part).__name__}"
        self._known[type(part)] = part

    def of(self, kind: type[P]) -> P:
        """The part of this type. A feature may ask for its own, for the floors' and for those of features
        that it needs: they are there whenever it is."""
        found = self._known[kind]
        assert isinstance(found, kind)
        return found


def part(kind: type[P]) -> Callable[[HTTPConnection], Awaitable[P]]:
    """What a handler depends on to be given a part: ``Annotated[Leagues, Depends(part(Leagues))]``."""

    async def found(asked: HTTPConnection) -> P:
        parts: Parts = asked.app.state.parts
        return parts.of(kind)

    return found
