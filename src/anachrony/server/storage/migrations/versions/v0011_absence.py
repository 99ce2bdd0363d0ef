"""What becomes of a player who vanished, as a table agreed on it, and the votes where all decide."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("tables", sa.Column("absence", sa.String(16)))
    op.create_index("tables_absence", "tables", ["status", "absence"])
    op.create_table(
        "votes",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("voter", sa.Integer, primary_key=True),
        sa.Column("since", sa.Float, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("votes")
    op.drop_index("tables_absence", "tables")
    op.drop_column("tables", "absence")
