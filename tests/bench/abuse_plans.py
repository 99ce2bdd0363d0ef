"""The dearest thing that a client may do with each route and with the socket of a table."""

from __future__ import annotations

import base64
import json
import random
import re
import secrets
import subprocess
import sys
import time
from collections.abc import Callable
from functools import cache, cached_property
from typing import Any

import httpx

from bench.abuse_client import Attack

VARIANTS = ("asset_draft", "endgame_draft", "alternate_timeline", "fixed_paradox", "simultaneous_power_up")
MODULES = ("doomsday", "pioneers", "guardians")
ACCOUNT_PATHS = (
    "/api/me",
    "/notify",
    "/invitations",
    "/api/people/report",
    "/api/leagues",
    "/api/operator",
    "/api/puzzle",
)  # these ask who one is


# By the engine of the server that is measured, which may be another checkout's.
LONG_GAME = """
import json, random
from anachrony.game import Game
game, choice, late = Game.new(players=4, seed=3, hold_turns=True), random.Random(1), ""
while not game.over:
    decision = choice.choice(game.decisions)
    game.play(choice.choice(decision.options).text, decision.seat)
    if game.state.era >= 6 and not late:
        late = game.record()
print(json.dumps([late or game.record(), game.record()]))
"""


@cache
def long_game() -> tuple[str, str]:
    """The records of a game of four, a little before its end and at its end."""
    done = subprocess.run([sys.executable, "-c", LONG_GAME], capture_output=True, check=True)
    late, over = json.loads(done.stdout)
    return late, over


class Abuser:
    """One address, with all that it needs to be a nuisance."""

    def __init__(self, url: str, address: str) -> None:
        self.address = address
        self.url = url
        self.client = httpx.Client(base_url=url, timeout=60, transport=self._wire())

    def _wire(self) -> httpx.HTTPTransport:
        return httpx.HTTPTransport(local_address=self.address)

    def request(self, method: str, path: str, token: str = "", body: Any = None) -> bytes:
        data = b"" if body is None else json.dumps(body).encode()
        lines = [f"{method} {path} HTTP/1.1", f"Host: {self.url.removeprefix('http://')}"]
        lines += [f"Content-Length: {len(data)}", "Content-Type: application/json"]
        lines += [f"Authorization: Bearer {token}"] if token else []
        needs_account = any(part in path for part in ACCOUNT_PATHS) and "regis" not in path
        lines += [f"Cookie: {self.cookie}"] if needs_account else []
        return "\r\n".join(lines).encode() + b"\r\n\r\n" + data

    def make(self, path: str, body: Any) -> dict[str, Any]:
        answer = self.client.post(path, json=body)
        answer.raise_for_status()
        made: dict[str, Any] = answer.json()
        return made

    @cached_property
    def cookie(self) -> str:
        self.make("/api/me/register", {"name": f"x{secrets.token_hex(6)}", "password": "a long password"})
        return "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())

    @cached_property
    def people(self) -> list[str]:
        """Accounts of others, as many as one address may make."""
        names = [f"z{secrets.token_hex(6)}" for _ in range(5)]
        body = {"password": "a long password"}
        with httpx.Client(base_url=self.url, timeout=60, transport=self._wire()) as client:
            made = [client.post("/api/me/register", json=body | {"name": name}) for name in names]
        return [name for name, answer in zip(names, made, strict=True) if answer.is_success]

    @cached_property
    def late(self) -> dict[str, Any]:
        """A long game that runs."""
        seats = [{"kind": "link"}] * 4
        return self.make("/api/records", {"record": long_game()[0], "mode": "continue", "seats": seats})

    @cached_property
    def over(self) -> dict[str, Any]:
        return self.make("/api/records", {"record": long_game()[1], "mode": "look"})

    @cached_property
    def open(self) -> dict[str, Any]:
        return self.make("/api/tables", {"seats": [{"kind": "link"}, {"kind": "open"}], "listed": True})

    @cached_property
    def league(self) -> str:
        """One's own, that waits for people."""
        body = {"name": "Cup", "seats": 4, "terms": {"modules": list(MODULES)}}
        answer = self.client.post("/api/leagues", json=body, headers={"Cookie": self.cookie})
        answer.raise_for_status()
        return str(answer.json()["id"])

    @cached_property
    def asked(self) -> tuple[str, dict[str, Any]]:
        """The token of a seat that is asked something in the late game, and its position."""
        for seat in self.late["seats"]:
            head = {"Authorization": f"Bearer {seat['token']}"}
            found = self.client.get(f"/api/tables/{self.late['table']['id']}/position", headers=head).json()
            if found["decisions"]:
                return seat["token"], found
        raise RuntimeError("nobody is asked")


Plan = Callable[[Abuser], list[bytes]]


def _late(method: str, rest: str, body: Any = None) -> Plan:
    """A request of the seat that is asked something late in a long game."""
    return lambda x: [x.request(method, f"/api/tables/{x.late['table']['id']}{rest}", x.asked[0], body)]


def _open(method: str, rest: str, body: Any = None) -> Plan:
    return lambda x: [x.request(method, f"/api/tables/{x.open['table']['id']}{rest}", x.open["host"], body)]


def _over(rest: str, method: str = "GET", body: Any = None) -> Plan:
    return lambda x: [x.request(method, f"/api/tables/{x.over['table']['id']}{rest}", x.over["watch"], body)]


def _values(x: Abuser) -> list[bytes]:
    seats = [{"kind": "open"}] * 2
    texts = [f"# {n}\n" + ".".join("a" * 9_000) + " = 1" for n in range(40)]
    texts += [f"a = [{n}," + "1," * 15_000 + "]" for n in range(40)]
    body = {"seats": seats, "listed": False}
    return [x.request("POST", "/api/tables", "", body | {"terms": {"components": text}}) for text in texts]


def _odd_codices(x: Abuser) -> list[bytes]:
    found = []
    for n in range(32 * 8 * 3):
        variants = [name for bit, name in enumerate(VARIANTS) if n >> bit & 1]
        modules = [name for bit, name in enumerate(MODULES) if n >> 5 + bit & 1]
        words = [f"players={2 + n // 256}", *(f"variants={v}" for v in variants)]
        found.append(x.request("GET", "/api/codex?" + "&".join(words + [f"modules={m}" for m in modules])))
    random.Random(5).shuffle(found)
    return found


def _moves(x: Abuser) -> list[bytes]:
    """One that counts, and then the same key again with another version: it is looked up each time."""
    token, position = x.asked
    move, table = position["decisions"][0]["options"][0]["text"], x.late["table"]["id"]
    return [
        x.request(
            "POST",
            f"/api/tables/{table}/moves",
            token,
            {"move": move, "version": position["version"] + (n > 0), "key": f"key{n % 2:08}"},
        )
        for n in range(50)
    ]


def _takebacks(x: Abuser) -> list[bytes]:
    """Alone among computers, where nobody else has to agree: further and further back in a long game."""
    seats = [{"kind": "link"}] + [{"kind": "computer", "level": "random"}] * 3
    made = x.make("/api/records", {"record": long_game()[0], "mode": "continue", "seats": seats})
    table, token = made["table"]["id"], made["seats"][0]["token"]
    head = {"Authorization": f"Bearer {token}"}
    version = x.client.get(f"/api/tables/{table}/position", headers=head).json()["version"]
    return [
        x.request("POST", f"/api/tables/{table}/takeback", token, {"version": version + n}) for n in range(50)
    ]


def _preview(x: Abuser) -> list[bytes]:
    options = x.asked[1]["decisions"][0]["options"]
    table = x.late["table"]["id"]
    return [
        x.request("POST", f"/api/tables/{table}/preview", x.asked[0], {"move": one["text"]})
        for one in options
    ]


def _join(x: Abuser) -> list[bytes]:
    return [x.request("POST", f"/api/tables/{x.open['table']['id']}/join", "", {"name": "x"})]


def _seat(rest: str, body: Any) -> Plan:
    """Of one's own seat at the late table."""
    return lambda x: [
        x.request(
            "POST",
            f"/api/tables/{x.late['table']['id']}/seats/0/{rest}",
            x.late["seats"][0]["token"],
            body,
        )
    ]


def _account(path: str, body: Any) -> Plan:
    return lambda x: [x.request("POST", f"/api/me/{path}", "", body)]


def _names(x: Abuser) -> list[bytes]:
    password = "a long password"
    return [
        x.request("POST", "/api/me/register", "", {"name": f"y{secrets.token_hex(6)}", "password": password})
        for _ in range(200)
    ]


def _many(path: str, body: Callable[[int], Any]) -> Plan:
    """The same with another body each time."""
    return lambda x: [x.request("POST", path, "", body(n)) for n in range(200)]


def _about_people(method: str, path: str, body: Any = None) -> Plan:
    """Something about one person after the other."""
    return lambda x: [x.request(method, path, "", {"name": name} | (body or {})) for name in x.people]


def _invitations(rest: str) -> Plan:
    """To one's own table, one person after the other."""
    return lambda x: [
        x.request("POST", f"/api/tables/{x.open['table']['id']}{rest}", x.open["host"], {"name": name})
        for name in x.people
    ]


def _ties(x: Abuser) -> list[bytes]:
    """Friends that come and go."""
    return [
        x.request("PUT", "/api/me/friends", "", {"name": name, "kind": kind})
        for kind in ("friend", "blocked", None)
        for name in x.people
    ]


def _analyses(x: Abuser) -> list[bytes]:
    """Of as many finished games as one may bring."""
    made = [x.over]
    while len(made) < 8:
        answer = x.client.post("/api/records", json={"record": long_game()[1], "mode": "look"})
        if answer.status_code != 201:
            break
        made.append(answer.json())
    return [x.request("POST", f"/api/tables/{one['table']['id']}/analysis", one["watch"], {}) for one in made]


def _lines(x: Abuser) -> list[bytes]:
    """One as long as a line may be, and short ones from other positions in between."""
    address = f"/api/tables/{x.over['table']['id']}/positions"
    moves: list[dict[str, Any]] = []
    for _ in range(80):
        head = {"Authorization": f"Bearer {x.over['watch']}"}
        answer = x.client.post(f"{address}/300/line", json={"seed": 1, "moves": moves}, headers=head)
        if answer.status_code != 200 or not answer.json()["decisions"]:
            break
        decision = answer.json()["decisions"][0]
        moves.append({"seat": decision["seat"], "text": decision["options"][0]["text"]})
    found = []
    for version in range(301, 317):
        for start, line in ((300, moves), (version, [])):
            body = {"seed": 1, "moves": line}
            found.append(x.request("POST", f"{address}/{start}/line", x.over["watch"], body))
    return found


def _named(request: bytes) -> bytes:
    """By a name of the server, which passkeys need."""
    return re.sub(rb"Host: [^:\r]+", b"Host: localhost", request, count=1)


def _passkeys(rest: str, body: dict[str, str]) -> Plan:
    """Long answers to challenges that nobody gave."""
    said = {"id": "x" * 1_300, "client_data": CLIENT_DATA} if "password" not in body else {}
    return lambda x: [_named(x.request("POST", f"/api/me/passkeys{rest}", "", said | body))]


CLIENT_DATA = base64.urlsafe_b64encode(b'{"challenge": "' + b"x" * 5_000 + b'"}').decode().rstrip("=")
PROOF = {"authenticator_data": "x" * 8_000, "signature": "x" * 8_000}


def _league(rest: str) -> Plan:
    return lambda x: [x.request("POST", f"/api/leagues/{x.league}{rest}", "", {})]


NOBODY = "0123456789abcdef0123"
BROWSER = {  # the keys of the example of RFC 8291
    "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    "auth": "BTBZMqHH6r4Tts7J_aSIgg",
}
WRONG = {"name": "nobody", "password": "a wrong password"}
TOKENS = {"tokens": [secrets.token_urlsafe(24) for _ in range(200)]}

PLANS: dict[str, Plan] = {
    "GET /api/choices": lambda x: [x.request("GET", "/api/choices")],
    "GET /api/reach": lambda x: [x.request("GET", "/api/reach")],
    "POST /api/tables": _values,
    "GET /api/tables": lambda x: [x.request("GET", "/api/tables?limit=200")],
    "POST /api/records": lambda x: [x.request("POST", "/api/records", "", {"record": long_game()[1]})],
    "GET /api/me/tables": lambda x: [x.request("GET", "/api/me/tables?limit=200")],
    "POST /api/mine": lambda x: [x.request("POST", "/api/mine", "", TOKENS)],
    "GET /api/tables/{table}": _late("GET", ""),
    "POST /api/tables/{table}/join": _join,
    "POST /api/tables/{table}/leave": _open("POST", "/leave", {}),
    "POST /api/tables/{table}/start": _open("POST", "/start", {}),
    "PUT /api/tables/{table}/rules": _open(
        "PUT", "/rules", {"terms": {"modules": list(MODULES)}, "seats": 2}
    ),
    "POST /api/tables/{table}/agree": lambda x: [
        x.request(
            "POST",
            f"/api/tables/{x.open['table']['id']}/agree",
            x.open["seats"][0]["token"],
            {"agreement": "0"},
        )
    ],
    "POST /api/tables/{table}/rematch": _late("POST", "/rematch", {}),
    "POST /api/tables/{table}/archive": _open("POST", "/archive", {}),
    "POST /api/tables/{table}/seats/{seat}/link": _open("POST", "/seats/0/link", {}),
    "POST /api/tables/{table}/seats/{seat}/name": _seat("name", {"name": "x"}),
    "POST /api/tables/{table}/seats/{seat}/computer": _seat("computer", {"level": "expert"}),
    "POST /api/tables/{table}/seats/{seat}/return": _seat("return", {}),
    "POST /api/tables/{table}/seats/{seat}/vote": _seat("vote", {}),
    "GET /api/tables/{table}/position": _late("GET", "/position"),
    "GET /api/tables/{table}/decisions": _late("GET", "/decisions"),
    "GET /api/tables/{table}/codex": _late("GET", "/codex"),
    "POST /api/tables/{table}/moves": _moves,
    "POST /api/tables/{table}/undo": _late("POST", "/undo", {"version": 1, "key": "12345678"}),
    "POST /api/tables/{table}/takeback": _takebacks,
    "POST /api/tables/{table}/takeback/answer": _late("POST", "/takeback/answer", {"id": "0", "agree": True}),
    "GET /api/tables/{table}/why-not": _late("GET", "/why-not?place=main/construct/2"),
    "POST /api/tables/{table}/preview": _preview,
    "POST /api/tables/{table}/hint": _late("POST", "/hint", {"level": "expert"}),
    "GET /api/tables/{table}/positions/{version}": _over("/positions/400"),
    "GET /api/tables/{table}/positions": _over("/positions?first=350&limit=50"),
    "GET /api/tables/{table}/log": _over("/log?limit=500"),
    "GET /api/tables/{table}/chart": _over("/chart"),
    "GET /api/tables/{table}/record": _over("/record"),
    "GET /api/tables/{table}/chat": _late("GET", "/chat?limit=200"),
    "POST /api/tables/{table}/chat": _late("POST", "/chat", {"text": "x" * 1000}),
    "GET /api/tables/{table}/notes": _late("GET", "/notes"),
    "PUT /api/tables/{table}/notes": _late("PUT", "/notes", {"notes": "x" * 10_000}),
    "GET /api/me": lambda x: [x.request("GET", "/api/me")],
    "POST /api/me/register": _names,
    "POST /api/me/login": _account("login", WRONG),
    "POST /api/me/logout": _account("logout", {}),
    "POST /api/me/password": _account("password", {"password": "a wrong password", "new": "a long password"}),
    "POST /api/me/delete": _account("delete", {"password": "a wrong password"}),
    "POST /api/me/claim": _account("claim", TOKENS),
    "POST /api/me/mail-link": _many("/api/me/mail-link", lambda n: {"address": f"x{n}@example.org"}),
    "POST /api/me/sign-in": _many(
        "/api/me/sign-in", lambda n: {"token": f"{n:032}", "password": "a long password"}
    ),
    "GET /api/me/friends": lambda x: [x.request("GET", "/api/me/friends")],
    "PUT /api/me/friends": _ties,
    "POST /api/people/report": _about_people("POST", "/api/people/report", {"text": "x" * 1000}),
    "GET /api/operator/reports": lambda x: [x.request("GET", "/api/operator/reports")],
    "POST /api/operator/reports/{report}/close": lambda x: [
        x.request("POST", "/api/operator/reports/1/close", "", {"why": "x" * 300})
    ],
    "GET /api/operator/people": lambda x: [
        x.request("GET", f"/api/operator/people?name=x{n}") for n in range(200)
    ],
    "POST /api/operator/people": _about_people("POST", "/api/operator/people", {"action": "ban"}),
    "GET /api/operator/audit": lambda x: [x.request("GET", "/api/operator/audit")],
    "GET /api/me/invitations": lambda x: [x.request("GET", "/api/me/invitations")],
    "POST /api/me/invitations/{table}/decline": lambda x: [
        x.request("POST", f"/api/me/invitations/{x.open['table']['id']}/decline", "", {})
    ],
    "GET /api/tables/{table}/invitations": _open("GET", "/invitations"),
    "POST /api/tables/{table}/invitations": _invitations("/invitations"),
    "POST /api/tables/{table}/invitations/withdraw": _invitations("/invitations/withdraw"),
    "GET /api/me/export": lambda x: [x.request("GET", "/api/me/export")],
    "GET /api/me/passkeys": lambda x: [x.request("GET", "/api/me/passkeys")],
    "POST /api/me/passkeys/challenge": lambda x: [_named(x.request("POST", "/api/me/passkeys/challenge"))],
    "POST /api/me/passkeys/prove": lambda x: [_named(x.request("POST", "/api/me/passkeys/prove"))],
    "POST /api/me/passkeys/sign-in": _passkeys("/sign-in", PROOF),
    "POST /api/me/passkeys/new": _passkeys("/new", {"password": "a wrong password"}),
    "POST /api/me/passkeys": _passkeys("", {"name": "x", "attestation": "o" * 8_000}),
    "PUT /api/me/passkeys/{passkey}": lambda x: [
        x.request("PUT", f"/api/me/passkeys/{NOBODY}", "", {"name": "x"})
    ],
    "POST /api/me/passkeys/{passkey}/remove": _account(
        f"passkeys/{NOBODY}/remove", {"password": "a wrong password"}
    ),
    "GET /api/me/sessions": lambda x: [x.request("GET", "/api/me/sessions")],
    "POST /api/me/sessions/{session}/end": _account(f"sessions/{NOBODY}/end", {}),
    "GET /api/me/notify": lambda x: [x.request("GET", "/api/me/notify")],
    "PUT /api/me/notify": lambda x: [x.request("PUT", "/api/me/notify", "", {"zone": "Europe/Amsterdam"})],
    "GET /api/me/vacation": lambda x: [x.request("GET", "/api/me/vacation")],
    "PUT /api/me/vacation": lambda x: [
        x.request("PUT", "/api/me/vacation", "", {"days": n % 3}) for n in range(30)
    ],
    "POST /api/me/notify/mail": _many(
        "/api/me/notify/mail", lambda n: {"address": f"x{n}@example.org", "password": "a wrong password"}
    ),
    "POST /api/me/notify/webhook": _many(
        "/api/me/notify/webhook",
        lambda n: {"kind": "json", "url": f"https://example.org/{n}", "password": "a wrong password"},
    ),
    "POST /api/me/notify/push": _many(
        "/api/me/notify/push",
        lambda n: {"endpoint": f"https://example.org/{n}", "keys": BROWSER, "password": "a wrong password"},
    ),
    "POST /api/me/notify/channels/{channel}/test": _account(f"notify/channels/{NOBODY}/test", {}),
    "POST /api/me/notify/channels/{channel}/remove": _account(f"notify/channels/{NOBODY}/remove", {}),
    "POST /api/notify/{channel}/confirm": _many(
        f"/api/notify/{NOBODY}/confirm", lambda n: {"token": f"{n:032}"}
    ),
    "POST /api/notify/{channel}/end/{token}": lambda x: [
        x.request("POST", f"/api/notify/{NOBODY}/end/{n:032}") for n in range(200)
    ],
    "GET /api/tables/{table}/notify": _late("GET", "/notify"),
    "PUT /api/tables/{table}/notify": _late("PUT", "/notify", {"tell": False}),
    "GET /api/ratings": lambda x: [x.request("GET", "/api/ratings?modules=doomsday&modules=pioneers")],
    "GET /api/statistics": lambda x: [x.request("GET", "/api/statistics?modules=doomsday&modules=pioneers")],
    "GET /api/people": lambda x: [x.request("GET", f"/api/people?name=x{n}") for n in range(200)],
    "GET /api/tables/{table}/ratings": _late("GET", "/ratings"),
    "GET /api/leagues": lambda x: [x.request("GET", "/api/leagues")],
    "POST /api/leagues": _many(
        "/api/leagues", lambda n: {"name": f"Cup {n}", "seats": 4, "terms": {"modules": list(MODULES)}}
    ),
    "GET /api/leagues/{league}": lambda x: [x.request("GET", f"/api/leagues/{x.league}")],
    "POST /api/leagues/{league}/join": _league("/join"),
    "POST /api/leagues/{league}/leave": _league("/leave"),
    "POST /api/leagues/{league}/start": _league("/start"),
    "POST /api/leagues/{league}/end": _league("/end"),
    "GET /api/tables/{table}/analysis": _over("/analysis"),
    "POST /api/tables/{table}/analysis": _analyses,
    "DELETE /api/tables/{table}/analysis": _over("/analysis", "DELETE"),
    "POST /api/tables/{table}/positions/{version}/table": _over(
        "/positions/400/table", "POST", {"seats": [{"kind": "link"}] * 4}
    ),
    "POST /api/tables/{table}/positions/{version}/line": _lines,
    "GET /api/puzzle": lambda x: [x.request("GET", "/api/puzzle")],
    "POST /api/puzzle/answer": lambda x: [
        x.request("POST", "/api/puzzle/answer", "", {"day": int(time.time() // 86_400), "text": "pass"})
    ],
    "GET /locales/{locale}.ftl": lambda x: [x.request("GET", "/locales/en.ftl")],
    "GET /api/codex": _odd_codices,
    "GET /health": lambda x: [x.request("GET", "/health")],
    "GET /metrics": lambda x: [x.request("GET", "/metrics")],
}


def _socket(kind: str, frame: bytes) -> Callable[[Abuser], Attack]:
    def plan(x: Abuser) -> Attack:
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        head = x.request("GET", f"/api/tables/{x.late['table']['id']}/socket").split(b"\r\nContent-Length")[0]
        head += (
            f"\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {key}\r\n\r\n"
        ).encode()
        hello = _frame(0x81, json.dumps({"token": x.late["seats"][0]["token"]}).encode())
        return Attack(x.address, [head] + ([frame] if frame else []), kind, hello)

    return plan


def _frame(kind: int, data: bytes) -> bytes:
    """A client's frame, under a mask of zeros."""
    size = (
        bytes([0x80 | len(data)]) if len(data) < 126 else bytes([0x80 | 126]) + len(data).to_bytes(2, "big")
    )
    return bytes([kind]) + size + bytes(4) + data


def _experts(x: Abuser) -> Attack:
    """As many tables of four Experts as one may make; a socket at each would be the audience."""
    body = {"seats": [{"kind": "computer", "level": "expert"}] * 4, "start": True, "listed": False}
    made = []
    for _ in range(28):
        answer = x.client.post("/api/tables", json=body)
        if answer.status_code == 201:
            made.append(answer.json())
    looks = [x.request("GET", f"/api/tables/{one['table']['id']}", one["watch"]) for one in made]
    return Attack(x.address, looks)


SPECIAL: dict[str, Callable[[Abuser], Attack]] = {
    "the page": lambda x: Attack(x.address, [x.request("GET", "/"), x.request("GET", "/openapi.json")]),
    "no such route": lambda x: Attack(x.address, [x.request("GET", "/api/nothing")]),
    "socket: come and go": _socket("frames", _frame(0x88, b"")),
    "socket: frames": _socket("frames", _frame(0x81, b"x" * 100) * 20),
    "socket: pings": _socket("frames", _frame(0x89, b"x" * 100) * 20),
    "idle connections": lambda x: Attack(x.address, [], "idle"),
    "heads without end": lambda x: Attack(x.address, [], "head"),
    "slow bodies": lambda x: Attack(
        x.address, [x.request("POST", "/api/records", "", {"record": "x" * 300_000})], "body"
    ),
    "tables of four Experts": _experts,  # the last: they would think on while others are measured
}


def attack_of(name: str, abuser: Abuser) -> Attack:
    if name in SPECIAL:
        return SPECIAL[name](abuser)
    return Attack(abuser.address, PLANS[name](abuser))
