"""Learning: the guided first game in every language, a player who goes their own way, and the codex."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Route, expect

from browser.conftest import PHONE, Somebody
from browser.moments import NAMES, continued, record_at
from browser.person import PATIENCE, Person
from browser.tables import EASY, ME, make_table
from server.serving import Running

KEY = re.compile(r"\b(guide|codex|page|ui|option|prompt|event|rules)-[a-z]+(-[a-z]+)*\b")
START = {"en": "Start the guided game", "nl": "Start het spel met gids", "fr": "Lancer la partie guidée"}


MARKED = ", ".join(
    f'[data-zone="decision"] [{kind}][data-guided]' for kind in ("data-option", "data-options", "data-warp")
)


def lesson(me: Person) -> str:
    return me.page.locator("[data-guide]").get_attribute("data-guide") or ""


def obey(me: Person) -> None:
    """Do what the guide says: go on, or make the marked move."""
    going_on = me.page.locator('[data-act="guide-next"]')
    if going_on.count():
        before = lesson(me)
        going_on.click()
        me.page.wait_for_function(
            "(was) => document.querySelector('[data-guide]')?.dataset.guide !== was",
            arg=before,
            timeout=PATIENCE,
        )
        return
    if me.page.locator('[data-act="guide-show"]').count():  # there is a move to show, so it will be marked
        me.page.wait_for_selector(MARKED, state="attached")
    if me.hand_of_warps:
        tile = me.page.locator('[data-zone="decision"] [data-warp][data-guided]:not([disabled])')
        if tile.count():
            tile.first.click()
        version = me.version
        me.page.locator('[data-zone="decision"] .go').click()
        me.moved_on(version)
        return
    marked = me.page.locator('[data-zone="decision"] [data-option][data-guided]:not([disabled])')
    space = me.page.locator('[data-zone="decision"] [data-options][data-guided]')
    if marked.count():
        me.choose(marked.first.get_attribute("data-option") or "")
    elif space.count():
        version = me.version
        space.first.click()
        me.page.locator("#table-tip [data-option][data-guided]").click()
        me.moved_on(version)
    else:
        me.act(random.Random(me.version), eager=0.5)


OTHERS = [pytest.param(language, marks=pytest.mark.soak) for language in ("nl", "fr")]


@pytest.mark.parametrize("language", ["en", *OTHERS])
def test_the_guided_game_teaches_two_eras(somebody: Somebody, language: str) -> None:
    me = somebody(locale={"en": "en-US", "nl": "nl-BE", "fr": "fr-FR"}[language]).go()
    me.on_screen("home")
    me.page.get_by_role("link", name=START[language]).click()
    me.on_screen("table")
    taught: list[str] = []
    resumed = False
    for _ in range(160):
        me.page.wait_for_function(
            """() => document.querySelector('[data-guide]') !== null
                && document.querySelector('[data-screen="table"]').dataset.busy === undefined""",
            timeout=PATIENCE,
        )
        now = lesson(me)
        if now not in taught:
            taught.append(now)
            card = me.page.locator("[data-guide]")
            card.locator("summary").click()
            text = card.inner_text()
            assert len(text) > 80
            assert not KEY.search(text), text
        if now == "construct" and not resumed:  # left and come back: it goes on where it was
            me.page.reload()
            me.on_screen("table")
            resumed = True
            continue
        if now == "finish":
            break
        if now in ("let-go", "power-done", "mine") or me.page.locator('[data-act="guide-next"]').count():
            obey(me)
        else:
            assert me.my_choice()
            obey(me)
    for needed in (
        "welcome",
        "power",
        "warp",
        "mine",
        "construct",
        "plant",
        "let-go",
        "pass",
        "morning",
        "finish",
    ):
        assert needed in taught, f"{needed} was never taught, only {taught}"
    assert "travel" in taught
    assert "return" in taught
    me.page.locator('[data-act="guide-next"]').click()
    expect(me.page.locator("[data-guide]")).to_have_count(0)


# How many of the marked places the eye meets, and how many there are.
MET = """() => {
  const marked = [...document.querySelectorAll('main [data-place][data-guided]')];
  const met = marked.filter((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  return [met.length, marked.length];
}"""


@pytest.mark.parametrize("text", [pytest.param(100, marks=pytest.mark.soak), 115])
def test_on_a_phone_the_guide_hides_nothing_and_opens_what_it_speaks_of(
    somebody: Somebody, text: int
) -> None:
    me = somebody(viewport=PHONE, has_touch=True, is_mobile=True)
    me.read_at(text).go("/learn").on_screen("table")
    seen: set[str] = set()
    for _ in range(24):
        me.page.wait_for_selector("[data-guide]")
        now = lesson(me)
        card = me.page.locator("[data-guide]").bounding_box()
        table = me.page.locator(".tb.table").bounding_box()
        assert card is not None
        assert table is not None
        assert card["y"] + card["height"] <= table["y"] + 1, now
        assert table["y"] + table["height"] <= PHONE["height"] + 1, now
        if not me.page.locator('[data-act="guide-next"]').count():
            me.my_choice()
            me.page.wait_for_selector(MARKED, state="attached")
            met, marked = me.page.evaluate(MET)
            if marked:
                assert met, now
                seen.add(now)
        obey(me)
    assert {"power", "mine", "mine-pool", "construct", "plant", "research"} <= seen
    me.button("End the guide").click()
    table = me.page.locator(".tb.table").bounding_box()
    assert table is not None
    assert table["y"] == 0


def test_the_guide_keeps_up_with_somebody_who_goes_their_own_way(somebody: Somebody) -> None:
    me = somebody().go("/learn")
    me.on_screen("table")
    chance = random.Random(9)
    for _ in range(14):
        assert me.my_choice()
        going_on = me.page.locator('[data-act="guide-next"]')
        while going_on.count() and lesson(me) != "finish":
            going_on.click()
        me.act(chance)
    me.button("End the guide").click()
    expect(me.page.locator("[data-guide]")).to_have_count(0)
    me.page.reload()
    me.on_screen("table")
    assert me.my_choice()
    expect(me.page.locator("[data-guide]")).to_have_count(0)


def test_the_second_lesson_goes_on_from_chapter_to_chapter(somebody: Somebody) -> None:
    me = somebody().go("/learn/more")
    me.on_screen("chapters")
    me.page.locator('[data-chapter="superproject"] a').click()
    me.on_screen("table")
    taught: list[str] = []
    while not taught or taught[-1] != "superproject-end":
        me.page.wait_for_selector("[data-guide]")
        taught.append(lesson(me))
        if taught[-1] in ("superproject-go", "superproject-which", "superproject-where"):
            me.my_choice()
        if taught[-1] != "superproject-end":
            obey(me)
    assert taught[:3] == ["superproject", "superproject-go", "superproject-which"]
    # One that was known is skipped, one that was taken is marked, and the next is offered.
    me.page.locator('[data-act="guide-chapter"]').click()
    me.page.locator('[data-guide="council"]').wait_for()
    me.page.locator('[data-act="guide-skip"]').click()
    me.page.locator('[data-guide="debt"]').wait_for()
    me.go("/learn/more").on_screen("chapters")
    expect(me.page.locator("[data-chapter].done")).to_have_count(1)
    expect(me.page.locator('[data-chapter="council"] a.main')).to_be_visible()


FORGET = """() => {
  const kept = JSON.parse(localStorage.getItem('anachrony.tables'));
  for (const one of Object.values(kept)) one.seen = 1;
  localStorage.setItem('anachrony.tables', JSON.stringify(kept));
}"""


def test_nothing_opens_over_the_guide_of_somebody_who_comes_back(somebody: Somebody, server: Running) -> None:
    """Elsewhere a summary tells what happened since the last move; a guided game has its own words."""
    guided = somebody().go("/learn")
    ordinary = somebody().go(make_table(server.url, [ME, EASY], seed=7).seats[0])
    for me in (guided, ordinary):
        me.on_screen("table")
        while me.my_choice() and not me.hand_of_warps:  # through Power up, as the other seat
            me.choose(me.options()[0])
        me.warp(random.Random(1), 0)
        me.my_choice()
        me.choose("purify scientist")
        me.choose("end turn")
        me.my_choice()
        me.page.evaluate(FORGET)
        me.page.reload()
        me.my_choice()
    expect(ordinary.page.get_by_role("dialog")).to_be_visible()
    expect(guided.page.locator("[data-guide]")).to_be_visible()
    expect(guided.page.get_by_role("dialog")).to_have_count(0)


def test_no_summary_opens_over_somebody_who_has_begun_to_play(somebody: Somebody, server: Running) -> None:
    """However late the log comes: what happened in this visit is no news."""
    me = somebody()
    late: list[Route] = []

    def hold(route: Route) -> None:
        late.append(route)

    me.page.route("**/log?**", hold)
    me.go(continued(server.url, record_at("power-up", 7, 0, 3, 2), NAMES[:2]).seats[0])
    me.my_choice()
    me.page.wait_for_function("() => localStorage.getItem('anachrony.tables')?.includes('\"seen\"')")
    while me.my_choice() and "pass" not in me.options():  # until the other seat has powered up too
        me.choose(me.options()[0])
    for route in late:
        route.continue_()
    me.page.unroute("**/log?**")
    expect(me.page.locator('[data-zone="log"] li').first).to_be_visible()
    expect(me.page.get_by_role("dialog")).to_have_count(0)


def test_the_codex_finds_components_and_rules(somebody: Somebody) -> None:
    me = somebody().go("/codex")
    codex = me.page.locator("[data-codex]")
    expect(codex.locator("[data-entry]")).not_to_have_count(0)
    assert codex.locator("[data-entry]").count() > 200
    expect(codex.get_by_role("article")).to_contain_text("What you are after")  # until something is chosen
    codex.locator("[data-entry]").last.click()
    expect(codex.get_by_role("article").get_by_role("heading").first).to_be_in_viewport()
    expect(codex.get_by_role("searchbox")).to_be_in_viewport()
    search = codex.get_by_role("searchbox")
    search.fill("wolfe")
    expect(codex.locator("[data-entry]")).to_have_count(1)
    codex.locator("[data-entry]").click()
    expect(codex.get_by_role("article")).to_contain_text("Energy Core")
    search.fill("anomaly paradox")
    expect(codex.locator('[data-entry="rules/anomalies"]')).to_be_visible()
    search.fill("zzzz")
    expect(codex.get_by_role("status")).to_have_text("Nothing found")
    search.fill("")
    codex.get_by_role("combobox").select_option("lab")
    for entry in codex.locator("[data-entry]").all():
        assert (entry.get_attribute("data-entry") or "").startswith("tiles/4")


def test_a_tooltip_leads_into_the_codex(somebody: Somebody, server: Running) -> None:
    made = make_table(server.url, [ME, EASY], seed=7, paths=["harmony", "dominance"])
    me = somebody().go(made.seats[0])
    me.on_screen("table")
    assert me.my_choice()
    me.page.locator(
        '[data-zone="offer"] [data-place="offer/101"]'
    ).click()  # dark now: it says why, and what it is
    me.button("Codex").last.click()
    article = me.page.get_by_role("dialog").get_by_role("article")
    expect(article).to_contain_text("Power Plant 101")
    expect(article).to_contain_text("Time Travel up to 1 Era back")


def test_the_codex_on_a_phone_shows_one_thing_at_a_time(somebody: Somebody) -> None:
    me = somebody(viewport=PHONE, has_touch=True, is_mobile=True).go("/codex")
    codex = me.page.locator("[data-codex]")
    codex.locator('[data-entry="rules/warp"]').tap()
    expect(codex.get_by_role("article")).to_contain_text("Your future self")
    expect(codex.get_by_role("searchbox")).to_be_hidden()
    codex.get_by_role("button", name="Back to the list").tap()
    expect(codex.get_by_role("searchbox")).to_be_visible()
