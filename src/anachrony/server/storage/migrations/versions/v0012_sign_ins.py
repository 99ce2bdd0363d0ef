"""Links in letters that log somebody in, once and soon."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    account = sa.ForeignKey("accounts.id", ondelete="CASCADE")
    op.create_table(
        "sign_ins",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("account", sa.String(32), account, nullable=False, index=True),
        sa.Column("expires_at", sa.Float, nullable=False, index=True),
    )
    op.create_index("channels_address", "channels", ["kind", "address"])


def downgrade() -> None:
    op.drop_index("channels_address", "channels")
    op.drop_table("sign_ins")
