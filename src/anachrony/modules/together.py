"""Which modules go together: what the rulebooks forbid, and what they advise against."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

# In the order of a sentence: "doomsday and fractures: ...".
FORBIDDEN: Final = (
    ("doomsday", "fractures", "both move the Impact, each in its own way"),
    ("guardians", "fractures", "Guardians cannot Blink, and the Valley has no place for them"),
    ("doomsday", "intrigues", "its last Era is fixed, whatever becomes of the Impact"),
)
FORBIDDEN_SOLO: Final = (
    ("doomsday", "pioneers", "the solo opponent has tiles for one of them only"),
    ("doomsday", "guardians", "the solo opponent has tiles for one of them only"),
)
ADVISED_AGAINST: Final = (("doomsday", "pioneers", "there is more to do than there are Workers for"),)


def refusal(modules: Sequence[str], solo: bool = False) -> str:
    """Why these modules cannot be played together; empty where they can."""
    for one, other, why in (*FORBIDDEN, *(FORBIDDEN_SOLO if solo else ())):
        if one in modules and other in modules:
            alone = " against a solo opponent" if solo else ""
            return f"{one} and {other} cannot be played together{alone}: {why}"
    return ""


def warnings(modules: Sequence[str]) -> list[str]:
    """What the rulebook advises against; it can be played all the same."""
    return [
        f"the rulebook advises against {one} together with {other}: {why}"
        for one, other, why in ADVISED_AGAINST
        if one in modules and other in modules
    ]
