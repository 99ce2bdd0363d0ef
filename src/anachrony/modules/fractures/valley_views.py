"""What the module adds to a view."""

from __future__ import annotations

from typing import TypedDict

from anachrony.rules.views import OfferView


class ValleyTable(TypedDict):
    """Operators that wait on the Valley's slots, and the piles of Technologies by their numbers."""

    operators: int
    slots: int
    technologies: OfferView


class ValleySeat(TypedDict):
    """Technologies by name, Endgame Conditions of one's own, and leaders that may be called or were."""

    technologies: list[str]
    conditions: list[str]
    borrowed: list[str]
    called: list[str]
