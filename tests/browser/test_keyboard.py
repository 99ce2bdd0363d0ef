"""A game without a mouse, its beginning and its end: digits take options, Tab moves on, Enter presses."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from browser.conftest import Somebody
from browser.moments import NAMES, continued, record_at
from browser.person import ANSWERED, PATIENCE, Person
from server.serving import Running

# A digit has had its effect: the move is made, or the page asks on.
HEARD = """(before) => {
  const table = document.querySelector('[data-screen="table"]');
  return table === null || Number(table.dataset.version) > before
    || document.activeElement?.matches('[data-zone="decision"] .chip')
    || document.querySelector('[role="alertdialog"] [data-confirm], #table-tip [data-option]') !== null;
}"""
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
    me.page.wait_for_function(HEARD, arg=before, timeout=PATIENCE)
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


def begin(me: Person) -> None:
    """From the home page to a table with one opponent, an easy one."""
    me.go().on_screen("home")
    for choice in ('input[type="radio"][value="2"]', 'input[type="radio"][value="normal"]'):
        for _ in range(60):
            if me.page.evaluate(FOCUSED, choice):
                break
            me.page.keyboard.press("Tab")
        me.page.keyboard.press("ArrowLeft")
    for _ in range(40):
        if me.page.evaluate(FOCUSED, "button.start"):
            break
        me.page.keyboard.press("Tab")
    me.page.keyboard.press("Enter")
    me.on_screen("table")


def play_until(me: Person, is_so: Callable[[], bool]) -> int:
    """Some moves until the game is over or this holds; how many."""
    chance = random.Random(2)
    moves = 0
    while me.my_choice() and not is_so():
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
    return moves


def close_the_score_sheet(me: Person) -> None:
    me.on_screen("results")
    me.page.keyboard.press("Escape")
    me.page.locator('[data-screen="results"]').wait_for(state="detached")


def test_a_game_begins_by_keyboard_only(somebody: Somebody) -> None:
    me = somebody()
    begin(me)
    assert play_until(me, lambda: "Era 2" in me.page.locator(".top h1").inner_text()) > 4
    assert not me.over


def test_a_game_ends_by_keyboard_only(somebody: Somebody, server: Running) -> None:
    me = somebody().go(continued(server.url, record_at("power-up", 7, 0, 3, 2), NAMES[:2]).seats[0])
    me.on_screen("table")
    assert play_until(me, lambda: False) > 2
    close_the_score_sheet(me)


def test_a_key_right_after_a_dialog_has_closed_is_heard(somebody: Somebody, server: Running) -> None:
    """The focus stays on a button of the closed dialog until the page is told that it has closed."""
    me = somebody().go(continued(server.url, record_at("take-turn", 4, 0, 3, 2), NAMES[:2]).seats[0])
    me.on_screen("table")
    assert me.my_choice()
    me.page.evaluate("document.activeElement.blur()")
    me.button("Menu").evaluate("(one) => one.click()")  # which does not take the focus
    me.page.wait_for_function("document.activeElement.closest('dialog[open]') !== null")
    left = me.page.evaluate(
        """() => {
          const dialog = document.querySelector('dialog[open]');
          dialog.close();
          const focused = document.activeElement;
          focused.dispatchEvent(new KeyboardEvent('keydown', { key: 'p', bubbles: true, cancelable: true }));
          return dialog.contains(focused);
        }"""
    )
    assert left, "the focus was elsewhere, so this says nothing"
    me.page.get_by_role("alertdialog").locator('[data-option="pass"]').wait_for()


@pytest.mark.soak
def test_a_whole_game_by_keyboard_only(somebody: Somebody) -> None:
    me = somebody()
    begin(me)
    assert play_until(me, lambda: False) > 40
    close_the_score_sheet(me)
