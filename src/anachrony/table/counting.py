"""Games that count, for ratings or for a league: whose they are, and what came of them.

Whether a game counts, and whose it is, is decided when it starts and stored: accounts and computer levels by
seat. Whoever sits there later changes nothing about it. A player leaves it by deleting the account, by
letting a computer move for them other than because their time was up, or by running out of time twice;
whoever has left comes last. What asks whether a game counts asks ``TableRow.counts``, never who sits there.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from anachrony.game import Game
from anachrony.rules import scoring
from anachrony.table.rows import (
    COMPUTER,
    LEFT,
    LENT,
    NOTICE,
    PERSON,
    PLAY,
    RUNNING,
    MoveRow,
    SeatRow,
    TableRow,
)

TO_COMPUTER: Final = "seat-to-computer"  # notices, by which the log tells who moves there
TO_PERSON: Final = "seat-to-person"


def pool_of(terms: Mapping[str, Any]) -> str:
    """What a rating is about: the edition and its modules."""
    return " ".join([str(terms.get("edition", "essential")), *sorted(terms.get("modules", ()))])


# --- before and at the start ------------------------------------------------------------------------------


def would_be_rated(row: TableRow, seats: Sequence[SeatRow]) -> bool:
    """Whether a game that starts now is rated: its players want it, each is somebody with a rating, nobody
    sits there twice or could know what chance will bring, and it is the game that all others play."""
    people = [seat.account for seat in seats if seat.kind == PERSON]
    return (
        bool(row.rated)
        and len(seats) > 1
        and row.source == "new"
        and not row.seed_named
        and row.terms.get("chance", "sample") == "sample"
        and not row.terms.get("components")
        and all(seat.kind in (PERSON, COMPUTER) for seat in seats)
        and bool(people)
        and None not in people
        and len(set(people)) == len(people)
        and (len(people) == len(seats) or is_even(row.terms))
    )


def is_even(terms: Mapping[str, Any]) -> bool:
    """Whether the maker has dealt all seats the same. People who sit down agree to what they see there, and
    computers do not."""
    dealt = [terms.get(one) for one in ("paths", "leaders", "evacuation")]
    return all(len(set(one)) < 2 for one in dealt if isinstance(one, list))


def store_players(row: TableRow, seats: Sequence[SeatRow]) -> None:
    """The game starts: store whether it counts, and whose it is."""
    row.counted = would_be_rated(row, seats)
    for seat in seats:
        seat.player = seat.account if row.counts and seat.kind == PERSON else None
        seat.player_level = seat.level if row.counts and seat.kind == COMPUTER else None
        seat.left = None


def is_rated(row: TableRow, seats: Sequence[SeatRow]) -> bool:
    """Whether the game counts for ratings; before it starts, whether it would if it did now."""
    return would_be_rated(row, seats) if row.counted is None else row.counted


# --- while it is played -----------------------------------------------------------------------------------


def when_lent(row: TableRow, seat: SeatRow) -> str | None:
    """What is stored of a seat whose player lets a computer play on."""
    return LENT if row.counts and seat.left is None else seat.left


def when_late(row: TableRow, seat: SeatRow, late: int) -> str | None:
    """What is stored of a seat whose player's time is up; ``late``: how often it was, now included."""
    return LEFT if row.counts and late > 1 else seat.left


def when_back(seat: SeatRow) -> str | None:
    """What is stored of a seat whose player comes back."""
    return None if seat.left == LENT else seat.left


def moves_for_another(seat: SeatRow) -> bool:
    """Whether a computer that moves here does so for somebody who has asked for it, and so leaves."""
    return seat.left == LENT and seat.level is not None


def has_left(row: TableRow, seat: SeatRow) -> bool:
    """Whether the player of a seat has left the game, so that they come last."""
    if seat.kind != PERSON:
        return False
    handed = row.counts and row.status == RUNNING and seat.account != seat.player
    return seat.left == LEFT or seat.level is not None or handed


# --- at the end -------------------------------------------------------------------------------------------


def movers(moves: Iterable[MoveRow], seats: Sequence[SeatRow]) -> set[int]:
    """The seats that have chosen something, but not by a computer that kept them for a person."""
    kept: set[int] = set()
    found = {seat.seat for seat in seats if seat.kind == COMPUTER}
    for move in moves:
        if move.kind == NOTICE:
            for event in move.events:
                if event["kind"] == TO_COMPUTER:
                    kept.add(move.seat)
                elif event["kind"] == TO_PERSON:
                    kept.discard(move.seat)
        elif move.kind == PLAY and move.seat not in kept:
            found.add(move.seat)
    return found


def is_kept(seats: Sequence[SeatRow]) -> bool:
    """Whether it is stored how a game ended: where somebody with an account took part."""
    return any(seat.account or seat.player for seat in seats)


@dataclass(frozen=True)
class Outcome:
    """How a game ended: where each seat comes in, those whose players have left, and those who have ever
    chosen something."""

    places: Sequence[int]
    left: Collection[int]
    moved: Collection[int]


def outcome(row: TableRow, seats: Sequence[SeatRow], game: Game, moves: Iterable[MoveRow]) -> Outcome:
    """How a game ended that was played to its end. ``moves`` matter where it counts."""
    moved = movers(moves, seats)
    left = _leavers(row, seats, moved)
    return Outcome(_ranked(scoring.places(game.state), left), left, moved)


def given_up(row: TableRow, seats: Sequence[SeatRow], moves: Iterable[MoveRow]) -> Outcome:
    """What came of a game that counts and that nobody plays on: whoever was waited for has left it, and all
    others share the first place."""
    moved = movers(moves, seats)
    waited_for = {seat for seat in row.asked or [] if seats[seat].kind == PERSON}
    left = _leavers(row, seats, moved) | waited_for
    return Outcome(_ranked([1] * len(seats), left), left, moved)


def _leavers(row: TableRow, seats: Sequence[SeatRow], moved: Collection[int]) -> set[int]:
    return {
        seat.seat
        for seat in seats
        if has_left(row, seat) or (row.counts and seat.kind == PERSON and seat.seat not in moved)
    }


def _ranked(places: Sequence[int], left: Collection[int]) -> list[int]:
    """Places with those who have left behind all who stayed; the equal share one."""
    keys = [(seat in left, place) for seat, place in enumerate(places)]
    return [1 + sum(other < mine for other in keys) for mine in keys]
