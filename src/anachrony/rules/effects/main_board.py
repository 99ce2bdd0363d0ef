"""Main board actions: World Council, Mine Resource, Purify Water, Trade with Nomads, Evacuation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anachrony.rules.effect import (
    Effect,
    Value,
    bonus_of,
    effect_of,
    happens,
    note,
    only_effects,
    or_none_of,
    stands_for,
)
from anachrony.rules.effects.assets import Gain, GainAny, GainAsset, Pay
from anachrony.rules.effects.spaces import has_path_marker
from anachrony.rules.frame import Effects
from anachrony.rules.general_supply import add, add_from_beside, give
from anachrony.rules.kinds import (
    ADMINISTRATORS,
    ALWAYS_EVACUATES,
    ASSET_WORDS,
    CAPITAL_WORDS,
    CAPITALS,
    CONDITION,
    FULL_ACTION,
    IMPACT,
    MINED,
    NOTHING,
    PATH_MARKER,
    PURIFIED,
    RESOURCES,
    SCIENTISTS,
    SECOND_TIME,
    STOCK_IN_POOL,
    STOP,
    VP,
    WATER,
    replaced,
)
from anachrony.rules.measures import foreseen, sets_of
from anachrony.rules.what_if import stock_of

if TYPE_CHECKING:
    from anachrony.rules.effect import Frame
    from anachrony.rules.rows import Deal, Evacuation
    from anachrony.rules.state import State


class WorldCouncil(Effect):
    """May perform a Capital Action none of whose spaces is available; a pick is that action.

    The left space makes its user First Player from the next Era on, copy or not (rulings 37, 60, 61).
    """

    __slots__ = ("first", "must")

    def __init__(self, first: bool, must: bool = False) -> None:
        self.first = first
        self.must = must  # whoever comes performs one

    def args(self) -> tuple[Value, ...]:
        return (self.first, self.must)

    def missing(self, state: State, frame: Frame) -> int:
        if self.first:
            return NOTHING
        for action in range(CAPITALS):
            if self.may_copy(state, frame, action):
                return NOTHING
        return FULL_ACTION

    def never_fails(self) -> bool:
        return self.first

    def may_copy(self, state: State, frame: Frame, action: int) -> bool:
        return is_full(state, action) and is_possible(state, frame, action)

    def ask(self, state: State, frame: Frame) -> list[int] | None:
        actions = [action for action in range(CAPITALS) if self.may_copy(state, frame, action)]
        return actions if self.must else or_none_of(actions)

    def do(self, state: State, frame: Frame, pick: int) -> Effects:
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
    for space in state.rules.capital_spaces[action]:  # noqa: SIM110 - a turn asks often, and all() is slow
        if not state.at[space]:
            return False
    return True


def is_possible(state: State, frame: Frame, action: int) -> bool:
    """Whether this Worker may and can take the Capital Action, spaces aside."""
    if not state.rules.capital_workers[action] & stands_for(state, frame):
        return False
    return not effect_of(state.rules.standard[action][0]).missing(state, frame)


def possible_actions(state: State, frame: Frame) -> list[int]:
    """The Capital Actions that this Worker may and can take, spaces aside."""
    return [action for action in range(CAPITALS) if is_possible(state, frame, action)]


class StandardAction(Effect):
    """May take a Construct, Recruit or Research Action, its spaces free or not (ruling 63)."""

    __slots__ = ()

    def actions(self, state: State, frame: Frame) -> list[int]:
        return possible_actions(state, frame)

    def missing(self, state: State, frame: Frame) -> int:
        return NOTHING if self.actions(state, frame) else FULL_ACTION

    def ask(self, state: State, frame: Frame) -> list[int]:
        return [*self.actions(state, frame), STOP]

    def do(self, state: State, frame: Frame, pick: int) -> Effects:
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
        if pick != STOP:
            state.mine = replaced(state.mine, pick, state.mine[pick] - 1)
            add(state, frame.seat, pick, 1)
        came = add_from_beside(state, frame.seat, self.bonus)
        if state.events is not None:
            amounts = {ASSET_WORDS[self.bonus]: came}
            if pick != STOP:
                amounts[ASSET_WORDS[pick]] = amounts.get(ASSET_WORDS[pick], 0) + 1
            note(state, "gain", frame.seat, amounts=amounts)
        happens(state, frame, MINED)
        return ()

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return ASSET_WORDS[pick]

    def place(self, state: State, frame: Frame, pick: int) -> str:
        return f"pool/mine/{ASSET_WORDS[pick]}"


class TakeFromMine(Effect):
    """A Resource that is left in the Mine pool; the cubes beside the hexes are not of it."""

    __slots__ = ("then",)

    def __init__(self, then: tuple[Effect, ...] = ()) -> None:
        self.then = then

    def args(self) -> tuple[Value, ...]:
        return (self.then,)

    def is_sound(self) -> bool:
        return only_effects(self.then)

    def missing(self, state: State, frame: Frame) -> int:
        return NOTHING if any(state.mine) else STOCK_IN_POOL

    def minds_worker(self) -> bool:
        return False

    def ask(self, state: State, frame: Frame) -> list[int]:
        return [kind for kind, left in enumerate(state.mine) if left]

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        state.mine = replaced(state.mine, pick, state.mine[pick] - 1)
        give(state, frame.seat, pick, 1)
        return self.then

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return ASSET_WORDS[pick]

    def place(self, state: State, frame: Frame, pick: int) -> str:
        return f"pool/mine/{ASSET_WORDS[pick]}"


class Purify(Effect):
    """Water, more of it with a Scientist. The defaults are for saves from before it was a value."""

    __slots__ = ("n", "with_scientist")

    def __init__(self, n: int = 3, with_scientist: int = 4) -> None:
        self.n = n
        self.with_scientist = with_scientist

    def args(self) -> tuple[Value, ...]:
        return (self.n, self.with_scientist)

    def amounts(self) -> tuple[int, ...]:
        return (0, 1)

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        happens(state, frame, PURIFIED)
        return (Gain(WATER, self.with_scientist if bonus_of(state, frame) & SCIENTISTS else self.n),)


class Trade(Effect):
    """May make one exchange; an Administrator may make a second (ruling 66)."""

    __slots__ = ("must", "second")

    def __init__(self, second: bool = False, must: bool = False) -> None:
        self.second = second
        self.must = must  # whoever comes makes one

    def args(self) -> tuple[Value, ...]:
        return (self.second, self.must)

    def missing(self, state: State, frame: Frame) -> int:
        return NOTHING if self.exchanges(state, frame, True) else RESOURCES

    def minds_worker(self) -> bool:
        return False

    def exchanges(self, state: State, frame: Frame, one_will_do: bool) -> list[int]:
        """Water credit does not help to trade (Grand Reservoir, note)."""
        stock = stock_of(state, frame)
        numbers = state.rules.asset_numbers
        found: list[int] = []
        for number, deal in enumerate(state.rules.deals):
            if not deal.pay.missing(stock, numbers):
                found.append(number)
                if one_will_do:
                    break
        return found

    def ask(self, state: State, frame: Frame) -> list[int] | None:
        picks = self.exchanges(state, frame, False)
        return picks if self.must else or_none_of(picks)

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        if pick == STOP:
            return ()
        state.seats[frame.seat].credit = 0
        if self.second or not bonus_of(state, frame) & ADMINISTRATORS:
            return _exchanged(state.rules.deals[pick])
        return (*_exchanged(state.rules.deals[pick]), Trade(second=True))

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return "stop" if pick == STOP else state.rules.deals[pick].name


def _exchanged(deal: Deal) -> tuple[Effect, ...]:
    effects: list[Effect] = [Pay(deal.pay.fixed, deal.pay.any, deal.pay.more)]
    effects += [Gain(asset, n) for asset, n in enumerate(deal.gain.fixed) if n]
    effects += [GainAsset(word, n) for word, n in deal.gain.more]
    if deal.gain.any:
        effects.append(GainAny(deal.gain.any))
    return tuple(effects)


class Evacuate(Effect):
    """Once per player, after the Impact: VP for the condition and its sets, fixed at once (ruling 97)."""

    __slots__ = ()

    def missing(self, state: State, frame: Frame) -> int:
        seat = state.seats[frame.seat]
        if not state.impact:
            return IMPACT
        if seat.evacuated:
            return SECOND_TIME
        if not has_path_marker(state, seat):
            return PATH_MARKER
        if seat.traits[ALWAYS_EVACUATES]:
            return NOTHING
        what, least = state.rules.paths[seat.path].evacuations[seat.evacuation].needs
        return NOTHING if foreseen(state, frame, what) >= least else CONDITION

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        seat = state.seats[frame.seat]
        vp = evacuation_vp(state, frame.seat)
        state.evacuations += 1
        seat.evacuated = state.evacuations
        add(state, frame.seat, VP, vp)
        note(state, "evacuate", frame.seat, place="main/evacuation", amounts={"vp": vp})
        return ()


def evacuation_vp(state: State, index: int) -> int:
    """What evacuating would bring the seat now."""
    seat = state.seats[index]
    row = state.rules.paths[seat.path].evacuations[seat.evacuation]
    return vp_of_sets(state, row, sets_of(state, seat, row.each))


def vp_of_sets(state: State, row: Evacuation, sets: int) -> int:
    """Base and sets, with what the next slot adds or takes, between 0 and 30 in all (Evacuation)."""
    vp = row.base + row.per_set * sets
    slots = state.rules.evacuation_slots
    if state.evacuations < len(slots):
        vp += slots[state.evacuations]
    return max(0, min(vp, state.rules.evacuation_cap))
