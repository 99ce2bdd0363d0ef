"""Fractures of Time: every action, reward and dearer space of every Fracture Device, as its row says."""

from __future__ import annotations

import pytest

from anachrony.modules.fractures.rows import Fractures
from anachrony.rules.kinds import ICONS, MOTIVATED, TIRED
from anachrony.rules.places import guest_fate
from fractures import OPERATOR, glitched, glitches, on_device, ready, unglitched
from printed import FRACTURES, Facts, less, together
from story import ENGINEER, GENIUS, Table
from valley import holding

PATHS = ("harmony", "dominance", "progress", "salvation", "unity")
LEADERS = {
    "harmony": "zaida",
    "dominance": "wolfe",
    "progress": "cornella",
    "salvation": "amena",
    "unity": "castien",
}
BREAKTHROUGHS = {"circle genetics": 1, "square warfare": 1}


def actions(path: str, side: str) -> dict[str, Facts]:
    own: Facts = FRACTURES["devices"][path] if side == "B" else {}
    found = {**FRACTURES["devices"]["A"], **own}
    without = (*found.pop("without", ()), "without")
    return {name.replace("_", " "): said for name, said in found.items() if name not in without}


DEVICES = {(path, side): actions(path, side) for path in PATHS for side in "AB"}
GLITCHES = ("travel track", "paradox track", "hex bottom_middle")


def picks(gain: Facts) -> list[str]:
    """The answers to what is asked on the way; as many as it can take off."""
    found = ["circle genetics"] * gain.get("upgrade", 0) + [*GLITCHES[: gain.get("glitch_off", 0)]]
    return found + [f"remove {gain[word]}" for word in ("flux_off",) if word in gain]


STOCK = ("titanium", "uranium", "gold", "neutronium", "water", "core", "vp", "flux", "paradox", "morale")


def device(path: str, side: str, cores: tuple[int, ...] = (2, 3, 4), upgrades: int = 0) -> Table:
    """A rich seat with four Glitches and Flux Cores on its Device, none of whose rewards is left."""
    other = "harmony" if path != "harmony" else "progress"
    table = ready(
        "purify",
        OPERATOR,
        paths=(path, other),
        leaders=(LEADERS[path], LEADERS[other]),
        side=side,
        rewards_taken=True,
    )
    table.seat(breakthroughs=BREAKTHROUGHS, active={OPERATOR: 1, ENGINEER: 1, GENIUS: 1})
    table.seat(titanium=9, uranium=9, gold=9, neutronium=9, water=9, core=9, flux=9)
    glitched(glitched(table, "travel_track"), "paradox_track")
    table.own().beside[table.game.state.rules.table(Fractures).upgrades] += range(1, 1 + upgrades)
    on_device(table, cores=cores)
    return table.again()


def stock(table: Table) -> dict[str, int]:
    names = table.game.state.rules.stock_names
    return {word: table.own().amount(names[word]) for word in STOCK}


def changed(before: dict[str, int], table: Table) -> dict[str, int]:
    return {word: n - before[word] for word, n in stock(table).items() if n != before[word]}


def placed(table: Table) -> int:
    return len(table.own().beside[table.game.state.rules.table(Fractures).upgrades])


@pytest.mark.parametrize(
    ("path", "side", "name"),
    [
        pytest.param(
            path,
            side,
            name,
            marks=pytest.mark.tells(f"{path} {side} device", f"{path} {side} device actions"),
            id=f"{path} {side} {name}",
        )
        for (path, side), there in DEVICES.items()
        for name in there
        if name != "recall"
    ],
)
def test_an_action_of_a_device(path: str, side: str, name: str) -> None:
    said = DEVICES[path, side][name]
    users = [worker for worker in (ENGINEER, GENIUS, OPERATOR) if worker in said["use"]]
    ways = said.get("one_of", [said.get("gain", {})])
    for way in ways:
        table = device(path, side, cores=(2, 3, 4, 5))
        assert table.users(name) == users
        before, cores, marks = stock(table), on_device(table).count("core"), len(glitches(table))
        workers = sum(table.own().active) + sum(table.own().tired)
        table.use(name, users[0] if users else "")
        if len(ways) > 1:
            table.pick("flux cores" if "flux_off" in way else "glitches")
        for pick in picks(way):
            if pick.startswith("remove "):
                table.refuses(f"remove {int(pick[-1]) + 1}")
            table.pick(pick)
        table.quiet()
        assert table.prompt == "take-turn", "it goes on longer than its row says"
        gained = {word: n for word, n in way.items() if word in STOCK}
        assert changed(before, table) == together(gained, less(said.get("pay", {})))
        assert cores - on_device(table).count("core") == way.get("flux_off", 0)
        assert marks - len(glitches(table)) == way.get("glitch_off", 0)
        assert placed(table) == way.get("upgrade", 0)
        if users:
            (busy,) = table.own().busy[-1:]
            assert guest_fate(busy) == (MOTIVATED if "keeps" in said else TIRED)
            assert sum(table.own().active) + sum(table.own().tired) == workers - 1
        else:
            table.refuses(name)  # once per Era


@pytest.mark.parametrize(
    ("path", "side"),
    [
        pytest.param(path, side, marks=pytest.mark.tells(f"{path} {side} device actions"))
        for path, side in DEVICES
    ],
)
def test_a_device_has_its_actions_and_no_others(path: str, side: str) -> None:
    table = device(path, side)
    names = {name for there in DEVICES.values() for name in there}
    found = {name for name in names if table.users(name) or name in table.options}
    assert found == set(DEVICES[path, side])


@pytest.mark.tells("ruling F65", "ruling F68")
@pytest.mark.parametrize(
    ("path", "side"),
    [pytest.param(path, side, marks=pytest.mark.tells(f"{path} {side} device")) for path, side in DEVICES],
)
def test_recall_lays_two_cores_brings_three_home_and_rolls(path: str, side: str) -> None:
    table = device(path, side, cores=(2,)).built("201", "202", "305", "306")
    for name in ("201", "202", "305", "306"):
        table.own().used |= 1 << table.own().spots.index(table.code(name))
    table.again().pick("recall")
    assert on_device(table) == ["glitch", "core", "core", "core", "", ""]
    table.pick("bring home 201", "bring home 202", "bring home 305")
    assert table.prompt == "fracture-roll"
    before = stock(table)
    table.pick("flux 2").expect(asks="take-turn")
    assert changed(before, table) == {}


@pytest.mark.parametrize(
    ("path", "side"),
    [
        pytest.param(path, side, marks=pytest.mark.tells(f"{path} {side} device", "ruling F85"))
        for path, side in DEVICES
    ],
)
def test_the_roll_of_a_recall_may_be_rolled_again(path: str, side: str) -> None:
    holding(device(path, side), 505).pick("recall", "flux 4").offers("yes", "stop")


# --- rewards and dearer spaces ----------------------------------------------------------------------------


@pytest.mark.parametrize("space", range(1, 11))
@pytest.mark.parametrize(
    ("path", "side"),
    [
        pytest.param(path, side, marks=pytest.mark.tells(f"{path} {side} device"))
        for path, side in (*((path, "B") for path in PATHS), ("harmony", "A"))
    ],
)
def test_what_a_core_brings_or_costs_on_each_space(path: str, side: str, space: int) -> None:
    table = unglitched(device(path, side, cores=(), upgrades=4)).seat(paradox=2)
    on_device(table, cores=range(1, space))
    seat, rows = table.own(), table.game.state.rules.table(Fractures)
    assert len({kind % ICONS for kind in seat.beside[rows.upgrades]}) == 4
    seat.beside[rows.device][2] = 0  # no reward was taken yet
    tired = seat.tired[4]
    before = stock(table.again())
    table.pick("blink purify operator")
    if table.prompt == "gain-any":
        table.pick("T")
    assert table.prompt != "gain-any"
    found = {**changed(before, table), "operator": seat.tired[4] - tired}
    wanted = FRACTURES["device_spaces"][path].get(str(space), {}) if side == "B" else {}
    assert {word: n for word, n in found.items() if n} == {"flux": -1, **wanted}
