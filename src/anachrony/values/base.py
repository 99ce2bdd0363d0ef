"""Where an owner's values of the base game go. Sections and keys are listed in docs/values.md."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from anachrony.rules.effects.assets import Gain
from anachrony.rules.effects.research import RandomBreakthrough
from anachrony.rules.effects.workers import GainWorker
from anachrony.rules.kinds import (
    ASSET_LETTERS,
    ASSETS,
    ICON_WORDS,
    PRINTED_ANOMALY,
    SHAPE_WORDS,
    SUPERPROJECT,
    WORKER_WORDS,
    numbered,
)
from anachrony.values.marks import Mark, Number, Rows, Said, Word, by_code, by_name

if TYPE_CHECKING:
    from anachrony.rules.effect import Effect
    from anachrony.rules.rows import Anomaly, Tile
    from anachrony.values.reader import Values

MOST_TEXT: Final = 200


def is_project(row: Tile) -> bool:
    return row.kind == SUPERPROJECT


def is_building(row: Tile) -> bool:
    return row.kind != SUPERPROJECT


def is_variable(row: Anomaly) -> bool:
    return row.code != PRINTED_ANOMALY


def by_number(row: Any, at: int) -> str:
    return str(row.number)


def gains(values: Values, old: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """Gains as a text such as "administrator 2W" or "breakthrough 1G"; its Workers are Tired."""
    key = "gains"
    if key not in values:
        return old
    text = values.take(key)
    if not isinstance(text, str) or len(text) > MOST_TEXT:
        raise values.wrong(key, "a short text was expected")
    effects: list[Effect] = []
    for part in text.split():
        if part in WORKER_WORDS:
            effects.append(GainWorker(WORKER_WORDS.index(part), tired=True))
        elif part == "breakthrough":
            effects.append(RandomBreakthrough())
        elif part[:-1].isdecimal() and part[-1] in ASSET_LETTERS and 1 <= int(part[:-1]) <= 12:
            effects.append(Gain(ASSET_LETTERS.index(part[-1]), int(part[:-1])))
        else:
            raise values.wrong(key, f"{part!r:.40} is no gain; write 2W, engineer or breakthrough")
    if not effects or len(effects) > ASSETS:
        raise values.wrong(key, f"a card gives one to {ASSETS} things")
    return tuple(effects)


def late_evacuation(values: Values, old: tuple[int, ...]) -> tuple[int, ...]:
    """VP lost by the last player to evacuate."""
    key = "late_evacuation"
    return (*old[:-1], -values.number(key, values.take(key), 0, 9)) if key in values else old


WORKERS: Final = Number(0, 4, key="workers", total="a Recruit card has {} Workers, not {}")
RESOURCES: Final = Word(numbered(ASSET_LETTERS[:4]), key="resources")

# By section: what the book has under which name.
BOOK: Final[tuple[tuple[str, str, Mark], ...]] = (
    ("", "paradox_limit", Number(2, 6)),
    ("", "turn_order_water", Number(0, 5)),
    ("", "evacuation_cap", Number(0, 99)),
    ("", "evacuation_slots", Said(late_evacuation)),
    ("dice", "paradox_die", Number(0, 3, key="paradox")),
    ("dice", "shape_faces", Word(numbered(SHAPE_WORDS), key="shape")),
    ("dice", "icon_faces", Word(numbered(ICON_WORDS), key="icon")),
    ("", "tiles", Rows("buildings", by_name, having=is_building)),
    ("", "tiles", Rows("superprojects", by_name, having=is_project)),
    ("", "spaces", Rows("spaces", by_name)),
    ("", "deals", Rows("trade", by_name)),
    ("", "recruit_bonuses", Rows("recruit_bonuses", by_name)),
    ("", "capital_tiles", Rows("capital_tiles", by_name)),
    ("", "anomalies", Rows("anomalies", by_number, having=is_variable)),
    ("", "paths", Rows("paths", by_name)),
    ("", "recruit_cards", Rows("recruit_cards", by_code, marks={"numbers": WORKERS})),
    ("", "mine_cards", Rows("mine_cards", by_code, marks={"numbers": RESOURCES})),
    ("", "warp_tiles", Rows("warp_tiles", by_name)),
    ("", "asset_cards", Rows("asset_cards", by_code, marks={"effects": Said(gains)})),
    ("", "timeline", Rows("timeline", by_number)),
)
