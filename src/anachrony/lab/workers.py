"""Many tasks on the cores of this machine, each answer as soon as it is there."""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Final, TypeVar

T = TypeVar("T")
R = TypeVar("R")

AHEAD: Final = 3  # tasks in hand for each core, so that none waits
PULSE: Final = 1.0  # seconds between looks at whether the parent lives
MOST_DEATHS: Final = 5  # of workers in a row, without one answer between


class WorkersLost(RuntimeError):
    """Workers die again and again."""


def on_this_machine(task: Callable[[T], R], jobs: Iterable[T], cores: int) -> Iterator[R]:
    """Answers in the order in which they come. A job whose worker died is done again by another."""
    if cores == 1:
        yield from map(task, jobs)
        return
    waiting = iter(jobs)
    again: list[T] = []
    dry = False  # no more jobs come
    deaths = 0
    while True:
        running: dict[Future[R], T] = {}
        with ProcessPoolExecutor(cores, initializer=follow, initargs=(os.getpid(),)) as pool:
            try:
                while True:
                    while len(running) < AHEAD * cores and (again or not dry):
                        try:
                            job = again.pop() if again else next(waiting)
                        except StopIteration:
                            dry = True
                            break
                        try:
                            running[pool.submit(task, job)] = job
                        except BrokenProcessPool:
                            again.append(job)
                            raise
                    if not running:
                        return
                    finished, _ = wait(running, return_when=FIRST_COMPLETED)
                    for future in finished:
                        answer = future.result()
                        del running[future]
                        deaths = 0
                        yield answer
            except BrokenProcessPool as error:
                deaths += 1
                again += running.values()
                if deaths >= MOST_DEATHS:
                    raise WorkersLost(f"{deaths} workers in a row died; is there enough memory?") from error
            except BaseException:
                pool.shutdown(wait=False, cancel_futures=True)
                raise


def follow(parent: int) -> None:
    """In a worker: end when the process that wanted the answers is gone, even if it was killed."""

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(PULSE)
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()
