"""Watching over the server: structured logs without secrets, and Prometheus metrics."""

from __future__ import annotations

import json
import logging
import math
import os
import sys
import threading
import time
from itertools import product
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest, multiprocess

from anachrony.server.processes.work import WORKS
from anachrony.server.stacks import shortened

log: Final = logging.getLogger("anachrony.server")

_PLAIN: Final = frozenset(vars(logging.LogRecord("", 0, "", 0, "", (), None))) | {"message", "asctime"}
_BUCKETS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
_KEPT_SECONDS: Final = 1.0
_ENCODED: Final = json.JSONEncoder(default=str).encode
# What counters tell apart. All of it is exported from the start: alarms on what was never counted are silent.
MOVES_BY: Final = ("person", "computer", "play", "undo", "rewind", "notice")
REFUSED_WHY: Final = ("not offered", "version", "undo", "key")
FAILED_WHY: Final = ("too slow", "crashed", "no answer", "not an option")
WORK_FAILED_WHY: Final = ("too slow", "crashed")
CHANNELS: Final = ("mail", "discord", "json", "push")
RESULTS: Final = ("sent", "failed", "given up", "gone")
MULTIPROCESS: Final = "PROMETHEUS_MULTIPROC_DIR"


class Seldom:
    """Keeps lines of the log that anybody can cause from filling it: the same one comes once a minute, and of
    all of them so many."""

    def __init__(self, seconds: float = 60.0, most: int = 100) -> None:
        self._seconds = seconds
        self._most = most
        self._said: dict[str, float] = {}

    def may_say(self, line: str, now: float) -> bool:
        since = now - self._seconds
        if self._said.get(line, since) > since:
            return False
        if len(self._said) >= self._most:
            self._said = {one: then for one, then in self._said.items() if then > since}
        if len(self._said) >= self._most:
            return False
        self._said[line] = now
        return True


class JsonLines(logging.Formatter):
    """One JSON object a line. What a caller gives as ``extra`` stands in it, nothing else does:
    no header, no body, no query and no cookie ever reaches a log."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        line |= {name: value for name, value in vars(record).items() if name not in _PLAIN}
        if record.exc_info:
            line["stack"] = shortened(self.formatException(record.exc_info))
        return _ENCODED(line)


def set_up_logs(file: str = "") -> None:
    handler = logging.FileHandler(file, encoding="utf-8") if file else logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in ("anachrony.server", "anachrony.table", "uvicorn.error"):
        logger = logging.getLogger(name)
        for old in logger.handlers[:]:
            logger.removeHandler(old)
        logger.addHandler(handler)
        logger.setLevel(logging.INFO)
        logger.propagate = False
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)


def forget_process(pid: int) -> None:
    """What a dead worker had open is not open any more. What it counted still counts."""
    multiprocess.mark_process_dead(pid, os.environ[MULTIPROCESS])  # type: ignore[no-untyped-call]


class Metrics:
    """The figures of one server process; with several workers they are added up by the library."""

    def __init__(self) -> None:
        registry = CollectorRegistry()
        self.registry = registry
        self._writing = threading.Lock()
        self._written, self._written_at = b"", -math.inf
        self.requests = Histogram(
            "anachrony_request_seconds",
            "Time to answer, by route",
            ("method", "route", "status"),
            buckets=_BUCKETS,
            registry=registry,
        )
        self.moves = Counter("anachrony_moves", "Moves stored", ("by",), registry=registry)
        self.refused = Counter("anachrony_moves_refused", "Moves refused", ("why",), registry=registry)
        self.tables = Gauge(
            "anachrony_tables_in_memory", "Tables loaded", registry=registry, multiprocess_mode="livesum"
        )
        self.sockets = Gauge(
            "anachrony_sockets", "Open sockets", registry=registry, multiprocess_mode="livesum"
        )
        self.pushes = Counter("anachrony_pushes", "Messages sent to sockets", registry=registry)
        self.bot_seconds = Histogram(
            "anachrony_bot_seconds", "Time of a computer player for a move", ("level",), registry=registry
        )
        self.hint_seconds = Histogram(
            "anachrony_hint_seconds", "Time until a hint was given", ("level",), registry=registry
        )
        self.bot_failures = Counter(
            "anachrony_bot_failures", "Computer players that failed", ("why",), registry=registry
        )
        self.work_waiting = Gauge(
            "anachrony_work_waiting",
            "Work that waits for a process",
            ("work",),
            registry=registry,
            multiprocess_mode="livesum",
        )
        self.work_running = Gauge(
            "anachrony_work_running",
            "Work under way in a process",
            ("work",),
            registry=registry,
            multiprocess_mode="livesum",
        )
        self.work_failed = Counter(
            "anachrony_work_failed",
            "Processes that were killed when their time was up (too slow), or died (crashed)",
            ("work", "why"),
            registry=registry,
        )
        self.messages = Counter(
            "anachrony_messages", "Messages to people", ("channel", "result"), registry=registry
        )
        self.free_bytes = Gauge(
            "anachrony_free_bytes",
            "Room on the disk of the database, where it is a file",
            registry=registry,
            multiprocess_mode="livemin",
        )
        self.commits = Histogram(
            "anachrony_commit_seconds", "Time to disk", buckets=_BUCKETS, registry=registry
        )

        names = [work.name for work in WORKS]
        for counter, values in (
            (self.moves, ((one,) for one in MOVES_BY)),
            (self.refused, ((one,) for one in REFUSED_WHY)),
            (self.bot_failures, ((one,) for one in FAILED_WHY)),
            (self.work_failed, product(names, WORK_FAILED_WHY)),
            (self.messages, product(CHANNELS, RESULTS)),
        ):
            for labels in values:
                counter.labels(*labels)
        for name in names:
            self.work_waiting.labels(name)
            self.work_running.labels(name)

    def text(self, now: float) -> bytes:
        """For those who watch, at most a second old: there are thousands of lines to write, and anybody may
        ask for them."""
        with self._writing:
            if now - self._written_at > _KEPT_SECONDS:
                self._written, self._written_at = self._write(), now
            return self._written

    def _write(self) -> bytes:
        registry = self.registry
        if MULTIPROCESS in os.environ:
            registry = CollectorRegistry()
            multiprocess.MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
        return generate_latest(registry)
