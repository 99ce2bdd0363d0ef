"""Solo Objectives: what a person plays for beside Chronossus, in place of Endgame Conditions.

The values rest on one collector's list; where it breaks its own pattern of 1, 2 and 4 VP the row is ours.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from anachrony.rules.chance import Draw
from anachrony.rules.effect import note
from anachrony.rules.hooks import Measure, ScoreLine, Sight
from anachrony.rules.kinds import WATER
from anachrony.rules.measures import (
    ALL_BREAKTHROUGHS,
    ALL_WORKERS,
    MORALE_FROM_TOP,
    OCCUPIED_SPOTS,
    STOCK_OF,
    SUPERPROJECTS,
    TRAVEL_RANGES,
    TRAVELS,
)
from anachrony.rules.rows import HOUSE, Table

if TYPE_CHECKING:
    from anachrony.automata.views import ObjectiveSeat, ObjectiveView
    from anachrony.rules.book import Book
    from anachrony.rules.effect import Effect, Frame
    from anachrony.rules.ruleset import Ruleset
    from anachrony.rules.state import State

LISTED: Final = "a collector's list"
LEVEL_WORDS: Final = ("none", "bronze", "silver", "gold")


@dataclass(frozen=True)
class Objective:
    """A measure and what it takes for bronze, silver and gold."""

    name: str
    what: Measure
    least: tuple[int, int, int]
    source: str
    vp: tuple[int, int, int] = (1, 2, 4)

    def reached(self, state: State, index: int) -> int:
        """What is counted, as the position stands."""
        return self.what.count(state, state.seats[index])

    def level(self, state: State, index: int) -> int:
        """0 none, 1 bronze, 2 silver, 3 gold."""
        found = self.reached(state, index)
        return sum(found >= least for least in self.least)


CARDS: Final = (
    Objective("workers", ALL_WORKERS, (8, 13, 16), LISTED),
    Objective("breakthroughs", ALL_BREAKTHROUGHS, (3, 6, 9), LISTED),
    Objective("water", STOCK_OF[WATER], (8, 12, 18), LISTED),
    Objective("occupied_spots", OCCUPIED_SPOTS, (8, 10, 12), HOUSE),
    Objective("morale", MORALE_FROM_TOP, (-2, -1, 0), HOUSE),
    Objective("travel_ranges", TRAVEL_RANGES, (6, 9, 10), HOUSE),
    Objective("superprojects", SUPERPROJECTS, (2, 3, 4), LISTED),
    Objective("time_travels", TRAVELS, (5, 7, 8), LISTED),
)


@dataclass(frozen=True)
class ObjectiveDeck(Table):
    """Every card that may be turned up: those of the base game, then those of the modules in play."""

    cards: list[Objective]
    in_play: int  # on the table: those turned up
    bag: int
    draw: int  # stream


def cards_of(rules: Ruleset) -> list[Objective]:
    return rules.table(ObjectiveDeck).cards


def in_play(state: State) -> list[int]:
    return state.beside[state.rules.table(ObjectiveDeck).in_play]


def open_cards(state: State) -> list[Objective]:
    cards = cards_of(state.rules)
    return [cards[card] for card in in_play(state)]


def objective_text(state: State, card: int) -> str:
    return f"objective {cards_of(state.rules)[card].name}"


def turn_up(state: State, card: int) -> None:
    """Put a card into play."""
    in_play(state).append(card)
    note(state, "solo-objective", -1, cards_of(state.rules)[card].name)


class DrawObjective(Draw):
    """One more Solo Objective is turned up."""

    __slots__ = ()

    def source(self, state: State, frame: Frame) -> int:
        return state.rules.table(ObjectiveDeck).bag

    def stream(self, state: State, frame: Frame) -> int:
        return state.rules.table(ObjectiveDeck).draw

    def receive(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        turn_up(state, pick)
        return ()

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return objective_text(state, pick)


class ObjectiveLine(ScoreLine):
    """The VP of the level reached on each card, but for those that the person is barred from (FS15); a bot
    has none."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("solo_objectives")

    def points(self, state: State, index: int) -> int:
        seat = state.seats[index]
        if seat.board is None:
            return 0
        cards = cards_of(state.rules)
        total = 0
        for card in in_play(state):
            level = 0 if seat.barred >> card & 1 else cards[card].level(state, index)
            total += cards[card].vp[level - 1] if level else 0
        return total


class ObjectiveSight(Sight):
    """The cards in play, and how far each person has come with them."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("solo_objectives")

    def table(self, state: State) -> list[ObjectiveView]:
        return [{"name": row.name, "least": list(row.least), "vp": list(row.vp)} for row in open_cards(state)]

    def seat(self, state: State, index: int, own: bool) -> list[ObjectiveSeat] | None:
        seat = state.seats[index]
        if seat.board is None:
            return None
        seen: list[ObjectiveSeat] = [
            {
                "name": row.name,
                "reached": row.reached(state, index),
                "level": LEVEL_WORDS[row.level(state, index)],
            }
            for row in open_cards(state)
        ]
        for place, card in enumerate(in_play(state)):
            if seat.barred >> card & 1:
                seen[place]["barred"] = True
        return seen


def deal_objectives(book: Book, count: int, added: list[Objective]) -> list[Effect]:
    """Room for the cards in the book, those of modules added; the effects that turn them up."""
    cards = [*CARDS, *added]
    book.add_table(
        ObjectiveDeck(
            cards,
            in_play=book.new_list("solo objectives"),
            bag=book.new_bag("solo objective deck", len(cards)),
            draw=book.new_stream("solo objective draw"),
        )
    )
    book.score_lines.append(ObjectiveLine())
    book.sights.append(ObjectiveSight())
    return [DrawObjective() for _ in range(count)]
