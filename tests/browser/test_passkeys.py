"""Somebody makes a passkey in the browser, with a device that Chromium plays, and logs in with it."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from browser.conftest import PHONE, Somebody
from browser.person import Person
from server.serving import Running

DEVICE: dict[str, Any] = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def with_device(me: Person, server: Running) -> None:
    """By the name of the server: an address has no passkeys."""
    me.url = f"http://localhost:{server.port}"
    line = me.context.new_cdp_session(me.page)
    line.send("WebAuthn.enable")
    line.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})


def test_a_passkey_logs_in_on_a_phone_until_it_is_removed(somebody: Somebody, server: Running) -> None:
    me = somebody(viewport=PHONE)
    with_device(me, server)
    me.go("/account").on_screen("account")
    me.page.get_by_label("Name", exact=True).fill("Pia")
    me.page.get_by_label("Password", exact=True).fill("correct horse battery")
    me.button("Make an account").click()
    mine = me.page.get_by_role("region", name="Passkeys")
    expect(mine).to_contain_text("You have no passkey yet.")
    mine.get_by_label("Name of the passkey").fill("My phone")
    me.forgive(r"status of 40[13]")
    mine.get_by_role("button", name="Add a passkey").click()
    owner = me.page.get_by_role("dialog", name="Show that it is you")
    owner.get_by_label("Password").fill("not this one at all")
    owner.get_by_role("button", name="Continue").click()
    expect(owner.get_by_role("alert")).to_have_text("The password is not right.")
    owner.get_by_label("Password").fill("correct horse battery")
    owner.get_by_role("button", name="Continue").click()
    expect(mine.locator("[data-passkey]")).to_contain_text("My phone")
    expect(owner).to_have_count(0)
    mine.get_by_role("button", name="Rename My phone").click()
    mine.get_by_label("Name of the passkey").first.fill("Old phone")
    mine.get_by_role("button", name="Save").click()
    expect(mine.locator("[data-passkey]")).to_contain_text("Old phone")

    me.button("Log out").first.click()
    me.button("Log in with a passkey").click()
    expect(me.page.get_by_role("heading", name="Pia")).to_be_visible()
    expect(mine.locator("[data-passkey]")).to_contain_text("Last used on")
    mine.get_by_role("button", name="Remove Old phone").click()
    owner.get_by_role("button", name="Use a passkey").click()
    expect(mine).to_contain_text("You have no passkey yet.")
    me.button("Log out").first.click()
    me.button("Log in with a passkey").click()
    expect(me.page.get_by_role("alert")).to_contain_text("This passkey was not accepted.")


def test_who_has_no_passkey_is_told_so(somebody: Somebody, server: Running) -> None:
    me = somebody()
    with_device(me, server)
    me.go("/account").on_screen("account")
    me.button("Log in with a passkey").click()
    expect(me.page.get_by_role("alert")).to_contain_text("No passkey was used.")
    me.url = server.url  # by its address there is nothing to press
    me.go("/account").on_screen("account")
    expect(me.button("Log in with a passkey")).to_have_count(0)
