"""A module is a manifest: all rows lie in the book before the rules of any module run."""

from __future__ import annotations

from dataclasses import replace

import pytest

from anachrony import Game, SetupError
from anachrony.editions.essential import essential
from anachrony.modules.compatibility import MODULES, refusal
from anachrony.modules.doomsday.rows import Doomsday
from anachrony.modules.pioneers.rows import Pioneers
from anachrony.rules.book import Book, BookError
from anachrony.rules.ruleset import Ruleset


def with_rows(*names: str) -> Book:
    book = essential(4)
    for name in names:
        MODULES[name].rows(book)
    return book


def add_path(book: Book) -> None:
    """A fifth Path, as a later module would bring it."""
    book.add(replace(book.paths[0], name="unity"))


def test_a_path_of_a_later_module_has_its_board_and_interest() -> None:
    book = with_rows("doomsday", "pioneers")
    add_path(book)
    pioneers, doomsday = book.table(Pioneers), book.table(Doomsday)
    pioneers.boards.insert(0, replace(pioneers.boards[0], path="unity", base=7))
    doomsday.interests.insert(0, replace(doomsday.interests[0], path="unity"))
    for name in ("doomsday", "pioneers"):
        MODULES[name].rules(book)
    rules = Ruleset(book)
    paths = ["harmony", "dominance", "progress", "salvation", "unity"]
    assert [path.name for path in rules.paths] == paths
    assert [board.path for board in rules.table(Pioneers).boards] == paths
    assert rules.table(Pioneers).boards[4].base == 7
    assert [interest.path for interest in rules.table(Doomsday).interests] == paths


@pytest.mark.parametrize(("name", "kind"), [("pioneers", "UpgradeBoard"), ("doomsday", "Interest")])
def test_a_path_without_its_row_is_named(name: str, kind: str) -> None:
    book = with_rows(name)
    add_path(book)
    with pytest.raises(BookError, match=f"the Path unity has no {kind}; there is one for harmony, dominance"):
        MODULES[name].rules(book)


def test_a_space_says_on_which_board_it_is_printed() -> None:
    rules = Game.new(players=3, modules=("doomsday", "pioneers", "guardians")).state.rules
    elsewhere = {space.name: space.board for space in rules.spaces if space.board != "main"}
    posts = {f"post/{number}": "guardians" for number in range(1, 7)}
    assert elsewhere == {"experiment": "doomsday", "adventure": "pioneers", **posts}


def test_an_owner_may_say_what_a_module_brings_to_a_table_of_the_base_game() -> None:
    game = Game.new(
        ["harmony", "progress"], modules=["guardians"], components='[spaces."post/4"]\nwater = 3\n'
    )
    rules = game.state.rules
    assert rules.spaces[rules.space_names["post/4"]].water == 3


@pytest.mark.parametrize("module", MODULES)
def test_the_names_of_manifests_are_those_they_are_listed_under(module: str) -> None:
    assert MODULES[module].name == module


def test_a_variant_of_a_module_names_the_module_it_needs() -> None:
    with pytest.raises(SetupError, match="planned_experiments is a variant of the doomsday module: add that"):
        Game.new(["harmony", "progress"], variants=["planned_experiments"])


def test_what_a_manifest_forbids_is_forbidden_whoever_is_named_first() -> None:
    assert refusal(("doomsday", "intrigues")) == refusal(("intrigues", "doomsday")) != ""
