"""The four leaders that differ in the first edition."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anachrony.rules.effect import Effect, Frame, note, skip
from anachrony.rules.effects.assets import lend_water, pay
from anachrony.rules.effects.exosuits import take_suit
from anachrony.rules.effects.flow import Declared, Do, May
from anachrony.rules.effects.main_board import TakeFromMine
from anachrony.rules.effects.moving import act_at, occupy
from anachrony.rules.effects.placing import Placement
from anachrony.rules.effects.research import SetDieOnce
from anachrony.rules.effects.spaces import missing_on_space, missing_space
from anachrony.rules.effects.workers import Recruit
from anachrony.rules.kinds import (
    CLEANING_UP,
    EMPTY_SUIT,
    EXOSUIT,
    LESS_WATER,
    NOTHING,
    OPEN_SPACE,
    RESEARCHING,
    SCIENTIST,
    TIRED,
)
from anachrony.rules.place_names import place_name
from anachrony.rules.places import FREE, place_of, placement
from anachrony.rules.rows import Free, Leader
from anachrony.rules.what_if import Probe, active_of, stock_of

if TYPE_CHECKING:
    from anachrony.rules.state import State

FIRST_RULEBOOK: Final = "first edition rulebook"


class PlaceEmptySuit(Placement):
    """The placement of this turn: an Exosuit without a Worker, which acts as if a Scientist sat in it."""

    __slots__ = ()

    def missing(self, state: State, frame: Frame) -> int:
        if not state.seats[frame.seat].hexes:
            return EXOSUIT
        return NOTHING if self.ask(state, frame) else OPEN_SPACE

    def ask(self, state: State, frame: Frame) -> list[int]:
        stock, lent = stock_of(state, frame), state.seats[frame.seat].traits[LESS_WATER]
        suit = Probe(frame.seat, SCIENTIST, EMPTY_SUIT, 1 << SCIENTIST, stock, lent, active_of(state, frame))
        return [
            placement(place, FREE)
            for place in range(len(state.rules.spaces))
            if not missing_space(state, suit, place) and not missing_on_space(state, suit, place)
        ]

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        place = place_of(pick)
        seat = state.seats[frame.seat]
        lend_water(seat)
        take_suit(seat, seat.hexes)
        occupy(state, frame.seat, place, EMPTY_SUIT, TIRED)
        note(state, "empty-suit", frame.seat, place=place_name(state, frame.seat, place))
        assert state.top is not None
        skip(state, state.top)
        act_at(state, frame.seat, place, SCIENTIST)
        return ()


# F26: a Worker of the pool, where the Essential Edition takes one of the card's types from the supply.
ZAIDA: Final = Leader(
    "zaida",
    "Matriarch Zaida",
    FIRST_RULEBOOK,
    triggers=((CLEANING_UP, May(Do("saving-grace", pay(W=2), (Recruit(0),)))),),
)
# F27: Resources of the pool, Neutronium too, in the place of a random one and one of choice.
SAMIRA: Final = Leader(
    "samira",
    "Treasure Hunter Samira",
    FIRST_RULEBOOK,
    triggers=((CLEANING_UP, May(TakeFromMine((May(Do("more-treasure", pay(W=2), (TakeFromMine(),))),)))),),
)
# F28: an Exosuit without a Worker, once an Era; his Scientists are no Geniuses.
VALERIAN: Final = Leader("valerian", "Patron Valerian", FIRST_RULEBOOK, free=Free(Declared(PlaceEmptySuit())))
# F29: the second die, once an Era, where the Essential Edition researches in Clean up.
CORNELLA: Final = Leader(
    "cornella", "Librarian Cornella", FIRST_RULEBOOK, triggers=((RESEARCHING, SetDieOnce()),)
)
LEADERS: Final = (ZAIDA, SAMIRA, VALERIAN, CORNELLA)
