"""The Actions of the Main board: choices, limits and copies. What each space says is told by its row."""

import pytest

from printed import BASE
from story import SCIENTIST, Table, story

WORKERS = ("scientist", "engineer", "administrator", "genius")
SHAPES = ("circle", "triangle", "square")
ICONS = ("genetics", "warfare", "society", "technology", "time_travel")


def who_may(table: Table, space: str) -> list[str]:
    """The Workers that the space would take now."""
    return [worker for worker in WORKERS if f"{space} {worker}" in table.options]


# --- Capital Actions ----------------------------------------------------------------------------------


# --- Construct ----------------------------------------------------------------------------------------


@pytest.mark.tells("construct/1", "ruling 47")
@pytest.mark.parametrize(("worker", "titanium"), [("scientist", 2), ("engineer", 1), ("genius", 1)])
def test_an_engineer_or_genius_saves_one_titanium(worker: str, titanium: int) -> None:
    table = story(2).offer(301).seat(titanium=titanium - 1).refuses(f"construct 1 {worker}")
    table.seat(titanium=titanium).use("construct 1", worker).expect(titanium=0, built=["301"])


@pytest.mark.tells("construct/1", "ruling 45")
def test_a_building_goes_to_the_leftmost_empty_spot_at_its_cost() -> None:
    table = (
        story(2)
        .built(305, 306)
        .anomaly("life_support 3")
        .offer(303)
        .seat(titanium=9, uranium=9, water=9, gold=9)
    )
    assert who_may(table, "construct 1") == []
    table.use("anomaly life_support 3", "engineer").pick("G", "G", "pass")
    table.use("construct 1", "scientist").expect(titanium=7, uranium=8, gold=6, water=5)
    table.expect(built=["305", "306", "303"])


@pytest.mark.tells("ruling 45", "anomaly")
def test_a_gap_left_by_an_anomaly_is_filled_first() -> None:
    table = story(2).anomaly("lab 1").built(401).seat(neutronium=1, water=3, uranium=1, titanium=2).offer(402)
    assert (table.own().spots[9:], table.own().anomalies[9:]) == ([0, 401, 0], [1, 0, 0])
    table.use("anomaly lab 1", "engineer").pick("1N", "pass").use("construct 1", "scientist")
    assert table.own().spots[9:] == [402, 401, 0]
    table.expect(water=0, uranium=0, titanium=0)


@pytest.mark.tells("construct/1")
def test_the_tops_of_eight_stacks_and_the_superproject_in_focus_are_on_offer() -> None:
    table = story(2).offer(101, 201, 301, 401).primary(102, 202, 302, 402).project(2, "exocrawler")
    table.seat(titanium=9, uranium=9, gold=9, neutronium=9, water=9, breakthroughs={"circle warfare": 1})
    table.use("construct 1", "scientist")
    assert sorted(table.options) == [
        "101",
        "102",
        "201",
        "202",
        "301",
        "302",
        "401",
        "402",
        "exocrawler",
    ]


@pytest.mark.tells("construct/1")
def test_a_full_row_takes_no_more_buildings() -> None:
    table = story(2).built(301, 302, 303).offer(304).seat(titanium=9, uranium=9, gold=9, water=9)
    table.refuses("construct 1 engineer")


@pytest.mark.tells("ruling 48")
def test_only_the_superproject_in_focus_can_be_built() -> None:
    table = story(3).offer().project(3, "exocrawler").project(2, "cloning vat")
    table.seat(titanium=9, uranium=9, water=9, breakthroughs={"circle warfare": 2})
    table.seat(focus=2).use("construct 1", "scientist").pick("lab 1").expect(built=["cloning vat"])
    assert table.game.state.superprojects[2] < 0
    assert table.game.state.superprojects[3] == table.code("exocrawler")


@pytest.mark.tells("ruling 49")
def test_a_superproject_takes_the_two_leftmost_spots_at_its_own_cost() -> None:
    table = story(2).offer().project(2, "exocrawler").built(101, 301).seat(titanium=3, uranium=2)
    table.seat(breakthroughs={"circle warfare": 1}).use("construct 1", "scientist")
    assert table.options == ["factory 1", "lab 1"]
    table.pick("lab 1").expect(titanium=0, uranium=0, water=0, occupied_spots=4)
    assert table.own().spots[9:11] == [table.code("exocrawler"), 2]


@pytest.mark.tells("ruling 49")
def test_a_pair_further_right_comes_only_when_no_row_begins_with_one() -> None:
    table = story(2).offer().project(2, "exocrawler").built(101, 201, 301, 302).anomaly("lab 2")
    table.seat(titanium=3, uranium=2, breakthroughs={"circle warfare": 1}).use("construct 1", "scientist")
    assert table.options == ["power_plant 2", "factory 2"]


@pytest.mark.tells("ruling 49")
def test_without_two_adjacent_spots_no_superproject_is_built() -> None:
    table = story(2).offer().project(2, "exocrawler").built(101, 102, 201, 202, 301, 302).anomaly("lab 2")
    table.seat(titanium=3, uranium=2, breakthroughs={"circle warfare": 1}).refuses("construct 1 scientist")


@pytest.mark.tells("ruling 51")
def test_the_exact_breakthrough_or_one_of_each_other_shape_pays() -> None:
    table = story(2).offer().project(2, "exocrawler").seat(titanium=3, uranium=2)
    table.seat(breakthroughs={"circle genetics": 2, "triangle society": 1}).refuses("construct 1 scientist")
    table.seat(breakthroughs={"square warfare": 1, "square time_travel": 1, "circle warfare": 1})
    assert table.game.state.research[5 + 2] == 2
    table.use("construct 1", "scientist")
    assert table.options == ["circle warfare", "triangle society"]
    table.pick("triangle society")
    assert table.options == ["square warfare", "square time_travel"]
    table.pick("square warfare", "lab 1").expect(built=["exocrawler"])
    assert sum(table.own().breakthroughs) == 4
    assert table.game.state.research[5 + 2] == 3


@pytest.mark.tells("ruling 51")
def test_spent_breakthroughs_can_be_researched_again() -> None:
    table = story(2).offer().project(2, "exocrawler").seat(titanium=3, uranium=2)
    table.seat(breakthroughs={"circle warfare": 3}).use("construct 1", "scientist").pick("lab 1")
    assert table.game.state.research[1] == 1
    table.use("research 1", "scientist").pick("circle", "warfare").expect(1, breakthroughs=1)


@pytest.mark.tells("ruling 52")
@pytest.mark.parametrize("column", ["active", "tired"])
def test_a_worker_cost_is_paid_from_either_column(column: str) -> None:
    table = story(2).offer().project(2, "anti-gravity field").seat(titanium=4)
    table.seat(active={"scientist": 1}, breakthroughs={"triangle technology": 1}).refuses(
        "construct 1 scientist"
    )
    if column == "active":
        table.seat(active={"scientist": 1, "engineer": 1})
    else:
        table.seat(tired={"engineer": 1})
    table.use("construct 1", "scientist").pick("lab 1")
    table.expect(active={}, tired={}, busy=["scientist"], built=["anti-gravity field"])


@pytest.mark.tells("ruling 52", "synthetic endorphins")
def test_a_scientist_who_builds_cannot_also_be_the_scientist_paid() -> None:
    table = story(2).offer().project(2, "synthetic endorphins").seat(titanium=3, water=3)
    table.seat(breakthroughs={"triangle genetics": 1}, active={"scientist": 1, "genius": 1})
    table.refuses("construct 1 scientist").offers("construct 1 genius")


@pytest.mark.tells("ruling 52")
def test_neither_the_builder_nor_a_genius_pays_for_another_worker() -> None:
    table = story(2).offer().project(2, "anti-gravity field").seat(titanium=4)
    table.seat(breakthroughs={"triangle technology": 1}, active={"engineer": 1, "genius": 2})
    table.refuses("construct 1 engineer").offers("construct 1 genius")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_space_is_printed_on_the_main_board(players: int) -> None:
    assert {space.board for space in story(2, players=players).game.state.rules.spaces} == {"main"}


# --- Recruit -------------------------------------------------------------------------------------------


@pytest.mark.tells("recruit/1", "ruling 54")
@pytest.mark.parametrize(("worker", "bonus"), BASE["recruit_bonus"].items())
def test_a_recruit_comes_active_with_its_bonus(worker: str, bonus: dict[str, int]) -> None:
    table = story(2).pools(recruit={worker: 2, "genius": 1}).seat(active={"administrator": 1})
    table.use("recruit 1", "administrator").pick(worker)
    table.expect(active={worker: 1}, **({"water": 0, "core": 0, "vp": 0} | bonus))
    assert table.game.state.recruit == [int(word == worker) + int(word == "genius") for word in WORKERS]


@pytest.mark.tells("recruit/1", "ruling 54")
@pytest.mark.parametrize("bonus", BASE["recruit_bonus"].values())
@pytest.mark.parametrize("worker", ["administrator", "genius"])
def test_a_recruited_genius_brings_a_bonus_of_choice(worker: str, bonus: dict[str, int]) -> None:
    table = story(2).pools(recruit={"genius": 1}).seat(active={worker: 1})
    table.use("recruit 1", worker).pick(*bonus)
    table.expect(active={"genius": 1}, **({"water": 0, "core": 0, "vp": 0} | bonus))


@pytest.mark.tells("recruit/1", "ruling 54")
def test_an_engineer_may_not_recruit_a_genius() -> None:
    table = story(2).pools(recruit={"genius": 2, "scientist": 1, "administrator": 1})
    table.use("recruit 1", "engineer").refuses("genius").offers("scientist", "administrator")
    table = story(2).pools(recruit={"genius": 2}).refuses("recruit 1 engineer")
    table.offers("recruit 1 administrator", "recruit 1 genius")


@pytest.mark.tells("recruit/1")
def test_an_empty_pool_has_nobody_to_recruit() -> None:
    assert who_may(story(2).pools(recruit={}), "recruit 1") == []


# --- Research ------------------------------------------------------------------------------------------


@pytest.mark.tells("research/1", "icon die", *(f"{shape} {icon}" for shape in SHAPES for icon in ICONS))
@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("icon", ICONS)
def test_set_the_shape_and_roll_the_icon(shape: str, icon: str) -> None:
    table = story(2).use("research 1", SCIENTIST).pick(shape)
    assert set(table.options) == {*ICONS, "?"}
    assert table.game.decisions[0].probabilities == [pytest.approx(1 / 6)] * 6
    table.pick(icon)
    assert [i for i, n in enumerate(table.own().breakthroughs) if n] == [
        SHAPES.index(shape) * 5 + ICONS.index(icon)
    ]
    assert table.game.state.research[SHAPES.index(shape) * 5 + ICONS.index(icon)] == 2


@pytest.mark.tells("research/1", "shape die", *(f"{shape} {icon}" for shape in SHAPES for icon in ICONS))
@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("icon", ICONS)
def test_set_the_icon_and_roll_the_shape(shape: str, icon: str) -> None:
    table = story(2).use("research 1", "genius").pick(icon)
    assert set(table.options) == set(SHAPES)
    assert table.game.decisions[0].probabilities == [pytest.approx(1 / 3)] * 3
    table.pick(shape)
    assert [i for i, n in enumerate(table.own().breakthroughs) if n] == [
        SHAPES.index(shape) * 5 + ICONS.index(icon)
    ]


@pytest.mark.tells("research/1", "ruling 56", "icon die")
def test_the_question_mark_is_rolled_but_never_set() -> None:
    table = story(2).use("research 1", SCIENTIST).refuses("?")
    table.offers(*SHAPES, *ICONS).pick("square", "?").offers(*ICONS).refuses("?").pick("society")
    assert table.own().breakthroughs[10 + 2] == 1


@pytest.mark.tells("ruling 56")
def test_the_question_mark_chooses_among_the_icons_that_are_left() -> None:
    table = story(2).seat(1, breakthroughs={"square society": 3}).use("research 1", SCIENTIST)
    table.pick("square", "?").refuses("society").offers("warfare")


@pytest.mark.tells("ruling 57", "ruling 58", "conflict 16")
def test_where_the_tile_is_gone_one_die_is_rolled_again() -> None:
    table = story(2).seat(1, breakthroughs={"square society": 3}).use("research 1", SCIENTIST)
    table.pick("square", "society")
    assert table.options == ["reroll shape", "reroll icon"]
    table.pick("reroll icon", "society").offers("reroll shape").pick("reroll icon", "?", "warfare")
    assert table.own().breakthroughs[10 + 1] == 1


@pytest.mark.tells("ruling 57")
def test_the_die_that_was_set_may_be_the_one_rolled_again() -> None:
    table = story(2).seat(1, breakthroughs={"square society": 3}).use("research 1", SCIENTIST)
    table.pick("square", "society", "reroll shape", "circle").expect(breakthroughs=1)
    assert table.own().breakthroughs[2] == 1


# --- World Council -------------------------------------------------------------------------------------


@pytest.mark.tells("council/left", "ruling 60", "ruling 61", "conflict 19")
def test_the_left_space_makes_its_user_first_player_without_any_copy() -> None:
    table = story(2).seat(water=1)
    assert who_may(table, "council left") == []
    table.seat(water=2)
    assert who_may(table, "council left") == list(WORKERS)
    table.use("council left", "administrator").expect(water=0)
    assert (table.decider, table.game.state.next_first) == (1, 0)
    assert table.game.view(None)["next_first_player"] == 0


@pytest.mark.tells("council/left", "ruling 61")
def test_the_left_space_may_copy_a_full_action_or_leave_it() -> None:
    for pick in ("recruit", "stop"):
        table = story(2).pools(recruit={"administrator": 2}).occupied("recruit/1", "recruit/2")
        table.seat(water=2).use("council left", "engineer").pick(pick)
        table.expect(vp=int(pick == "recruit"), water=0)
        assert table.game.state.next_first == 0


@pytest.mark.tells("council/right", "ruling 60", "ruling 62")
@pytest.mark.parametrize(
    ("action", "may"),
    [
        ("construct", ["scientist", "engineer", "genius"]),
        ("recruit", ["engineer", "administrator", "genius"]),
        ("research", ["scientist", "genius"]),
    ],
)
def test_the_right_space_copies_an_action_with_no_space_left(action: str, may: list[str]) -> None:
    table = story(2).offer(305).pools(recruit={"engineer": 4}).seat(titanium=2, water=2)
    assert who_may(table, "council right") == []
    table.occupied(f"{action}/1")
    assert who_may(table, "council right") == []
    assert table.why_not("main/council/right") == "full_action"
    table.occupied(f"{action}/2")
    assert who_may(table, "council right") == may
    table.use("council right", "genius").offers(action, "stop").pick(action)
    table.expect(water=1, asks="research" if action == "research" else "")
    assert table.game.state.next_first == 0


@pytest.mark.tells("council/right", "ruling 62", "ruling 47")
def test_copies_keep_the_worker_rules_and_drop_the_space_cost() -> None:
    table = story(2).offer(305).occupied("construct/1", "construct/2").seat(titanium=1, water=1)
    assert who_may(table, "council right") == ["engineer", "genius"]
    table.use("council right", "engineer").pick("construct").expect(built=["305"], water=0, titanium=0)


@pytest.mark.tells("council/right", "ruling 62")
def test_an_engineer_recruiting_through_the_council_may_not_take_a_genius() -> None:
    table = story(2).pools(recruit={"genius": 1, "scientist": 1, "engineer": 1}).seat(water=1)
    table.occupied("recruit/1", "recruit/2").use("council right", "engineer").pick("recruit").refuses(
        "genius"
    )


@pytest.mark.tells("council/left", "ruling 60")
def test_with_four_players_three_spaces_must_be_full() -> None:
    table = story(2, players=4).occupied("research/1", "research/2").seat(water=1)
    assert who_may(table, "council right") == []
    table.occupied("research/3", by=2)
    assert who_may(table, "council right") == ["scientist", "genius"]


@pytest.mark.tells("ruling 60", "ruling 62", "council/right")
def test_after_the_impact_occupied_and_flipped_spaces_are_full_alike() -> None:
    table = story(5).capital("research/1", 11).capital("research/2", 12).occupied("research/1").seat(water=1)
    assert who_may(table, "council right") == []
    state = table.game.state
    state.at[state.rules.space_names["research/2"]] = -1
    table.again()
    assert who_may(table, "council right") == ["scientist", "genius"]
    table.use("council right", "scientist").pick("research", "circle", "society")
    table.expect(water=0, vp=0, breakthroughs=1)


# --- Mine Resource, Purify Water, Trade with Nomads ----------------------------------------------------


@pytest.mark.tells("ruling 64")
@pytest.mark.parametrize("taken", ["titanium", "uranium", "gold", "neutronium"])
def test_mining_takes_one_from_the_pool_and_the_one_beside_the_hex(taken: str) -> None:
    pool = {"titanium": 1, "uranium": 2, "gold": 1, "neutronium": 1}
    table = story(2).pools(mine=pool).use("mine gold", "scientist").pick(taken)
    for resource in pool:
        table.expect(**{resource: (resource == "gold") + (resource == taken)})
    assert table.game.state.mine == [n - (resource == taken) for resource, n in pool.items()]


BARE = dict.fromkeys(("titanium", "uranium", "gold", "neutronium", "water", "core"), 0)


@pytest.mark.tells("trade", "ruling 66")
@pytest.mark.parametrize("worker", ["administrator", "genius"])
def test_an_administrator_or_genius_may_trade_twice_with_the_proceeds(worker: str) -> None:
    table = (
        story(2)
        .seat(water=3)
        .use("trade", worker)
        .pick("3W for 1E", "1E for 1N")
        .expect(**(BARE | {"neutronium": 1}))
    )
    assert table.decider == 1


@pytest.mark.tells("trade", "ruling 66")
def test_the_second_trade_may_be_left_and_so_may_the_first() -> None:
    table = story(2).seat(water=6).use("trade", "administrator").pick("3W for 1E", "stop")
    table.expect(water=3, core=1, busy=["administrator"])
    table = story(2).seat(water=6).use("trade", "genius").pick("stop").expect(water=6, busy=["genius"])


@pytest.mark.tells("trade", "ruling 39")
def test_without_anything_to_trade_nobody_goes_to_the_nomads() -> None:
    table = story(2).seat(water=2, titanium=1)
    assert who_may(table, "trade") == []
    assert who_may(table.seat(water=3), "trade") == list(WORKERS)


@pytest.mark.tells("evacuation")
def test_the_evacuation_is_closed_before_the_impact() -> None:
    table = story(4, paths=["progress", "harmony"], evacuation=["B", "A"], leaders=["valerian", "haulani"])
    table.seat(water=8)
    assert who_may(table, "evacuation") == []
    assert table.why_not("main/evacuation") == "impact"


@pytest.mark.tells("evacuation")
@pytest.mark.parametrize(("era", "is_open"), [(4, False), (5, True)])
def test_the_evacuation_opens_with_the_impact(era: int, is_open: bool) -> None:
    table = story(era).built(301, 302, 303)
    assert ("evacuation engineer" in table.options) == is_open
    spaces = table.game.view(0)["main_board"]
    assert [space["open"] for space in spaces if space["place"] == "main/evacuation"] == [is_open]
