"""The Exosuit Upgrade boards: Power and Sensor Upgrades, Path by Path."""

from __future__ import annotations

import pytest

from anachrony.rules.kinds import ASSET_LETTERS, ASSET_WORDS
from pioneers import pioneers, rows
from printed import admitted, different, effect, facts, less, seen, together
from story import ADMINISTRATOR, ENGINEER, GENIUS, SCIENTIST, Table

EVERYBODY = [SCIENTIST, ENGINEER, ADMINISTRATOR, GENIUS]
RICH = {"titanium": 5, "uranium": 5, "gold": 5, "neutronium": 5, "water": 5}
THREE = {"circle society": 1, "triangle genetics": 1, "square warfare": 1}
BOARDS = facts("modules")["upgrade_boards"]
EACH = [pytest.param(path, marks=pytest.mark.tells(f"{path} upgrade board"), id=path) for path in BOARDS]


def of_path(path: str) -> Table:
    other = "harmony" if path != "harmony" else "progress"
    return pioneers(paths=(path, other)).has(RICH)


def upgrade(table: Table, text: str) -> Table:
    """A Power Upgrade with this slot, by whoever may take it."""
    use = "power upgrade" if "power upgrade" in table.options else f"power upgrade {ENGINEER}"
    table.pick(use)
    return table.pick(text) if text in table.options else table


# --- Power Upgrade -----------------------------------------------------------------------------------


@pytest.mark.parametrize("path", EACH)
@pytest.mark.parametrize("place", ["power", "sensor"])
def test_who_may_upgrade_and_comes_home_tired(path: str, place: str) -> None:
    use = BOARDS[path][f"{place}_use"]
    users = admitted(use) if use != "free" else []
    assert of_path(path).seat(breakthroughs=THREE).users(f"{place} upgrade") == users
    for worker in users:
        table = of_path(path).seat(breakthroughs=THREE, active={worker: 1}).refuses(f"{place} upgrade")
        table.use(f"{place} upgrade", worker).pick("T +2" if place == "power" else "circle society")
        table.expect(busy=[worker]).workers_come_home().expect(active={}, tired={worker: 1})


@pytest.mark.tells("salvation upgrade board")
def test_salvation_upgrades_its_power_as_a_free_action_for_water() -> None:
    table = of_path("salvation")
    assert table.users("power upgrade") == []
    table.use("power upgrade").pick(table.options[0]).expect(water=4)
    assert table.prompt == "take-turn"
    table.refuses("power upgrade")
    assert table.why_not("seat/1/power_upgrade") == "unused"
    table.expect(active=dict.fromkeys(EVERYBODY, 1))
    assert of_path("salvation").seat(water=0).why_not("seat/1/power_upgrade") == "water"


@pytest.mark.parametrize("path", EACH)
def test_every_slot_takes_its_resource_once_and_gives_its_power(path: str) -> None:
    table, power, slots = of_path(path), BOARDS[path]["power"], BOARDS[path]["slots"]
    assert rows(table).power(table.own()) == power
    for slot in slots:
        table.has(RICH).seat(active={ENGINEER: 1})
        upgrade(table, slot)
        asset, _, worth = slot.partition(" +")
        power += int(worth)
        assert rows(table).power(table.own()) == power
        table.expect(**{ASSET_WORDS[ASSET_LETTERS.index(asset)]: 4})
        table.own().used = 0
        table.turn(0)
    table.has(RICH).seat(active={ENGINEER: 1})
    assert table.why_not("seat/1/power_upgrade") == "room"


@pytest.mark.tells("pioneers: power upgrade", "harmony upgrade board")
def test_slots_that_are_alike_are_offered_once() -> None:
    table = of_path("harmony").use("power upgrade", SCIENTIST)
    assert table.options == ["T +2", "U +3", "G +3"]


@pytest.mark.tells("pioneers: power upgrade")
def test_a_slot_wants_its_own_resource() -> None:
    table = pioneers().seat(neutronium=3)
    table.refuses(f"power upgrade {ENGINEER}")
    assert table.why_not("seat/1/power_upgrade") == "resources"


@pytest.mark.tells("pioneers: power upgrade")
def test_the_worker_comes_home_tired_and_may_come_again_next_era() -> None:
    table = of_path("dominance").use("power upgrade", ENGINEER).pick("U +3")
    table.expect(busy=["engineer"]).refuses(f"power upgrade {GENIUS}")
    table.workers_come_home().expect(tired={"engineer": 1})
    table.turn(0).has(RICH).offers(f"power upgrade {GENIUS}")


# --- Sensor Upgrade ------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", EACH)
def test_a_sensor_upgrade_costs_what_the_board_says_and_gives_vp_or_power(path: str) -> None:
    gain, pay = BOARDS[path]["gain"], BOARDS[path]["pay"]
    table = of_path(path).seat(breakthroughs=THREE)
    before, power = seen(table), rows(table).power(table.own())
    table.use("sensor upgrade", SCIENTIST).pick("circle society")
    wanted = together(effect(gain), less(pay), {SCIENTIST: -1, "breakthroughs": -1})
    assert different(before, seen(table)) == wanted
    assert rows(table).power(table.own()) == power + gain.get("power", 0)
    assert table.discoveries() == ["triangle genetics", "square warfare"]


@pytest.mark.parametrize("path", EACH)
@pytest.mark.tells("pioneers: sensor upgrade")
def test_each_shape_is_placed_once(path: str) -> None:
    table = of_path(path).seat(breakthroughs={"circle society": 2, "circle warfare": 1})
    table.use("sensor upgrade", SCIENTIST).pick("circle society").turn(0)
    table.own().used = 0
    table.again().refuses(f"sensor upgrade {GENIUS}")
    assert table.why_not("seat/1/sensor_upgrade") == "breakthrough"
    table.seat(breakthroughs={"square society": 1}).offers(f"sensor upgrade {GENIUS}")


@pytest.mark.tells("pioneers: sensor upgrade")
def test_a_fourth_breakthrough_finds_no_room() -> None:
    table = of_path("progress").seat(breakthroughs=THREE)
    for _ in range(3):
        table.seat(active={SCIENTIST: 1}).use("sensor upgrade", SCIENTIST)
        if table.prompt == "sensor-upgrade":
            table.pick(table.options[0])
        table.own().used = 0
        table.turn(0)
    table.seat(active={SCIENTIST: 1}, breakthroughs={"circle society": 1}).expect(vp=6)
    assert table.why_not("seat/1/sensor_upgrade") == "room"


@pytest.mark.tells("pioneers: sensor upgrade")
def test_a_placed_breakthrough_is_spent_and_stays_away_from_the_supply() -> None:
    table = of_path("progress").conditions("most breakthroughs").seat(breakthroughs=THREE)
    table.expect(breakthroughs=5).seat(1, breakthroughs={"circle society": 1})
    supply = list(table.game.state.research)
    table.use("sensor upgrade", SCIENTIST).pick("circle society").expect(breakthroughs=2)
    assert table.game.state.research == supply


@pytest.mark.tells("pioneers: sensor upgrade")
def test_a_sensor_upgrade_wants_its_cost() -> None:
    table = pioneers(paths=("dominance", "harmony")).seat(breakthroughs=THREE, water=9)
    assert table.why_not("seat/1/sensor_upgrade") == "gold"


@pytest.mark.tells("pioneers: sensor upgrade")
def test_progress_b_keeps_no_scientist_of_the_sensors_motivated() -> None:
    table = pioneers(paths=("progress", "harmony"), side="B").has(RICH).seat(breakthroughs=THREE)
    table.use("sensor upgrade", SCIENTIST).pick("circle society").workers_come_home()
    table.expect(tired={"scientist": 1})


# --- what else reaches the board ------------------------------------------------------------------------


@pytest.mark.tells("haulani", "ruling 80")
def test_haulani_sends_nobody_to_the_exosuit_upgrade_board() -> None:
    table = pioneers(leaders=("haulani", "wolfe")).has(RICH).seat(breakthroughs=THREE, water=9)
    table.offers(f"power upgrade {ENGINEER}", f"sensor upgrade {SCIENTIST}").use("leader")
    assert not [text for text in table.options if "upgrade" in text]
    table.offers(f"supply {ENGINEER}")
