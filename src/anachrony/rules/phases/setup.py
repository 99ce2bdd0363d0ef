"""General and player setup (steps 1-16), as effects on the same stack as the rest of the game.

What a table fixes beforehand is already in the state; what it leaves is RANDOM or CHOOSE there.
"""

from __future__ import annotations

from itertools import zip_longest
from typing import TYPE_CHECKING

from anachrony.rules.chance import Chance, Draw
from anachrony.rules.effect import Effect, Value, note, only_effects, run_first
from anachrony.rules.effects.research import RandomBreakthrough
from anachrony.rules.effects.stacks import RevealTop
from anachrony.rules.general_supply import add, give, hire
from anachrony.rules.kinds import (
    ASSET_WORDS,
    CHOOSE,
    ENDGAME_BAG,
    RANDOM,
    STOP,
    WATER,
)
from anachrony.rules.rng import (
    ENDGAME_STREAM,
    EVACUATION_STREAM,
    FIRST_STREAM,
    LEADER_STREAM,
    PATH_STREAM,
    SIDE_STREAM,
)
from anachrony.rules.settling import settle

if TYPE_CHECKING:
    from anachrony.rules.effect import Frame
    from anachrony.rules.rows import Kit, Path
    from anachrony.rules.state import Seat, State


def each_seat(state: State, effects: tuple[Effect, ...], order: list[int]) -> None:
    """Run these effects for every seat, one after the other, before the rest."""
    for index in reversed(order):
        run_first(state, effects, index)


class EachSeat(Effect):
    """The same effects for every player, in turn order."""

    __slots__ = ("effects",)

    def __init__(self, *effects: Effect) -> None:
        self.effects = effects

    def args(self) -> tuple[Effect, ...]:
        return self.effects

    def is_sound(self) -> bool:
        return only_effects(self.effects)

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        people = [index for index in state.in_turn_order() if state.rules.automata[index] is None]
        each_seat(state, self.effects, people)
        return ()


class ChooseSide(Effect):
    """All players use the same side of their Player boards (12)."""

    __slots__ = ()

    def ask(self, state: State, frame: Frame) -> list[int] | None:
        return [0, 1] if state.side == CHOOSE else None

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        if state.side == CHOOSE:
            state.side = pick
        return (DrawSide(),) if state.side == RANDOM else ()

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return f"side {'AB'[pick]}"


class DrawSide(Chance):
    __slots__ = ()

    def outcomes(self, state: State, frame: Frame) -> list[int]:
        return [0, 1]

    def stream(self, state: State, frame: Frame) -> int:
        return SIDE_STREAM

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        state.side = pick
        return ()

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return f"side {'AB'[pick]}"


class DrawFirst(Chance):
    """The First Player, where the table leaves it to chance (16)."""

    __slots__ = ()

    def outcomes(self, state: State, frame: Frame) -> list[int]:
        return list(range(len(state.seats))) if state.next_first == RANDOM else []

    def stream(self, state: State, frame: Frame) -> int:
        return FIRST_STREAM

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        if pick != STOP:
            state.first = pick
            state.next_first = pick
        return ()

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return f"seat {pick + 1}"


class ChoosePath(Effect):
    """A Path nobody else plays: picked, or dealt (12, ruling 1)."""

    __slots__ = ()

    def ask(self, state: State, frame: Frame) -> list[int] | None:
        return free_paths(state) if state.seats[frame.seat].path == CHOOSE else None

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        seat = state.seats[frame.seat]
        if seat.path == RANDOM:
            return (DealPath(), TakeBoard())
        if seat.path == CHOOSE:
            seat.path = pick
        return (TakeBoard(),)

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return state.rules.paths[pick].name


class DealPath(Chance):
    __slots__ = ()

    def outcomes(self, state: State, frame: Frame) -> list[int]:
        return free_paths(state)

    def stream(self, state: State, frame: Frame) -> int:
        return PATH_STREAM

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        state.seats[frame.seat].path = pick
        return ()

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return state.rules.paths[pick].name


def free_paths(state: State) -> list[int]:
    taken = {seat.path for seat in state.seats}
    return [path for path in range(len(state.rules.paths)) if path not in taken]


class TakeBoard(Effect):
    """The Path's Player board, on the side the table plays."""

    __slots__ = ()

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        take_board(state, state.seats[frame.seat])
        note(state, "path", frame.seat, state.rules.paths[state.seats[frame.seat].path].name)
        return ()


def take_board(state: State, seat: Seat) -> None:
    seat.board = state.rules.paths[seat.path].boards[state.side]
    seat.morale = seat.board.morale_start
    settle(state.rules, seat)


class ChooseEvacuation(Effect):
    """The side of the Path board: by chance unless the table says otherwise (13, ruling 2)."""

    __slots__ = ()

    def ask(self, state: State, frame: Frame) -> list[int] | None:
        return [0, 1] if state.seats[frame.seat].evacuation == CHOOSE else None

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        seat = state.seats[frame.seat]
        if seat.evacuation == CHOOSE:
            seat.evacuation = pick
        return (DrawEvacuation(),) if seat.evacuation == RANDOM else ()

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return f"evacuation {'AB'[pick]}"


class DrawEvacuation(Chance):
    __slots__ = ()

    def outcomes(self, state: State, frame: Frame) -> list[int]:
        return [0, 1]

    def stream(self, state: State, frame: Frame) -> int:
        return EVACUATION_STREAM + frame.seat

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        state.seats[frame.seat].evacuation = pick
        return ()

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return f"evacuation {'AB'[pick]}"


class StartingAssets(Effect):
    """What the Path board shows (14)."""

    __slots__ = ("assets",)

    def __init__(self, assets: bool = True) -> None:
        self.assets = assets  # not only Workers and Breakthroughs

    def args(self) -> tuple[Value, ...]:
        return (self.assets,)

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        path = state.rules.paths[state.seats[frame.seat].path]
        hand_out(state, frame.seat, path, self.assets)
        return tuple(RandomBreakthrough() for _ in range(path.breakthroughs))


def hand_out(state: State, index: int, row: Path | Kit, assets: bool = True) -> None:
    """Assets as one gain, unless they come otherwise, then the Workers."""
    if assets:
        start = {ASSET_WORDS[a]: add(state, index, a, n) for a, n in enumerate(row.start) if n}
        for word, n in row.more:
            start[word] = add(state, index, state.rules.asset_numbers[word], n)
        note(state, "gain", index, amounts=start)
    for worker, (n, tired) in enumerate(zip_longest(row.active, row.tired, fillvalue=0)):
        for _ in range(n):
            hire(state, index, worker)
        for _ in range(tired):
            hire(state, index, worker, tired=True)


class ChooseLeader(Effect):
    """One of the Path's leaders (15). A pick is an index into the ruleset's leaders."""

    __slots__ = ()

    def ask(self, state: State, frame: Frame) -> list[int] | None:
        return path_leaders(state, frame.seat) if state.seats[frame.seat].leader == CHOOSE else None

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        seat = state.seats[frame.seat]
        if seat.leader == RANDOM:
            return (DrawLeader(),)
        if seat.leader == CHOOSE:
            seat.leader = pick
        settle(state.rules, seat)
        note(state, "leader", frame.seat, state.rules.leaders[seat.leader].name)
        return ()

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return state.rules.leaders[pick].name

    def place(self, state: State, frame: Frame, pick: int) -> str:
        return f"seat/{frame.seat + 1}/leader"


class DrawLeader(Chance):
    __slots__ = ()

    def outcomes(self, state: State, frame: Frame) -> list[int]:
        return path_leaders(state, frame.seat)

    def stream(self, state: State, frame: Frame) -> int:
        return LEADER_STREAM + frame.seat

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        state.seats[frame.seat].leader = pick
        return (ChooseLeader(),)

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return state.rules.leaders[pick].name


def path_leaders(state: State, index: int) -> list[int]:
    path = state.seats[index].path
    return [i for i, owner in enumerate(state.rules.leader_paths) if owner == path]


class TurnOrderWater(Effect):
    """0/1/1/2 Water, clockwise from the First Player (16)."""

    __slots__ = ()

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        for water, index in zip(state.rules.turn_order_water, state.in_turn_order(), strict=False):
            if water:
                give(state, index, WATER, water)
        return ()


class FillStacks(Effect):
    """The top of each primary stack lies open (5)."""

    __slots__ = ()

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        return tuple(RevealTop(number) for number in range(len(state.rules.stacks)))


class EndgameCards(Effect):
    """Five of the eight Endgame Condition cards, open from the start (11)."""

    __slots__ = ()

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        return tuple(DrawEndgameCard() for _ in range(state.rules.endgame_used))


class DrawEndgameCard(Draw):
    __slots__ = ()

    def source(self, state: State, frame: Frame) -> int:
        return ENDGAME_BAG

    def stream(self, state: State, frame: Frame) -> int:
        return ENDGAME_STREAM

    def receive(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        if pick == STOP:  # no card is left, where someone only imagines the draft
            return ()
        state.endgame = [*state.endgame, pick]
        note(state, "endgame-card", -1, state.rules.endgame_cards[pick].name)
        return ()

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return state.rules.endgame_cards[pick].name
