"""Phase 4, Warp: up to two secret requests, and how they are paid back."""

from typing import TYPE_CHECKING, Any

import pytest

from anachrony import Game, IllegalMove
from printed import BASE, different, effect, less, seen, together
from story import Table, story

if TYPE_CHECKING:
    from anachrony.rules.views import View

TILES = list(BASE["warp_tiles"])


def choose(table: Table, seat: int, *tiles: str) -> Table:
    """Choose these Warp tiles and no more."""
    return table.pick(f"warp {' '.join(tiles) or 'nothing'}", seat=seat)


def warping(era: int = 2, **terms: Any) -> Table:
    """Everybody is about to choose Warp tiles."""
    return story(era, **terms).phase("warp")


@pytest.mark.parametrize(
    "tile", [pytest.param(tile, marks=pytest.mark.tells(f"warp {tile}")) for tile in BASE["warp_tiles"]]
)
def test_a_warp_tile_brings_what_it_says_and_lies_on_the_present_era(tile: str) -> None:
    said = BASE["warp_tiles"][tile]
    pay = said.get("pay", {})
    table = story(3).has({"water": 1} | pay).seat(suits=0).phase("warp")
    before = seen(table)
    choose(choose(table, 0, tile), 1)
    assert different(before, seen(table)) == together(
        effect(said["gain"]), less(pay), {"warp tiles left": -1}
    )
    table.expect(warp={tile: 3}, asks="take-turn")
    if pay:
        story(3).phase("warp").refuses(f"warp {tile}")


@pytest.mark.tells("ruling 29")
@pytest.mark.parametrize("tiles", [[], ["gold"], ["gold", "exosuit"]])
def test_none_one_or_two_tiles_may_be_chosen(tiles: list[str]) -> None:
    table = choose(warping(), 0, *tiles)
    assert [decision.seat for decision in table.game.decisions] == [1]
    table.pick("warp nothing", seat=1).expect(warp=dict.fromkeys(tiles, 2))


@pytest.mark.tells("ruling 29")
def test_there_are_nine_tiles_and_no_genius_among_them() -> None:
    table = story(2).seat(water=2).phase("warp")
    pairs = [f"warp {one} {other}" for i, one in enumerate(TILES) for other in TILES[i + 1 :]]
    assert table.options == ["warp nothing", *(f"warp {tile}" for tile in TILES), *pairs]
    assert len(pairs) == 36


@pytest.mark.tells("ruling 29")
def test_a_choice_is_made_at_once_and_not_even_its_size_shows() -> None:
    """The others see the same table whatever the first has chosen, nothing included."""
    seen: list[list[View]] = []
    for text in story(2).seat(water=2).phase("warp").options:
        table = story(2, players=3).seat(water=2).phase("warp").pick(text, seat=0)
        assert [decision.seat for decision in table.game.decisions] == [1, 2]
        seen.append([table.game.view(seat) for seat in (1, 2, None)])
        assert table.options[0] == "warp nothing"
    assert len(seen) == 46
    assert all(views == seen[0] for views in seen)


@pytest.mark.tells("ruling 29")
def test_choices_are_simultaneous_and_secret_until_all_are_made() -> None:
    table = warping(players=3, paths=["harmony", "dominance", "progress"])
    assert [decision.seat for decision in table.game.decisions] == [0, 1, 2]
    seen = [table.game.view(seat) for seat in (1, 2, None)]
    table.pick("warp gold neutronium", seat=0)
    table.expect(gold=0, warp={})
    for seat, before in zip((1, 2, None), seen, strict=True):
        after = table.game.view(seat)
        assert after == {**before, "deciders": [1, 2]}
    table.pick("warp nothing", seat=2)
    with pytest.raises(IllegalMove):
        table.pick("warp gold", seat=0)
    table.pick("warp water", seat=1)
    table.expect(0, gold=1, neutronium=1).expect(1, water=2).expect(2, warp={})


@pytest.mark.tells("ruling 43", "ruling 29")
def test_a_warp_choice_stands_once_another_has_chosen_or_all_is_shown() -> None:
    paths, leaders = ["harmony", "salvation", "progress"], ["zaida", "amena", "cornella"]
    table = Table(Game.new(paths=paths, leaders=leaders, seed=7))
    table.pick("done", "done", "done").pick("warp gold", seat=0)
    table.game.undo()
    table.offers("warp gold").pick("warp water", seat=0)
    table.pick("warp gold", seat=1)
    table.game.undo()
    assert not table.game.can_undo
    table.pick("warp nothing", seat=1).pick("warp nothing", seat=2)
    assert not table.game.can_undo


def test_a_tile_on_the_timeline_cannot_be_warped_again() -> None:
    table = story(3).seat(warp={"gold": 1}).phase("warp")
    table.refuses("warp gold").offers("warp titanium")


@pytest.mark.tells("ruling 30")
def test_a_worker_without_water_cannot_be_chosen() -> None:
    table = warping().refuses("warp scientist", "warp engineer", "warp administrator")
    table.refuses("warp titanium scientist", "warp scientist exosuit").offers("warp water scientist")


@pytest.mark.tells("ruling 30", "warp water", "warp scientist")
def test_warped_water_pays_for_the_worker_warped_with_it() -> None:
    table = warping().pick("warp water scientist", seat=0).pick("warp nothing", seat=1)
    table.expect(water=1, active={"scientist": 2, "engineer": 1, "administrator": 1, "genius": 1})


@pytest.mark.tells("ruling 30")
def test_two_workers_need_two_water() -> None:
    table = story(2).seat(water=1).phase("warp").offers("warp scientist", "warp scientist exosuit")
    table.refuses("warp scientist engineer", "warp scientist administrator", "warp engineer administrator")
    table = story(2).seat(water=2).phase("warp").pick("warp scientist engineer", seat=0)
    table.pick("warp nothing", seat=1).expect(water=0, warp={"scientist": 2, "engineer": 2})


@pytest.mark.tells("ruling 31", "conflict 7", "warp exosuit")
def test_a_warped_exosuit_may_stand_on_a_covered_hex() -> None:
    table = story(5).seat(core=3).phase("power up").pick("suit", "suit 1E", "suit 1E", "suit 1E")
    table.expect(suits=4, water=0).pick("done")
    choose(choose(table, 0, "exosuit"), 1).expect(suits=5)
    assert set(table.game.state.seats[0].warp) == {0, 5}


@pytest.mark.tells("ruling 33", "warp exosuit")
def test_a_warped_exosuit_takes_no_water_back() -> None:
    table = story(2).phase("power up").pick("done", "done").expect(water=6)
    choose(choose(table, 0, "exosuit"), 1).expect(water=6, suits=1)


@pytest.mark.tells("ruling 32", "warp exosuit")
def test_with_all_six_exosuits_in_use_the_tile_is_placed_all_the_same() -> None:
    table = story(2).seat(core=3).phase("power up")
    table.pick("suit", "suit", "suit", "suit 1E", "suit 1E", "suit 1E", "done")
    choose(choose(table, 0, "exosuit"), 1).expect(suits=6, warp={"exosuit": 2})


def test_tiles_of_both_players_can_lie_on_one_era() -> None:
    table = choose(choose(warping(), 0, "gold"), 1, "uranium", "gold")
    table.expect(0, warp={"gold": 2}, gold=1).expect(1, warp={"gold": 2, "uranium": 2}, gold=1, uranium=1)


PAYMENTS = [
    ("water", {"water": 2}, {"water": 0}),
    ("titanium", {"titanium": 1}, {"titanium": 0}),
    ("uranium", {"uranium": 1}, {"uranium": 0}),
    ("gold", {"gold": 1}, {"gold": 0}),
    ("neutronium", {"neutronium": 1}, {"neutronium": 0}),
    ("scientist", {"active": {"scientist": 1, "genius": 1}}, {"active": {"scientist": 0}, "water": 0}),
    ("engineer", {"active": {"engineer": 1, "genius": 1}}, {"active": {"engineer": 0}, "water": 0}),
    ("administrator", {"active": {"administrator": 1, "genius": 1}}, {"active": {"administrator": 0}}),
    ("exosuit", {"suits": 1}, {"suits": 0}),
]


@pytest.mark.tells("ruling 73", *(f"warp {tile}" for tile, _, _ in PAYMENTS))
@pytest.mark.parametrize(("tile", "held", "left"), PAYMENTS)
def test_a_warp_tile_is_paid_back_in_full_by_travelling_to_its_era(
    tile: str, held: dict[str, Any], left: dict[str, Any]
) -> None:
    table = story(3).built(101).seat(suits=0, active={"genius": 1}).seat(warp={tile: 2}, **held)
    table.use(101, "genius").offers(f"return {tile}", "stop").pick(f"return {tile}")
    table.expect(**left, warp={}, travel=1, focus=2, busy=["genius"])


@pytest.mark.tells("ruling 73")
@pytest.mark.parametrize(
    ("tile", "held"),
    [
        ("water", {"water": 1}),
        ("gold", {"titanium": 3}),
        ("scientist", {"active": {"genius": 2}}),
        ("engineer", {"active": {"genius": 2}, "tired": {"engineer": 2}}),
        ("exosuit", {"suits": 0}),
    ],
)
def test_less_than_the_asset_itself_returns_nothing(tile: str, held: dict[str, Any]) -> None:
    table = story(3).built(101).seat(suits=0, active={"genius": 1}).seat(warp={tile: 2}, **held)
    table.use(101, "genius").expect(warp={tile: 2}, travel=0, focus=2)
    assert table.decider == 1


@pytest.mark.tells("ruling 73")
def test_the_travelling_worker_cannot_be_the_one_sent_back() -> None:
    table = story(3).built(101).seat(active={"engineer": 1}, warp={"engineer": 2})
    table.use(101, "engineer").expect(warp={"engineer": 2}, travel=0)


@pytest.mark.tells("ruling 72")
def test_returning_is_optional_and_one_tile_a_time() -> None:
    table = story(3).built(101, 102).seat(gold=1, water=2, warp={"gold": 2, "water": 2})
    table.use(101, "engineer").pick("stop").expect(travel=0, gold=1, water=2)
    table.pick("pass").use(102, "scientist").pick("era 2", "return gold")
    table.expect(travel=1, gold=0, water=2, warp={"water": 2})


@pytest.mark.tells("ruling 71")
def test_tiles_on_the_present_era_cannot_be_paid_back() -> None:
    table = story(3).built(101).seat(gold=1, warp={"gold": 3}).use(101, "engineer")
    table.expect(focus=2, gold=1, warp={"gold": 3})


@pytest.mark.tells("ruling 74")
def test_at_the_end_of_the_track_tiles_still_return() -> None:
    table = story(3).built(101).seat(gold=1, travel=8, warp={"gold": 2}).use(101, "engineer")
    table.pick("return gold").expect(travel=8, gold=0, warp={})
