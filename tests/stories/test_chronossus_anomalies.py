"""Chronossus with Variable Anomalies: which it takes, which it removes, what it ignores (FA14)."""

from __future__ import annotations

from typing import Any

import pytest

from alone import BOT, Alone, alone
from anachrony.automata.bot.bot import ANOMALIES, bot_at
from anachrony.rules.kinds import SPOTS
from stories.test_variable_anomalies import on_offer, stacked


def strange(era: int = 2) -> Alone:
    table = alone("chronossus", era=era, modules=("variable_anomalies",))
    table.seat(BOT, warp={"gold": 1})
    return table


def struck(table: Alone, top: str, *pile: str) -> Alone:
    """The bot gets its last Paradox; the person has no Warp tile on the Timeline."""
    stacked(table, top, *pile).seat(BOT, paradox=2)
    table.phase("paradox").pick("paradox 1")
    table.quiet()
    return table


def held(table: Alone) -> list[str]:
    part: Any = table.game.view(0)["seats"][BOT]["parts"]["automaton"]
    assert len(part["anomaly_names"]) == part["anomalies"] == table.anomalies
    return list(part["anomaly_names"])


def with_anomalies(table: Alone, *names: str) -> Alone:
    state = table.game.state
    bot = bot_at(state, BOT)
    codes = {row.name: code for code, row in state.rules.anomalies.items()}
    table.own(BOT).beside[bot.held] = [codes[name] for name in names]
    table.own(BOT).beside[bot.counts][ANOMALIES] = len(names)
    return table


@pytest.mark.tells("FA14")
def test_it_takes_the_one_that_lifts_a_warp_tile_though_it_costs_more() -> None:
    table = struck(strange(), "still pool", "frozen vault")
    assert held(table) == ["still pool"]
    table.expect(seat=BOT, asks="power-up", paradox=0, anomalies=-4, warp={})
    late = struck(strange(5), "static fog", "frozen vault")
    assert held(late) == ["frozen vault"]
    late.expect(seat=BOT, asks="power-up", anomalies=-5, warp={})


@pytest.mark.tells("FA14")
def test_of_two_open_windows_or_none_it_takes_the_smaller_penalty() -> None:
    assert held(struck(strange(), "still pool", "static fog")) == ["static fog"]
    closed = struck(strange(), "frozen vault", "crown of glass")
    assert held(closed) == ["frozen vault"]
    closed.expect(seat=BOT, asks="power-up", warp={"gold": 1})


@pytest.mark.tells("FA14")
def test_of_equals_it_takes_that_of_the_second_stack() -> None:
    table = struck(strange(), "static fog", "heavy clocks")
    assert held(table) == ["heavy clocks"]
    assert on_offer(table) == ("static fog", [])


@pytest.mark.tells("FA14")
def test_what_lies_beneath_the_first_stack_is_revealed() -> None:
    table = struck(strange(), "static fog", "crown of glass")
    assert held(table) == ["static fog"]
    assert on_offer(table)[0] not in (None, "static fog")


@pytest.mark.tells("FA14")
def test_it_ignores_what_they_do() -> None:
    table = struck(strange(), "", "cold spring")
    table.expect(seat=BOT, asks="power-up", water=0, anomalies=-3)
    assert not any(table.own(BOT).traits)
    assert table.own(BOT).anomalies == [0] * SPOTS
    seat: Any = table.game.view(0)["seats"][BOT]
    assert seat["parts"]["variable_anomalies"] is None  # it has no Remover


@pytest.mark.tells("FA14")
def test_with_three_it_gains_none_and_from_empty_stacks_neither() -> None:
    table = with_anomalies(strange(), "static fog", "heavy clocks", "narrow rift")
    struck(table, "still pool", "cold spring")
    assert held(table) == ["static fog", "heavy clocks", "narrow rift"]
    assert on_offer(table) == ("still pool", ["cold spring"])
    assert held(struck(strange(), "")) == []


@pytest.mark.tells("FA14")
def test_it_removes_the_one_that_costs_most() -> None:
    table = with_anomalies(strange(), "static fog", "crown of glass", "still pool")
    table.bot({3: "superproject"}).seat(BOT, titanium=2).expect(seat=BOT, anomalies=-12)
    table.bot({3: "remove_anomaly"}).rolls(3)
    assert held(table) == ["static fog", "still pool"]
    table.expect(seat=BOT, titanium=0, anomalies=-6)


@pytest.mark.tells("FA14", "variable anomalies: endgame condition")
def test_there_is_no_endgame_condition_in_the_game_alone() -> None:
    assert strange().game.view(0)["endgame"] == []
