"""docs/operating.md: the commands and options it names are there, and what it says of the server is so."""

from __future__ import annotations

import argparse
import re
from pathlib import Path

from anachrony.cli import parser
from anachrony.server.settings import Settings
from anachrony.server.telemetry import Metrics

PAGE = (Path(__file__).parents[1] / "docs" / "operating.md").read_text("utf-8")
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


def test_the_figures_to_watch_and_the_limits_are_there() -> None:
    text = Metrics().text(now=0.0).decode()
    for name in re.findall(r"anachrony_\w+", PAGE):
        assert name in text, name
    assert f"near {Settings('').most_sockets:,}" in PAGE
