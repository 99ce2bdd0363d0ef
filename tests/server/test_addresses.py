"""Who counts as one client: behind a dual-stack socket, behind a proxy, and a whole club at one address."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from anachrony.server.addresses import is_loopback, is_within, network_of
from anachrony.server.limits.held import Counts, forget_process
from anachrony.server.limits.limiter import Limiter
from anachrony.server.serving import CannotStart, _trusted_networks
from anachrony.server.settings import Rate, Settings
from bench.server_process import Served
from server.ears import Ear
from server.postgres import Postgres
from server.serving import Guest, Made, Running, make_table, running, settings_for, sqlite_url, until
from server.test_connections import count_open, dial
from server.town import PASSWORD

CLUB = "203.0.113.7"
STRANGER = "198.51.100.9"


def behind(address: str) -> dict[str, str]:
    """As a proxy on this machine tells it."""
    return {"X-Forwarded-For": address}


@contextmanager
def client_from(url: str, source: str) -> Iterator[httpx.Client]:
    transport = httpx.HTTPTransport(local_address=source)
    with httpx.Client(base_url=url, transport=transport, timeout=120) as client:
        yield client


def guess(client: httpx.Client, **headers: str) -> int:
    wrong = {"name": "nobody at all", "password": "wrong password"}
    return client.post("/api/me/login", json=wrong, headers=headers).status_code


# --- sockets for both kinds of addresses -----------------------------------------------------------------


class DualStack(Running):
    """A server whose socket takes both kinds of addresses, as that of ``--host ::``, but of this machine."""

    def listen(self) -> socket.socket:
        listening = socket.socket(socket.AF_INET6)
        listening.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)
        listening.bind(("::ffff:127.0.0.1", 0))
        return listening


@pytest.fixture(scope="module")
def dual_stack(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    url = sqlite_url(tmp_path_factory.mktemp("both"))
    server = DualStack(settings_for(url, login_rate=Rate(0.001, 3), most_connections_of_address=5))
    server.start()
    yield server
    server.stop()


def test_ipv4_clients_of_a_dual_stack_socket_count_each_for_itself(dual_stack: Running) -> None:
    with client_from(dual_stack.url, "127.0.0.2") as one, client_from(dual_stack.url, "127.0.0.3") as other:
        assert [guess(one) for _ in range(4)] == [401, 401, 401, 429]
        assert guess(other) == 401


def test_a_proxy_is_believed_behind_a_dual_stack_socket_and_nobody_else_is(dual_stack: Running) -> None:
    with client_from(dual_stack.url, "127.0.0.1") as proxy, client_from(dual_stack.url, "127.0.0.4") as liar:
        assert [guess(proxy, **behind(STRANGER)) for _ in range(4)] == [401, 401, 401, 429]
        assert guess(proxy, **behind(f"::ffff:{STRANGER}")) == 429  # the same, as some proxies write it
        assert guess(proxy, **behind(CLUB)) == 401
        assert [guess(liar, **behind(f"192.0.2.{n}")) for n in range(4)] == [401, 401, 401, 429]
        secure = {"Origin": dual_stack.url.replace("http:", "https:"), "X-Forwarded-Proto": "https"}
        assert proxy.post("/api/tables", json={"seats": 3}, headers=secure).status_code == 422
        assert liar.post("/api/tables", json={"seats": 3}, headers=secure).status_code == 403


def test_connections_of_a_dual_stack_socket_count_each_for_itself(dual_stack: Running) -> None:
    with ExitStack() as stack:
        held = [stack.enter_context(dial(dual_stack, f"127.0.1.{n}")) for n in range(1, 4) for _ in range(4)]
        with client_from(dual_stack.url, "127.0.1.9") as client:
            assert client.get("/health").status_code == 200
        assert count_open(held) == 12  # of five that one address may hold none had to make room


@pytest.mark.parametrize(
    ("host", "network"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("::ffff:cb00:7107", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("::1", "::/64"),
        ("no address", "no address"),
    ],
)
def test_what_counts_as_one_client(host: str, network: str) -> None:
    assert network_of(host) == network


@pytest.mark.parametrize(
    ("host", "here"),
    [
        ("::ffff:127.0.0.1", True),
        ("127.8.9.10", True),
        ("::1", True),
        ("::ffff:203.0.113.7", False),
        ("203.0.113.7", False),
        ("2001:db8::1", False),
    ],
)
def test_this_machine_is_this_machine_however_it_is_written(host: str, here: bool) -> None:
    assert is_loopback(host) is here
    assert is_loopback(network_of(host)) is here


# --- a club behind one address -----------------------------------------------------------------------------


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """With the limits as they are."""
    url = sqlite_url(tmp_path_factory.mktemp("club"))
    with running(Settings(url, puzzles=False, trusted_networks=(f"{CLUB}/32",))) as server:
        yield server


def look(url: str, guest: Guest, address: str) -> Ear | None:
    """An open socket of a guest; None where the server does not take it."""
    try:
        # A client on a busy machine may be late to answer itself: it asks for no sign of life.
        ear = Ear(url, guest, additional_headers=behind(address), ping_interval=None)
        ear.hear(60)
    except (ConnectionClosed, InvalidHandshake, TimeoutError):
        return None
    return ear


def sockets_taken(url: str, table: Made, address: str, count: int, stack: ExitStack) -> int:
    found = [look(url, table.watcher, address) for _ in range(count)]
    for one in found:
        if one is not None:
            stack.callback(one.close)
    return sum(one is not None for one in found)


def registered(client: httpx.Client, address: str, count: int) -> list[int]:
    names = [f"{address} {n}".replace(".", " ") for n in range(count)]
    bodies = [{"name": name, "password": PASSWORD} for name in names]
    return [
        client.post("/api/me/register", json=body, headers=behind(address)).status_code for body in bodies
    ]


def test_a_hundred_people_behind_one_address_sign_in_and_watch(club: Running) -> None:
    with httpx.Client(base_url=club.url, timeout=60, headers=behind("192.0.2.1")) as client, ExitStack() as s:
        table = make_table(client, 2)
        assert registered(client, CLUB, 100) == [201] * 100
        assert sockets_taken(club.url, table, CLUB, 100, s) == 100
        assert 429 in registered(client, STRANGER, 20)
        assert sockets_taken(club.url, table, STRANGER, 40, s) < 40


def test_guests_of_a_club_sit_down_at_one_table(club: Running) -> None:
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}, {"kind": "open"}]
    with httpx.Client(base_url=club.url, timeout=60, headers=behind("192.0.2.2")) as client:
        for address, second in ((CLUB, 200), (STRANGER, 409)):
            table = make_table(client, seats, start=False, listed=True)
            join = f"/api/tables/{table.id}/join"
            answers = [
                client.post(join, json={"name": name}, headers=behind(address)) for name in ("Bo", "Cy")
            ]
            assert [answer.status_code for answer in answers] == [200, second]


def test_what_many_share_counts_for_each_of_them() -> None:
    limiter = Limiter(Rate(0.001, 2), people=lambda key: 10 if key == "club" else 1)
    assert [limiter.wait("one") == 0 for _ in range(3)] == [True, True, False]
    assert [limiter.wait("club") == 0 for _ in range(21)] == [True] * 20 + [False]
    limiter.charge("club", -10)
    assert limiter.left("club") == pytest.approx(1, abs=0.01)


@pytest.mark.parametrize(
    ("client", "networks", "within"),
    [
        ("203.0.113.7", ("203.0.113.7",), True),
        ("203.0.113.7", ("203.0.113.0/24",), True),
        ("203.0.113.7", ("::ffff:203.0.113.7",), True),
        ("203.0.113.8", ("203.0.113.7/32", "192.0.2.1"), False),
        ("2001:db8:1:2::/64", ("2001:db8:1:2::7",), True),
        ("2001:db8:1:2::/64", ("2001:db8::/32",), True),
        ("2001:db8:1:2::/64", ("203.0.113.7",), False),
        ("", ("203.0.113.7",), False),
    ],
)
def test_networks(client: str, networks: tuple[str, ...], within: bool) -> None:
    assert is_within(client, networks) is within


def test_a_network_that_is_none_is_refused_at_the_start() -> None:
    assert _trusted_networks(["203.0.113.7, 2001:db8::/32", "192.0.2.0/24"]) == (
        "203.0.113.7",
        "2001:db8::/32",
        "192.0.2.0/24",
    )
    for wrong in ("the club", "203.0.113.7/99", "203.0.113.7/24"):
        with pytest.raises(CannotStart, match="no network"):
            _trusted_networks([wrong])


def test_counts_of_workers_add_up_and_end_with_them(tmp_path: Path) -> None:
    mine = Counts("sockets", str(tmp_path))
    theirs = f"""
import sys
from anachrony.server.limits.held import Counts
counts = Counts("sockets", {str(tmp_path)!r})
for address in ("one", "one", "other"):
    counts.add(address)
counts.remove("other")
print("held", flush=True)
sys.stdin.read()
"""
    command = [sys.executable, "-c", theirs]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == b"held\n"
        mine.add("one")
        assert (mine.of("one"), mine.of("other"), mine.total()) == (3, 0, 3)
        other.kill()
    forget_process(str(tmp_path), other.pid)
    assert (mine.of("one"), mine.total()) == (1, 1)
    mine.close()
    mine.remove("one")  # a connection that ends after the server has
    assert (mine.of("one"), list(tmp_path.iterdir())) == (0, [])


# --- several workers ---------------------------------------------------------------------------------------

TWO_WORKERS = """
import sys
from anachrony.server.serving import _listen, _serve_with_workers
from server.serving import settings_for
listening = _listen("127.0.0.1", 0)
print("http://127.0.0.1:%d is at " % listening.getsockname()[1], flush=True)
_serve_with_workers(settings_for(sys.argv[1], most_sockets_of_address=20, workers=2), listening, 2)
"""


def test_what_an_address_may_hold_is_counted_over_all_workers(postgres: Postgres, tmp_path: Path) -> None:
    """However the connections are dealt out; and what a killed worker held is free again."""
    url = postgres.new_database()
    with running(settings_for(url)):  # which makes the schema
        pass
    tests = str(Path(__file__).parents[1])
    process = subprocess.Popen(
        [sys.executable, "-c", TWO_WORKERS, url],
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([tests, *sys.path])},
        start_new_session=True,
    )
    try:
        assert process.stdout is not None
        address = process.stdout.readline().decode().split(" ")[0]
        until(lambda: _is_well(address))
        with httpx.Client(base_url=address, timeout=60) as client, ExitStack() as stack:
            table = make_table(client, 2)
            assert sockets_taken(address, table, STRANGER, 30, stack) == 20
            assert sockets_taken(address, table, CLUB, 5, stack) == 5
            os.kill(Served.workers_of(process.pid)[0], signal.SIGKILL)
            until(lambda: sockets_taken(address, table, CLUB, 1, stack) == 1)
            until(lambda: sockets_taken(address, table, STRANGER, 1, stack) == 0)
    finally:
        os.killpg(process.pid, signal.SIGKILL)
        process.communicate()


def _is_well(address: str) -> bool:
    try:
        return httpx.get(address + "/health", timeout=60).status_code == 200
    except httpx.HTTPError:
        return False
