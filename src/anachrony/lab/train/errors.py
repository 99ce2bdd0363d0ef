"""What ends training with a sentence."""

from __future__ import annotations


class TrainingRefused(ValueError):
    """What was asked cannot be done; the message says why."""


class PlayersGone(TrainingRefused):
    """Nobody plays any more, though there is time."""
