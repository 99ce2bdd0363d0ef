"""axe-core on every screen, in light and in dark: nothing serious, nothing critical."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import PHONE, Somebody
from browser.moments import continued, record_at
from browser.person import Person
from browser.tables import EASY, ME, Made, make_finished, make_table
from server.serving import Running

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
THEMES: tuple[Literal["dark", "light"], ...] = ("dark", "light")
ALL_RULES: dict[str, object] = {"resultTypes": ["violations"]}
# What a theme can change: axe asks the rest once.
RULES_OF_COLOR = ALL_RULES | {"runOnly": ["color-contrast", "link-in-text-block"]}
AUDIT = """async (options) => {
  const found = await axe.run(document, options);
  const why = (node) => (node.failureSummary ?? '').replaceAll('\\n', ' ').slice(0, 220);
  const told = (node) => `    ${node.html.slice(0, 160)}\\n      ${why(node)}`;
  return found.violations
    .filter((one) => ['serious', 'critical'].includes(one.impact))
    .map((one) => [`${one.impact} ${one.id}: ${one.help}`, ...one.nodes.slice(0, 4).map(told)].join('\\n'));
}"""


def audit_in_both_lights(page: Page) -> list[str]:
    """What axe finds; the page follows the system from one theme to the other."""
    assert AXE.exists(), "axe-core is missing: npm ci in web/ brings it"
    # By the debugger's own hand: the page's policy allows no foreign script.
    page.evaluate(AXE.read_text("utf-8"))
    found: list[str] = []
    for theme, rules in zip(THEMES, (ALL_RULES, RULES_OF_COLOR), strict=True):
        page.emulate_media(color_scheme=theme)
        expect(page.locator(f'html[data-theme="{theme}"]')).to_have_count(1)
        found += [f"{theme}: {one}" for one in page.evaluate(AUDIT, rules)]
    return found


@pytest.fixture(scope="module")
def finished(server: Running) -> Made:
    return make_finished(server.url)


def home(me: Person, made: Made) -> None:
    me.go("/").on_screen("home")


def settings(me: Person, made: Made) -> None:
    me.go("/settings").on_screen("settings")


def account(me: Person, made: Made) -> None:
    me.go("/account").on_screen("account")


def statistics(me: Person, _: Made) -> None:
    me.go("/statistics").on_screen("statistics")


def codex(me: Person, made: Made) -> None:
    me.go("/codex").page.locator('[data-entry="rules/warp"]').click()


def table(me: Person, made: Made) -> None:
    running = make_table(me.url, [ME, EASY], seed=7, paths=["harmony", "dominance"])
    me.go(running.seats[0]).on_screen("table")
    me.my_choice()
    for _ in range(2):
        me.choose(next(text for text in me.options() if text.startswith("suit") or text == "done"))


def turn(me: Person, made: Made) -> None:
    me.go(continued(me.url, record_at("take-turn", 4, 0, 3)).seats[0]).on_screen("table")
    me.my_choice()


def results(me: Person, made: Made) -> None:
    me.go(made.seats[0]).on_screen("table")
    me.points()


def replay(me: Person, made: Made) -> None:
    me.go(made.seats[0]).on_screen("table")
    me.from_menu("Replay")
    me.on_screen("replay").get_by_role("slider").fill("40")


def together(me: Person, made: Made) -> None:
    me.go(made.seats[0]).on_screen("table")
    me.button("Talk and people").click()
    me.page.get_by_role("dialog").wait_for()


def refused(me: Person, made: Made) -> None:
    me.forgive("status of 40")
    me.go("/table/nosuchtable").on_screen("refused")


def lobby(me: Person, made: Made) -> None:
    me.go("/").on_screen("home")
    me.button("Make the table").click()
    me.on_screen("lobby")


def guide(me: Person, made: Made) -> None:
    me.go("/learn").on_screen("table")
    me.page.locator("[data-guide]").wait_for()


SCREENS = [
    home,
    settings,
    account,
    statistics,
    codex,
    lobby,
    table,
    turn,
    results,
    replay,
    together,
    refused,
    guide,
]


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: str(getattr(screen, "__name__", screen)))
def test_a_screen_is_for_everybody(
    somebody: Somebody, finished: Made, screen: Callable[[Person, Made], None]
) -> None:
    me = somebody()
    screen(me, finished)
    assert audit_in_both_lights(me.page) == []


def test_the_table_on_a_phone_is_for_everybody(somebody: Somebody, finished: Made) -> None:
    me = somebody(viewport=PHONE, has_touch=True, is_mobile=True)
    table(me, finished)
    for name in ("board", "me", "others", "timeline", "log"):
        me.page.locator(f'[data-tab="{name}"]').tap()
        assert audit_in_both_lights(me.page) == [], name
