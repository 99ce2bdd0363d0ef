"""The coach: what a computer player would do, and how a finished game was played."""

from __future__ import annotations

from anachrony.server.computers.bots import Bots
from anachrony.server.core import Core
from anachrony.server.features.coach.analyses import Analyses
from anachrony.server.features.coach.hints import Hints
from anachrony.server.tables.finished import FinishedGames
from anachrony.server.telemetry import Metrics


class Coaching:
    def __init__(self, core: Core, metrics: Metrics, bots: Bots, finished: FinishedGames) -> None:
        self.hints = Hints(core.settings, metrics, core.pool)
        record = finished.records.of
        self.analyses = Analyses(
            core.settings, core.tables.store, core.pool, record, lambda: bots.people_wait
        )

    def begin(self) -> None:
        self.analyses.start()

    def stop(self) -> None:
        """What is under way is put back."""
        self.analyses.stop()
