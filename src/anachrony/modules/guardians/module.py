"""The Guardians of the Council module: Exosuits that act without a Worker, enlisted at the World Council."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from anachrony.modules.guardians.actions import GuardianAction, GuardianCouncil
from anachrony.modules.guardians.posts import ACTION_WATER, GUARDIANS
from anachrony.modules.guardians.rows import Guardians
from anachrony.rules.effects.exosuits import IDLE, READY
from anachrony.rules.effects.main_board import WorldCouncil
from anachrony.rules.hooks import Sight
from anachrony.rules.kinds import ANY_WORKER, EVERYBODY, HEX_WORDS, NOBODY, UNMANNED, WORKER_WORDS, bits
from anachrony.rules.measures import Length
from anachrony.rules.module import Module
from anachrony.rules.rows import CLASSIC, Crew, EndgameCard, Space

if TYPE_CHECKING:
    from anachrony.modules.guardians.views import GuardiansSeat, GuardianView
    from anachrony.rules.book import Book
    from anachrony.rules.state import State


def rows(book: Book) -> None:
    """A Guardian board with six posts."""
    book.add_table(Guardians(list(GUARDIANS)))
    for number, row in enumerate(GUARDIANS):
        action = (GuardianAction(number),)
        book.add(
            Space(
                f"post/{row.code}",
                action,
                CLASSIC,
                workers=1 << UNMANNED,
                water=ACTION_WATER,
                board="guardians",
            )
        )


def rules(book: Book) -> None:
    """A World Council that enlists."""
    table = book.put_table(replace(book.table(Guardians), enlisted=book.new_seat_list("guardians")))
    book.unmanned = book.new_seat_list("guardian suits", 0, 0)
    book.unmanned_crew = Crew("guardian", EVERYBODY | 1 << UNMANNED, EVERYBODY, CLASSIC)
    for space in book.spaces:
        council = space.then[0]
        if isinstance(council, WorldCouncil):
            book.put(replace(space, then=(GuardianCouncil(council.first, council.must), *space.then[1:])))
    if book.players == 2:
        book.closed.append(book.space("council/right"))
    measure = Length("guardians", table.enlisted)
    book.endgame_cards.append(EndgameCard(len(book.endgame_cards) + 1, measure, CLASSIC, "most guardians"))
    book.sights.append(GuardianSight("guardians"))


class GuardianSight(Sight):
    """The Guardian board; at a seat those enlisted, idle and powered up. All of it is open."""

    __slots__ = ()

    def table(self, state: State) -> list[GuardianView]:
        table = state.rules.table(Guardians)
        rows: list[GuardianView] = []
        for number, row in enumerate(table.rows):
            owner = table.owner(state, number)
            rows.append(
                {
                    "name": row.name,
                    "place": row.place,
                    "worker": "any" if row.worker == ANY_WORKER else WORKER_WORDS[row.worker],
                    "cost": row.cost.cost.words(),
                    "seat": None if owner == NOBODY else owner,
                }
            )
        return rows

    def seat(self, state: State, index: int, own: bool) -> GuardiansSeat:
        seat = state.seats[index]
        counts = seat.beside[state.rules.unmanned]
        table = state.rules.table(Guardians)
        return {
            "enlisted": [table.rows[number].name for number in seat.beside[table.enlisted]],
            "idle": counts[IDLE],
            "ready": [HEX_WORDS[hex_] for hex_ in bits(counts[READY])],
        }


GUARDIANS_OF_THE_COUNCIL: Final = Module(
    "guardians",
    rows,
    rules,
)
