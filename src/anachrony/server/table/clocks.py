"""Clocks: none, so long for each turn, or a bank for the whole game. A clock runs while its seat decides.

``now`` is play time, which no jump of the wall clock touches. It may be a little behind what another worker
wrote, or the last server before a crash; nobody gains or loses by that.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Final, TypeAlias

SLOW: Final = 86_400.0  # seconds, for a turn or for the whole game
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
) -> Clocks:
    """The clocks after a move: those of ``running`` run, the others stand. ``paused``: for how long each of
    those that ran did not count."""
    kind = clock.get("kind", "none")
    new: Clocks = []
    for seat, one in enumerate(clocks):
        left, since = one["left"], one["since"]
        if seat in running:
            new.append({"left": left, "since": now if since is None else since})
            continue
        if since is not None and left is not None:
            if kind == "move":
                left = float(clock["seconds"])
            else:
                counted = now - since - (paused[seat] if paused else 0.0)
                left = left - max(0.0, counted) + float(clock.get("increment", 0))
        new.append({"left": left, "since": None})
    return new


def left(clocks: Clocks, seat: int, now: float) -> float | None:
    """Seconds that a seat has left; below zero when its time is up, None without a clock."""
    one = clocks[seat]
    total, since = one["left"], one["since"]
    if total is None:
        return None
    return total if since is None else total - max(0.0, now - since)


def waited(clocks: Clocks, seat: int, now: float) -> float:
    """How long a seat has been deciding."""
    since = clocks[seat]["since"]
    return 0.0 if since is None else max(0.0, now - since)
