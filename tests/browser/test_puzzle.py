"""The puzzle of the day on the page: from the home page, played on the board, judged, and remembered."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from browser.conftest import PHONE, Somebody
from server.puzzling import keep_the_day, set_puzzle
from server.serving import Running


@pytest.fixture(autouse=True)
def one_day(monkeypatch: pytest.MonkeyPatch) -> None:
    keep_the_day(monkeypatch)


def test_a_guest_solves_the_puzzle_on_a_phone_and_finds_it_answered(
    somebody: Somebody, server: Running
) -> None:
    best = set_puzzle(server)["answers"][0]["text"]
    me = somebody(viewport=PHONE, has_touch=True)
    me.go("/").on_screen("home")
    page = me.page
    page.get_by_role("link", name=re.compile("Today.s puzzle")).tap()
    puzzle = page.locator('[data-screen="puzzle"]')
    expect(puzzle).to_have_attribute("data-status", "ready")
    me.press(best)
    expect(puzzle).to_have_attribute("data-status", "answered")
    expect(page.get_by_role("heading", name="Solved!")).to_be_visible()
    expect(page.get_by_role("list", name=re.compile("All choices"))).to_be_visible()
    page.reload()
    expect(puzzle).to_have_attribute("data-status", "answered")


def test_a_person_misses_it_and_reads_why(somebody: Somebody, server: Running) -> None:
    worst = set_puzzle(server)["answers"][-1]["text"]
    me = somebody()
    name = "Puzzled Person"
    body = {"name": name, "password": "a long password"}
    assert me.page.request.post(f"{server.url}/api/me/register", data=body).ok
    me.go("/puzzle")
    page = me.page
    puzzle = page.locator('[data-screen="puzzle"]')
    expect(puzzle).to_have_attribute("data-status", "ready")
    me.press(worst)
    expect(puzzle).to_have_attribute("data-status", "answered")
    expect(page.get_by_role("heading", name="There was something better")).to_be_visible()
    expect(page.locator(".days li")).to_have_attribute("data-solved", "false")
    expect(page.locator(".days")).to_contain_text(re.compile(r"Your rating at puzzles: \d+ ± \d+"))
