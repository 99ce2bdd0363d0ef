"""Computer seats. They think in processes of their own, with a time budget; whatever they do there,
neither the event loop nor the table waits for them. One that fails is asked again; one that fails
again is replaced by the simple player, and the log of the table says so."""

from __future__ import annotations

import json
import os
import random
import secrets
import selectors
import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from typing import Any, Final

from anachrony.game import Game
from anachrony.players.hidden import redraw
from anachrony.players.levels import meaning, playing
from anachrony.server.computers.fair_queue import FairQueue
from anachrony.server.live.audience import Audience
from anachrony.server.problems import Problem
from anachrony.server.stacks import MAX_STACK
from anachrony.server.tables.tables import LiveTable, Tables
from anachrony.server.telemetry import log
from anachrony.table import seen
from anachrony.table.levels import SIMPLE
from anachrony.table.position import Position
from anachrony.table.rows import RUNNING
from anachrony.table.turns import only_computers

_TRIES: Final = 2
_START_SECONDS: Final = 20.0  # a process that starts may take longer, once
_IDLE_SECONDS: Final = 120.0
_MOST_SAID: Final = 1_000_000  # bytes without an end of line


def searches(level: str) -> bool:
    """Whether a player thinks by the clock; all others answer at once."""
    return meaning(level).startswith(("search", "neural"))


def hidden_from(position: Position, seat: int, chance: random.Random) -> Game:
    """A copy in which all that a seat cannot know is drawn anew: others' secrets, and the future."""
    game = position.as_seen_by(seat)
    redraw(game.state, seat, chance)
    return game


class Failed(Exception):
    """A computer player did not give a move; the message says why in a word or two."""


class Thinker:
    """One process that thinks, asked and answered in lines of JSON."""

    def __init__(self, command: Sequence[str]) -> None:
        self._command = command or (sys.executable, "-m", "anachrony.server.computers.process")
        self._process: subprocess.Popen[bytes] | None = None
        self._rest = b""

    def ask(self, question: dict[str, Any], seconds: float) -> dict[str, Any]:
        fresh = self._process is None or self._process.poll() is not None
        if fresh:
            self._start()
        try:
            answer = json.loads(self._talk(question, seconds + (_START_SECONDS if fresh else 0)))
            if not isinstance(answer, dict) or "error" in answer:
                if isinstance(answer, dict):
                    told = {name: str(answer.get(name, ""))[:MAX_STACK] for name in ("error", "stack")}
                    log.error("a computer player broke", extra=told)
                raise Failed("no answer")
            return answer
        except (OSError, ValueError) as error:
            self.stop()
            raise Failed("crashed") from error
        except Failed as error:
            if str(error) in ("too slow", "crashed"):
                self.stop()
            raise

    def _start(self) -> None:
        self.stop()
        self._rest = b""
        self._process = subprocess.Popen(
            self._command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            start_new_session=True,  # Ctrl-C at the terminal is for the server; this ends with its input
        )

    def _talk(self, question: dict[str, Any], seconds: float) -> bytes:
        process = self._process
        assert process is not None
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(json.dumps(question).encode() + b"\n")
        process.stdin.flush()
        deadline = time.monotonic() + seconds
        with selectors.DefaultSelector() as selector:
            selector.register(process.stdout, selectors.EVENT_READ)
            while b"\n" not in self._rest:
                left = deadline - time.monotonic()
                if left <= 0 or not selector.select(left):
                    raise Failed("too slow")
                got = os.read(process.stdout.fileno(), 65_536)
                if not got or len(self._rest) > _MOST_SAID:
                    raise Failed("crashed")
                self._rest += got
        line, _, self._rest = self._rest.partition(b"\n")
        return line

    def interrupt(self) -> None:
        """From another thread: whatever it thinks about is not wanted any more."""
        process = self._process
        if process is not None:
            process.kill()

    def stop(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            for pipe in (process.stdin, process.stdout):
                if pipe is not None:
                    try:
                        pipe.close()
                    except OSError:
                        log.info("a thinking process had closed its pipe")
            process.wait()


class Bots:
    """Threads that take tables where a computer player is due, one at a time.

    Every table comes to the quick lane first; where the player searches, it goes on to the slow one. So a
    quick player never waits for one that thinks. In both lanes those who wait for a computer player take
    turns, each with one table. Where nobody sits and nobody looks, nothing is thought.
    """

    def __init__(self, tables: Tables, audience: Audience) -> None:
        self._tables = tables
        self._audience = audience
        self._seconds = tables.settings.bot_seconds
        self._quick, self._slow = FairQueue(), FairQueue()
        self._lock = threading.Lock()
        self._people_wait: set[str] = set()  # tables in the slow lane where a person sits
        self._due: dict[str, bool] = {}  # queued or thought about; True: it was due again meanwhile
        slow = tables.settings.bot_workers
        lanes = [self._quick] * min(1, slow) + [self._slow] * slow
        self._thinkers = [Thinker(tables.settings.thinker) for _ in lanes]
        self._threads = [
            threading.Thread(target=self._run, args=(lane, thinker), name="bots", daemon=True)
            for lane, thinker in zip(lanes, self._thinkers, strict=True)
        ]
        self._ended = False

    def start(self) -> None:
        for thread in self._threads:
            thread.start()

    def stop(self) -> None:
        self._ended = True
        self._quick.close()
        self._slow.close()
        for thinker in self._thinkers:
            thinker.interrupt()
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

    def _run(self, lane: FairQueue, thinker: Thinker) -> None:
        while not self._ended:
            name = lane.get(_IDLE_SECONDS)
            if name is None:
                thinker.stop()  # an idle server keeps no process
                continue
            if lane is self._slow:
                with self._lock:
                    self._people_wait.discard(name)
            done = True
            try:
                done = self._move(name, thinker, lane)
            except Problem as problem:
                log.info("computer move not made", extra={"table": name, "why": problem.detail})
            except Exception:
                log.exception("computer move failed", extra={"table": name})
                time.sleep(0.2)
            if done:
                self._finish(name)
        thinker.stop()

    def _finish(self, name: str) -> None:
        with self._lock:
            again = self._due.pop(name)
        if again:
            self.wake(name)

    def _move(self, name: str, thinker: Thinker, lane: FairQueue) -> bool:
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
        question = {
            "table": name,
            "save": game.save(),
            "seat": seat,
            "level": level,
            "seed": chance.getrandbits(32),
            "share": share,
        }
        move, why = self._think(thinker, question, level, texts)
        if self._ended:
            return True  # it did not fail, it was interrupted
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

    def _think(
        self, thinker: Thinker, question: dict[str, Any], level: str, texts: list[str]
    ) -> tuple[str | None, str]:
        why = ""
        for _ in range(_TRIES):
            if self._ended:
                break
            started = time.perf_counter()
            try:
                move = thinker.ask(question, self._seconds).get("move")
                if move in texts:
                    return str(move), ""
                why = "not an option"
            except Failed as error:
                why = str(error)
            finally:
                self._tables.metrics.bot_seconds.labels(level).observe(time.perf_counter() - started)
            self._tables.metrics.bot_failures.labels(why[:20]).inc()
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
