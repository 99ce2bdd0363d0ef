"""What holds of Doomsday and of the Guardians at every decision."""

from __future__ import annotations

from anachrony.automata.chronossus.doomsday import MoveMarker
from anachrony.modules.doomsday.actions import TOP, RevealExperiment
from anachrony.modules.doomsday.rows import HIDDEN, NONE, SAVE_EARTH, SEAL_FATE, Doomsday
from anachrony.modules.guardians.rows import Guardians
from anachrony.rules import stack
from anachrony.rules.effects.exosuits import READY
from anachrony.rules.kinds import NOBODY, SUITS, UNMANNED, bits
from anachrony.rules.places import guest_crew
from anachrony.rules.state import Seat, State


def manned_suits(state: State, seat: Seat) -> int:
    """Exosuits of the Path: idle, powered up and on the Main board are as many as ever."""
    ready = seat.beside[state.rules.unmanned][READY] if state.rules.unmanned >= 0 else 0
    return seat.suits + (seat.hexes & ~ready).bit_count()


def guardians_are_right(state: State) -> None:
    table = state.rules.tables.get(Guardians)
    if not isinstance(table, Guardians):
        return
    taken = [number for seat in state.seats for number in seat.beside[table.enlisted]]
    assert len(set(taken)) == len(taken) <= len(table.rows)
    for seat in state.seats:
        idle, ready = seat.beside[state.rules.unmanned]
        away = sum(guest_crew(busy) == UNMANNED for busy in seat.busy)
        assert idle >= 0
        assert ready & ~seat.hexes == 0, "a Guardian stands on no hex"
        assert idle + ready.bit_count() + away == len(seat.beside[table.enlisted]), "a Guardian is lost"
        assert manned_suits(state, seat) <= SUITS
    for index, guest in enumerate(state.at):
        name = state.rules.spaces[index].name
        if name.startswith("post/") and guest > 0:
            assert int(name.removeprefix("post/")) - 1 in state.seats[guest - 1].beside[table.enlisted]


def doomsday_is_right(state: State) -> None:
    table = state.rules.tables.get(Doomsday)
    if not isinstance(table, Doomsday):
        return
    timeline = state.beside[table.timeline]
    lying = [number for number in timeline if number >= 0]
    claimed = [number for seat in state.seats for number in seat.beside[table.completed]]
    bagged = [table.levels[level][bit] for level in range(2) for bit in bits(state.bags[table.bag + level])]
    found = lying + claimed + bagged
    assert sorted(found) == list(range(len(table.cards))), "an Experiment is lost or doubled"
    assert timeline[TOP] != HIDDEN
    opened = max(state.era + 1, sum(isinstance(step, RevealExperiment) for step in state.rules.setup))
    assert all(card == HIDDEN for card in timeline[opened + 1 :]), "a card lies open too early"
    save, seal = table.slot(state, SAVE_EARTH), table.slot(state, SEAL_FATE)
    assert 0 <= save <= table.start <= seal < len(table.track)
    assert save > 0 or seal < len(table.track) - 1
    assert 1 <= state.impact_after < state.rules.last_era
    if state.impact:
        assert state.impact_after < state.era or state.phase >= 6
        assert save > 0, "Earth was saved, and yet the Impact came"
    assert state.over or min(timeline[state.era + 1 :], default=0) > NONE
    for era in range(1, len(timeline)):
        owner = table.marker(state, era)
        if owner != NOBODY:
            assert state.rules.automata[owner] is not None
            assert timeline[era] != NONE or is_paying(state), "a Path marker lies on no Experiment"


def is_paying(state: State) -> bool:
    """Whether a claim is under way; the marker on the card moves after it."""
    return any(isinstance(effect, MoveMarker) for _, left in stack.remaining(state) for effect in left)
