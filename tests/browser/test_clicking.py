"""Games by mouse: from the home page to the score sheet."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from browser.conftest import Somebody


def test_a_whole_game_against_the_computer_by_clicking_only(somebody: Somebody) -> None:
    me = somebody().go()
    me.on_screen("home")
    me.page.get_by_role("radio", name="1", exact=True).check()
    me.page.get_by_role("radio", name="Easy").check()
    me.button("Start the game").click()
    me.on_screen("table")
    moves = me.play_to_the_end(random.Random(1), eager=0.35)
    assert moves > 30
    results = me.on_screen("results")
    expect(results).to_contain_text("Buildings")
    expect(results).to_contain_text("Total")
