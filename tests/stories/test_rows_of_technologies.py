"""Every Technology is as its card says: its price, its VP, and what it does by itself.

The rows in ``tests/facts`` say it, and each of them is played here.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from anachrony import CHANCE
from fractures import OPERATOR, fractured
from printed import (
    ALWAYS,
    ANYONE,
    FRACTURES,
    TIRED,
    Facts,
    admitted,
    different,
    effect,
    finish,
    less,
    seen,
    together,
)
from story import SCIENTIST
from valley import cores, held, holding, operators, piles, rows

TECHNOLOGIES = FRACTURES["technologies"]


def cards(fits: Callable[[Facts], object] = lambda said: True) -> list[object]:
    """Parameters, one for each card that fits: its number and what it says."""
    return [
        pytest.param(int(code), said, marks=pytest.mark.tells(f"technology {code}"), id=code)
        for code, said in TECHNOLOGIES.items()
        if fits(said)
    ]


@pytest.mark.parametrize(("code", "said"), cards())
def test_it_is_bought_for_its_price_and_scores_its_vp(code: int, said: Facts) -> None:
    cost = said.get("cost", {})
    table = piles(operators(fractured(), 0), code).seat(uranium=1, gold=1).has(cost)
    for asset, amount in cost.items():
        table.has({asset: amount - 1}).refuses("assimilate 1 scientist").has(cost)
    table.use("assimilate 1", SCIENTIST).pick("U" if "U" in table.options else table.options[0])
    while table.game.state.decider == CHANCE or table.prompt == "keep-condition":
        table.pick(table.options[0])
    assert held(table) == [code]
    table.expect(uranium=0, gold=1, **dict.fromkeys(cost, 0))
    table.own().active[4] = 0
    table.own().beside[rows(table).covert].clear()
    table.expect(technologies=said["vp"])


@pytest.mark.parametrize(("code", "said"), cards(lambda said: "at_power_up" in said))
@pytest.mark.tells("ruling F91")
def test_it_gives_what_it_says_once_power_up_is_done(code: int, said: Facts) -> None:
    plain, more = (
        seen(table.phase("power up").pick("suit", "done"))
        for table in (fractured(), holding(fractured(), code))
    )
    assert different(plain, more) == effect(said["at_power_up"])


@pytest.mark.parametrize(("code", "said"), cards(lambda said: "always" in said))
def test_it_adds_what_it_says_for_good(code: int, said: Facts) -> None:
    ((what, n),) = said["always"].items()
    look, plain = ALWAYS[what]
    assert look(fractured(5)) == plain
    assert look(holding(fractured(5), code)) == plain + n
    holding(fractured(5), code).built("102").expect(travel_ranges=2)  # a Technology counts for no range


@pytest.mark.parametrize(("code", "said"), cards(lambda said: "use" in said))
def test_its_action_takes_and_gives_what_it_says_once_an_era(code: int, said: Facts) -> None:
    free, price = said["use"] == "free", said["pay"]
    users = [] if free else admitted(said["use"], (*ANYONE, OPERATOR))
    for worker in users or [""]:
        alone = {worker: 1} if worker else {}
        table = holding(fractured(), code).has(price).seat(tired=TIRED, suits=3)
        name = next(row.name for row in rows(table).technologies if row.code == code)
        action, place = f"{name} {worker}".strip(), f"seat/1/{name.replace(' ', '_')}"
        for asset, n in price.items():
            assert table.has({asset: n - 1}).why_not(place) == asset
            table.has({asset: n})
        assert table.users(name) == users
        before = seen(table)
        asked = finish(table.pick(action))
        assert different(before, seen(table)) == together(effect(said["gain"]), less(price), less(alone))
        assert bool(asked) != free  # one die is set, where there are dice
        table.turn(0).has(price).seat(active=alone).refuses(action)
        table.seat(active={}, tired={}).workers_come_home()
        if worker:
            table.expect(active={}, tired=alone)
        table.has(price).seat(active=alone, suits=3).turn(0).offers(action)
        fractured().has(price).refuses(action)


@pytest.mark.parametrize(("code", "said"), cards(lambda said: "counts" in said))
@pytest.mark.parametrize("there", range(7))
def test_it_counts_what_it_says_at_the_end(code: int, said: Facts, there: int) -> None:
    counts = said["counts"]
    table = holding(fractured(), code)
    if counts["what"] == "operators":
        table.seat(active={OPERATOR: there // 2}, tired={OPERATOR: there - there // 2})
    else:
        table = cores(table.seat(active={OPERATOR: 1}), min(there, 5))
        there = min(there, 5)
    table.expect(technologies=said["vp"] + min(there // counts["per"], counts.get("at_most", there)))


def test_there_are_these_technologies_and_no_others() -> None:
    assert [str(row.code) for row in rows(fractured()).technologies] == list(TECHNOLOGIES)
