"""Tables of Fractures of Time, for its stories."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from anachrony import Game
from anachrony.modules.fractures.glitches import kind_of, lay, lift, marker
from anachrony.modules.fractures.rows import BLOCKED, CORES, GLITCH_WORDS, TAKEN, VISIBLE, Fractures
from anachrony.rules.kinds import TIRED
from anachrony.rules.places import guest
from story import Table, story

FRACTURES = ("fractures",)
OPERATOR = "operator"


def fractured(era: int = 2, *, modules: tuple[str, ...] = FRACTURES, **terms: Any) -> Table:
    """A table in the Action rounds, as ``story`` sets it; two Glitches lie where they do from the start."""
    return story(era, modules=modules, **terms)


def opening(side: str = "A", *, modules: tuple[str, ...] = FRACTURES, **terms: Any) -> Game:
    """A new game, in which Era Zero asks its first question."""
    return Game.new(["harmony", "dominance"], side=side, leaders=["zaida", "wolfe"], modules=modules, **terms)


def ready(
    space: str, worker: str, era: int = 2, *, flux: int = 1, rewards_taken: bool = False, **rest: Any
) -> Table:
    """Somebody of the first seat stands on a space of the Main board in an Exosuit, and there is a Flux Core.
    What is no term of the table is stock."""
    terms = {name: rest.pop(name) for name in TERMS if name in rest}
    table = fractured(era, **terms)
    state, seat = table.game.state, table.own()
    place, crew = space_of(table, space), state.rules.worker_names[worker]
    seat.busy.append(guest(place, TIRED, crew))
    seat.active[crew] = 0
    seat.suits -= 1
    if not state.rules.spaces[place].pool:
        state.at[place] = 1
    if rewards_taken:
        seat.beside[state.rules.table(Fractures).device][TAKEN] = -1
    return table.seat(flux=flux, **rest)


TERMS = ("modules", "paths", "leaders", "side", "players", "variants", "hold_turns", "evacuation")


def space_of(table: Table, name: str) -> int:
    return table.game.state.rules.space_names[name]


def on_device(table: Table, cores: Iterable[int] | None = None, seat: int = 0) -> list[str]:
    """Put Flux Cores on exactly these spaces, where they are given; what lies on the visible ones then."""
    own, rows = table.own(seat), table.game.state.rules.table(Fractures)
    device = own.beside[rows.device]
    if cores is not None:
        device[CORES] = sum(1 << (space - 1) for space in cores)
    words = {(0, 0): "", (1, 0): "core", (0, 1): "glitch"}
    shown = VISIBLE + len(own.beside[rows.upgrades])
    return [words[device[CORES] >> n & 1, device[BLOCKED] >> n & 1] for n in range(shown)]


def glitched(table: Table, kind: str, number: int = 0, seat: int = 0) -> Table:
    """One more Glitch of a seat, by kind of place and which of them."""
    lay(table.game.state, seat, marker(GLITCH_WORDS.index(kind), number))
    return table.again()


def unglitched(table: Table, seat: int = 0) -> Table:
    """Take all Glitches of a seat away."""
    for one in list(table.own(seat).beside[table.game.state.rules.table(Fractures).glitches]):
        lift(table.game.state, seat, one)
    return table.again()


def glitches(table: Table, seat: int = 0) -> list[str]:
    """The kinds of places where Glitches of a seat lie."""
    found = table.own(seat).beside[table.game.state.rules.table(Fractures).glitches]
    return sorted(GLITCH_WORDS[kind_of(one)] for one in found)
