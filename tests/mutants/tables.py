"""The tables whose rows are changed, and the stories that must notice."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from anachrony.automata.bot.bot import BotBoard
from anachrony.automata.chronobot import boards
from anachrony.automata.chronossus import chronossus, objectives, tiles
from anachrony.components import buildings, crew, decks, main_board, paths, superprojects
from anachrony.editions.first import first
from anachrony.editions.first import leaders as first_leaders
from anachrony.modules.doomsday import cards as experiments
from anachrony.modules.fractures import buildings as fractures
from anachrony.modules.fractures import capital_tiles, technologies
from anachrony.modules.fractures import superprojects as new_projects
from anachrony.modules.guardians import posts
from anachrony.modules.pioneers import boards as upgrades
from anachrony.modules.pioneers import cards as adventures
from anachrony.modules.variable_anomalies import tiles as anomalies
from anachrony.rules.kinds import CAPITAL_WORDS

made_spaces = cache(main_board.spaces)


def keep_spaces() -> None:
    """Spaces are made anew for every book; from now on each book gets the same rows, which can be changed."""
    main_board.spaces = lambda players: list(made_spaces(players))


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


def spaces() -> Table:
    named: dict[str, list[object]] = {}
    for players in (2, 3, 4):
        for space in made_spaces(players):
            named.setdefault(space.name, []).append(space)
    rows = tuple(Row(name, tuple(twins), (name,)) for name, twins in named.items())
    return Table(
        rows, ("main_board", "capital_spaces", "coming_home", "rulings_actions", "setup", "evacuation")
    )


def player_boards() -> Table:
    rows = [Row("side A", (paths.SIDE_A,), ("harmony A",))]
    rows += [Row(f"{path.name} B", (path.boards[1],), (f"{path.name} B",)) for path in paths.PATHS]
    return Table(
        tuple(rows), ("player_boards", "power_up", "scoring", "superprojects", "main_board", "rulings_*")
    )


def every_path(part: str) -> tuple[object, ...]:
    return tuple(row for path in paths.PATHS for row in getattr(path, part))


def positions(board: BotBoard, *stories: str) -> Table:
    return Table(tuple(Row(row.name, (row,)) for row in board.positions), stories)


TABLES: dict[str, Table] = {
    "power plants": by_name(buildings.POWER_PLANTS, "power_plants", "scoring"),
    "factories": by_name(buildings.FACTORIES, "factories", "scoring"),
    "life supports": by_name(buildings.LIFE_SUPPORTS, "life_supports", "scoring"),
    "labs": by_name(buildings.LABS, "labs", "scoring"),
    "fractures buildings": by_name(
        (*fractures.REPLACING, *fractures.OF_THE_BASE_GAME, *fractures.OF_THE_EXPANSION),
        "fractures_buildings",
        "scoring",
    ),
    "fractures superprojects": by_name(
        new_projects.PROJECTS, "fractures_superprojects", "fractures_technologies"
    ),
    "technologies": Table(
        tuple(Row(row.name, (row,), (f"technology {row.code}",)) for row in technologies.TECHNOLOGIES),
        ("fractures_technologies", "fractures_valley"),
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
        ("fractures_capital",),
    ),
    "superprojects": by_name(superprojects.SUPERPROJECTS, "superprojects", "scoring", "rulings_*"),
    "crew": by_name(
        crew.WORKERS, "main_board", "capital_spaces", "coming_home", "superprojects", "rulings_*"
    ),
    "spaces": spaces(),
    "capital tiles": Table(
        tuple(
            Row(
                f"{CAPITAL_WORDS[row.capital]}: {row.name}",
                (row,),
                (f"{CAPITAL_WORDS[row.capital]}: {row.name}",),
            )
            for row in main_board.CAPITAL_TILES
        ),
        ("capital_tiles",),
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
        ("setup", "player_boards"),
    ),
    "leaders": by_name(every_path("leaders"), "leaders"),
    "evacuation conditions": by_name(every_path("evacuations"), "evacuation"),
    "first edition": Table(
        (
            Row("113", (first.USE_OF_113,), ("F18",)),
            Row("dominance B", (first.DOMINANCE_B_FIRST,), ("F38",)),
            *(Row(row.name, (row,), (row.name,)) for row in (*first.EVACUATIONS, *first_leaders.LEADERS)),
        ),
        ("first_edition",),
    ),
    "recruit cards": by_name(decks.RECRUIT_CARDS, "preparation", "setup", word="recruit card "),
    "mine cards": by_name(decks.MINE_CARDS, "preparation", "setup", word="mine card "),
    "endgame conditions": by_name(decks.ENDGAME_CARDS, "scoring", "setup"),
    "warp tiles": by_name(decks.WARP_TILES, "warp", word="warp "),
    "asset cards": by_name(decks.ASSET_CARDS, "variants", word="asset card "),
    "experiments": by_name(experiments.EXPERIMENTS, "doomsday", "doomsday_experiments"),
    "doomsday track": by_name(experiments.TRACK, "doomsday"),
    "doomsday interests": by_name(experiments.INTERESTS, "doomsday"),
    "adventures": by_name(
        tuple(card for deck in adventures.DECKS for card in deck.cards),
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
    "board of Chronobot": positions(boards.NEW_BOARD, "chronobot"),
    "board of Chronossus": positions(chronossus.BOARD, "chronossus*"),
}
