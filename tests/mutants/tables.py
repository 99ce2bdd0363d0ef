"""The tables whose rows are changed, and the stories that must notice."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from anachrony.automata.bot.bot import BotBoard
from anachrony.automata.chronobot import boards
from anachrony.automata.chronossus import chronossus, objectives, tiles
from anachrony.components import buildings, crew, decks, main_board, paths, superprojects
from anachrony.editions.essential import essential
from anachrony.editions.first import first
from anachrony.editions.first import leaders as first_leaders
from anachrony.editions.preview import board as early_board
from anachrony.editions.preview import doomsday as early_doomsday
from anachrony.editions.preview import pioneers as early_pioneers
from anachrony.editions.preview import tiles as early_tiles
from anachrony.modules.doomsday import cards as experiments
from anachrony.modules.fractures import buildings as fractures
from anachrony.modules.fractures import (
    capital_tiles,
    components,
    devices,
    rows,
    technologies,
    unity,
    valley,
    with_pioneers,
)
from anachrony.modules.fractures import leaders as new_leaders
from anachrony.modules.fractures import superprojects as new_projects
from anachrony.modules.guardians import posts
from anachrony.modules.pioneers import boards as upgrades
from anachrony.modules.pioneers import cards as adventures
from anachrony.modules.variable_anomalies import tiles as anomalies
from anachrony.rules.kinds import CAPITAL_WORDS, WORKERS
from anachrony.rules.rows import Path, Space

made_spaces = cache(main_board.spaces)
made_valley = cache(valley.valley_spaces)


@cache
def made_unity() -> Path:
    book = essential(2)
    operator = book.new_worker(rows.OPERATOR_CREW)
    book.add_table(rows.Fractures([], [], operator=operator, flux=book.new_asset(rows.FLUX)))
    return unity.unity(book)


def keep_rows() -> None:
    """Some are made anew for every book; from now on each book gets the same ones, which can be changed."""
    main_board.spaces = lambda players: list(made_spaces(players))
    vars(components).update(
        valley_spaces=lambda players: list(made_valley(players)), unity=lambda book: made_unity()
    )


@dataclass(frozen=True)
class Row:
    """One row of a table. Its twins are changed with it: a space for another number of players."""

    name: str
    twins: tuple[object, ...]
    tells: tuple[str, ...] = ()  # stories marked so are run first


@dataclass(frozen=True)
class Table:
    """Rows of one kind, and the story files of that kind."""

    rows: tuple[Row, ...]
    stories: tuple[str, ...]


def by_name(rows: tuple[object, ...], *stories: str, word: str = "") -> Table:
    """A table of rows that have a name, or a code instead; stories call them ``word`` and that."""
    named = [
        (str(getattr(row, "name", "") or getattr(row, "code", number)), row)
        for number, row in enumerate(rows)
    ]
    return Table(tuple(Row(name, (row,), (f"{word}{name}",)) for name, row in named), stories)


def spaces(made: Callable[[int], list[Space]], *stories: str) -> Table:
    named: dict[str, list[object]] = {}
    for players in (2, 3, 4):
        for space in made(players):
            named.setdefault(space.name, []).append(space)
    return Table(tuple(Row(name, tuple(twins), (name,)) for name, twins in named.items()), stories)


def player_boards() -> Table:
    rows = [Row("side A", (paths.SIDE_A,), ("harmony A",))]
    rows += [Row(f"{path.name} B", (path.boards[1],), (f"{path.name} B",)) for path in paths.PATHS]
    return Table(
        tuple(rows), ("rows_of_paths", "player_boards", "power_up", "scoring", "superproject*", "main_board")
    )


def every_path(part: str) -> tuple[object, ...]:
    return tuple(row for path in paths.PATHS for row in getattr(path, part))


def positions(board: BotBoard, *stories: str) -> Table:
    return Table(tuple(Row(row.name, (row,)) for row in board.positions), stories)


OPERATORS = 1 << WORKERS  # the only type that a module brings there

TABLES: dict[str, Table] = {
    "power plants": by_name(buildings.POWER_PLANTS, "rows_of_tiles", "power_plants", "scoring"),
    "factories": by_name(buildings.FACTORIES, "rows_of_tiles", "factories", "scoring"),
    "life supports": by_name(buildings.LIFE_SUPPORTS, "rows_of_tiles", "life_supports", "scoring"),
    "labs": by_name(buildings.LABS, "rows_of_tiles", "labs", "scoring"),
    "fractures buildings": by_name(
        (*fractures.REPLACING, *fractures.OF_THE_BASE_GAME, *fractures.of_the_expansion(OPERATORS)),
        "rows_of_tiles",
        "fractures_buildings",
        "scoring",
    ),
    "fractures superprojects": by_name(
        new_projects.PROJECTS, "rows_of_tiles", "fractures_superprojects", "fractures_technologies"
    ),
    "technologies": Table(
        tuple(Row(row.name, (row,), (f"technology {row.code}",)) for row in technologies.TECHNOLOGIES),
        ("rows_of_technologies", "fractures_technologies", "fractures_valley"),
    ),
    "upper capital tiles": Table(
        tuple(
            Row(
                f"{CAPITAL_WORDS[row.capital]}: {row.name}",
                (row,),
                (f"{CAPITAL_WORDS[row.capital]}: {row.name}",),
            )
            for row in capital_tiles.UPPER_TILES
        ),
        ("rows_of_capital", "fractures_capital"),
    ),
    "superprojects": by_name(superprojects.SUPERPROJECTS, "rows_of_tiles", "superproject*", "scoring"),
    "crew": by_name(crew.WORKERS, "rows_of_spaces", "main_board", "superproject*", "rows_of_tiles"),
    "spaces": spaces(made_spaces, "rows_of_spaces", "rows_of_capital", "main_board", "setup", "evacuation"),
    "spaces of the Valley": spaces(
        made_valley, "rows_of_spaces", "fractures_valley", "fractures_technologies"
    ),
    "actions of the Valley": by_name(
        (valley.ASSIMILATE, valley.EXTRACT), "rows_of_spaces", "fractures_valley"
    ),
    "fracture devices": Table(
        (
            Row("side A", devices.devices_a(OPERATORS), ("harmony A device",)),  # alike but for their VP
            *(
                Row(f"{row.path} B", (row,), (f"{row.path} B device", f"{row.path} B device actions"))
                for row in devices.devices_b(OPERATORS)
            ),
        ),
        ("fractures_device_rows", "fractures_device", "fractures_unity"),
    ),
    "unity": Table(
        (
            Row("unity", (made_unity(),), ("unity A",)),
            Row("unity B", (unity.UNITY_B,), ("unity B",)),
            *(Row(row.name, (row,), (row.name,)) for row in made_unity().evacuations),
            Row("paladin", (with_pioneers.PALADIN,), ("unity upgrade board",)),
        ),
        ("fractures_unity", "fractures_blink"),
    ),
    "fractures leaders": by_name(
        (*new_leaders.THIRD_LEADERS.values(), new_leaders.ELDRIN, new_leaders.CASTIEN, new_leaders.THALIA),
        "rows_of_leaders",
        "fractures_leaders",
    ),
    "operator": by_name((rows.OPERATOR_CREW,), "fractures_operators", "fractures_device"),
    "fractures asset cards": by_name(
        components.ASSET_CARDS, "variants", "fractures_unity", word="asset card "
    ),
    "fractures kit": Table((Row("kit", (components.KIT,), ("ruling F114",)),), ("fractures_unity",)),
    "capital tiles": Table(
        tuple(
            Row(
                f"{CAPITAL_WORDS[row.capital]}: {row.name}",
                (row,),
                (f"{CAPITAL_WORDS[row.capital]}: {row.name}",),
            )
            for row in main_board.CAPITAL_TILES
        ),
        ("rows_of_capital", "capital_tiles"),
    ),
    "own actions": Table(
        (
            Row("anomaly", (main_board.ANOMALY,), ("anomaly",)),
            Row("supply", (main_board.SUPPLY,), ("supply",)),
            Row("force workers", (main_board.FORCE_WORKERS,), ("force workers",)),
        ),
        ("player_boards", "main_board", "paradox_phase"),
    ),
    "player boards": player_boards(),
    "paths": Table(
        tuple(Row(path.name, (path,), (f"{path.name} A",)) for path in paths.PATHS),
        ("rows_of_paths", "setup", "player_boards"),
    ),
    "leaders": by_name(every_path("leaders"), "rows_of_leaders", "leaders"),
    "evacuation conditions": by_name(every_path("evacuations"), "rows_of_paths", "evacuation"),
    "first edition": Table(
        (
            Row("113", (first.USE_OF_113,), ("F18",)),
            Row("dominance B", (first.DOMINANCE_B_FIRST,), ("F38",)),
            *(Row(row.name, (row,), (row.name,)) for row in (*first.EVACUATIONS, *first_leaders.LEADERS)),
        ),
        ("first_edition", "rows_of_paths"),
    ),
    "pre-release tiles": Table(
        tuple(
            Row(tile.name, (tile,), (f"pre-release {tile.name}",))
            for tile in (*early_tiles.CHANGED_BUILDINGS, *early_tiles.CHANGED_SUPERPROJECTS)
        ),
        ("rows_of_tiles", "preview_tiles"),
    ),
    "pre-release board": Table(
        (
            Row("anomaly", (early_board.ANOMALY,), ("P60",)),
            Row("force workers", (early_board.FORCE_WORKERS,), ("P57",)),
            Row("fewest anomalies", (early_board.FEWEST_ANOMALIES,), ("P69",)),
            *(Row(row.name, (row,)) for row in early_board.CAPITAL_TILES),
            *(Row(row.name, (row,), (row.name,)) for row in early_board.LEADERS.values()),
        ),
        ("preview_edition", "preview_boards"),
    ),
    "pre-release exchanges": Table(
        tuple(Row(row.name, (row,), ("P49",)) for row in early_board.DEALS),
        ("preview_edition", "preview_boards"),
    ),
    "pre-release modules": Table(
        (
            Row("upgrade tile", (early_pioneers.UPGRADE_TILE,), ("P124", "P125")),
            *(Row(row.name, (row,)) for row in early_pioneers.EARLY_DECKS),
            *(Row(row.name, (row,)) for deck in early_pioneers.EARLY_DECKS for row in deck.cards),
            *(
                Row(f"slot {number}", (row,), ("P112",))
                for number, row in enumerate(early_doomsday.EARLY_TRACK, 1)
            ),
        ),
        ("preview_modules", "rows_of_cards"),
    ),
    "recruit cards": by_name(decks.RECRUIT_CARDS, "preparation", "setup", word="recruit card "),
    "mine cards": by_name(decks.MINE_CARDS, "preparation", "setup", word="mine card "),
    "endgame conditions": by_name(decks.ENDGAME_CARDS, "scoring", "setup"),
    "warp tiles": by_name(decks.WARP_TILES, "warp", word="warp "),
    "timeline": Table(tuple(Row(f"Era {row.number}", (row,)) for row in decks.TIMELINE), ("timeline",)),
    "asset cards": by_name(decks.ASSET_CARDS, "variants", word="asset card "),
    "experiments": by_name(
        experiments.EXPERIMENTS, "rows_of_experiments", "doomsday", "doomsday_experiments"
    ),
    "doomsday track": by_name(experiments.TRACK, "doomsday"),
    "doomsday interests": by_name(experiments.INTERESTS, "doomsday"),
    "adventures": by_name(
        tuple(card for deck in adventures.DECKS for card in deck.cards),
        "rows_of_cards",
        "pioneers_cards",
        "pioneers_harder_cards",
    ),
    "adventure decks": by_name(adventures.DECKS, "pioneers_adventure"),
    "upgrade boards": Table(
        tuple(Row(row.path, (row,), (f"{row.path} upgrade board",)) for row in upgrades.UPGRADE_BOARDS),
        ("pioneers_upgrades", "pioneers_adventure"),
    ),
    "guardians": by_name(posts.GUARDIANS, "guardians", word="guardian "),
    "variable anomalies": by_name(anomalies.ANOMALIES, "variable_anomalies"),
    "anomaly remover": Table(
        (Row("anomaly remover", (anomalies.REMOVER,), ("anomaly remover",)),), ("variable_anomalies",)
    ),
    "action tiles of Chronossus": by_name(tiles.ACTION_TILES, "chronossus*"),
    "solo objectives": by_name(objectives.CARDS, "chronossus"),
    "first board of Chronobot": positions(boards.FIRST_BOARD, "first_chronobot"),
    "board of Chronobot": positions(boards.NEW_BOARD, "chronobot*"),
    "board of Chronossus": positions(chronossus.BOARD, "chronossus*"),
}
