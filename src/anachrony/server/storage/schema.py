"""The tables of the database. Migrations make them; a test compares the two."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

from anachrony.table.rows import MAX_ENGINE

metadata: Final = MetaData()
ID: Final = String(32)  # of an account, a table or a league

accounts: Final = Table(
    "accounts",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("folded", String(128), nullable=False, unique=True),
    Column("password", String(255), nullable=False),
    Column("created_at", Float, nullable=False),
    Column("muted_until", Float),
    Column("banned_until", Float),
    Column("operator", Boolean),  # keeps order, on the page too
)

tables: Final = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("status", String(16), nullable=False),  # open, running, over
    Column("title", String(80), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("archived", Boolean, nullable=False),
    Column("source", String(16), nullable=False),  # new, look or continue (the latter from a record)
    Column("terms", JSON, nullable=False),  # what Game.new is told, without the seed
    Column("seed", BigInteger, nullable=False),
    Column("seed_named", Boolean, nullable=False),
    Column("engine", String(MAX_ENGINE), nullable=False),  # the version that the game is played under
    Column("save_version", Integer, nullable=False),
    Column("number", Integer, nullable=False),  # of the last move
    Column("computer_due", Boolean, nullable=False),
    Column("clock", JSON, nullable=False),  # the kind of clock
    Column("clocks", JSON, nullable=False),  # what each seat has left
    Column("host", String(64), nullable=False, index=True),  # SHA-256 of the host's capability
    Column("watch", String(64), nullable=False, index=True),  # and of the spectators'
    Column("host_account", ID, ForeignKey("accounts.id", ondelete="SET NULL"), index=True),
    Column("rematch", String(32)),
    Column("created_at", Float, nullable=False),
    Column("updated_at", Float, nullable=False),
    Column("asked", JSON),  # the seats that have to decide; nothing where no move told it yet
    # While it waits, and of a record that was brought: an account, or a keyed hash of a network
    Column("maker", String(64), index=True),
    Column("rated", Boolean),  # whether its players wanted ratings; nothing where nobody was asked
    Column("watchable", Boolean),  # whether anybody may watch; nothing where nobody was asked
    Column("absence", String(16)),  # what happens when a player vanishes: host, computer, vote, wait
    Column("takeback", JSON),  # what somebody asks all others to let them take back
    Column("made_from", String(64), index=True),  # of a record that was brought: a keyed hash of the network
    Column("counted", Boolean),  # whether the game is rated, as decided when it started
    Column("league", String(32)),  # whose table it is
    Column("rematch_of", String(32)),  # the finished table whose players are asked to play again
    Index("tables_open", "status", "listed", "created_at"),
    Index("tables_absence", "status", "absence"),
    Index("tables_watchable", "status", "watchable", "updated_at"),
    Index("tables_due", "computer_due", "updated_at"),
)

# How long the server has been there to play on: what the clocks of tables run by.
play_time: Final = Table(
    "play_time",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("seconds", Float, nullable=False),
)

seats: Final = Table(
    "seats",
    metadata,
    Column("table", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),  # person, open, computer
    Column("name", String(64), nullable=False),
    Column("level", String(32)),  # of the computer player that moves here now
    Column("token", String(64), index=True),  # SHA-256 of the seat's capability
    Column("account", ID, ForeignKey("accounts.id", ondelete="SET NULL"), index=True),
    Column("notes", Text, nullable=False, default=""),
    Column("joined_from", String(64)),  # a keyed hash of the network, while it waits
    # Where the game counts: whose it is, whoever sits there later.
    Column("player", ID, ForeignKey("accounts.id", ondelete="SET NULL"), index=True),
    Column("player_level", String(32)),  # of the computer player that it began with
    Column("left", String(16)),  # lent: a computer keeps it at its player's own wish; left: they have left
)

moves: Final = Table(
    "moves",
    metadata,
    Column("table", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),  # play, undo, rewind, notice
    Column("seat", Integer, nullable=False),
    Column("text", String(255), nullable=False),
    Column("outcomes", JSON, nullable=False),  # rolls and draws that the move led to
    Column("events", JSON, nullable=False),
    Column("quiet", Boolean, nullable=False),  # nobody but its seat could see that anything happened
    Column("secret", Boolean, nullable=False),  # the text is for its seat alone until the end
    Column("key", String(80)),
    Column("at", Float, nullable=False),
    UniqueConstraint("table", "key", name="moves_key"),
)

snapshots: Final = Table(
    "snapshots",
    metadata,
    Column("table", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("data", Text, nullable=False),
)

# A record that was brought: its moves and snapshots in one piece. What is played on is in rows.
packed_games: Final = Table(
    "packed_games",
    metadata,
    Column("table", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("data", LargeBinary, nullable=False),
)

# One row, written again and again to see whether the database still keeps what it is given.
probe: Final = Table(
    "probe",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("filling", Text, nullable=False),
)

# What this server signs with; made when it is first needed.
server_keys: Final = Table(
    "server_keys",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)

# Who wants a computer player to take over a seat whose player has vanished.
votes: Final = Table(
    "votes",
    metadata,
    Column("table", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("voter", Integer, primary_key=True),
    Column("since", Float, nullable=False),  # when the seat began to decide: another turn, another vote
)
