"""Moves that are hardly ever meant are warned of, and what is looked for is found where one looks first."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Browser, expect

from anachrony.server.web.reach import own_address
from browser.conftest import PHONE, Somebody
from browser.moments import NAMES, continued, looked_at, record_at, record_of_a_whole_game
from browser.person import Person
from browser.tables import ME
from server.serving import Running, running, settings_for, sqlite_url

SEED = 3


def sit(me: Person, url: str, prompt: str, era: int) -> Person:
    me.go(continued(url, record_at(prompt, era, 0, SEED), NAMES[:3], ME).seats[0]).on_screen("table")
    me.my_choice()
    return me


# --- traps ----------------------------------------------------------------------------------------------


def test_to_warp_nothing_is_not_the_big_button(somebody: Somebody, server: Running) -> None:
    me = sit(somebody(), server.url, "choose-warp", 3)
    go = me.page.locator('[data-zone="decision"] .go')
    expect(go).to_have_class(re.compile(r"\bquiet\b"))
    me.page.locator('[data-zone="decision"] [data-warp]:not([disabled])').first.click()
    expect(go).not_to_have_class(re.compile(r"\bquiet\b"))


def test_done_without_an_exosuit_asks_first(somebody: Somebody, server: Running) -> None:
    me = sit(somebody(), server.url, "power-up", 2)
    before = me.version
    me.option("done").click()
    asked = me.page.get_by_role("alertdialog")
    expect(asked).to_contain_text("Without an Exosuit")
    asked.get_by_role("button", name="Cancel").click()
    expect(asked).to_have_count(0)
    assert me.version == before
    me.choose("done")


def test_a_place_of_no_use_is_lit_quietly_and_says_so(somebody: Somebody, server: Running) -> None:
    me = sit(somebody(), server.url, "take-turn", 2)
    places = [place for place in me.lit() if place.startswith("main/council/")]
    assert places
    for place in places:
        expect(me.place(place)).to_have_class(re.compile(r"\bvain\b"))
    me.place(places[0]).hover()
    expect(me.page.locator("#table-tip")).to_contain_text("No Capital Action is full")
    expect(me.page.locator(".place.lit.vain")).to_have_count(len(places))


# --- what is looked for ---------------------------------------------------------------------------------


def test_a_replay_has_ticks_for_the_eras_and_tells_the_move_on_a_phone(
    somebody: Somebody, server: Running
) -> None:
    made = looked_at(server.url, record_of_a_whole_game(SEED))
    me = somebody(viewport=PHONE, has_touch=True).go(made.watch)
    me.on_screen("table")
    me.from_menu("Replay")
    me.page.locator('[data-era-tick="3"]').tap()
    expect(me.page.locator(".top .era")).to_contain_text("Era 3")
    expect(me.page.locator("[data-replay-told]")).to_contain_text("Era 3 begins")


def test_the_end_says_who_won_each_endgame_condition(somebody: Somebody, server: Running) -> None:
    made = looked_at(server.url, record_of_a_whole_game(SEED))
    me = somebody().go(made.watch)
    me.on_screen("table")
    me.points()
    conditions = me.page.locator("[data-condition]")
    expect(conditions).to_have_count(5)
    for i in range(5):
        expect(conditions.nth(i).locator("b").first).to_be_visible()


def test_a_phone_offers_the_guided_game_first(somebody: Somebody) -> None:
    me = somebody(viewport=PHONE, has_touch=True).go()
    me.on_screen("home")
    learn = me.page.get_by_role("region", name="First time here?").bounding_box()
    play = me.page.locator("section", has=me.page.locator("#play-now")).bounding_box()
    assert learn is not None
    assert play is not None
    assert learn["y"] < play["y"]


def test_a_link_that_only_this_machine_can_open_says_so(somebody: Somebody, server: Running) -> None:
    me = somebody().go()
    me.page.get_by_label("Your name").first.fill("Mira")
    me.button("Make the table").click()
    lobby = me.on_screen("lobby")
    expect(lobby.get_by_text("Only this computer can open this link").first).to_be_visible()
    expect(lobby.locator("code").first).to_contain_text("--host 0.0.0.0")


def test_a_link_for_others_has_the_address_that_they_can_reach(browser: Browser, tmp_path: Path) -> None:
    with running(settings_for(sqlite_url(tmp_path), hosts=("0.0.0.0",))) as server:
        me = Person(browser.new_context(locale="en-US"), server.url)
        me.go().page.get_by_label("Your name").first.fill("Mira")
        me.button("Make the table").click()
        link = me.on_screen("lobby").locator(".link input").first
        expect(link).to_have_value(re.compile(re.escape(own_address() or "127.0.0.1")))
        me.context.close()
