"""Mine Resource for a bot: the two cubes it wants most, and the space they can be had from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anachrony.automata.bot.action import BotAction, because, gain, pay
from anachrony.automata.bot.bot import bot_at
from anachrony.rules.effect import note
from anachrony.rules.effects.main_board import Mine
from anachrony.rules.general_supply import cubes_beside
from anachrony.rules.kinds import GOLD, NEUTRONIUM, TITANIUM, URANIUM, VP, replaced
from anachrony.rules.places import NOWHERE

if TYPE_CHECKING:
    from anachrony.rules.effect import Effect, Frame
    from anachrony.rules.state import State

MINE_PRIORITY: Final = (NEUTRONIUM, URANIUM, GOLD, TITANIUM)
HELD: Final = 4  # types that it already has come after those that it lacks
NO_CUBE: Final = -1


class BotMine(BotAction):
    """A cube from the pool and, but for the early bot, the one beside the hex: types it has not got first,
    then in order.

    Of several spaces that give the same two cubes the topmost; the World Council is no way to mine.
    """

    __slots__ = ()

    def word(self) -> str:
        return "mine_resource"

    def needs_suit(self) -> bool:
        return True

    def main_action(self) -> str:
        return "mine"

    def space(self, state: State, frame: Frame) -> int:
        best = NOWHERE
        least = (2 * HELD, 2 * HELD)
        for place in mine_spaces(state):
            if state.at[place]:
                continue
            for pool in pool_cubes(state):
                rank = wish(state.seats[frame.seat].amounts(), beside(state, frame.seat, place), pool)
                if best == NOWHERE or rank < least:
                    best, least = place, rank
        return best

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        stock = state.seats[frame.seat].amounts()
        own = beside(state, frame.seat, frame.place)
        pool = min(pool_cubes(state), key=lambda cube: wish(stock, own, cube))
        because(state, frame.seat, "wanted-cubes")
        first, second = (own, pool) if rank_of(stock, own) < rank_of(stock, pool) else (pool, own)
        if pool != NO_CUBE:
            state.mine = replaced(state.mine, pool, state.mine[pool] - 1)
        laid = cubes_beside(state)
        if laid and own != NO_CUBE:
            laid[own] -= 1
        for cube in (first, second):
            if cube != NO_CUBE:
                gain(state, frame.seat, cube, 1)
                complete_resources(state, frame.seat)
        return ()


def mine_spaces(state: State) -> list[int]:
    """From the top of the board down."""
    return [place for place, space in enumerate(state.rules.spaces) if isinstance(space.then[0], Mine)]


def beside(state: State, index: int, place: int) -> int:
    """The cube beside a Mine space, for a bot that takes it."""
    if not bot_at(state, index).numbers.mines_beside:
        return NO_CUBE
    action = state.rules.spaces[place].then[0]
    assert isinstance(action, Mine)
    laid = cubes_beside(state)
    return NO_CUBE if laid and not laid[action.bonus] else action.bonus


def pool_cubes(state: State) -> list[int]:
    return [kind for kind in MINE_PRIORITY if state.mine[kind]] or [NO_CUBE]


def rank_of(stock: list[int], cube: int) -> int:
    """How much a cube is wanted; 0 is the most."""
    if cube == NO_CUBE:
        return 2 * HELD
    return MINE_PRIORITY.index(cube) + (HELD if stock[cube] else 0)


def wish(stock: list[int], one: int, other: int) -> tuple[int, int]:
    """The ranks of two cubes, the more wanted first. A set that the first completes is gone then."""
    if rank_of(stock, other) < rank_of(stock, one):
        one, other = other, one
    after = stock[:4]
    after[one] += 1
    if all(after):
        after = [n - 1 for n in after]
    return rank_of(stock, one), rank_of(after, other)


def complete_resources(state: State, index: int) -> None:
    """One of each Resource is a set: it is given up for VP, and mining goes on after that."""
    if all(state.seats[index].amounts()[:4]):
        note(state, "bot-set", index, "resources")
        for kind in range(4):
            pay(state, index, kind, 1)
        gain(state, index, VP, bot_at(state, index).numbers.set_vp)
