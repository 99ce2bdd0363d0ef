"""Single things at the table: undo, why not, replay, languages, the phone."""

from __future__ import annotations

import random
import re

from playwright.sync_api import expect

from browser.conftest import DESKTOP, PHONE, Somebody
from browser.moments import continued, looked_at, record_at, record_of_a_whole_game
from browser.person import PATIENCE, Person
from browser.tables import EASY, ME, make_finished, make_table
from server.serving import Running

TURN = re.compile(r"^mine ")


def to_my_turn(me: Person) -> None:
    """Through Power up and Warp to the first turn."""
    chance = random.Random(1)
    for _ in range(60):
        assert me.my_choice()
        if any(TURN.match(text) for text in me.options()):
            return
        if me.hand_of_warps:
            me.warp(chance, 0)
        else:
            me.choose(next(text for text in me.options() if text.startswith("suit") or text == "done"))
    raise AssertionError("my turn never comes")


def sit(somebody: Somebody, server: Running, **how: object) -> Person:
    made = make_table(server.url, [ME, EASY], seed=7, paths=["harmony", "dominance"])
    me = somebody(**how).go(made.seats[0])
    me.on_screen("table")
    return me


def test_undo_takes_back_a_turn_until_it_is_let_go(somebody: Somebody, server: Running) -> None:
    me = sit(somebody, server)
    to_my_turn(me)
    before = me.options()
    water = me.page.locator('[data-zone="hand"]').inner_text()
    me.choose("purify scientist")
    assert "end turn" in me.options()
    assert me.page.locator('[data-zone="hand"]').inner_text() != water
    undo = me.page.locator('[data-control="undo"]')
    expect(undo).to_be_enabled()
    version = me.version
    undo.click()
    me.moved_on(version)
    assert me.options() == before
    assert me.page.locator('[data-zone="hand"]').inner_text() == water
    me.choose("purify scientist")
    me.choose("end turn")
    me.my_choice()
    expect(undo).to_be_disabled()  # the computer has answered: what is let go stands


def test_a_dark_place_says_why_not(somebody: Somebody, server: Running) -> None:
    me = sit(somebody, server)
    to_my_turn(me)
    dark = me.place("main/evacuation")
    version = me.version
    dark.click()
    expect(me.page.get_by_text("It opens only with the Impact.")).to_be_visible()
    assert me.version == version


def test_a_dark_place_of_an_enlarged_board_says_why_not_and_can_be_closed(
    somebody: Somebody, server: Running
) -> None:
    me = sit(somebody, server)
    to_my_turn(me)
    me.page.locator('[data-zone="others"]').get_by_role("button").first.click()
    board = me.page.get_by_role("dialog")
    board.locator('[data-place="seat/2/spot/lab/1"]').click()
    bubble = me.page.locator("#table-tip")
    expect(bubble).to_be_visible()
    bubble.get_by_role("button", name="Close").click()
    expect(bubble).to_have_count(0)
    expect(board).to_be_visible()
    board.get_by_role("button", name="Close").click()
    expect(board).to_have_count(0)


def test_a_price_shows_before_the_promise(somebody: Somebody, server: Running) -> None:
    me = sit(somebody, server)
    to_my_turn(me)
    hand = me.page.locator('[data-zone="hand"]')
    plain = hand.inner_text()
    me.page.locator('[data-choose="scientist"]').click()
    me.option("council left scientist").hover()
    expect(hand).not_to_have_text(plain)
    assert "2" in hand.inner_text()


def test_all_moves_of_a_turn_fit_beside_two_opponents(somebody: Somebody, server: Running) -> None:
    made = continued(server.url, record_at("take-turn", 4, 0, 3))
    me = somebody().go(made.seats[0])
    me.on_screen("table")
    me.my_choice()
    assert len(me.options()) > 20
    listed = me.page.get_by_role("group", name="Options")
    assert listed.evaluate("(one) => one.scrollHeight <= one.clientHeight")


def test_a_hint_names_a_move_that_can_be_made(somebody: Somebody, server: Running) -> None:
    me = sit(somebody, server)
    to_my_turn(me)
    me.page.locator('[data-control="hint"]').click()
    # The move, or the space where several Workers can go: the computer player's choice depends on its time.
    hinted = me.page.locator('[data-zone="decision"] :is([data-option], [data-options]).hint')
    expect(hinted).to_have_count(1, timeout=PATIENCE)
    meant = hinted.get_attribute("data-option") or hinted.get_attribute("data-options") or ""
    assert set(meant.split("|")) <= set(me.options())


def test_passing_asks_when_it_would_waste_workers(somebody: Somebody, server: Running) -> None:
    me = sit(somebody, server)
    to_my_turn(me)
    version = me.version
    me.page.locator('[data-control="pass"]').click()
    sure = me.page.get_by_role("alertdialog")
    expect(sure).to_be_visible()
    sure.get_by_role("button").first.click()  # keep playing
    expect(sure).to_have_count(0)
    assert me.version == version


def test_a_finished_game_can_be_seen_again(somebody: Somebody, server: Running) -> None:
    made = make_finished(server.url)
    me = somebody().go(made.seats[0])
    me.on_screen("table")
    me.button("Menu").click()
    me.page.get_by_role("dialog").get_by_role("button", name="Replay").click()
    bar = me.on_screen("replay")
    bar.get_by_role("button", name="To the beginning").click()
    at = bar.locator(".at")
    expect(at).to_contain_text("Move 0 of")
    me.page.keyboard.press("ArrowRight")
    expect(at).to_contain_text("Move 1 of")
    bar.get_by_role("slider").fill("20")
    expect(at).to_contain_text("Move 20 of")
    bar.get_by_role("button", name="To the last move").click()
    expect(at).to_contain_text("The end")
    bar.get_by_label("Through whose eyes").select_option("1")
    with me.page.expect_download() as got:
        bar.get_by_role("button", name="Download the record").click()
    record = got.value.path().read_text("utf-8")
    assert record.startswith("Anachrony record")
    bar.get_by_role("button", name="Back to now").click()
    expect(bar).to_have_count(0)

    # The record opens again from the home page.
    me.go("/")
    me.on_screen("home")
    me.button("Open a record").click()
    me.page.get_by_role("dialog").locator("textarea").fill(record)
    me.page.get_by_role("dialog").get_by_role("button", name="Look at it").click()
    me.on_screen("table")


def test_a_record_that_is_looked_at_has_names_and_a_chart(somebody: Somebody, server: Running) -> None:
    made = looked_at(server.url, record_of_a_whole_game(5))
    me = somebody(viewport=PHONE, has_touch=True, is_mobile=True).go(made.watch)
    me.on_screen("table")
    me.page.locator('[data-tab="log"]').tap()
    log = me.page.locator('[data-zone="log"]')
    expect(log).to_contain_text("Salvation")
    assert "Seat" not in log.inner_text()
    me.button("Menu").tap()
    me.page.get_by_role("dialog").get_by_role("button", name="Points").tap()
    results = me.on_screen("results")
    for path in ("Salvation", "Progress", "Harmony"):
        expect(results.locator("thead").first).to_contain_text(path)
    expect(results.locator("figure")).to_have_count(3)
    body = results.locator("xpath=..")  # three players fit on a phone
    assert body.evaluate("(one) => one.scrollWidth <= one.clientWidth")
    assert results.locator("table").first.evaluate("(one) => one.scrollWidth <= one.clientWidth")


def test_every_language_at_the_table_and_back(somebody: Somebody, server: Running) -> None:
    me = sit(somebody, server)
    me.button("Settings").click()
    timeline = me.page.locator('[data-zone="timeline"]')
    choices = (("Français", "fr", "Époque 1"), ("English", "en", "Era 1"), ("Nederlands", "nl", "Tijdperk 1"))
    for language, code, word in choices:
        me.page.get_by_role("radio", name=language).check()
        expect(timeline).to_contain_text(word)
        assert me.page.evaluate("document.documentElement.lang") == code
        foot = me.place("seat/1/spot/lab/1").bounding_box()
        assert foot is not None
        assert foot["y"] + foot["height"] < DESKTOP["height"]  # long words push nothing out of sight
    me.page.reload()
    me.on_screen("table")
    expect(timeline).to_contain_text("Tijdperk 1")  # it is remembered
    text = me.page.locator("body").inner_text()
    assert not re.search(r"\b(page|ui|guide|codex|option|prompt|event|table)-[a-z]+(-[a-z]+)*\b", text), text


def test_a_phone_has_everything_in_tabs(somebody: Somebody, server: Running) -> None:
    me = sit(somebody, server, viewport=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    to_my_turn(me)
    width = me.page.evaluate("document.documentElement.scrollWidth")
    assert width <= PHONE["width"]
    for name in ("board", "me", "others", "timeline", "log"):
        me.page.locator(f'[data-tab="{name}"]').tap()
        expect(me.page.locator(f'[data-tab="{name}"]')).to_have_attribute("aria-current", "page")
        assert me.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        boxes = me.page.evaluate(
            """() => [...document.querySelectorAll('[data-zone="decision"] button, [data-tab]')]
                .filter((one) => one.offsetParent !== null)
                .map((one) => [one.textContent, Math.round(one.getBoundingClientRect().height)])"""
        )
        assert [one for one in boxes if one[1] < 44] == []
    me.page.locator('[data-tab="board"]').tap()
    before = me.version
    me.option("purify scientist").tap()
    me.moved_on(before)
    me.choose("end turn")
    assert me.my_choice()
