"""The coach on the page: asked, followed, read, learned from; and a position of a game played on."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import httpx
import pytest
from playwright.sync_api import expect

from anachrony.game import Game
from anachrony.players.random import RandomPlayer
from browser.conftest import PHONE, Somebody
from browser.person import TABLE
from server.misbehaving import eager
from server.serving import Running, running, settings_for, sqlite_url


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One whose analyses yield to nobody: tests keep every core busy."""
    url = sqlite_url(tmp_path_factory.mktemp("coach"))
    with eager(), running(settings_for(url)) as started:
        yield started


def short_game(url: str, link: str = "host") -> str:
    """The beginning of a game, uploaded to look at; its address with the host's link, or another one."""
    game = Game.new(players=2, seed=5)
    player = RandomPlayer(5)
    for _ in range(20):
        decision = game.decisions[0]
        game.play(player.choose(game, decision))
    made = httpx.post(f"{url}/api/records", json={"record": game.record()}, timeout=60).json()
    return f"/table/{made['table']['id']}#{made[link]}"


def test_a_game_is_analyzed_and_its_worst_move_is_shown_and_bettered(
    somebody: Somebody, server: Running
) -> None:
    me = somebody()
    me.go(short_game(server.url)).on_screen("table")
    page = me.page
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Analysis", exact=True).click()
    page.get_by_role("button", name="Analyze this game").click()
    coach = page.locator('[data-screen="coach"]')
    expect(coach).to_have_attribute("data-status", "done", timeout=120_000)
    expect(coach.locator("polyline")).to_have_count(2)
    expect(coach.get_by_role("row", name=re.compile("Whole game"))).to_be_visible()

    fault = coach.locator(".fault").first
    fault.click()
    expect(page.locator('[data-screen="replay"]')).to_contain_text(re.compile(r"Move \d+ of 20"))
    coach.get_by_role("button", name=re.compile("^Find (a )?better")).click()
    coach.get_by_role("button", name="Tell me").click()
    expect(coach.get_by_role("status")).to_contain_text("The coach would have played")
    expect(coach.locator(".option.right")).to_have_count(1)


def test_a_position_is_played_on_at_a_table_of_ones_own(somebody: Somebody, server: Running) -> None:
    me = somebody(viewport=PHONE, has_touch=True)
    old = short_game(server.url)
    me.go(old).on_screen("table")
    page = me.page
    page.get_by_role("button", name="Menu").tap()
    page.get_by_role("button", name="Replay").tap()
    page.get_by_role("button", name="One move back").tap()
    expect(page.locator('[data-screen="replay"]')).to_contain_text("Move 19 of 20")
    page.get_by_role("button", name="Try it from here").tap()
    page.get_by_role("button", name="Play all seats myself").tap()
    page.wait_for_url(lambda address: old.partition("#")[0] not in address)
    expect(page.locator('[data-screen="hand-over"], [data-screen="table"]').first).to_be_visible()


def test_a_variation_branches_and_its_link_shows_the_same_to_somebody_else(
    somebody: Somebody, server: Running
) -> None:
    me, chance = somebody(permissions=["clipboard-read", "clipboard-write"]), Random(3)
    me.go(short_game(server.url, "watch")).on_screen("table")
    page = me.page
    me.from_menu("Replay")
    page.get_by_role("button", name="Explore other moves from here").click()
    line = me.on_screen("line")
    for moves in ("1", "2"):
        assert me.my_choice()
        me.act(chance)
        expect(line).to_have_attribute("data-moves", moves)
    tried = page.locator("[data-line-move]")
    first, second = (one.get_attribute("data-line-move") for one in tried.all())

    page.get_by_role("button", name="One move back").click()
    expect(tried.first).to_have_attribute("aria-current", "step")
    assert me.my_choice()
    me.choose(next(one for one in me.options() if one not in (second, "pass")))
    branch = page.locator("[data-line-branch]")
    expect(branch).to_have_attribute("data-line-branch", second or "")
    page.get_by_role("button", name="Copy a link to this line").click()
    link = page.evaluate("() => navigator.clipboard.readText()")
    branch.click()
    expect(tried.nth(1)).to_have_attribute("data-line-move", second or "")

    other = somebody(viewport=PHONE, has_touch=True)
    other.go(link)
    expect(other.on_screen("line")).to_have_attribute("data-moves", "2")
    shown = f"() => document.querySelector('{TABLE}').dataset.version"
    assert other.page.evaluate(shown) == page.evaluate(shown)
    other.page.locator('[data-tab="log"]').tap()
    expect(other.page.locator("[data-line-move]").first).to_have_attribute("data-line-move", first or "")
    other.page.get_by_role("button", name="Back to the game").tap()
    expect(other.page.locator('[data-screen="replay"]')).to_contain_text("Move 20 of 20")


def test_a_link_that_strangers_cannot_open_says_so_before_and_after(
    somebody: Somebody, server: Running
) -> None:
    me = somebody(permissions=["clipboard-read", "clipboard-write"])
    address = short_game(server.url)
    me.go(address).on_screen("table")
    me.from_menu("Replay")
    me.button("Copy a link to this move").click()
    told = me.page.get_by_role("dialog", name="Only this table can open the link")
    expect(told).to_contain_text("Others need the spectators' link")
    told.get_by_role("button", name="Copy it anyway").click()
    expect(told).to_have_count(0)
    link = me.page.evaluate("() => navigator.clipboard.readText()")

    stranger = somebody(viewport=PHONE)
    stranger.forgive("status of 401")
    for shared in (link, address.partition("#")[0].replace("/table/", "/line/") + "/3"):
        stranger.go(shared)
        expect(stranger.on_screen("refused")).to_contain_text("Only those at this table can open this")
