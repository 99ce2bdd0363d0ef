"""Names that people give: what may stand in one, and which two look the same.

A name is seen beside other names, so nothing in it may be invisible, run the other way, or pile up; and at
one table, or among the accounts, nobody may look like somebody else. The whole table of look-alikes that
Unicode publishes (UTS 39) has thousands of rows, most of them for signs that nobody types. What is here are
its rows for the letters that whole Latin names can be written with; a word that mixes the three alphabets
is refused, so nothing else of them can stand in for a Latin letter.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from typing import Final

MOST: Final = 40
MOST_MARKS: Final = 2  # on one letter; more of them climb out of the line

# Letters and marks that show nothing, although Unicode does not count them among the format characters.
_BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
_VARIATIONS: Final = ((0xFE00, 0xFE0F), (0xE0100, 0xE01EF), (0x180B, 0x180F))
_ALPHABETS: Final = ("LATIN", "GREEK", "CYRILLIC")
_REORDERING: Final = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")

_TWINS: Final = str.maketrans(
    "АВЕЅІЈКМНОРСТУХаеѕіјорсухһԁԛԝѵӏΑΒΕΖΗΙΚΜΝΟΡΤΥΧαορυνιı",  # noqa: RUF001  # that they look alike is the point
    "ABESIJKMHOPCTYXaesijopcyxhdqwvlABEZHIKMNOPTYXaopuvii",
)
_DIGITS: Final = str.maketrans("I1|0", "lllO")


def tidy(name: str) -> str:
    """A name as it is kept: one form of each letter, single spaces, nothing invisible. ValueError says what
    cannot stand in a name."""
    shown = "".join(c for c in unicodedata.normalize("NFKC", name) if not _invisible(c))
    shown = " ".join(unicodedata.normalize("NFKC", shown).split())
    if not any(unicodedata.category(c)[0] in "LNSP" for c in shown):
        raise ValueError("a name needs something that can be seen")
    if len(shown) > MOST:
        raise ValueError(f"a name has at most {MOST} letters")
    if any(unicodedata.category(c) in ("Cc", "Cn", "Co", "Cs") for c in shown):
        raise ValueError("a name has no control characters")
    _check_marks(shown)
    for word in re.split(r"[^\w]+", shown):
        if len({alphabet for alphabet in map(_alphabet, word) if alphabet}) > 1:
            raise ValueError("a word of a name is written in one alphabet")
    return shown


def without_reordering(text: str) -> str:
    """Text without the signs that turn the direction of what stands around it."""
    return _REORDERING.sub("", text)


def alike(one: str, other: str) -> bool:
    """Whether people could take one name for the other."""
    return bool(set(looks(one)) & set(looks(other)))


def taken(name: str, others: Iterable[str]) -> bool:
    return any(other and alike(name, other) for other in others)


def looks(name: str) -> tuple[str, str]:
    """What a name looks like: read without regard to case, and drawn. Two names are alike where either is
    the same. I, l and 1 are drawn alike, but Ian is not Lan."""
    plain = _without_marks(unicodedata.normalize("NFKC", name)).replace(" ", "").translate(_TWINS)
    drawn = plain.translate(_DIGITS).replace("rn", "m").replace("vv", "w")
    return f"read {plain.casefold()}"[:160], f"drawn {drawn}"[:160]


def _invisible(c: str) -> bool:
    return (
        unicodedata.category(c) == "Cf"
        or c in _BLANK
        or any(first <= ord(c) <= last for first, last in _VARIATIONS)
    )


def _alphabet(c: str) -> str:
    first = unicodedata.name(c, "").partition(" ")[0]
    return first if first in _ALPHABETS else ""


def _check_marks(name: str) -> None:
    marks = 0
    for c in unicodedata.normalize("NFD", name):
        marks = marks + 1 if unicodedata.category(c) in ("Mn", "Me") else 0
        if marks > MOST_MARKS:
            raise ValueError("too many marks on one letter of a name")


def _without_marks(name: str) -> str:
    """Marks that made no letter of their own are easily overlooked; other scripts than these need theirs."""
    kept: list[str] = []
    base = ""
    for c in name:
        if unicodedata.category(c) not in ("Mn", "Me"):
            base = c
        elif _alphabet(base):
            continue
        kept.append(c)
    return "".join(kept)
