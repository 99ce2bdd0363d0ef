"""Chronossus' Action tiles: what lies on the slots of its board, in the base game and with modules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from anachrony.automata.bot.action import BotAction, gain
from anachrony.automata.bot.bot import ACTIONS, bot_at
from anachrony.automata.bot.performing import act
from anachrony.automata.bot.tokens import AdvanceToken
from anachrony.automata.chronossus.action_tile import ActionTile
from anachrony.automata.chronossus.doomsday import EXPERIMENT_TILES
from anachrony.automata.chronossus.energy import BotHasEnergy
from anachrony.automata.chronossus.fractures import FRACTURE_TILES
from anachrony.automata.chronossus.guardians import GUARDIAN_TILES
from anachrony.automata.chronossus.pioneers import ADVENTURE_TILES
from anachrony.rules.chance import Chance
from anachrony.rules.effect import Effect, Value, note
from anachrony.rules.frame import Effects
from anachrony.rules.kinds import NOTHING, VP
from anachrony.rules.places import NOWHERE
from anachrony.rules.rows import Table

if TYPE_CHECKING:
    from anachrony.rules.effect import Frame
    from anachrony.rules.ruleset import Ruleset
    from anachrony.rules.state import Seat, State

SLOTS: Final = ("I", "II", "III", "IV")  # the last lies over "Recruit a Genius, or Research"
FREE_SLOTS: Final = 3  # that show nothing without a tile

BASE_TILES: Final = (
    ActionTile("C01A"),
    ActionTile("C01B", vp=1, leaps=True),
    ActionTile("C02A", vp=2),
    ActionTile("C02B", vp=2, gains=(BotHasEnergy(1),)),
    ActionTile("C03A", gains=(BotHasEnergy(1),)),
    ActionTile("C03B", gains=(BotHasEnergy(1),), leaps=True),
)
# Tile n has its A side at 2n and its B side at 2n + 1.
ACTION_TILES: Final = (*BASE_TILES, *EXPERIMENT_TILES, *ADVENTURE_TILES, *GUARDIAN_TILES, *FRACTURE_TILES)
NUMBERS: Final = tuple(tile.number for tile in ACTION_TILES[::2])


@dataclass(frozen=True)
class TileSlots(Table):
    """Where the Action tiles lie."""

    tiles: int  # at a seat: the tile on each slot
    deal: int  # stream


def tiles_of(rules: Ruleset, seat: Seat) -> list[int]:
    return seat.beside[rules.table(TileSlots).tiles]


class BotSlot(BotAction):
    """The tile on a slot."""

    __slots__ = ("slot",)

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def args(self) -> tuple[Value, ...]:
        return (self.slot,)

    def word(self) -> str:
        return f"slot_{SLOTS[self.slot]}"

    def chosen(self, state: State, frame: Frame) -> BotAction:
        return UseTile(tiles_of(state.rules, state.seats[frame.seat])[self.slot])


class UseTile(BotAction):
    """The action of a tile, if it shows one, and its gains; one that shows neither is a Reboot."""

    __slots__ = ("tile",)

    def __init__(self, tile: int) -> None:
        self.tile = tile

    def args(self) -> tuple[Value, ...]:
        return (self.tile,)

    def word(self) -> str:
        return f"tile_{ACTION_TILES[self.tile].code}"

    def needs_suit(self) -> bool:
        action = ACTION_TILES[self.tile].action
        return action is not None and action.needs_suit()

    def space(self, state: State, frame: Frame) -> int:
        action = ACTION_TILES[self.tile].action
        return NOWHERE if action is None else action.space(state, frame)

    def missing(self, state: State, frame: Frame) -> int:
        action = ACTION_TILES[self.tile].action
        return NOTHING if action is None else action.missing(state, frame)

    def do(self, state: State, frame: Frame, pick: int) -> Effects:
        action = ACTION_TILES[self.tile].action
        return () if action is None else action.do(state, frame, pick)

    def bonus(self) -> tuple[Effect, ...]:
        return (TileGains(self.tile),)


class TileGains(Effect):
    """The flat gains of a tile, after its action."""

    __slots__ = ("tile",)

    def __init__(self, tile: int) -> None:
        self.tile = tile

    def args(self) -> tuple[Value, ...]:
        return (self.tile,)

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        tile = ACTION_TILES[self.tile]
        gain(state, frame.seat, VP, tile.vp)
        return tile.gains


class Autoleap(Effect):
    """The tile a token has come to acts at once, and the token moves on: two actions in one turn."""

    __slots__ = ("tile", "token")

    def __init__(self, token: int, tile: int) -> None:
        self.token = token
        self.tile = tile

    def args(self) -> tuple[Value, ...]:
        return (self.token, self.tile)

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        bot = bot_at(state, frame.seat)
        bot.add(state.seats[frame.seat], ACTIONS, 1)
        action = UseTile(self.tile)
        if state.events is not None:
            amounts = {"token": bot.board.tokens[self.token]}
            note(state, "bot-leaps", frame.seat, action.word(), amounts=amounts)
        act(state, frame, action, (AdvanceToken(self.token),))
        return ()


class DealTile(Chance):
    """A tile for the next free slot, drawn from those that lie on it and on later ones."""

    __slots__ = ("slot",)

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def args(self) -> tuple[Value, ...]:
        return (self.slot,)

    def outcomes(self, state: State, frame: Frame) -> list[int]:
        return sorted(tiles_of(state.rules, state.seats[frame.seat])[self.slot : FREE_SLOTS])

    def stream(self, state: State, frame: Frame) -> int:
        return state.rules.table(TileSlots).deal

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        tiles = tiles_of(state.rules, state.seats[frame.seat])
        there = tiles.index(pick)
        tiles[self.slot], tiles[there] = tiles[there], tiles[self.slot]
        return (DealTile(self.slot + 1),) if self.slot + 2 < FREE_SLOTS else ()

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return ACTION_TILES[pick].code
