"""Phase 5, Action rounds: turns until everyone has passed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anachrony.rules.effect import Effect, Frame, note, run_again, run_first
from anachrony.rules.effects.placing import (
    Placement,
    free_picks,
    main_picks,
    own_picks,
    place_on_main,
    place_on_own,
    take_free_action,
    turn_action_picks,
)
from anachrony.rules.effects.spaces import beginning
from anachrony.rules.frame import Effects
from anachrony.rules.kinds import STOP
from anachrony.rules.places import FREE, OWN, PASS, crew_of, effect_pick, is_turn_action, place_of

if TYPE_CHECKING:
    from anachrony.rules.state import State

END_TURN: Final = 0


class ActionRounds(Effect):
    """The First Player of this Era starts."""

    __slots__ = ()

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        state.passed = 0
        state.round = 1
        run_first(state, state.rules.turns[state.first], state.first)
        return ()


class TakeTurn(Placement):
    """Any number of Free Actions, then one Worker placed, or a pass (ruling 34); or what a module allows
    instead of a Worker."""

    __slots__ = ()

    def ask(self, state: State, frame: Frame) -> list[int]:
        anyone = beginning(state, frame)
        picks = main_picks(state, anyone)
        picks += own_picks(state, anyone)
        picks += free_picks(state, anyone)
        if state.rules.turn_actions:
            picks += turn_action_picks(state, frame)
        picks.append(PASS)
        return picks

    def do(self, state: State, frame: Frame, pick: int) -> Effects:
        if pick == PASS:
            state.passed |= 1 << frame.seat
            note(state, "pass", frame.seat)
        elif is_turn_action(pick):
            return self.act(state, pick).do(state, frame, effect_pick(pick))
        elif crew_of(pick) == FREE:
            run_again(state, frame, frame.x)  # a Free Action does not end the turn
            take_free_action(state, frame, pick)
        elif place_of(pick) < OWN:
            place_on_main(state, frame, pick)
        else:
            place_on_own(state, frame, pick)
        return ()


class EndTurn(Effect):
    """The turn ends, with a word of the player where the table holds it; the next seat follows."""

    __slots__ = ()

    def ask(self, state: State, frame: Frame) -> list[int] | None:
        return [END_TURN] if state.hold else None

    def held(self, state: State) -> bool:
        return state.hold

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        state.seats[frame.seat].credit = 0
        if state.hold:
            state.reveals += 1  # the turn is let go: it can no longer be taken back
        next_turn(state, frame.seat)
        return ()

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return "end turn" if pick != STOP else "stop"


class NextTurn(Effect):
    """The end of a turn that nobody can hold."""

    __slots__ = ()

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        next_turn(state, frame.seat)
        return ()


def next_turn(state: State, index: int) -> None:
    """The turn of the next seat, clockwise, that has not passed; past the First Player a new round begins."""
    count = len(state.seats)
    for step in range(1, count + 1):
        seat = (index + step) % count
        if not state.passed >> seat & 1:
            if state.round and (index - state.first) % count + step >= count:
                state.round += 1
                if state.events is not None:
                    note(state, "round", -1, amounts={"round": state.round})
            run_first(state, state.rules.turns[seat], seat)
            return
