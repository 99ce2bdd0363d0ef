"""Fractures of Time in the terminal: the Valley, and the Device, Technologies and Glitches of a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.text import Text

from anachrony.automata.bot.bot import bot_at
from anachrony.automata.chronossus.flux import ASIDE, CASINGS, charged, flux_of
from anachrony.automata.chronossus.flux import CORES as POOLED
from anachrony.modules.fractures.rows import BLOCKED, CORES, UPGRADES, VISIBLE, Fractures
from anachrony.modules.fractures.valley import offered
from anachrony.modules.fractures.valley_rows import Valley
from anachrony.rules.kinds import CAPITAL_WORDS
from anachrony.rules.place_names import place_name
from anachrony.terminal.look import LIT, QUIET, STRONG
from anachrony.terminal.modules.base import ModuleScreen
from anachrony.wording import components, places
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
    """Operators on the slots, and the Technologies on offer."""
    state = game.state
    table = state.rules.table(Valley)
    text = Text()
    waiting = state.beside[table.operators][0]
    text.append(words.say("table-valley-operators", n=waiting, slots=table.slots), QUIET)
    for _, number in offered(state):
        name = table.technologies[number].name
        style = f"{STRONG} {LIT}" if f"offer/{name}" in lit else ""
        text.append("   ").append(words.say(components.name(name)), style)
    return [(words.say("table-valley"), text)]


def seat(game: Game, words: Words, index: int) -> Lines:
    state = game.state
    table = state.rules.table(Fractures)
    own = state.seats[index]
    lines = technologies(game, words, index)
    lines.append((words.say("table-device"), device(own.beside[table.device], own.beside[table.upgrades])))
    found = [words.say(fractures.glitch(state, index, one)) for one in own.beside[table.glitches]]
    if found:
        lines.append((words.say("table-glitches"), Text("; ".join(found))))
    return lines


def technologies(game: Game, words: Words, index: int) -> Lines:
    """The cards beside the Player board."""
    state = game.state
    table = state.rules.table(Valley)
    own = state.seats[index].beside
    names = [table.technologies[number].name for number in own[table.held]]
    names += [state.rules.endgame_cards[card].name for card in own[table.covert]]
    said = ", ".join(words.say(components.name(name)) for name in names)
    return [(words.say("table-technologies"), Text(said))] if said else []


def bot(game: Game, words: Words, index: int) -> Lines:
    """A solo opponent's Technologies, its Flux Pool, the Exosuits that could Blink, and its Operators."""
    state = game.state
    own = state.seats[index]
    pool = flux_of(state.rules, own)
    ready = [words.say(places.place(place_name(state, index, place))) for place in charged(state.rules, own)]
    columns = own.beside[bot_at(state, index).jokers]
    types = [words.say("worker", worker=state.rules.worker_words[worker]) for worker in columns]
    told = [words.say("table-bot-flux", cores=pool[POOLED], casings=pool[CASINGS], aside=pool[ASIDE])]
    if ready:
        told.append(words.say("table-bot-blinks", ready=", ".join(ready)))
    if types:
        told.append(words.say("table-bot-operators", operators=", ".join(types)))
    line = "; ".join(told)
    return [*technologies(game, words, index), (words.say("table-flux-pool"), Text(line))]


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
    valley = state.rules.table(Valley)
    return found + [(row.name, fractures.technology(row, valley)) for row in valley.technologies]


def device_table(catalog: Catalog) -> Rows:
    table = [["Fracture Device", "What it says", "Source"]]
    for side, rows in enumerate(catalog.having(Fractures).table(Fractures).devices):
        for row in rows:
            told = catalog.told(fractures.device(row))
            table.append([f"{catalog.named(row.path)}, side {'AB'[side]}", told, row.source])
    return table


def technology_table(catalog: Catalog) -> Rows:
    table = [["Technology", "What it says", "Source"]]
    valley = catalog.having(Valley).table(Valley)
    for row in valley.technologies:
        told = catalog.told(fractures.technology(row, valley))
        table.append([f"{row.code} {catalog.named(row.name)}", told, row.source])
    return table


def tile_table(catalog: Catalog) -> Rows:
    """Those that the base game does not have, or has with other values."""
    table = [["Tile", "VP", "Cost", "What it does", "Source"]]
    for tile in catalog.having(Valley).tiles:
        if tile is not None and catalog.rules.tiles[tile.code] != tile:
            name = catalog.words.sentence(components.tile_name(tile))
            cost = catalog.told(components.tile_cost(tile))
            table.append([name, str(tile.vp), cost, catalog.told(components.tile(tile)), tile.source])
    return table


def upper_table(catalog: Catalog) -> Rows:
    table = [["Tile", "Action", "What it does", "Source"]]
    for row in catalog.having(Valley).table(Valley).upper_tiles:
        told = catalog.told(components.capital_tile(row))
        table.append([catalog.named(row.name), CAPITAL_WORDS[row.capital].capitalize(), told, row.source])
    return table


SCREEN: Final = ModuleScreen(
    board=board,
    seat=seat,
    bot=bot,
    named=named,
    tables={
        "fracture_devices": ("Fracture Devices, of Fractures of Time", device_table),
        "technologies": ("Technologies, of Fractures of Time", technology_table),
        "fractures_tiles": ("Buildings and Superprojects, of Fractures of Time", tile_table),
        "upper_capital": ("Upper Collapsing Capital tiles, of Fractures of Time", upper_table),
    },
)
