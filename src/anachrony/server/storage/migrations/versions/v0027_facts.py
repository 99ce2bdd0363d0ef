"""What happened to a seat in a finished game, which achievements ask for."""

import sqlalchemy as sa
from alembic import op

revision = "0027"
down_revision = "0026"


def upgrade() -> None:
    op.add_column("results", sa.Column("facts", sa.JSON))


def downgrade() -> None:
    op.drop_column("results", "facts")
