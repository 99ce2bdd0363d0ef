"""Ratings as people read them: everybody begins at 1500, give or take 200."""

from __future__ import annotations

from typing import Final

from anachrony.server.api.responses import RatingInfo
from anachrony.server.features.ratings.results import MU

CENTER: Final = 1500  # where everybody begins
SCALE: Final = 24.0  # points for one of the library's: a beginner's uncertainty is 200


def points(mu: float) -> int:
    return round(CENTER + SCALE * (mu - MU))


def figures(mu: float, sigma: float, games: int) -> RatingInfo:
    return RatingInfo(rating=points(mu), uncertainty=round(SCALE * sigma), games=games)
