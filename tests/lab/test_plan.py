"""Who sits where, and that a deal is the same whoever sits there."""

from __future__ import annotations

from itertools import permutations

import pytest

from anachrony.lab.match import Match, Setting
from anachrony.lab.plan import schedule, seatings


@pytest.mark.parametrize(
    ("players", "seats", "tables"),
    [
        (("a", "b"), 2, 2),
        (("a", "b", "c"), 2, 6),
        (("a", "b", "c", "d"), 4, 24),
        (("a", "b"), 4, 14),  # all but a table of equals
        (("a", "b", "b", "b"), 4, 4),  # a name given thrice sits thrice
        (("a",), 3, 1),  # nobody else to play
        (("a", "a"), 2, 1),
    ],
)
def test_every_seating(players: tuple[str, ...], seats: int, tables: int) -> None:
    found = seatings(players, seats)
    assert len(found) == len(set(found)) == tables
    for table in found:  # every order of a table is a seating too
        assert set(permutations(table)) <= set(found)


def test_whole_deals_are_scheduled() -> None:
    matches = list(schedule(("a", "b"), (2, 3), 5, 100, Setting()))
    assert [match.seed for match in matches[:6]] == [100, 100, 101, 101, 102, 102]
    assert len([match for match in matches if len(match.players) == 3]) == 6  # one deal at six seatings
    assert len({match.name for match in matches}) == len(matches)


def test_equal_seeds_give_equal_deals() -> None:
    one = Match(7, ("random", "heuristic")).new_game()
    two = Match(7, ("heuristic", "random")).new_game()
    other = Match(8, ("random", "heuristic")).new_game()
    assert one == two != other
