"""A game of the first edition by mouse: chosen on the home page, told there, and played."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from browser.conftest import Somebody
from browser.person import Person


def begin(me: Person) -> None:
    """Choose the first edition with Doomsday against an easy computer; the form says what it is."""
    form = me.on_screen("home").locator("section", has=me.page.get_by_role("heading", name="Play now"))
    form.get_by_role("radio", name="1", exact=True).check(force=True)
    form.get_by_role("radio", name="Easy").check(force=True)
    form.get_by_text("More rules").click()
    expect(form.get_by_role("switch", name="Guardians of the Council")).to_be_visible()
    form.get_by_role("radio", name="First edition", exact=True).check(force=True)
    expect(form.get_by_role("switch", name="Guardians of the Council")).to_have_count(0)
    expect(form.get_by_role("switch", name="Unlimited supplies")).not_to_be_checked()
    expect(form.get_by_role("radio", name="Chronossus")).to_have_count(0)
    form.get_by_text("What is different").click()
    told = form.locator('[data-differences="first"]')
    expect(told).to_contain_text("Limited supplies")
    expect(told).to_contain_text("Matriarch Zaida")
    form.get_by_role("switch", name="Doomsday").check(force=True)
    me.button("Start the game").click()
    me.on_screen("table")


def test_a_game_of_the_first_edition_begins_by_clicking_only(somebody: Somebody) -> None:
    me = somebody().go()
    begin(me)
    chance = random.Random(4)
    for _ in range(15):
        assert me.my_choice()
        me.act(chance, 0.6)


@pytest.mark.soak
def test_a_whole_game_of_the_first_edition_by_clicking_only(somebody: Somebody) -> None:
    me = somebody().go()
    begin(me)
    moves = me.play_to_the_end(random.Random(4), eager=0.6)
    assert moves > 30
    expect(me.on_screen("results")).to_contain_text("Total")
