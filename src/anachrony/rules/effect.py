"""Effects are immutable values; frames say which of them are still to do, for whom.

Every effect has three short methods side by side:

``missing``  what stands in the way (NOTHING when it is possible), so a refusal can explain itself;
``ask``      the picks there are, or None where there is nothing to choose;
``do``       apply a pick; returns the effects to run before the rest.

A pick is an int that means something to its effect alone; ``text`` and ``place`` tell people what.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, TypeAlias

from anachrony.rules.kinds import (
    NO_WORKER,
    NOTHING,
    STOP,
    YES,
)
from anachrony.rules.places import NOWHERE

if TYPE_CHECKING:
    from anachrony.rules.cost import Cost
    from anachrony.rules.lack import Lack
    from anachrony.rules.state import State

# Who decides what becomes of an effect.
ONE_SEAT: Final = 0
SEVERAL_SEATS: Final = 1
LUCK: Final = 2

Value: TypeAlias = "int | bool | str | tuple[Value, ...] | Effect"
Facts: TypeAlias = dict[str, int | str]


class Frame:
    """Effects to do one after the other, and what they are bound to. Never changed: clones share it.

    Which of them is the present one is said by whoever goes through them: ``State.at_effect`` of the frame on
    top, ``back`` of the frame above of any other.
    """

    __slots__ = ("back", "effects", "parent", "place", "seat", "worker", "x")

    def __init__(
        self,
        effects: tuple[Effect, ...],
        seat: int,
        worker: int,
        place: int,
        x: int,
        parent: Frame | None,
        back: int,
    ) -> None:
        self.effects = effects
        self.seat = seat
        self.worker = worker  # printed type of the Worker that acts, or NO_WORKER
        self.place = place  # where it stands, or NOWHERE
        self.x = x  # a number that one effect leaves for the next
        self.parent = parent
        self.back = back  # the parent's effect that follows when these are done

    def for_seat(self, seat: int) -> Frame:
        """The same as another seat sees it."""
        return Frame(self.effects, seat, self.worker, self.place, self.x, self.parent, self.back)


class Probe(Frame):
    """Whoever could do something, asked before they do it.

    A Worker on its way has left its column and still counts as the seat's own; the Exosuit that goes with it
    still stands on its hex.
    """

    __slots__ = ("crew", "on_the_way", "stands_for")

    def __init__(
        self, seat: int, worker: int = NO_WORKER, crew: int = NO_WORKER, stands_for: int = 0
    ) -> None:
        super().__init__((), seat, worker, NOWHERE, 0, None, 0)
        self.crew = crew  # who it is in picks
        self.stands_for = stands_for  # the types in whose place it may be placed
        self.on_the_way = worker if crew == worker else NO_WORKER


class Effect:
    """Something that can happen. Equal when class and arguments are equal."""

    __slots__ = ()

    def args(self) -> tuple[Value, ...]:
        """The arguments that make this effect again."""
        return ()

    def amounts(self) -> tuple[int, ...]:
        """Which of the arguments say how much; an owner's values may change these."""
        return ()

    def is_sound(self) -> bool:
        """Checks if the tuples among its arguments hold what they should: numbers, where its class does not
        say otherwise. A save may say anything, and no compiler looks into a tuple."""
        return all(only_numbers(value) for value in self.args() if isinstance(value, tuple))

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

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
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

    def prompt(self) -> str:
        """Message key of the question."""
        return _dashed(type(self).__name__)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Effect) and type(self) is type(other) and self.args() == other.args()

    def __hash__(self) -> int:
        return hash((type(self).__name__, self.args()))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(map(repr, self.args()))})"


def only_numbers(values: tuple[object, ...]) -> bool:
    return all(isinstance(value, int) for value in values)


def only_effects(values: tuple[object, ...]) -> bool:
    return all(isinstance(value, Effect) for value in values)


def first_missing(effects: tuple[Effect, ...], state: State, frame: Frame) -> int:
    """What a sequence lacks, each effect asked of the state as it is. An effect that pays first takes the
    cost away before asking (``Use``), since no effect knows what those before it will have taken."""
    for effect in effects:
        lack = effect.missing(state, frame)
        if lack:
            return lack
    return NOTHING


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


class Payment(Effect):
    """What is paid for a Worker space or a Free Action."""

    __slots__ = ("cost",)

    def __init__(self, cost: Cost) -> None:
        self.cost = cost


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


class Event:
    """What happened, as data. Log, animation and statistics live on events alone."""

    __slots__ = ("amounts", "fate", "kind", "place", "private", "seat", "what")

    def __init__(
        self,
        kind: str,
        seat: int,
        place: str,
        what: str,
        amounts: dict[str, int],
        private: bool,
        fate: str = "",
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.place = place
        self.what = what
        self.amounts = amounts
        self.private = private  # for the eyes of its seat alone
        self.fate = fate  # what became of a Worker, a word of FATE_WORDS

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, seat={self.seat}, {self.place!r}, {self.what!r}, {self.amounts!r})"

    def __reduce__(self) -> tuple[type[Event], tuple[str, int, str, str, dict[str, int], bool, str]]:
        """It is copied and travels with what it is made of."""
        made_of = (self.kind, self.seat, self.place, self.what, self.amounts, self.private, self.fate)
        return Event, made_of


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
    effects: tuple[Effect, ...],
    seat: int,
    worker: int = NO_WORKER,
    place: int = NOWHERE,
) -> None:
    """Run these effects for that seat before everything else on the stack; for a Worker, where one acts."""
    if effects:
        state.top = Frame(effects, seat, worker, place, 0, state.top, state.at_effect)
        state.at_effect = 0


def run_bound(state: State, frame: Frame, effects: tuple[Effect, ...], x: int) -> None:
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
        effects = state.rules.triggered(state.seats[frame.seat], moment)
        if effects:
            run_bound(state, frame, effects, what)


def stands_for(state: State, frame: Frame) -> int:
    """The types in whose place the Worker that acts may stand; none where nobody acts."""
    return state.seats[frame.seat].crew[frame.worker].stands_for if frame.worker >= 0 else 0


def bonus_of(state: State, frame: Frame) -> int:
    """The types whose bonuses the Worker that acts has."""
    return state.seats[frame.seat].crew[frame.worker].bonus_of if frame.worker >= 0 else 0


@lru_cache(maxsize=1 << 10)
def _dashed(name: str) -> str:
    letters = [("-" + c.lower()) if c.isupper() and i else c.lower() for i, c in enumerate(name)]
    return "".join(letters)
