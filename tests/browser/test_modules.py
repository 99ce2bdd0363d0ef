"""What the Classic modules add to the table, as it is drawn."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count

import pytest
from playwright.sync_api import ViewportSize, expect

from anachrony import Game
from anachrony.modules.doomsday.rows import NONE, Doomsday
from anachrony.modules.pioneers.rows import Pioneers
from anachrony.players.levels import make_player
from browser.conftest import DESKTOP, PHONE, Somebody
from browser.layout import CUT
from browser.moments import NAMES, continued, random_moments
from browser.tables import EASY, ME, make_table
from server.serving import Running

PATHS = ["progress", "harmony"]
TABLET: ViewportSize = {"width": 820, "height": 1180}


def game_where(module: str, is_so: Callable[[Game], bool]) -> Game:
    """The first game of random players in which it is the first seat's turn and this holds."""
    for seed in count():
        game = Game.new(
            PATHS,
            seed=seed,
            side="A",
            leaders="random",
            evacuation="random",
            hold_turns=True,
            modules=[module],
        )
        players = [make_player("random", seed * 2 + seat) for seat in range(len(PATHS))]
        while not game.over:
            decision = game.decisions[0]
            if decision.seat == 0 and decision.prompt == "take-turn" and is_so(game):
                return game
            game.play(players[decision.seat].choose(game, decision))
    raise AssertionError("unreachable")


def upgraded(game: Game) -> list[int]:
    """The slots of the first seat's Upgrade board that are filled."""
    return list(game.state.seats[0].beside[game.state.rules.table(Pioneers).upgrades])


def offered(game: Game, place: str) -> bool:
    return any(option.place == f"seat/1/{place}" for option in game.decisions[0].options)


def lasting(game: Game) -> list[str]:
    """The cards of the first seat whose benefit lasts."""
    table = game.state.rules.table(Pioneers)
    return [table.cards[card].name for card in game.state.seats[0].beside[table.ongoing]]


def gaps(game: Game) -> list[int]:
    """Eras whose Experiment has been claimed."""
    timeline = game.state.beside[game.state.rules.table(Doomsday).timeline]
    return [era for era in range(1, len(timeline)) if timeline[era] == NONE]


@pytest.mark.tells("pioneers: view")
def test_a_card_with_a_lasting_benefit_is_told_once(somebody: Somebody, server: Running) -> None:
    game = game_where("pioneers", lambda game: bool(lasting(game)))
    me = somebody().go(continued(server.url, game.record(), ("Mira", "Tomas")).seats[0])
    me.on_screen("table")
    for card in lasting(game):
        told = f'[data-tip="entry:adventures:{card}"]'
        board = me.page.locator(f'[data-extra="pioneers"]:has({told})').first
        expect(board.locator(told)).to_have_count(1)


@pytest.mark.tells("doomsday: view")
def test_a_claimed_experiment_leaves_a_gap_and_no_hidden_card(somebody: Somebody, server: Running) -> None:
    game = game_where("doomsday", lambda game: bool(gaps(game)))
    me = somebody().go(continued(server.url, game.record(), ("Mira", "Tomas")).seats[0])
    me.on_screen("table")
    for era in range(1, 8):
        there = 0 if era in gaps(game) else 1
        expect(me.page.locator(f'[data-place="timeline/{era}/experiment"]')).to_have_count(there)


@pytest.mark.tells("planned_experiments")
def test_the_open_top_of_the_stack_is_told(somebody: Somebody, server: Running) -> None:
    made = make_table(
        server.url, [ME, EASY], paths=PATHS, modules=["doomsday"], variants=["planned_experiments"]
    )
    me = somebody().go(made.seats[0])
    me.on_screen("table")
    with made.api(server.url) as seat:
        top = seat.get("/position").json()["view"]["parts"]["doomsday"]["next"]
    expect(me.page.locator(f'[data-extra="doomsday"] [data-tip="entry:experiments:{top}"]')).to_have_count(1)


# How far below the Exosuits it begins.
BELOW_THE_SUITS = """(one) => one.getBoundingClientRect().top
  - document.querySelector('[data-zone="suits"]').getBoundingClientRect().bottom"""

# How much of a part is in sight in its room at the right.
HIGH = """(part) => {
  const room = document.querySelector('.shelf').getBoundingClientRect();
  const { top, bottom } = document.querySelector(part).getBoundingClientRect();
  return Math.min(bottom, room.bottom) - Math.max(top, room.top);
}"""


def test_log_and_modules_share_one_room_and_cut_nobody(somebody: Somebody, server: Running) -> None:
    made = continued(server.url, random_moments(5, 3)[1], NAMES, ME)
    me = somebody().go(made.seats[0])
    me.my_choice()
    expect(me.page.locator(".whole details")).to_have_count(0)
    assert me.page.evaluate(HIGH, "#shelf-log") > 90
    tabs = me.page.locator("[data-shelf]")
    assert tabs.count() >= 4
    for i in range(tabs.count()):
        tabs.nth(i).click()
        part = f"#shelf-{tabs.nth(i).get_attribute('data-shelf')}"
        expect(me.page.locator(part)).to_be_visible()
        expect(me.page.locator("#shelf-log")).to_be_hidden()
        assert me.page.evaluate(HIGH, part) > 90
        assert me.page.evaluate(CUT) == []


def test_who_only_watches_a_game_with_modules_sees_it(somebody: Somebody, server: Running) -> None:
    made = continued(server.url, random_moments(5, 3)[1], NAMES, ME)
    me = somebody().go(made.watch)
    me.on_screen("table")
    tabs = me.page.locator("[data-shelf]")
    expect(tabs).to_have_count(len({tab.get_attribute("data-shelf") for tab in tabs.all()}))
    for name in ("table-pioneers", "seat-guardians"):
        me.page.locator(f'[data-shelf="{name}"]').click()
        expect(me.page.locator(f"#shelf-{name}")).to_be_visible()
    expect(me.page.locator("#shelf-seat-guardians h3")).to_contain_text(NAMES[0])
    expect(me.page.locator('.me [data-extra="pioneers"]')).to_be_visible()


@pytest.mark.tells("pioneers: view")
def test_the_upgrade_board_lies_at_the_exosuits(somebody: Somebody, server: Running) -> None:
    """Drawn on the board, Power as bolts, and its spaces are places like any other."""
    game = game_where("pioneers", lambda game: bool(upgraded(game)))
    table, seat = game.state.rules.table(Pioneers), game.state.seats[0]
    me = somebody().go(continued(server.url, game.record(), ("Mira of Power", "Tomas"), ME).seats[0])
    me.my_choice()
    board = me.page.locator('[data-extra="pioneers"]:has([data-slot])')
    for size in (DESKTOP, TABLET, PHONE):
        me.page.set_viewport_size(size)
        for tab in me.page.locator('[data-tab="me"]').all():
            tab.click()
        expect(board).to_have_count(1)
        assert board.evaluate("(one) => one.closest('details') === null")
        assert 0 < board.evaluate(BELOW_THE_SUITS) < 24
        expect(board).to_contain_text(f"Power {table.power(seat)}")
        expect(board.locator("[data-slot=filled]")).to_have_count(len(upgraded(game)))
        for i, (_, power) in enumerate(table.boards[seat.path].slots):
            expect(board.locator("[data-slot]").nth(i).locator(".power path")).to_have_count(power)
        for upgrade in ("power_upgrade", "sensor_upgrade"):
            place = board.locator(f'[data-place="seat/1/{upgrade}"]')
            place.scroll_into_view_if_needed()
            expect(place).to_be_in_viewport(ratio=1)
            assert "lit" in place.evaluate("(one) => [...one.classList]") or not offered(game, upgrade)


@pytest.mark.tells("doomsday: view")
def test_the_doomsday_track_lies_on_the_timeline(somebody: Somebody, server: Running) -> None:
    made = make_table(server.url, [ME, EASY], paths=PATHS, modules=["doomsday"])
    me = somebody().go(made.seats[0])
    me.on_screen("table")
    expect(me.page.locator('[data-zone="timeline"] [data-doomsday]')).to_be_visible()
