"""The buildings and Superprojects of the pre-release rules that differ from those of Essential."""

from __future__ import annotations

import pytest

from anachrony.rules.ruleset import Ruleset
from anachrony.terms import compose
from preview import preview
from story import ADMINISTRATOR, ENGINEER, GENIUS, SCIENTIST

ESSENTIAL = compose("essential", (), (), 4)
SCIENCE = [SCIENTIST, GENIUS]


def rules() -> Ruleset:
    return compose("preview", (), (), 4)


# --- Worker spaces --------------------------------------------------------------------------------------


@pytest.mark.tells("P73", "pre-release 113")
def test_113_goes_up_to_as_far_as_was_paid() -> None:
    table = preview(6).seat(titanium=1, gold=1).built(113).use(113, ENGINEER).refuses("stop").pick("T", "G")
    table.offers("era 5", "era 4").refuses("era 3").pick("era 5").expect(vp=2, focus=5)
    more = preview(2).seat(titanium=3).built(113).use(113, ENGINEER).pick("T", "stop")
    more.expect(vp=2, focus=1, titanium=1)


@pytest.mark.tells("P80")
@pytest.mark.parametrize("letter", ["T", "U", "G"])
def test_208_takes_any_resource_but_neutronium(letter: str) -> None:
    table = preview().seat(titanium=1, uranium=1, gold=1, neutronium=1, water=1).built(208)
    table.use(208, ENGINEER).refuses("N").pick(letter).expect(neutronium=2, vp=1, water=0)
    assert sum(table.own().amounts()[:3]) == 2


@pytest.mark.tells("P87", "pre-release 407")
def test_407_lifts_a_warp_tile_for_a_resource() -> None:
    assert preview().seat(gold=1).built(407).users(407) == SCIENCE
    assert preview().seat(neutronium=1).built(407).users(407) == []
    for worker in SCIENCE:
        table = preview(3).seat(gold=1, warp={"gold": 1, "water": 2}, active={worker: 1}).built(407)
        table.use(407, worker).offers("retrieve water", "stop").pick("retrieve gold")
        table.expect(gold=0, travel=0, warp={"water": 2}).workers_come_home().expect(tired={worker: 1})


@pytest.mark.tells("P86", "pre-release 403")
def test_403_lengthens_power_plants_for_the_rest_of_the_era() -> None:
    assert preview().built(403).users(403) == SCIENCE
    table = preview(7).built(101, 403).seat(active={SCIENTIST: 1, ENGINEER: 1}).use(403, SCIENTIST)
    table.pick("pass").use(101, ENGINEER).offers("era 6", "era 2").refuses("era 1").pick("era 3")
    for worker in SCIENCE:
        table = preview(6).built(101, 403).seat(active={worker: 1}).use(403, worker)
        table.workers_come_home().expect(active={worker: 1})
        table.turn(0).use(101, worker).expect(focus=6)


@pytest.mark.tells("P86")
def test_the_longer_range_outlives_a_new_building_and_belongs_to_one_seat() -> None:
    table = preview(7).offer(301).seat(titanium=2).built(101, 403)
    table.seat(active={SCIENTIST: 2, ENGINEER: 1}).use(403, SCIENTIST)
    table.pick("pass").use("construct 1", SCIENTIST).use(101, ENGINEER).offers("era 2").pick("era 2")
    other = preview(7).built(403).built(101, seat=1).use(403, SCIENTIST).use(101, ENGINEER)
    other.expect(1, focus=6)


# --- which tiles there are --------------------------------------------------------------------------------


@pytest.mark.tells("P85")
def test_later_life_supports_are_not_there() -> None:
    """No second tile of 2 Water or of 3; no 8, 7 or 6 Water, nor 8 when it is built."""
    texts = [repr((tile.free, tile.use, tile.built)) for tile in map(rules().tile, rules().by_kind[2])]
    later = {code: ESSENTIAL.tile(code) for code in (309, 310, 313, 314, 315)}
    for tile in later.values():
        assert repr((tile.free, tile.use, tile.built)) not in texts
    for code in (303, 305):
        tile = ESSENTIAL.tile(code)
        assert texts.count(repr((tile.free, tile.use, tile.built))) == 1


# --- Superprojects ----------------------------------------------------------------------------------------


@pytest.mark.tells("P96")
def test_synthetic_endorphins_spare_vp_and_open_no_way_to_force_workers() -> None:
    table = preview().seat(morale=0).built("synthetic endorphins").expect(morale=0)
    assert table.game.scores[0]["morale"] == 0
    table.refuses("force workers")
    assert preview().seat(morale=0).game.scores[0]["morale"] < 0


@pytest.mark.tells("P99")
def test_the_neutronium_monolith_brings_two_rolls_of_both_dice() -> None:
    table = preview().project(2, "neutronium monolith").offer()
    table.seat(titanium=2, neutronium=2, active={GENIUS: 1, SCIENTIST: 1})
    table.seat(breakthroughs={"circle technology": 1}).use("construct 1", GENIUS)
    while table.prompt == "place-project":
        table.pick(table.options[0])
    table.offers("yes", "stop").pick("yes", "circle", "society").pick("yes", "square", "warfare")
    assert table.discoveries() == ["circle society", "square warfare"]
    table.expect(built=["neutronium monolith"], active={})


@pytest.mark.tells("P100")
def test_the_displacement_device_sends_an_exosuit_home_at_once() -> None:
    table = preview().built("temporal displacement device", seat=1).pools(mine={"gold": 1})
    table.seat(active={ENGINEER: 1, SCIENTIST: 1}).use("mine gold", ENGINEER).expect(suits=2)
    table.use("temporal displacement device").expect(suits=2, active={ENGINEER: 1, SCIENTIST: 1}, busy=[])
    assert table.own().suits == 4
    assert table.refuses("temporal displacement device").decider == 1
    table.offers("mine gold engineer")


@pytest.mark.tells("P100")
def test_it_takes_one_of_several_and_never_ones_own() -> None:
    table = preview(players=3).built("temporal displacement device").seat(water=9).seat(1, water=9)
    table.turn(1).use("purify", SCIENTIST).use("purify", ENGINEER)
    assert table.use("temporal displacement device").options == [
        "seat 2 purify scientist",
        "seat 3 purify engineer",
    ]
    table.pick("seat 3 purify engineer").expect(2, tired={ENGINEER: 1}, busy=[]).expect(1, busy=[SCIENTIST])


@pytest.mark.tells("P100")
def test_it_is_idle_where_nobody_has_gone() -> None:
    table = preview().built("temporal displacement device").refuses("temporal displacement device")
    assert "temporal" in rules().tile(502).name
    place = f"seat/1/spot/lab/{1}"
    assert table.why_not(place) == "requirement"


@pytest.mark.tells("P100")
def test_a_collapsing_capital_tile_is_flipped_by_it() -> None:
    table = preview(5).built("temporal displacement device", seat=1).pools(recruit={SCIENTIST: 3})
    table.capital("recruit/1", 33).use("recruit 1", ADMINISTRATOR)
    table.use("temporal displacement device").refuses("recruit 1 administrator")
    assert table.why_not("main/recruit/1") == "open_space"


@pytest.mark.tells("P102")
def test_the_neuron_synthesizer_makes_a_genius_of_an_active_worker() -> None:
    table = preview().seat(active={ENGINEER: 1, SCIENTIST: 1, GENIUS: 1}, tired={ADMINISTRATOR: 1})
    table.built("neuron synthesizer").use("neuron synthesizer").refuses(ADMINISTRATOR, GENIUS)
    table.pick(ENGINEER).expect(active={SCIENTIST: 1, GENIUS: 2}, tired={ADMINISTRATOR: 1})
    table.refuses("neuron synthesizer")
    preview().seat(active={GENIUS: 2}).built("neuron synthesizer").refuses("neuron synthesizer")
    none = preview().seat(active={ENGINEER: 1}).seat(1, tired={GENIUS: 12}).pools(recruit={})
    none.built("neuron synthesizer").refuses("neuron synthesizer")


@pytest.mark.tells("P35", "uranium cores")
def test_uranium_cores_may_power_up_on_a_covered_hex() -> None:
    table = preview(5).built("uranium cores").seat(suits=0)
    table.own().hexes = 0b111001  # the four that are open
    table.own().suits = 2
    table.again().use("uranium cores").expect(suits=5).refuses("uranium cores")
    assert table.own().suits == 1
