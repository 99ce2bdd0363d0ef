"""Computer seats. They think in processes, with a time budget; whatever they do there, neither the event
loop nor the table waits for them. One that fails is asked again; one that fails
again is replaced by the simple player, and the log of the table says so."""

from __future__ import annotations

import random
import secrets
import threading
import time
from dataclasses import replace
from typing import Final

from anachrony.game import Game
from anachrony.players.hidden import redraw
from anachrony.players.levels import meaning, playing
from anachrony.server.computers import thinking
from anachrony.server.computers.fair_queue import FairQueue
from anachrony.server.computers.thinking import Question
from anachrony.server.live.audience import Audience
from anachrony.server.problems import Problem
from anachrony.server.processes.pool import Ended, Failed, Pool
from anachrony.server.processes.work import MOVE, SEARCH
from anachrony.server.tables.tables import LiveTable, Tables
from anachrony.server.telemetry import log
from anachrony.table import seen
from anachrony.table.levels import SIMPLE
from anachrony.table.position import Position
from anachrony.table.rows import RUNNING
from anachrony.table.turns import only_computers

_TRIES: Final = 2


def searches(level: str) -> bool:
    """Whether a player thinks by the clock; all others answer at once."""
    return meaning(level).startswith(("search", "neural"))


def hidden_from(position: Position, seat: int, chance: random.Random) -> Game:
    """A copy in which all that a seat cannot know is drawn anew: others' secrets, and the future."""
    game = position.as_seen_by(seat)
    redraw(game.state, seat, chance)
    return game


def log_broken(error: Exception) -> None:
    """A computer player raised an error, in its process or by what it said; its stack is logged."""
    log.error("a computer player broke", exc_info=error, extra={"error": type(error).__name__})


class Bots:
    """Threads that take tables where a computer player is due, one at a time.

    Every table comes to the quick lane first; where the player searches, it goes on to the slow one. So a
    quick player never waits for one that thinks. In both lanes those who wait for a computer player take
    turns, each with one table. Where nobody sits and nobody looks, nothing is thought.
    """

    def __init__(self, tables: Tables, audience: Audience, pool: Pool) -> None:
        self._tables = tables
        self._audience = audience
        self._pool = pool
        seconds = tables.settings.bot_seconds
        self._work = replace(MOVE, seconds=seconds), replace(SEARCH, seconds=seconds)
        self._quick, self._slow = FairQueue(), FairQueue()
        self._lock = threading.Lock()
        self._people_wait: set[str] = set()  # tables in the slow lane where a person sits
        self._due: dict[str, bool] = {}  # queued or thought about; True: it was due again meanwhile
        slow = tables.settings.bot_workers
        lanes = [self._quick] * min(1, slow) + [self._slow] * slow
        self._threads = [
            threading.Thread(target=self._run, args=(lane,), name="bots", daemon=True) for lane in lanes
        ]

    def start(self) -> None:
        for thread in self._threads:
            thread.start()

    def stop(self) -> None:
        self._quick.close()
        self._slow.close()
        for thread in self._threads:
            thread.join(10)

    def wake(self, name: str) -> None:
        """A computer player has to move at this table."""
        with self._lock:
            if name in self._due:
                self._due[name] = True
                return
            self._due[name] = False
        self._quick.put(name, self._audience.address(name))

    def attend(self, name: str) -> None:
        """A computer player is due at this table, and somebody looks at it."""
        owner = self._audience.address(name)
        with self._lock:
            waiting = name in self._due
        if not waiting:
            self.wake(name)
        elif owner is not None:
            self._quick.promote(name, owner)
            self._slow.promote(name, owner)

    @property
    def people_wait(self) -> bool:
        """Whether somebody who sits at a table waits until the search of another table ends. Tables where
        only computers sit search without end, and nobody waits for them in that way."""
        with self._lock:
            return bool(self._people_wait)

    def _run(self, lane: FairQueue) -> None:
        while (name := lane.get()) is not None:
            if lane is self._slow:
                with self._lock:
                    self._people_wait.discard(name)
            done = True
            try:
                done = self._move(name, lane)
            except Ended:
                return  # the server ends; whoever is due moves after the next start
            except Problem as problem:
                log.info("computer move not made", extra={"table": name, "why": problem.detail})
            except Exception:
                log.exception("computer move failed", extra={"table": name})
                time.sleep(0.2)
            if done:
                self._finish(name)

    def _finish(self, name: str) -> None:
        with self._lock:
            again = self._due.pop(name)
        if again:
            self.wake(name)

    def _move(self, name: str, lane: FairQueue) -> bool:
        """Make the move that is due; False where it was handed to the slow lane."""
        started = time.thread_time()
        with self._tables.at(name) as live:
            seat = _due_seat(live)
            waiting = self._audience.address(name)
            people = not only_computers(live.seats)
            if seat is None or not (people or self._audience.is_ours(name)):
                return True  # somebody who looks wakes it again
            assert live.position is not None
            number = live.row.number
            level = playing(live.seats[seat].level or SIMPLE, live.position.game.terms)
            texts = _texts(live, seat)
            if level == SIMPLE or len(texts) == 1:
                self._play(live, seat, secrets.choice(texts))
                if not people:
                    lane.rest(time.thread_time() - started)  # computers among themselves leave time to people
                return True
            if lane is self._quick and searches(level):
                if people and waiting is not None:
                    with self._lock:
                        self._people_wait.add(name)
                self._slow.put(name, waiting)
                return False
            # Of the deal and the move: the guided game, always the same deal, goes as it was tried.
            chance = random.Random(f"{live.row.seed} {number} {seat}")
            game = hidden_from(live.position, seat, chance)
        # When many wait, each search is the shorter: the answer comes about as soon as when it is alone. Many
        # tables of one owner shorten each other's searches alone.
        share = 1 / (1 + lane.crowd(waiting))
        question = Question(game.save(), seat, level, chance.getrandbits(32), name, share)
        move, why = self._think(question, texts)
        with self._tables.at(name) as live:
            if live.row.number != number or _due_seat(live) is None:
                if live.row.status == RUNNING and live.row.computer_due:
                    self.wake(name)
                return True
            if move is None:
                log.warning("computer player replaced", extra={"table": name, "player": level, "why": why})
                notice = seen.notice("computer-replaced", seat, level)
                self._tables.add_notice(live, notice, {"level": SIMPLE})
                return True
            self._play(live, seat, move)
            return True

    def _think(self, question: Question, texts: list[str]) -> tuple[str | None, str]:
        quick, search = self._work
        why = ""
        for _ in range(_TRIES):
            started = time.perf_counter()
            try:
                move = self._pool.run(search if searches(question.level) else quick, thinking.move, question)
                if move in texts:
                    return move, ""
                why = "not an option"
            except Ended:
                raise
            except Failed as failed:
                why = failed.why
            except Exception as error:
                log_broken(error)
                why = "no answer"
            finally:
                seconds = time.perf_counter() - started
                self._tables.metrics.bot_seconds.labels(question.level).observe(seconds)
            self._tables.metrics.bot_failures.labels(why).inc()
        return None, why

    def _play(self, live: LiveTable, seat: int, move: str) -> None:
        self._tables.play(live, seat, move, live.version(seat), seat, None)


def _due_seat(live: LiveTable) -> int | None:
    """A computer seat that has to decide now."""
    if live.row.status != RUNNING or live.position is None:
        return None
    for seat in live.position.deciders:
        if seat >= 0 and live.seats[seat].level is not None:
            return seat
    return None


def _texts(live: LiveTable, seat: int) -> list[str]:
    assert live.position is not None
    decision = next(one for one in live.position.game.decisions if one.seat == seat)
    return [option.text for option in decision.options]
