"""How the game treats its parts: what is taken, what it brings, and whether those who take it win.

A difference compares seats with a thing to seats without it that could have had it. It says what goes
together in these games, not what causes what: a strong position also builds more.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from statistics import fmean, variance
from typing import TYPE_CHECKING, Final, NamedTuple

from anachrony.lab import pages, plots, ratings
from anachrony.lab.pages import PageSection, PageTable, percent, ranged
from anachrony.lab.ratings import Interval
from anachrony.rules import scoring
from anachrony.rules.kinds import SUPERPROJECT, TYPE_WORDS

if TYPE_CHECKING:
    from anachrony.lab.match import Result
    from anachrony.rules.rows import Tile

TITLE: Final = "Anachrony balance"


class Sitting(NamedTuple):
    """One seat of one game."""

    total: int
    victories: float  # its share of the victory, in units of what is fair: 1 is par at any table


class Taken(NamedTuple):
    """A tile, how often it was taken, and how those who did fared beside those who did not."""

    tile: Tile
    offered: int  # games in which it lay open
    games: Interval  # share of those in which somebody constructed it
    points: Interval  # mean score of those with it, less that of those without
    victories: Interval  # the same for victories, 1 is par
    correlation: float  # of having it with winning


def sections(results: Sequence[Result]) -> list[PageSection]:
    counts = sorted({len(result.players) for result in results})
    tables = ", ".join(f"{sum(len(r.players) == n for r in results)} games of {n} players" for n in counts)
    found = [
        PageSection(
            "Games",
            f"{tables}, played by {', '.join(players_of(results))}. Victories are in units of what is fair: "
            "1.00 is par at a table of any size. Intervals hold with 95 % confidence. A difference says what "
            "goes together, not what causes what: a strong position also builds more.",
        )
    ]
    groups: tuple[tuple[str, str, Callable[[Result], Sequence[str]]], ...] = (
        ("Paths", "Path", lambda result: result.paths),
        ("Leaders", "leader", lambda result: result.leaders),
        ("Evacuation conditions", "condition", lambda result: result.evacuations),
        ("Sides of the Player boards", "side", lambda result: [result.side] * len(result.players)),
        ("Seats", "seat", seat_names),
    )
    found += [group(results, title, word, names) for title, word, names in groups]
    found.append(sheet_lines(results))
    all_tiles = tiles(results)
    for kind, word in enumerate(TYPE_WORDS):
        rows = [
            row for row in (taken(tile, results) for tile in all_tiles if tile.kind == kind) if row.offered
        ]
        if rows:
            title = "Superprojects" if kind == SUPERPROJECT else f"Buildings: {word.replace('_', ' ')}"
            found.append(tile_section(title, rows))
    return found


def players_of(results: Iterable[Result]) -> list[str]:
    return sorted({name for result in results for name in result.players})


def seat_names(result: Result) -> list[str]:
    seats = len(result.players)
    return [f"{i + 1} of {seats}" for i in range(seats)]


def tiles(results: Iterable[Result]) -> list[Tile]:
    """Lists each tile once that the rules of these games have."""
    found: dict[str, Tile] = {}
    for rules in dict.fromkeys(result.rules for result in results):
        for tile in rules.tiles:
            if tile is not None:
                found.setdefault(tile.name, tile)
    return list(found.values())


def sittings(result: Result) -> list[Sitting]:
    seats = len(result.players)
    return [Sitting(total, won * seats) for total, won in zip(result.totals, result.wins, strict=True)]


# --- what everyone has one of ----------------------------------------------------------------------------


def group(
    results: Iterable[Result], title: str, word: str, names: Callable[[Result], Sequence[str]]
) -> PageSection:
    """Victories and scores by the name that each seat has."""
    seen: dict[str, list[Sitting]] = {}
    for result in results:
        for name, sitting in zip(names(result), sittings(result), strict=True):
            seen.setdefault(name, []).append(sitting)
    total = sum(map(len, seen.values()))
    fair = {name: ratings.mean([one.victories for one in seen[name]]) for name in sorted(seen)}
    rows = [
        (
            name,
            str(len(seen[name])),
            f"{100 * len(seen[name]) / total:.0f} %",
            ranged(fair[name], 2),
            ranged(ratings.mean([one.total for one in seen[name]]), 1),
        )
        for name in fair
    ]
    plot = plots.dots(title, list(fair.items()), par=1.0)
    return PageSection(title, "", plot, PageTable((word, "seats", "of all", "victories", "mean score"), rows))


def sheet_lines(results: Iterable[Result]) -> PageSection:
    """Where the points come from. A line of a module counts in the games that have it."""
    everyone: dict[str, list[float]] = {}
    winners: dict[str, list[float]] = {}
    for result in results:
        names = scoring.lines(result.rules)
        for sheet, place in zip(result.sheets, result.places, strict=True):
            for name, points in zip(names, sheet, strict=True):
                everyone.setdefault(name, []).append(points)
                if place == 1:
                    winners.setdefault(name, []).append(points)
    rows = [
        (name.replace("_", " "), ranged(ratings.mean(all_points), 1), ranged(ratings.mean(winners[name]), 1))
        for name, all_points in everyone.items()
    ]
    return PageSection("Lines of the score sheet", table=PageTable(("line", "everyone", "winners"), rows))


# --- what is taken or left ----------------------------------------------------------------------------


def taken(tile: Tile, results: Iterable[Result]) -> Taken:
    """Those who constructed it beside the others, in games in which it lay open."""
    having: list[Sitting] = []
    lacking: list[Sitting] = []
    offered = games = 0
    for result in results:
        if tile.name not in result.shown:
            continue
        offered += 1
        games += any(tile.name in built for built in result.built)
        for built, sitting in zip(result.built, sittings(result), strict=True):
            (having if tile.name in built else lacking).append(sitting)
    return Taken(
        tile,
        offered,
        ratings.share(games, offered),
        difference([one.total for one in having], [one.total for one in lacking]),
        difference([one.victories for one in having], [one.victories for one in lacking]),
        correlation(
            [1.0] * len(having) + [0.0] * len(lacking), [one.victories for one in (*having, *lacking)]
        ),
    )


def difference(one: Sequence[float], two: Sequence[float]) -> Interval:
    """Of two means, with Welch's interval; nothing is known from fewer than two on either side."""
    if len(one) < 2 or len(two) < 2:
        return Interval(math.nan, math.nan, math.nan)
    value = fmean(one) - fmean(two)
    reach = ratings.Z * math.sqrt(variance(one) / len(one) + variance(two) / len(two))
    return Interval(value, value - reach, value + reach)


def correlation(one: Sequence[float], two: Sequence[float]) -> float:
    if len(one) < 2:
        return 0.0
    middle, other = fmean(one), fmean(two)
    both = sum((a - middle) * (b - other) for a, b in zip(one, two, strict=True))
    spread = math.sqrt(sum((a - middle) ** 2 for a in one) * sum((b - other) ** 2 for b in two))
    return both / spread if spread else 0.0


def tile_section(title: str, rows: Sequence[Taken]) -> PageSection:
    known = [row for row in rows if not math.isnan(row.points.value)]
    plot = plots.dots(title, [(row.tile.name, row.points) for row in known], par=0.0) if known else ""
    table = PageTable(
        ("tile", "VP", "games open", "taken", "score", "victories", "correlation with winning"),
        [
            (
                row.tile.name,
                str(row.tile.vp),
                str(row.offered),
                percent(row.games),
                ranged(row.points, 1) if row in known else "",
                ranged(row.victories, 2) if row in known else "",
                f"{row.correlation:+.2f}" if row in known else "",
            )
            for row in sorted(rows, key=lambda row: -row.games.value)
        ],
    )
    return PageSection(
        title, "Score and victories: those who constructed it less those who did not.", plot, table
    )


def markdown(results: Sequence[Result]) -> str:
    return pages.markdown(TITLE, sections(results))


def html(results: Sequence[Result]) -> str:
    return pages.html(TITLE, sections(results))
