"""What an owner may say of Fractures of Time."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from anachrony.modules.fractures.rows import GLITCH_WORDS, UPGRADES, Fractures
from anachrony.modules.fractures.valley_rows import Valley
from anachrony.rules.cost import Cost
from anachrony.rules.effects.assets import cost
from anachrony.values.fields import (
    Amounts,
    Field,
    FixedCost,
    Inside,
    Number,
    Numbers,
    Price,
    Rows,
    Seconds,
    Section,
    SeveralWords,
    SingleValues,
    TriggerAmounts,
)

if TYPE_CHECKING:
    from anachrony.modules.fractures.rows import Device
    from anachrony.modules.fractures.valley_rows import Technology
    from anachrony.rules.book import Book
    from anachrony.values.reader import Values

MOST_VP: Final = 40
MOST_FACE: Final = 12
USE: Final = (Price("pay"), Amounts("amounts", "then"))


class DeviceUses(Field):
    """The actions of a Device, each in a section of its own: what it costs, and its amounts."""

    def read(self, values: Values, old: Any) -> Any:
        found = {}
        for place, use in old.items():
            section = values.section(place)
            fields = {field.name: field.read(section, getattr(use, field.name)) for field in USE}
            found[place] = replace(use, pay=fields["pay"], then=fields["then"])
        return found


class BySpace(Field):
    """Rewards or extra costs in a section of their own, each under the number of its space."""

    def read(self, values: Values, old: Any) -> Any:
        section = values.section(self.key)
        return {space: self.one(section, str(space), there) for space, there in old.items()}

    def one(self, section: Values, key: str, there: Any) -> Any:
        if isinstance(there, Cost):
            return section.cost(key, there, mixed=False)
        return section.amounts(key, there)


class ExtraCost(FixedCost):
    """What a Technology costs beyond the price of all. One that has no such cost may be given one."""

    def read(self, values: Values, old: Any) -> Any:
        found = super().read(values, old if old is not None else cost())
        return None if old is None and found.is_free() else found


def technology_fields(row: Technology) -> tuple[Field, ...]:
    """``amounts`` are those of its use, of what it does again and again, or of what it does at once."""
    fields: tuple[Field, ...] = (Number("vp", -9, MOST_VP), ExtraCost("cost"))
    if row.passives:
        fields += (Seconds("passive", 0, 9, "passives"),)
    if row.ending is not None:
        fields += (Inside("ending", Number("each", 1, 9), Number("most", 1, 99)),)
    if row.use is not None:
        return (*fields, Inside("use", *USE))
    if row.free is not None:
        return (*fields, Inside("free", *USE))
    return (*fields, TriggerAmounts("amounts", "triggers")) if row.triggers else fields


def _side_a(book: Book) -> list[Device]:
    return book.table(Fractures).devices[0]


def _side_b(book: Book) -> list[Device]:
    return book.table(Fractures).devices[1]


def _technologies(book: Book) -> list[Technology]:
    return book.table(Valley).technologies


DEVICE: Final = (
    Numbers("vp", 0, MOST_VP, counts=range(UPGRADES, UPGRADES + 1)),
    DeviceUses("", "uses"),
    BySpace("rewards"),
    BySpace("extra"),
)
VALUES: Final[tuple[Section, ...]] = (
    SingleValues(
        "fractures",
        lambda book: book.table(Fractures),
        Numbers("flux_die", 1, MOST_FACE),
        SeveralWords("glitch_die", GLITCH_WORDS),
    ),
    SingleValues(
        "fractures",
        lambda book: book.table(Valley),
        Number("technology_price", 0, 6, "price"),
        Number("operator_slots", 1, 6, "slots"),
    ),
    Rows("fractures.devices_a", _side_a, lambda row: str(row.path), DEVICE),
    Rows("fractures.devices_b", _side_b, lambda row: str(row.path), DEVICE),
    Rows("fractures.technologies", _technologies, lambda row: str(row.code), technology_fields),
)
