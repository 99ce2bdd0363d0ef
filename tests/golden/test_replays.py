"""Finished games come out as they did. ``python tests/replays/make.py`` makes the fixtures anew."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from anachrony import Game
from anachrony.modules.variants import VARIANTS

HERE = Path(__file__).parent.parent / "replays"
FILES = sorted(HERE.glob("*.txt"))
SCORES: dict[str, Any] = json.loads((HERE / "scores.json").read_text("utf-8"))


def test_there_are_twenty_of_every_kind() -> None:
    assert sorted(SCORES) == [file.stem for file in FILES]
    assert len(FILES) == 20
    terms = [Game.replay(file.read_text("utf-8")).terms for file in FILES]
    assert {len(each.paths) for each in terms} == {2, 3, 4}
    assert {name for each in terms for name in each.variants} == set(VARIANTS)


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_replay(file: Path) -> None:
    text = file.read_text("utf-8")
    game = Game.replay(text)
    assert game.over
    for seat, (lines, kept) in enumerate(zip(game.scores, SCORES[file.stem]["scores"], strict=True)):
        assert lines == kept, f"seat {seat}"
    assert game.winners == SCORES[file.stem]["winners"]
    assert game.record() == text
