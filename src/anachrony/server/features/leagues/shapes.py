"""A league as others see it: what the page shows, and what is exported."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any, Literal, Self

from pydantic import BaseModel

from anachrony.server.features.leagues import store
from anachrony.server.features.leagues.leagues import most_players, table_of
from anachrony.server.features.leagues.standings import Standing
from anachrony.server.features.leagues.store import LeagueRow, MatchRow, Member


class NoLeague(Exception):
    """What was asked for is no league, or several."""


class LeagueInfo(BaseModel):
    id: str
    name: str
    organizer: str | None  # nobody's where the account is gone
    format: Literal["swiss", "round-robin", "knock-out"]
    seats: int
    terms: dict[str, Any]
    clock: dict[str, Any]
    rated: bool
    late: Literal["draw", "loss"]
    hours: int
    rounds: int | None  # nothing where it depends on how many come
    status: Literal["open", "running", "over"]
    round: int
    due_at: float | None
    created_at: float
    players: int
    most_players: int

    @classmethod
    def of(cls, row: LeagueRow, organizer: str | None, players: int) -> Self:
        kept = {name: value for name, value in asdict(row).items() if name in cls.model_fields}
        told = {"organizer": organizer, "players": players, "most_players": most_players(row.format)}
        return cls(**kept | told)


class LeagueMember(BaseModel):
    number: int
    name: str | None
    left: bool

    @classmethod
    def of(cls, one: Member) -> Self:
        return cls(number=one.number, name=one.name, left=not one.there)


class LeagueStanding(BaseModel):
    player: int
    place: int
    points: float
    opponents: float  # their points
    direct: float  # against those who are equal otherwise
    margin: float  # victory points above the others'
    played: int
    won: int
    byes: int

    @classmethod
    def of(cls, one: Standing) -> Self:
        return cls(
            player=one.player,
            place=one.place,
            points=round(float(one.points), 2),
            opponents=round(float(one.opponents), 2),
            direct=one.direct / 2,
            margin=round(float(one.margin), 1),
            played=one.played,
            won=one.won,
            byes=one.byes,
        )


class LeagueChair(BaseModel):
    player: int
    place: int | None
    score: int | None


class LeagueMatch(BaseModel):
    table: str | None
    status: Literal["playing", "over", "late", "bye"]
    chairs: list[LeagueChair]

    @classmethod
    def of(cls, match: MatchRow) -> Self:
        chairs = [LeagueChair(player=one.player, place=one.place, score=one.score) for one in match.chairs]
        table = match.table if match.table_there else None
        return cls(table=table, status=match.status, chairs=chairs)


class League(LeagueInfo):
    you: int | None  # my number
    yours: bool  # I organize it
    members: list[LeagueMember]
    standings: list[LeagueStanding]  # the best first
    matches: list[list[LeagueMatch]]  # by round

    @classmethod
    def whole(cls, league: store.League, account: str | None = None) -> Self:
        """``account``: who looks."""
        numbers = {one.number for one in league.members}
        mine = (one.number for one in league.members if account is not None and one.account == account)
        rounds: list[list[LeagueMatch]] = [[] for _ in range(league.row.round)]
        for match in league.matches:
            rounds[match.round - 1].append(LeagueMatch.of(match))
        return cls(
            **dict(LeagueInfo.of(league.row, league.organizer, len(league.members))),
            you=next(mine, None),
            yours=account is not None and league.row.organizer == account,
            members=[LeagueMember.of(one) for one in league.members],
            standings=[LeagueStanding.of(one) for one in table_of(league) if one.player in numbers],
            matches=rounds,
        )


def exported(kept: store.LeagueStore, name: str) -> League:
    """A league by its id, or by its name where no other has it."""
    found = kept.named(name)
    league = kept.league(found[0]) if len(found) == 1 else None
    if league is None:
        known = "no league is called so" if not found else f"name one by its id: {', '.join(found)}"
        raise NoLeague(f"{name}: {known}")
    return League.whole(league)
