"""People who find each other: a friend is invited, sits down on a phone, and a stranger watches."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import PHONE, Somebody
from browser.person import Person

REGISTER = """async (name) => (await fetch('/api/me/register', {method: 'POST',
  headers: {'Content-Type': 'application/json'},
  body: JSON.stringify({name, password: 'correct horse battery'})})).ok"""


def with_account(me: Person, name: str) -> Person:
    me.go("/settings")
    assert me.page.evaluate(REGISTER, name)
    return me


def test_a_friend_is_invited_and_comes_and_a_stranger_watches(somebody: Somebody) -> None:
    ada, bo = with_account(somebody(), "Ada F"), with_account(somebody(viewport=PHONE), "Bo F")
    ada.go("/person/Bo%20F")
    ada.on_screen("person")
    ada.button("Add to my friends").click()
    expect(ada.button("Remove from my friends")).to_be_visible()
    ada.go("/")
    friends = ada.on_screen("home").locator('section[aria-labelledby="with-friends"]')
    friends.get_by_label("Seat 2").select_option(label="Anyone who comes")
    friends.get_by_role("button", name="Make the table").click()
    ada.on_screen("lobby")
    invite = ada.page.get_by_role("region", name="Invite somebody")
    invite.get_by_label("Name of an account").fill("nobody")
    ada.forgive(r"status of 404")
    invite.get_by_role("button", name="Invite", exact=True).click()
    expect(invite.get_by_role("alert")).to_have_text("There is nobody by that name.")
    invite.get_by_role("button", name="Bo F").click()
    expect(invite).to_contain_text("Invited: Bo F")

    bo.go("/")
    invited = bo.page.get_by_role("region", name="You are invited")
    expect(invited).to_contain_text("Ada F invites you")
    invited.get_by_role("link", name="Look at the table").click()
    bo.on_screen("lobby").get_by_label("Your name").fill("Boris")
    bo.button("Sit here").click()
    expect(bo.page.locator("li.mine")).to_contain_text("Boris")
    ada.button("Start the game").click()
    expect(bo.page.locator('[data-screen="lobby"]')).to_have_count(0)

    cy = somebody().go("/")
    tables = cy.page.get_by_role("region", name="Open tables")
    tables.get_by_role("radio", name="Games to watch").check()
    found = cy.page.get_by_role("region", name="Games to watch")
    found.get_by_role("button", name="Search").click()
    found.get_by_label("Title or player").fill("nothing like it")
    expect(found).to_contain_text("No table fits.")
    found.get_by_label("Title or player").fill("boris")
    expect(found.locator("[data-tables] a")).to_have_count(1)


MAKE = """async () => (await fetch('/api/tables', {method: 'POST',
  headers: {'Content-Type': 'application/json'},
  body: JSON.stringify({seats: [{kind: 'me'}, {kind: 'link'}], start: true, listed: false,
    clock: {kind: 'move', seconds: 2 * 86400}})})).json()"""


def test_a_vacation_is_taken_and_given_back_and_the_others_see_until_when(somebody: Somebody) -> None:
    ada, bo = with_account(somebody(viewport=PHONE), "Ada V"), somebody()
    made = ada.page.evaluate(MAKE)
    ada.go("/account").on_screen("account")
    vacation = ada.page.get_by_role("region", name="Vacation")
    expect(vacation).to_contain_text("your clocks stand")
    vacation.get_by_label("Days, from now on").fill("5")
    vacation.get_by_role("button", name="Go on vacation").click()
    expect(vacation.get_by_role("status")).to_contain_text("Away until")
    expect(vacation).to_contain_text("25 days are left.")

    bo.go(f"/table/{made['table']['id']}#{made['seats'][1]['token']}").on_screen("table")
    bo.from_menu("People")
    seated = bo.page.get_by_role("dialog").locator("li", has_text="Ada V")
    expect(seated).to_contain_text("Away until")

    vacation.get_by_role("button", name="I am back").click()
    expect(vacation.get_by_role("button", name="Go on vacation")).to_be_visible()
    bo.page.reload()
    bo.from_menu("People")
    expect(seated).not_to_contain_text("Away until")
