"""The first schema: accounts, sessions, tables, seats, moves, snapshots, messages."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "accounts",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("folded", sa.String(128), nullable=False, unique=True),
        sa.Column("password", sa.String(255), nullable=False),
        sa.Column("created_at", sa.Float, nullable=False),
    )
    op.create_table(
        "sessions",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("account", sa.String(32), _of("accounts.id", "CASCADE"), nullable=False),
        sa.Column("expires_at", sa.Float, nullable=False),
    )
    op.create_index("ix_sessions_account", "sessions", ["account"])
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("title", sa.String(80), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("archived", sa.Boolean, nullable=False),
        sa.Column("source", sa.String(16), nullable=False),
        sa.Column("terms", sa.JSON, nullable=False),
        sa.Column("seed", sa.BigInteger, nullable=False),
        sa.Column("seed_named", sa.Boolean, nullable=False),
        sa.Column("engine", sa.String(32), nullable=False),
        sa.Column("save_version", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("computer_due", sa.Boolean, nullable=False),
        sa.Column("clock", sa.JSON, nullable=False),
        sa.Column("clocks", sa.JSON, nullable=False),
        sa.Column("host", sa.String(64), nullable=False),
        sa.Column("watch", sa.String(64), nullable=False),
        sa.Column("host_account", sa.String(32), _of("accounts.id", "SET NULL")),
        sa.Column("rematch", sa.String(32)),
        sa.Column("created_at", sa.Float, nullable=False),
        sa.Column("updated_at", sa.Float, nullable=False),
    )
    op.create_index("ix_tables_host_account", "tables", ["host_account"])
    op.create_index("tables_open", "tables", ["status", "listed", "created_at"])
    op.create_index("tables_due", "tables", ["computer_due", "updated_at"])
    op.create_table(
        "seats",
        sa.Column("table", sa.String(32), _of("tables.id", "CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("level", sa.String(32)),
        sa.Column("token", sa.String(64)),
        sa.Column("account", sa.String(32), _of("accounts.id", "SET NULL")),
        sa.Column("notes", sa.Text, nullable=False),
    )
    op.create_index("ix_seats_account", "seats", ["account"])
    op.create_table(
        "moves",
        sa.Column("table", sa.String(32), _of("tables.id", "CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.String(255), nullable=False),
        sa.Column("outcomes", sa.JSON, nullable=False),
        sa.Column("events", sa.JSON, nullable=False),
        sa.Column("quiet", sa.Boolean, nullable=False),
        sa.Column("secret", sa.Boolean, nullable=False),
        sa.Column("key", sa.String(80)),
        sa.Column("at", sa.Float, nullable=False),
        sa.UniqueConstraint("table", "key", name="moves_key"),
    )
    op.create_table(
        "snapshots",
        sa.Column("table", sa.String(32), _of("tables.id", "CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("data", sa.Text, nullable=False),
    )
    op.create_table(
        "messages",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("table", sa.String(32), _of("tables.id", "CASCADE"), nullable=False),
        sa.Column("room", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("text", sa.String(2000), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("ix_messages_table", "messages", ["table"])


def downgrade() -> None:
    for name in ("messages", "snapshots", "moves", "seats", "tables", "sessions", "accounts"):
        op.drop_table(name)


def _of(column: str, deleted: str) -> sa.ForeignKey:
    return sa.ForeignKey(column, ondelete=deleted)
