"""The two layers of the collapsing Capital, in Fractures of Time."""

from __future__ import annotations

from collections import Counter

import pytest

from anachrony.modules.fractures.valley_rows import Valley
from anachrony.rules.effects.capital import FACE_DOWN
from anachrony.rules.kinds import CLOSED
from fractures import fractured, unglitched
from story import ADMINISTRATOR, ENGINEER, SCIENTIST, Table
from valley import glitches, operators, piles


def on(space: str, code: int) -> Table:
    return fractured(5).capital(space, code)


@pytest.mark.tells("ruling F93", "ruling F94", "fractures: upper capital tiles")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_as_many_new_tiles_as_players_lie_over_face_down_ones(players: int) -> None:
    table = fractured(4, players=players)
    state = table.game.state
    upper = {tile.code for tile in state.rules.table(Valley).upper_tiles}
    layers = [tiles for tiles in state.capital if tiles]
    assert len(layers) == (9 if players == 4 else 6)
    two = [tiles for tiles in layers if len(tiles) == 2]
    assert len(two) == players
    assert all(tiles[0] == FACE_DOWN and tiles[1] in upper for tiles in two)
    assert all(tiles[0] not in upper for tiles in layers if len(tiles) == 1)
    for space, tiles in enumerate(state.capital):
        if tiles:
            assert state.rules.capital_by_code[tiles[-1]].capital == state.rules.spaces[space].capital
    drawn = [code for tiles in layers for code in tiles if code]
    assert max(Counter(drawn).values()) == 1


@pytest.mark.tells("ruling F94")
def test_a_third_tile_of_one_action_is_not_laid() -> None:
    table = fractured(3, players=3)
    state = table.game.state
    rows = state.rules.table(Valley)
    recruits = [tile.code for tile in rows.upper_tiles if tile.capital == 1]
    for code in recruits[:2]:
        space = next(s for s in state.rules.capital_spaces[1] if not state.capital[s])
        state.capital[space] = (FACE_DOWN, code)
    table.everyone_passes()
    laid = [tiles[-1] for tiles in state.capital if len(tiles) == 2]
    assert [code for code in laid if code in recruits] == recruits[:2]
    assert len(laid) > 2  # others were laid on their spaces


@pytest.mark.tells("ruling F93", "ruling F97")
def test_the_view_shows_the_upper_tile_alone_and_no_water_is_paid() -> None:
    table = fractured(5).capital("research/2", FACE_DOWN, 18).seat(water=0)
    seen = {space["place"]: space for space in table.game.view(0)["main_board"]}
    assert seen["main/research/2"]["capital_tile"] == "technology too"
    assert seen["main/research/2"]["water"] == 0
    table.offers("research 2 scientist")


@pytest.mark.tells("ruling F96", "fractures: upper capital tiles")
def test_an_upper_tile_is_used_up_and_the_one_beneath_turned_up() -> None:
    table = fractured(4).capital("recruit/1", FACE_DOWN, 36).pools(recruit={"engineer": 1})
    state = table.game.state
    space = state.rules.space_names["recruit/1"]
    table.use("recruit 1", ENGINEER).everyone_passes()
    tiles = state.capital[space]
    assert len(tiles) == 1
    assert not state.rules.capital_by_code[tiles[0]].upper
    assert state.at[space] == 0


@pytest.mark.tells("ruling F95")
def test_the_valley_has_no_such_tiles() -> None:
    table = fractured(5)
    state = table.game.state
    valley = [n for n, space in enumerate(state.rules.spaces) if space.board == "valley"]
    assert not any(state.capital[space] for space in valley)
    for action in state.rules.capital_spaces:
        for space in action:
            state.at[space] = CLOSED
    table.again().everyone_passes()
    assert table.game.over


# --- each tile ----------------------------------------------------------------------------------------


@pytest.mark.tells("research: technology too", "ruling F98")
def test_research_and_a_technology_at_the_full_price() -> None:
    table = piles(operators(on("research/1", 18), 0), 510, 520).seat(uranium=2)
    table.use("research 1", SCIENTIST).pick("circle", "society").offers("amplified rift", "stop")
    table.refuses("exhibition piece").pick("amplified rift").quiet().expect(uranium=0, technologies=1)
    poor = on("research/1", 18).seat(uranium=1)
    poor.use("research 1", SCIENTIST).pick("circle", "society").expect(uranium=1)


@pytest.mark.tells("research: upgrade too", "ruling F73", "ruling F98")
def test_research_and_an_upgrade_for_nothing() -> None:
    table = on("research/1", 16).use("research 1", SCIENTIST).pick("circle", "society")
    table.pick("circle society").expect(fracture_device=3, vp=0, breakthroughs=0)
    kept = on("research/1", 16).use("research 1", SCIENTIST).pick("circle", "society", "stop")
    kept.expect(fracture_device=0, breakthroughs=1)


@pytest.mark.tells("research: a glitch less", "construct: flux off", "ruling F98")
def test_with_nothing_to_take_off_the_action_is_done_all_the_same() -> None:
    clean = unglitched(on("research/1", 17)).use("research 1", SCIENTIST).pick("circle", "society")
    clean.expect(breakthroughs=1)
    on("construct/1", 26).offer(305).seat(titanium=1).use("construct 1", ENGINEER).expect(built=["305"])


@pytest.mark.tells("recruit: clean record")
def test_a_glitch_may_stay_where_it_is() -> None:
    table = on("recruit/1", 37).pools(recruit={"engineer": 1}).use("recruit 1", ADMINISTRATOR)
    table.pick("stop").expect(core=1)
    assert glitches(table) == 2
