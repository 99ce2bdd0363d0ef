"""What Evacuation and Endgame Conditions count about a seat, with all that can be looked up once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anachrony.rules import measures
from anachrony.rules.hooks import measure_of

if TYPE_CHECKING:
    from anachrony.players.evaluation.ideas import Ideas
    from anachrony.players.evaluation.tiles_built import TilesBuilt
    from anachrony.rules.hooks import Measure
    from anachrony.rules.rows import EndgameCard, Evacuation, Hook
    from anachrony.rules.ruleset import Ruleset
    from anachrony.rules.state import Seat, State

UNKNOWN: Final = -1000  # not counted yet
OUT: Final = -99  # how far those are who cannot score an Endgame Condition

OF_TILES: Final = (
    measures.AnomaliesHeld,
    measures.BuiltSpots,
    measures.MostOfAType,
    measures.OccupiedSpots,
    measures.Tiles,
    measures.TravelRanges,
)
OF_IDEAS: Final = (measures.BreakthroughsHeld,)
OF_BOARDS: Final = (
    *OF_TILES,
    *OF_IDEAS,
    measures.AllWorkers,
    measures.MoraleAtTop,
    measures.MoraleFromTop,
    measures.MoraleVp,
    measures.ReadySuits,
    measures.Stock,
    measures.TravelVp,
    measures.UnusedWarps,
    measures.WorkersOfType,
)


class Tally:
    """A measure; one of tiles or of Breakthroughs is counted anew only where these have changed."""

    __slots__ = ("lasts", "measure", "number", "of_ideas", "of_tiles")

    def __init__(self, measure: Measure, number: int) -> None:
        self.measure = measure
        self.number = number  # among all tallies
        self.of_tiles: bool = type(measure) in OF_TILES
        self.of_ideas: bool = type(measure) in OF_IDEAS
        # Whether the same boards always come to the same: a module may count what lies elsewhere.
        self.lasts: bool = type(measure) in OF_BOARDS


def count_all(
    tallies: list[Tally], state: State, seat: Seat, built: TilesBuilt | None, ideas: Ideas
) -> list[int]:
    """What a seat has of each; nobody says when a bot's tiles change, so those have no ``TilesBuilt``."""
    found: list[int] = []
    for tally in tallies:
        if tally.of_tiles and built is not None:
            count = built.counts[tally.number]
            if count == UNKNOWN:
                count = built.counts[tally.number] = tally.measure.count(state, seat)
        elif tally.of_ideas:
            count = ideas.counts[tally.number]
            if count == UNKNOWN:
                count = ideas.counts[tally.number] = tally.measure.count(state, seat)
        else:
            count = tally.measure.count(state, seat)
        found.append(count)
    return found


class Condition:
    """An Endgame Condition."""

    __slots__ = ("fewest", "tally")

    def __init__(self, row: EndgameCard, tally: Tally) -> None:
        self.fewest: bool = row.fewest
        self.tally: Tally = tally


class Exodus:
    """One side of a Path board."""

    __slots__ = ("lasts", "least", "row", "sizes", "tallies")

    def __init__(self, row: Evacuation, goals: Goals) -> None:
        what, self.least = row.needs
        self.row: Evacuation = row
        # What the condition counts, then what a set is made of, and how much of it.
        self.tallies: list[Tally] = [goals.tally(what), *(goals.tally(part) for part, _ in row.each)]
        self.sizes: list[int] = [size for _, size in row.each]
        self.lasts: bool = all(tally.lasts for tally in self.tallies)

    def sets(self, counts: list[int]) -> int:
        """How many sets there are, by counts of all tallies."""
        least = counts[1] // self.sizes[0]
        for i in range(1, len(self.sizes)):
            some = counts[i + 1] // self.sizes[i]
            if some < least:
                least = some
        return least


class Goals:
    """Of one ruleset."""

    def __init__(self, rules: Ruleset) -> None:
        self.tallies: dict[Hook, Tally] = {}
        self.conditions: list[Condition] = [
            Condition(row, self.tally(row.measure)) for row in rules.endgame_cards
        ]
        self.exodus: list[list[Exodus]] = [
            [Exodus(row, self) for row in path.evacuations] for path in rules.paths
        ]
        self.unknown: list[int] = [UNKNOWN] * len(self.tallies)
        self.cards: list[int] = []  # the open Endgame Conditions, as they were last seen
        self.open: list[Condition] = []
        self.open_tallies: list[Tally] = []

    def look(self, cards: list[int]) -> None:
        """The open cards, looked up once for as long as they are the same list."""
        if cards is not self.cards:
            self.cards = cards
            self.open = [self.conditions[card] for card in cards]
            self.open_tallies = [condition.tally for condition in self.open]

    def standings(self, state: State, seat: Seat, built: TilesBuilt | None, ideas: Ideas) -> list[int]:
        """What a seat has for each open Endgame Condition, as ``scoring.standing``, or OUT where barred."""
        self.look(state.endgame)
        counts = count_all(self.open_tallies, state, seat, built, ideas)
        for i, condition in enumerate(self.open):
            if condition.fewest:
                counts[i] = -counts[i]
        if seat.barred:
            for i, card in enumerate(state.endgame):
                if seat.barred >> card & 1:
                    counts[i] = OUT
        return counts

    def tally(self, what: Hook) -> Tally:
        known = self.tallies.get(what)
        if known is None:
            known = Tally(measure_of(what), len(self.tallies))
            self.tallies[what] = known
        return known
