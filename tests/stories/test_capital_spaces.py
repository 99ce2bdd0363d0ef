"""Spaces of the Capital Actions have no features of their own: those come with the tiles of the Impact."""

from __future__ import annotations

import pytest

from anachrony import CHANCE
from story import Table, story

WORKERS = {
    "construct": ["scientist", "engineer", "genius"],
    "recruit": ["engineer", "administrator", "genius"],
    "research": ["scientist", "genius"],
}
EVERY_SPACE = [
    pytest.param(action, n, marks=pytest.mark.tells(f"{action}/{n}"), id=f"{action} {n}")
    for action in WORKERS
    for n in (1, 2, 3)
]
CONSTRUCT_SPACES = [
    pytest.param(f"construct {n}", n - 1, marks=pytest.mark.tells(f"construct/{n}"), id=f"construct {n}")
    for n in (1, 2, 3)
]


def table_of_four() -> Table:
    return story(3, players=4).pools(recruit={"engineer": 4})


@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_capital_action_has_its_spaces(players: int) -> None:
    rules = story(2, players=players).game.state.rules
    found = [[rules.spaces[space].name for space in spaces] for spaces in rules.capital_spaces]
    assert found == [[f"{action}/{n + 1}" for n in range(3 if players == 4 else 2)] for action in WORKERS]


@pytest.mark.parametrize(("action", "n"), EVERY_SPACE)
def test_whoever_acts_in_the_capital_comes_home_tired(action: str, n: int) -> None:
    for worker in WORKERS[action]:
        table = table_of_four().offer(305).seat(titanium=2, water=2, active={worker: 1})
        table.use(f"{action} {n}", worker)
        if action == "research":
            assert table.pick("circle").decider == CHANCE  # one die is set, the other rolled
            table.pick("society")
        table.expect(busy=[worker]).seat(active={}).workers_come_home()
        table.expect(active={}, tired={worker: 1})


@pytest.mark.parametrize(("space", "water"), CONSTRUCT_SPACES)
def test_a_building_has_its_full_price(space: str, water: int) -> None:
    table = table_of_four().offer(101).seat(titanium=2, water=1 + water)
    table.refuses(f"{space} scientist").seat(neutronium=1).use(space, "scientist")
    table.expect(titanium=0, neutronium=0, water=0, vp=0, built=["101"])
    table_of_four().offer(305).seat(titanium=1, water=water).refuses(f"{space} scientist")


@pytest.mark.parametrize(("space", "water"), CONSTRUCT_SPACES)
def test_a_superproject_brings_no_vp_tokens(space: str, water: int) -> None:
    table = table_of_four().offer().project(3, "exocrawler")
    table.seat(titanium=3, uranium=2, water=water, breakthroughs={"circle warfare": 1})
    table.use(space, "scientist").pick("lab 1").expect(built=["exocrawler"], vp=0, titanium=0)


@pytest.mark.parametrize(
    "n", [pytest.param(n, marks=pytest.mark.tells(f"recruit/{n}"), id=f"recruit {n}") for n in (1, 2, 3)]
)
def test_a_recruit_brings_its_bonus_once(n: int) -> None:
    table = table_of_four().seat(water=n - 1).use(f"recruit {n}", "administrator").expect(core=1, water=0)
    assert table.decider == 1
