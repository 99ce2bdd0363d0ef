"""Uploaded records: text that a stranger wrote, and that becomes a game of others."""

from __future__ import annotations

import random

import httpx
import pytest

from anachrony import Game
from server.serving import Made, Running

PLANTED = 12345
SPELLINGS = {
    "plain": ["seed: 12345"],
    "a space before the colon": ["seed : 12345"],
    "a tab before the colon": ["seed\t: 12345"],
    "a no-break space before the colon": ["seed\u00a0: 12345"],
    "an ideographic space before the colon": ["seed\u3000:\u300012345"],
    "indented": ["   seed: 12345"],
    "twice": ["seed: 1", "seed : 12345"],
    "twice, the other way round": ["seed : 1", "seed: 12345"],
    "after a line separator": ["side: A\u2028seed: 12345"],
    "after a next-line": ["side: A\u0085seed: 12345"],
    "digits of another script": ["seed: \uff11\uff12\uff13\uff14\uff15"],
    "no space at all": ["seed:12345"],
}


def unfinished(lines: list[str]) -> str:
    """A record that stops while somebody chooses, with its seed written in the given lines."""
    game = Game.new(["harmony", "progress"], seed=PLANTED, hold_turns=True)
    choice = random.Random(5)
    for _ in range(30):
        decision = game.decisions[0]
        game.play(choice.choice(decision.options))
    kept = [line for line in game.record().splitlines() if not line.startswith("seed:")]
    return "\n".join([kept[0], *lines, *kept[1:]])


@pytest.mark.parametrize("lines", SPELLINGS.values(), ids=SPELLINGS.keys())
def test_who_writes_a_record_does_not_choose_its_future(
    server: Running, client: httpx.Client, lines: list[str]
) -> None:
    body = {"record": unfinished(lines), "mode": "continue", "seats": [{"kind": "me"}, {"kind": "link"}]}
    answer = client.post("/api/records", json=body)
    assert answer.status_code == 201, answer.text
    table = Made(client, answer.json())
    with server.services.tables.at(table.id) as live:
        assert live.position is not None
        seeds = {live.row.seed, live.position.game.state.seed, live.position.game.terms.seed}
    assert len(seeds) == 1
    assert seeds.isdisjoint({1, PLANTED})
    assert not table.host.get("").json()["seed_named"]


@pytest.mark.parametrize("line", ["SEED: 12345", "s\u0435ed: 12345", "seed\u200b: 12345"])
def test_a_header_that_only_looks_like_the_seed_is_refused(client: httpx.Client, line: str) -> None:
    body = {"record": unfinished(["seed: 1", line]), "mode": "continue", "seats": [{"kind": "me"}] * 2}
    assert client.post("/api/records", json=body).status_code == 422


def test_a_roll_that_waits_at_the_end_of_a_record_is_not_the_one_its_writer_knows() -> None:
    """A record that is cut where chance is to speak: the new seed speaks, not the planted one."""
    game = Game.new(["harmony", "progress"], seed=PLANTED, hold_turns=True)
    text = game.record()
    cut = text[: text.index("\n1. *") + 1]  # everything of the set-up is still to be drawn
    futures = {Game.replay(cut, seed).record() for seed in range(5)}
    assert len(futures) == 5
    assert Game.replay(cut).record() == text
