"""What the stories of Superprojects share."""

from __future__ import annotations

from story import ADMINISTRATOR, ENGINEER, GENIUS, SCIENTIST, Table, story

ANYONE = [SCIENTIST, ENGINEER, ADMINISTRATOR, GENIUS]
LEFT_HALF = "lab 1"  # where a story's first Superproject stands
SPOT = "seat/1/spot/lab/1"


def site(name: str, assets: dict[str, int], worker: str, breakthroughs: dict[str, int]) -> Table:
    """The Superproject in Focus, its exact price in hand, a Scientist to build it, nothing else on offer."""
    table = story(era=3).project(3, name).offer().has(assets)
    paid_worker = {worker: 1} if worker else {}
    return table.seat(active={SCIENTIST: 1}, tired=paid_worker, breakthroughs=breakthroughs)
