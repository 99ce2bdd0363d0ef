"""A record with a wrong line is refused with the number of that line and what was legal there."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from anachrony import Game, RecordError
from playing import play_on


def a_record(**terms: Any) -> str:
    game = Game.new(["harmony", "progress"], seed=4, **terms)
    play_on(game, Random(4))
    return game.record()


RECORD = a_record()
LINES = RECORD.splitlines()
BODY = LINES.index("") + 1


def find(text: str) -> int:
    """The index of the first line that has this in it."""
    return next(i for i, line in enumerate(LINES) if text in line)


def with_line(index: int, *lines: str) -> str:
    return "\n".join([*LINES[:index], *lines, *LINES[index + 1 :]])


def refused(text: Any, *says: str) -> None:
    with pytest.raises(RecordError) as error:
        Game.replay(text)
    for part in says:
        assert part in str(error.value), str(error.value)
    assert len(str(error.value)) < 3_000


@pytest.mark.parametrize("text", ["", "\n", "x", "Anachrony record 2", "\x00" * 1000, "{}", "x" * 10_000_000])
def test_what_is_no_record(text: str) -> None:
    refused(text, "line 1", "Anachrony record 1")


@pytest.mark.parametrize("text", [None, 3, RECORD.encode(), [RECORD], LINES])
def test_what_is_no_text(text: Any) -> None:
    with pytest.raises((RecordError, TypeError)):
        Game.replay(text)


def test_an_impossible_move_names_what_was_legal() -> None:
    at = find(" pass")
    number, seat, _ = LINES[at].split(maxsplit=2)
    refused(with_line(at, f"{number} {seat} fly"), f"line {at + 1}:", "'fly'", "legal were: ", "pass")
    refused(with_line(at, f"{number} {seat} {'fly ' * 1_000_000}"), f"line {at + 1}:", "legal were: ")


def test_a_wrong_seat_names_whose_turn_it_was() -> None:
    at = find(" pass")
    number, seat, move = LINES[at].split(maxsplit=2)
    other = "12".replace(seat, "")
    for who in (other, "*", "0", "3", "-1", "x", "\u0661", "9" * 10_000):
        refused(with_line(at, f"{number} {who} {move}"), f"line {at + 1}:", f"the turn of {seat}")


def test_a_wrong_outcome() -> None:
    at = find("* recruit card")
    number = LINES[at].split()[0]
    refused(with_line(at, f"{number} * recruit card 99"), f"line {at + 1}:", "legal were: recruit card")


@pytest.mark.parametrize(
    "line",
    ["x", "1.", "1 * x", "0. * 101", "999999. 1 pass", ".", "\u00b2. 1 pass", "9" * 5_000 + ". 1 pass"],
)
def test_a_broken_line(line: str) -> None:
    for at in (BODY, find(" pass"), len(LINES) - 1):
        refused(with_line(at, line), f"line {at + 1}:", "expected '")


def test_a_missing_and_a_doubled_line() -> None:
    at = find(" pass")
    refused(with_line(at), f"line {at + 1}:", "expected '")
    refused(with_line(at, LINES[at], LINES[at]), f"line {at + 2}:", "expected '")


def test_lines_after_the_end() -> None:
    last = int(LINES[-1].split(".")[0])
    refused(RECORD + f"{last + 1}. 1 pass\n", f"line {len(LINES) + 1}:", "the game was over")


def test_too_many_lines() -> None:
    refused(RECORD + "\n" * 100_000, "lines; no game has more than")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("paths", "harmony chaos"),
        ("paths", "harmony harmony"),
        ("paths", "random " * 5),
        ("paths", "random " * 100_000),
        ("paths", ""),
        ("seed", "-1"),
        ("seed", "x"),
        ("seed", "9" * 10_000),
        ("seed", str(1 << 60)),
        ("side", "C"),
        ("edition", "second"),
        ("variants", "solitaire"),
        ("modules", "dooms"),
        ("leaders", "nobody nobody"),
        ("leaders", "choose"),
        ("evacuation", "C C"),
        ("first", "3"),
        ("first", "9" * 10_000),
        ("chance", "luck"),
    ],
)
def test_wrong_headers(name: str, value: str) -> None:
    refused(with_line(find(f"{name}:"), f"{name}: {value}"), "in the headers: ")


@pytest.mark.parametrize("name", ["paths", "seed", "side", "edition"])
def test_missing_headers(name: str) -> None:
    refused(with_line(find(f"{name}:")), "in the headers: ", name)


def test_a_header_without_a_colon() -> None:
    refused(with_line(2, "paths harmony progress"), "line 3:", "expected 'name: value'")


def test_a_part_of_a_record_is_a_game_in_progress() -> None:
    for end in range(BODY, len(LINES), 7):
        game = Game.replay("\n".join(LINES[:end]))
        assert Game.replay(game.record()) == game
        play_on(game, Random(0), 5)


def test_comments_blank_lines_and_spaces_do_no_harm() -> None:
    loose = "\r\n".join(f"  {line}  " if line and i >= BODY else line for i, line in enumerate(LINES))
    assert Game.replay(loose + "\n\n# the end\n\n").record() == RECORD


@pytest.mark.parametrize("number", range(4))
def test_random_edits(number: int) -> None:
    """Whatever is changed, it is a RecordError or a record of a game that can be played."""
    random = Random(number)
    for _ in range(25):
        data = list(RECORD)
        for _ in range(random.choice((1, 1, 3, 30))):
            at = random.randrange(len(data))
            data[at] = random.choice(
                ("", "\n", " ", "7", "x", ".", "*", "#", ":", "\x00", "\u2028", data[at] * 2)
            )
        try:
            game = Game.replay("".join(data))
        except RecordError:
            continue
        play_on(game, random, 3)


def test_a_sampled_record_can_be_entered_by_hand() -> None:
    """The outcomes in the record count, not the seed."""
    other = RECORD.replace("seed: 4", "seed: 5")
    assert Game.replay(other).scores == Game.replay(RECORD).scores
