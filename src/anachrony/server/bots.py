"""Computer seats. They think in processes of their own, with a time budget; whatever they do there,
neither the event loop nor the table waits for them. One that fails is asked again; one that fails
again is replaced by the simple player, and the log of the table says so."""

from __future__ import annotations

import json
import os
import queue
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
from anachrony.players.levels import LEVELS
from anachrony.server import eyes, problems
from anachrony.server.position import Position
from anachrony.server.problems import Problem
from anachrony.server.store import RUNNING
from anachrony.server.tables import Live, Tables
from anachrony.server.watch import log

SIMPLE: Final = "random"
_TRIES: Final = 2
_START_SECONDS: Final = 20.0  # a process that starts may take longer, once
_IDLE_SECONDS: Final = 120.0
_MOST_SAID: Final = 1_000_000  # bytes without an end of line


def levels() -> tuple[str, ...]:
    """The computer players there are."""
    return (SIMPLE, *LEVELS)


def check_level(level: str) -> None:
    if level not in levels():
        raise problems.invalid(f"unknown computer player {level!r}; there is {', '.join(levels())}")


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
        self._command = command or (sys.executable, "-m", "anachrony.server.thinker")
        self._process: subprocess.Popen[bytes] | None = None
        self._rest = b""

    def ask(self, question: dict[str, Any], seconds: float) -> dict[str, Any]:
        fresh = self._process is None or self._process.poll() is not None
        if fresh:
            self._start()
        try:
            answer = json.loads(self._talk(question, seconds + (_START_SECONDS if fresh else 0)))
            if not isinstance(answer, dict) or "error" in answer:
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
    """Threads that take tables where a computer player is due, one at a time."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._seconds = tables.settings.bot_seconds
        self._queue: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self._waiting: set[str] = set()
        self._lock = threading.Lock()
        self._thinkers = [Thinker(tables.settings.thinker) for _ in range(tables.settings.bot_workers)]
        self._threads = [
            threading.Thread(target=self._run, args=(thinker,), name="bots", daemon=True)
            for thinker in self._thinkers
        ]
        self._ended = False

    def start(self) -> None:
        for thread in self._threads:
            thread.start()

    def stop(self) -> None:
        self._ended = True
        for _ in self._threads:
            self._queue.put(None)
        for thinker in self._thinkers:
            thinker.interrupt()
        for thread in self._threads:
            thread.join(10)

    def wake(self, name: str) -> None:
        """A computer player has to move at this table."""
        with self._lock:
            if name in self._waiting:
                return
            self._waiting.add(name)
        self._queue.put(name)

    def _run(self, thinker: Thinker) -> None:
        while not self._ended:
            try:
                name = self._queue.get(timeout=_IDLE_SECONDS)
            except queue.Empty:
                thinker.stop()  # an idle server keeps no process
                continue
            if name is None:
                break
            with self._lock:
                self._waiting.discard(name)
            try:
                self._move(name, thinker)
            except Problem as problem:
                log.info("computer move not made", extra={"table": name, "why": problem.detail})
            except Exception:
                log.exception("computer move failed", extra={"table": name})
                time.sleep(0.2)
        thinker.stop()

    def _move(self, name: str, thinker: Thinker) -> None:
        with self._tables.at(name) as live:
            seat = _due_seat(live)
            if seat is None:
                return
            assert live.position is not None
            number, level = live.row.number, live.seats[seat].level or SIMPLE
            texts = _texts(live, seat)
            if level == SIMPLE or len(texts) == 1:
                self._play(live, seat, secrets.choice(texts))
                return
            # Of the deal and the move: the guided game, always the same deal, goes as it was tried.
            chance = random.Random(f"{live.row.seed} {number} {seat}")
            game = hidden_from(live.position, seat, chance)
        question = {"save": game.save(), "seat": seat, "level": level, "seed": chance.getrandbits(32)}
        move, why = self._think(thinker, question, level, texts)
        if self._ended:
            return  # it did not fail, it was interrupted
        with self._tables.at(name) as live:
            if live.row.number != number or _due_seat(live) is None:
                if live.row.status == RUNNING and live.row.computer_due:
                    self.wake(name)
                return
            if move is None:
                log.warning("computer player replaced", extra={"table": name, "level": level, "why": why})
                self._tables.add_notice(live, eyes.notice("computer-replaced", seat, level), SIMPLE)
                return
            self._play(live, seat, move)

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

    def _play(self, live: Live, seat: int, move: str) -> None:
        self._tables.play(live, seat, move, live.version(seat), seat, None)


def _due_seat(live: Live) -> int | None:
    """A computer seat that has to decide now."""
    if live.row.status != RUNNING or live.position is None:
        return None
    for seat in live.position.deciders:
        if seat >= 0 and live.seats[seat].level is not None:
            return seat
    return None


def _texts(live: Live, seat: int) -> list[str]:
    assert live.position is not None
    decision = next(one for one in live.position.game.decisions if one.seat == seat)
    return [option.text for option in decision.options]
