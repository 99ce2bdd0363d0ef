"""Several people: over the network with a cut line and a spectator, and round one device."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import httpx
import pytest
from playwright.sync_api import APIResponse, Route, expect

from browser.conftest import Somebody
from browser.moments import continued, record_at
from browser.person import PATIENCE, Person
from browser.tables import EASY, ME, finish, make_table
from server.serving import Running, running, settings_for, sqlite_url, until


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Its own: tables are listed here, for all to see."""
    with running(settings_for(sqlite_url(tmp_path_factory.mktemp("together")))) as started:
        yield started


def whose(people: list[Person]) -> Person | None:
    """Whoever has something to choose now; None when it is over for all."""
    for person in people:
        if person.may_choose and not person.over:
            return person
    return None


def wait_for_whose(people: list[Person]) -> Person | None:
    """Whoever is the next to choose; None when the game is over."""
    found: list[Person | None] = []

    def settled() -> bool:
        found.append(whose(people))
        return found[-1] is not None or people[0].over

    until(settled)
    return found[-1]


def play(people: list[Person], chance: random.Random, moves: int) -> bool:
    """Some moves by whoever is asked; False when the game is over."""
    for _ in range(moves):
        acting = wait_for_whose(people)
        if acting is None:
            return False
        acting.act(chance, eager=0.25)
    return True


def test_three_people_online_with_a_cut_line_and_a_spectator(somebody: Somebody, server: Running) -> None:
    late = record_at("take-turn", 5, 0, 3)  # so that it comes to its end soon
    made = continued(server.url, late, others={"kind": "link"})
    people = [somebody().go(link) for link in made.seats]
    watcher = somebody().go(made.watch)
    for person in [*people, watcher]:
        person.on_screen("table")
    chance = random.Random(3)
    assert play(people, chance, 6)

    # One line is cut while its player acts: the page says so, keeps the move, and mends itself.
    cut = people[1]
    cut.forgive("ERR_INTERNET_DISCONNECTED|WebSocket connection|Failed to load resource")
    for _ in range(200):
        acting = whose(people)
        if acting is cut:
            break
        assert play(people, chance, 1)
    before = cut.version
    cut.context.set_offline(True)
    offered = cut.options()
    move = next((text for text in ("end turn", "done", "pass") if text in offered), None)
    if cut.hand_of_warps:
        cut.page.locator('[data-zone="decision"] .go').click()
    elif move == "pass":
        cut.page.locator('[data-control="pass"]').click()
        sure = cut.page.get_by_role("alertdialog").locator('[data-option="pass"]')
        if sure.count():
            sure.click()
    else:
        cut.press(move or offered[0])
    expect(cut.page.get_by_text("Connection lost", exact=False)).to_be_visible(timeout=PATIENCE)
    assert cut.version == before
    cut.context.set_offline(False)
    cut.moved_on(before)
    expect(cut.page.get_by_text("Connection lost", exact=False)).to_have_count(0, timeout=PATIENCE)
    after = cut.version
    watcher.page.wait_for_function(
        "(version) => Number(document.querySelector('[data-screen=\"table\"]').dataset.version) >= version",
        arg=after,
        timeout=PATIENCE,
    )
    assert watcher.options() == []  # a spectator sees, and cannot act

    assert play(people, chance, 4)
    finish(server.url, made)
    for person in people:
        person.on_screen("results")
    watcher.on_screen("results")
    assert len({person.version for person in [*people, watcher]}) == 1


WAITING = {"seats": [{"kind": "me", "name": "Mira"}, {"kind": "link"}, {"kind": "open"}], "listed": True}


def waiting_table(url: str) -> tuple[str, str, str]:
    """A table before its start: its name, the link of a seat for a friend, and the host's."""
    made = httpx.post(f"{url}/api/tables", json=WAITING, timeout=120).json()
    name = made["table"]["id"]
    return name, made["seats"][1]["link"], f"/table/{name}#{made['host']}"


def test_a_friend_who_comes_by_a_link_takes_a_name_and_leaves(somebody: Somebody, server: Running) -> None:
    _, link, hosts = waiting_table(server.url)
    host = somebody().go(hosts)
    friend = somebody().go(link)
    mine = friend.on_screen("lobby").locator("li.mine")
    mine.get_by_label("Your name").fill("Tomas")
    mine.get_by_role("button", name="Use this name").click()
    expect(mine.locator(".who > b")).to_have_text("Tomas")
    expect(host.on_screen("lobby").get_by_text("Tomas")).to_be_visible()
    mine.get_by_role("button", name="Leave the table").click()
    friend.on_screen("home")
    expect(host.on_screen("lobby").get_by_text("Tomas")).to_have_count(0)


def test_who_leaves_gets_home_though_the_socket_ends_first(somebody: Somebody, server: Running) -> None:
    _, link, _ = waiting_table(server.url)
    friend = somebody().go(link)
    answers: list[tuple[Route, APIResponse]] = []
    friend.page.route("**/leave", lambda route: answers.append((route, route.fetch())))
    friend.on_screen("lobby").get_by_role("button", name="Leave the table").click()
    friend.on_screen("refused")
    ((route, answer),) = answers
    route.fulfill(response=answer)
    friend.on_screen("home")


def test_a_friend_who_has_a_name_brings_it_along(somebody: Somebody, server: Running) -> None:
    _, link, _ = waiting_table(server.url)
    friend = somebody().go()
    friend.on_screen("home")
    friend.remember("anachrony.settings", '{"name": "Ines"}')
    lobby = friend.go(link).on_screen("lobby")
    expect(lobby.locator("li.mine .who > b")).to_have_text("Ines")
    expect(lobby.get_by_role("alert")).to_have_count(0)


def test_who_loses_a_seat_reads_why_and_hears_no_more(somebody: Somebody, server: Running) -> None:
    made = make_table(server.url, [ME, {"kind": "link", "name": "Tomas"}], seed=11)
    old = somebody().go(made.seats[1])
    old.on_screen("table")
    with made.api(server.url, 1) as seat:
        fresh = seat.post("/seats/1/link").json()["link"]
    screen = old.on_screen("refused")
    expect(screen).to_have_attribute("data-farewell", "seat-handed")
    expect(screen.get_by_role("heading")).to_have_text("This seat has a new link")
    assert server.services.hub.at(made.id) == []  # and the page does not come back by itself
    new = somebody().go(fresh)
    new.on_screen("table")


def test_who_hands_a_seat_over_still_sees_its_link(somebody: Somebody, server: Running) -> None:
    made = make_table(server.url, [ME, {"kind": "link", "name": "Tomas"}], seed=11)
    me = somebody().go(made.seats[0])
    me.on_screen("table")
    me.from_menu("People")
    me.page.get_by_text("Give up my seat").click()
    me.button("Make a link to hand over").click()
    me.on_screen("refused")
    expect(me.page.get_by_role("dialog").get_by_text("Your old link has ended")).to_be_visible()
    link = me.page.get_by_role("dialog").locator("input, code").first
    expect(link).to_be_visible()


def test_who_logs_out_elsewhere_reads_so_at_the_table(somebody: Somebody, server: Running) -> None:
    me = somebody().go("/account")
    me.page.evaluate(
        """async () => {
          const send = (path, body) => fetch(path, {method: 'POST', body: JSON.stringify(body),
            headers: {'Content-Type': 'application/json'}});
          await send('/api/me/register', {name: 'Olga', password: 'correct horse battery'});
          const made = await (await send('/api/tables',
            {seats: [{kind: 'me'}, {kind: 'link'}], start: true})).json();
          location.href = `/table/${made.table.id}`;
        }"""
    )
    me.on_screen("table")
    me.forgive(r"status of 40[13]")  # what the table was asking for at that moment
    me.page.evaluate("() => fetch('/api/me/logout', {method: 'POST'})")
    screen = me.on_screen("refused")
    expect(screen).to_have_attribute("data-farewell", "logged-out")
    expect(screen.get_by_role("link", name="Log in")).to_be_visible()


def test_a_seat_says_whether_its_player_is_here(somebody: Somebody, server: Running) -> None:
    made = make_table(server.url, [ME, {"kind": "link", "name": "Tomas"}, EASY], seed=11)
    me = somebody().go(made.seats[0])
    me.on_screen("table")
    order = me.page.get_by_role("group", name="Turn order")
    tomas = order.get_by_role("button", name=re.compile("^Tomas"))
    expect(tomas).to_have_accessible_name(re.compile("Away"))
    other = somebody().go(made.seats[1])
    other.on_screen("table")
    expect(tomas).to_have_accessible_name(re.compile("Here"))
    expect(tomas.get_by_title("Here")).to_be_visible()
    other.page.goto("about:blank")
    expect(tomas.get_by_title("Away")).to_be_visible()
    expect(order.get_by_title(re.compile("Here|Away"))).to_have_count(1)  # neither me nor the computer


def test_a_hot_seat_hides_what_the_other_knows(somebody: Somebody) -> None:
    me = somebody().go()
    home = me.on_screen("home")
    friends = home.locator('section[aria-labelledby="with-friends"]')
    friends.locator("select").first.select_option("here")
    friends.get_by_label("Name", exact=True).fill("Tomas")
    friends.get_by_label("Your name").fill("Mira")
    friends.get_by_role("button", name="Start the game").click()
    chance = random.Random(5)
    handed: list[str] = []
    for _ in range(400):
        me.page.wait_for_selector('[data-screen="table"], [data-screen="hand-over"]')
        screen = me.page.locator('[data-screen="hand-over"]')
        if screen.count():
            assert me.page.locator("[data-place], [data-option]").count() == 0  # nothing of the table shows
            handed.append(screen.locator("h1").inner_text())
            if len(handed) > 5:
                break
            screen.get_by_role("button").click()
            me.on_screen("table")
            continue
        me.page.wait_for_function(
            """() => document.querySelector('[data-screen="hand-over"]') !== null
                || document.querySelector('[data-zone="decision"] [data-option]:not([disabled])') !== null"""
        )
        if not me.page.locator('[data-screen="hand-over"]').count():
            me.act(chance)
    assert any("Mira" in one for one in handed)
    assert any("Tomas" in one for one in handed)
