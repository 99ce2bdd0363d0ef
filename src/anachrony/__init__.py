"""Anachrony: the whole board game as software. Unofficial; the game belongs to Mindclash Games."""

from anachrony.game import CorruptSave, Decision, Game, IllegalMove, Option
from anachrony.record import RecordError
from anachrony.rules.kinds import CHANCE
from anachrony.terms import SetupError

__all__ = [
    "CHANCE",
    "CorruptSave",
    "Decision",
    "Game",
    "IllegalMove",
    "Option",
    "RecordError",
    "SetupError",
]
