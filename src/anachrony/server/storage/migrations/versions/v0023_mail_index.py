"""People who sign in by mail are found by their address in any case, and by an index."""

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"


def upgrade() -> None:
    op.drop_index("channels_address", "channels")
    op.create_index("channels_mail", "channels", ["kind", sa.text("lower(address)")])


def downgrade() -> None:
    op.drop_index("channels_mail", "channels")
    op.create_index("channels_address", "channels", ["kind", "address"])
