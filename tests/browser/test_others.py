"""The cards of the others: what they have built is seen without opening anything."""

from __future__ import annotations

import pytest

from browser.conftest import Somebody
from browser.layout import CUT, SEEN
from browser.moments import CLASSIC, NAMES, continued, random_moments
from browser.tables import ME
from server.serving import Running

MODULES = {"base": (), "classic": CLASSIC, "fractures": ("fractures", "variable_anomalies")}


@pytest.mark.parametrize("modules", MODULES.values(), ids=MODULES)
def test_four_players_see_what_the_others_have_built(
    somebody: Somebody, server: Running, modules: tuple[str, ...]
) -> None:
    made = continued(server.url, random_moments(5, 3, modules)[2], NAMES, ME)
    me = somebody().go(made.seats[0])
    me.my_choice()
    with made.api(server.url) as api:
        seats = api.get("/position").json()["view"]["seats"]
    built = [
        sum(1 for spot in seat["spots"] if (spot["tile"] or spot["anomaly"]) and not spot["continued"])
        for seat in seats
    ]
    assert sum(built[1:]) > 2
    me.page.wait_for_function(f"() => ({CUT})().length === 0")
    for seat in (1, 2, 3):
        assert me.page.evaluate(SEEN, f'.opp[data-seat="{seat}"] .stamp') == built[seat]
