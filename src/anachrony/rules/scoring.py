"""The score sheet, line by line, and who wins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anachrony.rules.hooks import ScoreLine, opponent, score_lines
from anachrony.rules.kinds import (
    ANOMALY_VP,
    CONTINUED,
    ICONS,
    NO_LOW_MORALE,
    SHAPES,
    SUPERPROJECT,
    SUPERPROJECT_VP,
    TRAVEL_VP,
    TYPES,
    WATER,
)
from anachrony.rules.measures import measure

if TYPE_CHECKING:
    from anachrony.rules.rows import EndgameCard
    from anachrony.rules.ruleset import Ruleset
    from anachrony.rules.state import Seat, State

SHAPE_SET_SCORE: Final = 2
CONDITION_SCORE: Final = 3
JUDGED_AT_THE_END: Final = "endgame_conditions"  # a line of the score sheet


class Buildings(ScoreLine):
    """A covered tile keeps its printed VP (ruling 21)."""

    __slots__ = ()

    def points(self, state: State, index: int) -> int:
        tiles = state.rules.tiles
        total = 0
        for code in state.seats[index].spots:
            if code > CONTINUED:
                tile = tiles[code]
                if tile is not None and tile.kind < TYPES:
                    total += tile.vp
        return total


class Anomalies(ScoreLine):
    __slots__ = ()

    def points(self, state: State, index: int) -> int:
        seat = state.seats[index]
        rows, more = state.rules.anomalies, seat.traits[ANOMALY_VP]
        points = 0
        for code in seat.anomalies:
            if code:
                points += rows[code].vp + more
        return points


class Superprojects(ScoreLine):
    __slots__ = ()

    def points(self, state: State, index: int) -> int:
        seat = state.seats[index]
        tiles = state.rules.tiles
        more = seat.traits[SUPERPROJECT_VP]
        total = 0
        for code in seat.spots:
            if code > CONTINUED:
                tile = tiles[code]
                if tile is not None and tile.kind == SUPERPROJECT:
                    total += tile.vp + more
        return total


class TimeTravel(ScoreLine):
    __slots__ = ()

    def points(self, state: State, index: int) -> int:
        seat = state.seats[index]
        board = seat.board
        assert board is not None
        steps = seat.travel
        return board.travel_vp[steps] + seat.traits[TRAVEL_VP] * steps


class Morale(ScoreLine):
    __slots__ = ()

    def points(self, state: State, index: int) -> int:
        seat = state.seats[index]
        board = seat.board
        assert board is not None
        step = seat.morale
        vp = board.morale_vp[step]
        return 0 if vp < 0 and seat.traits[NO_LOW_MORALE] else vp


class Breakthroughs(ScoreLine):
    __slots__ = ()

    def points(self, state: State, index: int) -> int:
        return breakthrough_score(state.seats[index])


class Tokens(ScoreLine):
    __slots__ = ()

    def points(self, state: State, index: int) -> int:
        return state.seats[index].vp


class WarpTiles(ScoreLine):
    """Those still on the Timeline."""

    __slots__ = ("each",)

    def __init__(self, name: str, each: int) -> None:
        super().__init__(name)
        self.each = each  # VP

    def points(self, state: State, index: int) -> int:
        warp = state.seats[index].warp
        return self.each * (len(warp) - warp.count(0))


class EndgameConditions(ScoreLine):
    __slots__ = ()

    def points(self, state: State, index: int) -> int:
        return CONDITION_SCORE * conditions_met(state, index)


# The printed sheet; an edition may have other lines, modules add theirs.
PRINTED_LINES: Final[tuple[ScoreLine, ...]] = (
    Buildings("buildings"),
    Anomalies("anomalies"),
    Superprojects("superprojects"),
    TimeTravel("time_travel"),
    Morale("morale"),
    Breakthroughs("breakthroughs"),
    Tokens("vp_tokens"),
    WarpTiles("warp_tiles", -2),
    EndgameConditions(JUDGED_AT_THE_END),
)


def sheet(state: State, index: int) -> list[int]:
    """The lines of one seat, as the position stands."""
    rules = state.rules
    automaton = opponent(rules, index)
    if automaton is not None:
        own = automaton.sheet(state, index)
        return [
            own[line.name] if line.name in own else line.points(state, index) for line in score_lines(rules)
        ]
    if state.seats[index].board is None:  # still in the set-up
        return [0] * len(rules.score_lines)
    return [line.points(state, index) for line in score_lines(rules)]


def lines(rules: Ruleset) -> tuple[str, ...]:
    """The names of the lines, those of modules last."""
    return tuple(line.name for line in rules.score_lines)


def breakthrough_score(seat: Seat) -> int:
    """1 for each, 2 more for each set of three shapes; icons need not match."""
    found = sum(seat.breakthroughs)
    if found < SHAPES:  # too few for a set
        return found
    by_shape = [sum(seat.breakthroughs[shape * ICONS : shape * ICONS + ICONS]) for shape in range(SHAPES)]
    return found + SHAPE_SET_SCORE * min(by_shape)


def standing(state: State, seat: Seat, card: EndgameCard) -> int:
    """What a seat has for an Endgame Condition; the more the better, also where the fewest win."""
    count = measure(state, seat, card.measure)
    return -count if card.fewest else count


def conditions_met(state: State, index: int) -> int:
    """Endgame Conditions in which nobody is ahead; a tie at zero counts too (ruling 104). A seat that is
    barred from one stands in nobody's way."""
    met = 0
    for card in open_conditions(state, index):
        row = state.rules.endgame_cards[card]
        own = standing(state, state.seats[index], row)
        met += all(standing(state, seat, row) <= own for seat in state.seats if not seat.barred >> card & 1)
    return met


def open_conditions(state: State, index: int) -> list[int]:
    """The Endgame cards that a seat could score."""
    return [card for card in state.endgame if not state.seats[index].barred >> card & 1]


def points(state: State, index: int) -> int:
    """What a seat has scored as the position stands. Endgame Conditions are judged when the game is over:
    until then everybody leads who ties, at the start even with nothing (ruling 104)."""
    judged = zip(lines(state.rules), sheet(state, index), strict=True)
    return sum([n for line, n in judged if state.over or line != JUDGED_AT_THE_END])


def totals(state: State) -> list[int]:
    return [sum(sheet(state, index)) for index in range(len(state.seats))]


def places(state: State) -> tuple[int, ...]:
    """Where each seat comes in: by VP, then Water, then Resources; 1 is the winner, equal places share.

    A player must beat an automaton: tied, the automaton is ahead.
    """
    points = totals(state)
    keys = [
        (
            points[index],
            state.rules.automata[index] is not None,
            seat.amount(WATER),
            sum(seat.amount(kind) for kind in range(4)),
        )
        for index, seat in enumerate(state.seats)
    ]
    return tuple(1 + sum(other > key for other in keys) for key in keys)


def winners(state: State) -> list[int]:
    return [index for index, place in enumerate(places(state)) if place == 1]
