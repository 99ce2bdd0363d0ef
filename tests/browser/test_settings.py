"""The page of settings."""

from __future__ import annotations

import anachrony
from browser.conftest import Somebody


def test_the_settings_say_the_version_of_the_server(somebody: Somebody) -> None:
    me = somebody().go("/settings")
    assert anachrony.__version__ in me.on_screen("settings").locator("[data-version]").inner_text()
