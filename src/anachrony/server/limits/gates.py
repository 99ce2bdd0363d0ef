"""Gates: how many requests are worked on at once, and whose is next.

Threads share one interpreter, so every request that is worked on makes all others slower. Few are let in at
once, of one address fewer; the rest wait outside, where waiting costs nothing. Next is whoever has used
least: those who ask for much wait behind everybody else. Moves have a gate of their own, and all other gates
give way to them: they open while no move is being made, or when there was no such moment for too long.
Addresses that ask for very much pass one more gate before these, all of them the same one: it opens for one
request at a time, moves too, and rests after each. Ten of them are hardly more in the way than one is.
"""

from __future__ import annotations

import asyncio
import math
import re
from collections import Counter, deque
from collections.abc import Callable
from typing import Final, Protocol, TypeVar

from starlette.concurrency import run_in_threadpool

from anachrony.server.limits.costs import Bill, bill, measured
from anachrony.server.limits.limiter import Limiter, too_many
from anachrony.server.settings import Settings

T = TypeVar("T")
TOKEN_SECONDS: Final = 0.01  # of processor time; an address pays for more with what it may ask
MOVES_AT_ONCE: Final = 8  # they wait for the disk, which takes many at once
MOST_WAITING: Final = 64  # of one address, at one gate
_TABLE: Final = r"/api/tables/[^/]+"
_KINDS: Final = (
    ("moves", re.compile(rf"POST {_TABLE}/(moves|undo)")),
    ("hints", re.compile(rf"POST {_TABLE}/hint")),
    ("health", re.compile(r"GET /(health|metrics)")),
    ("passwords", re.compile(r"POST /api/me/(register|login|sign-in|password|delete)")),
    ("passwords", re.compile(r"POST /api/me/notify/(mail|webhook|push|channels/[^/]+/remove)")),
    ("passwords", re.compile(r"POST /api/me/passkeys/(new|[^/]+/remove)")),
    ("passwords", re.compile(rf"POST {_TABLE}/seats/[^/]+/link")),
    ("dear", re.compile(r"POST /api/(tables|records)|GET /api/(codex|me/export)")),
    ("dear", re.compile(rf"GET {_TABLE}/(codex|positions(/\d+)?|chart|record|log)")),
    ("dear", re.compile(rf"POST {_TABLE}/(positions/\d+/(table|line)|takeback(/answer)?)")),
)
# Hints take so long that they would keep the other greedy out. Health must be told while all others wait.
_APART: Final = ("hints", "health")
_PATIENCE: Final = 0.005  # seconds without a moment in which nobody moves, until one is let in all the same
_GREEDY_PATIENCE: Final = 0.05
_LONGEST_REST: Final = 0.02


def kind_of(asked: str) -> str:
    """The gate for a request, by its method and path."""
    return next((name for name, pattern in _KINDS if pattern.fullmatch(asked)), "other")


class Passage(Protocol):
    """Something that a request passes on its way, and is inside until it leaves."""

    async def enter(self, address: str) -> None: ...

    def leave(self, address: str) -> None: ...


class Gate:
    """So many at once, and of one address so many."""

    modest = math.inf  # what is left to somebody who has not asked for anything else

    def __init__(
        self,
        at_once: int,
        of_address: int,
        left: Callable[[str], float],
        people: Callable[[str], int] = lambda address: 1,
    ) -> None:
        self._people = people  # that share an address
        self._at_once = at_once
        self._of_address = of_address
        self._left = left
        self._inside: Counter[str] = Counter()
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}

    async def enter(self, address: str) -> None:
        line = self._waiting.setdefault(address, deque())
        if len(line) >= MOST_WAITING * self._people(address):
            raise too_many(1)
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        line.append(turn)
        self._let_in()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.leave(address)
            raise

    def leave(self, address: str) -> None:
        self._inside[address] -= 1
        if not self._inside[address]:
            del self._inside[address]
        self._let_in()

    def _opens(self) -> bool:
        return self._inside.total() < self._at_once

    def _next(self) -> str | None:
        """Whoever may still ask for most; of several, who came first. Hundreds may wait, and nobody can have
        used less than who has used nothing: then the others need not be looked at."""
        best, most = None, -math.inf
        for address in self._waiting:
            if self._inside[address] < self._of_address * self._people(address):
                left = self._left(address)
                if left > most:
                    best, most = address, left
                if left >= self.modest:
                    break
        return best

    def _let_in(self) -> None:
        while self._waiting and self._opens():
            address = self._next()
            if address is None:
                return
            line = self._waiting[address]
            turn = line.popleft()
            if not line:
                del self._waiting[address]
            if not turn.done():  # otherwise whoever waited has gone
                self._inside[address] += 1
                turn.set_result(None)


class Crowd:
    """Those to whom others give way. Nobody is kept out here; they are only counted."""

    def __init__(self) -> None:
        self.inside = 0
        self.when_gone: list[Callable[[], None]] = []

    async def enter(self, address: str) -> None:
        self.inside += 1

    def leave(self, address: str) -> None:
        self.inside -= 1
        if not self.inside:
            for tell in self.when_gone:
                tell()


class YieldingGate(Gate):
    """Opens while nobody of the crowd is inside, or when that was never so for ``patience`` seconds. One
    that ``rests`` stays closed after each request for as long as that took, and so leaves half of the time
    to others."""

    def __init__(
        self,
        at_once: int,
        left: Callable[[str], float],
        crowd: Crowd,
        patience: float = _PATIENCE,
        rests: bool = False,
        people: Callable[[str], int] = lambda address: 1,
    ) -> None:
        super().__init__(at_once, 1, left, people)
        self._crowd = crowd
        self._patience = patience
        self._rests = rests
        self._entered = 0.0
        self._rests_until = 0.0
        self._held_since: float | None = None
        self._alarm: asyncio.TimerHandle | None = None
        crowd.when_gone.append(self._let_in)

    def leave(self, address: str) -> None:
        if self._rests:
            now = asyncio.get_running_loop().time()
            self._rests_until = now + min(_LONGEST_REST, now - self._entered)
        super().leave(address)

    def _opens(self) -> bool:
        if not super()._opens():
            return False
        now = asyncio.get_running_loop().time()
        if now < self._rests_until:
            return self._look_again(self._rests_until)
        if self._crowd.inside:
            self._held_since = now if self._held_since is None else self._held_since
            if now < self._held_since + self._patience:
                return self._look_again(self._held_since + self._patience)
        self._held_since, self._entered = None, now
        return True

    def _look_again(self, when: float) -> bool:
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm = asyncio.get_running_loop().call_at(when, self._let_in)
        return False


class Gates:
    """The gates of one process, and the account of each address."""

    def __init__(self, settings: Settings) -> None:
        people = self._people = settings.people_at
        self.addresses = Limiter(settings.address_rate, "addresses", settings.shared_limits, people)
        left = self.addresses.left
        self._moves = Crowd()
        self._gates: dict[str, Gate] = {
            "moves": Gate(MOVES_AT_ONCE, 6, left, people),
            "hints": Gate(4, 1, left, people),
            "health": Gate(8, 2, left, people),
            "passwords": YieldingGate(1, left, self._moves, people=people),
            "dear": YieldingGate(1, left, self._moves, people=people),
            "other": YieldingGate(2, left, self._moves, people=people),
        }
        self._greedy = YieldingGate(1, left, self._moves, _GREEDY_PATIENCE, rests=True, people=people)
        for gate in (*self._gates.values(), self._greedy):
            gate.modest = settings.address_rate.at_once - 1
        self._most_at_once = settings.most_at_once
        self._under_way: Counter[str] = Counter()

    def on_the_way(self, asked: str, address: str) -> list[Passage]:
        """What a request has to pass, one after the other; it is asked for by its method and path."""
        kind = kind_of(asked)
        if kind in _APART:
            return [self._gates[kind]]
        most_at_once = self._most_at_once * self._people(address)
        if self._under_way[address] > most_at_once or self.addresses.is_greedy(address):
            return [self._greedy, self._gates[kind]]
        return [self._moves, self._gates[kind]] if kind == "moves" else [self._gates[kind]]

    def come(self, address: str) -> None:
        self._under_way[address] += 1

    def go(self, address: str) -> None:
        self._under_way[address] -= 1
        if not self._under_way[address]:
            del self._under_way[address]

    def charge(self, address: str, owed: Bill) -> None:
        self.addresses.charge(address, owed.seconds / TOKEN_SECONDS)
        owed.seconds = 0.0

    async def work(self, address: str, function: Callable[..., T], *arguments: object) -> T:
        """Something to be done in a thread for an address, in its turn and at its cost."""
        visit = Visit(self, address)
        try:
            await visit.begin("")
            return await run_in_threadpool(measured(function), *arguments)
        finally:
            visit.end()


class Visit:
    """A request on its way through the gates, and its bill."""

    def __init__(self, gates: Gates, address: str) -> None:
        self._gates = gates
        self._address = address
        self._bill = Bill()
        self._passed: list[Passage] = []
        self._begun = False

    async def begin(self, asked: str) -> None:
        """``asked``: the method and the path."""
        bill.set(self._bill)
        self._begun = True
        self._gates.come(self._address)
        for gate in self._gates.on_the_way(asked, self._address):
            await gate.enter(self._address)
            self._passed.append(gate)

    def end(self) -> None:
        """May be called twice."""
        if self._begun:
            self._begun = False
            self._gates.go(self._address)
            self._gates.charge(self._address, self._bill)
        while self._passed:
            self._passed.pop().leave(self._address)
