"""Friends, blocks and invitations; tables that anybody may watch."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("tables", sa.Column("watchable", sa.Boolean))
    op.create_index("tables_watchable", "tables", ["status", "watchable", "updated_at"])
    op.create_table(
        "ties",
        sa.Column("account", sa.String(32), _of("accounts.id"), primary_key=True),
        sa.Column("other", sa.String(32), _of("accounts.id"), primary_key=True, index=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("created_at", sa.Float, nullable=False),
    )
    op.create_table(
        "invitations",
        sa.Column("table", sa.String(32), _of("tables.id"), primary_key=True),
        sa.Column("account", sa.String(32), _of("accounts.id"), primary_key=True, index=True),
        sa.Column("invited_by", sa.String(32), _of("accounts.id"), nullable=False, index=True),
        sa.Column("created_at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("invitations")
    op.drop_table("ties")
    op.drop_index("tables_watchable", "tables")
    op.drop_column("tables", "watchable")


def _of(column: str) -> sa.ForeignKey:
    return sa.ForeignKey(column, ondelete="CASCADE")
