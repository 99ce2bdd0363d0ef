"""Chronossus: four tokens on routes of their own, Action tiles, an Energy Pool, Solo Objectives."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from anachrony.automata.actions.anomalies import BotSeal
from anachrony.automata.actions.construct import BotConstruct, BotPaidProject
from anachrony.automata.actions.mine import BotMine
from anachrony.automata.actions.recruit import BotGeniusOrResearch, BotRecruit
from anachrony.automata.actions.research import BotResearch
from anachrony.automata.actions.travel import BotTravel
from anachrony.automata.bot.bot import Bot, BotBoard, BotPosition, BotRules
from anachrony.automata.bot.joining import SEAT, Company, join
from anachrony.automata.bot.phases import BotAnomaly
from anachrony.automata.bot.tokens import walk_pushing_ahead
from anachrony.automata.bot.turn import BotTurn
from anachrony.automata.chronobot.boards import AI_DIE
from anachrony.automata.chronossus.energy import (
    CORES,
    EXHAUSTED,
    DrawEnergy,
    EnergyLeft,
    EnergyPool,
    pool_of,
)
from anachrony.automata.chronossus.layouts import (
    B_SIDES,
    BOT_MODULES,
    LAYOUTS,
    MODULE_OPTIONS,
    foreign,
    layout_for,
)
from anachrony.automata.chronossus.objectives import deal_objectives
from anachrony.automata.chronossus.tiles import (
    ACTION_TILES,
    FREE_SLOTS,
    Autoleap,
    BotSlot,
    DealTile,
    TileSlots,
    tiles_of,
)
from anachrony.rules.effect import Effect, run_first
from anachrony.rules.kinds import FACTORY, LAB, LIFE_SUPPORT, POWER_PLANT
from anachrony.rules.module import Unsuitable
from anachrony.rules.phases.action_rounds import NextTurn
from anachrony.rules.phases.setup import EndgameCards

if TYPE_CHECKING:
    from anachrony.automata.views import AutomatonSeat
    from anachrony.rules.book import Book
    from anachrony.rules.effect import Frame
    from anachrony.rules.state import State

# Every token follows the arrows of its own color; a shared position lies on two routes.
BOARD: Final = BotBoard(
    (
        BotPosition("life_support", BotConstruct(LIFE_SUPPORT), {3: "time_travel"}),
        BotPosition("time_travel", BotTravel(), {3: "slot_II"}),
        BotPosition("slot_II", BotSlot(1), {3: "superproject"}),
        BotPosition("superproject", BotPaidProject(), {3: "remove_anomaly"}),
        BotPosition("remove_anomaly", BotSeal(), {3: "life_support"}),
        BotPosition("power_plant", BotConstruct(POWER_PLANT), {2: "mine", 5: "slot_III"}),
        BotPosition("mine", BotMine(), {2: "slot_I", 4: "lab"}),
        BotPosition("slot_I", BotSlot(0), {2: "recruit", 4: "mine"}),
        BotPosition("recruit", BotRecruit(), {2: "research", 5: "research"}),
        BotPosition("research", BotResearch(), {2: "power_plant", 5: "power_plant"}),
        BotPosition("factory", BotConstruct(FACTORY), {4: "slot_I"}),
        BotPosition("lab", BotConstruct(LAB), {4: "genius_or_research"}),
        BotPosition("genius_or_research", BotGeniusOrResearch(), {4: "factory"}),
        BotPosition("slot_III", BotSlot(2), {5: "recruit"}),
    ),
    tokens={2: "power_plant", 3: "life_support", 4: "factory", 5: "recruit"},
    faces=AI_DIE,
)
COVERED: Final = "genius_or_research"  # by a tile on slot IV
POOL: Final = (5, 5)  # Energy Cores and Exhausted ones
SHOWN: Final = 3  # Solo Objectives

ENERGY_OPTIONS: Final[tuple[str, ...]] = ("energy_1", "energy_2", "energy_3")
OBJECTIVE_OPTIONS: Final[tuple[str, ...]] = ("objectives_0", "objectives_1", "objectives_2")
OPTIONS: Final[tuple[str, ...]] = (
    "random_tiles",
    *B_SIDES,
    "swapped_tiles",
    *ENERGY_OPTIONS,
    "extra_suit",
    "energy_vp",
    *OBJECTIVE_OPTIONS,
    "failures_2vp",
    "new_shapes",
    "slots_3vp",
    "covered_council",
    *MODULE_OPTIONS,
)
# With each set of modules that it has tiles for, the options there are.
COMPANIES: Final[tuple[Company, ...]] = tuple(
    (layout.modules, tuple(option for option in OPTIONS if not foreign(option, layout))) for layout in LAYOUTS
)


class Chronossus(Bot):
    __slots__ = ()

    def turn(self) -> tuple[Effect, ...]:
        return (BotTurn(), NextTurn())

    def power_up(self) -> tuple[Effect, ...]:
        return (DrawEnergy(),)

    def struck(self) -> tuple[Effect, ...]:
        for part in self.parts:
            instead = part.struck()
            if instead:
                return instead
        return (BotAnomaly(),)

    def walk(self, state: State, index: int, token: int) -> None:
        walk_pushing_ahead(state, index, self, token)

    def arrived(self, state: State, index: int, token: int) -> tuple[Effect, ...]:
        seat = state.seats[index]
        action = self.board.positions[seat.beside[self.places][token]].action
        if isinstance(action, BotSlot):
            tile = tiles_of(state.rules, seat)[action.slot]
            if ACTION_TILES[tile].leaps:
                return (Autoleap(token, tile),)
        return ()

    def sight(self, state: State, index: int) -> AutomatonSeat:
        seat = state.seats[index]
        pool = pool_of(state.rules, seat)
        seen = super().sight(state, index)
        seen["tiles"] = [ACTION_TILES[tile].code for tile in tiles_of(state.rules, seat)]
        seen["energy_cores"] = pool[CORES]
        seen["exhausted_cores"] = pool[EXHAUSTED]
        return seen


class ShuffleTiles(Effect):
    """Later games deal the tiles to the slots at random."""

    __slots__ = ()

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        run_first(state, (DealTile(0),), SEAT)
        return ()


def covered(board: BotBoard) -> BotBoard:
    """The board with a tile over the space that a module covers."""
    positions = tuple(
        replace(row, action=BotSlot(FREE_SLOTS)) if row.name == COVERED else row for row in board.positions
    )
    starts = {number: board.names[start] for number, start in zip(board.tokens, board.starts, strict=True)}
    return BotBoard(positions, starts, board.faces)


def chronossus(book: Book, difficulty: tuple[str, ...]) -> None:
    layout = layout_for(book.modules)
    for option in difficulty:
        reason = foreign(option, layout, difficulty)
        if reason:
            raise Unsuitable(reason)
    added = [BOT_MODULES[module] for module in layout.modules]
    for choices in (ENERGY_OPTIONS, OBJECTIVE_OPTIONS, *(part.one_of for part in added)):
        if sum(choice in difficulty for choice in choices) > 1:
            raise Unsuitable(f"one at a time: {', '.join(choices)}")
    if "swapped_tiles" in difficulty and "random_tiles" in difficulty:
        raise Unsuitable("tiles that are dealt at random cannot be swapped")
    if "slots_3vp" in difficulty and "alternate_timeline" not in book.variants:
        raise Unsuitable("slots_3vp is for the alternate_timeline variant")
    tiles = layout.numbers(difficulty)
    if "swapped_tiles" in difficulty:
        tiles[0], tiles[2] = tiles[2], tiles[0]
    more = sum(n for n, option in enumerate(ENERGY_OPTIONS, 1) if option in difficulty)
    fewer = [n for n, option in enumerate(OBJECTIVE_OPTIONS) if option in difficulty]
    slots = book.new_seat_list("chronossus tiles", *tiles)
    book.add_table(TileSlots(slots, deal=book.new_stream("chronossus tile draw")))
    pool = book.new_seat_list("chronossus energy", POOL[CORES] + more, POOL[EXHAUSTED])
    book.add_table(EnergyPool(pool, draw=book.new_stream("chronossus energy draw")))
    numbers = BotRules(
        set_vp=5,
        failure_vp=2 if "failures_2vp" in difficulty else 1,
        recruit_vp=1,
        slot_vp=3 if "slots_3vp" in difficulty else 2,
        stops_with_others=False,
        travels_last=False,
        discards_suit=True,
        new_shapes="new_shapes" in difficulty,
    )
    board = covered(BOARD) if len(tiles) > FREE_SLOTS else BOARD
    bot = Chronossus("chronossus", book, board, numbers, difficulty)
    join(book, bot)
    setup: list[Effect] = [ShuffleTiles()] if "random_tiles" in difficulty else []
    for part in added:
        setup += part.join(book, bot)
    objectives = [objective(book) for part in added for objective in part.objectives]
    setup += deal_objectives(book, fewer[0] if fewer else SHOWN, objectives)
    book.setup.instead(EndgameCards, *setup)
    for part in added:
        if part.with_objectives is not None:
            part.with_objectives(book)
    if "energy_vp" in difficulty:
        book.score_lines.append(EnergyLeft())
