"""Rules that were corrected, and what that means for games from before.

A save goes on from where it is, by the rules of today. A record is played again from its beginning, and a
table from its last snapshot. Where the corrected rule asks for more, or asks somebody else, the answer is in
the record, and the game goes on; where it forbids what was played, the game is refused with a sentence that
names the rule.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from anachrony.rules import stack
from anachrony.rules.kinds import CHANCE

if TYPE_CHECKING:
    from anachrony.rules.state import State

# By question, the options that a corrected rule has added. Where only one of the others is left, an earlier
# version took that one without asking, and its games do not tell of it.
_ADDED: Final = {"power-up": ("water first",)}  # Captain Wolfe's
# Questions to a seat that were rolls or draws before.
_CHANCE_BEFORE: Final = ("take-for-bot",)


@dataclass(frozen=True)
class Correction:
    """A rule that was corrected, and the games that it is about: of this edition, with all these modules,
    against one of these opponents."""

    number: str  # in docs/editions.md or docs/rulings.md
    says: str
    edition: str = ""
    modules: tuple[str, ...] = ()
    solo: tuple[str, ...] = ()

    @property
    def key(self) -> str:
        """As messages call it."""
        return self.number.replace(" ", "-")


CORRECTIONS: Final = (
    Correction("first edition F05", "the cubes beside the Mine are laid out in Preparation", edition="first"),
    Correction("first edition F06", "whoever evacuates needs a Path marker", edition="first"),
    Correction("first edition F34", "Nature's Resurgence wants spots that are built on", edition="first"),
    Correction("first edition F40", "the bottom hexes of Progress B take no Energy Core", edition="first"),
    Correction(
        "pre-release P40", "nobody trades, or takes the right World Council space, in vain", edition="preview"
    ),
    Correction(
        "pre-release P117",
        "the Anomaly of the Asteroid Debris takes all Paradoxes along",
        edition="preview",
        modules=("pioneers",),
    ),
    Correction(
        "ruling F62",
        "a Glitch on the Time Travel track stops no steps of an Adventure",
        modules=("pioneers", "fractures"),
    ),
    Correction(
        "solo ruling 6",
        "the person chooses the Chronobot's Breakthrough",
        solo=("chronobot_early", "chronobot_retail"),
    ),
    Correction(
        "solo ruling 10",
        "once the person has passed, the early Chronobot gives up where it places no Exosuit for long",
        solo=("chronobot_early",),
    ),
)


def of_game(edition: str, modules: Sequence[str], solo: str) -> list[Correction]:
    """The corrected rules that a game from before may have run into."""
    return [
        rule
        for rule in CORRECTIONS
        if rule.edition in ("", edition)
        and all(module in modules for module in rule.modules)
        and (not rule.solo or solo in rule.solo)
    ]


def since_then(edition: str, modules: Sequence[str], solo: str) -> str:
    """What to add to the refusal of a game from before; empty where none of its rules was corrected."""
    rules = [f"{rule.says} ({rule.number})" for rule in of_game(edition, modules, solo)]
    if not rules:
        return ""
    return f". In a game of an earlier version a corrected rule may be the reason: {'; '.join(rules)}"


def unasked(state: State) -> tuple[int, str] | None:
    """Seat and text of an answer that is asked for now and that an earlier version took by itself."""
    for seat in stack.deciders(state):
        effect, frame = stack.asking(state, seat)
        added = _ADDED.get(effect.prompt())
        if added is not None:
            texts = [effect.text(state, frame, pick) for pick in stack.picks_of(state, seat)]
            known = [text for text in texts if text not in added]
            if len(known) == 1 and len(texts) > 1:
                return seat, known[0]
    return None


def asked_now(state: State, seat: int) -> int:
    """Returns the seat that answers now; a person may choose what CHANCE drew before."""
    if seat == CHANCE and state.decider >= 0 and state.top is not None:
        effect, _ = stack.asking(state, state.decider)
        if effect.prompt() in _CHANCE_BEFORE:
            return state.decider
    return seat
