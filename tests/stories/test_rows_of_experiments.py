"""Every Experiment is as it is printed: what it needs, what it costs and what it is worth.

The rows in ``tests/facts`` say it, and each of them is played here.
"""

from __future__ import annotations

import pytest

from doomsday import card, completed, doomsday, rows
from printed import (
    ANYONE,
    EVERYTHING,
    ROWS,
    Changes,
    Facts,
    different,
    effect,
    facts,
    finish,
    seen,
    spent,
    together,
)
from story import ADMINISTRATOR, ENGINEER, SCIENTIST, Table

EXPERIMENTS = facts("modules")["experiments"]
ICONS = ("genetics", "warfare", "society", "technology", "time_travel")
SHAPES = ("circle", "triangle", "square")
TILES = (101, 102, 103, 201, 202, 301, 302, 401)
EACH = [pytest.param(name, marks=pytest.mark.tells(name), id=name) for name in EXPERIMENTS]


def breakthroughs(word: str, n: int) -> dict[str, int]:
    """As many as these, and some that are no help."""
    if word in ICONS:
        other = "warfare" if word != "warfare" else "society"
        return {f"square {word}": n, f"circle {other}": 2}
    if word in SHAPES:
        other = "circle" if word != "circle" else "square"
        return {f"{word} society": n - n // 2, f"{word} warfare": n // 2, f"{other} society": 2}
    return {"circle society": n - n // 2, "square warfare": n // 2}


def payments(said: Facts) -> list[Facts]:
    return list(said.get("pay_one_of", [said.get("pay", {})]))


def actor(said: Facts) -> str:
    """Somebody whom neither the condition nor the cost names, where there is one."""
    named = {*said["needs"], *(word for pay in payments(said) for word in pay)}
    return next((worker for worker in (ENGINEER, SCIENTIST, ADMINISTRATOR) if worker not in named), ENGINEER)


def ready(said: Facts, name: str, pay: Changes, **other: int) -> Table:
    """What the card needs and costs and no more, but for this much of one thing."""
    needs = {**said["needs"], **{word: n for word, n in other.items() if word in said["needs"]}}
    pay = {**pay, **{word: n for word, n in other.items() if word not in said["needs"]}}
    table = doomsday()
    stock = {word: max(needs.get(word, 0), pay.get(word, 0)) for word in EVERYTHING}
    active = {word: max(needs.get(word, 0), pay.get(word, 0)) for word in ANYONE}
    if actor(said) not in needs:
        active[actor(said)] += 1
    for word, n in needs.items():
        if word in (*ICONS, *SHAPES, "breakthroughs"):
            table.seat(breakthroughs=breakthroughs(word, n))
        elif word in ROWS:
            table.built(*(100 * (ROWS.index(word) + 1) + 1 + i for i in range(n)))
        elif word == "buildings":
            table.built(*(101, 102, 201, 301, 401)[:n])
        elif word == "buildings_of_a_type":
            table.built(*(201, 202, 203)[:n], 101)
        elif word == "superprojects":
            table.built(*["welfare society"][:n])
        elif word == "anomalies":
            table.anomaly(*["lab 1"][:n])
        elif word == "unused_warp_tiles":
            table.seat(warp=dict.fromkeys(("water", "gold", "uranium", "titanium")[: 9 - n], 1))
        elif word == "exosuits":
            table.seat(suits=n + 1)  # beside the one that acts
        elif word == "workers":
            active[SCIENTIST] = n - 1
        elif word == "travel_vp":
            table.has({"travel": n // 2})
        elif word == "morale_vp":
            table.has({"morale": 3 if n == 0 else 2})
    morale = {"morale": pay["morale"]} if "morale" in pay and "morale_vp" not in needs else {}
    return card(table.has(stock | morale).seat(active=active), name)


@pytest.mark.parametrize("name", EACH)
def test_whoever_meets_its_condition_pays_and_scores(name: str) -> None:
    said = EXPERIMENTS[name]
    for way, pay in enumerate(payments(said)):
        table = ready(said, name, spent(pay))
        before = seen(table)
        finish(table.use("experiment", actor(said)), way)
        cost = effect({word: -n for word, n in pay.items()})
        gain = {**effect(said.get("gain", {})), "vp": said["vp"], "experiments": 1, "suits": -1}
        assert different(before, seen(table)) == together(cost, gain, {actor(said): -1})
        assert completed(table) == [name]


@pytest.mark.parametrize("name", EACH)
def test_nobody_else_may_claim_it(name: str) -> None:
    said = EXPERIMENTS[name]
    pay = spent(payments(said)[0])
    for word, n in said["needs"].items():
        table = ready(said, name, pay, **{word: n - 1})
        assert table.users("experiment") == []
        assert table.why_not("main/experiment") == "requirement"
        assert table.why_not("timeline/3/experiment") == "requirement"
    for word, n in said.get("pay", {}).items():
        word = "titanium" if word == "tug" else word
        known = {
            "worker",
            "breakthrough",
            *said["needs"],
            *(["morale"] if "morale_vp" in said["needs"] else []),
        }
        if word not in known:
            table = ready(said, name, pay, **{word: n - 1})
            assert table.users("experiment") == []
            if word not in ANYONE:
                assert table.why_not("main/experiment") in (word, "resources")


@pytest.mark.tells("doomsday: setup")
def test_there_are_these_experiments_and_no_others() -> None:
    found = {row.name: row.level for row in rows(doomsday()).cards}
    assert found == {name: said["level"] for name, said in EXPERIMENTS.items()}
