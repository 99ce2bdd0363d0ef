"""Keeping order: reports, mutes and bans, and the operator at the machine."""

from __future__ import annotations

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
            httpx.post(f"{desk.server.url}/api/people/report", json={"name": bo, "text": "x"}).status_code
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
        with httpx.Client(base_url=desk.server.url, timeout=20) as elsewhere:
            for client in (one, elsewhere):  # the link of their seat does not help
                token = {} if client is one else {"Authorization": f"Bearer {by_link.token}"}
                said = client.post(f"/api/tables/{table}/chat", json={"text": "Hello"}, headers=token)
                assert (said.status_code, said.json()["title"]) == (403, "muted")
        assert by_link.look()["version"] >= 0
        assert httpx.post(
            f"{desk.server.url}/api/tables/{table}/chat",
            json={"text": "Quiet here"},
            headers={"Authorization": f"Bearer {guest.token}"},
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
