"""The parts of a running server, each found by its type.

A part is a class whose constructor names, by their types, the parts that it needs; so nobody wires them. What
asks for a class is given the one that a feature has made of it, where a feature has.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeAlias, TypeVar, get_type_hints

from starlette.requests import HTTPConnection

P = TypeVar("P")


@dataclass(frozen=True)
class Part(Generic[P]):
    """What a manifest says of a part: what is done with it, and which events it hears."""

    of: type[P]
    begin: Callable[[P], object] | None = None  # when all parts are there
    sweep: Callable[[P], object] | None = None  # done again and again; one that fails stops no other
    stop: Callable[[P], object] | None = None
    hears: Mapping[type, Callable[[P, Any], object]] = field(default_factory=dict)


AnyPart: TypeAlias = Part[Any]  # a list of them has parts of many types


class Parts:
    """What runs: the floors, and the parts of the features that are on."""

    def __init__(self, *there: object) -> None:
        self._known: dict[type, object] = {type(one): one for one in there}
        self._offered: list[type] = list(self._known)

    def offer(self, kind: type) -> None:
        """A class of which there is to be one."""
        assert kind not in self._offered or kind in self._known, f"there are two of {kind.__name__}"
        self._offered.append(kind)

    def of(self, kind: type[P]) -> P:
        """The part of this type. A feature may ask for its own, for the floors' and for those of features
        that it needs: they are there whenever it is."""
        found = self._known.get(kind)
        if found is None:
            found = self._known[kind] = self._made(kind)
        assert isinstance(found, kind)
        return found

    def _made(self, kind: type) -> object:
        there = [one for one in self._offered if issubclass(one, kind)]
        if not there:
            raise LookupError(f"nobody offers a part {kind.__name__}")
        chosen = max(there, key=lambda one: len(one.__mro__))
        if chosen is not kind:
            return self.of(chosen)
        needs = get_type_hints(kind.__init__)
        return kind(**{name: self.of(need) for name, need in needs.items() if name != "return"})


def part(kind: type[P]) -> Callable[[HTTPConnection], Awaitable[P]]:
    """What a handler depends on to be given a part: ``Annotated[Leagues, Depends(part(Leagues))]``."""

    async def found(asked: HTTPConnection) -> P:
        parts: Parts = asked.app.state.parts
        return parts.of(kind)

    return found
