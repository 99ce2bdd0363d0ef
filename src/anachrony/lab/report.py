"""What an arena found, as one page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from anachrony.lab import pages, plots, ratings
from anachrony.lab.pages import PageSection, PageTable, percent, ranged
from anachrony.lab.ratings import Interval

if TYPE_CHECKING:
    from anachrony.lab.match import Result

TITLE = "Anachrony arena"


def sections(results: Sequence[Result]) -> list[PageSection]:
    """Ratings over all tables, then each size of table by itself."""
    players = sorted({name for result in results for name in result.players})
    found: list[PageSection] = []
    if len(players) > 1:
        found.append(elo(results))
        found.append(pairs(results, players))
    for seats in sorted({len(result.players) for result in results}):
        games = [result for result in results if len(result.players) == seats]
        found += tables_of(games, seats)
    found.append(times(results))
    return found


def elo(results: Sequence[Result]) -> PageSection:
    rated = ratings.ratings(results)
    rows = [
        (one.player, ranged(one.elo), ranged(one.step) if one.step is not None else "", str(one.games))
        for one in rated
    ]
    return PageSection(
        "Ratings",
        f"{len(results)} games. Elo by maximum likelihood (Bradley-Terry) over every pair of players at a "
        "table; the mean is 1500. Intervals hold with 95 % confidence and come from drawing deals anew.",
        plots.dots("Elo", [(one.player, one.elo) for one in rated]),
        PageTable(("player", "Elo", "above the next", "games"), rows),
    )


def pairs(results: Sequence[Result], players: Sequence[str]) -> PageSection:
    met = ratings.meetings(results)
    rows = []
    for one in players:
        cells = []
        for two in players:
            won, games = met.get((one, two), (0.0, 0))
            cells.append(percent(ratings.share(won, games)) if games else "")
        rows.append((one, *cells))
    return PageSection(
        "Who comes in before whom",
        "How often the player of the row scores more than the player of the column at the same table.",
        table=PageTable(("", *players), rows),
    )


def tables_of(results: Sequence[Result], seats: int) -> list[PageSection]:
    """What happened at tables of one size."""
    by_player = ratings.by(results, "player")
    found = [
        PageSection(
            f"{seats} players: scores and victories",
            f"{len(results)} games over {len({result.seed for result in results})} deals. "
            f"Par is a victory in {100 / seats:.0f} % of the games.",
            plots.histogram("Scores", [(name, [t for t, _ in seen]) for name, seen in by_player.items()]),
            score_table("player", by_player),
        )
    ]
    for what in ("seat", "path"):
        groups = ratings.by(results, what)
        shares = [(name, in_percent(ratings.scores(seen).wins)) for name, seen in groups.items()]
        found.append(
            PageSection(
                f"{seats} players: by {what.replace('path', 'Path')}",
                plot=plots.dots(f"Victories by {what}", shares, " %", 100 / seats),
                table=score_table(what.replace("path", "Path"), groups),
            )
        )
    if len(by_player) > 1:
        rows = []
        paths = sorted({path for result in results for path in result.paths})
        for name in by_player:
            cells = []
            for path in paths:
                seen = [
                    won
                    for result in results
                    for player, own, won in zip(result.players, result.paths, result.wins, strict=True)
                    if (player, own) == (name, path)
                ]
                cells.append(percent(ratings.share(sum(seen), len(seen))) if seen else "")
            rows.append((name, *cells))
        found.append(
            PageSection(f"{seats} players: victories by player and Path", table=PageTable(("", *paths), rows))
        )
    return found


def score_table(what: str, groups: dict[str, list[tuple[int, float]]]) -> PageTable:
    rows = []
    for name, seen in groups.items():
        one = ratings.scores(seen)
        rows.append(
            (
                name,
                str(one.seats),
                percent(one.wins),
                ranged(one.mean, 1),
                f"{one.spread:.1f}",
                f"{one.least} to {one.most}",
            )
        )
    return PageTable((what, "seats", "victories", "mean score", "sd", "range"), rows)


def times(results: Sequence[Result]) -> PageSection:
    rows = [
        (name, f"{taken}", f"{1000 * spent / max(1, taken):.2f} ms")
        for name, (spent, taken) in ratings.thinking(results).items()
    ]
    return PageSection("Time for a decision", table=PageTable(("player", "decisions", "mean"), rows))


def in_percent(interval: Interval) -> Interval:
    return Interval(*(100 * number for number in interval))


def markdown(results: Sequence[Result], title: str = TITLE) -> str:
    return pages.markdown(title, sections(results))


def html(results: Sequence[Result], title: str = TITLE) -> str:
    return pages.html(title, sections(results))
