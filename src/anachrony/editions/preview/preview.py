"""The pre-release rules: where they differ from Essential. P numbers are those of docs/editions.md."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from anachrony.automata.bot.bot import Bot
from anachrony.automata.bot.joining import SEAT
from anachrony.editions.edition import Edition
from anachrony.editions.essential import essential
from anachrony.editions.first.first import RESOURCES, WATER_DROPS
from anachrony.editions.preview import board
from anachrony.editions.preview.doomsday import doomsday, doomsday_rules
from anachrony.editions.preview.effects import EndLasting, lasting_effects
from anachrony.editions.preview.pioneers import pioneers, pioneers_rules
from anachrony.editions.preview.tiles import PREVIEW_BUILDINGS, PREVIEW_SUPERPROJECTS
from anachrony.modules.drafts import DraftAssets
from anachrony.rules.book import Book, Steps
from anachrony.rules.kinds import UNLIMITED
from anachrony.rules.phases import setup
from anachrony.rules.phases.clean_up import NextEra
from anachrony.rules.phases.preparation import BeginEra, RevealSuperproject, ShiftStacks
from anachrony.rules.scoring import WarpTiles

WORKERS: Final = {"scientist": 25, "engineer": 25, "administrator": 15, "genius": 12}  # P01
FIRST_EVACUATION: Final = 3  # VP more


def preview(players: int) -> Book:
    book = essential(players)
    book.edition = "preview"
    book.limit(water=WATER_DROPS, **RESOURCES, **WORKERS)  # P02, P17
    book.tiles = [*PREVIEW_BUILDINGS, *PREVIEW_SUPERPROJECTS]  # P06, P07
    _main_board(book)
    for path in book.paths:
        book.put(board.early_path(path))
    book.endgame_cards = list(board.PREVIEW_ENDGAME_CARDS)
    book.turn_order_water = (*(0,) * (players - 1), 1)  # P24
    book.evacuation_cap = UNLIMITED  # P55
    book.evacuation_slots = (FIRST_EVACUATION, *(0,) * (players - 1))  # P54
    book.put_score_line(WarpTiles("warp_tiles", -1))  # P66
    _phases(book)
    lasting_effects(book)
    return book


def _main_board(book: Book) -> None:
    for space in book.spaces:
        book.put(board.as_printed(space))
    book.standard = list(board.STANDARD_ACTIONS)  # P45, P47
    book.deals = list(board.DEALS)
    for tile in board.CAPITAL_TILES:
        book.put(tile)
    book.put(board.ANOMALY)
    book.force = board.FORCE_WORKERS


def _phases(book: Book) -> None:
    """P19, P30: a Superproject is turned up in its own Era. P18, P31: the stacks shift in the set-up and in
    Clean up. P21, P26: a Path and its Evacuation side are chosen together, before Endgame cards are drawn.
    P36: Exosuits stay."""
    book.setup = Steps(
        "setup",
        setup.ChooseSide(),
        setup.DrawFirst(),
        setup.FillStacks(),
        ShiftStacks(),
        setup.EachSeat(setup.ChoosePath(), setup.ChooseEvacuation()),
        setup.EndgameCards(),
        setup.EachSeat(setup.StartingAssets()),
        setup.EachSeat(setup.ChooseLeader()),
        setup.TurnOrderWater(),
        BeginEra(),
    )
    book.era.instead(RevealSuperproject, RevealSuperproject(ahead=0))
    book.era.instead(ShiftStacks)
    book.next_era.instead(NextEra, ShiftStacks(), EndLasting(), NextEra(suits_stay=True))


def asset_draft(book: Book) -> None:
    """P105: no kit. Nobody could act without Workers, so those of the Path board are kept (HOUSE), as is the
    Essential Edition's word on a tie for the first turn."""
    book.setup.instead(
        DraftAssets, setup.EachSeat(setup.StartingAssets(assets=False)), DraftAssets(kit=False)
    )


def chronobot(book: Book) -> None:
    """P130: all nine Warp tiles, one cube for a Mine Action, and nobody has VP more for evacuating first."""
    bot = book.automata[SEAT]
    assert isinstance(bot, Bot)
    bot.numbers = replace(bot.numbers, warp_tiles=len(book.warp_tiles), mines_beside=False)
    book.evacuation_slots = (0,) * book.players


PREVIEW: Final = Edition(
    "preview",
    preview,
    modules=("doomsday", "pioneers"),  # P16
    variants=("simultaneous_power_up", "endgame_draft", "asset_draft"),  # P25, P34, P108
    solo=("chronobot_early",),  # P130
    differences=(
        "P17",
        "P21",
        "P23",
        "P30",
        "P35",
        "P36",
        "P40",
        "P54",
        "P66",
        "P105",
        "P109",
        "P118",
        "P120",
        "P126",
        "P130",
    ),
    first="random",  # P23
    evacuation="choose",  # P21
    amend={
        "doomsday": doomsday,
        "pioneers": pioneers,
        "asset_draft": asset_draft,
        "chronobot_early": chronobot,
    },
    amend_rules={"doomsday": doomsday_rules, "pioneers": pioneers_rules},
)
