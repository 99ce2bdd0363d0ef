"""Leagues: who takes part, their tables round by round, and how each did."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.create_table(
        "leagues",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("organizer", sa.String(32), sa.ForeignKey("accounts.id", ondelete="SET NULL"), index=True),
        sa.Column("format", sa.String(16), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("terms", sa.JSON, nullable=False),
        sa.Column("clock", sa.JSON, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("late", sa.String(16), nullable=False),
        sa.Column("hours", sa.Integer, nullable=False),
        sa.Column("rounds", sa.Integer),
        sa.Column("seed", sa.BigInteger, nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("due_at", sa.Float),
        sa.Column("created_at", sa.Float, nullable=False),
    )
    op.create_index("leagues_due", "leagues", ["status", "due_at"])
    op.create_table(
        "league_members",
        sa.Column("league", sa.String(32), _league(), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("account", sa.String(32), sa.ForeignKey("accounts.id", ondelete="SET NULL"), index=True),
        sa.Column("left", sa.Boolean, nullable=False),
        sa.UniqueConstraint("league", "account", name="league_members_once"),
    )
    op.create_table(
        "league_matches",
        sa.Column("league", sa.String(32), _league(), primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("table", sa.String(32), index=True),
        sa.Column("status", sa.String(16), nullable=False),
    )
    op.create_table(
        "league_chairs",
        sa.Column("league", sa.String(32), _league(), primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True),
        sa.Column("player", sa.Integer, primary_key=True),
        sa.Column("match", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer),
        sa.Column("score", sa.Integer),
    )


def downgrade() -> None:
    op.drop_table("league_chairs")
    op.drop_table("league_matches")
    op.drop_table("league_members")
    op.drop_index("leagues_due", "leagues")
    op.drop_table("leagues")


def _league() -> sa.ForeignKey:
    return sa.ForeignKey("leagues.id", ondelete="CASCADE")
