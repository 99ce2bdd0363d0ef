"""Statements that go straight to the driver of SQLite: SQLAlchemy would take as long over one as SQLite does.

What goes wrong is told by SQLAlchemy all the same, so that nobody has to know which way a statement went.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import cast

from sqlalchemy import Connection


def execute(connection: Connection, statement: str, values: Sequence[object] = ()) -> None:
    """Run a statement whose answer nobody needs, in the transaction that the connection is in."""
    driver = cast("sqlite3.Connection", connection.connection.dbapi_connection)
    try:
        driver.execute(statement, values)
    except sqlite3.Error as error:
        # As SQLAlchemy itself does where the driver fails; it has no other name for it.
        connection._handle_dbapi_exception(error, statement, None, None, None)
