"""What is missing at a place, for those who ask why it is dark."""

from __future__ import annotations

from collections.abc import Sequence

from anachrony.rules.kinds import MISSING_WORDS


class Lack:
    """A word of ``kinds.MISSING_WORDS``, or ``turn``, ``choice``, ``assets``, ``place``; and details."""

    __slots__ = ("details", "what")

    def __init__(self, what: str, details: tuple[str, ...] = ()) -> None:
        self.what = what
        self.details = details  # Worker types that would do, or assets that are short

    def __repr__(self) -> str:
        return f"Lack({self.what!r}, {self.details!r})"

    def __reduce__(self) -> tuple[type[Lack], tuple[str, tuple[str, ...]]]:
        """It is copied and travels with what it is made of."""
        return Lack, (self.what, self.details)

    def __str__(self) -> str:
        return f"{self.what} ({', '.join(self.details)})" if self.details else self.what

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Lack) and (self.what, self.details) == (other.what, other.details)

    def __hash__(self) -> int:
        return hash((self.what, self.details))


def lack_of(missing: int, words: Sequence[str] = MISSING_WORDS) -> Lack:
    """What ``Effect.missing`` has answered; the ruleset's words know the assets of modules too. Where
    nothing is missing, something else is to be chosen now."""
    return Lack(words[missing]) if missing else Lack("choice")
