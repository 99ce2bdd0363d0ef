"""Chronossus with the Doomsday module: tiles C07 and C08, and the Path markers on Experiments."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from anachrony.automata.bot.action import BotAction, because, gain
from anachrony.automata.bot.bot import BotPart
from anachrony.automata.bot.joining import SEAT
from anachrony.automata.chronossus.action_tile import ActionTile
from anachrony.automata.chronossus.energy import BotHasEnergy
from anachrony.automata.chronossus.objectives import LISTED, Objective
from anachrony.modules.doomsday.actions import MoveTracker, claim, experiment_place, replaced, step_on
from anachrony.modules.doomsday.rows import TRACKER_WORDS, Doomsday
from anachrony.rules.effect import Effect, Numbered, Value, note
from anachrony.rules.kinds import NO_CARD, NOBODY, NOTHING, VP, bits
from anachrony.rules.measures import Length

if TYPE_CHECKING:
    from anachrony.automata.bot.bot import Bot
    from anachrony.automata.views import AutomatonSeat
    from anachrony.rules.book import Book
    from anachrony.rules.effect import Frame
    from anachrony.rules.state import State

NO_TRACKER: Final = -1
AHEAD_OPTIONS: Final[tuple[str, ...]] = ("markers_1", "markers_2", "markers_3")


class BotExperiment(BotAction):
    """Complete a marked Experiment of the tile's level, then mark another; it ignores conditions and costs. A
    step that cannot be done is skipped; the action fails only where neither can."""

    __slots__ = ("level",)

    def __init__(self, level: int) -> None:
        self.level = level

    def args(self) -> tuple[Value, ...]:
        return (self.level,)

    def word(self) -> str:
        return f"experiment_{self.level}"

    def needs_suit(self) -> bool:
        return True

    def space(self, state: State, frame: Frame) -> int:
        return state.rules.space_names["experiment"]

    def missing(self, state: State, frame: Frame) -> int:
        return NOTHING if marked(state, frame.seat, self.level) or to_mark(state, 1) else NO_CARD

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        return (CompleteMarked(self.level), MarkExperiment())


def marked(state: State, index: int, level: int) -> list[int]:
    """Eras up to the present whose Experiment is of this level and carries the seat's marker."""
    table = state.rules.table(Doomsday)
    timeline = state.beside[table.timeline]
    return [
        era
        for era in range(1, state.era + 1)
        if timeline[era] >= 0
        and table.cards[timeline[era]].level == level
        and table.marker(state, era) == index
    ]


def to_mark(state: State, earliest: int) -> int:
    """The Era whose Experiment is marked next, or 0: Level 1 before Level 2, then the furthest in the past.
    That of the next Era is never marked, nor one that has a marker."""
    found = free_to_mark(state, earliest)
    table = state.rules.table(Doomsday)
    timeline = state.beside[table.timeline]
    best = 0
    for era in found:
        if not best or table.cards[timeline[era]].level < table.cards[timeline[best]].level:
            best = era
    return best


def free_to_mark(state: State, earliest: int) -> list[int]:
    table = state.rules.table(Doomsday)
    timeline = state.beside[table.timeline]
    markers = state.beside[table.markers]
    return [era for era in range(earliest, state.era + 1) if timeline[era] >= 0 and markers[era] == NOBODY]


class CompleteMarked(Effect):
    """Step 1: the leftmost marked Experiment of a level. Its VP, and a step of the bot's own tracker with all
    VP beside the slot, whichever Path they are for."""

    __slots__ = ("level",)

    def __init__(self, level: int) -> None:
        self.level = level

    def args(self) -> tuple[Value, ...]:
        return (self.level,)

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        index = frame.seat
        table = state.rules.table(Doomsday)
        eras = marked(state, index, self.level)
        if not eras:
            note(state, "bot-skips", index, f"complete_{self.level}")
            return ()
        if len(eras) > 1:
            because(state, index, "leftmost")
        state.beside[table.markers][eras[0]] = NOBODY
        number = claim(state, index, eras[0])
        gain(state, index, VP, table.cards[number].vp)
        if MoveTracker().missing(state, frame):
            note(state, "bot-skips", index, "tracker")
        else:
            row = step_on(state, index, own_tracker(state))
            gain(state, index, VP, row.vp_left + row.vp_right)
        return replaced(state, table, eras[0])


def own_tracker(state: State) -> int:
    """The one that the person does not move; NO_TRACKER while they have no Path."""
    person = state.seats[bits(state.rules.people)[0]]
    return NO_TRACKER if person.path < 0 else 1 - state.rules.table(Doomsday).interests[person.path].tracker


class MarkExperiment(Effect):
    """Step 2: a Path marker on an open Experiment."""

    __slots__ = ()

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        era = to_mark(state, 1)
        if era:
            put_marker(state, frame.seat, era, 1)
        else:
            note(state, "bot-skips", frame.seat, "mark")
        return ()


def put_marker(state: State, index: int, era: int, earliest: int) -> None:
    """Onto the Experiment of an Era; why there, if others were free from the earliest on."""
    table = state.rules.table(Doomsday)
    found = free_to_mark(state, earliest)
    levels = {table.cards[state.beside[table.timeline][one]].level for one in found}
    if len(levels) > 1:
        because(state, index, "level-1-first")
    elif len(found) > 1:
        because(state, index, "furthest-past")
    state.beside[table.markers][era] = index
    note(state, "bot-marks", index, place=experiment_place(state, era))


class MoveMarker(Effect):
    """A person has claimed the Experiment in their Focus: the bot's marker on it goes to a later Era, up to
    the present, or is gone."""

    __slots__ = ()

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        table = state.rules.table(Doomsday)
        era = state.seats[frame.seat].focus
        owner = table.marker(state, era)
        if owner != NOBODY:
            state.beside[table.markers][era] = NOBODY
            there = to_mark(state, era + 1)
            if there:
                put_marker(state, owner, there, era + 1)
            else:
                note(state, "bot-unmarks", owner, place=experiment_place(state, era))
        return ()


class MarkAhead(Numbered):
    """Path markers on the first Experiments that lie face down, where the option says so."""

    __slots__ = ()

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        for era in range(2, 2 + self.n):
            state.beside[state.rules.table(Doomsday).markers][era] = SEAT
            note(state, "bot-marks", SEAT, place=experiment_place(state, era))
        return ()


class TrackerPart(BotPart):
    """Which tracker is the bot's."""

    __slots__ = ()

    def add_sight(self, state: State, index: int, seen: AutomatonSeat) -> None:
        tracker = own_tracker(state)
        seen["tracker"] = TRACKER_WORDS[tracker] if tracker != NO_TRACKER else None


EXPERIMENT_TILES: Final = (
    ActionTile("C07A", BotExperiment(1)),
    ActionTile("C07B", BotExperiment(1), gains=(BotHasEnergy(1),)),
    ActionTile("C08A", BotExperiment(2)),
    ActionTile("C08B", BotExperiment(2), vp=1, gains=(BotHasEnergy(1),)),
)


def with_doomsday(book: Book, bot: Bot) -> list[Effect]:
    """Room for Path markers, and what becomes of them when the person is faster."""
    markers = book.new_list("chronossus path markers", *[NOBODY] * (len(book.timeline) + 1))
    book.put_table(replace(book.table(Doomsday), markers=markers, claimed=(MoveMarker(),)))
    bot.parts.append(TrackerPart())
    ahead = [n for n, option in enumerate(AHEAD_OPTIONS, 1) if option in bot.difficulty]
    return [MarkAhead(ahead[0])] if ahead else []


def experiment_objective(book: Book) -> Objective:
    return Objective("experiments", Length("experiments", book.table(Doomsday).completed), (4, 7, 10), LISTED)
