"""What tables count, and who leads.

A table is worth one point whatever its size: the share of the others whom one has beaten, with half for those
who came in at the same place. So it is 1, ½ or 0 of two, and 1, ⅔, ⅓ or 0 of four. A bye is worth 1.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import groupby


@dataclass(frozen=True)
class DecidedTable:
    """A table that was decided; a bye is a table of one. ``scores`` are nothing where nobody finished."""

    players: tuple[int, ...]
    places: tuple[int, ...]
    scores: tuple[int | None, ...]

    def points(self, at: int) -> Fraction:
        others = len(self.players) - 1
        return Fraction(1) if others == 0 else Fraction(self.beaten(at, range(len(self.players))), 2 * others)

    def beaten(self, at: int, among: Iterable[int]) -> int:
        """Two for everybody beaten, one for everybody at the same place."""
        mine = self.places[at]
        return sum((self.places[one] > mine) + (self.places[one] >= mine) for one in among if one != at)

    def margin(self, at: int) -> Fraction:
        """Victory points above the average of the others."""
        mine = self.scores[at]
        others = [score for one, score in enumerate(self.scores) if one != at and score is not None]
        return Fraction(0) if mine is None or not others else mine - Fraction(sum(others), len(others))


@dataclass
class Standing:
    """``opponents``: the points of those met, a table's on average; a bye counts as meeting an equal.
    ``direct``: against those with as many points and as strong opponents."""

    player: int
    place: int = 0
    points: Fraction = Fraction(0)
    opponents: Fraction = Fraction(0)
    direct: int = 0
    margin: Fraction = Fraction(0)
    played: int = 0
    won: int = 0
    byes: int = 0

    @property
    def figures(self) -> tuple[Fraction, Fraction, int, Fraction]:
        return self.points, self.opponents, self.direct, self.margin


def standings(players: Sequence[int], tables: Sequence[DecidedTable]) -> list[Standing]:
    """The best first; those who are equal in everything share a place, in the order they were named."""
    found = {player: Standing(player) for player in players}
    for table in tables:
        for at, player in enumerate(table.players):
            mine = found[player]
            mine.points += table.points(at)
            mine.margin += table.margin(at)
            mine.byes += len(table.players) == 1
            mine.played += len(table.players) > 1
            mine.won += len(table.players) > 1 and table.places[at] == min(table.places)
    for table in tables:
        for at, player in enumerate(table.players):
            met = [found[other].points for one, other in enumerate(table.players) if one != at]
            found[player].opponents += sum(met, Fraction(0)) / len(met) if met else found[player].points
    ranked = sorted(found.values(), key=_so_far)
    for _, group in groupby(ranked, key=_so_far):
        _count_direct(list(group), tables)
    ranked.sort(key=lambda one: one.figures, reverse=True)
    for index, one in enumerate(ranked):
        before = ranked[index - 1] if index else None
        one.place = before.place if before is not None and before.figures == one.figures else index + 1
    return ranked


def _so_far(one: Standing) -> tuple[Fraction, Fraction]:
    return -one.points, -one.opponents


def _count_direct(equals: Sequence[Standing], tables: Sequence[DecidedTable]) -> None:
    by_player = {one.player: one for one in equals}
    for table in tables:
        there = [at for at, player in enumerate(table.players) if player in by_player]
        for at in there:
            by_player[table.players[at]].direct += table.beaten(at, there)
