"""Games of the older editions by mouse: chosen on the home page, told there and at the table, and played."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import Somebody
from browser.person import Person

NAMES = {"first": "First edition", "preview": "Pre-release"}
MODULES = {"first": ["Doomsday"], "preview": ["Doomsday", "Pioneers of New Earth"]}
TOLD = {
    "first": ["Limited supplies", "Matriarch Zaida"],
    "preview": ["Power Bump", "Temporal Displacement Device"],
}


def ready(me: Person, edition: str) -> Locator:
    """The form of the home page with an edition chosen, against an easy computer."""
    form = me.on_screen("home").locator("section", has=me.page.get_by_role("heading", name="Play now"))
    form.get_by_role("radio", name="1", exact=True).check()
    form.get_by_role("radio", name="Easy").check()
    form.get_by_text("More rules").click()
    expect(form.get_by_role("switch", name="Guardians of the Council")).to_be_visible()
    form.get_by_role("radio", name=NAMES[edition], exact=True).check()
    return form


def begin(me: Person, edition: str) -> None:
    """Read what is different, and play with all its modules."""
    form = ready(me, edition)
    form.get_by_text("What is different").click()
    for told in TOLD[edition]:
        expect(form.locator(f'[data-differences="{edition}"]')).to_contain_text(told)
    for module in MODULES[edition]:
        # Clicked when it lies still: the switch before it may have brought others.
        switch = me.page.get_by_role("switch", name=module).first
        form.locator("label").filter(has=switch).first.click()
        expect(switch).to_be_checked()
    me.button("Start the game").click()
    me.on_screen("table")


def test_the_home_page_offers_what_an_edition_has(somebody: Somebody) -> None:
    me = somebody().go()
    form = ready(me, "first")
    sides = form.get_by_role("group", name="Evacuation Conditions")
    expect(form.get_by_role("switch", name="Guardians of the Council")).to_have_count(0)
    expect(form.get_by_role("switch", name="Pioneers of New Earth")).to_have_count(0)
    expect(form.get_by_role("switch", name="Unlimited supplies")).not_to_be_checked()
    expect(form.get_by_role("radio", name="Chronossus")).to_have_count(0)
    expect(sides.get_by_role("radio", name="Random")).to_be_checked()
    expect(form.get_by_role("group", name="Leaders")).to_be_visible()
    form.get_by_role("radio", name=NAMES["preview"], exact=True).check()
    expect(form.get_by_role("switch", name="Pioneers of New Earth")).to_be_visible()
    expect(form.get_by_role("switch", name="Unlimited supplies")).to_have_count(0)
    expect(form.get_by_role("switch", name="Alternate Timeline")).to_have_count(0)
    expect(sides.get_by_role("radio", name="Random")).not_to_be_checked()
    expect(form.get_by_role("group", name="Leaders")).to_have_count(0)


@pytest.mark.parametrize("edition", NAMES)
def test_a_game_of_an_edition_begins_by_clicking_only(somebody: Somebody, edition: str) -> None:
    me = somebody().go()
    begin(me, edition)
    chance = random.Random(4)
    for _ in range(10):
        assert me.my_choice()
        me.act(chance, 0.6)
    me.button("Menu").click()
    expect(me.page.get_by_role("dialog")).to_contain_text(NAMES[edition])
    expect(me.page.get_by_role("dialog")).to_contain_text("What is different")


@pytest.mark.soak
@pytest.mark.parametrize("edition", NAMES)
def test_a_whole_game_of_an_edition_by_clicking_only(somebody: Somebody, edition: str) -> None:
    me = somebody().go()
    begin(me, edition)
    moves = me.play_to_the_end(random.Random(4), eager=0.6)
    assert moves > 30
    expect(me.on_screen("results")).to_contain_text("Total")
