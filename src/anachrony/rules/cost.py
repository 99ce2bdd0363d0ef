"""What something costs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anachrony.rules.amounts import SPARE, amount_of, of_choice, packed, units
from anachrony.rules.kinds import (
    ASSET_LETTERS,
    CORE,
    GOLD,
    MISSING_WORDS,
    NEUTRONIUM,
    NOTHING,
    RESOURCES,
    STOCKS,
    TITANIUM,
    URANIUM,
    WATER,
)

if TYPE_CHECKING:
    from mypy_extensions import i64  # a machine word, once compiled

_NAMED_FIRST = (WATER, TITANIUM, URANIUM, GOLD, NEUTRONIUM, CORE)  # of what is short


class Cost:
    """Assets to pay: six fixed amounts (T U G N W E), a number of T/U/G in any mix, and assets of modules.

    ValueError for an amount that nobody can have.
    """

    __slots__ = ("any", "fixed", "more", "packed")

    def __init__(self, fixed: tuple[int, ...], any: int = 0, more: tuple[tuple[str, int], ...] = ()) -> None:
        self.fixed = fixed
        self.packed: i64 = packed(fixed)
        self.any = any
        self.more = more  # assets of modules by their words, and how many of each

    def is_free(self) -> bool:
        return not (self.packed or self.any or self.more)

    def price(self, numbers: dict[str, int]) -> i64:
        """All but what may be paid in any mix, packed; modules' assets by their numbers."""
        price = self.packed
        for word, n in self.more:
            price += units(numbers[word], n)
        return price

    def missing(self, purse: i64, numbers: dict[str, int]) -> int:
        """What somebody lacks who can pay with this."""
        price = self.price(numbers) if self.more else self.packed
        if ((purse | SPARE) - price) & SPARE != SPARE:  # covers(), spelled out for a turn's many questions
            return self._what_is_short(purse, numbers)
        if self.any and of_choice(purse - price) < self.any:
            return RESOURCES
        return NOTHING

    def _what_is_short(self, purse: i64, numbers: dict[str, int]) -> int:
        for asset in _NAMED_FIRST:
            if amount_of(purse, asset) < self.fixed[asset]:
                return 1 + asset
        return self.missing_more(purse, numbers)

    def missing_more(self, purse: i64, numbers: dict[str, int]) -> int:
        """What is short of modules' assets."""
        for word, n in self.more:
            if amount_of(purse, numbers[word]) < n:
                return len(MISSING_WORDS) + numbers[word] - STOCKS
        return NOTHING

    def words(self) -> str:
        parts = [f"{n}{ASSET_LETTERS[i]}" for i, n in enumerate(self.fixed) if n]
        if self.any:
            parts.append(f"{self.any}TUG")
        parts += [f"{n} {word}" for word, n in self.more]
        return " ".join(parts)
