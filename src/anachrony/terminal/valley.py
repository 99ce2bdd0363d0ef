"""The Valley and the Technologies in the terminal, and the tiles of Fractures of Time as tables."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from anachrony.modules.fractures.valley import offered
from anachrony.modules.fractures.valley_rows import Valley
from anachrony.rules.kinds import CAPITAL_WORDS
from anachrony.terminal.look import LIT, QUIET, STRONG
from anachrony.wording import components, valley

if TYPE_CHECKING:
    from anachrony.game import Game
    from anachrony.terminal.catalog import Catalog
    from anachrony.terminal.modules.base import Lines, Named, Rows
    from anachrony.wording import Words


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
    """The cards beside the Player board."""
    state = game.state
    table = state.rules.table(Valley)
    own = state.seats[index].beside
    names = [table.technologies[number].name for number in own[table.held]]
    names += [state.rules.endgame_cards[card].name for card in own[table.covert]]
    said = ", ".join(words.say(components.name(name)) for name in names)
    return [(words.say("table-technologies"), Text(said))] if said else []


def named(game: Game) -> Named:
    """What can be asked about by name."""
    rows = game.state.rules.table(Valley).technologies
    return [(row.name, valley.technology(row)) for row in rows]


# --- the page of components -----------------------------------------------------------------------------


def technology_table(catalog: Catalog) -> Rows:
    table = [["Technology", "What it says", "Source"]]
    for row in catalog.having(Valley).table(Valley).technologies:
        table.append(
            [f"{row.code} {catalog.named(row.name)}", catalog.told(valley.technology(row)), row.source]
        )
    return table


def tile_table(catalog: Catalog) -> Rows:
    """Those that the base game has not, or not so."""
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
