"""The positions that the chapters of the second lesson begin from: each offers what its chapter teaches."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from anachrony import Game

POSITIONS = Path(__file__).parents[1] / "web" / "src" / "guide" / "positions"
CHAPTERS = Path(__file__).parents[1] / "web" / "src" / "guide" / "chapters.ts"

# By chapter: moves that the guide recommends one after the other, and the question they come to.
TAUGHT = {
    "superproject": ([r"construct \d engineer", r"[a-z].*"], "place-project"),
    "council": ([r"council left (scientist|genius|engineer)"], "world-council"),
    "debt": ([r"1\d\d (scientist|engineer|genius)", "era 1"], "return-warp"),
    "impact": (["pass"], "end-turn"),
    "score": (["pass"], "end-turn"),
}


def test_every_chapter_has_its_position() -> None:
    named = re.findall(r"positions/([a-z]+)\.txt", CHAPTERS.read_text("utf-8"))
    assert named == list(TAUGHT)
    assert sorted(path.stem for path in POSITIONS.iterdir()) == sorted(TAUGHT)


@pytest.mark.parametrize("chapter", TAUGHT)
def test_a_chapter_begins_where_its_lesson_can_be_followed(chapter: str) -> None:
    game = Game.replay(POSITIONS.joinpath(f"{chapter}.txt").read_text("utf-8"))
    moves, question = TAUGHT[chapter]
    for wish in moves:
        decision = game.decisions[0]
        assert decision.seat == 0
        wished = next((one for one in decision.options if re.fullmatch(wish, one.text)), None)
        assert wished is not None, f"{decision!r} offers nothing like {wish}"
        game.play(wished)
    assert game.decisions[0].prompt == question


def test_trade_follows_the_council_and_an_evacuation_the_impact() -> None:
    game = Game.replay(POSITIONS.joinpath("council.txt").read_text("utf-8"))
    assert "trade administrator" in [option.text for option in game.decisions[0].options]
    game = Game.replay(POSITIONS.joinpath("impact.txt").read_text("utf-8"))
    assert game.state.passed, "the other player has passed, so that the Impact comes with a pass"
