"""What can be wrong with a database, and how it is said."""

from __future__ import annotations

from sqlalchemy.exc import SQLAlchemyError


class DatabaseProblem(Exception):
    """A database that cannot be used; the message says what to do."""


class NotStored(SQLAlchemyError):
    """A write that failed: nothing of it was kept. The message says why."""


class PerhapsStored(SQLAlchemyError):
    """A write whose end nobody saw: it may have been kept. The message says why."""


def reason(error: BaseException) -> str:
    """What the driver said, in one line: neither a statement nor its values, which may be secret."""
    said = str(getattr(error, "orig", None) or error).strip()
    return said.splitlines()[0] if said else type(error).__name__
