"""Fractures of Time in the terminal: the Fracture Device and the Glitches of a seat, and the Valley."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.text import Text

from anachrony.automata.bot.bot import bot_at
from anachrony.automata.chronossus.flux import ASIDE, CASINGS, charged, flux_of
from anachrony.automata.chronossus.flux import CORES as POOLED
from anachrony.modules.fractures.rows import BLOCKED, CORES, UPGRADES, VISIBLE, Fractures
from anachrony.rules.places import place_name
from anachrony.terminal import valley
from anachrony.terminal.look import QUIET
from anachrony.terminal.modules.base import ModuleScreen
from anachrony.wording import places
from anachrony.wording.modules import fractures

if TYPE_CHECKING:
    from anachrony.game import Game
    from anachrony.terminal.catalog import Catalog
    from anachrony.terminal.modules.base import Lines, Named, Rows
    from anachrony.wording import Words

CORE_MARK: Final = "◉"
GLITCH_MARK: Final = "✕"
EMPTY_MARK: Final = "○"


def board(game: Game, words: Words, lit: frozenset[str]) -> Lines:
    return valley.board(game, words, lit)


def seat(game: Game, words: Words, index: int) -> Lines:
    state = game.state
    table = state.rules.table(Fractures)
    own = state.seats[index]
    lines = valley.seat(game, words, index)
    lines.append((words.say("table-device"), device(own.beside[table.device], own.beside[table.upgrades])))
    found = [words.say(fractures.glitch(state, index, one)) for one in own.beside[table.glitches]]
    if found:
        lines.append((words.say("table-glitches"), Text("; ".join(found))))
    return lines


def bot(game: Game, words: Words, index: int) -> Lines:
    """A solo opponent's Technologies, its Flux Pool, the Exosuits that could Blink, and its Operators."""
    state = game.state
    own = state.seats[index]
    pool = flux_of(state.rules, own)
    ready = [words.say(places.place(place_name(state, index, place))) for place in charged(state.rules, own)]
    columns = own.beside[bot_at(state, index).jokers]
    types = [words.say("worker", worker=state.rules.worker_words[worker]) for worker in columns]
    line = words.say(
        "table-bot-flux",
        cores=pool[POOLED],
        casings=pool[CASINGS],
        aside=pool[ASIDE],
        ready=", ".join(ready) or "-",
        operators=", ".join(types) or "-",
    )
    return [*valley.seat(game, words, index), (words.say("table-flux-pool"), Text(line))]


def device(masks: list[int], upgrades: list[int]) -> Text:
    """Its spaces from the left, those under the Upgrade tile dim."""
    line = Text()
    for space in range(VISIBLE + UPGRADES):
        mark = EMPTY_MARK
        if masks[CORES] >> space & 1:
            mark = CORE_MARK
        elif masks[BLOCKED] >> space & 1:
            mark = GLITCH_MARK
        covered = space >= VISIBLE + len(upgrades)
        line.append("·" if covered else mark, QUIET if covered else "").append(" ")
    return line


def named(game: Game) -> Named:
    state = game.state
    devices = state.rules.table(Fractures).devices[state.side]
    found: Named = [(f"{row.path} device", fractures.device(row)) for row in devices]
    return found + valley.named(game)


def device_table(catalog: Catalog) -> Rows:
    table = [["Fracture Device", "What it says", "Source"]]
    for side, rows in enumerate(catalog.having(Fractures).table(Fractures).devices):
        for row in rows:
            told = catalog.told(fractures.device(row))
            table.append([f"{catalog.named(row.path)}, side {'AB'[side]}", told, row.source])
    return table


SCREEN: Final = ModuleScreen(
    board=board,
    seat=seat,
    bot=bot,
    named=named,
    tables={
        "fracture_devices": ("Fracture Devices, of Fractures of Time", device_table),
        "technologies": ("Technologies, of Fractures of Time", valley.technology_table),
        "fractures_tiles": ("Buildings and Superprojects, of Fractures of Time", valley.tile_table),
        "upper_capital": ("Upper Collapsing Capital tiles, of Fractures of Time", valley.upper_table),
    },
)
