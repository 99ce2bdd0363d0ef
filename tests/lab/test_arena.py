"""Arenas that are killed, resumed and disturbed: no finished game is lost, and the games are the same."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from rich.console import Console

from anachrony import Game
from anachrony.lab import arena
from anachrony.lab.arena import Contest
from anachrony.lab.match import Match, Result, Setting, play
from anachrony.lab.place import Place
from anachrony.lab.results import ResultsError, ResultsFile, read
from anachrony.lab.workers import WorkersLost, on_this_machine
from anachrony.players.levels import UnknownPlayer

QUIET = Console(quiet=True)
CONTEST = Contest(("random", "random", "random"), (2, 3), 4)
ALONE = Place(1)
LOOKS = 6_000  # at its file, 0.05 s apart: where others come first, a process starts late


def timeless(results: list[Result]) -> list[Result]:
    """Without the seconds that differ from run to run."""
    return [result._replace(seconds=()) for result in results]


def test_a_game_is_told_as_it_was(tmp_path: Path) -> None:
    match = Match(3, ("random", "random", "random"))
    result = play(match)
    game = Game.new(players=3, seed=3)
    assert result.paths == tuple(game.state.rules.paths[seat.path].name for seat in game.state.seats)
    assert play(match)._replace(seconds=()) == result._replace(seconds=())
    assert min(result.places) == 1
    assert sum(result.wins) == pytest.approx(1)
    assert {tile for built in result.built for tile in built} <= set(result.shown)


def test_leaders_may_be_dealt() -> None:
    match = Match(3, ("random", "random"), Setting(leaders="random"))
    dealt = match.new_game().state
    assert play(match).leaders == tuple(dealt.rules.leaders[seat.leader].name for seat in dealt.seats)


def test_a_run_again_plays_nothing_again(tmp_path: Path) -> None:
    file = tmp_path / "arena.jsonl"
    assert arena.run(CONTEST, file, ALONE, QUIET) == 8
    before = file.read_bytes()
    assert arena.run(CONTEST, file, ALONE, QUIET) == 0
    assert file.read_bytes() == before
    assert arena.run(CONTEST._replace(games=6), file, ALONE, QUIET) == 4
    assert file.read_bytes().startswith(before)


def test_a_torn_line_is_played_again(tmp_path: Path) -> None:
    file = tmp_path / "arena.jsonl"
    arena.run(CONTEST, file, ALONE, QUIET)
    whole = timeless(read(file))
    file.write_bytes(file.read_bytes()[:-40])
    assert len(read(file)) == 7
    assert arena.run(CONTEST, file, ALONE, QUIET) == 1
    assert timeless(read(file)) == whole


def test_cores_change_nothing(tmp_path: Path) -> None:
    arena.run(CONTEST, tmp_path / "one", ALONE, QUIET)
    arena.run(CONTEST, tmp_path / "two", Place(2), QUIET)
    assert timeless(read(tmp_path / "one")) == timeless(read(tmp_path / "two"))


def test_a_killed_run_loses_no_finished_game(tmp_path: Path) -> None:
    file = tmp_path / "arena.jsonl"
    command = [sys.executable, "-m", "anachrony", "arena", "random", "--games", "400", "--jobs", "1"]
    with subprocess.Popen([*command, "--out", str(file)], stdout=subprocess.DEVNULL) as running:
        for _ in range(LOOKS):
            if file.exists() and file.read_bytes().count(b"\n") > 5:
                break
            time.sleep(0.05)
        running.send_signal(signal.SIGKILL)
    finished = timeless(read(file))
    assert 0 < len(finished) < 400
    count = len(finished) + 5
    contest = Contest(("random",), (2,), count)
    assert arena.run(contest, file, ALONE, QUIET) == 5
    resumed = timeless(read(file))
    assert [one for one in resumed if one in finished] == finished
    arena.run(contest, tmp_path / "undisturbed", ALONE, QUIET)
    assert resumed == timeless(read(tmp_path / "undisturbed"))


def test_workers_do_not_outlive_a_killed_run(tmp_path: Path) -> None:
    file = tmp_path / "arena.jsonl"
    command = [sys.executable, "-m", "anachrony", "arena", "random", "--games", "4000", "--jobs", "2"]
    with subprocess.Popen(
        [*command, "--out", str(file)], stdout=subprocess.DEVNULL, start_new_session=True
    ) as running:
        for _ in range(LOOKS):
            if file.exists() and file.read_bytes().count(b"\n") > 1:
                break
            time.sleep(0.05)
        running.send_signal(signal.SIGKILL)
    assert read(file)
    for _ in range(600):
        try:
            os.killpg(running.pid, 0)
        except ProcessLookupError:
            return
        time.sleep(0.05)
    os.killpg(running.pid, signal.SIGKILL)
    pytest.fail("workers went on without a run")


def dies_once(job: tuple[int, str]) -> int:
    number, marker = job
    if number == 3 and not os.path.exists(marker):
        Path(marker).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def dies(job: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return job


def test_what_a_dead_worker_had_is_done_again(tmp_path: Path) -> None:
    marker = str(tmp_path / "died")
    jobs = [(number, marker) for number in range(20)]
    assert sorted(on_this_machine(dies_once, jobs, 2)) == list(range(20))
    assert os.path.exists(marker)


def test_workers_that_always_die_are_reported() -> None:
    with pytest.raises(WorkersLost, match="5 workers in a row died"):
        list(on_this_machine(dies, [1, 2], 2))


def test_an_error_in_a_task_is_not_hidden() -> None:
    with pytest.raises(ValueError, match="invalid literal"):
        list(on_this_machine(int, ["1", "two"], 2))


def test_a_file_belongs_to_one_arena(tmp_path: Path) -> None:
    file = tmp_path / "arena.jsonl"
    with ResultsFile(file, CONTEST.terms), pytest.raises(ResultsError, match="in use by another arena"):
        ResultsFile(file, CONTEST.terms)
    with pytest.raises(ResultsError, match="other terms"):
        ResultsFile(file, CONTEST._replace(first_seed=1).terms)


@pytest.mark.parametrize("text", ["", "no json\n", '{"arena":9}\n', '{"arena":1}\n{"half":1}\n', "[]\n"])
def test_a_strange_file_is_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "strange"
    file.write_text(text, "utf-8")
    with pytest.raises(ResultsError, match="strange"):
        read(file)


def test_an_unknown_player_is_refused_before_any_game(tmp_path: Path) -> None:
    with pytest.raises(UnknownPlayer, match="nobody"):
        arena.run(Contest(("random", "nobody"), (2,), 1), tmp_path / "arena", ALONE, QUIET)
    assert not (tmp_path / "arena").exists()
