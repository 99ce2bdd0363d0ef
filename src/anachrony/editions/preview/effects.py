"""What tiles of the pre-release rules do that no others do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from anachrony.rules.effect import Effect, note
from anachrony.rules.effects.moving import come_home, vacate
from anachrony.rules.kinds import CLOSED, NOTHING, REQUIREMENT, TRAVEL_RANGE, without
from anachrony.rules.place_names import place_name
from anachrony.rules.places import ASIDE, guest_crew, guest_place, seat_and_guest, seat_guest
from anachrony.rules.rows import Holding, Table
from anachrony.rules.settling import settle

if TYPE_CHECKING:
    from anachrony.rules.book import Book
    from anachrony.rules.effect import Frame
    from anachrony.rules.state import State

LONGER_RANGE: Final = Holding(passives=((TRAVEL_RANGE, 4),))


@dataclass(frozen=True)
class Preview(Table):
    """Where what lasts for an Era lies: at a seat, a 0 for the longer range of its Power Plants."""

    lasting: int


def lasting_effects(book: Book) -> None:
    """Room for what lasts until the Era ends."""
    table = Preview(book.new_seat_list("until the next era"))
    book.add_table(table)
    book.holdings.append((table.lasting, [LONGER_RANGE]))


class LongerRange(Effect):
    """Power Plants reach further until the Era ends (P86)."""

    __slots__ = ()

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        seat = state.seats[frame.seat]
        seat.beside[state.rules.table(Preview).lasting].append(0)
        settle(state.rules, seat)
        return ()


class EndLasting(Effect):
    """What lasted for the Era is over."""

    __slots__ = ()

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        lasting = state.rules.table(Preview).lasting
        for seat in state.seats:
            if seat.beside[lasting]:
                seat.beside[lasting].clear()
                settle(state.rules, seat)
        return ()


class SendHome(Effect):
    """An opponent's Exosuit and the Worker in it go home at once, as in Clean up (P100). A pick is whose, and
    where it stands; of two alike either will do."""

    __slots__ = ()

    def missing(self, state: State, frame: Frame) -> int:
        return NOTHING if self.ask(state, frame) else REQUIREMENT

    def ask(self, state: State, frame: Frame) -> list[int]:
        return sorted(
            {
                seat_guest(index, busy)
                for index, seat in enumerate(state.seats)
                if index != frame.seat
                for busy in seat.busy
                if guest_place(busy) < ASIDE
            }
        )

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        index, busy = seat_and_guest(pick)
        place = guest_place(busy)
        note(state, "sent-home", index, place=place_name(state, index, place))
        seat = state.seats[index]
        seat.busy = without(seat.busy, busy)
        come_home(state, index, busy)
        if state.at[place] not in (0, CLOSED):
            vacate(state, place)
        return ()

    def text(self, state: State, frame: Frame, pick: int) -> str:
        index, busy = seat_and_guest(pick)
        space = state.rules.spaces[guest_place(busy)].name.replace("/", " ")
        return f"seat {index + 1} {space} {self.who(state, pick)}"

    def place(self, state: State, frame: Frame, pick: int) -> str:
        _, busy = seat_and_guest(pick)
        return place_name(state, frame.seat, guest_place(busy))

    def whose(self, pick: int) -> int:
        return seat_and_guest(pick)[0]

    def who(self, state: State, pick: int) -> str:
        """The type of the Worker in it, or an Exosuit that has none."""
        _, busy = seat_and_guest(pick)
        crew = guest_crew(busy)
        return state.rules.worker_words[crew] if crew < state.rules.workers else "exosuit"
