"""Finished games come out as they did. ``python tests/replays/make.py`` makes the fixtures anew."""

from __future__ import annotations

import json
from typing import Any

import pytest

from anachrony import Game
from anachrony.automata.opponents import OPPONENTS
from anachrony.terms import EDITIONS, EVERY_VARIANT
from replays.make import SCORES, TRACES, settled_companies
from replays.trace import digests

HERE = SCORES.parent
RECORDS = {file.stem: file.read_text("utf-8") for file in sorted(HERE.glob("*.txt"))}
KEPT_SCORES: dict[str, Any] = json.loads(SCORES.read_text("utf-8"))
KEPT_TRACES: dict[str, dict[str, str]] = json.loads(TRACES.read_text("utf-8"))


def test_the_games_are_of_every_kind() -> None:
    assert list(RECORDS) == list(KEPT_SCORES) == list(KEPT_TRACES)
    terms = [Game.replay(record.partition("\n\n")[0] + "\n\n").terms for record in RECORDS.values()]
    assert {each.edition for each in terms} == set(EDITIONS)
    together = [each for each in terms if not each.solo]
    assert {len(each.paths) for each in together} == {2, 3, 4}
    assert {name for each in together for name in each.variants} == set(EVERY_VARIANT)
    later = {
        ("variable_anomalies",),
        ("pioneers", "variable_anomalies"),
        ("fractures",),
        ("pioneers", "fractures"),
        ("fractures", "variable_anomalies"),
    }
    assert {each.modules for each in together} == {(), *settled_companies(), *later}
    alone = {(each.solo, each.modules) for each in terms if each.solo}
    assert alone == {(solo, modules) for solo, bot in OPPONENTS.items() for modules, _ in bot.companies}
    options = {(each.solo, option) for each in terms for option in each.difficulty}
    assert options == {(solo, option) for solo, bot in OPPONENTS.items() for option in bot.options}


@pytest.mark.parametrize("name", RECORDS)
def test_replay(name: str) -> None:
    game = Game.replay(RECORDS[name])
    assert game.over
    for seat, (lines, kept) in enumerate(zip(game.scores, KEPT_SCORES[name]["scores"], strict=True)):
        assert lines == kept, f"seat {seat}"
    assert game.winners == KEPT_SCORES[name]["winners"]
    assert game.record() == RECORDS[name]


@pytest.mark.parametrize("name", RECORDS)
def test_all_that_could_be_seen_is_the_same(name: str) -> None:
    found, kept = digests(RECORDS[name]), KEPT_TRACES[name]
    differ = sorted(part for part in found.keys() | kept.keys() if found.get(part) != kept.get(part))
    assert not differ, f"{', '.join(differ)}; `python tests/replays/trace.py {name}` prints all of it"
