"""Doomsday in the terminal: the Experiments, and how far the trackers have come."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.text import Text

from anachrony.automata.chronossus.doomsday import NO_TRACKER, own_tracker
from anachrony.modules.doomsday.actions import TOP, experiment_place
from anachrony.modules.doomsday.cards import DICE_SOURCE
from anachrony.modules.doomsday.rows import SAVE_EARTH, SEAL_FATE, TRACKER_WORDS, Doomsday
from anachrony.terminal.look import LIT, QUIET, STRONG
from anachrony.terminal.modules.base import ModuleScreen
from anachrony.wording import components
from anachrony.wording.modules import doomsday

if TYPE_CHECKING:
    from anachrony.game import Game
    from anachrony.terminal.catalog import Catalog
    from anachrony.terminal.modules.base import Lines, Named, Rows
    from anachrony.wording import Words


def track(game: Game, words: Words, lit: frozenset[str]) -> Lines:
    """The open Experiments, and how far the trackers have come."""
    state = game.state
    table = state.rules.table(Doomsday)
    cards = Text()
    timeline = state.beside[table.timeline]
    for era in range(1, len(timeline)):
        if timeline[era] >= 0:
            name = words.say(components.name(table.cards[timeline[era]].name))
            style = f"{STRONG} {LIT}" if experiment_place(state, era) in lit else ""
            told = words.say("table-experiment-line", era=era, name=name)
            cards.append("; " if cards else "").append(told, style)
    if timeline[TOP] >= 0:
        name = words.say(components.name(table.cards[timeline[TOP]].name))
        cards.append("; ").append(words.say("table-experiment-next", name=name), QUIET)
    steps = words.say(
        "table-doomsday-line",
        up=table.start - table.slot(state, SAVE_EARTH),
        most_up=table.start,
        down=table.slot(state, SEAL_FATE) - table.start,
        most_down=len(table.track) - 1 - table.start,
    )
    return [(words.say("table-experiments"), cards), (words.say("table-doomsday"), Text(steps))]


def completed(game: Game, words: Words, index: int) -> Lines:
    table = game.state.rules.table(Doomsday)
    done = game.state.seats[index].beside[table.completed]
    names = [words.say(components.name(table.cards[number].name)) for number in done]
    return [(words.say("table-completed"), Text(", ".join(names)))] if names else []


def experiments(game: Game) -> Named:
    """What can be asked about by name."""
    return [(card.name, doomsday.experiment(card)) for card in game.state.rules.table(Doomsday).cards]


def tracker_of_bot(game: Game, words: Words, index: int) -> Lines:
    """Which tracker a solo opponent moves, and the Experiments that it has marked."""
    state = game.state
    if own_tracker(state) == NO_TRACKER:
        return []
    table = state.rules.table(Doomsday)
    tracker = words.say(components.name(TRACKER_WORDS[own_tracker(state)]))
    eras = [str(era) for era in range(1, state.rules.last_era + 1) if table.marker(state, era) == index]
    line = words.say("table-bot-tracker", tracker=tracker, eras=", ".join(eras) or "-")
    return [(words.say("module-doomsday"), Text(line))]


# --- the page of components -----------------------------------------------------------------------------


def experiment_table(catalog: Catalog) -> Rows:
    table = [["Experiment", "What it says", "Source"]]
    for row in catalog.having(Doomsday).table(Doomsday).cards:
        table.append([catalog.named(row.name), catalog.told(doomsday.experiment(row)), row.source])
    return table


def board_table(catalog: Catalog) -> Rows:
    table = [["On the Doomsday board", "What it says", "Source"]]
    board = catalog.having(Doomsday).table(Doomsday)
    for slot, row in enumerate(board.track):
        name = catalog.words.sentence("track-slot", slot=slot + 1)
        start = " Both trackers start here." if slot == board.start else ""
        table.append(
            [
                name,
                catalog.told(doomsday.track_slot(board, catalog.having(Doomsday), slot)) + start,
                row.source,
            ]
        )
    for number, faces in enumerate(board.dice, 1):
        shown = ", ".join(catalog.words.say("symbols", symbols=face) for face in faces)
        table.append([f"Trajectory die {number}", shown, DICE_SOURCE])
    return table


SCREEN: Final = ModuleScreen(
    board=track,
    seat=completed,
    bot=tracker_of_bot,
    named=experiments,
    tables={
        "experiments": ("Experiments, of Doomsday", experiment_table),
        "doomsday_board": ("Doomsday board", board_table),
    },
)
