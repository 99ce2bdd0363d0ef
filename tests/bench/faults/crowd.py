"""People who play and upload while faults happen, and remember all that they were told."""

from __future__ import annotations

import random
import threading
import time
from collections import Counter
from collections.abc import Callable
from math import inf
from pathlib import Path
from types import TracebackType
from typing import Self

import httpx

from anachrony.game import Game
from bench.server_kill import Player
from bench.server_process import Served, verify
from server.serving import Guest

FEW_SECONDS = 40.0


class Unavailable(Exception):
    """The server answered 503."""


def a_record() -> str:
    game, choice = Game.new(players=2, seed=4), random.Random(4)
    for _ in range(120):
        decision = game.decisions[0]
        game.play(choice.choice(decision.options).text, decision.seat)
    return game.record()


class Uploader:
    """Makes tables from records: each answer of 201 is a promise."""

    def __init__(self, record: str, most: float = inf) -> None:
        self._record = record
        self._most = most
        self.promised: list[tuple[str, str]] = []
        self.told: Counter[str] = Counter()
        self.refusals: list[str] = []

    def play(self, url: str, ended: threading.Event) -> None:
        with httpx.Client(base_url=url, timeout=30) as client:
            while not ended.is_set() and len(self.promised) < self._most:
                try:
                    answer = client.post("/api/records", json={"record": self._record})
                except httpx.HTTPError:
                    time.sleep(0.02)
                    continue
                if answer.status_code == 201:
                    made = answer.json()
                    self.promised.append((made["table"]["id"], made["watch"]))
                elif answer.status_code == 503:
                    self.told[answer.json()["title"]] += 1
                    time.sleep(0.02)
                else:
                    self.refusals.append(answer.text)

    def check(self, client: httpx.Client) -> list[str]:
        wrong = [f"an upload was refused: {text}" for text in self.refusals]
        for table, token in self.promised:
            answer = Guest(client, table, token).get("/position")
            if answer.status_code != 200:
                wrong.append(f"{table} was answered 201 and is not there: {answer.text}")
        return wrong


class Patient(Player):
    """Asks again when the server says 503, and counts how it was said."""

    def play(self, url: str, ended: threading.Event) -> None:
        with httpx.Client(base_url=url, timeout=30, event_hooks={"response": [self._note]}) as client:
            while not ended.is_set():
                try:
                    self._move(client, ended)
                except (httpx.HTTPError, Unavailable):
                    time.sleep(0.02)

    def _note(self, answer: httpx.Response) -> None:
        if answer.status_code == 503:
            answer.read()
            self.told[answer.json()["title"]] += 1
            raise Unavailable


class Crowd:
    def __init__(
        self, url: str, players: int = 5, uploaders: int = 0, uploads_each: float = inf, seed: int = 1
    ) -> None:
        record = a_record() if uploaders else ""
        self.players = [Patient(seed + n) for n in range(players)]
        self.uploaders = [Uploader(record, uploads_each) for _ in range(uploaders)]
        self._ended = threading.Event()
        everybody: list[Patient | Uploader] = [*self.players, *self.uploaders]
        self._everybody = everybody
        self._threads = [
            threading.Thread(target=one.play, args=(url, self._ended), daemon=True) for one in everybody
        ]

    def __enter__(self) -> Self:
        for thread in self._threads:
            thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._ended.set()
        for thread in self._threads:
            thread.join(60)

    @property
    def promises(self) -> int:
        return sum(one.total for one in self.players) + sum(len(one.promised) for one in self.uploaders)

    @property
    def told(self) -> Counter[str]:
        return sum((one.told for one in self._everybody), Counter())

    def goes_on(self, promises: int = 15) -> None:
        before = self.promises
        await_that(lambda: self.promises >= before + promises, "people can go on")

    def is_told(self, *titles: str) -> None:
        before = self.told
        await_that(lambda: any(self.told[title] > before[title] for title in titles), f"people hear {titles}")

    def check(self, url: str) -> str:
        """What they were told is there; says how much that was."""
        wrong: list[str] = []
        with httpx.Client(base_url=url, timeout=30) as client:
            for one in self._everybody:
                wrong += one.check(client)
        assert not wrong, wrong
        return f"{self.promises} acknowledged, none missing; told {dict(self.told)}"


def await_that(condition: Callable[[], bool], what: str, seconds: float = FEW_SECONDS) -> None:
    deadline = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < deadline, f"it did not happen in {seconds:g} s: {what}"
        time.sleep(0.02)


def health(url: str) -> tuple[int, str]:
    try:
        answer = httpx.get(f"{url}/health", timeout=15)
    except httpx.HTTPError as error:
        return 0, str(error)
    return answer.status_code, answer.json().get("detail", "")


def is_sick(url: str, word: str) -> None:
    await_that(lambda: (found := health(url))[0] == 503 and word in found[1], f"/health tells of {word!r}")


def is_well(url: str) -> None:
    await_that(lambda: health(url)[0] == 200, "/health is well again")


def logged(log: Path, event: str) -> None:
    await_that(lambda: f'"event": "{event}"' in log.read_text(), f"the log says {event!r}")


def after_a_kill(database_url: str, server: Served, crowd: Crowd, log: Path) -> str:
    """Kill the server, start another, and see that every promise was kept."""
    server.kill()
    again = Served(database_url, log=log)
    try:
        said = crowd.check(again.url)
    finally:
        again.stop()
    status, found = verify(database_url)
    assert status == 0, found
    return said
