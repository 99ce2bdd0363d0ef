"""An edition is a manifest: what it has can be played, what it lacks is refused with what it has."""

from __future__ import annotations

from dataclasses import replace

import pytest

from anachrony import Game, SetupError
from anachrony.automata.opponents import OPPONENTS
from anachrony.cli import main
from anachrony.editions.edition import Edition
from anachrony.editions.essential import essential
from anachrony.modules.compatibility import MODULES
from anachrony.modules.guardians.rows import Guardians
from anachrony.modules.variants import VARIANTS
from anachrony.rules.book import Book
from anachrony.rules.kinds import GENIUS
from anachrony.terms import EDITIONS, compose
from playing import case
from properties.checks import failure
from story import ENGINEER, story

PATHS = ["harmony", "progress"]


def small(players: int) -> Book:
    """The Essential Edition with another building 207 and another Path."""
    book = essential(players)
    book.edition = "small"
    tile = next(tile for tile in book.tiles if tile.code == 207)
    book.put(replace(tile, vp=6))
    book.put(replace(book.paths[0], breakthroughs=1))
    return book


def dearer(book: Book) -> None:
    table = book.table(Guardians)
    table.rows[0] = replace(table.rows[0], worker=GENIUS)


@pytest.fixture(autouse=True)
def a_small_edition(monkeypatch: pytest.MonkeyPatch) -> None:
    edition = Edition(
        "small",
        small,
        modules=("guardians",),
        variants=("fixed_paradox",),
        solo=("chronossus",),
        amend={"guardians": dearer},
    )
    monkeypatch.setitem(EDITIONS, edition.name, edition)


@pytest.mark.parametrize("name", EDITIONS)
def test_what_an_edition_says_it_has_is_there(name: str) -> None:
    edition = EDITIONS[name]
    assert edition.name == name
    assert set(edition.modules) <= set(MODULES)
    assert set(edition.variants) <= set(VARIANTS)
    assert set(edition.solo) <= set(OPPONENTS)
    assert set(edition.amend) <= {*edition.modules, *edition.variants, *edition.solo}
    assert set(edition.amend_rules) <= set(edition.modules)
    for players in (2, 3, 4):
        assert compose(name, (), (), players).edition == name


def test_the_essential_edition_has_everything() -> None:
    edition = EDITIONS["essential"]
    assert (set(edition.modules), set(edition.variants)) == (set(MODULES), set(VARIANTS))
    assert set(edition.solo) == set(OPPONENTS)


@pytest.mark.parametrize(
    ("terms", "says"),
    [
        ({"modules": ["doomsday"]}, "the small edition has no module doomsday; it has guardians"),
        ({"variants": ["asset_draft"]}, "the small edition has no variant asset_draft; it has fixed_paradox"),
        (
            {"paths": PATHS[:1], "solo": "chronobot"},
            "the small edition has no solo opponent chronobot; it has chronossus",
        ),
        ({"edition": "smaller"}, "unknown edition 'smaller'; there is essential, first, preview, small"),
    ],
)
def test_what_it_lacks_is_refused_with_what_it_has(terms: dict[str, object], says: str) -> None:
    with pytest.raises(SetupError) as refused:
        Game.new(**{"paths": PATHS, "edition": "small", **terms})  # type: ignore[arg-type] # terms of any kind
    assert str(refused.value) == says


def test_its_rows_are_played_saved_and_recorded() -> None:
    table = story(edition="small").seat(water=1).built(207)
    table.use(207, ENGINEER).expect(uranium=2, buildings=6)
    game = Game.new(PATHS, edition="small", leaders="random")
    assert sum(game.state.seats[0].breakthroughs) == 1
    assert Game.load(game.save()) == game
    assert Game.replay(game.record()) == game
    assert compose("essential", (), (), 2).tile(207).vp == 2


def test_it_amends_a_module_before_an_owner_does() -> None:
    assert compose("small", ("guardians",), (), 3).table(Guardians).rows[0].worker == GENIUS
    text = '[guardians.1]\nworker = "any"\n[guardians.2]\ncost = "1W"\n'
    rules = Game.new(PATHS, edition="small", modules=["guardians"], components=text).state.rules
    assert rules.table(Guardians).rows[0].worker != GENIUS
    assert rules.table(Guardians).rows[1].cost.cost.words() == "1W"


@pytest.mark.parametrize("number", range(3))
def test_random_games_of_it_hold(number: int) -> None:
    wrong = failure(case(number, "small"), thorough=20)
    assert not wrong, wrong


def test_the_components_of_an_edition_are_its_own(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["components", "--edition", "small"]) == 0
    page = capsys.readouterr().out
    assert "| 207 | Factory | 6 |" in page
    assert "## Guardians of the Council" in page
    assert "## Adventure cards" not in page
    assert "## Starting Asset cards" not in page
    assert main(["components", "--edition", "small", "--kind", "adventures"]) == 2
    assert "the small edition has no adventures; it has buildings," in capsys.readouterr().err


def test_a_game_of_an_edition_is_played_from_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--edition", "small", "--humans", "none", "--level", "random", "--seed", "1"]) == 0
    assert main(["simulate", "2", "--edition", "small"]) == 0
    capsys.readouterr()
    assert main(["play", "--edition", "small", "--modules", "doomsday"]) == 2
    assert "the small edition has no module doomsday; it has guardians" in capsys.readouterr().err
    assert main(["play", "--edition", "smaller"]) == 2
    assert "unknown edition 'smaller'; there is essential, first, preview, small" in capsys.readouterr().err
