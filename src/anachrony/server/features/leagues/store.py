"""What is kept of leagues. Each step of a league is one transaction that only one server can make."""

from __future__ import annotations

import time
from collections.abc import Collection, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from typing import Any, Final, Literal, TypeAlias

from sqlalchemy import Connection, and_, delete, exists, func, insert, or_, select, update

from anachrony.server.features.leagues.schema import league_chairs, league_matches, league_members, leagues
from anachrony.server.features.ratings.schema import results
from anachrony.server.storage.database import Database
from anachrony.server.storage.schema import accounts, tables
from anachrony.server.storage.store import insert_game, listed
from anachrony.table.beginning import StartedGame
from anachrony.table.rows import OPEN, OVER, RUNNING, SeatRow, TableRow

MatchStatus: TypeAlias = Literal["playing", "over", "late", "bye"]
PLAYING: Final = "playing"
LATE: Final = "late"
BYE: Final = "bye"


@dataclass
class LeagueRow:
    id: str
    name: str
    organizer: str | None
    format: str
    seats: int
    terms: dict[str, Any]
    clock: dict[str, Any]
    rated: bool
    late: str
    hours: int
    rounds: int | None
    seed: int
    created_at: float
    status: str = OPEN
    round: int = 0
    due_at: float | None = None


@dataclass(frozen=True)
class Member:
    number: int
    account: str | None
    left: bool
    name: str | None  # nobody's where the account is gone

    @property
    def there(self) -> bool:
        return self.account is not None and not self.left


@dataclass(frozen=True)
class Chair:
    player: int
    place: int | None = None
    score: int | None = None


@dataclass(frozen=True)
class MatchRow:
    round: int
    number: int
    table: str | None
    status: MatchStatus
    chairs: tuple[Chair, ...]  # in the order of the seats
    table_there: bool = True


@dataclass(frozen=True)
class League:
    """A league with all that belongs to it."""

    row: LeagueRow
    organizer: str | None  # a name
    members: list[Member]
    matches: list[MatchRow]


@dataclass(frozen=True)
class Summary:
    row: LeagueRow
    organizer: str | None
    players: int


@dataclass(frozen=True)
class Ended:
    """A seat of a finished game."""

    place: int
    points: int


@dataclass(frozen=True)
class NewMatch:
    """A new match, with its game; a bye has none."""

    match: MatchRow
    game: StartedGame | None


@dataclass(frozen=True)
class Step:
    """What happens to a league at once: tables of its round are decided, and perhaps it goes on."""

    league: str
    round: int  # the one that it is in
    decided: Sequence[MatchRow] = ()
    then: Mapping[str, object] = field(default_factory=dict)  # what is different afterwards
    made: Sequence[NewMatch] = ()
    players: int | None = None  # who take part must be so many


class LeagueStore:
    def __init__(self, database: Database) -> None:
        self.database = database

    # --- before it starts -----------------------------------------------------------------------------

    def add(self, row: LeagueRow, most: int) -> bool:
        """False where the organizer has so many that are not over."""

        def job(connection: Connection) -> bool:
            mine = (leagues.c.organizer == row.organizer, leagues.c.status != OVER)
            if connection.execute(select(func.count()).where(*mine)).scalar_one() >= most:
                return False
            connection.execute(insert(leagues).values(**asdict(row)))
            return True

        return self.database.write(job)

    def join(self, league: str, account: str, most: int) -> bool:
        """Once more changes nothing. False where it has started, is gone or is full."""

        def job(connection: Connection) -> bool:
            if not _lock(connection, league, OPEN):
                return False
            numbers = select(league_members.c.number, league_members.c.account)
            there = connection.execute(numbers.where(league_members.c.league == league)).all()
            if any(row.account == account for row in there):
                return True
            if len(there) >= most:
                return False
            number = max((row.number for row in there), default=0) + 1
            values = {"league": league, "number": number, "account": account, "left": False}
            connection.execute(insert(league_members).values(**values))
            return True

        return self.database.write(job)

    def leave(self, league: str, account: str) -> None:
        """Before the start as if they had never come; later they are paired no more."""

        def job(connection: Connection) -> None:
            me = (league_members.c.league == league, league_members.c.account == account)
            if _lock(connection, league, OPEN):
                connection.execute(delete(league_members).where(*me))
            else:
                connection.execute(update(league_members).where(*me).values(left=True))

        self.database.write(job)

    def end(self, league: str) -> None:
        """One that has not started is gone; one that is played ends as it stands."""

        def job(connection: Connection) -> None:
            connection.execute(delete(leagues).where(leagues.c.id == league, leagues.c.status == OPEN))
            values = {"status": OVER, "due_at": None}
            connection.execute(update(leagues).where(leagues.c.id == league).values(**values))

        self.database.write(job)

    # --- looking --------------------------------------------------------------------------------------

    def shown(self, limit: int) -> list[Summary]:
        """Those that wait for people first, then those that are played. Of each the newest of every organizer
        first, then the second of every one: whoever makes many does not push those of others out of sight."""
        newest = leagues.c.created_at.desc()
        organizer = func.coalesce(leagues.c.organizer, leagues.c.id)
        nth = func.row_number().over(partition_by=(leagues.c.status, organizer), order_by=newest)
        count = (
            select(func.count())
            .where(league_members.c.league == leagues.c.id)
            .correlate(leagues)
            .scalar_subquery()
        )
        query = (
            select(leagues, accounts.c.name.label("who"), count.label("players"))
            .outerjoin(accounts, accounts.c.id == leagues.c.organizer)
            .order_by(leagues.c.status == OVER, leagues.c.status == RUNNING, nth, newest, leagues.c.id)
            .limit(limit)
        )
        rows = self.database.read(lambda connection: connection.execute(query).mappings().all())
        return [Summary(_row(row), row["who"], row["players"]) for row in rows]

    def of_account(self, account: str) -> list[str]:
        """The names of the leagues that somebody organizes or takes part in."""
        mine = select(league_members.c.league).where(league_members.c.account == account)
        query = select(leagues.c.name).where(or_(leagues.c.organizer == account, leagues.c.id.in_(mine)))
        return self.database.read(lambda connection: sorted(connection.execute(query).scalars()))

    def named(self, name: str) -> list[str]:
        """The leagues of a name, or the one with that id."""
        query = select(leagues.c.id).where(or_(leagues.c.id == name, leagues.c.name == name))
        return self.database.read(lambda connection: sorted(connection.execute(query).scalars()))

    def league(self, league: str) -> League | None:
        def job(connection: Connection) -> League | None:
            query = select(leagues, accounts.c.name.label("who")).outerjoin(
                accounts, accounts.c.id == leagues.c.organizer
            )
            found = connection.execute(query.where(leagues.c.id == league)).mappings().first()
            if found is None:
                return None
            return League(
                _row(found), found["who"], _members(connection, league), _matches(connection, league)
            )

        return self.database.read(job)

    def waiting(self, now: float) -> list[str]:
        """Leagues where something is to be done: a game has ended, or time is up."""
        ended = exists().where(
            league_matches.c.league == leagues.c.id,
            league_matches.c.status == PLAYING,
            league_matches.c.round == leagues.c.round,
            league_matches.c.table == results.c.table,
        )
        query = select(leagues.c.id).where(leagues.c.status == RUNNING, or_(leagues.c.due_at <= now, ended))
        return self.database.read(lambda connection: list(connection.execute(query).scalars()))

    def ended(self, names: Collection[str]) -> dict[str, list[Ended]]:
        """How games ended, by their tables."""
        columns = (results.c.table, results.c.place, results.c.points)
        query = select(*columns).where(results.c.table.in_(names)).order_by(results.c.seat)
        found: dict[str, list[Ended]] = {}
        for table, *values in self.database.read(lambda connection: list(connection.execute(query))):
            found.setdefault(table, []).append(Ended(*values))
        return found

    def playing(self, names: Collection[str]) -> dict[str, tuple[TableRow, list[SeatRow]]]:
        """Tables of games with their seats."""
        found = listed(self.database, tables.c.id.in_(names), len(names))
        return {row.id: (row, seats) for row, seats in found}

    # --- one step -------------------------------------------------------------------------------------

    def take(self, step: Step) -> bool:
        """False where another server has taken it, or those who take part have changed; then nothing is."""

        def job(connection: Connection) -> bool:
            if not _lock(connection, step.league, RUNNING if step.round else OPEN, step.round):
                return False
            if step.players is not None:
                there = select(func.count()).where(league_members.c.league == step.league)
                if connection.execute(there).scalar_one() != step.players:
                    return False
            for match in step.decided:
                _decide(connection, step.league, match)
            for made in step.made:
                _make(connection, step.league, made)
            if step.then:
                connection.execute(update(leagues).where(leagues.c.id == step.league).values(**step.then))
            return True

        return self.database.write(job)


def _lock(connection: Connection, league: str, status: str, number: int | None = None) -> bool:
    """Whether a league is as somebody thought; if so nobody else changes it until this is stored."""
    where = [leagues.c.id == league, leagues.c.status == status]
    if number is not None:
        where.append(leagues.c.round == number)
    return connection.execute(select(leagues.c.id).where(*where).with_for_update()).first() is not None


def _decide(connection: Connection, league: str, match: MatchRow) -> None:
    at = and_(league_matches.c.league == league, league_matches.c.round == match.round)
    here = and_(at, league_matches.c.number == match.number, league_matches.c.status == PLAYING)
    if connection.execute(update(league_matches).where(here).values(status=match.status)).rowcount != 1:
        return  # it was decided before
    for chair in match.chairs:
        sits = (league_chairs.c.round == match.round, league_chairs.c.player == chair.player)
        values = {"place": chair.place, "score": chair.score}
        connection.execute(
            update(league_chairs).where(league_chairs.c.league == league, *sits).values(**values)
        )


def _make(connection: Connection, league: str, made: NewMatch) -> None:
    match = made.match
    at = {"league": league, "round": match.round}
    if made.game is not None:
        insert_game(connection, made.game, time.time())
    values = {"number": match.number, "table": match.table, "status": match.status}
    connection.execute(insert(league_matches).values(**at, **values))
    chairs = [
        {**at, "match": match.number, "seat": seat, **asdict(chair)}
        for seat, chair in enumerate(match.chairs)
    ]
    connection.execute(insert(league_chairs), chairs)


def _row(found: Mapping[Any, Any]) -> LeagueRow:
    return LeagueRow(**{column.name: found[column.name] for column in leagues.columns})


def _members(connection: Connection, league: str) -> list[Member]:
    query = (
        select(league_members.c.number, league_members.c.account, league_members.c.left, accounts.c.name)
        .outerjoin(accounts, accounts.c.id == league_members.c.account)
        .where(league_members.c.league == league)
        .order_by(league_members.c.number)
    )
    return [Member(*row) for row in connection.execute(query)]


def _matches(connection: Connection, league: str) -> list[MatchRow]:
    columns = (
        league_matches.c.round,
        league_matches.c.number,
        league_matches.c.table,
        league_matches.c.status,
    )
    query = (
        select(*columns, tables.c.id.is_not(None))
        .outerjoin(tables, tables.c.id == league_matches.c.table)
        .where(league_matches.c.league == league)
        .order_by(league_matches.c.round, league_matches.c.number)
    )
    found = {
        (number, match): MatchRow(number, match, table, status, (), there)
        for number, match, table, status, there in connection.execute(query)
    }
    chairs: dict[tuple[int, int], list[Chair]] = {}
    sitting = (
        select(league_chairs)
        .where(league_chairs.c.league == league)
        .order_by(league_chairs.c.match, league_chairs.c.seat)
    )
    for row in connection.execute(sitting):
        chairs.setdefault((row.round, row.match), []).append(Chair(row.player, row.place, row.score))
    return [replace(match, chairs=tuple(chairs[at])) for at, match in found.items()]
