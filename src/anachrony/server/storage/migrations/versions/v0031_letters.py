"""Links in letters end, and are made when the letter is sent; mail addresses may be muted; messages may come
too late; networks where guests were told the answer of the puzzle."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0031"
down_revision = "0030"
CONFIRM_SECONDS = 3 * 86_400.0
SIGN_IN_SECONDS = 1800.0


def upgrade() -> None:
    links = op.create_table(
        "mail_links",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column(
            "account",
            sa.String(32),
            sa.ForeignKey("accounts.id", ondelete="CASCADE"),
            nullable=False,
            index=True,
        ),
        sa.Column("channel", sa.String(32), sa.ForeignKey("channels.id", ondelete="CASCADE"), index=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("expires_at", sa.Float, nullable=False, index=True),
    )
    now = time.time()
    old = sa.table("sign_ins", sa.column("token"), sa.column("account"), sa.column("expires_at"))
    channels = sa.table("channels", sa.column("id"), sa.column("account"), sa.column("confirm"))
    null = sa.cast(sa.null(), sa.String(32))
    pending = sa.select(old.c.token, old.c.account, null, sa.literal("sign-in"), old.c.expires_at)
    columns = ["token", "account", "channel", "kind", "expires_at"]
    op.execute(sa.insert(links).from_select(columns, pending))
    unconfirmed = sa.select(
        channels.c.confirm,
        channels.c.account,
        channels.c.id,
        sa.literal("confirm"),
        sa.literal(now + CONFIRM_SECONDS),
    ).where(channels.c.confirm.is_not(None))
    op.execute(sa.insert(links).from_select(columns, unconfirmed))
    op.drop_table("sign_ins")
    op.drop_column("channels", "confirm")
    op.add_column("channels", sa.Column("muted", sa.Boolean))
    op.add_column("outbox", sa.Column("ends_at", sa.Float))
    outbox = sa.table("outbox", sa.column("kind"), sa.column("ends_at"))
    for kind, seconds in (("confirm", CONFIRM_SECONDS), ("sign-in", SIGN_IN_SECONDS)):
        op.execute(sa.update(outbox).where(outbox.c.kind == kind).values(ends_at=now + seconds))
    op.drop_column("outbox", "secret")
    op.create_table(
        "puzzle_views",
        sa.Column("day", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("network", sa.String(64), primary_key=True),
    )


def downgrade() -> None:
    op.drop_table("puzzle_views")
    op.add_column("outbox", sa.Column("secret", sa.String(64), nullable=False, server_default=""))
    op.drop_column("outbox", "ends_at")
    op.drop_column("channels", "muted")
    op.add_column("channels", sa.Column("confirm", sa.String(64)))
    op.create_table(
        "sign_ins",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column(
            "account",
            sa.String(32),
            sa.ForeignKey("accounts.id", ondelete="CASCADE"),
            nullable=False,
            index=True,
        ),
        sa.Column("expires_at", sa.Float, nullable=False, index=True),
    )
    op.drop_table("mail_links")
