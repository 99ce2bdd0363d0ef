"""Logging in with a passkey: whole ceremonies, and what must not open anything."""

from __future__ import annotations

import base64
import secrets
from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

import cbor2
import httpx
import pytest
from sqlalchemy import func, select, update

from anachrony.server.features.passkeys import passkeys as module
from anachrony.server.features.passkeys.schema import challenges
from anachrony.server.storage.schema import accounts
from server.authenticator import PRESENT, Authenticator, text
from server.serving import Running
from server.town import PASSWORD


class Device:
    """Somebody's browser at a name of the server, and its passkey."""

    def __init__(self, server: Running, counts: bool = True) -> None:
        self.client = httpx.Client(base_url=f"http://localhost:{server.port}", timeout=120)
        self.name = f"P{secrets.token_hex(4)}"
        self.key = Authenticator(f"http://localhost:{server.port}", counts)
        credentials = {"name": self.name, "password": PASSWORD}
        assert self.client.post("/api/me/register", json=credentials).is_success

    def options(self, password: str = PASSWORD) -> dict[str, Any]:
        answer = self.client.post("/api/me/passkeys/new", json={"password": password})
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()["options"]
        return found

    def add(self, made: dict[str, str]) -> httpx.Response:
        return self.client.post("/api/me/passkeys", json=made)

    def challenge(self) -> dict[str, Any]:
        found: dict[str, Any] = self.client.post("/api/me/passkeys/challenge").json()["options"]
        return found

    def sign_in(self, proof: dict[str, str]) -> httpx.Response:
        return self.client.post("/api/me/passkeys/sign-in", json=proof)

    @property
    def logged_in(self) -> bool:
        return bool(self.client.get("/api/me").json()["name"] == self.name)


Arrive: TypeAlias = "Callable[..., Device]"


@pytest.fixture
def server(either_server: Running) -> Running:
    return either_server


@pytest.fixture
def arrive(server: Running) -> Iterator[Arrive]:
    came: list[Device] = []

    def come(counts: bool = True) -> Device:
        came.append(Device(server, counts))
        return came[-1]

    yield come
    for device in came:
        device.client.close()


@pytest.fixture
def device(arrive: Arrive) -> Device:
    """With a passkey, and logged out."""
    made = arrive()
    assert made.add(made.key.make(made.options())).status_code == 201
    made.client.post("/api/me/logout", json={})
    assert not made.logged_in
    return made


def refused(answer: httpx.Response) -> bool:
    return (answer.status_code, answer.json()["title"]) == (401, "passkey")


@pytest.mark.parametrize("counts", [True, False])
def test_a_passkey_is_made_named_used_and_removed(arrive: Arrive, counts: bool) -> None:
    device = arrive(counts)
    options = device.options()
    assert options["rp"] == {"name": "Anachrony", "id": "localhost"}
    assert options["user"]["name"] == device.name
    assert options["authenticatorSelection"]["residentKey"] == "required"
    assert device.add(device.key.make(options, "My phone")).status_code == 201
    (kept,) = device.client.get("/api/me/passkeys").json()["passkeys"]
    assert (kept["name"], kept["site"], kept["used_at"]) == ("My phone", "localhost", None)
    # A browser is told which it has, so that nobody makes two on one device.
    assert [one["id"] for one in device.options()["excludeCredentials"]] == [text(device.key.id)]
    device.client.post("/api/me/logout", json={})
    for _ in range(2):
        assert device.sign_in(device.key.sign(device.challenge())).json() == {"name": device.name}
        assert device.logged_in
    path = f"/api/me/passkeys/{kept['id']}"
    (kept,) = device.client.put(path, json={"name": "Old phone"}).json()["passkeys"]
    assert kept["name"] == "Old phone"
    assert kept["used_at"] > kept["created_at"]
    assert device.client.get("/api/me/export").json()["passkeys"] == [kept]
    assert device.client.post(f"{path}/remove", json={"password": PASSWORD}).json() == {"passkeys": []}
    assert refused(device.sign_in(device.key.sign(device.challenge())))


def test_a_challenge_is_used_once_and_ends_in_time(server: Running, device: Device) -> None:
    proof = device.key.sign(device.challenge())
    assert device.sign_in(proof).is_success
    device.client.post("/api/me/logout", json={})
    assert refused(device.sign_in(proof))
    challenge = device.challenge()
    wrong = device.key.sign(challenge) | {"signature": text(b"not a signature at all")}
    assert refused(device.sign_in(wrong))
    assert refused(device.sign_in(device.key.sign(challenge)))  # also after a failure
    late = device.key.sign(device.challenge())
    server.services.database.write(
        lambda connection: connection.execute(update(challenges).values(expires_at=1.0))
    )
    assert refused(device.sign_in(late))
    made_up = device.challenge() | {"challenge": text(secrets.token_bytes(32))}
    assert refused(device.sign_in(device.key.sign(made_up)))
    assert not device.logged_in


def test_a_challenge_is_for_what_it_was_asked_for(arrive: Arrive, device: Device) -> None:
    """To make a passkey or to log in, and to make one for oneself."""
    other = arrive()
    mine = other.options()
    stranger = arrive()
    assert refused(stranger.add(stranger.key.make(mine)))
    again = other.options()
    assert refused(device.sign_in(device.key.sign({"challenge": again["challenge"], "rpId": "localhost"})))
    to_log_in = device.challenge()
    asked = other.options() | {"challenge": to_log_in["challenge"]}
    assert refused(other.add(other.key.make(asked)))
    ended = other.options()
    other.options()  # the one before has ended
    assert refused(other.add(other.key.make(ended)))
    assert other.client.get("/api/me/passkeys").json() == {"passkeys": []}


def test_a_page_of_another_site_gets_no_passkey(arrive: Arrive, server: Running, device: Device) -> None:
    """It may pass on our challenge; its browser says where it was asked, and signs for that site."""
    for origin in ("https://localhost.example.org", f"http://localhost:{server.port + 1}", "null"):
        device.key.origin = origin
        assert refused(device.sign_in(device.key.sign(device.challenge())))
    device.key.origin = f"http://localhost:{server.port}"
    assert refused(device.sign_in(device.key.sign(device.challenge() | {"rpId": "example.org"})))
    other = arrive()
    other.key.origin = "https://evil.example.org"
    assert refused(other.add(other.key.make(other.options())))
    elsewhere = arrive()  # the name that it was made for is another
    elsewhere.client.headers["Host"] = f"club.localhost:{server.port}"
    elsewhere.key.origin = f"http://club.localhost:{server.port}"
    assert elsewhere.add(elsewhere.key.make(elsewhere.options())).is_success
    assert elsewhere.sign_in(elsewhere.key.sign(elsewhere.challenge())).is_success
    elsewhere.client.headers["Host"] = f"localhost:{server.port}"
    elsewhere.key.origin = f"http://localhost:{server.port}"
    assert refused(elsewhere.sign_in(elsewhere.key.sign(elsewhere.challenge())))
    assert not device.logged_in


def test_a_key_of_somebody_else_opens_nothing(arrive: Arrive, device: Device) -> None:
    foreign = Authenticator(device.key.origin)
    assert refused(device.sign_in(foreign.sign(device.challenge())))
    foreign.id = device.key.id  # it says to be mine
    assert refused(device.sign_in(foreign.sign(device.challenge())))
    thief = arrive()  # who makes their own key under my key's name gets nothing
    thief.key.id = device.key.id
    assert refused(thief.add(thief.key.make(thief.options())))
    assert refused(device.sign_in(thief.key.sign(device.challenge())))
    (mine,) = thief.client.get("/api/me/passkeys").json()["passkeys"] or [None]
    assert mine is None
    assert device.sign_in(device.key.sign(device.challenge())).is_success
    (kept,) = device.client.get("/api/me/passkeys").json()["passkeys"]
    for method, path, body in (("POST", "/remove", {"password": PASSWORD}), ("PUT", "", {"name": "Stolen"})):
        gone = thief.client.request(method, f"/api/me/passkeys/{kept['id']}{path}", json=body)
        assert gone.json() == {"passkeys": []}
    assert [one["name"] for one in device.client.get("/api/me/passkeys").json()["passkeys"]] == ["My phone"]


def test_a_count_that_goes_backwards_is_a_copy_of_the_key(device: Device) -> None:
    device.key.count = 7
    assert device.sign_in(device.key.sign(device.challenge())).is_success  # as the eighth
    device.client.post("/api/me/logout", json={})
    for before, opens in ((3, False), (7, False), (8, True)):
        device.key.count = before
        assert device.sign_in(device.key.sign(device.challenge())).is_success == opens
        assert device.logged_in == opens


def test_the_owner_must_be_there_and_known_to_the_device(arrive: Arrive, device: Device) -> None:
    for flags in (0, PRESENT):
        device.key.flags = flags
        assert refused(device.sign_in(device.key.sign(device.challenge())))
    other = arrive()
    other.key.flags = PRESENT
    assert refused(other.add(other.key.make(other.options())))


def test_a_new_passkey_needs_the_password(arrive: Arrive) -> None:
    device = arrive()
    answer = device.client.post("/api/me/passkeys/new", json={"password": "not this one"})
    assert answer.status_code == 403
    device.client.post("/api/me/logout", json={})
    for method, path, body in (
        ("GET", "", None),
        ("POST", "/new", {"password": PASSWORD}),
        ("POST", "", device.key.make({"challenge": "x", "rp": {"id": "localhost"}})),
    ):
        assert device.client.request(method, f"/api/me/passkeys{path}", json=body).status_code == 401


def test_what_is_no_passkey_is_refused_and_breaks_nothing(arrive: Arrive) -> None:
    device = arrive()
    point = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: bytes(32), -3: bytes(32)})  # on no curve
    for odd in (b"", b"\xa0", b"\xbf" * 300, cbor2.dumps({"fmt": "none"}), cbor2.dumps([[[1]]]), point):
        made = device.key.make(device.options())
        bent = cbor2.loads(base64.urlsafe_b64decode(made["attestation"] + "=="))
        keyless = bent["authData"][: 37 + 16 + 2 + 32]
        for attestation in (odd, cbor2.dumps(bent | {"authData": keyless + odd})):
            assert refused(device.add(made | {"attestation": text(attestation) or "A"}))
            made = device.key.make(device.options())
    for odd_data in (b"{}", b"[]", b'{"challenge": 5}', b"\xff", b"[" * 5_000, b'{"challenge": "\xc3\xa9"}'):
        assert refused(device.add(device.key.make(device.options()) | {"client_data": text(odd_data)}))
    assert device.client.get("/api/me/passkeys").json() == {"passkeys": []}


def test_there_are_so_many_passkeys_and_challenges_and_no_more(
    arrive: Arrive, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "MOST", 2)
    device = arrive()
    for status in (201, 201, 409):
        device.key = Authenticator(device.key.origin)
        assert device.add(device.key.make(device.options())).status_code == status
    server.services.database.write(
        lambda connection: connection.execute(update(challenges).values(expires_at=1.0))
    )
    device.challenge()
    count = select(func.count()).select_from(challenges)
    left = server.services.database.read(lambda connection: connection.execute(count).scalar_one())
    assert left == 1


def test_who_is_banned_does_not_come_in_by_passkey(server: Running, device: Device) -> None:
    def until(when: float | None) -> None:
        change = update(accounts).where(accounts.c.name == device.name).values(banned_until=when)
        server.services.database.write(lambda connection: connection.execute(change))

    until(1e11)
    answer = device.sign_in(device.key.sign(device.challenge()))
    assert (answer.status_code, answer.json()["title"]) == (403, "banned")
    until(None)
    assert device.sign_in(device.key.sign(device.challenge())).is_success


def test_an_address_or_a_plain_name_has_no_passkeys(server: Running) -> None:
    for host in ("127.0.0.1", "[::1]", "table.lan"):
        answer = httpx.post(
            f"{server.url}/api/me/passkeys/challenge", headers={"Host": f"{host}:{server.port}"}, timeout=120
        )
        assert (answer.status_code, answer.json()["title"]) == (409, "no passkeys")


def test_behind_a_proxy_the_site_is_the_public_one() -> None:
    site = module.Site.of("https", "Play.Example.org")
    assert site == module.Site("play.example.org", "https://play.example.org")
    assert module.Site.of("https", "play.example.org:8443").origin == "https://play.example.org:8443"
