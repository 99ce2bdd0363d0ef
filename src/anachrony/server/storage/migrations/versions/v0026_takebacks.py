"""Requests to take back a choice, to which everybody at a table has to agree."""

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0023"


def upgrade() -> None:
    op.add_column("tables", sa.Column("takeback", sa.JSON))


def downgrade() -> None:
    op.drop_column("tables", "takeback")
