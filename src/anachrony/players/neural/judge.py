"""What a network is asked, and what it answers. NumPy is not needed to read this."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

from anachrony.players.neural.encoder import Encoder
from anachrony.players.neural.options import OptionWords

if TYPE_CHECKING:
    from anachrony.players.neural.encoder import Encoding
    from anachrony.rules.ruleset import Ruleset
    from anachrony.rules.state import State

RESIDUAL: Final = 10.0  # points for which the score head says 1


class Verdict:
    """Of one position: how likely each option is (a logit), and what each seat may expect."""

    __slots__ = ("logits", "points", "values")

    def __init__(self, logits: list[float], values: list[float], points: list[float]) -> None:
        self.logits: list[float] = logits
        self.values: list[float] = values  # from -1, a sure and clear defeat, to 1
        self.points: list[float] = points  # expected at the end


# Positions with the words of the options of whoever decides, the seat that decides; a verdict for each.
Network: TypeAlias = "Callable[[list[Encoding], list[list[list[int]]], list[int]], list[Verdict]]"


class NetworkJudge:
    """Asks a network about positions of one ruleset."""

    def __init__(self, rules: Ruleset, network: Network) -> None:
        self.rules: Ruleset = rules
        self.network: Network = network
        self.encoder: Encoder = Encoder(rules)
        self.words: OptionWords = OptionWords()

    def judge(self, states: list[State], seats: list[int]) -> list[Verdict]:
        """Each position as the seat that decides in it sees it."""
        encodings: list[Encoding] = []
        words: list[list[list[int]]] = []
        for at in range(len(states)):
            encodings.append(self.encoder.encode(states[at], seats[at]))
            words.append(self.words.of(states[at], seats[at]))
        return self.network(encodings, words, seats)
