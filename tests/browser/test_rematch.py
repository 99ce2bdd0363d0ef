"""After the game: one asks for a rematch, the other sees it and agrees, and both are at the table again."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import PHONE, Somebody
from browser.tables import ME, finish, make_finished, make_table
from server.serving import Running

TOMAS = {"kind": "link", "name": "Tomas"}


def test_both_click_rematch_and_the_game_starts(somebody: Somebody, server: Running) -> None:
    made = make_table(server.url, [ME, TOMAS])
    finish(server.url, made)
    mira, tomas = somebody().go(made.seats[0]), somebody(viewport=PHONE).go(made.seats[1])
    tomas.on_screen("table")
    mira.on_screen("table")
    mira.points().get_by_role("button", name="Rematch").click()
    waiting = mira.on_screen("lobby")
    expect(waiting).to_contain_text("We are waiting for Tomas.")
    expect(waiting.get_by_role("button", name="Start the game")).to_have_count(0)

    notice = tomas.page.locator(".notices")
    expect(notice).to_contain_text("Mira wants a rematch.")
    notice.get_by_role("button", name="Rematch", exact=True).click()
    tomas.on_screen("table")
    mira.on_screen("table")
    expect(tomas.page.locator(".notices")).not_to_contain_text("rematch")
    assert mira.page.url == tomas.page.url
    assert made.id not in mira.page.url


def test_who_does_not_want_a_rematch_says_so_in_its_lobby(somebody: Somebody, server: Running) -> None:
    made = make_table(server.url, [ME, TOMAS])
    finish(server.url, made)
    with made.api(server.url, 0) as asking:
        fresh = asking.post("/rematch", json={}).json()["id"]
    token = made.seats[1].rpartition("#")[2]
    tomas = somebody().go(f"/table/{fresh}#{token}")
    asked = tomas.on_screen("lobby").get_by_role("alert")
    expect(asked).to_contain_text("Mira wants a rematch.")
    asked.get_by_role("button", name="No, thanks").click()
    tomas.on_screen("home")
    found = server.services.store.table(fresh)
    assert found is not None
    assert (found[0].status, found[1][1].kind) == ("open", "open")


def test_against_computers_a_rematch_starts_at_once(somebody: Somebody, server: Running) -> None:
    made = make_finished(server.url)
    mira = somebody().go(made.seats[0])
    mira.on_screen("table")
    mira.points().get_by_role("button", name="Rematch").click()
    mira.page.wait_for_url(lambda url: made.id not in url)
    mira.on_screen("table")


def test_a_game_that_counts_has_no_hint_and_no_link_to_hand_over(somebody: Somebody) -> None:
    me = somebody().go("/account")
    me.page.evaluate(
        """async () => {
          const send = (path, body) => fetch(path, {method: 'POST', body: JSON.stringify(body),
            headers: {'Content-Type': 'application/json'}});
          await send('/api/me/register', {name: 'Nora', password: 'correct horse battery'});
          const made = await (await send('/api/tables',
            {seats: [{kind: 'me'}, {kind: 'computer', level: 'easy'}], rated: true, start: true,
             terms: {leaders: 'random', evacuation: 'random'}})).json();
          location.href = `/table/${made.table.id}`;
        }"""
    )
    me.on_screen("table")
    expect(me.page.locator('[data-control="hint"]')).to_have_count(0)
    me.from_menu("People")
    people = me.page.get_by_role("dialog")
    people.get_by_text("Give up my seat").click()
    expect(people).to_contain_text("This game counts")
    expect(people.get_by_role("button", name="Make a link to hand over")).to_have_count(0)
    me.button("Let the computer play").click()
    me.button("Take my seat back").click()
    expect(me.button("Take my seat back")).to_have_count(0)
