"""From which spaces of the Main board Workers come home Tired, and which of them one Worker fills."""

from __future__ import annotations

import pytest

from story import Table, story

WORKERS = ("scientist", "engineer", "administrator", "genius")
CAPITAL = [f"{action}/{n}" for action in ("construct", "recruit", "research") for n in (1, 2)]


def council() -> Table:
    """Every Capital space is taken, and every Action can be done."""
    table = story(2).offer(305).pools(recruit={"engineer": 4}).seat(titanium=2, water=2)
    return table.occupied(*CAPITAL)


@pytest.mark.tells("council/left", "council/right")
@pytest.mark.parametrize("space", ["left", "right"])
@pytest.mark.parametrize("worker", WORKERS)
def test_whoever_went_to_the_council_comes_home_tired(space: str, worker: str) -> None:
    table = council().seat(active={worker: 1}).use(f"council {space}", worker).pick("stop")
    table.expect(busy=[worker]).workers_come_home().expect(active={}, tired={worker: 1})


@pytest.mark.tells("purify", "trade")
@pytest.mark.parametrize("worker", WORKERS)
def test_whoever_purified_or_traded_comes_home_tired(worker: str) -> None:
    for space, picks in (("purify", []), ("trade", ["stop"])):
        table = story(2).seat(water=3, active={worker: 1}).use(space, worker).pick(*picks)
        table.expect(busy=[worker]).workers_come_home().expect(active={}, tired={worker: 1})


@pytest.mark.tells("evacuation")
@pytest.mark.parametrize("worker", WORKERS)
def test_whoever_evacuated_comes_home_tired(worker: str) -> None:
    table = story(5).built(301, 302, 303).seat(active={worker: 1}).use("evacuation", worker)
    table.expect(busy=[worker]).workers_come_home().expect(active={}, tired={worker: 1})


@pytest.mark.tells("evacuation")
def test_nobody_evacuates_before_the_impact_though_the_condition_is_met() -> None:
    story(4).built(301, 302, 303).refuses("evacuation engineer")
    story(5).built(301, 302, 303).offers("evacuation engineer")


@pytest.mark.tells("council/left", "council/right")
@pytest.mark.parametrize("space", ["left", "right"])
def test_a_seat_in_the_council_is_for_one(space: str) -> None:
    table = council().offers(f"council {space} genius").occupied(f"council/{space}")
    table.refuses(f"council {space} genius")


@pytest.mark.tells("mine/uranium", "mine/gold", "mine/titanium")
@pytest.mark.parametrize("kind", ["uranium", "gold", "titanium"])
def test_a_mine_is_for_one(kind: str) -> None:
    table = story(2).offers(f"mine {kind} engineer").occupied(f"mine/{kind}")
    table.refuses(f"mine {kind} engineer")
