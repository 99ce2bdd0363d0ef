"""What a player knows of Doomsday."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anachrony.modules.doomsday.actions import claim_lack
from anachrony.modules.doomsday.rows import SAVE_EARTH, Doomsday
from anachrony.players.knowledge.base import Knowledge
from anachrony.rules.what_if import idle

if TYPE_CHECKING:
    from anachrony.rules.ruleset import Ruleset
    from anachrony.rules.state import State

# In points, as self-play found them good enough.
CLAIMABLE: Final = 0.06  # part of its VP that a card in Focus promises to whoever can claim it
NEARLY: Final = 0.02  # and to those who cannot yet
NEXT_STEP: Final = 0.05  # part of the VP on the slots ahead


class DoomsdayKnowledge(Knowledge):
    """Cards that one could claim, and what the own tracker still promises."""

    def __init__(self, rules: Ruleset) -> None:
        self.table: Doomsday = rules.table(Doomsday)

    def value(self, state: State, index: int, left: float) -> float:
        table = self.table
        seat = state.seats[index]
        if seat.board is None:
            return 0.0
        value = 0.0
        number = state.beside[table.timeline][seat.focus]
        if number >= 0 and seat.hexes and not state.passed >> index & 1:
            card = table.cards[number]
            value += card.vp * (NEARLY if claim_lack(state, idle(state, index), card) else CLAIMABLE)
        if not state.impact and not table.is_saved(state) and not table.is_sealed(state):
            value += NEXT_STEP * self.promised(state, index)
        return value

    def promised(self, state: State, index: int) -> float:
        """VP on the two slots that come next for the own Path."""
        table = self.table
        interest = table.interests[state.seats[index].path]
        slot = table.slot(state, interest.tracker)
        step = -1 if interest.tracker == SAVE_EARTH else 1
        total = 0.0
        for ahead in (slot + step, slot + 2 * step):
            if 0 <= ahead < len(table.track):
                row = table.track[ahead]
                total += row.vp_right if interest.right else row.vp_left
        return total
