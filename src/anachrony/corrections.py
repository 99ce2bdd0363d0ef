"""Rules that were corrected, and what that means for games from before.

A save goes on from where it is, by the rules of today. A record is played again from its beginning, and a
table from its last snapshot. Where the corrected rule asks for more, for less, or asks somebody else, the
answer is in the record, and the game goes on; where it forbids what was played, the game is refused with a
sentence that names the rule.

Whoever plays recorded entries again does it with ``begin``, ``steps`` for each entry or ``walk`` for all of
them, and ``settle``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeAlias

from anachrony.rules import stack
from anachrony.rules.kinds import CHANCE

if TYPE_CHECKING:
    from anachrony.rules.state import State

# Looks an entry up: the pick that it stands for when this seat is asked; LookupError where it is none.
Find: TypeAlias = "Callable[[State, int], int]"

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
    # The questions at which a game from before may be refused for it, and a word of what was chosen before
    # that; any, where none is named.
    asked: tuple[str, ...] = ()
    chosen: str = ""

    @property
    def key(self) -> str:
        """As messages call it."""
        return self.number.replace(" ", "-")


CORRECTIONS: Final = (
    Correction(
        "first edition F05",
        "the cubes beside the Mine are laid out in Preparation",
        edition="first",
        chosen="mine",  # since the first Preparation; where a question is gone, any other may follow
    ),
    Correction(
        "first edition F06", "whoever evacuates needs a Path marker", edition="first", asked=("take-turn",)
    ),
    Correction(
        "first edition F34",
        "Nature's Resurgence wants spots that are built on",
        edition="first",
        asked=("take-turn",),
    ),
    Correction(
        "first edition F40",
        "the bottom hexes of Progress B take no Energy Core",
        edition="first",
        asked=("choose-warp", "power-up", "roll-warps"),
    ),
    Correction(
        "pre-release P40",
        "nobody trades, or takes the right World Council space, in vain",
        edition="preview",
        asked=("trade", "world-council"),
    ),
    Correction(
        "pre-release P117",
        "the Anomaly of the Asteroid Debris takes all Paradoxes along",
        edition="preview",
        modules=("pioneers",),
        chosen="adventure",  # the last card of a deck is not in the record
    ),
    Correction(
        "ruling F62",
        "a Glitch on the Time Travel track stops no steps of an Adventure",
        modules=("pioneers", "fractures"),
        asked=("take-turn",),
    ),
    Correction(
        "solo ruling 6",
        "the person chooses the Chronobot's Breakthrough",
        solo=("chronobot_early", "chronobot_retail"),
        asked=("take-for-bot",),
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


def of_question(
    state: State, entries: Sequence[tuple[int, str]] = (), passed: Sequence[str] = ()
) -> list[Correction]:
    """The corrected rules that may be the reason why a game from before does not go on here, after these
    entries, and after these questions that nobody is asked any more."""
    prompts = {*passed, *(prompt_of(state, seat) for seat in stack.deciders(state))}
    chosen = {word for _, text in entries for word in text.split()}
    return [
        rule
        for rule in of_state(state)
        if (not rule.asked or not prompts.isdisjoint(rule.asked))
        and (not rule.chosen or rule.chosen in chosen)
    ]


def prompt_of(state: State, seat: int) -> str:
    effect, _ = stack.asking(state, seat)
    return effect.prompt()


def of_state(state: State) -> list[Correction]:
    """The corrected rules that a game in this state may have run into, if it is from before."""
    edition, modules, _, _, solo, *_ = state.rules.recipe
    return of_game(edition, modules, solo)


def since_then(rules: Sequence[Correction]) -> str:
    """What to add to the refusal of a game from before; empty where no rule may be the reason."""
    if not rules:
        return ""
    told = "; ".join([f"{rule.says} ({rule.number})" for rule in rules])
    return f". In a game of an earlier version a corrected rule may be the reason: {told}"


# --- playing a record again -----------------------------------------------------------------------------

ENTRY: Final = 0  # what the entry says
ASKED_NOW: Final = 1  # an answer before it that an earlier version took by itself: the record wants it too
UNASKED_NOW: Final = 2  # one that is taken by itself now, and that the record does not tell


class Step:
    """What is played next on the way through a recorded entry."""

    __slots__ = ("kind", "pick", "seat")

    def __init__(self, kind: int, seat: int, pick: int) -> None:
        self.kind = kind
        self.seat = seat
        self.pick = pick

    def entry(self, state: State) -> tuple[int, str]:
        """How a record tells it; the state is the one before it is played."""
        effect, frame = stack.asking(state, self.seat)
        return self.seat, effect.text(state, frame, self.pick)


class NotFollowed(LookupError):
    """The rules of today do not follow recorded entries; the message says where, and names the corrected
    rules that may be the reason."""


def begin(state: State) -> None:
    """Makes a state ready for recorded entries. Where a corrected rule has left one of several answers,
    nobody is asked any more, but a record from before tells it: so even a single answer waits to be told."""
    state.retelling = bool(of_state(state))


def settle(state: State) -> None:
    """Goes on by the rules of today, at the end of what was recorded."""
    waits = is_unasked_now(state)
    state.retelling = False
    if waits:
        stack.advance(state)


def called(text: str) -> Find:
    """Finds the option with this text."""
    return lambda state, seat: stack.pick_called(state, seat, text)


def steps(state: State, seat: int, find: Find) -> Iterator[Step]:
    """Plays a recorded entry, and tells each step before it is made; LookupError where it is not possible."""
    while True:
        step = next_step(state, seat, find)
        yield step
        stack.play(state, step.seat, step.pick)
        if step.kind == ENTRY:
            return


def walk(state: State, entries: Sequence[tuple[int, str]]) -> Iterator[tuple[int, Step]]:
    """Plays recorded entries, and tells each step, with the entry it belongs to, before it is made;
    NotFollowed where it is not possible."""
    for at, (seat, text) in enumerate(entries):
        passed: list[str] = []
        kind = UNASKED_NOW
        while kind != ENTRY:
            try:
                step = next_step(state, seat, called(text))
            except LookupError as error:
                why = since_then(of_question(state, entries[:at], passed))
                raise NotFollowed(f"entry {at + 1}: {error} by the rules of today{why}") from error
            kind = step.kind
            if kind == UNASKED_NOW:
                passed.append(prompt_of(state, step.seat))
            yield at, step
            stack.play(state, step.seat, step.pick)


def next_step(state: State, seat: int, find: Find) -> Step:
    """Where the rules of today can read an entry, they do: a record of today means what it meant when it was
    written. LookupError where it is not possible."""
    decider = asked_now(state, seat)
    try:
        pick = find(state, decider)
    except LookupError:
        if is_unasked_now(state):
            return Step(UNASKED_NOW, state.decider, state.picks[0])
        answer = unasked(state)
        if answer is None:
            raise
        who, text = answer
        return Step(ASKED_NOW, who, stack.pick_called(state, who, text))
    if is_unasked_now(state) and _is_read_later(state, seat, find):
        return Step(UNASKED_NOW, decider, pick)
    return Step(ENTRY, decider, pick)


def _is_read_later(state: State, seat: int, find: Find) -> bool:
    """Checks if an entry answers what is really asked next."""
    twin = state.clone()
    twin.explicit = True
    settle(twin)
    try:
        find(twin, asked_now(twin, seat))
    except LookupError:
        return False
    return True


def is_unasked_now(state: State) -> bool:
    """Checks if all that waits is a single answer, which would be taken if no record were played again."""
    if not state.retelling or len(state.picks) != 1 or state.decider < 0 or state.owing:
        return False
    effect, _ = stack.asking(state, state.decider)
    return not effect.held(state)


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
