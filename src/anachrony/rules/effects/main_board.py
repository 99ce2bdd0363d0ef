"""Main board actions: World Council, Mine Resource, Purify Water, Trade with Nomads, Evacuation."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anachrony.rules.effect import Effect, Value, acts_as, note
from anachrony.rules.effects.assets import Gain, GainAny, Pay
from anachrony.rules.kinds import (
    ADMINISTRATOR,
    ALWAYS_EVACUATES,
    ASSET_WORDS,
    CAPITAL_WORDS,
    CAPITALS,
    CONDITION,
    CORE,
    CREDIT,
    FULL_ACTION,
    GENIUS,
    IMPACT,
    MINED,
    NEUTRONIUM,
    NOTHING,
    PURIFY_WATER,
    RESOURCES,
    SCIENTIST,
    SECOND_TIME,
    STOP,
    VP,
    WATER,
)
from anachrony.rules.measures import measure, sets_of

if TYPE_CHECKING:
    from anachrony.rules.effect import Frame
    from anachrony.rules.state import State


class WorldCouncil(Effect):
    """May perform a Capital Action none of whose spaces is available; a pick is that action.

    The left space makes its user First Player from the next Era on, copy or not (rulings 37, 60, 61).
    """

    __slots__ = ("first",)

    def __init__(self, first: bool) -> None:
        self.first = first

    def args(self) -> tuple[Value, ...]:
        return (self.first,)

    def missing(self, state: State, frame: Frame) -> int:
        return NOTHING if self.first or self.copies(state, frame) else FULL_ACTION

    def copies(self, state: State, frame: Frame) -> list[int]:
        return [action for action in possible_actions(state, frame) if is_full(state, action)]

    def ask(self, state: State, frame: Frame) -> list[int] | None:
        picks = self.copies(state, frame)
        if not picks:
            return None
        picks.append(STOP)
        return picks

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        if self.first:
            state.next_first = frame.seat
            note(state, "first-player", frame.seat)
        return () if pick == STOP else state.rules.standard[pick]

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return "stop" if pick == STOP else CAPITAL_WORDS[pick]

    def place(self, state: State, frame: Frame, pick: int) -> str:
        return "" if pick == STOP else f"main/{CAPITAL_WORDS[pick]}"


def is_full(state: State, action: int) -> bool:
    """Every space of the action is occupied or Hex Unavailable (ruling 60)."""
    return all(state.at[space] for space in state.rules.capital_spaces[action])


def possible_actions(state: State, frame: Frame) -> list[int]:
    """The Capital Actions that this Worker may and can take, spaces aside."""
    kind = acts_as(state, frame.seat, frame.worker)
    return [
        action
        for action in range(CAPITALS)
        if state.rules.capital_workers[action] >> kind & 1
        and not state.rules.standard[action][0].missing(state, frame)
    ]


class StandardAction(Effect):
    """May take a Construct, Recruit or Research Action, its spaces free or not (ruling 63)."""

    __slots__ = ()

    def missing(self, state: State, frame: Frame) -> int:
        return NOTHING if possible_actions(state, frame) else FULL_ACTION

    def ask(self, state: State, frame: Frame) -> list[int]:
        return [*possible_actions(state, frame), STOP]

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        return () if pick == STOP else state.rules.standard[pick]

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return "stop" if pick == STOP else CAPITAL_WORDS[pick]


class Mine(Effect):
    """One Resource from the pool and the one beside the hex."""

    __slots__ = ("bonus",)

    def __init__(self, bonus: int) -> None:
        self.bonus = bonus

    def args(self) -> tuple[Value, ...]:
        return (self.bonus,)

    def ask(self, state: State, frame: Frame) -> list[int]:
        return [kind for kind in range(4) if state.mine[kind]]

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        seat = state.seats[frame.seat]
        if pick != STOP:
            state.mine[pick] -= 1
            seat.stock[pick] += 1
        seat.stock[self.bonus] += 1
        if state.events is not None:
            amounts = {ASSET_WORDS[self.bonus]: 1}
            if pick != STOP:
                amounts[ASSET_WORDS[pick]] = amounts.get(ASSET_WORDS[pick], 0) + 1
            note(state, "gain", frame.seat, amounts=amounts)
        return state.rules.triggered(seat, MINED)

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return ASSET_WORDS[pick]

    def place(self, state: State, frame: Frame, pick: int) -> str:
        return f"pool/mine/{ASSET_WORDS[pick]}"


class Purify(Effect):
    """Three Water, four with a Scientist."""

    __slots__ = ()

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        kind = acts_as(state, frame.seat, frame.worker)
        more = state.seats[frame.seat].traits[PURIFY_WATER]
        gain = _FOUR_WATER if kind in (SCIENTIST, GENIUS) else _THREE_WATER
        return (gain, Gain(WATER, more)) if more else (gain,)


_THREE_WATER: Final = Gain(WATER, 3)
_FOUR_WATER: Final = Gain(WATER, 4)

# The four exchanges, each both ways: what is paid, what is gained.
_TRADES: Final[tuple[tuple[str, tuple[int, ...], int, tuple[Effect, ...]], ...]] = (
    ("3W for 1E", (0, 0, 0, 0, 3, 0), 0, (Gain(CORE, 1),)),
    ("1E for 3W", (0, 0, 0, 0, 0, 1), 0, (Gain(WATER, 3),)),
    ("1E for 1N", (0, 0, 0, 0, 0, 1), 0, (Gain(NEUTRONIUM, 1),)),
    ("1N for 1E", (0, 0, 0, 1, 0, 0), 0, (Gain(CORE, 1),)),
    ("1N for 2TUG", (0, 0, 0, 1, 0, 0), 0, (GainAny(2),)),
    ("2TUG for 1N", (0, 0, 0, 0, 0, 0), 2, (Gain(NEUTRONIUM, 1),)),
    ("2TUG for 3W", (0, 0, 0, 0, 0, 0), 2, (Gain(WATER, 3),)),
    ("3W for 2TUG", (0, 0, 0, 0, 3, 0), 0, (GainAny(2),)),
)
_TRADE_EFFECTS: Final[tuple[tuple[Effect, ...], ...]] = tuple(
    (Pay((f[0], f[1], f[2], f[3], f[4], f[5]), mix), *gain) for _, f, mix, gain in _TRADES
)


class Trade(Effect):
    """May make one exchange; an Administrator may make a second (ruling 66)."""

    __slots__ = ("second",)

    def __init__(self, second: bool = False) -> None:
        self.second = second

    def args(self) -> tuple[Value, ...]:
        return (self.second,)

    def missing(self, state: State, frame: Frame) -> int:
        return NOTHING if self.exchanges(state, frame) else RESOURCES

    def exchanges(self, state: State, frame: Frame) -> list[int]:
        """Water credit does not help to trade (Grand Reservoir, note)."""
        stock = state.seats[frame.seat].stock
        picks: list[int] = []
        water, core, neutronium = stock[WATER] >= 3, stock[CORE] > 0, stock[NEUTRONIUM] > 0
        two = stock[0] + stock[1] + stock[2] >= 2
        for i, possible in enumerate((water, core, core, neutronium, neutronium, two, two, water)):
            if possible:
                picks.append(i)
        return picks

    def ask(self, state: State, frame: Frame) -> list[int] | None:
        picks = self.exchanges(state, frame)
        if not picks:
            return None
        picks.append(STOP)
        return picks

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        if pick == STOP:
            return ()
        state.seats[frame.seat].stock[CREDIT] = 0
        if self.second or acts_as(state, frame.seat, frame.worker) not in (ADMINISTRATOR, GENIUS):
            return _TRADE_EFFECTS[pick]
        return (*_TRADE_EFFECTS[pick], Trade(second=True))

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return "stop" if pick == STOP else _TRADES[pick][0]


class Evacuate(Effect):
    """Once per player, after the Impact: VP for the condition and its sets, fixed at once (ruling 97)."""

    __slots__ = ()

    def missing(self, state: State, frame: Frame) -> int:
        seat = state.seats[frame.seat]
        if not state.impact:
            return IMPACT
        if seat.evacuated:
            return SECOND_TIME
        if seat.traits[ALWAYS_EVACUATES]:
            return NOTHING
        what, least = state.rules.paths[seat.path].evacuations[seat.evacuation].needs
        return NOTHING if measure(state, seat, what) >= least else CONDITION

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        seat = state.seats[frame.seat]
        vp = evacuation_vp(state, frame.seat)
        state.evacuations += 1
        seat.evacuated = state.evacuations
        seat.stock[VP] += vp
        note(state, "evacuate", frame.seat, place="main/evacuation", amounts={"vp": vp})
        return ()


def evacuation_vp(state: State, index: int) -> int:
    """Base and sets, less 3 on the last slot, between 0 and 30 in all (Evacuation)."""
    seat = state.seats[index]
    row = state.rules.paths[seat.path].evacuations[seat.evacuation]
    vp = row.base + row.per_set * sets_of(state, seat, row.each)
    if state.evacuations + 1 == len(state.seats):
        vp -= state.rules.late_evacuation
    return max(0, min(vp, state.rules.evacuation_cap))
