"""Which Action tiles lie where with which modules, and what each module brings for Chronossus.

The rows are the table of the solo rules. A set of modules without a row has no tiles, so it is refused.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import KW_ONLY, dataclass
from typing import TYPE_CHECKING, Final

from anachrony.automata.chronossus.doomsday import AHEAD_OPTIONS, experiment_objective, with_doomsday
from anachrony.automata.chronossus.fractures import (
    FLUX_OPTIONS,
    FRACTURE_OPTIONS,
    TILE_C14,
    flux_objective,
    technology_objective,
    with_fractures,
)
from anachrony.automata.chronossus.guardians import GUARDIAN_OPTIONS, guardian_objective, with_guardians
from anachrony.automata.chronossus.pioneers import PIONEER_OPTIONS, adventure_objective, with_pioneers
from anachrony.automata.chronossus.spare_objectives import replace_conditions
from anachrony.automata.chronossus.tiles import NUMBERS
from anachrony.automata.chronossus.variable_anomalies import with_anomalies
from anachrony.rules.module import Unsuitable

if TYPE_CHECKING:
    from anachrony.automata.bot.bot import Bot
    from anachrony.automata.chronossus.objectives import Objective
    from anachrony.rules.book import Book
    from anachrony.rules.effect import Effect


EASIER: Final = "C04"
HARDER: Final = "C14"


class Layout:
    """The tiles by slot: I, II, III, and where a module covers "Recruit a Genius, or Research" IV."""

    __slots__ = ("modules", "tiles")

    def __init__(self, modules: tuple[str, ...], *tiles: str) -> None:
        self.modules = modules
        self.tiles = tiles

    def numbers(self, difficulty: Sequence[str]) -> list[int]:
        """The tiles among all Action tiles, each on the side that the options say."""
        tiles = [exchanged(tile, difficulty) for tile in self.tiles]
        return [2 * NUMBERS.index(tile) + int(b_side(tile) in difficulty) for tile in tiles]


def exchanged(tile: str, difficulty: Sequence[str]) -> str:
    """C14 lies where C04 would, if an option asks for either of its sides."""
    wanted = TILE_C14 in difficulty or b_side(HARDER) in difficulty
    return HARDER if tile == EASIER and wanted else tile


PRINTED: Final = (
    Layout((), "C01", "C02", "C03"),
    Layout(("doomsday",), "C07", "C08", "C03"),
    Layout(("pioneers",), "C03", "C09", "C02", "C10"),
    Layout(("guardians",), "C02", "C11", "C03"),
    Layout(("pioneers", "guardians"), "C03", "C09", "C11", "C10"),
)
PRINTED_WITH_FRACTURES: Final = (
    Layout(("fractures",), "C04", "C05", "C06"),
    Layout(("pioneers", "fractures"), "C05", "C14", "C09", "C10"),
)
# Variable Anomalies change no tile.
LAYOUTS: Final = (
    *PRINTED,
    *(Layout((*layout.modules, "variable_anomalies"), *layout.tiles) for layout in PRINTED),
    *PRINTED_WITH_FRACTURES,
    *(Layout((*layout.modules, "variable_anomalies"), *layout.tiles) for layout in PRINTED_WITH_FRACTURES),
)


@dataclass(frozen=True)
class BotModule:
    """What a module brings: options, Solo Objectives, and rows and hooks; the effects are for set-up."""

    options: tuple[str, ...]
    objectives: tuple[Callable[[Book], Objective], ...]
    join: Callable[[Book, Bot], list[Effect]]
    _: KW_ONLY
    one_of: tuple[str, ...] = ()  # those of its options that shut each other out
    with_objectives: Callable[[Book], None] | None = None  # once the book has their deck


BOT_MODULES: Final[dict[str, BotModule]] = {
    "doomsday": BotModule(AHEAD_OPTIONS, (experiment_objective,), with_doomsday, one_of=AHEAD_OPTIONS),
    "pioneers": BotModule(PIONEER_OPTIONS, (adventure_objective,), with_pioneers),
    "guardians": BotModule(GUARDIAN_OPTIONS, (guardian_objective,), with_guardians),
    "fractures": BotModule(
        FRACTURE_OPTIONS,
        (technology_objective, flux_objective),
        with_fractures,
        one_of=FLUX_OPTIONS,
        with_objectives=replace_conditions,
    ),
    "variable_anomalies": BotModule((), (), with_anomalies),
}
MODULE_OPTIONS: Final[tuple[str, ...]] = tuple(
    option for added in BOT_MODULES.values() for option in added.options
)
B_SIDES: Final[tuple[str, ...]] = tuple(f"{number.lower()}_b" for number in NUMBERS)


def b_side(tile: str) -> str:
    """The option that turns a tile over."""
    return f"{tile.lower()}_b"


def layout_for(modules: Sequence[str]) -> Layout:
    for layout in LAYOUTS:
        if set(layout.modules) == set(modules):
            return layout
    raise Unsuitable(f"Chronossus has no Action tiles for {' with '.join(modules)}")


def foreign(option: str, layout: Layout, difficulty: Sequence[str] = ()) -> str:
    """Why an option cannot be chosen with this layout and these others; empty where it can."""
    tiles = [exchanged(tile, (*difficulty, option)) for tile in layout.tiles]
    if option in B_SIDES and option not in [b_side(tile) for tile in tiles]:
        return f"{option}: that Action tile is not in play here"
    if option == TILE_C14 and HARDER in layout.tiles:
        return f"{option}: that Action tile lies here in any case"
    for module, added in BOT_MODULES.items():
        if option in added.options and module not in layout.modules:
            return f"{option} is for a game with {module}"
    if option == "covered_council" and "guardians" in layout.modules:
        return "covered_council: with guardians that space is closed in any case"
    return ""
