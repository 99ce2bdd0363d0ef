"""What Fractures of Time must have a story for."""

from __future__ import annotations

from anachrony.modules.fractures.buildings import OF_THE_BASE_GAME, REPLACING, of_the_expansion
from anachrony.modules.fractures.capital_tiles import UPPER_TILES
from anachrony.modules.fractures.components import ASSET_CARDS, ENDGAME_CARDS
from anachrony.modules.fractures.devices import devices_a, devices_b
from anachrony.modules.fractures.leaders import CASTIEN, ELDRIN, THALIA, THIRD_LEADERS
from anachrony.modules.fractures.superprojects import PROJECTS
from anachrony.modules.fractures.technologies import TECHNOLOGIES
from anachrony.modules.fractures.valley import valley_spaces
from anachrony.rules.kinds import CAPITAL_WORDS

RULINGS = 117
ALONE = 20  # rulings on Chronossus with it

GROUP = "fractures of time"
NEEDED = [
    *(f"ruling F{n}" for n in range(1, RULINGS + 1)),
    *(f"fractures: {rule}" for rule in ("impact and end", "full places", "score")),
    *(f"{row.path} A device" for row in devices_a(0) if row.path != "unity"),
    *(f"{row.path} B device" for row in devices_b(0) if row.path != "unity"),
    *(f"{row.path} B device actions" for row in devices_b(0)),
    *(tile.name for tile in (*REPLACING, *OF_THE_BASE_GAME, *of_the_expansion(0), *PROJECTS)),
    *(f"technology {row.code}" for row in TECHNOLOGIES),
    *(f"{CAPITAL_WORDS[tile.capital]}: {tile.name}" for tile in UPPER_TILES),
    *(f"asset card {card.code}" for card in ASSET_CARDS),
    *(name for _, name in ENDGAME_CARDS),
    *(leader.name for leader in (*THIRD_LEADERS.values(), ELDRIN, CASTIEN, THALIA)),
    *(space.name for space in valley_spaces(2)),
    "unity A",
    "unity B",
    "the brightest beacon",
    "dawn of a new future",
    "unity upgrade board",
]
