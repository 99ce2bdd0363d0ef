"""Every Building and Superproject is as it is printed.

Whom it admits, what is paid and gained, what becomes of the Worker, what it costs and what it is worth: the
rows in ``tests/facts`` say it, and each of them is played here. What no row says is told in the other files.
"""

from __future__ import annotations

from typing import Any

import pytest

from anachrony.rules.kinds import ICON_WORDS
from printed import (
    ALWAYS,
    BASE,
    ESSENTIAL,
    EVERYTHING,
    FRACTURED,
    FRACTURES,
    HELD,
    PRERELEASE,
    PREVIEW,
    TIRED,
    TUG,
    WARP,
    Box,
    Printed,
    admitted,
    bare,
    different,
    effect,
    finish,
    less,
    rows,
    seen,
    together,
)
from story import GENIUS, SCIENTIST, Table

BUILDINGS = (
    (ESSENTIAL, BASE["buildings"]),
    (FRACTURED, FRACTURES["buildings"]),
    (PRERELEASE, PREVIEW["buildings"]),
)
PROJECTS = ((ESSENTIAL, BASE["superprojects"]), (FRACTURED, FRACTURES["superprojects"]))
TILES = (*BUILDINGS, *PROJECTS, (PRERELEASE, PREVIEW["superprojects"]))


# A Free Action that needs somebody else's Exosuit.
APART = ("temporal displacement device",)


@pytest.mark.parametrize("box", [ESSENTIAL, FRACTURED, PRERELEASE], ids=lambda box: box.name)
@pytest.mark.tells("P06", "P07", "P92", "P103", "ruling F3")
def test_there_are_these_tiles_and_no_others(box: Box) -> None:
    names = {tile.name for tile in box.table(2).game.state.rules.tiles if tile is not None}
    printed = {name for where, tiles in TILES for name in tiles if where is box}
    if box is FRACTURED:
        names -= {*BASE["buildings"], *BASE["superprojects"]}
        assert not {name.removesuffix("B") for name in printed if name.endswith("B")} & names
    assert names == printed


@pytest.mark.parametrize(
    "row", rows((PRERELEASE, PREVIEW["superprojects"]), only=lambda row: "difference" not in row.said)
)
def test_a_superproject_that_was_not_changed_is_that_of_the_essential_edition(row: Printed) -> None:
    early, later = (box.table(2).game.state.rules for box in (PRERELEASE, ESSENTIAL))
    code = row.box.table(2).code(row.name)
    assert early.tile(code) == later.tile(code)


def has_gain(row: Printed) -> bool:
    return bool(row.uses) and bool({"gain", "one_of", "exchange"} & row.said.keys())


# --- what a tile does ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("row", rows(*TILES, only=has_gain))
def test_it_takes_and_gives_what_it_says(row: Printed) -> None:
    for way, (price, gain) in enumerate(row.ways):
        table = row.built(row.box.late).has(bare(row.price) | price).seat(tired=TIRED, warp=WARP).has(HELD)
        assert table.users(row.name) == row.admitted
        worker = row.admitted[0] if row.by_worker else ""
        before = seen(table)
        asked = finish(table.use(row.name, worker), way)
        lost = {worker: 1} if worker else {SCIENTIST: row.said.get("pay", {}).get("any_worker", 0)}
        assert different(before, seen(table)) == together(effect(gain), less(price), less(lost))
        eras = [options for options in asked if options[0].startswith("era ")]
        if "travel" in gain and gain["travel"] > 1:
            back = [f"era {row.box.late - n}" for n in range(1, gain["travel"] + 1)]
            assert eras == [back] * row.said.get("times", 1)
        else:
            assert eras == []


PLANTS = rows(*BUILDINGS, only=lambda row: row.said["type"] == "power_plant")


@pytest.mark.parametrize("row", PLANTS)
def test_a_lab_lengthens_the_range_of_a_power_plant(row: Printed) -> None:
    table = row.built(row.box.late).built(401).has({"water": 1, **row.price})
    asked = finish(table.use(row.name, GENIUS))
    farther = min(row.reach + 1, 5 if row.box is FRACTURED else row.box.late - 1)
    eras = [options for options in asked if options[0].startswith("era ")]
    back = [f"era {row.box.late - n}" for n in range(1, farther + 1)]
    assert eras == [back] * row.said.get("times", 1)


@pytest.mark.parametrize("row", PLANTS)
def test_a_power_plant_sends_one_asset_back_each_time(row: Printed) -> None:
    first = int(row.box is not FRACTURED)
    twice = 2 in (row.said.get("times"), row.said.get("returns"))
    owed = {"exosuit": 1, "neutronium": 1, "water": 1}
    for worker in row.admitted:
        table = row.built(first + 1).seat(active={worker: 1}, warp=owed)
        table.has(together({"neutronium": 1, "water": 2}, row.price)).use(row.name, worker)
        table.pick("return exosuit")
        if twice:
            table.pick("return neutronium")
        if "remove 1" in table.options:
            table.pick("remove 1")
        left = {"water": 1} if twice else {"neutronium": 1, "water": 1}
        table.expect(focus=first, travels=1 + twice, suits=2, warp=left, asks="take-turn")


@pytest.mark.parametrize("row", [row for row in PLANTS if row.values[0].box is not FRACTURED])
@pytest.mark.tells("ruling 39")
def test_there_is_no_past_in_the_first_era(row: Printed) -> None:
    table = row.built(1)
    assert table.users(row.name) == []
    assert table.why_not(row.place) == "past"


@pytest.mark.parametrize("row", rows(*TILES, only=lambda row: row.price and "exchange" not in row.said))
def test_it_does_nothing_for_less_than_its_price(row: Printed) -> None:
    for asset, amount in row.price.items():
        of_choice = asset == "titanium" and "titanium" not in row.said.get("pay", {})
        plenty = dict.fromkeys((word for word in EVERYTHING if not (of_choice and word in TUG)), 5)
        table = row.built(3).has(plenty | {asset: amount - 1})
        table.refuses(row.name)
        assert table.users(row.name) == []
        assert table.why_not(row.place) == ("resources" if of_choice else asset)


@pytest.mark.parametrize("row", rows(*TILES, only=lambda row: row.by_worker))
def test_it_serves_once_an_era_and_its_workers_come_home(row: Printed) -> None:
    kept = [
        worker for worker in admitted(row.said.get("keeps", ""), row.box.workers) if worker in row.admitted
    ]
    for worker in row.admitted:
        table = row.built().seat(active={worker: 1})
        finish(table.use(row.name, worker))
        everyone = dict.fromkeys(row.admitted, 1)
        table.seat(active=everyone, tired={}).has(row.price).pick("pass")
        assert table.decider == 0
        assert table.users(row.name) == []
        table.seat(active={}).workers_come_home()
        home = 0 if row.said.get("dies") else 1
        table.expect(
            active={worker: home if worker in kept else 0}, tired={worker: 0 if worker in kept else home}
        )
        table.seat(active=everyone).has(row.price).turn(0)
        assert table.users(row.name) == row.admitted
        table.anomaly(row.spot)
        assert table.users(row.name) == []


@pytest.mark.parametrize("row", rows(*TILES, only=lambda row: row.uses == "free" and row.name not in APART))
@pytest.mark.tells("ruling 34", "ruling 35")
def test_a_free_action_serves_once_an_era_within_the_turn(row: Printed) -> None:
    table = row.built(3)
    assert table.users(row.name) == []
    finish(table.use(row.name))
    table.has(row.price)
    assert table.decider == 0
    table.offers("pass").refuses(row.name)
    table.workers_come_home().has(row.price).seat(active={SCIENTIST: 2}, suits=2).turn(0).offers(row.name)
    table.anomaly(row.spot).refuses(row.name)


@pytest.mark.parametrize("row", rows(*TILES, only=lambda row: not row.uses))
def test_without_a_space_it_cannot_be_used(row: Printed) -> None:
    table = row.built().has(dict.fromkeys(EVERYTHING, 5)).refuses(row.name)
    assert table.users(row.name) == []
    assert table.why_not(row.place) == "ability"


# --- what it is worth ---------------------------------------------------------------------------------------


OF_TYPE = {
    "power_plant": "power_plants",
    "factory": "factories",
    "life_support": "life_supports",
    "lab": "labs",
}


def vp_of(row: Printed) -> int:
    """Where a rulebook prints no VP, those of the tile that is named."""
    said = row.said
    return int(said["vp"] if "vp" in said else BASE["buildings"][str(said["vp_of"])]["vp"])


@pytest.mark.parametrize("row", rows(*BUILDINGS, only=lambda row: True))
@pytest.mark.tells("ruling 21")
def test_a_building_costs_its_spot_brings_what_it_says_and_scores_its_value(row: Printed) -> None:
    cost = BASE["spots"][row.said["type"]][0]
    for way, gain in enumerate(row.said.get("built_one_of", [row.said.get("built", {})])):
        table = row.box.table(2).offer(int(row.name.removesuffix("B"))).has(cost).seat(warp=WARP)
        before = seen(table)
        finish(table.use("construct 1", SCIENTIST), way)
        wanted = together(
            less(cost), effect(gain), {SCIENTIST: -1, "suits": -1, f"{row.said['type']} tiles": 1}
        )
        assert different(before, seen(table)) == wanted
        table.expect(built=[row.name], buildings=vp_of(row), **{OF_TYPE[row.said["type"]]: 1})
        if row.box is not PRERELEASE:
            table.expect(travel_ranges=row.reach)
        table.anomaly(row.spot).expect(buildings=vp_of(row), **{OF_TYPE[row.said["type"]]: 1})


@pytest.mark.parametrize(
    "row", rows(*BUILDINGS, only=lambda row: ALWAYS.keys() & row.said.get("always", {}).keys())
)
def test_it_adds_what_it_says_as_long_as_it_stands(row: Printed) -> None:
    ((what, more),) = row.said["always"].items()
    look, plain = ALWAYS[what]
    lighter = (plain + 1) // 2 if what == "half_supply" else plain + more
    assert look(row.box.table(row.box.late).built(row.name).has(HELD)) == lighter
    assert look(row.box.table(row.box.late).built(row.name).anomaly(row.spot).has(HELD)) == (
        plain * 2 if what == "anomaly_vp" else plain
    )


@pytest.mark.parametrize("row", rows(*TILES, only=lambda row: "at_power_up" in row.said))
@pytest.mark.tells("ruling F91")
def test_it_gives_what_it_says_once_power_up_is_done(row: Printed) -> None:
    def powered(table: Table) -> dict[str, int]:
        return seen(table.phase("power up").pick("suit", "done"))

    plain = powered(row.box.table(2))
    tile = {f"{row.said.get('type', 'lab')} tiles": 1}
    gain = together(row.said["at_power_up"], tile)
    assert different(plain, powered(row.box.table(2).built(row.name))) == gain
    covered = powered(row.box.table(2).built(row.name).anomaly(row.spot))
    assert different(plain, covered) == {**tile, "anomalies": 1}


# --- copies -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "row", rows(*TILES, only=lambda row: row.by_worker and row.box is not PRERELEASE and row.uses != GENIUS)
)
@pytest.mark.tells("quantum chameleon", "ruling 81", "ruling F23")
def test_quantum_chameleon_can_be_every_worker_space_where_a_genius_may_stand(row: Printed) -> None:
    table = row.box.table(3).has(row.price).built("quantum chameleon")
    assert table.users("quantum chameleon") == []
    table.built(row.name, seat=1)
    assert table.users("quantum chameleon") == ([GENIUS] if GENIUS in row.admitted else [])


# --- building a Superproject --------------------------------------------------------------------------------

OTHER_SHAPES = {
    "circle": ("triangle", "square"),
    "triangle": ("circle", "square"),
    "square": ("circle", "triangle"),
}


def project(row: Printed) -> dict[str, Any]:
    """What is printed; where cost and VP are not, those of the tile that lends them."""
    like = row.said.get("like")
    return BASE["superprojects"][like] if like else row.said


def held(row: Printed) -> dict[str, int]:
    """Breakthroughs that pay for it."""
    said = project(row)
    return {said["breakthrough"]: 1} if "breakthrough" in said else {f"{said['two']} society": 2}


def place_of(table: Table) -> str:
    return f"timeline/{seen(table)['focus']}/superproject"


def site(row: Printed, breakthroughs: dict[str, int], **short: int) -> Table:
    """It is in Focus, its exact price in hand, a Scientist to build it, and nothing else on offer."""
    said = project(row)
    table = row.box.table(3).project(3, row.name).offer().has(said["cost"] | short)
    tired = {said["worker"]: 1} if "worker" in said else {}
    return table.seat(focus=3, active={SCIENTIST: 1}, tired=tired, breakthroughs=breakthroughs)


EVERY_PROJECT = rows(*PROJECTS, (PRERELEASE, PREVIEW["superprojects"]), only=lambda row: True)


@pytest.mark.parametrize("row", EVERY_PROJECT)
@pytest.mark.tells("ruling 48", "ruling 51")
def test_a_superproject_costs_its_price_and_breakthroughs(row: Printed) -> None:
    said = project(row)
    if "breakthrough" in said:
        first, second = OTHER_SHAPES[said["breakthrough"].split()[0]]
        payments = [held(row), {f"{first} genetics": 1, f"{second} warfare": 1}]
    else:
        payments = [held(row), {f"{said['two']} genetics": 1, f"{said['two']} warfare": 1}]
    for breakthroughs in payments:
        table = site(row, breakthroughs)
        before = seen(table)
        table.use("construct 1", SCIENTIST)
        while table.prompt in ("pay-breakthroughs", "pay-shape"):
            table.pick(table.options[0])
        table.pick("factory 1")
        while "stop" in table.options:
            table.pick("stop")
        lost = {f"tired {said['worker']}": 1} if "worker" in said else {}
        paid = together(less(said["cost"]), less(lost), {"breakthroughs": -sum(breakthroughs.values())})
        gain = effect(row.said.get("built", {}))
        wanted = together(paid, gain, {SCIENTIST: -1, "suits": -1, "factory tiles": 1})
        assert different(before, seen(table)) == wanted
        table.expect(built=[row.name], superprojects=said["vp"] + OWN_VP.get(row.name, 0))
        if row.box is not PRERELEASE:
            table.expect(travel_ranges=row.reach)
        assert table.game.state.superprojects[3] == -table.code(row.name)


OWN_VP = {"the ultimate plan": 3}  # which each Superproject is worth more, this one too


@pytest.mark.parametrize("row", EVERY_PROJECT)
def test_other_breakthroughs_do_not_open_it(row: Printed) -> None:
    said = project(row)
    shape, icon = said["breakthrough"].split() if "breakthrough" in said else (said["two"], "society")
    wrong = "genetics" if icon != "genetics" else "society"
    exact = "breakthrough" in said
    others = [{f"{shape} {wrong}": 3 if exact else 1, f"{one} {icon}": 3} for one in OTHER_SHAPES[shape]]
    single = [] if exact else [{f"{one} {sign}": 1} for one in OTHER_SHAPES for sign in ICON_WORDS[:5]]
    for breakthroughs in (*others, *single):
        table = site(row, breakthroughs)
        assert table.users("construct 1") == []
        assert table.why_not(place_of(table)) == "breakthrough"


@pytest.mark.parametrize("row", EVERY_PROJECT)
def test_nothing_of_its_price_may_be_missing(row: Printed) -> None:
    table = site(row, held(row))
    assert table.users("construct 1") == [SCIENTIST]
    assert table.why_not(place_of(table)) == "choice"
    for asset, amount in project(row)["cost"].items():
        table = site(row, held(row), **{asset: amount - 1})
        assert table.users("construct 1") == []
        assert table.why_not(place_of(table)) in (f"assets ({asset})", asset)


@pytest.mark.parametrize("row", EVERY_PROJECT)
@pytest.mark.tells("ruling 52")
def test_only_a_free_worker_of_the_right_type_can_be_given_up(row: Printed) -> None:
    worker = project(row).get("worker", "")
    builder = worker if worker in (SCIENTIST, "engineer") else SCIENTIST
    others = {word: 1 for word in (GENIUS, "administrator") if word != worker}
    table = site(row, held(row)).seat(active={builder: 1}, tired=others)
    assert table.users("construct 1") == ([] if worker else [SCIENTIST])
    if worker:
        table.seat(active={builder: 1, worker: 1 + (builder == worker)}).use("construct 1", builder)
        table.pick("factory 1")
        while "stop" in table.options:
            table.pick("stop")
        table.expect(tired=others)
