"""Leagues as they are played: people join, rounds are made into tables, results come in, the next is paired.

A round ends when all its tables are decided, or its time is up. What is unfinished then is judged: a draw, or
lost by those whose turn it is; whoever has left the game has lost it in any case. The next round is stored
together with the end of the one before, so whichever server sees it first does it, and only once.
"""

from __future__ import annotations

import random
import secrets
from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from anachrony.server import problems
from anachrony.server.accounts.people import Account, digest, new_id, new_token
from anachrony.server.clock import Clock
from anachrony.server.features.leagues import pairing
from anachrony.server.features.leagues.pairing import KNOCK_OUT, ROUND_ROBIN
from anachrony.server.features.leagues.standings import DecidedTable, Standing, standings
from anachrony.server.features.leagues.store import (
    BYE,
    LATE,
    PLAYING,
    Chair,
    Ended,
    League,
    LeagueRow,
    LeagueStore,
    MatchRow,
    Member,
    NewMatch,
    Step,
)
from anachrony.server.problems import Problem
from anachrony.server.tables import absence
from anachrony.server.tables.play_time import PlayTime
from anachrony.server.telemetry import log
from anachrony.table.beginning import StartedGame, new_game, new_row, started_game
from anachrony.table.counting import has_left
from anachrony.table.rows import OPEN, OVER, PERSON, RUNNING, SeatRow, TableRow
from anachrony.terms import MAX_SEED

LOSS: Final = "loss"
MOST_LEAGUES: Final = 5  # of one organizer that are not over
MOST_PLAYERS: Final = 64
MOST_OF_ALL_AGAINST_ALL: Final = 20  # their rounds are as many
FORGOTTEN_DAYS: Final = 90  # a league that waits for people


@dataclass(frozen=True)
class Wish:
    """A league as somebody wants it."""

    name: str
    format: str
    seats: int  # at a table, at the most
    terms: dict[str, Any]
    clock: dict[str, Any]
    rated: bool
    rounds: int | None
    hours: int
    late: str


def most_players(kind: str) -> int:
    return MOST_OF_ALL_AGAINST_ALL if kind == ROUND_ROBIN else MOST_PLAYERS


class Leagues:
    def __init__(self, store: LeagueStore, play_time: PlayTime, clock: Clock) -> None:
        self.store = store
        self._play_time = play_time
        self._clock = clock

    # --- before it starts -----------------------------------------------------------------------------

    def create(self, wish: Wish, account: Account) -> str:
        if wish.seats > 2 and wish.format != pairing.SWISS:
            raise problems.invalid("all against all, and knock-out, are played by two at a table")
        terms = wish.terms
        if terms["paths"] or terms["solo"] or terms["chance"] != "sample":
            raise problems.invalid("a league has no fixed Paths, no solo opponents and no dice of its own")
        if wish.rated and terms["components"]:
            raise problems.invalid("a league with values of its own is not rated")
        for players in range(2, wish.seats + 1):  # a table may have fewer than the most
            new_game(terms, players, 0)
        row = LeagueRow(
            id=new_id(),
            name=wish.name,
            organizer=account.id,
            format=wish.format,
            seats=wish.seats,
            terms=terms,
            clock=wish.clock,
            rated=wish.rated,
            late=wish.late,
            hours=wish.hours,
            rounds=wish.rounds if wish.format == pairing.SWISS else None,
            seed=secrets.randbelow(MAX_SEED),
            created_at=self._clock.wall(),
        )
        if not self.store.add(row, MOST_LEAGUES):
            detail = f"{MOST_LEAGUES} leagues of yours are not over; end one first"
            raise Problem(409, "too many leagues", detail)
        return row.id

    def of(self, name: str) -> League:
        league = self.store.league(name)
        if league is None:
            raise problems.missing("league")
        return league

    def join(self, name: str, account: Account) -> None:
        if not self.store.join(name, account.id, most_players(self.of(name).row.format)):
            raise problems.conflict("the league has started, or is full")

    def leave(self, name: str, account: Account) -> None:
        self.of(name)
        self.store.leave(name, account.id)

    def end(self, name: str, account: Account) -> None:
        _must_organize(self.of(name), account)
        self.store.end(name)

    def start(self, name: str, account: Account) -> None:
        league = self.of(name)
        _must_organize(league, account)
        if league.row.status != OPEN:
            raise problems.conflict("the league has started")
        if len([one for one in league.members if one.there]) < 2:
            raise problems.conflict("a league needs two players at least")
        rounds = pairing.rounds_needed(league.row.format, len(league.members), league.row.rounds)
        step = self._round(league, 1, rounds)
        if not self.store.take(replace(step, players=len(league.members))):
            raise problems.conflict("the league has changed meanwhile; look at it again")

    # --- by itself ------------------------------------------------------------------------------------

    def sweep(self) -> None:
        """Whatever is to be done in any league."""
        for name in self.store.waiting(self._clock.wall()):
            try:
                self.settle(name)
            except Exception:  # one league that cannot go on holds up no other
                log.exception("a league does not go on", extra={"league": name})

    def settle(self, name: str) -> None:
        """Take in the games that have ended; go on when all have, or time is up."""
        league = self.of(name)
        row = league.row
        if row.status != RUNNING:
            return
        playing = [one for one in league.matches if one.round == row.round and one.status == PLAYING]
        decided = self._decided(league, playing)
        step = Step(name, row.round, decided)
        if len(decided) == len(playing):
            told = {one.number: one for one in decided}
            now_known = [
                told.get(one.number, one) if one.round == row.round else one for one in league.matches
            ]
            going_on = self._round(replace(league, matches=now_known), row.round + 1, row.rounds or 0)
            step = replace(going_on, decided=decided)
        self.store.take(step)

    def _decided(self, league: League, playing: list[MatchRow]) -> list[MatchRow]:
        names = [one.table for one in playing if one.table is not None]
        late = (league.row.due_at or 0.0) <= self._clock.wall()
        playing_on = self.store.playing(names) if late else {}
        ended = self.store.ended(names)  # after that: a game may end between the two
        members = {one.number: one for one in league.members}
        decided = []
        for match in playing:
            seats = ended.get(match.table or "", [])
            if len(seats) == len(match.chairs):
                decided.append(_ended(match, seats))
            elif late:
                asked, left = _behind(playing_on.get(match.table or ""))
                decided.append(judged(match, asked if league.row.late == LOSS else (), left, members))
        return decided

    def _round(self, league: League, number: int, rounds: int) -> Step:
        """The step from the round before: its tables, or the end of the league."""
        row = league.row
        tables = next_tables(league, number) if number <= rounds else []
        if not any(len(table) > 1 for table in tables):  # all others have left
            return Step(row.id, row.round, then={"status": OVER, "due_at": None, "rounds": row.round})
        members = {one.number: one for one in league.members}
        made = []
        for index, table in enumerate(tables):
            if len(table) == 1:
                match = MatchRow(number, index, None, BYE, (Chair(table[0], place=1),))
                made.append(NewMatch(match, None))
                continue
            order = random.SystemRandom().sample(table, len(table))  # whoever sits first may begin
            game = self._game(row, number, [members[player] for player in order])
            match = MatchRow(number, index, game.row.id, PLAYING, tuple(Chair(player) for player in order))
            made.append(NewMatch(match, game))
        due_at = self._clock.wall() + row.hours * 3600
        then = {"status": RUNNING, "round": number, "rounds": rounds, "due_at": due_at}
        return Step(row.id, row.round, then=then, made=made)

    def _game(self, league: LeagueRow, number: int, players: list[Member]) -> StartedGame:
        """A table of its own, which nobody hosts. A computer player replaces whoever runs out of time."""
        title = f"{league.name[:70]} · {number}"
        row = new_row(new_id(), title, league.terms, secrets.randbelow(MAX_SEED), league.clock, None)
        row.host, row.watch = digest(new_token()), digest(new_token())
        row.rated, row.watchable, row.league = league.rated, True, league.id
        row.absence = absence.WAIT if league.clock["kind"] == "none" else absence.TAKE_OVER
        seats = [
            SeatRow(row.id, seat, PERSON, one.name or "", None, digest(new_token()), one.account)
            for seat, one in enumerate(players)
        ]
        return started_game(row, seats, self._play_time.now(), None)


def _must_organize(league: League, account: Account) -> None:
    if league.row.organizer != account.id:
        raise problems.forbidden("only the organizer of the league may do this")


def draw(league: League) -> list[int]:
    """All who take part, in an order that was left to chance."""
    order = [one.number for one in league.members]
    random.Random(league.row.seed).shuffle(order)
    return order


def table_of(league: League) -> list[Standing]:
    """How everybody stands."""
    tables = [
        DecidedTable(
            tuple(chair.player for chair in match.chairs),
            tuple(chair.place or 1 for chair in match.chairs),
            tuple(chair.score for chair in match.chairs),
        )
        for match in league.matches
        if match.status != PLAYING
    ]
    return standings(draw(league), tables)


def next_tables(league: League, number: int) -> list[pairing.Table]:
    """Who meets whom in a round, when the ones before are decided. Those who have left meet nobody: whoever
    would have met them has a bye."""
    there = {one.number for one in league.members if one.there}
    if league.row.format == ROUND_ROBIN:
        tables = [_present(table, there) for table in pairing.round_robin(draw(league), number)]
        return [table for table in tables if table]
    if league.row.format == KNOCK_OUT:
        order = draw(league)
        before = [match for match in league.matches if match.round == number - 1]
        tables = (
            pairing.next_knock_out([_winner(match, order) for match in before])
            if before
            else pairing.knock_out(order)
        )
        return [_present(table, there) or table[:1] for table in tables]
    ranked = table_of(league)
    byes = {one.player: one.byes for one in ranked}
    met = pairing.meetings([tuple(chair.player for chair in match.chairs) for match in league.matches])
    order = [one.player for one in ranked if one.player in there]
    return pairing.swiss(order, met, byes, league.row.seats) if len(order) > 1 else []


def _present(table: pairing.Table, there: set[int]) -> pairing.Table:
    return tuple(player for player in table if player in there)


def _winner(match: MatchRow, order: list[int]) -> int:
    """Who goes on; of two at the same place the one who was drawn first."""
    return min(match.chairs, key=lambda chair: (chair.place or 1, order.index(chair.player))).player


def _ended(match: MatchRow, seats: list[Ended]) -> MatchRow:
    """As it was played."""
    chairs = [
        Chair(chair.player, seat.place, seat.points) for chair, seat in zip(match.chairs, seats, strict=True)
    ]
    return replace(match, status=OVER, chairs=tuple(chairs))


def _behind(found: tuple[TableRow, list[SeatRow]] | None) -> tuple[Collection[int], Collection[int]]:
    """The seats of a game that are waited for, and those whose players have left it."""
    if found is None:
        return (), ()
    row, seats = found
    return row.asked or (), [seat.seat for seat in seats if has_left(row, seat)]


def judged(
    match: MatchRow, waited_for: Collection[int], left: Collection[int], members: Mapping[int, Member]
) -> MatchRow:
    """Time is up: those who were waited for are behind the others, and behind them are those who have left
    the game or the league."""
    behind = [
        2 if seat in left or not members[chair.player].there else int(seat in waited_for)
        for seat, chair in enumerate(match.chairs)
    ]
    chairs = [
        Chair(chair.player, 1 + sum(other < mine for other in behind))
        for chair, mine in zip(match.chairs, behind, strict=True)
    ]
    return replace(match, status=LATE, chairs=tuple(chairs))
