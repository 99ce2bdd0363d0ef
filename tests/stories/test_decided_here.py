"""What no source decides: the further rulings of docs/rulings.md, "Decided here"."""

from __future__ import annotations

import pytest

from anachrony import CHANCE
from story import ADMINISTRATOR, ENGINEER, GENIUS, SCIENTIST, story

PROGRESS_FIRST = ("progress", "harmony")
PROJECTS = ("archive of the eras", "exocrawler", "rescue pods")


# --- Time Travel and Warp --------------------------------------------------------------------------


def test_returns_beyond_the_track_are_no_further_time_travels() -> None:
    table = story(era=3).conditions("most time travels").built(101)
    table.seat(gold=1, travel=8, warp={"gold": 2}).seat(1, travel=8).use(101, ENGINEER).pick("return gold")
    table.expect(0, endgame_conditions=3).expect(1, endgame_conditions=3)


def test_a_covered_tile_keeps_its_range_for_the_endgame() -> None:
    table = story().conditions("longest travel ranges").built(105, 401).anomaly("power_plant 1", "lab 1")
    table.expect(travel_ranges=4, endgame_conditions=3)


def test_the_grand_reservoir_does_not_shorten_what_is_sent_back() -> None:
    table = story(era=3).built("grand reservoir", 110).seat(water=1, warp={"water": 2}).use(110, ENGINEER)
    table.pick("era 2").expect(water=1, travel=0)


def test_a_warped_exosuit_leaves_the_open_hexes_to_others() -> None:
    table = story(era=5).seat(suits=3, core=1).built(403).phase("warp")
    table.pick("warp exosuit", "warp nothing")
    table.use(403, ENGINEER).expect(suits=5)


def test_uranium_cores_may_be_used_without_a_hex_to_spare() -> None:
    story(era=5).seat(suits=4).built("uranium cores").use("uranium cores").expect(suits=4)


# --- Paradoxes and Anomalies ------------------------------------------------------------------------------


def test_the_last_open_building_is_covered_before_any_superproject() -> None:
    table = story().seat(paradox=2).built(414, 101, 201, 301, *PROJECTS, "cloning vat")
    table.anomaly("power_plant 1", "factory 1", "life_support 1").use(414).expect(anomalies_count=4)
    assert table.prompt == "take-turn"
    table.offers("cloning vat engineer", "exocrawler")


def test_an_anomaly_covers_a_superproject_when_no_building_is_open() -> None:
    table = story(era=2).seat(paradox=2, warp={"gold": 1}).built(101, 201, 301, 401, *PROJECTS, "cloning vat")
    table.anomaly("power_plant 1", "factory 1", "life_support 1", "lab 1").phase("paradox")
    table.pick("paradox 1", "stop")
    assert table.options == ["power_plant 2", "factory 2", "life_support 2", "lab 2"]
    table.pick("lab 2").expect(anomalies_count=5)


def test_with_everything_covered_an_anomaly_finds_no_place() -> None:
    spots = [f"{row} {n}" for row in ("power_plant", "factory", "life_support", "lab") for n in (1, 2, 3)]
    table = story(era=2).seat(paradox=2, warp={"gold": 1}).anomaly(*spots).phase("paradox")
    table.pick("paradox 1", "stop").expect(anomalies_count=12, paradox=0)
    assert table.prompt == "power-up"


def test_several_anomalies_are_placed_in_turn_order() -> None:
    table = story(era=2).seat(paradox=2, warp={"gold": 1}).seat(1, paradox=2, warp={"gold": 1})
    table.game.state.first = 1
    table.phase("paradox").pick("paradox 1", "paradox 1")
    assert table.decider == 1
    table.pick("stop", "lab 1")
    assert table.decider == 0


def test_an_anomaly_on_a_used_building_can_be_sealed_and_the_building_stays_used() -> None:
    table = story().built(305).use(305, ENGINEER).pick("pass").anomaly("life_support 1")
    table.seat(neutronium=1).use("anomaly life_support 1", ADMINISTRATOR).expect(anomalies_count=0)
    table.refuses("305 scientist")


# --- actions ----------------------------------------------------------------------------------------------


def test_the_grand_reservoir_helps_an_additional_action_anew() -> None:
    table = story(era=5).capital("research/1", 12).built("grand reservoir", 411).use("research 1", SCIENTIST)
    table.pick("circle", "society", "square").offers("roll").pick("society")
    table.expect(breakthroughs_count=2, water=0)


def test_the_grand_reservoir_helps_a_copied_action_once() -> None:
    table = story().built("grand reservoir").offer(101).occupied("construct/1", "construct/2")
    table.seat(titanium=1, neutronium=1, water=1).use("council right", ENGINEER).pick("construct")
    table.expect(power_plants=1, water=0)
    dry = story().built("grand reservoir").offer(101).occupied("construct/1", "construct/2")
    dry.seat(titanium=1, neutronium=1).refuses("council right engineer")


def test_the_right_council_space_needs_an_action_the_worker_can_take() -> None:
    table = story().seat(water=1).occupied("construct/1", "construct/2").offer()
    table.refuses("council right engineer", "council right genius")
    table.occupied("research/1", "research/2").refuses("council right engineer").use("council right", GENIUS)
    table.pick("stop").expect(water=0, breakthroughs_count=0)


def test_the_new_top_building_is_revealed_after_the_one_time_effect() -> None:
    table = story(era=3).primary(111).seat(warp={"gold": 3}, titanium=2, neutronium=1, water=1)
    table.use("construct 1", SCIENTIST).pick("111", "retrieve gold")
    assert table.decider == CHANCE


def test_energy_cores_do_not_run_out() -> None:
    story().built(212).seat(core=24).seat(1, core=24).use(212, ENGINEER).expect(core=25)


# --- Workers coming home ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tile", "worker", "active", "tired"),
    [(413, GENIUS, 1, 0), (212, GENIUS, 0, 1), (307, GENIUS, 0, 1), (415, SCIENTIST, 0, 0)],
)
def test_progress_b_keeps_geniuses_like_scientists_but_saves_nobody(
    tile: int, worker: str, active: int, tired: int
) -> None:
    table = story(paths=PROGRESS_FIRST, side="B").built(tile).seat(active={worker: 1})
    table.use(tile, worker).everyone_passes()
    if table.prompt == "focused-research":
        table.pick("stop")
    table.expect(active={worker: active}, tired={worker: tired})


def test_valerians_scientist_on_an_engineers_factory_is_kept_by_progress_b() -> None:
    table = story(paths=("progress", "harmony"), side="B", leaders=("valerian", "zaida")).built(212)
    table.use(212, SCIENTIST).everyone_passes()
    table.expect(active={SCIENTIST: 1, ENGINEER: 1, ADMINISTRATOR: 1, GENIUS: 1})


def test_a_copy_on_progress_b_follows_the_copied_tile_alone() -> None:
    table = story(paths=PROGRESS_FIRST, side="B").built("quantum chameleon", 413).seat(active={"genius": 1})
    table.use("quantum chameleon", GENIUS).everyone_passes().expect(active={}, tired={"genius": 1})
