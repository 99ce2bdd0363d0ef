"""Chronossus' Action tiles: what lies on the three slots of its board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anachrony.automata.action import BotAction, act, gain
from anachrony.automata.bot import ACTIONS, bot_at
from anachrony.automata.tokens import AdvanceToken
from anachrony.rules.effect import Chance, Effect, Value, note
from anachrony.rules.kinds import VP

if TYPE_CHECKING:
    from anachrony.rules.effect import Frame
    from anachrony.rules.ruleset import Ruleset
    from anachrony.rules.state import Seat, State

TILES: Final = "chronossus tiles"  # seat list: the tile on each slot
ENERGY: Final = "chronossus energy"  # seat list: Energy Cores and Exhausted Energy Cores in the pool
DEAL: Final = "chronossus tile draw"  # stream
CORES: Final = 0
EXHAUSTED: Final = 1


class ActionTile:
    """One side of a tile: flat gains; with the Autoleap mark it acts as soon as a token comes."""

    __slots__ = ("code", "cores", "leaps", "vp")

    def __init__(self, code: str, *, vp: int = 0, cores: int = 0, leaps: bool = False) -> None:
        self.code = code
        self.vp = vp
        self.cores = cores
        self.leaps = leaps


# Tile n has its A side at 2n and its B side at 2n + 1.
ACTION_TILES: Final = (
    ActionTile("C01A"),
    ActionTile("C01B", vp=1, leaps=True),
    ActionTile("C02A", vp=2),
    ActionTile("C02B", vp=2, cores=1),
    ActionTile("C03A", cores=1),
    ActionTile("C03B", cores=1, leaps=True),
)
NUMBERS: Final = ("C01", "C02", "C03")


def tiles_of(rules: Ruleset, seat: Seat) -> list[int]:
    return seat.beside[rules.where[TILES]]


def pool_of(rules: Ruleset, seat: Seat) -> list[int]:
    return seat.beside[rules.where[ENERGY]]


class BotSlot(BotAction):
    """The tile on a slot."""

    __slots__ = ("slot",)

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def args(self) -> tuple[Value, ...]:
        return (self.slot,)

    def word(self) -> str:
        return f"slot_{'I' * (self.slot + 1)}"

    def chosen(self, state: State, frame: Frame) -> BotAction:
        return UseTile(tiles_of(state.rules, state.seats[frame.seat])[self.slot])


class UseTile(BotAction):
    """The gains of a tile; one that shows none is a Reboot."""

    __slots__ = ("tile",)

    def __init__(self, tile: int) -> None:
        self.tile = tile

    def args(self) -> tuple[Value, ...]:
        return (self.tile,)

    def word(self) -> str:
        return f"tile_{ACTION_TILES[self.tile].code}"

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        tile = ACTION_TILES[self.tile]
        gain(state, frame.seat, VP, tile.vp)
        if tile.cores:
            pool_of(state.rules, state.seats[frame.seat])[CORES] += tile.cores
            note(state, "bot-gains-energy", frame.seat, amounts={"core": tile.cores})
        return ()


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
    """A tile for the next slot, drawn from those that lie on it and on later ones."""

    __slots__ = ("slot",)

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def args(self) -> tuple[Value, ...]:
        return (self.slot,)

    def outcomes(self, state: State, frame: Frame) -> list[int]:
        return sorted(tiles_of(state.rules, state.seats[frame.seat])[self.slot :])

    def stream(self, state: State, frame: Frame) -> int:
        return state.rules.where[DEAL]

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        tiles = tiles_of(state.rules, state.seats[frame.seat])
        there = tiles.index(pick)
        tiles[self.slot], tiles[there] = tiles[there], tiles[self.slot]
        return (DealTile(self.slot + 1),) if self.slot + 2 < len(tiles) else ()

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return ACTION_TILES[pick].code
