"""The puzzles of a server: what is kept of them, and whether they are made here."""

from __future__ import annotations

from anachrony.server.features.coach.coach import Coaching
from anachrony.server.features.puzzles.making import PuzzleMaking
from anachrony.server.features.puzzles.store import PuzzleStore
from anachrony.server.settings import Settings
from anachrony.server.storage.database import Database


class Puzzles:
    def __init__(self, database: Database, coaching: Coaching, settings: Settings) -> None:
        analyses = coaching.analyses
        self.store = store = PuzzleStore(database)
        self.made = settings.puzzles
        self._analyses = analyses
        if self.made:
            making = PuzzleMaking(store, analyses.record, alone=settings.workers == 1)
            analyses.take_on(making.make, settings.puzzle_seconds)

    def hurry(self) -> None:
        """Somebody has come for the puzzle of the day, and there is none."""
        self._analyses.hurry()
