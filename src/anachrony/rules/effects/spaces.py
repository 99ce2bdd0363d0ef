"""Spaces: what those of the boards and one's own do, and what keeps someone off them.

Asking "what if" takes the cost and the Worker away and puts them back, so even a question must not run beside
another on the same state.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from anachrony.rules.effect import Effect, Probe
from anachrony.rules.effects.exosuits import unmanned_hexes
from anachrony.rules.kinds import (
    CREDIT,
    EXOSUIT,
    FREE_SPACE,
    FREE_SUPPLY,
    IMPACT,
    KEEPS_SCIENTISTS,
    LAB,
    LIFE_SUPPORT,
    MOTIVATED,
    NO_WORKER,
    NOTHING,
    OPEN_SPACE,
    PLAIN_SUPPLY,
    SCIENTIST,
    SCIENTIST_IS_GENIUS,
    SCIENTISTS,
    SPOTS,
    TIRED,
    UNLIMITED,
    WATER,
    WORKER,
)
from anachrony.rules.places import BESIDE, FORCE_PLACE, LEADER_PLACE, OWN, SUPPLY_PLACE

if TYPE_CHECKING:
    from anachrony.rules.rows import Use
    from anachrony.rules.ruleset import Ruleset
    from anachrony.rules.state import Seat, State


def probes(state: State, index: int) -> list[Probe]:
    """One for every type of Active Worker."""
    seat = state.seats[index]
    known = state.rules.genius_probes if seat.traits[SCIENTIST_IS_GENIUS] else state.rules.probes
    return [probe for probe in known[index] if seat.active[probe.worker]]


def probes_in_suits(state: State, index: int) -> list[Probe]:
    """Those that could leave in an Exosuit. One that needs no Worker acts as a Genius."""
    seat = state.seats[index]
    unmanned = unmanned_hexes(state, seat)
    found = probes(state, index) if seat.hexes & ~unmanned else []
    if unmanned:
        found.append(state.rules.unmanned_probes[index])
    return found


# --- spaces of the boards -----------------------------------------------------------------------------


def space_effects(state: State, place: int) -> tuple[Effect, ...]:
    """The printed action, or after the Impact that of the Collapsing Capital tile on it."""
    tiles = state.capital[place]
    return state.rules.capital_by_code[tiles[-1]].then if tiles else state.rules.spaces[place].then


def space_water(state: State, place: int) -> int:
    """A Collapsing Capital tile covers the printed cost (ruling 102)."""
    return 0 if state.capital[place] else state.rules.spaces[place].water


def missing_space(state: State, seat: Seat, place: int) -> int:
    """What keeps everyone of the seat off this space."""
    space = state.rules.spaces[place]
    if state.at[place]:
        return FREE_SPACE if state.at[place] > 0 else OPEN_SPACE
    if space.after_impact and not state.impact:
        return IMPACT
    if not seat.hexes:
        return EXOSUIT
    if seat.stock[WATER] + seat.stock[CREDIT] < space_water(state, place):
        return 1 + WATER
    return NOTHING


def missing_on_space(state: State, probe: Probe, place: int) -> int:
    """What keeps this one off this space: its type, or the action there."""
    if not state.rules.spaces[place].workers & probe.stands_for:
        return WORKER
    return missing_action(state, probe, place)


def missing_action(state: State, probe: Probe, place: int) -> int:
    """What keeps somebody whom this space admits off it: an action that would yield nothing once the Water is
    paid and the Worker on its way."""
    space = state.rules.spaces[place]
    tiles = state.capital[place]
    if space.never_fails and not tiles:
        return NOTHING
    seat = state.seats[probe.seat]
    stock, active, worker = seat.stock, seat.active, probe.on_the_way
    action = state.rules.capital_by_code[tiles[-1]].then[0] if tiles else space.then[0]
    water = 0 if tiles else space.water
    if water:
        stock[WATER] = stock[WATER] - water
    if worker == NO_WORKER:
        lack = action.missing(state, probe)
    else:
        there = active[worker]
        active[worker] = there - 1
        lack = action.missing(state, probe)
        active[worker] = there
    if water:
        stock[WATER] = stock[WATER] + water
    return lack


# --- one's own spaces -----------------------------------------------------------------------------------


def worker_use(state: State, seat: Seat, place: int) -> Use | None:
    """The Worker space at an own place: an Anomaly, the tile there, Supply, or what lies beside."""
    spot = place - OWN
    if 0 <= spot < SPOTS:
        if seat.anomalies[spot]:
            anomaly = state.rules.anomalies[seat.anomalies[spot]]
            return anomaly.use if anomaly.removal is None else anomaly.removal
        tile = state.rules.tiles[seat.spots[spot]]
        return tile.use if tile is not None else None
    if place == SUPPLY_PLACE:
        return None if seat.traits[FREE_SUPPLY] else state.rules.supply
    if place == LEADER_PLACE:
        return state.rules.leaders[seat.leader].use if seat.leader >= 0 else None
    return state.rules.own_places[place - BESIDE].worker_use(state, seat) if place >= BESIDE else None


def free_use(state: State, seat: Seat, place: int) -> Use | None:
    """The Free Action at an own place."""
    spot = place - OWN
    if 0 <= spot < SPOTS:
        if seat.anomalies[spot]:
            return state.rules.anomalies[seat.anomalies[spot]].free
        tile = state.rules.tiles[seat.spots[spot]]
        return tile.free if tile is not None else None
    if place == SUPPLY_PLACE:
        return state.rules.supply if seat.traits[FREE_SUPPLY] else None
    if place == FORCE_PLACE:
        return state.rules.force
    if place == LEADER_PLACE:
        return state.rules.leaders[seat.leader].free if seat.leader >= 0 else None
    return state.rules.own_places[place - BESIDE].free_use(state, seat) if place >= BESIDE else None


def is_locked(seat: Seat, place: int) -> bool:
    """Whether a lock lies on an own place."""
    return place >= OWN and bool(seat.locked >> (place - OWN) & 1)


def is_closed(state: State, seat: Seat, place: int) -> bool:
    """A Worker space or Free Action serves once per Era, and not while it is locked. Where an Anomaly is
    removed, it goes with that."""
    closed = (seat.used | seat.locked) >> (place - OWN) & 1
    return bool(closed) and not is_removal(state, seat, place)


def is_removal(state: State, seat: Seat, place: int) -> bool:
    """Whether a Worker there takes the Anomaly away."""
    code = seat.anomalies[place - OWN] if place < OWN + SPOTS else 0
    return code != 0 and state.rules.anomalies[code].removal is not None


def missing_on_own(state: State, probe: Probe, use: Use) -> int:
    """What keeps this Worker off this own space."""
    if not use.workers & probe.stands_for:
        return WORKER
    return missing_use(state, probe, use)


def missing_use(state: State, probe: Probe, use: Use) -> int:
    """What keeps a Worker that is admitted there off this own space."""
    active = state.seats[probe.seat].active
    there = active[probe.worker]
    active[probe.worker] = there - 1
    lack = use.missing(state, probe)
    active[probe.worker] = there
    return lack


def has_path_marker(state: State, seat: Seat) -> bool:
    """Whether one is left for a Free Action. One is on the Focus, after evacuating one there (F06)."""
    left = state.rules.path_markers
    if left == UNLIMITED:
        return True
    left -= 2 if seat.evacuated else 1
    for place in seat.free_places:
        free = place == LEADER_PLACE or free_use(state, seat, place) is not None
        left -= free and seat.used >> (place - OWN) & 1
    return left > 0


def own_fate(state: State, index: int, place: int, worker: int, use: Use) -> int:
    """Judged for the owner: the space's rule, then what the Player board changes (Progress B)."""
    seat = state.seats[index]
    crew = seat.crew[worker]
    if place == SUPPLY_PLACE:
        return TIRED if seat.traits[PLAIN_SUPPLY] else use.fate(crew)
    # Another type has a Scientist's bonus only where a Scientist could stand.
    is_scientist = worker == SCIENTIST or crew.bonus_of & use.workers & SCIENTISTS
    if seat.traits[KEEPS_SCIENTISTS] and not use.dies and is_scientist and place < OWN + SPOTS:
        tile = state.rules.tiles[seat.spots[place - OWN]]
        if tile is not None and tile.kind <= LAB and tile.kind != LIFE_SUPPORT:
            return MOTIVATED
    return use.fate(crew)


def admitted_words(state: State, index: int, place: int) -> tuple[str, ...]:
    """Who may stand at a place."""
    if place < OWN:
        admitted = state.rules.spaces[place].workers
    else:
        seat = state.seats[index]
        use = worker_use(state, seat, place) or free_use(state, seat, place)
        admitted = use.workers if use is not None else 0
    return crew_admitted(state.rules, admitted)


def crew_admitted(rules: Ruleset, types: int) -> tuple[str, ...]:
    """Who may stand for one of these types. An Exosuit that needs no Worker goes without saying, but where
    it alone may stand."""
    return tuple(
        crew.name
        for number, crew in enumerate(rules.crew)
        if crew.name and (types & crew.stands_for if number < rules.workers else types >> number & 1)
    )
