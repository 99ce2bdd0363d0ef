"""Analyses of finished games: one at a time, in a process that everything else goes before.

The queue is in the database. What has been found out is kept there part by part, so whoever goes on with it,
after a new start or on another worker, begins where it stopped; whoever does not want it any more removes it.
While a person waits for a computer player that searches, it pauses, but for a share of the time at most; it
does not wait for tables where only computers sit. Next is always whoever has had least.
"""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Callable, Sequence
from typing import Any, Final, ParamSpec, Protocol, TypeAlias, TypeVar

from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from anachrony.server import problems
from anachrony.server.features.coach import analyst
from anachrony.server.features.coach.store import DONE, FAILED, AnalysisRow, AnalysisStore, KeptPart
from anachrony.server.limits.limiter import Limiter
from anachrony.server.problems import Problem
from anachrony.server.processes.pool import Ended, Pool
from anachrony.server.processes.work import ANALYSIS, PUZZLE, Work
from anachrony.server.settings import Settings
from anachrony.server.storage.store import Store
from anachrony.server.telemetry import log
from anachrony.table.restoring import lasting

_TOGETHER: Final = 4  # decisions of one question
_STALE_SECONDS: Final = 300.0  # after which another worker takes over
_IDLE_SECONDS: Final = 60.0
_PAUSE_SECONDS: Final = 0.2
_PATIENCE: Final = 3.0  # times as long as the last question took: a quarter of the time is always ours
_LEAST_PATIENCE: Final = 2.0  # seconds
P = ParamSpec("P")
T = TypeVar("T")


class NotWanted(Exception):
    """The analysis, or its table, is gone."""


class NotNow(Exception):
    """Somebody waits for an analysis."""


class Ask(Protocol):
    """Runs a function in the process that analyzes games; NotNow ends work of spare time for this time."""

    def __call__(self, function: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T: ...


# Work for its spare time; False: it is to be begun again as soon as there is some.
SpareWork: TypeAlias = Callable[[Ask], bool]


class OthersTurn(Exception):
    """Somebody waits who has had less."""


class Analyses:
    def __init__(
        self,
        settings: Settings,
        store: Store,
        pool: Pool,
        record: Callable[[str], str],
        busy: Callable[[], bool],
    ) -> None:
        self.store = AnalysisStore(store.database)
        self._moves = store.moves
        self._pool = pool
        self.record = record
        self._busy = busy
        self._most = settings.most_analyses
        self._spare_work: SpareWork | None = None
        self._spare_patience = 0.0
        self._limiter = Limiter(settings.analysis_rate, "analyses", settings.shared_limits)
        self._alone = settings.workers == 1
        self._wanted = threading.Event()
        self._hurried = False  # somebody has asked for an analysis
        self._spare_wanted_at: float | None = None
        self._worked = 0.0  # seconds that the last question took
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._run, name="analyses", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        """Begin nothing more, and wait until what was under way is put back."""
        self._ended.set()
        self._wanted.set()
        self._thread.join(10)

    def ask(self, table: str, person: str, network: str) -> AnalysisRow:
        """The analysis of a finished game; asked for now where nobody has."""
        found = self.store.get(table)
        if found is None or found.status == FAILED:
            self._limiter.check(person)
            try:
                asked = self.store.ask(table, person, network, self._most)
            except IntegrityError:
                asked = True  # somebody else has asked at the same moment
            if not asked:
                detail = f"{self._most} analyses that you asked for are still under way; wait for one of them"
                raise Problem(409, "too many analyses", detail)
            self._hurried = True
            self._wanted.set()
            found = self.store.get(table)
        if found is None:
            raise problems.conflict("the analysis was cancelled at the same moment; ask again")
        return found

    def take_on(self, work: SpareWork, patience: float) -> None:
        """Do this in spare time. Who wants it waits so many seconds while people have analyses to be made;
        then these wait."""
        self._spare_work, self._spare_patience = work, patience

    def hurry(self) -> None:
        """Somebody has come for what is made in spare time."""
        if self._spare_work is not None:
            if self._spare_wanted_at is None:
                self._spare_wanted_at = time.monotonic()
            self._wanted.set()

    # --- the work -------------------------------------------------------------------------------------

    def _run(self) -> None:
        stale = 0.0 if self._alone else _STALE_SECONDS  # at a new start what was under way is ours
        while not self._ended.is_set():
            self._wanted.clear()
            self._hurried = False
            row: AnalysisRow | None = None
            try:
                if self._spare_is_late():
                    self._do_spare_work()
                row = self.store.take(stale)
                stale = _STALE_SECONDS
                if row is not None:
                    self._analyze(row)
                    continue
                if self._spare_wanted_at is not None:
                    self._do_spare_work()
                    continue
            except NotWanted:
                continue
            except SQLAlchemyError:
                log.exception("analysis not kept", extra={"table": row.table if row else ""})
            if not self._wanted.wait(_IDLE_SECONDS):
                self._do_spare_work()

    def _spare_is_late(self) -> bool:
        """Whether somebody has waited for that work so long that analyses wait now."""
        since = self._spare_wanted_at
        return since is not None and time.monotonic() - since > self._spare_patience

    def _do_spare_work(self) -> None:
        """An analysis goes first, and finds the process free after one question at most. When this work is
        late, analyses wait for it."""
        if self._spare_work is None:
            return
        late = self._spare_is_late()

        def ask(function: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
            self._give_way()
            if (self._hurried and not late) or self._ended.is_set():
                raise NotNow
            return self._ask(PUZZLE, function, *arguments, **named)

        done = True
        try:
            done = self._spare_work(ask)
        except SQLAlchemyError:
            log.exception("work of spare time not kept")
        if done:
            self._spare_wanted_at = None

    def _give_way(self) -> None:
        """While a person waits for a computer player that searches; not for ever."""
        until = time.monotonic() + max(_LEAST_PATIENCE, _PATIENCE * self._worked)
        while self._busy() and time.monotonic() < until and not self._ended.wait(_PAUSE_SECONDS):
            pass

    def _analyze(self, row: AnalysisRow) -> None:
        try:
            result = self._result(row)
        except OthersTurn:
            self.store.put_back(row.table)
        except Ended:
            self._ended.set()
            self.store.put_back(row.table)
        except (NotWanted, SQLAlchemyError):
            raise
        except Exception as error:
            if isinstance(error, Problem):
                log.warning("game not analyzed", extra={"table": row.table, "why": error.detail})
            else:
                log.exception("game not analyzed", extra={"table": row.table})
            self.store.finish(row.table, FAILED, None)
        else:
            self.store.finish(row.table, DONE, json.dumps(result, separators=(",", ":")))

    def _result(self, row: AnalysisRow) -> dict[str, Any]:
        record = self.record(row.table)
        total = self._ask(ANALYSIS, analyst.count, record)
        kept = self.store.parts(row.table)
        first = {one.number: one.looked for one in kept if not one.again}
        self._look(row, record, [n for n in range(total) if n not in first], first, False, total)
        looked = [first[number] for number in sorted(first)]
        doubtful = self._ask(ANALYSIS, analyst.doubtful, looked)
        again = {one.number: one.looked for one in kept if one.again}
        self._look(row, record, [n for n in doubtful if n not in again], again, True, total)
        moves = [(move.number, move.seat, move.text) for move in lasting(self._moves(row.table, 0))]
        return self._ask(ANALYSIS, analyst.summed_up, record, looked, list(again.values()), moves)

    def _look(
        self,
        row: AnalysisRow,
        record: str,
        numbers: Sequence[int],
        found: dict[int, Any],
        again: bool,
        total: int,
    ) -> None:
        """Look at these decisions, a few at a time, and keep each few."""
        for start in range(0, len(numbers), _TOGETHER):
            some = numbers[start : start + _TOGETHER]
            self._give_way()
            looked = self._ask(ANALYSIS, analyst.look, record, some, again)
            parts = [KeptPart(one["number"], again, one) for one in looked]
            found.update((part.number, part.looked) for part in parts)
            if not self.store.keep(row.table, parts, total if again else len(found), total):
                raise NotWanted
            if start + _TOGETHER < len(numbers) and (self._spare_is_late() or self.store.gives_way(row)):
                raise OthersTurn

    def _ask(self, work: Work, function: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        started = time.monotonic()
        try:
            return self._pool.run(work, function, *arguments, **named)
        finally:
            self._worked = time.monotonic() - started
