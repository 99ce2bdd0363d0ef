"""Moving Workers and Exosuits, step by step: onto a space, off it, home again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anachrony.rules.effect import note, run_first
from anachrony.rules.effects.assets import pay_water
from anachrony.rules.effects.capital import FACE_DOWN, CollapseSpace
from anachrony.rules.effects.exosuits import suit_home
from anachrony.rules.effects.spaces import space_effects, space_water
from anachrony.rules.kinds import CLOSED, DIES, FATE_WORDS, MOTIVATED, added, replaced
from anachrony.rules.places import ASIDE, OWN, guest, guest_crew, guest_fate, guest_place

if TYPE_CHECKING:
    from anachrony.rules.state import State


def occupy(state: State, index: int, place: int, crew: int, fate: int) -> None:
    """Somebody of the seat stands there now, on a space of a board or on one of its own."""
    seat = state.seats[index]
    seat.busy = [*seat.busy, guest(place, fate, crew)]
    if place >= OWN:
        seat.used |= 1 << (place - OWN)
    elif not state.rules.spaces[place].pool:
        state.at = replaced(state.at, place, index + 1)


def act_at(state: State, index: int, place: int, worker: int) -> None:
    """Pay what a space of a board costs, and begin what it does."""
    pay_water(state, index, space_water(state, place))
    run_first(state, space_effects(state, place), index, worker, place)


def vacate(state: State, place: int) -> None:
    """Nobody stands on a space any more. A Collapsing Capital tile serves once: it goes away, and what lies
    beneath is turned up; the last on its space is flipped and closes it."""
    tiles = state.capital[place]
    guest = state.at[place] - 1
    state.at = replaced(state.at, place, CLOSED if len(tiles) == 1 else 0)
    if len(tiles) > 1:
        state.capital = replaced(state.capital, place, tiles[:-1])
        if tiles[-2] == FACE_DOWN:
            run_first(state, (CollapseSpace(state.rules.spaces[place].capital, place),), guest)


def come_home(state: State, index: int, busy: int) -> None:
    """Whoever was placed goes back to the Player board, as the space decided."""
    crew = guest_crew(busy)
    if guest_place(busy) < ASIDE:
        suit_home(state, index, crew)
    if crew < state.rules.workers:
        worker_home(state, index, crew, guest_fate(busy))


def worker_home(state: State, index: int, worker: int, fate: int) -> None:
    """A placed Worker becomes Active or Tired, or dies."""
    seat = state.seats[index]
    if fate == DIES:
        note(state, "worker-dies", index, state.rules.worker_words[worker], fate=FATE_WORDS[fate])
        return
    if fate == MOTIVATED:
        seat.active = added(seat.active, worker, 1)
    else:
        seat.tired = added(seat.tired, worker, 1)
    if state.events is not None:
        note(state, "home", index, state.rules.worker_words[worker], fate=FATE_WORDS[fate])
