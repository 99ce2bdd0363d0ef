"""Hints: what a computer player would do in a seat's place, knowing only what the seat may know.

They are thought of in a process of their own, so that they keep no computer seat waiting; one at a
time, and whoever asks while others wait is told to come again.
"""

from __future__ import annotations

import secrets
import sys
import threading
import time
from typing import Any, Final

from pydantic import BaseModel

from anachrony.game import Game
from anachrony.server import problems
from anachrony.server.api.responses import Message, Reason
from anachrony.server.computers.bots import Failed, Thinker
from anachrony.server.limits.limiter import Limiter, too_many
from anachrony.server.problems import Problem
from anachrony.server.settings import Settings
from anachrony.server.tables.lobby import check_level
from anachrony.server.telemetry import Metrics, log
from anachrony.table.levels import SIMPLE
from anachrony.wording import options

_WAITING: Final = 4
_IDLE_SECONDS: Final = 900.0  # to start one takes longer than most hints; it holds some 50 MB
_NICE: Final = 5  # a person waits, as nobody does for the move of a computer
_COMMAND: Final = (sys.executable, "-m", "anachrony.server.computers.process", str(_NICE))
_MOST: Final = 5  # candidates
_PATIENCE: Final = 3  # times that of a move: no game waits for a hint
_ADVISER: Final = "master"  # also where NumPy is missing: the hand evaluation advises then


class Candidate(BaseModel):
    """An option as a computer player sees it: the points it promises, and how far behind the best. A learned
    player also says the chance to win, the points by source, and what the option has over the next best."""

    text: str
    message: Message
    place: str
    worker: str
    value: float
    behind: float
    chance: float | None
    sources: dict[str, float]
    reasons: list[Reason]


class Hint(BaseModel):
    version: int
    seat: int
    level: str
    candidates: list[Candidate]


class Hints:
    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self._seconds = _PATIENCE * settings.bot_seconds
        self._thinking = settings.hint_seconds
        self._metrics = metrics
        self._limiter = Limiter(settings.hint_rate, "hints", settings.shared_limits)
        self._thinker = Thinker(settings.thinker or _COMMAND)
        self._waiting = threading.Semaphore(_WAITING)
        self._lock = threading.Lock()
        self._used = 0.0

    def check(self, table: str, seat: int, level: str) -> None:
        """Before anything is thought of: whether this seat may ask, and for this player."""
        if level != _ADVISER:
            check_level(level)
        if level == SIMPLE:
            raise problems.invalid("the random player has no opinion; ask another level")
        self._limiter.check(f"{table} {seat}")

    def ask(self, game: Game, seat: int, level: str) -> list[Candidate]:
        """Candidates, the best first: an option, the points it promises, and how far it is behind. The
        learned players also say the chance to win, where the points come from, and why."""
        if not self._waiting.acquire(blocking=False):
            raise too_many(2)
        started = time.perf_counter()
        try:
            with self._lock:
                self._used = time.monotonic()
                question = {
                    "save": game.save(),
                    "seat": seat,
                    "level": level,
                    "seed": secrets.randbits(32),
                    "seconds": self._thinking,
                }
                said = self._thinker.ask(question, self._seconds)
            return _candidates(game, seat, said)
        except Failed as error:
            log.warning("no hint", extra={"player": level, "why": str(error)})
            raise _no_hint() from error
        except (KeyError, TypeError, ValueError) as error:  # it said something that makes no sense
            log.exception("no hint", extra={"player": level})
            raise _no_hint() from error
        finally:
            self._waiting.release()
            self._metrics.hint_seconds.labels(level).observe(time.perf_counter() - started)

    def rest(self) -> None:
        """An idle server keeps no process."""
        if time.monotonic() - self._used > _IDLE_SECONDS and self._lock.acquire(blocking=False):
            try:
                self._thinker.stop()
            finally:
                self._lock.release()

    def stop(self) -> None:
        self._thinker.interrupt()
        with self._lock:
            self._thinker.stop()


def _no_hint() -> Problem:
    return Problem(503, "no hint", "the computer player found nothing to say; try again")


def _candidates(game: Game, seat: int, said: dict[str, Any]) -> list[Candidate]:
    decision = next(one for one in game.decisions if one.seat == seat)
    offered = {option.text: option for option in decision.options}
    if "advice" in said:
        given = [(str(one["option"]), float(one["points"]), one) for one in said["advice"]]
    else:
        given = [(str(text), float(value), {}) for text, value in said["candidates"]][:_MOST]
    return [
        Candidate(
            text=text,
            message=Message.of(options.option(game, offered[text])),
            place=offered[text].place,
            worker=offered[text].worker,
            value=round(value, 2),
            behind=round(given[0][1] - value, 2),
            chance=more.get("chance"),
            sources=more.get("sources", {}),
            reasons=more.get("reasons", []),
        )
        for text, value, more in given
    ]
