"""What Evacuation and Endgame Conditions count about a seat, with all that can be looked up once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anachrony.rules import measures
from anachrony.rules.hooks import measure_of

if TYPE_CHECKING:
    from anachrony.players.evaluation.holdings import Belongings
    from anachrony.rules.hooks import Measure
    from anachrony.rules.rows import EndgameCard, Evacuation
    from anachrony.rules.ruleset import Ruleset
    from anachrony.rules.state import Seat, State

UNKNOWN: Final = -1000  # not counted yet

OF_TILES: Final = (
    measures.AnomaliesHeld,
    measures.BuiltSpots,
    measures.MostOfAType,
    measures.OccupiedSpots,
    measures.Tiles,
    measures.TravelRanges,
)
OF_IDEAS: Final = (measures.BreakthroughsHeld,)
OF_BELONGINGS: Final = (
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
    """A measure that is counted anew only where what it counts has changed."""

    __slots__ = ("measure", "number", "of_belongings", "of_ideas", "of_tiles")

    def __init__(self, measure: Measure, number: int) -> None:
        self.measure = measure
        self.number = number  # among all tallies
        self.of_tiles: bool = type(measure) in OF_TILES
        self.of_ideas: bool = type(measure) in OF_IDEAS
        self.of_belongings: bool = type(measure) in OF_BELONGINGS

    @property
    def lasts(self) -> bool:
        """Whether the same belongings always come to the same: a module may count what lies elsewhere."""
        return self.of_tiles or self.of_ideas or self.of_belongings

    def count(self, state: State, seat: Seat, own: Belongings | None) -> int:
        if own is None:  # nobody says when a bot's tiles change
            return self.measure.count(state, seat)
        if self.of_tiles:
            counts = own.estate.counts
        elif self.of_ideas:
            counts = own.ideas.counts
        elif self.of_belongings:
            counts = own.counts
        else:
            return self.measure.count(state, seat)
        found = counts[self.number]
        if found == UNKNOWN:
            found = self.measure.count(state, seat)
            counts[self.number] = found
        return found


class Condition:
    """An Endgame Condition."""

    __slots__ = ("fewest", "tally")

    def __init__(self, row: EndgameCard, tally: Tally) -> None:
        self.fewest: bool = row.fewest
        self.tally: Tally = tally

    def stands(self, state: State, seat: Seat, own: Belongings | None) -> int:
        """What a seat has for it, as ``scoring.standing``."""
        count = self.tally.count(state, seat, own)
        return -count if self.fewest else count


class Exodus:
    """One side of a Path board."""

    __slots__ = ("each", "lasts", "least", "needs", "row", "sizes")

    def __init__(self, row: Evacuation, goals: Goals) -> None:
        what, self.least = row.needs
        self.row: Evacuation = row
        self.needs: Tally = goals.tally(what)
        self.each: list[Tally] = [goals.tally(what) for what, _ in row.each]
        self.sizes: list[int] = [size for _, size in row.each]
        self.lasts: bool = self.needs.lasts and all(tally.lasts for tally in self.each)

    def sets(self, counts: list[int]) -> int:
        """How many sets so many of each make."""
        least = counts[0] // self.sizes[0]
        for i in range(1, len(counts)):
            some = counts[i] // self.sizes[i]
            if some < least:
                least = some
        return least


class Goals:
    """Of one ruleset."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules: Ruleset = rules
        self.tallies: dict[int, Tally] = {}  # by the number of the measure
        self.conditions: list[Condition] = [
            Condition(row, self.tally(row.measure)) for row in rules.endgame_cards
        ]
        self.exodus: list[list[Exodus]] = [
            [Exodus(row, self) for row in path.evacuations] for path in rules.paths
        ]
        self.unknown: list[int] = [UNKNOWN] * len(self.tallies)

    def tally(self, what: int) -> Tally:
        known = self.tallies.get(what)
        if known is None:
            known = Tally(measure_of(self.rules, what), len(self.tallies))
            self.tallies[what] = known
        return known
