"""What a module brings that is asked about a state: a place, a line of the score sheet, something to count, a
part of the view, a solo opponent. The rules ask it, and never know who it is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from anachrony.rules.places import BESIDE
from anachrony.rules.rows import Automaton, Hook

if TYPE_CHECKING:
    from anachrony.rules.frame import Frame
    from anachrony.rules.rows import Use
    from anachrony.rules.ruleset import Ruleset
    from anachrony.rules.state import Seat, State


class OwnPlace(Hook):
    """A Worker space or Free Action beside the Player board; which of them may depend on the seat."""

    __slots__ = ("source",)

    def __init__(self, name: str, source: str) -> None:
        super().__init__(name)
        self.source = source

    def worker_use(self, state: State, seat: Seat) -> Use | None:
        return None

    def free_use(self, state: State, seat: Seat) -> Use | None:
        return None

    def may_admit(self, rules: Ruleset, seat: Seat) -> bool:
        """Whether the seat may have a Worker space here before it is settled again: turns ask only then."""
        return True

    def may_be_free(self, rules: Ruleset, seat: Seat) -> bool:
        """The same for a Free Action."""
        return True


class ScoreLine(Hook):
    """A line of the score sheet. An automaton counts some of them in its own way."""

    __slots__ = ()

    def points(self, state: State, index: int) -> int:
        """Of a seat that has its Player board, or of an automaton that does not count this line itself."""
        raise NotImplementedError


class Measure(Hook):
    """Something that can be counted about a seat. Rows name it itself; two of one name are equal, so rows of
    two books can be compared."""

    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Measure) and self.name == other.name

    def __hash__(self) -> int:
        return hash(self.name)

    def count(self, state: State, seat: Seat) -> int:
        raise NotImplementedError

    def foreseen(self, state: State, frame: Frame) -> int:
        """The count as the frame supposes things to be."""
        return self.count(state, state.seats[frame.seat])


class Sight(Hook):
    """One more part of the view, under its name: of the table, and of each seat. Shapes: ``views.py``."""

    __slots__ = ()

    def table(self, state: State) -> object:
        return None

    def seat(self, state: State, index: int, own: bool) -> object:
        """``own`` when the seat itself looks: only then may its secrets show."""
        return None


class Opponent(Automaton):
    """An automaton, and what it is asked about a state."""

    __slots__ = ()

    def has_taken(self, seat: Seat, code: int) -> bool:
        """Whether it has this Superproject, which stands on no spot of its own."""
        raise NotImplementedError

    def sheet(self, state: State, index: int) -> dict[str, int]:
        """The lines of the score sheet that it counts in its own way, by their names."""
        raise NotImplementedError


def own_place(rules: Ruleset, place: int) -> OwnPlace:
    """The place beside a Player board that has this code."""
    found = rules.own_places[place - BESIDE]
    assert isinstance(found, OwnPlace)
    return found


def measure_of(what: Hook) -> Measure:
    """What a row counts."""
    assert isinstance(what, Measure)
    return what


def score_lines(rules: Ruleset) -> list[ScoreLine]:
    return cast("list[ScoreLine]", rules.score_lines)


def sights(rules: Ruleset) -> list[Sight]:
    return cast("list[Sight]", rules.sights)


def opponent(rules: Ruleset, index: int) -> Opponent | None:
    """The automaton of a seat; None where a player sits."""
    found = rules.automata[index]
    assert found is None or isinstance(found, Opponent)
    return found
