"""Chronossus' Flux Pool and its Blink: an Exosuit with an Energy Core goes from one action to another.

Before it uses a powered-up Exosuit it draws a token of the pool, if it has one that could Blink (FS1 to FS8).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from anachrony.automata.bot.action import because
from anachrony.automata.bot.bot import bot_at
from anachrony.automata.bot.joining import SEAT
from anachrony.automata.bot.performing import Perform, act_from, action_of, follow, lead_from
from anachrony.automata.bot.tokens import AdvanceToken
from anachrony.modules.fractures.rows import Fractures
from anachrony.rules.chance import Chance
from anachrony.rules.effect import Effect, Numbered, Value, note
from anachrony.rules.effects.moving import occupy, vacate
from anachrony.rules.hooks import ScoreLine
from anachrony.rules.kinds import EMPTY_SUIT, TIRED, without
from anachrony.rules.place_names import place_name
from anachrony.rules.places import guest
from anachrony.rules.rows import Table

if TYPE_CHECKING:
    from anachrony.rules.effect import Frame
    from anachrony.rules.ruleset import Ruleset
    from anachrony.rules.state import Seat, State

# What the pool holds, and what was drawn from it this Era: index into its list at the bot's seat.
CORES: Final = 0  # Flux Cores
CASINGS: Final = 1  # Empty Flux Casings
ASIDE: Final = 2  # casings set aside until Clean up
START: Final = (1, 3, 0)
TOKEN_WORDS: Final = ("core", "casing")

# Of two Exosuits on one action the lower Blinks, and the actions go from the bottom left of the board up.
BLINK_ORDER: Final = ("research", "recruit", "construct", "mine", "council")
COUNCIL: Final = "council"


@dataclass(frozen=True)
class FluxPool(Table):
    """Where the pool lies, and which Exosuits have an Energy Core in them."""

    tokens: int  # at a seat: CORES, CASINGS, ASIDE
    charged: int  # at a seat: the spaces of Exosuits with an Energy Core
    draw: int  # stream


def flux_of(rules: Ruleset, seat: Seat) -> list[int]:
    return seat.beside[rules.table(FluxPool).tokens]


def charged(rules: Ruleset, seat: Seat) -> list[int]:
    """The spaces where an Exosuit of the bot has an Energy Core. It comes from the general supply (FS1)."""
    return seat.beside[rules.table(FluxPool).charged]


def gain_flux(state: State, index: int, n: int) -> None:
    if n:
        flux_of(state.rules, state.seats[index])[CORES] += n
        note(state, "bot-gains-flux", index, amounts={"flux": n})


class BotHasFlux(Numbered):
    """Flux Cores for the pool."""

    __slots__ = ()

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        gain_flux(state, frame.seat, self.n)
        return ()


# --- Blink -----------------------------------------------------------------------------------------------


def ready_for(state: State, frame: Frame, token: int, place: int) -> list[int]:
    """The Blink-ready Exosuits, by their spaces: not on the action that the token attempts, nor in the World
    Council if that is where it would be done (FS4)."""
    actions = state.rules.table(Fractures).actions
    here = (action_of(state, frame, token).main_action(), actions[place])
    return [space for space in charged(state.rules, state.seats[frame.seat]) if actions[space] not in here]


def chosen_to_blink(state: State, frame: Frame, token: int, ready: list[int]) -> int:
    """One on an action where another token stands, the lowest number first; else the nearest to the bottom
    left (FS4 to FS6)."""
    board = bot_at(state, frame.seat).board
    actions = state.rules.table(Fractures).actions
    for other in sorted(range(len(board.tokens)), key=lambda one: board.tokens[one]):
        action = action_of(state, frame, other).main_action()
        there = [space for space in ready if actions[space] == action]
        if other != token and there:
            because(state, frame.seat, "blink-token")
            return lower(there, action)
    for action in BLINK_ORDER:
        there = [space for space in ready if actions[space] == action]
        if there:
            if len(ready) > 1:
                because(state, frame.seat, "blink-order")
            return lower(there, action)
    raise AssertionError("no Exosuit is ready to Blink")


def lower(spaces: list[int], action: str) -> int:
    """Spaces are numbered from the top down; those of the World Council lie side by side, so the left."""
    return min(spaces) if action == COUNCIL else max(spaces)


class DrawFlux(Chance):
    """A token of the Flux Pool before an action that needs an Exosuit. A Flux Core leaves the game for a
    Blink; a casing is set aside, and the action goes on without one. Outcomes are CORES and CASINGS."""

    __slots__ = ("token",)

    def __init__(self, token: int) -> None:
        self.token = token

    def args(self) -> tuple[Value, ...]:
        return (self.token,)

    def outcomes(self, state: State, frame: Frame) -> list[int]:
        pool = flux_of(state.rules, state.seats[frame.seat])
        return [kind for kind in (CORES, CASINGS) if pool[kind]]

    def weights(self, state: State, frame: Frame) -> list[int]:
        pool = flux_of(state.rules, state.seats[frame.seat])
        return [pool[kind] for kind in (CORES, CASINGS) if pool[kind]]

    def stream(self, state: State, frame: Frame) -> int:
        return state.rules.table(FluxPool).draw

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        pool = flux_of(state.rules, state.seats[frame.seat])
        pool[pick] -= 1
        note(state, "bot-draws-flux", frame.seat, TOKEN_WORDS[pick])
        if pick == CORES:
            return (BotBlink(self.token),)
        pool[ASIDE] += 1
        return (Perform(self.token, tried=True),)

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return "flux core" if pick == CORES else "empty casing"


class BotBlink(Effect):
    """An Exosuit leaves its space for the token's action, which is done there or fails; no dice (FS7)."""

    __slots__ = ("token",)

    def __init__(self, token: int) -> None:
        self.token = token

    def args(self) -> tuple[Value, ...]:
        return (self.token,)

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        index = frame.seat
        seat = state.seats[index]
        action = action_of(state, frame, self.token)
        place = action.space(state, frame)
        follow(state, frame, self.token, action)
        leaving = chosen_to_blink(state, frame, self.token, ready_for(state, frame, self.token, place))
        seat.busy = without(seat.busy, guest(leaving, TIRED, EMPTY_SUIT))
        charged(state.rules, seat).remove(leaving)
        occupy(state, index, place, EMPTY_SUIT, TIRED)
        note(state, "bot-blinks", index, place_name(state, index, leaving), place_name(state, index, place))
        lead_from(state, index, place)
        act_from(state, frame, action, place, (AdvanceToken(self.token),))
        vacate(state, leaving)
        return ()


class CasingsBack(Effect):
    """Clean up, as Exosuits go home: casings set aside go back into the pool, Energy Cores to the supply."""

    __slots__ = ()

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        seat = state.seats[SEAT]
        pool = flux_of(state.rules, seat)
        pool[CASINGS] += pool[ASIDE]
        pool[ASIDE] = 0
        charged(state.rules, seat).clear()
        return ()


class FluxLeft(ScoreLine):
    """1 VP for each Flux Core left in the pool, where the option says so."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("flux_left")

    def points(self, state: State, index: int) -> int:
        return 0 if state.rules.automata[index] is None else flux_of(state.rules, state.seats[index])[CORES]
