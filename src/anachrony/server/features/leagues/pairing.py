"""Who meets whom in a round. A table is a tuple of players; one who sits alone has a bye.

Players are numbers. Nothing here knows of games or databases: the same question has the same answer.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Mapping, Sequence
from itertools import combinations
from typing import Final

SWISS: Final = "swiss"
ROUND_ROBIN: Final = "round-robin"
KNOCK_OUT: Final = "knock-out"
FORMATS: Final = (SWISS, ROUND_ROBIN, KNOCK_OUT)
_NOBODY: Final = -1  # whom one has a bye against

Table = tuple[int, ...]
Met = Mapping[tuple[int, int], int]  # how often two have met, the smaller number first


def pairs_of(table: Table) -> list[tuple[int, int]]:
    return [(min(pair), max(pair)) for pair in combinations(table, 2)]


def meetings(tables: Sequence[Table]) -> Counter[tuple[int, int]]:
    return Counter(pair for table in tables for pair in pairs_of(table))


def rounds_needed(kind: str, players: int, wanted: int | None) -> int:
    """How many rounds a league has. Swiss without a wish: as many as leave one without a loss."""
    if kind == ROUND_ROBIN:
        return players - 1 + players % 2
    doublings = max(1, (players - 1).bit_length())
    return doublings if kind == KNOCK_OUT or wanted is None else wanted


# --- Swiss --------------------------------------------------------------------------------------------------


def swiss(order: Sequence[int], met: Met, byes: Mapping[int, int], seats: int = 2) -> list[Table]:
    """The best first, each with those closest to them whom they have met least.

    Of two at a table nobody meets again while that can be avoided, and one too many has a bye: one of those
    who have had the fewest, from the end of the order. Of three or four the tables are evenly filled, and
    repeats are few.
    """
    if seats > 2:
        return _groups(order, met, seats)
    if len(order) % 2 == 0:
        return _pairs(order, met)
    fewest = min(byes.get(one, 0) for one in order)
    return _pairs(order, met, {one for one in order if byes.get(one, 0) == fewest})


def _pairs(order: Sequence[int], met: Met, may_rest: Container[int] = ()) -> list[Table]:
    """The pairing in which those meet again who have met least, and of such the one between closest places.
    One too many meets nobody, who comes last."""
    import networkx as nx  # once in a round; every server would start later and be larger

    line = [*order, _NOBODY] if len(order) % 2 else [*order]
    meeting_again = len(line) ** 3  # dearer than all distances together
    graph: nx.Graph[int] = nx.Graph()
    for a, b in combinations(range(len(line)), 2):
        if line[b] == _NOBODY and line[a] not in may_rest:
            continue
        repeated = len(line) ** _times(met, line[a], line[b])  # once more is dearer than all others together
        graph.add_edge(a, b, weight=(b - a) ** 2 + meeting_again * repeated)
    places = sorted(sorted(pair) for pair in nx.min_weight_matching(graph))
    tables = [tuple(line[place] for place in pair if line[place] != _NOBODY) for pair in places]
    return sorted(tables, key=len, reverse=True)


def _groups(order: Sequence[int], met: Met, seats: int) -> list[Table]:
    """Evenly filled tables of neighbors; then those are exchanged who meet again, while it helps."""
    count = -(-len(order) // seats)
    small, more = divmod(len(order), count)
    tables, start = list[list[int]](), 0
    for index in range(count):
        size = small + (index < more)
        tables.append(list(order[start : start + size]))
        start += size
    while (best := _best_exchange(tables, met)) is not None:
        (a, i), (b, j) = best
        tables[a][i], tables[b][j] = tables[b][j], tables[a][i]
    return [tuple(table) for table in tables]


Chair = tuple[int, int]  # a table, and a place at it


def _best_exchange(tables: list[list[int]], met: Met) -> tuple[Chair, Chair] | None:
    """The exchange of two players that saves most repeats; of several the one between nearest tables."""

    def repeats(table: int, place: int, who: int) -> int:
        others = (one for at, one in enumerate(tables[table]) if at != place)
        return sum(_times(met, who, other) for other in others)

    best, best_saved = None, 0
    chairs = [(a, i) for a, table in enumerate(tables) for i in range(len(table))]
    pairs = [pair for pair in combinations(chairs, 2) if pair[0][0] != pair[1][0]]
    for (a, i), (b, j) in sorted(pairs, key=lambda pair: pair[1][0] - pair[0][0]):
        one, other = tables[a][i], tables[b][j]
        before = repeats(a, i, one) + repeats(b, j, other)
        saved = before - repeats(a, i, other) - repeats(b, j, one)
        if saved > best_saved:
            best, best_saved = ((a, i), (b, j)), saved
    return best


def _times(met: Met, one: int, other: int) -> int:
    return met.get((min(one, other), max(one, other)), 0)


# --- all against all, and knock-out -------------------------------------------------------------------------


def round_robin(order: Sequence[int], number: int) -> list[Table]:
    """Everybody meets everybody once: all but the first move on by one place from round to round."""
    ring: list[int | None] = [*order, None] if len(order) % 2 else [*order]
    turns = (number - 1) % (len(ring) - 1)
    line = [ring[0], *ring[1 + turns :], *ring[1 : 1 + turns]]
    across = zip(line[: len(line) // 2], reversed(line), strict=False)
    return [tuple(one for one in pair if one is not None) for pair in across]


def knock_out(order: Sequence[int]) -> list[Table]:
    """The first round: the best are as far apart as can be, and have the byes."""
    places = [0]
    while len(places) < len(order):
        size = 2 * len(places)
        places = [one for place in places for one in (place, size - 1 - place)]
    return _neighbors([order[place] if place < len(order) else None for place in places])


def next_knock_out(winners: Sequence[int]) -> list[Table]:
    """A later round: the winners of neighboring tables, in the order of the tables."""
    return _neighbors(list(winners))


def _neighbors(line: Sequence[int | None]) -> list[Table]:
    pairs = zip(line[::2], line[1::2], strict=True)
    return [tuple(one for one in pair if one is not None) for pair in pairs]
