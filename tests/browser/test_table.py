"""Single things at the table: undo, why not, replay, languages, the phone."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect

from browser.conftest import DESKTOP, PHONE, Somebody
from browser.layout import CUT, OVER, WINDOWS
from browser.moments import NAMES, continued, looked_at, record_at, record_of_a_whole_game
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


@pytest.mark.parametrize("size", [(1440, 900), (1366, 650), (1920, 1080), (390, 844)])
def test_the_page_itself_never_scrolls(somebody: Somebody, server: Running, size: tuple[int, int]) -> None:
    made = continued(server.url, record_at("take-turn", 4, 0, 3))
    me = somebody(viewport={"width": size[0], "height": size[1]}).go(made.seats[0])
    me.on_screen("table")
    me.my_choice()
    page = "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
    assert me.page.evaluate(page) == list(size)


@pytest.mark.parametrize(("seats", "era", "locale"), [(3, 6, "en-US"), (3, 4, "fr-FR"), (4, 4, "fr-FR")])
def test_nobody_is_cut_by_a_long_list_of_moves(
    somebody: Somebody, server: Running, seats: int, era: int, locale: str
) -> None:
    made = continued(server.url, record_at("take-turn", era, 0, 3, seats), NAMES[:seats])
    me = somebody(locale=locale).go(made.seats[0])
    me.on_screen("table")
    me.my_choice()
    for width, height in WINDOWS:
        me.page.set_viewport_size({"width": width, "height": height})
        # The cards of the others become smaller until they fit.
        me.page.wait_for_function(f"() => ({CUT})().length === 0")
        assert me.page.locator(".opp").count() == seats - 1


@pytest.mark.parametrize(("width", "height"), WINDOWS)
def test_a_table_of_four_fits_into_every_window(
    somebody: Somebody, server: Running, width: int, height: int
) -> None:
    made = continued(server.url, record_at("take-turn", 3, 1, 3, 4), NAMES)
    me = somebody(viewport={"width": width, "height": height}).go(made.seats[0])
    me.on_screen("table")
    me.my_choice()
    # The cards of the others become smaller until they fit.
    me.page.wait_for_function(f"() => ({CUT})().length === 0")
    listed = me.page.get_by_role("group", name="Options")
    assert listed.evaluate("(one) => one.scrollHeight <= one.clientHeight")
    assert me.page.evaluate(OVER) == 0
    expect(me.page.get_by_role("button", name="End turn")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(
    ("locale", "text", "width", "height"),
    [
        ("fr-FR", "100", 1366, 768),
        ("nl-NL", "100", 1366, 768),
        ("en-US", "115", 1440, 900),
        ("en-US", "130", 1920, 1080),
    ],
)
def test_long_words_and_large_text_fit_too(
    somebody: Somebody, server: Running, locale: str, text: str, width: int, height: int
) -> None:
    made = continued(server.url, record_at("take-turn", 3, 1, 3))
    me = somebody(viewport={"width": width, "height": height}, locale=locale).go(made.seats[0])
    me.on_screen("table")
    me.page.locator(".tool").nth(2).click()
    me.page.locator(f'input[value="{text}"]').check()
    me.page.keyboard.press("Escape")
    me.my_choice()
    assert me.page.evaluate(CUT) == []
    over = """() => [...document.querySelectorAll('.ask .bar, header.top')]
      .filter((one) => one.scrollWidth > one.clientWidth).length"""
    assert me.page.evaluate(over) == 0
    seats = me.page.locator("header.top .order").bounding_box()
    phases = me.page.locator("header.top .when").bounding_box()
    assert seats
    assert phases
    assert phases["x"] + phases["width"] <= seats["x"] + 1
    expect(me.page.locator('[data-zone="decision"] [data-control="end"]')).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(("seats", "era"), [(2, 5), (4, 4), (4, 5)])
def test_a_large_window_shows_what_the_others_have_built(
    somebody: Somebody, server: Running, seats: int, era: int
) -> None:
    made = continued(server.url, record_at("take-turn", era, 1, 3, seats), NAMES[:seats])
    me = somebody(viewport={"width": 1920, "height": 1080}).go(made.seats[0])
    me.on_screen("table")
    me.my_choice()
    with made.api(server.url) as seat:
        view = seat.get("/position").json()["view"]
    for other in view["seats"][1:]:
        card = me.page.locator(f'[data-zone="others"] [data-seat="{other["seat"]}"]')
        spots = [one for one in other["spots"] if not one["continued"]]
        built = [one for one in spots if one["tile"] or one["anomaly"]]
        expect(card.locator(".line-of")).to_have_count(len(spots if seats == 2 else built))
        for one in built:
            if one["tile"] and one["tile"].isdigit() and not one["anomaly"]:
                expect(card).to_contain_text(one["tile"])
    assert me.page.evaluate(CUT) == []


def test_a_list_of_options_shows_that_it_goes_on(somebody: Somebody, server: Running) -> None:
    made = continued(server.url, record_at("take-turn", 5, 0, 5))
    me = somebody(viewport={"width": 1366, "height": 612}, locale="nl-NL").go(made.seats[0])
    me.on_screen("table")
    me.my_choice()
    further = me.page.get_by_role("button", name="Meer opties")
    expect(further).to_be_visible()
    further.click()
    expect(further).to_have_count(0)  # the end is in sight


def test_where_only_free_actions_are_left_they_stand_alone(somebody: Somebody, server: Running) -> None:
    table = continued(server.url, record_at("take-turn", 1, 6, 2))
    me = somebody().go(table.seats[0])
    me.my_choice()
    assert set(me.options()) == {"force workers", "pass"}
    decision = me.page.locator('[data-zone="decision"]')
    expect(decision.get_by_role("group", name="Free Actions")).to_be_visible()
    expect(decision.get_by_role("group", name="Options")).to_have_count(0)
    expect(me.button("More options")).to_have_count(0)


def test_a_card_says_what_it_does_before_it_is_chosen(somebody: Somebody, server: Running) -> None:
    made = make_table(
        server.url, [ME, EASY], seed=7, leaders="choose", evacuation="choose", variants=["asset_draft"]
    )
    me = somebody().go(made.seats[0])
    me.on_screen("table")
    asked: list[str] = []
    while not any("leads you" in question for question in asked):
        assert me.my_choice()
        asked.append(me.page.locator('[data-zone="decision"] h2').inner_text())
        offered = me.page.locator('[data-zone="decision"] [data-option]:not([data-control])')
        assert offered.count() > 1
        for one in offered.all():
            expect(one.locator(".tells")).not_to_have_count(0)
        me.choose(me.options()[0])
    for what in ("Evacuation Condition", "Starting Asset card"):
        assert any(what in question for question in asked), asked


def test_the_top_bar_counts_the_action_rounds(somebody: Somebody, server: Running) -> None:
    me = sit(somebody, server)
    to_my_turn(me)
    bar = me.page.get_by_role("banner")
    expect(bar).to_contain_text("Action round 1")
    me.choose("purify scientist")
    me.choose("end turn")
    me.my_choice()
    expect(bar).to_contain_text("Action round 2")


def test_a_hint_names_a_move_that_can_be_made(somebody: Somebody, server: Running) -> None:
    me = sit(somebody, server)
    to_my_turn(me)
    me.page.locator('[data-control="hint"]').click()
    hinted = me.page.locator('[data-zone="decision"] button.hint')
    expect(hinted).to_have_count(1, timeout=PATIENCE)
    said = me.page.locator('[data-zone="decision"] .hints')
    expect(said).to_contain_text("% to win")  # and where the points come from, and what else there is
    expect(said.locator(".other")).to_have_count(2)
    # a move, or a space where several Workers can go
    moves = hinted.get_attribute("data-option") or hinted.get_attribute("data-options") or ""
    assert set(moves.split("|")) <= set(me.options())


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
    me.from_menu("Replay")
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
    results = me.points()
    for path in ("Salvation", "Progress", "Harmony"):
        expect(results.locator("thead").first).to_contain_text(path)
    expect(results.locator("figure")).to_have_count(3)
    body = results.locator("xpath=..")  # three players fit on a phone
    assert body.evaluate("(one) => one.scrollWidth <= one.clientWidth")
    assert results.locator("table").first.evaluate("(one) => one.scrollWidth <= one.clientWidth")


@pytest.mark.parametrize(("width", "rows"), [(1440, [4]), (800, [2, 2]), (390, [2, 2])])
def test_the_charts_of_four_stand_in_even_rows(
    somebody: Somebody, server: Running, width: int, rows: list[int]
) -> None:
    made = looked_at(server.url, record_of_a_whole_game(5, 4))
    me = somebody(viewport={"width": width, "height": 900}).go(made.watch)
    me.on_screen("table")
    charts = me.points().locator("figure")
    expect(charts).to_have_count(4)
    tops = charts.evaluate_all("(all) => all.map((one) => Math.round(one.getBoundingClientRect().top))")
    assert [tops.count(top) for top in sorted(set(tops))] == rows


def test_the_moves_come_back_from_a_past_that_could_not_be_seen(somebody: Somebody, server: Running) -> None:
    me = sit(somebody, server)
    to_my_turn(me)
    before = me.options()
    me.forgive("ERR_FAILED")
    me.page.route("**/positions?*", lambda route: route.abort())
    me.page.locator('[data-zone="log"] li button').last.click()
    me.on_screen("replay")
    me.page.keyboard.press("Escape")
    assert me.my_choice()
    assert me.options() == before


def test_what_is_judged_at_the_end_counts_at_the_end(somebody: Somebody, server: Running) -> None:
    me = sit(somebody, server)
    me.my_choice()
    with_me = me.page.get_by_role("group", name="Turn order").locator(".mine .pts")
    standing = int(with_me.inner_text())
    assert standing < 3  # nothing is built, and Morale is worth nothing yet
    results = me.points()
    mine = results.get_by_role("row", name="Total").get_by_role("cell", name=str(standing), exact=True)
    expect(mine.first).to_be_visible()
    expect(results.get_by_role("row", name="if it ended now")).to_contain_text("+")


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


def test_leaders_are_chosen_by_their_faces_too(somebody: Somebody, server: Running) -> None:
    made = make_table(server.url, [ME, EASY], seed=7, paths=["harmony", "dominance"], leaders="choose")
    me = somebody().go(made.seats[0])
    assert me.my_choice()
    offered = me.page.locator('[data-zone="decision"] .opts [data-option]')
    assert offered.count() > 1
    drawn = [one.inner_html() for one in offered.locator("svg.pic").all()]
    assert len(set(drawn)) == offered.count()  # one each, and no two alike
