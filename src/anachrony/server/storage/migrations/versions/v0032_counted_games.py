"""Whose game it is where it counts, as stored when it starts; rematches that ask the others.

Of games that are played now it is stored as they stand: a game that would be rated with those who sit there
now is rated for them. A league knows whom it has paired, whoever sits there now. A game with values of its
own, or with a computer player and Paths, leaders or Evacuation sides that its maker dealt out to the seats,
is no longer rated. A computer player of any level but "normal" is one that somebody has asked to keep their
own seat: time that is up brings a "normal" one. Of games that are over, whoever has left is placed behind
those who stayed.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0032"
down_revision = "0031"

_tables = sa.table(
    "tables",
    sa.column("id"),
    sa.column("status"),
    sa.column("source"),
    sa.column("seed_named", sa.Boolean),
    sa.column("rated", sa.Boolean),
    sa.column("terms", sa.JSON),
    sa.column("counted", sa.Boolean),
    sa.column("league"),
)
_seats = sa.table(
    "seats",
    *map(sa.column, ("table", "seat", "kind", "account", "level", "player", "player_level", "left")),
)
_results = sa.table("results", *map(sa.column, ("table", "seat", "place")), sa.column("left", sa.Boolean))
_matches = sa.table("league_matches", *map(sa.column, ("league", "round", "number", "table")))
_chairs = sa.table("league_chairs", *map(sa.column, ("league", "round", "match", "seat", "player")))
_members = sa.table("league_members", *map(sa.column, ("league", "number", "account")))


def upgrade() -> None:
    op.add_column("tables", sa.Column("counted", sa.Boolean))
    op.add_column("tables", sa.Column("league", sa.String(32)))
    op.add_column("tables", sa.Column("rematch_of", sa.String(32)))
    op.execute("ALTER TABLE seats ADD COLUMN player VARCHAR(32) REFERENCES accounts (id) ON DELETE SET NULL")
    op.create_index("ix_seats_player", "seats", ["player"])
    op.add_column("seats", sa.Column("player_level", sa.String(32)))
    op.add_column("seats", sa.Column("left", sa.String(16)))
    _store_players(op.get_bind())
    _place_leavers_last(op.get_bind())


def downgrade() -> None:
    op.drop_column("seats", "left")
    op.drop_column("seats", "player_level")
    op.drop_index("ix_seats_player", "seats")
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("player")
    op.drop_column("tables", "rematch_of")
    op.drop_column("tables", "league")
    op.drop_column("tables", "counted")


def _store_players(connection: sa.Connection) -> None:
    running = list(connection.execute(sa.select(_tables).where(_tables.c.status == "running")))
    for row in running:
        its = sa.select(_seats).where(_seats.c.table == row.id).order_by(_seats.c.seat)
        seats = list(connection.execute(its))
        league = connection.execute(sa.select(_matches.c.league).where(_matches.c.table == row.id)).scalar()
        paired = _paired(connection, row.id) if league is not None else {}
        players = {one.seat: paired.get(one.seat, one.account) for one in seats}
        counted = _is_rated(row, seats, players)
        here = sa.update(_tables).where(_tables.c.id == row.id)
        connection.execute(here.values(counted=counted, league=league))
        if not counted and league is None:
            continue
        for one in seats:
            person = one.kind == "person"
            handed = person and one.account != players[one.seat]
            kept = person and one.level not in (None, "normal")
            values = {
                "player": players[one.seat],
                "player_level": None if person else one.level,
                "left": "left" if handed else "lent" if kept else None,
            }
            at = (_seats.c.table == row.id, _seats.c.seat == one.seat)
            connection.execute(sa.update(_seats).where(*at).values(**values))


def _place_leavers_last(connection: sa.Connection) -> None:
    left = sa.select(_results.c.table).where(_results.c.left.is_(True)).distinct()
    games: dict[str, list[Any]] = {}
    for one in connection.execute(sa.select(_results).where(_results.c.table.in_(left))):
        games.setdefault(one.table, []).append(one)
    for table, rows in games.items():
        if all(one.left for one in rows):  # also where a solo opponent, which has no row, came before them
            continue
        for one in rows:
            before = sum((other.left, other.place) < (one.left, one.place) for other in rows)
            at = (_results.c.table == table, _results.c.seat == one.seat)
            connection.execute(sa.update(_results).where(*at).values(place=1 + before))


def _paired(connection: sa.Connection, table: str) -> dict[int, str | None]:
    """The accounts that a league has paired, by seat."""
    chair = sa.and_(
        _chairs.c.league == _matches.c.league,
        _chairs.c.round == _matches.c.round,
        _chairs.c.match == _matches.c.number,
    )
    member = sa.and_(_members.c.league == _chairs.c.league, _members.c.number == _chairs.c.player)
    query = (
        sa.select(_chairs.c.seat, _members.c.account)
        .select_from(_matches.join(_chairs, chair).join(_members, member))
        .where(_matches.c.table == table)
    )
    return {row.seat: row.account for row in connection.execute(query)}


def _is_rated(row: Any, seats: Sequence[Any], players: Mapping[int, str | None]) -> bool:
    people = [players[one.seat] for one in seats if one.kind == "person"]
    return (
        bool(row.rated)
        and len(seats) > 1
        and row.source == "new"
        and not row.seed_named
        and row.terms.get("chance", "sample") == "sample"
        and not row.terms.get("components")
        and all(one.kind in ("person", "computer") for one in seats)
        and bool(people)
        and None not in people
        and len(set(people)) == len(people)
        and (len(people) == len(seats) or _is_even(row.terms))
    )


def _is_even(terms: Mapping[str, Any]) -> bool:
    dealt = [terms.get(one) for one in ("paths", "leaders", "evacuation")]
    lists = [one for one in dealt if isinstance(one, list)]
    return all(len(set(one)) < 2 for one in lists)
