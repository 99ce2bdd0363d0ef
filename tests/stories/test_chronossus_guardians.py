"""Chronossus with the Guardians of the Council: tile C11, Guardians first and last, and their posts."""

from __future__ import annotations

import pytest

from alone import BOT, Alone, alone
from anachrony import Game
from anachrony.modules.guardians.posts import GUARDIANS
from anachrony.rules.kinds import SUITS, UNMANNED
from anachrony.rules.places import guest_crew
from stories.test_guardians import enlisted, idle, seen, theirs
from story import ADMINISTRATOR, ENGINEER, GENIUS, SCIENTIST

BEFORE_C11 = {3: "time_travel"}  # its next step brings the token to slot II


def table_of(*difficulty: str, era: int = 2, tokens: dict[int, str] | None = None) -> Alone:
    return alone("chronossus", *difficulty, era=era, modules=["guardians"]).bot(tokens or BEFORE_C11)


def taken(table: Alone) -> Alone:
    """The person stands at the World Council."""
    table.occupied("council/left", by=0)
    return table


def out(table: Alone) -> list[str]:
    """Where its Guardians stand."""
    state = table.game.state
    return [
        space
        for space, busy in zip(table.spaces, state.seats[BOT].busy, strict=True)
        if guest_crew(busy) == UNMANNED
    ]


# --- Acquire Guardian -------------------------------------------------------------------------------------


@pytest.mark.tells("C11A")
def test_it_takes_the_leftmost_guardian_for_an_exosuit_at_the_council() -> None:
    table = table_of()
    table.rolls(3)  # Time Travel fails, and the token leaps
    assert table.told("bot-leaps") == ["tile_C11A"]
    assert table.place_of(3) == "superproject"
    assert table.spaces == ["council/left"]
    assert table.game.state.next_first == BOT
    assert theirs(table, BOT) == [1]
    assert idle(table, BOT) == 1
    assert table.because == ["council-free"]
    table.expect(BOT, vp=1, suits=5)  # the 1 VP is for the Time Travel


def test_it_performs_no_capital_action_there() -> None:
    table = table_of().pools(recruit={ENGINEER: 1})
    table.rolls(3)
    assert table.happened("recruit") + table.happened("build") + table.happened("roll") == 0


def test_a_guardian_that_the_person_has_is_passed_over() -> None:
    table = table_of()
    enlisted(table, 1, 3)
    table.rolls(3)
    assert theirs(table, BOT) == [2]


def test_with_the_council_taken_it_gives_a_worker_and_no_exosuit() -> None:
    table = taken(table_of()).seat(BOT, active={GENIUS: 1})
    table.rolls(3)
    assert theirs(table, BOT) == [1]
    assert table.spaces == []
    assert table.because == ["council-taken", "most-workers"]
    table.expect(BOT, active={}, suits=6, vp=1)


def test_without_an_exosuit_it_gives_a_worker_and_does_not_pass() -> None:
    table = table_of().seat(BOT, suits=0, active={ENGINEER: 1})
    table.rolls(3)
    assert theirs(table, BOT) == [1]
    assert table.because == ["no-suit-left", "most-workers"]
    assert table.game.state.passed == 0
    table.expect(BOT, active={})


@pytest.mark.parametrize(
    ("held", "given"),
    [
        ({SCIENTIST: 1, ENGINEER: 1, ADMINISTRATOR: 1}, SCIENTIST),
        ({ENGINEER: 1, ADMINISTRATOR: 1, GENIUS: 1}, ENGINEER),
        ({ADMINISTRATOR: 1, GENIUS: 1}, ADMINISTRATOR),
        ({SCIENTIST: 1, GENIUS: 2}, GENIUS),
    ],
)
def test_the_worker_it_has_most_of_goes_and_of_equals_the_least(held: dict[str, int], given: str) -> None:
    table = taken(table_of()).seat(BOT, active=held)
    table.rolls(3)
    table.expect(BOT, active={kind: n - (kind == given) for kind, n in held.items()})


@pytest.mark.tells("solo ruling 29")
def test_with_neither_council_nor_worker_it_fails_and_keeps_its_exosuits() -> None:
    table = taken(table_of())
    table.rolls(3)
    assert table.failed == ["past", "worker_to_lose"]
    assert theirs(table, BOT) == []
    table.expect(BOT, vp=2, suits=6)


def test_with_no_guardian_left_it_fails() -> None:
    table = table_of()
    enlisted(table, *(row.code for row in GUARDIANS))
    table.rolls(3)
    assert table.failed == ["past", "offer"]
    assert table.spaces == []
    table.expect(BOT, vp=2, suits=6)


@pytest.mark.parametrize(("option", "vp"), [((), 1), (("failures_2vp",), 2)])
def test_after_the_impact_it_fails(option: tuple[str, ...], vp: int) -> None:
    table = table_of(*option, era=5).seat(BOT, warp={"gold": 1})
    table.rolls(3)
    assert table.failed == ["impact"]
    assert theirs(table, BOT) == []
    table.expect(BOT, vp=vp, suits=4)


@pytest.mark.tells("late_guardians_2vp")
@pytest.mark.parametrize("option", [(), ("failures_2vp",)])
def test_after_the_impact_it_may_bring_two_points(option: tuple[str, ...]) -> None:
    table = table_of("late_guardians_2vp", *option, era=5).seat(BOT, warp={"gold": 1})
    table.rolls(3)
    assert table.failed == []
    assert table.because == ["after-impact"]
    table.expect(BOT, vp=2, suits=4)
    before = table_of("late_guardians_2vp", *option).seat(BOT, warp={"gold": 1})
    before.rolls(3)
    assert theirs(before, BOT) == [1]


@pytest.mark.tells("C11B", "solo ruling 26")
def test_its_b_side_brings_two_points_whatever_becomes_of_it() -> None:
    table = table_of("c11_b", era=3).seat(BOT, warp={"gold": 1})
    table.rolls(3)
    assert theirs(table, BOT) == [1]
    table.expect(BOT, vp=2)
    failing = table_of("c11_b", era=5).seat(BOT, warp={"gold": 1})
    failing.rolls(3)
    failing.expect(BOT, vp=1 + 2)


@pytest.mark.tells("first_guardian")
def test_it_may_begin_with_a_guardian() -> None:
    game = Game.new(["harmony"], solo="chronossus", modules=["guardians"], difficulty=["first_guardian"])
    board = seen(Alone(game))
    assert [row["seat"] for row in board["parts"]["guardians"]] == [BOT, None, None, None, None, None]
    assert board["seats"][0]["parts"]["guardians"]["enlisted"] == []


# --- power up, placement, clean up --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("drawn", "codes", "ready", "own"),
    [("exx", (1, 2), 2, 2), ("xxx", (1, 2, 3, 4), 3, 0), ("eee", (5,), 1, 5), ("eee", (), 0, 6)],
)
def test_guardians_are_powered_up_first_within_the_same_number(
    drawn: str, codes: tuple[int, ...], ready: int, own: int
) -> None:
    table = table_of().seat(BOT, suits=0)
    enlisted(table, *codes, seat=BOT)
    table.phase("power up").outcome(*({"e": "energy core", "x": "exhausted core"}[kind] for kind in drawn))
    seat = table.own(BOT)
    counts = seat.beside[table.game.state.rules.unmanned]
    assert counts[1].bit_count() == ready
    assert counts[0] == len(codes) - ready
    assert seat.hexes.bit_count() == ready + own
    assert seat.suits == SUITS - own


def test_guardians_are_placed_last() -> None:
    table = table_of(tokens={5: "recruit", 2: "power_plant"}).seat(BOT, suits=1)
    enlisted(table, 1, seat=BOT, ready=1)
    table.pools(recruit={ENGINEER: 1}).rolls(5)
    assert out(table) == []
    table.rolls(2)
    assert out(table) == ["construct/1"]
    assert table.because[0] == "own-suits-first"
    assert table.told("place-suit") == ["guardian"]


def test_a_powered_guardian_keeps_it_from_passing() -> None:
    table = table_of(tokens={5: "recruit"}).seat(BOT, suits=0).pools(recruit={ENGINEER: 1})
    enlisted(table, 1, seat=BOT, ready=1)
    table.rolls(5)
    assert out(table) == ["recruit/1"]
    table.rolls(2)
    assert table.game.state.passed == 1 << BOT


@pytest.mark.parametrize("token", [5, 2])
def test_with_every_space_taken_a_guardian_goes_to_its_post(token: int) -> None:
    table = table_of(tokens={5: "recruit", 2: "power_plant"}).pools(recruit={ENGINEER: 1})
    enlisted(table.seat(BOT, suits=3), 4, seat=BOT, ready=1)
    table.occupied("recruit/1", "recruit/2", "construct/1", "construct/2", "council/left", by=0)
    water = table.own(BOT).amount(4)
    table.rolls(token)
    assert out(table) == ["post/4"]
    assert table.failed == []
    assert table.because[0] == "no-other-space"
    assert table.own(BOT).amount(4) == water == 0
    assert table.own(BOT).hexes.bit_count() == 3  # its own Exosuits stay
    assert table.happened("recruit") + table.happened("build") == 1


def test_each_post_once_in_an_era() -> None:
    table = table_of(tokens={5: "recruit", 2: "recruit"}).pools(recruit={ENGINEER: 3})
    enlisted(table.seat(BOT, suits=3), 4, 6, seat=BOT, ready=1)
    table.occupied("recruit/1", "recruit/2", "council/left", by=0)
    table.rolls(5)
    assert out(table) == ["post/4"]
    table.rolls(2)  # the other Guardian is not powered up
    assert table.failed == ["free_space"]


def test_two_guardians_have_two_posts() -> None:
    table = table_of(tokens={5: "recruit", 2: "recruit"}).pools(recruit={ENGINEER: 3}).seat(BOT, suits=0)
    enlisted(table, 4, 6, seat=BOT, ready=2)
    table.occupied("recruit/1", "recruit/2", "council/left", by=0)
    table.rolls(5).rolls(2)
    assert out(table) == ["post/4", "post/6"]


def test_mining_has_no_post() -> None:
    table = table_of(tokens={2: "mine"})
    enlisted(table, 4, seat=BOT, ready=1)
    table.occupied("mine/uranium", "mine/gold", "mine/titanium", by=0)
    table.rolls(2)
    assert table.failed == ["free_space"]
    assert out(table) == []


@pytest.mark.tells("solo ruling 30")
def test_an_exosuit_of_its_own_is_discarded_before_a_guardian() -> None:
    table = table_of(tokens={2: "mine"}).seat(BOT, suits=1)
    enlisted(table, 4, seat=BOT, ready=1)
    table.occupied("mine/uranium", "mine/gold", "mine/titanium", by=0)
    table.rolls(2)
    assert table.happened("bot-discards-suit") == 1
    assert table.own(BOT).hexes.bit_count() == 1
    table.bot({2: "mine"}).rolls(2)  # now there is none but the Guardian
    assert table.own(BOT).hexes == 0
    assert idle(table, BOT) == 1


def test_in_clean_up_guardians_come_home_and_markers_stay() -> None:
    table = table_of(tokens={5: "recruit"}).pools(recruit={ENGINEER: 1}).seat(BOT, suits=0)
    enlisted(table, 4, seat=BOT, ready=1)
    table.occupied("recruit/1", "recruit/2", "council/left", by=0)
    table.rolls(5)
    table.has_passed()
    table.bot_turn("token 5")
    assert table.game.state.era == 3
    assert theirs(table, BOT) == [4]
    assert out(table) == []


def test_the_right_council_space_is_covered() -> None:
    table = table_of()
    assert table.game.state.at[table.game.state.rules.space_names["council/right"]] == -1


def test_the_person_may_not_use_its_post() -> None:
    table = table_of()
    enlisted(table, 4, seat=BOT)
    enlisted(table, 2, ready=1)
    table.seat(water=3).refuses("post 4 guardian")


# --- with the Pioneers --------------------------------------------------------------------------------------


def test_with_the_pioneers_the_third_slot_enlists_and_a_guardian_goes_out() -> None:
    table = alone("chronossus", era=2, modules=["pioneers", "guardians"]).bot({5: "power_plant"})
    table.rolls(5)
    assert theirs(table, BOT) == [1]
    assert table.place_of(5) == "recruit"
    table.bot({3: "slot_II"}).seat(BOT, suits=0)
    enlisted(table, 1, seat=BOT, ready=1)
    table.rolls(3)
    assert "adventure" in out(table)
    assert table.told("bot-action") == ["tile_C09A"]
