"""Somebody at a browser: sees only the page, and acts by mouse or by keyboard."""

from __future__ import annotations

import random
import re
from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page, expect

PATIENCE = 120_000  # ms; a wait that takes as long is a failure, not a delay
expect.set_options(timeout=PATIENCE)

TABLE = '[data-screen="table"], [data-screen="line"]'  # a variation is played like any table
# The table rests: nothing is on its way, and it is my choice, or nobody's any more.
MY_CHOICE = """() => {
  const table = document.querySelector('[data-screen="table"], [data-screen="line"]');
  if (!table || table.dataset.busy !== undefined || table.querySelector('[data-behind]')) return false;
  return table.querySelector('[data-zone="decision"] [data-option]:not([disabled])') !== null
    || table.querySelector('[data-zone="decision"] [data-warp]:not([disabled])') !== null
    || document.querySelector('[data-screen="results"]') !== null;
}"""
MOVED_ON = """(before) => {
  const table = document.querySelector('[data-screen="table"], [data-screen="line"]');
  if (document.querySelector('[data-screen="results"], [data-screen="hand-over"]')) return true;
  if (!table || table.dataset.busy !== undefined || table.querySelector('[data-behind]')) return false;
  return Number(table.dataset.version) > before;
}"""
ANSWERED = """(before) => {
  const table = document.querySelector('[data-screen="table"], [data-screen="line"]');
  return table === null || Number(table.dataset.version) > before
    || [...document.querySelectorAll('[data-option]')].some((one) => !one.closest('[data-zone]'));
}"""


class Person:
    def __init__(self, context: BrowserContext, url: str) -> None:
        self.context = context
        self.url = url
        self.page: Page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.troubles: list[str] = []
        # A refusal that is part of the talk: the table moved on, and the page looks again.
        self.forgiven: list[str] = [r"status of 409 \(Conflict\)"]
        self.page.on("pageerror", lambda error: self.troubles.append(f"error: {error}"))
        self.page.on("console", lambda said: self._hear(said.type, said.text))

    def _hear(self, kind: str, text: str) -> None:
        if kind in ("error", "warning"):
            self.troubles.append(f"{kind}: {text}")

    def forgive(self, pattern: str) -> None:
        """Console messages that a test brings about itself, such as those of a cut line."""
        self.forgiven.append(pattern)

    @property
    def complaints(self) -> list[str]:
        return [one for one in self.troubles if not any(re.search(p, one) for p in self.forgiven)]

    # --- going ------------------------------------------------------------------------------------------

    def go(self, path: str = "/") -> Person:
        self.page.goto(path if path.startswith("http") else self.url + path)
        return self

    def on_screen(self, name: str) -> Locator:
        screen = self.page.locator(f'[data-screen="{name}"]')
        expect(screen).to_be_visible(timeout=PATIENCE)
        return screen

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name)

    def read_at(self, percent: int) -> Person:
        """Text of this size from now on."""
        self.go("/settings").page.locator(f'input[value="{percent}"]').check()
        return self

    def from_menu(self, name: str) -> None:
        self.button("Menu").click()
        self.page.get_by_role("dialog").get_by_role("button", name=name).click()

    def points(self) -> Locator:
        """Open the score sheet."""
        self.from_menu("Points")
        return self.on_screen("results")

    # --- seeing -----------------------------------------------------------------------------------------

    @property
    def version(self) -> int:
        return int(self.page.locator(TABLE).get_attribute("data-version") or 0)

    def my_choice(self) -> bool:
        """Wait until something is asked of me; False when the game is over."""
        self.page.wait_for_function(MY_CHOICE, timeout=PATIENCE)
        return not self.over

    @property
    def may_choose(self) -> bool:
        """Checks if the table rests and I am asked, or it is over."""
        return bool(self.page.evaluate(MY_CHOICE))

    @property
    def over(self) -> bool:
        return self.page.locator('[data-screen="results"]').count() > 0

    def options(self) -> list[str]:
        """What the decision bar offers; a space where several Workers can go offers them all."""
        found: list[str] = self.page.evaluate(
            """() => [...document.querySelectorAll('[data-zone="decision"] button')]
                .filter((one) => !one.disabled && (one.dataset.option ?? one.dataset.options))
                .flatMap((one) => one.dataset.option ?? one.dataset.options.split('|'))"""
        )
        return found

    def lit(self) -> list[str]:
        found: list[str] = self.page.evaluate(
            """() => [...document.querySelectorAll('button.place.lit')]
                .filter((one) => one.offsetParent !== null).map((one) => one.dataset.place)"""
        )
        return found

    def option(self, text: str) -> Locator:
        return self.page.locator(f'[data-zone="decision"] [data-option="{text}"]:not([disabled])').first

    def place(self, name: str) -> Locator:
        return self.page.locator(f'[data-place="{name}"]').first

    @property
    def hand_of_warps(self) -> list[str]:
        found: list[str] = self.page.evaluate(
            """() => [...document.querySelectorAll('[data-zone="decision"] [data-warp]:not([disabled])')]
                .map((one) => one.dataset.warp)"""
        )
        return found

    # --- acting by mouse --------------------------------------------------------------------------------

    def choose(self, text: str) -> None:
        """Click an option of the decision bar, and wait for what comes of it."""
        before = self.version
        if text == "pass":
            self.page.locator('[data-control="pass"]').click()
            sure = self.page.get_by_role("alertdialog").locator('[data-option="pass"]')
            if sure.count():
                sure.click()
        else:
            self.press(text)
            sure = self.page.get_by_role("alertdialog").locator("[data-confirm]")
            if sure.count():
                sure.click()
        self.moved_on(before)

    def press(self, text: str) -> None:
        """The button of an option; where several Workers can go, the space first and then the Worker."""
        if not self.option(text).count():
            self.page.locator(f'[data-zone="decision"] [data-options*="{text}"]').first.click()
            self.page.locator(f'#table-tip [data-option="{text}"]').click()
        else:
            self.option(text).click()

    def moved_on(self, before: int) -> None:
        self.page.wait_for_function(MOVED_ON, arg=before, timeout=PATIENCE)

    def click_place(self, name: str, chance: random.Random) -> None:
        """Click a lit place; where several moves are possible there, pick one from the bubble."""
        before = self.version
        self.place(name).click()
        self.page.wait_for_function(ANSWERED, arg=before, timeout=PATIENCE)
        if self.version == before:
            among = self.page.locator("[data-option]:not([data-zone] [data-option])")
            among.nth(chance.randrange(among.count())).click()
        self.moved_on(before)

    def warp(self, chance: random.Random, how_many: int) -> None:
        for _ in range(how_many):
            able = self.hand_of_warps
            if able:
                self.page.locator(f'[data-warp="{chance.choice(able)}"]').click()
        before = self.version
        self.page.locator('[data-zone="decision"] .go').click()
        self.moved_on(before)

    def act(self, chance: random.Random, eager: float = 0.75) -> None:
        """Some move, by clicking only: places rather than buttons where there are any."""
        offered = self.options()
        if self.hand_of_warps:
            self.warp(chance, chance.randrange(2))
        elif "end turn" in offered:
            self.choose("end turn")
        elif "pass" in offered and chance.random() > eager:
            self.choose("pass")
        else:
            places = self.lit()
            if places and chance.random() < 0.7:
                self.click_place(chance.choice(places), chance)
            else:
                moves = [text for text in offered if text != "pass"] or ["pass"]
                self.choose(chance.choice(moves))

    def play_to_the_end(self, chance: random.Random, eager: float = 0.75) -> int:
        """A whole game; the number of moves it took."""
        moves = 0
        while self.my_choice():
            self.act(chance, eager)
            moves += 1
            assert moves < 1500, "the game does not end"
        return moves

    # --- storage ----------------------------------------------------------------------------------------

    def remember(self, key: str, value: str) -> None:
        self.page.evaluate("([key, value]) => localStorage.setItem(key, value)", [key, value])

    def ask(self, path: str) -> Any:
        return self.page.evaluate("(path) => fetch(path).then((answer) => answer.json())", path)
