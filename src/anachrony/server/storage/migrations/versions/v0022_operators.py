"""Accounts that keep order."""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"


def upgrade() -> None:
    op.add_column("accounts", sa.Column("operator", sa.Boolean))


def downgrade() -> None:
    op.drop_column("accounts", "operator")
