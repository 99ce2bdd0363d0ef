"""What each seat of a finished game played with: its Path, leader, tiles and opening."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from anachrony.game import Game
from anachrony.rules.kinds import TYPE_WORDS
from anachrony.server.features.statistics.counters import COMPUTERS, PEOPLE, Figure
from anachrony.table.counting import Outcome
from anachrony.table.rows import AUTOMATON, COMPUTER, PERSON, SeatRow, TableRow
from anachrony.wording.components import name
from anachrony.wording.message import Message, message

PATH: Final = "path"
LEADER: Final = "leader"
OPENING: Final = "opening"
_FIRST: Final = 2  # actions that make an opening


def is_counted(row: TableRow, seats: Sequence[SeatRow]) -> bool:
    """Whether a game says something about how the game is played: set up by the rules, with chances that
    nobody could know, and by people rather than by computers among themselves."""
    return (
        row.source == "new"
        and not row.seed_named
        and row.terms.get("chance", "sample") == "sample"
        and len(seats) > 1
        and any(seat.kind == PERSON for seat in seats)
    )


def figures_of(
    row: TableRow, seats: Sequence[SeatRow], game: Game, pool: str, outcome: Outcome
) -> list[Figure]:
    """What a game adds to the statistics of a pool; whoever left it adds nothing."""
    if not is_counted(row, seats):
        return []
    scores = game.scores
    found: list[Figure] = []
    for seat in seats:
        if seat.kind == AUTOMATON or seat.seat in outcome.left:
            continue
        points = scores[seat.seat]["total"]
        counted = (1, int(outcome.places[seat.seat] == 1), 1 / len(seats), float(points), float(points**2))
        account = seat.player if row.counts else seat.account
        whose = [COMPUTERS if seat.kind == COMPUTER else PEOPLE, *([account] if account else [])]
        for kind, item in things_of(game, seat.seat):
            found += [Figure(who, pool, kind, item, *counted) for who in whose]
    return found


def things_of(game: Game, index: int) -> Iterator[tuple[str, str]]:
    """Each thing once, however often it was there."""
    rules, seat = game.state.rules, game.state.seats[index]
    yield PATH, rules.paths[seat.path].name
    if seat.leader >= 0:
        yield LEADER, rules.leaders[seat.leader].name
    for code in sorted(set(seat.spots)):
        tile = rules.tiles[code]
        if tile is not None:
            yield TYPE_WORDS[tile.kind], tile.name
    opening = opening_of(game, index)
    if opening:
        yield OPENING, opening


def opening_of(game: Game, index: int) -> str:
    """The first actions that a seat took on the Main board, such as "mine construct"."""
    rules = game.state.rules
    actions = {
        f"{space.name.replace('/', ' ')} {crew}": space.name.partition("/")[0]
        for space in rules.spaces
        for crew in rules.crew_words
    }
    taken = (actions[text] for seat, text in game.entries if seat == index and text in actions)
    return " ".join(action for action, _ in zip(taken, range(_FIRST), strict=False))


def named(kind: str, item: str) -> Message:
    """What a thing of the statistics is called."""
    if kind == OPENING:
        first, *rest = (message("action", space=space) for space in item.split())
        return message("statistics-opening", first=first, second=rest[0]) if rest else first
    if kind in (PATH, LEADER, TYPE_WORDS[-1]):
        return name(item)
    return message("building", type=kind, code=item)
