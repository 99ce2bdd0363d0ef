"""A bot's part in the other phases: Exosuits, Warp tiles, Anomalies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anachrony.automata.actions.travel import lift_warp
from anachrony.automata.bot.action import gain
from anachrony.automata.bot.bot import ACTIONS, ANOMALIES, LEFT, MOST_ANOMALIES, NOT_YET, bot_at
from anachrony.modules.alternate_timeline import PlaceWarps, empty_slots, lay_on_slot, symbol_at
from anachrony.rules.chance import Roll
from anachrony.rules.effect import Effect, Value, note, run_first
from anachrony.rules.effects.exosuits import idle_unmanned, power_unmanned
from anachrony.rules.kinds import (
    COLLAPSING_TIME_RIFT,
    GRIM_MESSAGE,
    PLAIN_SLOT,
    SYMBOL_WORDS,
    VP,
    bits,
    replaced,
)
from anachrony.rules.place_names import era_place

if TYPE_CHECKING:
    from anachrony.rules.effect import Frame
    from anachrony.rules.state import State

PENALTIES: Final = (GRIM_MESSAGE, COLLAPSING_TIME_RIFT)

# When a bot rolls for Warp tiles.
BEFORE: Final = 0  # if it comes before the players
AFTER: Final = 1  # if it comes after them
LAST: Final = 2  # after them, whoever is First Player
BUT_WAIT: Final = 3  # as LAST, and its tiles are placed in player order


class BotPowerUp(Effect):
    """Power up Exosuits, more before the Impact than after it; the count of actions starts anew."""

    __slots__ = ()

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        numbers = bot_at(state, frame.seat).numbers
        power_suits(state, frame.seat, numbers.after_impact if state.impact else numbers.before_impact)
        return ()


def power_suits(state: State, index: int, n: int) -> None:
    """Fill this many hexes: first with Exosuits that need no Worker, then with its own."""
    bot = bot_at(state, index)
    seat = state.seats[index]
    counts = seat.beside[bot.counts]
    counts[ACTIONS] = 0
    counts[LEFT] = NOT_YET
    unmanned = min(n, idle_unmanned(state, seat))
    own = n - unmanned
    seat.suits -= own
    seat.hexes = (1 << own) - 1
    for hex_ in range(own, n):
        power_unmanned(state, index, hex_)
    if own:
        note(state, "bot-powers-up", index, amounts={"exosuit": own})


class BotWarps(Effect):
    """Every bot whose moment it is rolls for its Warp tiles."""

    __slots__ = ("when",)

    def __init__(self, when: int) -> None:
        self.when = when

    def args(self) -> tuple[Value, ...]:
        return (self.when,)

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        for index, bot in enumerate(state.rules.automata):
            if bot is not None and (self.when >= LAST or (self.when == BEFORE) == (index == state.first)):
                run_first(state, (RollWarps(self.when == BUT_WAIT),), index)
        return ()


class RollWarps(Roll):
    """As many Warp tiles as the Paradox die shows and the supply holds; the bot gains nothing for them."""

    __slots__ = ("waits",)

    def __init__(self, waits: bool) -> None:
        self.waits = waits

    def args(self) -> tuple[Value, ...]:
        return (self.waits,)

    def faces(self, state: State, frame: Frame) -> tuple[int, ...]:
        return state.rules.paradox_die

    def stream(self, state: State, frame: Frame) -> int:
        return bot_at(state, frame.seat).warp_die

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        seat = state.seats[frame.seat]
        supply = range(bot_at(state, frame.seat).numbers.warp_tiles)
        tiles = [tile for tile in supply if not seat.warp[tile]][:pick]
        note(state, "bot-warp", frame.seat, place=era_place(state, state.era), amounts={"warp": len(tiles)})
        if self.waits:
            seat.secret = sum(1 << tile for tile in tiles)
        else:
            for tile in tiles:
                seat.warp = replaced(seat.warp, tile, state.era)
        return ()

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return f"warp {pick}"


class PlaceAllInOrder(Effect):
    """The Alternate Timeline with a bot: tiles go down in player order, the bot's by its own rule."""

    __slots__ = ()

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        for index in reversed(state.in_turn_order()):
            run_first(state, (PlaceWarps() if state.rules.automata[index] is None else BotSlots(),), index)
        return ()


class BotSlots(Effect):
    """A bot ignores penalties and takes VP for every bonus."""

    __slots__ = ()

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        seat = state.seats[frame.seat]
        tiles = bits(seat.secret)
        seat.secret = 0
        for tile, slot in zip(tiles, empty_slots(state, len(tiles)), strict=True):
            lay_on_slot(state, slot, frame.seat, tile)
            symbol = symbol_at(state, slot)
            if symbol != PLAIN_SLOT and symbol not in PENALTIES:
                note(state, "symbol", frame.seat, SYMBOL_WORDS[symbol], era_place(state, state.era))
                gain(state, frame.seat, VP, bot_at(state, frame.seat).numbers.slot_vp)
        return ()


def is_spared(state: State, index: int) -> bool:
    """Whether a bot has as many Anomalies as it can have."""
    spared = bot_at(state, index).count(state.seats[index], ANOMALIES) == MOST_ANOMALIES
    if spared:
        note(state, "bot-spared", index)
    return spared


class BotAnomaly(Effect):
    """Gain an Anomaly and lift a Warp tile where it has most; beyond the third neither happens."""

    __slots__ = ()

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        if is_spared(state, frame.seat):
            return ()
        bot_at(state, frame.seat).add(state.seats[frame.seat], ANOMALIES, 1)
        note(state, "bot-anomaly", frame.seat)
        lift_warp(state, frame.seat, state.era)
        return ()
