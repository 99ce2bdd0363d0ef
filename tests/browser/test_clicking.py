"""Games by mouse: from the home page to the score sheet."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from browser.conftest import Somebody
from browser.moments import continued, record_at
from browser.person import Person
from server.serving import Running


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
