"""A solo opponent's turn, step by step: its die, its token and what decided, at the player's own pace."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import Somebody
from browser.tables import ME, make_table

# Whether the die is told; if not, what lies before it is stepped over. In one go: the die may come meanwhile.
ON_TO_THE_DIE = """() => {
    if (document.querySelector('[data-step="bot-die"]')) return true;
    const before = '[data-control="next"], [data-zone="decision"] [data-option="warp nothing"]:enabled';
    document.querySelector(before)?.click();
    return false;
}"""


def test_a_solo_opponent_waits_after_each_step_and_in_a_replay_too(somebody: Somebody) -> None:
    me = somebody()
    table = make_table(me.url, [ME], solo="chronobot", paths=["harmony"])
    me.go(table.seats[0]).on_screen("table")
    me.my_choice()
    me.page.locator('[data-control="step"]').click()
    steps = me.page.locator("[data-step]")
    onward = me.page.locator('[data-control="next"]')

    me.choose("done")
    me.page.wait_for_function(ON_TO_THE_DIE)
    # The die is told, and nothing else yet; the board is as it was, and nothing can be done.
    expect(steps).to_have_count(1)
    assert me.options() == []
    suits = me.page.locator('[data-place^="main/"] .is-taken')
    expect(suits).to_have_count(0)

    told = ["bot-die"]
    onward.press("Enter")
    while onward.count() and "bot-token" not in told:
        told.append(steps.last.get_attribute("data-step") or "")
        me.page.keyboard.press("n")
    assert told[:3] == ["bot-die", "bot-action", "bot-suit"]
    assert told[-1] == "bot-token"
    me.my_choice()
    expect(suits).to_have_count(1)

    # The same in a replay: the number of steps told begins anew with each move.
    me.from_menu("Replay")
    me.on_screen("replay")
    expect(steps).to_have_count(1)
    me.page.locator("[data-steps-rest]").click()
    expect(steps).to_have_count(len(told))
