"""What a module brings that is asked about a state: a place, a line of the score sheet, something to count, a
part of the view, a solo opponent. The rules ask it, and never know who it is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from anachrony.rules.effect import Effect
    from anachrony.rules.rows import Use
    from anachrony.rules.ruleset import Ruleset
    from anachrony.rules.state import Seat, State


class OwnPlace:
    """A Worker space or Free Action beside the Player board; which of them may depend on the seat."""

    __slots__ = ("name", "source")

    def __init__(self, name: str, source: str) -> None:
        self.name = name
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


class ScoreLine:
    """A line of the score sheet. An automaton counts some of them in its own way."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def points(self, state: State, index: int) -> int:
        """Of a seat that has its Player board, or of an automaton that does not count this line itself."""
        raise NotImplementedError


class Measure:
    """Something that can be counted about a seat."""

    __slots__ = ("word",)

    def __init__(self, word: str) -> None:
        self.word = word

    def count(self, state: State, seat: Seat) -> int:
        raise NotImplementedError


class Sight:
    """One more part of the view, under its name: of the table, and of each seat. Shapes: ``views.py``."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def table(self, state: State) -> object:
        return None

    def seat(self, state: State, index: int, own: bool) -> object:
        """``own`` when the seat itself looks: only then may its secrets show."""
        return None


class Automaton:
    """A seat that follows a table instead of choosing. The rules ask it, and never know who it is.

    Such a seat has no Player board (``Seat.board is None``), no Path, no leader and no Focus.
    """

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def turn(self) -> tuple[Effect, ...]:
        """One turn of the Action rounds, up to and with the word for the next seat."""
        raise NotImplementedError

    def power_up(self) -> tuple[Effect, ...]:
        raise NotImplementedError

    def struck(self) -> tuple[Effect, ...]:
        """What becomes of an Anomaly."""
        raise NotImplementedError

    def word_at(self, position: str) -> str:
        """The action at a position of its board."""
        raise NotImplementedError

    def has_taken(self, seat: Seat, code: int) -> bool:
        """Whether it has this Superproject, which stands on no spot of its own."""
        raise NotImplementedError

    def sheet(self, state: State, index: int) -> dict[str, int]:
        """The lines of the score sheet that it counts in its own way, by their names."""
        raise NotImplementedError
