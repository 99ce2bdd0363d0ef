"""Two modules that each bring a type of Worker stand at one table, whichever is written first."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import permutations

import pytest

from anachrony import Game
from anachrony.editions.essential import ESSENTIAL, essential
from anachrony.modules.compatibility import MODULES
from anachrony.modules.fractures.module import FRACTURES
from anachrony.modules.fractures.rows import Fractures
from anachrony.rules.book import Book, BookError
from anachrony.rules.effects.assets import GainAsset
from anachrony.rules.effects.workers import GainCrew, LoseCrew
from anachrony.rules.kinds import ANYBODY, EMPTY_SUIT, ERA_BEGINS, SUPPLIED
from anachrony.rules.module import Module
from anachrony.rules.rows import HOUSE, Crew, WarpTile
from anachrony.terms import EDITIONS, compose
from anachrony.wording import Words, components
from playing import Case
from properties.checks import failure

PATHS = ("unity", "harmony", "progress")


def rows(book: Book) -> None:
    """A Pilot, who comes after each Supply, and fuel, which every Era brings."""
    pilot = book.new_worker(Crew("pilot", ANYBODY, 0, HOUSE))
    book.add(WarpTile("pilot", HOUSE, worker=pilot, water=1))
    book.add(WarpTile("fuel", HOUSE, asset=book.new_asset("fuel")))


def rules(book: Book) -> None:
    book.triggers.append((SUPPLIED, GainCrew("pilot", tired=True)))
    book.triggers.append((ERA_BEGINS, GainAsset("fuel", 1)))


PILOTS = Module("pilots", rows, rules)


@pytest.fixture(
    params=permutations((PILOTS, FRACTURES)), ids=lambda pair: " then ".join(m.name for m in pair)
)
def order(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[str, ...]]:
    modules: tuple[Module, ...] = request.param
    for module in modules:
        monkeypatch.delitem(MODULES, module.name, raising=False)
    for module in modules:
        monkeypatch.setitem(MODULES, module.name, module)
    monkeypatch.setitem(EDITIONS, "essential", replace(ESSENTIAL, modules=(*ESSENTIAL.modules, "pilots")))
    compose.cache_clear()
    yield tuple(module.name for module in modules)
    compose.cache_clear()


def test_each_has_a_column_of_its_own(order: tuple[str, ...]) -> None:
    rules = compose("essential", order, (), 2)
    words = {"pilots": "pilot", "fractures": "operator"}
    assert rules.worker_words[4:] == [words[module] for module in order]
    assert rules.table(Fractures).operator == rules.worker_names["operator"]
    assert {"flux", "fuel"} <= set(rules.stock_words)


def test_every_path_begins_with_its_operator(order: tuple[str, ...]) -> None:
    """In its own column, however many types there are."""
    game = Game.new(["harmony", "unity"], modules=order, seed=3, leaders=["zaida", "castien"])
    operator = game.state.rules.worker_names["operator"]
    assert [(seat.active[operator], seat.tired[operator]) for seat in game.state.seats] == [(0, 1), (1, 1)]
    drafted = Game.new(["harmony", "unity"], modules=order, variants=["asset_draft"], seed=3)
    assert all(sum(seat.tired) for seat in drafted.state.seats)


def test_what_is_for_operators_is_for_no_pilot(order: tuple[str, ...]) -> None:
    rules = compose("essential", order, (), 2)
    crews = {crew.name: crew.stands_for for crew in rules.crew if crew.name}
    for use in (
        rules.tile(217).use,
        rules.tile(316).use,
        rules.table(Fractures).devices[0][0].uses["remove_flux_cores"],
    ):
        assert use is not None
        assert [name for name, types in crews.items() if types & use.workers] == ["operator"]


def test_a_tile_for_operators_says_so_at_every_table(order: tuple[str, ...]) -> None:
    words = Words("en", strict=True)
    for modules in (order, ("fractures",)):
        rules = compose("essential", modules, (), 2)
        assert " ".join(words.lines(components.tile(rules.tile(217)))).startswith("Operator:")
        (unity,) = (path for path in rules.paths if path.name == "unity")
        assert "1 Operator" in " ".join(words.lines(components.path(unity, rules)))


def test_workers_are_saved_by_their_names(order: tuple[str, ...]) -> None:
    game = Game.new(PATHS[:2], modules=order, seed=3, leaders=["castien", "zaida"])
    seat = game.state.seats[0]
    seat.active[game.state.rules.worker_names["pilot"]] = 2
    saved = game.save()
    assert '"pilot":2' in saved.replace(" ", "")
    assert Game.load(saved).view(0)["seats"][0]["active"]["pilot"] == 2


def test_an_operator_is_given_up_by_name(order: tuple[str, ...]) -> None:
    state = Game.new(PATHS[:2], modules=order, seed=3, leaders=["castien", "zaida"]).state
    assert state.top is not None
    lose = LoseCrew("operator")
    texts = [lose.text(state, state.top, pick) for pick in lose.ask(state, state.top)]
    assert texts == ["active operator", "tired operator"]


@pytest.mark.parametrize("number", range(4))
def test_games_with_both_end(order: tuple[str, ...], number: int) -> None:
    more = (("pioneers",), ("guardians", "doomsday"))[number % 2]
    case = Case(number, PATHS[: 2 + number % 2], "AB"[number // 2], (*more, *order), keen=True)
    assert failure(case, 60) == ""


def test_one_type_too_many_is_refused_with_a_sentence() -> None:
    book = essential(2)
    for number in range(len(book.workers), EMPTY_SUIT):
        assert book.new_worker(Crew(f"type {number}", ANYBODY, 0, HOUSE)) == number
    with pytest.raises(BookError, match="there is room for 7 types of Workers"):
        book.new_worker(Crew("one too many", ANYBODY, 0, HOUSE))
