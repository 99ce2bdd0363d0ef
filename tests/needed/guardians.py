"""What Guardians of the Council must have a story for."""

from __future__ import annotations

from anachrony.modules.guardians.posts import GUARDIANS

GUARDIAN_RULES = (
    "setup",
    "covered council space",
    "enlisting",
    "path markers",
    "power up",
    "more than six",
    "no worker",
    "post",
    "clean up",
    "undo and save",
)

GROUP = "guardians of the council"
NEEDED = [
    *(row.name for row in GUARDIANS),
    "most guardians",
    *(f"guardians: {rule}" for rule in GUARDIAN_RULES),
]
