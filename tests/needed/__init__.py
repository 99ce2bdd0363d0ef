"""What must have a story: every component of the ruleset, every ruling, every decided conflict."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

from anachrony.automata.chronossus.layouts import LAYOUTS, MODULE_OPTIONS
from anachrony.automata.chronossus.tiles import ACTION_TILES
from anachrony.components.decks import ASSET_CARDS
from anachrony.modules.compatibility import MODULES
from anachrony.modules.variants import ALL_VARIANTS
from anachrony.rules.kinds import CAPITAL_WORDS, ICON_WORDS, SHAPE_WORDS, SHAPES, SYMBOL_WORDS
from anachrony.terms import compose
from needed import fractures

RULINGS = 106
CONFLICTS = 20
PITFALLS = 10


EDITIONS = (Path(__file__).parents[2] / "docs" / "editions.md").read_text("utf-8")
CHANGES = ("rule", "component", "absent")  # kinds of differences that a table can notice


def differences(letter: str) -> dict[str, str]:
    """The numbered differences of an edition, and the kind of each."""
    return dict(re.findall(rf"^\| ({letter}\d+) \|[^|]+\| ([a-z ]+) \|", EDITIONS, re.MULTILINE))


def of_module(name: str) -> tuple[str, list[str]]:
    """What a module's own file here lists, under its title; where there is none, the tiles that it adds."""
    if (Path(__file__).parent / f"{name}.py").is_file():
        own = import_module(f"needed.{name}")
        return own.GROUP, own.NEEDED
    alone, added = (compose("essential", modules, (), 4).tiles for modules in ((), (name,)))
    known = {tile.name for tile in alone if tile is not None}
    return name, [tile.name for tile in added if tile is not None and tile.name not in known]


def needed() -> dict[str, list[str]]:
    """Names as ``@pytest.mark.tells(...)`` gives them, by group."""
    rules = compose("essential", (), (), 4)
    tiles = [tile.name for tile in rules.tiles if tile is not None]
    return {
        "buildings and superprojects": tiles,
        "leaders": [leader.name for leader in rules.leaders],
        "paths and boards": [f"{path.name} {side}" for path in rules.paths for side in "AB"],
        "evacuation conditions": [row.name for path in rules.paths for row in path.evacuations],
        "collapsing capital tiles": [
            f"{CAPITAL_WORDS[tile.capital]}: {tile.name}" for tiles_ in rules.capital_tiles for tile in tiles_
        ],
        "endgame conditions": [card.name for card in rules.endgame_cards],
        "pool cards": [f"recruit card {card.code}" for card in rules.recruit_cards]
        + [f"mine card {card.code}" for card in rules.mine_cards],
        "breakthroughs": [f"{SHAPE_WORDS[s]} {icon}" for s in range(SHAPES) for icon in ICON_WORDS[:5]],
        "warp tiles": [f"warp {tile.name}" for tile in rules.warp_tiles],
        "dice": ["paradox die", "shape die", "icon die"],
        "main board": [space.name for space in rules.spaces],
        "player board": ["supply", "force workers", "anomaly"],
        "variants": list(ALL_VARIANTS),
        "chronossus": [
            *(tile.code for tile in ACTION_TILES),
            *(f"tiles with {' and '.join(layout.modules) or 'the base game'}" for layout in LAYOUTS),
            *MODULE_OPTIONS,
            *(f"FS{n}" for n in range(1, fractures.ALONE + 1)),
        ],
        "starting asset cards": [f"asset card {card.code}" for card in ASSET_CARDS],
        "alternate timeline": list(SYMBOL_WORDS[1:]),
        "first edition": [number for number, kind in differences("F").items() if kind in CHANGES],
        "pre-release rules": [number for number, kind in differences("P").items() if kind in CHANGES],
        "rulings": [f"ruling {n}" for n in range(1, RULINGS + 1)],
        "conflicts": [f"conflict {n}" for n in range(1, CONFLICTS + 1)],
        "pitfalls": [f"pitfall {n}" for n in range(1, PITFALLS + 1)],
        **dict(map(of_module, MODULES)),
    }
