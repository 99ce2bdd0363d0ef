"""Through a finished game, decision by decision, each as the seat that made it knew it then."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from anachrony import record
from anachrony.rules import stack
from anachrony.rules.kinds import CHANCE

if TYPE_CHECKING:
    from anachrony.rules.effect import Frame
    from anachrony.rules.state import State
    from anachrony.terms import Terms


class Choice(NamedTuple):
    """A decision that was made. ``state`` holds nothing that others chose in secret at the same time; what
    lies in hands and bags is still to be drawn anew by whoever thinks about it."""

    entry: int  # of the record
    seat: int
    text: str
    pick: int
    state: State


def choices(terms: Terms, entries: Sequence[tuple[int, str]]) -> Iterator[Choice]:
    """Every decision of a seat that had two options or more; NotFollowed where the rules of today end it."""
    state = terms.opening(explicit=True)
    joint: tuple[Frame, int] | None = None
    base = state
    since: list[tuple[int, int]] = []
    for entry, seat, pick in record.walk(state, entries):
        now = stack.choosing(state)
        if now is not None and now != joint:
            base, since = state.clone(), []
        joint = now
        if seat != CHANCE and len(stack.picks_of(state, seat)) > 1:
            known = state.clone()
            if joint is not None:
                known = base.clone()
                for one, made in since:
                    if one == seat:
                        stack.play(known, one, made)
            yield Choice(entry, seat, entries[entry][1], pick, known)
        if joint is not None:
            since.append((seat, pick))


def count(terms: Terms, entries: Sequence[tuple[int, str]]) -> int:
    return sum(1 for _ in choices(terms, entries))
