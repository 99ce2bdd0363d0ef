"""The table of the module, where its parts find each other."""

from __future__ import annotations

from dataclasses import dataclass, field

from anachrony.rules.rows import Table, Use
from anachrony.values.marks import Inside, Price, owned


@dataclass(frozen=True)
class VariableAnomalies(Table):
    """How an Anomaly is removed; the tiles themselves are the Anomalies of the book."""

    remover: Use = field(metadata=owned(Inside({"pay": Price(paid=True, optional=True)})))
    place: int = 0  # of the Anomaly Remover beside every Player board

    @property
    def section(self) -> str:
        return "anomaly_remover"
