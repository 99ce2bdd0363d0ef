"""Fractures of Time as part of the board: Device, Valley, Technologies, Glitches where they lie, Unity."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from anachrony import Game
from anachrony.players.random import RandomPlayer
from browser.conftest import Somebody
from browser.layout import CUT
from browser.moments import NAMES, continued, looked_at
from browser.tables import ME
from server.serving import Running


@pytest.mark.tells("fractures: view", "valley: view")
def test_device_valley_and_glitches_lie_on_the_board(somebody: Somebody, server: Running) -> None:
    game = Game.new(
        ["unity", "harmony", "dominance", "progress"],
        seed=3,
        side="A",
        leaders="random",
        evacuation="random",
        modules=["fractures"],
    )
    me = somebody().go(continued(server.url, game.record(), NAMES, ME).seats[0])
    me.my_choice()
    page = me.page
    device = page.locator('.me [data-zone="device"]')
    expect(device.locator("[data-device]")).to_have_count(6)
    expect(device.locator('[data-device="1"] [data-glitch="0"]')).to_be_visible()
    expect(page.locator('[data-place="seat/1/hex/bottom_middle"] [data-glitch="0"]')).to_be_visible()
    expect(page.locator('[data-asset="0/flux"]')).to_have_text("2")
    valley = page.locator('[data-zone="valley"]')
    expect(valley.locator("[data-place^='main/']")).to_have_count(8)
    expect(valley.locator("[data-place^='offer/']")).to_have_count(2)
    expect(page.locator("[data-shelf]")).to_have_count(0)  # no list of extras
    assert page.evaluate(CUT) == []
    assert page.evaluate("document.documentElement.scrollHeight") <= 900
    valley.locator("[data-place^='offer/']").first.click()
    expect(page.locator("#table-tip")).to_contain_text("Costs 2 Uranium or Gold")


def test_unity_is_offered_with_the_module(somebody: Somebody) -> None:
    me = somebody().go("/")
    form = me.on_screen("home").locator("section", has=me.page.locator("#play-now"))
    expect(form.locator('input[value="harmony"]')).to_have_count(1)
    expect(form.locator('input[value="unity"]')).to_have_count(0)
    form.get_by_text("More rules").click()
    form.locator("label", has_text="Fractures of Time").click()
    expect(form.locator('input[value="unity"]')).to_have_count(1)


def test_the_chart_of_a_game_that_begins_with_era_0(somebody: Somebody, server: Running) -> None:
    """The start and Era 0 are two columns."""
    game = Game.new(["unity", "harmony"], seed=4, side="A", modules=["fractures"])
    player = RandomPlayer(4)
    while not game.over:
        game.play(player.choose(game, game.decisions[0]))
    me = somebody().go(looked_at(server.url, game.record()).watch)
    me.on_screen("table")
    results = me.points()
    expect(results.locator("figure")).to_have_count(2)
    columns = ["Start", *map(str, range(game.view()["era"] + 1))]
    expect(results.locator("figure").first.locator("text.era")).to_have_text(columns)
    results.get_by_text("As a table").click()
    chart = results.locator("table").last
    expect(chart.locator("thead th")).to_have_text(["Source", "Start", *(f"Era {n}" for n in columns[1:])])
    totals = sorted((row["total"] for row in game.scores), reverse=True)
    for place, total in enumerate(totals):
        shown = str(total).replace("-", "\N{MINUS SIGN}")
        expect(chart.locator("tr.total").nth(place).locator("td").last).to_have_text(shown)
