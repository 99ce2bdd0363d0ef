"""Phase 2, Paradox: who rolls, and what a third Paradox brings."""

import pytest

from story import Table, story


def rollers(table: Table, face: int = 0) -> list[int]:
    """Play the Paradox phase with this face on every roll; who rolled, in order."""
    who: list[int] = []
    table.phase("paradox")
    while table.prompt == "roll-paradoxes":
        top = table.game.state.top
        assert top is not None
        who.append(top.seat)
        table.pick(f"paradox {face}")
    return who


@pytest.mark.tells("paradox die")
@pytest.mark.parametrize("face", [0, 1, 2])
def test_the_paradox_die_gives_0_1_or_2(face: int) -> None:
    table = story(3).seat(warp={"gold": 2}).phase("paradox")
    assert table.options == ["paradox 0", "paradox 1", "paradox 2"]
    assert table.game.decisions[0].probabilities == [pytest.approx(n / 6) for n in (1, 4, 1)]
    table.pick(f"paradox {face}").expect(paradox=face).expect(1, paradox=0)
    assert table.prompt == "power-up"


@pytest.mark.tells("fixed_paradox")
def test_a_table_may_do_without_the_die() -> None:
    table = story(3, variants=["fixed_paradox"]).seat(warp={"gold": 2, "water": 1}).phase("paradox")
    table.expect(paradox=2)
    assert table.prompt == "power-up"


@pytest.mark.tells("ruling 11")
def test_only_those_with_the_most_warp_tiles_on_a_tile_roll() -> None:
    table = story(3, players=3).seat(0, warp={"gold": 1, "water": 1}).seat(1, warp={"gold": 1})
    assert rollers(table) == [0]


@pytest.mark.tells("ruling 11")
def test_all_who_tie_for_the_most_roll() -> None:
    table = story(3, players=3)
    table.seat(0, warp={"gold": 2}).seat(1, warp={"water": 2}).seat(2, warp={"gold": 1})
    assert rollers(table) == [0, 1, 2]
    table.seat(2, warp={"water": 1, "titanium": 2})
    assert rollers(table) == [0, 1, 2, 2]


@pytest.mark.tells("ruling 11")
def test_an_empty_timeline_lets_nobody_roll_and_the_first_era_has_no_rolls() -> None:
    assert rollers(story(4)) == []
    assert rollers(story(1).seat(warp={"gold": 1})) == []


@pytest.mark.tells("ruling 11")
def test_warp_tiles_on_the_present_tile_do_not_count_yet() -> None:
    assert rollers(story(3).seat(warp={"gold": 3, "water": 3})) == []


@pytest.mark.tells("ruling 12", "ruling 11")
def test_every_tile_is_rolled_for_once_and_players_roll_in_turn_order() -> None:
    table = story(5).seat(0, warp={"gold": 1, "water": 3, "uranium": 4})
    table.seat(1, warp={"gold": 2, "water": 4})
    table.game.state.first = 1
    assert rollers(table) == [1, 1, 0, 0, 0]


def test_paradoxes_stay_until_they_are_three() -> None:
    table = story(2).seat(warp={"gold": 1}, paradox=1)
    assert rollers(table, face=1) == [0]
    table.expect(paradox=2).expect(anomalies_count=0)


@pytest.mark.tells("ruling 13")
def test_a_third_paradox_ends_the_rolls_and_all_paradoxes_go() -> None:
    table = (
        story(5).seat(warp={"gold": 1, "water": 2, "uranium": 3, "titanium": 4}, paradox=1).phase("paradox")
    )
    table.pick("paradox 1").expect(paradox=2)
    table.pick("paradox 2").expect(paradox=0, asks="retrieve-warp")
    table.pick("stop", "lab 1").expect(paradox=0).expect(anomalies_count=1)
    assert table.prompt == "power-up"


@pytest.mark.tells("ruling 15", "ruling 12", "conflict 17")
def test_the_anomaly_waits_until_everyone_has_rolled() -> None:
    table = story(3).seat(0, warp={"gold": 1}, paradox=2).seat(1, warp={"gold": 1}).phase("paradox")
    table.pick("paradox 1").expect(paradox=0).expect(anomalies_count=0)
    assert table.prompt == "roll-paradoxes"
    table.pick("paradox 0")
    assert (table.decider, table.options) == (0, ["retrieve gold", "stop"])
    table.pick("retrieve gold").expect(
        warp={"gold": 0}, travel=0, gold=0, anomalies_count=0, asks="place-anomaly"
    )
    table.pick("life_support 1").expect(anomalies_count=1)


@pytest.mark.tells("ruling 15")
def test_several_anomalies_come_in_turn_order() -> None:
    table = story(3).seat(0, warp={"gold": 1}, paradox=2).seat(1, warp={"gold": 1}, paradox=2)
    table.game.state.first = 1
    table.phase("paradox").pick("paradox 1", "paradox 1")
    assert table.decider == 1
    table.pick("stop", "factory 1")
    assert table.decider == 0
    table.pick("stop", "lab 1").expect(0, anomalies_count=1).expect(1, anomalies_count=1)


@pytest.mark.tells("ruling 16", "ruling 78")
def test_the_retrieved_warp_tile_may_lie_on_any_era() -> None:
    table = story(3).seat(warp={"gold": 1, "water": 2, "exosuit": 3}, paradox=2).phase("paradox")
    table.pick("paradox 2").offers("retrieve gold", "retrieve water", "retrieve exosuit")
    table.pick("retrieve exosuit", "lab 1").expect(warp={"gold": 1, "water": 2, "exosuit": 0}, travel=0)


@pytest.mark.tells("ruling 19")
def test_an_anomaly_goes_to_the_leftmost_free_spot_of_a_row_of_choice() -> None:
    table = (
        story(3).built(101, 201).seat(warp={"gold": 1}, paradox=2).phase("paradox").pick("paradox 1", "stop")
    )
    assert table.options == ["life_support 1", "lab 1"]
    table.pick("lab 1").expect(anomalies_count=1, occupied_spots_count=3)


@pytest.mark.tells("ruling 19", "anomaly")
def test_an_anomaly_fills_a_gap_before_the_next_column() -> None:
    table = story(3).built(101, 102, 201, 202, 301, 302).anomaly("lab 2")
    table.seat(warp={"gold": 1}, paradox=2).phase("paradox").pick("paradox 1", "stop")
    table.expect(anomalies_count=2, occupied_spots_count=8)
    assert table.own().anomalies[9] == 1


FULL = (101, 102, 103, 201, 202, 203, 301, 302, 303, 401, 405, 403)


@pytest.mark.tells("ruling 20", "ruling 21", "conflict 14", "conflict 13", "anomaly")
def test_on_a_full_board_an_anomaly_covers_any_building() -> None:
    table = story(3).built(*FULL).seat(warp={"gold": 1}, paradox=3).phase("paradox")
    table.pick("paradox 1", "stop")
    rows = ("power_plant", "factory", "life_support", "lab")
    assert table.options == [f"{row} {n}" for row in rows for n in (1, 2, 3)]
    printed = table.game.scores[0]["buildings"]
    table.pick("factory 1").expect(buildings=printed).expect(
        anomalies_count=1, occupied_spots_count=12, factories_count=3
    )
    table.turn(0).seat(suits=1, water=9).refuses("201 engineer").offers("202 engineer")
    assert table.why_not("seat/1/spot/factory/1") != ""


@pytest.mark.tells("ruling 21", "conflict 13")
def test_a_covered_building_is_back_when_the_anomaly_is_sealed() -> None:
    table = story(3).built(303, 201).anomaly("life_support 1", "factory 1").seat(water=4, titanium=4)
    table.refuses("303", "201 engineer").use("anomaly factory 1", "engineer").pick("pass")
    table.offers("201 scientist").refuses("303").use("anomaly life_support 1", "scientist").offers("303")


@pytest.mark.tells("ruling 20")
def test_on_a_full_board_only_open_buildings_are_covered_while_there_are_any() -> None:
    table = story(3).built("rescue pods", "exocrawler", "cloning vat", "tectonic drill", 101, 201, 301, 401)
    table.anomaly("factory 3").seat(warp={"gold": 1}, paradox=2).phase("paradox").pick("paradox 1", "stop")
    assert table.options == ["power_plant 3", "life_support 3", "lab 3"]


@pytest.mark.tells("ruling 18")
def test_more_than_twelve_anomalies_can_lie_on_the_table() -> None:
    table = story(3, players=4)
    spots = [f"{row} {n}" for row in ("power_plant", "factory", "life_support", "lab") for n in (1, 2, 3)]
    table.anomaly(*spots[:6], seat=1).anomaly(*spots[:6], seat=2)
    table.seat(warp={"gold": 1}, paradox=2).phase("paradox").pick("paradox 1", "stop", "lab 1")
    table.expect(anomalies_count=1)


@pytest.mark.tells("ruling 14", "405", "progress B")
@pytest.mark.parametrize(
    ("side", "path", "lab", "limit"),
    [
        ("A", "progress", False, 3),
        ("A", "harmony", True, 4),
        ("B", "progress", False, 4),
        ("B", "progress", True, 5),
    ],
)
def test_some_can_bear_more_paradoxes(side: str, path: str, lab: bool, limit: int) -> None:
    table = story(3, paths=[path, "dominance"], side=side)
    if lab:
        table.built(405)
    table.seat(warp={"gold": 1, "water": 2}, paradox=limit - 2).phase("paradox").pick("paradox 1")
    table.expect(paradox=limit - 1).expect(anomalies_count=0)
    table.pick("paradox 1").expect(paradox=0, asks="retrieve-warp")
