"""Nothing that a seat or a spectator receives changes when only hidden things differ."""

from __future__ import annotations

import random
from typing import Any

import httpx
import pytest

from anachrony import Game
from anachrony.server.verifying import findings
from playing import play_on
from server.ears import Ear
from server.serving import Guest, Made, Running, make_table, new_key

OWN = ("id", "created_at", "at", "rematch")  # what differs between any two tables


def scrubbed(data: Any) -> Any:
    if isinstance(data, dict):
        return {name: scrubbed(value) for name, value in data.items() if name not in OWN}
    return [scrubbed(value) for value in data] if isinstance(data, list) else data


def observed(guest: Guest, seated: bool) -> list[Any]:
    """Everything that can be asked for, refusals included."""
    position = guest.look()
    seen = [
        position,
        guest.get("").json(),
        guest.get("/log").json(),
        guest.get("/decisions").json(),
        guest.get("/record").json(),
        guest.get("/chart").json(),
        *(guest.get(f"/positions/{n}").json() for n in (0, 1, position["version"], position["version"] + 1)),
        guest.move("no such move", position["version"]).json(),
        guest.move("no such move", position["version"] + 1).json(),
        guest.post("/undo", {"version": position["version"] + 1, "key": new_key()}).json(),
        guest.get("/positions/1", eye=0).json(),
    ]
    if seated:
        options = [o["text"] for d in position["decisions"] for o in d["options"]]
        seen += [guest.post("/preview", {"move": text}).json() for text in options]
        seen.append(guest.get("/why-not", place="main/construct/1").json())
        seen.append(guest.get("/notes").json())
        seen.append(guest.get("/log", since_my_move=True).json())
    return [scrubbed(one) for one in seen]


def heard(ear: Ear) -> list[Any]:
    """What the socket said up to the word that ends it."""
    messages: list[Any] = []
    for _ in range(1000):
        message = ear.hear()
        if message["kind"] == "chat":
            return messages
        messages.append(scrubbed(message))
    raise AssertionError("the socket never ends")


def lockstep(tables: list[Made], choice: random.Random, moves: int, prompt: str | None) -> bool:
    """Play the same moves at every table until a question is asked; whether it was."""
    for _ in range(moves):
        looks = [seat.look() for seat in tables[0].seats]
        if prompt is not None and looks[0]["view"]["asking"] == prompt:
            return True
        asked = [n for n, look in enumerate(looks) if look["decisions"]]
        if not asked:
            return False
        who = choice.choice(asked)
        text = choice.choice(looks[who]["decisions"][0]["options"])["text"]
        for table in tables:
            answer = table.seats[who].move(text, looks[who]["version"])
            assert answer.status_code == 200, answer.text
    return prompt is None


def choose_secretly(table: Made, seat: int, wanted: int) -> None:
    """Choose as many tiles or cards as wanted, or as few as possible, in as many moves as that takes."""
    guest = table.seats[seat]
    for moves in range(20):
        position = guest.look()
        if not position["decisions"]:
            return
        texts = [option["text"] for option in position["decisions"][0]["options"]]
        text = texts[0] if moves < wanted else texts[-1]
        assert guest.move(text, position["version"]).status_code == 200
    raise AssertionError("the choice never ends")


CASES = [
    ("fixed_paradox", "choose-warp"),
    ("asset_draft", "pick-asset-card"),
    ("endgame_draft", "pick-endgame-cards"),
]


@pytest.mark.parametrize(
    ("variant", "prompt", "seed"),
    [
        pytest.param(*case, seed, marks=[pytest.mark.soak] if seed != 31 else [])
        for seed in range(31, 41)
        for case in CASES
    ],
)
def test_what_one_chooses_in_secret_shows_nowhere(
    server: Running, client: httpx.Client, variant: str, prompt: str, seed: int
) -> None:
    terms = {"variants": [variant], "leaders": "random"}
    tables = [make_table(client, 3, seed=seed, terms=terms) for _ in range(2)]
    assert lockstep(tables, random.Random(seed), 200, prompt)
    tell: list[Any] = []
    for table, wanted in zip(tables, (0, 2), strict=True):
        others = [table.seats[1], table.seats[2], table.watcher, table.host]
        ears = [Ear(server.url, guest) for guest in others]
        start = [scrubbed(ear.hear()) for ear in ears]
        choose_secretly(table, 0, wanted)
        asked = [observed(guest, n < 2) for n, guest in enumerate(others)]
        for talker in (table.seats[0], table.watcher):
            talker.post("/chat", {"text": "over"})
        tell.append((start, asked, [heard(ear) for ear in ears]))
        for ear in ears:
            ear.close()
    assert tell[0] == tell[1]
    secrets = [table.seats[0].look()["view"]["seats"][0] for table in tables]
    assert secrets[0] != secrets[1], "there was something to hide"


@pytest.mark.parametrize(("variant", "prompt"), CASES)
def test_a_hint_knows_nothing_that_its_seat_does_not(
    client: httpx.Client, monkeypatch: pytest.MonkeyPatch, variant: str, prompt: str
) -> None:
    terms = {"variants": [variant], "leaders": "random"}
    tables = [make_table(client, 3, seed=35, terms=terms) for _ in range(2)]
    assert lockstep(tables, random.Random(35), 200, prompt)
    for table, wanted in zip(tables, (0, 2), strict=True):
        choose_secretly(table, 0, wanted)
    monkeypatch.setattr("secrets.randbits", lambda bits: 5)  # what is drawn anew is drawn the same
    for seat in (1, 2):
        hints = [table.seats[seat].post("/hint", {"level": "normal"}) for table in tables]
        assert [hint.status_code for hint in hints] == [200, 200], hints[0].text
        assert hints[0].json() == hints[1].json()


def test_the_seed_shows_nowhere_before_the_end(server: Running, client: httpx.Client) -> None:
    """Two tables that differ in their seed alone, by continuing one record, look the same."""
    game = Game.new(["harmony", "progress"], seed=77, hold_turns=True)
    play_on(game, random.Random(5), 60)
    record = game.record().splitlines()
    cut = max(n for n, line in enumerate(record) if line[:1].isdigit() and line.split()[1] != "*")
    body = {
        "record": "\n".join(record[:cut]),
        "mode": "continue",
        "seats": [{"kind": "link"}, {"kind": "link"}],
    }
    tables = []
    for _ in range(2):
        answer = client.post("/api/records", json=body)
        assert answer.status_code == 201, answer.text
        tables.append(Made(client, answer.json()))
    seen = [[observed(guest, True) for guest in table.seats] for table in tables]
    assert seen[0] == seen[1]
    assert tables[0].host.get("").json()["seed"] is None
    choice = random.Random(1)
    for _ in range(20):
        assert any(seat.play_at_random(choice) for seat in tables[0].seats)
    ours = [table.id for table in tables]
    assert list(findings(server.services.store, ours)) == []
