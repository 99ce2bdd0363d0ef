"""Hidden information is redrawn before a seat's player thinks: other seats' secrets, and the future.

A search that only ever sees such a redrawn position cannot peek: its choice is the same whatever the
others hide and whatever the decks would bring.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from anachrony.rules import stack
from anachrony.rules.effect import Joint
from anachrony.rules.kinds import ASSET_BAG, ENDGAME_BAG, WARP, replaced
from anachrony.rules.phases.warp import ChooseWarp

if TYPE_CHECKING:
    import random

    from anachrony.rules.state import State


def redraw(state: State, seat: int, chance: random.Random) -> None:
    """Replace the seed and all that other seats hide, in place; a secret key is taken away."""
    state.seed = future(chance)
    state.key = b""
    state.explicit = False
    frame = state.top
    if frame is None:
        return
    effect = stack.effect_at(state, frame)
    if isinstance(effect, ChooseWarp):
        # Whoever has chosen already will choose again: a choice made is as hidden as one to come.
        for index, other in enumerate(state.seats):
            if index != seat:
                other.secret = 0
                state.owing |= 1 << index
    elif state.phase == WARP:
        _redraw_warps(state, frame.seat, seat, chance)
    if any(other.hand or other.chosen for other in state.seats):
        _redraw_cards(state, seat, chance)
    if isinstance(effect, Joint) and state.owing >> seat & 1:
        state.picks = stack.picks_of(state, seat)
        state.decider = seat


def future(chance: random.Random) -> int:
    """A seed."""
    return chance.getrandbits(59)


def only_the_future(state: State) -> bool:
    """Whether nothing is hidden but what will be drawn: then the seed is all that ``redraw`` replaces."""
    if state.owing or state.phase == WARP:
        return False
    return not any(seat.hand or seat.chosen for seat in state.seats)


def _redraw_warps(state: State, placing: int, seat: int, chance: random.Random) -> None:
    """Tiles that wait to be shown, where they are shown one seat after the other."""
    order = state.in_turn_order()
    effect = ChooseWarp()
    owing = state.owing
    for index in order[order.index(placing) + 1 :]:
        if index == seat:
            continue
        state.seats[index].secret = 0
        state.owing = 1 << index
        while state.owing:
            effect.do_seat(state, index, chance.choice(effect.ask_seat(state, index)))
    state.owing = owing


def bag_of_hands(state: State) -> int:
    """Where the cards come from that are in hands now: Endgame Conditions are drafted first."""
    return ENDGAME_BAG if not state.endgame and state.seats[0].board is None else ASSET_BAG


def _redraw_cards(state: State, seat: int, chance: random.Random) -> None:
    """Cards in other hands, cards put aside and cards never dealt change places."""
    bag = bag_of_hands(state)
    cards: list[int] = []
    left = state.bags[bag]
    undealt = 0
    for card in range(left.bit_length()):
        if left >> card & 1:
            cards.append(card)
            undealt += 1
    for index, other in enumerate(state.seats):
        if index != seat:
            cards += other.hand
            cards += other.chosen
    cards.sort()  # their order is hidden too
    chance.shuffle(cards)
    left = 0
    for card in cards[:undealt]:
        left |= 1 << card
    state.bags = replaced(state.bags, bag, left)
    at = undealt
    for index, other in enumerate(state.seats):
        if index == seat:
            continue
        size = len(other.hand)
        other.hand = cards[at : at + size]
        at += size
        size = len(other.chosen)
        other.chosen = sorted(cards[at : at + size])
        at += size
