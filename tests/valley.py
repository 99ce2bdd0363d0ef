"""Tables of the Valley and with Technologies, for stories about Fractures of Time."""

from __future__ import annotations

from typing import TypeVar

from anachrony.modules.fractures.rows import CORES, Fractures
from anachrony.modules.fractures.valley_rows import Valley
from anachrony.rules.settling import settle
from story import Table

AnyTable = TypeVar("AnyTable", bound=Table)


def rows(table: Table) -> Valley:
    return table.game.state.rules.table(Valley)


def operators(table: AnyTable, n: int) -> AnyTable:
    """So many stand on the slots."""
    table.game.state.beside[rows(table).operators][0] = n
    return table.again()


def waiting(table: Table) -> int:
    return table.game.state.beside[rows(table).operators][0]


def piles(table: AnyTable, primary: int, *secondary: int) -> AnyTable:
    """These Technologies by code: on top of the first pile, and in the second, its top last."""
    state, stack = table.game.state, rows(table).stack
    bag = state.rules.stacks[stack].bag
    state.tops[stack] = primary
    state.piles[stack] = list(secondary)
    state.bags[bag] = sum(
        1 << i for i, code in enumerate(rows(table).numbers) if code not in (primary, *secondary)
    )
    return table.again()


def holding(table: AnyTable, *codes: int, seat: int = 0) -> AnyTable:
    """These Technologies lie beside the board."""
    own = table.own(seat)
    own.beside[rows(table).held] += [rows(table).of_code(code) for code in codes]
    settle(table.game.state.rules, own)
    return table.again()


def held(table: Table, seat: int = 0) -> list[int]:
    return [rows(table).technologies[number].code for number in table.own(seat).beside[rows(table).held]]


def cores(table: AnyTable, n: int, seat: int = 0) -> AnyTable:
    """So many Flux Cores on the Device, behind the Glitch on its first space."""
    table.own(seat).beside[table.game.state.rules.table(Fractures).device][CORES] = (1 << n) - 1 << 1
    return table.again()


def on_device(table: Table, seat: int = 0) -> int:
    return table.own(seat).beside[table.game.state.rules.table(Fractures).device][CORES].bit_count()


def glitches(table: Table, seat: int = 0) -> int:
    return len(table.own(seat).beside[table.game.state.rules.table(Fractures).glitches])
