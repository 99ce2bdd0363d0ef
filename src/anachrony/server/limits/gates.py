"""Gates: how many requests are worked on at once, and whose is next.

Threads share one interpreter, so every request that is worked on makes all others slower. Few are let in at
once, of one address fewer; the rest wait outside, where waiting costs nothing. Next is whoever has used
least, and not as in ``anyio`` who came first: those who ask for much wait behind everybody else. Moves have
a gate of their own, and all other gates give way to them: they open while no move is being made, or when
there was no such moment for too long. Addresses that ask for very much pass one more gate before these, all
of them the same one: it opens for one request at a time, moves too, and rests after each. Ten of them are
hardly more in the way than one is.
"""

from __future__ import annotations

import asyncio
import math
import re
from collections import Counter, deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from anachrony.server.limits.costs import Bill, bill
from anachrony.server.limits.limiter import Limiter, too_many
from anachrony.server.settings import Settings

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


@dataclass(eq=False)
class Gate:
    """So many at once, and of one address so many."""

    at_once: int
    of_address: int
    left: Callable[[str], float]  # what an address may still ask for
    people: Callable[[str], int] = lambda address: 1  # that share an address
    modest: float = math.inf  # what is left to somebody who has not asked for anything else
    _inside: Counter[str] = field(default_factory=Counter, init=False)
    _waiting: dict[str, deque[asyncio.Future[None]]] = field(default_factory=dict, init=False)

    async def enter(self, address: str) -> None:
        queue = self._waiting.setdefault(address, deque())
        if len(queue) >= MOST_WAITING * self.people(address):
            raise too_many(1)
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        queue.append(turn)
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
        return self._inside.total() < self.at_once

    def _next(self) -> str | None:
        """Whoever may still ask for most; of several, who came first. Hundreds may wait, and nobody can have
        used less than who has used nothing: then the others need not be looked at."""
        best, most = None, -math.inf
        for address in self._waiting:
            if self._inside[address] < self.of_address * self.people(address):
                left = self.left(address)
                if left > most:
                    best, most = address, left
                if left >= self.modest:
                    break
        return best

    def _let_in(self) -> None:
        while self._waiting and self._opens() and (address := self._next()) is not None:
            turn = self._waiting[address].popleft()
            if not self._waiting[address]:
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


@dataclass(eq=False)
class YieldingGate(Gate):
    """Opens while nobody of the crowd is inside, or when that was never so for ``patience`` seconds. After
    each request it stays closed for as long as that took, ``longest_rest`` at most, and so leaves half of the
    time to others."""

    crowd: Crowd = field(default_factory=Crowd)
    patience: float = _PATIENCE
    longest_rest: float = 0.0
    _entered: float = 0.0
    _rests_until: float = 0.0
    _held_since: float = 0.0
    _alarm: asyncio.TimerHandle | None = None

    def __post_init__(self) -> None:
        self.crowd.when_gone.append(self._let_in)

    def leave(self, address: str) -> None:
        now = asyncio.get_running_loop().time()
        self._rests_until = now + min(self.longest_rest, now - self._entered)
        super().leave(address)

    def _opens(self) -> bool:
        if not super()._opens():
            return False
        now = asyncio.get_running_loop().time()
        if now < self._rests_until:
            return self._look_again(self._rests_until)
        if self.crowd.inside:
            self._held_since = self._held_since or now
            if now < self._held_since + self.patience:
                return self._look_again(self._held_since + self.patience)
        self._held_since, self._entered = 0.0, now
        return True

    def _look_again(self, when: float) -> bool:
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm = asyncio.get_running_loop().call_at(when, self._let_in)
        return False


class Gates:
    """The gates of one process, and the account of each address."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        people, rate = settings.people_at, settings.address_rate
        self.addresses = Limiter(rate, "addresses", settings.shared_limits, people)
        self.under_way: Counter[str] = Counter()  # requests, by address
        moves = self._moves = Crowd()
        shared = (self.addresses.left, people, rate.at_once - 1)
        self._gates: dict[str, Gate] = {
            "moves": Gate(MOVES_AT_ONCE, 6, *shared),
            "hints": Gate(4, 1, *shared),
            "health": Gate(8, 2, *shared),
            "passwords": YieldingGate(1, 1, *shared, moves),
            "dear": YieldingGate(1, 1, *shared, moves),
            "other": YieldingGate(2, 1, *shared, moves),
        }
        self._greedy = YieldingGate(1, 1, *shared, moves, _GREEDY_PATIENCE, _LONGEST_REST)

    def on_the_way(self, asked: str, address: str) -> list[Gate | Crowd]:
        """What a request has to pass, one after the other; it is asked for by its method and path."""
        kind = kind_of(asked)
        gate = self._gates[kind]
        if kind in _APART:
            return [gate]
        most_at_once = self._settings.most_at_once * self._settings.people_at(address)
        if self.under_way[address] > most_at_once or self.addresses.is_greedy(address):
            return [self._greedy, gate]
        return [self._moves, gate] if kind == "moves" else [gate]


class Visit:
    """A request, asked for by its method and path, on its way through the gates, and its bill."""

    def __init__(self, gates: Gates, address: str) -> None:
        self._gates = gates
        self._address = address
        self._bill: Bill | None = None
        self._passed: list[Gate | Crowd] = []

    async def begin(self, asked: str) -> None:
        self._bill = Bill()
        bill.set(self._bill)
        self._gates.under_way[self._address] += 1
        for gate in self._gates.on_the_way(asked, self._address):
            await gate.enter(self._address)
            self._passed.append(gate)

    def end(self) -> None:
        """May be called twice."""
        if self._bill is not None:
            under_way = self._gates.under_way
            under_way[self._address] -= 1
            if not under_way[self._address]:
                del under_way[self._address]
            self._gates.addresses.charge(self._address, self._bill.seconds / TOKEN_SECONDS)
            self._bill = None
        while self._passed:
            self._passed.pop().leave(self._address)
