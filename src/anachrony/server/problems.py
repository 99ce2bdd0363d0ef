"""What went wrong, as problem details (RFC 9457): what it was and what would be right, never a stack."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from pydantic import BaseModel
from sqlalchemy.exc import SQLAlchemyError
from starlette.exceptions import HTTPException

from anachrony.server import telemetry
from anachrony.server.database_errors import NotStored, PerhapsStored, reason
from anachrony.terms import SetupError
from anachrony.wording.message import Message, message, plain

MEDIA_TYPE: Final = "application/problem+json"


class ProblemDetails(BaseModel):
    """The body of every answer that is no success."""

    type: str = "about:blank"
    title: str
    status: int
    detail: str
    message: dict[str, Any]  # for people, in any language; ``detail`` is for programmers
    version: int | None = None  # where a move came too late: the version there is


class Problem(Exception):
    """A refusal: status, a title that is the same each time, and what was wrong this time."""

    def __init__(
        self,
        status: int,
        title: str,
        detail: str,
        headers: Mapping[str, str] | None = None,
        version: int | None = None,
        said: Message | None = None,
    ) -> None:
        super().__init__(detail)
        self.status = status
        self.title = title
        self.detail = detail
        self.headers = headers
        self.version = version
        self.said = said or message(f"problem-{title.replace(' ', '-')}")


def missing(what: str) -> Problem:
    return Problem(404, "not found", f"there is no such {what}, or you may not see it")


def forbidden(detail: str) -> Problem:
    return Problem(403, "not allowed", detail)


def conflict(detail: str, version: int | None = None) -> Problem:
    return Problem(409, "not now", detail, version=version)


def older_game(engine: str) -> Problem:
    """A table that this version cannot continue, such as one from before a rule was corrected."""
    detail = f"this game was played under version {engine} and this version cannot continue it"
    return Problem(409, "not now", detail, said=message("problem-older-game", version=engine))


def invalid(detail: str, said: Message | None = None) -> Problem:
    """``said`` tells people what was wrong, where more can be said than that it cannot be accepted."""
    return Problem(422, "not valid", detail, said=said)


def unavailable(detail: str, title: str = "unavailable") -> Problem:
    return Problem(503, title, detail, {"Retry-After": "2"})


def answer(problem: Problem) -> JSONResponse:
    body: dict[str, Any] = {
        "type": "about:blank",
        "title": problem.title,
        "status": problem.status,
        "detail": problem.detail,
        "message": plain(problem.said),
    }
    if problem.version is not None:
        body["version"] = problem.version
    return JSONResponse(body, problem.status, problem.headers, MEDIA_TYPE)


# Every route may answer so. FastAPI is given the name of the shape and not the model: of that it would make
# a field for each status of each route, which takes as long as the rest of a server's start.
_SHAPE: Final = {"schema": {"$ref": f"#/components/schemas/{ProblemDetails.__name__}"}}
RESPONSES: Final[dict[int | str, dict[str, Any]]] = {
    status: {"description": text, "content": {MEDIA_TYPE: _SHAPE}}
    for status, text in (
        (400, "not readable"),
        (401, "no seat or account was named"),
        (403, "not allowed"),
        (404, "not found"),
        (409, "not now"),
        (413, "too large"),
        (415, "not JSON"),
        (421, "this server does not answer to that name"),
        (422, "not valid"),
        (429, "too many requests"),
        (503, "the database does not answer, or could not store it"),
        (507, "the disk is nearly full: moves go on, nothing new begins"),
    )
}
# One route gives the model, and so the shape is in the OpenAPI schema.
WITH_MODEL: Final[dict[int | str, dict[str, Any]]] = {503: {**RESPONSES[503], "model": ProblemDetails}}


async def _problem(_: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, Problem)
    return answer(error)


async def _not_valid(_: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    parts: list[str] = []
    for each in error.errors()[:5]:
        # The input itself is not repeated: it may be a password.
        where = ".".join(str(step) for step in each["loc"])
        parts.append(f"{where}: {each['msg']}")
    return answer(invalid(_printable("; ".join(parts)), _told(error.errors()[0])))


def _told(error: Mapping[str, Any]) -> Message | None:
    """What people type can be too long or too short, or no name; all else that is not valid is a program's
    mistake."""
    field, limits = str(error["loc"][-1]), error.get("ctx", {})
    if error["type"] == "string_too_short":
        return message("problem-too-short", field=field, n=int(limits["min_length"]))
    if error["type"] == "string_too_long":
        return message("problem-too-long", field=field, n=int(limits["max_length"]))
    if error["type"] == "value_error" and field == "name":
        return message("problem-name")
    return None


def _printable(text: str) -> str:
    return text.encode("utf-8", "replace").decode()


async def _no_game(_: Request, error: Exception) -> JSONResponse:
    return answer(invalid(str(error)))


async def _http(_: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)
    titles = {404: "not found", 405: "wrong method", 400: "not readable"}
    title = titles.get(error.status_code, "refused")
    return answer(Problem(error.status_code, title, _printable(str(error.detail)), error.headers))


async def _database(_: Request, error: Exception) -> JSONResponse:
    return of_database(error)


def of_database(error: Exception) -> JSONResponse:
    why = reason(error)
    telemetry.log.error("database error", extra={"error": type(error).__name__, "why": why})
    if isinstance(error, NotStored):
        detail = f"this could not be stored ({why}); nothing was changed, try again"
        return answer(unavailable(detail, "not stored"))
    if isinstance(error, PerhapsStored):
        detail = f"nobody knows whether this was stored ({why}); look again before you repeat it"
        return answer(unavailable(detail, "perhaps stored"))
    return answer(unavailable("the database does not answer; nothing was changed, try again"))


async def _broken(_: Request, error: Exception) -> JSONResponse:
    return answer(Problem(500, "internal error", "something broke here; nothing was changed"))


def add_handlers(app: FastAPI) -> None:
    app.add_exception_handler(Problem, _problem)
    app.add_exception_handler(RequestValidationError, _not_valid)
    app.add_exception_handler(SetupError, _no_game)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(SQLAlchemyError, _database)
    app.add_exception_handler(Exception, _broken)
