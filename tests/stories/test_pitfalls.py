"""Ten ways in which an implementation of this game goes wrong."""

from __future__ import annotations

from typing import cast

import pytest

from anachrony import Game
from anachrony.game import IllegalMove
from story import ADMINISTRATOR, ENGINEER, GENIUS, SCIENTIST, Table, story

PROGRESS_FIRST = ("progress", "harmony")
VALERIAN = ("valerian", "zaida")
DOMINANCE_FIRST = ("dominance", "harmony")


# --- 1: tiles under an Anomaly ---------------------------------------------------------------------


@pytest.mark.tells("pitfall 1")
def test_nothing_of_a_covered_tile_can_be_used() -> None:
    table = story(era=3).built(101, 201, 303, 305, 405, 411).seat(water=1, paradox=2)
    table.anomaly("power_plant 1", "factory 1", "life_support 1", "life_support 2", "lab 1", "lab 2")
    table.refuses("101 engineer", "201 engineer", "303", "305 engineer")
    table.use("research 1", SCIENTIST).pick("circle").refuses("roll").pick("society").expect(water=1)


# --- 2: what is optional ------------------------------------------------------------------------------


@pytest.mark.tells("pitfall 2")
def test_whatever_may_be_done_can_be_left() -> None:
    drill = story().built("tectonic drill").pools(mine={"gold": 1}).use("mine gold", ENGINEER)
    drill.pick("stop").expect(gold=2, titanium=0)
    plant = story(era=3).seat(warp={"gold": 3}, titanium=2, neutronium=1, water=1).offer(111)
    plant.use("construct 1", SCIENTIST).pick("stop").expect(warp={"gold": 3}, power_plants=1)
    zaida = story().seat(water=2).phase("clean up").pick("stop").expect(water=2, workers=4)
    assert zaida.prompt != "saving-grace"
    outback = story().built("outback conditioner").seat(water=2).use("outback conditioner", SCIENTIST)
    outback.pick("stop").expect(water=0, breakthroughs_count=0)
    council = story().seat(water=2).occupied("research/1", "research/2").use("council left", GENIUS)
    council.pick("stop").expect(breakthroughs_count=0)
    anomaly = story(era=3).seat(paradox=2, warp={"gold": 1}).built(414).use(414)
    anomaly.pick("stop", "factory 1").expect(warp={"gold": 1})


# --- 3: Labs and the plants that are paid by distance -------------------------------------------------


@pytest.mark.tells("pitfall 3")
def test_labs_never_make_112_or_113_free() -> None:
    story(era=2).built(112, 401, 402).refuses("112 genius")
    story(era=2).built(113, 401, 402).refuses("113 genius")
    story(era=2).built(112, 401, 402).seat(water=1).use(112, GENIUS).expect(water=0, focus=1, vp=1)
    story(era=2).built(113, 401, 402).seat(gold=1).use(113, GENIUS).expect(gold=0, focus=1, vp=1)


# --- 4: whose rule decides what becomes of a Worker -----------------------------------------------------


@pytest.mark.tells("pitfall 4", "progress B")
def test_each_worker_comes_home_by_its_owners_rules() -> None:
    table = story(paths=PROGRESS_FIRST, side="B").built(413).built(412, 310, seat=1)
    table.seat(active={"scientist": 1}, tired={}).seat(1, gold=1, active={"scientist": 2}, tired={})
    table.use(413, SCIENTIST).use(412, SCIENTIST).pick("pass").use(310, SCIENTIST).everyone_passes().pick(
        "stop"
    )
    table.expect(0, active={"scientist": 1}, tired={})
    table.expect(1, active={}, tired={"scientist": 1}, workers=1)


@pytest.mark.tells("pitfall 4")
def test_a_stranger_does_not_profit_from_valerian() -> None:
    table = story(paths=PROGRESS_FIRST, leaders=VALERIAN).seat(water=5, active={"scientist": 1})
    table.seat(1, water=5, active={"scientist": 1}).use("supply", SCIENTIST).use("supply", SCIENTIST)
    table.everyone_passes().expect(0, active={"scientist": 1}, tired={}).expect(1, tired={"scientist": 1})
    table.expect(1, active={})


# --- 5: Valerian in copies -----------------------------------------------------------------------------


@pytest.mark.tells("pitfall 5", "valerian")
def test_valerians_scientist_is_a_genius_in_every_copy() -> None:
    council = story(paths=PROGRESS_FIRST, leaders=VALERIAN).seat(water=1, titanium=1).offer(305)
    council.occupied("construct/1", "construct/2").use("council right", SCIENTIST).pick("construct")
    council.expect(titanium=0, built=["305"])
    chameleon = story(paths=PROGRESS_FIRST, leaders=VALERIAN).built("quantum chameleon").built(307, seat=1)
    chameleon.use("quantum chameleon", SCIENTIST).expect(water=5)
    outback = story(paths=PROGRESS_FIRST, leaders=VALERIAN).built("outback conditioner").seat(water=2)
    outback.use("outback conditioner", SCIENTIST).offers("recruit", "research")
    supply = story(paths=PROGRESS_FIRST, leaders=VALERIAN).seat(water=5, active={"scientist": 1})
    supply.use("supply", SCIENTIST).everyone_passes().expect(active={"scientist": 1}, tired={})


# --- 6: the warped Exosuit after the Impact ---------------------------------------------------------------


@pytest.mark.tells("pitfall 6", "warp exosuit")
def test_a_warped_exosuit_is_not_lost_after_the_impact() -> None:
    table = story(era=6).phase("power up").seat(core=3)
    table.pick("suit", "suit 1E", "suit 1E", "suit 1E", "done", "warp exosuit", "warp nothing")
    table.expect(suits=5)
    for worker in (SCIENTIST, ENGINEER, ADMINISTRATOR, GENIUS):
        table.use("purify", worker).seat(1, suits=3)
        if table.decider == 1:
            table.pick("pass")
    table.expect(suits=1)


# --- 7: the last Evacuation slot -----------------------------------------------------------------------


@pytest.mark.tells("pitfall 7")
def test_the_last_evacuation_slot_stops_at_nothing() -> None:
    table = story(era=5).built("rescue pods").built("rescue pods", seat=1).turn(1)
    table.use("evacuation", ENGINEER).seat(vp=4).use("evacuation", ENGINEER).expect(0, vp=4)


# --- 8: secrets ----------------------------------------------------------------------------------------


def stranger_sees(game: Game) -> list[object]:
    """What the other seat and a spectator see, but for who still has to decide."""
    views = [dict(game.view(1)), dict(game.view(None))]
    for view in views:
        view.pop("deciders")
    return cast("list[object]", views)


@pytest.mark.tells("pitfall 8")
def test_a_warp_choice_is_seen_by_nobody_else_until_all_are_in() -> None:
    table = story(era=3).phase("warp")
    before = stranger_sees(table.game)
    assert table.game.play("warp gold exosuit", 0) == []
    assert stranger_sees(table.game) == before
    assert cast("list[dict[str, object]]", table.game.view(0)["seats"])[0]["secret"] == ["gold", "exosuit"]
    table.pick("warp nothing")
    assert stranger_sees(table.game) != before


@pytest.mark.tells("pitfall 8")
def test_wolfes_exchange_does_not_look_like_a_warp_choice() -> None:
    table = story(paths=DOMINANCE_FIRST).seat(core=1).phase("power up").pick("1E for 2W")
    assert cast("list[dict[str, object]]", table.game.view(0)["seats"])[0]["secret"] == []


@pytest.mark.tells("pitfall 8")
def test_a_hidden_deck_cannot_be_read_from_the_view() -> None:
    one = Game.new(players=2, seed=11, leaders="random")
    other = one.clone()
    other.reseed(12)
    assert one.view(0) == other.view(0)


# --- 9: undo and dice --------------------------------------------------------------------------------


@pytest.mark.tells("pitfall 9")
def test_undo_never_crosses_a_roll_or_a_draw() -> None:
    paradox = story(era=3).seat(warp={"gold": 1}).phase("paradox").from_here().pick("paradox 2")
    assert not paradox.game.can_undo
    research = story(hold_turns=True).built(303).from_here().use(303).use("research 1", GENIUS)
    research.pick("square").quiet()
    assert not research.game.can_undo
    with pytest.raises(IllegalMove):
        research.game.undo()
    research.expect(water=2, breakthroughs_count=1)


@pytest.mark.tells("pitfall 9")
def test_undo_never_crosses_a_sampled_roll() -> None:
    table = Table(Game.new(paths=["progress", "harmony"], leaders="random", seed=3, hold_turns=True))
    while table.prompt != "take-turn":
        table.pick(next(text for text in ("suit", "done", "warp nothing") if text in table.options))
    table.use("research 1", SCIENTIST)
    assert table.game.can_undo
    table.pick("circle")
    assert not table.game.can_undo


# --- 10: paying for nothing ----------------------------------------------------------------------------


@pytest.mark.tells("pitfall 10")
def test_no_choice_leaves_a_player_stuck_after_paying() -> None:
    story().built("outback conditioner").offer(101).seat(water=2, titanium=2, neutronium=1).pools(
        recruit={}
    ).refuses("outback conditioner engineer")
    story().offer(101).seat(water=1, titanium=2, neutronium=1).occupied("construct/1").refuses(
        "construct 2 engineer"
    )
    story().offer(101).seat(water=1, titanium=2, neutronium=1).occupied("construct/1", "construct/2").refuses(
        "council right engineer"
    )
    story().anomaly("lab 1").seat(water=2, gold=1).refuses("anomaly lab 1 engineer")
    story().built("particle collider").seat(gold=1).refuses("particle collider")
    story().built("dark matter converter").seat(active={}).refuses("dark matter converter")
    story().built("exocrawler").seat(suits=0).refuses("exocrawler")
    story(leaders=("haulani", "wolfe")).refuses("leader")
    story().built("quantum chameleon").built(207, seat=1).refuses("quantum chameleon genius")


@pytest.mark.tells("pitfall 10")
def test_nobody_pays_113_for_eras_that_do_not_exist() -> None:
    table = story(era=2).built(113).seat(gold=3).use(113, ENGINEER)
    table.expect(gold=2, focus=1, vp=1)
    assert table.decider == 1
