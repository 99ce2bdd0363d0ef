"""Fractures of Time with the Guardians of the Council: one World Council for both. A Guardian has no Worker
in it, so it does not Blink; in the Valley it stands for a Genius, as everywhere (F111)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anachrony.modules.fractures.blink import FracturedCouncil, is_left
from anachrony.modules.guardians.actions import GuardianCouncil

if TYPE_CHECKING:
    from anachrony.rules.effect import Frame
    from anachrony.rules.effects.main_board import WorldCouncil
    from anachrony.rules.state import State


class FracturedGuardianCouncil(GuardianCouncil):
    """Enlists Guardians, and does not copy the action that a Blink left."""

    __slots__ = ()

    def may_copy(self, state: State, frame: Frame, action: int) -> bool:
        return not is_left(state, action) and super().may_copy(state, frame, action)


def fractured_council(council: WorldCouncil) -> WorldCouncil:
    """This World Council where Exosuits Blink."""
    if isinstance(council, GuardianCouncil):
        return FracturedGuardianCouncil(council.first, council.must)
    return FracturedCouncil(council.first, council.must)
