"""Numbers on the page are those of the rows: an owner's values and another edition show everywhere."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Locator, Route, WebSocketRoute, expect

from anachrony import Game
from anachrony.players.random import RandomPlayer
from browser.conftest import Somebody
from browser.moments import NAMES, continued
from browser.person import Person
from browser.tables import EASY, ME, make_table
from server.serving import Running

OWN = """
paradox_limit = 4
evacuation_cap = 41
late_evacuation = 8

[spaces.purify]
amounts = [5, 7]

[recruit_bonuses.scientist]
amounts = [6]
[recruit_bonuses.engineer]
amounts = [5]
[recruit_bonuses.administrator]
amounts = [4]
[recruit_bonuses.genius]
amounts = [6, 5, 4]

[trade."3W for 1E"]
pay = "4W"
[trade."1E for 3W"]
gain = "4W"
[trade."2TUG for 3W"]
gain = "4W"
[trade."3W for 2TUG"]
pay = "4W"

[dice]
paradox = [1, 1, 1, 2, 3, 3]
"""
# By chapter: what it says with the values above, and what it says with the printed ones.
CHAPTERS = {
    "paradox-phase": (["1 to 3 Paradoxes", "4 Paradoxes"], ["0 to 2", "have 3", "third"]),
    "capital": (["Scientist: gain 6 Water", "Engineer: gain 5 Energy Cores", "4 VP"], ["2 Water", "1 VP"]),
    "board-actions": (["5 Water, or 7 with a Scientist", "4 Water"], ["3 Water", "or 4 with"]),
    "anomalies": (["With 4 Paradoxes", "costs 3 VP"], ["third Paradox", "With 3"]),
    "evacuation": (["At most 41 VP", "8 VP less"], ["30 VP", "3 VP"]),
}
PREVIEW = {
    "warp": (["costs you 1 VP"], ["2 VP"]),
    "capital": (["An Engineer cannot recruit a Genius", "roll both dice"], ["bonus", "set one die"]),
    "own-board": (["not from the lowest step"], ["lose a Worker"]),
    "morale": (["highest step is lost"], ["gives VP"]),
    "research": (["roll both dice"], ["set one die"]),
    "board-actions": (["1 Water"], ["3 Water for"]),
    "anomalies": (["pay 1 Water"], ["2 Water"]),
    "evacuation": (["first to evacuate scores 3 VP more"], ["At most", "less"]),
}

DOOMSDAY = {
    "era": (["end of Era 4 unless the Trajectory dice move it", "never once Earth is saved"], []),
    "clean-up": (["the Era that the Impact lies behind"], ["After Era"]),
    "impact": (["end of Era 4", "The Trajectory dice move it"], []),
    "fractures": (["end of Era 4 unless dice move it", "Operators of their Path"], ["Three", "a Flux Core"]),
}


def tip(me: Person, piece: Locator) -> Locator:
    piece.hover()
    shown = me.page.locator("#table-tip")
    expect(shown).to_be_visible()
    return shown


def read_chapters(me: Person, told: dict[str, tuple[list[str], list[str]]]) -> None:
    """Read chapters of the rules in the table's codex: what is there, and what must not be."""
    me.from_menu("Codex")
    codex = me.page.locator("[data-codex]")
    for chapter, (there, gone) in told.items():
        codex.locator(f'[data-entry="rules/{chapter}"]').click()
        article = codex.get_by_role("article")
        for text in there:
            expect(article).to_contain_text(text)
        read = article.inner_text()
        article.get_by_role("button", name="Back to the list").click()
        assert [text for text in gone if text in read] == []


def test_the_values_of_an_owner_stand_on_the_board_and_in_the_codex(
    somebody: Somebody, server: Running
) -> None:
    made = make_table(server.url, [ME, EASY], components=OWN)
    me = somebody().go(made.seats[0])
    me.my_choice()
    board = me.page
    purify = board.locator('[data-zone="action-purify"]')
    expect(purify.locator("header")).to_contain_text("+2")
    expect(purify.locator(".body")).to_contain_text("5")
    expect(purify).not_to_contain_text("3")
    ring = board.get_by_role("img", name="each can be exchanged for its neighbors")
    expect(ring).to_have_accessible_name(
        "4 Water, 1 Energy Core, 1 Neutronium and 2 Titanium/Uranium/Gold: "
        "each can be exchanged for its neighbors"
    )
    expect(ring.locator("text")).to_have_text(["4", "1", "2", "1"])
    for worker, bonus in {
        "scientist": "6 Water",
        "engineer": "5 Energy Cores",
        "administrator": "4 VP",
    }.items():
        pool = board.locator(f'[data-tip="pool:recruit/{worker}"]').first
        expect(tip(me, pool)).to_contain_text(f"When recruited: gain {bonus}.")
        expect(pool).to_contain_text(f"+{bonus.partition(' ')[0]}")
    expect(tip(me, board.locator('[data-tip="worker:scientist"]').first)).to_contain_text("2 Water more")
    read_chapters(me, CHAPTERS)


def test_another_edition_has_its_own_numbers(somebody: Somebody, server: Running) -> None:
    made = make_table(server.url, [ME, EASY], edition="preview")
    me = somebody().go(made.seats[0])
    me.my_choice()
    shown = tip(me, me.page.locator('[data-tip="pool:recruit/scientist"]').first)
    expect(shown).to_contain_text("Scientist")
    assert "gain" not in shown.inner_text()  # its Recruit Action brings no bonus
    expect(me.page.locator(".bonus")).to_have_count(0)
    expect(me.page.locator('[data-zone="action-research"]')).to_contain_text("Roll both dice, or set one")
    expect(tip(me, me.page.locator('[data-tip="die:shape"]').first)).to_contain_text("both dice are rolled")
    read_chapters(me, PREVIEW)


def test_dice_move_the_impact_of_doomsday(somebody: Somebody, server: Running) -> None:
    made = make_table(server.url, [ME, EASY], modules=["doomsday", "fractures"])
    me = somebody().go(made.seats[0])
    me.my_choice()
    read_chapters(me, DOOMSDAY)


def test_a_cube_that_does_not_lie_beside_the_mine_is_not_promised(
    somebody: Somebody, server: Running
) -> None:
    """Such a supply is used up late in a game of four; here the gold is taken out of what the server says."""
    made = make_table(server.url, [ME, EASY], edition="first")
    me = somebody()

    def without_gold(text: str) -> str:
        return re.sub(r'("mine_cubes": ?{[^}]*"gold": ?)1', r"\g<1>0", text)

    def listen(page: WebSocketRoute) -> None:
        beyond = page.connect_to_server()
        beyond.on_message(lambda said: page.send(without_gold(str(said))))

    def fetch(route: Route) -> None:
        route.fulfill(content_type="application/json", body=without_gold(route.fetch().text()))

    me.page.route_web_socket("**", listen)
    me.page.route("**/api/tables/*/position", fetch)
    me.go(made.seats[0])
    me.my_choice()
    gold = me.page.locator('[data-place="main/mine/gold"]')
    uranium = me.page.locator('[data-place="main/mine/uranium"]')
    expect(uranium.locator(".tag")).to_have_text("+1")
    expect(gold.locator(".tag")).to_have_text("")
    expect(gold).to_have_accessible_name(re.compile("no cube beside it"))
    expect(tip(me, gold)).to_contain_text("No cube beside it")


@pytest.mark.parametrize("width", [1440, 390])
def test_an_anomaly_costs_what_its_row_says(somebody: Somebody, server: Running, width: int) -> None:
    game = Game.new(["harmony", "progress"], seed=1, side="A", leaders="random", evacuation="random")
    player = RandomPlayer(1)
    while not all(any(seat.anomalies) for seat in game.state.seats) or game.decisions[0].seat:
        game.play(player.choose(game, game.decisions[0]))

    def dearer(route: Route) -> None:
        codex = route.fetch().json()
        assert codex["rules"]["anomaly_vp"] == -3
        codex["rules"]["anomaly_vp"] = -5
        route.fulfill(content_type="application/json", body=json.dumps(codex))

    me = somebody(viewport={"width": width, "height": 900})
    me.page.route("**/api/tables/*/codex", dearer)
    me.go(continued(server.url, game.record(), NAMES[:2]).seats[0])
    me.my_choice()
    if width < 600:
        me.page.locator('[data-tab="me"]').click()
    mine = me.page.locator(".anomaly.plain").first
    expect(mine).to_contain_text("\N{MINUS SIGN}5")
    if width > 600:
        expect(me.page.locator('[data-tip="anomaly:"]').first).to_contain_text("\N{MINUS SIGN}5")
    assert "\N{MINUS SIGN}3" not in mine.inner_text()
