"""Who is sent to next. Letters have a lane of their own, so that they wait for no webhook.

In a lane several messages are under way at once, one of an account. Next is the account for which this server
has worked least lately: whoever has slow receivers waits for them alone.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Collection
from typing import Final

from anachrony.server.clock import Clock
from anachrony.server.settings import Settings
from anachrony.server.storage.outbox import Outbox, OutboxRow
from anachrony.server.telemetry import log

_HALVED_SECONDS: Final = 600.0  # after which half of what was used is forgotten
_FORGOTTEN: Final = 0.001  # seconds
_MAX_KEPT: Final = 10_000
SLOW_TWICE: Final = 2
SEVERAL: Final = 3  # accounts
_MAX_SLOW_WAIT: Final = 3600.0
_STOP_SECONDS: Final = 5.0


class UsedTime:
    """The seconds that were spent for each account, of which the old ones count less and less."""

    def __init__(self) -> None:
        self._used: dict[str, tuple[float, float]] = {}  # seconds, and when that was so
        self._changing = threading.Lock()

    def of(self, account: str, now: float) -> float:
        seconds, then = self._used.get(account, (0.0, now))
        return float(seconds * 0.5 ** (max(0.0, now - then) / _HALVED_SECONDS))

    def add(self, account: str, seconds: float, now: float) -> None:
        with self._changing:
            if len(self._used) >= _MAX_KEPT:
                self._used = {one: kept for one, kept in self._used.items() if self.of(one, now) > _FORGOTTEN}
            self._used[account] = (self.of(account, now) + seconds, now)


class SlowHosts:
    """Receivers that kept us waiting: from the second time in a row on they are left alone, longer each time.

    Many people may have theirs at one host, and one of them may make theirs slow. So a receiver is what an
    account has at a host. Only where several accounts found a host slow, and nobody quick since, the others
    wait too, and never longer than the first time.
    """

    def __init__(self, first_wait: float) -> None:
        self._first_wait = first_wait
        # How often, and until when it is left alone; by account and host.
        self._slow: dict[tuple[str, str], tuple[int, float]] = {}
        # Those who found a host slow, and when the last of them did.
        self._at: dict[str, tuple[frozenset[str], float]] = {}
        self._changing = threading.Lock()

    def until(self, account: str, host: str) -> float:
        own = self._slow.get((account, host), (0, 0.0))[1]
        accounts, last = self._at.get(host, (frozenset[str](), 0.0))
        return max(own, last + self._first_wait) if len(accounts) >= SEVERAL else own

    def note(self, account: str, host: str, slow: bool, now: float) -> None:
        with self._changing:
            if not slow:
                self._slow.pop((account, host), None)
                self._at.pop(host, None)
                return
            if len(self._slow) >= _MAX_KEPT:
                self._slow = {one: kept for one, kept in self._slow.items() if kept[1] > now}
            if len(self._at) >= _MAX_KEPT:
                recent = now - self._first_wait
                self._at = {one: kept for one, kept in self._at.items() if kept[1] > recent}
            times = self._slow.get((account, host), (0, 0.0))[0] + 1
            wait = min(self._first_wait * 4.0 ** max(0, times - SLOW_TWICE), _MAX_SLOW_WAIT)
            self._slow[account, host] = (times, now + wait if times >= SLOW_TWICE else 0.0)
            if times >= SLOW_TWICE:
                accounts = self._at.get(host, (frozenset[str](), 0.0))[0]
                self._at[host] = (accounts if len(accounts) >= SEVERAL else accounts | {account}, now)


class Lane:
    """Sends what is due by some kinds of channels."""

    def __init__(
        self,
        name: str,
        kinds: Collection[str],
        senders: int,
        queue: Outbox,
        deliver: Callable[[list[OutboxRow]], None],
        settings: Settings,
        clock: Clock,
    ) -> None:
        self._name = name
        self._kinds = kinds
        self._queue = queue
        self._deliver = deliver
        self._settings = settings
        self._clock = clock
        self._used = UsedTime()
        self._free = threading.Semaphore(senders)
        self._under_way: set[threading.Thread] = set()
        self._ended = threading.Event()
        self._woken = threading.Event()
        self._thread = threading.Thread(target=self._run, name=f"postman of {name}", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def end(self) -> None:
        self._ended.set()
        self._woken.set()

    def join(self) -> None:
        """Waits a while for what is under way. What does not end is sent again by the next server."""
        end = time.monotonic() + _STOP_SECONDS
        threads = [thread for thread in (self._thread, *self._under_way) if thread.is_alive()]
        for thread in threads:
            thread.join(max(0.0, end - time.monotonic()))
        if any(thread.is_alive() for thread in threads):
            log.warning("messages were still under way", extra={"lane": self._name})

    def wake(self) -> None:
        self._woken.set()

    def _run(self) -> None:
        while not self._ended.is_set():
            self._woken.clear()
            try:
                while not self._ended.is_set() and self._begin_next():
                    pass
            except Exception as error:
                log.error("messages were not sent", extra={"lane": self._name, "why": type(error).__name__})
            self._woken.wait(self._settings.sweep_seconds)

    def _begin_next(self) -> bool:
        """Begins to send one message; False where none is due or all senders are busy, of which the first
        that is free wakes us."""
        if not self._free.acquire(blocking=False):
            return False
        rows: list[OutboxRow] = []
        try:
            now = self._clock.wall()
            working = time.monotonic()
            due = self._queue.due(now, self._kinds)
            for account in sorted(due, key=lambda one: self._used.of(one, working)):
                rows = self._queue.take(now, self._kinds, account)
                if rows:  # else another worker has them
                    thread = threading.Thread(
                        target=self._send, args=(account, rows), name=f"{self._name} sender", daemon=True
                    )
                    self._under_way.add(thread)
                    thread.start()
                    return True
        except BaseException:
            self._free.release()
            raise
        self._free.release()
        return False

    def _send(self, account: str, rows: list[OutboxRow]) -> None:
        started = time.monotonic()
        try:
            self._deliver(rows)
        except Exception as error:  # the database is away: the rows are taken again when their time is up
            log.error("a message was not sent", extra={"lane": self._name, "why": type(error).__name__})
        finally:
            try:
                now = time.monotonic()
                self._used.add(account, now - started, now)
                self._under_way.discard(threading.current_thread())
            finally:  # whatever happens, this sender is free again
                self._free.release()
                self._woken.set()
