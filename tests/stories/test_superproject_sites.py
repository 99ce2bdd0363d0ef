"""Superprojects in common: where they are built and with what, beside what each costs."""

from __future__ import annotations

import pytest

from story import ENGINEER, GENIUS, SCIENTIST, story
from superprojects import site

# --- building them ---------------------------------------------------------------------------------------


@pytest.mark.tells("ruling 47", "exocrawler")
@pytest.mark.parametrize("builder", [ENGINEER, GENIUS])
def test_an_engineer_saves_a_titanium_on_a_superproject(builder: str) -> None:
    table = site("exocrawler", {"uranium": 2, "titanium": 2}, "", {"circle warfare": 1})
    assert table.users("construct 1") == []
    table.seat(active={builder: 1}).use("construct 1", builder).pick("lab 1")
    table.expect(built=["exocrawler"], uranium=0, titanium=0)


@pytest.mark.tells("ruling 49")
def test_it_needs_two_free_spots_side_by_side() -> None:
    table = site("exocrawler", {"uranium": 2, "titanium": 3}, "", {"circle warfare": 1})
    table.built(101, 201, 301, 302).use("construct 1", SCIENTIST).expect(superprojects=6)
    assert table.tiles()[-1] == "exocrawler"
    table = site("exocrawler", {"uranium": 2, "titanium": 3}, "", {"circle warfare": 1})
    table.built(101, 102, 201, 202, 301, 302, 401, 402)
    assert table.users("construct 1") == []
    assert table.why_not("timeline/3/superproject") == "room"


@pytest.mark.tells("ruling 50")
def test_dominance_b_never_builds_a_superproject_upright() -> None:
    table = (
        story(paths=("dominance", "harmony"), side="B")
        .offer()
        .project(2, "exocrawler")
        .seat(titanium=3, uranium=2, breakthroughs={"circle warfare": 1})
    )
    table.anomaly("power_plant 2", "factory 2", "life_support 2", "lab 2").refuses("construct 1 scientist")


@pytest.mark.tells("ruling 52")
def test_the_worker_on_the_outback_conditioner_cannot_be_the_worker_cost() -> None:
    table = story().offer().project(2, "anti-gravity field").built("outback conditioner").pools(recruit={})
    table.seat(titanium=3, water=2, breakthroughs={"triangle technology": 1}, active={"engineer": 1})
    table.refuses("outback conditioner engineer")
    table.seat(tired={"engineer": 1}).offers("outback conditioner engineer")
