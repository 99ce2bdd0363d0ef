"""Spaces: what those of the boards and one's own do, and what keeps someone off them.

Whoever could go there is asked as a ``Probe``, which carries what the seat would have: the cost paid, the
Worker on its way.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from anachrony.rules.amounts import amount_of, credit_used, without
from anachrony.rules.effect import effect_of, missing_to_use
from anachrony.rules.effects.exosuits import unmanned_hexes
from anachrony.rules.frame import Effects
from anachrony.rules.hooks import own_place
from anachrony.rules.kinds import (
    EXOSUIT,
    FREE_SPACE,
    FREE_SUPPLY,
    GENIUS,
    IMPACT,
    KEEPS_SCIENTISTS,
    LAB,
    LESS_WATER,
    LIFE_SUPPORT,
    MOTIVATED,
    NO_WORKER,
    NOTHING,
    OPEN_SPACE,
    PLAIN_SUPPLY,
    SCIENTIST,
    SCIENTISTS,
    SPOTS,
    TIRED,
    UNLIMITED,
    UNMANNED,
    WATER,
    WORKER,
)
from anachrony.rules.lack import Lack
from anachrony.rules.places import BESIDE, FORCE_PLACE, LEADER_PLACE, OWN, SUPPLY_PLACE
from anachrony.rules.what_if import Probe, active_of, after_paying, idle, purse_of, stock_of

if TYPE_CHECKING:
    from anachrony.rules.effect import Frame
    from anachrony.rules.rows import Use
    from anachrony.rules.ruleset import Ruleset
    from anachrony.rules.state import Seat, State


def crews_of(active: list[int]) -> int:
    """A bit for every type of Worker that is there."""
    crews = 0
    for worker, there in enumerate(active):
        if there:
            crews |= 1 << worker
    return crews


def crews_in_suits(state: State, frame: Frame) -> int:
    """A bit for each that could leave in an Exosuit. One that needs no Worker acts as a Genius."""
    seat = state.seats[frame.seat]
    unmanned = unmanned_hexes(state, seat)
    crews = crews_of(active_of(state, frame)) if seat.hexes & ~unmanned else 0
    return crews | 1 << UNMANNED if unmanned else crews


def beginning(state: State, frame: Frame) -> Probe:
    """The seat as it begins an Action in which no Worker acts: what it need not pay is lent anew."""
    credit = state.seats[frame.seat].traits[LESS_WATER]
    return Probe(frame.seat, NO_WORKER, NO_WORKER, 0, stock_of(state, frame), credit, active_of(state, frame))


def probes(state: State, anyone: Probe, crews: int) -> list[Probe]:
    """One for each of these crews, on their way to an Action that begins as it does for anyone."""
    index, active = anyone.seat, anyone.supposed_active
    stock, credit = anyone.supposed_stock, anyone.supposed_credit
    found: list[Probe] = []
    for crew, row in enumerate(state.seats[index].crew):
        if crews >> crew & 1:
            worker = GENIUS if crew == UNMANNED else crew
            found.append(Probe(index, worker, crew, row.stands_for, stock, credit, active))
    return found


# --- spaces of the boards -----------------------------------------------------------------------------


def space_effects(state: State, place: int) -> Effects:
    """The printed action, or after the Impact that of the Collapsing Capital tile on it."""
    tiles = state.capital[place]
    return state.rules.capital_by_code[tiles[-1]].then if tiles else state.rules.spaces[place].then


def space_water(state: State, place: int) -> int:
    """A Collapsing Capital tile covers the printed cost (ruling 102)."""
    return 0 if state.capital[place] else state.rules.spaces[place].water


def missing_space(state: State, frame: Frame, place: int) -> int:
    """What keeps everyone of the seat off this space."""
    space = state.rules.spaces[place]
    if state.at[place]:
        return FREE_SPACE if state.at[place] > 0 else OPEN_SPACE
    if space.after_impact and not state.impact:
        return IMPACT
    if not state.seats[frame.seat].hexes:
        return EXOSUIT
    if amount_of(purse_of(state, frame), WATER) < space_water(state, place):
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
    if state.rules.spaces[place].never_fails and not state.capital[place]:
        return NOTHING
    price = 0 if state.capital[place] else state.rules.spaces[place].price
    return effect_of(space_effects(state, place)[0]).missing(state, after_paying(state, probe, price))


def able_on_space(state: State, anyone: Probe, leaving: list[Probe], crews: int, place: int) -> int:
    """Those of these crews, all of whom the space admits, for whom nothing is missing there."""
    tiles = state.capital[place]
    space = state.rules.spaces[place]
    action = effect_of(state.rules.capital_by_code[tiles[-1]].then[0] if tiles else space.then[0])
    all_alike = not space.minds_worker and not tiles
    stock, credit = anyone.supposed_stock, anyone.supposed_credit
    if not tiles:
        stock = without(stock, space.price, credit)
        if credit:
            credit -= credit_used(space.price, credit)
    able = 0
    for probe in leaving:
        if crews >> probe.crew & 1:
            probe.supposed_stock = stock
            probe.supposed_credit = credit
            lack = action.missing(state, probe)
            if all_alike:
                return 0 if lack else crews
            if not lack:
                able |= 1 << probe.crew
    return able


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
    return own_place(state.rules, place).worker_use(state, seat) if place >= BESIDE else None


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
    return own_place(state.rules, place).free_use(state, seat) if place >= BESIDE else None


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
    return missing_to_use(use, state, probe)


def able_to_use(state: State, workers: list[Probe], crews: int, use: Use) -> int:
    """Those of these crews, all of whom this own space admits, for whom nothing is missing there."""
    able = 0
    for probe in workers:
        if crews >> probe.crew & 1:
            lack = missing_to_use(use, state, probe)
            if not use.minds_worker:
                return 0 if lack else crews
            if not lack:
                able |= 1 << probe.crew
    return able


def has_path_marker(state: State, seat: Seat) -> bool:
    """Whether one is left, for a Free Action or to evacuate. One is on the Focus, after evacuating one there
    (F06)."""
    left = state.rules.path_markers
    if left == UNLIMITED:
        return True
    left -= 2 if seat.evacuated else 1
    if left > seat.used.bit_count():  # whatever was used
        return True
    for place in seat.free_places:
        if place != LEADER_PLACE and free_use(state, seat, place) is not None:
            left -= seat.used >> (place - OWN) & 1
    return left > seat.used >> (LEADER_PLACE - OWN) & 1


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


def lack_on_board(state: State, index: int, place: str) -> Lack | None:
    """What is missing at a place that a space of the Main board leads to, whoever would go there."""
    if state.seats[index].board is None:  # still to be chosen
        return None
    anyone = idle(state, index)
    for space in state.rules.spaces:
        for effect in space.then:
            lack = effect_of(effect).lack(state, anyone, place)
            if lack is not None:
                return lack
    return None
