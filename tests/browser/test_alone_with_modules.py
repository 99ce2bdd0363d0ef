"""A person alone against Chronossus with modules: the form at home, and the bot's board at the table."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import Somebody
from browser.person import Person
from browser.tables import ME, make_table
from server.serving import Running


def at_home(me: Person, rival: str) -> Locator:
    """The form of the home page, with this opponent chosen and all its folds open."""
    me.go("/")
    form = me.page.locator("section:has(#play-now)")
    form.get_by_role("radio", name=rival, exact=True).check(force=True)
    for fold in ("Difficulty", "More rules"):
        form.locator("summary", has_text=fold).click()
    return form


def switch(form: Locator, name: str) -> Locator:
    return form.get_by_role("switch", name=name)


@pytest.mark.tells("tiles with doomsday")
def test_the_form_offers_the_modules_that_it_has_tiles_for(somebody: Somebody) -> None:
    me = somebody()
    form = at_home(me, "Chronossus")
    doomsday, pioneers, guardians = (
        switch(form, name) for name in ("Doomsday", "Pioneers of New Earth", "Guardians of the Council")
    )
    for module in (doomsday, pioneers, guardians):
        expect(module).to_be_enabled()
    expect(switch(form, "Small Council")).to_be_visible()
    expect(switch(form, "Asset draft")).to_have_count(0)
    expect(switch(form, "Action tile C01 on its B side")).to_be_visible()
    expect(switch(form, "Action tile C07 on its B side")).to_have_count(0)
    doomsday.check(force=True)
    expect(pioneers).to_be_disabled()
    expect(guardians).to_be_disabled()
    expect(switch(form, "Action tile C01 on its B side")).to_have_count(0)
    switch(form, "Action tile C07 on its B side").check(force=True)
    me.button("Start the game").click()
    me.on_screen("table")
    board = me.page.locator('details[data-extra="automaton"]').first
    expect(board).to_contain_text("Level 1 Experiment, 1 Energy Core")
    expect(board).to_contain_text("Level 2 Experiment")
    expect(board).to_contain_text(re.compile("Moves the tracker (Save Earth|Seal Fate)"))


def test_the_form_offers_the_chronobot_no_modules(somebody: Somebody) -> None:
    form = at_home(somebody(), "Chronobot")
    early = form.get_by_role("radio", name="Chronobot, early rules")
    expect(early).to_have_count(0)  # who looks for it finds it under "more"
    form.get_by_role("button", name="More opponents").click()
    expect(early).to_have_count(1)
    for name in ("Doomsday", "Pioneers of New Earth", "Guardians of the Council"):
        expect(switch(form, name)).to_be_disabled()
    expect(form).to_contain_text("Chronobot plays the base game, without modules.")


@pytest.mark.tells("markers_1")
def test_a_marked_experiment_says_so(somebody: Somebody, server: Running) -> None:
    terms: dict[str, Any] = {"solo": "chronossus", "modules": ["doomsday"], "difficulty": ["markers_1"]}
    me = somebody().go(make_table(server.url, [ME], paths=["harmony"], **terms).seats[0])
    me.on_screen("table")
    marked = me.page.locator('[data-place="timeline/2/experiment"]')
    expect(marked).to_have_accessible_name(re.compile("marked by Chronossus"))
    expect(marked.locator(".marked")).to_have_count(1)
    expect(me.page.locator(".vial.marked")).to_have_count(1)


@pytest.mark.tells("tiles with pioneers and guardians")
def test_its_board_shows_every_tile_and_the_upgrade_board(somebody: Somebody, server: Running) -> None:
    terms: dict[str, Any] = {
        "solo": "chronossus",
        "modules": ["pioneers", "guardians"],
        "difficulty": ["first_guardian"],
    }
    me = somebody().go(make_table(server.url, [ME], paths=["harmony"], **terms).seats[0])
    me.on_screen("table")
    board = me.page.locator('details[data-extra="automaton"]').first
    for tile in ("C03A", "C09A", "C11A", "C10A"):
        expect(board.locator(f'.tile-of[data-tip="bot:tile_{tile}"]')).to_have_count(1)
    expect(board).to_contain_text("Power 2")
    owner = me.page.locator('[data-extra="guardians"] li', has_text="Guardian 1")
    expect(owner.first).to_contain_text("Chronossus")
