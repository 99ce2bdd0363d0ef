"""The Pioneers of New Earth in the terminal: the Adventure board, and each seat's Exosuit Upgrades."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.text import Text

from anachrony.automata.chronossus.pioneers import power_of, tokens_of
from anachrony.modules.pioneers.rows import Pioneers, slot_word
from anachrony.modules.pioneers.upgrades import slot_letter
from anachrony.rules.rows import PRINTED
from anachrony.terminal.look import ASSET_LOOKS, LIT, QUIET, STRONG, who
from anachrony.terminal.modules.base import ModuleScreen
from anachrony.wording import components
from anachrony.wording.modules import pioneers

if TYPE_CHECKING:
    from anachrony.game import Game
    from anachrony.terminal.catalog import Catalog
    from anachrony.terminal.modules.base import Lines, Named, Rows
    from anachrony.wording import Words


def board(game: Game, words: Words, lit: frozenset[str]) -> Lines:
    """Power slots with their markers, and what the decks hold."""
    state = game.state
    table = state.rules.table(Pioneers)
    markers = state.beside[table.markers]
    slots = Text()
    for slot, power in enumerate(table.power_slots):
        slots.append("   " if slot else "").append(f"{power:+d} ", STRONG if slot == len(markers) else QUIET)
        slots.append(who(game, words, markers[slot]) if slot < len(markers) else Text("·", QUIET))
    slots.append(f"   {words.say('table-pioneers-none', n=table.no_slot)}", QUIET)
    decks = Text()
    for deck, row in enumerate(table.decks):
        style = f"{STRONG} {LIT}" if f"pool/adventure/{row.name}" in lit else ""
        told = words.say("table-pioneers-deck", deck=row.name, n=table.left(state, deck))
        decks.append(", " if deck else "").append(told, style)
    shown = [(words.say("table-pioneers-slots"), slots)] if table.power_slots else []
    return [*shown, (words.say("table-pioneers"), decks)]


def seat(game: Game, words: Words, index: int) -> Lines:
    """Power, Resource slots and sensors; the Adventures completed."""
    state = game.state
    table = state.rules.table(Pioneers)
    own = state.seats[index]
    upgrades = Text(str(table.power(own)), STRONG)
    filled = own.beside[table.upgrades]
    for slot, (asset, power) in enumerate(table.boards[own.path].slots):
        style = ASSET_LOOKS.get(slot_word(asset), STRONG) if slot in filled else QUIET
        upgrades.append(f"  {slot_letter(asset)}{power:+d}", style)
    placed = [words.say(components.breakthrough(kind)) for kind in own.beside[table.sensors]]
    upgrades.append(f"   {words.say('table-sensors')} {', '.join(placed) or '-'}", QUIET)
    won = [words.say(components.name(table.cards[card].name)) for card in own.beside[table.successes]]
    found = [(words.say("table-power"), upgrades)]
    return [*found, (words.say("table-adventures"), Text(", ".join(won)))] if won else found


def bot(game: Game, words: Words, index: int) -> Lines:
    """A solo opponent's Power and upgrade tokens."""
    state = game.state
    own = state.seats[index]
    line = words.say("table-bot-upgrades", power=power_of(state, own), tokens=tokens_of(state, own)[0])
    return [(words.say("table-power"), Text(line))]


def named(game: Game) -> Named:
    """What can be asked about by name."""
    state = game.state
    table = state.rules.table(Pioneers)
    found = [(card.name, pioneers.adventure(card)) for card in table.cards]
    if state.decider >= 0 and state.seats[state.decider].board is not None:
        power = table.power(state.seats[state.decider]) + table.slot_power(state)
        found += [(deck.name, pioneers.deck(deck, power)) for deck in table.decks]
    return found + [(f"{row.path} upgrade board", pioneers.upgrade_board(row)) for row in table.boards]


# --- the page of components -----------------------------------------------------------------------------


def adventure_table(catalog: Catalog) -> Rows:
    table = [["Deck", "Adventure", "What it says", "Source"]]
    for deck in catalog.having(Pioneers).table(Pioneers).decks:
        for row in deck.cards:
            told = catalog.told(pioneers.adventure(row))
            table.append([deck.name, catalog.named(row.name), told, row.source])
    return table


def board_table(catalog: Catalog) -> Rows:
    board = catalog.having(Pioneers).table(Pioneers)
    slots = " ".join(f"{power:+d}" for power in board.power_slots)
    table = [["On the Adventure board", "What it says", "Source"]]
    if board.power_slots:
        table.append(["Power slots", f"{slots}; {board.no_slot:+d} when all are taken", PRINTED])
    table.append(["Adventure die", " ".join(map(str, board.die)), PRINTED])
    table += [[f"{deck.name} deck", f"{deck.water} Water", deck.source] for deck in board.decks]
    return table


def upgrade_table(catalog: Catalog) -> Rows:
    table = [["Exosuit Upgrade board", "What it says", "Source"]]
    for row in catalog.having(Pioneers).table(Pioneers).boards:
        table.append([catalog.named(row.path), catalog.told(pioneers.upgrade_board(row)), row.source])
    return table


SCREEN: Final = ModuleScreen(
    board=board,
    seat=seat,
    bot=bot,
    named=named,
    tables={
        "adventures": ("Adventure cards, of the Pioneers of New Earth", adventure_table),
        "adventure_board": ("Adventure board, of the Pioneers of New Earth", board_table),
        "upgrades": ("Exosuit Upgrade boards, of the Pioneers of New Earth", upgrade_table),
    },
)
