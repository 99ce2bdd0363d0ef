"""Games from before a rule was corrected: they go on by their record, or are refused by the rule's name."""

from __future__ import annotations

import io
import re
import sys
from functools import cache
from pathlib import Path
from random import Random

import pytest

from anachrony import CHANCE, Game, RecordError, corrections
from anachrony.cli import main
from anachrony.corrections import CORRECTIONS, NotFollowed, of_game
from anachrony.game import IllegalMove
from anachrony.players.coach import walking
from anachrony.record import write as written
from anachrony.rules import stack
from anachrony.rules.effects.main_board import Trade
from anachrony.rules.kinds import PARADOX
from anachrony.server.storage import verify
from anachrony.server.table.position import Position
from anachrony.terminal.play import history
from anachrony.terms import EDITIONS, compose
from anachrony.wording import Words
from anachrony.wording.message import message
from golden.saves import make
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
    start = Game.at(game.terms.opening(explicit=True), game.terms)
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
    position.settle()
    assert position.game.over
    assert position.game.scores == game.scores


@pytest.mark.tells("solo ruling 6")
def test_a_snapshot_in_which_the_tile_was_drawn_is_what_the_moves_lead_to() -> None:
    game, asked = chosen_for_the_bot("chronobot_retail")
    kept = game.clone()
    for at in asked:
        kept.entries[at] = (CHANCE, kept.entries[at][1])
    assert kept != game
    assert verify._same(kept, game)


@cache
def kept_records() -> dict[str, str]:
    """Finished games of the pre-release that an earlier version recorded; nobody traded in vain."""
    kept = make.read("saves-3.json.xz")
    return {name: kept[name]["record"] for name in kept if name.startswith("preview") and "finished" in name}


def told_nevertheless(game: Game) -> list[int]:
    """Which entries answer what nobody is asked any more."""
    state = game.terms.opening(explicit=True)
    corrections.begin(state)
    found: list[int] = []
    for at, (seat, text) in enumerate(game.entries):
        for step in corrections.steps(state, seat, corrections.called(text)):
            if step.kind == corrections.ENTRY and corrections.is_unasked_now(state):
                found.append(at)
    return found


@pytest.mark.tells("P40")
def test_the_only_exchange_or_action_is_in_the_record_though_nobody_is_asked_any_more() -> None:
    texts = set()
    for record in kept_records().values():
        game = Game.replay(record)
        assert game.over
        assert game.record() == record
        told = told_nevertheless(game)
        texts |= {game.entries[at][1] for at in told}
        entries = [entry for at, entry in enumerate(game.entries) if at not in told]
        again = Game.replay(written(game.terms, entries, game.state.seed))
        assert told_nevertheless(again) == []
        assert again.entries == entries
        assert again.scores == game.scores
    assert texts == {"1W for 1TUG", "construct", "research"}


@pytest.mark.tells("P40")
@pytest.mark.parametrize("name", kept_records())
def test_a_table_at_which_the_only_exchange_was_asked_for_goes_on_by_its_moves(name: str) -> None:
    """Also where somebody took that answer back, and gave it again."""
    game = Game.replay(kept_records()[name])
    told = told_nevertheless(game)
    assert told
    start = Game.at(game.terms.opening(explicit=True), game.terms)
    at = 0
    while game.entries[at][0] == CHANCE:
        start.play(game.entries[at][1])
        at += 1
    start.state.explicit = False
    position = Position(start)
    taken_back = 0
    while at < len(game.entries):
        end = at + 1
        while end < len(game.entries) and game.entries[end][0] == CHANCE:
            end += 1
        seat, text = game.entries[at]
        outcomes = [outcome for _, outcome in game.entries[at + 1 : end]]
        position.repeat(seat, text, outcomes)
        if at in told and position.can_undo(seat):
            position.undo(seat)
            position.repeat(seat, text, outcomes)
            taken_back += 1
        at = end
    position.settle()
    assert taken_back
    assert position.game.over
    assert position.game.scores == game.scores
    assert position.game.entries == game.entries


def up_to_a_trade(several: bool) -> tuple[list[str], str]:
    """A record of today up to a Trade action with several exchanges, or with one; and the seat."""
    for seed in range(40):
        game = Game.new(["harmony", "progress"], edition="preview", seed=seed)
        play_on(game, Random(seed), keen=True)
        state = game.terms.opening(explicit=True)
        corrections.begin(state)
        for at, (seat, text) in enumerate(game.entries):
            for step in corrections.steps(state, seat, corrections.called(text)):
                frame = state.top
                assert frame is not None
                effect = stack.effect_at(state, frame)
                if isinstance(effect, Trade) and effect.must and (len(state.picks) > 1) == several:
                    record = written(game.terms, game.entries[:at], game.state.seed)
                    return record.splitlines(), f"{at + 1}. {step.seat + 1}"
    raise AssertionError("nobody trades")


@pytest.mark.tells("P40")
@pytest.mark.parametrize("several", [True, False])
def test_a_record_that_runs_into_a_corrected_rule_is_refused_by_its_name(several: bool) -> None:
    lines, seat = up_to_a_trade(several)
    Game.replay("\n".join(lines))
    why = rf"line {len(lines) + 1}: 'stop' was not possible.*reason: nobody trades[^;]*\(pre-release P40\)$"
    with pytest.raises(RecordError, match=why):
        Game.replay("\n".join([*lines, f"{seat} stop"]))


@pytest.mark.tells("P117")
def test_the_asteroid_debris_may_be_the_reason_after_any_adventure() -> None:
    """Where it is the last card of its deck it is drawn without a line in the record."""
    game = Game.new(["harmony", "progress"], edition="preview", modules=["pioneers"], seed=3)
    for entries in ([], [(0, "adventure engineer")]):
        rules = corrections.of_question(game.state, entries)
        assert ("pre-release P117" in [rule.number for rule in rules]) == bool(entries)


@pytest.mark.tells("F05", "F40")
def test_where_nothing_is_left_to_ask_the_next_question_hears_of_the_rule() -> None:
    """A record tells "done" where nothing could be powered up any more, and gains that there are not."""
    game = Game.new(
        ["progress"], edition="first", solo="chronobot_retail", seed=3, hold_turns=True, chance="explicit"
    )
    random, named = Random(3), {"roll-warps": "first edition F40", "end-turn": "first edition F05"}
    assert corrections.of_question(game.state, game.entries) == []
    while named:
        game.play(any_option(game, random, keen=True))
        rule = named.pop(game.decisions[0].prompt, "")
        assert not rule or rule in [one.number for one in corrections.of_question(game.state, game.entries)]


def test_a_line_that_is_wrong_at_another_question_hears_nothing_of_corrections() -> None:
    for edition in ("first", "preview"):
        lines = Game.new(["harmony", "progress"], edition=edition, seed=3).record().splitlines()
        number = int(lines[-1].partition(".")[0]) + 1 if lines[-1][:1].isdigit() else 1
        for line in (f"{number}. 1 stop", f"{number}. 3 stop", f"{number}. 9 stop"):
            with pytest.raises(RecordError) as refused:
                Game.replay("\n".join([*lines, line]))
            assert "corrected" not in str(refused.value)


def against_the_rules() -> Game:
    """A save of an earlier version, in which somebody traded in vain."""
    lines, seat = up_to_a_trade(several=True)
    game = Game.replay("\n".join(lines))
    game.play(game.options[0])
    number = sum(line[:1].isdigit() for line in lines)
    game.entries[number] = (int(seat.split()[1]) - 1, "stop")
    return Game.load(game.save())


@pytest.mark.tells("P40")
def test_a_save_that_ran_into_a_corrected_rule_is_not_looked_back_at_and_says_why() -> None:
    game = against_the_rules()
    why = r"^entry \d+: 'stop' is not possible by the rules of today\. .*nobody trades.*\(pre-release P40\)$"
    for look_back in (history, lambda game: walking.count(game.terms, game.entries)):
        with pytest.raises(NotFollowed, match=why):
            look_back(game)


@pytest.mark.tells("P40")
def test_commands_about_such_a_save_say_it_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.json"
    file.write_text(against_the_rules().save(), "utf-8")
    for command in (["replay", str(file), "--log"], ["analyze", str(file), "--jobs", "1"]):
        assert main(command) == 2
        assert re.fullmatch(
            r"anachrony: entry \d+: 'stop' is .*\(pre-release P40\)\n", capsys.readouterr().err
        )
    monkeypatch.setattr(sys, "stdin", io.StringIO("log\nquit\n"))
    assert main(["play", "--load", str(file)]) == 0
    assert "Entry" in capsys.readouterr().out


@pytest.mark.tells("P117")
def test_what_a_corrected_rule_would_change_is_not_changed_by_taking_a_move_back() -> None:
    game = Game.new(
        ["harmony", "progress"], edition="preview", modules=["pioneers"], seed=3, hold_turns=True, key=b""
    )
    random = Random(3)
    while game.state.era < 2 or not game.can_undo:
        game.play(any_option(game, random, keen=True))
    again = Game.load(game.save())
    again.undo()
    assert len(again.entries) < len(game.entries)
    earlier = Game.load(game.save())
    earlier.state.seats[0].change(PARADOX, 1)
    before = earlier.save()
    with pytest.raises(IllegalMove, match=r"lead to another position\..*\(pre-release P117\)"):
        earlier.undo()
    assert earlier.save() == before


def test_who_is_not_asked_has_no_pick() -> None:
    """Neither a roll where a seat decides, nor a seat that there is not."""
    state = Game.new(["harmony", "progress"], seed=3).state
    for seat in (CHANCE, 1 - state.decider, 9):
        with pytest.raises(LookupError):
            stack.pick_called(state, seat, "stop")


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
