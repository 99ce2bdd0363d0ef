"""An owner's values in the rows of the base game. Sections and keys are listed in docs/values.md."""

from __future__ import annotations

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
from anachrony.rules.values import OWNER, Values

if TYPE_CHECKING:
    from anachrony.rules.effect import Effect
    from anachrony.rules.ruleset import Book

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
    book.recruit_cards = [_recruit(row, values.section("recruit_cards")) for row in book.recruit_cards]
    book.mine_cards = [_mine(row, values.section("mine_cards")) for row in book.mine_cards]
    book.warp_tiles = [_warp(row, values.section("warp_tiles").section(row.name)) for row in book.warp_tiles]
    dice = values.section("dice")
    book.paradox_faces = dice.numbers("paradox", book.paradox_faces, 0, 3)
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
    then = values.amounts("amounts", row.then)
    return Use(row.workers, pay, then, row.keeps, row.dies, row.copyable)


def _tile(row: Tile, values: Values) -> Tile:
    if not values:
        return row
    cost = row.cost
    shapes = row.shapes
    breakthrough, worker = row.breakthrough, row.worker_cost
    if cost is not None:
        cost = values.cost("cost", cost, mixed=False)
        breakthrough = values.word("breakthrough", breakthrough, KIND_WORDS)
        first, second = values.words("shapes", shapes, SHAPE_WORDS)
        shapes = (first, second)
        if worker >= 0:
            worker = values.word("worker", worker, WORKER_WORDS)
    use, free = row.use, row.free
    built = row.built
    if use is not None:
        use = _use(use, values)
    elif free is not None:
        free = _use(free, values)
    else:
        built = values.amounts("amounts", built)
    return Tile(
        row.code,
        row.kind,
        row.name,
        values.number("vp", row.vp, -9, MOST_VP),
        OWNER,
        use=use,
        free=free,
        passives=row.passives,
        built=built if use is None and free is None else values.amounts("built", built),
        triggers=row.triggers,
        reach=values.number("reach", row.reach, 0, 7),
        cost=cost,
        worker_cost=worker,
        breakthrough=breakthrough,
        shapes=shapes,
    )


def _space(row: Space, values: Values) -> Space:
    if not values:
        return row
    return Space(
        row.name,
        row.then,
        OWNER,
        workers=row.workers,
        water=values.number("water", row.water, 0, 5),
        keeps=row.keeps,
        pool=row.pool,
        capital=row.capital,
        after_impact=row.after_impact,
    )


def space_with_values(row: Space, values: Values) -> Space:
    """For the spaces that a module brings."""
    return _space(row, values.section("spaces").section(row.name))


def _capital_tile(row: CapitalTile, values: Values) -> CapitalTile:
    if not values:
        return row
    return CapitalTile(row.code, row.capital, row.name, values.amounts("amounts", row.then), OWNER)


def _path(row: Path, values: Values) -> Path:
    own = values.section("paths").section(row.name)
    boards = values.section("boards").section(row.name)
    a, b = (_board(board, boards.section(side)) for board, side in zip(row.boards, SIDES, strict=True))
    first, second = (_evacuation(one, values.section("evacuation")) for one in row.evacuations)
    start = row.start
    assets = own.numbers("assets", start, 0, 12)
    active, tired = own.numbers("active", row.active, 0, 6), own.numbers("tired", row.tired, 0, 6)
    return Path(
        row.name,
        OWNER if own else row.source,
        start=(assets[0], assets[1], assets[2], assets[3], assets[4], assets[5]),
        active=(active[0], active[1], active[2], active[3]),
        tired=(tired[0], tired[1], tired[2], tired[3]),
        breakthroughs=own.number("breakthroughs", row.breakthroughs, 0, 5),
        boards=(a, b),
        leaders=row.leaders,
        evacuations=(first, second),
    )


def _board(row: Board, values: Values) -> Board:
    if not values:
        return row
    morale_vp = values.numbers("morale_vp", row.morale_vp, -9, MOST_VP)
    return Board(
        OWNER,
        costs=values.costs("costs", row.costs),
        morale_vp=morale_vp,
        morale_start=values.number("morale_start", row.morale_start, 0, len(morale_vp) - 1),
        supply=values.numbers("supply", row.supply, 0, 12),
        overflow=values.number("overflow", row.overflow, 0, 9),
        travel_vp=values.numbers("travel_vp", row.travel_vp, 0, 40),
        hex_costs=values.lists("hexes", row.hex_costs),
        hex_water=values.number("hex_water", row.hex_water, 0, 5),
        destroyed=row.destroyed,
        passives=row.passives,
    )


def _evacuation(row: Evacuation, values: Values) -> Evacuation:
    own = values.section(row.name)
    if not own:
        return row
    counts = own.numbers("each", tuple(n for _, n in row.each), 1, 9)
    return Evacuation(
        row.name,
        OWNER,
        needs=(row.needs[0], own.number("needs", row.needs[1], 0, 12)),
        base=own.number("base", row.base, 0, 30),
        per_set=own.number("per_set", row.per_set, 0, 12),
        each=tuple((what, n) for (what, _), n in zip(row.each, counts, strict=True)),
    )


def _recruit(row: Card, values: Values) -> Card:
    own = values.section(str(row.code))
    if not own:
        return row
    workers = own.numbers("workers", row.numbers, 0, 4)
    if sum(workers) != sum(row.numbers):
        raise own.wrong("workers", f"a Recruit card has {sum(row.numbers)} Workers, not {sum(workers)}")
    return Card(row.code, workers, OWNER, row.name)


def _mine(row: Card, values: Values) -> Card:
    own = values.section(str(row.code))
    return Card(row.code, own.words("resources", row.numbers, ASSET_LETTERS[:4]), OWNER) if own else row


def _warp(row: WarpTile, values: Values) -> WarpTile:
    if not values:
        return row
    return WarpTile(
        row.name,
        OWNER,
        asset=row.asset,
        count=values.number("count", row.count, 1, 5),
        worker=row.worker,
        suit=row.suit,
        water=values.number("water", row.water, 0, 5),
    )


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
    return AssetCard(row.code, tuple(effects), OWNER)


def timeline_tile(era: int, slots: tuple[int, ...], values: Values) -> tuple[int, ...]:
    """The symbols on the Warp slots of an Era's tile."""
    return values.section("timeline").section(str(era)).words("slots", slots, SYMBOL_WORDS)
