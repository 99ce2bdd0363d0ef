"""The Guardians of the Council module: Exosuits that act without a Worker, enlisted at the World Council."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from anachrony.components.values import space_with_values
from anachrony.rules.effect import Effect, Value, note
from anachrony.rules.effects.assets import IDLE, READY, Pay, pay
from anachrony.rules.effects.flow import May
from anachrony.rules.effects.main_board import StandardAction, WorldCouncil
from anachrony.rules.effects.workers import LoseWorker
from anachrony.rules.kinds import (
    ABILITY,
    ADMINISTRATOR,
    ENGINEER,
    GENIUS,
    HEX_WORDS,
    NO_SEAT,
    NOTHING,
    OFFER,
    SCIENTIST,
    STOP,
    UNMANNED,
    WORKER_TO_LOSE,
    WORKER_WORDS,
    bits,
)
from anachrony.rules.measures import LENGTH_OF
from anachrony.rules.rows import CLASSIC, HOUSE, Card, Sight, Space, Table
from anachrony.rules.values import OWNER, Values

if TYPE_CHECKING:
    from anachrony.rules.book import Book
    from anachrony.rules.effect import Frame
    from anachrony.rules.rows import Json
    from anachrony.rules.state import State


@dataclass(frozen=True)
class Guardian:
    """What one of them costs: a Worker for good, and assets."""

    code: int
    worker: int  # type to give up; NO_SEAT is any
    cost: Pay
    source: str

    @property
    def name(self) -> str:
        return f"guardian {self.code}"

    @property
    def place(self) -> str:
        return f"main/post/{self.code}"


# From left to right. The printed costs are in no source; each is a Worker and two or three Resources' worth.
GUARDIANS: Final = (
    Guardian(1, ENGINEER, pay(T=2), HOUSE),
    Guardian(2, SCIENTIST, pay(U=1, G=1), HOUSE),
    Guardian(3, ADMINISTRATOR, pay(G=2), HOUSE),
    Guardian(4, NO_SEAT, pay(N=1, W=1), HOUSE),
    Guardian(5, NO_SEAT, pay(any=3), HOUSE),
    Guardian(6, GENIUS, pay(W=3), HOUSE),
)
ACTION_WATER: Final = 1  # CLASSIC


class GuardianBoard(Table):
    """The six and their posts, and where a state keeps who enlisted which."""

    def __init__(self, rows: list[Guardian]) -> None:
        self.rows = rows
        self.enlisted = 0  # at a seat: the Guardians under its Path markers, counted from 0

    def owner(self, state: State, number: int) -> int:
        """The seat whose Path marker lies on a post, or NO_SEAT."""
        for index, seat in enumerate(state.seats):
            if number in seat.beside[self.enlisted]:
                return index
        return NO_SEAT


def guardians(book: Book) -> None:
    """A Guardian board with six posts, and a World Council that enlists."""
    own = book.values.section("guardians")
    table = GuardianBoard([_with_values(row, own.section(str(row.code))) for row in GUARDIANS])
    book.add_table(table)
    table.enlisted = book.new_seat_list("guardians")
    book.unmanned = book.new_seat_list("guardian suits", 0, 0)
    book.unmanned_word = "guardian"
    for space in book.spaces:
        if space.name.startswith("council/"):
            old = space.then[0]
            assert isinstance(old, WorldCouncil)
            then = (GuardianCouncil(old.first), *space.then[1:])
            book.put(replace(space, then=then))
    for number, row in enumerate(table.rows):
        action = (GuardianAction(number),)
        post = Space(f"post/{row.code}", action, CLASSIC, workers=1 << UNMANNED, water=ACTION_WATER)
        book.add(space_with_values(post, book.values))
    if book.players == 2:
        book.closed.append(book.space("council/right"))
    measure = LENGTH_OF + table.enlisted
    book.measure_words[measure] = "guardians"
    book.endgame_cards.append(Card(len(book.endgame_cards) + 1, (measure,), CLASSIC, "most guardians"))
    book.sights.append(GuardianSight("guardians"))


def _with_values(row: Guardian, values: Values) -> Guardian:
    if not values:
        return row
    cost = values.cost("cost", row.cost.cost)
    kinds = (*WORKER_WORDS, "any")
    kind = values.word("worker", len(WORKER_WORDS) if row.worker == NO_SEAT else row.worker, kinds)
    worker = NO_SEAT if kind == len(WORKER_WORDS) else kind
    return replace(row, worker=worker, cost=Pay(cost.fixed, cost.any), source=OWNER)


class GuardianCouncil(WorldCouncil):
    """The World Council where Guardians can be enlisted: with a Capital Action, First Player, or alone."""

    __slots__ = ()

    def missing(self, state: State, frame: Frame) -> int:
        lack = super().missing(state, frame)
        return lack if lack and enlist_lack(state, frame) else NOTHING

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        return (*super().do(state, frame, pick), May(Enlist()))

    def prompt(self) -> str:
        return "world-council"


class Enlist(Effect):
    """Pay for a Guardian, put a Path marker on its post for good and take it. A pick counts from 0."""

    __slots__ = ()

    def missing(self, state: State, frame: Frame) -> int:
        return enlist_lack(state, frame)

    def ask(self, state: State, frame: Frame) -> list[int]:
        table = state.rules.table(GuardianBoard)
        return [
            number
            for number, row in enumerate(table.rows)
            if table.owner(state, number) == NO_SEAT and not cost_lack(state, frame, row)
        ]

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        if pick == STOP:
            return ()
        enlist(state, frame.seat, pick)
        row = state.rules.table(GuardianBoard).rows[pick]
        return (row.cost, LoseWorker(row.worker))

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return "stop" if pick == STOP else state.rules.table(GuardianBoard).rows[pick].name

    def place(self, state: State, frame: Frame, pick: int) -> str:
        return "" if pick == STOP else state.rules.table(GuardianBoard).rows[pick].place


def enlist(state: State, index: int, number: int) -> None:
    """A Path marker on the post, the Guardian to the seat's supply."""
    table = state.rules.table(GuardianBoard)
    seat = state.seats[index]
    seat.beside[table.enlisted].append(number)
    seat.beside[state.rules.unmanned][IDLE] += 1
    row = table.rows[number]
    note(state, "enlist", index, row.name, row.place)


def cost_lack(state: State, frame: Frame, row: Guardian) -> int:
    """What the seat cannot pay of it: assets, or a Worker that is Active or Tired."""
    seat = state.seats[frame.seat]
    lack = row.cost.cost.missing(seat.stock)
    if lack:
        return lack
    if row.worker == NO_SEAT:
        return NOTHING if sum(seat.active) + sum(seat.tired) else WORKER_TO_LOSE
    return NOTHING if seat.active[row.worker] + seat.tired[row.worker] else WORKER_TO_LOSE


def enlist_lack(state: State, frame: Frame) -> int:
    """Why no Guardian can be enlisted: none is left, or what the last one lacks."""
    table = state.rules.table(GuardianBoard)
    lack = OFFER
    for number, row in enumerate(table.rows):
        if table.owner(state, number) == NO_SEAT:
            lack = cost_lack(state, frame, row)
            if not lack:
                return NOTHING
    return lack


class GuardianAction(StandardAction):
    """A Capital Action on a post, for the owner of its Path marker alone."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def args(self) -> tuple[Value, ...]:
        return (self.number,)

    def missing(self, state: State, frame: Frame) -> int:
        if self.number not in state.seats[frame.seat].beside[state.rules.table(GuardianBoard).enlisted]:
            return ABILITY
        return super().missing(state, frame)

    def prompt(self) -> str:
        return "standard-action"


class GuardianSight(Sight):
    """The Guardian board; at a seat those enlisted, idle and powered up. All of it is open."""

    __slots__ = ()

    def table(self, state: State) -> Json:
        table = state.rules.table(GuardianBoard)
        rows: list[Json] = []
        for number, row in enumerate(table.rows):
            owner = table.owner(state, number)
            rows.append(
                {
                    "name": row.name,
                    "place": row.place,
                    "worker": "any" if row.worker == NO_SEAT else WORKER_WORDS[row.worker],
                    "cost": row.cost.cost.words(),
                    "seat": None if owner == NO_SEAT else owner,
                }
            )
        return rows

    def seat(self, state: State, index: int, own: bool) -> Json:
        seat = state.seats[index]
        counts = seat.beside[state.rules.unmanned]
        table = state.rules.table(GuardianBoard)
        enlisted: list[Json] = [table.rows[number].name for number in seat.beside[table.enlisted]]
        ready: list[Json] = [HEX_WORDS[hex_] for hex_ in bits(counts[READY])]
        return {"enlisted": enlisted, "idle": counts[IDLE], "ready": ready}
