"""The coach measured: chances that come true are told from those that do not."""

from __future__ import annotations

from random import Random

import pytest

from anachrony.lab import calibration, faults, pages
from anachrony.lab.calibration import CalibrationGame, JudgedPosition, reliability, slopes
from anachrony.players.coach.chance import softmax


def invented(slope: float, games: int, seats: int = 2) -> list[CalibrationGame]:
    """Games whose winner is drawn by chances of that slope."""
    chance = Random(3)
    found = []
    for seed in range(games):
        standings = tuple(chance.gauss(0, 1) for _ in range(seats))
        winner = chance.choices(range(seats), softmax(standings, slope))[0]
        won = tuple(1.0 if seat == winner else 0.0 for seat in range(seats))
        found.append(CalibrationGame(seed, (JudgedPosition(0, standings), JudgedPosition(1, standings)), won))
    return found


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("slope", [0.5, 2.0])
def test_the_fit_finds_the_slope_that_the_games_were_drawn_by(slope: float, seats: int) -> None:
    found = slopes(invented(slope, 400, seats))
    assert len(found) == 2
    assert abs(found[0].value - slope) < 3 * found[0].error
    assert found[0].error < 0.4


def test_a_few_games_that_went_as_expected_prove_no_certainty() -> None:
    played = [CalibrationGame(seed, (JudgedPosition(0, (1.0, 0.0)),), (1.0, 0.0)) for seed in range(6)]
    assert slopes(played)[0].value < 5.0


def test_the_table_tells_what_came_true() -> None:
    found = reliability(invented(1.5, 400))
    assert sum(one.positions for one in found.bins) == 400 * 2 * 2
    assert found.brier < found.flat
    for one in found.bins:
        assert abs(one.came - one.said) < 4 * one.error + 0.02
    assert pages.markdown_table(calibration.table(found)).count("\n") >= len(found.bins)


def test_a_game_is_played_to_its_end_with_its_winner() -> None:
    played = calibration.play(calibration.CalibrationJob("network", 2, 7))
    assert played is not None
    assert sum(played.won) == pytest.approx(1.0)
    assert {kept.era for kept in played.positions} >= {0, 1, 4}


def test_faulted_moves_together() -> None:
    one = faults.Compared(1, 2, 3, 0.1, 0.25, 0.1, 2.0)
    found = faults.verdict(
        [one, one._replace(chance=-0.05, points=0.0), one._replace(chance=0.1, points=1.0)]
    )
    assert (found.moves, found.better, found.worse) == (3, 2, 1)
    assert found.chance == pytest.approx(0.1)
    assert found.points == pytest.approx(1.0)
    assert found.error == pytest.approx(0.0866, abs=0.001)
