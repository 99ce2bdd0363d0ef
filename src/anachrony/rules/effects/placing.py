"""Placing Workers: every space, its legality and what placing there starts.

A pick of a turn is a place and who goes there (``places.placement``). The Main board is listed by
``main_picks``, the own board by ``own_picks`` and ``free_picks``; each asks ``missing_*``, which also
explains the places that are not lit. Asking "what if" takes the cost and the Worker away and puts them back,
so even a question must not run beside another on the same state.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from anachrony.rules.effect import Effect, Frame, Probe, acts_as, note
from anachrony.rules.effects.assets import lend_water, pay_water, take_suit, take_unmanned, unmanned_hexes
from anachrony.rules.general_supply import dismiss
from anachrony.rules.kinds import (
    ABILITY,
    ANYBODY,
    CREDIT,
    EXOSUIT,
    FREE_SPACE,
    FREE_SUPPLY,
    GENIUS,
    GENIUSES,
    IMPACT,
    KEEPS_SCIENTISTS,
    LAB,
    LIFE_SUPPORT,
    MISSING_WORDS,
    MOTIVATED,
    NO_WORKER,
    NOTHING,
    OPEN_SPACE,
    PATH_MARKER,
    PLAIN_SUPPLY,
    SCIENTIST,
    SPOTS,
    STOP,
    TIRED,
    UNCOVERED,
    UNLIMITED,
    UNMANNED,
    UNUSED,
    WATER,
    WORKER,
    WORKER_WORDS,
)
from anachrony.rules.lack import Lack, lack_of, lack_on_board
from anachrony.rules.places import (
    BESIDE,
    FORCE_PLACE,
    FREE,
    LEADER_PLACE,
    OWN,
    PASS,
    SUPPLY_PLACE,
    crew_of,
    guest,
    place_code,
    place_name,
    place_of,
    placement,
    spot_words,
)

if TYPE_CHECKING:
    from anachrony.rules.rows import Use
    from anachrony.rules.state import Seat, State


def probes(state: State, index: int) -> list[Probe]:
    """One for every Active type, to ask what that Worker could do."""
    active = state.seats[index].active
    return [probe for probe in state.rules.probes[index] if active[probe.worker]]


# --- the Main board ---------------------------------------------------------------------------------


def space_effects(state: State, place: int) -> tuple[Effect, ...]:
    """The printed action, or after the Impact that of the Collapsing Capital tile on it."""
    tile = state.capital[place]
    return state.rules.capital_by_code[tile].then if tile else state.rules.spaces[place].then


def space_water(state: State, place: int) -> int:
    """A Collapsing Capital tile covers the printed cost (ruling 102)."""
    return 0 if state.capital[place] else state.rules.spaces[place].water


def missing_space(state: State, seat: Seat, place: int) -> int:
    """What keeps every Worker of the seat off this space."""
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
    """What keeps this Worker off this space: its type, or an action that would yield nothing."""
    seat = state.seats[probe.seat]
    if not state.rules.spaces[place].workers >> acts_as(state, probe.seat, probe.worker) & 1:
        return WORKER
    water = space_water(state, place)
    seat.stock[WATER] -= water
    seat.active[probe.worker] -= 1
    lack = space_effects(state, place)[0].missing(state, probe)
    seat.active[probe.worker] += 1
    seat.stock[WATER] += water
    return lack


def missing_unmanned(state: State, index: int, place: int) -> int:
    """What keeps an Exosuit without a Worker off this space. It acts as a Genius."""
    if not state.rules.spaces[place].workers & (GENIUSES | 1 << UNMANNED):
        return WORKER
    seat = state.seats[index]
    water = space_water(state, place)
    seat.stock[WATER] -= water
    lack = space_effects(state, place)[0].missing(state, Probe(index, GENIUS))
    seat.stock[WATER] += water
    return lack


def main_picks(state: State, index: int) -> list[int]:
    seat = state.seats[index]
    picks: list[int] = []
    if not seat.hexes:
        return picks
    frames = probes(state, index)
    before = lend_water(seat)
    unmanned = 0
    if state.rules.unmanned >= 0:
        unmanned = unmanned_hexes(state, seat)
        if unmanned == seat.hexes:
            frames = []  # no Exosuit for a Worker
    for place in range(len(state.rules.spaces)):
        if state.at[place] or missing_space(state, seat, place):
            continue
        for probe in frames:
            if not missing_on_space(state, probe, place):
                picks.append(placement(place, probe.worker))
        if unmanned and not missing_unmanned(state, index, place):
            picks.append(placement(place, UNMANNED))
    seat.stock[CREDIT] = before
    return picks


def place_on_main(state: State, frame: Frame, pick: int) -> None:
    """Worker and Exosuit leave for the Main board and act there."""
    place, worker = place_of(pick), crew_of(pick)
    seat = state.seats[frame.seat]
    space = state.rules.spaces[place]
    lend_water(seat)
    if worker == UNMANNED:
        take_unmanned(state, seat)
        seat.busy.append(guest(place, TIRED, UNMANNED))
        if state.events is not None:
            word = state.rules.crew_words[UNMANNED]
            note(state, "place-suit", frame.seat, word, place_name(state, frame.seat, place))
    else:
        take_suit(seat, seat.hexes & ~unmanned_hexes(state, seat))
        keeps = space.keeps >> acts_as(state, frame.seat, worker) & 1
        leave_column(seat, place, worker, MOTIVATED if keeps else TIRED)
        if state.events is not None:
            note(state, "place", frame.seat, WORKER_WORDS[worker], place_name(state, frame.seat, place))
    if not space.pool:
        state.at[place] = frame.seat + 1
    if worker == UNMANNED:
        worker = GENIUS
    pay_water(state, frame.seat, space_water(state, place))
    state.top = Frame(space_effects(state, place), 0, frame.seat, worker, place, 0, state.top)


def leave_column(seat: Seat, place: int, worker: int, fate: int) -> None:
    seat.active[worker] -= 1
    seat.busy.append(guest(place, fate, worker))


# --- the own board -----------------------------------------------------------------------------------


def worker_use(state: State, seat: Seat, place: int) -> Use | None:
    """The Worker space at an own place: an Anomaly, the tile there, Supply, or what lies beside."""
    spot = place - OWN
    if 0 <= spot < SPOTS:
        if seat.anomalies[spot]:
            return state.rules.anomalies[seat.anomalies[spot]].removal
        tile = state.rules.tiles[seat.spots[spot]]
        return tile.use if tile is not None else None
    if place == SUPPLY_PLACE:
        return None if seat.traits[FREE_SUPPLY] else state.rules.supply
    return state.rules.own_places[place - BESIDE].worker_use(state, seat) if place >= BESIDE else None


def free_use(state: State, seat: Seat, place: int) -> Use | None:
    """The Free Action at an own place."""
    spot = place - OWN
    if 0 <= spot < SPOTS:
        if seat.anomalies[spot]:
            return None
        tile = state.rules.tiles[seat.spots[spot]]
        return tile.free if tile is not None else None
    if place == SUPPLY_PLACE:
        return state.rules.supply if seat.traits[FREE_SUPPLY] else None
    if place == FORCE_PLACE:
        return state.rules.force
    if place == LEADER_PLACE:
        return state.rules.leaders[seat.leader].free if seat.leader >= 0 else None
    return state.rules.own_places[place - BESIDE].free_use(state, seat) if place >= BESIDE else None


def is_used(state: State, seat: Seat, place: int) -> bool:
    """A Worker space or Free Action serves once per Era; an Anomaly goes when it is used."""
    return bool(seat.used >> (place - OWN) & 1) and not (place < OWN + SPOTS and seat.anomalies[place - OWN])


def missing_on_own(state: State, probe: Probe, use: Use) -> int:
    """What keeps this Worker off this own space."""
    if not use.workers >> acts_as(state, probe.seat, probe.worker) & 1:
        return WORKER
    active = state.seats[probe.seat].active
    active[probe.worker] -= 1
    lack = use.missing(state, probe)
    active[probe.worker] += 1
    return lack


def own_places(state: State, seat: Seat) -> list[int]:
    """Places that may hold a Worker space."""
    places = [OWN + spot for spot in seat.places]
    for spot in range(SPOTS):
        if seat.anomalies[spot]:
            places.append(OWN + spot)
    places.append(SUPPLY_PLACE)
    places += state.rules.beside
    return places


def own_picks(state: State, index: int) -> list[int]:
    seat = state.seats[index]
    picks: list[int] = []
    frames = probes(state, index)
    if not frames:
        return picks
    before = lend_water(seat)
    for place in own_places(state, seat):
        use = worker_use(state, seat, place)
        if use is None or is_used(state, seat, place):
            continue
        for probe in frames:
            if not missing_on_own(state, probe, use):
                picks.append(placement(place, probe.worker))
    seat.stock[CREDIT] = before
    return picks


def free_picks(state: State, index: int) -> list[int]:
    seat = state.seats[index]
    if not has_path_marker(state, seat):
        return []
    before = lend_water(seat)
    probe = Probe(index)
    picks: list[int] = []
    places = [OWN + spot for spot in seat.places]
    places += [SUPPLY_PLACE, FORCE_PLACE, LEADER_PLACE]
    places += state.rules.beside
    for place in places:
        if seat.used >> (place - OWN) & 1:
            continue
        use = free_use(state, seat, place)
        if use is not None and not use.missing(state, probe):
            picks.append(placement(place, FREE))
    seat.stock[CREDIT] = before
    return picks


def has_path_marker(state: State, seat: Seat) -> bool:
    """Whether one is left for a Free Action. One is on the Focus, after evacuating one there (F06)."""
    left = state.rules.path_markers
    if left == UNLIMITED:
        return True
    left -= 2 if seat.evacuated else 1
    places = [OWN + spot for spot in seat.places]
    for place in (*places, SUPPLY_PLACE, FORCE_PLACE, LEADER_PLACE, *state.rules.beside):
        free = place == LEADER_PLACE or free_use(state, seat, place) is not None
        left -= free and seat.used >> (place - OWN) & 1
    return left > 0


def place_on_own(state: State, frame: Frame, pick: int) -> None:
    """A Worker goes to an own space and acts there."""
    place, worker = place_of(pick), crew_of(pick)
    seat = state.seats[frame.seat]
    use = worker_use(state, seat, place)
    assert use is not None
    lend_water(seat)
    if place < OWN + SPOTS and seat.anomalies[place - OWN]:
        dismiss(state, frame.seat, worker)  # returned to the general supply at once
    else:
        seat.used |= 1 << (place - OWN)
        leave_column(seat, place, worker, own_fate(state, frame.seat, place, worker, use))
        if state.events is not None:
            note(state, "place", frame.seat, WORKER_WORDS[worker], place_name(state, frame.seat, place))
    state.top = Frame(use.sequence, 0, frame.seat, worker, place, 0, state.top)


def own_fate(state: State, index: int, place: int, worker: int, use: Use) -> int:
    """Judged for the owner: the space's rule, then what the Player board changes (Progress B)."""
    seat = state.seats[index]
    kind = acts_as(state, index, worker)
    if place == SUPPLY_PLACE:
        return TIRED if seat.traits[PLAIN_SUPPLY] else use.fate(kind)
    # A Genius is a Scientist only where a Scientist could stand.
    is_scientist = worker == SCIENTIST or (kind == GENIUS and use.workers >> SCIENTIST & 1)
    if seat.traits[KEEPS_SCIENTISTS] and not use.dies and is_scientist and place < OWN + SPOTS:
        tile = state.rules.tiles[seat.spots[place - OWN]]
        if tile is not None and tile.kind <= LAB and tile.kind != LIFE_SUPPORT:
            return MOTIVATED
    return use.fate(kind)


def take_free_action(state: State, frame: Frame, pick: int) -> None:
    place = place_of(pick)
    seat = state.seats[frame.seat]
    use = free_use(state, seat, place)
    assert use is not None
    lend_water(seat)
    seat.used |= 1 << (place - OWN)
    if state.events is not None:
        note(state, "free-action", frame.seat, place=place_name(state, frame.seat, place))
    state.top = Frame(use.sequence, 0, frame.seat, NO_WORKER, place, 0, state.top)


# --- names -------------------------------------------------------------------------------------------


def pick_text(state: State, index: int, pick: int) -> str:
    """What is used, and by whom: "construct 2 engineer", "113 genius", "force workers"."""
    if pick == PASS:
        return "pass"
    if pick == STOP:
        return "stop"
    place, worker = place_of(pick), crew_of(pick)
    seat = state.seats[index]
    if place < OWN:
        name = state.rules.spaces[place].name.replace("/", " ")
    elif place >= SUPPLY_PLACE:
        name = state.rules.place_words[place].replace("_", " ")
    elif seat.anomalies[place - OWN]:
        name = f"anomaly {spot_words(place - OWN)}"
    else:
        name = state.rules.tile(seat.spots[place - OWN]).name
    return name if worker == FREE else f"{name} {state.rules.crew_words[worker]}"


# --- placements as effects ----------------------------------------------------------------------------


class Placement(Effect):
    """Base of decisions whose picks place Workers."""

    __slots__ = ()

    def lack(self, state: State, frame: Frame, place: str) -> Lack:
        code = place_code(state.rules, frame.seat, place)
        if code is None:
            return lack_on_board(state, frame.seat, place) or Lack("place")
        missing = explain(state, frame.seat, code)
        if missing == WORKER:
            return Lack(MISSING_WORDS[WORKER], admitted_words(state, frame.seat, code))
        return lack_of(missing, state.rules.missing_words)

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return pick_text(state, frame.seat, pick)

    def place(self, state: State, frame: Frame, pick: int) -> str:
        return "" if pick in (PASS, STOP) else place_name(state, frame.seat, place_of(pick))

    def worker(self, pick: int) -> int:
        return NO_WORKER if pick in (PASS, STOP) or crew_of(pick) == FREE else crew_of(pick)


class PlaceOnMain(Placement):
    """Exocrawler: one more Worker in an Exosuit on the Main board (ruling 79). A space where no Worker
    can ever stand is not of that board."""

    __slots__ = ()

    def missing(self, state: State, frame: Frame) -> int:
        return NOTHING if self.ask(state, frame) else OPEN_SPACE

    def ask(self, state: State, frame: Frame) -> list[int]:
        spaces = state.rules.spaces
        return [pick for pick in main_picks(state, frame.seat) if spaces[place_of(pick)].workers & ANYBODY]

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        place_on_main(state, frame, pick)
        return ()


class PlaceOnOwn(Placement):
    """Haulani: one more Worker on a Worker space of the own board (ruling 80), not of one beside it."""

    __slots__ = ()

    def missing(self, state: State, frame: Frame) -> int:
        return NOTHING if self.ask(state, frame) else OPEN_SPACE

    def ask(self, state: State, frame: Frame) -> list[int]:
        return [pick for pick in own_picks(state, frame.seat) if place_of(pick) < BESIDE]

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        place_on_own(state, frame, pick)
        return ()


def explain(state: State, index: int, place: int) -> int:
    """Why nothing can be done at a place now; NOTHING when something can."""
    seat = state.seats[index]
    before = lend_water(seat)
    lack = _explained(state, index, seat, place)
    seat.stock[CREDIT] = before
    return lack


def _explained(state: State, index: int, seat: Seat, place: int) -> int:
    frames = probes(state, index)
    if place < OWN:
        lack = missing_space(state, seat, place)
        if lack:
            return lack
        unmanned = unmanned_hexes(state, seat)
        if unmanned == seat.hexes:
            frames = []
        lacks = [missing_on_space(state, probe, place) for probe in frames]
        if unmanned:
            lacks.append(missing_unmanned(state, index, place))
    else:
        spot = place - OWN
        if spot < SPOTS and not seat.anomalies[spot] and state.rules.tiles[seat.spots[spot]] is None:
            return ABILITY
        free = free_use(state, seat, place)
        use = worker_use(state, seat, place)
        if free is None and use is None:
            return UNCOVERED if spot < SPOTS and seat.anomalies[spot] else ABILITY
        if is_used(state, seat, place):
            return UNUSED
        if free is not None and not has_path_marker(state, seat):
            return PATH_MARKER
        if free is not None:
            return free.missing(state, Probe(index))
        assert use is not None
        lacks = [missing_on_own(state, probe, use) for probe in frames]
    if not lacks:
        return WORKER
    # The nearest miss: a fitting Worker that lacks something else tells more than a wrong type.
    return min(lacks, key=lambda lack: (lack == WORKER, lack != NOTHING))


def admitted_words(state: State, index: int, place: int) -> tuple[str, ...]:
    """Who may stand at a place."""
    if place < OWN:
        admitted = state.rules.spaces[place].workers
    else:
        seat = state.seats[index]
        use = worker_use(state, seat, place) or free_use(state, seat, place)
        admitted = use.workers if use is not None else 0
    words = state.rules.crew_words
    return tuple(word for crew, word in enumerate(words) if word and admitted >> crew & 1)
