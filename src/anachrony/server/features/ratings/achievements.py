"""Achievements: what somebody has done in the games that they finished. A row each.

A row collects keys, one from each game that has something to do with it; who has enough different ones has
the achievement, since the game that brought the last of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from anachrony.server.features.ratings import facts
from anachrony.server.features.ratings.results import ResultRow

STRONG: Final = ("expert", "master")  # levels of computer players


@dataclass(frozen=True)
class FinishedGame:
    """A game that somebody finished, and how they did in the ones before."""

    own: ResultRow
    others: list[ResultRow]
    in_a_row: int  # games won one after the other, with this one
    was_last: bool  # of the game before

    @property
    def won(self) -> bool:
        return self.own.place == 1 and bool(self.others)

    @property
    def margin(self) -> int:
        """Points ahead of the best of the others."""
        return self.own.points - max(one.points for one in self.others)

    @property
    def people(self) -> list[ResultRow]:
        return [one for one in self.others if one.level is None]

    @property
    def somebody(self) -> str | None:
        """One of the people at the table who have an account."""
        return next((one.account for one in self.people if one.account is not None), None)

    def beat(self, *levels: str) -> bool:
        return self.won and any(one.level in levels for one in self.others)

    def beat_somebody_better(self) -> bool:
        """By the ratings that both had before the game."""
        before = [(one.mu or 0.0) - (one.change or 0.0) for one in (self.own, *self.people) if one.mu]
        return self.won and self.own.mu is not None and max(before) > before[0]

    def did(self, fact: str) -> bool:
        """What happened in the game itself; of games from before that was kept nothing is known."""
        return fact in (self.own.facts or ())


Key = str | None


@dataclass(frozen=True)
class Kind:
    name: str
    key: Callable[[FinishedGame], Key]
    needed: int = 1


def _if(true: Callable[[FinishedGame], bool]) -> Callable[[FinishedGame], Key]:
    return lambda played: played.own.table if true(played) else None


ACHIEVEMENTS: Final = (
    Kind("first-game", _if(lambda played: True)),
    Kind("first-win", _if(lambda played: played.won)),
    Kind("alone", _if(lambda played: not played.others and played.own.place == 1)),
    Kind("four-win", _if(lambda played: played.won and len(played.others) == 3)),
    Kind("machine", _if(lambda played: played.beat(*STRONG))),
    Kind("giant", _if(FinishedGame.beat_somebody_better)),
    Kind("hair", _if(lambda played: played.won and played.margin <= 1)),
    Kind("landslide", _if(lambda played: played.won and played.margin >= 20)),
    Kind("high", _if(lambda played: played.own.points >= 75)),
    Kind("phoenix", _if(lambda played: played.won and played.was_last)),
    Kind("streak", _if(lambda played: played.in_a_row >= 3)),
    Kind("modules", _if(lambda played: played.won and len(played.own.pool.split()) > 2)),
    Kind("superproject", _if(lambda played: played.did(facts.SUPERPROJECT))),
    Kind("superprojects", _if(lambda played: played.did(facts.SUPERPROJECTS))),
    Kind("every-type", _if(lambda played: played.did(facts.EVERY_TYPE))),
    Kind("evacuated", _if(lambda played: played.did(facts.EVACUATED)), 5),
    Kind("evacuated-first", _if(lambda played: played.did(facts.EVACUATED_FIRST))),
    Kind("seamless", _if(lambda played: played.won and played.did(facts.SEAMLESS))),
    Kind("no-debts", _if(lambda played: played.won and played.did(facts.NO_DEBTS))),
    Kind("paths", lambda played: played.own.path, 4),
    Kind("path-wins", lambda played: played.own.path if played.won else None, 4),
    Kind("company", lambda played: played.somebody, 10),
    Kind("veteran", _if(lambda played: True), 25),
)


@dataclass(frozen=True)
class Achievement:
    name: str
    have: int
    needed: int
    at: float | None  # nothing while some are missing


def earned(history: Sequence[tuple[ResultRow, list[ResultRow]]]) -> list[Achievement]:
    """By somebody's games, the newest first. Those that a computer played on for them do not count."""
    games = list(_played(history))
    return [_so_far(one, games) for one in ACHIEVEMENTS]


def _played(history: Sequence[tuple[ResultRow, list[ResultRow]]]) -> Iterator[FinishedGame]:
    in_a_row, was_last = 0, False
    for own, others in reversed(history):
        if own.left:
            continue
        in_a_row = in_a_row + 1 if own.place == 1 and others else 0
        yield FinishedGame(own, others, in_a_row, was_last)
        was_last = bool(others) and own.place > max(one.place for one in others)


def _so_far(achievement: Kind, games: Sequence[FinishedGame]) -> Achievement:
    keys: set[str] = set()
    for played in games:
        key = achievement.key(played)
        if key is not None:
            keys.add(key)
        if len(keys) == achievement.needed:
            return Achievement(achievement.name, achievement.needed, achievement.needed, played.own.at)
    return Achievement(achievement.name, len(keys), achievement.needed, None)


@dataclass(frozen=True)
class Met:
    """Opponents of one kind: people, or computer players of a level."""

    computer: str | None
    games: int
    ahead: int  # games that ended ahead of all of them
    mu: float | None  # how good they were on average, where that was rated


def met(history: Sequence[tuple[ResultRow, list[ResultRow]]]) -> list[Met]:
    """People first, then computer players by how often they were met."""
    kinds: dict[str | None, list[tuple[ResultRow, list[ResultRow]]]] = {}
    for own, others in history:
        for kind in {one.level for one in others}:
            kinds.setdefault(kind, []).append((own, [one for one in others if one.level == kind]))
    found = [_met(kind, games) for kind, games in kinds.items()]
    return sorted(found, key=lambda one: (one.computer is not None, -one.games, one.computer or ""))


def _met(kind: str | None, games: Sequence[tuple[ResultRow, list[ResultRow]]]) -> Met:
    ahead = sum(not own.left and own.place < min(one.place for one in others) for own, others in games)
    good = [one.mu for _, others in games for one in others if one.mu is not None]
    return Met(kind, len(games), ahead, sum(good) / len(good) if good else None)
