"""The whole interpreter: run effects until someone must really choose."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anachrony.rules.chance import Chance, move_on
from anachrony.rules.effect import LUCK, ONE_SEAT, SEVERAL_SEATS, Effect, Joint
from anachrony.rules.frame import Frame
from anachrony.rules.kinds import CHANCE, NOBODY, STOP

if TYPE_CHECKING:
    from anachrony.rules.frame import Effects
    from anachrony.rules.state import State


class Halt:
    """Where a run stops before anybody must choose."""

    __slots__ = ()

    def at(self, state: State, frame: Frame, effect: Effect) -> bool:
        """Whether to stop before this effect."""
        raise NotImplementedError


def step(state: State, frame: Frame, effect: Effect, pick: int) -> None:
    """Do one effect with one pick."""
    at = state.at_effect + 1  # skip() and run_bound(), spelled out for every effect there is
    if at == len(frame.effects):
        state.top = frame.parent
        state.at_effect = frame.back
    else:
        state.at_effect = at
    more = effect.do(state, frame, pick)
    if more:
        state.top = Frame(more, frame.seat, frame.worker, frame.place, frame.x, state.top, state.at_effect)
        state.at_effect = 0


def advance(state: State, until: Halt | None = None) -> None:
    """Run until a decision has two or more picks (or is held for its player), the game is over, or it is time
    to stop: then nobody is asked."""
    while True:
        frame = state.top
        if frame is None:
            state.decider = NOBODY
            state.picks = []
            return
        effect = frame.effects[state.at_effect]  # effect_at(), spelled out for every effect there is
        assert isinstance(effect, Effect)
        if until is not None and until.at(state, frame, effect):
            state.decider = NOBODY
            return
        decided_by = effect.decided_by()
        if decided_by == ONE_SEAT:
            picks = effect.ask(state, frame)
            pick = STOP
            if picks:
                if len(picks) > 1 or effect.held(state):
                    state.decider = frame.seat
                    state.picks = picks
                    return
                pick = picks[0]
            step(state, frame, effect, pick)
        elif decided_by == LUCK:
            assert isinstance(effect, Chance)
            if _chance(state, frame, effect):
                return
        else:
            assert isinstance(effect, Joint)
            if _join(state, frame, effect):
                return


def _chance(state: State, frame: Frame, effect: Chance) -> bool:
    """Roll or draw; True when CHANCE must be asked."""
    if state.explicit:
        outcomes = effect.outcomes(state, frame)
        if len(outcomes) > 1:
            state.decider = CHANCE
            state.picks = outcomes
            return True
        step(state, frame, effect, outcomes[0] if outcomes else STOP)
        return False
    reveals = state.reveals
    pick = effect.sample(state, frame)
    if state.drawn is not None and state.reveals > reveals:  # else there was but one outcome
        state.drawn.append(effect.text(state, frame, pick))
    step(state, frame, effect, pick)
    return False


def _join(state: State, frame: Frame, effect: Joint) -> bool:
    """Let those who have one pick make it; True when somebody must choose."""
    state.decider = NOBODY
    for seat in state.in_turn_order():
        while state.owing >> seat & 1:
            picks = effect.ask_seat(state, seat)
            if len(picks) > 1:
                if state.decider == NOBODY:  # the first in turn order
                    state.decider = seat
                    state.picks = picks
                break
            effect.do_seat(state, seat, picks[0])
    if state.owing:
        return True
    step(state, frame, effect, STOP)
    return False


def effect_at(state: State, frame: Frame) -> Effect:
    """The present effect of the frame on top."""
    effect = frame.effects[state.at_effect]
    assert isinstance(effect, Effect)
    return effect


def present(state: State) -> Effect | None:
    """The effect that comes next, or that waits for an answer; None when the game is over."""
    frame = state.top
    return None if frame is None else effect_at(state, frame)


def choosing(state: State) -> tuple[Frame, int] | None:
    """The choices that several seats make at once now, told from others by where they stand."""
    frame = state.top
    if frame is None or not isinstance(frame.effects[state.at_effect], Joint):
        return None
    return frame, state.at_effect


def remaining(state: State) -> list[tuple[Frame, Effects]]:
    """What is still to do, from the top: each frame with the effects that are left of it."""
    found: list[tuple[Frame, Effects]] = []
    frame = state.top
    at = state.at_effect
    while frame is not None:
        found.append((frame, frame.effects[at:]))
        at = frame.back
        frame = frame.parent
    return found


def owing_seats(state: State) -> list[int]:
    """Who may choose now, in turn order."""
    return [seat for seat in state.in_turn_order() if state.owing >> seat & 1]


def deciders(state: State) -> list[int]:
    """Every seat that may decide now: one, several while choices are simultaneous, or CHANCE."""
    if state.top is None:
        return []
    return owing_seats(state) if state.owing else [state.decider]


def picks_of(state: State, seat: int) -> list[int]:
    """The legal picks of one decider."""
    if seat == state.decider:
        return state.picks
    if not state.owing >> seat & 1:
        return []
    effect = present(state)
    return effect.ask_seat(state, seat) if isinstance(effect, Joint) else []


def play(state: State, seat: int, pick: int) -> None:
    """Apply a legal pick of that seat (or of CHANCE) and run on to the next decision."""
    frame = state.top
    assert frame is not None
    effect = effect_at(state, frame)
    if effect.decided_by() == LUCK:
        assert isinstance(effect, Chance)
        move_on(state, effect.stream(state, frame))
    apply(state, frame, effect, seat, pick)
    advance(state)


def apply(state: State, frame: Frame, effect: Effect, seat: int, pick: int) -> None:
    """Do the present effect with a pick of that seat, and go no further."""
    if effect.decided_by() == SEVERAL_SEATS:
        assert isinstance(effect, Joint)
        effect.do_seat(state, seat, pick)
    else:
        step(state, frame, effect, pick)


def pick_called(state: State, seat: int, text: str) -> int:
    """The pick of a decider that has this text; LookupError where there is none."""
    if seat in deciders(state):
        effect, frame = asking(state, seat)
        for pick in picks_of(state, seat):
            if effect.text(state, frame, pick) == text:
                return pick
    raise LookupError(f"{text!r} is not possible")


def asking(state: State, seat: int) -> tuple[Effect, Frame]:
    """The effect that asks this seat, and its frame as the seat sees it."""
    frame = state.top
    assert frame is not None
    effect = effect_at(state, frame)
    return effect, frame if frame.seat == seat or not isinstance(effect, Joint) else frame.for_seat(seat)


class _Elsewhere(Halt):
    """Whatever is not this seat's own doing, or shows what nobody knows yet."""

    __slots__ = ("reveals", "seat")

    def __init__(self, seat: int, reveals: int) -> None:
        self.seat = seat
        self.reveals = reveals

    def at(self, state: State, frame: Frame, effect: Effect) -> bool:
        return (
            state.reveals != self.reveals
            or frame.parent is None
            or frame.seat != self.seat
            or effect.decided_by() != ONE_SEAT
        )


def foresee(state: State, seat: int, pick: int) -> None:
    """Apply a pick and go on as long as nothing but this seat's own doing follows.

    Stops before any choice, roll, reveal, end of turn, other seat's part or what the Era itself brings (the
    last frame of the stack, which belongs to nobody), so a preview shows neither the future nor a secret.
    """
    effect, frame = asking(state, seat)
    if isinstance(effect, Joint):
        effect.do_seat(state, seat, pick)
        return
    state.hold = True
    until = _Elsewhere(seat, state.reveals)
    step(state, frame, effect, pick)
    advance(state, until)


def probabilities(state: State) -> list[float]:
    """Of CHANCE's picks, in their order."""
    frame = state.top
    assert frame is not None
    effect = effect_at(state, frame)
    assert isinstance(effect, Chance)
    weights = effect.weights(state, frame)
    if weights is None:
        return [1.0 / len(state.picks)] * len(state.picks)
    total = sum(weights)
    return [weight / total for weight in weights]
