"""Rows of the module, and the table where its effects find them."""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass
from typing import TYPE_CHECKING, Final

from anachrony.rules.kinds import ASSET_WORDS
from anachrony.rules.rows import CLASSIC, Effects, Holding, OfPath, Table, Use

if TYPE_CHECKING:
    from anachrony.rules.state import Seat, State


# Traits that cards bring, by their words.
EXOSUIT_POWER: Final = "exosuit-power"
PURIFY_WATER: Final = "purify-water"  # Purify Water gives more
TOP_MORALE_VP: Final = "top-morale-vp"  # the highest Morale step is worth more
EXTRA_CONDITIONS: Final = "extra-conditions"  # Endgame Conditions that count as met


ANY_RESOURCE: Final = "any"  # in a slot: Titanium, Uranium or Gold


def slot_word(asset: int | str) -> str:
    """What a slot takes: a Resource, one of any mix, or a module's asset by its word."""
    return asset if isinstance(asset, str) else ASSET_WORDS[asset]


@dataclass(frozen=True)
class AdventureCard(Holding):
    """What is met in the Outback: the Power it takes, what success gives and what failure costs."""

    power: int
    name: str
    success: Effects  # from the top of the box down
    failure: Effects
    _: KW_ONLY
    free: Use | None = None  # ongoing, as the passives are: a Free Action for the rest of the game
    source: str = CLASSIC


@dataclass(frozen=True)
class AdventureDeck:
    """The cards behind one back, and the Water it costs to draw there."""

    name: str
    water: int
    cards: tuple[AdventureCard, ...]
    source: str = CLASSIC


@dataclass(frozen=True)
class UpgradeBoard(OfPath):
    """The Exosuit Upgrade board of a Path."""

    source: str
    _: KW_ONLY
    base: int  # Power before any upgrade
    slots: tuple[tuple[int | str, int], ...]  # what it takes, and the Power that gives
    sensor_power: int  # Power for each Breakthrough placed
    power: Use  # the Power Upgrade, a Worker space or a Free Action
    sensor: Use  # the Sensor Upgrade


class Pioneers(Table):
    """Everything of the module that never changes, and where its pieces lie in a state.

    A card's number is its place in the first deck, then on into the second.
    """

    def __init__(
        self,
        decks: list[AdventureDeck],
        boards: list[UpgradeBoard],
        power_slots: tuple[int, ...],
        no_slot: int,
        die: tuple[int, ...],
    ) -> None:
        self.decks = decks
        self.boards = boards  # by Path
        self.power_slots = power_slots  # from the top
        self.no_slot = no_slot  # Power when every slot is taken
        self.die = die
        self.cards: list[AdventureCard] = [card for deck in decks for card in deck.cards]
        self.first: list[int] = [0]  # number of each deck's first card
        for deck in decks:
            self.first.append(self.first[-1] + len(deck.cards))
        self.bag = 0  # + deck
        self.under = 0  # + deck: cards known to lie at the bottom, in order
        self.markers = 0  # seats with a Path marker on a Power slot, from the top
        self.upgrades = 0  # at a seat: Resource slots filled
        self.sensors = 0  # at a seat: Breakthroughs placed
        self.successes = 0  # at a seat: cards of successful Adventures
        self.ongoing = 0  # at a seat: those whose benefit lasts
        self.exosuit_power = 0  # traits
        self.purify_water = 0
        self.top_morale_vp = 0
        self.extra_conditions = 0
        self.deck_stream = 0  # + deck
        self.die_stream = 0  # + seat

    def deck_of(self, card: int) -> int:
        deck = 0
        while card >= self.first[deck + 1]:
            deck += 1
        return deck

    def left(self, state: State, deck: int) -> int:
        """How many cards the deck still has."""
        return state.bags[self.bag + deck].bit_count() + len(state.beside[self.under + deck])

    def power(self, seat: Seat) -> int:
        """Exosuit Power before slot and die: the Upgrade board and what lasts (Adventure 1)."""
        board = self.boards[seat.path]
        power = board.base + seat.traits[self.exosuit_power]
        for slot in seat.beside[self.upgrades]:
            power += board.slots[slot][1]
        return power + board.sensor_power * len(seat.beside[self.sensors])

    def slot_power(self, state: State) -> int:
        """What the topmost free Power slot adds (Adventure 2)."""
        taken = len(state.beside[self.markers])
        return self.power_slots[taken] if taken < len(self.power_slots) else self.no_slot
