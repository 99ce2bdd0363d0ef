"""Routes of the puzzle of the day."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Annotated, Final, Literal, Self

from fastapi import APIRouter, Depends, Query
from pydantic import BaseModel, Field

from anachrony.players.coach.puzzles import is_solved
from anachrony.server import problems
from anachrony.server.api.caller import CallerDep
from anachrony.server.api.responses import Decision, Message, RatingInfo, Reason, Seen
from anachrony.server.features.puzzles.making import today
from anachrony.server.features.puzzles.puzzles import Puzzles
from anachrony.server.features.puzzles.store import PuzzleRow, TryRow
from anachrony.server.features.ratings.scale import SCALE, figures, points
from anachrony.server.limits.costs import MeasuredRoute
from anachrony.server.parts import part

router = APIRouter(prefix="/api/puzzle", tags=["coach"], route_class=MeasuredRoute)
PuzzlesDep = Annotated[Puzzles, Depends(part(Puzzles))]
MOST_DAYS: Final = 14  # of one's own that are shown
MOST_COUNTED: Final = 400  # answers, for the number beside a rating
LAST_DAY: Final = 1_000_000
Day = Annotated[int, Field(ge=0, le=LAST_DAY)]


class PuzzlePosition(Seen):
    """A position as one seat saw it, and what it was asked."""

    seat: int
    judge: Literal["network", "evaluation"]
    edition: str
    modules: list[str]
    variants: list[str]
    players: int
    decision: Decision


class WeighedOption(BaseModel):
    """What may be expected of an option, and what the best has over it."""

    text: str
    message: Message
    place: str
    chance: float  # to win
    cost: float  # of it, less than the best
    error: float  # standard error of that
    reasons: list[Reason]


class PuzzleTry(BaseModel):
    """What somebody answered on the day."""

    day: int
    text: str
    cost: float
    solved: bool
    rating: int
    change: int

    @classmethod
    def of(cls, one: TryRow) -> Self:
        return cls(
            day=one.day,
            text=one.text,
            cost=one.cost,
            solved=one.solved,
            rating=points(one.mu),
            change=round(SCALE * one.change),
        )


class Verdict(BaseModel):
    text: str  # that was chosen
    solved: bool  # as good as the best, or nearly so
    options: list[WeighedOption]  # the best first
    change: int | None  # of the rating; nothing where the answer does not count


class Own(BaseModel):
    mine: RatingInfo | None  # one's own rating at puzzles; nothing before the first
    history: list[PuzzleTry]  # one's own last days, the newest first


class Puzzle(Own):
    day: int  # since 1970, in UTC
    today: int
    status: Literal["none", "making", "ready"]
    position: PuzzlePosition | None
    rating: int | None  # its difficulty, on the scale of people
    tries: int
    solved: int
    verdict: Verdict | None  # of one's own answer


class Answer(BaseModel):
    day: Day
    text: Annotated[str, Field(min_length=1, max_length=255)]


class Answered(Own):
    verdict: Verdict


def _own(tries: Sequence[TryRow]) -> Own:
    """One's rating and one's last days."""
    last = tries[0] if tries else None
    mine = None if last is None else figures(last.mu, last.sigma, len(tries))
    return Own(mine=mine, history=[PuzzleTry.of(one) for one in tries[:MOST_DAYS]])


def _verdict(row: PuzzleRow, text: str, counted: TryRow | None) -> Verdict:
    options = [WeighedOption.model_validate(one) for one in json.loads(row.answers or "[]")]
    chosen = next((one for one in options if one.text == text), None)
    if chosen is None:
        raise problems.invalid(f"{text!r} is none of the options of this puzzle")
    change = None if counted is None else round(SCALE * counted.change)
    return Verdict(text=text, solved=is_solved(chosen.cost), options=options, change=change)


@router.get("")
def puzzle(
    puzzles: PuzzlesDep,
    caller: CallerDep,
    day: Annotated[int | None, Query(ge=0, le=LAST_DAY)] = None,
) -> Puzzle:
    """The puzzle of today, or of an earlier day; its answer only to who has given one."""
    now = today()
    wanted = now if day is None else day
    row = puzzles.store.get(wanted) if wanted <= now else None
    if row is None and wanted != now:
        raise problems.missing("puzzle")
    if row is None:
        puzzles.hurry()
    account = caller.account()
    tries = [] if account is None else puzzles.store.tries(account.id, MOST_COUNTED)
    shown = None if row is None else row.shown
    counted = next((one for one in tries if one.day == wanted), None)
    return Puzzle(
        day=wanted,
        today=now,
        status="ready" if shown is not None else "making" if row is not None or puzzles.made else "none",
        position=None if shown is None else PuzzlePosition.model_validate_json(shown),
        rating=None if row is None or shown is None else points(row.mu),
        tries=0 if row is None else row.tries,
        solved=0 if row is None else row.solved,
        verdict=None if counted is None or row is None else _verdict(row, counted.text, counted),
        **dict(_own(tries)),
    )


@router.post("/answer")
def answer(wish: Answer, puzzles: PuzzlesDep, caller: CallerDep) -> Answered:
    """Choose an option. Who has an account answers today's puzzle once, and it counts, unless a guest was
    told the answer at the same address before, which is one person's; any other answer is judged and not
    kept."""
    now, store = today(), puzzles.store
    row = store.get(wish.day) if wish.day <= now else None
    if row is None or row.answers is None:
        raise problems.missing("puzzle")
    told = _verdict(row, wish.text, None)
    account = caller.account()
    network = caller.own_network(f"puzzle {wish.day}")
    if account is None and wish.day == now and network is not None:
        store.tell_guest(wish.day, network)
    if account is None or wish.day != now:
        tries = [] if account is None else store.tries(account.id, MOST_COUNTED)
        return Answered(verdict=told, **dict(_own(tries)))
    cost = next(one.cost for one in told.options if one.text == wish.text)
    counted = store.answer(wish.day, account.id, wish.text, cost, told.solved, network)
    verdict = told if counted is None else _verdict(row, counted.text, counted)
    return Answered(verdict=verdict, **dict(_own(store.tries(account.id, MOST_COUNTED))))
