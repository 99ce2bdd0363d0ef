"""What people say, and who they are, is in no error and no log: neither by SQL nor by a database's words."""

from __future__ import annotations

import ast
import logging
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType

import pytest
from sqlalchemy import Connection, insert, text
from sqlalchemy.exc import SQLAlchemyError

from anachrony.server.database_errors import reason
from anachrony.server.features.chat.schema import messages
from anachrony.server.features.chat.store import ChatStore
from anachrony.server.storage.database import Database
from anachrony.server.storage.schema import accounts
from anachrony.server.telemetry import JsonLines
from server.postgres import Postgres
from server.serving import sqlite_url

SOURCES = Path(__file__).parents[2] / "src" / "anachrony" / "server"
SECRET = "rosebud"
PERSON = {"id": "a1", "name": SECRET, "folded": SECRET, "password": SECRET, "created_at": 0.0}


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Database]:
    if request.param == "sqlite":
        url = sqlite_url(tmp_path)
    else:
        found: Postgres = request.getfixturevalue("postgres")
        url = found.new_database()
    with Database(url) as opened:
        opened.upgrade()
        yield opened


def logged(error: BaseException) -> str:
    what: tuple[type[BaseException], BaseException, TracebackType | None] = (
        type(error),
        error,
        error.__traceback__,
    )
    record = logging.LogRecord("", logging.ERROR, "", 0, "it broke", (), what)
    return JsonLines().format(record)


def same_name_twice(connection: Connection) -> None:
    connection.execute(insert(accounts).values(**PERSON))
    connection.execute(insert(accounts).values(**PERSON | {"id": "a2"}))


def words_without_a_table(connection: Connection) -> None:
    row = {"table": SECRET, "room": "table", "name": SECRET, "text": SECRET, "at": 0.0}
    connection.execute(insert(messages).values(**row))


def words_without_a_time(connection: Connection) -> None:
    row = {"table": SECRET, "room": "table", "name": SECRET, "text": SECRET, "at": None}
    connection.execute(insert(messages).values(**row))


def no_number(connection: Connection) -> None:
    if connection.dialect.name == "sqlite":  # which takes any text for a number
        connection.execute(text("SELECT * FROM nowhere WHERE name = :name").bindparams(name=SECRET))
    connection.execute(text("SELECT CAST(:name AS integer)").bindparams(name=SECRET))


@pytest.mark.parametrize("job", [same_name_twice, words_without_a_table, words_without_a_time, no_number])
def test_an_error_of_the_database_holds_no_values(
    database: Database, job: object, caplog: pytest.LogCaptureFixture
) -> None:
    assert callable(job)
    with pytest.raises(SQLAlchemyError) as raised:
        database.write(job)
    error: BaseException | None = raised.value
    assert SECRET not in logged(raised.value)
    while error is not None:
        assert SECRET not in str(error)
        assert SECRET not in repr(error)
        assert SECRET not in reason(error)
        error = error.__cause__ or error.__context__
    assert SECRET not in caplog.text


def test_a_line_of_chat_that_cannot_be_stored_is_not_told(database: Database) -> None:
    with pytest.raises(SQLAlchemyError) as raised:
        ChatStore(database).add("nowhere", "table", 0, SECRET, SECRET)
    assert SECRET not in logged(raised.value)


def test_every_engine_hides_its_values() -> None:
    """Whoever makes another engine thinks of it, too."""
    made = [path for path in SOURCES.rglob("*.py") if "create_engine(" in path.read_text("utf-8")]
    assert made
    for path in made:
        source = path.read_text("utf-8")
        assert source.count("create_engine(") == source.count("hide_parameters=True"), path


def test_no_line_of_the_log_overwrites_its_own_fields() -> None:
    """An operator looks for `"level": "error"`; a computer's level under that name would hide the line."""
    own = {"at", "level", "event", "stack"}
    given = [
        f"{file.relative_to(SOURCES)}:{node.lineno}: {key.value}"
        for file in SOURCES.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.keyword) and node.arg == "extra" and isinstance(node.value, ast.Dict)
        for key in node.value.keys
        if isinstance(key, ast.Constant) and key.value in own
    ]
    assert given == []
