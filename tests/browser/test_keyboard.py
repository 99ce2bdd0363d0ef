"""A whole game without a mouse: digits take options, Tab goes through the page, Enter presses."""

from __future__ import annotations

import random

from browser.conftest import Somebody
from browser.person import ANSWERED, PATIENCE, Person

FOCUSED = "(wanted) => document.activeElement !== null && document.activeElement.matches(wanted)"


def tab_to(me: Person, wanted: str) -> None:
    """Press Shift+Tab until the focus is where it should be: from nowhere it enters the page at its end."""
    for _ in range(250):
        if me.page.evaluate(FOCUSED, wanted):
            return
        me.page.keyboard.press("Shift+Tab")
    raise AssertionError(f"Tab never comes to {wanted}")


def press(me: Person, wanted: str) -> None:
    before = me.version
    tab_to(me, wanted)
    me.page.keyboard.press("Enter")
    if wanted == '[data-control="pass"]' and me.page.get_by_role("alertdialog").count():
        tab_to(me, '[role="alertdialog"] [data-option="pass"]')
        me.page.keyboard.press("Enter")
    me.moved_on(before)


def by_digit(me: Person, row: int) -> None:
    """A digit takes the option of its row. Where an action has several spaces it focuses the first, and
    where several Workers can go there, it asks which."""
    before = me.version
    me.page.keyboard.press(str((row + 1) % 10))
    if me.page.evaluate(FOCUSED, '[data-zone="decision"] .chip'):
        me.page.keyboard.press("Enter")
    if me.page.get_by_role("alertdialog").locator("[data-confirm]").count():  # done without an Exosuit
        tab_to(me, '[role="alertdialog"] [data-confirm]')
        me.page.keyboard.press("Enter")
    me.page.wait_for_function(ANSWERED, arg=before, timeout=PATIENCE)
    if me.page.locator("#table-tip [data-option]").count():
        tab_to(me, "#table-tip [data-option]")
        me.page.keyboard.press("Enter")
    me.moved_on(before)


def test_a_whole_game_by_keyboard_only(somebody: Somebody) -> None:
    me = somebody().go()
    me.on_screen("home")
    for choice in ('input[type="radio"][value="2"]', 'input[type="radio"][value="normal"]'):
        for _ in range(60):
            if me.page.evaluate(FOCUSED, choice):
                break
            me.page.keyboard.press("Tab")
        me.page.keyboard.press("ArrowLeft")  # one opponent, and an easy one
    for _ in range(40):
        if me.page.evaluate(FOCUSED, "button.start"):
            break
        me.page.keyboard.press("Tab")
    me.page.keyboard.press("Enter")
    me.on_screen("table")
    chance = random.Random(2)
    moves = 0
    while me.my_choice():
        offered = me.options()
        rows = me.page.locator('[data-zone="decision"] [data-row]').count()
        if me.hand_of_warps:
            press(me, '[data-zone="decision"] .go')
        elif "end turn" in offered:
            press(me, '[data-control="end"]')
        elif rows == 0 or ("pass" in offered and chance.random() > 0.7):
            press(me, '[data-control="pass"]')
        else:
            by_digit(me, chance.randrange(min(rows, 10)))
        moves += 1
        assert moves < 1500, "the game does not end"
    assert moves > 40
    me.on_screen("results")
    me.page.keyboard.press("Escape")
    me.page.locator('[data-screen="results"]').wait_for(state="detached")
