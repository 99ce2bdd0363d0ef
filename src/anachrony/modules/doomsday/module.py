"""The Doomsday module: what it adds to a book, and what of it can be seen."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from anachrony.modules.doomsday.actions import (
    TOP,
    CheckTrajectory,
    Experiment,
    RefillExperiments,
    RevealExperiment,
    RevealTopExperiment,
)
from anachrony.modules.doomsday.cards import (
    DICE,
    EXPERIMENTS,
    IMPACT_AFTER,
    INTERESTS,
    START,
    TRACK,
)
from anachrony.modules.doomsday.rows import (
    HIDDEN,
    NONE,
    SAVE_EARTH,
    SEAL_FATE,
    Doomsday,
)
from anachrony.rules.hooks import Sight
from anachrony.rules.kinds import ANYBODY, NOBODY
from anachrony.rules.measures import Length
from anachrony.rules.module import Module, Variant
from anachrony.rules.phases.clean_up import CheckImpact
from anachrony.rules.phases.preparation import RevealSuperproject
from anachrony.rules.phases.setup import FillStacks
from anachrony.rules.rows import CLASSIC, EndgameCard, Space

if TYPE_CHECKING:
    from anachrony.modules.doomsday.views import DoomsdaySeat, DoomsdayTable, ExperimentView
    from anachrony.rules.book import Book
    from anachrony.rules.state import State


def rows(book: Book) -> None:
    """Experiments under the Timeline, a track between saving Earth and sealing its fate."""
    book.add_table(
        Doomsday(
            list(EXPERIMENTS),
            list(TRACK),
            list(DICE),
            list(INTERESTS),
            start=START,
            impact_after=IMPACT_AFTER,
        )
    )
    book.add(Space("experiment", (Experiment(),), CLASSIC, workers=ANYBODY, pool=True, board="doomsday"))


def rules(book: Book) -> None:
    printed = book.table(Doomsday)
    bags = [book.new_bag(f"level {n} experiments", len(cards)) for n, cards in enumerate(printed.levels, 1)]
    table = book.put_table(
        replace(
            printed,
            interests=book.by_path(printed.interests),
            bag=bags[0],
            deck_stream=book.new_stream("experiment decks", len(printed.levels)),
            dice_stream=book.new_stream("trajectory dice"),
            timeline=book.new_list("experiments", NONE, *[HIDDEN] * len(book.timeline)),
            trackers=book.new_list("trackers", printed.start, printed.start),
            completed=book.new_seat_list("experiments completed"),
        )
    )
    book.impact_after = table.impact_after
    for steps in (book.setup, book.era):  # an Experiment is turned up with the Superproject above it
        for step in [*steps]:
            if isinstance(step, RevealSuperproject):
                steps.after(step, RevealExperiment(step.ahead))
    book.era.after(RevealExperiment, RefillExperiments())
    book.era.before(CheckImpact, CheckTrajectory())
    measure = Length("experiments", table.completed)
    book.endgame_cards.append(EndgameCard(len(book.endgame_cards) + 1, measure, CLASSIC, "most experiments"))
    book.sights.append(DoomsdaySight("doomsday"))


def planned_experiments(book: Book) -> None:
    """The Level 2 stack lies face up and replaces a claimed card at once (optional rule)."""
    last = [step for step in book.setup if isinstance(step, (FillStacks, RevealExperiment))][-1]
    book.setup.after(last, RevealTopExperiment())
    book.era.instead(RefillExperiments)


class DoomsdaySight(Sight):
    """Cards, trackers and the track; at a seat what it has completed. All of it is open."""

    __slots__ = ()

    def table(self, state: State) -> DoomsdayTable:
        table = state.rules.table(Doomsday)
        timeline = state.beside[table.timeline]
        cards: list[ExperimentView] = []
        for era in range(1, len(timeline)):
            card = table.cards[timeline[era]] if timeline[era] >= 0 else None
            marker = table.marker(state, era)
            cards.append(
                {
                    "era": state.rules.era_numbers[era],
                    "experiment": card.name if card is not None else None,
                    "level": card.level if card is not None else int(timeline[era] == HIDDEN),
                    "hidden": timeline[era] == HIDDEN,
                    "marker": marker if marker != NOBODY else None,
                }
            )
        return {
            "experiments": cards,
            "next": table.cards[timeline[TOP]].name if timeline[TOP] >= 0 else None,
            "left": state.bags[table.bag + 1].bit_count(),
            "track": [
                {"vp_left": row.vp_left, "vp_right": row.vp_right, "symbols": row.symbols}
                for row in table.track
            ],
            "save_earth": table.slot(state, SAVE_EARTH),
            "seal_fate": table.slot(state, SEAL_FATE),
            "dice": [[*faces] for faces in table.dice],
        }

    def seat(self, state: State, index: int, own: bool) -> DoomsdaySeat:
        table = state.rules.table(Doomsday)
        done = state.seats[index].beside[table.completed]
        return {"experiments": [table.cards[number].name for number in done]}


DOOMSDAY: Final = Module(
    "doomsday",
    rows,
    rules,
    variants={"planned_experiments": Variant(planned_experiments)},
    not_with=(("intrigues", "its last Era is fixed, whatever becomes of the Impact"),),
    not_with_alone=(
        ("pioneers", "the solo opponent has tiles for one of them only"),
        ("guardians", "the solo opponent has tiles for one of them only"),
    ),
    advised_against=(("pioneers", "there is more to do than there are Workers for"),),
)
