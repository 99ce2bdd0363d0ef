"""What an owner may say of the Pioneers of New Earth."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

from anachrony.modules.pioneers.rows import Pioneers
from anachrony.modules.pioneers.upgrades import SensorUpgrade
from anachrony.rules.effects.assets import Gain
from anachrony.rules.kinds import ASSET_WORDS, VP
from anachrony.values.fields import (
    Amounts,
    Each,
    Field,
    Inside,
    Number,
    Numbers,
    Price,
    Rows,
    RowsWithin,
    Seconds,
    Section,
    SingleValues,
)

if TYPE_CHECKING:
    from anachrony.modules.pioneers.rows import AdventureDeck
    from anachrony.rules.book import Book
    from anachrony.rules.effect import Effect
    from anachrony.values.reader import Values

RESOURCE_WORDS: Final = ASSET_WORDS[:4]
MOST_POWER: Final = 30
COUNTS: Final = range(1, 13)  # of slots


class Slots(Field):
    """The Resource slots: two lists in a file, as long as each other."""

    def read(self, values: Values, old: Any) -> Any:
        resources = values.words("slots", tuple(asset for asset, _ in old), RESOURCE_WORDS, COUNTS)
        powers = values.numbers("slot_power", tuple(power for _, power in old), 0, MOST_POWER, COUNTS)
        if len(resources) != len(powers):
            raise values.wrong("slots", f"{len(resources)} slots, but slot_power has {len(powers)} numbers")
        return tuple(zip(resources, powers, strict=True))


class SensorVP(Field):
    """The VP for a Breakthrough placed, within what the Sensor Upgrade does."""

    def read(self, values: Values, old: Any) -> Any:
        vp = sum(effect.n for effect in old if isinstance(effect, Gain))
        vp = values.number(self.key, vp, 0, MOST_POWER)
        placed: tuple[Effect, ...] = (SensorUpgrade(), Gain(VP, vp)) if vp else (SensorUpgrade(),)
        return placed


def card_keys(cards: Iterable[Any]) -> list[str]:
    """A card's name as a key."""
    return [card.name.replace(" ", "_").replace("-", "_") for card in cards]


def _decks(book: Book) -> list[AdventureDeck]:
    return book.table(Pioneers).decks


def _table(book: Book) -> Pioneers:
    return book.table(Pioneers)


VALUES: Final[tuple[Section, ...]] = (
    SingleValues(
        "pioneers",
        _table,
        Numbers("power_slots", -MOST_POWER, MOST_POWER, counts=COUNTS),
        Number("no_slot", -MOST_POWER, MOST_POWER),
        Numbers("die", 0, MOST_POWER),
    ),
    Rows("pioneers.decks", _decks, lambda row: str(row.name), (Number("water", 0, 9),)),
    RowsWithin(
        "pioneers.adventures",
        _decks,
        None,
        Each(
            "cards",
            card_keys,
            Number("power", 0, MOST_POWER),
            Amounts("success"),
            Amounts("failure"),
            Inside("free", Price("free_cost", may_be_free=True)),
            Seconds("passive", 0, MOST_POWER, "passives"),
        ),
    ),
    Rows(
        "pioneers.boards",
        lambda book: book.table(Pioneers).boards,
        lambda row: str(row.path),
        (
            Number("base", 0, MOST_POWER),
            Slots("slots"),
            Number("sensor_power", 0, MOST_POWER),
            Inside("power", Price("power_cost", may_be_free=True)),
            Inside("sensor", Price("sensor_cost", may_be_free=True), SensorVP("sensor_vp", "then")),
        ),
    ),
)
