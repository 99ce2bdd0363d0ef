"""Every text within its box: random games with all modules, in every language and size of text.

Three positions are measured here; ANACHRONY_POSITIONS=30 measures as many, in each language and size.
"""

from __future__ import annotations

import json
import os
from itertools import product
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import ViewportSize

from browser.conftest import DESKTOP, PHONE, Somebody
from browser.layout import BEYOND
from browser.moments import continued, random_moments
from browser.tables import ME
from server.serving import Running

LANGUAGES = ("en", "nl", "fr")
SIZES = (100, 115, 130)
NAMES = ("Mira", "Tomas", "Ines", "Willem-Jan")
TABS = ("board", "me", "others", "timeline", "log")
LOW: ViewportSize = {"width": 1280, "height": 720}
UPRIGHT: ViewportSize = {"width": 820, "height": 1180}
WINDOWS = (DESKTOP, LOW, UPRIGHT, PHONE)
MANY = int(os.environ.get("ANACHRONY_POSITIONS", "0"))


class Look(NamedTuple):
    """How a position is looked at."""

    position: int
    language: str
    size: int
    window: ViewportSize

    def __str__(self) -> str:
        width, height = self.window["width"], self.window["height"]
        return f"{self.position}-{self.language}-{self.size}-{width}x{height}"


def looks() -> list[Look]:
    """Each language, size and window at least once."""
    if MANY:
        ways = product(range(MANY), LANGUAGES, SIZES)
        return [Look(*way, WINDOWS[(way[0] + i) % 4]) for i, way in enumerate(ways)]
    return [Look(i % 3, LANGUAGES[i % 3], SIZES[(i + i // 3) % 3], WINDOWS[(i + 1) % 4]) for i in range(9)]


@pytest.mark.parametrize("look", looks(), ids=str)
def test_every_text_lies_within_its_box(somebody: Somebody, server: Running, look: Look) -> None:
    record = random_moments(5, MANY or 3)[look.position]
    me = somebody(viewport=look.window, has_touch=look.window["width"] < 1000)
    kept: dict[str, Any] = {"language": look.language, "textSize": look.size}
    me.context.add_init_script(f"localStorage.setItem('anachrony.settings', '{json.dumps(kept)}')")
    me.go(continued(server.url, record, NAMES, ME).seats[0])
    me.my_choice()
    found = list(me.page.evaluate(BEYOND))
    for name in TABS if me.page.locator("[data-tab]").count() else ():
        me.page.locator(f'[data-tab="{name}"]').tap()
        found += me.page.evaluate(BEYOND)
    assert not found, "\n".join(sorted(set(found)))
