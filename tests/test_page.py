"""The page: words for all that it offers, how much a browser has to fetch, and nothing from elsewhere."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

from anachrony.automata.opponents import OPPONENTS
from anachrony.game import Game
from anachrony.modules.compatibility import MODULES
from anachrony.modules.variants import ALL_VARIANTS
from anachrony.players.levels import LEVELS
from anachrony.terms import EDITIONS
from anachrony.wording import LOCALES, Words

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "src/anachrony/page"
MOST = 160_000  # bytes of script and style, packed
FIRST = ("index-", "Room-", "Table-")  # the board is a part of its own, which puzzles share
MOST_OF_PART = (
    6_000  # that is fetched when it is opened: a page, a module's drawings, the rules in one language
)
MOST_OF_FONT = 60_000  # bytes; `make bench-web` counts them into the first load


@pytest.fixture(scope="module")
def assets() -> dict[str, bytes]:
    found = {path.name: path.read_bytes() for path in (PAGE / "assets").glob("*")}
    assert found, "the page has not been built: run `make web`"
    return found


def _packed(content: bytes) -> int:
    return len(gzip.compress(content, 9))


def test_the_first_load_of_a_table_is_light(assets: dict[str, bytes]) -> None:
    """What the table and the page round it cannot do without; all else is fetched when it is opened."""
    sizes = {name: _packed(content) for name, content in assets.items() if name.endswith((".js", ".css"))}
    first = _needed({name for name in sizes if name.startswith(FIRST)}, assets)
    assert sum(sizes[name] for name in first) < MOST, {name: sizes[name] for name in first}
    later = {name: size for name, size in sizes.items() if name not in first}
    assert max(later.values()) < MOST_OF_PART, later


def _needed(names: set[str], assets: dict[str, bytes]) -> set[str]:
    """These files and all that they import at once."""
    found = {
        imported.decode()
        for name in names
        for imported in re.findall(rb'(?:from|import) ?"\./([\w.-]+)"', assets[name])
    }
    return names if found <= names else _needed(names | found, assets)


def test_the_font_is_light_and_comes_with_the_page(assets: dict[str, bytes]) -> None:
    fonts = {name: len(content) for name, content in assets.items() if name.endswith(".woff2")}
    assert len(fonts) == 2  # regular and bold
    assert sum(fonts.values()) < MOST_OF_FONT
    html = (PAGE / "index.html").read_text("utf-8")
    for name in fonts:
        assert re.search(
            rf'<link rel="preload" href="/assets/{re.escape(name)}" as="font"[^>]* crossorigin', html
        )


@pytest.mark.parametrize("weight", [400, 700])
def test_the_font_has_every_letter_that_the_page_writes(weight: int) -> None:
    letters = TTFont(ROOT / f"web/fonts/roboto-{weight}.woff2").getBestCmap()
    texts = [
        *(ROOT / "src/anachrony/locales").rglob("*.ftl"),
        *(path for path in (ROOT / "web/src").rglob("*.svelte")),
        *(path for path in (ROOT / "web/src").rglob("*.ts") if not path.name.endswith(".test.ts")),
    ]
    lacks = {
        f"U+{ord(letter):04X} {letter} in {path.name}"
        for path in texts
        for letter in set(path.read_text("utf-8")) - {"\n"}
        if ord(letter) not in letters
    }
    assert lacks == set()


def test_the_page_is_one_document_without_inline_code() -> None:
    """The server's content policy runs files only."""
    html = (PAGE / "index.html").read_text("utf-8")
    assert not re.search(r"<style|<script(?![^>]*\bsrc=)|\son\w+=|style=", html)


def test_nothing_is_fetched_from_elsewhere(assets: dict[str, bytes]) -> None:
    """No address of another host is in the page, but the names of XML and of the compiler's own messages."""
    addresses = {
        address
        for name, content in assets.items()
        if name.endswith((".js", ".css"))
        for address in re.findall(r"https?://[^\s\"'`<>)\\]+", content.decode())
    }
    strangers = {one for one in addresses if not re.match(r"https?://(www\.w3\.org|svelte\.dev)/", one)}
    assert strangers == set()


@pytest.mark.parametrize("locale", LOCALES)
def test_every_choice_of_a_table_has_words(locale: str) -> None:
    """What the server offers for a new table, the page can name and explain."""
    words = Words(locale)
    keys = [
        *(f"page-{kind}-{name}" for name in EDITIONS for kind in ("edition", "edition-note")),
        *(key for name in MODULES for key in (f"module-{name}", f"page-module-note-{name}")),
        *(
            f"page-{kind}-{name.replace('_', '-')}"
            for name in ALL_VARIANTS
            for kind in ("variant", "variant-note")
        ),
        *(f"opponent-{name}" for name in OPPONENTS),
        *(f"difficulty-{option}" for opponent in OPPONENTS.values() for option in opponent.options),
        *(f"page-{kind}-{name}" for name in LEVELS for kind in ("level", "level-note")),
    ]
    assert [key for key in keys if not words.knows(key)] == []


# Pixels between the edges of a tile at 1440 by 900; the keyword stands in letters of 12, a little closer.
KEYWORD = {"room": 96, "size": 12, "closer": 0.02}


@pytest.mark.parametrize("locale", LOCALES)
def test_a_tile_has_room_for_its_keyword(locale: str) -> None:
    font = TTFont(ROOT / "web/fonts/roboto-400.woff2")
    letters, widths, em = font.getBestCmap(), font["hmtx"], font["head"].unitsPerEm
    words = Words(locale, strict=True)
    workers = ("scientist", "engineer", "administrator", "genius", "any")
    said = [
        words.say("ui-tile-worker", who=who, fate=fate)
        for who in workers
        for fate in ("motivated", "dies", "tired")
    ]
    said += [words.say(f"ui-tile-{when}") for when in ("free", "always", "built", "placed", "trigger")]
    for text in said:
        drawn = sum(widths[letters[ord(letter)]][0] for letter in text) / em
        wide = KEYWORD["size"] * (drawn - KEYWORD["closer"] * len(text))
        assert wide <= KEYWORD["room"], f"{locale}: {text!r} takes {wide:.0f} pixels"


def test_every_leader_has_a_portrait() -> None:
    drawn = (ROOT / "web/src/table/seat/Portrait.svelte").read_text("utf-8")
    books = [Game.new(players=2, edition=edition) for edition in EDITIONS]
    books.append(Game.new(players=2, modules=["fractures"]))
    leaders = {leader.name for game in books for leader in game.state.rules.leaders}
    assert {name for name in leaders if f"    {name}: {{" not in drawn} == set()
