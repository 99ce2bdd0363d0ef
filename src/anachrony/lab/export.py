"""Games as training data: every decision with what its seat saw, its options, its choice and the outcome.

Data are written in parts of some games each, as Parquet or NumPy. A part appears whole or not at all,
and one that is there is not made again, so a run that was killed goes on where it stopped.
"""

from __future__ import annotations

import io
import json
from array import array
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np

from anachrony.lab import actions
from anachrony.lab.arena import Contest, with_progress
from anachrony.lab.match import MOST_SEATS, Match, utilities
from anachrony.lab.observation import observer
from anachrony.lab.results import ResultsError
from anachrony.players.levels import make_player
from anachrony.rules import scoring, sight, stack

if TYPE_CHECKING:
    from rich.console import Console

    from anachrony.lab.place import Place

PARQUET: Final = "parquet"
NUMPY: Final = "npz"
FORMATS: Final = (PARQUET, NUMPY)
GAMES_A_PART: Final = 50


class ExportError(ResultsError):
    """Data that cannot be written; the message says why."""


class ExportPart(NamedTuple):
    """Games whose data make one file."""

    number: int
    first_game: int
    matches: tuple[Match, ...]
    kind: str

    @property
    def file(self) -> str:
        return f"part-{self.number:05d}.{self.kind}"


class Made(NamedTuple):
    file: str
    data: bytes
    decisions: int


class Columns:
    """One entry in each list for each decision; docs/environments.md says what they mean."""

    def __init__(self) -> None:
        self.game: list[int] = []
        self.seed: list[int] = []
        self.move: list[int] = []
        self.seats: list[int] = []
        self.seat: list[int] = []
        self.player: list[str] = []
        self.question: list[str] = []
        self.observation: list[array[int]] = []
        self.options: list[list[int]] = []
        self.choice: list[int] = []
        self.outcome: list[float] = []
        self.score: list[int] = []
        self.place: list[int] = []

    def play(self, number: int, match: Match) -> None:
        """Play a match and keep every decision of two options or more."""
        state = match.new_game().state
        rows = observer(state.rules.edition)
        players = [make_player(name, match.seed * MOST_SEATS + i) for i, name in enumerate(match.players)]
        for player in players:
            player.new_game()
        first = len(self.game)
        while not state.over:
            seat = state.decider
            pick = state.picks[0]
            if len(state.picks) > 1:
                pick = players[seat].pick(state, seat)
                legal = actions.legal(state, seat)
                self.seat.append(seat)
                self.question.append(actions.question(state, seat))
                self.observation.append(rows.row(sight.view(state, seat), seat))
                self.options.append(list(legal))
                self.choice.append(next(action for action, one in legal.items() if one == pick))
            stack.play(state, seat, pick)
        count = len(self.seat) - first
        self.game += [number] * count
        self.seed += [match.seed] * count
        self.move += range(count)
        self.seats += [len(match.players)] * count
        worth, totals, came_in = utilities(state), scoring.totals(state), scoring.places(state)
        for seat in self.seat[first:]:
            self.player.append(match.players[seat])
            self.outcome.append(worth[seat])
            self.score.append(totals[seat])
            self.place.append(came_in[seat])

    def arrays(self) -> dict[str, Any]:
        """As NumPy keeps them. The options of decision i are options[starts[i] : starts[i + 1]]."""
        starts = np.zeros(len(self.game) + 1, np.int64)
        starts[1:] = np.cumsum([len(one) for one in self.options])
        return {
            "game": np.array(self.game, np.int32),
            "seed": np.array(self.seed, np.int64),
            "move": np.array(self.move, np.int16),
            "seats": np.array(self.seats, np.int8),
            "seat": np.array(self.seat, np.int8),
            "player": np.array(self.player, np.str_),
            "question": np.array(self.question, np.str_),
            "observation": np.frombuffer(b"".join(self.observation), np.int16).reshape(len(self.game), -1),
            "options": np.array([action for one in self.options for action in one], np.int16),
            "starts": starts,
            "choice": np.array(self.choice, np.int16),
            "outcome": np.array(self.outcome, np.float32),
            "score": np.array(self.score, np.int16),
            "place": np.array(self.place, np.int8),
        }


def make(part: ExportPart) -> Made:
    """Play the games of a part; the file as bytes, so that a worker elsewhere needs no common disk."""
    columns = Columns()
    for i, match in enumerate(part.matches):
        columns.play(part.first_game + i, match)
    arrays = columns.arrays()
    stream = io.BytesIO()
    if part.kind == PARQUET:
        _write_parquet(arrays, stream)
    else:
        np.savez_compressed(stream, **arrays)
    return Made(part.file, stream.getvalue(), len(columns.game))


def _write_parquet(arrays: dict[str, Any], stream: io.BytesIO) -> None:
    import pyarrow as pa
    import pyarrow.parquet as pq

    columns: dict[str, Any] = {}
    for name, values in arrays.items():
        if name == "observation":
            flat = pa.array(values.reshape(-1))
            columns[name] = pa.FixedSizeListArray.from_arrays(flat, values.shape[1])
        elif name == "options":
            starts = pa.array(arrays["starts"].astype(np.int32))
            columns[name] = pa.ListArray.from_arrays(starts, pa.array(values))
        elif name in ("player", "question"):
            columns[name] = pa.array(values.tolist()).dictionary_encode()
        elif name != "starts":
            columns[name] = pa.array(values)
    pq.write_table(pa.table(columns), stream, compression="zstd")


def parts(contest: Contest, kind: str, size: int = GAMES_A_PART) -> list[ExportPart]:
    matches = contest.matches()
    return [
        ExportPart(number, first, tuple(matches[first : first + size]), kind)
        for number, first in enumerate(range(0, len(matches), size))
    ]


def run(contest: Contest, folder: Path, kind: str, place: Place, notes: Console) -> int:
    """Make the parts that are not there yet. Returns the number of decisions written."""
    for name in contest.players:
        make_player(name)
    if kind == PARQUET:
        _need_pyarrow()
    wanted = parts(contest, kind)
    wanted[0].matches[0].new_game()
    _agree(folder, contest)
    left = [part for part in wanted if not (folder / part.file).exists()]
    decisions = 0
    for made in with_progress(place.run(make, left), "parts", len(wanted), len(left), notes):
        whole = folder / made.file
        unfinished = whole.with_name(f".{made.file}.unfinished")  # readers of data sets skip such names
        unfinished.write_bytes(made.data)
        unfinished.replace(whole)
        decisions += made.decisions
    return decisions


def _need_pyarrow() -> None:
    try:
        import pyarrow  # noqa: F401 - asked for here so that no worker finds it missing
    except ImportError as error:
        raise ExportError(
            "pyarrow is not installed; install it with: pip install 'anachrony[rl]', or use --format npz"
        ) from error


def _agree(folder: Path, contest: Contest) -> None:
    """The folder says what was asked for; other games do not belong in it. More of the same may come."""
    terms = contest._replace(games=0)._asdict() | {"actions": actions.ACTIONS}
    text = json.dumps(terms | {"observation": observer(contest.setting.edition).size})
    file = folder / "_terms.json"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if file.exists():
            if file.read_text("utf-8") != text:
                raise ExportError(f"{folder} holds other games; name another folder with --out")
        else:
            file.write_text(text, "utf-8")
    except OSError as error:
        raise ExportError(f"cannot write to {folder}: {error.strerror}") from error
