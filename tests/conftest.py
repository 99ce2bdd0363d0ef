"""Which component or ruling each story tells of; what has none is printed, and fails the run. Files that have
grown too long are printed too, and fail nothing."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

from needed import needed

SOURCES = Path(__file__).parents[1] / "src"
MAX_LINES = 500
TOLD: set[str] = set()
WHOLE_RUN = pytest.StashKey[bool]()


def pytest_configure(config: pytest.Config) -> None:
    # A part of the suite cannot show what the whole leaves out.
    config.stash[WHOLE_RUN] = list(map(str, config.args)) == ["tests"] and not config.option.keyword


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    TOLD.update(str(what) for item in items for mark in item.iter_markers("tells") for what in mark.args)


def untold() -> dict[str, list[str]]:
    return {group: [name for name in names if name not in TOLD] for group, names in needed().items()}


def long_files() -> list[str]:
    """Lists the files of the package that are over the limit, the longest first."""
    lengths = {path: len(path.read_text("utf-8").splitlines()) for path in SOURCES.rglob("*.py")}
    too_long = sorted(
        (path for path in lengths if lengths[path] > MAX_LINES), key=lambda path: -lengths[path]
    )
    return [f"{path.relative_to(SOURCES.parent)} has {lengths[path]} lines" for path in too_long]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    if config.stash[WHOLE_RUN]:
        left = untold()
        terminalreporter.section("stories")
        for group, names in left.items():
            total = len(needed()[group])
            terminalreporter.write_line(f"{group}: {total}, without a story: {len(names)} {' '.join(names)}")
        if files := long_files():
            terminalreporter.section(f"files of more than {MAX_LINES} lines: split them by meaning")
            for line in files:
                terminalreporter.write_line(line)


def pytest_sessionfinish(session: pytest.Session, exitstatus: int) -> None:
    answer: dict[str, Any] | None = getattr(session.config, "workeroutput", None)
    if answer is not None:  # one of several processes: the first one adds up
        answer["told"] = sorted(TOLD)
    elif session.config.stash[WHOLE_RUN] and exitstatus == 0 and any(untold().values()):
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


@pytest.hookimpl(optionalhook=True)  # pytest-xdist asks it
def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """``-n logical``: as many as there are cores. ``-n auto``: one more, since some wait for a server or a
    browser while another runs."""
    return (os.cpu_count() or 1) + int(config.option.numprocesses == "auto")


@pytest.hookimpl(optionalhook=True)  # pytest-xdist asks it, where there are several processes
def pytest_testnodedown(node: Any) -> None:
    TOLD.update(getattr(node, "workeroutput", {}).get("told", ()))
