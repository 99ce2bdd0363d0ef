"""Keeping order: reports, mutes and bans, and the operator at the machine."""

from __future__ import annotations

import time
from collections.abc import Iterator

import httpx
import pytest

from anachrony.cli import main
from server.ears import Ear
from server.serving import Guest, Running, running, settings_for, sqlite_url
from server.town import PASSWORD, people


class Desk:
    """A server, and the operator who sits at its machine."""

    def __init__(self, server: Running, url: str, capsys: pytest.CaptureFixture[str]) -> None:
        self.server = server
        self._url = url
        self._capsys = capsys

    def admin(self, *words: str, status: int = 0) -> str:
        self._capsys.readouterr()
        assert main(["admin", *words, "--database-url", self._url]) == status
        said = self._capsys.readouterr()
        return said.out if status == 0 else said.err


@pytest.fixture(scope="module")
def started(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Running, str]]:
    url = sqlite_url(tmp_path_factory.mktemp("moderation"))
    with running(settings_for(url, sweep_seconds=0.05)) as server:
        yield server, url


@pytest.fixture
def desk(started: tuple[Running, str], capsys: pytest.CaptureFixture[str]) -> Desk:
    return Desk(*started, capsys)


def test_a_report_reaches_the_operator_and_nobody_else(desk: Desk) -> None:
    with people(desk.server, 2) as ((ada, one), (bo, other)):
        told = one.post("/api/people/report", json={"name": bo, "text": "rude\nall evening"})
        assert told.status_code == 204
        assert one.post("/api/people/report", json={"name": ada, "text": "me"}).status_code == 422
        assert one.post("/api/people/report", json={"name": "nobody", "text": "x"}).status_code == 404
        assert (
            httpx.post(
                f"{desk.server.url}/api/people/report", json={"name": bo, "text": "x"}, timeout=120
            ).status_code
            == 401
        )
        assert one.get("/api/me/export").json()["reports"] == ["rude\nall evening"]
        assert "rude" not in other.get("/api/me/export").text
        line = next(row for row in desk.admin("reports").splitlines() if f"{ada} about {bo}" in row)
        assert line.endswith(": rude all evening")
        number = line.split()[0]
        assert "1 reports" in desk.admin("account", bo)
        assert "is closed" in desk.admin("close", number, "--why", "talked to them")
        assert f"{ada} about {bo}" not in desk.admin("reports")
        assert f"close {bo}  report {number}: talked to them" in desk.admin("audit")
        assert "there is no report 999" in desk.admin("close", "999", status=2)


def test_who_is_muted_plays_on_in_silence(desk: Desk) -> None:
    with people(desk.server, 1) as ((ada, one),):
        seats = [{"kind": "me"}, {"kind": "link", "name": "Guest"}]
        made = one.post("/api/tables", json={"seats": seats, "start": True, "listed": False}).json()
        table = made["table"]["id"]
        by_link = Guest(one, table, made["seats"][0]["token"])
        guest = Guest(one, table, made["seats"][1]["token"])
        desk.admin("mute", ada.upper(), "--days", "2")
        assert "muted until" in desk.admin("account", ada)
        with httpx.Client(base_url=desk.server.url, timeout=120) as elsewhere:
            for client in (one, elsewhere):  # the link of their seat does not help
                token = {} if client is one else {"Authorization": f"Bearer {by_link.token}"}
                said = client.post(f"/api/tables/{table}/chat", json={"text": "Hello"}, headers=token)
                assert (said.status_code, said.json()["title"]) == (403, "muted")
        assert by_link.look()["version"] >= 0
        assert httpx.post(
            f"{desk.server.url}/api/tables/{table}/chat",
            json={"text": "Quiet here"},
            headers={"Authorization": f"Bearer {guest.token}"},
            timeout=120,
        ).is_success
        desk.admin("unmute", ada)
        assert by_link.post("/chat", {"text": "Hello"}).status_code == 201


def test_who_is_banned_is_logged_out_everywhere_and_does_not_come_back(desk: Desk) -> None:
    with people(desk.server, 1) as ((ada, one),):
        seats = [{"kind": "me"}, {"kind": "link"}]
        made = one.post("/api/tables", json={"seats": seats, "start": True, "listed": False}).json()
        cookie = f"anachrony_session={one.cookies['anachrony_session']}"
        guest = Guest(one, made["table"]["id"], "")
        with Ear(desk.server.url, guest, {}, additional_headers={"Cookie": cookie}) as ear:
            assert ear.hear()["you"]["seat"] == 0
            desk.admin("ban", ada, "--why", "spam")
            ear.rest()
            assert ear.farewell == (4001, "logged-out")
        assert one.get("/api/me").json()["name"] is None
        credentials = {"name": ada, "password": PASSWORD}
        refused = one.post("/api/me/login", json=credentials)
        assert (refused.status_code, refused.json()["title"]) == (403, "banned")
        wrong = one.post("/api/me/login", json={"name": ada, "password": "not the right one"})
        assert wrong.status_code == 401  # only who knows the password learns of the ban
        assert "ban " + ada + "  spam" in desk.admin("audit")
        desk.admin("unban", ada)
        assert one.post("/api/me/login", json=credentials).is_success
        assert "nobody is called nobody at all" in desk.admin("ban", "nobody at all", status=2)


# --- on the page ------------------------------------------------------------------------------------------

ROUTES: tuple[tuple[str, str, dict[str, str] | None], ...] = (
    ("GET", "/api/operator/reports", None),
    ("POST", "/api/operator/reports/1/close", {}),
    ("GET", "/api/operator/people?name=x", None),
    ("POST", "/api/operator/people", {"name": "x", "action": "ban"}),
    ("GET", "/api/operator/audit", None),
)


def test_the_page_of_operators_is_nobody_elses(desk: Desk) -> None:
    with people(desk.server, 2) as ((_, one), (bo, other)):
        for method, path, body in ROUTES:
            strangers = httpx.request(method, desk.server.url + path, json=body, timeout=120)
            for answer in (one.request(method, path, json=body), strangers):
                assert (answer.status_code, answer.json()["title"]) == (404, "not found"), path
        desk.admin("operator", bo)
        assert "keeps order" in desk.admin("account", bo)
        assert other.get("/api/me").json()["operator"] is True
        assert one.get("/api/me").json()["operator"] is False
        assert other.get("/api/operator/reports").is_success
        desk.admin("operator", bo, "--end", "--why", "moved away")
        assert other.get("/api/operator/reports").status_code == 404
        assert f"unoperator {bo}  moved away" in desk.admin("audit")


def test_an_operator_reads_reports_with_their_talk_and_acts(desk: Desk) -> None:
    with people(desk.server, 3) as ((ada, one), (bo, other), (cy, third)):
        desk.admin("operator", cy)
        for table, words in ((sit_together(one, other), "You are a fool"), (sit_alone(other), "To myself")):
            assert other.post(f"/api/tables/{table}/chat", json={"text": words}).is_success
        assert one.post("/api/people/report", json={"name": bo, "text": "rude"}).is_success
        (report,) = [
            report
            for report in third.get("/api/operator/reports").json()["reports"]
            if report["reporter"] == ada
        ]
        assert (report["about"], report["text"], report["talk"]) == (bo, "rude", ["You are a fool"])
        assert f"    {bo}: You are a fool" in desk.admin("reports")

        def act(action: str, status: int = 200, name: str = bo) -> dict[str, object]:
            wish = {"name": name, "action": action, "days": 2, "why": "be kind"}
            answer = third.post("/api/operator/people", json=wish)
            assert answer.status_code == status, answer.text
            found: dict[str, object] = answer.json()
            return found

        assert act("mute")["muted_until"] > time.time() + 86_400  # type: ignore[operator]
        assert act("unmute")["muted_until"] == 0
        act("ban")
        assert other.get("/api/me").json()["name"] is None
        assert act("unban")["banned_until"] == 0
        act("ban", 404, "nobody at all")
        desk.admin("operator", ada)
        for name in (ada, cy):  # one operator has no power over another, nor over themselves
            assert act("ban", 403, name)["title"] == "an operator"
        closed = third.post(f"/api/operator/reports/{report['id']}/close", json={"why": "talked"})
        assert ada not in [left["reporter"] for left in closed.json()["reports"]]
        assert third.post("/api/operator/reports/999999/close", json={}).status_code == 404
        lines = third.get("/api/operator/audit").json()["lines"]
        mine = [(line["action"], line["about"]) for line in lines if line["operator"] == cy]
        assert mine == [(action, bo) for action in ("close", "unban", "ban", "unmute", "mute")]
        assert (lines[0]["operator"], lines[0]["note"]) == (cy, f"report {report['id']}: talked")


def sit_together(host: httpx.Client, guest: httpx.Client) -> str:
    wish = {"seats": [{"kind": "me"}, {"kind": "open"}]}
    table = host.post("/api/tables", json=wish).json()["table"]["id"]
    assert guest.post(f"/api/tables/{table}/join", json={"name": "Guest"}).is_success
    return str(table)


def sit_alone(host: httpx.Client) -> str:
    wish = {"seats": [{"kind": "me"}, {"kind": "computer"}], "start": True, "listed": False}
    return str(host.post("/api/tables", json=wish).json()["table"]["id"])
