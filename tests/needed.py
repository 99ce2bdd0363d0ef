"""What must have a story: every component of the ruleset, every ruling, every decided conflict."""

from __future__ import annotations

import re
from pathlib import Path

from anachrony.automata.chronossus.layouts import LAYOUTS, MODULE_OPTIONS
from anachrony.automata.chronossus.tiles import ACTION_TILES
from anachrony.components.decks import ASSET_CARDS
from anachrony.modules.doomsday.cards import EXPERIMENTS
from anachrony.modules.fractures.buildings import OF_THE_BASE_GAME, OF_THE_EXPANSION, REPLACING
from anachrony.modules.fractures.capital_tiles import UPPER_TILES
from anachrony.modules.fractures.components import ASSET_CARDS as NEW_ASSET_CARDS
from anachrony.modules.fractures.components import ENDGAME_CARDS
from anachrony.modules.fractures.devices import DEVICES_A, DEVICES_B
from anachrony.modules.fractures.leaders import CASTIEN, ELDRIN, THALIA, THIRD_LEADERS
from anachrony.modules.fractures.superprojects import PROJECTS
from anachrony.modules.fractures.technologies import TECHNOLOGIES
from anachrony.modules.fractures.valley import valley_spaces
from anachrony.modules.guardians.posts import GUARDIANS
from anachrony.modules.pioneers.boards import UPGRADE_BOARDS
from anachrony.modules.pioneers.cards import DECKS
from anachrony.modules.variable_anomalies.tiles import ANOMALIES
from anachrony.modules.variants import ALL_VARIANTS
from anachrony.rules.kinds import CAPITAL_WORDS, ICON_WORDS, SHAPE_WORDS, SHAPES, SYMBOL_WORDS
from anachrony.terms import compose

RULINGS = 106
FRACTURES_RULINGS = 117
FRACTURES_ALONE = 20  # rulings on Chronossus with Fractures of Time
CONFLICTS = 20
PITFALLS = 10
DOOMSDAY = (
    "setup",
    "preparation",
    "experiment action",
    "track",
    "trajectory",
    "limits of the impact tile",
    "seal fate",
    "save earth",
    "view",
    "undo and save",
)
GUARDIAN_RULES = (
    "setup",
    "covered council space",
    "enlisting",
    "path markers",
    "power up",
    "more than six",
    "no worker",
    "post",
    "clean up",
    "undo and save",
)
PIONEERS = (
    "setup",
    "power",
    "power slots",
    "decks",
    "sensor draws",
    "die",
    "success",
    "failure",
    "order of a box",
    "ongoing cards",
    "nested actions",
    "power upgrade",
    "sensor upgrade",
    "view",
)
VARIABLE_ANOMALIES = (
    "setup",
    "preparation",
    "choice",
    "windows",
    "empty stacks",
    "endgame condition",
    "undo and save",
    "view",
)
ANOMALY_RULINGS = 15


FRACTURES = ("impact and end", "full places", "score")


EDITIONS = (Path(__file__).parent.parent / "docs" / "editions.md").read_text("utf-8")
CHANGES = ("rule", "component", "absent")  # kinds of differences that a table can notice


def differences(letter: str) -> dict[str, str]:
    """The numbered differences of an edition, and the kind of each."""
    return dict(re.findall(rf"^\| ({letter}\d+) \|[^|]+\| ([a-z ]+) \|", EDITIONS, re.MULTILINE))


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
        "doomsday": [
            *(card.name for card in EXPERIMENTS),
            "most experiments",
            "experiment",
            *(f"doomsday: {rule}" for rule in DOOMSDAY),
        ],
        "guardians of the council": [
            *(row.name for row in GUARDIANS),
            "most guardians",
            *(f"guardians: {rule}" for rule in GUARDIAN_RULES),
        ],
        "pioneers of new earth": [
            *(card.name for deck in DECKS for card in deck.cards),
            *(f"{board.path} upgrade board" for board in UPGRADE_BOARDS),
            "most adventures",
            *(f"pioneers: {rule}" for rule in PIONEERS),
        ],
        "variable anomalies": [
            *(row.name for row in ANOMALIES),
            "anomaly remover",
            "most anomalies",
            *(f"variable anomalies: {rule}" for rule in VARIABLE_ANOMALIES),
            *(f"FA{n}" for n in range(1, ANOMALY_RULINGS + 1)),
        ],
        "chronossus": [
            *(tile.code for tile in ACTION_TILES),
            *(f"tiles with {' and '.join(layout.modules) or 'the base game'}" for layout in LAYOUTS),
            *MODULE_OPTIONS,
            *(f"FS{n}" for n in range(1, FRACTURES_ALONE + 1)),
        ],
        "starting asset cards": [f"asset card {card.code}" for card in ASSET_CARDS],
        "alternate timeline": list(SYMBOL_WORDS[1:]),
        "first edition": [number for number, kind in differences("F").items() if kind in CHANGES],
        "pre-release rules": [number for number, kind in differences("P").items() if kind in CHANGES],
        "rulings": [f"ruling {n}" for n in range(1, RULINGS + 1)],
        "fractures of time": [
            *(f"ruling F{n}" for n in range(1, FRACTURES_RULINGS + 1)),
            *(f"fractures: {rule}" for rule in FRACTURES),
            *(f"{row.path} A device" for row in DEVICES_A if row.path != "unity"),
            *(f"{row.path} B device" for row in DEVICES_B if row.path != "unity"),
            *(f"{row.path} B device actions" for row in DEVICES_B),
            *(tile.name for tile in (*REPLACING, *OF_THE_BASE_GAME, *OF_THE_EXPANSION, *PROJECTS)),
            *(f"technology {row.code}" for row in TECHNOLOGIES),
            *(f"{CAPITAL_WORDS[tile.capital]}: {tile.name}" for tile in UPPER_TILES),
            *(f"asset card {card.code}" for card in NEW_ASSET_CARDS),
            *(name for _, name in ENDGAME_CARDS),
            *(leader.name for leader in (*THIRD_LEADERS.values(), ELDRIN, CASTIEN, THALIA)),
            *(space.name for space in valley_spaces(2)),
            "unity A",
            "unity B",
            "the brightest beacon",
            "dawn of a new future",
            "unity upgrade board",
        ],
        "conflicts": [f"conflict {n}" for n in range(1, CONFLICTS + 1)],
        "pitfalls": [f"pitfall {n}" for n in range(1, PITFALLS + 1)],
    }
