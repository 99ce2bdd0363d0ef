"""What the names of accounts look like, so that no new account looks like an old one.

Of two old accounts that look alike both stay; the look belongs to the older.
"""

import sqlalchemy as sa
from alembic import op

from anachrony.server.table.names import looks

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    made = op.create_table(
        "account_looks",
        sa.Column("looks", sa.String(160), primary_key=True),
        sa.Column(
            "account",
            sa.String(32),
            sa.ForeignKey("accounts.id", ondelete="CASCADE"),
            nullable=False,
            index=True,
        ),
    )
    accounts = sa.table("accounts", sa.column("id"), sa.column("name"), sa.column("created_at"))
    owners: dict[str, str] = {}
    rows = op.get_bind().execute(sa.select(accounts.c.id, accounts.c.name).order_by(accounts.c.created_at))
    for account, name in rows:
        for one in looks(name):
            owners.setdefault(one, account)
    if owners:
        op.bulk_insert(made, [{"looks": one, "account": account} for one, account in owners.items()])


def downgrade() -> None:
    op.drop_table("account_looks")
