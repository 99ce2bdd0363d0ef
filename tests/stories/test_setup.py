"""General and Player setup, steps 1 to 16."""

from typing import Any

import pytest

from anachrony import Game
from anachrony.terms import SetupError
from story import Table, story

OTHER = {"harmony": "dominance", "dominance": "progress", "progress": "salvation", "salvation": "harmony"}
LEADERS = {
    "harmony": ["haulani", "zaida"],
    "dominance": ["wolfe", "samira"],
    "progress": ["valerian", "cornella"],
    "salvation": ["caratacus", "amena"],
}
ALL = list(LEADERS)


def set_up(*paths: str, **terms: Any) -> Table:
    """A new table, played through the set-up with the first option everywhere, up to the first Era."""
    table = Table(Game.new(paths=list(paths), chance="explicit", **terms))
    while table.game.state.era == 0:
        table.game.play(table.game.options[0])
    return table


def until(table: Table, prompt: str) -> Table:
    """Play first options until this is asked."""
    while table.prompt != prompt:
        table.game.play(table.game.options[0])
    return table


@pytest.mark.tells("ruling 4", "progress A")
def test_progress_draws_its_breakthrough_from_all_45() -> None:
    table = until(Table(Game.new(paths=["progress", "harmony"], chance="explicit")), "random-breakthrough")
    assert len(table.options) == 15
    assert table.game.decisions[0].probabilities == [pytest.approx(1 / 15)] * 15
    table.pick("square society")
    table.expect(breakthroughs=1)
    assert sum(table.game.state.research) == 44


@pytest.mark.tells("ruling 3")
@pytest.mark.parametrize(
    ("players", "first", "extra"),
    [
        (2, 1, [0, 1]),
        (2, 2, [1, 0]),
        (3, 1, [0, 1, 1]),
        (3, 3, [1, 1, 0]),
        (4, 1, [0, 1, 1, 2]),
        (4, 2, [2, 0, 1, 1]),
        (4, 4, [1, 1, 2, 0]),
    ],
)
def test_later_players_receive_water(players: int, first: int, extra: list[int]) -> None:
    table = set_up(*ALL[:players], first=first)
    printed = [6, 3, 3, 4]
    for seat, more in enumerate(extra):
        table.expect(seat, water=printed[seat] + more)
    assert table.game.state.first == first - 1


@pytest.mark.tells("ruling 3")
def test_the_first_player_may_be_left_to_chance() -> None:
    table = Table(Game.new(paths=ALL[:3], first="random", chance="explicit"))
    assert table.options == ["seat 1", "seat 2", "seat 3"]
    table.pick("seat 2")
    until(table, "choose-leader")
    assert table.decider == 1
    while table.game.state.era == 0:
        table.game.play(table.game.options[0])
    table.expect(0, water=6 + 1).expect(1, water=3).expect(2, water=3 + 1)


@pytest.mark.tells("construct/3", "recruit/3", "research/3")
@pytest.mark.parametrize(("players", "spaces"), [(2, 2), (3, 2), (4, 3)])
def test_the_third_capital_space_is_for_four_players(players: int, spaces: int) -> None:
    names = [space.name for space in set_up(*ALL[:players]).game.state.rules.spaces]
    for action in ("construct", "recruit", "research"):
        assert [name for name in names if name.startswith(action)] == [
            f"{action}/{n}" for n in range(1, spaces + 1)
        ]
    assert {"council/left", "council/right", "mine/uranium", "mine/gold", "mine/titanium"} <= set(names)
    assert {"purify", "trade", "evacuation"} <= set(names)


@pytest.mark.tells("ruling 5", "covered_council", "council/right")
def test_two_players_may_agree_to_cover_the_right_council_space() -> None:
    open_table = story(2).seat(water=1, active={"engineer": 1}).occupied("recruit/1", "recruit/2")
    open_table.offers("council right engineer")
    covered = story(2, variants=["covered_council"]).seat(water=3, active={"engineer": 1})
    covered.occupied("recruit/1", "recruit/2").refuses("council right engineer")
    covered.offers("council left engineer")
    assert covered.why_not("main/council/right") == "open_space"
    covered.everyone_passes().quiet()
    assert covered.game.state.at[covered.game.state.rules.space_names["council/right"]] == -1
    with pytest.raises(SetupError, match="2 players"):
        Game.new(paths=ALL[:3], variants=["covered_council"])


@pytest.mark.tells("ruling 8")
def test_each_type_has_a_stack_of_fifteen_with_only_the_top_known() -> None:
    table = Table(Game.new(paths=["harmony", "progress"], chance="explicit"))
    for kind, top in enumerate(("101", "215", "303", "408")):
        assert table.options == [str(100 * (kind + 1) + n) for n in range(1, 16)]
        table.pick(top)
    assert table.game.state.tops == [101, 215, 303, 408]
    until(table, "choose-leader")
    offers = table.game.view(None)["offers"]
    assert offers == [
        {"type": "power_plant", "primary": 101, "secondary": [], "left": 14, "bottom": []},
        {"type": "factory", "primary": 215, "secondary": [], "left": 14, "bottom": []},
        {"type": "life_support", "primary": 303, "secondary": [], "left": 14, "bottom": []},
        {"type": "lab", "primary": 408, "secondary": [], "left": 14, "bottom": []},
    ]


def test_one_of_eighteen_superprojects_lies_open_over_the_first_era() -> None:
    table = until(Table(Game.new(paths=["harmony", "progress"], chance="explicit")), "reveal-superproject")
    assert len(table.options) == 18
    table.pick("cloning vat")
    assert table.game.state.superprojects == [0, table.code("cloning vat"), 0, 0, 0, 0, 0, 0]


@pytest.mark.tells("ruling 6")
def test_five_of_the_eight_endgame_conditions_are_open() -> None:
    table = until(Table(Game.new(paths=["harmony", "progress"], chance="explicit")), "draw-endgame-card")
    assert len(table.options) == 8
    drawn = ["most water", "most time travels", "highest morale", "most workers", "most superprojects"]
    table.pick("most water").refuses("most water").pick(*drawn[1:])
    assert table.prompt != "draw-endgame-card"
    assert table.game.view(0)["endgame"] == drawn


@pytest.mark.parametrize("side", ["A", "B"])
def test_all_play_the_same_side(side: str) -> None:
    for table in (
        set_up(*ALL, side=side),
        Table(Game.new(paths=ALL, side="choose", chance="explicit")).pick(f"side {side}"),
        Table(Game.new(paths=ALL, side="random", chance="explicit")).pick(f"side {side}"),
    ):
        while table.game.state.era == 0:
            table.game.play(table.game.options[0])
        rules = table.game.state.rules
        for seat in table.game.state.seats:
            assert seat.board is rules.paths[seat.path].boards["AB".index(side)]


@pytest.mark.tells("ruling 1")
def test_paths_are_picked_in_seat_order() -> None:
    table = until(Table(Game.new(paths=["choose"] * 3, first=2, chance="explicit")), "choose-path")
    assert (table.decider, table.options) == (1, ALL)
    table.pick("progress")
    assert (table.decider, table.options) == (2, ["harmony", "dominance", "salvation"])
    table.pick("harmony")
    assert (table.decider, table.options) == (0, ["dominance", "salvation"])


@pytest.mark.tells("ruling 1")
def test_paths_are_dealt_at_random_and_never_twice() -> None:
    table = until(Table(Game.new(players=4, chance="explicit")), "deal-path")
    assert table.options == ALL
    table.pick("salvation").refuses("salvation").pick("dominance", "harmony")
    until(table, "choose-leader")
    assert [seat.path for seat in table.game.state.seats] == [3, 1, 0, 2]


@pytest.mark.tells("ruling 1")
@pytest.mark.parametrize("path", ALL)
def test_each_player_picks_one_of_two_leaders_after_the_starting_assets(path: str) -> None:
    table = until(Table(Game.new(paths=[path, OTHER[path]], chance="explicit")), "choose-leader")
    assert (table.decider, table.options) == (0, LEADERS[path])
    assert sum(table.own().active) + sum(table.own().tired) == 5
    table.pick(LEADERS[path][1])
    assert table.game.state.rules.leaders[table.own().leader].name == LEADERS[path][1]
    assert (table.decider, table.options) == (1, LEADERS[OTHER[path]])


def test_leaders_may_be_dealt() -> None:
    table = until(
        Table(Game.new(paths=["salvation", "harmony"], leaders="random", chance="explicit")), "draw-leader"
    )
    assert table.options == ["caratacus", "amena"]
    table.pick("amena", "haulani")
    names = [table.game.state.rules.leaders[seat.leader].name for seat in table.game.state.seats]
    assert names == ["amena", "haulani"]


@pytest.mark.tells("ruling 2")
def test_the_evacuation_side_is_drawn_for_each_player_whatever_the_board() -> None:
    table = until(
        Table(Game.new(paths=["harmony", "progress"], side="B", chance="explicit")), "draw-evacuation"
    )
    assert table.game.decisions[0].probabilities == [0.5, 0.5]
    table.pick("evacuation A", "evacuation B")
    assert [seat.evacuation for seat in table.game.state.seats] == [0, 1]


def test_the_evacuation_side_may_be_chosen() -> None:
    table = until(
        Table(Game.new(paths=["harmony", "progress"], evacuation="choose", chance="explicit")),
        "choose-evacuation",
    )
    assert (table.decider, table.options) == (0, ["evacuation A", "evacuation B"])
    table.pick("evacuation B", "evacuation A")
    assert [seat.evacuation for seat in table.game.state.seats] == [1, 0]


@pytest.mark.parametrize(
    ("terms", "said"),
    [
        ({"paths": ["harmony"]}, "1 players; the game is for 2, 3 or 4"),
        ({"paths": [*ALL, "harmony"]}, "5 players"),
        ({"paths": ["harmony", "harmony"]}, "the same path"),
        ({"paths": ["harmony", "chaos"]}, "unknown path 'chaos'; there is harmony, dominance"),
        ({"paths": "harmony"}, "as a list"),
        ({"paths": ALL, "players": 3}, "4 paths for 3 players"),
        ({"paths": ALL[:2], "leaders": ["wolfe", "samira"]}, "wolfe does not lead harmony"),
        ({"paths": ALL[:2], "leaders": ["odin", "samira"]}, "unknown leader 'odin'"),
        ({"paths": ALL[:2], "leaders": ["zaida"]}, "one leader and one evacuation side"),
        ({"paths": ALL[:2], "side": "C"}, "unknown side 'C'; there is A, B"),
        ({"paths": ALL[:2], "evacuation": ["A", "X"]}, "unknown evacuation side 'X'"),
        ({"paths": ALL[:2], "first": 3}, "a seat from 1 to 2"),
        ({"paths": ALL[:2], "first": "nobody"}, "unknown first player 'nobody'"),
        ({"paths": ALL[:2], "edition": "golden"}, "unknown edition 'golden'"),
        ({"paths": ALL[:2], "variants": ["chess"]}, "unknown variant 'chess'"),
        ({"paths": ALL[:2], "modules": ["chess"]}, "unknown module 'chess'"),
        ({"paths": ALL[:2], "seed": -1}, "at least 0 and below"),
        ({"paths": ALL[:2], "chance": "fate"}, "unknown chance 'fate'; there is sample and explicit"),
    ],
)
def test_a_table_that_cannot_be_set_is_told_what_would_be_right(terms: dict[str, Any], said: str) -> None:
    with pytest.raises(SetupError, match=said):
        Game.new(**terms)
