"""The words, the codex and the page: the same for everyone, and not sent twice."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi import Request

from anachrony.server.web.static import BUILT, KINDS, Page
from anachrony.terms import compose
from anachrony.wording import LOCALES, Message, Words
from anachrony.wording.codex import SECTIONS, codex
from anachrony.wording.modules import MODULE_WORDS
from server.serving import running, settings_for, sqlite_url

WORDS = Words(strict=True)


def messages_in(data: Any) -> list[Message]:
    """Every message inside an answer, however deep."""
    if isinstance(data, list):
        return [found for part in data for found in messages_in(part)]
    if not isinstance(data, dict):
        return []
    if data.keys() == {"key", "params"}:
        return [as_message(data)]
    return [found for part in data.values() for found in messages_in(part)]


def as_message(data: dict[str, Any]) -> Message:
    return Message(data["key"], {name: as_param(param) for name, param in data["params"].items()})


def as_param(param: Any) -> Any:
    if isinstance(param, dict):
        return as_message(param)
    return tuple(map(as_message, param)) if isinstance(param, list) else param


# --- words and codex ------------------------------------------------------------------------------------


def test_words_come_as_the_file_and_are_not_sent_again(client: httpx.Client) -> None:
    locales = client.get("/api/choices").json()["locales"]
    assert locales == list(LOCALES)
    for locale in locales:
        answer = client.get(f"/locales/{locale}.ftl")
        assert answer.status_code == 200
        assert "prompt-take-turn = " in answer.text
        assert answer.headers["content-encoding"] == "gzip"
        again = client.get(f"/locales/{locale}.ftl", headers={"If-None-Match": answer.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
    assert client.get("/locales/xx.ftl").status_code == 404
    assert client.get("/locales/..%2Fen.ftl").status_code == 404


@pytest.mark.parametrize(
    ("given", "known"),
    [
        ("{tag}", True),
        ("W/{tag}", True),
        ('"other", {tag}', True),
        ('W/"other",W/{tag} , "more"', True),
        ("*", True),
        ('"a, {bare}"', False),  # a comma within a tag ends none
        ("{bare}", False),
        ('"x{bare}"', False),
        ('"{bare}x"', False),
        ('x"{bare}"', False),
        ('W/"*"', False),
        ("", False),
    ],
)
def test_entity_tags_are_compared_whole(client: httpx.Client, given: str, known: bool) -> None:
    tag = client.get("/locales/en.ftl").headers["etag"]
    said = given.format(tag=tag, bare=tag.strip('"'))
    answer = client.get("/locales/en.ftl", headers={"If-None-Match": said})
    assert answer.status_code == (304 if known else 200)


def test_entity_tags_may_stand_in_several_lines(client: httpx.Client) -> None:
    tag = client.get("/locales/en.ftl").headers["etag"]
    lines = [("If-None-Match", '"other"'), ("If-None-Match", tag)]
    assert client.get("/locales/en.ftl", headers=lines).status_code == 304


@pytest.mark.parametrize(
    ("given", "packed"),
    [
        ("gzip", True),
        ("br, GZip ;q=0.5", True),
        ("identity", False),
        ("", False),
        ("gzip;q=0", False),
        ("br, gzip; q=0.000, identity", False),
        ("not-gzip", False),
    ],
)
def test_an_answer_is_packed_for_those_who_take_it(client: httpx.Client, given: str, packed: bool) -> None:
    answer = client.get("/locales/en.ftl", headers={"Accept-Encoding": given})
    assert ("content-encoding" in answer.headers) == packed
    assert answer.text.startswith("#")


def test_the_whole_codex_has_modules_that_do_not_go_together(client: httpx.Client) -> None:
    whole = client.get("/api/codex", params={"whole": True}).json()
    assert {"doomsday", "fractures", "variable_anomalies"} <= set(whole["modules"])
    assert len(whole["modules"]) == len(set(whole["modules"]))
    assert {"experiments", "technologies", "anomalies"} <= set(whole)
    names = [tile["id"] for tile in whole["tiles"]]
    assert len(names) == len(set(names))
    for path in ("harmony", "unity"):
        assert path in [row["id"] for row in whole["paths"]]


def test_the_codex_is_worded_throughout(client: httpx.Client) -> None:
    answer = client.get("/api/codex", params={"variants": ["asset_draft", "alternate_timeline"]})
    assert answer.status_code == 200
    data = answer.json()
    assert set(SECTIONS) < set(data)
    assert all(data[name] for name in SECTIONS)
    said = messages_in(data)
    assert len(said) > 500
    for one in said:
        WORDS.say(one)
    assert client.get("/api/codex", headers={"If-None-Match": "x"}).status_code == 200
    tag = {"If-None-Match": client.get("/api/codex").headers["etag"]}
    assert client.get("/api/codex", headers=tag).status_code == 304


def test_the_codex_has_the_components_of_the_modules_in_play(client: httpx.Client) -> None:
    data = client.get("/api/codex", params={"modules": ["pioneers"]}).json()
    assert [len(data[name]) for name in MODULE_WORDS["pioneers"].sections] == [36, 2, 5, 1, 4]
    for one in messages_in(data):
        WORDS.say(one)
    assert "adventures" not in client.get("/api/codex").json()


def test_the_codex_follows_the_ruleset(client: httpx.Client) -> None:
    def spaces(players: int) -> list[str]:
        data = client.get("/api/codex", params={"players": players}).json()
        return [space["id"] for space in data["spaces"]]

    assert "main/construct/3" in spaces(4)
    assert "main/construct/3" not in spaces(2)
    for wrong in ({"edition": "none"}, {"variants": ["none"]}, {"players": 9}, {"modules": ["none"]}):
        assert client.get("/api/codex", params=wrong).status_code == 422


def test_a_codex_entry_names_what_views_name() -> None:
    data: Any = codex(compose("essential", (), (), 2))
    tile = next(one for one in data["tiles"] if one["id"] == "107")
    assert WORDS.say(as_message(tile["name"])) == "Power Plant 107"
    assert tile["face"] == [
        {"socket": ["any"]},
        {"pay": {"uranium": 1}},
        {"arrow": True},
        {"travel": 3, "longer": True},
        {"gain": {"vp": 1}},
    ]
    project = next(one for one in data["tiles"] if one["id"] == "grand reservoir")
    assert project["cost"]["assets"] == {"titanium": 2, "uranium": 2, "water": 2}
    assert project["cost"]["worker"] == "engineer"
    assert project["cost"]["breakthrough"] == {"shape": "square", "icon": "society"}
    progress = next(one for one in data["paths"] if one["id"] == "progress")
    assert [spot["type"] for spot in progress["boards"]["A"]["spots"][::3]] == [
        "power_plant",
        "factory",
        "life_support",
        "lab",
    ]


# --- the page -------------------------------------------------------------------------------------------


@pytest.fixture
def page(tmp_path: Path) -> Path:
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Anachrony</title>")
    (folder / "assets" / "main-1a2b.js").write_text("document.title += '';" * 40)
    (folder / "assets" / "letters-3c4d.woff2").write_bytes(b"wOF2")
    (folder / "icon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (folder / "manifest.webmanifest").write_text("{}")
    (tmp_path / "secret.txt").write_text("not part of the page")
    return folder


def test_the_page_opens_at_every_address_of_its_own(page: Path, tmp_path: Path) -> None:
    settings = settings_for(sqlite_url(tmp_path), page=str(page))
    with running(settings) as server, httpx.Client(base_url=server.url, timeout=120) as client:
        for address in ("/", "/table/abc", "/replay/abc/12", "/codex", "/index.html"):
            answer = client.get(address)
            assert answer.status_code == 200
            assert answer.headers["content-type"] == "text/html; charset=utf-8"
            assert answer.headers["cache-control"] == "no-cache"
            policy = answer.headers["content-security-policy"]
            assert "script-src 'self';" in policy
        script = client.get("/assets/main-1a2b.js")
        assert script.headers["content-type"] == "text/javascript; charset=utf-8"
        assert "immutable" in script.headers["cache-control"]
        assert client.get("/assets/letters-3c4d.woff2").headers["content-type"] == "font/woff2"
        assert "font-src 'self'" in script.headers["content-security-policy"]
        assert client.get("/icon.svg").headers["content-type"] == "image/svg+xml; charset=utf-8"
        assert client.get("/manifest.webmanifest").headers["content-type"] == "application/manifest+json"
        for address in ("/assets/gone.js", "/..%2Fsecret.txt", "/api/none", "/api"):
            answer = client.get(address)
            assert answer.status_code == 404
            assert answer.headers["content-type"] == "application/problem+json"


@pytest.mark.skipif(not BUILT.is_dir(), reason="the page is not built; `make web` builds it")
def test_no_kind_of_file_in_the_page_is_left_to_the_system() -> None:
    """Each system knows other kinds, and a browser takes a script or a style only by its own."""
    assert {path.suffix for path in BUILT.rglob("*") if path.is_file()} <= set(KINDS)


def test_without_a_page_the_server_says_so(tmp_path: Path) -> None:
    page = Page(tmp_path / "none")
    request = Request({"type": "http", "method": "GET", "headers": []})
    assert not page.built
    assert b"has not been built" in page.answer("", request).body
    assert page.answer("codex", request).status_code == 404
