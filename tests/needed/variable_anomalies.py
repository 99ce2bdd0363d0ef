"""What Variable Anomalies must have a story for."""

from __future__ import annotations

from anachrony.modules.variable_anomalies.tiles import ANOMALIES

VARIABLE_ANOMALIES = (
    "setup",
    "preparation",
    "choice",
    "windows",
    "empty stacks",
    "endgame condition",
    "undo and save",
    "view",
)
RULINGS = 15

GROUP = "variable anomalies"
NEEDED = [
    *(row.name for row in ANOMALIES),
    "anomaly remover",
    "most anomalies",
    *(f"variable anomalies: {rule}" for rule in VARIABLE_ANOMALIES),
    *(f"FA{n}" for n in range(1, RULINGS + 1)),
]
