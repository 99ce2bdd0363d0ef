"""What players stumbled over: keys, dice, side B, unread words, and a tablet held upright."""

from __future__ import annotations

import re
from functools import cache

import pytest
from playwright.sync_api import ViewportSize, expect

from anachrony import Game
from anachrony.players.levels import make_player
from browser.conftest import DESKTOP, PHONE, Somebody
from browser.moments import NAMES, continued, looked_at, record_at, record_of_a_whole_game
from browser.person import Person
from browser.tables import ME, make_table
from server.serving import Running

UPRIGHT = {"width": 820, "height": 1180}
SEED = 3

# What of a tile or of a line of the hand is wider than the room it has.
WIDE = """() => {
  const board = document.querySelector('.me');
  const right = board.getBoundingClientRect().right + 1;
  return [...board.querySelectorAll('.tile .fx, .tile .word, .grp, .card .words, .asset')]
    .filter((one) => one.scrollWidth > one.clientWidth + 2 || one.getBoundingClientRect().right > right)
    .map((one) => `${one.className} ${one.textContent.trim()}`);
}"""
# Whether two parts of the page lie over each other.
MEET = """([a, b]) => {
  const rects = (of) => [...document.querySelectorAll(of)].map((one) => one.getBoundingClientRect());
  return rects(a).some((x) => rects(b).some((y) =>
    x.left < y.right - 1 && y.left < x.right - 1 && x.top < y.bottom - 1 && y.top < x.bottom - 1));
}"""


def sit(me: Person, url: str, prompt: str, era: int, placed: int = 0, seats: int = 3) -> Person:
    record = record_at(prompt, era, placed, SEED, seats)
    me.go(continued(url, record, NAMES[:seats], ME).seats[0]).on_screen("table")
    me.my_choice()
    return me


# --- a tablet held upright ----------------------------------------------------------------------------


def test_a_tablet_held_upright_shows_my_board_whole(somebody: Somebody, server: Running) -> None:
    me = sit(somebody(viewport=UPRIGHT, has_touch=True), server.url, "take-turn", 4, 1)
    me.page.locator('[data-tab="me"]').tap()
    expect(me.page.locator(".me .tile").first).to_be_visible()
    assert me.page.evaluate(WIDE) == []


def test_a_tablet_held_upright_shows_every_era(somebody: Somebody, server: Running) -> None:
    me = sit(somebody(viewport=UPRIGHT, has_touch=True), server.url, "take-turn", 4, 1)
    me.page.locator('[data-tab="timeline"]').tap()
    for era in range(1, 8):
        expect(me.page.locator(f'.timeline [data-place="timeline/{era}"]').first).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("locale", ["en-US", "fr-FR", "nl-NL"])
def test_on_a_tablet_the_phase_lies_beside_four_seats_not_under_them(
    somebody: Somebody, server: Running, locale: str
) -> None:
    me = sit(somebody(viewport=UPRIGHT, has_touch=True, locale=locale), server.url, "take-turn", 3, 1, 4)
    assert me.page.locator(".top .seat").count() == 4
    assert not me.page.evaluate(MEET, [".top .when span, .top .era", ".top .seat"])


# --- larger text ----------------------------------------------------------------------------------------

# Warp tiles, and the gaps they left, that are not seen whole.
WARPS_CUT = """() => {
  const room = document.querySelector('.me').getBoundingClientRect();
  return [...document.querySelectorAll('.me .warps > *')].filter((one) => {
    const { right, bottom, width } = one.getBoundingClientRect();
    return right > room.right - 4 || bottom > room.bottom || width < 14;
  }).length;
}"""


@pytest.mark.parametrize(("width", "height", "text"), [(1440, 900, 115), (1280, 720, 100)])
def test_nine_warp_tiles_are_seen_whole(
    somebody: Somebody, server: Running, width: int, height: int, text: int
) -> None:
    me = somebody(viewport={"width": width, "height": height}).read_at(text)
    sit(me, server.url, "choose-warp", 3)
    assert me.page.locator(".me .warps > *").count() == 9
    assert me.page.evaluate(WARPS_CUT) == 0


def test_the_largest_text_leaves_a_desktop_a_desktop(somebody: Somebody, server: Running) -> None:
    me = sit(somebody().read_at(130), server.url, "take-turn", 3, 1)
    expect(me.page.locator("[data-tab]")).to_have_count(0)
    expect(me.page.locator('[data-zone="decision"] [data-control="end"]')).to_be_in_viewport(ratio=1)
    last = me.page.locator(".me .warps").first
    last.scroll_into_view_if_needed()
    expect(last).to_be_in_viewport(ratio=1)


# --- the guide ------------------------------------------------------------------------------------------

# Marks of the guide that something they stand in cuts off, and cannot be scrolled to show.
RINGS_CUT = """() => [...document.querySelectorAll('[data-guided]')].filter((one) => {
  const style = getComputedStyle(one);
  const far = parseFloat(style.outlineOffset) + parseFloat(style.outlineWidth);
  const { left, right, top, bottom } = one.getBoundingClientRect();
  for (let up = one.parentElement; up; up = up.parentElement) {
    const { overflow, contain } = getComputedStyle(up);
    if (overflow === 'visible' && !/paint|strict|content/.test(contain)) continue;
    const room = up.getBoundingClientRect();
    const longer = up.scrollWidth > up.clientWidth || up.scrollHeight > up.clientHeight;
    if (/auto|scroll/.test(overflow) && longer) return false;
    if (left - far < room.left - 1 || right + far > room.right + 1) return true;
    if (top - far < room.top - 1 || bottom + far > room.bottom + 1) return true;
  }
  return false;
}).map((one) => one.dataset.place ?? one.dataset.option ?? one.dataset.zone)"""


@pytest.mark.parametrize("window", [DESKTOP, PHONE])
def test_show_me_lights_the_move_and_no_mark_of_the_guide_is_cut(
    somebody: Somebody, window: ViewportSize
) -> None:
    me = somebody(viewport=window, has_touch=window == PHONE).go("/learn")
    me.on_screen("table")
    going_on, show = (me.page.locator(f'[data-act="guide-{act}"]') for act in ("next", "show"))
    while not show.count():
        assert me.page.evaluate(RINGS_CUT) == []
        going_on.click()
    me.my_choice()
    marked = me.page.locator('[data-zone="decision"] [data-option][data-guided]').first
    expect(marked).to_be_visible()
    assert me.page.evaluate(RINGS_CUT) == []
    show.click()
    ring = me.page.locator("[data-spotlight] rect").first
    expect(ring).to_be_visible()
    around, move = ring.bounding_box(), marked.bounding_box()
    assert around is not None
    assert move is not None
    assert around["x"] <= move["x"]
    assert around["y"] <= move["y"]
    assert around["x"] + around["width"] >= move["x"] + move["width"]
    before = me.version
    marked.click()
    expect(me.page.locator("[data-spotlight]")).to_have_count(0)
    me.moved_on(before)


# --- side B ---------------------------------------------------------------------------------------------


def test_side_b_tells_both_ways_to_pay_for_a_hex_and_the_powers_of_its_path(
    somebody: Somebody, server: Running
) -> None:
    made = make_table(
        server.url, [ME, {**ME, "name": "Tomas"}], SEED, side="B", paths=["harmony", "progress"]
    )
    me = somebody().go(made.seats[0])
    me.on_screen("table")
    hex_ = me.page.locator('[data-place="seat/1/hex/bottom_left"]')
    expect(hex_.locator(".price")).to_have_text(re.compile(r"^1\s*/\s*3\s*$"))
    hex_.hover()
    tip = me.page.locator("#table-tip")
    expect(tip).to_contain_text("or")
    expect(tip.locator(".pay svg")).to_have_count(2)
    me.page.locator('[data-tip="path:harmony"]').hover()
    expect(tip).to_contain_text("Always")


# --- the Research dice ----------------------------------------------------------------------------------


def test_the_research_dice_lie_as_they_fell_before_the_moment_that_is_shown(
    somebody: Somebody, server: Running
) -> None:
    made = looked_at(server.url, record_of_a_whole_game(4))
    me = somebody().go(made.watch)
    me.on_screen("table")
    shape = me.page.locator('[data-place="die/shape"]')
    expect(shape.locator("use")).not_to_have_attribute("href", "#k-any")  # somebody has researched here
    me.go(f"{made.watch.partition('#')[0]}?move=0#{made.watch.rpartition('#')[2]}")
    me.page.reload()
    expect(shape.locator("use")).to_have_attribute("href", "#k-any")


# --- keys -----------------------------------------------------------------------------------------------


def test_numbers_and_arrows_choose_warp_tiles(somebody: Somebody, server: Running) -> None:
    me = sit(somebody(), server.url, "choose-warp", 3)
    tiles = me.page.locator('[data-zone="decision"] [data-warp]')
    me.page.keyboard.press("2")
    expect(tiles.nth(1)).to_have_attribute("aria-pressed", "true")
    tiles.nth(0).focus()
    me.page.keyboard.press("ArrowRight")
    expect(tiles.nth(1)).to_be_focused()
    before = me.version
    me.page.keyboard.press("0")
    me.moved_on(before)


def test_letters_press_the_controls_and_a_question_mark_shows_the_keys(
    somebody: Somebody, server: Running
) -> None:
    me = sit(somebody(), server.url, "take-turn", 4, 1)
    me.page.keyboard.press("?")
    keys = me.page.get_by_role("dialog")
    for name in ("End turn", "Undo", "Hint", "Pass"):
        expect(keys).to_contain_text(name)
    me.page.keyboard.press("Escape")
    expect(keys).to_have_count(0)
    me.page.keyboard.press("h")
    expect(me.page.locator("p.hinted")).to_be_visible()
    before = me.version
    me.choose(next(text for text in me.options() if text.startswith(("purify", "mine", "recruit", "trade"))))
    while me.page.locator('[data-control="end"]').is_disabled():
        me.my_choice()
        me.choose(me.options()[0])
    turn = me.version
    me.page.keyboard.press("u")
    me.moved_on(turn)
    assert me.version > turn > before


# --- words ----------------------------------------------------------------------------------------------


def test_unread_words_are_marked_on_a_phone(somebody: Somebody, server: Running) -> None:
    made = make_table(server.url, [ME, {**ME, "name": "Tomas"}], SEED)
    me = somebody(viewport=PHONE, has_touch=True, is_mobile=True).go(made.seats[0])
    me.on_screen("table")
    with made.api(server.url, 1) as friend:
        assert friend.post("/chat", json={"text": "Your turn!"}).is_success
    expect(me.page.locator(".tools .unread:visible")).to_have_count(1)
    me.button("Menu").tap()
    me.page.get_by_role("dialog").get_by_role("button", name="Talk: one new message").tap()
    expect(me.page.get_by_text("Your turn!")).to_be_visible()
    expect(me.page.locator(".tools .unread")).to_have_count(0)


@cache
def passed_for_me() -> str:
    """A game up to where nothing was left to the first seat, and it passed without being asked."""
    for seed in range(1, 40):
        game = Game.new(["harmony", "progress"], seed=seed, leaders="random", first=1, hold_turns=True)
        players = [make_player("random", seed * 4 + seat) for seat in range(2)]
        last = ""
        while not game.over:
            decision = game.decisions[0]
            passed = game.view(0)["passed"]
            if decision.seat == 0 and decision.prompt == "end-turn" and 0 in passed and last != "pass":
                return game.record()
            move = players[decision.seat].choose(game, decision)
            if decision.seat == 0:
                last = move.text
            game.play(move)
    raise AssertionError("nobody ever runs out of moves")


def test_where_nothing_is_left_it_says_that_i_pass(somebody: Somebody, server: Running) -> None:
    me = somebody().go(continued(server.url, passed_for_me(), NAMES[:2]).seats[0])
    me.on_screen("table")
    asked = me.page.locator('[data-zone="decision"] h2')
    expect(asked).to_have_text("Nothing is left for you to do: you pass.")
