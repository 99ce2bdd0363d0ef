"""Somebody is rude: what they say is hidden, reported, and read by who keeps order."""

from __future__ import annotations

from playwright.sync_api import expect

from anachrony.server.features.moderation.moderation import Moderation
from browser.conftest import PHONE, Somebody
from browser.person import Person
from browser.test_friends import with_account
from server.serving import Running

SIT_DOWN = """async (table) => {
  const post = async (path, body) => (await fetch(path, {method: 'POST',
    headers: {'Content-Type': 'application/json'}, body: JSON.stringify(body)})).json();
  if (table !== null) return post(`/api/tables/${table}/join`, {name: 'Rude R'});
  const seats = [{kind: 'me', name: 'Mild M'}, {kind: 'open'}];
  return (await post('/api/tables', {seats, terms: {leaders: 'random', evacuation: 'random'}})).table.id;
}"""


def talk(me: Person, table: str) -> None:
    me.go(f"/table/{table}").on_screen("table")
    me.button("Talk and people").first.click()


def speak(me: Person, words: str) -> None:
    me.page.get_by_label("Say something").fill(words)
    me.button("Send").click()
    expect(me.page.get_by_role("dialog")).to_contain_text(words)


def test_who_is_rude_is_not_read_is_reported_and_muted(somebody: Somebody, server: Running) -> None:
    mild, rude = with_account(somebody(), "Mild M"), with_account(somebody(), "Rude R")
    table = mild.page.evaluate(SIT_DOWN, None)
    rude.page.evaluate(SIT_DOWN, table)
    mild.page.evaluate("async (table) => fetch(`/api/tables/${table}/start`, {method: 'POST'})", table)
    mild.go("/person/Rude%20R").on_screen("person")
    mild.button("Block").click()
    mild.page.get_by_text("Report", exact=True).first.click()
    mild.page.get_by_label("What happened").fill("Shouts\nat the table")
    talk(rude, table)
    speak(rude, "You are a fool")
    mild.button("Send").click()
    expect(mild.page.get_by_role("status")).to_be_visible()

    talk(mild, table)
    dialog = mild.page.get_by_role("dialog")
    expect(dialog).to_contain_text("You have blocked them.")
    expect(dialog).not_to_contain_text("You are a fool")
    speak(rude, "A fool I say")
    expect(dialog.get_by_role("button", name="Show the message")).to_have_count(2)
    dialog.get_by_role("button", name="Show the message").first.click()
    expect(dialog).to_contain_text("You are a fool")
    expect(dialog).not_to_contain_text("A fool I say")

    keeper = with_account(somebody(viewport=PHONE), "Keeper K")
    keeper.go("/operator").on_screen("operator")
    expect(keeper.page.get_by_text("This page is for those who keep order")).to_be_visible()
    server.services.parts.of(Moderation).appoint("root", "Keeper K", "", ends=False)
    keeper.go("/account").page.get_by_role("link", name="Keeping order").click()
    reports = keeper.page.get_by_role("region", name="Reports")
    expect(reports).to_contain_text("Mild M about Rude R")
    expect(reports.get_by_role("listitem")).to_have_text(["You are a fool", "A fool I say"])
    reports.get_by_role("button", name="Look at Rude R").click()
    person = keeper.page.get_by_role("region", name="Somebody")
    person.get_by_label("Days").fill("2")
    person.get_by_label("Why, for the log").fill("be kind")
    person.get_by_role("button", name="Mute").click()
    expect(person).to_contain_text("Muted until")
    done = keeper.page.get_by_role("region", name="What was done")
    expect(done).to_contain_text("Keeper K muted Rude R")
    expect(done).to_contain_text("be kind")
    rude.forgive("status of 403")
    rude.page.get_by_label("Say something").fill("Hey")
    rude.button("Send").click()
    expect(rude.page.get_by_role("alert")).to_contain_text("muted")
    person.get_by_role("button", name="End the mute").click()
    expect(person).not_to_contain_text("Muted until")
    person.get_by_label("Name of an account").fill("Keeper K")
    person.get_by_role("button", name="Look", exact=True).click()
    expect(person.locator('[data-standing="Keeper K"]')).to_be_visible()
    keeper.forgive("status of 403")
    person.get_by_role("button", name="Ban").click()
    expect(keeper.page.get_by_role("alert")).to_contain_text("They keep order here too.")
    reports.get_by_role("button", name="Close the report").click()
    expect(reports).to_contain_text("Nobody has reported anything.")
