"""A book with a seventh asset and a tenth Warp tile, and nothing changed in the rules."""

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
from anachrony.rules.kinds import BUILT, ERA_BEGINS, STOCKS, VP
from anachrony.rules.rows import HOUSE, WarpTile
from anachrony.terms import EDITIONS, compose
from anachrony.wording.effects import describe
from anachrony.wording.message import message
from anachrony.wording.pictograms import drawn
from playing import Case
from properties.checks import failure
from story import ENGINEER, story


def ample(players: int) -> Book:
    """Players gain a Flux Core as an Era begins, may pay one for VP on building, and can warp two in."""
    book = essential(players)
    book.edition = "ample"
    flux = book.new_asset("flux")
    book.add(WarpTile("flux", HOUSE, asset=flux, count=2))
    book.triggers.append((ERA_BEGINS, GainAsset("flux", 1)))
    book.triggers.append((BUILT, May(Do("flux-for-vp", pay(W=1, flux=1), (Gain(VP, 2),)))))
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
    assert told.params["fixed"] == (message("amount", what="water", n=1), message("amount", what="flux", n=2))
    assert drawn((pay(W=1, flux=2),)) == [{"pay": {"water": 1, "flux": 2}}]
    table = story(edition="ample").seat(flux=0).everyone_passes().quiet()
    view: Any = table.game.view(0)
    assert view["seats"][0]["stock"]["flux"] == table.own().stock[STOCKS] == 1


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
    assert len(ten.warps) == len(nine.warps) + 1
    table = story(edition="ample").phase("warp")
    numbers = actions.legal(table.game.state, 0)
    assert len(numbers) == len(table.game.decisions[0].options)


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
