"""Rolls and draws: effects whose pick comes out of a stream of chance."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from anachrony.rules import rng
from anachrony.rules.effect import LUCK, Effect
from anachrony.rules.kinds import STOP, added, bits, count_bits, nth_bit, replaced

if TYPE_CHECKING:
    from anachrony.rules.effect import Frame
    from anachrony.rules.state import State


class Chance(Effect):
    """A roll or a draw: sampled from its own stream, or asked of CHANCE in explicit mode."""

    __slots__ = ()

    def decided_by(self) -> int:
        return LUCK

    def outcomes(self, state: State, frame: Frame) -> list[int]:
        raise NotImplementedError

    def weights(self, state: State, frame: Frame) -> list[int] | None:
        """Relative weights of the outcomes; None when they are equal."""
        return None

    def stream(self, state: State, frame: Frame) -> int:
        raise NotImplementedError

    def sample(self, state: State, frame: Frame) -> int:
        """An outcome by chance, as likely as its weight; STOP where there is none. The stream moves on only
        where there are two or more."""
        outcomes = self.outcomes(state, frame)
        if len(outcomes) < 2:
            return outcomes[0] if outcomes else STOP
        weights = self.weights(state, frame)
        if weights is None:
            return outcomes[number_below(state, self.stream(state, frame), len(outcomes))]
        left = number_below(state, self.stream(state, frame), sum(weights))
        i = 0
        while left >= weights[i]:
            left -= weights[i]
            i += 1
        return outcomes[i]


def number_below(state: State, stream: int, n: int) -> int:
    """A number in 0 .. n-1 from a stream, which moves on."""
    counter = state.counters[stream]
    move_on(state, stream)
    if state.key:
        return rng.secret_below(state.key, stream, counter, n)
    return rng.below(state.seed, stream, counter, n)


def move_on(state: State, stream: int) -> None:
    """Something has come out of a stream."""
    state.counters = added(state.counters, stream, 1)
    state.reveals += 1


class Roll(Chance):
    """A die. Each face is as likely as the number of times it is printed."""

    __slots__ = ()

    def faces(self, state: State, frame: Frame) -> tuple[int, ...]:
        raise NotImplementedError

    def outcomes(self, state: State, frame: Frame) -> list[int]:
        return _different(self.faces(state, frame))

    def weights(self, state: State, frame: Frame) -> list[int]:
        return _how_often(self.faces(state, frame))

    def sample(self, state: State, frame: Frame) -> int:
        faces = _in_order(self.faces(state, frame))
        n = len(faces)
        if n and faces[0] != faces[n - 1]:
            return faces[number_below(state, self.stream(state, frame), n)]
        return faces[0] if n else STOP


@lru_cache(maxsize=64)
def _different(faces: tuple[int, ...]) -> list[int]:
    """The faces of a die, each once. All who roll it share this list."""
    return sorted(set(faces))


@lru_cache(maxsize=64)
def _in_order(faces: tuple[int, ...]) -> list[int]:
    return sorted(faces)


@lru_cache(maxsize=64)
def _how_often(faces: tuple[int, ...]) -> list[int]:
    return [faces.count(face) for face in _different(faces)]


class Draw(Chance):
    """A card or tile out of a bag, which it leaves. From an empty bag STOP is drawn.

    Who overrides ``outcomes`` or gives them weights samples as any ``Chance`` does.
    """

    __slots__ = ()

    def source(self, state: State, frame: Frame) -> int:
        """Which bag it comes from."""
        raise NotImplementedError

    def codes(self, state: State, frame: Frame) -> list[int] | None:
        """The pick that each bit of the bag stands for; None where it is the bit's own number."""
        return None

    def bit(self, state: State, frame: Frame, pick: int) -> int:
        """The bit of the bag that stands for this pick."""
        codes = self.codes(state, frame)
        return pick if codes is None else codes.index(pick)

    def receive(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        """What becomes of the card or tile."""
        raise NotImplementedError

    def outcomes(self, state: State, frame: Frame) -> list[int]:
        left = bits(state.bags[self.source(state, frame)])
        codes = self.codes(state, frame)
        return left if codes is None else [codes[bit] for bit in left]

    def sample(self, state: State, frame: Frame) -> int:
        """As likely as the listed outcomes, without the list."""
        bag = state.bags[self.source(state, frame)]
        if not bag:
            return STOP
        n = count_bits(bag)
        bit = nth_bit(bag, number_below(state, self.stream(state, frame), n) if n > 1 else 0)
        codes = self.codes(state, frame)
        return bit if codes is None else codes[bit]

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        if pick != STOP:
            bag = self.source(state, frame)
            drawn = 1 << self.bit(state, frame, pick)
            state.bags = replaced(state.bags, bag, state.bags[bag] & ~drawn)
        return self.receive(state, frame, pick)
