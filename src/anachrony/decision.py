"""What a seat is asked: a decision, its options, and each of them."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from operator import index
from typing import TYPE_CHECKING, SupportsIndex, cast

from anachrony.compiling import mypyc_attr
from anachrony.rules import stack
from anachrony.rules.effect import Joint
from anachrony.rules.kinds import NO_WORKER

if TYPE_CHECKING:
    from anachrony.game import Game


class IllegalMove(ValueError):
    """A move that is not among the options; the message says what was possible."""


@mypyc_attr(acyclic=True)
class Option:
    """One thing a seat may do now."""

    __slots__ = ("_game", "_question", "pick", "place", "seat", "text", "worker")

    def __init__(
        self, game: Game, seat: int, pick: int, text: str, place: str, worker: str, question: int = -1
    ) -> None:
        self._game = game
        self._question = question  # of that game, by number: the one that this answers
        self.seat = seat
        self.pick = pick
        self.text = text
        self.place = place
        self.worker = worker

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<Option {self.text!r}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Option) and (self.seat, self.pick, self.text) == (
            other.seat,
            other.pick,
            other.text,
        )

    def __hash__(self) -> int:
        return hash((self.seat, self.pick, self.text))

    def __reduce__(self) -> tuple[type[Option], tuple[Game, int, int, str, str, str]]:
        """It is copied and travels with what it is made of; a copy is looked for before it is played."""
        return Option, (self._game, self.seat, self.pick, self.text, self.place, self.worker)

    def answers(self, game: Game, question: int) -> bool:
        """Checks if this was offered there, so that it need not be looked for."""
        return self._game is game and self._question == question

    @property
    def pays(self) -> dict[str, int]:
        """What this surely costs its seat, up to the next choice or roll."""
        return {name: -n for name, n in self._game.preview(self).items() if n < 0}

    @property
    def gains(self) -> dict[str, int]:
        """What this surely brings its seat, up to the next choice or roll."""
        return {name: n for name, n in self._game.preview(self).items() if n > 0}


@mypyc_attr(acyclic=True)
class Options:
    """The options of a decision, in order; it is read as a list is.

    Most callers read one option of eight, so an option is made and put into words when it is read. Who goes
    through all of them has them kept. The words are those of the position that asks: once the game has gone
    on, options that nobody has read are gone, and to read them is an IllegalMove.
    """

    __slots__ = ("_effect", "_frame", "_game", "_kept", "_picks", "_question", "_seat", "_top")

    def __init__(self, game: Game, seat: int, picks: list[int], question: int) -> None:
        state = game.state
        self._game = game
        self._seat = seat
        self._picks = picks
        self._question = question
        self._kept: list[Option] | None = None
        self._top = state.top
        self._effect, self._frame = stack.asking(state, seat)

    def __len__(self) -> int:
        return len(self._picks)

    def __getitem__(self, at: object) -> Option | list[Option]:
        if isinstance(at, slice):
            return self._all()[at]
        number = at if isinstance(at, int) else index(cast("SupportsIndex", at))
        return self._option(self._picks[number]) if self._kept is None else self._kept[number]

    def __iter__(self) -> Iterator[Option]:
        return iter(self._all())

    def __reversed__(self) -> Iterator[Option]:
        return reversed(self._all())

    def __contains__(self, option: object) -> bool:
        return option in self._all()

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Options):
            return self._all() == other._all()
        return isinstance(other, (list, tuple)) and self._all() == list(other)

    def __repr__(self) -> str:
        if self._kept is None and self._is_gone():
            return f"<{len(self)} options of a position that is gone>"
        return repr(self._all())

    def __reduce__(self) -> tuple[type[list[Option]], tuple[list[Option]]]:
        """It is copied and travels as the list that it reads like."""
        return list, (self._all(),)

    def index(self, option: object, start: int = 0, stop: int = sys.maxsize) -> int:
        return self._all().index(cast("Option", option), start, stop)

    def count(self, option: object) -> int:
        return self._all().count(cast("Option", option))

    def _all(self) -> list[Option]:
        if self._kept is None:
            self._kept = [self._option(pick) for pick in self._picks]
        return self._kept

    def _option(self, pick: int) -> Option:
        game, effect, frame = self._game, self._effect, self._frame
        if game._question != self._question and self._is_gone():
            raise IllegalMove("the game has gone on: ask it for its options again")
        state = game.state
        worker = effect.worker(pick)
        who = state.rules.crew_words[worker] if worker != NO_WORKER else ""
        text, place = effect.text(state, frame, pick), effect.place(state, frame, pick)
        return Option(game, self._seat, pick, text, place, who, self._question)

    def _is_gone(self) -> bool:
        """Whether the position is another; where others made their part of a joint choice, it is not."""
        game = self._game
        if game._question == self._question:
            return False
        state = game.state
        if not isinstance(self._effect, Joint) or state.top is not self._top or not state.owing:
            return True
        return stack.asking(state, self._seat)[0] is not self._effect


Sequence.register(Options)  # compiled, a class cannot derive from it


def options_of(game: Game, seat: int, question: int) -> Sequence[Option]:
    """What a seat may do now, in answer to that question of the game."""
    return cast("Sequence[Option]", Options(game, seat, stack.picks_of(game.state, seat), question))


@mypyc_attr(acyclic=True)
class Decision:
    """What one seat is asked. For rolls and draws in explicit mode the seat is CHANCE."""

    __slots__ = ("options", "probabilities", "prompt", "seat")

    def __init__(self, seat: int, prompt: str, options: Sequence[Option], probabilities: list[float]) -> None:
        self.seat = seat
        self.prompt = prompt
        self.options = options
        self.probabilities = probabilities

    def __repr__(self) -> str:
        return f"<Decision of seat {self.seat}: {self.prompt}, {len(self.options)} options>"

    def __reduce__(self) -> tuple[type[Decision], tuple[int, str, Sequence[Option], list[float]]]:
        """It is copied and travels with what it is made of."""
        return Decision, (self.seat, self.prompt, self.options, self.probabilities)
