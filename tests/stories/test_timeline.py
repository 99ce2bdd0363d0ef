"""The Timeline is rows: printed numbers for people, positions inside, and phases that a tile may name."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from anachrony import Game
from anachrony.components.decks import TIMELINE
from anachrony.editions.edition import Edition
from anachrony.editions.essential import ESSENTIAL, essential
from anachrony.rules.book import Book, BookError
from anachrony.rules.kinds import CLEAN_UP, POWER_UP, PREPARATION, WARP
from anachrony.rules.phases.preparation import RevealSuperproject, steps_of
from anachrony.rules.rows import HOUSE, EraTile
from anachrony.rules.ruleset import Ruleset
from anachrony.terms import EDITIONS
from playing import Case, play_on
from properties.checks import failure

CRIMSON = TIMELINE[0].crimson


def zero(players: int) -> Book:
    """Era Zero, then Eras 1 to 5; the Impact comes after Era 3."""
    book = essential(players)
    book.edition = "zero"
    book.timeline = [EraTile(0, HOUSE, crimson=CRIMSON, phases=(WARP,)), *book.timeline[:5]]
    book.impact_after = 3
    book.setup.after(RevealSuperproject, RevealSuperproject(ahead=2))
    return book


@pytest.fixture(autouse=True)
def an_edition_with_era_zero(monkeypatch: pytest.MonkeyPatch) -> None:
    edition = Edition("zero", zero, variants=ESSENTIAL.variants, solo=ESSENTIAL.solo)
    monkeypatch.setitem(EDITIONS, "zero", edition)


def opened() -> Game:
    """Up to the first choice of Warp tiles."""
    game = Game.new(["harmony", "progress"], edition="zero", leaders=["zaida", "cornella"], seed=3)
    assert game.view(None)["phase"] == "warp"
    return game


def test_era_zero_is_a_warp_phase_and_nothing_else() -> None:
    game = opened()
    assert (game.state.era, game.view(None)["era"]) == (1, 0)
    assert [seat["focus"] for seat in game.view(None)["seats"]] == [1, 1]
    shown = [bool(era["superproject"]) for era in game.view(None)["timeline"]]
    assert shown == [True, True, False, False, False, False]
    game.play("warp gold", 0)
    events = game.play("warp gold", 1)
    assert [event.place for event in events if event.kind == "warp"] == ["timeline/0", "timeline/0"]
    assert next(event for event in events if event.kind == "era").amounts == {"era": 1}
    assert (game.state.era, game.view(None)["era"]) == (2, 1)
    assert [seat["focus"] for seat in game.view(None)["seats"]] == [1, 1]
    shown = [bool(era["superproject"]) for era in game.view(None)["timeline"]]
    assert shown == [True, True, True, False, False, False]
    assert game.record().count("\n# Era 0\n") == game.record().count("\n# Era 1\n") == 1


SYMBOLS = {
    "-": "plain",
    "M": "inspiring_message",
    "V": "glorious_future",
    "2": "parallel_timeline",
    "S": "stable_time_rift",
    "m": "grim_message",
    "x": "collapsing_time_rift",
}
CRIMSON_SIDES = ("-V-x-V-m", "m-V-S-xV", "-S-M-xV-", "xV-2-m-M", "-Mx-V-S-", "S-m2-V-x", "Vm-Sx-M-")


def test_the_crimson_sides_show_their_symbols_and_the_plain_ones_none() -> None:
    crimson = Game.new(players=2, variants=["alternate_timeline"], seed=1).view(None)["timeline"]
    shown = [[SYMBOLS[letter] for letter in side] for side in CRIMSON_SIDES]
    assert [(tile["era"], tile["symbols"]) for tile in crimson] == list(enumerate(shown, 1))
    plain = Game.new(players=2, seed=1).view(None)["timeline"]
    assert [(tile["era"], tile["symbols"]) for tile in plain] == [(era, []) for era in range(1, 8)]


def test_who_has_most_warp_tiles_on_era_zero_rolls_in_era_one() -> None:
    game = opened()
    game.play("warp gold", 0)
    events = game.play("warp nothing", 1)
    assert [event.seat for event in events if event.kind == "paradox-roll"] == [0]


def test_the_impact_comes_after_the_tile_it_is_named_for_and_the_game_ends_with_the_last() -> None:
    game = opened()
    assert (game.view(None)["impact_after"], game.view(None)["last_era"]) == (3, 5)
    random = Random(4)
    hit = 0
    while not game.over:
        play_on(game, random, 1)
        if game.state.impact and not hit:
            hit = game.view(None)["era"]
    assert hit in (3, 4)  # in the Clean up of Era 3, which leads into the next at once
    assert game.view(None)["era"] <= 5


@pytest.mark.parametrize("variants", [(), ("alternate_timeline",)])
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(2))
def test_random_games_with_era_zero_come_to_their_end(
    players: int, variants: tuple[str, ...], seed: int
) -> None:
    paths = ("harmony", "dominance", "progress", "salvation")[:players]
    case = Case(seed, paths, edition="zero", variants=variants)
    assert failure(case, 25) == ""


def test_a_bot_plays_with_era_zero() -> None:
    game = Game.new(["harmony"], edition="zero", solo="chronossus", seed=1, leaders="random")
    play_on(game, Random(2))
    assert game.over


def test_a_tile_may_have_some_phases_of_an_era() -> None:
    book = essential(2)
    book.put(replace(book.timeline[1], phases=(POWER_UP, CLEAN_UP)))
    rules = Ruleset(book)
    steps = steps_of(rules, 2)
    assert [step for step in steps if step in rules.next_era] == []  # CheckEnd leads on
    assert list(steps) == [*rules.era[7:9], *rules.era[14:]]
    assert steps_of(rules, 1) == rules.era
    book.put(replace(book.timeline[1], phases=(PREPARATION,)))
    rules = Ruleset(book)
    assert steps_of(rules, 2) == (*rules.era[:5], *rules.next_era)


def test_a_tile_that_is_not_there_is_named() -> None:
    book = essential(2)
    book.impact_after = 9
    with pytest.raises(BookError, match="no Era tile 9; there is 1, 2, 3, 4, 5, 6, 7"):
        Ruleset(book)
