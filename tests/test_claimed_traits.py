"""Two modules that bring traits which the rules look for stand at one table, whichever is written first."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import permutations

import pytest

from anachrony.editions.essential import ESSENTIAL, essential
from anachrony.modules.compatibility import MODULES
from anachrony.rules.book import Book, BookError
from anachrony.rules.effects.workers import supply_cost
from anachrony.rules.kinds import (
    BUILDING_WATER,
    CLAIMED_TRAITS,
    HEX_WATER_LESS,
    NO_TRAVEL,
    PARADOX_ROLLS,
    SUPPLY_MORE,
    WARPS_LESS,
)
from anachrony.rules.module import Module
from anachrony.rules.rows import Passives
from anachrony.rules.ruleset import Ruleset
from anachrony.terms import EDITIONS, compose
from story import SCIENTIST, Table, story


def module(name: str, tile: int, passives: Passives) -> Module:
    """A module in which this printed tile has traits that only modules have."""

    def rows(book: Book) -> None:
        row = next(row for row in book.tiles if row.code == tile)
        book.put(replace(row, passives=passives))

    def rules(book: Book) -> None:
        for trait, _ in passives:
            assert isinstance(trait, str)
            book.claim_trait(trait)

    return Module(name, rows, rules)


DROUGHT = module("drought", 304, ((SUPPLY_MORE, 1), (HEX_WATER_LESS, 2)))
MARSH = module("marsh", 303, ((BUILDING_WATER, 2), (SUPPLY_MORE, 2), (NO_TRAVEL, 1)))


@pytest.fixture(params=permutations((DROUGHT, MARSH)), ids=lambda pair: " then ".join(m.name for m in pair))
def order(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[str, ...]]:
    modules: tuple[Module, ...] = request.param
    names = tuple(one.name for one in modules)
    for one in modules:
        monkeypatch.setitem(MODULES, one.name, one)
    monkeypatch.setitem(EDITIONS, "essential", replace(ESSENTIAL, modules=(*ESSENTIAL.modules, *names)))
    compose.cache_clear()
    yield names
    compose.cache_clear()


def cost(table: Table) -> int:
    return supply_cost(table.game.state.rules, table.own())


def test_each_claims_its_own_and_what_both_claim_is_one(order: tuple[str, ...]) -> None:
    rules = compose("essential", order, (), 2)
    numbers = [rules.supply_more, rules.hex_water_less, rules.building_water, rules.no_travel]
    assert sorted(numbers) == sorted(rules.trait_numbers.values())
    assert len(set(numbers)) == 4
    assert rules.paradox_rolls == rules.warps_less == rules.traits - 1


def test_each_does_what_it_says_and_what_both_bring_adds_up(order: tuple[str, ...]) -> None:
    plain = cost(story(modules=order))
    assert cost(story(modules=order).built(303)) == plain + 2
    assert cost(story(modules=order).built(303, 304)) == plain + 3
    table = story(modules=order).built(303).offer(201).seat(titanium=2, gold=1, water=1)
    table.refuses("construct 1 scientist").seat(water=2).use("construct 1", SCIENTIST).expect(water=0)
    water = [story(modules=order).built(*tiles).phase("power up").pick("done") for tiles in ((), (304,))]
    assert [one.own().amount(4) for one in water] == [6, 4]
    table = story(4, modules=order).built(102, 303).seat(gold=1, warp={"gold": 3})
    table.use(102, SCIENTIST).pick("era 3", "return gold").expect(travel=0, gold=0)


def test_a_trait_that_nobody_claimed_is_never_there(order: tuple[str, ...]) -> None:
    seat = story(modules=order).built(303, 304).own()
    rules = compose("essential", order, (), 2)
    assert seat.traits[rules.warps_less] == seat.traits[rules.paradox_rolls] == 0


def test_a_row_may_not_have_what_no_module_claimed() -> None:
    for trait in CLAIMED_TRAITS:
        book = essential(2)
        book.put(replace(book.tiles[0], passives=((trait, 1),)))
        with pytest.raises(ValueError, match=f"there is no trait {trait}"):
            Ruleset(book)


def test_only_what_the_rules_look_for_is_claimed() -> None:
    with pytest.raises(BookError, match=f"the rules look for no trait speed, but for .*{NO_TRAVEL}"):
        essential(2).claim_trait("speed")
    book = essential(2)
    assert book.claim_trait(WARPS_LESS) == book.claim_trait(WARPS_LESS)
    assert book.claim_trait(PARADOX_ROLLS) == book.claim_trait(WARPS_LESS) + 1
    with pytest.raises(BookError, match="already something called 'trait warps-less'"):
        book.new_trait(WARPS_LESS)
