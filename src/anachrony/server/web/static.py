"""What is the same for everyone: the words, the codex and the page. Kept in memory, small on the wire,
and not sent again to a browser that has it."""

from __future__ import annotations

import gzip
import hashlib
import re
from dataclasses import dataclass
from functools import lru_cache, partial
from pathlib import Path
from typing import Annotated, Any, Final

from fastapi import APIRouter, Depends, Query, Request, Response

from anachrony.server import problems
from anachrony.server.api import responses
from anachrony.server.api.requests import Word
from anachrony.server.json_text import dumps
from anachrony.server.limits.costs import MeasuredRoute
from anachrony.server.parts import part
from anachrony.server.processes.pool import Pool
from anachrony.server.processes.work import LOOK
from anachrony.terms import compose
from anachrony.wording import LOCALES
from anachrony.wording.codex import codex, whole_codex
from anachrony.wording.message import fluent

router = APIRouter(tags=["shelf"], route_class=MeasuredRoute)
BUILT: Final = Path(__file__).parents[2] / "page"  # where Vite builds the page, if it was built
ASK_AGAIN: Final = "no-cache"  # keep it, and ask whether it is still the same
FOR_EVER: Final = "public, max-age=31536000, immutable"  # the name changes with the content
# What the page is made of. Python would ask the system, and each system knows others.
KINDS: Final = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml; charset=utf-8",
    ".png": "image/png",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
_NOT_WANTED: Final = re.compile(r"\s*q=0(\.0*)?\s*")
_ENTITY_TAG: Final = re.compile(r'(?:^|[\s,])(?:W/)?("[^"]*")(?=[\s,]|$)')
Names = Annotated[list[Word], Query(max_length=8)]


@dataclass(frozen=True)
class StaticAnswer:
    """One thing on the shelf."""

    body: bytes
    packed: bytes
    kind: str
    tag: str

    @staticmethod
    def of(body: bytes, kind: str) -> StaticAnswer:
        tag = f'"{hashlib.sha256(body).hexdigest()[:32]}"'
        return StaticAnswer(body, gzip.compress(body, 9, mtime=0), kind, tag)

    def answer(self, request: Request, cache: str = ASK_AGAIN) -> Response:
        headers = {"ETag": self.tag, "Cache-Control": cache, "Vary": "Accept-Encoding"}
        if _is_known(self.tag, request.headers.getlist("if-none-match")):
            return Response(status_code=304, headers=headers)
        packs = _takes_gzip(request.headers.get("accept-encoding", "")) and len(self.packed) < len(self.body)
        if packs:
            headers["Content-Encoding"] = "gzip"
        return Response(self.packed if packs else self.body, media_type=self.kind, headers=headers)


def _is_known(tag: str, given: list[str]) -> bool:
    """Whether a client that says which entity tags it has (RFC 9110, section 13.1.2) has this one. Weak tags
    count: they say that what is shown is the same."""
    said = ",".join(given).strip()
    return said == "*" or tag in _ENTITY_TAG.findall(said)


def _takes_gzip(given: str) -> bool:
    """Whether a client that says which codings it takes (RFC 9110, section 12.5.3) takes this one."""
    codings = (one.lower().partition(";") for one in given.split(","))
    return any(name.strip() == "gzip" and not _NOT_WANTED.fullmatch(how) for name, _, how in codings)


# --- words and codex ------------------------------------------------------------------------------------


@lru_cache(maxsize=16)
def _words(locale: str) -> StaticAnswer:
    return StaticAnswer.of(fluent(locale).encode(), "text/plain; charset=utf-8")


@router.get(
    "/locales/{locale}.ftl",
    response_class=Response,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
def words(locale: str, request: Request) -> Response:
    """The words of one language, as a Fluent file. ``/api/choices`` lists the languages."""
    if locale not in LOCALES:
        raise problems.missing("language")
    return _words(locale).answer(request)


def _codex(*recipe: Any) -> StaticAnswer:
    return StaticAnswer.of(dumps(codex(compose(*recipe))).encode(), "application/json")


def _whole(*recipe: Any) -> StaticAnswer:
    return StaticAnswer.of(dumps(whole_codex(*recipe)).encode(), "application/json")


class Codices:
    """The codex of each ruleset that somebody asked for, written in a process; the last ones are kept."""

    def __init__(self, pool: Pool) -> None:
        self.of = lru_cache(maxsize=32)(partial(pool.run, LOOK, _codex))
        self.whole = lru_cache(maxsize=16)(partial(pool.run, LOOK, _whole))


CodicesDep = Annotated[Codices, Depends(part(Codices))]


@router.get("/api/codex", response_model=responses.Codex)
def read_codex(
    request: Request,
    codices: CodicesDep,
    edition: Word = "essential",
    modules: Names = [],  # noqa: B006 - FastAPI copies it
    variants: Names = [],  # noqa: B006
    players: Annotated[int, Query(ge=1, le=4)] = 4,
    whole: bool = False,
) -> Response:
    """Every component of a ruleset, as data to draw and messages to read; the whole edition's, with all its
    modules, where that is asked for."""
    if whole:
        kept = codices.whole(edition, players)
    else:
        kept = codices.of(edition, tuple(sorted(set(modules))), tuple(sorted(set(variants))), players)
    return kept.answer(request)


# --- the page -------------------------------------------------------------------------------------------


class Page:
    """The built page, read once. A path that names no file belongs to the page itself: it opens there."""

    def __init__(self, folder: Path = BUILT) -> None:
        files = [path for path in folder.rglob("*") if path.is_file()] if folder.is_dir() else []
        self._files = {path.relative_to(folder).as_posix(): _read(path) for path in files}

    @property
    def built(self) -> bool:
        return "index.html" in self._files

    def answer(self, path: str, request: Request) -> Response:
        kept = self._files.get(path)
        if kept is not None and path != "index.html":
            return kept.answer(request, FOR_EVER if path.startswith("assets/") else ASK_AGAIN)
        if not self.built:
            said = "The server runs. The page has not been built; /openapi.json says what there is.\n"
            return Response(said, status_code=200 if path == "" else 404, media_type="text/plain")
        if "." in path.rpartition("/")[2] and path != "index.html":
            raise problems.missing("file")
        return self._files["index.html"].answer(request)


def _read(path: Path) -> StaticAnswer:
    return StaticAnswer.of(path.read_bytes(), KINDS.get(path.suffix, "application/octet-stream"))
