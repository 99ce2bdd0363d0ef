"""Live tables: loaded when touched, one move at a time, everything on disk before it is answered."""

from __future__ import annotations

import threading
import time
from collections.abc import Collection, Iterator, Mapping
from contextlib import contextmanager
from functools import partial

from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from anachrony.game import IllegalMove
from anachrony.server import problems
from anachrony.server.chores import run_each
from anachrony.server.events import Events
from anachrony.server.json_text import dumps
from anachrony.server.live.hub import Hub, Listener
from anachrony.server.problems import Problem
from anachrony.server.settings import Settings
from anachrony.server.shortcuts import joined
from anachrony.server.storage.store import Store
from anachrony.server.tables import rights
from anachrony.server.tables.consequences import consequences
from anachrony.server.tables.events import ComputerDue, ComputerSeated
from anachrony.server.tables.play_time import PlayTime
from anachrony.server.telemetry import Metrics, log
from anachrony.server.upkeep import Job, Upkeep
from anachrony.table import clocks, counting, seen
from anachrony.table.away import Away
from anachrony.table.position import Drift, Position
from anachrony.table.restoring import repeat, restore
from anachrony.table.rows import LEFT, NOTICE, PLAY, REWIND, UNDO, MoveRow
from anachrony.table.table import NotNow, Table, Wish, person_or_computer
from anachrony.table.telling import Telling
from anachrony.wording.message import message


class LiveTable(Table):
    """One table in memory. Only the holder of its lock touches it."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.lock = threading.RLock()
        self.gone = False  # it has left memory; ask for it again
        self.touched = 0.0
        self.told = -1  # the last move that the sockets have heard of
        self.telling: Telling | None = None  # what they hear of it, while somebody has the lock

    def forget(self) -> None:
        super().forget()
        self.telling = None

    def playing(self) -> Position:
        try:
            return super().playing()
        except NotNow as error:
            raise problems.conflict(str(error)) from error


class Overtaken(Problem):
    """Another worker has stored a move since this one was made in memory."""

    def __init__(self, version: int) -> None:
        detail = f"another move came first: the table is at version {version}"
        super().__init__(409, "not now", detail, version=version)


class Tables:
    def __init__(
        self,
        store: Store,
        settings: Settings,
        hub: Hub,
        metrics: Metrics,
        play_time: PlayTime,
        away: Away,
        events: Events,
        upkeep: Upkeep,
    ) -> None:
        self.store = store
        self.settings = settings
        self.hub = hub
        self.metrics = metrics
        self.play_time = play_time
        self.away = away
        self.events = events
        self.when_over = upkeep.when_over
        self._lock = threading.Lock()
        self._live: dict[str, LiveTable] = {}

    # --- coming and going -----------------------------------------------------------------------------

    @contextmanager
    def at(self, name: str) -> Iterator[LiveTable]:
        """A table, up to date and locked."""
        while True:
            with self._lock:
                live = self._live.get(name)
                if live is None:
                    live = self._live[name] = LiveTable(name)
                    self.metrics.tables.set(len(self._live))
            with live.lock:
                if live.gone:
                    continue
                live.touched = time.monotonic()
                try:
                    if not live.loaded:
                        self._load(live)
                    elif not self.store.database.is_sqlite:
                        self._catch_up(live)
                except BaseException:
                    self._drop(live)
                    raise
                live.telling = None
                try:
                    yield live
                except SQLAlchemyError:
                    live.forget()  # memory may have made what the disk refused
                    raise
                finally:
                    live.telling = None
                return

    def _drop(self, live: LiveTable) -> None:
        with self._lock:
            live.gone = True
            if self._live.get(live.id) is live:
                del self._live[live.id]
            self.metrics.tables.set(len(self._live))

    def sweep(self) -> None:
        """Let go of tables that nobody has touched for a while."""
        limit = time.monotonic() - self.settings.idle_seconds
        with self._lock:
            waiting = [live for live in self._live.values() if live.touched < limit]
        for live in waiting:
            if live.lock.acquire(blocking=False):
                try:
                    if not self.hub.anybody_at(live.id):
                        self._drop(live)
                finally:
                    live.lock.release()

    def computers_waited_for(self) -> list[str]:
        """Tables of computers alone that somebody watches here; whoever thought for them may have stopped."""
        with self._lock:
            looked_at = [self._live[name] for name in self.hub.tables() if name in self._live]
        return [live.id for live in looked_at if live.computers_due]

    def __len__(self) -> int:
        return len(self._live)

    def _load(self, live: LiveTable) -> None:
        found = self.store.table(live.id)
        if found is None:
            raise problems.missing("table")
        row, seats = found
        live.position = None
        if row.status != "open":
            try:
                # Another worker may be moving on right now; everything is read up to the same move.
                live.position, live.snapshot_at, _ = restore(self.store, live.id, row.number)
            except Drift as error:
                log.error("table cannot be played", extra={"table": live.id, "why": str(error)})
                raise problems.older_game(row.engine) from error
        if row.asked is None and live.position is not None:
            row.asked = [seat for seat in live.position.deciders if seat >= 0]
        live.hidden = self.store.quiet_moves(live.id, row.number)
        live.row, live.seats = row, seats
        if live.told < 0:
            live.told = row.number

    def _catch_up(self, live: LiveTable) -> None:
        """Another worker may have moved, or changed the table, since we last looked."""
        found = self.store.table(live.id)
        if found is None:
            raise problems.missing("table")
        row, seats = found
        if live.position is None and row.status != "open":
            self._load(live)
            return
        old, live.row, live.seats = live.row.number, row, seats
        assert old <= row.number
        if row.number > old:
            for move in self.store.moves(live.id, old, row.number):
                assert live.position is not None
                repeat(self.store, live.position, move)
                if move.quiet:
                    live.hidden.append((move.number, move.seat))

    def reload(self, live: LiveTable) -> None:
        """The table was changed on disk, not by a move: read it again."""
        live.forget()
        self._load(live)

    def reread(self, names: Collection[str]) -> None:
        """Several tables were changed on disk: read those in memory again, and tell whoever is there. What
        was changed is done, so one that is gone or cannot be read is logged and no more."""
        with self._lock:
            live = [name for name in names if name in self._live]
        run_each({f"table {name}": partial(self._reread, name) for name in live})

    def _reread(self, name: str) -> None:
        with self.at(name) as live:
            self.reload(live)
            self.push(live, [])

    def refresh(self, name: str, table_changed: bool) -> None:
        """Another worker has written here: tell those who listen on this one."""
        if not self.hub.anybody_at(name):
            return
        try:
            with self.at(name) as live:
                if table_changed:
                    self._end_sockets(live)
                if live.told < live.row.number:
                    self.push(live, self.store.moves(name, live.told, live.row.number))
                elif table_changed:
                    self.push(live, [])
                if live.computers_due:
                    self.events.tell(ComputerDue(name))  # whoever moved last may have nobody to play for
        except Problem as problem:
            if problem.status == 404:
                self.close_sockets(name)
            raise

    # --- playing --------------------------------------------------------------------------------------

    def play(
        self, live: LiveTable, seat: int, text: str, version: int, eye: int | None, key: str | None
    ) -> MoveRow:
        """Make a move. It is on disk when this returns; a repeated key is answered, not replayed."""
        return self._make_once(live, Wish(PLAY, seat, text, version, eye, key))

    def undo(self, live: LiveTable, seat: int, version: int, key: str | None) -> MoveRow:
        return self._make_once(live, Wish(UNDO, seat, "", version, seat, key))

    def _make_once(self, live: LiveTable, wish: Wish) -> MoveRow:
        """Make a move unless it was made before. Keys are looked up where the usual way is barred, since
        almost every key is new. Where another worker's move came first, it is tried once more."""
        if wish.version != live.version(wish.eye):
            again = self._repeated(live, wish)
            if again is not None:
                return again
        may_retry = True
        while True:
            try:
                return self._keep(live, self._made(live, wish), wish.eye)
            except Problem as problem:
                again = self._repeated(live, wish)
                if again is not None:
                    return again
                if not (may_retry and isinstance(problem, Overtaken)):
                    raise
                may_retry = False

    def _made(self, live: LiveTable, wish: Wish) -> MoveRow:
        """The move that is wished for, made in memory."""
        try:
            return live.make(wish)
        except NotNow as error:
            self.metrics.refused.labels(error.why).inc()
            raise problems.conflict(str(error), error.version) from error
        except IllegalMove as error:
            self.metrics.refused.labels("not offered").inc()
            raise problems.invalid(str(error), message("problem-not-offered")) from error

    def rewind(self, live: LiveTable, seat: int, number: int, events: list[seen.Json]) -> None:
        """Take back a seat's last choice, which was move ``number``, and all that came after it."""
        position = live.playing()
        move = live.next_move(REWIND, seat, str(number))
        move.events = events
        try:
            position.become(restore(self.store, live.id, live.row.number, move)[0])
        except BaseException:
            live.forget()
            raise
        self._keep(live, move, None)

    def add_notice(
        self,
        live: LiveTable,
        event: seen.Json,
        changes: Mapping[str, str | None] | None = None,
        also: Job | None = None,
    ) -> None:
        """Something that everyone at the table should read in the log. ``changes``: what is different about
        the seat, such as which computer moves there. ``also``: what else is stored with it."""
        move = live.next_move(NOTICE, event["seat"])
        move.events = [event]
        self._keep(live, move, None, changes, also)
        if changes is not None and changes.get("level"):
            self.events.tell(ComputerSeated(live))

    def lend(self, live: LiveTable, seat: int, level: str) -> None:
        """A person lets a computer player move at their seat. Their clock runs until it does, also where
        their turn begins later: they may come back before, and would have had that time to think."""
        self._seat_computer(live, seat, level, counting.when_lent(live.row, live.seats[seat]))

    def replace_late(self, live: LiveTable, seat: int, level: str) -> None:
        """A computer player moves at the seat of a person whose time is up, and their clock stands."""
        row, kept = live.row, live.seats[seat]
        its = clocks.stopped(row.clocks, seat, self.play_time.now(), self.paused(live)[seat])
        late = clocks.late(row.clocks, seat) + (kept.level is None)  # else they have been replaced before
        row.clocks[seat] = {**its, "late": float(late)}
        self._seat_computer(live, seat, level, counting.when_late(row, kept, late))

    def _seat_computer(self, live: LiveTable, seat: int, level: str, left: str | None) -> None:
        notice = seen.notice(counting.TO_COMPUTER, seat, level)
        self.add_notice(live, notice, {"level": level, "left": left})

    def _repeated(self, live: LiveTable, wish: Wish) -> MoveRow | None:
        """The move that was made under this key; refused where that was another one."""
        key = wish.stored_key
        found = None if key is None else self.store.move_by_key(live.id, key)
        if found is not None and (found.kind, found.text) != (wish.kind, wish.text):
            self.metrics.refused.labels("key").inc()
            raise problems.invalid("this idempotency key was used for another move; take a new one")
        return found

    def _keep(
        self,
        live: LiveTable,
        move: MoveRow,
        eye: int | None,
        changes: Mapping[str, str | None] | None = None,
        also: Job | None = None,
    ) -> MoveRow:
        """Write a move that memory has made; if that fails, memory forgets it. Overtaken where another
        worker's move came first, or the key is taken. ``changes``: what is different about its seat."""
        position, row = live.position, live.row
        assert position is not None
        move.at = time.time()
        if move.kind == PLAY and move.seat >= 0 and counting.moves_for_another(live.seats[move.seat]):
            changes = {"left": LEFT}
        for name, value in (changes or {}).items():
            setattr(live.seats[move.seat], name, value)
        try:
            change = live.change(move, self.play_time.now(), self.away)
            snapshot = live.snapshot(move, self.settings.snapshot_every)
            is_sqlite = self.store.database.is_sqlite
            earlier = partial(self.store.moves, live.id, 0, row.number)
            jobs = consequences(
                row, live.seats, position.game, move, change.asked, earlier, is_sqlite, self.when_over
            )
            jobs += [also] if also is not None else []
            self.store.add_move(move, vars(change), snapshot, changes, jobs)
        except IntegrityError as error:
            live.forget()
            self._load(live)
            key_taken = move.key is not None and self.store.move_by_key(live.id, move.key) is not None
            if live.row.number < move.number and not key_taken:
                raise  # nobody else's move stands in the way
            raise Overtaken(live.version(eye)) from error
        except BaseException:
            live.forget()
            raise
        live.take(move, change, snapshot)
        self.metrics.moves.labels(person_or_computer(live.seats, move)).inc()
        self.push(live, [move])
        if row.computer_due:
            self.events.tell(ComputerDue(live.id))
        return move

    def paused(self, live: LiveTable) -> list[float]:
        """For how long the clock of each seat, where it runs, has stood for a vacation."""
        return self.away.paused_clocks(live.row, live.seats, self.play_time.now())

    # --- telling --------------------------------------------------------------------------------------

    def audience(self, live: LiveTable) -> list[Listener]:
        """Those who may look at the table as it is now; all others hear nothing more."""
        if self.store.database.is_sqlite:  # else a notice tells why, in the order in which things happened
            self._end_sockets(live)
        listeners = self.hub.at(live.id)
        return [one for one in listeners if rights.farewell(one, live.row, live.seats) is None]

    def _end_sockets(self, live: LiveTable) -> None:
        """Close the sockets of those who may no longer look, as it follows from the table as it is now."""
        for listener in self.hub.at(live.id):
            ended = rights.farewell(listener, live.row, live.seats)
            if ended is not None:
                self.hub.close(listener, ended)

    def end_seat(self, name: str, seat: int, kind: str, token: str, account: str) -> None:
        """A worker says that a seat is no longer that of a link or an account, and what it became."""
        if not self.hub.anybody_at(name):
            return
        with self.at(name) as live:
            for listener in self.hub.at(name):
                lost = rights.farewell(listener, live.row, live.seats) is not None
                if lost and rights.is_holders(listener, seat, token, account):
                    self.hub.close(listener, rights.seat_farewell(kind))

    def removed(self, name: str) -> None:
        """The table is gone from the database."""
        with self._lock:
            live = self._live.get(name)
        if live is not None:
            with live.lock:
                self._drop(live)
        self.close_sockets(name)

    def close_sockets(self, name: str) -> None:
        for listener in self.hub.at(name):
            self.hub.close(listener, rights.TABLE_GONE)

    def push(self, live: LiveTable, moves: list[MoveRow]) -> None:
        """Tell every socket at the table what has happened, each what it may know."""
        first = moves[0].number if moves else live.row.number + 1
        told, live.told = live.told, live.row.number
        live.telling = None
        listeners = self.audience(live)
        if not listeners:
            return
        if told < first - 1:  # moves of another worker that came in between
            moves = [*self.store.moves(live.id, told, first - 1), *moves]
        telling = self.telling(live)
        texts: dict[tuple[int | None, bool], str] = {}
        told_to: list[tuple[Listener, str]] = []
        for listener in listeners:
            seen = [move for move in moves if not move.quiet or move.seat == listener.eye]
            if moves and not seen:
                continue
            eye = (listener.eye, listener.host)
            if eye not in texts:
                texts[eye] = telling.message(*eye, seen)
            told_to.append((listener, texts[eye]))
        self.hub.send_each(told_to)

    def telling(self, live: LiveTable) -> Telling:
        """The table as it stands now; the one that the sockets have just heard, where there is one."""
        if live.telling is None:
            live.telling = Telling(live, self.play_time.now(), self.away, dumps, joined)
        return live.telling
