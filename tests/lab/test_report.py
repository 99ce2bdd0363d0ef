"""Pages that stand alone, and the commands that write them."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from anachrony import Game
from anachrony.cli import main
from anachrony.lab import balance, plots, report
from anachrony.lab.match import Match, Result, play
from anachrony.lab.ratings import Interval
from anachrony.lab.results import read
from anachrony.modules.compatibility import MODULES
from anachrony.rules import scoring


@pytest.fixture(scope="module")
def games() -> list[Result]:
    tables = (("random", "random"), ("random", "random", "random"))
    return [play(Match(seed, table)) for seed in range(4) for table in tables]


@pytest.fixture
def met(games: list[Result]) -> list[Result]:
    """The same games, as if two players had met."""
    return [
        one._replace(players=tuple(("left", "right")[i % 2] for i in range(len(one.players))))
        for one in games
    ]


@pytest.mark.parametrize("word", ["report", "balance"])
def test_a_page_needs_nothing_else(word: str, games: list[Result], met: list[Result]) -> None:
    page = report.html(met) if word == "report" else balance.html(games)
    assert page.startswith("<!doctype html>")
    assert not re.search(r"<script|<link|src=|href=|url\(", page)
    drawn = re.findall(r"<svg.*?</svg>", page, re.DOTALL)
    assert len(drawn) >= 5
    for svg in drawn:
        ElementTree.fromstring(svg)
    assert not re.search(r"\bnan\b", page)


def test_the_report_says_all_that_was_asked(met: list[Result]) -> None:
    text = report.markdown(met)
    for part in ("Elo", "above the next", "by seat", "by Path", "mean score", "Time for a decision"):
        assert part in text
    assert "95 %" in text


def test_balance_counts_what_is_taken(games: list[Result]) -> None:
    tile = next(tile for tile in balance.tiles(games) if any(tile.name in built for built in games[0].built))
    found = balance.taken(tile, games)
    assert found.offered == sum(tile.name in result.shown for result in games)
    assert 0 < found.games.value <= 1
    titles = [section.title for section in balance.sections(games)]
    assert {"Paths", "Leaders", "Sides of the Player boards", "Superprojects", "Buildings: lab"} <= set(
        titles
    )


def test_differences_and_correlations() -> None:
    assert balance.difference([3.0, 5.0], [1.0, 1.0]).value == 3
    assert balance.correlation([1, 1, 0, 0], [2, 2, 0, 0]) == pytest.approx(1)
    assert balance.correlation([1, 1], [2, 2]) == 0


def test_a_plot_of_one_point_has_an_axis() -> None:
    drawn = ElementTree.fromstring(plots.dots("one", [("<a>", Interval(1500, 1500, 1500))]))
    dots = [part for part in drawn.iter() if part.tag.endswith("circle")]
    assert ["".join(dot.itertext()) for dot in dots] == ["<a>: 1500.0 (1500.0 to 1500.0)"]
    drawn = ElementTree.fromstring(plots.histogram("one", [("a & b", [5])]))
    assert "a & b" in " ".join(drawn.itertext())
    bars = [part for part in drawn.iter() if part.tag.endswith("rect")]
    assert len(bars) == 1


def test_the_commands(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = str(tmp_path / "arena.jsonl")
    assert main(["arena", "random", "--games", "2", "--seats", "2,3", "--jobs", "1", "--out", file]) == 0
    assert "4 games played" in capsys.readouterr().out
    assert main(["report", file, "--markdown", str(tmp_path / "report.md")]) == 0
    assert (tmp_path / "arena.report.html").exists()
    assert "# Anachrony arena" in (tmp_path / "report.md").read_text("utf-8")
    other = str(tmp_path / "other.jsonl")
    assert main(["arena", "random", "--games", "1", "--jobs", "1", "--seed", "9", "--out", other]) == 0
    assert main(["report", file, other, "--markdown", str(tmp_path / "both.md")]) == 0
    assert "3 games over 3 deals" in (tmp_path / "both.md").read_text("utf-8")
    capsys.readouterr()
    assert main(["balance", file, "--html", str(tmp_path / "balance.html")]) == 0
    assert "## Superprojects" in capsys.readouterr().out


@pytest.mark.parametrize(
    "arguments",
    [
        ["arena", "nobody"],
        ["arena", "random", "--games", "0"],
        ["arena", "random", "--seats", "5"],
        ["arena", "random", "--variants", "none_such"],
        ["arena", "random", "--modules", "doomsday,none_such"],
        ["arena", "random", "--out", "/proc/none/such"],
        ["report", "none_such"],
        ["export", "nobody"],
    ],
)
def test_a_refusal_is_one_sentence(
    arguments: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(arguments) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert re.fullmatch(r"anachrony: .+\n", told.err)


@pytest.mark.parametrize("module", MODULES)
def test_balance_of_games_with_a_module(
    module: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A module may add lines to the score sheet, and tiles; games without it may stand beside them."""
    plain, files = tmp_path / "plain.jsonl", [str(tmp_path / "plain.jsonl"), str(tmp_path / "with.jsonl")]
    wanted = ["arena", "random", "--games", "2", "--jobs", "1", "--out"]
    assert main([*wanted, str(plain)]) == 0
    assert main([*wanted, files[1], "--modules", module]) == 0
    capsys.readouterr()
    assert main(["balance", *files]) == 0
    told = capsys.readouterr().out
    rules = Game.new(players=2, seed=1, modules=[module]).state.rules
    sheet = told.partition("## Lines of the score sheet")[2].partition("##")[0]
    named = [row.split("|")[1].strip() for row in sheet.splitlines() if row.startswith("|")][2:]
    assert named == [line.replace("_", " ") for line in scoring.lines(rules)]
    built = {name for path in files for one in read(Path(path)) for names in one.built for name in names}
    for name in built:
        assert f"| {name} |" in told
    assert main(["report", *files]) == 0


@pytest.mark.parametrize("command", ["arena", "export"])
def test_with_modules(command: str, tmp_path: Path) -> None:
    out = tmp_path / "out"
    modules = ["--modules", "pioneers, fractures"]
    assert main([command, "random", "--games", "2", "--jobs", "1", "--out", str(out), *modules]) == 0
    if command == "arena":
        assert '"modules":["pioneers","fractures"]' in out.read_text("utf-8")


def test_an_arena_of_another_edition(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = str(tmp_path / "first.jsonl")
    wanted = ["arena", "random", "--games", "2", "--edition", "first", "--jobs", "1", "--out", file]
    assert main(wanted) == 0
    assert '"first"' in Path(file).read_text("utf-8")
    assert main([*wanted[:-1], f"{file}2", "--variants", "covered_council"]) == 2
    assert "the first edition has no variant covered_council" in capsys.readouterr().err
