"""An Anomaly is a row: its VP, when it lifts a Warp tile, and what it does where it lies."""

from __future__ import annotations

from dataclasses import replace

import pytest

from anachrony.components import main_board
from anachrony.editions.edition import Edition
from anachrony.editions.essential import essential
from anachrony.rules.book import Book
from anachrony.rules.effects.assets import Gain
from anachrony.rules.kinds import AFTER_IMPACT, CLEANING_UP, NEUTRONIUM, TRAVEL_RANGE
from anachrony.terms import EDITIONS
from story import ENGINEER, story


def strange(players: int) -> Book:
    """The Essential Edition with an Anomaly that helps where it lies."""
    book = essential(players)
    book.edition = "strange"
    book.put(
        replace(
            main_board.ANOMALY,
            vp=-5,
            retrieves=AFTER_IMPACT,
            passives=((TRAVEL_RANGE, 2),),
            triggers=((CLEANING_UP, Gain(NEUTRONIUM, 1)),),
        )
    )
    return book


@pytest.fixture(autouse=True)
def a_strange_edition(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(EDITIONS, "strange", Edition("strange", strange))


def test_each_anomaly_scores_what_its_row_says() -> None:
    table = story(edition="strange").anomaly("lab 1", "factory 2").expect(anomalies=-10)
    table.built(406).expect(anomalies=-6)  # 2 more for each of them


def test_its_passives_hold_while_it_lies_there() -> None:
    table = story(era=5, edition="strange").built(101).anomaly("lab 1").seat(water=2, neutronium=1)
    table.use(101, ENGINEER).offers("era 2").pick("era 2", "pass")
    table.use("anomaly lab 1", "scientist").expect(anomalies_count=0)
    assert not any(table.own().traits)


def test_it_acts_at_its_moment_also_on_top_of_a_building() -> None:
    table = story(edition="strange").built(305).anomaly("life_support 1", "lab 2")
    table.everyone_passes().quiet().expect(neutronium=2)


@pytest.mark.parametrize(("era", "asked"), [(2, "place-anomaly"), (5, "retrieve-warp")])
def test_a_warp_tile_comes_back_only_while_its_window_is_open(era: int, asked: str) -> None:
    table = story(era=era, edition="strange").seat(paradox=2, warp={"gold": 1}).phase("paradox")
    table.pick("paradox 1").expect(paradox=0, asks=asked)
