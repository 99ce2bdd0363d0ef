"""Ratings as people read them: everybody begins at 1500, give or take 200."""

from __future__ import annotations

from typing import Final

from anachrony.server.storage.results import MU
from anachrony.server.table import seen

CENTER: Final = 1500  # where everybody begins
SCALE: Final = 24.0  # points for one of the library's: a beginner's uncertainty is 200


def points(mu: float) -> int:
    return round(CENTER + SCALE * (mu - MU))


def figures(mu: float, sigma: float, games: int) -> seen.Json:
    return {"rating": points(mu), "uncertainty": round(SCALE * sigma), "games": games}
