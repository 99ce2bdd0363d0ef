"""The Exosuit Upgrade boards: Power and Sensor Upgrades, Path by Path."""

from __future__ import annotations

import pytest

from anachrony.rules.kinds import ASSET_LETTERS, ASSET_WORDS
from pioneers import pioneers, rows
from story import ADMINISTRATOR, ENGINEER, GENIUS, SCIENTIST, Table, told

EVERYBODY = [SCIENTIST, ENGINEER, ADMINISTRATOR, GENIUS]
RICH = {"titanium": 5, "uranium": 5, "gold": 5, "neutronium": 5, "water": 5}
THREE = {"circle society": 1, "triangle genetics": 1, "square warfare": 1}
# Power before any upgrade, and the slots: a Resource and what it adds.
SLOTS = [
    told("harmony upgrade board", 0, ["T +2", "T +2", "U +3", "G +3"]),
    told("dominance upgrade board", 2, ["T +2", "U +3", "U +3", "N +4"]),
    told("progress upgrade board", 0, ["T +2", "U +3", "G +3", "G +3", "N +4"]),
    told("salvation upgrade board", 0, ["T +2", "U +2", "G +2", "N +3"]),
]
USERS = [
    told("harmony upgrade board", "power", EVERYBODY),
    told("dominance upgrade board", "power", [ENGINEER, GENIUS]),
    told("progress upgrade board", "power", EVERYBODY),
    told("harmony upgrade board", "sensor", [SCIENTIST, GENIUS]),
    told("dominance upgrade board", "sensor", [SCIENTIST, GENIUS]),
    told("progress upgrade board", "sensor", [SCIENTIST, GENIUS]),
    told("salvation upgrade board", "sensor", EVERYBODY),
]


def of_path(path: str) -> Table:
    other = "harmony" if path != "harmony" else "progress"
    return pioneers(paths=(path, other)).has(RICH)


def upgrade(table: Table, text: str) -> Table:
    """A Power Upgrade with this slot, by whoever may take it."""
    use = "power upgrade" if "power upgrade" in table.options else f"power upgrade {ENGINEER}"
    table.pick(use)
    return table.pick(text) if text in table.options else table


# --- Power Upgrade -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("path", "users"),
    [
        told("harmony upgrade board", EVERYBODY),
        told("dominance upgrade board", [ENGINEER, GENIUS]),
        told("progress upgrade board", EVERYBODY),
    ],
)
def test_who_may_take_a_power_upgrade(path: str, users: list[str]) -> None:
    table = of_path(path.split()[0])
    assert table.users("power upgrade") == users
    table.refuses("power upgrade")


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


@pytest.mark.parametrize(("board", "base", "slots"), SLOTS)
def test_every_slot_takes_its_resource_once_and_gives_its_power(
    board: str, base: int, slots: list[str]
) -> None:
    table = of_path(board.split()[0])
    power = base
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


@pytest.mark.parametrize(("board", "place", "users"), USERS)
def test_whoever_upgrades_comes_home_tired(board: str, place: str, users: list[str]) -> None:
    for worker in users:
        table = of_path(board.split()[0]).seat(breakthroughs=THREE, active={worker: 1})
        table.use(f"{place} upgrade", worker).pick("T +2" if place == "power" else "circle society")
        table.expect(busy=[worker]).workers_come_home().expect(active={}, tired={worker: 1})


@pytest.mark.tells("pioneers: power upgrade")
def test_the_worker_comes_home_tired_and_may_come_again_next_era() -> None:
    table = of_path("dominance").use("power upgrade", ENGINEER).pick("U +3")
    table.expect(busy=["engineer"]).refuses(f"power upgrade {GENIUS}")
    table.workers_come_home().expect(tired={"engineer": 1})
    table.turn(0).has(RICH).offers(f"power upgrade {GENIUS}")


# --- Sensor Upgrade ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("path", "users"),
    [
        told("harmony upgrade board", [SCIENTIST, GENIUS]),
        told("dominance upgrade board", [SCIENTIST, GENIUS]),
        told("progress upgrade board", [SCIENTIST, GENIUS]),
        told("salvation upgrade board", EVERYBODY),
    ],
)
def test_who_may_take_a_sensor_upgrade(path: str, users: list[str]) -> None:
    table = of_path(path.split()[0]).seat(breakthroughs=THREE)
    assert table.users("sensor upgrade") == users


@pytest.mark.parametrize(
    ("board", "cost", "vp", "power"),
    [
        told("harmony upgrade board", {"water": 1}, 0, 2),
        told("dominance upgrade board", {"gold": 1}, 2, 0),
        told("progress upgrade board", {"water": 1}, 2, 0),
        told("salvation upgrade board", {"gold": 1}, 2, 0),
    ],
)
def test_a_sensor_upgrade_costs_what_the_board_says_and_gives_vp_or_power(
    board: str, cost: dict[str, int], vp: int, power: int
) -> None:
    table = of_path(board.split()[0]).seat(breakthroughs=THREE)
    before = rows(table).power(table.own())
    table.use("sensor upgrade", SCIENTIST).pick("circle society")
    table.expect(vp=vp, **{word: held - cost.get(word, 0) for word, held in RICH.items()})
    assert rows(table).power(table.own()) == before + power
    assert table.discoveries() == ["triangle genetics", "square warfare"]


@pytest.mark.parametrize(
    "board", [told(f"{path} upgrade board") for path in ("harmony", "dominance", "progress", "salvation")]
)
@pytest.mark.tells("pioneers: sensor upgrade")
def test_each_shape_is_placed_once(board: str) -> None:
    table = of_path(board.split()[0]).seat(breakthroughs={"circle society": 2, "circle warfare": 1})
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
