"""What tiles, leaders, Paths and openings did. Games that are over already are not counted."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0017"


def upgrade() -> None:
    op.create_table(
        "statistics",
        sa.Column("who", sa.String(64), primary_key=True),
        sa.Column("pool", sa.String(200), primary_key=True),
        sa.Column("kind", sa.String(16), primary_key=True),
        sa.Column("item", sa.String(64), primary_key=True),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("wins", sa.Integer, nullable=False),
        sa.Column("expected", sa.Float, nullable=False),
        sa.Column("points", sa.Float, nullable=False),
        sa.Column("squares", sa.Float, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("statistics")
