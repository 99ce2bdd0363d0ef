"""Training data: what is in the files is what was played."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from rich.console import Console

from anachrony.lab import actions, export
from anachrony.lab.arena import Contest
from anachrony.lab.match import Match
from anachrony.lab.observation import observer
from anachrony.lab.place import Place
from anachrony.lab.results import ResultsError
from anachrony.rules import scoring, sight, stack

QUIET = Console(quiet=True)
CONTEST = Contest(("random", "random", "random"), (2, 3), 2)


def test_the_arrays_replay_the_game() -> None:
    match = Match(5, ("random", "random", "random"))
    columns = export.Columns()
    columns.play(0, Match(4, ("random", "random")))
    first = len(columns.game)
    columns.play(1, match)
    arrays = columns.arrays()
    state = match.new_game().state
    rows = observer("essential")
    at = first
    while not state.over:
        seat = state.decider
        pick = state.picks[0]
        if len(state.picks) > 1:
            assert arrays["game"][at] == 1
            assert arrays["seat"][at] == seat
            assert arrays["observation"][at].tolist() == list(rows.row(sight.view(state, seat), seat))
            legal = actions.legal(state, seat)
            options = arrays["options"][arrays["starts"][at] : arrays["starts"][at + 1]]
            assert options.tolist() == list(legal)
            pick = legal[int(arrays["choice"][at])]
            at += 1
        stack.play(state, seat, pick)
    assert at == len(arrays["game"])
    totals = scoring.totals(state)
    assert [totals[seat] for seat in arrays["seat"][first:]] == arrays["score"][first:].tolist()
    assert set(arrays["outcome"][first:].tolist()) <= {1.0, -0.5, 0.25, 0.0}


@pytest.mark.parametrize("kind", export.FORMATS)
def test_parts_are_made_once(kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(export, "parts", lambda contest, kind: SMALL(contest, kind, 2))
    written = export.run(CONTEST, tmp_path, kind, Place(1), QUIET)
    assert written > 200
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "_terms.json",
        f"part-00000.{kind}",
        f"part-00001.{kind}",
    ]
    (tmp_path / f"part-00001.{kind}").unlink()
    again = export.run(CONTEST, tmp_path, kind, Place(1), QUIET)
    assert 0 < again < written
    assert export.run(CONTEST, tmp_path, kind, Place(1), QUIET) == 0
    with pytest.raises(ResultsError, match="holds other games"):
        export.run(CONTEST._replace(first_seed=3), tmp_path, kind, Place(1), QUIET)


SMALL = export.parts


def test_parquet_and_numpy_say_the_same(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet", reason="the extra [rl] brings pyarrow")
    contest = Contest(("random",), (2,), 2)
    export.run(contest, tmp_path / "p", "parquet", Place(1), QUIET)
    export.run(contest, tmp_path / "n", "npz", Place(1), QUIET)
    table = parquet.read_table(tmp_path / "p").to_pydict()
    with np.load(tmp_path / "n" / "part-00000.npz") as arrays:
        for name, column in table.items():
            if name == "options":
                starts = arrays["starts"]
                column = [x for one in column for x in one]
                assert len(column) == starts[-1]
            assert column == arrays[name].tolist(), name
