"""Tables for stories about the Pioneers of New Earth."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from anachrony.modules.pioneers.rows import Pioneers
from anachrony.rules.kinds import WATER
from anachrony.rules.settling import settle
from story import ADMINISTRATOR, Table, story


def pioneers(era: int = 2, *, modules: Sequence[str] = (), **terms: Any) -> Table:
    """A story with the module."""
    return story(era, modules=("pioneers", *modules), **terms)


def rows(table: Table) -> Pioneers:
    return table.game.state.rules.table(Pioneers)


def number(table: Table, card: str) -> int:
    return [row.name for row in rows(table).cards].index(card)


def strengthen(table: Table, seat: int = 0) -> Table:
    """Every Resource slot of the Exosuit Upgrade board is filled."""
    own = table.own(seat)
    own.beside[rows(table).upgrades] = list(range(len(rows(table).boards[own.path].slots)))
    return table.again()


def won(table: Table, *cards: str, seat: int = 0) -> Table:
    """These Adventures have been completed, and their benefits last."""
    own = table.own(seat)
    for card in cards:
        code = number(table, card)
        deck = rows(table).deck_of(code)
        table.game.state.bags[rows(table).bag + deck] &= ~(1 << (code - rows(table).first[deck]))
        own.beside[rows(table).successes].append(code)
        own.beside[rows(table).ongoing].append(code)
    settle(table.game.state.rules, own)
    return table.again()


def meet(table: Table, card: str, worker: str = ADMINISTRATOR) -> Table:
    """The seat on turn goes out, with just enough more Water for the deck, and draws this card."""
    deck = rows(table).decks[rows(table).deck_of(number(table, card))]
    table.own(table.decider).change(WATER, deck.water)
    table.again().use("adventure", worker)
    if deck.name in table.options:
        table.pick(deck.name)
    return table.pick(card)


def win(table: Table, card: str, worker: str = ADMINISTRATOR) -> Table:
    """A strong Exosuit and a high roll: at least 18 Power, which is enough for any card."""
    return meet(strengthen(table, table.decider), card, worker).pick("die 6")


def lose(table: Table, card: str, worker: str = ADMINISTRATOR) -> Table:
    """A weak Exosuit and a low roll: 3 Power, which is enough for none."""
    return meet(table, card, worker).pick("die 1")


def successes(table: Table, seat: int = 0) -> list[str]:
    return [rows(table).cards[card].name for card in table.own(seat).beside[rows(table).successes]]


def bottom(table: Table, deck: int) -> list[str]:
    """Cards known to lie at the bottom of a deck, the next one first."""
    return [rows(table).cards[card].name for card in table.game.state.beside[rows(table).under + deck]]


def seen(table: Table) -> Any:
    """The view of a spectator, read as a page reads it."""
    return json.loads(json.dumps(table.game.view(None)))
