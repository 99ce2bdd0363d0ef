"""What the stack and the rows are made of: instructions, and frames that hold those still to do.

An instruction is an effect as a value: it can be compared, saved and put together. What it does to a state
is said where states are known (``effect.py``), so rows, rulesets and states need not know it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, TypeAlias

from anachrony.compiling import mypyc_attr

if TYPE_CHECKING:
    from anachrony.rules.cost import Cost

Value: TypeAlias = "int | bool | str | tuple[Value, ...] | Instruction"
Effects: TypeAlias = "tuple[Instruction, ...]"


class Instruction:
    """Something that can happen. Equal when class and arguments are equal. Each is an ``Effect``."""

    __slots__ = ()

    def args(self) -> tuple[Value, ...]:
        """The arguments that make this effect again."""
        return ()

    def amounts(self) -> tuple[int, ...]:
        """Which of the arguments say how much; an owner's values may change these."""
        return ()

    def is_sound(self) -> bool:
        """Checks if the tuples among its arguments hold what they should: numbers, where its class does not
        say otherwise. A save may say anything, and no compiler looks into a tuple."""
        return all(only_numbers(value) for value in self.args() if isinstance(value, tuple))

    def never_fails(self) -> bool:
        """Whether nothing ever stands in its way."""
        raise NotImplementedError

    def minds_worker(self) -> bool:
        """Whether what stands in its way may differ between a seat's Workers."""
        raise NotImplementedError

    def price(self) -> Cost | None:
        """What it pays, where that is all it does."""
        return None

    def prompt(self) -> str:
        """Message key of the question."""
        return _dashed(type(self).__name__)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Instruction) and type(self) is type(other) and self.args() == other.args()

    def __hash__(self) -> int:
        return hash((type(self).__name__, self.args()))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(map(repr, self.args()))})"


def only_numbers(values: tuple[object, ...]) -> bool:
    return all(isinstance(value, int) for value in values)


def only_effects(values: tuple[object, ...]) -> bool:
    return all(isinstance(value, Instruction) for value in values)


@lru_cache(maxsize=1 << 10)
def _dashed(name: str) -> str:
    letters = [("-" + c.lower()) if c.isupper() and i else c.lower() for i, c in enumerate(name)]
    return "".join(letters)


@mypyc_attr(acyclic=True)
class Frame:
    """Effects to do one after the other, and what they are bound to. Never changed: clones share it.

    Which of them is the present one is said by whoever goes through them: ``State.at_effect`` of the frame on
    top, ``back`` of the frame above of any other.
    """

    __slots__ = ("back", "effects", "parent", "place", "seat", "worker", "x")

    def __init__(
        self,
        effects: Effects,
        seat: int,
        worker: int,
        place: int,
        x: int,
        parent: Frame | None,
        back: int,
    ) -> None:
        self.effects = effects
        self.seat = seat
        self.worker = worker  # printed type of the Worker that acts, or NO_WORKER
        self.place = place  # where it stands, or NOWHERE
        self.x = x  # a number that one effect leaves for the next
        self.parent = parent
        self.back = back  # the parent's effect that follows when these are done

    def for_seat(self, seat: int) -> Frame:
        """The same as another seat sees it."""
        return Frame(self.effects, seat, self.worker, self.place, self.x, self.parent, self.back)


@mypyc_attr(acyclic=True)
class Event:
    """What happened, as data. Log, animation and statistics live on events alone."""

    __slots__ = ("amounts", "fate", "kind", "place", "private", "seat", "what")

    def __init__(
        self,
        kind: str,
        seat: int,
        place: str,
        what: str,
        amounts: dict[str, int],
        private: bool,
        fate: str = "",
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.place = place
        self.what = what
        self.amounts = amounts
        self.private = private  # for the eyes of its seat alone
        self.fate = fate  # what became of a Worker, a word of FATE_WORDS

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, seat={self.seat}, {self.place!r}, {self.what!r}, {self.amounts!r})"

    def __reduce__(self) -> tuple[type[Event], tuple[str, int, str, str, dict[str, int], bool, str]]:
        """It is copied and travels with what it is made of."""
        made_of = (self.kind, self.seat, self.place, self.what, self.amounts, self.private, self.fate)
        return Event, made_of
