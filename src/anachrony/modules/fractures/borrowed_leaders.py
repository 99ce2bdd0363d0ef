"""Leaders of other Paths that a leader may call, one an Era (F106 to F108)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anachrony.modules.fractures.rows import FRACTURES_RULEBOOK
from anachrony.modules.fractures.valley_rows import Valley
from anachrony.rules.chance import Chance
from anachrony.rules.effect import Effect, Value, note
from anachrony.rules.hooks import OwnPlace
from anachrony.rules.kinds import HEX_WORDS, HEXES, KEEPS_HEXES, STOP
from anachrony.rules.place_names import hex_place
from anachrony.rules.rows import Holding
from anachrony.rules.settling import settle

if TYPE_CHECKING:
    from anachrony.rules.effect import Frame
    from anachrony.rules.rows import Leader, Use
    from anachrony.rules.ruleset import Ruleset
    from anachrony.rules.state import Seat, State


class BorrowLeaders(Effect):
    """Once all leaders are chosen: one of each other Path that nobody uses, at random, open to all."""

    __slots__ = ()

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        seat = state.seats[frame.seat]
        if not seat.traits[state.rules.table(Valley).borrows_leaders]:
            return ()
        return tuple(BorrowLeader(path) for path in range(len(state.rules.paths)) if path != seat.path)


class BorrowLeader(Chance):
    __slots__ = ("path",)

    def __init__(self, path: int) -> None:
        self.path = path

    def args(self) -> tuple[Value, ...]:
        return (self.path,)

    def outcomes(self, state: State, frame: Frame) -> list[int]:
        used = [seat.leader for seat in state.seats]
        paths = state.rules.leader_paths
        return [leader for leader, path in enumerate(paths) if path == self.path and leader not in used]

    def stream(self, state: State, frame: Frame) -> int:
        return state.rules.table(Valley).leader_stream

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        if pick != STOP:
            state.seats[frame.seat].beside[state.rules.table(Valley).borrowed].append(pick)
            note(state, "borrow-leader", frame.seat, state.rules.leaders[pick].name)
        return ()

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return state.rules.leaders[pick].name


class CallLeader(Effect):
    """Before the Paradox phase one of them may be called; his ability holds until Clean up is over."""

    __slots__ = ()

    def ask(self, state: State, frame: Frame) -> list[int] | None:
        there = state.seats[frame.seat].beside[state.rules.table(Valley).borrowed]
        return [*there, STOP] if there else None

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        if pick == STOP:
            return ()
        table = state.rules.table(Valley)
        seat = state.seats[frame.seat]
        seat.beside[table.borrowed].remove(pick)
        seat.beside[table.called].append(pick)
        settle(state.rules, seat)
        leader = state.rules.leaders[pick]
        note(state, "call-leader", frame.seat, leader.name)
        return (UncoverHex(),) if keeps_hexes(leader) else ()

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return "stop" if pick == STOP else state.rules.leaders[pick].name


def keeps_hexes(leader: Leader) -> bool:
    return any(trait == KEEPS_HEXES for trait, _ in leader.passives)


class UncoverHex(Effect):
    """A Hex Unavailable tile of choice leaves for good. Before the Impact there is none (F108)."""

    __slots__ = ()

    def ask(self, state: State, frame: Frame) -> list[int]:
        covered = state.seats[frame.seat].covered_hexes
        return [hex_ for hex_ in range(HEXES) if covered >> hex_ & 1]

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        if pick != STOP:
            state.seats[frame.seat].covered_hexes &= ~(1 << pick)
            note(state, "uncover-hex", frame.seat, place=hex_place(state, frame.seat, pick))
        return ()

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return f"uncover {HEX_WORDS[pick]}"

    def place(self, state: State, frame: Frame, pick: int) -> str:
        return hex_place(state, frame.seat, pick)


class DismissLeaders(Effect):
    """Clean up is over: those who were called leave the game."""

    __slots__ = ()

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        called = state.rules.table(Valley).called
        for seat in state.seats:
            if seat.beside[called]:
                seat.beside[called] = []
                settle(state.rules, seat)
        return ()


class CalledLeaderPlace(OwnPlace):
    """The Free Action of a leader who was called."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("called_leader", FRACTURES_RULEBOOK)

    def may_admit(self, rules: Ruleset, seat: Seat) -> bool:
        return False

    def may_be_free(self, rules: Ruleset, seat: Seat) -> bool:
        return bool(seat.beside[rules.table(Valley).called])

    def free_use(self, state: State, seat: Seat) -> Use | None:
        called = seat.beside[state.rules.table(Valley).called]
        return state.rules.leaders[called[0]].free if called else None


def ability(leader: Leader) -> Holding:
    """What a called leader brings beside his Free Action. Hexes are not protected from the Impact (F108)."""
    passives = tuple(passive for passive in leader.passives if passive[0] != KEEPS_HEXES)
    return Holding(passives=passives, triggers=leader.triggers)
