"""What Pioneers of New Earth must have a story for."""

from __future__ import annotations

from anachrony.modules.pioneers.boards import UPGRADE_BOARDS
from anachrony.modules.pioneers.cards import DECKS

PIONEERS = (
    "setup",
    "power",
    "power slots",
    "decks",
    "sensor draws",
    "die",
    "success",
    "failure",
    "order of a box",
    "ongoing cards",
    "nested actions",
    "power upgrade",
    "sensor upgrade",
    "view",
)

GROUP = "pioneers of new earth"
NEEDED = [
    *(card.name for deck in DECKS for card in deck.cards),
    *(f"{board.path} upgrade board" for board in UPGRADE_BOARDS),
    "most adventures",
    *(f"pioneers: {rule}" for rule in PIONEERS),
]
