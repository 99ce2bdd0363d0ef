"""The Doomsday module of the pre-release rules, where it differs. P numbers are those of docs/editions.md."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from anachrony.modules.doomsday.cards import ENHANCEMENT_PACK, TRACK
from anachrony.modules.doomsday.rows import Doomsday
from anachrony.rules.rows import HOUSE

if TYPE_CHECKING:
    from anachrony.rules.book import Book

# P112: for Harmony and Salvation the final step alone counts; for the others every step but that, as later.
FINAL_STEPS: Final = {0: 5, len(TRACK) - 1: 4}
EARLY_TRACK: Final = tuple(
    replace(slot, vp_right=FINAL_STEPS.get(number, 0), source=f"{HOUSE}, the sums of {slot.source}")
    for number, slot in enumerate(TRACK)
)


def doomsday(book: Book) -> None:
    """P115: the Experiments that are not of the enhancement pack."""
    table = book.table(Doomsday)
    cards = [card for card in table.cards if card.name not in ENHANCEMENT_PACK]
    book.put_table(replace(table, cards=cards, track=list(EARLY_TRACK)))


def doomsday_rules(book: Book) -> None:
    """P114: no Endgame Condition of its own. P109, P110: Experiments are turned up with the Superprojects."""
    book.endgame_cards = [card for card in book.endgame_cards if card.name != "most experiments"]
