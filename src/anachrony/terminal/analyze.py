"""``anachrony analyze``: what the coach says about a finished game."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

from rich.progress import Progress

from anachrony.lab.workers import on_this_machine
from anachrony.players.coach.analysis import (
    SETTINGS,
    Coach,
    Looked,
    Part,
    Thoroughness,
    as_json,
    look_at,
    settled,
    worst,
)
from anachrony.players.coach.judges import COMPILED
from anachrony.players.coach.summary import EVERY_PHASE, Accuracy, accuracy
from anachrony.terminal import table
from anachrony.terminal.hint import why
from anachrony.terminal.look import QUIET, who

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from rich.console import Console
    from rich.table import Table

    from anachrony.game import Game
    from anachrony.wording import Words

TOGETHER: Final = 8  # decisions that a process looks at in a row


def analyze(game: Game, setting: Thoroughness, jobs: int, progress: Console) -> list[Looked]:
    """Every decision of a game, on so many cores."""
    record = game.record()
    count = sum(1 for _ in Coach(game, setting).choices())
    with Progress(console=progress, transient=True) as bar:
        task = bar.add_task("", total=count)
        looked: list[Looked] = []
        for some in on_this_machine(look_at, _parts(record, setting, range(count), again=False), jobs):
            looked += some
            bar.update(task, completed=len(looked))
        looked.sort(key=lambda one: one.number)
        doubtful = [one.number for one in worst(looked)]
        bar.update(task, completed=0, total=max(1, len(doubtful)))
        again: list[Looked] = []
        for some in on_this_machine(look_at, _parts(record, setting, doubtful, again=True), jobs):
            again += some
            bar.update(task, completed=len(again))
    return settled(looked, again)


def _parts(record: str, setting: Thoroughness, numbers: Sequence[int], *, again: bool) -> Iterable[Part]:
    size = 1 if again else TOGETHER
    for start in range(0, len(numbers), size):
        yield Part(record, setting.name, tuple(numbers[start : start + size]), again)


def as_text(game: Game, setting: Thoroughness, looked: Sequence[Looked]) -> str:
    """The whole analysis as JSON, for other programs."""
    body: dict[str, Any] = {
        "judge": Coach(game, setting).judge.name,
        "setting": setting._asdict(),
        "decisions": [as_json(one) for one in looked],
        "worst": [one.number for one in worst(looked)],
        "accuracy": [vars(one) for one in accuracy(looked, len(game.state.seats))],
    }
    return json.dumps(body, indent=1)


def show(game: Game, setting: Thoroughness, looked: Sequence[Looked], words: Words, console: Console) -> None:
    judge = Coach(game, setting).judge.name
    console.print(words.say(f"coach-judge-{judge}"), style=QUIET)
    if setting.name != next(iter(SETTINGS)) and not COMPILED:
        console.print(words.say("coach-plain"), style=QUIET)
    console.print(_chances(game, looked, words))
    console.print(_faults(game, looked, words))
    console.print(_accuracy(game, accuracy(looked, len(game.state.seats)), words))


def _chances(game: Game, looked: Sequence[Looked], words: Words) -> Table:
    """Each seat's chance at the end of each Era, with 95 %."""
    shown = table.framed(words.say("coach-chances"))
    shown.expand = False
    shown.add_column(words.say("coach-era"))
    seats = range(len(game.state.seats))
    for seat in seats:
        shown.add_column(who(game, words, seat), justify="right")
    for era in dict.fromkeys(one.era for one in looked):
        last = [one for one in looked if one.era == era][-1]
        number = words.say("phase-setup") if era == 0 else str(game.state.rules.era_numbers[era])
        cells = [f"{100 * last.chances[seat]:.0f} % ± {196 * last.errors[seat]:.0f}" for seat in seats]
        shown.add_row(number, *cells)
    return shown


def _faults(game: Game, looked: Sequence[Looked], words: Words) -> Table:
    shown = table.framed(words.say("coach-worst"))
    for key, justify in (
        ("coach-move", "right"),
        ("coach-who", "left"),
        ("coach-played", "left"),
        ("coach-better", "left"),
        ("coach-cost", "right"),
        ("coach-why", "left"),
    ):
        shown.add_column(words.say(key), justify="right" if justify == "right" else "left")
    for one in worst(looked):
        assert one.better is not None
        shown.add_row(
            str(one.entry + 1),
            who(game, words, one.seat),
            words.say(one.played.message),
            words.say(one.better.message),
            f"{100 * one.cost:.0f} % ± {196 * one.cost_error:.0f}",
            why(game, words, one.reasons),
        )
    return shown


def _accuracy(game: Game, found: Sequence[Accuracy], words: Words) -> Table:
    shown = table.framed(words.say("coach-accuracy"))
    shown.expand = False
    shown.add_column("")
    seats = range(len(game.state.seats))
    for seat in seats:
        shown.add_column(who(game, words, seat), justify="right")
    by_place = {(one.seat, one.phase): one for one in found}
    for phase in dict.fromkeys(one.phase for one in found):
        name = words.say("coach-whole-game" if phase == EVERY_PHASE else f"phase-{phase}")
        cells = [by_place.get((seat, phase)) for seat in seats]
        shown.add_row(
            name,
            *("" if one is None else f"{one.accuracy:.0f} % ({one.faults}/{one.decisions})" for one in cells),
        )
    return shown
