"""What happened to each seat of a finished game, in words that achievements ask for.

It is found out once, when the game ends, from the moves that stand and from the last position.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from anachrony.game import Game
from anachrony.rules.kinds import TYPE_WORDS
from anachrony.table.restoring import lasting
from anachrony.table.rows import MoveRow

SUPERPROJECT: Final = "superproject"  # built one
SUPERPROJECTS: Final = "superprojects"  # three of them
EVERY_TYPE: Final = "every-type"  # a building of each
EVACUATED: Final = "evacuated"
EVACUATED_FIRST: Final = "evacuated-first"  # in the Era after the Impact
WARPED: Final = "warped"
SEAMLESS: Final = "seamless"  # warped, and no Anomaly came of it
NO_DEBTS: Final = "no-debts"  # warped, and returned all of it
_MANY: Final = 3

Happened = Mapping[str, Any]


def facts_of(game: Game, moves: Sequence[MoveRow]) -> list[list[str]]:
    """By seat; ``moves`` are all that were made, taken back or not."""
    happened = [event for move in lasting(moves) for event in move.events]
    found = [_built(game, seat) | _done(happened, seat) for seat in range(len(game.state.seats))]
    for facts, sheet in zip(found, game.scores, strict=True):
        if WARPED in facts and sheet.get("warp_tiles") == 0:
            facts.add(NO_DEBTS)
    return [sorted(facts) for facts in found]


def _built(game: Game, seat: int) -> set[str]:
    """What stands on the board in the end."""
    tiles = [game.state.rules.tiles[code] for code in game.state.seats[seat].spots]
    types = [TYPE_WORDS[tile.kind] for tile in tiles if tile is not None]
    found: set[str] = set()
    if SUPERPROJECT in types:
        found.add(SUPERPROJECT)
    if types.count(SUPERPROJECT) >= _MANY:
        found.add(SUPERPROJECTS)
    if set(TYPE_WORDS) - {SUPERPROJECT} <= set(types):
        found.add(EVERY_TYPE)
    return found


def _done(happened: Sequence[Happened], seat: int) -> set[str]:
    """What was done on the way."""
    own = [str(event["kind"]) for event in happened if event["seat"] == seat]
    found: set[str] = set()
    if "evacuate" in own:
        found.add(EVACUATED)
        if _eras_until_evacuation(happened, seat) == 1:
            found.add(EVACUATED_FIRST)
    if "warp" in own:
        found.add(WARPED)
        if "anomaly" not in own and "take-anomaly" not in own:
            found.add(SEAMLESS)
    return found


def _eras_until_evacuation(happened: Sequence[Happened], seat: int) -> int:
    """How many Eras have begun since the Impact when a seat evacuates."""
    eras = 0
    for event in happened:
        if event["kind"] == "impact":
            eras = 0
        if event["kind"] == "era":
            eras += 1
        if (event["kind"], event["seat"]) == ("evacuate", seat):
            return eras
    return eras
