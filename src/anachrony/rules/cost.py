"""What something costs."""

from __future__ import annotations

from anachrony.rules.kinds import (
    ASSET_LETTERS,
    ASSETS,
    CORE,
    CREDIT,
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


class Cost:
    """Assets to pay: six fixed amounts (T U G N W E), a number of T/U/G in any mix, and assets of modules."""

    __slots__ = ("any", "core", "fixed", "gold", "more", "neutronium", "titanium", "uranium", "water")

    def __init__(self, fixed: tuple[int, ...], any: int = 0, more: tuple[tuple[str, int], ...] = ()) -> None:
        self.fixed = fixed
        self.titanium, self.uranium, self.gold, self.neutronium, self.water, self.core = fixed
        self.any = any
        self.more = more  # assets of modules by their words, and how many of each

    def is_free(self) -> bool:
        return not (any(self.fixed) or self.any or self.more)

    def missing(self, stock: list[int], numbers: dict[str, int]) -> int:
        """What the stock lacks; modules' assets by their numbers. Water may come from the Action's credit."""
        if self.water and stock[WATER] + stock[CREDIT] < self.water:
            return 1 + WATER
        if self.titanium and stock[TITANIUM] < self.titanium:
            return 1 + TITANIUM
        if self.uranium and stock[URANIUM] < self.uranium:
            return 1 + URANIUM
        if self.gold and stock[GOLD] < self.gold:
            return 1 + GOLD
        if self.neutronium and stock[NEUTRONIUM] < self.neutronium:
            return 1 + NEUTRONIUM
        if self.core and stock[CORE] < self.core:
            return 1 + CORE
        if self.any:
            left = stock[TITANIUM] + stock[URANIUM] + stock[GOLD] - self.titanium - self.uranium - self.gold
            if left < self.any:
                return RESOURCES
        return self.missing_more(stock, numbers) if self.more else NOTHING

    def missing_more(self, stock: list[int], numbers: dict[str, int]) -> int:
        """What the stock lacks of modules' assets."""
        for word, n in self.more:
            if stock[numbers[word]] < n:
                return len(MISSING_WORDS) + numbers[word] - STOCKS
        return NOTHING

    def take(self, stock: list[int], numbers: dict[str, int]) -> None:
        """Pay the fixed part."""
        fixed = self.fixed
        for asset in range(ASSETS):
            if fixed[asset]:
                stock[asset] = stock[asset] - fixed[asset]
        for word, n in self.more:
            stock[numbers[word]] -= n
        if fixed[4] and stock[CREDIT]:
            used = min(stock[CREDIT], fixed[4])
            stock[CREDIT] -= used
            stock[WATER] += used

    def words(self) -> str:
        parts = [f"{n}{ASSET_LETTERS[i]}" for i, n in enumerate(self.fixed) if n]
        if self.any:
            parts.append(f"{self.any}TUG")
        parts += [f"{n} {word}" for word, n in self.more]
        return " ".join(parts)
