"""Tables made without a browser, for stories that do not begin at the home page."""

from __future__ import annotations

from contextlib import ExitStack
from dataclasses import dataclass
from typing import Any

import httpx

ME = {"kind": "link", "name": "Mira"}
EASY = {"kind": "computer", "level": "easy"}
RANDOM = {"kind": "computer", "level": "random"}


@dataclass(frozen=True)
class Made:
    id: str
    seats: tuple[str, ...]
    watch: str
    host: str

    def api(self, url: str, seat: int = 0) -> httpx.Client:
        """As one of the seats, over HTTP."""
        token = self.seats[seat].rpartition("#")[2]
        return httpx.Client(
            base_url=f"{url}/api/tables/{self.id}", headers={"Authorization": f"Bearer {token}"}, timeout=120
        )


def make_table(url: str, seats: list[dict[str, Any]], seed: int = 3, **terms: Any) -> Made:
    """A running table; each seat's address opens it for whoever has it."""
    given = {"side": "A", "leaders": "random", "evacuation": "random", "first": 1, **terms}
    wish = {"seats": seats, "terms": given, "seed": seed, "start": True}
    answer = httpx.post(f"{url}/api/tables", json=wish, timeout=120)
    assert answer.is_success, answer.text
    made = answer.json()
    table = made["table"]["id"]
    links = tuple(f"/table/{table}#{seat['token']}" for seat in made["seats"])
    return Made(table, links, f"/table/{table}#{made['watch']}", made["host"])


def make_finished(url: str, seed: int = 5) -> Made:
    """A game that is over, played by the server's own random players but for one seat that passes."""
    made = make_table(url, [ME, RANDOM], seed)
    finish(url, made)
    return made


def finish(url: str, made: Made) -> None:
    """Let all who have a link pass until the game is over."""
    with ExitStack() as clients:
        people = [seat for seat, link in enumerate(made.seats) if not link.endswith("#None")]
        seats = [clients.enter_context(made.api(url, seat)) for seat in people]
        for turn in range(2000):
            seat = seats[turn % len(seats)]
            position = seat.get("/position").json()
            if position["view"]["over"]:
                return
            if position["decisions"]:
                options = [option["text"] for option in position["decisions"][0]["options"]]
                text = next((one for one in ("end turn", "pass", "done") if one in options), options[0])
                move = {"move": text, "version": position["version"], "key": f"k{turn:031d}"}
                seat.post("/moves", json=move)
    raise AssertionError("the game does not end")
