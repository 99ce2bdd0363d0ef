"""Routes of the puzzle of the day."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Annotated, Any, Final, Literal

from fastapi import APIRouter, Query
from pydantic import BaseModel, Field

from anachrony.players.coach.puzzles import is_solved
from anachrony.server import problems
from anachrony.server.api import responses
from anachrony.server.api.caller import CallerDep
from anachrony.server.computers.puzzles import today
from anachrony.server.features.ratings.scale import SCALE, figures, points
from anachrony.server.limits.costs import MeasuredRoute
from anachrony.server.services import ServicesDep
from anachrony.server.storage.puzzles import PuzzleRow, TryRow
from anachrony.server.table import seen

router = APIRouter(prefix="/api/puzzle", tags=["coach"], route_class=MeasuredRoute)
MOST_DAYS: Final = 14  # of one's own that are shown
LAST_DAY: Final = 1_000_000
Day = Annotated[int, Field(ge=0, le=LAST_DAY)]


class PuzzlePosition(responses.Seen):
    """A position as one seat saw it, and what it was asked."""

    seat: int
    judge: Literal["network", "evaluation"]
    edition: str
    modules: list[str]
    variants: list[str]
    players: int
    decision: responses.Decision


class WeighedOption(BaseModel):
    """What may be expected of an option, and what the best has over it."""

    text: str
    message: responses.Message
    place: str
    chance: float  # to win
    cost: float  # of it, less than the best
    error: float  # standard error of that
    reasons: list[responses.Reason]


class PuzzleTry(BaseModel):
    """What somebody answered on the day."""

    day: int
    text: str
    cost: float
    solved: bool
    rating: int
    change: int


class Verdict(BaseModel):
    text: str  # that was chosen
    solved: bool  # as good as the best, or nearly so
    options: list[WeighedOption]  # the best first
    change: int | None  # of the rating; nothing where the answer does not count


class Puzzle(BaseModel):
    day: int  # since 1970, in UTC
    today: int
    status: Literal["none", "making", "ready"]
    position: PuzzlePosition | None
    rating: int | None  # its difficulty, on the scale of people
    tries: int
    solved: int
    verdict: Verdict | None  # of one's own answer
    mine: responses.RatingInfo | None  # one's own rating at puzzles; nothing before the first
    history: list[PuzzleTry]  # one's own last days, the newest first


class Answer(BaseModel):
    day: Day
    text: Annotated[str, Field(min_length=1, max_length=255)]


class Answered(BaseModel):
    verdict: Verdict
    mine: responses.RatingInfo | None
    history: list[PuzzleTry]


def tries_data(tries: Sequence[TryRow]) -> list[seen.Json]:
    return [
        {
            "day": one.day,
            "text": one.text,
            "cost": one.cost,
            "solved": one.solved,
            "rating": points(one.mu),
            "change": round(SCALE * one.change),
        }
        for one in tries
    ]


def _own(tries: Sequence[TryRow]) -> seen.Json:
    """One's rating and one's last days."""
    last = tries[0] if tries else None
    mine = None if last is None else figures(last.mu, last.sigma, len(tries))
    return {"mine": mine, "history": tries_data(tries[:MOST_DAYS])}


def _verdict(row: PuzzleRow, text: str, counted: TryRow | None) -> seen.Json:
    options: list[dict[str, Any]] = json.loads(row.answers or "[]")
    chosen = next((one for one in options if one["text"] == text), None)
    if chosen is None:
        raise problems.invalid(f"{text!r} is none of the options of this puzzle")
    return {
        "text": text,
        "solved": is_solved(chosen["cost"]),
        "options": options,
        "change": None if counted is None else round(SCALE * counted.change),
    }


MOST_COUNTED: Final = 400  # answers, for the number beside a rating


@router.get("", response_model=Puzzle)
def puzzle(
    services: ServicesDep,
    caller: CallerDep,
    day: Annotated[int | None, Query(ge=0, le=LAST_DAY)] = None,
) -> seen.Json:
    """The puzzle of today, or of an earlier day; its answer only to who has given one."""
    now = today()
    wanted = now if day is None else day
    store = services.analyses.puzzles
    row = store.get(wanted) if wanted <= now else None
    if row is None and wanted != now:
        raise problems.missing("puzzle")
    if row is None:
        services.analyses.want_puzzle()
    account = caller.account()
    tries = [] if account is None else store.tries(account.id, MOST_COUNTED)
    ready = row is not None and row.shown is not None
    status = "ready" if ready else "making" if row is not None or services.settings.puzzles else "none"
    counted = next((one for one in tries if one.day == wanted), None)
    return {
        "day": wanted,
        "today": now,
        "status": status,
        "position": json.loads(row.shown) if row is not None and row.shown is not None else None,
        "rating": points(row.mu) if ready and row is not None else None,
        "tries": 0 if row is None else row.tries,
        "solved": 0 if row is None else row.solved,
        "verdict": _verdict(row, counted.text, counted) if counted is not None and row is not None else None,
        **_own(tries),
    }


@router.post("/answer", response_model=Answered)
def answer(wish: Answer, services: ServicesDep, caller: CallerDep) -> seen.Json:
    """Choose an option. Who has an account answers today's puzzle once, and it counts, unless a guest was
    told the answer at the same address before, which is one person's; any other answer is judged and not
    kept."""
    now = today()
    store = services.analyses.puzzles
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
        return {"verdict": told, **_own(tries)}
    cost = next(one["cost"] for one in told["options"] if one["text"] == wish.text)
    counted = store.answer(wish.day, account.id, wish.text, cost, told["solved"], network)
    return {
        "verdict": told if counted is None else _verdict(row, counted.text, counted),
        **_own(store.tries(account.id, MOST_COUNTED)),
    }
