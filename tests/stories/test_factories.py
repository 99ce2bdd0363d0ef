import pytest

from story import ADMINISTRATOR, ENGINEER, story

BARE = dict.fromkeys(("titanium", "uranium", "gold", "neutronium", "water", "core", "vp"), 0)


@pytest.mark.tells("203")
@pytest.mark.parametrize(("letter", "asset"), [("T", "titanium"), ("U", "uranium"), ("G", "gold")])
def test_203_makes_any_common_resource(letter: str, asset: str) -> None:
    table = story().seat(water=1).built(203).use(203, ADMINISTRATOR)
    assert table.options == ["T", "U", "G"]
    table.pick(letter).expect(**BARE | {asset: 1})


@pytest.mark.tells("210")
def test_210_makes_any_three_resources() -> None:
    table = story().seat(water=4).built(210).use(210, ENGINEER)
    assert table.options == ["3TUG", "1N"]
    table.pick("3TUG", "T", "G", "T").expect(**BARE | {"gold": 1, "titanium": 2, "water": 1})


@pytest.mark.tells("213")
def test_213_takes_any_two_resources_but_no_neutronium() -> None:
    table = story().seat(titanium=1, uranium=1, gold=1, neutronium=1).built(213)
    table.use(213, ENGINEER).pick("G", "U")
    table.expect(**BARE | {"titanium": 1, "neutronium": 1, "core": 2})
