"""Locks, as modules may lay them: what is locked is not used, and what stands on it stays there."""

from __future__ import annotations

from anachrony import Game
from anachrony.rules.effects.exosuits import free_hex
from anachrony.rules.effects.paradox import is_open_building
from anachrony.rules.effects.spaces import is_closed
from anachrony.rules.kinds import BOTTOM_MIDDLE, HEX_WORDS, TOP_LEFT, TOP_MIDDLE, WATER
from anachrony.rules.places import LEADER_PLACE, OWN, SUPPLY_PLACE
from anachrony.rules.scoring import conditions_met
from story import ENGINEER, GENIUS, Table, story

QUIET = ["haulani", "wolfe"]  # nobody acts in Clean up


def lock(table: Table, *tiles: int, seat: int = 0) -> Table:
    """A lock on each of these tiles."""
    own = table.own(seat)
    for tile in tiles:
        own.locked |= 1 << own.spots.index(tile)
    return table.again()


def spot_of(table: Table, tile: int) -> int:
    return table.own().spots.index(tile)


# --- own places -----------------------------------------------------------------------------------------


def test_nobody_goes_to_a_worker_space_that_is_locked() -> None:
    table = story().seat(water=1).built(207).offers("207 engineer")
    lock(table, 207).refuses("207 engineer")
    assert table.why_not("seat/1/spot/factory/1") == "locked"


def test_a_free_action_that_is_locked_is_not_taken() -> None:
    table = story().built(303).offers("303")
    lock(table, 303).refuses("303")


def test_supply_and_the_leader_can_be_locked_too() -> None:
    table = story(leaders=QUIET)
    table.own().locked = 1 << (SUPPLY_PLACE - OWN) | 1 << (LEADER_PLACE - OWN)
    table.again()
    assert not [text for text in table.options if text.startswith(("supply", "leader"))]
    assert table.why_not("seat/1/supply") == "locked"


def test_a_worker_and_a_marker_on_what_is_locked_stay_through_clean_up() -> None:
    table = story(leaders=QUIET).seat(water=1).built(207, 303).use(303).use(207, ENGINEER)
    lock(table, 207, 303)
    seat = table.own()
    home = seat.active[1] + seat.tired[1]
    table.everyone_passes()
    assert [busy["place"] for busy in table.game.view(0)["seats"][0]["busy"]] == ["seat/1/spot/factory/1"]
    assert seat.active[1] + seat.tired[1] == home
    assert seat.used == 1 << spot_of(table, 207) | 1 << spot_of(table, 303)


def test_without_the_lock_they_come_home_at_the_next_clean_up() -> None:
    table = story(leaders=QUIET).seat(water=1).built(207).use(207, ENGINEER)
    lock(table, 207).everyone_passes()
    seat = table.own()
    seat.locked = 0
    assert is_closed(table.game.state, seat, OWN + spot_of(table, 207))
    table.pick("done", "done").pick("warp nothing", seat=0).pick("warp nothing", seat=1)
    table.everyone_passes()
    assert (seat.busy, seat.used) == ([], 0)


def test_an_anomaly_on_a_locked_tile_is_sealed_all_the_same() -> None:
    table = story().built(207).anomaly("factory 1").seat(titanium=5, water=5)
    lock(table, 207)
    assert not is_closed(table.game.state, table.own(), OWN + spot_of(table, 207))


def test_nobody_copies_a_tile_that_is_locked() -> None:
    table = story().built("quantum chameleon").built(309, 310, 314, seat=1).seat(neutronium=1)
    lock(table, 309, seat=1).use("quantum chameleon", GENIUS)
    table.expect(water=7)  # 310 is all that is left to copy


def test_nobody_gives_up_a_building_that_is_locked() -> None:
    table = story().built(207, 303)
    lock(table, 207)
    open_ = [is_open_building(table.game.state, table.own(), spot_of(table, tile)) for tile in (207, 303)]
    assert open_ == [False, True]


# --- hexes ----------------------------------------------------------------------------------------------


def test_no_exosuit_is_powered_up_on_a_locked_hex_and_no_water_comes_of_it() -> None:
    open_, locked = (story().phase("power up") for _ in range(2))
    locked.own().locked_hexes = 1 << TOP_MIDDLE | 1 << BOTTOM_MIDDLE
    locked.again()
    places = {option.place for option in locked.game.options}
    assert not {f"seat/1/hex/{HEX_WORDS[hex_]}" for hex_ in (TOP_MIDDLE, BOTTOM_MIDDLE)} & places
    assert locked.why_not(f"seat/1/hex/{HEX_WORDS[TOP_MIDDLE]}") == "locked"
    for table in (open_, locked):
        table.pick("done")
    assert open_.own().amount(WATER) - locked.own().amount(WATER) == 2


def test_a_gained_or_warped_exosuit_finds_no_locked_hex() -> None:
    seat = story().own()
    seat.hexes, seat.covered_hexes = 0, 1 << TOP_LEFT
    assert free_hex(seat, anywhere=True) == TOP_LEFT
    assert free_hex(seat, anywhere=False) == TOP_MIDDLE
    seat.locked_hexes = 1 << TOP_LEFT | 1 << TOP_MIDDLE
    assert free_hex(seat, anywhere=True) == free_hex(seat, anywhere=False) != TOP_MIDDLE


# --- Endgame Conditions ---------------------------------------------------------------------------------


def test_who_is_barred_from_a_condition_does_not_score_it_and_stands_in_nobodys_way() -> None:
    state = story().seat(water=9).seat(1, water=1).game.state
    card = next(n for n, row in enumerate(state.rules.endgame_cards) if row.name == "most water")
    state.endgame = [card]
    assert [conditions_met(state, index) for index in (0, 1)] == [1, 0]
    state.seats[0].barred = 1 << card
    assert [conditions_met(state, index) for index in (0, 1)] == [0, 1]
    state.seats[1].barred = 1 << card
    assert [conditions_met(state, index) for index in (0, 1)] == [0, 0]


# --- keeping --------------------------------------------------------------------------------------------


def test_locks_are_cloned_saved_and_shown_to_all() -> None:
    table = lock(story().built(207), 207)
    state, seat = table.game.state, table.own()
    seat.locked_hexes = 1 << TOP_LEFT
    seat.barred = 1 << state.endgame[0]
    name = state.rules.endgame_cards[state.endgame[0]].name
    shown = {"places": ["seat/1/spot/factory/1"], "hexes": ["top_left"], "conditions": [name]}
    for game in (table.game, table.game.clone(), Game.load(table.game.save())):
        for watcher in (None, 0, 1):
            seats = game.view(watcher)["seats"]
            assert seats[0]["locks"] == shown
            assert "locks" not in seats[1]
