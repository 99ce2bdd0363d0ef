"""The end: the continuum untangled, the score sheet line by line, and who wins."""

from typing import Any

import pytest

from story import Table, story

CONDITIONS = [
    "most workers",
    "most water",
    "most breakthroughs",
    "most occupied spots",
    "highest morale",
    "longest travel ranges",
    "most superprojects",
    "most time travels",
]


def last_era(*conditions: str, players: int = 2, **terms: Any) -> Table:
    """The seventh Era with these Endgame Conditions; nobody acts in Clean up."""
    table = story(7, players=players, leaders=["haulani", "wolfe", "valerian", "amena"][:players], **terms)
    table.game.state.endgame = [CONDITIONS.index(name) for name in conditions]
    return table


def line(table: Table, name: str, seat: int = 0) -> int:
    return table.game.scores[seat][name]


def ended(table: Table) -> Table:
    for _ in table.game.state.seats:
        table.pick("pass")
    assert table.game.over
    return table


# --- the sheet -------------------------------------------------------------------------------------------


@pytest.mark.tells("anomaly", "ruling 21")
def test_each_anomaly_costs_three_and_covers_no_vp() -> None:
    table = last_era().built(101).anomaly("lab 1", "lab 2", "power_plant 1")
    assert line(table, "anomalies") == -9
    assert line(table, "buildings") == 4


@pytest.mark.tells("406", "ruling 21")
def test_lab_406_eases_anomalies_unless_it_is_covered() -> None:
    table = last_era().built(406).anomaly("factory 1", "factory 2")
    assert line(table, "anomalies") == -2
    table.anomaly("lab 1")
    assert line(table, "anomalies") == -9


@pytest.mark.parametrize(
    ("held", "vp"),
    [
        ({}, 0),
        ({"circle society": 3}, 3),
        ({"circle society": 1, "triangle warfare": 1, "square genetics": 1}, 3 + 2),
        ({"circle society": 2, "triangle warfare": 1, "triangle society": 1, "square genetics": 3}, 7 + 4),
        ({"circle society": 3, "triangle warfare": 3}, 6),
    ],
)
def test_breakthroughs_score_one_each_and_two_for_three_shapes(held: dict[str, int], vp: int) -> None:
    assert line(last_era().seat(breakthroughs=held), "breakthroughs") == vp


def test_vp_tokens_count_and_everything_is_added_up() -> None:
    table = (
        last_era("most water").built(101, "exocrawler").anomaly("factory 1").seat(vp=11, water=1, travel=1)
    )
    table.seat(morale=5, breakthroughs={"circle society": 1}, warp={"gold": 3})
    sheet = table.game.scores[0]
    assert sheet == {
        "buildings": 4,
        "anomalies": -3,
        "superprojects": 6,
        "time_travel": 2,
        "morale": 4,
        "breakthroughs": 1,
        "vp_tokens": 11,
        "warp_tiles": -2,
        "endgame_conditions": 3,
        "total": 26,
    }


# --- untangling ------------------------------------------------------------------------------------------


@pytest.mark.tells("ruling 103")
def test_every_warp_tile_that_can_be_paid_is_paid_without_a_step_in_time_travel() -> None:
    table = last_era().seat(water=3, gold=2, neutronium=1, active={"engineer": 1}, suits=1, travel=2)
    table.seat(warp={"water": 1, "gold": 2, "neutronium": 3, "engineer": 4, "exosuit": 7})
    ended(table).expect(warp={}, water=1, gold=1, neutronium=0, active={}, suits=0, travel=2, warp_tiles=0)


@pytest.mark.tells("ruling 103")
@pytest.mark.parametrize(
    ("tile", "held"),
    [
        ("water", {"water": 1}),
        ("titanium", {"uranium": 5}),
        ("uranium", {"gold": 5}),
        ("gold", {"neutronium": 5}),
        ("neutronium", {"titanium": 5}),
        ("scientist", {"active": {"genius": 2}, "tired": {"scientist": 2}}),
        ("engineer", {"active": {"genius": 2}, "tired": {"engineer": 2}}),
        ("administrator", {"active": {"genius": 2}, "tired": {"administrator": 2}}),
        ("exosuit", {"suits": 0}),
    ],
)
def test_a_warp_tile_that_cannot_be_paid_costs_two(tile: str, held: dict[str, Any]) -> None:
    table = ended(last_era().seat(**held).seat(warp={tile: 4}))
    table.expect(warp={tile: 4}, warp_tiles=-2)


@pytest.mark.tells("ruling 103")
def test_workers_kept_motivated_in_the_last_era_can_be_sent_back_and_tired_ones_not() -> None:
    table = last_era().pools(mine={"gold": 3}).seat(active={"engineer": 1}, warp={"engineer": 2})
    ended(table.use("mine gold", "engineer")).expect(warp={}, workers=0)
    table = last_era().seat(active={"engineer": 1}, warp={"engineer": 2})
    ended(table.use("purify", "engineer")).expect(warp={"engineer": 2}, tired={"engineer": 1})


@pytest.mark.tells("ruling 103")
def test_an_exosuit_left_on_the_main_board_is_not_powered_up_any_more() -> None:
    table = last_era().seat(active={"engineer": 1}, suits=1, warp={"exosuit": 2}).use("purify", "engineer")
    ended(table).expect(warp={"exosuit": 2}, warp_tiles=-2)


@pytest.mark.tells("ruling 104", "most water")
def test_conditions_are_judged_after_untangling() -> None:
    table = last_era("most water").seat(0, water=4, warp={"water": 1}).seat(1, water=3)
    assert line(table, "endgame_conditions") == 3
    assert table.game.view(None)["standings"] == [[4, 3]]
    ended(table).expect(0, water=2, endgame_conditions=0).expect(1, endgame_conditions=3)


# --- Endgame Conditions ------------------------------------------------------------------------------------

MORE: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "most workers": (
        {"active": {"engineer": 1}, "tired": {"genius": 2}},
        {"active": {"engineer": 2}, "tired": {}},
    ),
    "most water": ({"water": 3}, {"water": 2}),
    "most breakthroughs": (
        {"breakthroughs": {"circle society": 2}},
        {"breakthroughs": {"square warfare": 1}},
    ),
    "highest morale": ({"morale": 4}, {"morale": 3}),
    "most time travels": ({"travel": 2}, {"travel": 1}),
}
BUILT: dict[str, tuple[tuple[int | str, ...], tuple[int | str, ...]]] = {
    "most occupied spots": (("exocrawler", 201), (201, 202)),
    "longest travel ranges": ((105,), (102,)),
    "most superprojects": (("exocrawler",), (101, 102, 201)),
}


@pytest.mark.tells(*CONDITIONS)
@pytest.mark.parametrize("name", CONDITIONS)
def test_whoever_has_most_scores_three(name: str) -> None:
    table = last_era(name)
    for seat in (0, 1):
        if name in MORE:
            table.seat(seat, **MORE[name][seat])
        else:
            table.built(*BUILT[name][seat], seat=seat)
    assert [line(table, "endgame_conditions", seat) for seat in (0, 1)] == [3, 0]


@pytest.mark.tells("ruling 104", *CONDITIONS)
@pytest.mark.parametrize("name", CONDITIONS)
def test_all_who_tie_score_in_full_even_at_nothing(name: str) -> None:
    table = last_era(name, players=3)
    assert [line(table, "endgame_conditions", seat) for seat in range(3)] == [3, 3, 3]
    for seat in (0, 2):
        if name in MORE:
            table.seat(seat, **MORE[name][0])
            table.seat(1, **MORE[name][1])
        else:
            table.built(*BUILT[name][0], seat=seat)
    assert [line(table, "endgame_conditions", seat) for seat in range(3)] == [3, 0, 3]


def test_each_condition_scores_apart_and_others_do_not() -> None:
    table = last_era("most water", "most time travels", "highest morale").seat(0, water=1, travel=1, morale=6)
    assert line(table, "endgame_conditions") == 9
    assert line(last_era(), "endgame_conditions") == 0


@pytest.mark.tells("most workers", "ruling 99")
def test_busy_workers_have_come_home_when_workers_are_counted() -> None:
    table = last_era("most workers").seat(0, active={"engineer": 2}).seat(1, active={"engineer": 1})
    table.use("purify", "engineer")
    assert line(table, "endgame_conditions") == 3
    ended(table)
    assert line(table, "endgame_conditions") == 3


@pytest.mark.tells("most occupied spots", "ruling 105")
def test_anomalies_and_both_halves_of_a_superproject_occupy_spots() -> None:
    table = last_era().built("exocrawler", 201).anomaly("power_plant 1", "factory 1")
    table.expect(occupied_spots=4)


@pytest.mark.tells("highest morale", "ruling 105")
def test_morale_is_compared_by_the_marker() -> None:
    table = last_era("highest morale", side="B", paths=["harmony", "dominance"])
    table.seat(0, morale=5).seat(1, morale=6)
    assert [line(table, "morale", seat) for seat in (0, 1)] == [6, 6]
    assert [line(table, "endgame_conditions", seat) for seat in (0, 1)] == [0, 3]


# --- who wins --------------------------------------------------------------------------------------------


def test_the_highest_total_wins() -> None:
    table = ended(last_era().seat(0, vp=3).seat(1, vp=4, water=0))
    assert table.game.winners == [1]


@pytest.mark.tells("ruling 106", "conflict 20")
@pytest.mark.parametrize(
    ("first", "second", "winners"),
    [
        ({"water": 2}, {"water": 1, "gold": 9}, [0]),
        ({"water": 1, "gold": 2}, {"water": 1, "neutronium": 3}, [1]),
        ({"water": 1, "titanium": 2, "core": 9}, {"water": 1, "uranium": 1, "gold": 2}, [1]),
        ({"water": 1, "titanium": 2}, {"water": 1, "neutronium": 2}, [0, 1]),
    ],
)
def test_a_tie_is_broken_by_water_then_resources_and_else_shared(
    first: dict[str, int], second: dict[str, int], winners: list[int]
) -> None:
    table = ended(last_era().has({"vp": 5} | first).has({"vp": 5} | second, seat=1))
    assert table.game.scores[0]["total"] == table.game.scores[1]["total"]
    assert table.game.winners == winners


def test_nobody_has_won_before_the_end() -> None:
    assert last_era().seat(vp=50).game.winners == []
