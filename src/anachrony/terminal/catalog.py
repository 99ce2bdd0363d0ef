"""All components as Markdown tables: what they do, what they cost, where their numbers come from."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from anachrony.modules.compatibility import full_sets
from anachrony.rules.kinds import CAPITAL_WORDS, SUPERPROJECT, TYPE_WORDS, TYPES
from anachrony.terminal.house_values import HOUSE_NOTES
from anachrony.terminal.modules import SCREENS
from anachrony.terms import SetupError, compose, edition_of
from anachrony.wording import Words, components
from anachrony.wording.effects import use

if TYPE_CHECKING:
    from anachrony.rules.rows import Space, Table
    from anachrony.rules.ruleset import Ruleset
    from anachrony.terminal.modules.base import Rows
    from anachrony.wording import Message


class Catalog:
    """The tables of the base game, and of the same with its modules, as many at a time as go together."""

    def __init__(self, words: Words, rules: Ruleset, full: list[Ruleset]) -> None:
        self.words = words
        self.rules = rules
        self.full = full

    def having(self, table: type[Table]) -> Ruleset:
        """A ruleset with the module of this table."""
        return next(rules for rules in self.full if table in rules.tables)

    def told(self, messages: list[Message]) -> str:
        return " ".join(self.words.lines(messages))

    def named(self, name: str) -> str:
        return self.words.sentence(components.name(name))

    def buildings(self) -> Rows:
        table = [["Number", "Type", "VP", "What it does", "Source"]]
        for kind in range(TYPES):
            for code in self.rules.by_kind[kind]:
                tile = self.rules.tile(code)
                name = self.words.say("type", type=TYPE_WORDS[kind])
                table.append([tile.name, name, str(tile.vp), self.told(components.tile(tile)), tile.source])
        return table

    def superprojects(self) -> Rows:
        table = [["Name", "VP", "Cost", "What it does", "Source"]]
        for code in self.rules.by_kind[SUPERPROJECT]:
            tile = self.rules.tile(code)
            price = "; ".join(map(self.words.say, components.tile_cost(tile)))
            told = self.told(components.tile(tile))
            table.append([self.named(tile.name), str(tile.vp), price, told, tile.source])
        return table

    def spaces(self) -> Rows:
        return self._spaces(self.rules.spaces)

    def module_spaces(self) -> Rows:
        known = [(row.name, row.then) for row in self.rules.spaces]
        added: list[Space] = []
        for rules in self.full:
            new = [row for row in rules.spaces if (row.name, row.then) not in known]
            known += [(row.name, row.then) for row in new]
            added += new
        return self._spaces(added)

    def _spaces(self, spaces: list[Space]) -> Rows:
        table = [["Space", "What it does", "Source"]]
        for row in spaces:
            head, _, detail = row.name.partition("/")
            name = self.words.say("space", space=head, detail=detail)
            table.append([name, self.told(components.space(row, self.rules)), row.source])
        return table

    def actions(self) -> Rows:
        table = [["On every Player board", "What it does"]]
        named = [("Supply", self.rules.supply), ("Force Workers", self.rules.force)]
        for name, row in (*named, *(("Removing an Anomaly", row) for row in self.rules.removals())):
            table.append([name, self.words.sentence(use(row))])
        return table

    def capital(self) -> Rows:
        table = [["Action", "Tile", "What it does", "Source"]]
        for tiles in self.rules.capital_tiles:
            for row in tiles:
                action = self.words.say("action", space=CAPITAL_WORDS[row.capital])
                table.append(
                    [action, self.named(row.name), self.told(components.capital_tile(row)), row.source]
                )
        return table

    def paths(self) -> Rows:
        table = [["Path", "Starts with", "Source"]]
        for row in self.rules.paths:
            table.append([self.named(row.name), self.told(components.path(row, self.rules)), row.source])
        return table

    def leaders(self) -> Rows:
        table = [["Leader", "Path", "What it does", "Source"]]
        for path in self.rules.paths:
            for row in path.leaders:
                table.append(
                    [
                        self.named(row.name),
                        self.named(path.name),
                        self.told(components.leader(row)),
                        row.source,
                    ]
                )
        return table

    def evacuation(self) -> Rows:
        table = [["Condition", "Path", "Side", "What it says", "Source"]]
        for path in self.rules.paths:
            for side, row in zip("AB", path.evacuations, strict=True):
                told = self.told(components.evacuation(row))
                table.append([self.named(row.name), self.named(path.name), side, told, row.source])
        return table

    def boards(self) -> Rows:
        plain = self.rules.paths[0].boards[0]
        table = [["Board", "What it says", "Source"]]
        table.append(["Side A, every Path", self.told(components.board(plain)), plain.source])
        for path in self.rules.paths:
            board = path.boards[1]
            told = self.told(components.board(board, plain))
            table.append([f"Side B, {self.named(path.name)}", told, board.source])
        return table

    def endgame(self) -> Rows:
        table = [["Condition", "What it says", "Source"]]
        told: set[str] = set()
        for rules in self.full:
            for row in rules.endgame_cards:
                if row.name not in told:
                    told.add(row.name)
                    line = self.told(components.endgame(row))
                    table.append([self.named(row.name), line, row.source])
        return table

    def warp(self) -> Rows:
        table = [["Warp tile", "What it brings", "Source"]]
        for row in self.rules.warp_tiles:
            table.append(
                [self.words.say("warp", warp=row.name), self.told(components.warp_tile(row)), row.source]
            )
        return table

    def recruit(self) -> Rows:
        table = [["Card", "Workers", "Source"]]
        for row in self.rules.recruit_cards:
            table.append([str(row.code), self.told(components.recruit_card(row)), row.source])
        return table

    def mine(self) -> Rows:
        table = [["Card", "Resources, from the topmost slot down", "Source"]]
        for row in self.rules.mine_cards:
            table.append([str(row.code), self.told(components.mine_card(row)), row.source])
        return table

    def assets(self) -> Rows:
        table = [["Card", "What it gives", "Source"]]
        for row in self.rules.asset_cards:
            table.append([str(row.code), self.told(components.asset_card(row)), row.source])
        return table


class Kind:
    """A table under its heading, and the module or variant that an edition must have for it."""

    def __init__(self, title: str, rows: Callable[[Catalog], Rows], of: str = "") -> None:
        self.title = title
        self.rows = rows
        self.of = of


# By the word that --kind takes.
KINDS: Final[dict[str, Kind]] = {
    "buildings": Kind("Buildings", Catalog.buildings),
    "superprojects": Kind("Superprojects", Catalog.superprojects),
    "spaces": Kind("Spaces of the Main board, with four players", Catalog.spaces),
    "actions": Kind("Actions of every player", Catalog.actions),
    "capital": Kind("Collapsing Capital tiles", Catalog.capital),
    "paths": Kind("Paths", Catalog.paths),
    "leaders": Kind("Leaders", Catalog.leaders),
    "evacuation": Kind("Evacuation Conditions", Catalog.evacuation),
    "boards": Kind("Player boards", Catalog.boards),
    "endgame": Kind("Endgame Conditions", Catalog.endgame),
    "warp": Kind("Warp tiles", Catalog.warp),
    "recruit": Kind("Recruit cards", Catalog.recruit),
    "mine": Kind("Mine cards", Catalog.mine),
    "assets": Kind("Starting Asset cards, a variant", Catalog.assets, "asset_draft"),
    "module_spaces": Kind("Spaces that modules add or change", Catalog.module_spaces),
    **{
        word: Kind(title, table, name)
        for name, screen in SCREENS.items()
        for word, (title, table) in screen.tables.items()
    },
}


def markdown(
    kind: str | None = None, words: Words | None = None, components: str = "", edition: str = "essential"
) -> str:
    """One table, or with no kind all of them as a page; with an owner's values where they are given."""
    manifest = edition_of(edition)
    variants = tuple(name for name in ("asset_draft",) if name in manifest.variants)
    plain, *full = (
        compose(edition, modules, variants, 4, components=components)
        for modules in ((), *full_sets(manifest.modules))
    )
    catalog = Catalog(words or Words(), plain, full)
    has = ("", *manifest.modules, *manifest.variants)
    there = {name: row for name, row in KINDS.items() if row.of in has}
    if kind is not None:
        if kind not in there:
            raise SetupError(f"the {edition} edition has no {kind}; it has {', '.join(there)}")
        return _table(there[kind].rows(catalog))
    parts = [
        "# Components",
        "Made by `anachrony components` from the rows that the game runs: do not edit by hand.\n"
        "A Genius may take the place of any other Worker. Sources are named row by row.",
    ]
    for row in there.values():
        parts += [f"## {row.title}", _table(row.rows(catalog)).rstrip()]
    parts += ["## House values", HOUSE_NOTES.rstrip()]
    return "\n\n".join(parts) + "\n"


def _table(table: Rows) -> str:
    head, *body = [[cell.replace("|", "\\|") for cell in row] for row in table]
    lines = [head, ["---"] * len(head), *body]
    return "".join(f"| {' | '.join(row)} |\n" for row in lines)
