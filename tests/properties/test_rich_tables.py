"""Tables where everyone is rich and has built much: tiles that random games seldom see, in any mix.

Such a position was never played, so it has no record; all the rest must hold.
"""

from __future__ import annotations

import traceback
from random import Random

import pytest

from anachrony import Game
from anachrony.rules import stack
from anachrony.rules.effects.paradox import is_free, lay_anomaly, paradox_limit
from anachrony.rules.kinds import (
    BREAKTHROUGHS,
    BUILDING_BAG,
    CONTINUED,
    PARADOX,
    PRINTED_ANOMALY,
    SPOTS,
    SUPERPROJECT_BAG,
    TYPES,
    VP,
)
from anachrony.rules.phases.action_rounds import TakeTurn
from anachrony.rules.settling import settle
from anachrony.rules.state import Seat, State
from playing import Case, advance_until, any_option, case, module_case
from properties.checks import (
    clone_is_equal_and_independent,
    dark_places_explain_themselves,
    no_dead_end,
    nothing_hidden_shows,
    options_are_sound,
    pieces_are_conserved,
    workers_are_accounted_for,
    workers_of,
)
from properties.fractures_checks import enrich_fractures
from properties.pioneers_checks import enrich_pioneers

TABLES = 30
PLAYS = 80


def enrich(state: State, random: Random) -> None:
    for index, seat in enumerate(state.seats):
        for asset in range(VP):
            seat.change(asset, random.choice((0, 1, 4, 9)))
        for worker in range(len(seat.active)):
            seat.active[worker] += random.randrange(4)
            seat.tired[worker] += random.randrange(3)
        for tile in range(len(seat.warp)):
            if not seat.warp[tile] and random.random() < 0.4:
                seat.warp[tile] = random.randint(1, state.era)
        for kind in range(BREAKTHROUGHS):
            if state.research[kind] and random.random() < 0.5:
                state.research[kind] -= 1
                seat.breakthroughs[kind] += 1
        for _ in range(random.randrange(4)):
            build_superproject(state, seat, random)
        for spot in range(SPOTS):
            if is_free(seat, spot) and random.random() < 0.5:
                build(state, seat, spot, random)
            elif is_free(seat, spot) and random.random() < 0.15:
                add_anomaly(state, seat, spot, random)
            if seat.spots[spot] > CONTINUED and random.random() < 0.05:
                add_anomaly(state, seat, spot, random)
        enrich_pioneers(state, seat, random)
        settle(state.rules, seat)
        enrich_fractures(state, index, random)
        seat.set_amount(PARADOX, random.randrange(paradox_limit(state, seat)))
    stack.advance(state)


def build(state: State, seat: Seat, spot: int, random: Random) -> None:
    kind = spot // 3
    codes = state.rules.by_kind[kind]
    left = [code for bit, code in enumerate(codes) if state.bags[BUILDING_BAG + kind] >> bit & 1]
    if left:
        seat.spots[spot] = random.choice(left)
        state.bags[BUILDING_BAG + kind] &= ~(1 << codes.index(seat.spots[spot]))


def add_anomaly(state: State, seat: Seat, spot: int, random: Random) -> None:
    """The printed kind, or one that is still hidden where there are several."""
    if state.rules.anomaly_stack < 0:
        lay_anomaly(state, seat, spot, PRINTED_ANOMALY)
        return
    row = state.rules.stacks[state.rules.anomaly_stack]
    left = [bit for bit in range(len(row.codes)) if state.bags[row.bag] >> bit & 1]
    if left:
        bit = random.choice(left)
        state.bags[row.bag] &= ~(1 << bit)
        lay_anomaly(state, seat, spot, row.codes[bit])


def build_superproject(state: State, seat: Seat, random: Random) -> None:
    """One that is still hidden, in the place of one that lies on the Timeline."""
    codes = state.rules.superproject_codes()
    eras = [era for era, code in enumerate(state.superprojects) if code > 0]
    left = [code for bit, code in enumerate(codes) if state.bags[SUPERPROJECT_BAG] >> bit & 1]
    pairs = [
        row * 3 + column
        for row in range(TYPES)
        for column in range(2)
        if is_free(seat, row * 3 + column) and is_free(seat, row * 3 + column + 1)
    ]
    if eras and left and pairs:
        era, code, spot = random.choice(eras), random.choice(left), random.choice(pairs)
        state.bags[SUPERPROJECT_BAG] &= ~(1 << codes.index(code))
        state.bags[SUPERPROJECT_BAG] |= 1 << codes.index(state.superprojects[era])
        state.superprojects[era] = -code
        seat.spots[spot], seat.spots[spot + 1] = code, CONTINUED


def a_turn_after(era: int, state: State) -> bool:
    return state.era >= era and isinstance(stack.present(state), TakeTurn)


def play_rich(terms: Case, plays: int, played: list[str]) -> None:
    random = Random(terms.number)
    game = terms.new()
    era = random.randint(1, 6)
    advance_until(game, random, lambda state: state.over or a_turn_after(era, state))
    if not game.over:
        enrich(game.state, random)
        game = Game.at(game.state, game.terms, game.entries)  # what was played does not lead here
    for _ in range(plays):
        if game.over:
            break
        options_are_sound(game, terms)
        pieces_are_conserved(game.state)
        if random.random() < 0.1:
            no_dead_end(game, random)
            nothing_hidden_shows(game, random)
            clone_is_equal_and_independent(game, random)
            dark_places_explain_themselves(game)
            assert Game.load(game.save()) == game
        option = any_option(game, random, keen=random.random() < 0.5)
        played.append(f"{option.seat} {option.text}")
        workers = [workers_of(seat) for seat in game.state.seats]
        workers_are_accounted_for(game.state, workers, game.play(option))


def wrong(terms: Case, plays: int) -> str:
    played: list[str] = []
    try:
        play_rich(terms, plays, played)
    except Exception:  # whatever it is, how it came about must reach the reader
        return "\n".join((f"{terms}, {plays} plays", traceback.format_exc(), *played[-40:]))
    return ""


@pytest.mark.parametrize("number", range(TABLES))
def test_rich_table(number: int) -> None:
    found = wrong(case(number), PLAYS)
    assert not found, found


@pytest.mark.parametrize("number", range(TABLES))
def test_rich_table_with_modules(number: int) -> None:
    found = wrong(module_case(number), PLAYS)
    assert not found, found


@pytest.mark.soak
@pytest.mark.parametrize("start", range(1_000, 2_000, 100))
def test_many_rich_tables(start: int) -> None:
    found = [report for report in (wrong(case(number), 300) for number in range(start, start + 50)) if report]
    found += [
        report
        for report in (wrong(module_case(number), 300) for number in range(start, start + 50))
        if report
    ]
    assert not found, f"{len(found)} tables failed; the first:\n{found[0]}"
