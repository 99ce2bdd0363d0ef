"""Who is asked at a table, so that a list of tables can say whose turn it is without loading the games.

Tables of before have nothing there; it is filled in when they are next looked at.
"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("asked", sa.JSON))


def downgrade() -> None:
    op.drop_column("tables", "asked")
