"""Whether a server does what it is there for: it keeps what it is given, and hears of what others write.

Anybody may ask as often as they like; a write is tried once in a while. It has a thread of its own, so
that the answer comes while every other thread waits for the disk.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from sqlalchemy import Connection, text, update
from sqlalchemy.exc import SQLAlchemyError

from anachrony.server.database_errors import reason
from anachrony.server.storage.database import Database
from anachrony.server.storage.schema import probe
from anachrony.server.tables.notifications import Notifications
from anachrony.server.telemetry import log

AGAIN: Final = 2.0  # seconds
PATIENCE: Final = 5.0
_ROOM: Final = 16_384  # characters: more than a move with its snapshot takes


class Health:
    def __init__(self, database: Database, notifications: Notifications) -> None:
        self._database = database
        self._notifications = notifications
        self._thread = ThreadPoolExecutor(1, "health")
        self._trying: asyncio.Future[str | None] | None = None
        self._tried_at = 0.0
        self._well = True

    def start(self) -> None:
        if self._database.file is not None:
            self._thread.submit(self._look_for_damage)

    def stop(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def complaints(self) -> list[str]:
        """What is wrong now; nothing where all is well."""
        now = time.monotonic()
        old = now - self._tried_at > AGAIN or self._database.failed_at > self._tried_at
        trying = self._trying
        if trying is None or (trying.done() and old):
            self._tried_at = now
            trying = asyncio.get_running_loop().run_in_executor(self._thread, self._try)
            self._trying = trying
        await asyncio.wait({trying}, timeout=PATIENCE)  # meanwhile somebody else may begin the next one
        failed = trying.result() if trying.done() else "the database does not answer"
        found = [f"nothing can be stored: {failed}"] if failed else []
        if self._database.damage is not None:
            found.append(f"the database is damaged ({self._database.damage}): restore a backup")
        if not self._notifications.listening:
            found.append("what other workers write is not heard")
        self._tell(found)
        return found

    def _try(self) -> str | None:
        """Write more than a move does. Why that failed, or nothing."""
        change = update(probe).values(at=time.time(), filling=secrets.token_hex(_ROOM // 2))
        try:
            written = self._database.write(lambda connection: connection.execute(change).rowcount)
        except SQLAlchemyError as error:
            return reason(error)
        return None if written == 1 else "the row to try it on is missing"

    def _look_for_damage(self) -> None:
        """Read the whole file once; a damaged page may lie where nobody looks for months."""

        def job(connection: Connection) -> str:
            return str(connection.execute(text("PRAGMA quick_check(1)")).scalar())

        try:
            said = self._database.read(job)
        except SQLAlchemyError as error:
            said = reason(error)
        if said != "ok":
            self._database.found_damage(said.splitlines()[-1])

    def _tell(self, found: list[str]) -> None:
        """The log says when it changes, not at every question."""
        if found and self._well:
            log.error("not healthy", extra={"why": found})
        elif not found and not self._well:
            log.info("healthy again")
        self._well = not found
