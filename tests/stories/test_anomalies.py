"""An Anomaly is a row: its VP, when it lifts a Warp tile, and what it does where it lies."""

from __future__ import annotations

from dataclasses import replace

import pytest

from anachrony.components import main_board
from anachrony.editions.edition import Edition
from anachrony.editions.essential import essential
from anachrony.rules.book import Book
from anachrony.rules.effects.assets import Gain
from anachrony.rules.kinds import (
    AFTER_IMPACT,
    ALWAYS,
    BEFORE_IMPACT,
    CLEANING_UP,
    NEUTRONIUM,
    NEVER,
    TRAVEL_RANGE,
)
from anachrony.terms import EDITIONS
from playing import Case
from properties.checks import failure
from story import ENGINEER, Table, story


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


def many(players: int) -> Book:
    """The Essential Edition with three kinds of Anomaly instead of the printed one."""
    book = essential(players)
    book.edition = "many"
    book.anomalies = [
        replace(main_board.ANOMALY, code=code, name=name, vp=vp, retrieves=window)
        for code, name, vp, window in (
            (11, "dent", -2, BEFORE_IMPACT),
            (12, "rift", -4, ALWAYS),
            (13, "abyss", -6, NEVER),
        )
    ]
    book.anomaly_stack = book.new_stack("anomalies", {row.code: row.name for row in book.anomalies})
    return book


@pytest.fixture(autouse=True)
def strange_editions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(EDITIONS, "strange", Edition("strange", strange))
    monkeypatch.setitem(EDITIONS, "many", Edition("many", many))


def about_to_be_struck(top: int, *pile: int) -> Table:
    table = story(edition="many").seat(paradox=2, warp={"gold": 1})
    state = table.game.state
    stack = state.rules.anomaly_stack
    left = [code for code in (11, 12, 13) if code not in (top, *pile)]
    state.tops[stack], state.piles[stack] = top, list(pile)
    state.bags[state.rules.stacks[stack].bag] = sum(1 << code - 11 for code in left)
    return table.phase("paradox").pick("paradox 1")


def test_of_several_kinds_either_top_may_be_taken() -> None:
    table = about_to_be_struck(12, 11)
    assert [option.place for option in table.game.options] == ["offer/rift", "offer/dent"]
    table.offers("rift", "dent").expect(asks="take-anomaly").pick("rift", "retrieve gold", "lab 1")
    table.expect(anomalies=-4, warp={}, anomalies_count=1)
    state = table.game.state
    assert (state.tops[-1], state.piles[-1]) == (13, [11])


def test_each_kind_has_its_window_and_the_secondary_stack_shows_what_is_below() -> None:
    table = about_to_be_struck(12, 11, 13).pick("abyss").expect(asks="place-anomaly").pick("lab 1")
    table.expect(anomalies=-6, warp={"gold": 1})
    assert (table.game.state.tops[-1], table.game.state.piles[-1]) == (12, [11])


def test_from_empty_stacks_no_anomaly_is_gained_and_the_paradoxes_go() -> None:
    about_to_be_struck(0).expect(paradox=0, anomalies_count=0)


def test_games_with_several_kinds_come_to_their_end() -> None:
    for number in range(3):
        assert failure(Case(number, ("harmony", "salvation", "progress"), side="B", edition="many"), 40) == ""


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
