"""What if: frames that suppose what has not happened; it is part of the question, never of the state."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anachrony.compiling import mypyc_attr
from anachrony.rules.amounts import credit_used, with_credit, without
from anachrony.rules.frame import Frame
from anachrony.rules.kinds import NO_WORKER, added
from anachrony.rules.places import NOWHERE

if TYPE_CHECKING:
    from mypy_extensions import i64  # a machine word, once compiled

    from anachrony.rules.state import State


@mypyc_attr(acyclic=True)
class Supposed(Frame):
    """The present effect as it would be if the seat had another stock or other Active Workers."""

    __slots__ = ("supposed_active", "supposed_credit", "supposed_stock")

    def __init__(self, frame: Frame, stock: i64, credit: i64, active: list[int]) -> None:
        self.effects = frame.effects
        self.seat = frame.seat
        self.worker = frame.worker
        self.place = frame.place
        self.x = frame.x
        self.parent = frame.parent
        self.back = frame.back
        self.supposed_stock: i64 = stock
        self.supposed_credit: i64 = credit
        self.supposed_active: list[int] = active

    def purse(self) -> i64:
        """What the seat could pay with: the stock, and the Water that it need not pay."""
        if not self.supposed_credit:
            return self.supposed_stock
        return with_credit(self.supposed_stock, self.supposed_credit)

    def active(self) -> list[int]:
        """The Workers that would be Active, by type."""
        return self.supposed_active


@mypyc_attr(acyclic=True)
class Probe(Supposed):
    """Whoever could do something, asked before they do it. It belongs to the question that makes it, which
    may let it suppose something else before the next answer.

    A Worker on its way has left its column and still counts as the seat's own; the Exosuit that goes with it
    still stands on its hex.
    """

    __slots__ = ("crew", "on_the_way", "stands_for")

    def __init__(
        self,
        seat: int,
        worker: int,
        crew: int,
        stands_for: int,
        stock: i64,
        credit: i64,
        active: list[int],
    ) -> None:
        self.effects = ()
        self.seat = seat
        self.worker = worker
        self.place = NOWHERE
        self.x = 0
        self.parent = None
        self.back = 0
        self.supposed_stock = stock
        self.supposed_credit = credit
        self.supposed_active = active  # with the one on its way, too
        self.crew = crew  # who it is in picks
        self.stands_for = stands_for  # the types in whose place it may be placed
        self.on_the_way = worker if crew == worker else NO_WORKER

    def active(self) -> list[int]:
        """Without the one on its way. Few effects ask, so it is worked out when they do."""
        active = self.supposed_active
        return active if self.on_the_way == NO_WORKER else added(active, self.on_the_way, -1)


def idle(state: State, index: int) -> Probe:
    """A seat for which nobody acts, as it is now."""
    seat = state.seats[index]
    return Probe(index, NO_WORKER, NO_WORKER, 0, seat.stock, seat.credit, seat.active)


# --- what questions go by, instead of the seat itself -------------------------------------------------


def stock_of(state: State, frame: Frame) -> i64:
    """What the seat has, packed (``rules/amounts.py``)."""
    if isinstance(frame, Supposed):
        return frame.supposed_stock
    return state.seats[frame.seat].stock


def credit_of(state: State, frame: Frame) -> i64:
    """The Water that the Action in progress need not pay."""
    if isinstance(frame, Supposed):
        return frame.supposed_credit
    return state.seats[frame.seat].credit


def purse_of(state: State, frame: Frame) -> i64:
    """What the seat can pay with: its stock, and that Water."""
    if isinstance(frame, Supposed):
        return frame.purse() if frame.supposed_credit else frame.supposed_stock
    return state.seats[frame.seat].purse()


def active_of(state: State, frame: Frame) -> list[int]:
    """The Active Workers, by type."""
    if isinstance(frame, Supposed):
        return frame.active()
    return state.seats[frame.seat].active


# --- the next question --------------------------------------------------------------------------------


def having(state: State, frame: Frame, stock: i64, credit: i64) -> Supposed:
    """The same if the seat had this stock, and need not pay so much Water."""
    if isinstance(frame, Probe):
        return Probe(
            frame.seat, frame.worker, frame.crew, frame.stands_for, stock, credit, frame.supposed_active
        )
    return Supposed(frame, stock, credit, active_of(state, frame))


def after_paying(state: State, frame: Frame, price: i64) -> Supposed:
    """The same once a price is paid that the seat can pay."""
    stock, credit = stock_of(state, frame), credit_of(state, frame)
    if not credit:
        return having(state, frame, stock - price, 0)
    return having(state, frame, without(stock, price, credit), credit - credit_used(price, credit))
