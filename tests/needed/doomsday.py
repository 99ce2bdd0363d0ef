"""What Doomsday must have a story for."""

from __future__ import annotations

from anachrony.modules.doomsday.cards import EXPERIMENTS

DOOMSDAY = (
    "setup",
    "preparation",
    "experiment action",
    "track",
    "trajectory",
    "limits of the impact tile",
    "seal fate",
    "save earth",
    "view",
    "undo and save",
)

GROUP = "doomsday"
NEEDED = [
    *(card.name for card in EXPERIMENTS),
    "most experiments",
    "experiment",
    *(f"doomsday: {rule}" for rule in DOOMSDAY),
]
