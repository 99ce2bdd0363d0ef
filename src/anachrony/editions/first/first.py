"""The first retail edition: where it differs from Essential. F numbers are those of docs/editions.md."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from anachrony.automata.bot.bot import Bot
from anachrony.automata.bot.joining import SEAT
from anachrony.components.paths import DOMINANCE_B, PROGRESS_B, spots
from anachrony.editions.edition import Edition
from anachrony.editions.essential import essential
from anachrony.editions.first.leaders import FIRST_RULEBOOK, LEADERS
from anachrony.modules.doomsday.cards import ENHANCEMENT_PACK
from anachrony.modules.doomsday.rows import Doomsday
from anachrony.rules import measures
from anachrony.rules.book import Book
from anachrony.rules.effects.assets import Gain, PayUpTo, X, cost
from anachrony.rules.effects.time import TravelAsPaid
from anachrony.rules.kinds import (
    ADMINISTRATOR,
    ANYBODY,
    FACTORY,
    LAB,
    LIFE_SUPPORT,
    POWER_PLANT,
    SCIENTIST,
    UNLIMITED,
    URANIUM,
    VP,
    WATER,
)
from anachrony.rules.module import Variant
from anachrony.rules.phases.preparation import FillMinePool, LayMineCubes
from anachrony.rules.rows import Board, Evacuation, Path, Worker

RESOURCES: Final = {"titanium": 25, "uranium": 20, "gold": 20, "neutronium": 15}  # F05
WATER_DROPS: Final = 20 * 1 + 10 * 5  # F01
WORKERS: Final = {"scientist": 25, "engineer": 25, "administrator": 15, "genius": 15}  # F05

# F18: 113 pays as much as it likes, goes up to so many Eras back, and scores what it has paid.
USE_OF_113: Final = Worker(ANYBODY, (PayUpTo(eras=False), TravelAsPaid(exactly=False), Gain(VP, X)))

EVACUATIONS: Final = (
    Evacuation(  # F34: spots that are built on, so an Anomaly alone is not enough
        "nature's resurgence",
        FIRST_RULEBOOK,
        needs=(measures.BUILT_SPOTS, 6),
        base=2,
        per_set=3,
        each=((measures.BUILDINGS, 1), (measures.WORKERS_OF[ADMINISTRATOR], 1)),
    ),
    Evacuation(  # F31
        "technological superiority",
        FIRST_RULEBOOK,
        needs=(measures.BUILDINGS_OF[LAB], 3),
        base=5,
        per_set=2,
        each=((measures.WORKERS_OF[SCIENTIST], 1), (measures.ALL_BREAKTHROUGHS, 1)),
    ),
    Evacuation(  # F32
        "the apex of humanity",
        FIRST_RULEBOOK,
        needs=(measures.STOCK_OF[WATER], 8),
        base=3,
        per_set=4,
        each=((measures.SUPERPROJECTS, 1),),
    ),
    Evacuation(  # F33
        "masters of time",
        FIRST_RULEBOOK,
        needs=(measures.ANOMALIES, 2),
        base=6,
        per_set=2,
        each=((measures.UNUSED_WARPS, 1), (measures.STOCK_OF[URANIUM], 1)),
    ),
)

DOMINANCE_B_FIRST: Final = replace(  # F38: the second Lab spot too
    DOMINANCE_B,
    source=f"costs: {FIRST_RULEBOOK}; the rest: Essential Edition",
    costs=spots(
        (
            (POWER_PLANT, 2, cost(N=1, T=2, W=2)),
            (FACTORY, 3, cost(T=2, G=1, W=2)),
            (LIFE_SUPPORT, 2, cost(T=2, W=1)),
            (LAB, 2, cost(T=2, W=2)),
        )
    ),
)
PROGRESS_B_FIRST: Final = replace(  # F40: no Energy Core on the bottom hexes
    PROGRESS_B,
    source=f"hexes: {FIRST_RULEBOOK}; the rest: Essential Edition",
    hex_costs=((cost(),), (cost(),), (cost(),), (cost(any=1),), (cost(any=1),), (cost(any=1),)),
)


def first(players: int) -> Book:
    book = essential(players)
    book.edition = "first"
    book.limit(water=WATER_DROPS, **RESOURCES, **WORKERS)
    book.path_markers = 8  # F06
    book.mine_cubes = book.new_list("cubes beside the mine")  # F05
    book.era.after(FillMinePool, LayMineCubes())
    book.evacuation_cap = UNLIMITED  # F14
    tile = next(tile for tile in book.tiles if tile.code == 113)
    book.put(replace(tile, use=USE_OF_113))
    for path in book.paths:
        book.put(_as_printed(path))
    return book


def unlimited_supplies(book: Book) -> None:
    """Stand-ins for whatever runs out, as the publisher allows since the second printing."""
    book.limits.clear()
    book.path_markers = UNLIMITED


def _as_printed(path: Path) -> Path:
    leaders = {leader.name: leader for leader in LEADERS}  # F26 to F29
    evacuations = {row.name: row for row in EVACUATIONS}
    boards: dict[str, Board] = {"dominance": DOMINANCE_B_FIRST, "progress": PROGRESS_B_FIRST}
    return replace(
        path,
        leaders=tuple(leaders.get(leader.name, leader) for leader in path.leaders),
        evacuations=tuple(evacuations.get(row.name, row) for row in path.evacuations),
        boards=(path.boards[0], boards.get(path.name, path.boards[1])),
    )


def doomsday(book: Book) -> None:
    table = book.table(Doomsday)
    cards = [card for card in table.cards if card.name not in ENHANCEMENT_PACK]  # F46
    for number, card in enumerate(cards):
        if card.name == "austerity measures":  # F47: Morale above 0
            cards[number] = replace(card, needs=((measures.MORALE_VP, 1),), source=FIRST_RULEBOOK)
    book.put_table(replace(table, cards=cards))


def chronobot(book: Book) -> None:
    """F50: it removes an Anomaly for one cube and one Water, as printed; the FAQ's price came later."""
    bot = book.automata[SEAT]
    assert isinstance(bot, Bot)
    bot.numbers = replace(bot.numbers, seal_price=1)


FIRST: Final = Edition(
    "first",
    first,
    modules=("doomsday",),  # F03
    variants=(  # F07: no covered World Council
        "fixed_paradox",
        "simultaneous_power_up",
        "endgame_draft",
        "asset_draft",
        "alternate_timeline",
    ),
    own_variants={"unlimited_supplies": Variant(unlimited_supplies)},
    solo=("chronobot_retail",),  # F50
    differences=("F05", "F06", "F14", "F46", "F50"),
    amend={"doomsday": doomsday, "chronobot_retail": chronobot},
)
