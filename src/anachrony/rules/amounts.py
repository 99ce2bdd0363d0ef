"""Amounts of assets packed into one number, as a seat has them and as something costs them.

Each of the six printed assets has eight bits, each of two assets of modules seven. The uppermost bit of each
stays free in a stock and in a price, so that one subtraction compares all amounts at once. Together they are
62 bits, which compiled code keeps as a machine word. Nobody but this file knows where an amount lies.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from anachrony.rules.kinds import ASSETS, STOCKS, WATER

if TYPE_CHECKING:
    from mypy_extensions import i64  # a machine word, once compiled

MAX: Final = 127  # of a printed asset that a seat can have
MAX_OF_MODULES: Final = 63  # of an asset of a module
MODULE_ASSETS: Final = 2  # so many fit in beside the printed ones

_MODULES: Final = 8 * ASSETS  # where they begin
_WATER: Final = 8 * WATER
SPARE: Final = 0x2040_8080_8080_8080  # the uppermost bit of every amount
_OF_CHOICE: Final = 0x7F_7F_7F  # Titanium, Uranium and Gold


def is_packed(asset: int) -> bool:
    """Whether a number of ``kinds.STOCK_WORDS``, or of a module's asset, means something that can be paid."""
    return asset < ASSETS or asset >= STOCKS


def amount_of(stock: i64, asset: i64) -> i64:
    """How many of an asset there are."""
    if asset < ASSETS:
        return stock >> 8 * asset & 0x7F
    return stock >> _MODULES + 7 * (asset - STOCKS) & 0x3F


def room(stock: i64, asset: i64) -> i64:
    """How many more of an asset a stock can hold."""
    if asset < ASSETS:
        return MAX - (stock >> 8 * asset & 0x7F)
    return MAX_OF_MODULES - (stock >> _MODULES + 7 * (asset - STOCKS) & 0x3F)


def less(price: i64, asset: i64, n: i64) -> i64:
    """A price with so much less of a printed asset, as far as there is any in it."""
    there = price >> 8 * asset & 0x7F
    return price - ((n if n < there else there) << 8 * asset)


def units(asset: i64, n: i64) -> i64:
    """So many of an asset, to be added to a stock or taken off it, which must have the room or so many."""
    if asset < ASSETS:  # the amount itself is shifted: compiled, a literal 1 would be of 32 bits
        return n << 8 * asset
    return n << _MODULES + 7 * (asset - STOCKS)


def packed(amounts: Sequence[int]) -> i64:
    """The printed assets, in their order. ValueError for an amount that nobody can have."""
    if len(amounts) != ASSETS:
        raise ValueError(f"there are {ASSETS} printed assets, not {len(amounts)}")
    found: i64 = 0
    for asset, n in enumerate(amounts):
        if not 0 <= n <= MAX:
            raise ValueError(f"an amount is a number from 0 to {MAX}, not {n}")
        found += units(asset, n)
    return found


def unpacked(stock: i64) -> tuple[int, ...]:
    """The printed assets, in their order."""
    return tuple([amount_of(stock, asset) for asset in range(ASSETS)])


def covers(stock: i64, price: i64) -> bool:
    """Whether a stock has everything that a price asks for."""
    return ((stock | SPARE) - price) & SPARE == SPARE


def of_choice(stock: i64) -> i64:
    """How many Titanium, Uranium and Gold there are together."""
    return (stock & 0x7F) + (stock >> 8 & 0x7F) + (stock >> 16 & 0x7F)


def with_credit(stock: i64, credit: i64) -> i64:
    """The stock with as much more Water as the Action in progress need not pay."""
    if not credit:
        return stock
    water = stock >> _WATER & 0x7F
    more: i64 = credit if water + credit <= MAX else MAX - water
    return stock + (more << _WATER)


def credit_used(price: i64, credit: i64) -> i64:
    """How much of the credit goes into a price that is paid."""
    water = price >> _WATER & 0x7F
    return credit if credit < water else water


def without(stock: i64, price: i64, credit: i64) -> i64:
    """What is left of a stock that covers the price, the credit used first."""
    if credit:
        return stock - price + (credit_used(price, credit) << _WATER)
    return stock - price


def short(stock: i64, price: i64) -> list[int]:
    """How many of each printed asset a stock lacks for a price."""
    lacks: list[int] = []
    for asset in range(ASSETS):
        lack = amount_of(price, asset) - amount_of(stock, asset)
        lacks.append(lack if lack > 0 else 0)
    return lacks
