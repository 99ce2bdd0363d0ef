"""Reports, people who are muted or banned, and what operators have done."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.add_column("accounts", sa.Column("muted_until", sa.Float))
    op.add_column("accounts", sa.Column("banned_until", sa.Float))
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("reporter", sa.String(32), _account(), nullable=False, index=True),
        sa.Column("about", sa.String(32), _account(), nullable=False, index=True),
        sa.Column("text", sa.String(1000), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("closed", sa.Boolean, nullable=False),
    )
    op.create_table(
        "audit",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("operator", sa.String(64), nullable=False),
        sa.Column("action", sa.String(32), nullable=False),
        sa.Column("about", sa.String(64), nullable=False),
        sa.Column("note", sa.String(300), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("audit")
    op.drop_table("reports")
    op.drop_column("accounts", "banned_until")
    op.drop_column("accounts", "muted_until")


def _account() -> sa.ForeignKey:
    return sa.ForeignKey("accounts.id", ondelete="CASCADE")
