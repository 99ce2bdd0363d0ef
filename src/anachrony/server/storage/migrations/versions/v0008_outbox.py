"""Where and how people want to be told that it is their turn, and what is to be sent to them."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "channels",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("account", sa.String(32), _of("accounts.id"), nullable=False, index=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("address", sa.String(1000), nullable=False),
        sa.Column("keys", sa.JSON, nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("confirm", sa.String(64)),
        sa.Column("unsubscribe", sa.String(64), nullable=False),
        sa.Column("note", sa.String(300), nullable=False),
        sa.Column("created_at", sa.Float, nullable=False),
        sa.UniqueConstraint("account", "kind", "address", name="channels_once"),
    )
    op.create_table(
        "wishes",
        sa.Column("account", sa.String(32), _of("accounts.id"), primary_key=True),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("quiet_from", sa.Integer),
        sa.Column("quiet_until", sa.Integer),
        sa.Column("after_minutes", sa.Integer, nullable=False),
        sa.Column("remind_hours", sa.Integer, nullable=False),
        sa.Column("paused_until", sa.Float),
    )
    op.create_table(
        "silenced",
        sa.Column("account", sa.String(32), _of("accounts.id"), primary_key=True),
        sa.Column("table", sa.String(32), _of("tables.id"), primary_key=True, index=True),
    )
    op.create_table(
        "outbox",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("channel", sa.String(32), _of("channels.id"), nullable=False, index=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("table", sa.String(32), _of("tables.id"), index=True),
        sa.Column("seat", sa.Integer),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("message", sa.String(40)),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("due_at", sa.Float, nullable=False),
        sa.Column("note", sa.String(300), nullable=False),
    )
    op.create_index("outbox_due", "outbox", ["state", "due_at"])
    op.create_table(
        "server_keys",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )


def downgrade() -> None:
    for name in ("server_keys", "outbox", "silenced", "wishes", "channels"):
        op.drop_table(name)


def _of(column: str) -> sa.ForeignKey:
    return sa.ForeignKey(column, ondelete="CASCADE")
