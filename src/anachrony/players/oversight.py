"""What a weaker player does not see. Like people it overlooks things, and chooses well among the rest.

In each decision it overlooks some of the options: whole places where a Worker could be placed. The same
player overlooks the same in the same decision, however often it is asked, and looks anew in the next round.
Whoever would stop or pass looks at everything again first. Beside that a player of little sight does not
judge what is far away: goals that are scored at the end, what others are ahead with, what the past will cost.
"""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING, Final

from anachrony.players.evaluation.weights import WEIGHTS
from anachrony.rules import stack
from anachrony.rules.effects.placing import Placement
from anachrony.rules.kinds import STOP
from anachrony.rules.places import PASS, place_of

if TYPE_CHECKING:
    from anachrony.players.evaluation.features import WeightTable
    from anachrony.rules.state import State

# Features that a player of so much sight does not judge; with the most sight it judges all.
RIVALS: Final = ("leads", "race")
TROUBLES: Final = ("strain", "brink", "paradoxes", "debt", "debt_payable")
PLANS: Final = ("project", "project_paid", "exodus", "exodus_near", "exodus_sets", "exodus_part")
UNSEEN: Final[tuple[tuple[str, ...], ...]] = ((*RIVALS, *TROUBLES, *PLANS), RIVALS, ())
MOST_SIGHT: Final = len(UNSEEN) - 1
PER_MILLE: Final = 1000


def weights_seen(sight: int) -> WeightTable:
    """The weights of the evaluation, without what is not seen."""
    unseen = UNSEEN[min(max(sight, 0), MOST_SIGHT)]
    return {name: tuple(0.0 for _ in row) if name in unseen else row for name, row in WEIGHTS.items()}


class Oversight:
    """Overlooks a share of the options."""

    def __init__(self, share: float, seed: int) -> None:
        self.share: float = share
        self.seed: int = seed

    def choice(self, state: State, seat: int, values: list[float]) -> int:
        """The best option that is seen, by its number."""
        picks = stack.picks_of(state, seat)
        effect, _ = stack.asking(state, seat)
        places = isinstance(effect, Placement)
        best = -1
        for i in range(len(picks)):
            pick = picks[i]
            if self.is_overlooked(state, seat, place_of(pick) if places else pick):
                continue
            if best < 0 or values[i] > values[best]:
                best = i
        if best < 0 or picks[best] == STOP or (places and picks[best] == PASS):
            return values.index(max(values))
        return best

    def is_overlooked(self, state: State, seat: int, what: int) -> bool:
        """Chance decides, anew in each round; but nothing of it is left to when the question is asked."""
        words = f"{self.seed} {seat} {state.era} {state.phase} {state.round} {what}"
        return zlib.crc32(words.encode()) % PER_MILLE < self.share * PER_MILLE
