"""Who meets whom: the properties that pairings of each format have, and who leads afterwards."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from fractions import Fraction

import pytest

from anachrony.server.features.leagues import pairing
from anachrony.server.features.leagues.pairing import Table, meetings, pairs_of, swiss
from anachrony.server.features.leagues.standings import DecidedTable, standings


def all_pairings(players: Sequence[int]) -> list[list[Table]]:
    if not players:
        return [[]]
    first, *rest = players
    return [
        [(first, other), *others]
        for other in rest
        for others in all_pairings([one for one in rest if one != other])
    ]


def seated(tables: Sequence[Table]) -> list[int]:
    return sorted(player for table in tables for player in table)


# --- Swiss --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", range(2, 9))
def test_nobody_meets_twice_while_that_can_be_avoided(players: int) -> None:
    """Against all pairings that there are, with any history and in any order."""
    chance = random.Random(players)
    for _ in range(30):
        order = chance.sample(range(players), players)
        every = [(one, other) for other in range(players) for one in range(other)]
        met = Counter(chance.choices(every, k=chance.randrange(2 * len(every))))
        byes = Counter(chance.choices(order, k=chance.randrange(players)))
        tables = swiss(order, met, byes)
        assert seated(tables) == list(range(players))
        resting = [table[0] for table in tables if len(table) == 1]
        assert len(resting) == players % 2
        assert all(byes[one] == min(byes[other] for other in order) for one in resting)
        worst = max(met[pair] for table in tables if len(table) == 2 for pair in pairs_of(table))
        playing = [one for one in order if one not in resting]
        assert worst == min(max(met[pairs_of(pair)[0]] for pair in way) for way in all_pairings(playing))


@pytest.mark.parametrize("players", [4, 5, 7, 8, 11, 16, 33, 64])
def test_over_the_rounds_of_a_league_nobody_meets_or_rests_twice(players: int) -> None:
    """As long as there are at most half as many rounds as players."""
    chance = random.Random(players)
    met, byes, points = Counter[tuple[int, int]](), Counter[int](), Counter[int]()
    for number in range(min(9, players // 2)):
        order = sorted(range(players), key=lambda one: -points[one])
        tables = swiss(order, met, byes)
        if number == 0:
            neighbors = [tuple(order[at : at + 2]) for at in range(0, players - players % 2, 2)]
            assert tables[: players // 2] == neighbors
        met += meetings(tables)
        for table in tables:
            points[chance.choice(table)] += 1
            byes[table[0]] += len(table) == 1
    assert max(met.values()) == 1
    assert max(byes.values(), default=0) <= 1


def test_those_with_equal_points_meet() -> None:
    """After a first round of four tables, winners play winners and losers losers."""
    met = meetings([(0, 1), (2, 3), (4, 5), (6, 7)])
    assert swiss([0, 2, 4, 6, 1, 3, 5, 7], met, {}) == [(0, 2), (4, 6), (1, 3), (5, 7)]


def test_a_player_who_has_met_all_nearby_plays_further_down() -> None:
    met = meetings([(0, 1), (0, 2), (3, 4)])
    assert swiss([0, 1, 2, 3, 4, 5], met, {}) == [(0, 3), (1, 2), (4, 5)]


def test_a_closer_partner_is_left_to_who_has_nobody_else() -> None:
    """2 has met all but 1, so 0 does not take 1."""
    met = meetings([(2, 0), (2, 3)])
    assert swiss([0, 1, 2, 3], met, {}) == [(0, 3), (1, 2)]


@pytest.mark.parametrize(("seats", "players"), [(s, n) for s in (3, 4) for n in range(2, 20)])
def test_tables_of_three_and_four_are_evenly_filled(seats: int, players: int) -> None:
    met, order = Counter[tuple[int, int]](), list(range(players))
    for number in range(4):
        tables = swiss(order, met, {}, seats)
        sizes = [len(table) for table in tables]
        assert seated(tables) == list(range(players))
        assert len(tables) == -(-players // seats)
        assert min(sizes) >= 2
        assert max(sizes) - min(sizes) <= 1
        if number == 1 and players >= seats * seats:
            assert max((met + meetings(tables)).values()) == 1
        met += meetings(tables)
        random.Random(number).shuffle(order)


# --- all against all, knock-out -----------------------------------------------------------------------------


@pytest.mark.parametrize("players", range(2, 21))
def test_everybody_meets_everybody_once(players: int) -> None:
    rounds = pairing.rounds_needed(pairing.ROUND_ROBIN, players, None)
    tables = [pairing.round_robin(list(range(players)), number + 1) for number in range(rounds)]
    assert all(seated(one) == list(range(players)) for one in tables)
    met = meetings([table for one in tables for table in one])
    assert len(met) == players * (players - 1) // 2
    assert set(met.values()) == {1}
    resting = Counter(table[0] for one in tables for table in one if len(table) == 1)
    assert list(resting.values()) == [1] * (players if players % 2 else 0)


@pytest.mark.parametrize("players", range(2, 34))
def test_of_a_knock_out_one_is_left_and_the_two_drawn_first_meet_last(players: int) -> None:
    tables = pairing.knock_out(list(range(players)))
    assert seated(tables) == list(range(players))
    rounds = 1
    while len(tables) > 1:
        tables = pairing.next_knock_out([min(table) for table in tables])
        assert all(len(table) == 2 for table in tables)  # byes are in the first round only
        rounds += 1
    assert tables == [(0, 1)]
    assert rounds == pairing.rounds_needed(pairing.KNOCK_OUT, players, None)


# --- who leads ----------------------------------------------------------------------------------------------


def test_a_table_is_worth_a_point_whatever_its_size() -> None:
    four = DecidedTable((1, 2, 3, 4), (1, 2, 3, 4), (50, 40, 30, 20))
    assert [four.points(at) for at in range(4)] == [1, Fraction(2, 3), Fraction(1, 3), 0]
    shared = DecidedTable((1, 2, 3), (1, 1, 3), (40, 40, 10))
    assert [shared.points(at) for at in range(3)] == [Fraction(3, 4), Fraction(3, 4), 0]
    assert DecidedTable((1, 2), (1, 1), (None, None)).points(0) == Fraction(1, 2)
    assert DecidedTable((1,), (1,), (None,)).points(0) == 1


def duel(winner: int, loser: int, margin: int = 10) -> DecidedTable:
    return DecidedTable((winner, loser), (1, 2), (40 + margin, 40))


def test_ties_are_broken_one_figure_after_the_other() -> None:
    def order(*tables: DecidedTable) -> list[int]:
        return [one.player for one in standings([4, 3, 2, 1], tables)]

    # Points; then those of the opponents: 1 has beaten 3, who has won otherwise.
    assert order(duel(1, 3), duel(2, 4), duel(3, 4)) == [1, 3, 2, 4]
    # Equal otherwise: who has won against the other.
    among_all = (duel(2, 1, 1), duel(1, 3), duel(2, 4, 1), duel(4, 3, 1), duel(1, 4), duel(3, 2, 1))
    assert order(*among_all) == [2, 1, 4, 3]
    # They have not met: by how much they have won.
    assert order(duel(1, 3, 12), duel(2, 4, 5))[:2] == [1, 2]
    # In all the same: a place is shared, in the order of the draw.
    found = standings([2, 1], [])
    assert [(one.player, one.place) for one in found] == [(2, 1), (1, 1)]


def test_a_bye_counts_like_a_win_against_an_equal() -> None:
    (first, *_) = standings(
        [1, 2, 3], [duel(1, 2), DecidedTable((3,), (1,), (None,)), DecidedTable((1,), (1,), (None,))]
    )
    assert (first.player, first.byes, first.played, first.won) == (1, 1, 1, 1)
    assert (first.points, first.opponents) == (Fraction(2), Fraction(0 + 2))
