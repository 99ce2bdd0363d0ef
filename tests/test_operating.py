"""docs/operating.md: the commands and options it names are there, and what it says of the server is so."""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

from prometheus_client.parser import text_string_to_metric_families

from anachrony.cli import parser
from anachrony.server.outbox.channels import DISCORD, JSON, PUSH
from anachrony.server.settings import Settings
from anachrony.server.storage.outbox import MAIL
from anachrony.server.telemetry import (
    CHANNELS,
    FAILED_WHY,
    MOVES_BY,
    MULTIPROCESS,
    REFUSED_WHY,
    RESULTS,
    WORK_FAILED_WHY,
    Metrics,
)
from anachrony.table.rows import NOTICE, PLAY, REWIND, UNDO

DOCS = Path(__file__).parents[1] / "docs"
SERVER = Path(__file__).parents[1] / "src" / "anachrony" / "server"
PAGE = (DOCS / "operating.md").read_text("utf-8")
COMMAND = re.compile(r"\banachrony (serve|backup|restore|verify|\w+)((?:[^\n`]|\\\n)*)")


def commands() -> dict[str, set[str]]:
    """The options of each command, with those of the commands within it."""
    return {name: options(one) for name, one in within(parser()).items()}


def within(command: argparse.ArgumentParser) -> dict[str, argparse.ArgumentParser]:
    found = (one for one in command._actions if isinstance(one, argparse._SubParsersAction))
    return {name: one for choices in found for name, one in choices.choices.items()}


def options(command: argparse.ArgumentParser) -> set[str]:
    return set(command._option_string_actions).union(*(options(one) for one in within(command).values()))


def test_the_commands_and_options_are_there() -> None:
    known = commands()
    named = [(name, set(re.findall(r"--[a-z-]+", rest))) for name, rest in COMMAND.findall(PAGE)]
    wrong = [(name, options - known[name]) for name, options in named if name in known]
    assert {name for name, _ in named} >= {"serve", "backup", "restore", "verify"}
    assert [one for one in wrong if one[1]] == []


def exported(text: str) -> dict[str, list[Mapping[str, str]]]:
    """The labels of each series by its name, as whoever collects them sees it."""
    found: dict[str, list[Mapping[str, str]]] = {}
    for family in text_string_to_metric_families(text):
        for sample in family.samples:
            found.setdefault(sample.name, []).append(sample.labels)
    return found


NAMED = re.compile(r"\banachrony_(?!known|session)(\w+)(?:\{(\w+)=\"([^\"]+)\"\})?")


def named_series() -> list[tuple[str, str, str]]:
    pages = [PAGE, (DOCS / "server.md").read_text("utf-8"), (DOCS / "security.md").read_text("utf-8")]
    return [(f"anachrony_{name}", *labels) for page in pages for name, *labels in NAMED.findall(page)]


def test_the_figures_to_watch_are_there_from_the_start() -> None:
    metrics = Metrics()
    metrics.requests.labels("GET", "/health", "200").observe(0.1)  # as whoever asks for them has made one
    series = exported(metrics.text(now=0.0).decode())
    assert len(named_series()) >= 6
    for name, label, value in named_series():
        assert name in series, name
        assert not label or any(one.get(label) == value for one in series[name]), (name, label, value)
    assert f"near {Settings('').most_sockets:,}" in PAGE


ASK_A_WORKER = """
from anachrony.server.telemetry import Metrics
print(Metrics().text(now=0.0).decode())
"""


def test_counters_start_at_nothing_with_several_workers_too(tmp_path: Path) -> None:
    """Each worker has a process and files of its own, which the library adds up."""
    environment = {**os.environ, MULTIPROCESS: str(tmp_path)}
    command = [sys.executable, "-c", ASK_A_WORKER]
    subprocess.run(command, env=environment, capture_output=True, check=True)
    told = subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout
    alone, several = exported(Metrics().text(now=0.0).decode()), exported(told)
    counters = {name for name in alone if name.endswith("_total")}
    assert counters == {
        "anachrony_moves_total",
        "anachrony_moves_refused_total",
        "anachrony_pushes_total",
        "anachrony_bot_failures_total",
        "anachrony_work_failed_total",
        "anachrony_messages_total",
    }
    for name in counters:
        for labels in alone[name]:
            assert labels in several[name], (name, labels)
    for family in text_string_to_metric_families(told):
        assert all(one.value == 0 for one in family.samples if one.name in counters)


def test_every_value_that_a_counter_tells_apart_is_known() -> None:
    """Where the code counts something new, it exists from the start, too."""
    known = {"moves": MOVES_BY, "refused": REFUSED_WHY, "bot_failures": FAILED_WHY}
    said = "\n".join(path.read_text("utf-8") for path in SERVER.rglob("*.py"))
    for counter, values in known.items():
        counted = set(re.findall(rf'{counter}\.labels\("([^"]+)"\)', said))
        assert counted <= set(values), counter
    assert set(re.findall(r'Failed\("([^"]+)"\)', said)) <= set(FAILED_WHY) & set(WORK_FAILED_WHY)
    assert {MAIL, DISCORD, JSON, PUSH} == set(CHANNELS)
    postman = (SERVER / "outbox" / "postman.py").read_text("utf-8")
    (results,) = re.findall(r"^ *result = (.*)$", postman, re.MULTILINE)
    assert {"sent", *re.findall(r'"([^"]+)"', results)} == set(RESULTS)
    assert {PLAY, UNDO, REWIND, NOTICE} <= set(MOVES_BY)


def test_the_proxies_pass_the_name_with_its_port() -> None:
    """`$host` has none, so on any other port than 443 every page would be of another origin."""
    (nginx,) = re.findall(r"```nginx\n(.*?)```", PAGE, re.DOTALL)
    passed = dict(re.findall(r"proxy_set_header (\S+) +(\S+);", nginx))
    assert passed["Host"] == "$http_host"
    assert passed["X-Forwarded-Proto"] == "$scheme"
    assert passed["X-Forwarded-For"] == "$remote_addr"
