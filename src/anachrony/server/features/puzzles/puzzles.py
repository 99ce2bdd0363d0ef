"""The puzzles of a server: what is kept of them, and whether they are made here."""

from __future__ import annotations

from anachrony.server.features.coach.analyses import Analyses
from anachrony.server.features.puzzles.making import PuzzleMaking
from anachrony.server.features.puzzles.store import PuzzleStore
from anachrony.server.settings import Settings


class Puzzles:
    def __init__(self, store: PuzzleStore, analyses: Analyses, settings: Settings) -> None:
        self.store = store
        self.made = settings.puzzles
        self._analyses = analyses
        if self.made:
            making = PuzzleMaking(store, analyses.record, alone=settings.workers == 1)
            analyses.take_on(making.make, settings.puzzle_seconds)

    def hurry(self) -> None:
        """Somebody has come for the puzzle of the day, and there is none."""
        self._analyses.hurry()
