"""What every row of the tables says: tiles, leaders, spaces, boards, cards. Made from the rows alone."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from anachrony.rules.effects.main_board import Trade
from anachrony.rules.kinds import (
    ASSET_WORDS,
    CAPITAL_WORDS,
    COLUMNS,
    HEX_WORDS,
    HEXES,
    ICON_WORDS,
    ICONS,
    SHAPE_WORDS,
    SPOTS,
    SUPERPROJECT,
    TYPE_WORDS,
    WORKER_WORDS,
)
from anachrony.values.amounts import amounts_in
from anachrony.wording.effects import (
    admitted,
    asset_of,
    passive,
    price,
    sequence,
    trigger,
    use,
    worker_of,
)
from anachrony.wording.message import Message, folded, message

if TYPE_CHECKING:
    from anachrony.rules.rows import (
        Anomaly,
        AssetCard,
        Board,
        CapitalTile,
        Card,
        EndgameCard,
        Evacuation,
        Hook,
        Leader,
        Path,
        Space,
        Tile,
        WarpTile,
    )
    from anachrony.rules.ruleset import Ruleset


WINDOW_WORDS: Final = ("never", "before", "after", "always")  # by what an Anomaly's ``retrieves`` is


@lru_cache(4096)
def name(text: str) -> Message:
    """The name of a row, such as "welfare society" or "wolfe"."""
    slug = "".join(c if c.isalnum() else "-" for c in text.replace("'", ""))
    return message(f"name-{slug}")


# --- tiles --------------------------------------------------------------------------------------------


def tile_name(tile: Tile) -> Message:
    if tile.kind == SUPERPROJECT:
        return name(tile.name)
    return message("building", type=TYPE_WORDS[tile.kind], code=tile.name)


def tile(row: Tile) -> list[Message]:
    """What a building or Superproject does."""
    return _doing(row, "when-built")


def anomaly(row: Anomaly) -> list[Message]:
    """What an Anomaly costs, when it lifts a Warp tile, and what it does."""
    line = message("anomaly-line", vp=row_of((row.vp,)), window=WINDOW_WORDS[row.retrieves])
    return [line, *_doing(row, "when-placed")]


def _doing(row: Tile | Anomaly, once: str) -> list[Message]:
    told: list[Message] = []
    if row.use is not None:
        told.append(use(row.use))
    if row.free is not None:
        told.append(use(row.free))
    told += [message("always", what=passive(trait, n)) for trait, n in row.passives]
    if row.built:
        told.append(message(once, then=sequence(row.built)))
    told += [trigger(moment, effect) for moment, effect in row.triggers]
    return told


def tile_cost(row: Tile) -> list[Message]:
    """What a Superproject costs; a building costs what its spot says."""
    if row.cost is None:
        return [message("cost-of-spot")]
    told = [message("cost", price=price(row.cost))]
    if row.worker_cost >= 0:
        told.append(message("cost-worker", worker=WORKER_WORDS[row.worker_cost]))
    first, second = row.shapes
    if row.breakthrough >= 0:
        told.append(
            message(
                "cost-breakthrough",
                breakthrough=breakthrough(row.breakthrough),
                first=SHAPE_WORDS[first],
                second=SHAPE_WORDS[second],
            )
        )
    else:
        told.append(message("cost-two-breakthroughs", shape=SHAPE_WORDS[first]))
    return told


def breakthrough(kind: int) -> Message:
    return message("breakthrough", shape=SHAPE_WORDS[kind // ICONS], icon=ICON_WORDS[kind % ICONS])


# --- the Main board -----------------------------------------------------------------------------------


def space(row: Space, rules: Ruleset) -> list[Message]:
    told = [
        message(
            "space-line",
            workers=admitted(row.workers),
            water=row.water,
            then=sequence(row.then),
            keeps=admitted(row.keeps),
            pool="yes" if row.pool else "no",
            after_impact="yes" if row.after_impact else "no",
        )
    ]
    if any(isinstance(effect, Trade) for effect in row.then):
        told.append(message("deals", deals=deals(rules)))
    return told


def deals(rules: Ruleset) -> tuple[Message, ...]:
    """The exchanges that there are; one that goes both ways is named once."""
    ways = [(deal.pay.words(), deal.gain.words()) for deal in rules.deals]
    told: list[Message] = []
    for at, deal in enumerate(rules.deals):
        pay, gain = ways[at]
        if (gain, pay) in ways[:at]:
            continue
        key = "deal-both" if (gain, pay) in ways else "deal"
        told.append(message(key, pay=price(deal.pay), gain=price(deal.gain)))
    return tuple(told)


def capital_name(row: CapitalTile) -> Message:
    """The name of a Collapsing Capital tile, with its number where it has one."""
    numbers = amounts_in(row.then)
    named = name(row.name)
    return message(named.key, n=numbers[0]) if numbers else named


def capital_tile(row: CapitalTile) -> list[Message]:
    return [message("capital-line", action=CAPITAL_WORDS[row.capital], then=sequence(row.then))]


# --- people and Paths ---------------------------------------------------------------------------------


def leader(row: Leader) -> list[Message]:
    told = [use(one) for one in (row.use, row.free) if one is not None]
    told += [message("always", what=passive(trait, n)) for trait, n in row.passives]
    told += [trigger(moment, effect) for moment, effect in row.triggers]
    return told


def measured(what: Hook, n: int) -> Message:
    return message("measure", what=what.name, n=n)


def evacuation(row: Evacuation) -> list[Message]:
    what, least = row.needs
    return [
        message("evacuation-needs", what=measured(what, least)),
        message(
            "evacuation-vp",
            base=row.base,
            per_set=row.per_set,
            each=tuple(measured(what, n) for what, n in row.each),
            count=len(row.each),
        ),
    ]


def endgame(row: EndgameCard) -> list[Message]:
    what = row.measure.name
    return [message("endgame-line", what=f"fewest_{what}" if row.fewest else what)]


def path(row: Path, rules: Ruleset) -> list[Message]:
    """What a Path starts with."""
    words = rules.worker_words
    assets = tuple(message("amount", what=ASSET_WORDS[i], n=n) for i, n in enumerate(row.start) if n)
    assets += tuple(message("amount", what=word, n=n) for word, n in row.more)
    active = tuple(message("amount", what=words[i], n=n) for i, n in enumerate(row.active) if n)
    tired = tuple(message("amount", what=words[i], n=n) for i, n in enumerate(row.tired) if n)
    told = [message("starts-with", what=assets), message("starts-active", what=active)]
    if tired:
        told.append(message("starts-tired", what=tired))
    if row.breakthroughs:
        told.append(message("starts-breakthroughs", n=row.breakthroughs))
    return told


# --- Player boards ------------------------------------------------------------------------------------


def board(row: Board, other: Board | None = None) -> list[Message]:
    """What a Player board says; given another one, only where they differ."""
    told = [
        message("board-spot", spot=spot_name(spot), price=price(row.costs[spot]))
        for spot in range(SPOTS)
        if other is None or other.costs[spot].words() != row.costs[spot].words()
    ]
    if other is None or (row.morale_vp, row.morale_start) != (other.morale_vp, other.morale_start):
        told.append(message("board-morale", vp=row_of(row.morale_vp), start=row.morale_start + 1))
    if other is None or row.supply != other.supply:
        told.append(message("board-supply", water=row_of(row.supply)))
    if other is None or row.overflow != other.overflow:
        told.append(message("board-overflow", vp=row.overflow))
    if other is None or row.travel_vp != other.travel_vp:
        told.append(message("board-travel", vp=row_of(row.travel_vp)))
    for hex_ in range(HEXES):
        if other is None or _ways(row, hex_) != _ways(other, hex_):
            ways = [message("cost", price=price(way)) for way in row.hex_costs[hex_]]
            told.append(message("board-hex", hex=HEX_WORDS[hex_], price=folded("either", ways)))
    if other is None or row.hex_water != other.hex_water:
        told.append(message("board-hex-water", n=row.hex_water))
    if other is None or row.destroyed != other.destroyed:
        lost = tuple(message("hex", hex=HEX_WORDS[h]) for h in range(HEXES) if row.destroyed >> h & 1)
        told.append(message("board-destroyed", hexes=lost))
    told += [
        message("always", what=passive(trait, n))
        for trait, n in row.passives
        if other is None or (trait, n) not in other.passives
    ]
    return told


def _ways(row: Board, hex_: int) -> list[str]:
    return [way.words() for way in row.hex_costs[hex_]]


def row_of(numbers: tuple[int, ...]) -> str:
    return " ".join(str(n).replace("-", "\N{MINUS SIGN}") for n in numbers)


def spot_name(spot: int) -> Message:
    return message("spot", type=TYPE_WORDS[spot // COLUMNS], n=spot % COLUMNS + 1)


# --- cards and small things ---------------------------------------------------------------------------


def recruit_card(row: Card) -> list[Message]:
    what = tuple(message("amount", what=WORKER_WORDS[i], n=n) for i, n in enumerate(row.numbers) if n)
    return [message("recruit-card-line", what=what)]


def mine_card(row: Card) -> list[Message]:
    what = tuple(message("asset", what=ASSET_WORDS[resource]) for resource in row.numbers)
    return [message("mine-card-line", what=what)]


def asset_card(row: AssetCard) -> list[Message]:
    return [sequence(row.effects)]


def warp_tile(row: WarpTile) -> list[Message]:
    if row.asset >= 0:
        gained = message("amount", what=asset_of(row), n=row.count)
    elif row.worker >= 0:
        gained = message("amount-active", worker=worker_of(row), n=1)
    else:
        gained = message("amount", what="exosuit", n=1)
    return [message("warp-line", gained=gained, water=row.water)]
