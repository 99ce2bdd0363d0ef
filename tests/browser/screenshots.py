"""Twenty moments of the page at both sizes, into docs/screenshots/: `make screenshots`."""

from __future__ import annotations

import base64
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright

from browser.conftest import ARGUMENTS, DESKTOP, PHONE, chromium
from browser.moments import NAMES, continued, fractured_at, looked_at, record_at, record_of_a_whole_game
from browser.person import Person
from browser.tables import ME
from server.serving import running, settings_for, sqlite_url

FOLDER: Final = Path(__file__).parents[2] / "docs" / "screenshots"
MOST: Final = 4_500_000  # bytes in all
SEED: Final = 3

SIZES: Final[dict[str, dict[str, Any]]] = {
    "desktop": {"viewport": DESKTOP},
    "phone": {"viewport": PHONE, "device_scale_factor": 2, "has_touch": True, "is_mobile": True},
}

# A picture as WebP, by the browser's own hand.
TO_WEBP = """async ([png, quality]) => {
  const picture = new Image();
  picture.src = `data:image/png;base64,${png}`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = picture.naturalWidth;
  canvas.height = picture.naturalHeight;
  canvas.getContext('2d').drawImage(picture, 0, 0);
  return canvas.toDataURL('image/webp', quality).split(',')[1];
}"""


def tab(me: Person, name: str) -> None:
    """On a phone, the part of the table where it happens."""
    button = me.page.locator(f'[data-tab="{name}"]')
    if button.count():
        button.tap()


def at(me: Person, prompt: str, era: int, placed: int, seed: int = SEED) -> None:
    me.go(continued(me.url, record_at(prompt, era, placed, seed)).seats[0]).on_screen("table")
    me.my_choice()


# --- the moments --------------------------------------------------------------------------------------


def home(me: Person) -> None:
    me.go("/").on_screen("home")


def lobby(me: Person) -> None:
    me.go("/").on_screen("home")
    me.page.get_by_label("Your name").first.fill("Mira")
    me.button("Make the table").click()
    me.on_screen("lobby")


def guide(me: Person) -> None:
    me.go("/learn").on_screen("table")
    for _ in range(3):
        me.page.locator('[data-act="guide-next"]').click()
    me.page.locator('[data-guide="power"]').wait_for()


def power_up(me: Person) -> None:
    at(me, "power-up", 2, 0)
    tab(me, "me")


def warp(me: Person) -> None:
    at(me, "choose-warp", 3, 0)
    tiles = me.page.locator('[data-zone="decision"] [data-warp]:not([disabled])')
    tiles.nth(1).click()


def turn(me: Person) -> None:
    at(me, "take-turn", 3, 1)
    worker = me.page.locator("[data-choose]").first
    if worker.count():
        worker.click()


def why_not(me: Person) -> None:
    at(me, "take-turn", 3, 1)
    me.place("main/evacuation").click()
    me.page.get_by_text("It opens only with the Impact.").wait_for()


def build(me: Person) -> None:
    at(me, "construct", 3, 0)
    me.page.locator('[data-zone="decision"] [data-option]:not([disabled])').first.hover()


def impact(me: Person) -> None:
    at(me, "take-turn", 5, 1)


def results(me: Person) -> None:
    made = looked_at(me.url, record_of_a_whole_game(SEED))
    me.go(made.watch).on_screen("table")
    me.points()


def replay(me: Person) -> None:
    made = looked_at(me.url, record_of_a_whole_game(SEED))
    me.go(made.watch).on_screen("table")
    me.from_menu("Replay")
    me.on_screen("replay").get_by_role("slider").fill("160")
    me.page.get_by_role("heading", name="Era 7 of 7").wait_for(state="hidden")


def codex(me: Person) -> None:
    me.go("/codex").page.locator('[data-entry="rules/travel"]').click()


def edition(name: str, modules: tuple[str, ...], prompt: str) -> Callable[[Person], None]:
    """A moment of a game by an older edition, with its modules."""

    def show(me: Person) -> None:
        record = record_at(prompt, 3, 1, SEED, 3, name, modules)
        me.go(continued(me.url, record).seats[0]).on_screen("table")
        me.my_choice()

    return show


def fractured(
    prompt: str, era: int, part: str = "board", seed: int = 4, side: str = "A"
) -> Callable[[Person], None]:
    """A moment of a game with Fractures of Time, and on a phone the part of the table to look at."""

    def show(me: Person) -> None:
        record = fractured_at(prompt, era, seed, side)
        me.go(continued(me.url, record, NAMES, ME).seats[0]).on_screen("table")
        me.my_choice()
        tab(me, part)
        zone = "valley" if part == "board" else "device"
        if part in ("board", "me"):
            me.page.locator(f'[data-zone="{zone}"]').first.scroll_into_view_if_needed()

    return show


MOMENTS: Final[dict[str, tuple[Callable[[Person], None], str]]] = {
    "01-home": (home, "dark"),
    "02-lobby": (lobby, "light"),
    "03-guide": (guide, "dark"),
    "04-power-up": (power_up, "dark"),
    "05-warp": (warp, "dark"),
    "06-turn": (turn, "dark"),
    "07-why-not": (why_not, "dark"),
    "08-build": (build, "light"),
    "09-impact": (impact, "dark"),
    "10-results": (results, "dark"),
    "11-replay": (replay, "dark"),
    "12-codex": (codex, "light"),
    "13-first-edition": (edition("first", ("doomsday",), "take-turn"), "dark"),
    "14-pre-release": (edition("preview", ("doomsday", "pioneers"), "take-turn"), "dark"),
    "15-era-zero": (fractured("choose-warp", 0, "timeline"), "dark"),
    "16-assimilate": (fractured("assimilate", 2), "dark"),
    "17-blink": (fractured("blink-to", 4), "dark"),
    "18-glitch": (fractured("place-glitch", 4, "me"), "dark"),
    "19-device": (fractured("take-turn", 5, "me"), "dark"),
    "20-fractures": (fractured("take-turn", 4, "me", seed=5, side="B"), "light"),
}


def take(browser: Browser, url: str, press: Page, name: str, size: str) -> int:
    show, theme = MOMENTS[name]
    look = {"reduced_motion": "reduce", "color_scheme": theme, "locale": "en-US", **SIZES[size]}
    context = browser.new_context(**look)
    me = Person(context, url)
    show(me)
    me.page.evaluate("() => document.fonts.ready")
    me.page.wait_for_load_state("networkidle")
    log = me.page.get_by_role("list", name="Log", exact=True)
    if log.count():  # it is asked for a moment after the board
        log.get_by_role("listitem").first.wait_for()
    picture = base64.b64encode(me.page.screenshot()).decode()
    context.close()
    assert me.complaints == [], me.complaints
    data = base64.b64decode(press.evaluate(TO_WEBP, [picture, 0.8]))
    FOLDER.joinpath(f"{name}-{size}.webp").write_bytes(data)
    return len(data)


def main(wanted: list[str]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        running(settings_for(sqlite_url(Path(folder)))) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        press = browser.new_page()
        for name in MOMENTS:
            if wanted and not any(one in name for one in wanted):
                continue
            sizes = [take(browser, server.url, press, name, size) for size in SIZES]
            print(f"{name}: {', '.join(f'{size // 1000} kB' for size in sizes)}")
        browser.close()
    total = sum(path.stat().st_size for path in FOLDER.glob("*.webp"))
    print(f"{total / 1e6:.2f} MB in all")
    assert total < MOST, "too heavy for the repository"


if __name__ == "__main__":
    main(sys.argv[1:])
