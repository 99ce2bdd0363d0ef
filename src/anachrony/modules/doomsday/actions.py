"""The Experiment Action, and what moves on the Doomsday track."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anachrony.modules.doomsday.rows import (
    HIDDEN,
    NONE,
    SAVE_EARTH,
    TRACKER_WORDS,
    Doomsday,
)
from anachrony.rules.chance import Draw, Roll
from anachrony.rules.effect import Effect, Frame, Value, first_missing, note
from anachrony.rules.effects.flow import May
from anachrony.rules.frame import Effects
from anachrony.rules.general_supply import give
from anachrony.rules.kinds import (
    FOCUS,
    IMPACT,
    NO_CARD,
    NOTHING,
    OPEN_SPACE,
    REQUIREMENT,
    STOP,
    VP,
)
from anachrony.rules.lack import Lack, lack_of
from anachrony.rules.measures import ReadySuits, foreseen
from anachrony.rules.place_names import era_place
from anachrony.rules.what_if import Probe

if TYPE_CHECKING:
    from anachrony.modules.doomsday.rows import ExperimentCard, TrackSlot
    from anachrony.rules.state import State

TOP = 0  # entry of the timeline list for the open top of a planned stack


def experiment_place(state: State, era: int) -> str:
    return f"{era_place(state, era)}/experiment"


class Experiment(Effect):
    """Claim the Experiment in Focus: its condition met, its cost paid."""

    __slots__ = ()

    def missing(self, state: State, frame: Frame) -> int:
        table = state.rules.table(Doomsday)
        number = state.beside[table.timeline][state.seats[frame.seat].focus]
        return NO_CARD if number < 0 else claim_lack(state, frame, table.cards[number])

    def lack(self, state: State, frame: Frame, place: str) -> Lack | None:
        timeline = state.beside[state.rules.table(Doomsday).timeline]
        for era in range(1, len(timeline)):
            if place == experiment_place(state, era):
                if timeline[era] in (HIDDEN, NONE):
                    return lack_of(NO_CARD)
                focus = state.seats[frame.seat].focus == era
                return lack_of(self.missing(state, frame) if focus else FOCUS, state.rules.missing_words)
        return None

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        table = state.rules.table(Doomsday)
        era = state.seats[frame.seat].focus
        number = claim(state, frame.seat, era)
        return (
            *table.cards[number].cost,
            May(MoveTracker()),
            ScoreExperiment(number),
            *replaced(state, table, era),
            *table.claimed,
        )


def claim(state: State, index: int, era: int) -> int:
    """The card under an Era's tile goes to a seat; its number."""
    table = state.rules.table(Doomsday)
    timeline = state.beside[table.timeline]
    number = timeline[era]
    timeline[era] = NONE
    state.seats[index].beside[table.completed].append(number)
    note(state, "experiment", index, table.cards[number].name, experiment_place(state, era))
    return number


def claim_lack(state: State, frame: Frame, card: ExperimentCard) -> int:
    """What the seat lacks for a card: its condition, or a part of its cost.

    When asked before the Worker and its Exosuit are placed, the Worker counts as one's own and the Exosuit
    no longer stands on the Player board.
    """
    for what, least in card.needs:
        have = foreseen(state, frame, what)
        if isinstance(frame, Probe) and isinstance(what, ReadySuits):
            have -= 1
        if have < least:
            return REQUIREMENT
    return first_missing(card.cost, state, frame)


class ScoreExperiment(Effect):
    """The VP of the card."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def args(self) -> tuple[Value, ...]:
        return (self.number,)

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        give(state, frame.seat, VP, state.rules.table(Doomsday).cards[self.number].vp)
        return ()


class MoveTracker(Effect):
    """One step for the own Path's tracker, and the VP that the new slot shows for that Path."""

    __slots__ = ()

    def missing(self, state: State, frame: Frame) -> int:
        """Nothing moves after the Impact, nor once a tracker is on its final slot."""
        if state.impact:
            return IMPACT
        table = state.rules.table(Doomsday)
        return OPEN_SPACE if table.is_saved(state) or table.is_sealed(state) else NOTHING

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        if pick == STOP:
            return ()
        table = state.rules.table(Doomsday)
        seat = state.seats[frame.seat]
        interest = table.interests[seat.path]
        row = step_on(state, frame.seat, interest.tracker)
        vp = row.vp_right if interest.right else row.vp_left
        if vp:
            give(state, frame.seat, VP, vp)
        return ()


def step_on(state: State, index: int, tracker: int) -> TrackSlot:
    """One step of a tracker towards its end: Save Earth up, Seal Fate down. The slot it comes to."""
    table = state.rules.table(Doomsday)
    slots = state.beside[table.trackers]
    slots[tracker] += -1 if tracker == SAVE_EARTH else 1
    note(state, "tracker", index, TRACKER_WORDS[tracker], "main/experiment")
    return table.track[slots[tracker]]


# --- cards under the Timeline -----------------------------------------------------------------------


class DrawExperiment(Draw):
    """A card of one level from its bag: to an Era's Timeline tile, or as the open top of the stack."""

    __slots__ = ("era", "level")

    def __init__(self, level: int, era: int) -> None:
        self.level = level
        self.era = era

    def args(self) -> tuple[Value, ...]:
        return (self.level, self.era)

    def source(self, state: State, frame: Frame) -> int:
        return state.rules.table(Doomsday).bag + self.level - 1

    def codes(self, state: State, frame: Frame) -> list[int]:
        return state.rules.table(Doomsday).levels[self.level - 1]

    def stream(self, state: State, frame: Frame) -> int:
        return state.rules.table(Doomsday).deck_stream + self.level - 1

    def receive(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        table = state.rules.table(Doomsday)
        if pick == STOP:  # the stack has run out
            state.beside[table.timeline][self.era] = NONE
            return ()
        state.beside[table.timeline][self.era] = pick
        place = experiment_place(state, self.era) if self.era else "main/experiment"
        note(state, "reveal", -1, table.cards[pick].name, place)
        return ()

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return state.rules.table(Doomsday).cards[pick].name


class RevealExperiment(Effect):
    """The Level 1 Experiment of a coming Era, usually of the next one, is turned up with its Superproject."""

    __slots__ = ("ahead",)

    def __init__(self, ahead: int = 1) -> None:
        self.ahead = ahead

    def args(self) -> tuple[Value, ...]:
        return (self.ahead,)

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        if state.era + self.ahead > state.rules.last_era:
            return ()
        return (DrawExperiment(1, state.era + self.ahead),)


class RefillExperiments(Effect):
    """A Level 2 Experiment under every Timeline tile that has none."""

    __slots__ = ()

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        timeline = state.beside[state.rules.table(Doomsday).timeline]
        return tuple(DrawExperiment(2, era) for era in range(1, len(timeline)) if timeline[era] == NONE)


class RevealTopExperiment(Effect):
    """Planned Experiments: the stack lies face up, so its top is known."""

    __slots__ = ()

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        return (DrawExperiment(2, TOP),)


def replaced(state: State, table: Doomsday, era: int) -> tuple[Effect, ...]:
    """Planned Experiments: the top of the stack takes the place of a claimed card at once."""
    timeline = state.beside[table.timeline]
    if timeline[TOP] == NONE:
        return ()
    timeline[era] = timeline[TOP]
    timeline[TOP] = NONE
    return (RevealTopExperiment(),)


# --- Check for Impact -------------------------------------------------------------------------------


class CheckTrajectory(Effect):
    """Earth saved ends the game; a sealed fate brings the Impact now; else the Trajectory dice decide."""

    __slots__ = ()

    def do(self, state: State, frame: Frame, pick: int) -> Effects:
        if state.impact:
            return ()
        table = state.rules.table(Doomsday)
        if table.is_saved(state):
            note(state, "earth-saved", -1)
            return state.rules.ending
        if table.is_sealed(state):
            state.impact_after = state.era
            note(state, "fate-sealed", -1)
            return ()
        return (RollTrajectory(len(table.dice), table.symbols(state)),)


class RollTrajectory(Roll):
    """One Trajectory die after the other; (+) less (-) are added up."""

    __slots__ = ("left", "total")

    def __init__(self, left: int, total: int) -> None:
        self.left = left
        self.total = total

    def args(self) -> tuple[Value, ...]:
        return (self.left, self.total)

    def faces(self, state: State, frame: Frame) -> tuple[int, ...]:
        return state.rules.table(Doomsday).dice[-self.left]

    def stream(self, state: State, frame: Frame) -> int:
        return state.rules.table(Doomsday).dice_stream

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        note(state, "trajectory", -1, amounts={"symbols": pick})
        if self.left > 1:
            return (RollTrajectory(self.left - 1, self.total + pick),)
        move_impact(state, self.total + pick)
        return ()

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return f"trajectory {pick}"


def move_impact(state: State, total: int) -> None:
    """More (+): one Era later, never beyond the last tile. More (-): one Era earlier, never behind the
    present one."""
    step = 1 if total > 0 else -1 if total < 0 else 0
    there = state.impact_after + step
    if step and state.era <= there < state.rules.last_era:
        state.impact_after = there
        note(state, "impact-moves", -1, amounts={"era": state.rules.era_numbers[there]})
