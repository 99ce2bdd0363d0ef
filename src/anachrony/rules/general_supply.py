"""The general supply: the one way by which assets and Workers come to a seat, and leave it.

``give``, ``take``, ``hire`` and ``dismiss`` tell what they do. Where one event tells of several moves, or
tells them in other words, the caller uses ``add``, ``remove`` and ``add_worker``, which tell nothing.

In most editions nothing ever runs out. Where the book limits a kind of piece, what the supply has is what
lies neither before a seat nor in a pool; what cannot be had is not given. Nor is what a seat has no room for
(``amounts.MAX``), which no table comes to that is not made for it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from anachrony.rules.amounts import covers, credit_used, units
from anachrony.rules.effect import note
from anachrony.rules.kinds import ASSET_WORDS, NEUTRONIUM, UNLIMITED, WATER, added
from anachrony.rules.places import guest_crew

if TYPE_CHECKING:
    from mypy_extensions import i64  # a machine word, once compiled

    from anachrony.rules.cost import Cost
    from anachrony.rules.state import Seat, State

# --- assets -----------------------------------------------------------------------------------------


def give(state: State, index: int, asset: int, n: int) -> int:
    """Give some of an asset to a seat; returns how many it really got."""
    came = add(state, index, asset, n)
    if state.events is not None and (came or not n):
        note(state, "gain", index, amounts={state.rules.stock_words[asset]: came})
    return came


def take(state: State, index: int, asset: int, n: int) -> None:
    """A seat pays some of an asset, which it must have."""
    state.seats[index].change(asset, -n)
    if state.events is not None:
        note(state, "pay", index, amounts={state.rules.stock_words[asset]: n})


def pay_cost(state: State, index: int, cost: Cost) -> None:
    """A seat pays the fixed part of a cost, as one payment."""
    seat = state.seats[index]
    price = cost.price(state.rules.asset_numbers) if cost.more else cost.packed
    used: i64 = 0
    if seat.credit:
        used = credit_used(price, seat.credit)
        seat.credit = seat.credit - used
        price -= units(WATER, used)
    if not covers(seat.stock, price):
        raise OverflowError(f"{cost.words()} to be paid by somebody who has not as much")
    seat.stock = seat.stock - price
    if state.events is not None:
        amounts = {ASSET_WORDS[asset]: n for asset, n in enumerate(cost.fixed) if n}
        if used:
            amounts[ASSET_WORDS[WATER]] -= used
        amounts.update(cost.more)
        amounts = {word: n for word, n in amounts.items() if n}
        if amounts:
            note(state, "pay", index, amounts=amounts)


def add(state: State, index: int, asset: int, n: int) -> int:
    """As ``give``; only what could not be had is told."""
    there = _to_be_had(state, index, asset, n) if state.rules.is_limited else n
    came = state.seats[index].receive(asset, there)
    if came < there:
        note(state, "none-left", index, amounts={state.rules.stock_words[asset]: there - came})
    return came


def remove(state: State, index: int, asset: int, n: int) -> None:
    """As ``take``, untold."""
    state.seats[index].change(asset, -n)


def _to_be_had(state: State, index: int, asset: int, n: int) -> int:
    """As many as there are; what is short is told."""
    there = assets_left(state, asset)
    if n <= there:
        return n
    note(state, "none-left", index, amounts={state.rules.stock_words[asset]: n - there})
    return there


def assets_left(state: State, asset: int) -> int:
    """How many of an asset the supply has."""
    limit = state.rules.asset_limits[asset]
    if limit == UNLIMITED:
        return limit
    pool = 0
    if asset <= NEUTRONIUM:
        pool = state.mine[asset]
        laid = cubes_beside(state)
        if laid:
            pool += laid[asset]
    return max(0, limit - pool - sum(seat.amount(asset) for seat in state.seats))


def cubes_beside(state: State) -> list[int]:
    """The cubes that lie beside the Mine's spaces, by kind. Empty where they come from the supply when they
    are taken, and in a game from before they were laid out, until its next Preparation."""
    number = state.rules.mine_cubes
    return state.beside[number] if number >= 0 else []


def add_from_beside(state: State, index: int, asset: int) -> int:
    """The cube beside a Mine space; only what could not be had is told."""
    laid = cubes_beside(state)
    if not laid:
        return add(state, index, asset, 1)
    if not laid[asset]:
        note(state, "none-left", index, amounts={state.rules.stock_words[asset]: 1})
        return 0
    laid[asset] -= 1
    return state.seats[index].receive(asset, 1)


# --- Workers ----------------------------------------------------------------------------------------


def hire(state: State, index: int, worker: int, tired: bool = False) -> bool:
    """A Worker joins a seat; returns whether there was one to be had."""
    came = add_worker(state, index, worker, tired)
    if came and state.events is not None:
        note(state, "gain-worker", index, state.rules.worker_words[worker])
    return came


def dismiss(state: State, index: int, worker: int, tired: bool = False) -> None:
    """A Worker leaves a seat for good."""
    _count_worker(state.seats[index], worker, tired, -1)
    note(state, "lose-worker", index, state.rules.worker_words[worker])


def add_worker(state: State, index: int, worker: int, tired: bool = False) -> bool:
    """As ``hire``; only what could not be had is told."""
    if state.rules.is_limited and not workers_left(state, worker):
        note(state, "no-worker-left", index, state.rules.worker_words[worker])
        return False
    _count_worker(state.seats[index], worker, tired, 1)
    return True


def _count_worker(seat: Seat, worker: int, tired: bool, n: int) -> None:
    if tired:
        seat.tired = added(seat.tired, worker, n)
    else:
        seat.active = added(seat.active, worker, n)


def workers_left(state: State, worker: int) -> int:
    """How many Workers of a type the supply has."""
    limit = state.rules.worker_limits[worker]
    if limit == UNLIMITED:
        return limit
    out = state.recruit[worker]
    for seat in state.seats:
        out += seat.active[worker] + seat.tired[worker]
        out += sum(1 for busy in seat.busy if guest_crew(busy) == worker)
    return max(0, limit - out)
