"""Stacks beyond those of the building types: a top that lies open, a pile beside it, chance of its own."""

from __future__ import annotations

from random import Random

import pytest

from anachrony import Game
from anachrony.editions.edition import Edition
from anachrony.editions.essential import essential
from anachrony.rules.book import Book
from anachrony.rules.effects.stacks import ShiftStack
from anachrony.rules.kinds import TYPES
from anachrony.rules.phases.setup import FillStacks
from anachrony.terms import EDITIONS
from playing import play_on
from story import story

RELICS, MAPS = TYPES, TYPES + 1


def stacked(players: int) -> Book:
    """The Essential Edition with a stack that shifts and one that does not."""
    book = essential(players)
    book.edition = "stacked"
    assert book.new_stack("relics", {11: "urn", 12: "mask", 13: "bell"}) == RELICS
    assert book.new_stack("maps", {21: "north", 22: "south"}, shifts=False) == MAPS
    book.setup.after(FillStacks, ShiftStack(RELICS))
    return book


@pytest.fixture(autouse=True)
def a_stacked_edition(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(EDITIONS, "stacked", Edition("stacked", stacked))


def test_the_tops_are_drawn_by_name_and_a_stack_may_begin_shifted() -> None:
    game = Game.new(["harmony", "progress"], edition="stacked", chance="explicit")
    found: list[list[str]] = []
    while not game.state.phase:
        texts = [option.text for option in game.options]
        if {"urn", "north", "mask"} & set(texts):
            found.append(texts)
        game.play(game.options[0])
    assert found[:3] == [["urn", "mask", "bell"], ["north", "south"], ["mask", "bell"]]
    assert (game.state.tops[RELICS], game.state.piles[RELICS]) == (12, [11])
    assert (game.state.tops[MAPS], game.state.piles[MAPS]) == (21, [])


def test_preparation_shifts_the_stacks_that_shift_until_they_run_out() -> None:
    table = story(edition="stacked")
    state = table.game.state
    assert (state.tops[RELICS], state.piles[RELICS]) == (13, [11, 12])  # of the first Preparation
    for left in ([11, 12, 13], [11, 12, 13]):
        table.phase("preparation").quiet()
        assert (state.tops[RELICS], state.piles[RELICS]) == (0, left)
    assert (state.tops[MAPS], state.piles[MAPS]) == (21, [])


def test_a_stack_is_saved_by_its_name_and_draws_leave_the_other_decks_alone() -> None:
    game = Game.new(["harmony", "progress"], edition="stacked", seed=5, leaders="random")
    plain = Game.new(["harmony", "progress"], seed=5, leaders="random")
    assert game.state.tops[:TYPES] == plain.state.tops
    play_on(game, Random(1), 60)
    again = Game.load(game.save())
    assert again == game
    assert again.state.piles[RELICS] == game.state.piles[RELICS] != []
    play_on(again, Random(2))
    assert again.over
