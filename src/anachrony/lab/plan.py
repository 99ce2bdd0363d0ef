"""Which games an arena plays: every seating of every deal, in an order that can be cut anywhere."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, permutations, product

from anachrony.lab.match import Match, Setting


def seatings(players: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Every way to seat these players at a table.

    With enough players, every choice of ``seats`` among them in every order; a name given twice may
    sit twice. With too few, every table at which each of them sits at least once. A table of equals
    tells nothing about strength, so it is left out unless there is nobody else.
    """
    if len(players) >= seats:
        tables = {order for chosen in combinations(players, seats) for order in permutations(chosen)}
    else:
        tables = {table for table in product(players, repeat=seats) if set(table) == set(players)}
    if len(set(players)) > 1:
        tables = {table for table in tables if len(set(table)) > 1}
    names = list(dict.fromkeys(players))
    return sorted(tables, key=lambda table: [names.index(name) for name in table])


def schedule(
    players: Sequence[str], seats: Sequence[int], games: int, first_seed: int, setting: Setting
) -> Iterator[Match]:
    """At least ``games`` games for each number of seats: whole deals, each with every seating."""
    for count in seats:
        tables = seatings(players, count)
        for deal in range(-(-games // len(tables))):
            for table in tables:
                yield Match(first_seed + deal, table, setting)
