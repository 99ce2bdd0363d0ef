"""The score sheet, line by line, and who wins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anachrony.rules.kinds import (
    ANOMALY_VP,
    EXTRA_CONDITIONS,
    ICONS,
    MORALE,
    NO_LOW_MORALE,
    SHAPES,
    SUPERPROJECT,
    SUPERPROJECT_VP,
    TOP_MORALE_VP,
    TRAVEL,
    TRAVEL_VP,
    VP,
    WATER,
)
from anachrony.rules.measures import SUPERPROJECTS, anomalies, measure

if TYPE_CHECKING:
    from anachrony.rules.ruleset import Ruleset
    from anachrony.rules.state import Seat, State

LINES: Final = (
    "buildings",
    "anomalies",
    "superprojects",
    "time_travel",
    "morale",
    "breakthroughs",
    "vp_tokens",
    "warp_tiles",
    "endgame_conditions",
)
ANOMALY_SCORE: Final = -3
WARP_SCORE: Final = -2
SHAPE_SET_SCORE: Final = 2
CONDITION_SCORE: Final = 3


def sheet(state: State, index: int) -> list[int]:
    """The lines of one seat, as the position stands."""
    seat = state.seats[index]
    board = seat.board
    automaton = state.rules.automata[index]
    if automaton is not None:
        printed = automaton.sheet(state, index)
        return printed + [line.points(state, index) for line in state.rules.score_lines]
    if board is None:  # still in the set-up
        return [0] * len(lines(state.rules))
    buildings = projects = 0
    for code in seat.spots:  # a covered tile keeps its printed VP (ruling 21)
        tile = state.rules.tiles[code]
        if tile is not None:
            if tile.kind == SUPERPROJECT:
                projects += tile.vp
            else:
                buildings += tile.vp
    projects += seat.traits[SUPERPROJECT_VP] * measure(state, seat, SUPERPROJECTS)
    morale = board.morale_vp[seat.stock[MORALE]]
    if morale < 0 and seat.traits[NO_LOW_MORALE]:
        morale = 0
    if seat.stock[MORALE] == len(board.morale_vp) - 1:
        morale += seat.traits[TOP_MORALE_VP]
    found = [
        buildings,
        anomalies(seat) * (ANOMALY_SCORE + seat.traits[ANOMALY_VP]),
        projects,
        board.travel_vp[seat.stock[TRAVEL]] + seat.traits[TRAVEL_VP] * seat.stock[TRAVEL],
        morale,
        breakthrough_score(seat),
        seat.stock[VP],
        WARP_SCORE * sum(1 for era in seat.warp if era),
        CONDITION_SCORE * conditions_met(state, index),
    ]
    for line in state.rules.score_lines:
        found.append(line.points(state, index))
    return found


def lines(rules: Ruleset) -> tuple[str, ...]:
    """The names of the lines, those of modules last."""
    return (*LINES, *(line.name for line in rules.score_lines))


def breakthrough_score(seat: Seat) -> int:
    """1 for each, 2 more for each set of three shapes; icons need not match."""
    by_shape = [sum(seat.breakthroughs[shape * ICONS : shape * ICONS + ICONS]) for shape in range(SHAPES)]
    return sum(by_shape) + SHAPE_SET_SCORE * min(by_shape)


def conditions_met(state: State, index: int) -> int:
    """Endgame Conditions in which nobody has more; a tie at zero counts too (ruling 104)."""
    met = state.seats[index].traits[EXTRA_CONDITIONS]  # any of those not met
    for card in state.endgame:
        what = state.rules.endgame_cards[card].numbers[0]
        own = measure(state, state.seats[index], what)
        met += all(measure(state, seat, what) <= own for seat in state.seats)
    return min(met, len(state.endgame))


def totals(state: State) -> list[int]:
    return [sum(sheet(state, index)) for index in range(len(state.seats))]


def winners(state: State) -> list[int]:
    """Most VP, then most Water, then most Resources; still tied, they share the victory.

    A player must beat an automaton: tied, the automaton has won.
    """
    points = totals(state)
    keys = [
        (points[index], state.rules.automata[index] is not None, seat.stock[WATER], sum(seat.stock[:4]))
        for index, seat in enumerate(state.seats)
    ]
    best = max(keys)
    return [index for index, key in enumerate(keys) if key == best]
