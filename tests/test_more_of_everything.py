"""A book with a fifth type of Worker, a seventh asset and more Warp tiles; nothing changed in the rules."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from anachrony import Game
from anachrony.editions.edition import Edition
from anachrony.editions.essential import essential
from anachrony.lab import actions
from anachrony.lab.observation import observer
from anachrony.rules.book import Book, BookError
from anachrony.rules.effects.assets import Gain, GainAsset, pay
from anachrony.rules.effects.flow import Do, May
from anachrony.rules.effects.workers import GainCrew
from anachrony.rules.kinds import ANYBODY, BUILT, ERA_BEGINS, STOCKS, SUPPLIED, VP
from anachrony.rules.rows import HOUSE, Crew, WarpTile
from anachrony.terms import EDITIONS, compose
from anachrony.wording.effects import describe
from anachrony.wording.message import message
from anachrony.wording.pictograms import drawn
from playing import Case
from properties.checks import failure
from story import ADMINISTRATOR, ENGINEER, GENIUS, SCIENTIST, story


def ample(players: int) -> Book:
    """Players gain a Flux Core as an Era begins, may pay one for VP on building, and can warp two in.

    Operators stand for every printed type but a Genius, and have nobody's bonus.
    """
    book = essential(players)
    book.edition = "ample"
    flux = book.new_asset("flux")
    book.add(WarpTile("flux", HOUSE, asset=flux, count=2))
    book.triggers.append((ERA_BEGINS, GainAsset("flux", 1)))
    book.triggers.append((BUILT, May(Do("flux-for-vp", pay(W=1, flux=1), (Gain(VP, 2),)))))
    operator = book.new_worker(Crew("operator", ANYBODY, 0, HOUSE))
    book.add(WarpTile("operator", HOUSE, worker=operator, water=1))
    book.triggers.append((SUPPLIED, GainCrew("operator", tired=True)))
    tile = next(tile for tile in book.tiles if tile.code == 207)
    assert tile.use is not None
    book.put(replace(tile, use=replace(tile.use, pay=pay(flux=2))))
    return book


@pytest.fixture(autouse=True)
def an_ample_edition(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    essentials = EDITIONS["essential"]
    monkeypatch.setitem(EDITIONS, "ample", Edition("ample", ample, essentials.modules, essentials.variants))
    yield
    compose.cache_clear()


def test_an_asset_of_a_module_is_gained_and_paid() -> None:
    table = story(edition="ample").built(207).seat(flux=1)
    assert table.why_not("seat/1/spot/factory/1") == "flux"
    table.seat(flux=3).use(207, ENGINEER).expect(flux=1, uranium=2)


def test_a_payment_tells_the_asset_by_its_word() -> None:
    (told,) = describe(pay(W=1, flux=2))
    assert told.params["cost"] == (message("amount", what="water", n=1), message("amount", what="flux", n=2))
    assert drawn((pay(W=1, flux=2),)) == [{"pay": {"water": 1, "flux": 2}}]
    table = story(edition="ample").seat(flux=0).everyone_passes().quiet()
    view: Any = table.game.view(0)
    assert view["seats"][0]["stock"]["flux"] == table.own().amount(STOCKS) == 1


def test_a_tenth_warp_tile_is_placed_lies_there_and_is_sent_back() -> None:
    table = (
        story(edition="ample")
        .seat(flux=0)
        .phase("warp")
        .pick("warp flux", seat=0)
        .pick("warp nothing", seat=1)
    )
    table.expect(flux=2, warp={"flux": 2})
    view: Any = table.game.view(0)
    assert {"seat": 0, "tile": "flux", "slot": None} in view["timeline"][1]["warp"]
    assert "flux" in view["seats"][1]["warp_left"]
    again = Game.load(table.game.save())
    assert again == table.game
    table = story(3, edition="ample").built(107).seat(flux=2, uranium=5, water=5, warp={"flux": 2})
    table.use(107, ENGINEER).pick("era 2", "return flux")
    table.expect(flux=0, warp={"flux": 0}, travel=1)


def test_the_lab_sees_the_edition_s_warp_tiles() -> None:
    ten, nine = observer("ample"), observer("essential")
    assert len(ten.warps) == len(nine.warps) + 2
    table = story(edition="ample").phase("warp")
    numbers = actions.legal(table.game.state, 0)
    assert len(numbers) == len(table.game.decisions[0].options)


@pytest.mark.parametrize("space", ["construct 1", "recruit 1", "research 1", "purify", "trade", "mine gold"])
def test_an_operator_stands_for_every_printed_type(space: str) -> None:
    table = story(edition="ample").seat(titanium=9, uranium=9, gold=9, water=9, active={"operator": 1})
    assert table.users(space) == ["operator"]


def test_an_operator_is_no_genius_and_has_no_bonus() -> None:
    table = story(edition="ample").built("quantum chameleon", 207).seat(active={"operator": 1}, flux=9)
    assert table.users("quantum chameleon") == []
    table.use("purify", "operator").expect(water=3, busy=["operator"])  # not the 4 of a Scientist
    table.workers_come_home()
    table.expect(active={"operator": 0}, tired={"operator": 1})


def test_a_fifth_type_joins_is_warped_in_and_lost_as_the_others() -> None:
    table = story(edition="ample").seat(water=9).use("supply", ADMINISTRATOR)
    table.expect(tired={"operator": 1})
    table = story(edition="ample").seat(water=1, active={}).phase("warp")
    table.pick("warp operator", seat=0).pick("warp nothing", seat=1)
    table.expect(active={"operator": 1}, water=0)
    assert Game.load(table.game.save()) == table.game
    assert table.game.view(0)["seats"][0]["active"]["operator"] == 1


def test_valerian_makes_scientists_geniuses_and_operators_stay_what_they_are() -> None:
    table = story(edition="ample", paths=("progress", "harmony"), leaders=("valerian", "zaida"))
    crew = table.own().crew
    assert [row.stands_for for row in crew[:5]] == [15, 2, 4, 15, 0b10111]
    assert [row.name for row in crew[:5]] == [SCIENTIST, ENGINEER, ADMINISTRATOR, GENIUS, "operator"]


def test_two_assets_of_one_name_are_refused() -> None:
    book = ample(2)
    with pytest.raises(BookError, match="already something called 'asset flux'"):
        book.new_asset("flux")


@pytest.mark.parametrize("number", range(8))
def test_random_games_end(number: int) -> None:
    paths = ("harmony", "dominance", "progress", "salvation")[: 2 + number % 3]
    variants = ((), ("alternate_timeline",))[number % 2]
    modules = ((), ("pioneers",), ("guardians", "doomsday"))[number % 3] if not variants else ()
    case = Case(number, paths, "AB"[number % 2], modules, variants, edition="ample", keen=number % 4 == 1)
    assert failure(case, 40) == ""
