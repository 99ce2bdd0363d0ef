"""Which account said something."""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    op.add_column("messages", sa.Column("account", sa.String(32)))
    op.create_index("ix_messages_account", "messages", ["account"])


def downgrade() -> None:
    op.drop_index("ix_messages_account", "messages")
    op.drop_column("messages", "account")
