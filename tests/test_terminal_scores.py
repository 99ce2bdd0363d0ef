"""Points in the terminal: the page's way of counting, and a shared victory in every language."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console, RenderableType

from anachrony import Game
from anachrony.rules.kinds import VP
from anachrony.rules.scoring import JUDGED_AT_THE_END
from anachrony.terminal.board import seat_panel
from anachrony.terminal.play import score_sheet
from anachrony.terminal.question import about_name, about_place
from anachrony.terminal.table import whole
from anachrony.wording import LOCALES, Words

AND = {
    "en": "Harmony and Progress share",
    "nl": "Harmonie en Vooruitgang delen",
    "fr": "et Progrès partagent",
}
PEOPLE = Path(__file__).parents[1] / "web" / "src" / "table" / "model" / "people.ts"


def new_game() -> Game:
    return Game.new(["harmony", "progress"], seed=3, side="A", leaders="random", evacuation="random")


def printed(thing: RenderableType) -> str:
    console = Console(file=StringIO(), width=160, highlight=False)
    with console.capture() as capture:
        console.print(thing)
    return capture.get()


def test_endgame_conditions_count_when_the_game_is_over() -> None:
    game = new_game()
    tied = [score[JUDGED_AT_THE_END] for score in game.scores]
    assert min(tied) > 0
    assert game.points == [0, 1]  # a Breakthrough of Progress
    assert "0 VP so far" in printed(seat_panel(game, Words("en"), 0, True, frozenset()))
    sheet = printed(score_sheet(game, Words("en")))
    assert re.search(r"Total\W+0\W+1\b", sheet)
    assert re.search(rf"if it ended now\W+\+{tied[0]}\W+\+{tied[1]}\b", sheet)
    game.state.over = True
    assert game.points == [score["total"] for score in game.scores] == [tied[0], tied[1] + 1]
    assert "if it ended now" not in printed(score_sheet(game, Words("en")))


def test_the_page_leaves_the_same_line_to_the_end() -> None:
    assert f"export const OPEN = '{JUDGED_AT_THE_END}';" in PEOPLE.read_text("utf-8")


@pytest.mark.parametrize("locale", LOCALES)
def test_a_shared_victory_is_told_in_one_language(locale: str) -> None:
    game = new_game()
    one, other = game.state.seats
    for asset, n in enumerate(one.amounts()):
        other.set_amount(asset, n)
    game.state.over = True
    mine, theirs = game.points
    one.change(VP, theirs - mine)
    assert game.winners == [0, 1]
    assert AND[locale] in printed(score_sheet(game, Words(locale)))


@pytest.mark.parametrize(("locale", "worth"), [("en", "2 VP"), ("fr", "2 PV"), ("nl", "2 OP")])
def test_the_table_is_told_in_one_language(locale: str, worth: str) -> None:
    game, words = Game.new(solo="chronobot", seed=3), Words(locale)
    person, bot = game.state.seats
    for seat in (person, bot):
        seat.spots[0] = 207
        seat.breakthroughs[0] = 2
    assert game.state.rules.tile(207).vp == 2
    told = printed(whole(game, words, None, 200, frozenset()))
    told += printed(seat_panel(game, words, 0, True, frozenset()))
    for name in ("207", "welfare society"):
        told += about_name(game, words, name)
    told += about_place(game, words, "seat/1/spot/factory/1")
    assert told.count(worth) > 3
    if locale != "en":
        assert not re.findall(r".*\bVP\b.*|.*\d of .*", told)
