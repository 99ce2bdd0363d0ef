"""Phase 6, Clean up: everyone home, the Impact, the end or the next Era."""

from typing import Any

import pytest

from anachrony import Game
from anachrony.rules.effects.moving import occupy, vacate
from anachrony.rules.effects.spaces import space_effects
from anachrony.rules.kinds import CLOSED, EMPTY_SUIT, TIRED
from story import Table, story

QUIET = ["haulani", "wolfe", "valerian", "amena"]  # nobody acts in Clean up


def table_at(era: int = 2, players: int = 2, **terms: Any) -> Table:
    return story(era, players=players, leaders=QUIET[:players], **terms)


def flip_all_but(table: Table, *spaces: str) -> Table:
    """Every Collapsing Capital tile but these is already Hex Unavailable."""
    state = table.game.state
    for action in state.rules.capital_spaces:
        for place in action:
            if state.rules.spaces[place].name not in spaces:
                state.at[place] = -1
    return table.again()


# --- A) retrieve ------------------------------------------------------------------------------------------


@pytest.mark.tells("ruling 100")
def test_workers_come_home_tired_or_motivated_and_some_do_not() -> None:
    table = table_at().built(201, 202, 310).seat(water=1, active={"engineer": 2, "scientist": 1, "genius": 1})
    table.use(201, "engineer").pick("pass")
    table.use(202, "engineer").use(310, "scientist").use("purify", "genius")
    table.expect(busy=["engineer", "engineer", "genius", "scientist"], active={}, tired={})
    table.everyone_passes()
    table.expect(busy=[], active={"engineer": 1}, tired={"engineer": 1, "genius": 1}, workers=3)


@pytest.mark.tells("ruling 100")
def test_a_worker_bound_to_die_lives_until_clean_up() -> None:
    table = table_at().built(310).seat(active={"genius": 1}).use(310, "genius").expect(workers=1, water=7)
    table.everyone_passes().expect(workers=0)


@pytest.mark.tells("ruling 100")
def test_all_exosuits_return_to_the_personal_supply() -> None:
    table = table_at().use("purify", "engineer").pick("pass").use("mine gold", "scientist").pick("titanium")
    table.expect(suits=1)
    assert table.own().suits == 3
    table.everyone_passes().expect(suits=0)
    assert table.own().suits == 6


def test_every_space_is_free_again() -> None:
    table = table_at().built(305).use("mine gold", "engineer").pick("titanium", "pass").use(305, "scientist")
    table.everyone_passes()
    assert not any(table.game.state.at)
    table.pick("suit", "done", "done").pick("warp nothing", seat=0).pick("warp nothing", seat=1)
    table.offers("305 administrator", "mine gold administrator")


@pytest.mark.tells("ruling 100", "force workers")
def test_path_markers_leave_the_free_actions() -> None:
    table = table_at().built(303).use(303).use("force workers").refuses("303", "force workers")
    table.everyone_passes().pick("done", "done").pick("warp nothing", seat=0).pick("warp nothing", seat=1)
    table.offers("303", "force workers")


@pytest.mark.tells("ruling 101", "ruling 100")
def test_a_capital_tile_is_flipped_when_an_exosuit_leaves_it() -> None:
    table = table_at(5).capital("recruit/1", 33).pools(recruit={"engineer": 4}).use("recruit 1", "engineer")
    state = table.game.state
    first, second = (state.rules.space_names[f"recruit/{n}"] for n in (1, 2))
    assert state.at[first] == 1
    table.everyone_passes()
    assert (state.at[first], state.at[second]) == (-1, 0)
    table.pick("suit", "done", "done").pick("warp nothing", seat=0).pick("warp nothing", seat=1)
    table.refuses("recruit 1 administrator").offers("recruit 2 administrator")
    assert table.why_not("main/recruit/1") == "open_space"


def test_of_two_capital_tiles_the_upper_one_goes_and_the_lower_one_serves_next() -> None:
    """No tile of the base game lies on another; a module may bring such."""
    table = table_at(5).capital("recruit/1", 31, 33).pools(recruit={"engineer": 4})
    state = table.game.state
    place = state.rules.space_names["recruit/1"]
    assert space_effects(state, place) == state.rules.capital_by_code[33].then
    assert Game.load(table.game.save()) == table.game
    table.use("recruit 1", "engineer").everyone_passes()
    assert (state.at[place], state.capital[place]) == (0, (31,))
    assert space_effects(state, place) == state.rules.capital_by_code[31].then
    occupy(state, 0, place, EMPTY_SUIT, TIRED)
    vacate(state, place)
    assert (state.at[place], state.capital[place]) == (CLOSED, (31,))


@pytest.mark.tells("ruling 101")
def test_before_the_impact_no_capital_space_is_lost() -> None:
    table = table_at(4).pools(recruit={"engineer": 4}).use("recruit 1", "engineer").everyone_passes()
    assert not any(table.game.state.at)


# --- B) the Impact -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("era", [1, 2, 3])
def test_there_is_no_impact_before_the_fourth_clean_up(era: int) -> None:
    assert not table_at(era).everyone_passes().game.state.impact


@pytest.mark.tells("ruling 100")
@pytest.mark.parametrize(("players", "tiles"), [(2, 6), (3, 6), (4, 9)])
def test_the_impact_puts_capital_tiles_on_the_capital_spaces(players: int, tiles: int) -> None:
    table = table_at(4, players).everyone_passes()
    state = table.game.state
    assert state.impact
    assert state.era == 5
    found = [code for layers in state.capital for code in layers]
    assert len(found) == len(set(found)) == tiles
    for place, layers in enumerate(state.capital):
        for code in layers:
            assert state.rules.capital_by_code[code].capital == state.rules.spaces[place].capital


def test_the_capital_tiles_are_drawn_at_random_from_five_of_each_action() -> None:
    table = table_at(4).pick("pass", "pass")
    assert table.options == [
        f"construct {name}"
        for name in ("construct again", "1N less", "1TUG less", "2 vp for superproject", "vp by spot")
    ]
    table.pick("construct vp by spot").refuses("construct vp by spot").pick("construct 1N less")
    assert len(table.options) == 5
    table.pick("recruit morale", "recruit all wake", "research 2 vp", "research set both dice")
    assert [code for tiles in table.game.state.capital for code in tiles] == [25, 22, 33, 35, 11, 13]


@pytest.mark.tells("ruling 28")
def test_the_impact_covers_two_top_hexes_of_everyone() -> None:
    table = table_at(4).everyone_passes()
    for seat in (0, 1):
        view = table.game.view(seat)["seats"]
        assert isinstance(view, list)
        entry = view[seat]
        assert isinstance(entry, dict)
        assert entry["covered_hexes"] == ["top_left", "top_right"]


@pytest.mark.tells("ruling 28", "harmony B")
def test_harmony_b_loses_the_middle_bottom_hex_too() -> None:
    table = table_at(4, side="B").everyone_passes()
    assert table.own(0).covered_hexes.bit_count() == 3
    assert table.own(1).covered_hexes.bit_count() == 2


# --- C) the end ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("era", [5, 6])
def test_the_game_goes_on_while_a_capital_tile_is_left(era: int) -> None:
    table = flip_all_but(table_at(era), "research/2").everyone_passes()
    assert not table.game.over
    assert table.game.state.era == era + 1


@pytest.mark.tells("ruling 101")
@pytest.mark.parametrize("era", [5, 6])
def test_the_game_ends_when_the_last_capital_tile_is_flipped(era: int) -> None:
    table = flip_all_but(table_at(era), "recruit/2").pools(recruit={"engineer": 1})
    table.use("recruit 2", "administrator").everyone_passes()
    assert table.game.over
    assert table.game.state.era == era
    assert table.game.decisions == []


@pytest.mark.tells("ruling 101")
def test_the_game_ends_after_the_seventh_era() -> None:
    table = table_at(7).pick("pass", "pass")
    assert table.game.over
    assert table.game.winners


@pytest.mark.tells("ruling 100", "ruling 103")
def test_at_the_end_unused_exosuits_stay_on_their_hexes() -> None:
    table_at(7).seat(suits=2).pick("pass", "pass").expect(suits=2, focus=7)


# --- D) the next Era ----------------------------------------------------------------------------------------


@pytest.mark.tells("ruling 100")
def test_the_next_era_finds_unused_exosuits_home_and_every_focus_on_it() -> None:
    table = table_at(3).seat(0, focus=1).seat(1, focus=3, suits=4).everyone_passes()
    assert table.game.state.era == 4
    table.expect(0, focus=4, suits=0).expect(1, focus=4, suits=0)
    assert [table.own(seat).suits for seat in (0, 1)] == [6, 6]


@pytest.mark.tells("ruling 40")
def test_tired_workers_stay_tired_until_somebody_wakes_them() -> None:
    table = table_at().seat(active={"genius": 1}, tired={"engineer": 2}).everyone_passes()
    table.expect(active={"genius": 1}, tired={"engineer": 2})


@pytest.mark.tells("ruling 91", "ruling 100")
def test_leaders_act_first_and_in_turn_order() -> None:
    table = story(2, players=3, leaders=["zaida", "samira", "cornella"])
    for seat in range(3):
        table.seat(seat, water=3)
    table.game.state.first = 1
    table.turn(1).pick("pass", "pass", "pass")
    assert table.options == ["T", "U", "G"]
    table.pick("T")
    asked = []
    while table.game.state.era == 2 and "stop" in table.options:
        asked.append((table.decider, table.prompt))
        table.pick("stop")
    assert asked == [(1, "treasure-hunt"), (2, "focused-research"), (0, "saving-grace")]


@pytest.mark.tells("ruling 100")
def test_clean_up_goes_step_by_step() -> None:
    table = story(era=4).built(303, 305, 310).seat(water=2, suits=3, active={"engineer": 2, "scientist": 1})
    table.use(303).use(305, "engineer").pick("pass").use(310, "engineer").use(
        "purify", "scientist"
    ).everyone_passes()
    table.expect(busy=["engineer", "engineer", "scientist"], suits=2, asks="saving-grace")
    assert table.game.view(None)["impact"] is False
    table.pick("stop").quiet()
    assert table.game.view(None)["impact"] is True
    table.expect(busy=[], active={"engineer": 1}, tired={"scientist": 1}, suits=0, focus=5)
    assert table.own().suits == 6
    assert table.own().used == 0
