"""What is asked about finished games, and for puzzles, in a process of the pool.

A question is about a few decisions of a game, so that it is never long until the one who asks can think of
something else.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from anachrony.game import Game
from anachrony.players.coach.analysis import (
    Coach,
    Looked,
    Part,
    as_json,
    default_setting,
    from_json,
    look_at,
    named_json,
    settled,
    worst,
)
from anachrony.players.coach.puzzles import PuzzleMaker, Weighing, self_played
from anachrony.players.coach.summary import accuracy
from anachrony.table import seen
from anachrony.table.position import Position


def count(record: str) -> int:
    """How many decisions of a game there are to look at."""
    return sum(1 for _ in Coach(_game(record)).choices())


def look(record: str, numbers: Sequence[int], again: bool) -> list[dict[str, Any]]:
    """What is found out about these decisions; ``again``: more closely."""
    part = Part(record, default_setting().name, tuple(numbers), again)
    return [as_json(one) for one in look_at(part)]


def doubtful(looked: Sequence[dict[str, Any]]) -> list[int]:
    """The decisions to look at again."""
    return [one.number for one in worst([from_json(one) for one in looked])]


def summed_up(
    record: str,
    looked: Sequence[dict[str, Any]],
    again: Sequence[dict[str, Any]],
    moves: Sequence[Sequence[Any]],
) -> dict[str, Any]:
    """The analysis of a game, of what was found out about its decisions."""
    found = settled([from_json(one) for one in looked], [from_json(one) for one in again])
    return result(_game(record), found, moves)


@lru_cache(maxsize=1)
def _game(record: str) -> Game:
    return Game.replay(record)


def result(game: Game, looked: Sequence[Looked], moves: Sequence[Sequence[Any]]) -> dict[str, Any]:
    """What is kept with the game; each decision has the number of its move at the table."""
    numbers = numbers_of(game.entries, moves)
    eras = game.state.rules.era_numbers
    coach = Coach(game)
    faults = {one.number: one for one in worst(looked)}
    offered = {
        number: [named_json(one) for one in coach.named(choice)]
        for number, choice in enumerate(coach.choices())
        if number in faults
    }
    return {
        "judge": coach.judge.name,
        "setting": coach.setting.name,
        "moments": [
            {
                "number": numbers[one.entry],
                "seat": one.seat,
                "era": eras[one.era],
                "phase": one.phase,
                "chances": one.chances,
                "errors": one.errors,
                "cost": one.cost if one.is_fault else 0.0,
            }
            for one in looked
        ],
        "faults": [
            {
                **{name: as_json(one)[name] for name in _TOLD},
                "number": numbers[one.entry],
                "era": eras[one.era],
                "options": offered[one.number],
            }
            for one in faults.values()
        ],
        "accuracy": [vars(one) for one in accuracy(looked, len(game.state.seats))],
    }


_TOLD: Final = ("seat", "phase", "chances", "played", "better", "cost", "cost_error", "reasons")


# --- puzzles --------------------------------------------------------------------------------------------


@lru_cache(maxsize=1)
def _maker(record: str, seed: int) -> PuzzleMaker:
    return PuzzleMaker(Game.replay(record), seed)


def played(players: int, seed: int) -> str:
    """The record of a game that computer players play."""
    return self_played(players, seed).record()


def candidates(record: str, seed: int) -> list[int]:
    """The decisions of a game to look at for a puzzle, in that order."""
    return _maker(record, seed).numbers()


def is_clear(record: str, seed: int, number: int) -> bool:
    """Whether one option of a decision seems clearly the best."""
    return _maker(record, seed).weigh(number).is_clear


def made_puzzle(record: str, seed: int, number: int) -> tuple[dict[str, Any], float] | None:
    """The puzzle of a decision, and its difficulty; nothing where a closer look finds no option that is
    clearly the best."""
    maker = _maker(record, seed)
    weighing = maker.weigh(number, again=True)
    return (puzzle(maker, weighing), weighing.difficulty) if weighing.is_clear else None


def puzzle(maker: PuzzleMaker, weighing: Weighing) -> dict[str, Any]:
    """What is kept of a puzzle: the position as the seat saw it, and what each option is worth."""
    choice = maker.choice(weighing.number)
    game = Game.at(choice.state, maker.game.terms)
    position = Position(game)
    (decision,) = [one for one in game.decisions if one.seat == choice.seat]
    view = game.view(choice.seat)
    terms = maker.game.terms
    shown = {
        "seat": choice.seat,
        "judge": maker.coach.judge.name,
        "edition": terms.edition,
        "modules": list(terms.modules),
        "variants": list(terms.variants),
        "players": len(terms.paths),
        "view": view,
        "words": seen.words_for(game, view),
        "decision": seen.decision_data(position, decision, amounts=True),
    }
    answers = [
        {
            **named_json(one.named),
            "chance": one.chance,
            "cost": one.cost,
            "error": one.error,
            "reasons": [vars(reason) for reason in one.reasons],
        }
        for one in weighing.options
    ]
    return {"shown": shown, "answers": answers}


def numbers_of(entries: Sequence[tuple[int, str]], moves: Sequence[Sequence[Any]]) -> list[int]:
    """For each entry of the record the move of the table that made it: ``moves`` are number, seat and text of
    those that were not taken back. What no move tells, such as a roll, belongs to the move before it."""
    found: list[int] = []
    at = 0
    number = 0
    for seat, text in entries:
        if at < len(moves) and (moves[at][1], moves[at][2]) == (seat, text):
            number = moves[at][0]
            at += 1
        found.append(number)
    return found
