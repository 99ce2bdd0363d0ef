"""A table is found by any of its links without reading all tables. Also, a row to try a write on."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_index("ix_seats_token", "seats", ["token"])
    op.create_index("ix_tables_host", "tables", ["host"])
    op.create_index("ix_tables_watch", "tables", ["watch"])
    op.create_index("ix_sessions_expires_at", "sessions", ["expires_at"])
    probe = op.create_table(
        "probe",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("filling", sa.Text, nullable=False),
    )
    op.bulk_insert(probe, [{"id": 1, "at": 0.0, "filling": ""}])


def downgrade() -> None:
    op.drop_table("probe")
    op.drop_index("ix_sessions_expires_at", "sessions")
    op.drop_index("ix_tables_watch", "tables")
    op.drop_index("ix_tables_host", "tables")
    op.drop_index("ix_seats_token", "seats")
