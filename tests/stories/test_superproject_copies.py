"""Superprojects that copy: Quantum Chameleon and Cloning Vat."""

from __future__ import annotations

import pytest

from story import ENGINEER, GENIUS, SCIENTIST, story
from superprojects import ANYONE, SPOT


@pytest.mark.tells("quantum chameleon", "309", "ruling 81")
def test_quantum_chameleon_pays_for_a_strangers_building() -> None:
    table = story().built("quantum chameleon").built(309, 310, 314, seat=1)
    table.seat(neutronium=1).seat(1, gold=1).use("quantum chameleon", GENIUS)
    assert table.options == ["309", "310"]
    table.pick("309").expect(neutronium=0, water=8)
    table.expect(seat=1, gold=1, water=0)


@pytest.mark.tells("quantum chameleon", "ruling 82", "conflict 10")
@pytest.mark.parametrize(
    ("tile", "home"),
    [(305, {"active": 1, "tired": 0}), (307, {"active": 0, "tired": 1}), (310, {"active": 0, "tired": 0})],
)
def test_quantum_chameleon_comes_home_as_the_copied_space_says(tile: int, home: dict[str, int]) -> None:
    table = story().seat(active={GENIUS: 1}).built("quantum chameleon").built(tile, seat=1)
    table.use("quantum chameleon", GENIUS).workers_come_home()
    table.expect(active={GENIUS: home["active"]}, tired={GENIUS: home["tired"]})


@pytest.mark.tells("quantum chameleon", "408", "ruling 82")
def test_quantum_chameleon_counts_as_the_administrator_of_408() -> None:
    table = story().seat(active={GENIUS: 1}).built("quantum chameleon").built(408, seat=1)
    table.use("quantum chameleon", GENIUS).workers_come_home().expect(active={GENIUS: 1}, tired={})


@pytest.mark.tells("quantum chameleon", "ruling 81")
def test_quantum_chameleon_copies_spaces_in_use_and_leaves_them_open() -> None:
    table = story().built("quantum chameleon", 204, 206).use(204, ENGINEER).pick("pass")
    table.refuses("204 scientist").use("quantum chameleon", GENIUS).pick("204").expect(gold=2)
    table.refuses("204 scientist").offers("206 scientist")


@pytest.mark.tells("quantum chameleon", "ruling 81", "conflict 13")
def test_quantum_chameleon_finds_no_free_passive_or_covered_tiles() -> None:
    table = story().built("quantum chameleon", 303).anomaly("factory 1").seat(water=2, neutronium=1)
    table.built(401, 215, 305, "exocrawler", seat=1).anomaly("life_support 1", seat=1)
    assert table.users("quantum chameleon") == []
    assert table.why_not(SPOT) == "something_to_copy"


@pytest.mark.tells("quantum chameleon", "402", "ruling 81")
def test_quantum_chameleon_uses_its_own_labs() -> None:
    table = story(era=6).built("quantum chameleon", 402).built(101, 401, seat=1)
    table.use("quantum chameleon", GENIUS)
    assert table.options == ["era 5", "era 4", "era 3"]
    table.pick("era 3").expect(focus=3).expect(seat=1, focus=6)


@pytest.mark.tells("quantum chameleon", "113")
def test_quantum_chameleon_pays_113_by_the_era() -> None:
    table = story(era=6).seat(titanium=1, gold=1).built("quantum chameleon").built(113, seat=1)
    table.use("quantum chameleon", GENIUS).pick("G", "T").expect(focus=4, vp=2, titanium=0, gold=0)


@pytest.mark.tells("quantum chameleon", "cloning vat", "outback conditioner", "ruling 81")
def test_quantum_chameleon_copies_superprojects() -> None:
    table = story().seat(water=2, titanium=1).built("quantum chameleon").offer(303)
    table.built("cloning vat", "outback conditioner", seat=1).use("quantum chameleon", GENIUS)
    assert table.options == ["outback conditioner", "cloning vat"]
    table.pick("outback conditioner", "construct").expect(
        built=["303", "quantum chameleon"], titanium=0, water=0
    )


@pytest.mark.tells("quantum chameleon", "cloning vat")
def test_quantum_chameleon_clones_a_genius() -> None:
    table = story().built("quantum chameleon").built("cloning vat", seat=1)
    table.use("quantum chameleon", GENIUS).expect(tired={GENIUS: 1}, geniuses=2)


@pytest.mark.tells("quantum chameleon", "grand reservoir", "ruling 83")
def test_quantum_chameleon_drinks_from_the_own_reservoir() -> None:
    table = story().built("quantum chameleon", "grand reservoir").built(207, seat=1)
    table.use("quantum chameleon", GENIUS).expect(uranium=2, water=0)


@pytest.mark.tells("quantum chameleon", "valerian", "ruling 93")
def test_valerians_scientist_may_be_the_chameleon() -> None:
    table = story(paths=("progress", "dominance"), leaders=("valerian", "wolfe")).built("quantum chameleon")
    table.seat(active={SCIENTIST: 1, ENGINEER: 1}).built(211, seat=1).seat(titanium=1)
    assert table.users("quantum chameleon") == [SCIENTIST]
    table.use("quantum chameleon", SCIENTIST).expect(core=1).workers_come_home()
    table.expect(active={SCIENTIST: 1, ENGINEER: 1}, tired={})


@pytest.mark.tells("cloning vat", "ruling 85")
@pytest.mark.parametrize("worker", ANYONE)
def test_cloning_vat_grows_a_tired_copy(worker: str) -> None:
    table = story().seat(active={worker: 1}).built("cloning vat").use("cloning vat", worker)
    table.expect(active={}, tired={worker: 1}, busy=[worker])
    table.workers_come_home().expect(active={}, tired={worker: 2})


@pytest.mark.tells("cloning vat", "valerian", "ruling 85")
def test_cloning_vat_copies_the_printed_type() -> None:
    table = story(paths=("progress", "dominance"), leaders=("valerian", "wolfe")).built("cloning vat")
    table.seat(active={SCIENTIST: 1}).use("cloning vat", SCIENTIST).expect(tired={SCIENTIST: 1})


@pytest.mark.tells("ruling 81", "quantum chameleon")
def test_the_chameleon_copies_any_worker_action_even_an_occupied_one() -> None:
    table = story(era=3).built("quantum chameleon", 305, 303, 311, 412).built("cloning vat", 101, seat=1)
    table.built("quantum chameleon", seat=1).anomaly("factory 1").anomaly("life_support 1", seat=1)
    table.use(305, ENGINEER).pick("pass").seat(uranium=1).use("quantum chameleon", GENIUS)
    assert table.options == ["305", "412", "101", "cloning vat"]
    table.pick("412").expect(uranium=0, vp=2)
