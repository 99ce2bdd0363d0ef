"""Moments at which a leader, tile or card may act, and what they happened with."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from anachrony.editions.edition import Edition
from anachrony.editions.essential import ESSENTIAL, essential
from anachrony.rules.book import Book
from anachrony.rules.effect import triggered
from anachrony.rules.effects.assets import Gain, X
from anachrony.rules.kinds import (
    BUILT,
    ERA_BEGINS,
    FORCED,
    GOLD,
    POWERED_UP,
    PURIFIED,
    RECRUITED,
    RESEARCHED,
    RETRIEVED,
    SUPPLIED,
    VP,
    WARP_RETURNED,
)
from anachrony.rules.rows import Passives, Triggers
from anachrony.rules.ruleset import Ruleset
from anachrony.terms import EDITIONS, compose
from story import ADMINISTRATOR, ENGINEER, SCIENTIST, Table, story


@pytest.fixture(autouse=True)
def no_watchful_edition_is_left() -> Iterator[None]:
    yield
    compose.cache_clear()


def led(
    monkeypatch: pytest.MonkeyPatch, triggers: Triggers, passives: Passives = (), words: tuple[str, ...] = ()
) -> None:
    """An edition whose leader Zaida has these triggers and passives."""

    def watchful(players: int) -> Book:
        book = essential(players)
        book.edition = "watchful"
        for word in words:
            book.new_moment(word)
            book.new_trait(word)
        path = book.paths[0]
        book.put(
            replace(
                path,
                leaders=tuple(
                    replace(leader, triggers=triggers, passives=passives)
                    if leader.name == "zaida"
                    else leader
                    for leader in path.leaders
                ),
            )
        )
        return book

    monkeypatch.setitem(EDITIONS, "watchful", Edition("watchful", watchful, variants=ESSENTIAL.variants))
    compose.cache_clear()


def watched(moment: int, monkeypatch: pytest.MonkeyPatch, *variants: str) -> Table:
    """VP as many as the number of what it happened with, and one Gold."""
    led(monkeypatch, ((moment, Gain(VP, X)), (moment, Gain(GOLD, 1))))
    return story(edition="watchful", variants=variants)


def test_after_a_building(monkeypatch: pytest.MonkeyPatch) -> None:
    table = watched(BUILT, monkeypatch).offer(207).seat(titanium=5, uranium=5, gold=5, water=5)
    table.use("construct 1", SCIENTIST).expect(vp=207, built=["207"])


def test_after_research(monkeypatch: pytest.MonkeyPatch) -> None:
    table = watched(RESEARCHED, monkeypatch).seat(water=5)
    table.use("research 1", SCIENTIST).pick("triangle", "society")
    table.expect(gold=1, vp=7, breakthroughs_count=1)  # the second shape, the third icon: 1 * 5 + 2


def test_after_recruiting(monkeypatch: pytest.MonkeyPatch) -> None:
    table = watched(RECRUITED, monkeypatch).pools(recruit={ADMINISTRATOR: 1})
    table.use("recruit 1", ENGINEER)
    assert table.own().amount(GOLD) == 1
    assert table.own().amount(VP) >= 2  # the third type


def test_after_supply_and_force(monkeypatch: pytest.MonkeyPatch) -> None:
    watched(SUPPLIED, monkeypatch).seat(water=9).use("supply", ADMINISTRATOR).expect(gold=1)
    watched(FORCED, monkeypatch).use("force workers").expect(gold=1, asks="take-turn")


def test_after_purifying(monkeypatch: pytest.MonkeyPatch) -> None:
    watched(PURIFIED, monkeypatch).use("purify", SCIENTIST).expect(gold=1, water=4)


def test_after_power_up_once_the_water_of_empty_hexes_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    table = watched(POWERED_UP, monkeypatch).phase("power up").expect(gold=0, water=0)
    table.pick("suit").expect(gold=0, water=0)
    table.pick("done").expect(gold=1, water=5)
    assert table.decider == 1
    table.pick("done").expect(gold=1, water=5)
    table.expect(seat=1, gold=0)


def test_after_a_power_up_of_all_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    table = watched(POWERED_UP, monkeypatch, "simultaneous_power_up").phase("power up")
    table.pick("done", seat=0).expect(gold=0)
    table.pick("done", seat=1).expect(gold=1)


def test_after_each_warp_tile_returned_by_time_travel(monkeypatch: pytest.MonkeyPatch) -> None:
    table = watched(WARP_RETURNED, monkeypatch).built(102).seat(titanium=1, warp={"titanium": 1, "water": 1})
    table.use(102, ENGINEER).pick("return titanium").expect(gold=1, vp=1, travel=1)  # the second tile
    table = watched(WARP_RETURNED, monkeypatch).built(102).seat(titanium=1, warp={"titanium": 1})
    table.use(102, ENGINEER).pick("stop").expect(gold=0)


def test_once_everyone_is_home(monkeypatch: pytest.MonkeyPatch) -> None:
    table = watched(RETRIEVED, monkeypatch).use("purify", SCIENTIST)
    table.everyone_passes().expect(gold=1, tired={SCIENTIST: 1})


def test_as_an_era_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    table = watched(ERA_BEGINS, monkeypatch)
    table.everyone_passes()
    assert table.game.state.era == 3
    table.quiet().expect(vp=3, gold=1)
    table.expect(seat=1, vp=0, gold=0)


def test_a_moment_and_a_trait_of_a_module_are_named_by_their_words(monkeypatch: pytest.MonkeyPatch) -> None:
    led(monkeypatch, (("blinked", Gain(VP, 1)),), (("blinked", 3),), ("blinked",))
    table = story(edition="watchful")
    rules, seat = table.game.state.rules, table.own()
    assert triggered(rules, seat, rules.moment_numbers["blinked"]) == (Gain(VP, 1),)
    assert seat.traits[rules.trait_numbers["blinked"]] == 3
    assert triggered(rules, seat, BUILT) == ()


@pytest.mark.parametrize(
    ("triggers", "passives", "says"),
    [
        ((("blinked", Gain(VP, 1)),), (), r"there is no moment blinked; new_moment\(\) makes one"),
        ((), (("speed", 1),), r"there is no trait speed; new_trait\(\) makes one"),
    ],
)
def test_a_name_that_nobody_claimed_is_told(
    monkeypatch: pytest.MonkeyPatch, triggers: Triggers, passives: Passives, says: str
) -> None:
    led(monkeypatch, triggers, passives)
    with pytest.raises(ValueError, match=says):
        Ruleset(EDITIONS["watchful"].write(2))
