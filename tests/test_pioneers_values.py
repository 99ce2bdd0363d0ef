"""An owner's values in the place of ours: every number of the Pioneers can be replaced, none can be wrong."""

from __future__ import annotations

import pytest

from anachrony.editions.essential import essential
from anachrony.modules.pioneers.module import PIONEERS
from anachrony.modules.pioneers.rows import EXOSUIT_POWER, AdventureCard, Pioneers
from anachrony.rules.effects.assets import Gain
from anachrony.rules.kinds import CORE, GOLD, NEUTRONIUM, TITANIUM, VP, WATER
from anachrony.rules.rows import Json
from anachrony.values.reader import Values, ValuesError
from anachrony.values.rows import OWNER, put_values

PATHS = ["harmony", "dominance", "progress", "salvation"]


def owned(data: dict[str, Json]) -> tuple[Pioneers, list[tuple[str, ...]]]:
    """The module's table with these values, and those that no component has."""
    values = Values({"pioneers": data})
    book = essential(4)
    PIONEERS.rows(book)
    put_values(book, values)
    PIONEERS.rules(book)
    return book.table(Pioneers), values.unread()


def read(**data: Json) -> Pioneers:
    table, unread = owned(data)
    assert unread == []
    return table


def card(table: Pioneers, name: str) -> AdventureCard:
    return next(row for row in table.cards if row.name == name)


def test_nothing_given_is_what_we_have() -> None:
    table = read()
    assert table.power_slots == (2, 1, 0, -1)
    assert [row.path for row in table.boards] == PATHS
    assert OWNER not in {card.source for card in table.cards} | {board.source for board in table.boards}


def test_slots_die_and_decks() -> None:
    table = read(power_slots=[3, 2], no_slot=-4, die=[0, 0, 1, 1, 2, 3], decks={"10+": {"water": 3}})
    assert (table.power_slots, table.no_slot, table.die) == ((3, 2), -4, (0, 0, 1, 1, 2, 3))
    assert [deck.water for deck in table.decks] == [1, 3]


def test_a_card() -> None:
    table = read(
        adventures={
            "exosuit_malfunction": {"power": 4, "success": [2, 5], "failure": [2, 0]},
            "giant_sandworm": {"passive": [6]},
            "hidden_resource_storage": {"free_cost": "2W"},
            "ice_bound_cryochamber": {"power": 12},
        }
    )
    row = card(table, "exosuit malfunction")
    assert (row.power, row.success) == (4, (Gain(CORE, 2), Gain(WATER, 5)))
    assert row.failure[1] == Gain(WATER, 0)
    assert row.source == OWNER
    assert card(table, "giant sandworm").passives == ((EXOSUIT_POWER, 6),)
    free = card(table, "hidden resource storage").free
    assert free is not None
    assert free.price is not None
    assert free.price.fixed[WATER] == 2
    assert card(table, "ice-bound cryochamber").power == 12
    assert card(table, "old sewers").source != OWNER


def test_a_board() -> None:
    table = read(
        boards={
            "salvation": {
                "base": 1,
                "slots": ["titanium", "neutronium"],
                "slot_power": [3, 5],
                "sensor_cost": "1G 1W",
                "sensor_vp": 3,
                "power_cost": "2W",
            },
            "harmony": {"sensor_power": 3, "sensor_vp": 1},
        }
    )
    row = table.boards[3]
    assert (row.base, row.slots, row.source) == (1, ((TITANIUM, 3), (NEUTRONIUM, 5)), OWNER)
    assert row.sensor.price is not None
    assert (row.sensor.price.fixed[GOLD], row.sensor.price.fixed[WATER]) == (1, 1)
    assert row.sensor.then[-1] == Gain(VP, 3)
    assert row.power.price is not None
    assert row.power.price.fixed[WATER] == 2
    assert not row.power.workers  # a Free Action as before
    assert table.boards[0].sensor_power == 3
    assert table.boards[0].sensor.then[-1] == Gain(VP, 1)


@pytest.mark.parametrize(
    ("data", "where"),
    [
        ({"die": [1, 2]}, "die"),
        ({"no_slot": "much"}, "no_slot"),
        ({"adventures": {"old_sewers": {"power": 99}}}, "adventures.old_sewers.power"),
        ({"adventures": {"old_sewers": {"failure": [1]}}}, "adventures.old_sewers.failure"),
        ({"boards": {"harmony": {"slots": ["gold"]}}}, "boards.harmony.slots"),
        ({"boards": {"harmony": {"slots": ["water"]}}}, "boards.harmony.slots"),
        ({"boards": {"harmony": {"sensor_cost": "1X"}}}, "boards.harmony.sensor_cost"),
    ],
)
def test_a_wrong_value_is_refused_by_name(data: dict[str, Json], where: str) -> None:
    with pytest.raises(ValuesError, match=f"^pioneers.{where}:"):
        owned(data)


def test_what_no_component_has_stays_unread() -> None:
    _, unread = owned({"adventures": {"old_sewers": {"pwer": 3}, "new_sewers": {}}})
    assert unread == [
        ("pioneers", "adventures", "old_sewers", "pwer"),
        ("pioneers", "adventures", "new_sewers"),
    ]
