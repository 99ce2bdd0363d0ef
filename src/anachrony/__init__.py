"""Anachrony: the whole board game as software. Unofficial; the game belongs to Mindclash Games."""

from typing import TYPE_CHECKING

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
