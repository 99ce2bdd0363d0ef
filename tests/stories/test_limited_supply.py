"""Where the general supply can run out, what cannot be had is not given, and nothing is made or lost."""

from __future__ import annotations

import pytest

from anachrony import Game
from anachrony.editions.edition import Edition
from anachrony.editions.essential import essential
from anachrony.rules.book import Book, BookError
from anachrony.rules.general_supply import assets_left, workers_left
from anachrony.rules.kinds import GENIUS as GENIUSES
from anachrony.rules.kinds import SCIENTIST as SCIENTISTS
from anachrony.rules.kinds import WATER
from anachrony.terms import EDITIONS
from playing import Case
from properties.checks import failure
from story import ADMINISTRATOR, ENGINEER, GENIUS, SCIENTIST, Table, story

FEW = {"titanium": 5, "uranium": 4, "gold": 4, "neutronium": 3, "water": 14}
FEW_WORKERS = {SCIENTIST: 6, ENGINEER: 6, ADMINISTRATOR: 4, GENIUS: 3}


def scarce(players: int) -> Book:
    book = essential(players)
    book.edition = "scarce"
    book.limit(**FEW, **FEW_WORKERS)
    return book


@pytest.fixture(autouse=True)
def a_scarce_edition(monkeypatch: pytest.MonkeyPatch) -> None:
    edition = Edition("scarce", scarce, EDITIONS["essential"].modules, solo=EDITIONS["essential"].solo)
    monkeypatch.setitem(EDITIONS, edition.name, edition)


def scarce_table(era: int = 2) -> Table:
    return story(era, edition="scarce").pools(recruit={}, mine={})


def told(game: Game, text: str) -> list[tuple[str, str, dict[str, int]]]:
    return [(event.kind, event.what, event.amounts) for event in game.play(text)]


def test_only_as_much_water_comes_as_the_supply_has() -> None:
    table = scarce_table().seat(water=1).seat(1, water=11)
    told_of = told(table.game, "purify engineer")
    assert ("none-left", "", {"water": 1}) in told_of
    assert ("gain", "", {"water": 2}) in told_of
    table.expect(water=3)


def test_nothing_is_gained_from_an_empty_supply() -> None:
    table = scarce_table().seat(1, water=14)
    told_of = told(table.game, "purify engineer")
    assert ("none-left", "", {"water": 3}) in told_of
    assert "gain" not in [kind for kind, _, _ in told_of]
    table.expect(water=0)


def test_what_is_paid_can_be_had_again() -> None:
    table = scarce_table().seat(water=3).seat(1, water=11)
    assert assets_left(table.game.state, WATER) == 0
    table.use("trade", ENGINEER).pick("3W for 1E")
    assert assets_left(table.game.state, WATER) == 3
    table.use("purify", ENGINEER).expect(seat=1, water=14)


def test_a_resource_of_choice_is_one_that_the_supply_has() -> None:
    table = scarce_table().seat(neutronium=1).seat(1, titanium=5, gold=4)
    table.use("trade", ENGINEER).pick("1N for 2TUG").expect(uranium=2, titanium=0, gold=0)


def test_a_resource_in_the_mine_pool_is_no_longer_in_the_supply() -> None:
    table = scarce_table().pools(mine={"gold": 1}).seat(1, gold=3)
    table.use("mine gold", ENGINEER)
    table.expect(gold=1)


def test_a_worker_that_the_supply_lacks_is_not_warped_in_and_not_paid() -> None:
    table = scarce_table().seat(water=2, active={SCIENTIST: 3}).seat(1, active={SCIENTIST: 3})
    table.phase("warp").pick("warp scientist", seat=0)
    told_of = told(table.game, "warp nothing")
    assert ("no-worker-left", SCIENTIST, {}) in told_of
    table.expect(water=2, active={SCIENTIST: 3}, warp={"scientist": 2})


def test_an_empty_slot_stays_in_the_pool_of_workers() -> None:
    table = scarce_table().seat(active={SCIENTIST: 3}).seat(1, active={SCIENTIST: 3, GENIUS: 2})
    state = table.phase("preparation").game.state
    while state.phase < 3:
        table.game.play(table.game.options[0])
    assert state.recruit[SCIENTISTS] == 0
    assert state.recruit[GENIUSES] <= 1
    assert workers_left(state, SCIENTISTS) == 0


def test_a_dead_worker_can_be_recruited_again() -> None:
    table = scarce_table().seat(active={SCIENTIST: 3}, uranium=2, water=2).seat(1, active={SCIENTIST: 3})
    table.anomaly("lab 1").use("anomaly lab 1", SCIENTIST)
    assert workers_left(table.game.state, SCIENTISTS) == 1


def test_a_wrong_word_is_named() -> None:
    with pytest.raises(BookError, match="no asset or Worker sand to limit; there is titanium, uranium"):
        essential(2).limit(sand=3)


@pytest.mark.parametrize("number", range(6))
def test_games_with_few_pieces_end(number: int) -> None:
    paths = ("harmony", "progress", "dominance")[: 2 + number % 2]
    modules = ((), ("pioneers",), ("guardians", "doomsday"))[number % 3]
    case = Case(number, paths, edition="scarce", modules=modules, keen=number % 2 == 1)
    assert failure(case, 40) == ""


def test_a_bot_goes_without_what_is_not_there() -> None:
    case = Case(3, ("harmony",), edition="scarce", modules=("pioneers",), solo="chronossus", keen=True)
    assert failure(case, 40) == ""
