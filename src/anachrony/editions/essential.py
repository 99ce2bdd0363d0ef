"""The Essential Edition: the base of everything. Other editions list only what differs."""

from __future__ import annotations

from typing import Final

from anachrony.components import crew, decks, main_board, paths
from anachrony.components.buildings import BUILDINGS
from anachrony.components.superprojects import SUPERPROJECTS
from anachrony.editions.edition import Edition
from anachrony.rules.book import Book, Steps
from anachrony.rules.effects.flow import BeginPhase
from anachrony.rules.kinds import (
    ACTION_ROUNDS,
    CLEAN_UP,
    ENDING,
    PARADOX_PHASE,
    POWER_UP,
    PREPARATION,
    WARP,
)
from anachrony.rules.phases import setup
from anachrony.rules.phases.action_rounds import ActionRounds, EndTurn, TakeTurn
from anachrony.rules.phases.clean_up import BeginCleanUp, CheckEnd, CheckImpact, Impact, NextEra, Retrieve
from anachrony.rules.phases.ending import Finish, Untangle
from anachrony.rules.phases.paradox import ParadoxRolls
from anachrony.rules.phases.power_up import BeginPowerUp
from anachrony.rules.phases.preparation import (
    BeginEra,
    FillMinePool,
    FillRecruitPool,
    RevealSuperproject,
    ShiftStacks,
)
from anachrony.rules.phases.warp import BeginWarp, RevealWarp
from anachrony.rules.scoring import PRINTED_LINES


def essential(players: int) -> Book:
    book = Book("essential", players)
    book.tiles = [*BUILDINGS, *SUPERPROJECTS]
    book.workers = list(crew.WORKERS)
    book.spaces = main_board.spaces(players)
    book.standard = list(main_board.STANDARD_ACTIONS)
    book.capital_workers = list(main_board.CAPITAL_WORKERS)
    book.capital_tiles = list(main_board.CAPITAL_TILES)
    book.deals = list(main_board.DEALS)
    book.recruit_bonuses = list(main_board.RECRUIT_BONUSES)
    book.add(main_board.ANOMALY)
    book.supply = main_board.SUPPLY
    book.force = main_board.FORCE_WORKERS
    book.paths = list(paths.PATHS)
    book.recruit_cards = list(decks.RECRUIT_CARDS)
    book.mine_cards = list(decks.MINE_CARDS)
    book.endgame_cards = list(decks.ENDGAME_CARDS)
    book.endgame_used = 5
    book.asset_cards = list(decks.ASSET_CARDS)
    book.kit = decks.KIT
    book.warp_tiles = list(decks.WARP_TILES)
    book.timeline = list(decks.TIMELINE)
    book.breakthrough_copies = decks.BREAKTHROUGH_COPIES
    book.paradox_die = decks.PARADOX_FACES
    book.paradox_limit = 3
    book.shape_faces = decks.SHAPE_FACES
    book.icon_faces = decks.ICON_FACES
    book.turn_order_water = (0, 1, 1, 2)
    book.impact_after = 4
    book.evacuation_cap = 30
    book.evacuation_slots = (*(0,) * (players - 1), -3)
    book.score_lines = list(PRINTED_LINES)
    book.turn = (TakeTurn(), EndTurn())
    book.setup = Steps(
        "setup",
        setup.ChooseSide(),
        setup.DrawFirst(),
        setup.FillStacks(),
        RevealSuperproject(),
        setup.EndgameCards(),
        setup.EachSeat(setup.ChoosePath()),
        setup.EachSeat(setup.ChooseEvacuation()),
        setup.EachSeat(setup.StartingAssets()),
        setup.EachSeat(setup.ChooseLeader()),
        setup.TurnOrderWater(),
        BeginEra(),
    )
    book.era = Steps(
        "era",
        BeginPhase(PREPARATION),
        RevealSuperproject(),
        ShiftStacks(),
        FillRecruitPool(),
        FillMinePool(),
        BeginPhase(PARADOX_PHASE),
        ParadoxRolls(),
        BeginPhase(POWER_UP),
        BeginPowerUp(),
        BeginPhase(WARP),
        BeginWarp(),
        RevealWarp(),
        BeginPhase(ACTION_ROUNDS),
        ActionRounds(),
        BeginPhase(CLEAN_UP),
        BeginCleanUp(),
        Retrieve(),
        CheckImpact(),
        CheckEnd(),
    )
    book.next_era = Steps("next era", NextEra(), BeginEra())
    book.impact = Steps("impact", Impact())
    book.ending = Steps("ending", BeginPhase(ENDING), Untangle(), Finish())
    return book


ESSENTIAL: Final = Edition(
    "essential",
    essential,
    modules=("doomsday", "pioneers", "guardians", "fractures", "variable_anomalies"),
    variants=(
        "fixed_paradox",
        "covered_council",
        "simultaneous_power_up",
        "endgame_draft",
        "asset_draft",
        "alternate_timeline",
        "more_buildings",
    ),
    solo=("chronobot", "chronossus", "chronobot_retail", "chronobot_early"),
)
