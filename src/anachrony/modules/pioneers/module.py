"""The Pioneers of New Earth module: what it adds to a book, and what of it can be seen."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from anachrony.modules.pioneers.actions import Adventure, ClearPowerSlots
from anachrony.modules.pioneers.boards import DIE, NO_SLOT, POWER_SLOTS, UPGRADE_BOARDS
from anachrony.modules.pioneers.cards import DECKS
from anachrony.modules.pioneers.lasting import PioneersConditions, PioneersMorale, PurifyMore
from anachrony.modules.pioneers.rows import (
    EXOSUIT_POWER,
    EXTRA_CONDITIONS,
    PURIFY_WATER,
    TOP_MORALE_VP,
    Pioneers,
    slot_word,
)
from anachrony.modules.pioneers.upgrades import CardPlace, UpgradePlace
from anachrony.rules.effects.building import breakthrough_words
from anachrony.rules.hooks import Sight
from anachrony.rules.kinds import ANYBODY, PURIFIED
from anachrony.rules.measures import Length
from anachrony.rules.module import Module
from anachrony.rules.phases.clean_up import Retrieve
from anachrony.rules.rows import CLASSIC, EndgameCard, Space

if TYPE_CHECKING:
    from anachrony.modules.pioneers.views import PioneersTable, UpgradeBoardView
    from anachrony.rules.book import Book
    from anachrony.rules.state import State


def rows(book: Book) -> None:
    """Adventures in the Pioneers, and Exosuits made strong enough for them."""
    book.add_table(
        Pioneers(list(DECKS), list(UPGRADE_BOARDS), die=DIE, power_slots=POWER_SLOTS, no_slot=NO_SLOT)
    )
    book.add(Space("adventure", (Adventure(),), CLASSIC, workers=ANYBODY, pool=True, board="pioneers"))


def rules(book: Book) -> None:
    printed = book.table(Pioneers)
    bags = [book.new_bag(f"adventures {deck.name}", len(deck.cards)) for deck in printed.decks]
    lists = [book.new_list(f"under {deck.name}") for deck in printed.decks]
    table = book.put_table(
        replace(
            printed,
            boards=book.by_path(printed.boards),
            bag=bags[0],
            under=lists[0],
            markers=book.new_list("power_slots"),
            upgrades=book.new_seat_list("upgrades"),
            sensors=book.new_seat_list("sensors"),
            successes=book.new_seat_list("adventures"),
            ongoing=book.new_seat_list("ongoing"),
            deck_stream=book.new_stream("adventure decks", len(printed.decks)),
            die_stream=book.new_stream("adventure die", book.players),
            exosuit_power=book.new_trait(EXOSUIT_POWER),
            purify_water=book.new_trait(PURIFY_WATER),
            top_morale_vp=book.new_trait(TOP_MORALE_VP),
            extra_conditions=book.new_trait(EXTRA_CONDITIONS),
        )
    )
    book.triggers.append((PURIFIED, PurifyMore()))
    book.put_score_line(PioneersMorale("morale"))
    book.put_score_line(PioneersConditions("endgame_conditions"))
    book.holdings.append((table.ongoing, [*table.cards]))
    book.new_place(UpgradePlace("power_upgrade", [board.power for board in table.boards]))
    book.new_place(UpgradePlace("sensor_upgrade", [board.sensor for board in table.boards]))
    for number, card in enumerate(table.cards):
        if card.free is not None:
            book.new_place(CardPlace(card.name.replace(" ", "_"), number, card.free))
    measure = Length("adventures", table.successes)
    book.endgame_cards.append(EndgameCard(len(book.endgame_cards) + 1, measure, CLASSIC, "most adventures"))
    book.era.after(Retrieve, ClearPowerSlots())
    book.sights.append(PioneersSight("pioneers"))


class PioneersSight(Sight):
    """Decks and Power slots; at a seat its Power, its Upgrade board and its cards. All of it is open."""

    __slots__ = ()

    def table(self, state: State) -> PioneersTable:
        table = state.rules.table(Pioneers)
        markers = state.beside[table.markers]
        return {
            "power_slots": [
                {"power": power, "seat": markers[slot] if slot < len(markers) else None}
                for slot, power in enumerate(table.power_slots)
            ],
            "no_slot": table.no_slot,
            "decks": [
                {
                    "name": row.name,
                    "water": row.water,
                    "left": table.left(state, deck),
                    "bottom": [table.cards[card].name for card in state.beside[table.under + deck]],
                }
                for deck, row in enumerate(table.decks)
            ],
        }

    def seat(self, state: State, index: int, own: bool) -> UpgradeBoardView | None:
        table = state.rules.table(Pioneers)
        seat = state.seats[index]
        if seat.board is None:
            return None
        board = table.boards[seat.path]
        filled = seat.beside[table.upgrades]
        return {
            "power": table.power(seat),
            "slots": [
                {"resource": slot_word(asset), "power": power, "filled": slot in filled}
                for slot, (asset, power) in enumerate(board.slots)
            ],
            "sensors": [breakthrough_words(kind) for kind in seat.beside[table.sensors]],
            "adventures": [table.cards[card].name for card in seat.beside[table.successes]],
            "ongoing": [table.cards[card].name for card in seat.beside[table.ongoing]],
        }


PIONEERS: Final = Module("pioneers", rows, rules)
