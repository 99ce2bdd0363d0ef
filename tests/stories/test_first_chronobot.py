"""The first Chronobot: six tokens on thirteen positions, by its early and its retail rules."""

from __future__ import annotations

import pytest

from alone import BOT, Alone, alone
from anachrony.automata.chronobot.boards import FIRST_BOARD
from anachrony.rules.kinds import ICON_WORDS, ICONS, MORALE
from story import ADMINISTRATOR, ENGINEER, GENIUS, SCIENTIST

# As the board shows it: the action of each position and the arrow that leaves it.
BOARD = {
    "p01": ("construct_power_plant", "p02"),
    "p02": ("time_travel", "p03"),
    "p03": ("remove_anomaly", "p01"),
    "p04": ("supply_or_recruit", "p05"),
    "p05": ("construct_lab", "p06"),
    "p06": ("research", "p07"),
    "p07": ("mine_resource", "p08"),
    "p08": ("construct_life_support", "p09"),
    "p09": ("recruit", "p10"),
    "p10": ("construct_factory", "p04"),
    "p11": ("take_2_water", "p08"),
    "p12": ("take_2_water", "p13"),
    "p13": ("construct_superproject", "p12"),
}
STARTS = {1: "p01", 2: "p05", 3: "p07", 4: "p08", 5: "p11", 6: "p12"}
BOTH = ("chronobot_early", "chronobot_retail")
# VP for a failure and for a set, by edition.
FAILURE = {"chronobot_early": 0, "chronobot_retail": 1}
SET = {"chronobot_early": 3, "chronobot_retail": 5}


def test_the_board_has_thirteen_positions() -> None:
    found = {position.name: (position.action.word(), position.next) for position in FIRST_BOARD.positions}
    assert found == BOARD
    starts = [FIRST_BOARD.names[start] for start in FIRST_BOARD.starts]
    assert dict(zip(FIRST_BOARD.tokens, starts, strict=True)) == STARTS
    assert sorted(FIRST_BOARD.faces) == [1, 2, 3, 4, 5, 6]


@pytest.mark.parametrize("number", STARTS)
def test_every_token_acts_and_moves_on(number: int) -> None:
    table = alone("chronobot_retail")
    table.rolls(number)
    action, following = BOARD[STARTS[number]]
    assert table.told("bot-action") == [action]
    assert table.place_of(number) == following


def test_of_three_tokens_the_highest_number_moves_on() -> None:
    table = alone("chronobot_retail").bot({3: "p08", 4: "p08", 2: "p07"})
    table.rolls(2)
    assert [table.place_of(n) for n in (2, 3, 4)] == ["p08", "p08", "p09"]


def test_the_newcomer_moves_on_itself_if_it_is_the_highest() -> None:
    table = alone("chronobot_retail").bot({3: "p08", 4: "p08"})
    table.rolls(5)
    assert [table.place_of(n) for n in (3, 4, 5)] == ["p08", "p08", "p09"]


def test_the_push_may_go_on() -> None:
    table = alone("chronobot_retail").bot({1: "p09", 2: "p09", 3: "p08", 4: "p08"})
    table.rolls(5)
    assert [table.place_of(n) for n in (3, 4, 1, 2, 5)] == ["p08", "p08", "p09", "p09", "p10"]


# --- what fails ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("solo", BOTH)
def test_a_failure_brings_two_water_and_in_retail_a_point(solo: str) -> None:
    table = alone(solo).bot({1: "p02"})
    table.rolls(1)
    assert table.failed == ["past"]
    table.expect(BOT, water=2, vp=FAILURE[solo], suits=6)
    assert table.place_of(1) == "p03"


def test_for_beginners_a_failure_brings_water_alone() -> None:
    table = alone("chronobot_retail", "beginner").bot({1: "p02"})
    table.rolls(1)
    table.expect(BOT, water=2, vp=0)


def test_normal_is_as_printed() -> None:
    table = alone("chronobot_retail", "normal").bot({1: "p02"})
    table.rolls(1)
    table.expect(BOT, water=2, vp=1)


@pytest.mark.parametrize("solo", BOTH)
def test_a_fourth_building_fails_and_blocks_a_space(solo: str) -> None:
    table = alone(solo).built(101, 102, 103, seat=BOT).offer(104)
    table.rolls(1)
    assert table.failed == ["room"]
    assert table.spaces == ["construct/1"]
    table.expect(BOT, water=2, vp=FAILURE[solo])


@pytest.mark.parametrize("solo", BOTH)
def test_no_space_places_nothing(solo: str) -> None:
    table = alone(solo).occupied("construct/1", "construct/2", "council/left", "council/right", by=0)
    table.rolls(1)
    assert table.failed == ["free_space"]
    table.expect(BOT, water=2, vp=FAILURE[solo], suits=6)


# --- Construct ----------------------------------------------------------------------------------------


def worthless(solo: str) -> Alone:
    """Power Plant 101 alone on offer, and worth nothing: every building of this edition is worth more."""
    return alone(solo, components="[buildings.101]\nvp = 0").offer(101)


def test_the_early_bot_wants_points_for_a_building() -> None:
    table = worthless("chronobot_early").rolls(1)
    assert table.failed == ["offer"]
    assert table.spaces == ["construct/1"]


def test_the_retail_bot_takes_any() -> None:
    worthless("chronobot_retail").rolls(1).expect(BOT, built=["101"])


@pytest.mark.parametrize("solo", BOTH)
def test_before_the_impact_a_superproject_is_one_point(solo: str) -> None:
    table = alone(solo, era=3).bot({6: "p13"})
    table.rolls(6)
    table.expect(BOT, vp=1, water=0, suits=6)
    assert table.projects == []
    assert table.failed == []
    assert table.place_of(6) == "p12"


@pytest.mark.parametrize("solo", BOTH)
def test_after_it_the_best_one_is_built_for_nothing(solo: str) -> None:
    table = alone(solo, era=5).bot({6: "p13"})
    rules, shown = table.game.state.rules, table.game.state.superprojects
    best = max(rules.tile(code).vp for code in shown[:6] if code > 0)
    table.seat(BOT, breakthroughs={"circle society": 1}).rolls(6)
    table.expect(BOT, superprojects=best)
    assert table.discoveries(BOT) == ["circle society"]
    assert table.spaces == ["construct/1"]


@pytest.mark.parametrize("solo", BOTH)
def test_a_third_superproject_fails(solo: str) -> None:
    table = alone(solo, era=5).bot({6: "p13"})
    rules, shown = table.game.state.rules, table.game.state.superprojects
    names = [rules.tile(code).name for code in rules.superproject_codes() if code not in shown]
    table.bot(projects=names[:2]).rolls(6)
    assert table.failed == ["room"]
    table.expect(BOT, water=2, vp=FAILURE[solo], suits=3)


# --- Workers, Resources, Water ----------------------------------------------------------------------------


@pytest.mark.parametrize("solo", BOTH)
def test_recruiting_brings_no_point_of_its_own(solo: str) -> None:
    table = alone(solo).bot({4: "p09"}).pools(recruit={ENGINEER: 1, GENIUS: 1})
    table.rolls(4)
    table.expect(BOT, active={GENIUS: 1}, vp=0, water=0)


@pytest.mark.parametrize("solo", BOTH)
def test_a_set_of_workers(solo: str) -> None:
    table = alone(solo).bot({4: "p09"}).pools(recruit={GENIUS: 1})
    table.seat(BOT, active={SCIENTIST: 1, ENGINEER: 1, ADMINISTRATOR: 1}).rolls(4)
    table.expect(BOT, active={GENIUS: 0}, vp=SET[solo])


@pytest.mark.parametrize("solo", BOTH)
def test_a_set_of_resources(solo: str) -> None:
    table = alone(solo).pools(mine={"neutronium": 1}).seat(BOT, uranium=1, gold=1, titanium=1)
    table.rolls(3)
    table.expect(BOT, vp=SET[solo], uranium=1, gold=0, titanium=0, neutronium=0)


@pytest.mark.parametrize("number", [5, 6])
def test_two_water_and_no_failure(number: int) -> None:
    table = alone("chronobot_retail")
    table.rolls(number)
    table.expect(BOT, water=2, vp=0, suits=6)
    assert table.failed == []


@pytest.mark.parametrize(("step", "water", "vp"), [(0, 5, 2), (1, 6, 5), (2, 7, 8)])
def test_supply_is_paid_by_morale_and_raises_it(step: int, water: int, vp: int) -> None:
    table = alone("chronobot_retail").bot({2: "p04"}).seat(BOT, water=water, morale=step)
    table.rolls(2)
    table.expect(BOT, water=0, suits=6)
    assert table.own(BOT).amount(MORALE) == step + 1
    assert table.game.scores[BOT]["morale"] == vp
    assert table.told("bot-action") == ["supply"]


@pytest.mark.parametrize(("step", "water"), [(0, 4), (1, 5), (2, 6)])
def test_without_the_water_it_recruits(step: int, water: int) -> None:
    table = alone("chronobot_retail").bot({2: "p04"}).seat(BOT, water=water, morale=step)
    table.pools(recruit={ENGINEER: 1}).rolls(2)
    table.expect(BOT, water=water, active={ENGINEER: 1}, suits=5)
    assert table.told("bot-action") == ["recruit"]


@pytest.mark.tells("solo ruling 4")
def test_at_the_top_of_its_morale_it_recruits() -> None:
    table = alone("chronobot_retail").bot({2: "p04"}).seat(BOT, water=9, morale=3)
    table.pools(recruit={ENGINEER: 1}).rolls(2)
    table.expect(BOT, water=9, active={ENGINEER: 1})


@pytest.mark.parametrize(
    ("held", "paid"),
    [
        ({"titanium": 1, "gold": 5}, "titanium"),
        ({"gold": 1, "uranium": 5}, "gold"),
        ({"uranium": 1, "neutronium": 5}, "uranium"),
        ({"neutronium": 1}, "neutronium"),
    ],
)
def test_by_the_early_rules_an_anomaly_costs_one_water_and_the_least_resource(
    held: dict[str, int], paid: str
) -> None:
    table = alone("chronobot_early").bot({1: "p03"}, anomalies=1).has({**held, "water": 1}, BOT)
    table.rolls(1)
    assert table.anomalies == 0
    table.expect(BOT, water=0, vp=0, suits=6, **{paid: held[paid] - 1})


@pytest.mark.tells("solo ruling 23")
@pytest.mark.parametrize(
    ("held", "left"),
    [
        ({"titanium": 3, "gold": 5}, {"titanium": 1, "gold": 5}),
        ({"titanium": 1, "gold": 1, "uranium": 5}, {"titanium": 0, "gold": 0, "uranium": 5}),
        ({"uranium": 2, "neutronium": 5}, {"uranium": 0, "neutronium": 5}),
        ({"titanium": 1, "neutronium": 2}, {"titanium": 1, "neutronium": 1}),
        ({"neutronium": 1}, {"neutronium": 0}),
    ],
)
def test_by_the_retail_board_an_anomaly_costs_two_water_and_two_resources_or_a_neutronium(
    held: dict[str, int], left: dict[str, int]
) -> None:
    table = alone("chronobot_retail").bot({1: "p03"}, anomalies=1).has({**held, "water": 3}, BOT)
    table.rolls(1)
    assert table.anomalies == 0
    table.expect(BOT, water=1, vp=0, suits=6, **left)


@pytest.mark.parametrize(
    ("solo", "anomalies", "held", "why"),
    [
        ("chronobot_early", 1, {"titanium": 1}, "water"),
        ("chronobot_early", 1, {"water": 1}, "resources"),
        ("chronobot_early", 0, {"water": 1, "gold": 1}, "anomaly"),
        ("chronobot_retail", 1, {"water": 1, "titanium": 2}, "water"),
        ("chronobot_retail", 1, {"water": 2, "titanium": 1}, "resources"),
        ("chronobot_retail", 0, {"water": 2, "gold": 2}, "anomaly"),
    ],
)
def test_what_keeps_an_anomaly(solo: str, anomalies: int, held: dict[str, int], why: str) -> None:
    table = alone(solo).bot({1: "p03"}, anomalies=anomalies).has(held, BOT)
    table.rolls(1)
    assert table.failed == [why]
    assert table.anomalies == anomalies
    table.expect(BOT, water=held.get("water", 0) + 2, vp=int(solo == "chronobot_retail"))


# --- passing ------------------------------------------------------------------------------------------


@pytest.mark.tells("solo ruling 9")
@pytest.mark.parametrize("solo", BOTH)
def test_out_of_exosuits_it_travels_once_and_passes(solo: str) -> None:
    table = alone(solo, era=4).seat(BOT, suits=0, warp={"gold": 1, "water": 2})
    table.bot_turn()
    table.expect(BOT, travel=1)
    assert table.game.state.passed == 1 << BOT


@pytest.mark.tells("solo ruling 10")
def test_by_the_retail_rules_the_phase_ends_when_the_person_passes() -> None:
    table = alone("chronobot_retail").has_passed()
    table.bot_turn()
    assert table.happened("bot-action") == 0
    assert table.game.state.era == 3


@pytest.mark.tells("solo ruling 10")
def test_the_early_bot_plays_on_until_its_exosuits_are_gone() -> None:
    table = alone("chronobot_early", era=4).has_passed().seat(BOT, suits=2, warp={"gold": 1})
    table.bot_turn("token 2", "token 5", "token 3")  # a Lab, 2 Water, the Mine; then its last travel
    assert table.told("bot-action") == ["construct_lab", "take_2_water", "mine_resource"]
    assert table.happened("bot-last-travel") == 1
    assert table.happened("pass") == 1
    assert table.game.state.era == 5


ALL_SPACES = [f"{action}/{n}" for action in ("construct", "recruit", "research") for n in (1, 2)]
MINES = ["mine/uranium", "mine/gold", "mine/titanium"]


@pytest.mark.tells("solo ruling 10")
def test_the_early_bot_stops_where_no_space_can_be_taken() -> None:
    table = alone("chronobot_early").occupied(*ALL_SPACES, "council/left", "council/right", *MINES[1:], by=0)
    table.has_passed().rolls(3)  # the last space is a Mine
    assert table.told("bot-action") == ["mine_resource"]
    assert table.happened("pass") == 1
    assert table.game.state.era == 3


@pytest.mark.tells("solo ruling 10")
@pytest.mark.parametrize("number", STARTS)
def test_whatever_the_die_shows_again_and_again_the_early_bot_comes_to_an_end(number: int) -> None:
    """Token 1 finds no Construct space and walks in a circle of its own; the Mine is free all the time."""
    table = alone("chronobot_early").occupied(*ALL_SPACES, "council/left", "council/right", by=0)
    table.has_passed().turn(BOT)
    for _ in range(1000):
        if table.game.state.era == 3:
            return
        if table.decider == 0:
            table.game.play(table.options[0])
        else:
            table.outcome(*[f"token {number}"] if table.prompt == "roll-token" else [])
    raise AssertionError("the phase does not end")


@pytest.mark.tells("solo ruling 10")
def test_every_exosuit_gives_the_early_bot_patience_again() -> None:
    table = alone("chronobot_early").occupied(*ALL_SPACES, "council/left", "council/right", by=0)
    table.has_passed().bot({3: "p07"})
    turns = 6 * 13
    table.turn(BOT)
    for _ in range(turns - 1):
        table.pick("token 1")
    table.pick("token 3")  # at the Mine, in the last of these turns
    for _ in range(turns):
        assert table.game.state.era == 2
        table.pick("token 1")
    assert table.quiet().game.state.era == 3


# --- Research ---------------------------------------------------------------------------------------------


@pytest.mark.tells("solo ruling 6")
@pytest.mark.parametrize("solo", BOTH)
def test_the_person_chooses_the_breakthrough_of_the_rolled_shape(solo: str) -> None:
    table = alone(solo).bot({2: "p06"})
    table.game.state.research[5] = 0  # of the triangles
    table.rolls(2, "triangle")
    assert (table.decider, table.prompt) == (0, "take-for-bot")
    assert table.options == [f"triangle {icon}" for icon in ICON_WORDS[1:ICONS]]
    table.pick(table.options[1])
    assert table.discoveries(BOT) == [f"triangle {ICON_WORDS[2]}"]
    assert table.discoveries() == []
    assert table.place_of(2) == "p07"
    assert table.prompt == "take-turn"


# --- levels and leaders -----------------------------------------------------------------------------------


def test_the_early_rules_leave_no_leader_an_ability() -> None:
    alone("chronobot_early", leader="haulani").seat(water=9).refuses("leader")
    alone("chronobot_retail", leader="haulani").seat(water=9).offers("leader")


def test_experts_do_without_their_leader() -> None:
    alone("chronobot_retail", "expert", leader="haulani").seat(water=9).refuses("leader")


def test_the_person_chooses_warp_tiles_before_the_early_bot_rolls() -> None:
    table = alone("chronobot_early").phase("warp")
    assert table.decider == 0
    table.pick("warp nothing").outcome("warp 2")
    assert sum(era == 2 for era in table.own(BOT).warp) == 2
