"""The Guardians of the Council in the terminal: whose they are, or what they cost."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.text import Text

from anachrony.modules.guardians.rows import Guardians
from anachrony.rules.effects.exosuits import IDLE, READY
from anachrony.rules.kinds import ANY_WORKER, NOBODY, WORKER_WORDS
from anachrony.terminal.look import LIT, QUIET, STRONG, who
from anachrony.terminal.modules.base import ModuleScreen
from anachrony.wording.modules import guardians

if TYPE_CHECKING:
    from anachrony.game import Game
    from anachrony.modules.guardians.rows import Guardian
    from anachrony.terminal.catalog import Catalog
    from anachrony.terminal.modules.base import Lines, Named, Rows
    from anachrony.wording import Words


def posts(game: Game, words: Words, lit: frozenset[str]) -> Lines:
    """Whose each Guardian is, or what it costs."""
    table = game.state.rules.table(Guardians)
    text = Text()
    for number, row in enumerate(table.rows):
        text.append("   " if number else "")
        owner = table.owner(game.state, number)
        style = f"{STRONG} {LIT}" if row.place in lit else QUIET if owner == NOBODY else ""
        if owner == NOBODY:
            text.append(words.say("table-guardian-free", n=row.code, price=_price(words, row)), style)
        else:
            text.append(f"{row.code} ", style).append(who(game, words, owner))
    return [(words.say("table-guardians"), text)]


def _price(words: Words, row: Guardian) -> str:
    worker = words.say("worker", worker="any" if row.worker == ANY_WORKER else WORKER_WORDS[row.worker])
    return f"{worker} {row.cost.cost.words()}"


def enlisted(game: Game, words: Words, index: int) -> Lines:
    own = game.state.seats[index]
    counts = own.beside[game.state.rules.unmanned]
    if not own.beside[game.state.rules.table(Guardians).enlisted]:
        return []
    line = words.say("table-guardians-line", ready=counts[READY].bit_count(), idle=counts[IDLE])
    return [(words.say("table-guardians"), Text(line))]


def costs(game: Game) -> Named:
    return [(row.name, guardians.guardian(row)) for row in game.state.rules.table(Guardians).rows]


def guardian_table(catalog: Catalog) -> Rows:
    table = [["Guardian", "What it says", "Source"]]
    for row in catalog.having(Guardians).table(Guardians).rows:
        table.append([catalog.named(row.name), catalog.told(guardians.guardian(row)), row.source])
    return table


SCREEN: Final = ModuleScreen(
    board=posts,
    seat=enlisted,
    bot=enlisted,
    named=costs,
    tables={"guardians": ("Guardians of the Council, from left to right", guardian_table)},
)
