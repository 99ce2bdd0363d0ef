"""The door: origins, limits, headers; and what errors and logs do not tell."""

from __future__ import annotations

import json
import logging
import random
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from anachrony.server import hosts, telemetry
from anachrony.server.settings import Rate
from anachrony.server.telemetry import Seldom
from server.ears import Ear
from server.serving import Running, make_table, new_key, running, settings_for, sqlite_url

NEW_TABLE = {"seats": [{"kind": "me"}, {"kind": "open"}]}


def test_a_page_of_another_site_cannot_act(client: httpx.Client, server: Running) -> None:
    body = {"seats": [{"kind": "me"}, {"kind": "open"}]}
    for headers in (
        {"Origin": "https://elsewhere.example"},
        {"Origin": "null"},
        {"Origin": ""},
        {"Origin": "http://127.0.0.1:1"},
        {"Origin": server.url.replace("http:", "https:")},
        {"Origin": server.url, "X-Forwarded-Proto": "https"},
        {"Origin": server.url.replace("http:", "ftp:")},
        {"Sec-Fetch-Site": "cross-site"},
    ):
        answer = client.post("/api/tables", json=body, headers=headers)
        assert answer.status_code == 403, headers
    own = client.post("/api/tables", json=body, headers={"Origin": server.url})
    assert own.status_code == 201


def test_behind_a_proxy_that_ends_tls_the_pages_scheme_is_the_clients(
    client: httpx.Client, server: Running
) -> None:
    body = {"seats": [{"kind": "me"}, {"kind": "open"}]}
    secure = {"Origin": server.url.replace("http:", "https:"), "X-Forwarded-Proto": "https"}
    assert client.post("/api/tables", json=body, headers=secure).status_code == 201


@pytest.mark.parametrize(
    "origin", ["http://[", "http://[::1", "http://a:b:c", "http://x:99999999", "//", "http://", "["]
)
def test_an_origin_that_is_no_address_is_refused_not_a_bug(
    server: Running, client: httpx.Client, origin: str
) -> None:
    answer = client.post("/api/tables", json={}, headers={b"Origin": origin.encode()})
    assert answer.status_code in (400, 403)
    table = make_table(client, 2)
    with pytest.raises(InvalidStatus) as refused:
        Ear(server.url, table.seats[0], origin=origin)
    assert refused.value.response.status_code == 403


HOME = ["127.0.0.1", "127.0.0.1:8765", "[::1]:8765", "192.168.1.20:8765", "[fe80::1]", "localhost:8765"]
HOME += ["living-room", "living-room.local:8765", "pc.home.arpa", "pc.lan", "LIVING-ROOM.Local", "pc.local."]
STRANGE = [
    "evil.example",
    "evil.example:8765",
    "127.0.0.1.evil.example",
    "evil.example.",
    "localhost.evil.org",
]
STRANGE += ["[", "a b", "127.0.0.1:port", "local.evil.org", "play.example.org.evil.net", ""]


@pytest.mark.parametrize("host", HOME)
def test_a_table_at_home_is_reached_by_every_name_of_the_house(client: httpx.Client, host: str) -> None:
    assert client.get("/api/tables", headers={"Host": host}).status_code == 200


@pytest.mark.parametrize("host", STRANGE)
def test_a_name_that_a_stranger_may_own_is_refused(client: httpx.Client, host: str) -> None:
    answer = client.get("/api/tables", headers={"Host": host})
    assert answer.status_code in (400, 421)
    if answer.status_code == 421:
        assert "--allow-host" in answer.json()["detail"]


def test_a_server_answers_to_the_public_names_it_was_given(tmp_path: Path) -> None:
    named = settings_for(
        sqlite_url(tmp_path), hosts=("Play.example.org",), origins=("https://other.example",)
    )
    with running(named) as server, httpx.Client(base_url=server.url, timeout=120) as client:

        def status(host: str) -> int:
            return client.get("/api/tables", headers={"Host": host}).status_code

        assert [status(host) for host in ("play.example.org", "play.example.org:443", "other.example")] == [
            200
        ] * 3
        assert status("elsewhere.example.org") == 421
        line = socket.create_connection(("127.0.0.1", server.port))
        with pytest.raises(InvalidStatus):
            connect("ws://evil.example/api/tables/x/socket", sock=line, open_timeout=120)
    assert hosts.host_allowed("evil.example", ("*",))


def test_every_answer_carries_the_headers(client: httpx.Client) -> None:
    for path in ("/health", "/api/tables", "/api/tables/none", "/nowhere"):
        headers = client.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        rules = dict(rule.strip().split(" ", 1) for rule in policy.split(";"))
        assert rules["script-src"] == rules["style-src"] == "'self'"
        assert [name for name, value in rules.items() if "unsafe" in value] == ["style-src-attr"]
        assert headers["x-content-type-options"] == "nosniff"


def test_too_much_is_refused(client: httpx.Client) -> None:
    table = make_table(client, 2)
    answer = table.seats[0].put("/notes", {"notes": "x" * 100_000})
    assert answer.status_code == 413
    assert table.seats[0].put("/notes", {"notes": "x" * 20_000}).status_code == 422

    def endless() -> object:
        for _ in range(100):
            yield b"x" * 10_000

    streamed = client.post("/api/tables", content=endless())  # type: ignore[arg-type]
    assert streamed.status_code == 413


def test_too_often_is_refused_with_a_time_to_wait(tmp_path: Path) -> None:
    settings = settings_for(sqlite_url(tmp_path), address_rate=Rate(1, 20), login_rate=Rate(0.1, 2))
    with running(settings) as server, httpx.Client(base_url=server.url, timeout=120) as client:
        wrong = {"name": "Kim", "password": "wrong password"}
        statuses = [client.post("/api/me/login", json=wrong).status_code for _ in range(4)]
        assert statuses == [401, 401, 429, 429]
        answers = [client.get("/health") for _ in range(30)]
        refused = [answer for answer in answers if answer.status_code == 429]
        assert len(refused) >= 10
        assert int(refused[0].headers["retry-after"]) >= 1
        assert refused[0].headers["content-type"] == "application/problem+json"


def test_one_seat_cannot_flood(tmp_path: Path) -> None:
    settings = settings_for(sqlite_url(tmp_path), seat_rate=Rate(1, 10))
    with running(settings) as server, httpx.Client(base_url=server.url, timeout=120) as client:
        table = make_table(client, 2)
        statuses = [table.seats[0].get("/position").status_code for _ in range(15)]
        assert 429 in statuses
        assert table.seats[1].get("/position").status_code == 200


def test_who_opens_sockets_too_fast_is_asked_to_come_again(tmp_path: Path) -> None:
    settings = settings_for(sqlite_url(tmp_path), seat_rate=Rate(0.01, 2))
    with running(settings) as server, httpx.Client(base_url=server.url, timeout=120) as client:
        table = make_table(client, 2)
        with Ear(server.url, table.seats[0]) as first, Ear(server.url, table.seats[0]) as second:
            first.hear()
            second.hear()
            with Ear(server.url, table.seats[0]) as third:
                assert third.rest() == []
                assert third.farewell == (1013, "too many requests")  # 1008 would be for good


def test_logs_hold_no_secret(tmp_path: Path, client: httpx.Client) -> None:
    log = tmp_path / "log"
    telemetry.set_up_logs(str(log))
    try:
        table = make_table(client, 2)
        table.seats[0].post("/chat", {"text": "my secret talk"})
        client.post("/api/me/login", json={"name": "Lou", "password": "my secret password"})
        client.post("/api/me/login", json={"name": "Lou", "password": ["my secret password"]})
        client.get("/api/tables?token=my-secret-query")
        assert any(seat.play_at_random(random.Random(1)) for seat in table.seats)
    finally:
        for name in ("anachrony.server", "uvicorn.error"):
            for handler in logging.getLogger(name).handlers[:]:
                logging.getLogger(name).removeHandler(handler)
                handler.close()
    text = log.read_text()
    assert "secret" not in text
    assert table.seats[0].token not in text
    lines = [json.loads(line) for line in text.splitlines()]
    assert {"/api/tables", "/api/me/login"} <= {line.get("route") for line in lines}
    assert "/moves" not in text  # there are too many of them, and the database has them all


def test_errors_repeat_no_password_and_no_stack(client: httpx.Client) -> None:
    answer = client.post("/api/me/login", json={"name": "Lou", "password": ["hush hush hush"]})
    assert answer.status_code == 422
    assert "hush" not in answer.text
    assert "Traceback" not in answer.text


def test_a_bug_is_a_500_without_a_stack(
    server: Running, client: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("inner secret")

    monkeypatch.setattr(server.services.finder, "waiting", broken)
    answer = client.get("/api/tables")
    assert answer.status_code == 500
    assert answer.headers["content-type"] == "application/problem+json"
    assert "secret" not in answer.text


def test_health_and_metrics(client: httpx.Client) -> None:
    assert client.get("/health").json()["status"] == "ok"
    make_table(client, 2)
    text = client.get("/metrics").text
    for name in ("tables_in_memory", "moves_total", "request_seconds_bucket", "sockets", "bot_seconds"):
        assert f"anachrony_{name}" in text


def refusals(caplog: pytest.LogCaptureFixture) -> list[dict[str, Any]]:
    return [vars(one) for one in caplog.records if one.getMessage() in ("request refused", "socket refused")]


def test_the_address_that_people_know_is_ours_whatever_a_proxy_passes(tmp_path: Path) -> None:
    """As behind a proxy on a port of its own that drops the port from Host."""
    public = "https://play.example.org:9343"
    settings = settings_for(sqlite_url(tmp_path), hosts=("play.example.org",), public_url=public)
    with running(settings) as server, httpx.Client(base_url=server.url, timeout=120) as client:
        for origin, host, status in (
            (public, "play.example.org", 201),
            (public, "play.example.org:9343", 201),
            ("https://play.example.org", "play.example.org:443", 201),
            ("https://Play.Example.org:443", "play.example.org", 201),
            ("https://play.example.org:9344", "play.example.org", 403),
            ("http://play.example.org:9343", "play.example.org", 403),
        ):
            headers = {"Origin": origin, "Host": host, "X-Forwarded-Proto": "https"}
            answer = client.post("/api/tables", json=NEW_TABLE, headers=headers)
            assert answer.status_code == status, (origin, host, answer.text)


@pytest.fixture
def silent(tmp_path: Path) -> Iterator[Running]:
    """A server that has said nothing yet: the same it says once a minute."""
    with running(settings_for(sqlite_url(tmp_path))) as server:
        yield server


def test_a_refused_origin_says_what_came_and_what_was_expected(
    silent: Running, caplog: pytest.LogCaptureFixture
) -> None:
    with httpx.Client(base_url=silent.url, timeout=120) as client:
        table = make_table(client, 2)
        caplog.clear()
        came = "https://play.example.org:9343"
        refused = client.post(f"/api/tables/{table.id}/moves", json={}, headers={"Origin": came})
        assert refused.status_code == 403
        assert came in refused.json()["detail"]
        assert silent.url in refused.json()["detail"]
        assert "Host" in refused.json()["detail"]
        assert refused.json()["message"]["key"] == "problem-other-origin"
        with pytest.raises(InvalidStatus):
            Ear(silent.url, table.seats[0], origin=came)
        asked, listened = refusals(caplog)
        for told in (asked, listened):
            assert (told["came"], told["expected"]) == (came, silent.url)
            assert table.id not in str(told["why"])
        assert asked["route"] == "/api/tables/{table}/moves"
        assert listened["route"] == "/api/tables/{table}/socket"
        assert asked["levelno"] == logging.WARNING


def test_a_page_of_another_site_and_a_wrong_name_are_told_too(
    silent: Running, caplog: pytest.LogCaptureFixture
) -> None:
    with httpx.Client(base_url=silent.url, timeout=120) as client:
        headers = {"Sec-Fetch-Site": "cross-site"}
        refused = client.post("/api/tables", json=NEW_TABLE, headers=headers)
        assert (refused.status_code, "another site" in refused.json()["detail"]) == (403, True)
        wrong = client.get("/", headers={"Host": "wrong.example.org"})
        assert (wrong.status_code, "wrong.example.org" in wrong.json()["detail"]) == (421, True)
        long = client.post("/api/tables", json=NEW_TABLE, headers={"Origin": "https://" + "x" * 5000})
        assert len(long.json()["detail"]) < 600
        assert [told["status"] for told in refusals(caplog)] == [403, 421, 403]


def test_a_wrong_name_is_logged_once_a_minute(
    server: Running, client: httpx.Client, caplog: pytest.LogCaptureFixture
) -> None:
    name = f"{new_key()}.example.org"
    for method in ("GET", "GET", "POST", "GET"):
        assert client.request(method, "/api/tables", headers={"Host": name}).status_code == 421
    assert len([one for one in refusals(caplog) if name in one["why"]]) == 1


def test_the_same_is_said_seldom_and_of_all_things_so_many() -> None:
    seldom = Seldom(60.0, 3)
    assert [seldom.may_say("here", float(now)) for now in (0, 1, 59, 60, 61)] == [
        True,
        False,
        False,
        True,
        False,
    ]
    said = [seldom.may_say(f"name {n}", 62.0) for n in range(1000)]
    assert said == [True, True] + [False] * 998
    assert len(seldom._said) == 3
    assert seldom.may_say("name 999", 200.0)
