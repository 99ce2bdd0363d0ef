"""What an owner may say of the base game. Sections and keys are listed in docs/values.md."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

from anachrony.rules.effects.assets import Gain
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
from anachrony.values.fields import (
    Amounts,
    AnyCost,
    Each,
    Field,
    FixedCost,
    FixedCosts,
    Inside,
    Number,
    Numbers,
    Price,
    Rows,
    RowsWithin,
    Second,
    Seconds,
    Section,
    SeveralWords,
    SingleValues,
    WaysToPay,
    Word,
)

if TYPE_CHECKING:
    from anachrony.rules.book import Book
    from anachrony.rules.effect import Effect
    from anachrony.rules.rows import Path, Tile
    from anachrony.values.reader import Values

MOST_VP: Final = 20
RESOURCES: Final = ASSET_LETTERS[:4]
SIDES: Final = ("A", "B")
KIND_WORDS: Final = tuple(
    f"{SHAPE_WORDS[kind // ICONS]} {ICON_WORDS[kind % ICONS]}" for kind in range(BREAKTHROUGHS)
)


def by_code(row: Any) -> str:
    return str(row.code)


def by_number(row: Any) -> str:
    return str(row.number)


def by_name(row: Any) -> str:
    return str(row.name)


# --- fields that read in a way of their own -------------------------------------------------------------


class RecruitNumbers(Numbers):
    """The Workers of a Recruit card: others, but as many."""

    def read(self, values: Values, old: Any) -> Any:
        workers = super().read(values, old)
        if sum(workers) != sum(old):
            raise values.wrong(self.key, f"a Recruit card has {sum(old)} Workers, not {sum(workers)}")
        return workers


class LastSlot(Number):
    """VP lost by the last player to evacuate."""

    def read(self, values: Values, old: Any) -> Any:
        return (*old[:-1], -values.number(self.key, -old[-1], self.least, self.most))


class WorkerToPay(Word):
    """A Worker that a Superproject costs; one that costs none has no such value."""

    def read(self, values: Values, old: Any) -> Any:
        return super().read(values, old) if old >= 0 else old


class MoreAssets(Field):
    """What a Path has of modules' assets, each by a key of its own: ``flux = 2``."""

    def read(self, values: Values, old: Any) -> Any:
        return tuple((word, values.number(word, n, 0, 12)) for word, n in old)


class Gains(Field):
    """Gains as a text such as "administrator 2W" or "breakthrough 1G"; its Workers are Tired."""

    def read(self, values: Values, old: Any) -> Any:
        text = values.text(self.key)
        if text is None:
            return old
        effects: list[Effect] = []
        for part in text.split():
            if part in WORKER_WORDS:
                effects.append(GainWorker(WORKER_WORDS.index(part), tired=True))
            elif part == "breakthrough":
                effects.append(RandomBreakthrough())
            elif part[:-1].isdecimal() and part[-1] in ASSET_LETTERS and 1 <= int(part[:-1]) <= 12:
                effects.append(Gain(ASSET_LETTERS.index(part[-1]), int(part[:-1])))
            else:
                raise values.wrong(self.key, f"{part!r:.40} is no gain; write 2W, engineer or breakthrough")
        if not effects or len(effects) > ASSETS:
            raise values.wrong(self.key, f"a card gives one to {ASSETS} things")
        return tuple(effects)


# --- fields by kind of row ------------------------------------------------------------------------------

USE: Final = (Price("pay"), Amounts("amounts", "then"))
TILE: Final = (Number("vp", -9, MOST_VP), Number("reach", 0, 7))
PROJECT: Final = (
    FixedCost("cost"),
    WorkerToPay("worker", WORKER_WORDS, "worker_cost"),
    Word("breakthrough", KIND_WORDS),
    SeveralWords("shapes", SHAPE_WORDS),
)
BOARD: Final = (
    FixedCosts("costs"),
    Numbers("morale_vp", -9, MOST_VP),
    Number("morale_start", 0, 6),
    Numbers("supply", 0, 12),
    Number("overflow", 0, 9),
    Numbers("travel_vp", 0, 40),
    WaysToPay("hexes", "hex_costs"),
    Number("hex_water", 0, 5),
)
EVACUATION: Final = (
    Second("needs", 0, 12),
    Number("base", 0, 30),
    Number("per_set", 0, 12),
    Seconds("each", 1, 9),
)


def tile_fields(row: Tile) -> tuple[Field, ...]:
    """``amounts`` are those of its use, or of what happens when it is built where it has none."""
    fields: tuple[Field, ...] = (*TILE, *PROJECT) if row.kind == SUPERPROJECT else TILE
    if row.use is not None:
        return (*fields, Inside("use", *USE), Amounts("built"))
    if row.free is not None:
        return (*fields, Inside("free", *USE), Amounts("built"))
    return (*fields, Amounts("amounts", "built"))


def is_project(row: Tile) -> bool:
    return row.kind == SUPERPROJECT


def is_building(row: Tile) -> bool:
    return row.kind != SUPERPROJECT


def sides(boards: Iterable[Any]) -> tuple[str, ...]:
    return SIDES


def names(rows: Iterable[Any]) -> list[str]:
    return [row.name for row in rows]


def _paths(book: Book) -> list[Path]:
    return book.paths


BASE_VALUES: Final[tuple[Section, ...]] = (
    Rows("buildings", lambda book: book.tiles, by_name, tile_fields, only=is_building),
    Rows("superprojects", lambda book: book.tiles, by_name, tile_fields, only=is_project),
    Rows("spaces", lambda book: book.spaces, by_name, (Number("water", 0, 5), Amounts("amounts", "then"))),
    Rows("trade", lambda book: book.deals, by_name, (AnyCost("pay"), AnyCost("gain"))),
    Rows("recruit_bonuses", lambda book: book.recruit_bonuses, by_name, (Amounts("amounts", "then"),)),
    Rows("capital_tiles", lambda book: book.capital_tiles, by_name, (Amounts("amounts", "then"),)),
    Rows(
        "paths",
        _paths,
        by_name,
        (
            Numbers("assets", 0, 12, "start"),
            Numbers("active", 0, 6),
            Numbers("tired", 0, 6),
            Number("breakthroughs", 0, 5),
            MoreAssets("more"),
        ),
    ),
    RowsWithin("boards", _paths, by_name, Each("boards", sides, *BOARD)),
    RowsWithin("evacuation", _paths, None, Each("evacuations", names, *EVACUATION)),
    Rows(
        "recruit_cards",
        lambda book: book.recruit_cards,
        by_code,
        (RecruitNumbers("workers", 0, 4, "numbers"),),
    ),
    Rows(
        "mine_cards",
        lambda book: book.mine_cards,
        by_code,
        (SeveralWords("resources", ASSET_LETTERS[:4], "numbers"),),
    ),
    Rows("warp_tiles", lambda book: book.warp_tiles, by_name, (Number("count", 1, 5), Number("water", 0, 5))),
    Rows("asset_cards", lambda book: book.asset_cards, by_code, (Gains("gains", "effects"),)),
    Rows(
        "timeline", lambda book: book.timeline, by_number, (SeveralWords("slots", SYMBOL_WORDS, "crimson"),)
    ),
    SingleValues(
        "dice",
        lambda book: book,
        Numbers("paradox", 0, 3, "paradox_die"),
        SeveralWords("shape", SHAPE_WORDS, "shape_faces"),
        SeveralWords("icon", ICON_WORDS, "icon_faces"),
    ),
    SingleValues(
        "",
        lambda book: book,
        Number("paradox_limit", 2, 6),
        Numbers("turn_order_water", 0, 5),
        Number("evacuation_cap", 0, 99),
        LastSlot("late_evacuation", 0, 9, "evacuation_slots"),
    ),
)
