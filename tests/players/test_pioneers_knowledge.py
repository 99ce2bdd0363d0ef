"""What computer players know of Adventures: Power and cards are good, and a weak suit goes the easy way."""

from __future__ import annotations

import pytest

from anachrony.players.heuristic import HeuristicPlayer
from anachrony.players.knowledge import knowledge_of
from anachrony.players.knowledge.pioneers import PioneersKnowledge
from anachrony.terms import compose
from pioneers import meet, number, pioneers, rows, strengthen
from story import SCIENTIST, Table

ALL = (1 << 18) - 1


def knowledge_here(table: Table) -> PioneersKnowledge:
    found = next(one for one in knowledge_of(table.game.state.rules) if isinstance(one, PioneersKnowledge))
    assert found.table is rows(table)
    return found


def choice(table: Table) -> str:
    return HeuristicPlayer().choose(table.game, table.game.decisions[0]).text


def test_a_game_without_modules_has_no_knowledge() -> None:
    assert knowledge_of(compose("essential", (), (), 2)) == []


@pytest.mark.parametrize("deck", [0, 1])
def test_more_power_and_more_cards_never_hurt(deck: int) -> None:
    known = knowledge_here(pioneers())
    for draws in (1, 2, 4):
        values = [known.deck_value(ALL, deck, power, draws, 2.0) for power in range(20)]
        assert values == sorted(values)
    for power in (0, 5, 10):
        values = [known.deck_value(ALL, deck, power, draws, 2.0) for draws in range(1, 5)]
        assert values == sorted(values)
        mean = sum(known.card_value(18 * deck + card, power, 2.0) for card in range(18)) / 18
        assert values[0] == pytest.approx(mean)


def test_the_chances_of_the_die() -> None:
    known = knowledge_here(pioneers())
    assert [known.chance(need) for need in (0, 1, 2, 6, 7)] == [1.0, 1.0, 5 / 6, 1 / 6, 0.0]


def test_a_strong_suit_is_worth_more_while_eras_are_left() -> None:
    table = pioneers()
    known = knowledge_here(table)
    weak = known.value(table.game.state, 0, 3.0)
    strengthen(table)
    assert known.value(table.game.state, 0, 3.0) > weak
    assert known.value(table.game.state, 0, 0.0) == 0.0


def test_of_two_cards_the_one_within_reach_is_faced() -> None:
    table = pioneers().seat(water=2)
    table.own().beside[rows(table).sensors] = [0]
    table.again().use("adventure", SCIENTIST).pick("10+", "metropolis ruins", "the time maker")
    assert choice(table) == "the time maker"
    table = strengthen(pioneers().seat(water=2))
    table.own().beside[rows(table).sensors] = [0]
    table.again().use("adventure", SCIENTIST).pick("10+", "metropolis ruins", "the time maker")
    assert choice(table) == "metropolis ruins"


def test_a_weak_suit_takes_the_easy_deck() -> None:
    assert choice(pioneers().seat(water=4).use("adventure", SCIENTIST)) == "5+"
    assert choice(strengthen(pioneers().seat(water=4)).use("adventure", SCIENTIST)) == "10+"


def test_what_lasts_is_kept() -> None:
    table = meet(strengthen(pioneers()), "journey through the rift").pick("die 6")
    assert choice(table) == "yes"
    assert number(table, "journey through the rift") == 4
