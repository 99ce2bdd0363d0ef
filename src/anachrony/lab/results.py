"""The file of an arena: one JSON object a line, the terms first, then a finished game each.

Lines are only ever added, and a line is on disk before the next game is waited for. A run that is
killed leaves at most one torn line at the end, which is dropped when the file is opened again.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO, Final

from anachrony.lab.match import Result, Setting

FORMAT: Final = 1


class ResultsError(ValueError):
    """A file of results that cannot be used; the message says why."""


class PlayedTerms:
    """Who plays under which setting; games of other terms do not belong in the same file."""

    def __init__(self, players: tuple[str, ...], first_seed: int, setting: Setting) -> None:
        self.players = players
        self.first_seed = first_seed
        self.setting = setting

    def line(self) -> str:
        body = {
            "arena": FORMAT,
            "players": self.players,
            "first_seed": self.first_seed,
            **self.setting._asdict(),
        }
        return json.dumps(body, separators=(",", ":"))


class ResultsFile:
    """A file that finished games are added to, by one process at a time."""

    def __init__(self, path: Path, terms: PlayedTerms) -> None:
        self.path = path
        self.done: set[str] = set()
        self._file: BinaryIO | None = None
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            file = path.open("a+b")
        except OSError as error:
            raise ResultsError(f"cannot write {path}: {error.strerror}") from error
        try:
            _lock(file, path)
            self._take_up(file, terms)
        except BaseException:
            file.close()
            raise
        self._file = file

    def _take_up(self, file: BinaryIO, terms: PlayedTerms) -> None:
        """Check what is there, and cut off a line that was never finished."""
        file.seek(0)
        data = file.read()
        whole = without_torn_end(data)
        if len(whole) != len(data):
            file.truncate(len(whole))
        if not whole:
            file.write(terms.line().encode() + b"\n")
            file.flush()
            return
        first, results = _parse(whole, self.path)
        if first != json.loads(terms.line()):
            raise ResultsError(
                f"{self.path} holds an arena with other terms, {json.dumps(first)}; name another with --out"
            )
        self.done = {result.name for result in results}

    def add(self, result: Result) -> None:
        assert self._file is not None
        body = result._asdict()
        del body["setting"]  # it stands in the first line, for all games
        self._file.write(json.dumps(body, separators=(",", ":")).encode() + b"\n")
        self._file.flush()
        os.fsync(self._file.fileno())
        self.done.add(result.name)

    def close(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None

    def __enter__(self) -> ResultsFile:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def read(path: Path) -> list[Result]:
    """The finished games, in an order that does not depend on which finished first."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise ResultsError(f"cannot read {path}: {error.strerror}") from error
    _, results = _parse(without_torn_end(data), path)
    return sorted(results, key=lambda result: (len(result.players), result.seed, result.players))


def without_torn_end(data: bytes) -> bytes:
    """Whole lines: the last may never have been finished."""
    return data[: data.rfind(b"\n") + 1]


def _parse(data: bytes, path: Path) -> tuple[dict[str, object], list[Result]]:
    results: list[Result] = []
    first: dict[str, object] = {}
    setting = Setting()
    number = 0
    try:
        for number, line in enumerate(data.splitlines(), 1):
            body = json.loads(line)
            if number == 1:
                first = body
                if first.get("arena") != FORMAT:
                    raise ResultsError(f"{path} is no file of results that this version writes")
                setting = Setting(**{name: _frozen(first[name]) for name in Setting._fields if name in first})
            else:
                results.append(
                    Result(**{name: _frozen(value) for name, value in body.items()}, setting=setting)
                )
    except (ValueError, TypeError, AttributeError) as error:
        if isinstance(error, ResultsError):
            raise
        raise ResultsError(f"{path}, line {number}: this is no result of an arena") from error
    if not first:
        raise ResultsError(f"{path} is empty; anachrony arena fills such a file")
    return first, results


def _frozen(value: object) -> Any:
    """Lists as tuples, all the way down, as a Result has them."""
    return tuple(map(_frozen, value)) if isinstance(value, list) else value


def _lock(file: BinaryIO, path: Path) -> None:
    """Two arenas may not write to one file. Where the system has no such locks, nobody checks."""
    try:
        import fcntl
    except ImportError:
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        raise ResultsError(f"{path} is in use by another arena") from error
