"""The table of the module, where its parts find each other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anachrony.rules.rows import Table

if TYPE_CHECKING:
    from anachrony.rules.rows import Use


class VariableAnomalies(Table):
    """How an Anomaly is removed; the tiles themselves are the Anomalies of the book."""

    def __init__(self, remover: Use) -> None:
        self.remover = remover
        self.place = 0  # of the Anomaly Remover beside every Player board
