"""Clocks: none, so long for each turn, or a bank for the whole game. A clock runs while its seat decides.

``now`` is play time, which no jump of the wall clock touches. It may be a little behind what another worker
wrote, or the last server before a crash; nobody gains or loses by that.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Final, TypeAlias

SLOW: Final = 86_400.0  # seconds, for a turn or for the whole game
_LITTLE: Final = 20  # the part of a whole clock that somebody comes back with whose time was up
_LEAST: Final = 10.0  # seconds
Clocks: TypeAlias = "list[dict[str, float | None]]"


def start(clock: dict[str, Any], seats: int) -> Clocks:
    left = None if clock.get("kind", "none") == "none" else float(clock["seconds"])
    return [{"left": left, "since": None} for _ in range(seats)]


def waits_for_vacations(clock: dict[str, Any]) -> bool:
    """Whether somebody may be away for days: where turns take minutes, everybody is there."""
    return clock.get("kind", "none") == "none" or float(clock["seconds"]) >= SLOW


def moved(
    clock: dict[str, Any],
    clocks: Clocks,
    running: Collection[int],
    now: float,
    paused: Sequence[float] = (),
    deciding: Collection[int] = (),
) -> Clocks:
    """The clocks after a move: those of ``running`` run, the others stand. ``paused``: for how long each of
    those that ran did not count. ``deciding``: the seats whose turn is not over, also where a computer
    plays on for somebody."""
    kind = clock.get("kind", "none")
    new: Clocks = []
    for seat, one in enumerate(clocks):
        left, since = one["left"], one["since"]
        if seat in running:
            new.append({**one, "since": now if since is None else since})
            continue
        if left is not None and kind == "move" and seat not in deciding:
            left = float(clock["seconds"])
        elif left is not None and since is not None:
            counted = now - since - (paused[seat] if paused else 0.0)
            left = left - max(0.0, counted) + float(clock.get("increment", 0))
        new.append({**one, "left": left, "since": None})
    return new


def stopped(clocks: Clocks, seat: int, now: float, paused: float) -> dict[str, float | None]:
    """The clock of a seat that a computer plays from now on: it stands at what is left, and nothing is added
    for a turn that its player has not ended."""
    one = clocks[seat]
    since, rest = one["since"], left(clocks, seat, now - paused)
    return one if since is None else {**one, "left": rest, "since": None}


def resumed(clock: dict[str, Any], clocks: Clocks, seat: int) -> dict[str, float | None]:
    """The clock of a seat whose player comes back: as it stood, or with a little where it was spent."""
    one = clocks[seat]
    rest = one["left"]
    if rest is None or rest > 0:
        return one
    whole = float(clock["seconds"])
    little = max(float(clock.get("increment", 0)), whole / _LITTLE, _LEAST)
    return {**one, "left": min(little, whole)}


def late(clocks: Clocks, seat: int) -> int:
    """How often a computer has replaced the player of a seat because their time was up."""
    return int(clocks[seat].get("late") or 0)


def left(clocks: Clocks, seat: int, now: float) -> float | None:
    """Seconds that a seat has left; below zero when its time is up, None without a clock."""
    one = clocks[seat]
    total, since = one["left"], one["since"]
    if total is None:
        return None
    return total if since is None else total - max(0.0, now - since)


def time_is_up(clocks: Clocks, seat: int, now: float, patience: float) -> bool:
    """Whether a seat has taken longer than it may; without a clock, longer than ``patience``."""
    rest = left(clocks, seat, now)
    return waited(clocks, seat, now) > patience if rest is None else rest < 0


def waited(clocks: Clocks, seat: int, now: float) -> float:
    """How long a seat has been deciding."""
    since = clocks[seat]["since"]
    return 0.0 if since is None else max(0.0, now - since)
