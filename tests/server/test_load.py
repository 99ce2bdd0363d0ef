"""What one client costs, and that it pays for it: others play on as if it were not there."""

from __future__ import annotations

import asyncio
import gc
import itertools
import json
import os
import random
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from starlette.types import Message, Receive, Scope, Send
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from anachrony.game import Game
from anachrony.modules.variants import ALL_VARIANTS
from anachrony.server.accounts.low_priority import LowPriority
from anachrony.server.limits.connections import GuardedHttp
from anachrony.server.limits.gates import Crowd, Gate, Gates, Visit, YieldingGate
from anachrony.server.limits.limiter import Limiter
from anachrony.server.processes.pool import Pool
from anachrony.server.processes.work import LOOK, Work
from anachrony.server.settings import Rate, Settings
from anachrony.server.telemetry import Metrics
from anachrony.server.web import security
from anachrony.server.web.security import RequestGuard
from anachrony.table.packing import unpack
from anachrony.table.records import upload
from server.serving import Running, in_a_loop, make_table, running, settings_for, sqlite_url, until


@pytest.mark.parametrize(
    "text",
    [".".join("a" * 9_000) + " = 1", "a = " + "[" * 9_000, "a = " + "{a = " * 4_000, "a = " + "1" * 5_000],
    ids=["dots", "lists", "tables", "digits"],
)
def test_a_values_file_that_is_dear_to_parse_is_refused(client: httpx.Client, text: str) -> None:
    answer = client.post("/api/tables", json={"seats": [{}, {}], "terms": {"components": text}})
    assert answer.status_code == 422, answer.text
    assert "components: line 1: " in answer.json()["detail"]


def test_a_deep_body_is_refused(client: httpx.Client) -> None:
    answer = client.post("/api/tables", content=b"[" * 60_000, headers={"Content-Type": "application/json"})
    assert answer.status_code in (400, 422), answer.text


@contextmanager
def at(server: Running, address: str) -> Iterator[httpx.Client]:
    """A client of another address."""
    wire = httpx.HTTPTransport(local_address=address)
    with httpx.Client(base_url=server.url, timeout=60, transport=wire) as client:
        yield client


def test_a_request_that_costs_more_counts_for_more(tmp_path: Path) -> None:
    """Forty codices are far less than an address may ask for; their making is more."""
    odd = [
        {"variants": list(some), "players": players}
        for some in itertools.combinations(ALL_VARIANTS, 2)
        for players in (2, 3, 4)
    ]
    settings = Settings(sqlite_url(tmp_path), address_rate=Rate(1, 60))
    with running(settings) as server, at(server, "127.0.0.2") as dear, at(server, "127.0.0.3") as cheap:
        assert 429 in [dear.get("/api/codex", params=each).status_code for each in odd[:40]]
        assert [cheap.get("/api/me").status_code for _ in range(25)] == [200] * 25  # on a slow machine too


MEMORY = """
import gc, sys
from anachrony.server import app, serving
from anachrony.server.settings import Settings
Settings(sys.argv[1]).to_environment()
served = app.from_environment()
print(gc.get_freeze_count(), len(gc.get_objects()))
"""


def test_a_full_garbage_collection_leaves_the_program_itself_out(tmp_path: Path) -> None:
    """Else it keeps every move waiting for a tenth of a second. In a process of its own, as a worker is."""
    run = subprocess.run(
        [sys.executable, "-c", MEMORY, sqlite_url(tmp_path)], capture_output=True, text=True, check=True
    )
    left_out, walked = map(int, run.stdout.split())
    assert walked < left_out / 20


def test_workers_count_together(tmp_path: Path) -> None:
    """Two that serve do not let in twice as much."""
    shared = {"address_rate": Rate(0.01, 20), "workers": 2, "shared_limits": str(tmp_path)}
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
    with (
        running(settings_for(sqlite_url(tmp_path / "one"), **shared)) as one,
        running(settings_for(sqlite_url(tmp_path / "two"), **shared)) as two,
        at(one, "127.0.0.2") as here,
        at(two, "127.0.0.2") as there,
        at(one, "127.0.0.3") as earlier,
    ):
        earlier.get("/api/choices")  # the first time it is worked out, and that costs
        answers = [client.get("/api/choices").status_code for _ in range(15) for client in (here, there)]
    assert 15 <= answers.count(200) <= 20


def test_a_flood_of_names_does_not_fill_the_shared_table(tmp_path: Path) -> None:
    limiter = Limiter(Rate(0.01, 2), "test", str(tmp_path))
    for n in range(35_000):
        limiter.charge(f"flood {n}", 1)
    limiter.check("me")
    limiter.check("me")
    assert Limiter(Rate(0.01, 2), "test", str(tmp_path)).wait("me") > 0
    assert (tmp_path / "test.limits").stat().st_size < 1_000_000


def test_few_are_worked_for_at_once_and_who_has_used_least_is_next() -> None:
    left = {"greedy": 3.0, "modest": 100.0}

    async def come(gate: Gate) -> list[str]:
        order: list[str] = []

        async def visit(address: str) -> None:
            await gate.enter(address)
            order.append(address)
            await asyncio.sleep(0)
            gate.leave(address)

        greedy = [asyncio.create_task(visit("greedy")) for _ in range(10)]
        await asyncio.sleep(0)
        await asyncio.gather(*greedy, visit("modest"))
        return order

    order = in_a_loop(come(Gate(2, 1, left.__getitem__)))
    assert order.index("modest") <= 2  # of two places the greedy may have one
    order = in_a_loop(come(Gate(1, 1, left.__getitem__)))
    assert order.index("modest") <= 2  # one was inside, one had its turn
    assert order.count("greedy") == 10


def test_in_a_crowd_of_modest_people_only_the_first_is_looked_at() -> None:
    looked_at: list[str] = []

    def left(address: str) -> float:
        looked_at.append(address)
        return 3.0 if address == "greedy" else 100.0

    async def come() -> list[str]:
        gate, order = Gate(1, 1, left), list[str]()
        gate.modest = 99.0

        async def visit(address: str) -> None:
            await gate.enter(address)
            order.append(address)
            await asyncio.sleep(0)
            gate.leave(address)

        await asyncio.gather(*(visit(one) for one in ["greedy", "greedy", *"abcdefgh"]))
        return order

    assert in_a_loop(come()) == ["greedy", *"abcdefgh", "greedy"]
    assert len(looked_at) <= 20  # of one greedy address and the first of the others


def _greedy_and_modest() -> Gates:
    gates = Gates(Settings("sqlite://", address_rate=Rate(0.01, 20)))
    for address in ("greedy", "greedy too"):
        gates.addresses.charge(address, 15)
    return gates


async def _inside(gates: Gates, address: str, asked: str) -> Visit:
    visit = Visit(gates, address)
    await asyncio.wait_for(visit.begin(asked), 120)
    return visit


def test_of_all_greedy_addresses_one_request_is_worked_on_at_a_time() -> None:
    gates = _greedy_and_modest()

    async def come() -> None:
        first = await _inside(gates, "greedy", "GET /api/choices")
        second = asyncio.create_task(_inside(gates, "greedy too", "GET /api/codex"))
        await _inside(gates, "modest", "GET /api/choices")
        assert not second.done()  # though nobody asks for a codex
        first.end()
        await second

    async def ask_for_hints() -> None:
        """They take seconds, and keep no other greedy address out."""
        for address in ("greedy", "greedy too"):
            await _inside(gates, address, "POST /api/tables/x/hint")

    in_a_loop(come())
    in_a_loop(ask_for_hints())


MOVE = "POST /api/tables/x/moves"


def test_health_is_told_while_all_others_wait() -> None:
    """A database that hangs keeps every request inside; that is when people look."""
    gates = _greedy_and_modest()

    async def come() -> None:
        for address, asked in (("greedy", "GET /api/choices"), ("modest", "GET /api/choices")):
            await _inside(gates, address, asked)
        for address in ("greedy", "modest", "somebody else"):
            await _inside(gates, address, "GET /health")

    in_a_loop(come())


def test_what_is_no_move_gives_way_to_moves() -> None:
    gates = _greedy_and_modest()
    assert not [gate for gate in gates.on_the_way(MOVE, "modest") if isinstance(gate, YieldingGate)]
    for asked in ("GET /api/choices", "GET /api/codex", "POST /api/tables", "POST /api/me/login", ""):
        (gate,) = gates.on_the_way(asked, "modest")
        assert isinstance(gate, YieldingGate), asked
    assert isinstance(gates.on_the_way(MOVE, "greedy")[0], YieldingGate)


def test_a_gate_that_gives_way_opens_when_nobody_moves() -> None:
    async def come() -> None:
        moves = Crowd()
        gate = YieldingGate(1, 1, lambda _: 0.0, crowd=moves, patience=60)
        await moves.enter("who plays")
        other = asyncio.create_task(gate.enter("other"))
        for _ in range(10):
            await asyncio.sleep(0)
        assert not other.done()
        moves.leave("who plays")
        await asyncio.wait_for(other, 120)

    in_a_loop(come())


def test_a_gate_does_not_give_way_for_ever() -> None:
    async def come() -> None:
        moves = Crowd()
        await moves.enter("who thinks for long")
        gate = YieldingGate(2, 1, lambda _: 0.0, crowd=moves, patience=0.001)
        for address in ("a", "b"):
            await asyncio.wait_for(gate.enter(address), 120)

    in_a_loop(come())


def test_after_a_greedy_request_as_much_time_is_free_for_others() -> None:
    gates = _greedy_and_modest()

    async def come() -> None:
        clock = asyncio.get_running_loop().time
        first = await _inside(gates, "greedy", "GET /api/choices")
        began = clock()
        await asyncio.sleep(0.01)  # the work that was asked for
        ended = clock()
        first.end()
        await _inside(gates, "greedy too", "GET /api/choices")
        assert clock() - ended > min(0.02, ended - began) - 0.001

    in_a_loop(come())


def test_an_address_with_many_requests_at_once_is_greedy_too() -> None:
    """It waits so long for each that it never uses up what it may ask for."""
    gates = _greedy_and_modest()
    greedy = gates.on_the_way(MOVE, "greedy")[0]

    async def come() -> None:
        some = [await _inside(gates, "many", MOVE) for _ in range(6)]
        assert greedy not in gates.on_the_way(MOVE, "many")
        one_more = await _inside(gates, "many", MOVE[:-1])
        assert greedy in gates.on_the_way(MOVE, "many")
        assert greedy not in gates.on_the_way(MOVE, "modest")
        for visit in (*some, one_more):
            visit.end()
        assert greedy not in gates.on_the_way(MOVE, "many")

    in_a_loop(come())


def test_who_gives_up_waiting_leaves_no_gap() -> None:
    async def come() -> None:
        gate = Gate(1, 1, lambda _: 0.0)
        await gate.enter("a")
        waiting = asyncio.create_task(gate.enter("b"))
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        gate.leave("a")
        await asyncio.wait_for(gate.enter("c"), 120)

    in_a_loop(come())


def test_an_answer_that_is_not_read_keeps_no_place_at_the_gate(tmp_path: Path) -> None:
    """One codex is asked for at a time. Somebody asks for many and reads none, until the server cannot send
    any more; the next who asks is answered all the same."""
    ask = b"GET /api/codex HTTP/1.1\r\nHost: localhost\r\n\r\n"
    with (
        running(settings_for(sqlite_url(tmp_path))) as server,
        socket.socket() as silent,
        at(server, "127.0.0.3") as other,
    ):
        silent.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        silent.bind(("127.0.0.2", 0))
        silent.connect(("127.0.0.1", server.port))
        silent.sendall(ask * 100)
        until(_somebody_does_not_read)
        assert other.get("/api/codex", timeout=120).status_code == 200


@pytest.mark.parametrize("stays", [True, False])
def test_nothing_is_done_for_who_has_gone_while_they_waited(
    monkeypatch: pytest.MonkeyPatch, stays: bool
) -> None:
    """Else an attack goes on for as long as its requests wait."""
    monkeypatch.setattr(security, "LONG_WAIT", 0.0)
    settings = Settings("sqlite://")
    gates = Gates(settings)
    scope: Scope = {
        "type": "http",
        "method": "GET",
        "path": "/api/codex",
        "headers": [(b"host", b"localhost")],
        "client": ("127.0.0.2", 1),
    }

    async def come() -> list[str]:
        reached: list[str] = []
        messages: asyncio.Queue[Message] = asyncio.Queue()
        messages.put_nowait({"type": "http.request", "body": b"", "more_body": False})

        async def app(scope: Scope, receive: Receive, send: Send) -> None:
            reached.append(scope["path"])

        async def send(message: Message) -> None:
            return

        inside = await _inside(gates, "somebody else", "GET /api/codex")
        coming = asyncio.create_task(RequestGuard(app, settings, Metrics(), gates)(scope, messages.get, send))
        while not messages.empty():
            await asyncio.sleep(0)
        if not stays:
            messages.put_nowait({"type": "http.disconnect"})
        inside.end()
        await asyncio.wait_for(coming, 120)
        return reached

    assert in_a_loop(come()) == (["/api/codex"] if stays else [])


def _somebody_does_not_read() -> bool:
    # By type(): a weak proxy would be asked for what it stands for, which may be gone.
    connections = [one for one in gc.get_objects() if issubclass(type(one), GuardedHttp)]
    return any(one.transport.get_write_buffer_size() > 100_000 for one in connections)


def test_a_socket_has_little_to_say(server: Running, client: httpx.Client) -> None:
    """Neither frames nor pings: both cost the time of everyone."""
    table = make_table(client, 2)
    address = f"{server.url.replace('http', 'ws')}/api/tables/{table.id}/socket"
    for flood in ("frames", "pings"):
        with connect(address, compression=None, open_timeout=120) as socket:
            socket.send(json.dumps({"token": table.seats[0].token}))
            with pytest.raises(ConnectionClosed):
                _flood(socket.send if flood == "frames" else socket.ping)


def test_sockets_that_come_and_go_cost_much_and_then_are_kept_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A socket costs much before anybody is asked. Who opens more than they may is refused, not at once."""
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    own = SimpleNamespace(sleep=sleep, ensure_future=asyncio.ensure_future)
    monkeypatch.setattr(security, "asyncio", own)
    settings = settings_for(sqlite_url(tmp_path), address_rate=Rate(0.01, 20))
    with running(settings) as server, at(server, "127.0.0.2") as client:
        table = make_table(client, 2)
        address = f"{server.url.replace('http', 'ws')}/api/tables/{table.id}/socket"
        opened = 0
        while opened < 6 and _is_opened(address):
            opened += 1
        assert 1 <= opened < 6
        assert [one for one in slept if one] == [security._TARRY]
        assert not _is_opened(address)
        assert [one for one in slept if one] == [security._TARRY] * 2


def _is_opened(address: str) -> bool:
    """Whether a socket is let in."""
    try:
        with connect(address, source_address=("127.0.0.2", 0), open_timeout=120):
            return True
    except InvalidStatus:
        return False


def _flood(say: object) -> None:
    assert callable(say)
    for n in range(20_000):
        say(f"{n:0100}")


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere threads have no priorities of their own")
def test_passwords_are_hashed_when_nobody_else_wants_the_processor() -> None:
    def priority() -> int:
        return os.getpriority(os.PRIO_PROCESS, threading.get_native_id())

    before = priority()
    assert LowPriority("test").run(priority) == min(19, before + 5)
    assert priority() == before


def test_the_figures_of_the_server_are_written_once_a_second() -> None:
    metrics = Metrics()
    first = metrics.text(now=100.0)
    metrics.moves.labels("person").inc()
    assert metrics.text(now=100.9) is first
    assert b'anachrony_moves_total{by="person"} 1.0' in metrics.text(now=101.1)


def _whole_game() -> str:
    game = Game.new(players=2, seed=4)
    choice = random.Random(2)
    while not game.over:
        decision = choice.choice(game.decisions)
        game.play(choice.choice(decision.options).text, decision.seat)
    return game.record()


def test_an_uploaded_game_has_snapshots_on_the_way(server: Running, client: httpx.Client) -> None:
    """Else each look at its end plays the whole of it again."""
    made = client.post("/api/records", json={"record": _whole_game()}).json()
    kept = [number for number, _ in server.services.store.snapshots(made["table"]["id"])]
    assert len(kept) > 3
    last = client.get(
        f"/api/tables/{made['table']['id']}/positions/{kept[-1]}",
        headers={"Authorization": f"Bearer {made['watch']}"},
    )
    assert last.json()["view"]["over"]


def test_an_uploaded_game_comes_from_the_desk_as_it_is_stored() -> None:
    """Else the one thread that stores everybody's moves encodes hundreds at a time."""
    game = Game.new(players=2, seed=4)
    for _ in range(60):
        game.play(game.decisions[0].options[0])
    uploaded = upload(game.record(), None, b"", "table", 24)
    assert isinstance(uploaded.packed, bytes)
    assert len(unpack(uploaded.packed).moves) == uploaded.number + 1 > 50
    assert len(uploaded.packed) < 3 * len(game.record())


def test_looking_back_keeps_no_thread_busy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is paid for by the address, but the time is that of another process and not of the server."""
    worked: list[str] = []
    run = Pool.run

    def noted(pool: Pool, work: Work, function: Callable[..., Any], *arguments: Any, **named: Any) -> Any:
        worked.append(function.__name__)
        assert work.billed
        return run(pool, work, function, *arguments, **named)

    monkeypatch.setattr(Pool, "run", noted)
    with running(settings_for(sqlite_url(tmp_path))) as server, at(server, "127.0.0.2") as client:
        made = client.post("/api/records", json={"record": _whole_game()}).json()
        table = f"/api/tables/{made['table']['id']}"
        head = {"Authorization": f"Bearer {made['watch']}"}
        for rest in ("/positions?first=25&limit=25", "/log?limit=500", "/chart", "/record"):
            worked.clear()
            assert client.get(table + rest, headers=head).status_code == 200
            assert worked, rest
        assert server.services.pool.run(LOOK, os.getpid) != os.getpid()
