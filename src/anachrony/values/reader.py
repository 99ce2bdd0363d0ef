"""An owner's file as it is read: by name, checked, never trusted.

Whatever is left unread belongs to no component and is rejected by name.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from anachrony.rules.cost import Cost
from anachrony.rules.kinds import ASSET_LETTERS, ASSETS

if TYPE_CHECKING:
    from anachrony.rules.rows import Json

MOST_OF_A_COST: Final = 12
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

    def __contains__(self, key: str) -> bool:
        return key in self._data

    def is_empty(self, key: str) -> bool:
        """Whether an empty list stands under a key."""
        return self._data[key] == []

    def section(self, name: str) -> Values:
        """The values under a name; empty where there are none."""
        path = (*self._path, name)
        if name not in self._data:
            return Values(None, path, self._read)
        found = self.take(name)
        if not isinstance(found, dict):
            raise ValuesError(path, "a table of values was expected")
        return Values(found, path, self._read)

    def take(self, key: str) -> Json:
        """What stands under a key that there is. It is read now."""
        self._read.add((*self._path, key))
        return self._data[key]

    def wrong(self, key: str, why: str) -> ValuesError:
        """What is said of a value that cannot be."""
        return ValuesError((*self._path, key), why)

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

    # --- what a value may be --------------------------------------------------------------------------

    def number(self, key: str, found: Json, least: int, most: int) -> int:
        if isinstance(found, bool) or not isinstance(found, int) or not least <= found <= most:
            raise self.wrong(key, f"{found!r:.40} is not a whole number from {least} to {most}")
        return found

    def word(self, key: str, found: Json, words: Mapping[str, int]) -> int:
        """The number of a word."""
        if not isinstance(found, str) or found not in words:
            raise self.wrong(key, f"{found!r:.40} is none of {', '.join(words)}")
        return words[found]

    def listed(self, key: str, found: Json, counts: Sequence[int]) -> list[Json]:
        if not isinstance(found, list) or len(found) not in counts:
            many = " or ".join(map(str, counts))
            raise self.wrong(key, f"a list of {many} entries was expected")
        return found

    def cost(self, key: str, found: Json, mixed: bool) -> Cost:
        """Such as "2T 1G 1W", "1E" or "2TUG"; an empty text is no cost."""
        amounts = [0] * ASSETS
        mix = 0
        if not isinstance(found, str) or len(found) > 60:
            raise self.wrong(key, 'a cost is a text such as "2T 1G 1W"')
        for part in found.split():
            digits = part.rstrip("TUGNWE")
            letters = part[len(digits) :]
            if not digits.isdecimal() or not 1 <= int(digits) <= MOST_OF_A_COST:
                raise self.wrong(key, f"{part!r:.40} is no part of a cost; write 2T, 1W or 2TUG")
            if letters == ANY_MIX and mixed:
                mix += int(digits)
            elif letters in ASSET_LETTERS:
                amounts[ASSET_LETTERS.index(letters)] += int(digits)
            else:
                known = (*ASSET_LETTERS, ANY_MIX) if mixed else ASSET_LETTERS
                raise self.wrong(key, f"{letters!r:.40} is no asset here; there is {', '.join(known)}")
        return Cost(tuple(amounts), mix)
