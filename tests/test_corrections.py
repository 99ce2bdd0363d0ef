"""Games from before a rule was corrected: they go on by their record, or are refused by the rule's name."""

from __future__ import annotations

from random import Random

import pytest

from anachrony import CHANCE, Game, RecordError
from anachrony.corrections import CORRECTIONS, of_game
from anachrony.game import IllegalMove
from anachrony.server.table.position import Position
from anachrony.terms import EDITIONS, compose
from anachrony.wording import Words
from anachrony.wording.message import message
from playing import any_option, play_on
from preview import preview
from story import ENGINEER

SOLO = ("chronobot_early", "chronobot_retail")


def chosen_for_the_bot(solo: str, explicit: bool = False) -> tuple[Game, list[int]]:
    """A game, and which of its entries say what the bot takes."""
    chance = "explicit" if explicit else "sample"
    game = Game.new(["harmony"], solo=solo, seed=11, leaders=["haulani"], chance=chance)
    random, asked = Random(2), []
    while not game.over:
        if game.decisions[0].prompt == "take-for-bot":
            asked.append(len(game.entries))
        game.play(any_option(game, random, keen=True))
    assert len(asked) > 1
    return game, asked


@pytest.mark.tells("solo ruling 6")
@pytest.mark.parametrize("solo", SOLO)
def test_a_record_in_which_the_tile_was_drawn_is_played_again(solo: str) -> None:
    game, asked = chosen_for_the_bot(solo)
    lines = game.record().splitlines()
    for number in asked:
        at = next(i for i, line in enumerate(lines) if line.startswith(f"{number + 1}. "))
        lines[at] = lines[at].replace(". 1 ", ". * ")
    earlier = "\n".join(lines)
    assert earlier != game.record().strip()
    assert Game.replay(earlier).record() == game.record()


@pytest.mark.tells("solo ruling 6")
@pytest.mark.parametrize("explicit", [False, True])
def test_a_table_at_which_the_tile_was_drawn_goes_on_by_its_moves(explicit: bool) -> None:
    """A stored move keeps what was rolled and drawn after it; with told outcomes each is a move."""
    game, asked = chosen_for_the_bot("chronobot_retail", explicit)
    entries = [(CHANCE if i in asked else seat, text) for i, (seat, text) in enumerate(game.entries)]
    start = Game(game.terms, game.terms.opening(explicit=True))
    at = 0
    while not explicit and entries[at][0] == CHANCE:
        start.play(entries[at][1])
        at += 1
    start.state.explicit = explicit
    position = Position(start)
    while at < len(entries):
        end = at + 1
        while not explicit and end < len(entries) and entries[end][0] == CHANCE:
            end += 1
        position.repeat(*entries[at], [text for _, text in entries[at + 1 : end]])
        at = end
    assert position.game.over
    assert position.game.scores == game.scores


@pytest.mark.tells("P40")
def test_a_record_that_runs_into_a_corrected_rule_is_refused_by_its_name() -> None:
    game = Game.new(["harmony", "progress"], edition="preview", seed=3)
    play_on(game, Random(5), 200, keen=True)
    lines = game.record().splitlines()
    at = next(i for i, line in enumerate(lines) if ". * " not in line and line[:1].isdigit())
    number, seat, _ = lines[at].split(maxsplit=2)
    with pytest.raises(
        RecordError, match=rf"line {at + 1}: 'stop' was not possible.*in vain \(pre-release P40\)"
    ):
        Game.replay("\n".join([*lines[:at], f"{number} {seat} stop"]))


def test_a_move_that_is_made_now_hears_nothing_of_corrections() -> None:
    table = preview().seat(water=1, gold=2).use("trade", ENGINEER)
    with pytest.raises(IllegalMove) as refused:
        table.game.play("stop")
    assert "corrected" not in str(refused.value)


def test_a_correction_is_about_games_that_there_can_be() -> None:
    for rule in CORRECTIONS:
        edition = rule.edition or "essential"
        for solo in rule.solo or ("",):
            if not solo or solo in EDITIONS[edition].solo:
                compose(edition, rule.modules, (), 2, solo)
                assert rule in of_game(edition, rule.modules, solo)
    assert of_game("essential", (), "") == []
    assert of_game("essential", ("doomsday", "fractures"), "chronossus") == []


def test_a_correction_says_the_same_everywhere() -> None:
    words = Words("en", strict=True)
    for rule in CORRECTIONS:
        assert words.say(message(f"corrected-{rule.key}")) == rule.says
