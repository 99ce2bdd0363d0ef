"""Research: set one die, roll the other, take the Breakthrough they show.

The dice travel in the frame's x as one number (``dice``); UNSET marks a die still to roll.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anachrony.rules.amounts import amount_of
from anachrony.rules.chance import Chance, Roll
from anachrony.rules.effect import Effect, Value, happens, leave, note, run_bound, triggered
from anachrony.rules.effects.assets import pay_water
from anachrony.rules.effects.building import breakthrough_words, give_breakthrough
from anachrony.rules.effects.spaces import has_path_marker
from anachrony.rules.kinds import (
    BREAKTHROUGH,
    BREAKTHROUGHS,
    ICON_WORDS,
    ICONS,
    NOTHING,
    QUESTION,
    RESEARCHED,
    RESEARCHING,
    SET_BOTH_DICE,
    SHAPE_WORDS,
    SHAPES,
    STOCK_IN_POOL,
    STOP,
    WATER,
    replaced,
)
from anachrony.rules.place_names import place_name
from anachrony.rules.places import LEADER_PLACE, OWN
from anachrony.rules.rng import BREAKTHROUGH_STREAM, ICON_STREAM, SHAPE_STREAM
from anachrony.rules.what_if import purse_of

if TYPE_CHECKING:
    from anachrony.rules.effect import Facts, Frame
    from anachrony.rules.state import State

UNSET: Final = 7
ROLL_BOTH: Final = SHAPES + ICONS  # neither die is set
REROLL_SHAPE: Final = 10
REROLL_ICON: Final = 11
_FACES: Final = 8  # of either die, UNSET among them


def dice(shape: int, icon: int) -> int:
    """Both dice as one number."""
    return shape * _FACES + icon


def shape_of(thrown: int) -> int:
    return thrown // _FACES


def icon_of(thrown: int) -> int:
    return thrown % _FACES


def with_face(thrown: int, face: int) -> int:
    """The dice with the unset one at this face."""
    return dice(face, icon_of(thrown)) if shape_of(thrown) == UNSET else dice(shape_of(thrown), face)


def is_set(thrown: int) -> bool:
    """Whether no die is left to roll."""
    return UNSET not in (shape_of(thrown), icon_of(thrown))


def face_word(thrown: int, face: int) -> str:
    """A face of the die that is still to roll."""
    return SHAPE_WORDS[face] if shape_of(thrown) == UNSET else ICON_WORDS[face]


def dice_so_far(thrown: int) -> Facts:
    """The faces that lie there."""
    shape, icon = shape_of(thrown), icon_of(thrown)
    facts: Facts = {}
    if shape < SHAPES:
        facts["shape"] = SHAPE_WORDS[shape]
    if icon < UNSET:
        facts["icon"] = ICON_WORDS[icon]
    return facts


class Research(Effect):
    """Choose the die to set and its face: a pick is a shape, or SHAPES + an icon (never "?").

    Where both dice are rolled, whoever may set another one sets the first, for 1 Water, or rolls: ROLL_BOTH.
    """

    __slots__ = ("blind", "both")

    def __init__(self, both: bool = False, blind: bool = False) -> None:
        self.both = both  # may set the other die too
        self.blind = blind  # sets neither

    def args(self) -> tuple[Value, ...]:
        return (self.both, self.blind)

    def missing(self, state: State, frame: Frame) -> int:
        for left in state.research:
            if left:
                return NOTHING
        return STOCK_IN_POOL

    def minds_worker(self) -> bool:
        return False

    def ask(self, state: State, frame: Frame) -> list[int] | None:
        if not self.blind:
            return list(range(SHAPES + ICONS))
        return list(range(ROLL_BOTH + 1)) if may_set_another(state, frame) else None

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        if self.blind and not 0 <= pick < ROLL_BOTH:
            run_bound(state, frame, (RollDie(), RollDie(), TakeBreakthrough()), dice(UNSET, UNSET))
            return ()
        thrown = dice(pick, UNSET) if pick < SHAPES else dice(UNSET, pick - SHAPES)
        if self.blind:
            pay_water(state, frame.seat, 1)
            run_bound(state, frame, (RollDie(), TakeBreakthrough()), thrown)
            return ()
        others = () if self.both else triggered(state.rules, state.seats[frame.seat], RESEARCHING)
        effects = (SetOtherDie(self.both), *others, RollDie(), TakeBreakthrough())
        run_bound(state, frame, effects, thrown)
        return ()

    def text(self, state: State, frame: Frame, pick: int) -> str:
        if not 0 <= pick < ROLL_BOTH:
            return "roll" if pick == ROLL_BOTH else super().text(state, frame, pick)
        return SHAPE_WORDS[pick] if pick < SHAPES else ICON_WORDS[pick - SHAPES]

    def place(self, state: State, frame: Frame, pick: int) -> str:
        if not 0 <= pick < ROLL_BOTH:
            return ""
        return "die/shape" if pick < SHAPES else "die/icon"


def may_set_another(state: State, frame: Frame) -> bool:
    """Whether the seat may set one die more than the action does, and has the Water for it."""
    may = state.seats[frame.seat].traits[SET_BOTH_DICE] > 0
    return may and amount_of(purse_of(state, frame), WATER) >= 1


class SetOtherDie(Effect):
    """May set the second die too, where a tile allows it or Lab 411 does for 1 Water (ruling 59)."""

    __slots__ = ("given",)

    def __init__(self, given: bool) -> None:
        self.given = given

    def args(self) -> tuple[Value, ...]:
        return (self.given,)

    def about(self, state: State, frame: Frame) -> Facts:
        return dice_so_far(frame.x)

    def ask(self, state: State, frame: Frame) -> list[int] | None:
        if not self.given and not may_set_another(state, frame):
            return None
        picks = list(range(SHAPES if shape_of(frame.x) == UNSET else ICONS))
        picks.append(STOP)
        return picks

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        if pick == STOP:
            return ()
        if not self.given:
            pay_water(state, frame.seat, 1)
        leave(state, frame, with_face(frame.x, pick))
        return ()

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return "roll" if pick == STOP else face_word(frame.x, pick)


class SetDieOnce(SetOtherDie):
    """For 1 Water, as the leader's Free Action of the Era. Lab 411 has asked already."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(given=True)

    def args(self) -> tuple[Value, ...]:
        return ()

    def ask(self, state: State, frame: Frame) -> list[int] | None:
        seat = state.seats[frame.seat]
        if is_set(frame.x) or seat.used & _LEADER_BIT or seat.traits[SET_BOTH_DICE]:
            return None
        if amount_of(purse_of(state, frame), WATER) < 1 or not has_path_marker(state, seat):
            return None
        return super().ask(state, frame)

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        if pick != STOP:
            pay_water(state, frame.seat, 1)
            state.seats[frame.seat].used |= _LEADER_BIT
            note(state, "free-action", frame.seat, place=place_name(state, frame.seat, LEADER_PLACE))
        return super().do(state, frame, pick)

    def prompt(self) -> str:
        return "set-other-die"


_LEADER_BIT: Final = 1 << (LEADER_PLACE - OWN)


class RollDie(Roll):
    """Roll the die that is not set; nothing where both are."""

    __slots__ = ()

    def faces(self, state: State, frame: Frame) -> tuple[int, ...]:
        if shape_of(frame.x) == UNSET:
            return state.rules.shape_faces
        return state.rules.icon_faces if icon_of(frame.x) == UNSET else ()

    def stream(self, state: State, frame: Frame) -> int:
        return (SHAPE_STREAM if shape_of(frame.x) == UNSET else ICON_STREAM) + frame.seat

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        if pick != STOP:
            if state.events is not None:
                note(state, "roll", frame.seat, self.text(state, frame, pick))
            leave(state, frame, with_face(frame.x, pick))
        return ()

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return face_word(frame.x, pick)


class TakeBreakthrough(Effect):
    """Take the tile shown; "?" is an icon of choice; where the tile is gone reroll a die (ruling 57)."""

    __slots__ = ()

    def about(self, state: State, frame: Frame) -> Facts:
        return dice_so_far(frame.x)

    def ask(self, state: State, frame: Frame) -> list[int] | None:
        shape, icon = shape_of(frame.x), icon_of(frame.x)
        left = state.research[shape * ICONS : shape * ICONS + ICONS]
        if icon == QUESTION:
            picks = [i for i in range(ICONS) if left[i]]
        else:
            picks = [icon] if left[icon] else []
        return picks or [REROLL_SHAPE, REROLL_ICON]

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        shape, icon = shape_of(frame.x), icon_of(frame.x)
        if pick in (REROLL_SHAPE, REROLL_ICON):
            thrown = dice(UNSET, icon) if pick == REROLL_SHAPE else dice(shape, UNSET)
            run_bound(state, frame, (RollDie(), TakeBreakthrough()), thrown)
            return ()
        take_breakthrough(state, frame.seat, shape * ICONS + pick)
        happens(state, frame, RESEARCHED, shape * ICONS + pick)
        return ()

    def text(self, state: State, frame: Frame, pick: int) -> str:
        if pick == REROLL_SHAPE:
            return "reroll shape"
        return "reroll icon" if pick == REROLL_ICON else ICON_WORDS[pick]


def take_breakthrough(state: State, index: int, kind: int) -> None:
    seat = state.seats[index]
    state.research = replaced(state.research, kind, state.research[kind] - 1)
    seat.breakthroughs = replaced(seat.breakthroughs, kind, seat.breakthroughs[kind] + 1)
    note(state, "breakthrough", index, breakthrough_words(kind))


class RandomBreakthrough(Chance):
    """One Breakthrough drawn from all that are left (ruling 4)."""

    __slots__ = ()

    def outcomes(self, state: State, frame: Frame) -> list[int]:
        return [kind for kind, left in enumerate(state.research) if left]

    def weights(self, state: State, frame: Frame) -> list[int]:
        return [left for left in state.research if left]

    def stream(self, state: State, frame: Frame) -> int:
        return BREAKTHROUGH_STREAM

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        take_breakthrough(state, frame.seat, pick)
        return ()

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return breakthrough_words(pick)


class PayBreakthrough(Effect):
    """One Breakthrough of choice. A pick is its kind."""

    __slots__ = ()

    def missing(self, state: State, frame: Frame) -> int:
        return NOTHING if any(state.seats[frame.seat].breakthroughs) else BREAKTHROUGH

    def minds_worker(self) -> bool:
        return False

    def ask(self, state: State, frame: Frame) -> list[int]:
        own = state.seats[frame.seat].breakthroughs
        return [kind for kind in range(BREAKTHROUGHS) if own[kind]]

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        give_breakthrough(state, frame.seat, pick)
        return ()

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return breakthrough_words(pick)
