"""The Doomsday module: what it adds to a book, and what of it can be seen."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from anachrony.modules.doomsday.actions import (
    TOP,
    CheckTrajectory,
    Experiment,
    ExperimentReason,
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
    TRACK_SOURCE,
)
from anachrony.modules.doomsday.rows import (
    HIDDEN,
    NONE,
    SAVE_EARTH,
    SEAL_FATE,
    Doomsday,
    ExperimentCard,
    TrackSlot,
)
from anachrony.rules.effects.assets import Pay
from anachrony.rules.kinds import ANYBODY, NO_SEAT
from anachrony.rules.measures import LENGTH_OF
from anachrony.rules.phases.clean_up import CheckImpact
from anachrony.rules.phases.preparation import RevealSuperproject
from anachrony.rules.rows import CLASSIC, Card, Sight, Space
from anachrony.rules.values import OWNER, Values

if TYPE_CHECKING:
    from anachrony.rules.book import Book
    from anachrony.rules.effect import Effect
    from anachrony.rules.rows import Json
    from anachrony.rules.state import State


def doomsday(book: Book) -> None:
    """Experiments under the Timeline, a track between saving Earth and sealing its fate."""
    own = book.values.section("doomsday")
    by_path = {interest.path: interest for interest in INTERESTS}
    table = Doomsday(
        [_card(row, own.section("experiments").section(row.name)) for row in EXPERIMENTS],
        _track(own),
        own.number("start", START + 1, 2, len(TRACK) - 1) - 1,
        [own.section("dice").numbers(str(n), faces, -2, 2) for n, faces in enumerate(DICE, 1)],
        [by_path[path.name] for path in book.paths],
    )
    book.add_table(table)
    table.bag = book.new_bag("level 1 experiments", len(table.levels[0]))
    book.new_bag("level 2 experiments", len(table.levels[1]))
    table.deck_stream = book.new_stream("experiment decks", len(table.levels))
    table.dice_stream = book.new_stream("trajectory dice")
    table.timeline = book.new_list("experiments", NONE, *[HIDDEN] * book.last_era)
    table.trackers = book.new_list("trackers", table.start, table.start)
    table.completed = book.new_seat_list("experiments completed")
    book.impact_after = own.number("impact_after", IMPACT_AFTER, 2, book.last_era - 1)
    book.add(Space("experiment", (Experiment(),), CLASSIC, workers=ANYBODY, pool=True))
    book.setup.after(RevealSuperproject, RevealExperiment())
    book.era.after(RevealSuperproject, RevealExperiment(), RefillExperiments())
    book.era.before(CheckImpact, CheckTrajectory())
    measure = LENGTH_OF + table.completed
    book.measure_words[measure] = "experiments"
    book.endgame_cards.append(Card(len(book.endgame_cards) + 1, (measure,), CLASSIC, "most experiments"))
    book.reasons.append(ExperimentReason())
    book.sights.append(DoomsdaySight("doomsday"))


def _card(row: ExperimentCard, values: Values) -> ExperimentCard:
    """Another number of VP, or another price where part of the cost is paid in assets."""
    if not values:
        return row
    cost: list[Effect] = []
    for effect in row.cost:
        if isinstance(effect, Pay):
            price = values.cost("pay", effect.cost)
            cost.append(Pay(price.fixed, price.any))
        else:
            cost.append(effect)
    return replace(row, vp=values.number("vp", row.vp, 0, 9), cost=tuple(cost), source=OWNER)


def _track(values: Values) -> list[TrackSlot]:
    left = values.numbers("vp_left", tuple(row.vp_left for row in TRACK), 0, 9)
    right = values.numbers("vp_right", tuple(row.vp_right for row in TRACK), 0, 9)
    symbols = values.numbers("symbols", tuple(row.symbols for row in TRACK), -3, 3)
    source = OWNER if values else TRACK_SOURCE
    return [TrackSlot(*numbers, source) for numbers in zip(left, right, symbols, strict=True)]


def planned_experiments(book: Book) -> None:
    """The Level 2 stack lies face up and replaces a claimed card at once (optional rule)."""
    if Doomsday not in book.tables:
        raise ValueError("planned_experiments is a variant of the doomsday module: add that module")
    book.setup.after(RevealExperiment, RevealTopExperiment())
    book.era.instead(RefillExperiments)


class DoomsdaySight(Sight):
    """Cards, trackers and the track; at a seat what it has completed. All of it is open."""

    __slots__ = ()

    def table(self, state: State) -> Json:
        table = state.rules.table(Doomsday)
        timeline = state.beside[table.timeline]
        cards: list[Json] = []
        for era in range(1, len(timeline)):
            card = table.cards[timeline[era]] if timeline[era] >= 0 else None
            marker = table.marker(state, era)
            cards.append(
                {
                    "era": era,
                    "experiment": card.name if card is not None else None,
                    "level": card.level if card is not None else int(timeline[era] == HIDDEN),
                    "hidden": timeline[era] == HIDDEN,
                    "marker": marker if marker != NO_SEAT else None,
                }
            )
        track: list[Json] = [
            {"vp_left": row.vp_left, "vp_right": row.vp_right, "symbols": row.symbols} for row in table.track
        ]
        return {
            "experiments": cards,
            "next": table.cards[timeline[TOP]].name if timeline[TOP] >= 0 else None,
            "left": state.bags[table.bag + 1].bit_count(),
            "track": track,
            "save_earth": table.slot(state, SAVE_EARTH),
            "seal_fate": table.slot(state, SEAL_FATE),
            "dice": [[*faces] for faces in table.dice],
        }

    def seat(self, state: State, index: int, own: bool) -> Json:
        table = state.rules.table(Doomsday)
        done: list[Json] = [table.cards[number].name for number in state.seats[index].beside[table.completed]]
        return {"experiments": done}
