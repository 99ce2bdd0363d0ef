"""The puzzle of the day, made in the spare time of the process that analyzes games.

It is the same for everybody on this server and is kept. It is made of a finished game that anybody may watch,
or, where there is none, of one that computer players play for it; which game and which decision follows from
the day alone. Analyses that people have asked for go first.
"""

from __future__ import annotations

import hashlib
import json
import time
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from sqlalchemy.exc import SQLAlchemyError

from anachrony.server.database_errors import reason
from anachrony.server.features.coach import analyst
from anachrony.server.features.coach.analyses import Ask, NotNow
from anachrony.server.features.puzzles.store import READY, PuzzleRow, PuzzleStore
from anachrony.server.features.ratings.results import MU
from anachrony.server.problems import Problem
from anachrony.server.telemetry import log

DAY: Final = 86_400
_AHEAD: Final = 7_200.0  # seconds before midnight that the next one is made
_STALE_SECONDS: Final = 900.0  # after which another worker takes over
_PAUSE_SECONDS: Final = 300.0  # after a failure
_GAMES: Final = 6  # that are looked at until one has a puzzle


def today(now: float | None = None) -> int:
    """The day's number, in UTC."""
    return int((time.time() if now is None else now) // DAY)


class PuzzleMaking:
    def __init__(
        self,
        store: PuzzleStore,
        record: Callable[[str], str],
        alone: bool,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self._store = store
        self._clock = clock
        self._record = record
        self._stale = 0.0 if alone else _STALE_SECONDS  # at a new start what was under way is ours
        self._rests_until = 0.0

    def missing(self) -> list[int]:
        """The days that want a puzzle: this one, and the next when it is near."""
        now = self._clock()
        days = [today(now), today(now + _AHEAD)]
        return [day for day in dict.fromkeys(days) if (row := self._store.get(day)) is None or not row.shown]

    def make(self, ask: Ask) -> bool:
        """What is missing. ``ask`` asks the process that analyzes games; NotNow ends it for this time, and
        the answer is False: it is to be asked for again."""
        if time.monotonic() < self._rests_until:
            return True
        stale, self._stale = self._stale, _STALE_SECONDS
        for day in self.missing():
            if not self._store.claim(day, stale):
                continue
            try:
                made = self._made(day, ask)
            except NotNow:
                self._store.release(day)
                return False
            except (Problem, SQLAlchemyError) as error:
                log.warning("no puzzle made", extra={"day": day, "why": reason(error)})
                made = None
            except Exception:  # in the process
                log.exception("no puzzle made", extra={"day": day})
                made = None
            if made is None:
                self._rests_until = time.monotonic() + _PAUSE_SECONDS
                self._store.release(day)
                return True
            self._store.finish(made)
        return True

    def _made(self, day: int, ask: Ask) -> PuzzleRow | None:
        for table, record in self._games(day, ask):
            for number in ask(analyst.candidates, record, day):
                if not ask(analyst.is_clear, record, day, number):
                    continue
                found = ask(analyst.made_puzzle, record, day, number)
                if found is not None:
                    puzzle, difficulty = found
                    return PuzzleRow(
                        day,
                        READY,
                        time.time(),
                        table,
                        json.dumps(puzzle["shown"], separators=(",", ":")),
                        json.dumps(puzzle["answers"], separators=(",", ":")),
                        MU + difficulty,
                    )
        return None

    def _games(self, day: int, ask: Ask) -> Iterator[tuple[str | None, str]]:
        """Games to look for a puzzle in: stored ones, in an order of the day's own, then self-played ones."""
        stored = [table for table, terms, held in self._store.games(day * DAY) if is_plain(terms, held)]
        stored.sort(key=lambda table: hashlib.sha256(f"{day} {table}".encode()).digest())
        for table in stored[: _GAMES // 2]:
            yield table, self._record(table)
        for more in range(_GAMES - _GAMES // 2):
            players = 2 + day % 3
            yield None, ask(analyst.played, players, day * 100 + more)


def is_plain(terms: Mapping[str, Any], seats: int) -> bool:
    """Whether a game is of people and computers by the printed values: what a puzzle can be shown of."""
    own = terms.get("components") or terms.get("solo")
    return seats > 1 and not own and terms.get("chance", "sample") == "sample"
