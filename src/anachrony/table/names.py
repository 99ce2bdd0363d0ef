"""Names that people give: what may stand in one, and which two look the same.

A name is seen beside other names, so nothing in it may be invisible, run the other way, or pile up; and at
one table, or among the accounts, nobody may look like somebody else. A word is written in one script, or
in those that are written together in East Asia ("highly restrictive" in UTS 39). So what is left are names
that are wholly written with letters that look like others, and these are compared by ``look_alikes``.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from typing import Final

from anachrony.table.look_alikes import LATIN_TWINS

MOST: Final = 40
MOST_MARKS: Final = 2  # on one letter; more of them climb out of the line
MAX_MARKS_IN_TALK: Final = 4  # some scripts need three

# Letters and marks that show nothing, although Unicode does not count them among the format characters.
_BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
_VARIATIONS: Final = ((0xFE00, 0xFE0F), (0xE0100, 0xE01EF), (0x180B, 0x180F))
_MARKS_OVERLOOKED: Final = ("LATIN", "GREEK", "CYRILLIC")
_HAN: Final = "CJK"
_TOGETHER: Final = (
    {"LATIN", _HAN, "HIRAGANA", "KATAKANA"},
    {"LATIN", _HAN, "BOPOMOFO"},
    {"LATIN", _HAN, "HANGUL"},
)
# The first word of a letter's name in Unicode is its script, but for these. What is empty stands in any.
_SCRIPT_WORDS: Final = {
    "ROMAN": "LATIN",
    "TURNED": "LATIN",
    "EXTENDED": "ARABIC",
    "INDIC": "ARABIC",
    "IDEOGRAPHIC": _HAN,
    "HANGZHOU": _HAN,
    "VIETNAMESE": _HAN,
    "VERTICAL": _HAN,
    "HENTAIGANA": "HIRAGANA",
    "DIGIT": "",
    "MODIFIER": "",
    "COMBINING": "",
    "VEDIC": "",
}
_PROLONGED: Final = "\u30fc"  # of Hiragana and Katakana
# Letters for transcribing sounds, first to last: nobody is called so, and many look like others.
_PHONETIC: Final = (
    (0x0250, 0x02AF),
    (0x1D00, 0x1DBF),
    (0xA722, 0xA7FF),
    (0xAB30, 0xAB6F),
    (0x10780, 0x107BF),
    (0x1DF00, 0x1DFFF),
)
_IN_ALPHABETS: Final = frozenset(
    "\u0253\u0254\u0256\u0257\u0259\u025b\u0263\u0268\u0269\u0272\u0289\u028a\u028b\u0292\u0294"
)  # of these some are letters of living languages, such as Azerbaijani, Ewe and Hausa
_REORDERING: Final = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")

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
    _check_marks(shown, MOST_MARKS)
    return shown


def proper(name: str) -> str:
    """A new name, tidied; ValueError says why it could be taken for another."""
    shown = tidy(name)
    if any(first <= ord(c) <= last for c in shown for first, last in _PHONETIC if c not in _IN_ALPHABETS):
        raise ValueError("a name has no phonetic letters")
    for word in re.split(r"[\s\W_]+", shown):
        scripts = {script for script in map(_script, word) if script}
        if len(scripts) > 1 and not any(scripts <= together for together in _TOGETHER):
            raise ValueError("a word of a name is written in one script")
    return shown


def without_reordering(text: str) -> str:
    """Text without the signs that turn the direction of what stands around it."""
    return _REORDERING.sub("", text)


def without_piles(text: str) -> str:
    """The text as it is; ValueError where a letter has so many marks that they cover the lines around it."""
    _check_marks(text, MAX_MARKS_IN_TALK)
    return text


def alike(one: str, other: str) -> bool:
    """Whether people could take one name for the other."""
    return folded(one) == folded(other) or bool(set(looks(one)) & set(looks(other)))


def folded(name: str) -> str:
    """A name in capitals or not."""
    return unicodedata.normalize("NFKC", name).casefold()[:128]


def taken(name: str, others: Iterable[str]) -> bool:
    return any(other and alike(name, other) for other in others)


def looks(name: str) -> tuple[str, str]:
    """What a name looks like: read without regard to case, and drawn. Two names are alike where either is
    the same. I, l and 1 are drawn alike, but Ian is not Lan."""
    plain = _without_marks(unicodedata.normalize("NFKC", name)).replace(" ", "").translate(LATIN_TWINS)
    drawn = plain.translate(_DIGITS).replace("rn", "m").replace("vv", "w")
    return f"read {plain.casefold()}"[:160], f"drawn {drawn}"[:160]


def _invisible(c: str) -> bool:
    return (
        unicodedata.category(c) == "Cf"
        or c in _BLANK
        or any(first <= ord(c) <= last for first, last in _VARIATIONS)
    )


def _script(c: str) -> str:
    """The script of a letter, a digit or a mark; nothing where it stands in several."""
    category = unicodedata.category(c)
    if category[0] not in "LNM" or category == "No" or c == _PROLONGED:
        return ""
    first = re.split("[ -]", unicodedata.name(c, "UNNAMED"), maxsplit=1)[0]
    return _SCRIPT_WORDS.get(first, first)


def _check_marks(text: str, most: int) -> None:
    marks = 0
    for c in unicodedata.normalize("NFD", text):
        marks = marks + 1 if unicodedata.category(c) in ("Mn", "Me") else 0
        if marks > most:
            raise ValueError("too many marks on one letter")


def _without_marks(name: str) -> str:
    """Marks that made no letter of their own are easily overlooked; other scripts than these need theirs."""
    kept: list[str] = []
    base = ""
    for c in name:
        if unicodedata.category(c) not in ("Mn", "Me"):
            base = c
        elif _script(base) in _MARKS_OVERLOOKED:
            continue
        kept.append(c)
    return "".join(kept)
