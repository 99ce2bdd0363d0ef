"""Placing Workers: which picks there are, and what each starts.

A pick is a place and who goes there (``places.placement``). The boards for all are listed by ``main_picks``,
the own board by ``own_picks`` and ``free_picks``; ``explain`` says why a place is not among them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from anachrony.rules.amounts import amount_of
from anachrony.rules.effect import Effect, Frame, effect_of, missing_to_use, note, run_first
from anachrony.rules.effects.assets import lend_water
from anachrony.rules.effects.exosuits import leave_hex
from anachrony.rules.effects.moving import act_at, occupy
from anachrony.rules.effects.spaces import (
    able_on_space,
    able_to_use,
    admitted_words,
    beginning,
    crews_in_suits,
    crews_of,
    free_use,
    has_path_marker,
    is_closed,
    is_removal,
    lack_on_board,
    missing_on_own,
    missing_on_space,
    missing_space,
    own_fate,
    probes,
    worker_use,
)
from anachrony.rules.frame import Effects
from anachrony.rules.general_supply import dismiss
from anachrony.rules.kinds import (
    ABILITY,
    ANYBODY,
    GENIUS,
    LOCKED,
    MISSING_WORDS,
    MOTIVATED,
    NO_WORKER,
    NOTHING,
    OPEN_SPACE,
    PATH_MARKER,
    SCIENTIST_IS_GENIUS,
    SPOTS,
    STOP,
    TIRED,
    UNCOVERED,
    UNMANNED,
    UNUSED,
    WATER,
    WORKER,
    YES,
    added,
)
from anachrony.rules.lack import Lack, lack_of
from anachrony.rules.place_names import place_code, place_name
from anachrony.rules.places import (
    BESIDE,
    FREE,
    OWN,
    PASS,
    crew_of,
    effect_pick,
    is_turn_action,
    place_of,
    placement,
    spot_words,
    turn_action_of,
    turn_pick,
)

if TYPE_CHECKING:
    from anachrony.rules.rows import TurnAction
    from anachrony.rules.state import State
    from anachrony.rules.what_if import Probe


# --- picks -------------------------------------------------------------------------------------------


def main_picks(state: State, anyone: Probe) -> list[int]:
    """On the spaces of the boards, for a seat that begins an Action (``spaces.beginning``)."""
    seat = state.seats[anyone.seat]
    picks: list[int] = []
    if not seat.hexes:
        return picks
    ready = crews_in_suits(state, anyone)
    leaving: list[Probe] = []  # made once somebody must be asked
    rules = state.rules
    admits = rules.admits[seat.traits[SCIENTIST_IS_GENIUS] > 0]
    water = amount_of(anyone.purse(), WATER)
    at, capital = state.at, state.capital
    for place, space in enumerate(rules.spaces):  # what missing_space asks, in the order of what is quick
        if at[place] or (space.after_impact and not state.impact):
            continue
        tiles = capital[place]
        if space.water > water and not tiles:
            continue
        crews = ready & admits[space.workers]
        if crews and (tiles or not space.never_fails):
            if not leaving:
                leaving = probes(state, anyone, ready)
            crews = able_on_space(state, anyone, leaving, crews, place)
        if crews:
            picks += rules.placements(place, crews)
    return picks


def own_picks(state: State, anyone: Probe, one_will_do: bool = False) -> list[int]:
    """On one's own spaces, likewise."""
    seat = state.seats[anyone.seat]
    picks: list[int] = []
    ready = crews_of(anyone.supposed_active)
    if not ready:
        return picks
    workers: list[Probe] = []  # made once somebody must be asked
    rules = state.rules
    admits = rules.admits[seat.traits[SCIENTIST_IS_GENIUS] > 0]
    closed = seat.used | seat.locked
    for place in seat.worker_places:
        use = worker_use(state, seat, place)
        if use is None or (closed >> (place - OWN) & 1 and not is_removal(state, seat, place)):
            continue
        crews = ready & admits[use.workers]
        if crews and use.never_fails:
            if missing_to_use(use, state, anyone):
                continue
        elif crews:
            if not workers:
                workers = probes(state, anyone, ready)
            crews = able_to_use(state, workers, crews, use)
        if crews:
            picks += rules.placements(place, crews)
            if one_will_do:
                break
    return picks


def free_picks(state: State, anyone: Probe) -> list[int]:
    """Of Free Actions, likewise."""
    seat = state.seats[anyone.seat]
    if not has_path_marker(state, seat):
        return []
    closed = seat.used | seat.locked
    picks: list[int] = []
    for place in seat.free_places:
        if closed >> (place - OWN) & 1:
            continue
        use = free_use(state, seat, place)
        if use is not None and not missing_to_use(use, state, anyone):
            picks.append(placement(place, FREE))
    return picks


def turn_action_picks(state: State, frame: Frame, in_suits: bool = False) -> list[int]:
    """What modules allow in a turn; ``in_suits`` asks for ways to place a Worker in an Exosuit alone."""
    picks: list[int] = []
    for number, action in enumerate(state.rules.turn_actions):
        effect = effect_of(action.effect)
        if (action.in_suit or not in_suits) and not effect.missing(state, frame):
            picks += [turn_pick(number, pick) for pick in effect.ask(state, frame) or [YES]]
    return picks


def explain(state: State, frame: Frame, place: int) -> int:
    """Why nothing can be done at a place now; NOTHING when something can."""
    anyone = beginning(state, frame)
    return _explain_space(state, anyone, place) if place < OWN else _explain_own(state, anyone, place)


def _explain_space(state: State, anyone: Probe, place: int) -> int:
    lack = missing_space(state, anyone, place)
    if lack:
        return lack
    leaving = probes(state, anyone, crews_in_suits(state, anyone))
    return _nearest([missing_on_space(state, probe, place) for probe in leaving])


def _explain_own(state: State, anyone: Probe, place: int) -> int:
    seat = state.seats[anyone.seat]
    spot = place - OWN
    if spot < SPOTS and not seat.anomalies[spot] and state.rules.tiles[seat.spots[spot]] is None:
        return ABILITY
    free = free_use(state, seat, place)
    use = worker_use(state, seat, place)
    if free is None and use is None:
        return UNCOVERED if spot < SPOTS and seat.anomalies[spot] else ABILITY
    if is_closed(state, seat, place):
        return LOCKED if seat.locked >> spot & 1 else UNUSED
    if free is not None:
        return missing_to_use(free, state, anyone) if has_path_marker(state, seat) else PATH_MARKER
    assert use is not None
    ready = probes(state, anyone, crews_of(seat.active))
    return _nearest([missing_on_own(state, probe, use) for probe in ready])


def _nearest(lacks: list[int]) -> int:
    """The nearest miss: a fitting Worker that lacks something else tells more than a wrong type."""
    return min(lacks, key=lambda lack: (lack == WORKER, lack != NOTHING), default=WORKER)


def pick_text(state: State, index: int, pick: int) -> str:
    """What is used, and by whom: "construct 2 engineer", "113 genius", "force workers"."""
    known = state.rules.pick_texts.get(pick)
    if known is not None:
        return known
    place, worker = place_of(pick), crew_of(pick)
    seat = state.seats[index]
    if is_removal(state, seat, place):
        name = f"anomaly {spot_words(place - OWN)}"
    elif seat.anomalies[place - OWN]:
        name = state.rules.anomalies[seat.anomalies[place - OWN]].name
    else:
        name = state.rules.tile(seat.spots[place - OWN]).name
    return name if worker == FREE else f"{name} {state.rules.crew_words[worker]}"


# --- what they start -----------------------------------------------------------------------------------


def place_on_main(state: State, frame: Frame, pick: int) -> None:
    """Worker and Exosuit leave for a space of a board and act there."""
    place, crew = place_of(pick), crew_of(pick)
    index = frame.seat
    seat = state.seats[index]
    lend_water(seat)
    leave_hex(state, seat, crew)
    if crew == UNMANNED:
        fate, event = TIRED, "place-suit"
    else:
        seat.active = added(seat.active, crew, -1)
        keeps = state.rules.spaces[place].keeps & seat.crew[crew].bonus_of
        fate, event = MOTIVATED if keeps else TIRED, "place"
    occupy(state, index, place, crew, fate)
    if state.events is not None:
        note(state, event, index, state.rules.crew_words[crew], place_name(state, index, place))
    act_at(state, index, place, GENIUS if crew == UNMANNED else crew)


def place_on_own(state: State, frame: Frame, pick: int) -> None:
    """A Worker goes to a space of its own board and acts there."""
    place, worker = place_of(pick), crew_of(pick)
    index = frame.seat
    seat = state.seats[index]
    use = worker_use(state, seat, place)
    assert use is not None
    lend_water(seat)
    if is_removal(state, seat, place):
        dismiss(state, index, worker)  # returned to the general supply at once
    else:
        seat.active = added(seat.active, worker, -1)
        occupy(state, index, place, worker, own_fate(state, index, place, worker, use))
        if state.events is not None:
            note(state, "place", index, state.rules.worker_words[worker], place_name(state, index, place))
    run_first(state, use.sequence, index, worker, place)


def take_free_action(state: State, frame: Frame, pick: int) -> None:
    place = place_of(pick)
    seat = state.seats[frame.seat]
    use = free_use(state, seat, place)
    assert use is not None
    lend_water(seat)
    seat.used |= 1 << (place - OWN)
    if state.events is not None:
        note(state, "free-action", frame.seat, place=place_name(state, frame.seat, place))
    run_first(state, use.sequence, frame.seat, NO_WORKER, place)


# --- placements as effects ----------------------------------------------------------------------------


class Placement(Effect):
    """Base of decisions whose picks place Workers."""

    __slots__ = ()

    def lack(self, state: State, frame: Frame, place: str) -> Lack:
        code = place_code(state.rules, frame.seat, place)
        if code is None:
            return lack_on_board(state, frame.seat, place) or Lack("place")
        missing = explain(state, frame, code)
        if missing == WORKER:
            return Lack(MISSING_WORDS[WORKER], admitted_words(state, frame.seat, code))
        return lack_of(missing, state.rules.missing_words)

    def action(self, state: State, pick: int) -> TurnAction:
        return state.rules.turn_actions[turn_action_of(pick)]

    def act(self, state: State, pick: int) -> Effect:
        """What the turn action of this pick does."""
        return effect_of(self.action(state, pick).effect)

    def text(self, state: State, frame: Frame, pick: int) -> str:
        if not is_turn_action(pick):
            return pick_text(state, frame.seat, pick)
        action, own = self.action(state, pick), effect_pick(pick)
        return action.name if own == YES else f"{action.name} {self.act(state, pick).text(state, frame, own)}"

    def place(self, state: State, frame: Frame, pick: int) -> str:
        if is_turn_action(pick):
            return self.act(state, pick).place(state, frame, effect_pick(pick))
        return "" if pick in (PASS, STOP) else place_name(state, frame.seat, place_of(pick))

    def worker(self, pick: int) -> int:
        if is_turn_action(pick) or pick in (PASS, STOP) or crew_of(pick) == FREE:
            return NO_WORKER
        return crew_of(pick)


class PlaceOnMain(Placement):
    """Exocrawler: one more Worker in an Exosuit on the Main board (ruling 79), in any way that a turn has
    for it. A space where no Worker can ever stand is not of that board."""

    __slots__ = ()

    def missing(self, state: State, frame: Frame) -> int:
        return NOTHING if self.ask(state, frame) else OPEN_SPACE

    def ask(self, state: State, frame: Frame) -> list[int]:
        spaces = state.rules.spaces
        picks = [
            pick
            for pick in main_picks(state, beginning(state, frame))
            if spaces[place_of(pick)].workers & ANYBODY
        ]
        return picks + turn_action_picks(state, frame, in_suits=True)

    def do(self, state: State, frame: Frame, pick: int) -> Effects:
        if is_turn_action(pick):
            return self.act(state, pick).do(state, frame, effect_pick(pick))
        place_on_main(state, frame, pick)
        return ()


class PlaceOnOwn(Placement):
    """Haulani: one more Worker on a Worker space of one's own board (ruling 80), not beside it."""

    __slots__ = ()

    def missing(self, state: State, frame: Frame) -> int:
        return NOTHING if self.picks(state, frame, one_will_do=True) else OPEN_SPACE

    def ask(self, state: State, frame: Frame) -> list[int]:
        return self.picks(state, frame, one_will_do=False)

    def picks(self, state: State, frame: Frame, one_will_do: bool) -> list[int]:
        """The places beside the board are the last of a seat's places, so one there means none before."""
        found = own_picks(state, beginning(state, frame), one_will_do)
        return [pick for pick in found if place_of(pick) < BESIDE]

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        place_on_own(state, frame, pick)
        return ()
