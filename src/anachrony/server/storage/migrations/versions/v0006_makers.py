"""From where a waiting table was made and its seats were taken, so that one visitor cannot fill the lobby or
a table. Both are forgotten when the game starts."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("tables", sa.Column("maker", sa.String(64)))
    op.create_index("ix_tables_maker", "tables", ["maker"])
    op.add_column("seats", sa.Column("joined_from", sa.String(64)))


def downgrade() -> None:
    op.drop_column("seats", "joined_from")
    op.drop_index("ix_tables_maker", "tables")
    op.drop_column("tables", "maker")
