"""An owner's values in the rows of the base game. Sections and keys are listed in docs/values.md."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from anachrony.rules.effects.assets import Gain, Pay
from anachrony.rules.effects.research import RandomBreakthrough
from anachrony.rules.effects.workers import GainWorker
from anachrony.rules.kinds import (
    ASSET_LETTERS,
    ASSETS,
    BREAKTHROUGHS,
    ICON_WORDS,
    ICONS,
    SHAPE_WORDS,
    SUPERPROJECT,
    SYMBOL_WORDS,
    WORKER_WORDS,
)
from anachrony.rules.values import OWNER, Values

if TYPE_CHECKING:
    from anachrony.rules.book import Book
    from anachrony.rules.effect import Effect
    from anachrony.rules.rows import (
        AssetCard,
        Board,
        CapitalTile,
        Card,
        Evacuation,
        Path,
        Space,
        Tile,
        Use,
        WarpTile,
    )

MOST_VP: Final = 20
SIDES: Final = ("A", "B")
KIND_WORDS: Final = tuple(
    f"{SHAPE_WORDS[kind // ICONS]} {ICON_WORDS[kind % ICONS]}" for kind in range(BREAKTHROUGHS)
)


def with_values(book: Book) -> None:
    """Put the owner's values into an edition's rows; rows without any stay as they are."""
    values = book.values
    if not values:
        return
    buildings, projects = values.section("buildings"), values.section("superprojects")
    book.tiles = [
        _tile(row, (projects if row.kind == SUPERPROJECT else buildings).section(row.name))
        for row in book.tiles
    ]
    book.spaces = [_space(row, values.section("spaces").section(row.name)) for row in book.spaces]
    capital = values.section("capital_tiles")
    book.capital_tiles = [_capital_tile(row, capital.section(row.name)) for row in book.capital_tiles]
    book.paths = [_path(row, values) for row in book.paths]
    recruit, mine = values.section("recruit_cards"), values.section("mine_cards")
    book.recruit_cards = [_recruit(row, recruit.section(str(row.code))) for row in book.recruit_cards]
    book.mine_cards = [_mine(row, mine.section(str(row.code))) for row in book.mine_cards]
    book.warp_tiles = [_warp(row, values.section("warp_tiles").section(row.name)) for row in book.warp_tiles]
    dice = values.section("dice")
    book.paradox_die = dice.numbers("paradox", book.paradox_die, 0, 3)
    book.shape_faces = dice.words("shape", book.shape_faces, SHAPE_WORDS)
    book.icon_faces = dice.words("icon", book.icon_faces, ICON_WORDS)
    book.paradox_limit = values.number("paradox_limit", book.paradox_limit, 2, 6)
    book.turn_order_water = values.numbers("turn_order_water", book.turn_order_water, 0, 5)
    book.evacuation_cap = values.number("evacuation_cap", book.evacuation_cap, 0, 99)
    book.late_evacuation = values.number("late_evacuation", book.late_evacuation, 0, 9)


def _use(row: Use | None, values: Values) -> Use | None:
    """Another price or other amounts of a Worker space or Free Action."""
    if row is None:
        return None
    pay = row.pay
    if pay is not None:
        cost = values.cost("pay", pay.cost)
        pay = Pay(cost.fixed, cost.any)
    return replace(row, pay=pay, then=values.amounts("amounts", row.then))


def _tile(row: Tile, values: Values) -> Tile:
    if not values:
        return row
    if row.cost is not None:
        worker = row.worker_cost
        row = replace(
            row,
            cost=values.cost("cost", row.cost, mixed=False),
            worker_cost=values.word("worker", worker, WORKER_WORDS) if worker >= 0 else worker,
            breakthrough=values.word("breakthrough", row.breakthrough, KIND_WORDS),
            shapes=values.words("shapes", row.shapes, SHAPE_WORDS),
        )
    if row.use is not None:
        row = replace(row, use=_use(row.use, values), built=values.amounts("built", row.built))
    elif row.free is not None:
        row = replace(row, free=_use(row.free, values), built=values.amounts("built", row.built))
    else:
        row = replace(row, built=values.amounts("amounts", row.built))
    return replace(
        row,
        vp=values.number("vp", row.vp, -9, MOST_VP),
        reach=values.number("reach", row.reach, 0, 7),
        source=OWNER,
    )


def _space(row: Space, values: Values) -> Space:
    return replace(row, water=values.number("water", row.water, 0, 5), source=OWNER) if values else row


def space_with_values(row: Space, values: Values) -> Space:
    """For the spaces that a module brings."""
    return _space(row, values.section("spaces").section(row.name))


def _capital_tile(row: CapitalTile, values: Values) -> CapitalTile:
    return replace(row, then=values.amounts("amounts", row.then), source=OWNER) if values else row


def _path(row: Path, values: Values) -> Path:
    own = values.section("paths").section(row.name)
    boards = values.section("boards").section(row.name)
    evacuation = values.section("evacuation")
    return replace(
        row,
        source=OWNER if own else row.source,
        start=own.numbers("assets", row.start, 0, 12),
        active=own.numbers("active", row.active, 0, 6),
        tired=own.numbers("tired", row.tired, 0, 6),
        breakthroughs=own.number("breakthroughs", row.breakthroughs, 0, 5),
        boards=tuple(
            _board(board, boards.section(side)) for board, side in zip(row.boards, SIDES, strict=True)
        ),
        evacuations=tuple(_evacuation(one, evacuation.section(one.name)) for one in row.evacuations),
    )


def _board(row: Board, values: Values) -> Board:
    if not values:
        return row
    return replace(
        row,
        source=OWNER,
        costs=values.costs("costs", row.costs),
        morale_vp=values.numbers("morale_vp", row.morale_vp, -9, MOST_VP),
        morale_start=values.number("morale_start", row.morale_start, 0, len(row.morale_vp) - 1),
        supply=values.numbers("supply", row.supply, 0, 12),
        overflow=values.number("overflow", row.overflow, 0, 9),
        travel_vp=values.numbers("travel_vp", row.travel_vp, 0, 40),
        hex_costs=values.lists("hexes", row.hex_costs),
        hex_water=values.number("hex_water", row.hex_water, 0, 5),
    )


def _evacuation(row: Evacuation, values: Values) -> Evacuation:
    if not values:
        return row
    counts = values.numbers("each", tuple(n for _, n in row.each), 1, 9)
    return replace(
        row,
        source=OWNER,
        needs=(row.needs[0], values.number("needs", row.needs[1], 0, 12)),
        base=values.number("base", row.base, 0, 30),
        per_set=values.number("per_set", row.per_set, 0, 12),
        each=tuple((what, n) for (what, _), n in zip(row.each, counts, strict=True)),
    )


def _recruit(row: Card, values: Values) -> Card:
    if not values:
        return row
    workers = values.numbers("workers", row.numbers, 0, 4)
    if sum(workers) != sum(row.numbers):
        raise values.wrong("workers", f"a Recruit card has {sum(row.numbers)} Workers, not {sum(workers)}")
    return replace(row, numbers=workers, source=OWNER)


def _mine(row: Card, values: Values) -> Card:
    if not values:
        return row
    return replace(row, numbers=values.words("resources", row.numbers, ASSET_LETTERS[:4]), source=OWNER)


def _warp(row: WarpTile, values: Values) -> WarpTile:
    if not values:
        return row
    count, water = values.number("count", row.count, 1, 5), values.number("water", row.water, 0, 5)
    return replace(row, count=count, water=water, source=OWNER)


# --- what variants bring ------------------------------------------------------------------------------


def asset_card(row: AssetCard, values: Values) -> AssetCard:
    """Gains as a text such as "administrator 2W" or "breakthrough 1G"; its Workers are Tired."""
    own = values.section("asset_cards").section(str(row.code))
    text = own.text("gains")
    if text is None:
        return row
    effects: list[Effect] = []
    for part in text.split():
        if part in WORKER_WORDS:
            effects.append(GainWorker(WORKER_WORDS.index(part), tired=True))
        elif part == "breakthrough":
            effects.append(RandomBreakthrough())
        elif part[:-1].isdecimal() and part[-1] in ASSET_LETTERS and 1 <= int(part[:-1]) <= 12:
            effects.append(Gain(ASSET_LETTERS.index(part[-1]), int(part[:-1])))
        else:
            raise own.wrong("gains", f"{part!r:.40} is no gain; write 2W, engineer or breakthrough")
    if not effects or len(effects) > ASSETS:
        raise own.wrong("gains", f"a card gives one to {ASSETS} things")
    return replace(row, effects=tuple(effects), source=OWNER)


def timeline_tile(era: int, slots: tuple[int, ...], values: Values) -> tuple[int, ...]:
    """The symbols on the Warp slots of an Era's tile."""
    return values.section("timeline").section(str(era)).words("slots", slots, SYMBOL_WORDS)
