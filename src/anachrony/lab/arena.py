"""The arena: players meet at every seating of every deal; what is finished is kept."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from anachrony.lab.match import Match, Setting, play
from anachrony.lab.plan import schedule
from anachrony.lab.results import PlayedTerms, ResultsFile
from anachrony.players.levels import make_player

if TYPE_CHECKING:
    from pathlib import Path

    from rich.console import Console

    from anachrony.lab.place import Place

R = TypeVar("R")


class Contest(NamedTuple):
    """Everything that an arena was told."""

    players: tuple[str, ...]
    seats: tuple[int, ...]
    games: int
    first_seed: int = 0
    setting: Setting = Setting()

    @property
    def terms(self) -> PlayedTerms:
        """What must agree with the file; more games or other tables may be added later."""
        return PlayedTerms(self.players, self.first_seed, self.setting)

    def matches(self) -> list[Match]:
        return [*schedule(self.players, self.seats, self.games, self.first_seed, self.setting)]


def run(contest: Contest, path: Path, place: Place, notes: Console) -> int:
    """Play what is not in the file yet, each game on disk as it ends. Returns how many were played."""
    place.check_files(contest.players)
    for name in contest.players:
        make_player(name)  # an unknown name is refused here, not in a worker
    matches = contest.matches()
    matches[0].new_game()  # so is a setting that the rules refuse
    with ResultsFile(path, contest.terms) as results:
        left = [match for match in matches if match.name not in results.done]
        for result in with_progress(place.run(play, left), "games", len(matches), len(left), notes):
            results.add(result)
    return len(left)


def with_progress(things: Iterator[R], word: str, total: int, left: int, notes: Console) -> Iterator[R]:
    """The same things, with a bar that says how many of them are there."""
    columns: Sequence[BarColumn | MofNCompleteColumn | TextColumn | TimeRemainingColumn] = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    # No thread of its own: processes are forked from this one.
    with Progress(*columns, console=notes, disable=not notes.is_terminal, auto_refresh=False) as progress:
        task = progress.add_task(word, total=total, completed=total - left)
        progress.refresh()
        for thing in things:
            yield thing
            progress.update(task, advance=1, refresh=True)
