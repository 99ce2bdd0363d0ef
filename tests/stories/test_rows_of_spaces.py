"""Every space of the Main board and the Valley is as it is printed: whom it admits, what it costs and gives.

The rows in ``tests/facts`` say it, and each of them is played here.
"""

from __future__ import annotations

from typing import Any

import pytest

from fractures import OPERATOR, fractured
from printed import (
    ANYONE,
    BASE,
    EVERYTHING,
    FRACTURES,
    TUG,
    Changes,
    Facts,
    admitted,
    different,
    effect,
    finish,
    less,
    seen,
    spent,
    together,
)
from story import ENGINEER, GENIUS, SCIENTIST, Table, story
from valley import operators

SPACES: dict[str, Facts] = {**BASE["spaces"], **FRACTURES["spaces"]}
EACH = [pytest.param(name, marks=pytest.mark.tells(name), id=name) for name in SPACES]
CAPITAL = [f"{said['does']}/{name[-1]}" for name, said in SPACES.items() if "does" in said]
VALLEY = [name for name in SPACES if name.startswith(("assimilate", "extract"))]
# What each Capital Action does on the table below, done by somebody of no type in particular.
PLAIN: dict[str, Changes] = {
    "construct": {"titanium": -2, "life_support tiles": 1},
    "recruit": effect({ENGINEER: 1, **BASE["recruit_bonus"][ENGINEER]}),
    "research": {"breakthroughs": 1},
}


def words(name: str) -> str:
    return name.replace("/", " ").replace("_", " ")


def users(name: str) -> list[str]:
    said = SPACES[name]
    use = BASE["capital_actions"][said["does"]]["use"] if "does" in said else said["use"]
    return admitted(use, (*ANYONE, OPERATOR) if name in FRACTURES["spaces"] else ANYONE)


def ready(name: str, water: int) -> Table:
    """Every Action can be done, and this Water is in hand."""
    said = SPACES[name]
    if name in FRACTURES["spaces"]:
        table = operators(fractured(players=4), 3)
        if name.startswith("valley_capital"):
            table.occupied(*VALLEY)
    else:
        table = story(5 if "after_impact" in said else 2, players=4)
        if name.startswith("council"):
            table.occupied(*CAPITAL)
    table.offer(305).pools(recruit={ENGINEER: 4}, mine={"neutronium": 2})
    if name == "evacuation":
        table.built(301, 302, 303)
    return table.seat(titanium=2, core=1, water=water, suits=3)


def bonuses(name: str, worker: str) -> list[Facts]:
    """What this Worker has more than the others; a Genius one of what there is."""
    said = SPACES[name]
    more: Facts = BASE["capital_actions"][said["does"]] if "does" in said else said
    of_types: Facts = more.get("more", {})
    return list(of_types.values()) or [{}] if worker == GENIUS else [of_types.get(worker, {})]


def act(table: Table, name: str, worker: str, way: int, bonus: Facts) -> Table:
    """Act there; what has ways to go on is left where the row says nothing of them."""
    table.use(words(name), worker)
    said = SPACES[name]
    if "stop" in table.options and not {"gain", "one_of", "does"} & said.keys():
        return table.pick("stop")
    if name.startswith("extract"):
        table.pick(*[f"2 {word}" for word in said["one_of"][way]])
        if worker == GENIUS:
            table.pick(*bonus)
    finish(table)
    return table


@pytest.mark.parametrize("name", EACH)
@pytest.mark.tells("ruling 65", "ruling F78", "ruling F80")
def test_a_space_admits_its_workers_for_its_water_and_gives_what_it_says(name: str) -> None:
    said = SPACES[name]
    assert ready(name, said["water"]).users(words(name)) == users(name)
    if said["water"]:
        dry = ready(name, said["water"] - 1)
        assert dry.users(words(name)) == []
        assert dry.why_not(f"main/{name}") == "water"
    if name.startswith("valley_capital") or name == "evacuation":
        return  # what they give is what they copy, and told of Paths
    for worker in users(name):
        for way, gain in enumerate(said.get("one_of", [said.get("gain", {})])):
            for bonus in bonuses(name, worker):
                table = ready(name, said["water"])
                before = seen(table)
                act(table, name, worker, way, bonus)
                plain = {"neutronium" if word == "cube" else word: n for word, n in gain.items()}
                does = PLAIN[said["does"]] if "does" in said else effect(plain)
                cost = {"water": -said["water"], worker: -1, "suits": -1}
                assert different(before, seen(table)) == together(cost, does, effect(bonus))


@pytest.mark.parametrize("name", EACH)
@pytest.mark.tells("ruling 64")
def test_one_worker_fills_it_and_comes_home_as_it_says(name: str) -> None:
    said = SPACES[name]
    kept = [worker for worker in admitted(said.get("keeps", "")) if worker in users(name)]
    for worker in users(name):
        table = ready(name, said["water"]).seat(active={worker: 2}, tired={})
        act(table, name, worker, 0, bonuses(name, worker)[0])
        place = table.game.state.rules.space_names[name]
        assert bool(said.get("pool")) == (table.game.state.at[place] == 0)
        table.offer(304).turn(0).seat(water=9, titanium=2, uranium=1, active={worker: 1})
        if name != "evacuation":  # where nobody goes twice
            assert (worker in table.users(words(name))) == bool(said.get("pool"))
        table.seat(active={}, tired={}).workers_come_home()
        found = table.game.view(0)["seats"][0]
        assert (found["active"].get(worker, 0), found["tired"].get(worker, 0)) == (
            (1, 0) if worker in kept else (0, 1)
        )


@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_are_these_spaces_and_no_others(players: int) -> None:
    rules = fractured(players=players).game.state.rules
    there = [name for name, said in SPACES.items() if players >= said.get("players", 2)]
    beyond = {"valley_capital/right"} if players < 4 else set()  # with three players, too
    assert {space.name for space in rules.spaces} - beyond == set(there)
    for action, spaces in zip(BASE["capital_actions"], rules.capital_spaces, strict=True):
        names = [rules.spaces[space].name for space in spaces]
        assert names == [name for name in there if SPACES[name].get("does") == action]


# --- Trade with Nomads --------------------------------------------------------------------------------

DEALS: Any = BASE["exchanges"]
EXCHANGES: list[tuple[Facts, Facts]] = [
    pair for row in DEALS for pair in ((row["one"], row["other"]), (row["other"], row["one"]))
]
LETTERS = {"water": "W", "core": "E", "neutronium": "N", "tug": "TUG"}


def amounts(side: Facts) -> str:
    return "".join(f"{n}{LETTERS[word]}" for word, n in side.items())


@pytest.mark.tells("trade")
@pytest.mark.parametrize(
    ("pays", "gains"), EXCHANGES, ids=[f"{amounts(a)} for {amounts(b)}" for a, b in EXCHANGES]
)
def test_an_exchange_takes_and_gives_what_it_says_and_nothing_else(pays: Facts, gains: Facts) -> None:
    deal = f"{amounts(pays)} for {amounts(gains)}"
    for held in (spent(pays), dict.fromkeys(EVERYTHING, 5)):
        for worker in (SCIENTIST, ENGINEER):
            table = story(2).has(held)
            before: Any = seen(table)
            table.use("trade", worker).pick(deal)
            while table.prompt in ("pay-any", "gain-any"):
                table.pick("T")
            assert table.decider == 1, "one exchange is all"
            wanted = together(effect(gains), less(spent(pays)), {worker: -1, "suits": -1})
            assert different(before, seen(table)) == wanted
    for asset, n in spent(pays).items():
        other = {word: 5 for word in EVERYTHING if "tug" not in pays or word not in TUG}
        story(2).has(other | {asset: n - 1}).use("trade", SCIENTIST).refuses(deal)
