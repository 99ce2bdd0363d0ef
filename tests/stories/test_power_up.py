"""Phase 3, Power up: what each hex costs, and the Water of those left empty."""

import pytest

from anachrony.rules import kinds
from anachrony.rules.kinds import HEX_WORDS
from anachrony.rules.places import guest
from story import Table, story


def powering(path: str, side: str = "A", era: int = 2, leader: str = "", **stock: int) -> Table:
    """A table where this Path is about to power up, with these assets."""
    paths = [path, "dominance" if path != "dominance" else "progress"]
    leaders = [leader, "samira" if path != "dominance" else "valerian"] if leader else []
    return story(era, paths=paths, side=side, leaders=leaders).has(stock).phase("power up")


@pytest.mark.tells("harmony A", "dominance A", "progress A", "salvation A", "ruling 24")
@pytest.mark.parametrize(
    ("path", "leader"),
    [("harmony", "haulani"), ("dominance", "samira"), ("progress", "valerian"), ("salvation", "caratacus")],
)
def test_on_side_a_three_hexes_are_free_and_three_cost_an_energy_core(path: str, leader: str) -> None:
    table = powering(path, leader=leader, core=4)
    for _ in range(3):
        assert table.options == ["suit", "done"]
        table.pick("suit")
    for _ in range(3):
        assert table.options == ["suit 1E", "done"]
        table.pick("suit 1E")
    table.expect(suits=6, core=1, water=0)
    assert table.decider == 1


def test_one_water_comes_for_each_empty_hex() -> None:
    powering("harmony").pick("done").expect(suits=0, water=6)
    powering("harmony").pick("suit", "done").expect(suits=1, water=5)
    powering("harmony", core=1).pick("suit", "suit", "suit", "suit 1E").expect(suits=4, water=2)


@pytest.mark.tells("ruling 27")
def test_nobody_is_powered_up_or_left_at_home_without_a_word() -> None:
    table = powering("harmony")
    assert (table.decider, table.options) == (0, ["suit", "done"])
    table.pick("done")
    assert table.decider == 1


@pytest.mark.tells("ruling 24")
def test_the_first_player_powers_up_first_and_the_others_follow() -> None:
    table = story(2, players=4)
    table.game.state.first = 2
    order = []
    table.phase("power up")
    while table.prompt == "power-up":
        order.append(table.decider)
        table.pick("done")
    assert order == [2, 3, 0, 1]


@pytest.mark.tells("simultaneous_power_up")
def test_a_table_may_power_up_all_at_once() -> None:
    table = story(2, variants=["simultaneous_power_up"]).phase("power up")
    assert [decision.seat for decision in table.game.decisions] == [0, 1]
    table.pick("suit", seat=1).pick("done", seat=0).pick("done", seat=1)
    table.expect(0, suits=0, water=6).expect(1, suits=1, water=5)


@pytest.mark.tells("harmony B", "ruling 25")
def test_harmony_b_pays_water_on_two_of_the_bottom_hexes() -> None:
    table = powering("harmony", "B", leader="haulani", core=2, water=9).pick("suit", "suit", "suit")
    assert table.options == ["suit 1E", "suit 3W", "done"]
    table.pick("suit 3W", "suit 3W")
    assert table.options == ["suit 1E", "done"]
    table.pick("suit 1E").expect(core=1, water=3, suits=6)


@pytest.mark.tells("harmony B", "ruling 25")
def test_harmony_b_may_pay_the_energy_core_first_and_water_after() -> None:
    table = powering("harmony", "B", leader="haulani", core=1, water=6).pick("suit", "suit", "suit")
    table.pick("suit 1E", "suit 3W", "suit 3W").expect(core=0, water=0, suits=6)


@pytest.mark.tells("harmony B")
def test_harmony_b_receives_two_water_for_an_empty_hex() -> None:
    powering("harmony", "B").pick("done").expect(water=12)
    powering("harmony", "B").pick("suit", "suit", "suit").expect(water=6)


@pytest.mark.tells("dominance B")
def test_dominance_b_pays_as_side_a_and_receives_no_water() -> None:
    table = powering("dominance", "B", leader="samira", core=1).pick("suit", "suit", "suit")
    assert table.options == ["suit 1E", "done"]
    table.pick("done").expect(suits=3, core=1, water=0)
    powering("dominance", "B", leader="samira").pick("done").expect(water=0)


@pytest.mark.tells("progress B", "ruling 25")
def test_progress_b_may_pay_a_resource_for_any_bottom_hex() -> None:
    table = powering("progress", "B", core=1, titanium=1, uranium=1, gold=1, neutronium=1)
    table.pick("suit", "suit", "suit")
    assert table.options == ["suit 1E", "suit T", "suit U", "suit G", "done"]
    table.pick("suit U", "suit G", "suit T")
    table.expect(suits=6, core=1, titanium=0, uranium=0, gold=0, neutronium=1, water=0)
    powering("progress", "B").pick("done").expect(water=6)


@pytest.mark.tells("salvation B")
def test_salvation_b_pays_resources_left_cores_right_and_nothing_in_the_middle() -> None:
    table = powering("salvation", "B", core=3, titanium=1, gold=2)
    table.pick("suit", "suit").expect(hexes=["top_middle", "bottom_middle"])
    assert table.options == ["suit T", "suit G", "suit 1E", "done"]
    table.pick("suit G", "suit T").expect(
        hexes=["top_middle", "top_left", "bottom_left", "bottom_middle"], gold=1, titanium=0
    )
    assert table.options == ["suit 1E", "done"]
    table.pick("suit 1E", "suit 1E").expect(core=1, gold=1, suits=6, water=0)
    powering("salvation", "B").pick("suit", "suit").expect(water=4)


@pytest.mark.tells("ruling 28")
@pytest.mark.parametrize(
    ("path", "side", "hexes", "water"),
    [
        ("harmony", "A", ["top_middle", "bottom_left", "bottom_middle", "bottom_right"], 4),
        ("harmony", "B", ["top_middle", "bottom_left", "bottom_right"], 6),
        ("dominance", "B", ["top_middle", "bottom_left", "bottom_middle", "bottom_right"], 0),
        ("progress", "B", ["top_middle", "bottom_left", "bottom_middle", "bottom_right"], 4),
    ],
)
def test_after_the_impact_covered_hexes_take_no_exosuit_and_give_no_water(
    path: str, side: str, hexes: list[str], water: int
) -> None:
    leader = "samira" if path == "dominance" else ""
    table = powering(path, side, era=5, leader=leader, core=6)
    table.pick("suit")
    while table.decider == 0:
        table.pick("suit 1E" if "suit 1E" in table.options else "done")
    table.expect(hexes=hexes)
    powering(path, side, era=5, leader=leader).pick("done").expect(water=water)


@pytest.mark.tells("ruling 28", "salvation B")
def test_after_the_impact_salvation_b_keeps_the_lower_hexes_and_one_above() -> None:
    table = powering("salvation", "B", era=5, leader="caratacus", core=2, uranium=2)
    table.pick("suit", "suit", "suit U").refuses("suit U").pick("suit 1E")
    table.expect(hexes=["top_middle", "bottom_left", "bottom_middle", "bottom_right"], core=1, uranium=1)


@pytest.mark.tells("amena", "ruling 28")
@pytest.mark.parametrize("side", ["A", "B"])
def test_amena_keeps_every_hex(side: str) -> None:
    powering("salvation", side, era=5, leader="amena").pick("done").expect(water=6)
    table = powering("salvation", side, era=5, leader="amena", core=3, gold=2)
    while table.decider == 0:
        table.pick(next(option for option in table.options if option.startswith("suit")))
    table.expect(hexes=list(HEX_WORDS))


@pytest.mark.tells("wolfe", "ruling 26")
def test_wolfe_turns_water_into_energy_cores_before_and_between() -> None:
    table = powering("dominance", leader="wolfe", water=5).pick("2W for 1E", "suit", "suit", "suit")
    table.pick("suit 1E", "2W for 1E", "suit 1E").refuses("2W for 1E").pick("done")
    table.expect(suits=5, core=0, water=2)


@pytest.mark.tells("wolfe", "ruling 26")
def test_wolfe_turns_energy_cores_into_water() -> None:
    table = powering("dominance", leader="wolfe", core=3).pick("1E for 2W", "suit", "1E for 2W", "done")
    table.expect(core=1, water=2 + 2 + 5, suits=1)


@pytest.mark.tells("wolfe")
def test_only_wolfe_and_only_in_power_up_exchanges() -> None:
    powering("dominance", leader="samira", core=3, water=4).refuses("1E for 2W", "2W for 1E")
    table = story(2, paths=["dominance", "harmony"]).seat(core=3, water=4)
    table.refuses("1E for 2W", "2W for 1E", "leader")


def test_exosuits_stay_home_when_all_six_are_out() -> None:
    table = story(2).seat(suits=0)
    table.own().suits = 1
    table.own().busy = [guest(0, kinds.TIRED, kinds.SCIENTIST)] * 5
    table.phase("power up").pick("suit").expect(suits=1, water=5)
    assert table.decider == 1


@pytest.mark.tells("ruling 26", "wolfe")
def test_wolfe_exchanges_the_water_of_empty_hexes_too() -> None:
    table = story(paths=("dominance", "harmony")).phase("power up").pick("suit").expect(water=0)
    assert table.options == ["suit", "water first", "done"]
    table.pick("water first").expect(water=5)
    assert table.options == ["2W for 1E", "done"]
    assert table.why_not("seat/1/hex/top_left") == "choice"
    table.pick("2W for 1E", "2W for 1E").expect(core=2, water=1, suits=1)
    assert table.decider == 1  # nothing is left to exchange
    other = story(paths=("dominance", "harmony")).phase("power up").pick("water first", "2W for 1E", "done")
    other.expect(core=1, water=4)
    assert other.decider == 1


@pytest.mark.tells("ruling 26", "wolfe", "dominance B")
def test_empty_hexes_that_give_no_water_are_not_offered_to_wolfe() -> None:
    story(paths=("dominance", "harmony"), side="B").seat(water=2).phase("power up").refuses("water first")
    story(paths=("harmony", "dominance")).phase("power up").refuses("water first")
