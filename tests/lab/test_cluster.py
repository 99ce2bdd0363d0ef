"""The arena on a local Ray with two workers, one of which is killed."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from rich.console import Console

from anachrony.lab import arena, export
from anachrony.lab.arena import Contest
from anachrony.lab.cluster import ClusterError, connected, on_cluster
from anachrony.lab.match import Match, Result, play
from anachrony.lab.place import Place
from anachrony.lab.results import ResultsFile, read
from anachrony.lab.train import gate, players, records, rows, selfplay, tables
from anachrony.lab.train.errors import PlayersGone
from anachrony.players.neural.network import Network

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


def test_lessons_and_meetings_too(cluster: Any, tmp_path: Path) -> None:
    lesson = records.Lesson("heuristic", 3, time.time() + 10, tables.PLAIN)
    assert records.generate(lesson, tmp_path, Place(2, "local")) > 0
    for file in records.files(tmp_path):
        for line in records.lines(file):
            found = records.parsed(line)
            assert found == records.teach("heuristic", found.seed, tables.PLAIN)
    meeting = gate.Meeting("random", "random", 3, 0, time.time() + 100, stop=False)
    there = [*gate.meet(meeting, tmp_path / "there", Place(2, "local"))][-1]
    here = [*gate.meet(meeting, tmp_path / "here", Place(1))][-1]
    assert (there.pairs, there.share) == (here.pairs, here.share)
    assert there.points == pytest.approx(here.points)


def test_players_bring_shards_and_one_that_is_lost_is_replaced(cluster: Any, tmp_path: Path) -> None:
    work = selfplay.Work(0, time.time() + 300, tables.PLAIN)
    at_work = players.self_players(Place(2, "local"), work, 7, Network.fresh(2, 16, 16), tmp_path)
    assert isinstance(at_work, players.ClusterPlayers)
    assert [*at_work.arrivals()] == []  # they have only begun
    lost = next(iter(at_work.playing.values()))
    ray.kill(lost)
    found: list[rows.Arrays] = []
    while len(found) < 3:
        assert time.time() < work.until
        found += at_work.arrivals()
        at_work.publish(Network.fresh(3, 16, 16))
        time.sleep(0.1)
    assert lost not in at_work.playing.values()
    assert at_work.hired == 3
    assert len(at_work.playing) == 2
    assert all(one["games"].sum() >= selfplay.SHARD_GAMES for one in found)
    at_work.stop()
    assert not at_work.alive()


class Broken(selfplay.SelfPlay):
    """A player that cannot even begin."""

    def __init__(self, work: selfplay.Work) -> None:
        raise ImportError(f"no package for {work.first}")


def test_all_may_be_lost_at_once_but_not_again_and_again(cluster: Any, tmp_path: Path) -> None:
    work = selfplay.Work(0, time.time() + 600, tables.PLAIN)
    at_work = players.ClusterPlayers(Place(2, "local"), work, 8, Network.fresh(2, 16, 16))
    assert [*at_work.arrivals()] == []
    for player in at_work.playing.values():
        ray.kill(player)
    while at_work.hired < 4:
        assert [*at_work.arrivals()] == []
        assert at_work.alive()
        time.sleep(0.1)
    at_work.stop()
    at_work.hire = ray.remote(num_cpus=1)(Broken)
    with pytest.raises(PlayersGone, match=r"(?s)players in a row were lost: .*no package for"):
        wait_for(at_work)
    at_work.stop()


def wait_for(at_work: players.ClusterPlayers) -> list[rows.Arrays]:
    while not (found := [*at_work.arrivals()]):
        time.sleep(0.1)
    return found


def test_what_finds_no_core_is_given_up(cluster: Any) -> None:
    held = ray.remote(num_cpus=2)(Idle).remote()
    ray.get(held.ready.remote())
    assert [*on_cluster(lambda text: int(text), ["1"], "local", until=time.time() + 1)] == []
    ray.kill(held)


class Idle:
    """Holds cores."""

    def ready(self) -> bool:
        return True


def test_a_network_must_be_found_by_every_machine() -> None:
    Place(1, "local").check_files(["neural:net=here.npz"])
    Place(1, "10.0.0.1:6379").check_files(["neural", "neural:net=/shared/there.npz,cpu=1"])
    with pytest.raises(ClusterError, match="every machine"):
        Place(1, "10.0.0.1:6379").check_files(["neural:cpu=1,net=here.npz"])


def test_an_error_in_a_task_is_not_hidden(cluster: Any) -> None:
    with pytest.raises(ValueError, match="invalid literal"):
        list(on_cluster(lambda text: int(text), ["1", "two"], "local"))


@pytest.mark.parametrize("address", ["127.0.0.1:1", "nothing"])
def test_no_cluster_at_an_address(address: str) -> None:
    ray.shutdown()
    with pytest.raises(ClusterError, match=f"no Ray cluster at {address}"):
        connected(address)
