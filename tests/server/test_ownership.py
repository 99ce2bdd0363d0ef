"""An open session gives nothing that lasts: what outlives it asks for its owner, and is told."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from fastapi.routing import APIRoute

from anachrony.cli import main
from anachrony.server.accounts.people import Account
from anachrony.server.app import make_app
from anachrony.server.features.moderation.moderation import Moderation
from anachrony.server.limits.gates import kind_of
from anachrony.server.problems import Problem, missing
from anachrony.server.storage.outbox import CONFIRM
from anachrony.server.tables.tables import LiveTable
from anachrony.server.web.security import _routes
from bench.abuse_plans import PLANS
from server.authenticator import Authenticator
from server.receivers import text_of
from server.serving import settings_for, sqlite_url, until
from server.test_sign_in import ask, link_of, sign_in
from server.town import PASSWORD, PUBLIC, Person, Town, town_on

NEW_PASSWORD = "another horse battery"

# Every route that changes something, and what an open session alone may do with it. A new one is put into one
# of these, with a reason.
WITHOUT_A_SESSION = {  # they open one
    "POST /api/me/register",
    "POST /api/me/login",
    "POST /api/me/mail-link",
    "POST /api/me/sign-in",
    "POST /api/me/passkeys/challenge",
    "POST /api/me/passkeys/sign-in",
}
ASKS_FOR_THE_OWNER: dict[str, dict[str, Any]] = {  # what it changes outlives the session
    "POST /api/me/password": {"new": NEW_PASSWORD},
    "POST /api/me/delete": {},
    "POST /api/me/passkeys/new": {},
    "POST /api/me/passkeys/{passkey}/remove": {},
    "POST /api/me/notify/mail": {"address": "thief@example.org"},
    "POST /api/me/notify/webhook": {"kind": "json", "url": "http://127.0.0.1:9/hook"},
    "POST /api/me/notify/push": {
        "endpoint": "http://127.0.0.1:9/push",
        "keys": {"p256dh": "A" * 87, "auth": "A" * 22},
    },
    "POST /api/me/notify/channels/{channel}/remove": {},  # of a confirmed address; the rest is added again
}
BY_A_CHALLENGE = {  # which is given to the owner only, or is only good for a device of theirs
    "POST /api/me/passkeys",
    "POST /api/me/passkeys/prove",
}
ENDS_ONLY = {  # sessions: whoever is logged out logs in again
    "POST /api/me/logout",
    "POST /api/me/sessions/{session}/end",
}
SHOWN_AND_UNDONE = {  # the owner sees it, changes it back, and it opens nothing for anybody
    "PUT /api/me/notify",  # warnings are sent whatever it says
    "PUT /api/me/vacation",
    "PUT /api/me/friends",
    "PUT /api/me/passkeys/{passkey}",  # its name
    "POST /api/me/claim",  # seats come into the account, none leave it
    "POST /api/me/invitations/{table}/decline",
    "POST /api/me/notify/channels/{channel}/test",
    "PUT /api/tables/{table}/notify",
    "POST /api/tables/{table}/archive",
    "POST /api/tables/{table}/invitations",
    "POST /api/tables/{table}/invitations/withdraw",
}
OF_A_SEAT = "POST /api/tables/{table}/seats/{seat}/link"  # asks for the owner, unless its link is shown
NEW_THINGS = {  # links come with them, but of nothing that the account had before
    "POST /api/tables",
    "POST /api/records",
    "POST /api/tables/{table}/join",
    "POST /api/tables/{table}/rematch",
    "POST /api/tables/{table}/positions/{version}/table",
    "POST /api/leagues",
}
PLAYS = {  # as its owner would, well or badly, and only while the session lasts
    "POST /api/tables/{table}/leave",
    "POST /api/tables/{table}/start",
    "PUT /api/tables/{table}/rules",
    "POST /api/tables/{table}/agree",
    "POST /api/tables/{table}/seats/{seat}/name",
    "POST /api/tables/{table}/seats/{seat}/computer",
    "POST /api/tables/{table}/seats/{seat}/return",
    "POST /api/tables/{table}/seats/{seat}/vote",
    "POST /api/tables/{table}/moves",
    "POST /api/tables/{table}/undo",
    "POST /api/tables/{table}/takeback",
    "POST /api/tables/{table}/takeback/answer",
    "POST /api/tables/{table}/preview",
    "POST /api/tables/{table}/hint",
    "POST /api/tables/{table}/chat",
    "PUT /api/tables/{table}/notes",
    "POST /api/tables/{table}/analysis",
    "DELETE /api/tables/{table}/analysis",
    "POST /api/tables/{table}/positions/{version}/line",
    "POST /api/leagues/{league}/join",
    "POST /api/leagues/{league}/leave",
    "POST /api/leagues/{league}/start",
    "POST /api/leagues/{league}/end",
    "POST /api/puzzle/answer",
    "POST /api/people/report",
    "POST /api/operator/reports/{report}/close",  # an operator's, and the audit log tells it
    "POST /api/operator/people",
}
BY_A_LINK = {  # or a letter; no session is looked at
    "POST /api/mine",
    "POST /api/notify/{channel}/confirm",
    "POST /api/notify/{channel}/end/{token}",
}


@pytest.fixture(scope="module")
def town(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Town]:
    with town_on(sqlite_url(tmp_path_factory.mktemp("ownership"))) as built:
        yield built


def warnings(town: Town, address: str) -> list[str]:
    """The first lines of the warnings that came to an address."""
    title = "Your account at Anachrony has changed"
    return [text_of(letter).splitlines()[0] for letter in town.mail.to(address) if letter["Subject"] == title]


def account_of(person: Person) -> Account:
    found = person.town.server.services.people.account_of(person.client.cookies["anachrony_session"])
    assert found is not None
    return found


def test_every_route_of_an_account_says_what_an_open_session_may_do() -> None:
    routes = {name for name in PLANS if not name.startswith("GET ")}
    classes = [
        {OF_A_SEAT},
        NEW_THINGS,
        PLAYS,
        BY_A_LINK,
        WITHOUT_A_SESSION,
        set(ASKS_FOR_THE_OWNER),
        BY_A_CHALLENGE,
        ENDS_ONLY,
        SHOWN_AND_UNDONE,
    ]
    assert sorted(routes) == sorted(one for group in classes for one in group)


@pytest.mark.parametrize("route", ASKS_FOR_THE_OWNER)
def test_who_found_a_session_open_gets_nothing_that_lasts(town: Town, route: str) -> None:
    with town.person() as ada:
        channel = ada.add_mail()
        device = Authenticator(f"http://localhost:{town.server.port}")
        ada.client.headers["Host"] = f"localhost:{town.server.port}"
        options = ada.send("POST", "/api/me/passkeys/new", {"password": PASSWORD})["options"]
        ada.send("POST", "/api/me/passkeys", device.make(options))
        (passkey,) = ada.send("GET", "/api/me/passkeys", None)["passkeys"]
        path = route.split()[1].format(passkey=passkey["id"], channel=channel)
        body = ASKS_FOR_THE_OWNER[route]
        signed = device.sign({"challenge": "c" * 43, "rpId": "localhost"})
        proofs: list[dict[str, Any]] = [{}, {"password": "not this one"}, {"passkey": signed}]
        for proof in proofs:
            wish = {"proof": proof or None} if path.endswith(f"{channel}/remove") else body | proof
            answer = ada.client.post(path, json=wish)
            assert answer.status_code in (401, 403, 422), answer.text
        assert ada.send("GET", "/api/me/passkeys", None)["passkeys"] == [passkey]
        assert [one["id"] for one in ada.send("GET", "/api/me/notify", None)["channels"]] == [channel]
        login = {"name": ada.name, "password": PASSWORD}
        assert ada.client.post("/api/me/login", json=login).is_success


def test_a_passkey_is_as_good_as_the_password(town: Town) -> None:
    """For people who have lost it, or never type it."""
    with town.person() as ada:
        device = Authenticator(f"http://localhost:{town.server.port}")
        ada.client.headers["Host"] = f"localhost:{town.server.port}"
        assert ada.client.post("/api/me/passkeys/prove").json()["title"] == "no passkey"
        options = ada.send("POST", "/api/me/passkeys/new", {"password": PASSWORD})["options"]
        ada.send("POST", "/api/me/passkeys", device.make(options))

        def proof() -> dict[str, dict[str, str]]:
            asked = ada.send("POST", "/api/me/passkeys/prove", {})["options"]
            assert len(asked["allowCredentials"]) == 1
            return {"passkey": device.sign(asked)}

        ada.send("POST", "/api/me/notify/mail", {"address": ada.address, **proof()})
        ada.send("POST", "/api/me/password", {"new": NEW_PASSWORD, **proof()})
        used = proof()
        wish = {"address": "second@example.org", **used}
        ada.send("POST", "/api/me/notify/mail", wish)
        assert ada.client.post("/api/me/notify/mail", json=wish).status_code == 401  # once
        (passkey,) = ada.send("GET", "/api/me/passkeys", None)["passkeys"]
        ada.send("POST", f"/api/me/passkeys/{passkey['id']}/remove", proof())


def test_a_challenge_to_prove_makes_no_passkey_and_logs_nobody_in(town: Town) -> None:
    """Whoever finds a session open is given one, and must not be able to do anything else with it."""
    with town.person() as ada, town.person() as eve:
        for one in (ada, eve):
            one.client.headers["Host"] = f"localhost:{town.server.port}"
        device, theirs = (Authenticator(f"http://localhost:{town.server.port}") for _ in range(2))
        for one, key in ((ada, device), (eve, theirs)):
            options = one.send("POST", "/api/me/passkeys/new", {"password": PASSWORD})["options"]
            one.send("POST", "/api/me/passkeys", key.make(options))
        asked = ada.send("POST", "/api/me/passkeys/prove", {})["options"]
        made = theirs.make({"challenge": asked["challenge"], "rp": {"id": "localhost"}})
        assert ada.client.post("/api/me/passkeys", json=made).status_code == 401
        asked = ada.send("POST", "/api/me/passkeys/prove", {})["options"]
        assert ada.client.post("/api/me/passkeys/sign-in", json=device.sign(asked)).status_code == 401
        asked = ada.send("POST", "/api/me/passkeys/prove", {})["options"]
        wish = {"address": "eve@example.org", "passkey": theirs.sign(asked)}
        assert ada.client.post("/api/me/notify/mail", json=wish).status_code == 401


def test_all_other_addresses_are_told_of_what_lets_somebody_in(town: Town) -> None:
    with town.person(paused_until=9e9) as ada:  # who wants no messages hears of this all the same
        ada.add_mail()
        first, second = ada.address, f"second-{ada.address}"
        added = ada.add_mail(second)
        until(lambda: len(warnings(town, first)) == 1)
        assert f"Another mail address was added to the account {ada.name}." in warnings(town, first)[0]
        assert warnings(town, second) == []
        device = Authenticator(f"http://localhost:{town.server.port}")
        ada.client.headers["Host"] = f"localhost:{town.server.port}"
        options = ada.send("POST", "/api/me/passkeys/new", {"password": PASSWORD})["options"]
        ada.send("POST", "/api/me/passkeys", device.make(options))
        (passkey,) = ada.send("GET", "/api/me/passkeys", None)["passkeys"]
        ada.send("POST", f"/api/me/passkeys/{passkey['id']}/remove", {"password": PASSWORD})
        until(lambda: len(warnings(town, first)) == 3 and len(warnings(town, second)) == 2)
        ask(town, second)
        until(lambda: any("/sign-in#" in text_of(letter) for letter in town.mail.to(second)))
        letter = next(text_of(one) for one in town.mail.to(second) if "/sign-in#" in text_of(one))
        token = letter.partition("/sign-in#")[2].split()[0]
        assert sign_in(ada.client, token, password=NEW_PASSWORD).is_success
        until(lambda: len(warnings(town, first)) == 5 and len(warnings(town, second)) == 3)
        told = " ".join(warnings(town, first))
        for words in ("by a link in a letter", "has a new password", "passkey was added", "was removed"):
            assert words in told
        assert "by a link" not in " ".join(warnings(town, second))
        remove = f"/api/me/notify/channels/{added}/remove"
        ada.send("POST", remove, {"proof": {"password": NEW_PASSWORD}})
        until(lambda: len(warnings(town, first)) == 6)
        last = town.mail.to(first)[-1]
        assert "List-Unsubscribe" not in last
        assert f"{PUBLIC}/account" in text_of(last).splitlines()


def test_a_new_password_ends_the_links_that_letters_still_hold(town: Town) -> None:
    with town.person() as ada, httpx.Client(base_url=town.server.url, timeout=120) as thief:
        ada.add_mail()
        channel, to_confirm = ada.ask_mail(f"other-{ada.address}")
        ask(town, ada.address)
        until(lambda: any("/sign-in#" in text_of(letter) for letter in ada.letters))
        letter = next(text_of(one) for one in ada.letters if "/sign-in#" in text_of(one))
        token = letter.partition("/sign-in#")[2].split()[0]
        ada.send("POST", "/api/me/password", {"password": PASSWORD, "new": NEW_PASSWORD})
        assert sign_in(thief, token).status_code == 401
        confirmed = thief.post(f"/api/notify/{channel}/confirm", json={"token": to_confirm})
        assert confirmed.status_code == 404


def test_a_link_to_confirm_an_address_ends(town: Town) -> None:
    with town.person() as ada:
        channel, token = ada.ask_mail(ada.address)
        (row,) = ada.outbox
        assert (row.kind, row.ends_at is not None) == (CONFIRM, True)
        services = town.server.services
        services.database.write(
            lambda connection: connection.exec_driver_sql("UPDATE mail_links SET expires_at = 1.0")
        )
        answer = ada.client.post(f"/api/notify/{channel}/confirm", json={"token": token})
        assert answer.status_code == 404


def test_what_waits_to_be_sent_opens_nothing_and_is_not_sent_too_late(town: Town) -> None:
    with town.person() as ada:
        ada.add_mail()
        town.mail.answers = ["451 later"] * 3
        ask(town, ada.address)
        until(lambda: ada.outbox[-1].tries == 1)
        town.mail.answers = []
        town.later(1801)
        until(lambda: ada.outbox[-1].state == "needless")
        assert not any("/sign-in#" in text_of(letter) for letter in ada.letters)
        town.clock.ahead = 0.0


def test_the_token_of_a_letter_that_was_tried_again_still_opens(town: Town) -> None:
    with town.person() as ada, httpx.Client(base_url=town.server.url, timeout=120) as fresh:
        ada.add_mail()
        town.mail.answers = ["451 later"]
        ask(town, ada.address)
        until(lambda: ada.outbox[-1].tries == 1)
        town.later(61)
        token = link_of(ada, 2)
        assert sign_in(fresh, token).is_success
        town.clock.ahead = 0.0


def test_whoever_runs_the_server_lets_somebody_in_who_has_lost_everything(
    town: Town, capsys: pytest.CaptureFixture[str]
) -> None:
    with town.person() as ada, httpx.Client(base_url=town.server.url, timeout=120) as fresh:
        url = town.server.services.settings.database_url
        assert main(["admin", "link", ada.name, "--why", "asked at the club", "--database-url", url]) == 0
        token = capsys.readouterr().out.partition("/sign-in#")[2].strip()
        assert sign_in(fresh, token, password="12345678").status_code == 422  # too easy, and nothing ends
        assert sign_in(fresh, token, password=NEW_PASSWORD).json() == {"name": ada.name}
        assert sign_in(fresh, token).status_code == 401
        assert town.server.services.parts.of(Moderation).done(1)[0].action == "link"


def test_a_ban_and_a_new_password_during_a_login_are_noticed(town: Town) -> None:
    """Between the check of the password and the session."""
    with town.person() as ada:
        services = town.server.services
        account = account_of(ada)
        services.parts.of(Moderation).ban("root", ada.name, 9e9, "")
        with pytest.raises(Problem, match="closed this account"):
            services.people.open_session(account)
        services.parts.of(Moderation).ban("root", ada.name, 0.0, "")
        with pytest.raises(Problem, match="do not belong together"):
            services.people.open_session(account, by_password="the hash that was there before")
        assert services.people.sessions_of(account) == []


def test_whatever_checks_a_password_waits_at_the_gate_for_passwords() -> None:
    """Checking one is slow on purpose: at another gate it would keep other requests waiting."""
    app = make_app(settings_for("sqlite://"))
    routes = [route for route in _routes(app.router) if isinstance(route, APIRoute)]
    checking = {
        f"{method} {route.path}"
        for route in routes
        if checks_password(inspect.unwrap(route.endpoint))
        for method in route.methods or ()
    }
    assert checking >= {*ASKS_FOR_THE_OWNER, "POST /api/me/login", "POST /api/me/sign-in"}
    at_the_gate = {
        f"{method} {route.path}"
        for route in routes
        for method in route.methods or ()
        if kind_of(f"{method} {re.sub(r'{[^}]*}', 'x', route.path)}") == "passwords"
    }
    assert at_the_gate == checking


def checks_password(function: Any, known: tuple[Any, ...] = ()) -> bool:
    """Whether a function, or one of ours that it calls by name, has a password hashed."""
    names = function.__code__.co_names
    if {"log_in", "register", "new_password", "must_know"} & {*names}:
        return True
    called = [function.__globals__.get(name) for name in names]
    ours = [
        one
        for one in called
        if inspect.isfunction(one) and one.__module__.startswith("anachrony.server") and one not in known
    ]
    return any(checks_password(one, (*known, *ours)) for one in ours)


def test_a_link_for_another_address_is_not_used_up(town: Town) -> None:
    with town.person() as ada, town.person() as bo:
        channel, token = ada.ask_mail(ada.address)
        other, _ = bo.ask_mail(bo.address)
        assert ada.client.post(f"/api/notify/{other}/confirm", json={"token": token}).status_code == 404
        assert ada.client.post(f"/api/notify/{channel}/confirm", json={"token": token}).status_code == 204
        assert [one["confirmed"] for one in bo.send("GET", "/api/me/notify", None)["channels"]] == [False]


def test_an_account_is_deleted_though_a_table_of_it_cannot_be_read(
    town: Town, monkeypatch: pytest.MonkeyPatch
) -> None:
    with town.person() as ada:
        table = ada.sit_down()
        table.own.look()
        tables = town.server.services.tables
        load = tables._load

        def broken(live: LiveTable) -> None:
            if live.id == table.id:
                raise missing("table")
            load(live)

        with monkeypatch.context() as patch:
            patch.setattr(tables, "_load", broken)
            answer = ada.client.post("/api/me/delete", json={"password": PASSWORD})
        assert answer.status_code == 204
        assert "anachrony_session" not in ada.client.cookies


@pytest.mark.parametrize("starts", [True, False])
def test_who_found_a_session_open_takes_no_seat_for_good(town: Town, starts: bool) -> None:
    """Neither of a game that is played nor of one that waits; by its link a seat is handed over at once."""
    with town.person() as ada:
        wish = {"seats": [{"kind": "me"}, {"kind": "link"}], "start": starts, "listed": False}
        made = ada.send("POST", "/api/tables", wish)
        path = f"/api/tables/{made['table']['id']}/seats/0/link"
        for proof in (None, {"password": "not this one"}):
            assert ada.client.post(path, json={"proof": proof}).status_code == 403
        assert ada.client.post(path).status_code == 403
        mine = ada.send("GET", "/api/me/tables", None)["tables"]
        assert [table["yours"] for table in mine if table["id"] == made["table"]["id"]] == [[0]]
        by_link = {"Authorization": f"Bearer {made['seats'][0]['token']}"}
        assert httpx.get(
            f"{town.server.url}/api/tables/{made['table']['id']}", headers=by_link, timeout=120
        ).is_success
        handed = ada.client.post(path, json={"proof": {"password": PASSWORD}})
        assert handed.status_code == 200
        again = {"Authorization": f"Bearer {handed.json()['token']}"}
        assert httpx.post(town.server.url + path, json={}, headers=again, timeout=120).status_code == 200


def test_several_seats_of_an_account_are_each_its_own(town: Town) -> None:
    with town.person() as ada:
        wish = {"seats": [{"kind": "me"}, {"kind": "me"}], "start": False, "listed": False}
        table = ada.send("POST", "/api/tables", wish)["table"]["id"]
        for seat in (0, 1):  # she is the host too, who may make links for the others
            path = f"/api/tables/{table}/seats/{seat}/link"
            assert ada.client.post(path, json={}).status_code == 403
