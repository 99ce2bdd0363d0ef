"""Enlisting Guardians at the World Council, and what they do on their posts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anachrony.modules.guardians.rows import Guardians
from anachrony.rules.effect import Effect, Value, note
from anachrony.rules.effects.exosuits import IDLE
from anachrony.rules.effects.flow import May
from anachrony.rules.effects.main_board import StandardAction, WorldCouncil
from anachrony.rules.effects.workers import LoseWorker
from anachrony.rules.frame import Effects
from anachrony.rules.kinds import ABILITY, ANY_WORKER, NOBODY, NOTHING, OFFER, STOP, WORKER_TO_LOSE
from anachrony.rules.what_if import active_of, purse_of

if TYPE_CHECKING:
    from anachrony.modules.guardians.rows import Guardian
    from anachrony.rules.effect import Frame
    from anachrony.rules.state import State


class GuardianCouncil(WorldCouncil):
    """The World Council where Guardians can be enlisted: with a Capital Action, First Player, or alone."""

    __slots__ = ()

    def missing(self, state: State, frame: Frame) -> int:
        lack = super().missing(state, frame)
        return lack if lack and enlist_lack(state, frame) else NOTHING

    def do(self, state: State, frame: Frame, pick: int) -> Effects:
        return (*super().do(state, frame, pick), May(Enlist()))

    def prompt(self) -> str:
        return "world-council"


class Enlist(Effect):
    """Pay for a Guardian, put a Path marker on its post for good and take it. A pick counts from 0."""

    __slots__ = ()

    def missing(self, state: State, frame: Frame) -> int:
        return enlist_lack(state, frame)

    def ask(self, state: State, frame: Frame) -> list[int]:
        table = state.rules.table(Guardians)
        return [
            number
            for number, row in enumerate(table.rows)
            if table.owner(state, number) == NOBODY and not cost_lack(state, frame, row)
        ]

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        if pick == STOP:
            return ()
        enlist(state, frame.seat, pick)
        row = state.rules.table(Guardians).rows[pick]
        return (row.cost, LoseWorker(row.worker))

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return "stop" if pick == STOP else state.rules.table(Guardians).rows[pick].name

    def place(self, state: State, frame: Frame, pick: int) -> str:
        return "" if pick == STOP else state.rules.table(Guardians).rows[pick].place


def enlist(state: State, index: int, number: int) -> None:
    """A Path marker on the post, the Guardian to the seat's supply."""
    table = state.rules.table(Guardians)
    seat = state.seats[index]
    seat.beside[table.enlisted].append(number)
    seat.beside[state.rules.unmanned][IDLE] += 1
    row = table.rows[number]
    note(state, "enlist", index, row.name, row.place)


def cost_lack(state: State, frame: Frame, row: Guardian) -> int:
    """What the seat cannot pay of it: assets, or a Worker that is Active or Tired."""
    lack = row.cost.cost.missing(purse_of(state, frame), state.rules.asset_numbers)
    if lack:
        return lack
    active, tired = active_of(state, frame), state.seats[frame.seat].tired
    if row.worker == ANY_WORKER:
        return NOTHING if sum(active) + sum(tired) else WORKER_TO_LOSE
    return NOTHING if active[row.worker] + tired[row.worker] else WORKER_TO_LOSE


def enlist_lack(state: State, frame: Frame) -> int:
    """Why no Guardian can be enlisted: none is left, or what the last one lacks."""
    table = state.rules.table(Guardians)
    lack = OFFER
    for number, row in enumerate(table.rows):
        if table.owner(state, number) == NOBODY:
            lack = cost_lack(state, frame, row)
            if not lack:
                return NOTHING
    return lack


class GuardianAction(StandardAction):
    """A Capital Action on a post, for the owner of its Path marker alone."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def args(self) -> tuple[Value, ...]:
        return (self.number,)

    def missing(self, state: State, frame: Frame) -> int:
        if self.number not in state.seats[frame.seat].beside[state.rules.table(Guardians).enlisted]:
            return ABILITY
        return super().missing(state, frame)

    def prompt(self) -> str:
        return "standard-action"
