"""Fractures of Time: the Fracture Device, Recall and upgrades."""

from __future__ import annotations

import pytest

from anachrony.modules.fractures.devices import devices_a, devices_b
from anachrony.modules.fractures.rows import Fractures
from anachrony.rules.kinds import TIRED
from anachrony.rules.places import guest
from fractures import OPERATOR, fractured, glitched, glitches, on_device, opening, ready, unglitched
from story import ADMINISTRATOR, ENGINEER, GENIUS, SCIENTIST, Table

SIDES = ("A", "B")
ICONS = ("circle genetics", "square warfare", "triangle society", "circle technology", "square time_travel")


def held(*names: str) -> dict[str, int]:
    return dict.fromkeys(names, 1)


def brought(table: Table) -> list[str]:
    return [text.removeprefix("bring home ") for text in table.options if text.startswith("bring home")]


# --- rows -------------------------------------------------------------------------------------------------


@pytest.mark.tells("ruling F2")
@pytest.mark.parametrize("side", SIDES)
def test_player_boards_and_devices_lie_on_the_same_side(side: str) -> None:
    state = opening(side).state
    row = state.rules.table(Fractures).device_of(state, state.seats[0])
    operators = 1 << state.rules.worker_names[OPERATOR]
    assert row == (devices_a, devices_b)[SIDES.index(side)](operators)[0]


@pytest.mark.parametrize(
    ("side", "path", "vp"),
    [
        pytest.param(side, path, vp, marks=pytest.mark.tells(f"{path} {side} device"))
        for side, path, vp in (
            ("A", "harmony", [3, 5, 9, 13]),
            ("A", "dominance", [4, 9, 14, 20]),
            ("A", "progress", [3, 6, 10, 14]),
            ("A", "salvation", [3, 6, 10, 14]),
            ("B", "harmony", [2, 4, 6, 9]),
            ("B", "dominance", [3, 7, 11, 15]),
            ("B", "progress", [4, 7, 12, 17]),
            ("B", "salvation", [3, 6, 10, 14]),
        )
    ],
)
def test_each_upgrade_uncovers_a_space_and_its_vp(side: str, path: str, vp: list[int]) -> None:
    other = "harmony" if path != "harmony" else "progress"
    found = []
    for count in range(1, 5):
        table = fractured(side=side, paths=(path, other)).seat(breakthroughs=held(*ICONS[:count]), water=9)
        placed = table.own().beside[table.game.state.rules.table(Fractures).upgrades]
        placed += [shape * 5 + icon for shape, icon in ((0, 0), (2, 1), (1, 2), (0, 3))][:count]
        assert len(on_device(table)) == 6 + count
        found.append(table.game.scores[0]["fracture_device"])
    assert found == vp


# --- Flux Cores -------------------------------------------------------------------------------------------


@pytest.mark.tells("ruling F64")
def test_cores_leave_from_the_right_and_the_next_takes_the_leftmost_empty_space() -> None:
    table = ready("purify", OPERATOR).seat(active={OPERATOR: 1})
    glitched(unglitched(table), "device", 2)
    on_device(table, cores=[1, 2, 4, 5])
    table.again().use("remove flux cores", OPERATOR).pick("remove 2").pick("pass")
    assert on_device(table) == ["core", "core", "glitch", "", "", ""]
    table.pick("blink purify operator", "mine gold")
    assert on_device(table) == ["core", "core", "glitch", "core", "", ""]


@pytest.mark.tells("ruling F63")
def test_what_is_not_there_is_not_removed() -> None:
    table = unglitched(fractured().seat(water=2)).refuses(
        "remove flux cores operator", "remove glitches operator"
    )
    assert table.why_not("seat/1/remove_glitches") == "nothing_there"
    on_device(table, cores=[1])
    table.again().offers("remove flux cores operator")


@pytest.mark.tells("ruling F19", "ruling F17")
def test_only_operators_stand_where_an_operator_is_asked() -> None:
    """E2: a Genius does not, nor does a Scientist who counts as one."""
    table = fractured(paths=("progress", "harmony"), leaders=("valerian", "zaida")).seat(water=9)
    on_device(table, cores=[2])
    assert table.again().users("remove flux cores") == [OPERATOR]
    assert table.users("remove glitches") == [OPERATOR]


# --- Recall -----------------------------------------------------------------------------------------------


@pytest.mark.tells("ruling F67", "ruling F68", "ruling F70")
def test_recall_brings_home_what_stands_on_the_board_and_those_places_serve_again() -> None:
    """E15: 305 keeps its Worker, 310 loses it, Force Workers serves again; a Power Plant is not reached."""
    table = fractured(3).built(305, 310, 102).seat(water=0, active={SCIENTIST: 1, ENGINEER: 2})
    table.use("force workers").use(305, ENGINEER).pick("pass").use(310, ENGINEER).use(102, SCIENTIST)
    table.pick("era 2", "recall")
    assert brought(table) == ["305", "310", "force workers"]
    table.pick("bring home 305", "bring home 310", "bring home force workers", "flux 3")
    table.expect(active={SCIENTIST: 0, ENGINEER: 1}, tired={}, busy=[SCIENTIST])
    table.offers("force workers", "305 engineer", "pass")
    assert on_device(table) == ["glitch", "core", "core", "", "", ""]


@pytest.mark.tells("ruling F44", "ruling F70")
@pytest.mark.parametrize(("face", "comes"), [(3, False), (4, True), (5, True)])
def test_the_dice_of_a_recall_look_at_the_device_with_both_cores(face: int, comes: bool) -> None:
    table = fractured().pick("recall", f"flux {face}")
    assert (table.prompt == "glitch-roll") is comes


@pytest.mark.tells("ruling F66", "ruling F71")
def test_recall_may_bring_home_nothing_once_per_era() -> None:
    table = fractured().use("force workers").pick("recall", "stop", "flux 2")
    table.refuses("recall", "force workers")


@pytest.mark.tells("ruling F65")
def test_recall_needs_two_empty_spaces_or_one_with_the_trait() -> None:
    """E16: with one left and the trait a Glitch is certain, and not on the Device."""
    table = fractured()
    on_device(table, cores=range(2, 6))
    table.again().refuses("recall")
    assert table.why_not("seat/1/recall") == "room"
    table.own().traits[table.game.state.rules.trait_numbers["recall-less"]] = 1
    table.again().pick("recall", "flux 2")
    assert table.prompt == "glitch-roll"
    assert "device" not in table.options
    assert on_device(table) == ["glitch", *["core"] * 5]


@pytest.mark.tells("ruling F67")
def test_recall_reaches_no_superproject_leader_or_device_and_nothing_under_an_anomaly() -> None:
    table = fractured(leaders=("haulani", "wolfe")).built("cloning vat", 305).seat(water=2)
    table.use("cloning vat", ENGINEER).pick("pass").use(305, SCIENTIST)
    on_device(table, cores=[2])
    table.anomaly("life_support 1").use("remove flux cores", OPERATOR)
    table.pick("recall")
    assert table.prompt == "fracture-roll"  # nothing to bring home


@pytest.mark.tells("ruling F67")
def test_recall_does_not_reach_what_is_stuck_under_a_glitch() -> None:
    table = fractured().built(305).use(305, ENGINEER).pick("pass")
    glitched(table, "building", table.own().spots.index(305))
    table.pick("recall")
    assert table.prompt == "fracture-roll"


@pytest.mark.tells("ruling F69")
def test_on_dominance_b_supply_serves_twice_in_an_era() -> None:
    """E17: Morale step 4, 10 Water: 4, then 5 of it; Morale step 6."""
    table = fractured(side="B", paths=("dominance", "harmony"), leaders=("wolfe", "zaida"))
    table.seat(water=10, morale=3)
    first, second = (table.own().board.supply[step] for step in (3, 4))  # type: ignore[union-attr]  # dealt
    table.use("supply").pick("recall", "bring home supply", "flux 2").use("supply")
    table.expect(water=10 - first - second, morale=5)


@pytest.mark.tells("ruling F69")
def test_a_worker_that_haulani_put_on_a_lab_is_recalled_too() -> None:
    table = (
        fractured(leaders=("haulani", "wolfe"))
        .built(412)
        .seat(titanium=1, active={ADMINISTRATOR: 1, ENGINEER: 1})
    )
    spot = table.own().spots.index(412)
    table.own().busy.append(guest(64 + spot, TIRED, 2))
    table.own().active[2] = 0
    table.own().used |= 1 << spot
    table.again().pick("recall", "bring home 412", "flux 2").expect(tired={ADMINISTRATOR: 1})


# --- upgrades ---------------------------------------------------------------------------------------------


@pytest.mark.tells("ruling F72")
def test_every_upgrade_takes_a_new_icon() -> None:
    """E18: three placed; a second one with the same icon is refused. What is left scores without a set."""
    table = fractured().seat(
        breakthroughs=held("circle society", "square warfare", "circle genetics"), water=2
    )
    table.use("upgrade").pick("circle society")
    table.seat(breakthroughs={"triangle society": 1, "circle society": 0})
    table.use("upgrade by worker", OPERATOR)
    assert sorted(table.options) == ["circle genetics", "square warfare"]
    table.pick("square warfare").expect(vp=2, water=0, fracture_device=5)
    assert table.discoveries() == ["circle genetics", "triangle society"]
    assert table.game.scores[0]["breakthroughs"] == 2


@pytest.mark.tells("ruling F72")
def test_both_upgrades_serve_in_one_era_and_a_full_device_has_no_more() -> None:
    table = fractured().seat(breakthroughs=held(*ICONS), water=9)
    placed = table.own().beside[table.game.state.rules.table(Fractures).upgrades]
    placed += [0, 11]
    table.again().use("upgrade").pick("triangle society").use("upgrade by worker", OPERATOR).pick(
        "circle technology"
    )
    table.seat(active={OPERATOR: 1}).own().used = 0
    table.turn(0).refuses("upgrade", "upgrade by worker operator")
    assert table.why_not("seat/1/upgrade") == "room"


@pytest.mark.tells("ruling F76")
def test_the_grand_reservoir_lowers_the_water_of_device_actions() -> None:
    table = fractured().built("grand reservoir").seat(water=1)
    table.use("remove glitches", OPERATOR).pick("hex bottom_middle", "stop").expect(water=0)
    assert glitches(table) == ["device"]


# --- B sides ----------------------------------------------------------------------------------------------


@pytest.mark.tells("harmony B device actions")
def test_harmony_b_removes_three_cores_or_three_glitches_on_one_space() -> None:
    table = fractured(side="B").seat(water=4, active={OPERATOR: 2})
    on_device(table, cores=[2, 3, 4, 5])
    table.again().refuses("remove flux cores operator", "remove glitches operator")
    table.use("remove flux or glitches", OPERATOR).pick("flux cores", "remove 3").expect(water=2)
    assert on_device(table) == ["glitch", "core", "", "", "", ""]


@pytest.mark.tells("harmony B device actions")
def test_harmony_b_may_take_a_core_off_with_an_upgrade() -> None:
    table = fractured(side="B").seat(water=2, breakthroughs=held("circle society"))
    on_device(table, cores=[2])
    table.again().use("upgrade by worker", OPERATOR).pick("remove 1").expect(vp=2, water=0)
    assert on_device(table) == ["glitch", *[""] * 6]


@pytest.mark.tells("ruling F75", "dominance B device actions")
def test_dominance_b_upgrades_by_a_genius_who_stays_motivated_and_not_by_a_free_action() -> None:
    table = fractured(side="B", paths=("dominance", "harmony"), leaders=("wolfe", "zaida"))
    table.seat(water=2, breakthroughs=held("circle society")).refuses("upgrade")
    assert table.users("upgrade by genius") == [GENIUS]
    table.use("upgrade by genius", GENIUS).expect(vp=1, water=0)
    table.workers_come_home().seat(0)
    assert table.own().active[3] == 1


@pytest.mark.tells("progress B device actions")
def test_progress_b_removes_cores_by_a_free_action_and_upgrades_for_more() -> None:
    table = fractured(side="B", paths=("progress", "harmony")).seat(
        water=4, breakthroughs=held("circle society")
    )
    on_device(table, cores=[2, 4])
    table.again().use("remove flux cores").pick("remove 2").expect(water=3)
    table.use("upgrade by worker", OPERATOR).expect(vp=3, water=0)


@pytest.mark.tells("ruling F75", "salvation B device actions")
@pytest.mark.parametrize("worker", [ENGINEER, GENIUS, OPERATOR])
def test_salvation_b_removes_a_glitch_by_an_engineer_and_keeps_whoever_stands_there(worker: str) -> None:
    table = fractured(side="B", paths=("salvation", "harmony"), leaders=("amena", "zaida"))
    assert table.users("remove glitches") == [ENGINEER, GENIUS, OPERATOR]
    number = table.game.state.rules.worker_names[worker]
    table.use("remove glitches", worker).pick("device 1").expect(water=0)
    assert glitches(table) == ["hex"]
    table.workers_come_home()
    assert table.own().active[number] == 1


@pytest.mark.parametrize(
    ("path", "space", "gains"),
    [
        pytest.param(path, space, gains, marks=pytest.mark.tells(f"{path} B device"))
        for path, space, gains in (
            ("harmony", 3, {"water": 2}),
            ("harmony", 5, {"vp": 1}),
            ("dominance", 2, {"titanium": 1}),
            ("dominance", 4, {"core": 1}),
            ("progress", 4, {"gold": 1}),
            ("salvation", 2, {"uranium": 1}),
            ("salvation", 5, {"paradox": 1}),
        )
    ],
)
def test_the_rewards_of_the_b_sides(path: str, space: int, gains: dict[str, int]) -> None:
    other = "harmony" if path != "harmony" else "progress"
    leaders = {"harmony": "zaida", "dominance": "wolfe", "progress": "cornella", "salvation": "amena"}
    table = fractured(side="B", paths=(path, other), leaders=(leaders[path], leaders[other]))
    on_device(table, cores=range(2, space))
    table.seat(paradox=2).pick("recall", "flux 2")
    found = {word: table.own().amount(table.game.state.rules.stock_names[word]) for word in gains}
    assert found == gains
