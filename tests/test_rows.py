"""Rows never change, and a changed copy keeps what it does not name."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, fields, is_dataclass, replace

import pytest

from anachrony.components.buildings import BUILDINGS
from anachrony.components.paths import PATHS
from anachrony.modules.compatibility import MODULES, full_sets
from anachrony.rules.book import Book, BookError
from anachrony.rules.effects.assets import Gain, pay
from anachrony.rules.kinds import ANYBODY, URANIUM
from anachrony.rules.ruleset import Ruleset
from anachrony.terms import compose
from example_module import Beacons


@pytest.fixture(scope="module")
def rules() -> Ruleset:
    return compose("essential", full_sets(tuple(MODULES))[0], ("asset_draft",), 4)


def test_no_row_can_be_changed(rules: Ruleset) -> None:
    """A ruleset is shared by many games."""
    rows = [
        next(tile for tile in rules.tiles if tile is not None),
        rules.spaces[0],
        next(iter(rules.anomalies.values())),
        rules.paths[0],
        rules.paths[0].boards[0],
        rules.paths[0].evacuations[0],
        rules.leaders[0],
        rules.capital_tiles[0][0],
        rules.recruit_cards[0],
        rules.asset_cards[0],
        rules.warp_tiles[0],
        *rules.tables.values(),
    ]
    for row in rows:
        assert is_dataclass(row)
        name = fields(row)[0].name
        with pytest.raises(FrozenInstanceError):
            setattr(row, name, getattr(row, name))


def test_a_table_is_put_in_the_place_of_another_of_its_class() -> None:
    book = Book("of a test", 2)
    table = Beacons(stack=4, lit=0)
    with pytest.raises(BookError, match="there is no table Beacons in this book"):
        book.put_table(table)
    book.add_table(table)
    assert book.put_table(replace(table, lit=1)) == book.table(Beacons) == Beacons(stack=4, lit=1)


def test_what_follows_a_cost_changes_with_the_cost() -> None:
    use = next(row for row in BUILDINGS if row.code == 207).use
    assert use is not None
    dearer = replace(use, pay=pay(W=2))
    assert dearer.sequence == (pay(W=2), Gain(URANIUM, 2))
    assert replace(dearer, pay=None).sequence == (Gain(URANIUM, 2),)
    assert (dearer.workers, dearer.keeps, dearer.dies, dearer.copyable) == (ANYBODY, 0, False, True)


def test_hexes_with_one_price_still_come_first_on_a_changed_board() -> None:
    board = PATHS[0].boards[0]
    two_ways = (board.hex_costs[0][0], board.hex_costs[5][0])
    changed = replace(board, hex_costs=(two_ways, *board.hex_costs[1:]))
    assert changed.hex_order[-1] == 0
    assert changed.travel_vp == board.travel_vp
