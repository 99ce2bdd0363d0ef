"""Games by mouse: from the home page to the score sheet."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import ViewportSize, expect

from browser.conftest import Somebody
from browser.moments import CLASSIC, continued, record_at
from browser.person import Person
from browser.tables import EASY, ME, make_table
from server.serving import Running

FRACTURES = ("fractures", "variable_anomalies")
WINDOWS = ((1440, 900), (1280, 720), (1024, 768), (820, 1180), (844, 390), (390, 844))


def begin(me: Person) -> None:
    me.go().on_screen("home")
    me.page.get_by_role("radio", name="1", exact=True).check()
    me.page.get_by_role("radio", name="Easy").check()
    me.button("Start the game").click()
    me.on_screen("table")


def the_score_is_told(me: Person) -> None:
    results = me.on_screen("results")
    expect(results).to_contain_text("Buildings")
    expect(results).to_contain_text("Total")


def test_a_game_against_the_computer_begins_by_clicking_only(somebody: Somebody) -> None:
    me = somebody()
    begin(me)
    chance = random.Random(1)
    for _ in range(20):
        assert me.my_choice()
        me.act(chance, eager=0.5)


def test_a_game_against_computers_ends_by_clicking_only(somebody: Somebody, server: Running) -> None:
    me = somebody().go(continued(server.url, record_at("take-turn", 6, 0, 3)).seats[0])
    me.on_screen("table")
    assert me.play_to_the_end(random.Random(1), eager=0.35) > 8
    the_score_is_told(me)


@pytest.mark.soak
def test_a_whole_game_against_the_computer_by_clicking_only(somebody: Somebody) -> None:
    me = somebody()
    begin(me)
    assert me.play_to_the_end(random.Random(1), eager=0.35) > 30
    the_score_is_told(me)


@pytest.mark.soak
@pytest.mark.parametrize("modules", [CLASSIC, FRACTURES], ids="-".join)
@pytest.mark.parametrize("window", WINDOWS, ids="{0[0]}x{0[1]}".format)
def test_a_whole_game_of_four_with_modules_by_clicking_only(
    somebody: Somebody, server: Running, window: tuple[int, int], modules: tuple[str, ...]
) -> None:
    seen: ViewportSize = {"width": window[0], "height": window[1]}
    me = somebody(viewport=seen, has_touch=window[0] < 1000)
    made = make_table(server.url, [ME, EASY, EASY, EASY], seed=window[1], modules=list(modules))
    me.go(made.seats[0]).on_screen("table")
    assert me.play_to_the_end(random.Random(window[0]), eager=0.35) > 20
    the_score_is_told(me)
