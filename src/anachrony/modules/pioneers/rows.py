"""Rows of the module, and the table where its effects find them."""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass, field
from typing import TYPE_CHECKING, Final

from anachrony.rules.effects.assets import Gain
from anachrony.rules.kinds import ASSET_WORDS, VP, numbered
from anachrony.rules.rows import CLASSIC, Effects, Holding, OfPath, Passives, Table, Use
from anachrony.values.marks import Amounts, Inside, Number, Price, Rows, Said, by_name, by_path, owned

if TYPE_CHECKING:
    from anachrony.rules.state import Seat, State
    from anachrony.values.reader import Values


# Traits that cards bring, by their words.
EXOSUIT_POWER: Final = "exosuit-power"
PURIFY_WATER: Final = "purify-water"  # Purify Water gives more
TOP_MORALE_VP: Final = "top-morale-vp"  # the highest Morale step is worth more
EXTRA_CONDITIONS: Final = "extra-conditions"  # Endgame Conditions that count as met


MAX_POWER: Final = 30  # that an owner may set
SLOT_COUNTS: Final = range(1, 13)

ANY_RESOURCE: Final = "any"  # in a slot: Titanium, Uranium or Gold


def slot_word(asset: int | str) -> str:
    """What a slot takes: a Resource, one of any mix, or a module's asset by its word."""
    return asset if isinstance(asset, str) else ASSET_WORDS[asset]


# --- what an owner says in a way of its own -------------------------------------------------------------


def _price(key: str) -> Price:
    return Price(key=key, paid=True, optional=True, may_be_new=True)


def _card_key(card: AdventureCard, at: int) -> str:
    return card.name.replace(" ", "_").replace("-", "_")


def _slots(values: Values, old: tuple[tuple[int | str, int], ...]) -> tuple[tuple[int | str, int], ...]:
    """Two lists in a file, as long as each other."""
    words, powers = [asset for asset, _ in old], [power for _, power in old]
    if "slots" in values:
        found = values.listed("slots", values.take("slots"), SLOT_COUNTS)
        words = [values.word("slots", one, numbered(ASSET_WORDS[:4])) for one in found]
    if "slot_power" in values:
        found = values.listed("slot_power", values.take("slot_power"), SLOT_COUNTS)
        powers = [values.number("slot_power", one, 0, MAX_POWER) for one in found]
    if len(words) != len(powers):
        raise values.wrong("slots", f"{len(words)} slots, but slot_power has {len(powers)} numbers")
    new = tuple(zip(words, powers, strict=True))
    return new if new != old else old


def _sensor_vp(values: Values, old: Effects) -> Effects:
    """The VP for a Breakthrough placed, beside what the Sensor Upgrade does."""
    if "sensor_vp" not in values:
        return old
    vp = values.number("sensor_vp", values.take("sensor_vp"), 0, MAX_POWER)
    upgrade = tuple(effect for effect in old if not isinstance(effect, Gain))
    return (*upgrade, Gain(VP, vp)) if vp else upgrade


# --- rows -----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class AdventureCard(Holding):
    """What is met in the Outback: the Power it takes, what success gives and what failure costs."""

    name: str
    _: KW_ONLY
    power: int = field(metadata=owned(Number(0, MAX_POWER)))
    success: Effects = field(metadata=owned(Amounts()))  # from the top of the box down
    failure: Effects = field(metadata=owned(Amounts()))
    # What lasts: a Free Action for the rest of the game, and passives.
    free: Use | None = field(default=None, metadata=owned(Inside({"pay": _price("free_cost")})))
    passives: Passives = field(default=(), metadata=owned(Number(0, MAX_POWER, pairs=True, key="passive")))
    source: str = CLASSIC


@dataclass(frozen=True)
class AdventureDeck:
    """The cards behind one back, and the Water it costs to draw there."""

    name: str
    _: KW_ONLY
    water: int = field(metadata=owned(Number(0, 9)))
    cards: tuple[AdventureCard, ...] = field(metadata=owned(Rows("pioneers.adventures", _card_key)))
    source: str = CLASSIC


@dataclass(frozen=True)
class UpgradeBoard(OfPath):
    """The Exosuit Upgrade board of a Path."""

    source: str
    _: KW_ONLY
    base: int = field(metadata=owned(Number(0, MAX_POWER)))  # Power before any upgrade
    # What it takes, and the Power that gives.
    slots: tuple[tuple[int | str, int], ...] = field(metadata=owned(Said(_slots)))
    # Power for each Breakthrough placed.
    sensor_power: int = field(metadata=owned(Number(0, MAX_POWER)))
    # The Power Upgrade, a Worker space or a Free Action.
    power: Use = field(metadata=owned(Inside({"pay": _price("power_cost")})))
    # The Sensor Upgrade.
    sensor: Use = field(metadata=owned(Inside({"pay": _price("sensor_cost"), "then": Said(_sensor_vp)})))


@dataclass(frozen=True)
class Pioneers(Table):
    """Everything of the module that never changes, and where its pieces lie in a state.

    A card's number is its place in the first deck, then on into the second.
    """

    decks: list[AdventureDeck] = field(metadata=owned(Rows("pioneers.decks", by_name)))
    boards: list[UpgradeBoard] = field(metadata=owned(Rows("pioneers.boards", by_path)))
    _: KW_ONLY
    die: tuple[int, ...] = field(metadata=owned(Number(0, MAX_POWER)))
    # From the top.
    power_slots: tuple[int, ...] = field(
        default=(), metadata=owned(Number(-MAX_POWER, MAX_POWER, counts=SLOT_COUNTS))
    )
    # Power when every slot is taken.
    no_slot: int = field(default=0, metadata=owned(Number(-MAX_POWER, MAX_POWER)))
    bag: int = 0  # + deck
    under: int = 0  # + deck: cards known to lie at the bottom, in order
    markers: int = 0  # seats with a Path marker on a Power slot, from the top
    upgrades: int = 0  # at a seat: Resource slots filled
    sensors: int = 0  # at a seat: Breakthroughs placed
    successes: int = 0  # at a seat: cards of successful Adventures
    ongoing: int = 0  # at a seat: those whose benefit lasts
    exosuit_power: int = 0  # traits
    purify_water: int = 0
    top_morale_vp: int = 0
    extra_conditions: int = 0
    deck_stream: int = 0  # + deck
    die_stream: int = 0  # + seat
    cards: list[AdventureCard] = field(init=False, repr=False, compare=False)
    first: list[int] = field(init=False, repr=False, compare=False)  # number of each deck's first card

    @property
    def section(self) -> str:
        return "pioneers"

    def __post_init__(self) -> None:
        cards: list[AdventureCard] = []
        first = [0]
        for deck in self.decks:
            cards += deck.cards
            first.append(len(cards))
        object.__setattr__(self, "cards", cards)
        object.__setattr__(self, "first", first)

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
