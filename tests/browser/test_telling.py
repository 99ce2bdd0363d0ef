"""Somebody says in the browser how to be told of their turns, and is told."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from browser.conftest import PHONE, Somebody
from browser.person import Person
from server.receivers import text_of
from server.serving import Running, sqlite_url, until
from server.town import PUBLIC, Town, town_on


@pytest.fixture(scope="module")
def town(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Town]:
    with town_on(sqlite_url(tmp_path_factory.mktemp("browser"))) as built:
        yield built


@pytest.fixture(scope="module")
def server(town: Town) -> Running:
    return town.server


def log_in(me: Person, town: Town, name: str) -> Person:
    me.go("/account")
    me.on_screen("account")
    me.page.get_by_label("Name", exact=True).fill(name)
    me.page.get_by_label("Password", exact=True).fill("correct horse battery")
    me.button("Make an account").click()
    expect(me.page.get_by_role("heading", name=name)).to_be_visible()
    return me


def test_somebody_asks_for_mail_on_a_phone_confirms_it_and_ends_it(somebody: Somebody, town: Town) -> None:
    me = log_in(somebody(viewport=PHONE), town, "Mina")
    tell = me.page.get_by_role("region", name="Tell me when it is my turn")
    expect(tell).to_contain_text("Nothing is sent to you yet.")
    tell.get_by_label("Mail address").fill("mina@example.org")
    tell.get_by_role("button", name="Add").first.click()
    owner = me.page.get_by_role("dialog", name="Show that it is you")
    owner.get_by_label("Password").fill("correct horse battery")
    owner.get_by_role("button", name="Continue").click()
    expect(tell).to_contain_text("Not confirmed yet")
    until(lambda: town.mail.to("mina@example.org"))
    link = re.search(rf"{PUBLIC}(/confirm/\S+)", text_of(town.mail.to("mina@example.org")[0]))
    assert link is not None
    me.go(link[1])
    expect(me.on_screen("confirm").get_by_role("status")).to_contain_text("The address is confirmed.")
    me.go("/account")
    tell.get_by_label("Wait before telling me").select_option(label="Do not wait")
    tell.get_by_label("from").fill("23:00")
    tell.get_by_label("until").fill("07:30")
    tell.get_by_role("button", name="Save").click()
    expect(tell.get_by_role("status")).to_have_text("Saved.")
    tell.get_by_role("button", name="Send a test").click()
    until(lambda: len(town.mail.to("mina@example.org")) == 2)
    letter = text_of(town.mail.to("mina@example.org")[1])
    end = re.search(rf"{PUBLIC}(/unsubscribe/\S+)", letter)
    assert end is not None
    me.go(end[1])
    expect(me.on_screen("unsubscribe").get_by_role("status")).to_contain_text("told nothing more there")
    me.go("/account")
    expect(tell).to_contain_text("the address still serves to log in")
    expect(tell.get_by_label("until")).to_have_value("07:30")


def test_the_worker_of_the_page_shows_a_message_and_leads_to_its_table(
    somebody: Somebody, town: Town
) -> None:
    """As the browser's push service would hand it over; the service itself is not ours to try."""
    me = log_in(somebody(permissions=["notifications"]), town, "Nora")
    told = {"title": "Your turn: Push", "text": "Push", "link": "https://elsewhere.test/codex", "id": "a1"}
    me.page.evaluate(
        """async () => {
          await navigator.serviceWorker.register('/push-worker.js');
          await navigator.serviceWorker.ready;
        }"""
    )
    line = me.context.new_cdp_session(me.page)
    registered: list[str] = []
    line.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: registered.extend(one["registrationId"] for one in event["registrations"]),
    )
    line.send("ServiceWorker.enable")
    until(lambda: me.page.evaluate("() => true") and registered)
    line.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": town.server.url, "registrationId": registered[0], "data": json.dumps(told)},
    )
    me.page.wait_for_function(
        """async () => {
          const worker = await navigator.serviceWorker.ready;
          const shown = await worker.getNotifications();
          return shown.length === 1 && shown[0].title === 'Your turn: Push' && shown[0].tag === 'a1';
        }"""
    )


def test_the_home_page_says_what_waits_and_a_table_can_be_silent(somebody: Somebody, town: Town) -> None:
    me = log_in(somebody(), town, "Olga")
    me.page.evaluate(
        """async (hook) => {
          const send = (path, body) => fetch(path, {method: 'POST', body: JSON.stringify(body),
            headers: {'Content-Type': 'application/json'}});
          await send('/api/me/notify/webhook', {kind: 'json', url: hook, password: 'correct horse battery'});
          for (const title of ['One', 'Two'])
            await send('/api/tables',
              {title, seats: [{kind: 'me'}, {kind: 'link'}], start: true, listed: false});
        }""",
        town.web.url + "/hook/olga",
    )
    me.go("/")
    waiting = me.on_screen("home").locator("[data-waiting]")
    expect(waiting).to_have_attribute("data-waiting", "2")
    waiting.get_by_role("link", name="Go there").click()
    me.on_screen("table")
    me.button("Menu").click()
    switch = me.page.get_by_role("switch", name="Tell me when it is my turn at this table")
    expect(switch).to_be_checked()
    table = me.page.url.rpartition("/")[2]
    with me.page.expect_response(re.compile(f"/api/tables/{table}/notify")):
        switch.uncheck(force=True)
    expect(switch).not_to_be_checked()
