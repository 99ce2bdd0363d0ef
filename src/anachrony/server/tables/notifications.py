"""With PostgreSQL several workers serve the same tables: a move on one wakes the sockets of the others."""

from __future__ import annotations

import threading

from sqlalchemy.exc import SQLAlchemyError

from anachrony.server.database_errors import reason
from anachrony.server.events import Events, SessionsEnded, Word
from anachrony.server.problems import Problem
from anachrony.server.storage.database import CHANNEL, Database
from anachrony.server.tables.tables import Tables
from anachrony.server.telemetry import log


class Notifications:
    """A thread that listens for what the other workers have written. It ends when the server does, and
    nothing that it hears or meets ends it before."""

    def __init__(self, database: Database, tables: Tables, events: Events) -> None:
        self._database = database
        self._tables = tables
        self._events = events
        self._ended = threading.Event()
        self._thread: threading.Thread | None = None
        self.listening = database.is_sqlite  # there nobody else writes

    def start(self) -> None:
        if not self._database.is_sqlite:
            self._thread = threading.Thread(target=self._run, name="notifications", daemon=True)
            self._thread.start()

    def stop(self) -> None:
        self._ended.set()
        if self._thread is not None:
            self._thread.join(5)

    def _run(self) -> None:
        while not self._ended.is_set():
            try:
                self._listen()
            except Exception as error:
                log.warning("other workers are not heard; trying again", extra={"error": reason(error)})
            self.listening = False
            self._ended.wait(1)

    def _listen(self) -> None:
        from anachrony.server.storage.postgres import CONNECT_SECONDS, PatientConnection  # with its driver

        url = self._database.url.set(drivername="postgresql").render_as_string(hide_password=False)
        with PatientConnection.connect(url, autocommit=True, connect_timeout=CONNECT_SECONDS) as connection:
            connection.patience = CONNECT_SECONDS
            connection.execute(f"LISTEN {CHANNEL}")
            self._everything()  # whatever was said while nobody listened
            self.listening = True
            while not self._ended.is_set():
                for notice in connection.notifies(timeout=0.5):
                    self._heard(notice.payload)

    def _everything(self) -> None:
        for table in self._tables.hub.tables():
            self._heard(f"{table} table")
        self._events.tell(SessionsEnded())

    def _heard(self, payload: str) -> None:
        try:
            self._pass_on(*payload.split())
        except Problem:
            return  # the table is gone, and nobody needs to hear of it
        except SQLAlchemyError:
            raise  # listen anew, and look at every table again
        except Exception:  # anyone with the database's password may say anything on the channel
            log.exception("a notice that cannot be understood", extra={"payload": payload[:80]})

    def _pass_on(self, table: str, what: str, *rest: str) -> None:
        if what == "seat":
            seat, kind, token, account = rest
            self._tables.end_seat(table, int(seat), kind, token, account)
        elif what == "table" or what.isdecimal():
            self._tables.refresh(table, what == "table")
        else:
            self._events.tell(Word(table, what, rest))
