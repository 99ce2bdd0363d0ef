"""Workers: waking, gaining, losing, paying; the Supply and Force Workers actions; Recruit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anachrony.rules.amounts import amount_of
from anachrony.rules.effect import Effect, Numbered, Value, bonus_of, happens, note
from anachrony.rules.effects.assets import pay_water, raise_morale
from anachrony.rules.frame import Effects
from anachrony.rules.general_supply import add_worker, dismiss, hire, workers_left
from anachrony.rules.kinds import (
    ANY_WORKER,
    ENGINEERS,
    FORCED,
    GENIUS,
    LOW_MORALE,
    NO_LOW_MORALE,
    NOTHING,
    RECRUITED,
    STOCK_IN_POOL,
    STOP,
    SUPPLIED,
    SUPPLY_HALVED,
    WATER,
    WORKER,
    WORKER_TO_LOSE,
    added,
    replaced,
)
from anachrony.rules.what_if import active_of, purse_of

if TYPE_CHECKING:
    from anachrony.rules.effect import Frame
    from anachrony.rules.ruleset import Ruleset
    from anachrony.rules.state import Seat, State


class WakeAll(Effect):
    """All Tired Workers become Active."""

    __slots__ = ()

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        seat = state.seats[frame.seat]
        if state.events is not None:
            words = state.rules.worker_words
            woken = {words[kind]: n for kind, n in enumerate(seat.tired) if n}
            note(state, "wake", frame.seat, amounts=woken)
        active = seat.active[:]
        for worker, tired in enumerate(seat.tired):
            if tired:
                active[worker] = active[worker] + tired
        seat.active = active
        seat.tired = [0] * state.rules.workers
        return ()


class Wake(Numbered):
    """Tired Workers of one's choice become Active, one after the other; without any nothing happens, as
    with ``WakeAll``."""

    __slots__ = ()

    def ask(self, state: State, frame: Frame) -> list[int]:
        return [worker for worker, n in enumerate(state.seats[frame.seat].tired) if n]

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        if pick == STOP:  # nobody is Tired
            return ()
        seat = state.seats[frame.seat]
        seat.tired = added(seat.tired, pick, -1)
        seat.active = added(seat.active, pick, 1)
        note(state, "wake", frame.seat, amounts={state.rules.worker_words[pick]: 1})
        return (Wake(self.n - 1),) if self.n > 1 else ()

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return "stop" if pick == STOP else state.rules.worker_words[pick]


class ReplaceWorker(Effect):
    """An Active Worker of another type becomes one of this type, where the supply has it. A pick is the type
    that goes."""

    __slots__ = ("kind",)

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def args(self) -> tuple[Value, ...]:
        return (self.kind,)

    def missing(self, state: State, frame: Frame) -> int:
        return NOTHING if self.ask(state, frame) else WORKER

    def ask(self, state: State, frame: Frame) -> list[int]:
        if not workers_left(state, self.kind):
            return []
        active = active_of(state, frame)
        return [worker for worker, n in enumerate(active) if n and worker != self.kind]

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        dismiss(state, frame.seat, pick)
        hire(state, frame.seat, self.kind)
        return ()

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return state.rules.worker_words[pick]


class GainWorker(Effect):
    """One Worker from the supply."""

    __slots__ = ("kind", "tired")

    def __init__(self, kind: int, tired: bool = False) -> None:
        self.kind = kind
        self.tired = tired

    def args(self) -> tuple[Value, ...]:
        return (self.kind, self.tired)

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        hire(state, frame.seat, self.kind, self.tired)
        return ()


class GainCrew(Effect):
    """One Worker of a type that a module has brought, by its word."""

    __slots__ = ("tired", "word")

    def __init__(self, word: str, tired: bool = False) -> None:
        self.word = word
        self.tired = tired

    def args(self) -> tuple[Value, ...]:
        return (self.word, self.tired)

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        hire(state, frame.seat, state.rules.worker_names[self.word], self.tired)
        return ()


class GainShownWorker(Effect):
    """A Worker of a type on this Era's Recruit card, even if the pool has none left (ruling 90)."""

    __slots__ = ()

    def ask(self, state: State, frame: Frame) -> list[int]:
        numbers = state.rules.recruit_cards[state.recruit_card].numbers
        return [worker for worker, n in enumerate(numbers) if n and workers_left(state, worker)]

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        return () if pick == STOP else (GainWorker(pick),)

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return state.rules.worker_words[pick]


class CloneWorker(Effect):
    """One more Worker of the printed type of the one that acts, Tired (ruling 85)."""

    __slots__ = ()

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        return (GainWorker(frame.worker, True),)


def recruit_from_pool(state: State, index: int, worker: int) -> None:
    """A Worker of the Recruit pool joins a seat."""
    state.recruit = replaced(state.recruit, worker, state.recruit[worker] - 1)
    add_worker(state, index, worker)
    if state.events is not None:
        word = state.rules.worker_words[worker]
        note(state, "recruit", index, word, f"pool/recruit/{word}")


class LoseWorker(Effect):
    """Give up one Worker: of one type or of any, Active or Tired, never a busy one.

    A pick is the type for an Active Worker, the type and the number of types for a Tired one.
    """

    __slots__ = ("kind",)

    def __init__(self, kind: int = ANY_WORKER) -> None:
        self.kind = kind

    def args(self) -> tuple[Value, ...]:
        return (self.kind,)

    def types(self, state: State) -> range:
        """Lists the types of which one can be given up."""
        return range(state.rules.workers) if self.kind == ANY_WORKER else range(self.kind, self.kind + 1)

    def missing(self, state: State, frame: Frame) -> int:
        return NOTHING if self.ask(state, frame) else WORKER_TO_LOSE

    def ask(self, state: State, frame: Frame) -> list[int]:
        seat = state.seats[frame.seat]
        workers = state.rules.workers
        types = self.types(state)
        active = active_of(state, frame)
        picks = [worker for worker in types if active[worker]]
        return picks + [workers + worker for worker in types if seat.tired[worker]]

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        if pick == STOP:  # nobody there to lose
            return ()
        tired, worker = divmod(pick, state.rules.workers)
        dismiss(state, frame.seat, worker, tired=tired == 1)
        return ()

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return " ".join(self.column_and_type(state, pick))

    def column_and_type(self, state: State, pick: int) -> tuple[str, str]:
        tired, worker = divmod(pick, state.rules.workers)
        return "tired" if tired else "active", state.rules.worker_words[worker]


class LoseCrew(LoseWorker):
    """Gives up one Worker of a type that a module has brought, by its word."""

    __slots__ = ("word",)

    def __init__(self, word: str) -> None:
        super().__init__()
        self.word = word

    def args(self) -> tuple[Value, ...]:
        return (self.word,)

    def types(self, state: State) -> range:
        number = state.rules.worker_names[self.word]
        return range(number, number + 1)

    def prompt(self) -> str:
        return "lose-worker"


class Supply(Effect):
    """Pay the Water of the Morale step, wake everyone, rise one step."""

    __slots__ = ()

    def missing(self, state: State, frame: Frame) -> int:
        water = supply_cost(state.rules, state.seats[frame.seat])
        return NOTHING if amount_of(purse_of(state, frame), WATER) >= water else 1 + WATER

    def minds_worker(self) -> bool:
        return False

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        pay_water(state, frame.seat, supply_cost(state.rules, state.seats[frame.seat]))
        WakeAll().do(state, frame, pick)
        raise_morale(state, frame.seat)
        happens(state, frame, SUPPLIED)
        return ()


def supply_cost(rules: Ruleset, seat: Seat) -> int:
    """Life Supports 311 and 312 halve it, both together make it nothing (ruling 67). What is added comes
    after that."""
    board = seat.board
    assert board is not None
    water = board.supply[seat.morale]
    halved = seat.traits[SUPPLY_HALVED]
    if halved:
        water = (water + 1) // 2 if halved == 1 else 0
    return water + seat.traits[rules.supply_more]


class ForceWorkers(Effect):
    """Wake everyone, fall one Morale step; from the lowest step lose a Worker instead (ruling 69)."""

    __slots__ = ("at_bottom",)

    def __init__(self, at_bottom: bool = True) -> None:
        self.at_bottom = at_bottom  # also from the lowest step

    def args(self) -> tuple[Value, ...]:
        return (self.at_bottom,)

    def missing(self, state: State, frame: Frame) -> int:
        return NOTHING if self.at_bottom or state.seats[frame.seat].morale else LOW_MORALE

    def minds_worker(self) -> bool:
        return False

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        WakeAll().do(state, frame, pick)
        happens(state, frame, FORCED)
        seat = state.seats[frame.seat]
        if seat.morale > 0:
            return (LoseMorale(),)
        return () if seat.traits[NO_LOW_MORALE] else (LoseWorker(),)


class LoseMorale(Effect):
    """One step down the Morale track, if there is one."""

    __slots__ = ()

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        seat = state.seats[frame.seat]
        if seat.morale > 0:
            seat.morale -= 1
            note(state, "morale", frame.seat, amounts={"morale": -1})
        return ()


class Recruit(Effect):
    """Take a Worker from the pool, Active, and its bonus. Not everybody may take a Genius: usually no
    Engineer may, nor may a Worker without any type's benefits."""

    __slots__ = ("bonuses", "no_genius_for")

    def __init__(self, bonuses: int = 1, no_genius_for: int = ENGINEERS) -> None:
        self.bonuses = bonuses
        self.no_genius_for = no_genius_for  # types of the Worker that acts

    def args(self) -> tuple[Value, ...]:
        return (self.bonuses, self.no_genius_for)

    def missing(self, state: State, frame: Frame) -> int:
        for worker, n in enumerate(state.recruit):
            if n and (worker != GENIUS or self.may_take_genius(state, frame)):
                return NOTHING
        return STOCK_IN_POOL

    def ask(self, state: State, frame: Frame) -> list[int]:
        picks = [worker for worker, n in enumerate(state.recruit) if n]
        if GENIUS in picks and not self.may_take_genius(state, frame):
            picks.remove(GENIUS)
        return picks

    def may_take_genius(self, state: State, frame: Frame) -> bool:
        """Whether the Worker that acts has another type's benefits; where nobody acts anyone may be taken."""
        return frame.worker < 0 or bool(bonus_of(state, frame) & ~self.no_genius_for)

    def do(self, state: State, frame: Frame, pick: int) -> Effects:
        recruit_from_pool(state, frame.seat, pick)
        happens(state, frame, RECRUITED, pick)
        return state.rules.recruit_bonuses[pick] * self.bonuses

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return state.rules.worker_words[pick]

    def place(self, state: State, frame: Frame, pick: int) -> str:
        return f"pool/recruit/{state.rules.worker_words[pick]}"
