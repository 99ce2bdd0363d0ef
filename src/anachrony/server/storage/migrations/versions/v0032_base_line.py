"""The base line: the schema of 0.2.0, under the number that its databases bear.

Every later version opens a database of 0.2.0: it is at this step already, and goes on with those that follow.
So this file says what 0.2.0 had, and does not change; ``schema.py`` says what there is today.
"""

import time
from typing import Any, Literal

import sqlalchemy as sa
from alembic import op

revision = "0032"
down_revision = None

_metadata = sa.MetaData()


def upgrade() -> None:
    _metadata.create_all(op.get_bind())
    op.bulk_insert(_metadata.tables["probe"], [{"id": 1, "at": 0.0, "filling": ""}])
    # The clocks of tables run by this; it begins as the time of day.
    op.bulk_insert(_metadata.tables["play_time"], [{"id": 1, "seconds": time.time()}])


Kind = sa.types.TypeEngine[Any]
Columns = list[sa.Column[Any]]


def _key(kind: Kind, *names: str, autoincrement: Literal["auto"] | bool = "auto") -> Columns:
    return [sa.Column(name, kind, primary_key=True, autoincrement=autoincrement) for name in names]


def _all(kind: Kind, *names: str, index: bool | None = None, unique: bool | None = None) -> Columns:
    return [sa.Column(name, kind, nullable=False, index=index, unique=unique) for name in names]


def _maybe(kind: Kind, *names: str, index: bool | None = None) -> Columns:
    return [sa.Column(name, kind, nullable=True, index=index) for name in names]


def _of(
    name: str, column: str, deleted: str, nullable: bool = True, index: bool | None = None
) -> sa.Column[Any]:
    """A row of another table, by its id, and what becomes of this one when that is deleted."""
    return sa.Column(
        name, sa.String(32), sa.ForeignKey(column, ondelete=deleted), nullable=nullable, index=index
    )


def _key_of(name: str, column: str, deleted: str, index: bool | None = None) -> sa.Column[Any]:
    of = sa.ForeignKey(column, ondelete=deleted)
    return sa.Column(name, sa.String(32), of, primary_key=True, index=index)


sa.Table(
    "accounts",
    _metadata,
    *_key(sa.String(32), "id"),
    *_all(sa.String(64), "name"),
    *_all(sa.String(128), "folded", unique=True),
    *_all(sa.String(255), "password"),
    *_all(sa.Float(), "created_at"),
    *_maybe(sa.Float(), "muted_until", "banned_until"),
    *_maybe(sa.Boolean(), "operator"),
)
sa.Table(
    "audit",
    _metadata,
    *_key(sa.Integer(), "id", autoincrement=True),
    *_all(sa.Float(), "at"),
    *_all(sa.String(64), "operator"),
    *_all(sa.String(32), "action"),
    *_all(sa.String(64), "about"),
    *_all(sa.String(300), "note"),
)
sa.Table("play_time", _metadata, *_key(sa.Integer(), "id"), *_all(sa.Float(), "seconds"))
sa.Table("probe", _metadata, *_key(sa.Integer(), "id"), *_all(sa.Float(), "at"), *_all(sa.Text(), "filling"))
sa.Table(
    "puzzle_views",
    _metadata,
    *_key(sa.Integer(), "day", autoincrement=False),
    *_key(sa.String(64), "network"),
)
sa.Table(
    "puzzles",
    _metadata,
    *_key(sa.Integer(), "day", autoincrement=False),
    *_all(sa.String(16), "status"),
    *_all(sa.Float(), "updated_at"),
    *_maybe(sa.String(32), "table"),
    *_maybe(sa.Text(), "shown", "answers"),
    *_all(sa.Float(), "mu", "sigma"),
    *_all(sa.Integer(), "tries", "solved"),
)
sa.Table(
    "ratings",
    _metadata,
    *_key(sa.String(64), "who"),
    *_key(sa.String(200), "pool"),
    *_all(sa.Float(), "mu", "sigma"),
    *_all(sa.Integer(), "games"),
    sa.Index("ratings_best", "pool", "mu"),
)
sa.Table("reserved_looks", _metadata, *_key(sa.String(64), "looks"), *_all(sa.Float(), "until", index=True))
sa.Table("server_keys", _metadata, *_key(sa.String(32), "name"), *_all(sa.Text(), "value"))
sa.Table(
    "statistics",
    _metadata,
    *_key(sa.String(64), "who"),
    *_key(sa.String(200), "pool"),
    *_key(sa.String(16), "kind"),
    *_key(sa.String(64), "item"),
    *_all(sa.Integer(), "games", "wins"),
    *_all(sa.Float(), "expected", "points", "squares"),
)
sa.Table(
    "account_looks",
    _metadata,
    *_key(sa.String(160), "looks"),
    _of("account", "accounts.id", "CASCADE", nullable=False, index=True),
)
sa.Table(
    "challenges",
    _metadata,
    *_key(sa.String(64), "challenge"),
    _of("account", "accounts.id", "CASCADE", index=True),
    *_all(sa.Float(), "expires_at", index=True),
)
sa.Table(
    "channels",
    _metadata,
    *_key(sa.String(32), "id"),
    _of("account", "accounts.id", "CASCADE", nullable=False, index=True),
    *_all(sa.String(16), "kind"),
    *_all(sa.String(1000), "address"),
    *_all(sa.JSON(), "keys"),
    *_all(sa.Boolean(), "confirmed"),
    *_all(sa.String(64), "unsubscribe"),
    *_all(sa.String(300), "note"),
    *_all(sa.Float(), "created_at"),
    *_maybe(sa.Boolean(), "muted"),
    sa.UniqueConstraint("account", "kind", "address", name="channels_once"),
    sa.Index("channels_mail", "kind", sa.text("lower(address)")),
)
sa.Table(
    "leagues",
    _metadata,
    *_key(sa.String(32), "id"),
    *_all(sa.String(80), "name"),
    _of("organizer", "accounts.id", "SET NULL", index=True),
    *_all(sa.String(16), "format"),
    *_all(sa.Integer(), "seats"),
    *_all(sa.JSON(), "terms", "clock"),
    *_all(sa.Boolean(), "rated"),
    *_all(sa.String(16), "late"),
    *_all(sa.Integer(), "hours"),
    *_maybe(sa.Integer(), "rounds"),
    *_all(sa.BigInteger(), "seed"),
    *_all(sa.String(16), "status"),
    *_all(sa.Integer(), "round"),
    *_maybe(sa.Float(), "due_at"),
    *_all(sa.Float(), "created_at"),
    sa.Index("leagues_due", "status", "due_at"),
)
sa.Table(
    "passkeys",
    _metadata,
    *_key(sa.String(64), "key"),
    _of("account", "accounts.id", "CASCADE", nullable=False, index=True),
    *_all(sa.String(255), "site"),
    *_all(sa.Text(), "credential", "public_key"),
    *_all(sa.BigInteger(), "count"),
    *_all(sa.String(64), "name"),
    *_all(sa.Float(), "created_at"),
    *_maybe(sa.Float(), "used_at"),
)
sa.Table(
    "puzzle_tries",
    _metadata,
    _key_of("account", "accounts.id", "CASCADE"),
    *_key(sa.Integer(), "day", autoincrement=False),
    *_all(sa.String(255), "text"),
    *_all(sa.Float(), "cost"),
    *_all(sa.Boolean(), "solved"),
    *_all(sa.Float(), "mu", "sigma", "change", "at"),
)
sa.Table(
    "reports",
    _metadata,
    *_key(sa.Integer(), "id", autoincrement=True),
    _of("reporter", "accounts.id", "CASCADE", nullable=False, index=True),
    _of("about", "accounts.id", "CASCADE", nullable=False, index=True),
    *_all(sa.String(1000), "text"),
    *_all(sa.Float(), "at"),
    *_all(sa.Boolean(), "closed"),
)
sa.Table(
    "results",
    _metadata,
    *_key(sa.String(32), "table"),
    *_key(sa.Integer(), "seat"),
    _of("account", "accounts.id", "SET NULL", index=True),
    *_all(sa.String(64), "name"),
    *_maybe(sa.String(32), "level"),
    *_all(sa.String(32), "path"),
    *_all(sa.Integer(), "place", "points"),
    *_all(sa.String(200), "pool"),
    *_all(sa.Boolean(), "left", "rated"),
    *_maybe(sa.Float(), "mu", "sigma", "change"),
    *_all(sa.Float(), "at"),
    *_maybe(sa.JSON(), "facts"),
)
sa.Table(
    "sessions",
    _metadata,
    *_key(sa.String(64), "token"),
    _of("account", "accounts.id", "CASCADE", nullable=False, index=True),
    *_all(sa.Float(), "expires_at", index=True),
)
sa.Table(
    "tables",
    _metadata,
    *_key(sa.String(32), "id"),
    *_all(sa.String(16), "status"),
    *_all(sa.String(80), "title"),
    *_all(sa.Boolean(), "listed", "archived"),
    *_all(sa.String(16), "source"),
    *_all(sa.JSON(), "terms"),
    *_all(sa.BigInteger(), "seed"),
    *_all(sa.Boolean(), "seed_named"),
    *_all(sa.String(32), "engine"),
    *_all(sa.Integer(), "save_version", "number"),
    *_all(sa.Boolean(), "computer_due"),
    *_all(sa.JSON(), "clock", "clocks"),
    *_all(sa.String(64), "host", "watch", index=True),
    _of("host_account", "accounts.id", "SET NULL", index=True),
    *_maybe(sa.String(32), "rematch"),
    *_all(sa.Float(), "created_at", "updated_at"),
    *_maybe(sa.JSON(), "asked"),
    *_maybe(sa.String(64), "maker", index=True),
    *_maybe(sa.Boolean(), "rated", "watchable"),
    *_maybe(sa.String(16), "absence"),
    *_maybe(sa.JSON(), "takeback"),
    *_maybe(sa.String(64), "made_from", index=True),
    *_maybe(sa.Boolean(), "counted"),
    *_maybe(sa.String(32), "league", "rematch_of"),
    sa.Index("tables_absence", "status", "absence"),
    sa.Index("tables_due", "computer_due", "updated_at"),
    sa.Index("tables_open", "status", "listed", "created_at"),
    sa.Index("tables_watchable", "status", "watchable", "updated_at"),
)
sa.Table(
    "ties",
    _metadata,
    _key_of("account", "accounts.id", "CASCADE"),
    _key_of("other", "accounts.id", "CASCADE", index=True),
    *_all(sa.String(16), "kind"),
    *_all(sa.Float(), "created_at"),
)
sa.Table(
    "vacations",
    _metadata,
    *_key(sa.Integer(), "id", autoincrement=True),
    _of("account", "accounts.id", "CASCADE", nullable=False, index=True),
    *_all(sa.Float(), "from_at"),
    *_all(sa.Float(), "until_at", index=True),
    *_all(sa.Float(), "from_play", "until_play"),
)
sa.Table(
    "wishes",
    _metadata,
    _key_of("account", "accounts.id", "CASCADE"),
    *_all(sa.String(8), "language"),
    *_all(sa.String(64), "zone"),
    *_maybe(sa.Integer(), "quiet_from", "quiet_until"),
    *_all(sa.Integer(), "after_minutes", "remind_hours"),
    *_maybe(sa.Float(), "paused_until"),
)
sa.Table(
    "analyses",
    _metadata,
    _key_of("table", "tables.id", "CASCADE"),
    *_all(sa.String(16), "status"),
    *_all(sa.String(64), "asked_by", index=True),
    *_all(sa.Float(), "asked_at"),
    *_all(sa.Float(), "updated_at", index=True),
    *_all(sa.Integer(), "done", "total"),
    *_maybe(sa.Text(), "result"),
    *_maybe(sa.String(64), "asked_from"),
    sa.Index("analyses_queue", "status", "asked_at"),
)
sa.Table(
    "invitations",
    _metadata,
    _key_of("table", "tables.id", "CASCADE"),
    _key_of("account", "accounts.id", "CASCADE", index=True),
    _of("invited_by", "accounts.id", "CASCADE", nullable=False, index=True),
    *_all(sa.Float(), "created_at"),
)
sa.Table(
    "league_chairs",
    _metadata,
    _key_of("league", "leagues.id", "CASCADE"),
    *_key(sa.Integer(), "round", "player"),
    *_all(sa.Integer(), "match", "seat"),
    *_maybe(sa.Integer(), "place", "score"),
)
sa.Table(
    "league_matches",
    _metadata,
    _key_of("league", "leagues.id", "CASCADE"),
    *_key(sa.Integer(), "round", "number"),
    *_maybe(sa.String(32), "table", index=True),
    *_all(sa.String(16), "status"),
)
sa.Table(
    "league_members",
    _metadata,
    _key_of("league", "leagues.id", "CASCADE"),
    *_key(sa.Integer(), "number"),
    _of("account", "accounts.id", "SET NULL", index=True),
    *_all(sa.Boolean(), "left"),
    sa.UniqueConstraint("league", "account", name="league_members_once"),
)
sa.Table(
    "mail_links",
    _metadata,
    *_key(sa.String(64), "token"),
    _of("account", "accounts.id", "CASCADE", nullable=False, index=True),
    _of("channel", "channels.id", "CASCADE", index=True),
    *_all(sa.String(16), "kind"),
    *_all(sa.Float(), "expires_at", index=True),
)
sa.Table(
    "messages",
    _metadata,
    *_key(sa.Integer(), "id", autoincrement=True),
    _of("table", "tables.id", "CASCADE", nullable=False, index=True),
    *_all(sa.String(16), "room"),
    *_maybe(sa.Integer(), "seat"),
    *_all(sa.String(64), "name"),
    *_all(sa.String(2000), "text"),
    *_all(sa.Float(), "at"),
    *_maybe(sa.String(32), "account", index=True),
)
sa.Table(
    "moves",
    _metadata,
    _key_of("table", "tables.id", "CASCADE"),
    *_key(sa.Integer(), "number"),
    *_all(sa.String(16), "kind"),
    *_all(sa.Integer(), "seat"),
    *_all(sa.String(255), "text"),
    *_all(sa.JSON(), "outcomes", "events"),
    *_all(sa.Boolean(), "quiet", "secret"),
    *_maybe(sa.String(80), "key"),
    *_all(sa.Float(), "at"),
    sa.UniqueConstraint("table", "key", name="moves_key"),
)
sa.Table(
    "outbox",
    _metadata,
    *_key(sa.Integer(), "id", autoincrement=True),
    _of("channel", "channels.id", "CASCADE", nullable=False, index=True),
    *_all(sa.String(16), "kind"),
    _of("table", "tables.id", "CASCADE", index=True),
    *_maybe(sa.Integer(), "seat"),
    *_all(sa.Integer(), "number"),
    *_all(sa.String(16), "state"),
    *_maybe(sa.String(40), "message"),
    *_all(sa.Integer(), "tries"),
    *_all(sa.Float(), "due_at"),
    *_all(sa.String(300), "note"),
    *_maybe(sa.Float(), "ends_at"),
    sa.Index("outbox_due", "state", "due_at"),
)
sa.Table(
    "packed_games",
    _metadata,
    _key_of("table", "tables.id", "CASCADE"),
    *_all(sa.LargeBinary(), "data"),
)
sa.Table(
    "seats",
    _metadata,
    _key_of("table", "tables.id", "CASCADE"),
    *_key(sa.Integer(), "seat"),
    *_all(sa.String(16), "kind"),
    *_all(sa.String(64), "name"),
    *_maybe(sa.String(32), "level"),
    *_maybe(sa.String(64), "token", index=True),
    _of("account", "accounts.id", "SET NULL", index=True),
    *_all(sa.Text(), "notes"),
    *_maybe(sa.String(64), "joined_from"),
    _of("player", "accounts.id", "SET NULL", index=True),
    *_maybe(sa.String(32), "player_level"),
    *_maybe(sa.String(16), "left"),
)
sa.Table(
    "silenced",
    _metadata,
    _key_of("account", "accounts.id", "CASCADE"),
    _key_of("table", "tables.id", "CASCADE", index=True),
)
sa.Table(
    "snapshots",
    _metadata,
    _key_of("table", "tables.id", "CASCADE"),
    *_key(sa.Integer(), "number"),
    *_all(sa.Text(), "data"),
)
sa.Table(
    "votes",
    _metadata,
    _key_of("table", "tables.id", "CASCADE"),
    *_key(sa.Integer(), "seat", "voter"),
    *_all(sa.Float(), "since"),
)
sa.Table(
    "analysis_parts",
    _metadata,
    _key_of("table", "analyses.table", "CASCADE"),
    *_key(sa.Integer(), "number"),
    *_key(sa.Boolean(), "again"),
    *_all(sa.Text(), "data"),
)
