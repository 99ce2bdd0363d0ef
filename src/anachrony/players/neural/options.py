"""The words of an option: what it is made of, as numbers that the network has a vector for.

They come from the question and from the option's own stable text, so an option that was never seen before
still has parts that were. Texts are few and come again: their words are kept.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from anachrony.editions.essential import ESSENTIAL
from anachrony.players.neural.features import WORDS, hashed
from anachrony.rules import stack
from anachrony.rules.effects.research import (
    REROLL_ICON,
    REROLL_SHAPE,
    TakeBreakthrough,
    icon_of,
    shape_of,
)
from anachrony.rules.kinds import ICONS, SHAPES

if TYPE_CHECKING:
    from anachrony.rules.state import State

MOST_KEPT = 100_000


class OptionWords:
    """Numbers of the words of options."""

    def __init__(self) -> None:
        self.known: dict[str, dict[str, list[int]]] = {}  # by edition and question, by text
        self.count: int = 0

    def of(self, state: State, seat: int) -> list[list[int]]:
        """For each pick of a seat, in their order."""
        effect, frame = stack.asking(state, seat)
        question = type(effect).__name__
        edition = state.rules.edition
        if edition == ESSENTIAL.name:
            edition = ""
        asked = f"{edition} {question}" if edition else question
        known = self.known.get(asked)
        if known is None:
            known = {}
            self.known[asked] = known
        found: list[list[int]] = []
        for pick in stack.picks_of(state, seat):
            text = effect.text(state, frame, pick)
            place = effect.place(state, frame, pick)
            key = f"{text}|{place}" if place and question == "PowerUp" else text
            words = known.get(key)
            if words is None:
                words = words_of(question, text, place, edition)
                if self.count < MOST_KEPT:
                    known[key] = words
                    self.count += 1
            found.append(words)
        return found


def sensible(state: State, seat: int) -> list[int]:
    """The picks of a seat, but for a reroll of the shape where no tile of the icon is left in any shape, or
    of the icon where none of the shape is left: a player that likes it would roll forever."""
    picks = stack.picks_of(state, seat)
    if picks != [REROLL_SHAPE, REROLL_ICON]:
        return picks
    effect, frame = stack.asking(state, seat)
    if not isinstance(effect, TakeBreakthrough):
        return picks
    shape, icon = shape_of(frame.x), icon_of(frame.x)
    found: list[int] = []
    if icon >= ICONS or any(state.research[one * ICONS + icon] for one in range(SHAPES)):
        found.append(REROLL_SHAPE)
    if any(state.research[shape * ICONS : shape * ICONS + ICONS]):
        found.append(REROLL_ICON)
    return found or picks


def words_of(question: str, text: str, place: str, edition: str = "") -> list[int]:
    """The question with the whole text, with each word of it, and each word alone. In another edition each
    has a second number, of that edition alone, since the same name may stand for another piece there."""
    words = text.split()
    if question == "PowerUp" and place:  # which hex is said by the place alone
        words.append(place.rpartition("/")[2])
    parts = [f"{question}:{' '.join(words)}"]
    if len(words) > 1:
        for at, word in enumerate(words):
            if not word.isdigit() or len(word) > 1:
                parts.append(f"{question}:{word}")
                parts.append(word)
            elif at:
                parts.append(f"{question}:{words[at - 1]} {word}")
    else:
        parts += words
        parts.append(question)
    if edition:
        parts += [f"{edition}:{part}" for part in parts]
    return sorted({hashed(part, WORDS) for part in parts})
