"""What a player knows of the Guardians of the Council."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anachrony.modules.guardians.rows import Guardians
from anachrony.players.knowledge.base import Knowledge
from anachrony.rules.effects.exosuits import READY
from anachrony.rules.kinds import ACTION_ROUNDS, POWER_UP, WATER

if TYPE_CHECKING:
    from anachrony.rules.ruleset import Ruleset
    from anachrony.rules.state import State

# In points, as self-play found them good enough.
GUARDIAN_AN_ERA: Final = 0.6  # what one does in an Era, less its Energy Core
GUARDIAN_READY: Final = 2.2  # one on its hex: an Action of a Genius
POST_WATER: Final = 0.3  # Water for its own Capital Action


class GuardiansKnowledge(Knowledge):
    """A Guardian is a Genius and its Exosuit, every Era anew, for the price of the suit's hex."""

    def __init__(self, rules: Ruleset) -> None:
        self.enlisted: int = rules.table(Guardians).enlisted

    def value(self, state: State, index: int, left: float) -> float:
        seat = state.seats[index]
        count = len(seat.beside[self.enlisted])
        if not count:
            return 0.0
        value = count * GUARDIAN_AN_ERA * left
        if POWER_UP <= state.phase <= ACTION_ROUNDS and not state.passed >> index & 1:
            ready = seat.beside[state.rules.unmanned][READY].bit_count()
            value += GUARDIAN_READY * ready + (POST_WATER if ready and seat.amount(WATER) else 0.0)
        return value
