"""How games ended, and ratings. Games that are over already are in neither."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("tables", sa.Column("rated", sa.Boolean))
    op.create_table(
        "results",
        sa.Column("table", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("account", sa.String(32), sa.ForeignKey("accounts.id", ondelete="SET NULL"), index=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("level", sa.String(32)),
        sa.Column("path", sa.String(32), nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("pool", sa.String(200), nullable=False),
        sa.Column("left", sa.Boolean, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("mu", sa.Float),
        sa.Column("sigma", sa.Float),
        sa.Column("change", sa.Float),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "ratings",
        sa.Column("who", sa.String(64), primary_key=True),
        sa.Column("pool", sa.String(200), primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )
    op.create_index("ratings_best", "ratings", ["pool", "mu"])


def downgrade() -> None:
    op.drop_table("ratings")
    op.drop_table("results")
    op.drop_column("tables", "rated")
