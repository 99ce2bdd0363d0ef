"""A league as others see it: what the page shows, and what is exported."""

from __future__ import annotations

from anachrony.server.leagues.leagues import most_players, table_of
from anachrony.server.leagues.standings import Standing
from anachrony.server.storage.leagues import League, LeagueRow, LeagueStore, MatchRow, Member
from anachrony.server.table import seen


class NoLeague(Exception):
    """What was asked for is no league, or several."""


def summary(row: LeagueRow, organizer: str | None, players: int) -> seen.Json:
    return {
        "id": row.id,
        "name": row.name,
        "organizer": organizer,
        "format": row.format,
        "seats": row.seats,
        "terms": row.terms,
        "clock": row.clock,
        "rated": row.rated,
        "late": row.late,
        "hours": row.hours,
        "rounds": row.rounds,
        "status": row.status,
        "round": row.round,
        "due_at": row.due_at,
        "created_at": row.created_at,
        "players": players,
        "most_players": most_players(row.format),
    }


def whole(league: League, account: str | None = None) -> seen.Json:
    """``account``: who looks."""
    members = {one.number: one for one in league.members}
    mine = next((one for one in league.members if account is not None and one.account == account), None)
    rounds: list[list[seen.Json]] = [[] for _ in range(league.row.round)]
    for match in league.matches:
        rounds[match.round - 1].append(_match(match))
    return {
        **summary(league.row, league.organizer, len(league.members)),
        "you": None if mine is None else mine.number,
        "yours": account is not None and league.row.organizer == account,
        "members": [_member(one) for one in league.members],
        "standings": [_standing(one) for one in table_of(league) if one.player in members],
        "matches": rounds,
    }


def exported(store: LeagueStore, name: str) -> seen.Json:
    """A league by its id, or by its name where no other has it."""
    found = store.named(name)
    league = store.league(found[0]) if len(found) == 1 else None
    if league is None:
        known = "no league is called so" if not found else f"name one by its id: {', '.join(found)}"
        raise NoLeague(f"{name}: {known}")
    return whole(league)


def _member(one: Member) -> seen.Json:
    return {"number": one.number, "name": one.name, "left": not one.there}


def _standing(one: Standing) -> seen.Json:
    return {
        "player": one.player,
        "place": one.place,
        "points": round(float(one.points), 2),
        "opponents": round(float(one.opponents), 2),
        "direct": one.direct / 2,
        "margin": round(float(one.margin), 1),
        "played": one.played,
        "won": one.won,
        "byes": one.byes,
    }


def _match(match: MatchRow) -> seen.Json:
    return {
        "table": match.table if match.table_there else None,
        "status": match.status,
        "chairs": [
            {"player": chair.player, "place": chair.place, "score": chair.score} for chair in match.chairs
        ],
    }
