"""Leaders are as they are printed: when they act, what they pay and gain. What else they do is told by name.

The rows in ``tests/facts`` say it, and each of them is played here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from fractures import fractured
from printed import BASE, FRACTURES, Changes, Facts, different, effect, finish, less, seen, together
from story import Table, story

LEADERS: dict[str, Facts] = {**BASE["leaders"], **FRACTURES["leaders"]}
QUIET = {"harmony": "zaida", "dominance": "wolfe"}


def each(fits: Callable[[Facts], object]) -> list[object]:
    return [
        pytest.param(name, marks=pytest.mark.tells(name), id=name)
        for name, said in LEADERS.items()
        if fits(said)
    ]


def led_by(name: str, era: int = 2) -> Table:
    """This leader at the first seat, opposite one who does nothing of note."""
    path = LEADERS[name]["path"]
    other = "dominance" if path != "dominance" else "harmony"
    terms: dict[str, Any] = {"paths": [path, other], "leaders": [name, QUIET[other]]}
    return (fractured if name in FRACTURES["leaders"] else story)(era, **terms)


def counted(table: Table) -> Changes:
    """What a seat has, but for what every Era moves."""
    return {word: n for word, n in seen(table).items() if word not in ("focus", "suits")}


def test_there_are_these_leaders_and_no_others() -> None:
    for table, leaders in ((story(), BASE["leaders"]), (fractured(), LEADERS)):
        paths = table.game.state.rules.paths
        found = {leader.name: path.name for path in paths for leader in path.leaders}
        assert found == {name: said["path"] for name, said in leaders.items()}


@pytest.mark.parametrize("name", each(lambda said: said["when"] == "clean up"))
@pytest.mark.parametrize("era", [2, 7])
@pytest.mark.tells("ruling 90", "ruling 91")
def test_in_clean_up_it_does_what_it_says_if_one_will_and_can(name: str, era: int) -> None:
    said = LEADERS[name]
    pay, found = said["pay"], effect(said.get("found", {}))
    for answer in ("yes", "stop", ""):
        table = led_by(name, era).seat(suits=0)
        table.game.state.recruit = [2, 2, 0, 0]
        table.has({word: n - (answer == "") for word, n in pay.items()})
        before = counted(table)
        table.everyone_passes()
        if answer:
            assert table.options == ["yes", "stop"]
            table.pick(answer)
        else:
            table.refuses("yes")
        while not table.quiet().game.over and table.game.state.era == era:
            table.pick(table.options[0])
        wanted = together(effect(said["gain"]), less(pay)) if answer == "yes" else {}
        assert different(before, counted(table)) == together(found, wanted)
        assert table.game.over == (era == 7)


@pytest.mark.parametrize("name", each(lambda said: said["when"] == "free" and "exchange" in said))
def test_as_a_free_action_it_does_what_it_says_once_an_era(name: str) -> None:
    for number, way in enumerate(LEADERS[name]["exchange"]):
        workers = {word: n for word, n in way["pay"].items() if word == "operator"}
        table = led_by(name).seat(active={"engineer": 1, **workers}, paradox=1)
        table.has({word: n for word, n in way["pay"].items() if word not in workers})
        before = seen(table)
        table.use("leader")
        if table.prompt == "one-of":
            table.pick(table.options[number])
        finish(table)
        assert different(before, seen(table)) == together(effect(way["gain"]), less(way["pay"]))
        assert table.decider == 0
        table.has({"water": 2}).seat(active={"engineer": 1, **workers}).refuses("leader")
        table.workers_come_home().seat(active={"engineer": 1, **workers}, suits=1, water=2).turn(0)
        table.offers("leader")


@pytest.mark.tells("wolfe")
@pytest.mark.parametrize("way", LEADERS["wolfe"]["exchange"])
def test_in_power_up_it_exchanges_what_it_says(way: Facts) -> None:
    ((pays, n),), ((gains, more),) = way["pay"].items(), way["gain"].items()
    letters = {"water": "W", "core": "E"}
    deal = f"{n}{letters[pays]} for {more}{letters[gains]}"
    table = led_by("wolfe").phase("power up").has({pays: n})
    before = seen(table)
    table.pick(deal)
    assert different(before, seen(table)) == {pays: -n, gains: more}
    led_by("wolfe").phase("power up").has({pays: n - 1}).refuses(deal)
