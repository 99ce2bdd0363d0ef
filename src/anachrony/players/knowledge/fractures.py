"""What a player knows of Fractures of Time: Flux, the Device, Glitches, the risk of a roll, Technologies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anachrony.modules.fractures.glitches import FractureRoll, kind_of
from anachrony.modules.fractures.rows import (
    BLINK_FROM_VALLEY,
    BUILDING,
    CONDITION,
    DEVICE,
    FLUX_REROLL,
    HEX,
    PARADOX_TRACK,
    RECALL_LESS,
    SET_GLITCH,
    TRAVEL_TRACK,
    UPGRADES,
    Fractures,
)
from anachrony.modules.fractures.valley_rows import OPERATOR_BONUS, TECHNOLOGY_LESS, Technology, Valley
from anachrony.players.evaluation.prices import PLACING_PRICE, TRAIT_PRICES, effect_worth, effects_worth
from anachrony.players.knowledge.base import Knowledge
from anachrony.rules.kinds import ACTION_ROUNDS, ICONS

if TYPE_CHECKING:
    from anachrony.rules.chance import Chance
    from anachrony.rules.ruleset import Ruleset
    from anachrony.rules.state import Seat, State

# In points, as self-play found them good enough.
FLUX_CORE: Final = 0.9  # one that a Blink can still use
SPARE_CORE: Final = 0.2  # one more than the Device has room for
ROOM: Final = (0.0, 0.3, 0.7, 1.2, 1.6, 1.9, 2.1)  # of so many empty spaces, with an Era to come
UPGRADE: Final = 0.6  # of what an upgrade brings, for a Breakthrough that could make one
SPENT: Final = 1.5  # what a Breakthrough would have scored
# What a Glitch takes away in each Era, beyond its points.
EACH_ERA: Final = {
    TRAVEL_TRACK: 0.5,
    PARADOX_TRACK: 0.4,
    BUILDING: 0.9,
    DEVICE: 0.0,  # as a space less
    HEX: 0.5,
    CONDITION: 0.0,  # as a Condition that cannot be met
}
# What a trait of a Technology brings in each Era.
LASTING: Final[dict[int | str, float]] = {
    BLINK_FROM_VALLEY: 0.6,
    FLUX_REROLL: 0.65,
    SET_GLITCH: 0.6,
    TECHNOLOGY_LESS: 0.6,
    RECALL_LESS: 0.8,
    OPERATOR_BONUS: 0.6,
}


def each_era(row: Technology) -> float:
    """What a Technology brings in an Era, beyond its points."""
    worth = 0.0
    for trait, n in row.passives:
        worth += (TRAIT_PRICES.get(trait, 0.0) + LASTING.get(trait, 0.0)) * n
    for _, effect in row.triggers:
        worth += max(0.0, effect_worth(effect))
    if row.free is not None:
        worth += max(0.3, effects_worth(row.free.sequence))
    if row.use is not None:
        worth += max(0.3, effects_worth(row.use.sequence) - PLACING_PRICE)
    return worth


class FracturesKnowledge(Knowledge):
    """Flux Cores are turns to come, as far as the Device has room; Glitches cost more than their points, and
    Technologies bring more."""

    def __init__(self, rules: Ruleset) -> None:
        self.table: Fractures = rules.table(Fractures)
        self.held: int = rules.table(Valley).held
        self.worths: list[float] = [each_era(row) for row in rules.table(Valley).technologies]

    def value(self, state: State, index: int, left: float) -> float:
        table = self.table
        seat = state.seats[index]
        if seat.board is None:
            return 0.0
        now = state.phase <= ACTION_ROUNDS and not state.passed >> index & 1
        if not now and left <= 0.0:
            return 0.0
        empty = table.empty(seat).bit_count()
        flux = seat.amount(table.flux)
        usable = min(flux, empty)
        value = FLUX_CORE * usable + SPARE_CORE * (flux - usable)
        value += ROOM[min(empty, len(ROOM) - 1)] * min(1.0, left)
        for glitch in seat.beside[table.glitches]:
            value -= EACH_ERA[kind_of(glitch)] * left
        for number in seat.beside[self.held]:
            value += self.worths[number] * left
        return value + UPGRADE * self.upgrades_to_come(state, seat)

    def upgrades_to_come(self, state: State, seat: Seat) -> float:
        """What Breakthroughs at hand would bring on the Upgrade tile, beyond what they score as they are."""
        placed = seat.beside[self.table.upgrades]
        used = 0
        for kind in placed:
            used |= 1 << kind % ICONS
        at_hand = 0
        for kind, n in enumerate(seat.breakthroughs):
            if n:
                at_hand |= 1 << kind % ICONS
        vp = self.table.device_of(state, seat).vp
        done = len(placed)
        to_come = min((at_hand & ~used).bit_count(), UPGRADES - done)
        if to_come == 0:
            return 0.0
        gain = vp[done + to_come - 1] - (vp[done - 1] if done else 0)
        return max(0.0, gain - SPENT * to_come)

    def outcomes(self, state: State, effect: Chance) -> list[tuple[int, float]]:
        """A Flux die only brings a Glitch, or none."""
        frame = state.top
        if not isinstance(effect, FractureRoll) or frame is None:
            return []
        seat = state.seats[frame.seat]
        table = self.table
        less, empty = seat.traits[table.roll_less], table.empty(seat).bit_count()
        bad = [face for face in table.flux_die if max(1, face - less) + effect.more > empty]
        good = [face for face in table.flux_die if face not in bad]
        share = len(bad) / len(table.flux_die)
        return [(faces[0], chance) for faces, chance in ((good, 1.0 - share), (bad, share)) if faces]
