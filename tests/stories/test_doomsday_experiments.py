"""The thirty Experiments: each is claimed by whoever meets its condition and pays, and by nobody else."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from doomsday import card, claim, completed, doomsday
from story import ADMINISTRATOR, ENGINEER, GENIUS, SCIENTIST, Table


def refused(table: Table, why: str) -> None:
    table.refuses("experiment administrator")
    assert table.why_not("main/experiment") == why
    assert table.why_not("timeline/3/experiment") == why


def done(table: Table, name: str, vp: int, *picks: str, worker: str = ADMINISTRATOR) -> Table:
    """Claim it without moving the tracker."""
    claim(table, worker).pick(*picks, "stop")
    assert completed(table) == [name]
    return table.expect(vp=vp)


ICONS = (
    ("ai research", "technology"),
    ("examine temporal distortion", "time_travel"),
    ("interstellar missile system", "warfare"),
    ("life support improvements", "society"),
    ("resistant genotype", "genetics"),
)


@pytest.mark.parametrize(
    ("name", "icon"), [pytest.param(*row, marks=pytest.mark.tells(row[0]), id=row[0]) for row in ICONS]
)
def test_a_breakthrough_with_the_icon_and_one_resource(name: str, icon: str) -> None:
    other = "warfare" if icon != "warfare" else "society"
    refused(card(doomsday().seat(gold=1, breakthroughs={f"circle {other}": 2}), name), "requirement")
    refused(card(doomsday().seat(water=9, breakthroughs={f"circle {icon}": 1}), name), "resources")
    table = card(doomsday().seat(gold=1, uranium=1, breakthroughs={f"square {icon}": 1}), name)
    done(table, name, 2, "G").expect(gold=0, uranium=1, breakthroughs_count=1)


PAIRS = (
    ("hydro plant upgrades", 101, 301),
    ("quantum mechanics", 401, 201),
    ("reverse water-gas shift", 401, 301),
    ("technological singularity", 101, 201),
)


@pytest.mark.parametrize(
    ("name", "one", "other"),
    [pytest.param(*row, marks=pytest.mark.tells(row[0]), id=row[0]) for row in PAIRS],
)
def test_two_buildings_and_two_water(name: str, one: int, other: int) -> None:
    refused(card(doomsday().seat(water=2).built(one), name), "requirement")
    refused(card(doomsday().seat(water=2).built(other), name), "requirement")
    refused(card(doomsday().seat(water=1).built(one, other), name), "water")
    done(card(doomsday().seat(water=3).built(one, other), name), name, 2).expect(water=1)


@pytest.mark.tells("timeline protection doctrine")
def test_timeline_protection_doctrine() -> None:
    four = {"water": 1, "gold": 1, "uranium": 1, "titanium": 1}
    refused(card(doomsday().seat(warp=four), "timeline protection doctrine"), "requirement")
    three = {"water": 1, "gold": 1, "uranium": 1}
    table = card(doomsday().seat(warp=three), "timeline protection doctrine")
    done(table, "timeline protection doctrine", 2).expect(paradox=1)


@pytest.mark.tells("timeline protection doctrine")
def test_a_paradox_as_cost_may_bring_an_anomaly_at_once() -> None:
    table = card(doomsday().seat(paradox=2), "timeline protection doctrine")
    claim(table).pick("lab 1", "stop").expect(paradox=0, anomalies_count=1, vp=2)


@pytest.mark.tells("alien studies")
def test_alien_studies() -> None:
    name = "alien studies"
    two = {"circle society": 1, "square warfare": 1}
    refused(card(doomsday().seat(breakthroughs=two), name), "requirement")
    table = card(doomsday().seat(breakthroughs={**two, "triangle society": 1}), name)
    done(table, name, 3, "square warfare").expect(breakthroughs_count=2)
    assert table.discoveries() == ["circle society", "triangle society"]


@pytest.mark.tells("augmented time rifts")
def test_augmented_time_rifts() -> None:
    name = "augmented time rifts"
    refused(card(doomsday().seat(travel=3, uranium=1, water=2), name), "requirement")
    refused(card(doomsday().seat(travel=4, water=2), name), "uranium")
    refused(card(doomsday().seat(travel=4, uranium=1, water=1), name), "water")
    done(card(doomsday().seat(travel=4, uranium=1, water=2), name), name, 3).expect(uranium=0, water=0)


@pytest.mark.tells("austerity measures")
def test_austerity_measures() -> None:
    name = "austerity measures"
    low = doomsday()
    board = low.own().board
    assert board is not None
    low.seat(morale=[vp >= 0 for vp in board.morale_vp].index(True) - 1)
    refused(card(low, name), "requirement")
    table = doomsday().seat(morale=[vp >= 0 for vp in board.morale_vp].index(True))
    before = table.own().stock[8]
    done(card(table, name), name, 3).expect(morale=before - 1)


@pytest.mark.tells("caste system")
def test_caste_system_counts_the_worker_that_acts() -> None:
    name = "caste system"
    three = {"scientist": 1, "engineer": 1, "genius": 3}
    refused_table = card(doomsday().seat(water=2, active=three), name)
    refused_table.refuses("experiment scientist", "experiment genius")
    table = card(doomsday().seat(water=2), name)
    assert table.users("experiment") == [SCIENTIST, ENGINEER, ADMINISTRATOR, GENIUS]
    claim(table, GENIUS).offers("active scientist", "active engineer").refuses("active genius")
    table.pick("active engineer", "stop").expect(vp=3, water=0, engineers=0, geniuses=1)


@pytest.mark.tells("caste system")
@pytest.mark.parametrize("lacking", [SCIENTIST, ENGINEER, ADMINISTRATOR, GENIUS])
def test_caste_system_needs_each_of_the_four_types(lacking: str) -> None:
    others = {worker: 3 for worker in (SCIENTIST, ENGINEER, ADMINISTRATOR, GENIUS) if worker != lacking}
    table = card(doomsday().seat(water=2, active=others), "caste system")
    assert table.users("experiment") == []


@pytest.mark.tells("caste system")
def test_caste_system_takes_a_tired_worker() -> None:
    table = card(
        doomsday().seat(
            water=2, active={"genius": 1, "engineer": 1}, tired={"scientist": 1, "administrator": 1}
        ),
        "caste system",
    )
    claim(table, ENGINEER).pick("tired scientist", "stop").expect(vp=3, tired={"administrator": 1})


@pytest.mark.tells("colony coordination protocol")
def test_colony_coordination_protocol() -> None:
    name = "colony coordination protocol"
    refused(card(doomsday().built(101, 102, 201, 301), name), "requirement")
    table = card(doomsday().built(101, 102, 201, 301, 401), name)
    table.refuses("experiment administrator").offers("experiment genius")  # the one there is would be busy
    done(table, name, 3, worker=ENGINEER).expect(administrators=0, workers=3)


@pytest.mark.tells("cyber reality")
def test_cyber_reality() -> None:
    name = "cyber reality"
    refused(
        card(doomsday().seat(breakthroughs={"square society": 1, "circle society": 2}), name), "requirement"
    )
    squares = {"square society": 1, "square warfare": 1}
    refused(card(doomsday().seat(morale=0, breakthroughs=squares), name), "morale")
    done(card(doomsday().seat(morale=1, breakthroughs=squares), name), name, 3).expect(morale=0)


@pytest.mark.tells("energy vortex")
def test_energy_vortex() -> None:
    refused(card(doomsday().seat(core=3), "energy vortex"), "requirement")
    done(card(doomsday().seat(core=4), "energy vortex"), "energy vortex", 3).expect(core=3)


@pytest.mark.tells("forcefield dome")
def test_forcefield_dome() -> None:
    name = "forcefield dome"
    refused(card(doomsday().seat(water=4).built(101, 102, 201, 202), name), "requirement")
    refused(card(doomsday().seat(water=3).built(101, 102, 103), name), "water")
    done(card(doomsday().seat(water=4).built(201, 202, 203), name), name, 3).expect(water=0)


@pytest.mark.tells("fortunate accident")
def test_fortunate_accident() -> None:
    name = "fortunate accident"
    refused(card(doomsday(), name), "requirement")
    table = card(doomsday().built("welfare society"), name)
    done(table, name, 3).expect(geniuses=0)
    tired = card(doomsday().built("welfare society").seat(active={"engineer": 1}, tired={"genius": 1}), name)
    done(tired, name, 3, worker=ENGINEER).expect(geniuses=0)


@pytest.mark.tells("gilded alloys")
def test_gilded_alloys() -> None:
    name = "gilded alloys"
    three = {"administrator": 2, "scientist": 1}
    refused(card(doomsday().seat(gold=3, active=three), name), "requirement")
    refused(card(doomsday().seat(gold=2, active={"administrator": 3}), name), "requirement")
    table = card(doomsday().seat(gold=3, active={"administrator": 3}), name)
    done(table, name, 3).expect(gold=2, administrators=2)


@pytest.mark.tells("hive mind")
def test_hive_mind_counts_everyone() -> None:
    name = "hive mind"
    seven = {"scientist": 4, "administrator": 3}
    refused(card(doomsday().seat(gold=1, water=2, active=seven), name), "requirement")
    table = card(doomsday().seat(gold=1, water=2, active=seven, tired={"genius": 1}), name)
    done(table, name, 3).expect(gold=0, water=0, workers=8)


@pytest.mark.tells("irrigation systems")
def test_irrigation_systems() -> None:
    refused(card(doomsday().seat(water=9), "irrigation systems"), "requirement")
    done(card(doomsday().seat(water=10), "irrigation systems"), "irrigation systems", 3).expect(water=6)


@pytest.mark.tells("neutronium fission")
def test_neutronium_fission_is_paid_in_one_of_two_ways() -> None:
    name = "neutronium fission"
    refused(card(doomsday().seat(neutronium=1), name), "requirement")
    table = card(doomsday().seat(neutronium=2, active={"engineer": 1}), name)
    table.refuses("experiment engineer")
    done(card(doomsday().seat(neutronium=2), name), name, 3, "1N").expect(neutronium=1, geniuses=1)
    done(card(doomsday().seat(neutronium=2), name), name, 3, "genius").expect(neutronium=2, geniuses=0)
    done(card(doomsday().seat(neutronium=2), name), name, 3, worker=GENIUS).expect(neutronium=1, geniuses=1)


@pytest.mark.tells("outback mapping")
def test_outback_mapping_wants_three_exosuits_beside_the_one_that_acts() -> None:
    name = "outback mapping"
    refused(card(doomsday().seat(core=1, suits=3), name), "requirement")
    done(card(doomsday().seat(core=1, suits=4), name), name, 3).expect(core=0, suits=3)


@pytest.mark.tells("pocket universe")
def test_pocket_universe() -> None:
    name = "pocket universe"
    refused(card(doomsday(), name), "requirement")
    done(card(doomsday().anomaly("lab 1"), name), name, 3).expect(paradox=2)


@pytest.mark.tells("pocket universe")
def test_the_second_paradox_comes_after_the_anomaly_of_the_first() -> None:
    table = card(doomsday().anomaly("lab 1").seat(paradox=2), "pocket universe")
    claim(table).pick("factory 1", "stop").expect(paradox=1, anomalies_count=2, vp=3)


@pytest.mark.tells("structural diversity")
def test_structural_diversity() -> None:
    name = "structural diversity"
    for lacking in (101, 201, 301, 401):
        others = [code for code in (101, 102, 201, 202, 301, 302, 401, 402) if code // 100 != lacking // 100]
        refused(card(doomsday().built(*others), name), "requirement")
    done(card(doomsday().built(101, 201, 301, 401), name), name, 3).expect(engineers=0)


@pytest.mark.tells("technology matrix")
def test_technology_matrix() -> None:
    name = "technology matrix"
    refused(card(doomsday().seat(breakthroughs={"triangle society": 1}), name), "requirement")
    table = card(doomsday().seat(breakthroughs={"triangle society": 2}), name)
    done(table, name, 3).expect(scientists=0, breakthroughs_count=2)


@pytest.mark.tells("time lapse zones")
def test_time_lapse_zones() -> None:
    name = "time lapse zones"
    refused(
        card(doomsday().seat(breakthroughs={"circle society": 1, "square society": 1}), name), "requirement"
    )
    table = card(doomsday().seat(breakthroughs={"circle society": 1, "circle warfare": 1}), name)
    done(table, name, 3).expect(paradox=1)


FOUR_AND_FOUR: tuple[tuple[str, str, str, Callable[[Table], Table]], ...] = (
    ("titanium condensation", "titanium", SCIENTIST, lambda table: table.expect(scientists=3)),
    ("uranium enrichment", "uranium", ENGINEER, lambda table: table.expect(engineers=3)),
)


@pytest.mark.parametrize(
    ("name", "asset", "worker", "after"),
    [pytest.param(*row, marks=pytest.mark.tells(row[0]), id=row[0]) for row in FOUR_AND_FOUR],
)
def test_four_of_an_asset_and_four_workers(
    name: str, asset: str, worker: str, after: Callable[[Table], Table]
) -> None:
    few = card(doomsday().seat(active={worker: 3, "genius": 2}).has({asset: 4}), name)
    few.refuses(f"experiment {worker}", "experiment genius")
    poor = card(doomsday().seat(active={worker: 4}).has({asset: 3}), name)
    poor.refuses(f"experiment {worker}")
    table = card(doomsday().seat(active={worker: 4}).has({asset: 4}), name)
    after(done(table, name, 3, worker=worker)).expect(**{asset: 3})
