"""The analysis of a finished game: what each decision gave away, and what would have been better.

Each decision is looked at by itself, with a seed of its own: so the same game gives the same analysis
however the work is divided, interrupted or resumed. First every decision is looked at; then those that
seem to have cost most are looked at again with other and more futures, since of many estimates the
highest is too high.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field
from functools import lru_cache
from typing import Any, Final, NamedTuple

from anachrony.game import Game
from anachrony.players.coach.chance import fit_error
from anachrony.players.coach.continuing import Ends, continued, error_of
from anachrony.players.coach.judges import COMPILED, Judge, judge_for
from anachrony.players.coach.walking import Choice, choices
from anachrony.players.evaluation.position import Evaluation
from anachrony.rules.kinds import PHASE_WORDS
from anachrony.wording import Message, options, plain
from anachrony.wording.message import from_plain

FAULT: Final = 0.02  # of a chance to win; a move that costs less is not called a fault
SURE: Final = 1.64  # standard errors by which a fault must be above nothing
LOOKED_AT_AGAIN: Final = 12
TOLD: Final = 0.5  # points, below which a reason is not worth a word
PARTS: Final = ("value", "shown", "assets", "workers", "income", "builds", "time", "goals")


class Thoroughness(NamedTuple):
    """How much thought each decision gets."""

    name: str
    iterations: int  # of the search for a better move
    futures: int  # in which a move is continued ...
    choices: int  # ... by so many choices
    again: int  # futures of the second look


NORMAL: Final = Thoroughness("normal", 120, 12, 16, 32)
QUICK: Final = Thoroughness("quick", 0, 4, 6, 8)
SETTINGS: Final = {setting.name: setting for setting in (NORMAL, QUICK)}


def default_setting() -> Thoroughness:
    """Plain Python is a good ten times slower: it looks at less, and says so."""
    return NORMAL if COMPILED else QUICK


@dataclass
class Named:
    """An option, for whoever shows it."""

    text: str
    message: Message
    place: str


@dataclass
class Reason:
    """What a better move has over the one that was played: points, one source after the other."""

    source: str  # shown, one of PARTS, or rival
    points: float
    seat: int


@dataclass
class Looked:
    """What was found out about one decision."""

    number: int  # among the decisions of the game
    entry: int  # of the record
    seat: int
    era: int
    phase: str
    chances: list[float]  # of each seat, after the move that was played
    errors: list[float]  # standard errors of these
    played: Named
    better: Named | None  # what the judge would have played, where that was something else
    cost: float  # of the seat's chance
    cost_error: float
    reasons: list[Reason] = field(default_factory=list)

    @property
    def is_fault(self) -> bool:
        return self.better is not None and self.cost >= FAULT and self.cost >= SURE * self.cost_error


class Coach:
    """Looks at the decisions of one game."""

    def __init__(self, game: Game, setting: Thoroughness | None = None) -> None:
        self.game = game
        self.setting = setting or default_setting()
        self.rules = game.state.rules
        self.judge: Judge = judge_for(game.terms, self.rules)
        self._evaluation = Evaluation(self.rules)

    def choices(self) -> Iterator[Choice]:
        return choices(self.game.terms, self.game.entries)

    def look(self, number: int, choice: Choice) -> Looked:
        """At one decision, for the first time."""
        return self._look(number, choice, self.setting.futures, "first")

    def look_again(self, number: int, choice: Choice) -> Looked:
        """At one that seems to have cost much: other futures, and more of them."""
        return self._look(number, choice, self.setting.again, "again")

    def _look(self, number: int, choice: Choice, futures: int, which: str) -> Looked:
        state, seat, setting = choice.state, choice.seat, self.setting
        seed = self.game.terms.seed
        best = self.judge.best(state, seat, setting.iterations, (seed * 1009 + choice.entry) & 0x7FFFFFFF)
        picks = [choice.pick] if best == choice.pick else [choice.pick, best]
        ends = continued(
            self.judge,
            self._evaluation,
            state,
            seat,
            picks,
            futures,
            setting.choices,
            f"{seed} {choice.entry} {which}",
        )
        played = ends[0]
        seats = range(len(state.seats))
        chances = [played.chance(one) for one in seats]
        fitted = fit_error(self.judge.name, state.era, chances)
        looked = Looked(
            number=number,
            entry=choice.entry,
            seat=seat,
            era=state.era,
            phase=PHASE_WORDS[state.phase],
            chances=[round(chance, 4) for chance in chances],
            errors=[round((played.error(one) ** 2 + fitted[one] ** 2) ** 0.5, 4) for one in seats],
            played=self.named(choice, [choice.pick])[0],
            better=None,
            cost=0.0,
            cost_error=0.0,
        )
        if len(ends) == 2:
            better = ends[1]
            gaps = [b[seat] - p[seat] for b, p in zip(better.chances, played.chances, strict=True)]
            looked.better = self.named(choice, [best])[0]
            looked.cost = round(sum(gaps) / len(gaps), 4)
            looked.cost_error = round(error_of(gaps), 4)
            looked.reasons = reasons(better, played, seat, len(state.seats))
        return looked

    def named(self, choice: Choice, picks: Sequence[int] | None = None) -> list[Named]:
        """Some options of a decision, or all."""
        game = Game.at(choice.state, self.game.terms)
        (decision,) = [one for one in game.decisions if one.seat == choice.seat]
        return [
            Named(option.text, options.option(game, option), option.place)
            for option in decision.options
            if picks is None or option.pick in picks
        ]


def reasons(better: Ends, played: Ends, seat: int, seats: int) -> list[Reason]:
    """What the better move brings more, the largest first; and what the rival whom it hurts or helps most
    gets more or less by it."""
    gains = [b - p for b, p in zip(better.part(seat), played.part(seat), strict=True)]
    found = [Reason(PARTS[at], round(gains[at], 1), seat) for at in range(1, len(PARTS))]
    rivals = [
        Reason("rival", round(better.part(other)[0] - played.part(other)[0], 1), other)
        for other in range(seats)
        if other != seat
    ]
    if rivals:
        found.append(max(rivals, key=lambda one: abs(one.points)))
    found = [one for one in found if abs(one.points) >= TOLD]
    return sorted(found, key=lambda one: -abs(one.points))


def worst(looked: Sequence[Looked], most: int = LOOKED_AT_AGAIN) -> list[Looked]:
    """Those that seem to have cost most, the worst first."""
    faults = [one for one in looked if one.is_fault]
    return sorted(faults, key=lambda one: -one.cost)[:most]


def settled(looked: Sequence[Looked], again: Sequence[Looked]) -> list[Looked]:
    """All that was looked at, where there was a second look with what that found."""
    second = {one.number: one for one in again}
    return [second.get(one.number, one) for one in looked]


# --- in parts -------------------------------------------------------------------------------------------


class Part(NamedTuple):
    """Some decisions of a game: work for one process."""

    record: str
    setting: str
    numbers: tuple[int, ...]
    again: bool = False


def look_at(part: Part) -> list[Looked]:
    coach = _coach(part.record, part.setting)
    look = coach.look_again if part.again else coach.look
    made = enumerate(coach.choices())
    return [look(number, choice) for number, choice in made if number in part.numbers]


@lru_cache(maxsize=2)
def _coach(record: str, setting: str) -> Coach:
    return Coach(Game.replay(record), SETTINGS[setting])


# --- as JSON --------------------------------------------------------------------------------------------


def as_json(looked: Looked) -> dict[str, Any]:
    better = looked.better
    return {
        **asdict(looked),
        "played": named_json(looked.played),
        "better": None if better is None else named_json(better),
    }


def named_json(named: Named) -> dict[str, Any]:
    return {"text": named.text, "message": plain(named.message), "place": named.place}


def from_json(body: dict[str, Any]) -> Looked:
    better = body["better"]
    return Looked(
        **{
            **body,
            "played": _named(body["played"]),
            "better": None if better is None else _named(better),
            "reasons": [Reason(**one) for one in body["reasons"]],
        }
    )


def _named(body: dict[str, Any]) -> Named:
    return Named(body["text"], from_plain(body["message"]), body["place"])
