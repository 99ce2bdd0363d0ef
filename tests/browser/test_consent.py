"""What a table decides together, by clicking: what becomes of who vanished, and what is taken back."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from browser.conftest import PHONE, Somebody
from browser.person import Person
from server.serving import Running

NAMES = ("Quirin", "Ramona", "Severin")


def people_of(person: Person) -> Locator:
    """The list of who sits at the table, opened from the menu."""
    person.from_menu("People")
    return person.page.get_by_role("dialog")


def a_turn_is_over(server: Running, table: str) -> int:
    """Moves are made until a turn has ended that its player cannot undo; whose it was."""
    while True:
        with server.services.tables.at(table) as live:
            position = live.playing()
            decision = position.game.decisions[0]
            texts = [option.text for option in decision.options]
            text = "end turn" if "end turn" in texts else texts[0]
            server.services.tables.play(
                live, decision.seat, text, live.version(decision.seat), decision.seat, None
            )
            if text == "end turn" and not position.can_undo(decision.seat):
                return decision.seat


def test_a_table_votes_on_who_vanished_and_lets_somebody_take_back(
    somebody: Somebody, server: Running
) -> None:
    """Agreed where the table is made, read by all in the lobby, done when the time is up."""
    people = [somebody(), somebody(viewport=PHONE), somebody()]
    ada = people[0].go("/")
    friends = ada.on_screen("home").locator('section[aria-labelledby="with-friends"]')
    friends.get_by_label("Your name").fill(NAMES[0])
    friends.get_by_role("radio", name="3").check(force=True)
    for label in ("Seat 2", "Seat 3"):
        friends.get_by_label(label).select_option(label="Anyone who comes")
    friends.get_by_text("Title, clock, who can find it").click()
    friends.get_by_role("radio", name="The others vote").check(force=True)
    friends.get_by_role("button", name="Make the table").click()
    ada.on_screen("lobby")
    for name, person in zip(NAMES[1:], people[1:], strict=True):
        person.page.goto(ada.page.url)
        lobby = person.on_screen("lobby")
        expect(lobby).to_contain_text("The others vote")
        lobby.get_by_label("Your name").first.fill(name)
        person.button("Sit here").first.click()
        expect(lobby.locator("li.mine")).to_contain_text(name)
    ada.button("Start the game").click()
    for person in people:
        person.on_screen("table")

    table = ada.page.url.rpartition("/")[2].partition("#")[0]
    seat = a_turn_is_over(server, table)
    asked = people_of(people[seat])
    asked.get_by_text("Ask to take back my last choice").first.click()
    asked.get_by_role("button", name="Ask to take back my last choice").click()
    expect(people[seat].page.locator("[data-takeback]")).to_contain_text("Still to answer")
    people[seat].page.keyboard.press("Escape")
    others = [person for n, person in enumerate(people) if n != seat]
    for person in others:
        expect(person.page.locator("[data-takeback]")).to_contain_text(f"{NAMES[seat]} asks to take back")
        person.button("I agree").click()
    for person in people:
        expect(person.page.locator("[data-takeback]")).to_have_count(0)
    expect(people[seat].option("end turn")).to_be_visible()

    server.services.play_time._since -= 8 * 86_400.0
    for person in others:
        listed = people_of(person).locator("li", has_text=NAMES[seat])
        listed.get_by_role("button", name="Vote for a computer player here").click()
    seated = others[0].page.get_by_role("dialog").locator("li", has_text=NAMES[seat])
    expect(seated.locator(".tag").first).to_contain_text("Normal")
