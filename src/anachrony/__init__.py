"""Anachrony: the whole board game as software. Unofficial; the game belongs to Mindclash Games."""

from typing import TYPE_CHECKING

from anachrony.game import CorruptSave, Decision, Game, IllegalMove, Option, UnknownPlace
from anachrony.record import RecordError
from anachrony.rules.effect import Event
from anachrony.rules.kinds import CHANCE
from anachrony.rules.lack import Lack
from anachrony.rules.views import View
from anachrony.terms import SetupError, Terms

__all__ = [
    "CHANCE",
    "CorruptSave",
    "Decision",
    "Event",
    "Game",
    "IllegalMove",
    "Lack",
    "Option",
    "RecordError",
    "SetupError",
    "Terms",
    "UnknownPlace",
    "View",
    "__version__",
]

if TYPE_CHECKING:
    __version__: str
else:

    def __getattr__(name: str) -> str:
        """``__version__`` when it is asked for: reading it takes longer than a game's first hundred moves."""
        if name != "__version__":
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from anachrony.version import version

        return version()
