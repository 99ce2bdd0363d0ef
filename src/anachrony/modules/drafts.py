"""The two drafts of the Essential Edition: Endgame Conditions and Starting Assets.

Hands and choices are secret until everyone has chosen; both drafts are joint decisions.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anachrony.rules.chance import Draw
from anachrony.rules.effect import Effect, Joint, Value, note, run_first
from anachrony.rules.effects.flow import Owe
from anachrony.rules.kinds import ASSET_BAG, ENDGAME_BAG, replaced
from anachrony.rules.phases.setup import DrawEndgameCard, hand_out
from anachrony.rules.rng import ASSET_CARD_STREAM, ENDGAME_STREAM

if TYPE_CHECKING:
    from anachrony.rules.effect import Frame
    from anachrony.rules.state import Seat, State

ENDGAME_DEALT: Final = {2: 4, 3: 2, 4: 2}
ENDGAME_KEPT: Final = {2: 2, 3: 1, 4: 1}
ASSETS_DEALT: Final = {2: 8, 3: 5, 4: 4}
ASSETS_KEPT: Final = 4


class DealCard(Draw):
    """One card from a bag into the seat's hand; the others do not see which."""

    __slots__ = ("bag",)

    def __init__(self, bag: int) -> None:
        self.bag = bag

    def args(self) -> tuple[Value, ...]:
        return (self.bag,)

    def source(self, state: State, frame: Frame) -> int:
        return self.bag

    def stream(self, state: State, frame: Frame) -> int:
        return ENDGAME_STREAM if self.bag == ENDGAME_BAG else ASSET_CARD_STREAM

    def receive(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        seat = state.seats[frame.seat]
        seat.hand = [*seat.hand, pick]
        note(state, "deal", frame.seat, card_name(state, self.bag, pick), private=True)
        return ()

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return f"deal {card_name(state, self.bag, pick)}"


def card_name(state: State, bag: int, card: int) -> str:
    if bag == ENDGAME_BAG:
        return state.rules.endgame_cards[card].name
    return f"asset card {state.rules.asset_cards[card].code}"


def deal(state: State, bag: int, each: int) -> None:
    """So many cards to every seat, one round after the other."""
    order = state.in_turn_order() * each
    for index in reversed(order):
        run_first(state, (DealCard(bag),), index)


# --- Endgame Conditions ---------------------------------------------------------------------------


class DraftEndgameCards(Effect):
    """Everyone is dealt cards and picks; the rest of the five comes from the undealt cards."""

    __slots__ = ()

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        everyone = (1 << len(state.seats)) - 1
        run_first(state, (Owe(everyone), PickEndgameCards(), RevealEndgameCards()), frame.seat)
        deal(state, ENDGAME_BAG, ENDGAME_DEALT[len(state.seats)])
        return ()


class PickFromHand(Joint):
    """A card from one's own hand."""

    __slots__ = ()

    def ask_seat(self, state: State, seat: int) -> list[int]:
        return sorted(state.seats[seat].hand)

    def do_seat(self, state: State, seat: int, pick: int) -> None:
        own = state.seats[seat]
        own.hand = [card for card in own.hand if card != pick]
        own.chosen = [*own.chosen, pick]
        if self.has_enough(state, own):
            state.owing &= ~(1 << seat)

    def has_enough(self, state: State, own: Seat) -> bool:
        return True


class PickEndgameCards(PickFromHand):
    """One card after the other; how many is no secret, which ones is."""

    __slots__ = ()

    def has_enough(self, state: State, own: Seat) -> bool:
        return len(own.chosen) == ENDGAME_KEPT[len(state.seats)]

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return card_name(state, ENDGAME_BAG, pick)


class RevealEndgameCards(Effect):
    """The picked cards are in play. At 2 and 4 players every card was dealt, so the last one is
    drawn from those that nobody picked."""

    __slots__ = ()

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        state.reveals += 1
        for index in state.in_turn_order():
            seat = state.seats[index]
            state.endgame = [*state.endgame, *seat.chosen]
            for card in seat.chosen:
                note(state, "endgame-card", index, card_name(state, ENDGAME_BAG, card))
        left = tuple(card for seat in state.seats for card in seat.hand)
        for seat in state.seats:
            seat.hand = []
            seat.chosen = []
        missing = state.rules.endgame_used - len(state.endgame)
        draws = tuple(DrawEndgameCard() for _ in range(missing))
        back = PutBack(left)
        return (*draws, back) if state.bags[ENDGAME_BAG] else (back, *draws)


class PutBack(Effect):
    """Cards that nobody picked are not in play, and lie with those that were not dealt (F115)."""

    __slots__ = ("cards",)

    def __init__(self, cards: tuple[int, ...]) -> None:
        self.cards = cards

    def args(self) -> tuple[Value, ...]:
        return (self.cards,)

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        bag = state.bags[ENDGAME_BAG]
        for card in self.cards:
            bag |= 1 << card
        state.bags = replaced(state.bags, ENDGAME_BAG, bag)
        return ()


# --- Starting Assets --------------------------------------------------------------------------------


class DraftAssets(Effect):
    """A fixed kit for everyone, then four cards each by passing hands to the right."""

    __slots__ = ("kit",)

    def __init__(self, kit: bool = True) -> None:
        self.kit = kit

    def args(self) -> tuple[Value, ...]:
        return (self.kit,)

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        for index in range(len(state.seats) if self.kit else 0):
            hand_out(state, index, state.rules.kit)
        everyone = (1 << len(state.seats)) - 1
        rounds: tuple[Effect, ...] = ()
        for _ in range(ASSETS_KEPT):
            rounds += (Owe(everyone), PickAssetCard(), PassHands())
        run_first(state, (*rounds, TakeAssets()), frame.seat)
        deal(state, ASSET_BAG, ASSETS_DEALT[len(state.seats)])
        return ()


class PickAssetCard(PickFromHand):
    __slots__ = ()

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return card_name(state, ASSET_BAG, pick)


class PassHands(Effect):
    """To the player on the right: seats sit clockwise, so to the one before."""

    __slots__ = ()

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        state.reveals += 1  # everyone sees a new hand
        hands = [seat.hand for seat in state.seats]
        for index in range(len(hands)):
            state.seats[index - 1].hand = hands[index]
        return ()


class TakeAssets(Effect):
    """Everyone receives the assets chosen; the lowest sum of card numbers starts, then the lowest card."""

    __slots__ = ()

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        rows = state.rules.asset_cards
        keys: list[tuple[int, int]] = []
        for index, seat in enumerate(state.seats):
            numbers = [rows[card].code for card in seat.chosen]
            keys.append((sum(numbers), min(numbers)))
            for card in seat.chosen:
                note(state, "asset-card", index, card_name(state, ASSET_BAG, card))
        state.first = keys.index(min(keys))
        state.next_first = state.first
        for index in reversed(state.in_turn_order()):
            seat = state.seats[index]
            run_first(state, tuple(effect for card in seat.chosen for effect in rows[card].effects), index)
            seat.hand = []
            seat.chosen = []
        return ()
