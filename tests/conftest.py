"""Which component or ruling each story tells of; what has none is printed, and fails the run."""

from __future__ import annotations

import pytest

from needed import needed

TOLD: dict[str, int] = {}
WHOLE_RUN = pytest.StashKey[bool]()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    TOLD.clear()
    for item in items:
        for mark in item.iter_markers("tells"):
            for what in mark.args:
                TOLD[str(what)] = TOLD.get(str(what), 0) + 1
    # A part of the suite cannot show what the whole leaves out.
    config.stash[WHOLE_RUN] = list(map(str, config.args)) == ["tests"] and not config.option.keyword


def untold() -> dict[str, list[str]]:
    return {group: [name for name in names if name not in TOLD] for group, names in needed().items()}


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    if config.stash.get(WHOLE_RUN, False):
        left = untold()
        terminalreporter.section("stories")
        for group, names in left.items():
            total = len(needed()[group])
            terminalreporter.write_line(f"{group}: {total}, without a story: {len(names)} {' '.join(names)}")


def pytest_sessionfinish(session: pytest.Session, exitstatus: int) -> None:
    if session.config.stash.get(WHOLE_RUN, False) and exitstatus == 0 and any(untold().values()):
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
