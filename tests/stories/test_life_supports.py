import pytest

from story import ADMINISTRATOR, ENGINEER, GENIUS, SCIENTIST, story, told

ANYONE = [SCIENTIST, ENGINEER, ADMINISTRATOR, GENIUS]


@pytest.mark.parametrize("tile", [told(301), told(302), told(315)])
@pytest.mark.tells("ruling 53")
def test_that_water_cannot_pay_for_its_own_building(tile: int) -> None:
    table = story().seat(titanium=2, uranium=1).built(303).offer(tile)
    assert table.users("construct 1") == []
    table.seat(water=1).offers("construct 1 engineer")


@pytest.mark.parametrize("tile", [told(311), told(312)])
@pytest.mark.parametrize(("morale", "water"), list(enumerate([2, 2, 3, 3, 3, 4, 4])))
@pytest.mark.tells("supply", "ruling 67")
def test_supply_costs_half_rounded_up(tile: int, morale: int, water: int) -> None:
    table = story().seat(morale=morale, water=water - 1, tired={SCIENTIST: 2}).built(tile)
    assert table.users("supply") == []
    table.seat(water=water).use("supply", ENGINEER).expect(
        water=0, active={SCIENTIST: 3, ADMINISTRATOR: 1, GENIUS: 1}
    )
    assert table.users(tile) == []


@pytest.mark.tells("311", "312", "ruling 67")
def test_supply_is_free_of_water_with_both() -> None:
    table = story().seat(tired={SCIENTIST: 1}).built(311, 312)
    assert table.users("supply") == ANYONE
    table.use("supply", ENGINEER).expect(water=0, tired={}, morale=4)


@pytest.mark.tells("311", "312")
def test_a_covered_one_halves_nothing() -> None:
    table = story().seat(water=2).built(311, 312).anomaly("life_support 2")
    assert table.users("supply") == []
    table.seat(water=3).offers("supply engineer").anomaly("life_support 1")
    assert table.users("supply") == []
    table.seat(water=5).use("supply", ENGINEER).expect(water=0)
