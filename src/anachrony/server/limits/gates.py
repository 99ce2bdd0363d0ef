"""Gates: how many requests are worked on at once, and whose is next.

Threads share one interpreter, so every request that is worked on makes all others slower. Few are let in
at once, of one address fewer; the rest wait outside, where waiting costs nothing. Next is who has used
least: whoever asks for much waits behind everybody else. Moves have a gate of their own, and so has what is
dear, so that neither waits for the other. Addresses that ask for very much pass one more gate before these,
one request at a time for all of them: ten of them are hardly more in the way of others than one is.
"""

from __future__ import annotations

import asyncio
import re
from collections import Counter, deque
from collections.abc import Callable
from typing import Final, TypeVar

from starlette.concurrency import run_in_threadpool

from anachrony.server.limits.costs import Bill, bill, measured
from anachrony.server.limits.limiter import Limiter, too_many
from anachrony.server.settings import Settings

T = TypeVar("T")
TOKEN_SECONDS: Final = 0.01  # of processor time; an address pays for more with what it may ask
MOST_WAITING: Final = 64  # of one address, at one gate
_TABLE: Final = r"/api/tables/[^/]+"
_KINDS: Final = (
    ("moves", re.compile(rf"POST {_TABLE}/(moves|undo)")),
    ("hints", re.compile(rf"POST {_TABLE}/hint")),
    ("passwords", re.compile(r"POST /api/me/(register|login|password|delete)")),
    ("dear", re.compile(r"POST /api/(tables|records)|GET /api/(codex|me/export)")),
    ("dear", re.compile(rf"GET {_TABLE}/(codex|positions(/\d+)?|chart|record|log)")),
    ("dear", re.compile(rf"POST {_TABLE}/positions/\d+/table")),
)
_LONG: Final = ("hints", "passwords")  # they take so long that they would keep the others out


class Gate:
    """So many at once, and of one address so many."""

    def __init__(self, at_once: int, of_address: int, left: Callable[[str], float]) -> None:
        self._at_once = at_once
        self._of_address = of_address
        self._left = left
        self._inside: Counter[str] = Counter()
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}

    async def enter(self, address: str) -> None:
        line = self._waiting.setdefault(address, deque())
        if len(line) >= MOST_WAITING:
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

    def _let_in(self) -> None:
        while self._inside.total() < self._at_once:
            able = [one for one in self._waiting if self._inside[one] < self._of_address]
            if not able:
                return
            address = max(able, key=self._left)
            line = self._waiting[address]
            turn = line.popleft()
            if not line:
                del self._waiting[address]
            if not turn.done():  # else who waited has gone
                self._inside[address] += 1
                turn.set_result(None)


class Gates:
    """The gates of one process, and the account of each address."""

    def __init__(self, settings: Settings) -> None:
        self.addresses = Limiter(settings.address_rate, "addresses", settings.shared_limits)
        self._gates = {
            "moves": Gate(8, 6, self.addresses.left),  # they wait for the disk, which takes many at once
            "hints": Gate(4, 1, self.addresses.left),
            "passwords": Gate(2, 1, self.addresses.left),
            "dear": Gate(1, 1, self.addresses.left),
            "other": Gate(2, 1, self.addresses.left),
        }
        self._greedy = Gate(1, 1, self.addresses.left)

    def on_the_way(self, method: str, path: str, address: str) -> list[Gate]:
        """The gates that a request has to pass, one after the other."""
        asked = f"{method} {path}"
        kind = next((name for name, pattern in _KINDS if pattern.fullmatch(asked)), "other")
        if kind not in _LONG and self.addresses.is_greedy(address):
            return [self._greedy, self._gates[kind]]
        return [self._gates[kind]]

    def charge(self, address: str, owed: Bill) -> None:
        self.addresses.charge(address, owed.seconds / TOKEN_SECONDS)
        owed.seconds = 0.0

    async def work(self, address: str, function: Callable[..., T], *arguments: object) -> T:
        """Something to be done in a thread for an address, in its turn and at its cost."""
        gate, owed = self._gates["other"], Bill()
        await gate.enter(address)
        bill.set(owed)
        try:
            return await run_in_threadpool(measured(function), *arguments)
        finally:
            gate.leave(address)
            self.charge(address, owed)
