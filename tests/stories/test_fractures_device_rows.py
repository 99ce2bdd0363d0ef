"""Fractures of Time: every action, reward and dearer space of every Fracture Device, as its row says."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pytest

from anachrony.modules.fractures.rows import Fractures
from anachrony.rules.kinds import ICONS, MOTIVATED, TIRED
from anachrony.rules.places import guest_fate
from fractures import OPERATOR, glitched, glitches, on_device, ready, unglitched
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


@dataclass(frozen=True)
class Action:
    """What one action of a Device asks and does."""

    by: tuple[str, ...] = ()  # nobody for a Free Action
    stays: bool = False  # Motivated
    picks: tuple[str, ...] = ()
    cores: int = 0  # that leave the Device
    glitches: int = 0  # that go
    upgrades: int = 0
    stock: tuple[tuple[str, int], ...] = ()  # more or less of it


BY_OPERATOR = (OPERATOR,)
THREE_GLITCHES = ("travel track", "paradox track", "hex bottom_middle")
REMOVE_FLUX = Action(BY_OPERATOR, picks=("remove 2",), cores=2)
REMOVE_GLITCHES = Action(BY_OPERATOR, picks=THREE_GLITCHES[:2], glitches=2, stock=(("water", -2),))
UPGRADE = Action(picks=("circle genetics",), upgrades=1)
UPGRADE_BY_WORKER = Action(
    BY_OPERATOR, picks=("circle genetics",), upgrades=1, stock=(("water", -2), ("vp", 2))
)
SIDE_A = {
    "remove flux cores": REMOVE_FLUX,
    "remove glitches": REMOVE_GLITCHES,
    "upgrade": UPGRADE,
    "upgrade by worker": UPGRADE_BY_WORKER,
    "recall": Action(),
}


def side_b(without: tuple[str, ...] = (), **others: Action) -> dict[str, Action]:
    named = {name.replace("_", " "): action for name, action in others.items()}
    return {**{name: action for name, action in SIDE_A.items() if name not in without}, **named}


DEVICES = {
    **{(path, "A"): SIDE_A for path in PATHS},
    ("harmony", "B"): side_b(
        without=("remove flux cores", "remove glitches"),
        remove_flux_or_glitches=Action(
            BY_OPERATOR, picks=("glitches", *THREE_GLITCHES), glitches=3, stock=(("water", -2),)
        ),
        upgrade_by_worker=replace(UPGRADE_BY_WORKER, picks=("circle genetics", "remove 1"), cores=1),
    ),
    ("dominance", "B"): side_b(
        without=("upgrade",),
        upgrade_by_genius=replace(
            UPGRADE_BY_WORKER, by=(GENIUS,), stays=True, stock=(("water", -2), ("vp", 1))
        ),
    ),
    ("progress", "B"): side_b(
        upgrade_by_worker=replace(UPGRADE_BY_WORKER, stock=(("water", -3), ("vp", 3))),
        remove_flux_cores=replace(REMOVE_FLUX, by=(), stock=(("water", -1),)),
    ),
    ("salvation", "B"): side_b(
        remove_glitches=Action((ENGINEER, GENIUS, OPERATOR), stays=True, picks=("travel track",), glitches=1),
    ),
    ("unity", "B"): {
        **{name: replace(action, stays=bool(action.by)) for name, action in SIDE_A.items()},
        "upgrade": replace(UPGRADE, stock=(("neutronium", -1),)),
    },
}
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
        for (path, side), actions in DEVICES.items()
        for name in actions
        if name != "recall"
    ],
)
def test_an_action_of_a_device(path: str, side: str, name: str) -> None:
    action = DEVICES[path, side][name]
    table = device(path, side)
    assert table.users(name) == list(action.by)
    before, cores, marks = stock(table), on_device(table).count("core"), len(glitches(table))
    workers = sum(table.own().active) + sum(table.own().tired)
    table.use(name, action.by[0] if action.by else "")
    for pick in action.picks:
        if pick.startswith("remove "):  # as many as it can
            table.refuses(f"remove {int(pick[-1]) + 1}")
        table.pick(pick)
    table.quiet()
    assert table.prompt == "take-turn", "it goes on longer than its row says"
    assert changed(before, table) == dict(action.stock)
    assert cores - on_device(table).count("core") == action.cores
    assert marks - len(glitches(table)) == action.glitches
    assert placed(table) == action.upgrades
    if action.by:
        (busy,) = table.own().busy[-1:]
        assert guest_fate(busy) == (MOTIVATED if action.stays else TIRED)
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
    names = {name for actions in DEVICES.values() for name in actions}
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


@pytest.mark.tells("harmony B device actions")
def test_harmony_b_removes_at_most_three_cores() -> None:
    table = device("harmony", "B", cores=(2, 3, 4, 5)).use("remove flux or glitches", OPERATOR)
    assert table.pick("flux cores").options == ["remove 1", "remove 2", "remove 3"]


# --- rewards and dearer spaces ----------------------------------------------------------------------------

# By space: what the first core there brings, and what a Blink pays for it.
SPACES: dict[str, dict[int, dict[str, int]]] = {
    "harmony": {3: {"water": 2}, 5: {"vp": 1}, 6: {"water": -1}, 8: {"morale": 1}},
    "dominance": {2: {"titanium": 1}, 4: {"core": 1}, 5: {"water": -1}, 7: {"vp": 2}},
    "progress": {3: {"water": -1}, 4: {"gold": 1}, 7: {"uranium": 1}, 9: {"vp": 2}},
    "salvation": {2: {"uranium": 1}, 5: {"paradox": -1}, 6: {"water": -1}, 8: {"neutronium": 1}},
    "unity": {3: {"titanium": 1}, 6: {"operator": 1}, 9: {"vp": 1}},
}


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
    wanted = SPACES[path].get(space, {}) if side == "B" else {}
    assert {word: n for word, n in found.items() if n} == {"flux": -1, **wanted}
