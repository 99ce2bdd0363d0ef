"""A real server, a real browser, and people with windows of their own. An error in a console fails a test."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from playwright.sync_api import Browser, ViewportSize, sync_playwright

from browser.person import Person
from server.serving import Running, running, settings_for, sqlite_url

PAGE = Path(__file__).parents[2] / "src" / "anachrony" / "page" / "index.html"
# Letters as wide as in a window: the browser without windows rounds their widths otherwise.
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--font-render-hinting=none"]

DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}

Somebody: TypeAlias = "Callable[..., Person]"


def chromium() -> str:
    """Where the browser is, best without windows of its own: it opens a page in a third of the time. What is
    missing fails a test, it is not skipped."""
    names = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
    found = os.environ.get("ANACHRONY_CHROMIUM") or next(filter(None, map(shutil.which, names)), None)
    if not found:
        pytest.fail("Chromium is missing. On Debian or Ubuntu: sudo apt install chromium", pytrace=False)
    return found


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if not PAGE.exists():
        pytest.fail("the page is not built; make test builds it, or: make page", pytrace=False)
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        yield started
        started.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One for all: a server and its processes take longer to start than most tests run."""
    with running(settings_for(sqlite_url(tmp_path_factory.mktemp("browser")))) as started:
        yield started


@pytest.fixture
def somebody(browser: Browser, server: Running) -> Iterator[Somebody]:
    """A person with a browser of their own: ``somebody()``, or ``somebody(viewport=PHONE)``."""
    people: list[Person] = []

    def arrive(**how: Any) -> Person:
        given = {"viewport": DESKTOP, "reduced_motion": "reduce", "color_scheme": "dark", "locale": "en-US"}
        context = browser.new_context(**{**given, **how})
        people.append(Person(context, server.url))
        return people[-1]

    yield arrive
    complaints = [one for person in people for one in person.complaints]
    for person in people:
        person.context.close()
    assert complaints == []
