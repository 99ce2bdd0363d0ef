"""The Valley: Assimilate, Extract and the Valley Capital, and how Technologies are bought."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anachrony.modules.fractures.rows import FLUX, FRACTURES_RULEBOOK, Fractures
from anachrony.modules.fractures.valley_rows import Valley, ValleyAction
from anachrony.rules.amounts import amount_of
from anachrony.rules.effect import Effect, Numbered, Value, bonus_of, effect_of, happens, note, stands_for
from anachrony.rules.effects.assets import Gain, GainAsset, Pay
from anachrony.rules.effects.flow import OneOf
from anachrony.rules.effects.stacks import RevealTop
from anachrony.rules.frame import Effects, Instruction
from anachrony.rules.general_supply import hire, take
from anachrony.rules.kinds import (
    ADMINISTRATORS,
    ANYBODY,
    ASSET_LETTERS,
    BUILDERS,
    CORE,
    ENGINEERS,
    FULL_ACTION,
    GOLD,
    NOTHING,
    OFFER,
    RESOURCES,
    SCIENTISTS,
    URANIUM,
    replaced,
)
from anachrony.rules.rows import HOUSE, Space
from anachrony.rules.settling import settle
from anachrony.rules.what_if import purse_of, stock_of

if TYPE_CHECKING:
    from anachrony.modules.fractures.valley_rows import Technology
    from anachrony.rules.effect import Facts, Frame
    from anachrony.rules.state import Seat, State

# Picks: the top of either pile of Technologies, or an Operator.
PRIMARY: Final = 0
SECONDARY: Final = 1
AN_OPERATOR: Final = 2

CHEAPER: Final = 0  # of the two bonuses that a Genius may choose from
FLUX_TOO: Final = 1

FLUX_CORE: Final = GainAsset(FLUX, 1)


# --- Technologies ----------------------------------------------------------------------------------------


def offered(state: State) -> list[tuple[int, int]]:
    """The Technologies on top: which pile, and the number of the card."""
    table = state.rules.table(Valley)
    found = [(PRIMARY, table.of_code(state.tops[table.stack]))] if state.tops[table.stack] else []
    pile = state.piles[table.stack]
    return [*found, (SECONDARY, table.of_code(pile[-1]))] if pile else found


def price(state: State, seat: Seat, less: int) -> int:
    """Uranium or Gold; discounts add up and stop at nothing (F79)."""
    table = state.rules.table(Valley)
    left = table.price - less - seat.traits[table.technology_less]
    return left if left > 0 else 0


def can_pay(state: State, frame: Frame, less: int) -> bool:
    """Whether the seat has the price that all of them share."""
    stock = stock_of(state, frame)
    have = amount_of(stock, URANIUM) + amount_of(stock, GOLD)
    return have >= price(state, state.seats[frame.seat], less)


def can_pay_extra(state: State, frame: Frame, row: Technology) -> bool:
    """Whether it has what this one costs beyond, which is never lowered."""
    return row.cost is None or not row.cost.missing(purse_of(state, frame), state.rules.asset_numbers)


def affordable(state: State, frame: Frame, less: int) -> list[int]:
    if not can_pay(state, frame, less):
        return []
    rows = state.rules.table(Valley).technologies
    return [pile for pile, number in offered(state) if can_pay_extra(state, frame, rows[number])]


def technology_at(state: State, pile: int) -> Technology:
    table = state.rules.table(Valley)
    code = state.tops[table.stack] if pile == PRIMARY else state.piles[table.stack][-1]
    return table.technologies[table.of_code(code)]


class PayUraniumOrGold(Numbered):
    """In any mix, one at a time."""

    __slots__ = ()

    def ask(self, state: State, frame: Frame) -> list[int]:
        stock = stock_of(state, frame)
        return [kind for kind in (URANIUM, GOLD) if amount_of(stock, kind)]

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        take(state, frame.seat, pick, 1)
        return (PayUraniumOrGold(self.n - 1),) if self.n > 1 else ()

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return ASSET_LETTERS[pick]


class BuyTechnology(Effect):
    """The top of either pile, without the bonus of a Worker. A pick is the pile."""

    __slots__ = ()

    def missing(self, state: State, frame: Frame) -> int:
        if affordable(state, frame, 0):
            return NOTHING
        return RESOURCES if offered(state) else OFFER

    def ask(self, state: State, frame: Frame) -> list[int]:
        return affordable(state, frame, 0)

    def do(self, state: State, frame: Frame, pick: int) -> Effects:
        return bought(state, frame, pick, 0)

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return technology_at(state, pick).name

    def place(self, state: State, frame: Frame, pick: int) -> str:
        return f"offer/{technology_at(state, pick).name}"


def bought(state: State, frame: Frame, pile: int, less: int) -> Effects:
    """Pay for a Technology and take it; the card beneath the first pile is turned up at once (F83)."""
    table = state.rules.table(Valley)
    row = technology_at(state, pile)
    to_pay = price(state, state.seats[frame.seat], less)
    effects: list[Instruction] = [PayUraniumOrGold(to_pay)] if to_pay else []
    if row.cost is not None:
        effects.append(Pay(row.cost.fixed, row.cost.any, row.cost.more))
    effects += [TakeTechnology(pile), *row.built]
    if pile == PRIMARY:
        effects.append(RevealTop(table.stack))
    return tuple(effects)


class TakeTechnology(Effect):
    """The card lies beside the Player board and acts from now on."""

    __slots__ = ("pile",)

    def __init__(self, pile: int) -> None:
        self.pile = pile

    def args(self) -> tuple[Value, ...]:
        return (self.pile,)

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        table = state.rules.table(Valley)
        row = technology_at(state, self.pile)
        if self.pile == PRIMARY:
            state.tops = replaced(state.tops, table.stack, 0)
        else:
            rest = state.piles[table.stack][:-1]
            state.piles = replaced(state.piles, table.stack, rest)
        seat = state.seats[frame.seat]
        seat.beside[table.held].append(table.of_code(row.code))
        settle(state.rules, seat)
        note(state, "technology", frame.seat, row.name, f"offer/{row.name}")
        return ()


# --- actions ----------------------------------------------------------------------------------------------


def valley_bonus(state: State, frame: Frame) -> int:
    """The types whose bonuses the Worker has here; an Operator has them by Technology 512 (F87)."""
    operator = state.rules.table(Fractures).operator
    if frame.worker == operator and state.seats[frame.seat].traits[state.rules.table(Valley).operator_bonus]:
        return ANYBODY
    return bonus_of(state, frame)


class Assimilate(Effect):
    """An Operator of a slot, Active; or a Technology. A Scientist pays 1 less for it, an Administrator takes
    a Flux Core with either, whoever has both bonuses chooses one (F77, F78)."""

    __slots__ = ()

    def missing(self, state: State, frame: Frame) -> int:
        if state.beside[state.rules.table(Valley).operators][0] or self.ask(state, frame):
            return NOTHING
        return RESOURCES if offered(state) else OFFER

    def ask(self, state: State, frame: Frame) -> list[int]:
        less = int(bool(valley_bonus(state, frame) & SCIENTISTS))
        picks = affordable(state, frame, less)
        if state.beside[state.rules.table(Valley).operators][0]:
            picks.append(AN_OPERATOR)
        return picks

    def do(self, state: State, frame: Frame, pick: int) -> Effects:
        bonus = valley_bonus(state, frame)
        flux: Effects = (FLUX_CORE,) if bonus & ADMINISTRATORS else ()
        if pick == AN_OPERATOR:
            state.beside[state.rules.table(Valley).operators][0] -= 1
            hire(state, frame.seat, state.rules.table(Fractures).operator)
            return flux
        if not bonus & SCIENTISTS:
            return (*bought(state, frame, pick, 0), *flux)
        return (ChooseBonus(pick),) if flux else bought(state, frame, pick, 1)

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return "operator" if pick == AN_OPERATOR else technology_at(state, pick).name

    def place(self, state: State, frame: Frame, pick: int) -> str:
        return "pool/operators" if pick == AN_OPERATOR else f"offer/{technology_at(state, pick).name}"


class ChooseBonus(Effect):
    """For a Technology of this pile: 1 Uranium or Gold less, or a Flux Core after it."""

    __slots__ = ("pile",)

    def __init__(self, pile: int) -> None:
        self.pile = pile

    def args(self) -> tuple[Value, ...]:
        return (self.pile,)

    def about(self, state: State, frame: Frame) -> Facts:
        return {"technology": technology_at(state, self.pile).name}

    def ask(self, state: State, frame: Frame) -> list[int]:
        whole = can_pay(state, frame, 0)  # the extra cost is the same for both
        return [CHEAPER, FLUX_TOO] if whole else [CHEAPER]

    def do(self, state: State, frame: Frame, pick: int) -> Effects:
        if pick == CHEAPER:
            return bought(state, frame, self.pile, 1)
        return (*bought(state, frame, self.pile, 0), FLUX_CORE)

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return "cheaper" if pick == CHEAPER else "flux"


class Extract(Numbered):
    """Flux Cores or Energy Cores. An Engineer takes an Energy Core more, a Scientist a Flux Core, with either
    choice; whoever has both bonuses chooses one (F80)."""

    __slots__ = ()

    def ask(self, state: State, frame: Frame) -> list[int]:
        return [0, 1]

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        happens(state, frame, state.rules.table(Valley).extracted)
        gains: Effect = Gain(CORE, self.n) if pick else GainAsset(FLUX, self.n)
        bonus = valley_bonus(state, frame)
        core, flux = bonus & ENGINEERS, bonus & SCIENTISTS
        if core and flux:
            return (gains, OneOf(("core", "flux"), ((Gain(CORE, 1),), (FLUX_CORE,))))
        if core:
            return (gains, Gain(CORE, 1))
        return (gains, FLUX_CORE) if flux else (gains,)

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return f"{self.n} core" if pick else f"{self.n} flux"


def actions_left(state: State) -> list[str]:
    """The action that an Exosuit leaves while it Blinks, if one does."""
    table = state.rules.table(Fractures)
    return [table.actions[place] for place in state.beside[table.leaving]]


class ValleyCapital(Effect):
    """An action of the Valley none of whose spaces is available, with its rules for Workers and their bonuses
    (F81, F82), but not the one that an Exosuit left for it by a Blink (F41). A pick is the action."""

    __slots__ = ()

    def missing(self, state: State, frame: Frame) -> int:
        return NOTHING if self.ask(state, frame) else FULL_ACTION

    def ask(self, state: State, frame: Frame) -> list[int]:
        table = state.rules.table(Valley)
        types = stands_for(state, frame)
        return [
            number
            for number, action in enumerate(table.actions)
            if action.workers & types
            and all(state.at[space] for space in table.spaces[number])
            and action.name not in actions_left(state)
            and not effect_of(action.then[0]).missing(state, frame)
        ]

    def do(self, state: State, frame: Frame, pick: int) -> Effects:
        return state.rules.table(Valley).actions[pick].then

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return state.rules.table(Valley).actions[pick].name


class FillValley(Effect):
    """An Operator on every empty slot; whoever stands there stays (F15)."""

    __slots__ = ()

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        table = state.rules.table(Valley)
        state.beside[table.operators][0] = table.slots
        return ()


# --- the board ----------------------------------------------------------------------------------------------

ASSIMILATE: Final = ValleyAction(
    "assimilate", SCIENTISTS | ADMINISTRATORS, (Assimilate(),), FRACTURES_RULEBOOK
)
EXTRACT: Final = ValleyAction("extract", BUILDERS, (Extract(2),), FRACTURES_RULEBOOK)
CLOSED_FOR_TWO: Final = "valley_capital/right"


def slots(players: int) -> int:
    """For Operators: as many as spaces to Assimilate."""
    return 3 if players == 4 else 2


def valley_spaces(players: int) -> list[Space]:
    """As for the Capital Actions: two spaces each, three with four players; 0, 1 and 2 Water."""
    source = f"{HOUSE}; actions: {FRACTURES_RULEBOOK}"
    rows = [
        Space(f"{action.name}/{n + 1}", action.then, source, workers=action.workers, water=n, board="valley")
        for action in (ASSIMILATE, EXTRACT)
        for n in range(slots(players))
    ]
    rows += [
        Space("valley_capital/left", (ValleyCapital(),), source, workers=ANYBODY, water=1, board="valley"),
        Space(CLOSED_FOR_TWO, (ValleyCapital(),), source, workers=ANYBODY, water=2, board="valley"),
    ]
    return rows
