"""Hints: what a computer player would do in a seat's place, knowing only what the seat may know."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from pydantic import BaseModel

from anachrony.game import Game
from anachrony.server import problems
from anachrony.server.api.responses import Message, Reason
from anachrony.server.computers import thinking
from anachrony.server.computers.bots import log_broken
from anachrony.server.computers.thinking import Opinion, Question
from anachrony.server.limits.limiter import Limiter
from anachrony.server.problems import Problem
from anachrony.server.processes.pool import Failed, Pool
from anachrony.server.processes.work import HINT
from anachrony.server.settings import Settings
from anachrony.server.tables.lobby import check_level
from anachrony.server.telemetry import Metrics, log
from anachrony.table.levels import SIMPLE
from anachrony.wording import options

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
    def __init__(self, settings: Settings, metrics: Metrics, pool: Pool) -> None:
        self._pool = pool
        self._work = replace(HINT, seconds=_PATIENCE * settings.bot_seconds)
        self._thinking = settings.hint_seconds
        self._metrics = metrics
        self._limiter = Limiter(settings.hint_rate, "hints", settings.shared_limits)

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
        started = time.perf_counter()
        question = Question(game.save(), seat, level, secrets.randbits(32))
        try:
            said = self._pool.run(self._work, thinking.opinions, question, self._thinking)
            return _candidates(game, seat, said)
        except Failed as error:
            log.warning("no hint", extra={"player": level, "why": error.why})
            raise _no_hint() from error
        except Exception as error:  # in its process, or it said something that makes no sense
            log_broken(error)
            raise _no_hint() from error
        finally:
            self._metrics.hint_seconds.labels(level).observe(time.perf_counter() - started)


def _no_hint() -> Problem:
    return Problem(503, "no hint", "the computer player found nothing to say; try again")


def _candidates(game: Game, seat: int, said: Sequence[Opinion]) -> list[Candidate]:
    decision = next(one for one in game.decisions if one.seat == seat)
    offered = {option.text: option for option in decision.options}
    best = said[0].points
    return [
        Candidate(
            text=one.text,
            message=Message.of(options.option(game, offered[one.text])),
            place=offered[one.text].place,
            worker=offered[one.text].worker,
            value=round(one.points, 2),
            behind=round(best - one.points, 2),
            chance=one.chance,
            sources=dict(one.sources),
            reasons=[Reason.model_validate(reason) for reason in one.reasons],
        )
        for one in said[:_MOST]
    ]
