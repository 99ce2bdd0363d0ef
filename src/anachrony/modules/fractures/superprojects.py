"""The five Superprojects of Fractures of Time, two of which are in a game with four printed ones.

No source gives them. Their costs and gains are worth as much as those of the printed ones.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from anachrony.components.superprojects import Superproject
from anachrony.modules.fractures.device import RemoveFluxCores
from anachrony.modules.fractures.glitches import RemoveGlitches
from anachrony.modules.fractures.rows import BLINK_GENIUS, FLUX, OPERATOR
from anachrony.modules.fractures.valley_rows import ARCHIVE_VP
from anachrony.rules.chance import Chance
from anachrony.rules.effect import Effect, note
from anachrony.rules.effects.assets import GainAsset, cost, pay
from anachrony.rules.effects.flow import OneOf
from anachrony.rules.effects.workers import GainCrew
from anachrony.rules.general_supply import add
from anachrony.rules.kinds import (
    ADMINISTRATOR,
    ADMINISTRATORS,
    CIRCLE,
    FIRST_SUPERPROJECT,
    GENETICS,
    POWERED_UP,
    SCIENTIST,
    SOCIETY,
    SQUARE,
    TECHNOLOGY,
    TIME_TRAVEL,
    TRIANGLE,
    VP,
    WARFARE,
)
from anachrony.rules.phases.preparation import RevealSuperproject
from anachrony.rules.rows import HOUSE, Free, Worker

if TYPE_CHECKING:
    from anachrony.rules.effect import Frame
    from anachrony.rules.state import State

NEW_IN_A_GAME: Final = 2
FIRST_NEW: Final = FIRST_SUPERPROJECT + 19
VP_ON_THE_LAST: Final = 3

_OPERATOR: Final = GainCrew(OPERATOR)

PROJECTS: Final = tuple(
    replace(row, source=HOUSE)
    for row in (
        Superproject(
            19,
            "resonance cathedral",
            vp=5,
            price=cost(T=3, G=1, W=2, flux=1),
            needs=(SQUARE, SOCIETY),
            free=Free(
                OneOf(("glitch", "flux cores"), ((RemoveGlitches(1),), (RemoveFluxCores(2),))),
            ),
        ),
        Superproject(
            20,
            "operators' guild",
            vp=5,
            price=cost(T=2, G=1, W=2),
            worker=ADMINISTRATOR,
            needs=(CIRCLE, GENETICS),
            built=(_OPERATOR,),
            use=Worker(ADMINISTRATORS, _OPERATOR, pay=pay(W=1)),
        ),
        Superproject(
            21,
            "flux foundry",
            vp=6,
            price=cost(U=2, T=3, W=2),
            needs=(SQUARE, TECHNOLOGY),
            trigger=(POWERED_UP, GainAsset(FLUX, 1)),
        ),
        Superproject(
            22,
            "mirror hangar",
            vp=6,
            price=cost(N=1, U=1, T=2, E=1),
            needs=(TRIANGLE, WARFARE),
            passive=(BLINK_GENIUS, 1),
        ),
        Superproject(
            23,
            "archive of the zeroth era",
            vp=4,
            price=cost(U=1, T=2, G=1, W=2),
            worker=SCIENTIST,
            needs=(CIRCLE, TIME_TRAVEL),
            passive=(ARCHIVE_VP, 1),
        ),
    )
)


class RevealOfBoth(RevealSuperproject):
    """Two of the six are new ones, but which shows only when they are turned up (F5).

    So the next one is new as often as there are new ones among those still face down.
    """

    __slots__ = ()

    def prompt(self) -> str:
        return "reveal-superproject"

    def outcomes(self, state: State, frame: Frame) -> list[int]:
        new, old = self.face_down(state)
        return [code for code in super().outcomes(state, frame) if (new if code >= FIRST_NEW else old)]

    def sample(self, state: State, frame: Frame) -> int:
        return Chance.sample(self, state, frame)

    def weights(self, state: State, frame: Frame) -> list[int]:
        codes = self.outcomes(state, frame)
        new, old = self.face_down(state)
        new_codes = sum(1 for code in codes if code >= FIRST_NEW)
        of_new, of_old = new * (len(codes) - new_codes), old * new_codes
        return [(of_new if code >= FIRST_NEW else of_old) or 1 for code in codes]

    def face_down(self, state: State) -> tuple[int, int]:
        """How many new ones and how many printed ones are still to come."""
        known = [abs(code) for code in state.superprojects if code]
        left = state.rules.last_era - len(known)
        new = max(0, NEW_IN_A_GAME - sum(1 for code in known if code >= FIRST_NEW))
        return min(new, left), max(0, left - new)


class RewardForTheLast(Effect):
    """The VP that lie on the Superproject of the last Era, for whoever builds it by any means (F6). It has
    just been built; x is its code."""

    __slots__ = ()

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        reward_the_last(state, frame.seat, frame.x)
        return ()


def reward_the_last(state: State, index: int, code: int) -> None:
    if state.superprojects[state.rules.last_era] == -code:
        add(state, index, VP, VP_ON_THE_LAST)
        note(state, "last-superproject", index, amounts={"vp": VP_ON_THE_LAST})
