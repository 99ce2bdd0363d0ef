"""What somebody sees of ratings: the list, a profile, and the lobby of a rated table."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect
from sqlalchemy import Connection

from anachrony.server.features.ratings import results
from anachrony.server.features.ratings.results import ResultRow
from anachrony.server.features.statistics import counters as statistics
from anachrony.server.features.statistics.counters import PEOPLE, Figure
from browser.conftest import PHONE, Somebody
from server.serving import Running, running, settings_for, sqlite_url


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Its own: all ratings of a server are on one list."""
    with running(settings_for(sqlite_url(tmp_path_factory.mktemp("ratings")))) as started:
        yield started


def test_ratings_are_on_a_list_a_profile_and_in_the_lobby(somebody: Somebody, server: Running) -> None:
    me = somebody().go("/account")
    me.page.get_by_label("Name", exact=True).fill("Rita")
    me.page.get_by_label("Password", exact=True).fill("correct horse battery")
    me.button("Make an account").click()
    devices = me.page.get_by_role("region", name="Where you are logged in")
    expect(devices.get_by_role("listitem")).to_contain_text(["This device"])
    me.page.get_by_role("link", name="My games and ratings").click()
    expect(me.on_screen("person")).to_contain_text("No finished games yet.")

    account = server.services.people.by_name("rita")
    assert account is not None
    rows = [
        ResultRow("gone", 0, account.id, "Rita", None, "harmony", 1, 52, "essential", False, True, 1.0),
        ResultRow("gone", 1, None, "", "hard", "progress", 2, 41, "essential", False, True, 1.0),
    ]

    def end(connection: Connection) -> None:
        results.keep(connection, rows, is_sqlite=True)

    server.services.database.write(end)
    me.go("/ratings")
    listed = me.on_screen("ratings").locator("[data-rated]")
    expect(listed).to_have_count(2)
    expect(listed.first).to_contain_text(re.compile(r"Rita.*15\d\d ± 19\d"))
    expect(listed.last).to_contain_text(re.compile(r"Hard computer.*14\d\d ± 19\d"))
    listed.first.get_by_role("link").click()
    person = me.on_screen("person")
    expect(person.locator("[data-path=harmony]")).to_contain_text("One game, one victory")
    expect(person.locator("[data-game]")).to_contain_text("Place 1 with 52 points")
    expect(person.locator("[data-game]")).to_contain_text("Hard computer 41")
    expect(person.locator("[data-met=hard]")).to_contain_text("ended ahead once")
    earned = person.get_by_role("region", name="Achievements")
    expect(earned.locator("[data-achievement]")).to_have_count(23)
    expect(earned.locator("[data-achievement=first-win]")).to_contain_text("Ahead of time")
    expect(earned.locator("[data-achievement=first-win]")).not_to_have_class("missing")
    expect(earned.locator("[data-achievement=veteran]")).to_contain_text("1 of 25")

    me.go("/")
    friends = me.on_screen("home").locator('section[aria-labelledby="with-friends"]')
    friends.get_by_text("Title, clock, who can find it").click()
    expect(friends.get_by_role("switch", name="Rated game")).to_be_checked()
    friends.get_by_role("button", name="Make the table").click()
    lobby = me.on_screen("lobby")
    expect(lobby.locator("li.mine")).to_contain_text(re.compile(r"15\d\d ± 19\d"))
    expect(lobby).to_contain_text("Rated game")


def test_statistics_tell_what_things_did_and_how_sure_that_is(somebody: Somebody, server: Running) -> None:
    figures = [
        Figure(PEOPLE, "essential", "path", "harmony", 40, 24, 20.0, 1800.0, 84_000.0),
        Figure(PEOPLE, "essential", "path", "progress", 1, 0, 0.5, 30.0, 900.0),
        Figure(PEOPLE, "essential", "opening", "mine construct", 9, 4, 4.5, 400.0, 18_000.0),
        Figure(PEOPLE, "first doomsday", "path", "salvation", 3, 1, 1.0, 90.0, 2900.0),
    ]

    def count(connection: Connection) -> None:
        statistics.add(connection, figures, is_sqlite=True)

    server.services.database.write(count)
    me = somebody(viewport=PHONE, has_touch=True, is_mobile=True).go("/")
    me.on_screen("home").get_by_role("link", name="Statistics").tap()
    page = me.on_screen("statistics")
    things = page.locator("[data-thing]")
    expect(things).to_have_count(2)
    expect(things.first).to_contain_text(re.compile(r"Harmony.*60 % won.*45 to 74 %.*40 games.*45 points"))
    expect(things.last).to_contain_text("30 points on average")
    bar = things.first.locator(".range").bounding_box()
    sure = things.first.locator(".range i").first.bounding_box()
    assert bar is not None
    assert sure is not None
    assert sure["x"] - bar["x"] == pytest.approx(bar["width"] * 0.446, abs=2)
    assert sure["width"] == pytest.approx(bar["width"] * (0.737 - 0.446), abs=2)
    page.get_by_role("radio", name="Openings").check()
    expect(things).to_contain_text(["Mine Resource, then Construct"])
    page.get_by_role("radio", name="Paths").check()
    page.get_by_role("combobox").select_option(index=1)
    expect(things).to_contain_text(["Salvation"])
    page.get_by_role("radio", name="My own").check()
    expect(page).to_contain_text("Log in to see your own.")
