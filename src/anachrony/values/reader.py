"""Values that an owner of the game gives instead of ours: read by name, checked, never trusted.

Each section is read for one row. Any value left unread belongs to no component and is
rejected by name.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from anachrony.rules.cost import Cost
from anachrony.rules.effect import Effect
from anachrony.rules.frame import Instruction
from anachrony.rules.kinds import ASSET_LETTERS, ASSETS

if TYPE_CHECKING:
    from anachrony.rules.effect import Value
    from anachrony.rules.rows import Json

OWNER: Final = "the owner's values"
MOST_OF_A_COST: Final = 12
MOST_AMOUNT: Final = 12
ANY_MIX: Final = "TUG"


class ValuesError(ValueError):
    """A value that cannot be used; ``path`` is where it stands."""

    def __init__(self, path: tuple[str, ...], why: str) -> None:
        super().__init__(f"{'.'.join(path)}: {why}" if path else why)
        self.path = path
        self.why = why

    def __reduce__(self) -> tuple[type[ValuesError], tuple[tuple[str, ...], str]]:
        """It travels between processes with what it is made of."""
        return ValuesError, (self.path, self.why)


class Values:
    """A table of values, or a section of one."""

    __slots__ = ("_data", "_path", "_read")

    def __init__(
        self,
        data: dict[str, Json] | None = None,
        path: tuple[str, ...] = (),
        read: set[tuple[str, ...]] | None = None,
    ) -> None:
        self._data: dict[str, Json] = data or {}
        self._path = path
        self._read: set[tuple[str, ...]] = set() if read is None else read

    def __bool__(self) -> bool:
        return bool(self._data)

    def section(self, name: str) -> Values:
        """The values under a name; empty where there are none."""
        if name not in self._data:
            return Values(None, (*self._path, name), self._read)
        found = self._data[name]
        if not isinstance(found, dict):
            raise self._wrong(name, "a table of values was expected")
        self._read.add((*self._path, name))
        return Values(found, (*self._path, name), self._read)

    def number(self, key: str, default: int, least: int, most: int) -> int:
        if key not in self._data:
            return default
        found = self._take(key)
        if isinstance(found, bool) or not isinstance(found, int) or not least <= found <= most:
            raise self._wrong(key, f"{found!r:.40} is not a whole number from {least} to {most}")
        return found

    def numbers(
        self, key: str, default: tuple[int, ...], least: int, most: int, counts: Sequence[int] = ()
    ) -> tuple[int, ...]:
        """As many as before, or one of the given counts."""
        if key not in self._data:
            return default
        found = self._listed(key, counts or (len(default),))
        for one in found:
            if isinstance(one, bool) or not isinstance(one, int) or not least <= one <= most:
                raise self._wrong(key, f"{one!r:.40} is not a whole number from {least} to {most}")
        return tuple(one for one in found if isinstance(one, int))

    def word(self, key: str, default: int, words: Sequence[str]) -> int:
        """The number of a word."""
        if key not in self._data:
            return default
        return self._known(key, self._take(key), words)

    def words(
        self, key: str, default: tuple[int, ...], words: Sequence[str], counts: Sequence[int] = ()
    ) -> tuple[int, ...]:
        if key not in self._data:
            return default
        return tuple(self._known(key, one, words) for one in self._listed(key, counts or (len(default),)))

    def cost(self, key: str, default: Cost, mixed: bool = True) -> Cost:
        """Such as "2T 1G 1W", "1E" or "2TUG"; an empty text is no cost."""
        return self._cost(key, self._take(key), mixed) if key in self._data else default

    def costs(self, key: str, default: Sequence[Cost]) -> tuple[Cost, ...]:
        """One after the other, each without a mix."""
        if key not in self._data:
            return tuple(default)
        return tuple(self._cost(key, one, False) for one in self._listed(key, (len(default),)))

    def lists(self, key: str, default: Sequence[Sequence[Cost]]) -> tuple[tuple[Cost, ...], ...]:
        """Costs to choose from, list by list."""
        if key not in self._data:
            return tuple(tuple(ways) for ways in default)
        found: list[tuple[Cost, ...]] = []
        for ways in self._listed(key, (len(default),)):
            if not isinstance(ways, list) or not 1 <= len(ways) <= 3:
                raise self._wrong(key, "each entry is a list of one to three costs")
            found.append(tuple(self._cost(key, one, True) for one in ways))
        return tuple(found)

    def text(self, key: str) -> str | None:
        """Words that the caller reads."""
        if key not in self._data:
            return None
        found = self._take(key)
        if not isinstance(found, str) or len(found) > 200:
            raise self._wrong(key, "a short text was expected")
        return found

    def amounts(self, key: str, effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
        """The same effects with other amounts: one number for each "how much", in their order."""
        if key not in self._data:
            return effects
        given = list(self.numbers(key, tuple(amounts_in(effects)), 0, MOST_AMOUNT))
        return tuple(_with_amounts(effect, given) for effect in effects)

    def wrong(self, key: str, why: str) -> ValuesError:
        """What a caller says of a text it cannot read."""
        return self._wrong(key, why)

    def unread(self) -> list[tuple[str, ...]]:
        """Where values stand that no component has."""
        found: list[tuple[str, ...]] = []
        for key, value in self._data.items():
            path = (*self._path, key)
            if path not in self._read:
                found.append(path)
            elif isinstance(value, dict):
                found += Values(value, path, self._read).unread()
        return found

    def _take(self, key: str) -> Json:
        self._read.add((*self._path, key))
        return self._data[key]

    def _listed(self, key: str, counts: Sequence[int]) -> list[Json]:
        found = self._take(key)
        if not isinstance(found, list) or len(found) not in counts:
            many = " or ".join(map(str, counts))
            raise self._wrong(key, f"a list of {many} entries was expected")
        return found

    def _known(self, key: str, found: Json, words: Sequence[str]) -> int:
        if not isinstance(found, str) or found not in words:
            raise self._wrong(key, f"{found!r:.40} is none of {', '.join(words)}")
        return list(words).index(found)

    def _cost(self, key: str, found: Json, mixed: bool) -> Cost:
        amounts = [0] * ASSETS
        mix = 0
        if not isinstance(found, str) or len(found) > 60:
            raise self._wrong(key, 'a cost is a text such as "2T 1G 1W"')
        for part in found.split():
            digits = part.rstrip("TUGNWE")
            letters = part[len(digits) :]
            if not digits.isdecimal() or not 1 <= int(digits) <= MOST_OF_A_COST:
                raise self._wrong(key, f"{part!r:.40} is no part of a cost; write 2T, 1W or 2TUG")
            if letters == ANY_MIX and mixed:
                mix += int(digits)
            elif letters in ASSET_LETTERS:
                amounts[ASSET_LETTERS.index(letters)] += int(digits)
            else:
                known = (*ASSET_LETTERS, ANY_MIX) if mixed else ASSET_LETTERS
                raise self._wrong(key, f"{letters!r:.40} is no asset here; there is {', '.join(known)}")
        return Cost(tuple(amounts), mix)

    def _wrong(self, key: str, why: str) -> ValuesError:
        return ValuesError((*self._path, key), why)


def amounts_in(effects: Iterable[Instruction]) -> list[int]:
    """Lists each "how much" of these effects, in the order in which they are told."""
    return [amount for effect in effects for amount in _amounts(effect)]


def _amounts(effect: Instruction) -> list[int]:
    """How much an effect and those within it give, in order."""
    at = effect.amounts()
    found: list[int] = []
    for i, value in enumerate(effect.args()):
        if i in at and isinstance(value, int):
            found += [value] if value >= 0 else []
        else:
            found += _within(value)
    return found


def _within(value: Value) -> list[int]:
    if isinstance(value, Effect):
        return _amounts(value)
    if isinstance(value, tuple):
        return [amount for part in value for amount in _within(part)]
    return []


def _with_amounts(effect: Effect, given: list[int]) -> Effect:
    at = effect.amounts()
    args: list[Value] = []
    for i, value in enumerate(effect.args()):
        if i in at and isinstance(value, int):
            args.append(given.pop(0) if value >= 0 else value)
        else:
            args.append(_replaced(value, given))
    return type(effect)(*args)


def _replaced(value: Value, given: list[int]) -> Value:
    if isinstance(value, Effect):
        return _with_amounts(value, given)
    if isinstance(value, tuple):
        return tuple(_replaced(part, given) for part in value)
    return value
