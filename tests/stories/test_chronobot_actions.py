"""The actions of the newer Chronobot (Solo, French summary)."""

from __future__ import annotations

from typing import cast

import pytest

from alone import BOT, Alone, alone
from anachrony.rules.kinds import ASSET_WORDS
from story import ADMINISTRATOR, ENGINEER, GENIUS, SCIENTIST

# --- Construct -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("number", "position", "better", "worse"),
    [(4, "l2", 107, 101), (2, "l4", 208, 201), (3, "s1", 305, 301), (5, "l7", 408, 410)],
)
def test_it_builds_what_is_worth_more(number: int, position: str, better: int, worse: int) -> None:
    table = alone("chronobot")
    tile = table.game.state.rules.tile
    better, worse = sorted((better, worse), key=lambda code: -tile(code).vp)
    if tile(better).vp == tile(worse).vp:
        better, worse = two_of(table, tile(better).kind)
    table.offer(worse).primary(better).bot({number: position})
    table.rolls(number)
    table.expect(BOT, built=[str(better)], buildings=tile(better).vp)
    assert table.because == ["more-vp"]
    assert table.spaces == ["construct/1"]
    assert table.game.state.tops[tile(better).kind] != better  # the next one is turned up


def two_of(table: Alone, kind: int) -> tuple[int, int]:
    """The best and the worst building of a type."""
    rules = table.game.state.rules
    codes = sorted(rules.by_kind[kind], key=lambda code: rules.tile(code).vp)
    return codes[-1], codes[0]


def test_tied_it_builds_from_the_secondary_stack() -> None:
    table = alone("chronobot").bot({4: "l2"})
    rules = table.game.state.rules
    first, second = [code for code in rules.by_kind[0] if rules.tile(code).vp == 1][:2]
    table.offer(first).primary(second).rolls(4)
    table.expect(BOT, built=[str(first)])
    assert table.because == ["secondary-stack"]
    assert table.game.state.piles[0] == []


def test_an_only_building_needs_no_reason() -> None:
    table = alone("chronobot").bot({4: "l2"}).offer(101)
    table.rolls(4)
    table.expect(BOT, built=["101"])
    assert table.because == []


def test_a_fourth_building_of_a_type_fails_but_blocks_a_space() -> None:
    table = alone("chronobot").bot({4: "l2"}).built(101, 102, 103, seat=BOT).offer(104)
    table.rolls(4)
    assert table.failed == ["room"]
    assert table.spaces == ["construct/1"]
    table.expect(BOT, vp=1, suits=5, built=["101", "102", "103"])
    assert table.place_of(4) == "l3"


def test_nothing_on_offer_fails_too() -> None:
    table = alone("chronobot").bot({4: "l2"}).offer()
    table.rolls(4)
    assert table.failed == ["offer"]
    table.expect(BOT, vp=1, suits=5)


def test_its_buildings_do_nothing_for_it() -> None:
    table = alone("chronobot", era=3).built(405, seat=BOT).seat(BOT, paradox=2, warp={"gold": 1})
    table.phase("paradox").outcome("paradox 1")
    assert table.anomalies == 1  # 405 would have raised the limit


def test_it_builds_the_best_superproject_up_to_now_for_a_breakthrough() -> None:
    table = alone("chronobot", era=3).bot({3: "s3"})
    tiles = sorted(
        (table.game.state.rules.tile(code) for code in table.game.state.rules.superproject_codes()),
        key=lambda tile: tile.vp,
    )
    low, high = tiles[0], tiles[-1]
    table.project(1, low.name).project(2, high.name).project(3, low_enough(table, high.vp, low.name))
    table.seat(BOT, breakthroughs={"circle society": 1})
    table.rolls(3)
    assert table.projects == [high.name]
    assert table.because == ["most-held", "more-vp"]
    table.expect(BOT, superprojects=high.vp, breakthroughs=0)
    assert table.game.state.superprojects[2] < 0
    timeline = cast("list[dict[str, object]]", table.game.view(None)["timeline"])
    assert [era["superproject_by"] for era in timeline[:3]] == [None, BOT, None]
    assert table.spaces == ["construct/1"]


def low_enough(table: Alone, vp: int, *but: str) -> str:
    """Some other Superproject of less VP."""
    rules = table.game.state.rules
    tiles = [rules.tile(code) for code in rules.superproject_codes()]
    return next(tile.name for tile in tiles if tile.vp < vp and tile.name not in but)


def test_tied_superprojects_the_oldest() -> None:
    table = alone("chronobot", era=3).bot({3: "s3"})
    rules = table.game.state.rules
    tiles = [rules.tile(code) for code in rules.superproject_codes()]
    vp = max(tile.vp for tile in tiles if sum(other.vp == tile.vp for other in tiles) > 1)
    equals = [tile.name for tile in tiles if tile.vp == vp][:2]
    table.project(2, equals[0]).project(3, equals[1]).project(1, low_enough(table, vp))
    table.seat(BOT, breakthroughs={"circle society": 1}).rolls(3)
    assert table.projects == [equals[0]]
    assert table.because[-1] == "oldest"


@pytest.mark.tells("solo ruling 3")
def test_the_superproject_of_the_next_era_is_out_of_reach() -> None:
    table = alone("chronobot", era=1).bot({3: "s3"}).seat(BOT, breakthroughs={"circle society": 1})
    table.game.state.superprojects[1] = -1
    assert table.game.state.superprojects[2] > 0
    table.rolls(3)
    assert table.failed == ["offer"]
    assert table.discoveries(BOT) == ["circle society"]  # it keeps what it would have given


def test_it_gives_the_shape_it_holds_most_of() -> None:
    table = alone("chronobot", era=3).bot({3: "s3"})
    held = {"circle society": 1, "square society": 1, "square warfare": 1}
    table.seat(BOT, breakthroughs=held).rolls(3, "square warfare")
    assert table.discoveries(BOT) == ["circle society", "square society"]


def test_of_equal_shapes_chance_decides() -> None:
    table = alone("chronobot", era=3).bot({3: "s3"})
    table.seat(BOT, breakthroughs={"circle society": 1, "square warfare": 1}).bot_turn("token 3")
    assert len(table.discoveries(BOT)) == 1
    table = alone("chronobot", era=3).bot({3: "s3"})
    table.seat(BOT, breakthroughs={"circle society": 1, "square warfare": 1}).rolls(3, "square warfare")
    assert table.discoveries(BOT) == ["circle society"]


def test_without_a_breakthrough_it_fails_and_blocks_a_space() -> None:
    table = alone("chronobot", era=3).bot({3: "s3"})
    table.rolls(3)
    assert table.failed == ["breakthrough"]
    table.expect(BOT, vp=1, suits=5)


def test_a_fourth_superproject_fails() -> None:
    table = alone("chronobot", era=3).bot({3: "s3"})
    rules = table.game.state.rules
    shown = table.game.state.superprojects
    names = [rules.tile(code).name for code in rules.superproject_codes() if code not in shown]
    table.bot(projects=names[:3]).seat(BOT, breakthroughs={"circle society": 1}).rolls(3)
    assert table.failed == ["room"]
    assert table.projects == names[:3]
    assert table.discoveries(BOT) == ["circle society"]


# --- Recruit ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("held", "pool", "taken", "why"),
    [
        ([], [GENIUS, ADMINISTRATOR, ENGINEER, SCIENTIST], GENIUS, "not-held"),
        ([], [ADMINISTRATOR, ENGINEER, SCIENTIST], ADMINISTRATOR, "not-held"),
        ([], [ENGINEER, SCIENTIST], ENGINEER, "not-held"),
        ([], [SCIENTIST], SCIENTIST, "not-held"),
        ([GENIUS], [GENIUS, ENGINEER, SCIENTIST], ENGINEER, "not-held"),
        ([GENIUS, ENGINEER], [GENIUS, ENGINEER], GENIUS, "next-best"),
        ([ADMINISTRATOR], [ADMINISTRATOR], ADMINISTRATOR, "next-best"),
    ],
)
def test_it_recruits_a_type_it_has_not_got(held: list[str], pool: list[str], taken: str, why: str) -> None:
    table = alone("chronobot").bot({2: "l3"}).pools(recruit=dict.fromkeys(pool, 1))
    table.seat(BOT, active=dict.fromkeys(held, 1)).rolls(2)
    after = {worker: int(worker in held) + int(worker == taken) for worker in pool + held}
    table.expect(BOT, active=after, vp=1, water=0, core=0)
    assert table.because == [why]
    assert table.spaces == ["recruit/1"]


def test_one_of_each_worker_is_five_points() -> None:
    table = alone("chronobot").bot({2: "l3"}).pools(recruit={ENGINEER: 1})
    table.seat(BOT, active={GENIUS: 2, ADMINISTRATOR: 1, SCIENTIST: 1}).rolls(2)
    table.expect(BOT, active={GENIUS: 1}, vp=6)  # 1 for recruiting
    assert table.told("bot-set") == ["workers"]


def test_an_empty_recruit_pool_fails() -> None:
    table = alone("chronobot").bot({2: "l3"}).pools(recruit={})
    table.rolls(2)
    assert table.failed == ["pool"]
    table.expect(BOT, vp=1, suits=5)


def test_a_genius_is_taken_even_as_a_second_one() -> None:
    table = alone("chronobot").bot({2: "l6"}).pools(recruit={GENIUS: 1, ENGINEER: 1})
    table.seat(BOT, active={GENIUS: 1}).rolls(2)
    table.expect(BOT, active={GENIUS: 2}, vp=1)
    assert table.because == ["genius-there"]
    assert table.spaces == ["recruit/1"]


@pytest.mark.tells("solo ruling 22")
def test_a_genius_that_completes_a_set_counts_at_once() -> None:
    table = alone("chronobot").bot({2: "l6"}).pools(recruit={GENIUS: 1})
    table.seat(BOT, active={SCIENTIST: 1, ENGINEER: 1, ADMINISTRATOR: 1}).rolls(2)
    table.expect(BOT, active={GENIUS: 0}, vp=6)


def test_without_a_genius_it_does_research() -> None:
    table = alone("chronobot").bot({2: "l6"}).pools(recruit={ENGINEER: 1})
    table.rolls(2, "triangle")
    assert table.discoveries(BOT)[0].startswith("triangle")
    assert table.spaces == ["research/1"]
    table.expect(BOT, vp=0)


# --- Research --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("shape", ["circle", "triangle", "square"])
def test_research_rolls_the_shape_die_alone(shape: str) -> None:
    table = alone("chronobot")
    table.rolls(5, shape, f"{shape} society")
    assert table.discoveries(BOT) == [f"{shape} society"]
    table.expect(BOT, breakthroughs=1)


@pytest.mark.tells("solo ruling 6")
def test_a_shape_that_is_gone_cannot_come() -> None:
    table = alone("chronobot")
    table.game.state.research[:5] = [0] * 5
    table.turn(BOT).pick("token 5")
    table.refuses("circle").offers("triangle", "square")


@pytest.mark.tells("solo ruling 6")
def test_no_breakthrough_left_is_a_failure() -> None:
    table = alone("chronobot")
    table.game.state.research = [0] * 15
    table.rolls(5)
    assert table.failed == ["pool"]
    table.expect(BOT, vp=1, suits=5)


# --- Mine ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("held", "pool", "space", "gained"),
    [
        # Two types it lacks: Uranium and Gold, from the topmost space that gives both.
        ({}, {"uranium": 1, "gold": 1, "titanium": 1}, "uranium", {"uranium": 1, "gold": 1}),
        ({}, {"uranium": 1, "titanium": 1}, "gold", {"uranium": 1, "gold": 1}),
        ({}, {"titanium": 1}, "uranium", {"uranium": 1, "titanium": 1}),
        # Neutronium comes first where there is any.
        ({}, {"neutronium": 1, "gold": 1}, "uranium", {"neutronium": 1, "uranium": 1}),
        # What it holds comes after what it lacks.
        ({"uranium": 1}, {"uranium": 1, "gold": 1, "titanium": 1}, "gold", {"gold": 1, "titanium": 1}),
        ({"neutronium": 1}, {"neutronium": 1, "gold": 1}, "uranium", {"uranium": 1, "gold": 1}),
        ({"uranium": 1, "gold": 1}, {"titanium": 1}, "uranium", {"titanium": 1, "uranium": 1}),
    ],
)
def test_it_mines_the_two_cubes_it_wants_most(
    held: dict[str, int], pool: dict[str, int], space: str, gained: dict[str, int]
) -> None:
    table = alone("chronobot").bot({2: "l1"}).pools(mine=pool).has(held, BOT)
    table.rolls(2)
    after = {name: held.get(name, 0) + gained.get(name, 0) for name in ASSET_WORDS[:4]}
    table.expect(BOT, **after)
    assert table.spaces == [f"mine/{space}"]


def test_an_occupied_space_makes_it_want_something_else() -> None:
    table = alone("chronobot").bot({2: "l1"}).pools(mine={"titanium": 2}).occupied("mine/uranium", by=0)
    table.rolls(2)
    assert table.spaces == ["mine/gold"]
    table.expect(BOT, gold=1, titanium=1, uranium=0)


@pytest.mark.tells("solo ruling 21")
def test_one_of_each_resource_is_five_points_and_mining_goes_on() -> None:
    table = alone("chronobot").bot({2: "l1"}).pools(mine={"neutronium": 1})
    table.seat(BOT, uranium=1, gold=1, titanium=1).rolls(2)
    # Neutronium completes the set; the second cube is then one it no longer holds.
    table.expect(BOT, vp=5, neutronium=0, uranium=1, gold=0, titanium=0)
    assert table.told("bot-set") == ["resources"]


@pytest.mark.tells("solo ruling 7")
def test_an_empty_mine_pool_leaves_the_cube_of_the_space() -> None:
    table = alone("chronobot").bot({2: "l1"}).pools(mine={}).seat(BOT, uranium=1)
    table.rolls(2)
    assert table.spaces == ["mine/gold"]
    table.expect(BOT, gold=1, vp=0)


@pytest.mark.tells("solo ruling 7")
def test_all_mine_spaces_taken_is_a_failure_and_the_council_is_no_help() -> None:
    table = alone("chronobot").bot({2: "l1"})
    table.occupied("mine/uranium", "mine/gold", "mine/titanium", by=0)
    table.rolls(2)
    assert table.failed == ["free_space"]
    table.expect(BOT, vp=1, suits=6)


# --- Time Travel and Anomalies ---------------------------------------------------------------------------


def test_time_travel_lifts_a_tile_where_most_lie() -> None:
    table = alone("chronobot", era=4).bot({3: "s2"})
    table.seat(BOT, warp={"water": 1, "gold": 2, "uranium": 2, "titanium": 4}).rolls(3)
    assert sorted(table.own(BOT).warp) == [0] * 6 + [1, 2, 4]
    table.expect(BOT, travel=1, time_travel=2, suits=6)
    assert table.because == ["most-warp"]


def test_tied_the_oldest_era() -> None:
    table = alone("chronobot", era=4).bot({3: "s2"}).seat(BOT, warp={"water": 2, "gold": 3})
    table.rolls(3)
    assert sorted(table.own(BOT).warp) == [0] * 8 + [3]
    assert table.because == ["oldest-warp"]


def test_the_present_era_is_no_past() -> None:
    table = alone("chronobot", era=4).bot({3: "s2"}).seat(BOT, warp={"water": 4, "gold": 4})
    table.rolls(3)
    assert table.failed == ["past"]
    table.expect(BOT, vp=1, travel=0, suits=6)


@pytest.mark.tells("solo ruling 5")
def test_at_the_end_of_the_track_tiles_still_come_back() -> None:
    table = alone("chronobot", era=4).bot({3: "s2"}).seat(BOT, warp={"water": 1}, travel=6)
    table.rolls(3)
    table.expect(BOT, travel=6, time_travel=12, vp=0, warp={"water": 0})


@pytest.mark.parametrize(
    ("held", "left"),
    [
        ({"titanium": 2}, {"titanium": 0}),
        ({"titanium": 3, "gold": 2}, {"titanium": 1, "gold": 2}),
        ({"titanium": 2, "gold": 2}, {"titanium": 0, "gold": 2}),
        ({"gold": 2, "uranium": 2}, {"gold": 0, "uranium": 2}),
        ({"uranium": 3, "gold": 1}, {"uranium": 1, "gold": 1}),
        ({"titanium": 1, "gold": 1, "uranium": 1}, {"titanium": 0, "gold": 0, "uranium": 1}),
        ({"gold": 1, "uranium": 1}, {"gold": 0, "uranium": 0}),
        ({"neutronium": 1}, {"neutronium": 0}),
        ({"neutronium": 1, "titanium": 1}, {"neutronium": 0, "titanium": 1}),
        ({"neutronium": 1, "titanium": 2}, {"neutronium": 1, "titanium": 0}),
        ({"neutronium": 2, "titanium": 3}, {"neutronium": 1, "titanium": 3}),
    ],
)
@pytest.mark.tells("solo ruling 11")
def test_an_anomaly_costs_two_cubes_of_what_it_has_most(held: dict[str, int], left: dict[str, int]) -> None:
    table = alone("chronobot").bot({3: "s4"}, anomalies=2).has(held, BOT)
    table.rolls(3)
    assert table.anomalies == 1
    table.expect(BOT, vp=0, suits=6, **left)


@pytest.mark.parametrize(("held", "why"), [({"gold": 1}, "resources"), ({}, "resources")])
def test_without_two_cubes_the_anomaly_stays(held: dict[str, int], why: str) -> None:
    table = alone("chronobot").bot({3: "s4"}, anomalies=1).has(held, BOT)
    table.rolls(3)
    assert table.failed == [why]
    assert table.anomalies == 1
    table.expect(BOT, vp=1, suits=6, **held)


def test_without_an_anomaly_there_is_nothing_to_remove() -> None:
    table = alone("chronobot").bot({3: "s4"}).seat(BOT, gold=5)
    table.rolls(3)
    assert table.failed == ["anomaly"]
    table.expect(BOT, vp=1, gold=5)


def test_reboot_does_nothing_and_is_no_failure() -> None:
    table = alone("chronobot").bot({2: "l5"})
    table.rolls(2)
    table.expect(BOT, vp=0, suits=6)
    assert table.failed == []
    assert table.place_of(2) == "l6"
