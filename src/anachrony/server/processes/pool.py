"""The pool: the processes of a server, for work that would keep moves waiting, since threads share one
interpreter.

Work that is not done raises one error, ``Failed``, whatever the reason: its time was up and its process was
killed, or the process died. Whoever asks waits in a thread of its own, and that thread watches over the
process; each process has a pipe of its own. So one that dies takes nobody else's answer along, and leaves
no lock behind.
"""

from __future__ import annotations

import itertools
import multiprocessing
import pickle
import threading
import time
from collections.abc import Callable, Mapping
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Final, ParamSpec, TypeVar

from anachrony.server.limits.costs import bill
from anachrony.server.problems import Problem
from anachrony.server.processes import worker
from anachrony.server.processes.work import LANES, Lane, Work
from anachrony.server.processes.worker import BEGUN, Answer, Job
from anachrony.server.telemetry import Metrics, log

P = ParamSpec("P")
T = TypeVar("T")
_START_SECONDS: Final = 60.0  # until a process has imported what its job needs
_END_SECONDS: Final = 10.0  # until one that was killed is gone


class Failed(Problem):
    """Work was not done; ``why`` in a word or two."""

    def __init__(self, why: str) -> None:
        super().__init__(503, "unavailable", f"this could not be worked out ({why}); try again")
        self.why = why


class Ended(Failed):
    """Work was not done because the server ends."""

    def __init__(self) -> None:
        super().__init__("ended")


class Pool:
    """Starts processes when there is work for them; they stay for the next, and end when they are idle."""

    def __init__(self, metrics: Metrics, processes: Mapping[str, int] | None = None) -> None:
        """``processes``: how many, by lane, where it is not as many as the lane says."""
        own = processes or {}
        self._metrics = metrics
        self._crews = {lane.name: _Crew(lane, own.get(lane.name, lane.processes)) for lane in LANES}

    def run(self, work: Work, function: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        """What a function of some module returns or raises when it runs in a process."""
        job: Job = (work.seconds, function, arguments, named)
        found, stack, seconds = self._answer(work, pickle.dumps(job))
        owed = bill.get(None)
        if work.billed and owed is not None:
            owed.seconds += seconds
        if stack:
            found.add_note(stack)
            raise found
        result: T = found
        return result

    def _answer(self, work: Work, job: bytes) -> Answer:
        for may_fail in (work.again, False):
            try:
                return self._tried(work, job)
            except Ended:
                raise
            except Failed as failed:
                self._metrics.work_failed.labels(work.name, failed.why).inc()
                log.warning("work not done", extra={"work": work.name, "why": failed.why})
                if failed.why != "crashed" or not may_fail:
                    raise
        raise AssertionError("unreachable")

    def _tried(self, work: Work, job: bytes) -> Answer:
        crew = self._crews[work.lane.name]
        with self._metrics.work_waiting.labels(work.name).track_inprogress():
            process = crew.take(work.priority)
        try:
            with self._metrics.work_running.labels(work.name).track_inprogress():
                return process.do(job, work.seconds)
        finally:
            crew.give_back(process)

    def rest(self) -> None:
        """End what has been idle for long: an idle server keeps no process."""
        for crew in self._crews.values():
            crew.rest()

    def stop(self) -> None:
        """Kill all of it. Whoever waits hears of it, and nothing starts any more."""
        for crew in self._crews.values():
            crew.close()
        for crew in self._crews.values():
            crew.join()


class _Crew:
    """The processes of a lane, and who waits for one."""

    def __init__(self, lane: Lane, size: int) -> None:
        self._lane = lane
        self._all = [_Process(lane) for _ in range(size)]
        self._free = list(self._all)  # the one that was used last is taken first
        self._waiting: set[tuple[int, int]] = set()  # priority, and when it came
        self._arrivals = itertools.count()
        self._changed = threading.Condition()
        self._closed = False

    def take(self, priority: int) -> _Process:
        with self._changed:
            mine = (priority, next(self._arrivals))
            self._waiting.add(mine)
            self._changed.wait_for(lambda: self._closed or (self._free and min(self._waiting) == mine))
            if self._closed:
                raise Ended
            self._waiting.remove(mine)
            self._changed.notify_all()  # the next one may have a turn, too
            return self._free.pop()

    def give_back(self, process: _Process) -> None:
        with self._changed:
            self._free.append(process)
            self._changed.notify_all()

    def rest(self) -> None:
        with self._changed:
            for process in self._free:
                if time.monotonic() - process.used > self._lane.idle_seconds:
                    process.drop()

    def close(self) -> None:
        with self._changed:
            self._closed = True
            self._changed.notify_all()
        for process in self._all:
            process.close()

    def join(self) -> None:
        """Wait until whoever asked has its answer, and all processes are gone."""
        with self._changed:
            self._changed.wait_for(lambda: len(self._free) == len(self._all), _END_SECONDS)
            for process in self._free:
                process.drop()


class _Process:
    """A process, asked by one thread at a time; it starts with the first question."""

    def __init__(self, lane: Lane) -> None:
        self._lane = lane
        self._changing = threading.Lock()  # while it starts or is killed
        self._process: SpawnProcess | None = None
        self._line: Connection | None = None
        self._closed = False
        self.used = 0.0

    def do(self, job: bytes, seconds: float) -> Answer:
        try:
            line, fresh = self._started()
            line.send_bytes(job)
            said = _heard(line, _START_SECONDS if fresh else seconds)
            if said == BEGUN:
                said = _heard(line, seconds)
        except TimeoutError as error:
            self.drop()
            raise Failed("too slow") from error
        except (OSError, EOFError) as error:
            self.drop()
            raise Ended if self._closed else Failed("crashed") from error
        finally:
            self.used = time.monotonic()
        answer: Answer = pickle.loads(said)
        return answer

    def _started(self) -> tuple[Connection, bool]:
        """The line to the process, and whether it has just been started."""
        if self._process is not None and not self._process.is_alive():
            self.drop()  # it died while nobody asked
        with self._changing:
            if self._closed:
                raise Ended
            fresh = self._line is None
            if self._line is None:
                context = multiprocessing.get_context("spawn")
                self._line, there = context.Pipe()
                self._process = context.Process(
                    target=worker.work, args=(there, self._lane.nice), name=self._lane.name, daemon=True
                )
                self._process.start()
                there.close()
            return self._line, fresh

    def drop(self) -> None:
        """Kill the process; the next question starts another. Only for whoever may ask it."""
        with self._changing:
            if self._process is not None and self._process.pid is not None:
                self._process.kill()
                self._process.join(_END_SECONDS)
            if self._line is not None:
                self._line.close()
            self._process = self._line = None

    def close(self) -> None:
        """Kill the process for good, from any thread."""
        with self._changing:
            self._closed = True
            if self._process is not None and self._process.pid is not None:
                self._process.kill()


def _heard(line: Connection, seconds: float) -> bytes:
    if not line.poll(seconds):
        raise TimeoutError
    return line.recv_bytes()
