"""A small module, as an example: beacons that nomads light on the way home.

It brings a fifth Path, a fifth type of Worker, a seventh asset, two Warp tiles, a stack, a turn that places
no Worker, an Era before the first, cards that act as tiles do and a line of the score. Nothing in `rules/`
knows it.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from anachrony.components.decks import TIMELINE
from anachrony.rules.effect import Effect, note
from anachrony.rules.effects.assets import GainAsset, pay
from anachrony.rules.effects.flow import Do
from anachrony.rules.effects.stacks import RevealTop
from anachrony.rules.hooks import ScoreLine
from anachrony.rules.kinds import ANYBODY, ERA_BEGINS, NOTHING, OFFER, TRAVEL_RANGE, WARP, replaced
from anachrony.rules.module import Module
from anachrony.rules.rows import HOUSE, Crew, EraTile, Holding, Leader, Table, TurnAction, WarpTile
from anachrony.rules.settling import settle

if TYPE_CHECKING:
    from anachrony.rules.book import Book
    from anachrony.rules.effect import Frame
    from anachrony.rules.state import State


@dataclass(frozen=True)
class Beacon(Holding):
    code: int
    name: str
    vp: int


BEACONS = (
    Beacon(1, "hill beacon", 1),
    Beacon(2, "coast beacon", 2),
    Beacon(3, "tower beacon", 1, passives=((TRAVEL_RANGE, 1),)),
)


@dataclass(frozen=True)
class Beacons(Table):
    """Where its pieces lie."""

    stack: int  # in State.tops
    lit: int  # in Seat.beside


class LightBeacon(Effect):
    """Take the open beacon; the next one is revealed."""

    __slots__ = ()

    def missing(self, state: State, frame: Frame) -> int:
        return NOTHING if state.tops[state.rules.table(Beacons).stack] else OFFER

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        table = state.rules.table(Beacons)
        code = state.tops[table.stack]
        seat = state.seats[frame.seat]
        seat.beside[table.lit].append(code - 1)
        settle(state.rules, seat)
        note(state, "gain", frame.seat, BEACONS[code - 1].name)
        state.tops = replaced(state.tops, table.stack, 0)
        return (RevealTop(table.stack),)


class BeaconPoints(ScoreLine):
    def points(self, state: State, index: int) -> int:
        lit = state.seats[index].beside[state.rules.table(Beacons).lit]
        return sum(BEACONS[number].vp for number in lit)


def rows(book: Book) -> None:
    harmony = next(path for path in book.paths if path.name == "harmony")
    leader = Leader("oriel", "Keeper Oriel", HOUSE, passives=((TRAVEL_RANGE, 1),))
    book.add(replace(harmony, name="nomads", source=HOUSE, leaders=(leader,)))
    pilot = book.new_worker(Crew("pilot", ANYBODY, 0, HOUSE))
    signal = book.new_asset("signal")
    book.add(WarpTile("signal", HOUSE, asset=signal, count=2))
    book.add(WarpTile("pilot", HOUSE, worker=pilot, water=1))


def rules(book: Book) -> None:
    stack = book.new_stack("beacons", {row.code: row.name for row in BEACONS}, shifts=False)
    table = Beacons(stack, lit=book.new_seat_list("lit beacons"))
    book.add_table(table)
    book.holdings.append((table.lit, list(BEACONS)))
    book.triggers.append((ERA_BEGINS, GainAsset("signal", 1)))
    light = Do("light", pay(signal=2), (LightBeacon(),))
    book.turn_actions.append(TurnAction("light beacon", light, HOUSE))
    book.score_lines.append(BeaconPoints("beacons"))
    book.timeline.insert(0, EraTile(0, HOUSE, crimson=TIMELINE[0].crimson, phases=(WARP,)))


BEACONS_MODULE = Module("beacons", rows=rows, rules=rules)
