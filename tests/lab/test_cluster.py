"""The arena on a local Ray with two workers, one of which is killed."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from rich.console import Console

from anachrony.lab import arena, export
from anachrony.lab.arena import Contest, Place
from anachrony.lab.cluster import ClusterError, connected, on_cluster
from anachrony.lab.match import Match, Result, play
from anachrony.lab.results import ResultsFile, read

ray = pytest.importorskip("ray", reason="the extra [cluster] brings Ray; `make lab-test` installs it")

# Ray leaves sockets and processes for the interpreter to clear away, and warns of its own plans.
pytestmark = [
    pytest.mark.filterwarnings("ignore::ResourceWarning"),
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
    pytest.mark.filterwarnings("ignore::FutureWarning"),
    pytest.mark.filterwarnings("ignore::DeprecationWarning"),
]

FIRST = "part-00000.npz"
QUIET = Console(quiet=True)
CONTEST = Contest(("random", "random", "random"), (2, 3), 12)


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    before = os.environ.get("RAY_AUTH_MODE")
    os.environ["RAY_AUTH_MODE"] = "disabled"
    yield connected("local", 2)
    ray.shutdown()
    if before is None:
        del os.environ["RAY_AUTH_MODE"]
    else:
        os.environ["RAY_AUTH_MODE"] = before


def timeless(results: list[Result]) -> list[Result]:
    return [result._replace(seconds=()) for result in results]


def test_the_games_are_those_of_one_machine(cluster: Any, tmp_path: Path) -> None:
    arena.run(CONTEST, tmp_path / "ray", Place(2, "local"), QUIET)
    arena.run(CONTEST, tmp_path / "here", Place(1), QUIET)
    assert timeless(read(tmp_path / "ray")) == timeless(read(tmp_path / "here"))


class Disturbed:
    """Plays; at one game, once, its worker is killed in the middle."""

    def __init__(self, marker: Path, name: str) -> None:
        self.marker = marker
        self.name = name

    def __call__(self, match: Match) -> Result:
        result = play(match)
        if match.name == self.name and not self.marker.exists():
            self.marker.write_text(str(os.getpid()), "utf-8")
            os.kill(os.getpid(), signal.SIGKILL)
        return result


def test_a_killed_worker_loses_no_game(cluster: Any, tmp_path: Path) -> None:
    matches = CONTEST.matches()
    disturbed = Disturbed(tmp_path / "killed", matches[7].name)

    def task(match: Match) -> Result:
        return disturbed(match)

    with ResultsFile(tmp_path / "ray", CONTEST.terms) as results:
        for result in on_cluster(task, matches, "local"):
            assert result.name not in results.done
            results.add(result)
    assert (tmp_path / "killed").exists()
    arena.run(CONTEST, tmp_path / "here", Place(1), QUIET)
    assert timeless(read(tmp_path / "ray")) == timeless(read(tmp_path / "here"))


def test_self_play_for_training_too(cluster: Any, tmp_path: Path) -> None:
    contest = Contest(("random",), (2,), 3)
    export.run(contest, tmp_path / "ray", "npz", Place(2, "local"), QUIET)
    export.run(contest, tmp_path / "here", "npz", Place(1), QUIET)
    with np.load(tmp_path / "ray" / FIRST) as one, np.load(tmp_path / "here" / FIRST) as two:
        for name in two.files:
            assert (one[name] == two[name]).all(), name


def test_an_error_in_a_task_is_not_hidden(cluster: Any) -> None:
    with pytest.raises(ValueError, match="invalid literal"):
        list(on_cluster(lambda text: int(text), ["1", "two"], "local"))


@pytest.mark.parametrize("address", ["127.0.0.1:1", "nothing"])
def test_no_cluster_at_an_address(address: str) -> None:
    ray.shutdown()
    with pytest.raises(ClusterError, match=f"no Ray cluster at {address}"):
        connected(address)
