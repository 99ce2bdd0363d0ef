"""Effects are immutable values; frames say which of them are still to do, for whom.

Every effect has three short methods side by side:

``missing``  what stands in the way (NOTHING when it is possible), so a refusal can explain itself; what the
             seat has it reads by way of the frame, which may suppose something else, and it writes nothing;
``ask``      the picks there are, or None where there is nothing to choose;
``do``       apply a pick; returns the effects to run before the rest.

A pick is an int that means something to its effect alone; ``text`` and ``place`` tell people what.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from anachrony.rules.frame import Effects as Effects
from anachrony.rules.frame import Event as Event
from anachrony.rules.frame import Frame as Frame
from anachrony.rules.frame import Instruction as Instruction
from anachrony.rules.frame import Value as Value
from anachrony.rules.frame import only_effects as only_effects
from anachrony.rules.frame import only_numbers as only_numbers

# Whoever writes an effect finds here all that it is made of.
from anachrony.rules.kinds import (
    NO_WORKER,
    NOTHING,
    SPOTS,
    STOP,
    YES,
)
from anachrony.rules.places import NOWHERE
from anachrony.rules.what_if import after_paying, purse_of

if TYPE_CHECKING:
    from anachrony.rules.lack import Lack
    from anachrony.rules.rows import Triggers, Use
    from anachrony.rules.ruleset import Ruleset
    from anachrony.rules.state import Seat, State


# Who decides what becomes of an effect.
ONE_SEAT: Final = 0
SEVERAL_SEATS: Final = 1
LUCK: Final = 2

Facts: TypeAlias = dict[str, int | str]


class Effect(Instruction):
    """Something that can happen, and what it does to a state. Every instruction is one."""

    __slots__ = ()

    def missing(self, state: State, frame: Frame) -> int:
        return NOTHING

    def never_fails(self) -> bool:
        """Whether its class has no ``missing`` of its own."""
        return type(self).missing is Effect.missing

    def minds_worker(self) -> bool:
        """Whether ``missing`` may differ between a seat's Workers; where not, a turn asks about one only."""
        return not self.never_fails()

    def ask(self, state: State, frame: Frame) -> list[int] | None:
        return None

    def decided_by(self) -> int:
        """ONE_SEAT, SEVERAL_SEATS (it is a ``Joint``) or LUCK (it is a ``Chance``)."""
        return ONE_SEAT

    def lack(self, state: State, frame: Frame, place: str) -> Lack | None:
        """What is missing to choose a place that lights up for a pick at times; None for any other place."""
        return None

    def do(self, state: State, frame: Frame, pick: int) -> Effects:
        return ()

    def text(self, state: State, frame: Frame, pick: int) -> str:
        """Short, stable, unique among the picks of this decision."""
        if pick == STOP:
            return "stop"
        if pick == YES:
            return "yes"
        return str(pick)

    def place(self, state: State, frame: Frame, pick: int) -> str:
        """The stable name of the place that lights up for this pick, or nothing."""
        return ""

    def tile_of(self, state: State, frame: Frame, pick: int) -> int:
        """The code of the tile that this pick means, or 0."""
        return 0

    def worker(self, pick: int) -> int:
        """The Worker type this pick places, or NO_WORKER."""
        return NO_WORKER

    def about(self, state: State, frame: Frame) -> Facts:
        """What a person must know to answer, by name: the tile being paid for, the dice so far."""
        return {}

    def held(self, state: State) -> bool:
        """Whether a single pick still waits for its player."""
        return False


def effect_of(instruction: Instruction) -> Effect:
    """The effect that an instruction of a row is."""
    assert isinstance(instruction, Effect)
    return instruction


def first_missing(effects: Effects, state: State, frame: Frame) -> int:
    """What a sequence lacks, each effect asked alone. Where a cost is paid first, the frame supposes that it
    is (``missing_to_use``), since no effect knows what those before it will have taken."""
    for effect in effects:
        assert isinstance(effect, Effect)
        lack = effect.missing(state, frame)
        if lack:
            return lack
    return NOTHING


def missing_to_use(use: Use, state: State, frame: Frame) -> int:
    """The cost is checked whole, and that what follows is possible after it is paid (ruling 39)."""
    price = use.price
    if price is None:
        return NOTHING if use.never_fails else first_missing(use.then, state, frame)
    numbers = state.rules.asset_numbers
    lack = price.missing(purse_of(state, frame), numbers)
    if lack or use.never_fails:
        return lack
    return first_missing(use.then, state, after_paying(state, frame, price.price(numbers)))


class Numbered(Effect):
    """An effect that takes one number: how many, or how many at most."""

    __slots__ = ("n",)

    def __init__(self, n: int = 1) -> None:
        self.n = n

    def args(self) -> tuple[Value, ...]:
        return (self.n,)


class Amount(Numbered):
    """The same where an owner's values may change the number."""

    __slots__ = ()

    def amounts(self) -> tuple[int, ...]:
        return (0,)


class Joint(Effect):
    """Choices that several seats owe at once, in any order; ``State.owing`` says who still does."""

    __slots__ = ()

    def decided_by(self) -> int:
        return SEVERAL_SEATS

    def ask_seat(self, state: State, seat: int) -> list[int]:
        raise NotImplementedError

    def do_seat(self, state: State, seat: int, pick: int) -> None:
        """Apply one pick; clear the seat's bit in ``State.owing`` when it owes no more."""
        raise NotImplementedError


NO_AMOUNTS: Final[dict[str, int]] = {}  # of most events; never changed


def note(
    state: State,
    kind: str,
    seat: int,
    what: str = "",
    place: str = "",
    amounts: dict[str, int] | None = None,
    private: bool = False,
    fate: str = "",
) -> None:
    """Tell those who listen. Callers on the hot path ask ``state.events is not None`` first."""
    if state.events is not None:
        state.events.append(Event(kind, seat, place, what, amounts or NO_AMOUNTS, private, fate))


def skip(state: State, frame: Frame) -> None:
    """Go past the present effect of the frame on top: the next one comes, or what waits below the frame."""
    at = state.at_effect + 1
    if at == len(frame.effects):
        state.top = frame.parent
        state.at_effect = frame.back
    else:
        state.at_effect = at


def run_first(
    state: State,
    effects: Effects,
    seat: int,
    worker: int = NO_WORKER,
    place: int = NOWHERE,
) -> None:
    """Run these effects for that seat before everything else on the stack; for a Worker, where one acts."""
    if effects:
        state.top = Frame(effects, seat, worker, place, 0, state.top, state.at_effect)
        state.at_effect = 0


def run_bound(state: State, frame: Frame, effects: Effects, x: int) -> None:
    """Run these effects, bound as the frame is except for x, before everything else on the stack."""
    state.top = Frame(effects, frame.seat, frame.worker, frame.place, x, state.top, state.at_effect)
    state.at_effect = 0


def run_again(state: State, frame: Frame, x: int) -> None:
    """Run the present effect once more, with another x for it and what follows. Nothing is run before it."""
    at = _present(state, frame)
    state.top = Frame(frame.effects, frame.seat, frame.worker, frame.place, x, frame.parent, frame.back)
    state.at_effect = at


def leave(state: State, frame: Frame, x: int) -> None:
    """Leave another x for what follows the present effect in its frame."""
    if state.top is frame:
        state.top = Frame(frame.effects, frame.seat, frame.worker, frame.place, x, frame.parent, frame.back)


def _present(state: State, frame: Frame) -> int:
    """Which effect of the frame is being done. The stack stands behind it already: at the next one of the
    frame, or below the frame after its last."""
    return state.at_effect - 1 if state.top is frame else len(frame.effects) - 1


def or_none_of(picks: list[int]) -> list[int] | None:
    """Any of these picks, or none of them; where there is none, nothing is asked."""
    if not picks:
        return None
    picks.append(STOP)
    return picks


def happens(state: State, frame: Frame, moment: int, what: int = 0) -> None:
    """Start what the seat has for this moment, after the present effect; ``what`` is their x."""
    if state.rules.moments >> moment & 1:
        effects = triggered(state.rules, state.seats[frame.seat], moment)
        if effects:
            run_bound(state, frame, effects, what)


def triggered(rules: Ruleset, seat: Seat, moment: int) -> Effects:
    """What the seat's leader, tiles, Anomalies and holdings do at this moment, and what all do."""
    if not rules.moments >> moment & 1 or seat.board is None:
        return ()
    found: list[Instruction] = []
    if seat.leader >= 0 and rules.leaders[seat.leader].triggers:
        found += _started(rules, rules.leaders[seat.leader].triggers, moment)
    spots, anomalies = seat.spots, seat.anomalies
    for spot in range(SPOTS):
        if anomalies[spot]:
            anomaly = rules.anomalies[anomalies[spot]]
            if anomaly.triggers:
                found += _started(rules, anomaly.triggers, moment)
            continue
        tile = rules.tiles[spots[spot]]
        if tile is not None and tile.triggers:
            found += _started(rules, tile.triggers, moment)
    for part, rows in rules.holdings:
        for number in seat.beside[part]:
            if rows[number].triggers:
                found += _started(rules, rows[number].triggers, moment)
    found += [effect for when, effect in rules.triggers if when == moment]
    return tuple(found)


def _started(rules: Ruleset, triggers: Triggers, moment: int) -> list[Instruction]:
    return [
        effect
        for when, effect in triggers
        if (when if isinstance(when, int) else rules.moment_numbers[when]) == moment
    ]


def stands_for(state: State, frame: Frame) -> int:
    """The types in whose place the Worker that acts may stand; none where nobody acts."""
    return state.seats[frame.seat].crew[frame.worker].stands_for if frame.worker >= 0 else 0


def bonus_of(state: State, frame: Frame) -> int:
    """The types whose bonuses the Worker that acts has."""
    return state.seats[frame.seat].crew[frame.worker].bonus_of if frame.worker >= 0 else 0
