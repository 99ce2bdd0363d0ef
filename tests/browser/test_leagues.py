"""Two people in a league: one organizes it, the other joins on a phone, and both see how it stands."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from browser.conftest import PHONE, Somebody
from browser.test_friends import with_account
from server.serving import Running, running, settings_for, sqlite_url
from server.town import Hands


@pytest.fixture(scope="module")
def clock() -> Hands:
    return Hands()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, clock: Hands) -> Iterator[Running]:
    """Its own: a test moves its clock."""
    url = sqlite_url(tmp_path_factory.mktemp("leagues"))
    with running(settings_for(url, sweep_seconds=0.2), clock) as started:
        yield started


def test_two_people_take_part_in_a_league_and_see_the_standings(somebody: Somebody, clock: Hands) -> None:
    ada, bo = with_account(somebody(), "Ada L"), with_account(somebody(viewport=PHONE), "Bo L")
    ada.go("/").on_screen("home").get_by_role("link", name="Leagues").click()
    leagues = ada.on_screen("leagues")
    expect(leagues).to_contain_text("There are no leagues yet.")
    leagues.get_by_text("Organize a league").click()
    leagues.get_by_label("Name of the league").fill("Winter cup")
    leagues.get_by_role("radio", name="All against all").check()
    leagues.get_by_label("Time for a round").select_option(label="1 day")
    leagues.get_by_role("radio", name="Whose turn it is loses").check()
    ada.button("Make the league").click()
    mine = ada.on_screen("league")
    expect(mine.get_by_role("heading", level=1)).to_have_text("Winter cup")
    expect(ada.button("Start the league")).to_be_disabled()
    ada.button("Take part").click()
    expect(mine.locator("[data-player]")).to_have_count(1)

    bo.go("/leagues").on_screen("leagues").get_by_role("link", name="Winter cup").click()
    theirs = bo.on_screen("league")
    bo.button("Take part").click()
    expect(theirs.locator("[data-player]")).to_have_count(2)
    bo.button("Leave the league").click()
    bo.page.get_by_role("dialog").get_by_role("button", name="Yes").click()
    expect(theirs.locator("[data-player]")).to_have_count(1)
    bo.button("Take part").click()
    expect(theirs.locator("[data-player]")).to_have_count(2)

    ada.page.reload()
    ada.button("Start the league").click()
    expect(mine).to_contain_text("Round 1 of 1.")
    expect(mine.locator("[data-round='1'] [data-match=playing]")).to_have_count(1)
    bo.page.reload()
    theirs.get_by_role("link", name="To the table").click()
    expect(bo.page.locator('[data-screen="table"]')).to_be_visible()

    clock.ahead += 86_401  # nobody moves, and time is up
    expect(mine).to_have_attribute("data-status", "over")
    expect(mine.locator("[data-match=late]")).to_contain_text("Time was up")
    expect(mine.get_by_role("region", name="Standings").locator("tbody tr")).to_have_count(2)
    bo.go("/leagues").on_screen("leagues").get_by_role("link", name="Winter cup").click()
    expect(theirs.get_by_role("region", name="Standings").locator("tbody tr")).to_have_count(2)
