"""What a player knows of Doomsday and of the Guardians of the Council."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anachrony.modules.doomsday.actions import claim_lack
from anachrony.modules.doomsday.rows import SAVE_EARTH
from anachrony.players.knowledge.base import Insight
from anachrony.rules.effect import Frame
from anachrony.rules.effects.assets import READY
from anachrony.rules.kinds import ACTION_ROUNDS, NO_SEAT, POWER_UP, WATER

if TYPE_CHECKING:
    from anachrony.modules.doomsday.rows import Doomsday
    from anachrony.modules.guardians.rows import GuardianBoard
    from anachrony.rules.state import State

# In points, as self-play found them good enough.
GUARDIAN_AN_ERA: Final = 0.6  # what one does in an Era, less its Energy Core
GUARDIAN_READY: Final = 2.2  # one on its hex: an Action of a Genius
POST_WATER: Final = 0.3  # Water for its own Capital Action
CLAIMABLE: Final = 0.06  # part of its VP that a card in Focus promises to whoever can claim it
NEARLY: Final = 0.02  # and to those who cannot yet
NEXT_STEP: Final = 0.05  # part of the VP on the slots ahead


class GuardianInsight(Insight):
    """A Guardian is a Genius and its Exosuit, every Era anew, for the price of the suit's hex."""

    def __init__(self, table: GuardianBoard) -> None:
        self.enlisted: int = table.enlisted

    def value(self, state: State, index: int, left: float) -> float:
        seat = state.seats[index]
        count = len(seat.beside[self.enlisted])
        if not count:
            return 0.0
        value = count * GUARDIAN_AN_ERA * left
        if POWER_UP <= state.phase <= ACTION_ROUNDS and not state.passed >> index & 1:
            ready = seat.beside[state.rules.unmanned][READY].bit_count()
            value += GUARDIAN_READY * ready + (POST_WATER if ready and seat.stock[WATER] else 0.0)
        return value


class DoomsdayInsight(Insight):
    """Cards that one could claim, and what the own tracker still promises."""

    def __init__(self, table: Doomsday) -> None:
        self.table: Doomsday = table

    def value(self, state: State, index: int, left: float) -> float:
        table = self.table
        seat = state.seats[index]
        if seat.board is None:
            return 0.0
        value = 0.0
        number = state.beside[table.timeline][seat.focus]
        if number >= 0 and seat.hexes and not state.passed >> index & 1:
            card = table.cards[number]
            probe = Frame((), 0, index, NO_SEAT, NO_SEAT, 0, None)
            value += card.vp * (NEARLY if claim_lack(state, probe, card) else CLAIMABLE)
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
