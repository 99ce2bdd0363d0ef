"""The upper Collapsing Capital tiles: as many as players, over those of the base game (F93, F94).

No source gives them. Each adds about two VP to its action; some take a Glitch away, as the rulebook says.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anachrony.modules.fractures.device import RemoveFluxCores, UpgradeDevice
from anachrony.modules.fractures.glitches import RemoveGlitches
from anachrony.modules.fractures.rows import FLUX, OPERATOR
from anachrony.modules.fractures.valley import BuyTechnology
from anachrony.modules.fractures.valley_rows import Valley
from anachrony.rules.chance import Chance, Draw
from anachrony.rules.effect import Effect
from anachrony.rules.effects.assets import Gain, GainAsset
from anachrony.rules.effects.building import Construct
from anachrony.rules.effects.capital import FACE_DOWN, lay_tile
from anachrony.rules.effects.flow import May, OneOf
from anachrony.rules.effects.research import Research
from anachrony.rules.effects.workers import GainCrew, Recruit
from anachrony.rules.kinds import CAPITAL_WORDS, CONSTRUCT, CORE, RECRUIT, RESEARCH, STOP
from anachrony.rules.rows import HOUSE, CapitalTile

if TYPE_CHECKING:
    from anachrony.rules.effect import Frame
    from anachrony.rules.rows import Effects
    from anachrony.rules.state import State


def Upper(code: int, capital: int, name: str, then: Effects) -> CapitalTile:  # noqa: N802 - a row
    return CapitalTile(code, capital, name, then, HOUSE, upper=True)


UPPER_TILES: Final = (
    Upper(16, RESEARCH, "upgrade too", (Research(), May(UpgradeDevice()))),
    Upper(17, RESEARCH, "a glitch less", (Research(), May(RemoveGlitches(1)))),
    Upper(18, RESEARCH, "technology too", (Research(), May(BuyTechnology()))),
    Upper(26, CONSTRUCT, "flux off", (Construct(), May(RemoveFluxCores(3)))),
    Upper(27, CONSTRUCT, "2 flux", (Construct(), GainAsset(FLUX, 2))),
    Upper(28, CONSTRUCT, "clean site", (Construct(), May(RemoveGlitches(1)))),
    Upper(36, RECRUIT, "an operator too", (Recruit(), GainCrew(OPERATOR, tired=True))),
    Upper(37, RECRUIT, "clean record", (Recruit(), May(RemoveGlitches(1)))),
    Upper(
        38,
        RECRUIT,
        "energy or flux",
        (Recruit(), OneOf(("2 core", "2 flux"), ((Gain(CORE, 2),), (GainAsset(FLUX, 2),)))),
    ),
)


class LayUpperTiles(Effect):
    """Before the Impact lays the tiles of the base game: as many of the new ones as players."""

    __slots__ = ()

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        return tuple(LayUpperTile() for _ in state.seats)


class LayUpperTile(Draw):
    """On the topmost space of its action without one. One that finds none is put back, and another drawn."""

    __slots__ = ()

    def source(self, state: State, frame: Frame) -> int:
        return state.rules.table(Valley).upper_bag

    def codes(self, state: State, frame: Frame) -> list[int]:
        return [tile.code for tile in state.rules.table(Valley).upper_tiles]

    def outcomes(self, state: State, frame: Frame) -> list[int]:
        return [code for code in super().outcomes(state, frame) if space_for(state, code) >= 0]

    def sample(self, state: State, frame: Frame) -> int:
        return Chance.sample(self, state, frame)

    def stream(self, state: State, frame: Frame) -> int:
        return state.rules.table(Valley).upper_stream

    def receive(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        if pick != STOP:
            lay_tile(state, space_for(state, pick), (FACE_DOWN,), pick)
        return ()

    def text(self, state: State, frame: Frame, pick: int) -> str:
        row = state.rules.capital_by_code[pick]
        return f"{CAPITAL_WORDS[row.capital]} {row.name}"


def space_for(state: State, code: int) -> int:
    """The first space of the tile's action that has no tile, or -1."""
    for space in state.rules.capital_spaces[state.rules.capital_by_code[code].capital]:
        if not state.capital[space]:
            return space
    return -1
