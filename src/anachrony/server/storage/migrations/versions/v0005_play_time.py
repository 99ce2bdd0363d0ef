"""What the clocks of tables run by. It begins with the time of day, by which they ran before."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    made = op.create_table(
        "play_time",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("seconds", sa.Float, nullable=False),
    )
    op.bulk_insert(made, [{"id": 1, "seconds": time.time()}])


def downgrade() -> None:
    op.drop_table("play_time")
