"""What a player knows of Fractures of Time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anachrony.modules.fractures.rows import Fractures
from anachrony.players.knowledge.base import Knowledge

if TYPE_CHECKING:
    from anachrony.rules.ruleset import Ruleset
    from anachrony.rules.state import State

# In points, as self-play found them good enough.
FLUX_CORE: Final = 0.8  # one in the supply, before a Blink is planned with it


class FracturesKnowledge(Knowledge):
    """Flux Cores are turns to come."""

    def __init__(self, rules: Ruleset) -> None:
        self.flux: int = rules.table(Fractures).flux

    def value(self, state: State, index: int, left: float) -> float:
        return FLUX_CORE * state.seats[index].stock[self.flux]
