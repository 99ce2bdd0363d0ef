"""An owner's own values for Fractures of Time."""

from __future__ import annotations

import pytest

from anachrony import Game, SetupError
from anachrony.modules.fractures.rows import CONDITION, Fractures
from anachrony.modules.fractures.valley_rows import Valley
from anachrony.rules.ruleset import Ruleset


def rules_with(text: str) -> Ruleset:
    return Game.new(["unity", "harmony"], side="B", modules=["fractures"], components=text).state.rules


def with_values(text: str) -> Fractures:
    return rules_with(text).table(Fractures)


def test_an_owner_says_what_upgrades_are_worth_and_what_the_dice_show() -> None:
    table = with_values(
        "[fractures]\nflux_die = [1, 1, 1, 1, 1, 6]\n"
        'glitch_die = ["hex", "hex", "device", "building", "condition", "condition"]\n'
        "[fractures.devices_b.harmony]\nvp = [1, 2, 3, 4]\n"
    )
    assert table.flux_die == (1, 1, 1, 1, 1, 6)
    assert table.glitch_die[-1] == CONDITION
    assert len(set(table.glitch_die)) == 4
    assert [device.vp for device in table.devices[1]][:2] == [(1, 2, 3, 4), (3, 7, 11, 15)]
    assert table.devices[0][0].vp == (3, 5, 9, 13)


def test_an_owner_says_what_the_actions_rewards_and_dear_spaces_of_a_device_are() -> None:
    table = with_values(
        "[fractures.devices_b.harmony.recall]\namounts = [1, 2]\n"
        '[fractures.devices_b.harmony.upgrade_by_worker]\npay = "1W 1G"\namounts = [4, 2]\n'
        "[fractures.devices_b.harmony.rewards]\n3 = [5]\n"
        '[fractures.devices_b.harmony.extra]\n6 = "1T"\n'
    )
    row, plain = table.devices[1][0], with_values("").devices[1][0]
    recall, upgrade = row.uses["recall"], row.uses["upgrade_by_worker"]
    assert [effect.args()[0] for effect in recall.then[:2]] == [1, 2]
    assert upgrade.price is not None
    assert upgrade.price.words() == "1G 1W"
    assert upgrade.then[1].args()[1] == 4
    assert (upgrade.workers, upgrade.keeps) == (plain.uses["upgrade_by_worker"].workers, 0)
    assert row.rewards[3][0].args()[1] == 5
    assert row.rewards[5] == plain.rewards[5]
    assert row.extra[6].words() == "1T"
    assert row.uses["remove_flux_or_glitches"] == plain.uses["remove_flux_or_glitches"]


def test_an_owner_says_what_technologies_cost_and_do() -> None:
    rules = rules_with(
        "[fractures]\ntechnology_price = 3\noperator_slots = 4\n"
        "[fractures.technologies.502]\nvp = 4\nflux = 2\n"
        "[fractures.technologies.515]\namounts = [3]\n"
        "[fractures.technologies.510]\npassive = [2]\n"
        '[fractures.technologies.516]\ncost = "1G"\npay = "2W"\n'
        "[fractures.technologies.519]\neach = 2\nmost = 9\n"
        "[fractures.technologies.517]\nflux = 0\n"
    )
    table = rules.table(Valley)
    assert (table.price, table.slots) == (3, 4)
    rows = {row.code: row for row in table.technologies}
    skin, laboratory, charter = rows[502].free, rows[516], rows[519].ending
    assert rows[502].vp == 4
    assert skin is not None
    assert skin.price is not None
    assert skin.price.words() == "2 flux"
    assert rows[515].triggers[0][1].args()[1] == 3
    assert rows[510].passives[0][1] == 2
    assert laboratory.cost is not None
    assert laboratory.cost.words() == "1G"
    assert laboratory.use is not None
    assert laboratory.use.price is not None
    assert laboratory.use.price.words() == "2W"
    assert charter is not None
    assert (charter.each, charter.most) == (2, 9)
    assert rows[517].cost is not None
    assert rows[517].cost.words() == "1W"
    assert rows[510].cost is None


def test_an_owner_says_what_unity_begins_with_and_what_flux_buildings_cost() -> None:
    rules = rules_with("[paths.unity]\nflux = 3\n[buildings.117]\nflux = 2\n")
    assert rules.paths[4].more == (("flux", 3),)
    use = next(tile.use for tile in rules.tiles if tile is not None and tile.name == "117")
    assert use is not None
    assert use.price is not None
    assert use.price.words() == "2 flux"


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("[fractures.devices_a.harmony]\nvp = [1, 2]\n", "line 2"),
        ("[fractures.devices_a.harmony.rewards]\n3 = [1]\n", "no component has such a value"),
        ("[fractures.technologies.503]\namounts = [1]\n", "no component has such a value"),
        ("[fractures.technologies.503]\nflux = 1\n", "no component has such a value"),
        ('[fractures]\nglitch_die = ["moon"]\n', "line 2"),
    ],
)
def test_what_no_component_has_is_refused_by_its_line(text: str, wrong: str) -> None:
    with pytest.raises(SetupError, match=wrong):
        with_values(text)
