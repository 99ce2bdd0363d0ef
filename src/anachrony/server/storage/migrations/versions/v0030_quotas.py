"""Who brought a record and asked for an analysis, records in one piece, and names that are still reserved."""

import sqlalchemy as sa
from alembic import op

revision = "0030"
down_revision = "0029"


def upgrade() -> None:
    op.create_table(
        "reserved_looks",
        sa.Column("looks", sa.String(64), primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_index("ix_reserved_looks_until", "reserved_looks", ["until"])
    op.create_table(
        "packed_games",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.add_column("tables", sa.Column("made_from", sa.String(64)))
    op.create_index("ix_tables_made_from", "tables", ["made_from"])
    op.add_column("analyses", sa.Column("asked_from", sa.String(64)))
    op.create_index("ix_analyses_updated_at", "analyses", ["updated_at"])


def downgrade() -> None:
    op.drop_index("ix_analyses_updated_at", "analyses")
    op.drop_column("analyses", "asked_from")
    op.drop_index("ix_tables_made_from", "tables")
    op.drop_column("tables", "made_from")
    op.drop_table("packed_games")
    op.drop_table("reserved_looks")
