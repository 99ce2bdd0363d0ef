"""The page brings its font, so that the table measures the same everywhere; and it stands without it too."""

from __future__ import annotations

from pathlib import Path

import pytest
from fontTools.ttLib import TTFont
from playwright.sync_api import expect

from browser.conftest import Somebody
from browser.layout import CUT
from browser.moments import NAMES, continued, record_at
from server.serving import Running

FACES = "() => [...document.fonts].map((one) => `${one.family} ${one.weight} ${one.status}`)"
LINE = "Where does your Engineer go? Pick a lit place, or use a Free Action first."
# How wide the page writes a line, in times the size of its letters.
WIDE = """(text) => {
  const line = document.body.appendChild(document.createElement('span'));
  line.textContent = text;
  Object.assign(line.style, { position: 'absolute', whiteSpace: 'nowrap', fontKerning: 'none' });
  return line.getBoundingClientRect().width / parseFloat(getComputedStyle(line).fontSize);
}"""


def width_in_the_font(text: str) -> float:
    font = TTFont(Path(__file__).parents[2] / "web/fonts/roboto-400.woff2")
    names = font.getBestCmap()
    units: int = sum(font["hmtx"][names[ord(letter)]][0] for letter in text)
    return units / int(font["head"].unitsPerEm)


def test_the_table_is_written_in_the_font_of_the_page(somebody: Somebody, server: Running) -> None:
    made = continued(server.url, record_at("take-turn", 3, 1, 3))
    me = somebody().go(made.seats[0])
    me.on_screen("table")
    assert me.page.evaluate(FACES) == ["Roboto 400 loaded", "Roboto 700 800 loaded"]
    assert me.page.evaluate(WIDE, LINE) == pytest.approx(width_in_the_font(LINE), abs=0.05)


@pytest.mark.parametrize(
    ("width", "height", "seats"), [(1440, 900, 4), (1920, 1080, 4), (1366, 768, 3), (390, 844, 4)]
)
def test_without_it_a_wide_font_of_the_system_cuts_nothing(
    somebody: Somebody, server: Running, width: int, height: int, seats: int
) -> None:
    """Where the font cannot come the system's own stands in: DejaVu Sans on a bare Debian, 14 % wider."""
    made = continued(server.url, record_at("take-turn", 3, 1, 3, seats), NAMES[:seats])
    me = somebody(viewport={"width": width, "height": height})
    me.forgive("ERR_FAILED")
    me.page.route("**/*.woff2", lambda route: route.abort())
    me.go(made.seats[0])
    me.on_screen("table")
    me.my_choice()
    assert me.page.evaluate(FACES) == ["Roboto 400 error", "Roboto 700 800 error"]
    page = "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
    assert me.page.evaluate(page) == [width, height]
    me.page.wait_for_function(f"() => ({CUT})().length === 0")
    expect(me.page.locator('[data-zone="decision"] [data-control="end"]')).to_be_in_viewport(ratio=1)
