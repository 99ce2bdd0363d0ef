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
    text,
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

# What account names look like: each look belongs to one account only.
account_looks: Final = Table(
    "account_looks",
    metadata,
    Column("looks", String(160), primary_key=True),
    Column("account", ID, ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
)

# What the names of deleted accounts looked like: nobody is to be taken for them the next day.
reserved_looks: Final = Table(
    "reserved_looks",
    metadata,
    Column("looks", String(64), primary_key=True),  # SHA-256
    Column("until", Float, nullable=False, index=True),
)

sessions: Final = Table(
    "sessions",
    metadata,
    Column("token", String(64), primary_key=True),  # SHA-256 of the cookie
    Column("account", ID, ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("expires_at", Float, nullable=False, index=True),
)

# What a letter says to log somebody in without a password, or to confirm its address, once.
mail_links: Final = Table(
    "mail_links",
    metadata,
    Column("token", String(64), primary_key=True),  # SHA-256
    Column("account", ID, ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("channel", ID, ForeignKey("channels.id", ondelete="CASCADE"), index=True),  # that it was sent to
    Column("kind", String(16), nullable=False),  # sign-in, confirm
    Column("expires_at", Float, nullable=False, index=True),
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

# --- telling people that it is their turn -----------------------------------------------------------------

# Where a person wants to be told.
channels: Final = Table(
    "channels",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("account", ID, ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", String(16), nullable=False),  # mail, discord, json, push
    Column("address", String(1000), nullable=False),  # of mail, or a URL
    Column("keys", JSON, nullable=False),  # of a browser, for push
    Column("confirmed", Boolean, nullable=False),
    Column("unsubscribe", String(64), nullable=False),  # it opens nothing; every message says it
    Column("note", String(300), nullable=False),  # why the last message was given up
    Column("created_at", Float, nullable=False),
    Column("muted", Boolean),  # of mail: nothing is told there, but it still serves to log in
    UniqueConstraint("account", "kind", "address", name="channels_once"),
    Index("channels_mail", "kind", text("lower(address)")),  # as people who sign in by mail are looked up
)

# How a person wants to be told.
wishes: Final = Table(
    "wishes",
    metadata,
    Column("account", ID, ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("language", String(8), nullable=False),
    Column("zone", String(64), nullable=False),  # where the day has its quiet hours
    Column("quiet_from", Integer),  # minutes of the day
    Column("quiet_until", Integer),
    Column("after_minutes", Integer, nullable=False),  # whoever moves sooner is told nothing
    Column("remind_hours", Integer, nullable=False),  # after the message, once; 0: never
    Column("paused_until", Float),
)

# Tables that a person does not want to be told of.
silenced: Final = Table(
    "silenced",
    metadata,
    Column("account", ID, ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("table", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, index=True),
)

# What is to be sent, written together with what it tells of. Rows of one message go out together.
outbox: Final = Table(
    "outbox",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("channel", ID, ForeignKey("channels.id", ondelete="CASCADE"), nullable=False, index=True),
    # turn, reminder, takeback, invitation, confirm, test, sign-in, and what tells of changes of an account
    Column("kind", String(16), nullable=False),
    Column("table", ID, ForeignKey("tables.id", ondelete="CASCADE"), index=True),
    Column("seat", Integer),
    Column("number", Integer, nullable=False),  # the move that made it their turn
    Column("state", String(16), nullable=False),  # waiting, sending, sent, needless, given-up
    Column("message", String(40)),  # the same however often it is tried
    Column("tries", Integer, nullable=False),
    Column("due_at", Float, nullable=False),  # while it is sent: when another worker may take it over
    Column("note", String(300), nullable=False),
    Column("ends_at", Float),  # it is worth nothing to its reader from then on
    Index("outbox_due", "state", "due_at"),
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

# --- who plays with whom ------------------------------------------------------------------------------------

# What somebody thinks of another: one direction, and told to nobody else.
ties: Final = Table(
    "ties",
    metadata,
    Column("account", ID, ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("other", ID, ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("kind", String(16), nullable=False),  # friend, blocked
    Column("created_at", Float, nullable=False),
)

# To a table that has not started.
invitations: Final = Table(
    "invitations",
    metadata,
    Column("table", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("account", ID, ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("invited_by", ID, ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created_at", Float, nullable=False),
)
