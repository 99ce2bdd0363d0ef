"""The queue of analyses is read in its order, however many have been finished."""

from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.create_index("analyses_queue", "analyses", ["status", "asked_at"])


def downgrade() -> None:
    op.drop_index("analyses_queue", "analyses")
