"""How well players tell options apart, measured on turns whose answer is known."""

from __future__ import annotations

import random

import pytest

from anachrony.lab import siblings
from anachrony.lab.siblings import Turn
from anachrony.players.levels import UnknownPlayer


def invented(turns: int, noise: float) -> list[Turn]:
    """Turns with true margins, noisy futures, and three players: one knows, one guesses, one errs."""
    chance = random.Random(2)
    found = []
    for seed in range(turns):
        true = tuple(chance.gauss(0, 3) for _ in range(siblings.OPTIONS))
        margins = tuple(tuple(chance.gauss(one, noise) for _ in range(16)) for one in true)
        guess = tuple(chance.gauss(0, 1) for _ in true)
        found.append(Turn(seed, margins, (true, guess, tuple(-one for one in true))))
    return found


def test_who_knows_agrees_as_far_as_the_noise_allows() -> None:
    found = invented(200, noise=8.0)
    knows, guesses, errs = siblings.agreement(found, ("knows", "guesses", "errs"))
    assert knows.low < siblings.ceiling(found) < knows.high + 0.02
    assert guesses.low < 0 < guesses.high
    assert errs.correlation == pytest.approx(-knows.correlation)
    assert knows.gained > 1 > guesses.gained > errs.gained


def test_without_noise_agreement_is_perfect() -> None:
    found = invented(50, noise=0.0)
    assert siblings.agreement(found, ("knows",))[0].low == pytest.approx(1)
    assert siblings.ceiling(found) == pytest.approx(1)


def test_turns_of_a_game_are_played_out_on_the_same_futures() -> None:
    job = siblings.SiblingJob(siblings.FIRST_DEAL, ("heuristic", "neural"), 2, "network")
    found = siblings.look(job)
    assert 1 <= len(found) <= siblings.TURNS_OF_A_GAME
    for turn in found:
        assert [len(one) for one in turn.margins] == [2] * siblings.OPTIONS
        assert [len(one) for one in turn.said] == [siblings.OPTIONS] * 2
        assert turn.said[0] == tuple(sorted(turn.said[0], reverse=True))


def test_who_says_nothing_of_options_is_refused() -> None:
    with pytest.raises(UnknownPlayer, match="does not say"):
        siblings.valuer("random")
