import pytest

from story import ENGINEER, story


@pytest.mark.tells("113", "401", "ruling 77")
def test_113_travels_further_with_401() -> None:
    table = story(era=5).seat(titanium=1, uranium=1).built(113, 401)
    table.use(113, ENGINEER).pick("U", "stop", "era 3")
    table.expect(vp=1, focus=3, uranium=0)
