"""The host changes the rules in the lobby; who sits there sees it, and agrees, before the game starts."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import PHONE, Somebody


def test_rules_are_changed_in_the_lobby_and_agreed_to_anew(somebody: Somebody) -> None:
    ada, bo = somebody().go("/"), somebody(viewport=PHONE)
    friends = ada.on_screen("home").locator('section[aria-labelledby="with-friends"]')
    friends.get_by_label("Your name").fill("Ada")
    friends.get_by_label("Seat 2").select_option(label="Anyone who comes")
    friends.get_by_role("button", name="Make the table").click()
    lobby = ada.on_screen("lobby")

    bo.page.goto(ada.page.url)
    seats = bo.on_screen("lobby")
    seats.get_by_label("Your name").fill("Bo")
    bo.button("Sit here").click()
    expect(seats.locator("li.mine")).to_contain_text("Bo")
    expect(ada.button("Start the game")).to_be_enabled()

    lobby.get_by_text("Change the rules", exact=True).click()
    lobby.get_by_label("Path of seat 1").select_option(label="Salvation")
    lobby.get_by_label("Path of seat 2").select_option(label="Salvation")
    expect(lobby).to_contain_text("A Path can be played by one player only.")
    lobby.get_by_label("Path of seat 2").select_option(label="Random")
    lobby.get_by_text("More rules").click()
    lobby.locator("label", has=ada.page.get_by_role("switch", name="Doomsday")).click()
    ada.button("Change the rules of this table").click()
    expect(lobby.locator("li").nth(1)).to_contain_text("Has not agreed yet")
    expect(lobby.locator("li").nth(0)).not_to_contain_text("Has not agreed yet")
    expect(ada.button("Start the game")).to_be_disabled()

    asked = seats.get_by_role("alert")
    expect(asked).to_contain_text("The host has changed the rules.")
    expect(asked).to_contain_text("Salvation")
    expect(asked).to_contain_text("Doomsday")
    asked.get_by_role("button", name="I agree").click()
    expect(asked).to_have_count(0)
    expect(lobby).not_to_contain_text("Has not agreed yet")
    ada.button("Start the game").click()
    expect(ada.page.locator('[data-screen="table"]')).to_be_visible()
    expect(bo.page.locator('[data-screen="table"]')).to_be_visible()
