"""From which spaces of the Main board Workers come home Tired, and which of them one Worker fills."""

from __future__ import annotations

from typing import Any

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
@pytest.mark.parametrize(("era", "is_open"), [(4, False), (5, True)])
def test_the_evacuation_opens_with_the_impact(era: int, is_open: bool) -> None:
    table = story(era).built(301, 302, 303)
    assert ("evacuation engineer" in table.options) == is_open
    spaces: Any = table.game.view(0)["main_board"]
    assert [space["open"] for space in spaces if space["place"] == "main/evacuation"] == [is_open]


@pytest.mark.tells("council/left", "council/right", "mine/uranium", "mine/gold", "mine/titanium")
@pytest.mark.parametrize(
    "space", ["council left", "council right", "mine uranium", "mine gold", "mine titanium"]
)
def test_one_worker_fills_the_space(space: str) -> None:
    table = council().pools(mine={"uranium": 1, "gold": 1, "titanium": 1})
    table.seat(active={"genius": 2}).use(space, "genius")
    if space.startswith("council"):
        table.pick("stop")
    table.turn(0).seat(water=2).refuses(f"{space} genius").offers("purify genius")


@pytest.mark.tells("purify", "trade")
@pytest.mark.parametrize("space", ["purify", "trade"])
def test_there_is_room_for_many(space: str) -> None:
    table = story(2).seat(water=6, active={"genius": 2}).use(space, "genius")
    table.pick(*(["stop"] if space == "trade" else [])).turn(0).offers(f"{space} genius")
