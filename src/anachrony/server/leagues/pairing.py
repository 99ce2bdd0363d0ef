"""Who meets whom in a round. A table is a tuple of players; one who sits alone has a bye.

Players are numbers. Nothing here knows of games or databases: the same question has the same answer.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Final

SWISS: Final = "swiss"
ROUND_ROBIN: Final = "round-robin"
KNOCK_OUT: Final = "knock-out"
FORMATS: Final = (SWISS, ROUND_ROBIN, KNOCK_OUT)

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

    Of two at a table nobody meets again while that can be avoided, and one too many has a bye: the last of
    those who have had the fewest. Of three or four the tables are evenly filled, and repeats are few.
    """
    if seats > 2:
        return _groups(order, met, seats)
    if len(order) % 2 == 0:
        return _pairs(order, met)
    fewest = min(byes.get(one, 0) for one in order)
    may_rest = [one for one in reversed(order) if byes.get(one, 0) == fewest]
    alone = min(may_rest, key=lambda one: _repeats_needed(_without(order, one), met))
    return [*_pairs(_without(order, alone), met), (alone,)]


def _pairs(order: Sequence[int], met: Met) -> list[Table]:
    """Each in turn takes the closest partner who leaves a way to pair all others."""
    most = _repeats_needed(order, met)
    left, found = list(order), list[Table]()
    while left:
        one = left.pop(0)
        partners = sorted(left, key=lambda other: _times(met, one, other))  # the closest of equals first
        partner = next(
            other
            for other in partners
            if _times(met, one, other) <= most and _can_be_paired(_without(left, other), met, most)
        )
        left.remove(partner)
        found.append((one, partner))
    return found


def _repeats_needed(order: Sequence[int], met: Met) -> int:
    """How often the two who have met most must have met, however all are paired: 0 where nobody has to."""
    most = 0
    while not _can_be_paired(order, met, most):
        most += 1
    return most


def _can_be_paired(players: Sequence[int], met: Met, most: int) -> bool:
    """Whether all can be paired where nobody has met the other more often than that."""
    count = range(len(players))
    adjacent = [[b for b in count if a != b and _times(met, players[a], players[b]) <= most] for a in count]
    mate = [-1] * len(players)
    return all(mate[one] != -1 or _augment(one, adjacent, mate) for one in count)


def _augment(root: int, adjacent: list[list[int]], mate: list[int]) -> bool:
    """Find a partner for one more, by the blossoms of Edmonds; ``mate`` is changed where there is one."""
    parent, base = [-1] * len(mate), list(range(len(mate)))
    reached, queue = {root}, deque([root])

    def meeting_point(a: int, b: int) -> int:
        above = {base[a]}
        while mate[base[a]] != -1:
            a = parent[mate[base[a]]]
            above.add(base[a])
        while base[b] not in above:
            b = parent[mate[base[b]]]
        return base[b]

    def side_of_blossom(one: int, top: int, child: int) -> set[int]:
        found = set[int]()
        while base[one] != top:
            found |= {base[one], base[mate[one]]}
            parent[one], child = child, mate[one]
            one = parent[mate[one]]
        return found

    while queue:
        one = queue.popleft()
        for other in adjacent[one]:
            if base[one] == base[other] or mate[one] == other:
                continue
            if other == root or (mate[other] != -1 and parent[mate[other]] != -1):
                top = meeting_point(one, other)
                blossom = side_of_blossom(one, top, other) | side_of_blossom(other, top, one)
                for each in range(len(mate)):
                    if base[each] in blossom:
                        base[each] = top
                        if each not in reached:
                            reached.add(each)
                            queue.append(each)
            elif parent[other] == -1:
                parent[other] = one
                if mate[other] == -1:
                    _turn_path(other, parent, mate)
                    return True
                reached.add(mate[other])
                queue.append(mate[other])
    return False


def _turn_path(end: int, parent: list[int], mate: list[int]) -> None:
    """Pairs become strangers and strangers pairs, from the free end of a path to its root."""
    while end != -1:
        before = parent[end]
        following = mate[before]
        mate[end], mate[before] = before, end
        end = following


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


def _without(players: Sequence[int], one: int) -> list[int]:
    return [other for other in players if other != one]


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
