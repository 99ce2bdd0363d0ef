"""Nothing too small to read, or for a finger."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from anachrony.wording import LOCALES
from browser.conftest import PHONE, Somebody
from browser.layout import SEEN
from browser.moments import NAMES, continued, looked_at, record_at, record_of_a_whole_game
from browser.person import Person
from browser.tables import EASY, ME, make_table
from server.serving import Running

TABS = ("board", "me", "others", "timeline", "log")
WINDOWS: list[ViewportSize] = [
    {"width": 1440, "height": 900},
    {"width": 1366, "height": 650},
    {"width": 1280, "height": 720},
    PHONE,
]
MODULES = ["doomsday", "pioneers", "guardians"]

# Nothing lies over its middle or its lower edge.
UNCOVERED = """(one) => {
  const { left, right, bottom, top } = one.getBoundingClientRect();
  return [(top + bottom) / 2, bottom - 3]
    .every((y) => one.contains(document.elementFromPoint((left + right) / 2, y)));
}"""

# Every text as large as it is drawn, whatever zooms or scales it. Letters inside icons are drawing: they are
# in the symbol sheet, and repeated in a name.
SMALL = """() => {
  const found = new Set();
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const text = walk.currentNode.data.trim();
    const one = walk.currentNode.parentElement;
    if (!text || one.closest('.sr, symbol') || !one.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNode(walk.currentNode);
    if (!range.getBoundingClientRect().height) continue;
    let size = parseFloat(getComputedStyle(one).fontSize);
    if (one instanceof SVGElement) {
      const drawn = one.getScreenCTM();
      size *= Math.hypot(drawn.c, drawn.d);
    } else {
      size *= one.currentCSSZoom;
      for (let up = one; up; up = up.parentElement) {
        const { transform } = getComputedStyle(up);
        const turned = transform === 'none' ? null : new DOMMatrix(transform);
        if (turned) size *= Math.hypot(turned.c, turned.d);
      }
    }
    const where = `${one.localName} in ${one.parentElement.className}`;
    if (size < 11.95) found.add(`${size.toFixed(1)} px: ${text} (${where})`);
  }
  return [...found];
}"""


def arrive(somebody: Somebody, window: ViewportSize) -> Person:
    if window == PHONE:
        return somebody(viewport=window, has_touch=True, is_mobile=True, device_scale_factor=2)
    return somebody(viewport=window)


def asked(somebody: Somebody, window: ViewportSize, seat: str) -> Person:
    """Someone at a table who is asked for a move."""
    me = arrive(somebody, window).go(seat)
    me.on_screen("table")
    me.my_choice()
    return me


def every_part(page: Page, look: Callable[[Page], Any]) -> dict[str, Any]:
    """What a look finds, on each tab where there are tabs."""
    found = {}
    for name in TABS:
        tab = page.locator(f'[data-tab="{name}"]')
        if tab.count():
            tab.tap()
        seen = look(page)
        if seen:
            found[name] = seen
    return found


def small(page: Page) -> Any:
    return page.evaluate(SMALL)


@pytest.mark.parametrize("window", WINDOWS, ids=lambda one: f"{one['width']}x{one['height']}")
@pytest.mark.parametrize("seats", [2, 4])
def test_no_text_of_the_table_is_under_12_px(
    somebody: Somebody, server: Running, seats: int, window: ViewportSize
) -> None:
    made = continued(server.url, record_at("take-turn", 4, 0, 3, seats), NAMES[:seats])
    me = asked(somebody, window, made.seats[0])
    assert every_part(me.page, small) == {}


@pytest.mark.parametrize("window", WINDOWS, ids=lambda one: f"{one['width']}x{one['height']}")
def test_nor_with_modules(somebody: Somebody, server: Running, window: ViewportSize) -> None:
    made = make_table(server.url, [ME, EASY, EASY], seed=7, modules=MODULES)
    me = asked(somebody, window, made.seats[0])
    assert every_part(me.page, small) == {}


@pytest.mark.parametrize("window", WINDOWS, ids=lambda one: f"{one['width']}x{one['height']}")
def test_nor_on_the_other_screens(somebody: Somebody, server: Running, window: ViewportSize) -> None:
    me = arrive(somebody, window)
    for path in ("/", "/codex", "/settings", "/account"):
        me.go(path)
        me.page.get_by_role("heading").first.wait_for()
        assert small(me.page) == [], path
    me.go(looked_at(server.url, record_of_a_whole_game(3)).watch)
    me.on_screen("table")
    me.points()
    assert small(me.page) == []


# Where a finger would meet something else than what it aims at: a target is 44 px wide and high around its
# middle. With 24 px: the close lines of the log (a tap shows that moment), and dice not to be set now.
MISSED = """() => {
  const open = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  const all = open.querySelectorAll('button, a[href], input, select, textarea, summary');
  const found = new Set();
  for (const one of all) {
    const label = one.labels?.[0] ?? one;
    const small = one.closest('[data-zone="log"] li') || (one.matches('.die') && !one.matches('.lit'));
    const size = small ? 24 : 44;
    const aside = one.tabIndex < 0 && !one.matches('.further, [data-zone="log"] button');
    if (one.disabled || aside || !one.checkVisibility()) continue;
    label.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { x, y, width, height } = label.getBoundingClientRect();
    const far = size / 2 - 1;
    const [left, top] = [x + width / 2, y + height / 2];
    const meets = ([dx, dy]) => {
      const met = document.elementFromPoint(left + dx, top + dy);
      return met && (one.contains(met) || label.contains(met));
    };
    if ([[0, 0], [far, 0], [-far, 0], [0, far], [0, -far]].every(meets)) continue;
    const name = one.getAttribute('aria-label') ?? one.dataset.place ?? label.textContent.trim();
    found.add(`${Math.round(width)} x ${Math.round(height)}: ${name} (${one.localName} ${one.className})`);
  }
  return [...found];
}"""


def missed(page: Page) -> Any:
    return page.evaluate(MISSED)


@pytest.mark.parametrize("seats", [2, 4])
def test_a_finger_meets_what_it_aims_at(somebody: Somebody, server: Running, seats: int) -> None:
    made = continued(server.url, record_at("take-turn", 4, 0, 3, seats), NAMES[:seats])
    me = asked(somebody, PHONE, made.seats[0])
    assert every_part(me.page, missed) == {}
    me.button("Menu").tap()
    assert missed(me.page) == []


@pytest.mark.parametrize("prompt", ["power-up", "choose-warp", "construct"])
def test_a_finger_meets_every_answer(somebody: Somebody, server: Running, prompt: str) -> None:
    made = continued(server.url, record_at(prompt, 3, 0, 3))
    me = asked(somebody, PHONE, made.seats[0])
    assert every_part(me.page, missed) == {}


def test_a_finger_meets_all_on_the_other_screens(somebody: Somebody, server: Running) -> None:
    me = arrive(somebody, PHONE)
    for path in ("/", "/codex", "/settings", "/account"):
        me.go(path)
        me.page.get_by_role("heading").first.wait_for()
        assert missed(me.page) == [], path
    me.go("/")
    me.page.get_by_label("Your name").first.fill("Mira")
    me.button("Make the table").tap()
    me.on_screen("lobby")
    assert missed(me.page) == []
    me.go(looked_at(server.url, record_of_a_whole_game(3)).watch)
    me.on_screen("table")
    me.points()
    assert missed(me.page) == []


@pytest.mark.parametrize(
    ("width", "height", "text", "actions", "answers"),
    [
        (1024, 768, 100, 8, 4),
        (820, 1180, 100, 8, 4),
        (768, 1024, 100, 8, 4),
        (844, 390, 100, 3, 4),
        (375, 667, 130, 1, 1),  # upright, though as low in its own measure as one on its side
    ],
)
def test_a_tablet_and_a_phone_either_way_show_board_assets_and_answers(
    somebody: Somebody, server: Running, width: int, height: int, text: int, actions: int, answers: int
) -> None:
    made = continued(server.url, record_at("take-turn", 3, 1, 3))
    me = somebody(viewport={"width": width, "height": height}, has_touch=True)
    me.read_at(text).go(made.seats[0])
    me.my_choice()
    assert me.page.evaluate(SEEN, ".action .title") >= actions
    assert me.page.evaluate(SEEN, '[data-zone="hand"] [data-asset]') == 6
    assert me.page.evaluate(SEEN, '[data-zone="decision"] .opt') >= answers
    assert me.page.evaluate(SEEN, '[data-control="end"]') == 1
    assert me.page.evaluate(SEEN, "[data-tab]") == 5


@pytest.mark.parametrize("language", LOCALES)
def test_large_text_makes_no_page_wider_than_a_phone(somebody: Somebody, language: str) -> None:
    me = somebody(viewport=PHONE, locale=language).read_at(130)
    for path in ("/", "/account", "/settings", "/codex", "/leagues", "/statistics"):
        me.go(path)
        expect(me.page.get_by_role("navigation").first).to_be_visible()
        assert me.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"], path


@pytest.mark.parametrize(
    ("width", "height", "percent"), [(1280, 720, 130), (1440, 900, 130), (820, 1180, 130), (390, 844, 130)]
)
def test_a_hint_leaves_room_for_the_moves_and_for_the_end_of_the_turn(
    somebody: Somebody, server: Running, width: int, height: int, percent: int
) -> None:
    made = continued(server.url, record_at("take-turn", 3, 1, 3, 3), NAMES[:3])
    me = somebody(viewport={"width": width, "height": height}).read_at(percent).go(made.seats[0])
    me.on_screen("table")
    me.my_choice()
    me.page.locator('[data-control="hint"]').click()
    expect(me.page.locator('[data-zone="decision"] .hints')).to_be_in_viewport(ratio=1)
    for control in ("hint", "pass", "end"):
        button = me.page.locator(f'[data-zone="decision"] [data-control="{control}"]')
        expect(button).to_be_in_viewport(ratio=1)
        assert button.evaluate(UNCOVERED), control
