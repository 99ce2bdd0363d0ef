"""Amounts packed into one number behave as the lists they stand for, and none ever runs over."""

from __future__ import annotations

from random import Random

import pytest

from anachrony import Game
from anachrony.rules import amounts
from anachrony.rules.amounts import MAX, MAX_OF_MODULES
from anachrony.rules.cost import Cost
from anachrony.rules.general_supply import give, pay_cost, take
from anachrony.rules.kinds import ASSETS, CORE, NOTHING, RESOURCES, STOCKS, TITANIUM, VP, WATER

KINDS = (*range(ASSETS), STOCKS, STOCKS + 1)  # with two assets of modules


def any_amounts(random: Random) -> dict[int, int]:
    return {
        kind: random.choice((0, 1, 2, 3, MAX if kind < ASSETS else MAX_OF_MODULES, random.randrange(64)))
        for kind in KINDS
    }


def in_one(held: dict[int, int]) -> int:
    return sum(amounts.units(kind, n) for kind, n in held.items())


@pytest.mark.parametrize("seed", range(200))
def test_packed_amounts_answer_as_separate_ones_do(seed: int) -> None:
    random = Random(seed)
    held, asked = any_amounts(random), any_amounts(random)
    stock, price = in_one(held), in_one(asked)
    assert stock.bit_length() <= 62
    assert {kind: amounts.amount_of(stock, kind) for kind in KINDS} == held
    assert amounts.covers(stock, price) == all(held[kind] >= asked[kind] for kind in KINDS)
    assert amounts.short(stock, price) == [max(0, asked[kind] - held[kind]) for kind in range(ASSETS)]
    assert amounts.of_choice(stock) == held[0] + held[1] + held[2]
    for kind in KINDS:
        assert held[kind] + amounts.room(stock, kind) == (MAX if kind < ASSETS else MAX_OF_MODULES)
    for kind in range(ASSETS):
        for n in (0, 1, 5):
            assert amounts.amount_of(amounts.less(stock, kind, n), kind) == max(0, held[kind] - n)
    assert amounts.packed(amounts.unpacked(stock)) == in_one({kind: held[kind] for kind in range(ASSETS)})


@pytest.mark.parametrize("credit", [0, 1, 2, 5, 1000])
@pytest.mark.parametrize("water", [0, 1, 3, MAX])
@pytest.mark.parametrize("asked", [0, 1, 4, MAX])
def test_the_credit_pays_first(water: int, asked: int, credit: int) -> None:
    stock, price = amounts.units(WATER, water), amounts.units(WATER, asked)
    assert amounts.amount_of(amounts.with_credit(stock, credit), WATER) == min(MAX, water + credit)
    used = amounts.credit_used(price, credit)
    assert used == min(credit, asked)
    if amounts.covers(amounts.with_credit(stock, credit), price):
        assert amounts.without(stock, price, credit) == amounts.units(WATER, water - asked + used)


@pytest.mark.parametrize("fixed", [(-1, 0, 0, 0, 0, 0), (0, 0, 0, 0, MAX + 1, 0), (1, 2, 3), (0,) * 7])
def test_an_amount_that_nobody_can_have_is_refused(fixed: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match=r"asset|amount"):
        Cost(fixed)


def test_a_cost_names_what_is_short() -> None:
    cost = Cost((1, 0, 0, 0, 2, 1), 2)
    missing = {
        (0, 0, 0, 0, 0, 0): 1 + WATER,
        (0, 9, 9, 0, 2, 1): 1 + TITANIUM,
        (3, 0, 0, 0, 2, 0): 1 + CORE,
        (2, 0, 0, 0, 2, 1): RESOURCES,
        (1, 1, 1, 0, 2, 1): NOTHING,
    }
    assert {held: cost.missing(amounts.packed(held), {}) for held in missing} == missing


def test_what_a_seat_has_no_room_for_is_not_given() -> None:
    state = Game.new(players=2, seed=0).state
    seat = state.seats[0]
    for asset in range(ASSETS):
        before = seat.amounts()
        assert give(state, 0, asset, 3 * MAX) == MAX - before[asset]
        assert give(state, 0, asset, 1) == 0
        assert seat.amounts() == [*before[:asset], MAX, *before[asset + 1 :]]
    give(state, 0, VP, 3 * MAX)
    assert seat.vp == 3 * MAX


def test_nobody_pays_what_they_have_not() -> None:
    state = Game.new(players=2, seed=0).state
    seat = state.seats[0]
    seat.set_amount(WATER, 1)
    before = seat.amounts()
    with pytest.raises(OverflowError):
        take(state, 0, WATER, 2)
    with pytest.raises(OverflowError):
        pay_cost(state, 0, Cost((0, 0, 0, 0, 2, 0)))
    assert seat.amounts() == before
    seat.credit = 5
    pay_cost(state, 0, Cost((0, 0, 0, 0, 2, 0)))
    assert (seat.amount(WATER), seat.credit) == (1, 3)
