"""The pre-release rules where they differ from the Essential Edition: box, set-up, phases and playing alone.

Numbers are those of docs/editions.md.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from alone import BOT, Alone
from alone import alone as alone_in
from anachrony.rules.kinds import HEX_WORDS
from anachrony.terms import EDITIONS, compose
from playing import play_on
from preview import ANYONE, LEADERS, PATHS, new, preview, refusal, seen
from story import ADMINISTRATOR, ENGINEER, GENIUS, SCIENTIST, story

# --- what is in the box ----------------------------------------------------------------------------------


@pytest.mark.tells("P01", "P17")
def test_there_are_twelve_geniuses() -> None:
    table = preview(3).pools(recruit={}).seat(tired={GENIUS: 9}).seat(1, tired={GENIUS: 1}, active={})
    table.phase("preparation").pick("recruit card 10")
    assert table.game.state.recruit == [0, 2, 0, 1]


@pytest.mark.tells("P02", "P17")
def test_there_are_seventy_water() -> None:
    preview().seat(1, water=68).use("purify", SCIENTIST).expect(water=2)


@pytest.mark.tells("P17")
@pytest.mark.parametrize(("asset", "there"), [("titanium", 25), ("uranium", 20), ("gold", 20)])
def test_a_resource_that_is_used_up_cannot_be_had(asset: str, there: int) -> None:
    for left in (0, 1):
        table = preview().pools(mine={}).has({asset: there - left}, 1)
        table.use(f"mine {asset}", SCIENTIST).expect(**{asset: left})


@pytest.mark.tells("P17")
@pytest.mark.parametrize(
    ("worker", "there"), [(SCIENTIST, 25), (ENGINEER, 25), (ADMINISTRATOR, 15), (GENIUS, 12)]
)
def test_a_worker_that_is_used_up_leaves_its_slot_empty(worker: str, there: int) -> None:
    card = {SCIENTIST: "11", ENGINEER: "10", ADMINISTRATOR: "11", GENIUS: "10"}[worker]
    number = ANYONE.index(worker)
    for left in (0, 1):
        table = preview(3).pools(recruit={}).seat(active={worker: 1}, tired={})
        table.seat(1, active={}, tired={worker: there - 1 - left}).phase("preparation")
        table.pick(f"recruit card {card}")
        assert table.game.state.recruit[number] == left


@pytest.mark.tells("P17")
def test_a_missing_resource_leaves_its_mine_slot_empty() -> None:
    table = preview(3).pools(mine={}).seat(1, neutronium=15).phase("preparation")
    table.pick("recruit card 2").pick("mine card 5")
    assert table.game.state.mine == [2, 0, 1, 0]


@pytest.mark.tells("P03", "P11", "P12")
def test_cores_paradoxes_and_points_do_not_run_out() -> None:
    table = preview().built(212, 414, 413).seat(1, core=50, paradox=2, vp=76)
    table.use(414).expect(vp=1, paradox=1).use(212, ENGINEER).expect(core=1)
    assert preview(players=4).seat(paradox=2).seat(1, paradox=2).seat(2, paradox=2).own(3).amount(7) == 0


@pytest.mark.tells("P04")
def test_path_markers_do_not_run_out() -> None:
    tiles = (303, 304, 305, 414, "uranium cores", "chronostatic sleep", "temporal tourism")
    table = preview(2).built(*tiles).seat(suits=1, tired={ENGINEER: 1})
    for tile in (*tiles, "force workers"):
        table.use(tile)
    table.expect(water=4, vp=1, suits=2, focus=1)


@pytest.mark.tells("P08")
def test_more_than_ten_anomalies_find_a_place() -> None:
    spots = [f"{kind} {n}" for kind in ("power_plant", "factory", "life_support", "lab") for n in (1, 2, 3)]
    preview().anomaly(*spots[:10]).built(414).seat(paradox=2).use(414).expect(anomalies_count=11)


@pytest.mark.tells("P09")
def test_the_impact_covers_two_hexes_of_everyone_but_caratacus() -> None:
    table = preview(5, players=4)
    assert [table.own(seat).covered_hexes.bit_count() for seat in range(4)] == [2, 2, 2, 0]


@pytest.mark.tells("P10")
def test_seven_timeline_tiles_are_used() -> None:
    assert len(seen(new(seed=4))["timeline"]) == 7
    table = preview(7)
    table.workers_come_home()
    assert table.game.over


@pytest.mark.tells("P13", "P68", "P69")
def test_eight_endgame_conditions_are_known_and_five_are_drawn() -> None:
    rules = compose("preview", (), (), 2)
    names = [card.name for card in rules.endgame_cards]
    assert len(names) == 8
    assert "longest travel ranges" not in names
    assert "fewest anomalies" in names
    game = new(seed=1, evacuation="A")
    assert len(set(game.state.endgame)) == 5


@pytest.mark.tells("P69")
def test_the_fewest_anomalies_score() -> None:
    table = preview().conditions("fewest anomalies").expect(endgame_conditions=3)
    table.expect(1, endgame_conditions=3).anomaly("lab 1").expect(endgame_conditions=0)
    table.expect(1, endgame_conditions=3)


@pytest.mark.tells("P14", "P22", "P104")
def test_each_path_has_one_leader_and_nobody_chooses() -> None:
    rules = compose("preview", (), (), 4)
    assert {path.name: [leader.name for leader in path.leaders] for path in rules.paths} == {
        path: [leader] for path, leader in LEADERS.items()
    }
    game = new(PATHS, evacuation="A", seed=3)
    assert game.decisions[0].prompt == "power-up"
    assert [rules.leaders[seat.leader].name for seat in game.state.seats] == list(LEADERS.values())
    assert "unknown leader" in refusal(leaders=["haulani", "cornella"])


@pytest.mark.tells("P15")
def test_evacuation_opens_with_the_impact() -> None:
    assert preview(4).why_not("main/evacuation") == "impact"
    assert preview(5).why_not("main/evacuation") == "condition"


@pytest.mark.tells("P16")
def test_what_the_box_does_not_have_is_refused() -> None:
    assert refusal(modules=["guardians"]).startswith("the preview edition has no module guardians; it has ")


@pytest.mark.tells("P25", "P34", "P108")
@pytest.mark.parametrize("variant", ["covered_council", "fixed_paradox", "alternate_timeline"])
def test_later_variants_are_refused(variant: str) -> None:
    has = "simultaneous_power_up, endgame_draft, asset_draft"
    assert refusal(variants=[variant]) == f"the preview edition has no variant {variant}; it has {has}"
    if variant == "covered_council":
        alone_too = refusal(paths=["harmony"], solo="chronobot_early", difficulty=[variant])
        assert alone_too == f"the preview edition has no variant {variant}; it has {has}"


# --- set-up ----------------------------------------------------------------------------------------------


@pytest.mark.tells("P19", "P30")
def test_a_superproject_is_turned_up_in_its_own_era() -> None:
    game = new(evacuation="A", seed=2)
    open_ = [entry["superproject"] is not None for entry in seen(game)["timeline"]]
    assert open_ == [True, *[False] * 6]
    table = preview()
    table.game.state.superprojects[3] = 0
    table.workers_come_home()
    assert table.game.state.era == 3
    assert table.game.state.superprojects[3] > 0
    assert table.game.state.superprojects[4] == 0


@pytest.mark.tells("P21")
def test_the_evacuation_side_is_chosen_with_the_path() -> None:
    game = new(("choose", "choose"), seed=5)
    prompts = []
    while game.decisions[0].prompt != "power-up":
        prompts.append(game.decisions[0].prompt)
        assert not game.state.endgame
        game.play(game.options[-1])
    assert prompts == ["choose-path", "choose-evacuation"] * 2
    assert [seat.evacuation for seat in game.state.seats] == [1, 1]
    given = new(evacuation=["B", "A"])
    assert [seat.evacuation for seat in given.state.seats] == [1, 0]


@pytest.mark.tells("P23")
def test_the_first_player_is_drawn() -> None:
    firsts = {new(PATHS, evacuation="A", seed=seed).state.first for seed in range(12)}
    assert firsts == {0, 1, 2, 3}
    assert new(PATHS, evacuation="A", first=3, seed=1).state.first == 2
    assert "first: random" in new(evacuation="A").record().splitlines()


@pytest.mark.tells("P24")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_only_the_last_player_has_more_water(players: int) -> None:
    game = new(PATHS[:players], evacuation="A", first=2)
    rules = game.state.rules
    more = [seat.amount(4) - rules.paths[seat.path].start[4] for seat in game.state.seats]
    assert more == [1, *[0] * (players - 1)]


@pytest.mark.tells("P105")
def test_drafted_cards_come_to_the_workers_of_the_path_and_no_kit() -> None:
    game = new(("progress", "harmony"), evacuation="A", variants=["asset_draft"], seed=6)
    seat = game.state.seats[0]
    path = game.state.rules.paths[seat.path]
    assert seat.amounts()[:6] == [0] * 6
    assert (tuple(seat.active), tuple(seat.tired)) == (path.active, path.tired)
    assert sum(seat.breakthroughs) == path.breakthroughs == 1
    later = story_kit()
    assert later != [0] * 6
    play_on(game, Random(1), 400)


def story_kit() -> list[int]:
    """What the Essential Edition gives everyone before the draft."""
    game = new(("progress", "harmony"), edition="essential", variants=["asset_draft"], seed=6)
    return game.state.seats[0].amounts()[:6]


# --- phases ----------------------------------------------------------------------------------------------


@pytest.mark.tells("P36")
def test_unused_exosuits_stay_on_the_top_row() -> None:
    table = preview().seat(suits=0)
    table.own().hexes = 1 << HEX_WORDS.index("bottom_left") | 1 << HEX_WORDS.index("bottom_right")
    table.own().suits = 4
    table.again().workers_come_home().expect(hexes=["top_middle", "top_left"])
    assert table.own().suits == 4
    water = table.own().amount(4)
    assert table.prompt == "power-up"
    table.pick("done").expect(water=water + 4)


@pytest.mark.tells("P36")
def test_those_beyond_the_top_row_stay_below_at_no_cost() -> None:
    preview().seat(suits=5).workers_come_home().expect(
        hexes=["top_middle", "top_left", "top_right", "bottom_left", "bottom_middle"], core=0
    )
    after = preview(5).seat(suits=3).workers_come_home()
    after.expect(hexes=["top_middle", "bottom_left", "bottom_middle"])
    preview(4).seat(suits=3).workers_come_home().expect(hexes=["top_middle", "bottom_left", "bottom_middle"])
    full = preview(5).seat(suits=5).workers_come_home()
    full.expect(hexes=["top_middle", "top_left", "bottom_left", "bottom_middle", "bottom_right"])


@pytest.mark.tells("P36")
def test_exosuits_that_were_used_go_to_the_supply() -> None:
    table = preview().seat(suits=2).use("purify", SCIENTIST).workers_come_home().expect(suits=1)
    assert table.own().suits == 5
    story().seat(suits=2).use("purify", SCIENTIST).workers_come_home().expect(suits=0)


@pytest.mark.tells("P40")
def test_nobody_takes_a_space_without_its_action() -> None:
    table = preview().offer(204).seat(water=2)
    assert table.why_not("main/construct/1")
    table.refuses("construct 1 engineer").offers("council left engineer").refuses("council right engineer")


def test_stacks_shift_in_the_set_up_and_at_the_end_of_an_era() -> None:
    game = new(evacuation="A", seed=8)
    assert [len(pile) for pile in game.state.piles] == [1] * 4
    assert all(game.state.tops)
    before = game.state.tops[:4]
    table = preview()
    table.game.state.tops[:4], table.game.state.piles[:] = before, [[] for _ in range(4)]
    table.again().workers_come_home()
    assert [pile[-1:] for pile in table.game.state.piles] == [[code] for code in before]


# --- alone -----------------------------------------------------------------------------------------------


def alone(**terms: Any) -> Alone:
    return alone_in("chronobot_early", edition="preview", **terms)


@pytest.mark.tells("P130")
def test_its_own_chronobot_is_the_only_opponent() -> None:
    assert EDITIONS["preview"].solo == ("chronobot_early",)
    for solo in ("chronobot", "chronossus", "chronobot_retail"):
        said = refusal(paths=["harmony"], solo=solo)
        assert said == f"the preview edition has no solo opponent {solo}; it has chronobot_early"


@pytest.mark.tells("P130")
def test_it_mines_one_resource_that_it_lacks() -> None:
    table = alone().bot({1: "p07"}).pools(mine={"gold": 1, "uranium": 1, "titanium": 1}).rolls(1)
    table.expect(BOT, uranium=1, gold=0, titanium=0)
    assert table.game.state.mine == [1, 0, 1, 0]
    again = alone().bot({1: "p07"}).pools(mine={"gold": 1, "uranium": 1}).has({"uranium": 1}, BOT).rolls(1)
    again.expect(BOT, uranium=1, gold=1)
    alone().bot({1: "p07"}).pools(mine={}).rolls(1).expect(BOT, uranium=0, gold=0, titanium=0)


@pytest.mark.tells("P130")
def test_a_set_of_resources_is_worth_three() -> None:
    table = alone().bot({1: "p07"}).pools(mine={"gold": 1})
    table.has({"uranium": 1, "neutronium": 1, "titanium": 1}, BOT).rolls(1)
    table.expect(BOT, vp=3, gold=0, uranium=0, neutronium=0, titanium=0)


@pytest.mark.tells("P130")
def test_it_has_nine_warp_tiles() -> None:
    table = alone(era=6)
    table.own(BOT).warp = [1] * 8 + [0]
    table.phase("warp").pick("warp nothing", "warp 2")
    assert table.own(BOT).warp == [1] * 8 + [6]


@pytest.mark.tells("P130")
def test_evacuating_first_brings_nothing_more_against_it() -> None:
    table = alone(era=5).built("rescue pods").seat(active={SCIENTIST: 1}).use("evacuation", SCIENTIST)
    table.expect(vp=table.game.state.rules.paths[table.own().path].evacuations[0].base)


@pytest.mark.tells("P130")
def test_the_person_starts_with_one_water_more_and_an_idle_leader() -> None:
    game = new(("progress",), solo="chronobot_early", evacuation="A")
    rules = game.state.rules
    assert game.state.first == BOT
    assert game.state.seats[0].amount(4) == rules.paths[game.state.seats[0].path].start[4] + 1
    assert rules.leaders[game.state.seats[0].leader].passives == ()
    assert not game.state.endgame


@pytest.mark.tells("P130")
def test_an_action_that_fails_brings_two_water_and_an_anomaly_costs_one_and_one() -> None:
    alone().bot({1: "p03"}).rolls(1).expect(BOT, water=2, vp=0)
    table = alone().bot({1: "p03"}, anomalies=1).has({"gold": 1, "water": 1}, BOT).rolls(1)
    assert table.anomalies == 0
    table.expect(BOT, water=0, gold=0, suits=6)


def test_games_of_it_are_saved_and_recorded() -> None:
    game = new(("progress", "dominance"), seed=5)
    play_on(game, Random(5), 60, keen=True)
    assert type(game).load(game.save()) == game
    assert type(game).replay(game.record()) == game
    assert "edition: preview" in game.record().splitlines()
