"""Chronossus: four routes, Action tiles, the Energy Pool, passing, its options, Solo Objectives."""

from __future__ import annotations

from typing import Any

import pytest

from alone import BOT, Alone, alone
from anachrony import Game, SetupError
from anachrony.automata.chronossus.chronossus import BOARD
from anachrony.automata.chronossus.energy import pool_of
from anachrony.automata.chronossus.objectives import CARDS, in_play
from anachrony.automata.chronossus.tiles import tiles_of
from anachrony.rules.kinds import BREAKTHROUGHS, MORALE, PRINTED_ANOMALY, TRAVEL, WATER
from story import ENGINEER

# The four routes as three sources give them; the first entry is where the token starts.
ROUTES = {
    2: ["power_plant", "mine", "slot_I", "recruit", "research"],
    3: ["life_support", "time_travel", "slot_II", "superproject", "remove_anomaly"],
    4: ["factory", "slot_I", "mine", "lab", "genius_or_research"],
    5: ["recruit", "research", "power_plant", "slot_III"],
}
ACTIONS = {
    "life_support": "construct_life_support",
    "time_travel": "time_travel",
    "superproject": "construct_superproject",
    "remove_anomaly": "remove_anomaly",
    "power_plant": "construct_power_plant",
    "mine": "mine_resource",
    "recruit": "recruit",
    "research": "research",
    "factory": "construct_factory",
    "lab": "construct_lab",
    "genius_or_research": "recruit_genius_or_research",
    "slot_I": "slot_I",
    "slot_II": "slot_II",
    "slot_III": "slot_III",
}


@pytest.mark.parametrize("number", ROUTES)
def test_every_token_follows_its_own_route(number: int) -> None:
    token = BOARD.tokens.index(number)
    route = ROUTES[number]
    at = BOARD.starts[token]
    for name in [*route, *route]:
        assert BOARD.names[at] == name
        at = BOARD.after(at, token)


def test_the_board_is_these_routes_and_no_more() -> None:
    assert {p.name: p.action.word() for p in BOARD.positions} == ACTIONS
    assert sorted(BOARD.faces) == [2, 3, 3, 4, 4, 5]
    for position in BOARD.positions:
        assert isinstance(position.next, dict)
        assert set(position.next) == {n for n, route in ROUTES.items() if position.name in route}


def test_a_shared_position_sends_each_token_its_own_way() -> None:
    table = alone("chronossus").bot({2: "mine", 4: "mine"})
    table.rolls(2).rolls(4)
    assert (table.place_of(2), table.place_of(4)) == ("slot_I", "lab")


# --- Action tiles -------------------------------------------------------------------------------------


def pool(table: Alone) -> list[int]:
    return pool_of(table.game.state.rules, table.own(BOT))


@pytest.mark.parametrize(
    ("side", "slot", "number", "vp", "cores", "leaps"),
    [
        ("", "slot_I", 2, 0, 0, False),
        ("c01_b", "slot_I", 2, 1, 0, True),
        ("", "slot_II", 3, 2, 0, False),
        ("c02_b", "slot_II", 3, 2, 1, False),
        ("", "slot_III", 5, 0, 1, False),
        ("c03_b", "slot_III", 5, 0, 1, True),
    ],
)
@pytest.mark.tells("solo ruling 13", "C01A", "C01B", "C02A", "C02B", "C03A", "C03B")
def test_each_tile_on_each_side(side: str, slot: str, number: int, vp: int, cores: int, leaps: bool) -> None:
    route = ROUTES[number]
    before = route[route.index(slot) - 1]
    after = route[(route.index(slot) + 1) % len(route)]
    table = alone("chronossus", *filter(None, [side]), era=3).bot({number: before})
    table.seat(BOT, warp={"gold": 1})
    if leaps:
        score = table.game.scores[BOT]["vp_tokens"]
        table.rolls(number)
        assert table.place_of(number) == after  # two actions: the one that was rolled, and the tile
        assert table.happened("bot-leaps") == 1
        assert table.own(BOT).amount(6) - score - table.happened("bot-fails") == vp
    else:
        table.bot({number: slot}).rolls(number)
        assert table.place_of(number) == after
        table.expect(BOT, vp=vp, suits=6)
    assert pool(table) == [5 + cores, 5]
    assert table.failed == [] or leaps


def test_a_token_that_does_not_leap_waits_on_the_tile() -> None:
    table = alone("chronossus").bot({2: "mine"})
    table.rolls(2)
    assert table.place_of(2) == "slot_I"
    assert table.happened("bot-leaps") == 0


def test_the_first_layout_is_fixed() -> None:
    table = alone("chronossus")
    assert tiles_of(table.game.state.rules, table.own(BOT)) == [0, 2, 4]


def test_swapped_the_tiles_of_the_first_and_third_slot_change_places() -> None:
    table = alone("chronossus", "swapped_tiles", "c03_b")
    assert tiles_of(table.game.state.rules, table.own(BOT)) == [5, 2, 0]


def test_later_games_deal_the_tiles_at_random() -> None:
    seen = set()
    for seed in range(40):
        game = Game.new(["harmony"], solo="chronossus", difficulty=["random_tiles"], seed=seed)
        seen.add(tuple(tiles_of(game.state.rules, game.state.seats[BOT])))
    assert len(seen) == 6
    assert all(sorted(tiles) == [0, 2, 4] for tiles in seen)


# --- the Energy Pool ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("era", "drawn", "suits"),
    [
        (2, "eee", 6),
        (2, "eex", 5),
        (2, "exx", 4),
        (2, "xxx", 3),
        (5, "eee", 4),
        (5, "eex", 4),
        (5, "xxe", 3),
        (5, "xxx", 2),
    ],
)
def test_exosuits_by_what_is_drawn(era: int, drawn: str, suits: int) -> None:
    table = alone("chronossus", era=era)
    table.phase("power up").outcome(*({"e": "energy core", "x": "exhausted core"}[kind] for kind in drawn))
    table.expect(BOT, suits=suits, vp=0)
    cores, exhausted = drawn.count("e"), drawn.count("x")
    assert pool(table) == [5 - cores, 5 - exhausted + min(exhausted, 1)]


def test_a_small_pool_gives_what_it_has() -> None:
    table = alone("chronossus")
    pool(table)[:] = [1, 0]
    table.phase("power up")
    table.expect(BOT, suits=4)
    assert pool(table) == [0, 0]


def test_an_empty_pool_leaves_three_exosuits() -> None:
    table = alone("chronossus")
    pool(table)[:] = [0, 0]
    table.phase("power up")
    table.expect(BOT, suits=3)


@pytest.mark.parametrize("more", [1, 2, 3])
@pytest.mark.tells("solo ruling 20")
def test_more_energy_cores_at_the_start(more: int) -> None:
    assert pool(alone("chronossus", f"energy_{more}")) == [5 + more, 5]


@pytest.mark.parametrize(
    ("era", "drawn", "suits", "vp"),
    [
        (2, "xxx", 4, 0),
        (2, "eex", 6, 0),
        (2, "eee", 6, 2),
        (5, "xxx", 3, 0),
        (5, "exx", 4, 0),
        (5, "eex", 4, 2),
        (5, "eee", 4, 4),
    ],
)
@pytest.mark.tells("solo ruling 19")
def test_an_extra_exosuit_each_era_and_points_beyond_the_limit(
    era: int, drawn: str, suits: int, vp: int
) -> None:
    table = alone("chronossus", "extra_suit", era=era)
    table.phase("power up").outcome(*({"e": "energy core", "x": "exhausted core"}[kind] for kind in drawn))
    table.expect(BOT, suits=suits, vp=vp)


def test_energy_left_over_may_be_worth_points() -> None:
    table = alone("chronossus", "energy_vp")
    assert table.game.scores[BOT]["energy_left"] == 5
    assert table.game.scores[0]["energy_left"] == 0
    assert "energy_left" not in alone("chronossus").game.scores[BOT]


# --- failing and passing --------------------------------------------------------------------------------


@pytest.mark.parametrize(("options", "vp"), [((), 1), (("failures_2vp",), 2)])
def test_without_a_space_it_gains_a_point_and_discards_an_exosuit(options: tuple[str, ...], vp: int) -> None:
    table = alone("chronossus", *options)
    table.occupied("recruit/1", "recruit/2", "council/left", "council/right", by=0)
    table.rolls(5)
    assert table.failed == ["free_space"]
    table.expect(BOT, vp=vp, suits=5)
    assert table.own(BOT).suits == 1
    assert table.spaces == []
    assert table.place_of(5) == "research"


def test_an_action_that_cannot_be_done_keeps_its_space() -> None:
    table = alone("chronossus").pools(recruit={})
    table.rolls(5)
    assert table.failed == ["pool"]
    assert table.spaces == ["recruit/1"]
    table.expect(BOT, vp=1, suits=5)


def test_time_travel_that_fails_costs_no_exosuit() -> None:
    table = alone("chronossus").bot({3: "time_travel"})
    table.rolls(3)
    table.expect(BOT, vp=1, suits=6)


def test_it_passes_when_it_needs_an_exosuit_and_the_token_stays() -> None:
    table = alone("chronossus").seat(BOT, suits=0)
    table.rolls(5)
    assert table.game.state.passed == 1 << BOT
    assert table.place_of(5) == "recruit"
    assert table.told("bot-out-of-suits") == ["recruit"]
    table.expect(BOT, vp=0)


def test_without_exosuits_it_still_does_what_needs_none() -> None:
    table = alone("chronossus", era=3).bot({3: "time_travel"}).seat(BOT, suits=0, warp={"gold": 1})
    table.rolls(3)
    table.expect(BOT, travel=1)
    assert table.game.state.passed == 0
    assert table.place_of(3) == "slot_II"


def test_it_plays_on_after_the_person_has_passed() -> None:
    table = alone("chronossus").has_passed().seat(BOT, suits=2).pools(recruit={ENGINEER: 2})
    table.bot_turn("token 5", "token 3", "token 4")
    assert table.happened("bot-suit") == 2
    assert table.happened("pass") == 1
    assert table.game.state.era == 3


def test_recruiting_brings_a_point() -> None:
    table = alone("chronossus").pools(recruit={ENGINEER: 1})
    table.rolls(5)
    table.expect(BOT, vp=1, active={ENGINEER: 1})


# --- Research -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("held", "shapes"),
    [
        ({}, {"circle", "triangle", "square"}),
        ({"circle society": 1}, {"triangle", "square"}),
        ({"circle society": 1, "square society": 2}, {"triangle"}),
        ({"circle society": 1, "triangle society": 1, "square society": 2}, {"circle", "triangle"}),
    ],
)
def test_new_shapes_come_first_where_the_option_says_so(held: dict[str, int], shapes: set[str]) -> None:
    found: set[str] = set()
    for shape in ("circle", "triangle", "square"):
        table = alone("chronossus", "new_shapes").bot({5: "research"}).seat(BOT, breakthroughs=held)
        table.turn(BOT).pick("token 5")
        if shape in table.options:
            table.pick(shape)
        table.quiet()
        found |= {name.split()[0] for name in table.discoveries(BOT) if name not in held}
        found |= {name.split()[0] for name, n in held.items() if table.discoveries(BOT).count(name) > n}
    assert found == shapes


# --- the Alternate Timeline -----------------------------------------------------------------------------


def test_slots_may_be_worth_three() -> None:
    tiles = alone("chronossus", variants=["alternate_timeline"]).game.state.rules.timeline
    rows = [tile.slots for tile in tiles]
    era = next(era for era, row in enumerate(rows, 1) if any(1 <= symbol <= 4 for symbol in row[:2]))
    good = sum(1 <= symbol <= 4 for symbol in rows[era - 1][:2])
    for options, each in (((), 2), (("slots_3vp",), 3)):
        table = alone("chronossus", *options, era=era, variants=["alternate_timeline"])
        table.phase("warp").pick("warp nothing").outcome("warp 2")
        table.expect(BOT, vp=each * good)


# --- Solo Objectives --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "shown"), [((), 3), (("objectives_2",), 2), (("objectives_1",), 1), (("objectives_0",), 0)]
)
def test_three_objectives_are_shown_or_fewer(options: tuple[str, ...], shown: int) -> None:
    game = Game.new(["harmony"], solo="chronossus", difficulty=options, seed=3)
    assert len(set(in_play(game.state))) == shown
    assert game.state.endgame == []
    cards: Any = game.view(0)["parts"]["solo_objectives"]
    assert len(cards) == shown


LEVELS = {
    "workers": ([8, 13, 16], [1, 2, 4]),
    "breakthroughs": ([3, 6, 9], [1, 2, 4]),
    "water": ([8, 12, 18], [1, 2, 4]),
    "occupied_spots": ([8, 10, 12], [1, 2, 4]),
    "morale": ([4, 5, 6], [1, 2, 4]),
    "travel_ranges": ([6, 9, 10], [1, 2, 4]),
    "superprojects": ([2, 3, 4], [1, 2, 4]),
    "time_travels": ([5, 7, 8], [1, 2, 4]),
}


def hold(table: Alone, name: str, n: int) -> None:
    """Exactly so much of what a card counts."""
    own, rules = table.own(), table.game.state.rules
    own.active, own.breakthroughs = [0] * 4, [0] * BREAKTHROUGHS
    own.spots = [0] * 12
    if name == "workers":
        own.active[0] = n
    elif name == "breakthroughs":
        own.breakthroughs[0] = n
    elif name == "water":
        own.set_amount(WATER, n)
    elif name == "morale":
        own.set_amount(MORALE, n)
    elif name == "time_travels":
        own.set_amount(TRAVEL, n)
    elif name == "occupied_spots":
        own.spots[:n:2] = [101] * (n - n // 2)
        own.anomalies = [PRINTED_ANOMALY if spot < n and spot % 2 else 0 for spot in range(12)]
    elif name == "superprojects":
        own.spots[:n] = rules.superproject_codes()[:n]
    else:
        by_reach = {tile.reach: tile.code for tile in rules.tiles if tile is not None}
        codes = [by_reach[1]] * n
        own.spots[: len(codes)] = codes


@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.tells("solo ruling 18")
def test_the_levels_of_every_objective(name: str) -> None:
    least, vp = LEVELS[name]
    card = [row.name for row in CARDS].index(name)
    table = alone("chronossus", "objectives_1")
    in_play(table.game.state)[:] = [card]
    for n in range(max(least) + 1):
        if n > 12 and name in ("occupied_spots", "travel_ranges"):
            break
        hold(table, name, n)
        reached = sum(n >= step for step in least)
        assert table.game.scores[0]["solo_objectives"] == ([0, *vp][reached]), (name, n)
        objectives: Any = table.game.view(0)["seats"][0]["parts"]["solo_objectives"]
        assert objectives[0]["level"] == ("none", "bronze", "silver", "gold")[reached]
    assert table.game.scores[BOT]["solo_objectives"] == 0


def test_objectives_add_up() -> None:
    table = alone("chronossus")
    names = [row.name for row in CARDS]
    in_play(table.game.state)[:] = [
        names.index("water"),
        names.index("workers"),
        names.index("superprojects"),
    ]
    table.own().set_amount(WATER, 12)
    table.own().active = [8, 0, 0, 0]
    assert table.game.scores[0]["solo_objectives"] == 3


# --- what is seen and refused ---------------------------------------------------------------------------


def test_tiles_and_energy_are_part_of_its_board() -> None:
    seats: Any = alone("chronossus", "c02_b").game.view(None)["seats"]
    shown = seats[BOT]["parts"]["automaton"]
    assert shown["tiles"] == ["C01A", "C02B", "C03A"]
    assert (shown["energy_cores"], shown["exhausted_cores"]) == (5, 5)


@pytest.mark.parametrize(
    ("options", "why"),
    [
        (["energy_1", "energy_2"], "one at a time"),
        (["objectives_0", "objectives_1"], "one at a time"),
        (["swapped_tiles", "random_tiles"], "cannot be swapped"),
        (["slots_3vp"], "alternate_timeline"),
    ],
)
def test_options_that_do_not_go_together(options: list[str], why: str) -> None:
    with pytest.raises(SetupError, match=why):
        Game.new(["harmony"], solo="chronossus", difficulty=options)
