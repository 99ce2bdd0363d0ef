"""Every Collapsing Capital tile is as it is printed: a Capital Action and more; a space has no more.

The rows in ``tests/facts`` say it, and each of them is played here.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pytest

from anachrony import CHANCE
from anachrony.rules.kinds import CAPITAL_WORDS, SHAPE_WORDS
from fractures import fractured
from printed import (
    ANYONE,
    BASE,
    EVERYTHING,
    FRACTURES,
    HELD,
    TIRED,
    Changes,
    Facts,
    admitted,
    different,
    effect,
    finish,
    less,
    seen,
    together,
)
from story import ENGINEER, GENIUS, SCIENTIST, Table, story
from valley import cores

BY = {"construct": SCIENTIST, "recruit": ENGINEER, "research": SCIENTIST}
# What is chosen, and once more where a tile lets it; and what each of them brings, done by these.
PICKS = {
    "construct": (["305"], ["201"]),
    "recruit": ([ENGINEER], [SCIENTIST]),
    "research": (["circle", "society"], ["square", "warfare"]),
}
COST = {"305": BASE["spots"]["life_support"][0], "201": BASE["spots"]["factory"][0]}
BROUGHT: dict[str, tuple[Changes, Changes]] = {
    "construct": (
        together(less(COST["305"]), {"life_support tiles": 1}),
        together(less(COST["201"]), {"factory tiles": 1}),
    ),
    "recruit": ({ENGINEER: 1}, {SCIENTIST: 1}),
    "research": ({"breakthroughs": 1}, {"breakthroughs": 1}),
}
PROJECT = "exocrawler"


@dataclass(frozen=True)
class Row:
    """A space with what lies on it."""

    action: str
    table: Callable[[], Table]
    said: Facts = field(default_factory=dict)
    number: int = 1

    @property
    def space(self) -> str:
        return f"{self.action} {self.number}"

    @property
    def water(self) -> int:
        """A tile covers what is printed beneath."""
        return 0 if self.said else int(BASE["spaces"][f"{self.action}/{self.number}"]["water"])

    @property
    def again(self) -> bool:
        return bool(self.said.get("again"))

    def ready(self) -> Table:
        """A seat that can do everything, and answers as it likes."""
        table = self.table().offer(305, 201).pools(recruit={ENGINEER: 1, SCIENTIST: 1, GENIUS: 1})
        table.has(dict.fromkeys(EVERYTHING, 9)).built(405).has(HELD | {"paradox": 3})
        return table.seat(tired=TIRED, suits=3)


def lying(table: Callable[[int], Table], action: str, code: int) -> Callable[[], Table]:
    return lambda: table(5).capital(f"{action}/1", code)


def on_device(era: int) -> Table:
    return cores(fractured(era), 4)


ROWS: list[Any] = [
    *(
        pytest.param(
            Row(action, lambda: story(3, players=4), number=n),
            marks=pytest.mark.tells(f"{action}/{n}"),
            id=f"{action} {n}",
        )
        for action in BY
        for n in (1, 2, 3)
    ),
    *(
        pytest.param(
            Row(action, lying(table, action, said["code"]), said),
            marks=pytest.mark.tells(f"{action}: {name}"),
            id=f"{action}: {name}",
        )
        for table, group in ((story, BASE["capital_tiles"]), (on_device, FRACTURES["capital_tiles"]))
        for action, tiles in group.items()
        for name, said in tiles.items()
    ),
]


def rows(fits: Callable[[Row], object]) -> list[Any]:
    return [row for row in ROWS if fits(row.values[0])]


def do(row: Row, table: Table, picks: list[str]) -> None:
    """Do the action once; what is set and what is rolled, who may be recruited, is as it is said."""
    if row.action == "research":
        assert table.decider == 0
        table.offers(*SHAPE_WORDS, picks[1]).refuses("?", "roll").pick(picks[0])
        assert (table.decider == CHANCE) == (row.said.get("dice", 1) == 1)
        table.pick(picks[1])
        return
    if row.action == "recruit":
        table.refuses(GENIUS)
    table.pick(*picks)
    if "less T" in table.options:
        table.pick("less T")


def expected(row: Row, gain: Facts) -> Changes:
    """What is different once all of it is done."""
    first, second = BROUGHT[row.action]
    parts = [first, effect(gain), {BY[row.action]: -1, "suits": -1, "water": -row.water}]
    if row.action == "recruit":
        parts += [effect(BASE["recruit_bonus"][ENGINEER])] * row.said.get("bonus", 1)
    if row.again:
        parts += [second, *([effect(BASE["recruit_bonus"][SCIENTIST])] if row.action == "recruit" else [])]
    parts.append({"titanium": row.said.get("less", {}).get("tug", 0), "vp": int(bool(row.said.get("spot")))})
    return together(*parts)


@pytest.mark.parametrize("row", ROWS)
def test_it_does_its_action_and_adds_what_it_says_and_no_more(row: Row) -> None:
    for way, gain in enumerate(row.said.get("one_of", [row.said.get("gain", {})])):
        table = row.ready()
        before = seen(table)
        first, second = PICKS[row.action]
        do(row, table.use(row.space, BY[row.action]), first)
        if row.again:
            do(row, table.offers("stop"), second)
        if "then" in row.said and table.decider == 0:
            table.pick("stop")  # which other stories tell
        if "return_paradox" in gain:
            table.refuses(f"return {gain['return_paradox'] + 1}").pick(f"return {gain['return_paradox']}")
        if "flux_off" in gain:
            table.refuses(f"remove {gain['flux_off'] + 1}")
        finish(table, way)
        assert table.decider == 1
        assert different(before, seen(table)) == expected(row, gain)


@pytest.mark.parametrize("row", rows(lambda row: row.again))
@pytest.mark.tells("ruling 88", "conflict 19")
def test_the_second_time_may_be_left(row: Row) -> None:
    table = row.ready()
    before = seen(table)
    do(row, table.use(row.space, BY[row.action]), PICKS[row.action][0])
    table.pick("stop")
    once = expected(Row(row.action, row.table, {"again": False}), {})
    assert different(before, seen(table)) == once


@pytest.mark.parametrize("row", ROWS)
@pytest.mark.tells("ruling 54")
def test_it_admits_those_of_its_action(row: Row) -> None:
    users = admitted(BASE["capital_actions"][row.action]["use"])
    assert [worker for worker in row.ready().users(row.space) if worker in ANYONE] == users
    if row.action == "recruit":
        table = row.ready().pools(recruit={GENIUS: 1})
        assert [worker for worker in table.users(row.space) if worker in ANYONE] == users[1:]


# --- what is built ------------------------------------------------------------------------------------


@pytest.mark.parametrize("row", rows(lambda row: row.action == "construct"))
def test_a_building_costs_its_spot_less_what_it_says(row: Row) -> None:
    price = together(BASE["spots"]["power_plant"][0], {"water": row.water})
    fewer = {"titanium" if word == "tug" else word: -n for word, n in row.said.get("less", {}).items()}
    price = together(price, fewer)
    nothing = dict.fromkeys(EVERYTHING, 0)
    table = row.table().offer(101).has(nothing | price)
    finish(table.use(row.space, SCIENTIST))
    table.expect(**nothing, built=["101"])
    for asset, n in price.items():
        row.table().offer(101).has(nothing | price | {asset: n - 1}).refuses(f"{row.space} {SCIENTIST}")
    if row.again:  # nor is the second any cheaper
        both = together(price, COST["305"])
        table = row.table().offer(101, 305).has(nothing | both | {"neutronium": 0})
        table.use(row.space, SCIENTIST).expect(built=["305"])


@pytest.mark.parametrize("row", rows(lambda row: row.action == "construct"))
def test_a_superproject_brings_the_vp_that_it_says(row: Row) -> None:
    for order in ((PROJECT, "305"), ("305", PROJECT)):
        table = row.ready().project(3, PROJECT).seat(focus=3, breakthroughs={"circle warfare": 1})
        table.use(row.space, SCIENTIST)
        for what in order if row.again else order[:1]:
            table.pick(what)
            for answer in ("less T", "factory 1"):
                if answer in table.options:
                    table.pick(answer)
        finish(table)
        vp = row.said.get("project", 0) if order[0] == PROJECT else int(bool(row.said.get("spot")))
        table.expect(vp=vp)


def test_there_are_these_tiles_and_no_others() -> None:
    for table, groups in ((story(5), (BASE,)), (fractured(5), (BASE, FRACTURES))):
        printed = {
            (action, said["code"], name, group is FRACTURES)
            for group in groups
            for action, tiles in group["capital_tiles"].items()
            for name, said in tiles.items()
        }
        tiles_ = table.game.state.rules.capital_by_code.values()
        assert {(CAPITAL_WORDS[row.capital], row.code, row.name, row.upper) for row in tiles_} == printed
