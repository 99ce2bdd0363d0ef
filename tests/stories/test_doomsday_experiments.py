"""Experiments: what no row says of them, such as who acts and what a cost brings about."""

from __future__ import annotations

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


@pytest.mark.tells("timeline protection doctrine")
def test_a_paradox_as_cost_may_bring_an_anomaly_at_once() -> None:
    table = card(doomsday().seat(paradox=2), "timeline protection doctrine")
    claim(table).pick("lab 1", "stop").expect(paradox=0, anomalies_count=1, vp=2)


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


@pytest.mark.tells("neutronium fission")
def test_neutronium_fission_is_paid_in_one_of_two_ways() -> None:
    name = "neutronium fission"
    refused(card(doomsday().seat(neutronium=1), name), "requirement")
    table = card(doomsday().seat(neutronium=2, active={"engineer": 1}), name)
    table.refuses("experiment engineer")
    done(card(doomsday().seat(neutronium=2), name), name, 3, "1N").expect(neutronium=1, geniuses=1)
    done(card(doomsday().seat(neutronium=2), name), name, 3, "genius").expect(neutronium=2, geniuses=0)
    done(card(doomsday().seat(neutronium=2), name), name, 3, worker=GENIUS).expect(neutronium=1, geniuses=1)


@pytest.mark.tells("pocket universe")
def test_the_second_paradox_comes_after_the_anomaly_of_the_first() -> None:
    table = card(doomsday().anomaly("lab 1").seat(paradox=2), "pocket universe")
    claim(table).pick("factory 1", "stop").expect(paradox=1, anomalies_count=2, vp=3)
