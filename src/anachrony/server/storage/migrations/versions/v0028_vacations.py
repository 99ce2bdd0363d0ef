"""Vacations, during which the clocks of people stand."""

import sqlalchemy as sa
from alembic import op

revision = "0028"
down_revision = "0027"


def upgrade() -> None:
    op.create_table(
        "vacations",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column(
            "account",
            sa.String(32),
            sa.ForeignKey("accounts.id", ondelete="CASCADE"),
            nullable=False,
            index=True,
        ),
        sa.Column("from_at", sa.Float, nullable=False),
        sa.Column("until_at", sa.Float, nullable=False, index=True),
        sa.Column("from_play", sa.Float, nullable=False),
        sa.Column("until_play", sa.Float, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("vacations")
