"""Collapsing Capital tiles: limits, choices and what they do together. What each says is told by its row."""

import pytest

from anachrony import Game
from anachrony.rules import kinds
from anachrony.rules.effects.capital import FACE_DOWN
from anachrony.rules.kinds import CAPITAL_BAG
from story import Table, story

RESEARCH, CONSTRUCT, RECRUIT = "research/1", "construct/1", "recruit/1"
RICH = {"titanium": 9, "uranium": 9, "gold": 9, "neutronium": 9, "water": 9}


def after_impact(space: str, tile: int, leader: str = "") -> Table:
    """A table after the Impact with this tile on that space."""
    paths = ["progress", "dominance"] if leader else ["harmony", "dominance"]
    leaders = [leader, "wolfe"] if leader else ["haulani", "wolfe"]
    return story(5, paths=paths, leaders=leaders).capital(space, tile)


# --- Research ------------------------------------------------------------------------------------------


@pytest.mark.tells("research: set both dice", "conflict 19")
def test_research_with_both_dice_set() -> None:
    table = after_impact(RESEARCH, 13).use("research 1", "scientist").pick("circle", "society")
    assert table.own().breakthroughs[2] == 1
    assert table.decider == 1
    table = after_impact(RESEARCH, 13).use("research 1", "scientist").pick("circle").refuses("?")
    table.pick("roll").offers("?").pick("?", "warfare").expect(breakthroughs=1)


@pytest.mark.tells("research: set both dice", "ruling 57")
def test_two_set_dice_that_show_a_missing_tile_are_rolled_again() -> None:
    table = after_impact(RESEARCH, 13).seat(1, breakthroughs={"circle society": 3})
    table.use("research 1", "scientist").pick("circle", "society", "reroll shape", "square").expect(
        breakthroughs=1
    )
    assert table.own().breakthroughs[12] == 1


@pytest.mark.tells("research: return 2 paradoxes", "conflict 19")
@pytest.mark.parametrize(("paradoxes", "returned"), [(2, 2), (2, 1), (2, 0), (1, 1)])
def test_research_and_up_to_two_paradoxes_leave(paradoxes: int, returned: int) -> None:
    table = after_impact(RESEARCH, 14).seat(paradox=paradoxes).use("research 1", "scientist")
    table.pick("circle", "society", f"return {returned}").expect(
        paradox=paradoxes - returned, breakthroughs=1
    )


@pytest.mark.tells("research: return 2 paradoxes")
def test_without_paradoxes_nothing_is_asked() -> None:
    after_impact(RESEARCH, 14).use("research 1", "scientist").pick("circle", "society").expect(paradox=0)


@pytest.mark.tells("research: superproject too", "ruling 89", "ruling 88")
@pytest.mark.parametrize(("worker", "titanium"), [("scientist", 3), ("genius", 2)])
def test_research_and_then_a_superproject(worker: str, titanium: int) -> None:
    table = after_impact(RESEARCH, 15).project(5, "exocrawler").offer(305).seat(uranium=2, titanium=titanium)
    table.use("research 1", worker).pick("circle", "warfare").refuses("305")
    table.pick("exocrawler", "lab 1")
    table.expect(built=["exocrawler"], titanium=0, uranium=0, breakthroughs=0, vp=0)


@pytest.mark.tells("research: superproject too", "ruling 89")
def test_a_scientist_has_no_discount_on_the_superproject_but_valerians_has() -> None:
    table = after_impact(RESEARCH, 15).project(5, "exocrawler").offer().seat(uranium=2, titanium=2)
    table.use("research 1", "scientist").pick("circle", "warfare").expect(built=[])
    assert table.decider == 1
    table = (
        after_impact(RESEARCH, 15, "valerian").project(5, "exocrawler").offer().seat(uranium=2, titanium=2)
    )
    table.use("research 1", "scientist").pick("circle", "warfare", "exocrawler", "lab 1")
    table.expect(built=["exocrawler"])


@pytest.mark.tells("research: superproject too", "ruling 88")
def test_the_superproject_after_research_may_be_left() -> None:
    table = after_impact(RESEARCH, 15).project(5, "exocrawler").offer().seat(uranium=2, titanium=3)
    table.use("research 1", "scientist").pick("circle", "warfare", "stop").expect(built=[], titanium=3)


@pytest.mark.tells("research: superproject too")
@pytest.mark.parametrize("neutronium", [0, 1])
def test_the_superproject_after_research_has_its_full_price(neutronium: int) -> None:
    table = after_impact(RESEARCH, 15).project(5, "quantum chameleon").offer()
    table.seat(titanium=1, uranium=1, gold=1, neutronium=neutronium, breakthroughs={"square society": 2})
    table.use("research 1", "scientist").pick("circle", "society")
    assert ("quantum chameleon" in table.options) == bool(neutronium)


# --- Construct -----------------------------------------------------------------------------------------


@pytest.mark.tells("construct: construct again", "ruling 88")
def test_construct_again_with_the_same_worker() -> None:
    table = after_impact(CONSTRUCT, 21).offer(305, 201).seat(titanium=2, gold=1)
    table.use("construct 1", "engineer").pick("305", "201").expect(built=["201", "305"], titanium=0, gold=0)
    assert table.decider == 1


@pytest.mark.tells("construct: 1N less", "ruling 46")
def test_construct_for_one_neutronium_less() -> None:
    table = after_impact(CONSTRUCT, 22).built(101, 102).offer(103).seat(titanium=2, water=2, neutronium=1)
    table.use("construct 1", "scientist").expect(titanium=0, water=0, neutronium=0)
    table = (
        after_impact(CONSTRUCT, 22).offer(305).seat(titanium=1, neutronium=1).refuses("construct 1 scientist")
    )
    table.use("construct 1", "genius").expect(built=["305"], neutronium=1)


@pytest.mark.tells("construct: 1TUG less", "ruling 46")
@pytest.mark.parametrize(("less", "held"), [("T", {"titanium": 1, "gold": 1}), ("G", {"titanium": 2})])
def test_construct_for_one_resource_of_choice_less(less: str, held: dict[str, int]) -> None:
    table = after_impact(CONSTRUCT, 23).offer(201).has(held).use("construct 1", "scientist")
    table.expect(built=["201"], titanium=0, gold=0)
    table = after_impact(CONSTRUCT, 23).offer(201).seat(titanium=2, gold=1).use("construct 1", "scientist")
    table.offers("less T", "less G").refuses("less U").pick(f"less {less}")
    table.expect(titanium=1 if less == "T" else 0, gold=1 if less == "G" else 0)


@pytest.mark.tells("construct: 1TUG less", "ruling 46", "anti-gravity field")
def test_discounts_add_up_and_may_hit_the_same_resource() -> None:
    table = after_impact(CONSTRUCT, 23).built("anti-gravity field").offer(305)
    table.use("construct 1", "scientist").expect(built=["305", "anti-gravity field"], titanium=0)
    table = after_impact(CONSTRUCT, 23).built("anti-gravity field").offer(305).seat(gold=1, water=3)
    table.use("construct 1", "engineer").expect(gold=1, water=3)


@pytest.mark.tells("construct: vp by spot", "conflict 18")
@pytest.mark.parametrize("spot", [1, 2, 3])
def test_vp_by_the_number_of_the_spot(spot: int) -> None:
    table = after_impact(CONSTRUCT, 25).built(*(305, 306)[: spot - 1]).offer(307).has(RICH)
    table.use("construct 1", "engineer").expect(vp=spot)


@pytest.mark.tells("construct: vp by spot", "conflict 18")
def test_the_spot_counts_and_not_the_number_of_tiles() -> None:
    table = after_impact(CONSTRUCT, 25).anomaly("life_support 1").built(305, 306).offer(307).has(RICH)
    table.use("anomaly life_support 1", "scientist").pick("1N", "pass").use("construct 1", "engineer").expect(
        vp=1
    )


# --- Recruit -------------------------------------------------------------------------------------------


@pytest.mark.tells("recruit: exosuit")
def test_the_exosuit_of_a_recruit_tile_stands_on_no_covered_hex() -> None:
    table = after_impact(RECRUIT, 32).pools(recruit={"administrator": 1})
    table.own().covered_hexes = 1
    table.seat(suits=3).use("recruit 1", "engineer").expect(suits=3)
    assert table.own().hexes & 1 == 0  # only a warped one may stand there


@pytest.mark.tells("recruit: exosuit", "ruling 31", "ruling 32")
def test_the_exosuit_is_lost_without_an_open_hex_or_a_suit() -> None:
    table = after_impact(RECRUIT, 32).pools(recruit={"administrator": 1}).seat(suits=6)
    table.use("recruit 1", "engineer").expect(suits=5)


@pytest.mark.tells("recruit: morale", "ruling 68")
def test_recruit_and_a_step_of_morale_at_the_top() -> None:
    table = after_impact(RECRUIT, 33).pools(recruit={"engineer": 1}).seat(morale=6)
    table.use("recruit 1", "engineer").expect(morale=6, vp=2, core=1)


@pytest.mark.tells("recruit: bonus twice", "ruling 55")
@pytest.mark.parametrize(
    ("picks", "bonus"), [(["water", "vp"], {"water": 2, "vp": 1}), (["core", "core"], {"core": 2})]
)
def test_a_genius_brings_a_bonus_of_choice_twice(picks: list[str], bonus: dict[str, int]) -> None:
    table = after_impact(RECRUIT, 34).pools(recruit={"genius": 1}).use("recruit 1", "administrator")
    table.pick(*picks).expect(**({"water": 0, "core": 0, "vp": 0} | bonus))
    assert table.game.state.recruit == [0, 0, 0, 0]


# --- all of them -----------------------------------------------------------------------------------------


@pytest.mark.tells("ruling 102")
@pytest.mark.parametrize(
    ("action", "worker"), [("construct", "engineer"), ("recruit", "engineer"), ("research", "genius")]
)
def test_capital_spaces_cost_no_water_after_the_impact(action: str, worker: str) -> None:
    table = story(5, players=4).offer(305).pools(recruit={"engineer": 2}).seat(titanium=2)
    table.offers(*(f"{action} {n} {worker}" for n in (1, 2, 3)))


def test_a_face_down_tile_is_turned_up_when_the_one_above_it_is_used_up() -> None:
    table = story(5).capital(RESEARCH, FACE_DOWN, 11)
    state = table.game.state
    state.bags[CAPITAL_BAG + kinds.RESEARCH] = 0b10100  # the third and the fifth tile are left
    table.use("research 1", "scientist").pick("circle", "society").expect(vp=2)
    assert table.game.view(0)["main_board"][state.rules.space_names[RESEARCH]]["capital_tile"] == "2 vp"
    table.pick("pass").pick("pass")
    assert table.options == ["research set both dice", "research superproject too"]
    saved = Game.load(table.game.save())
    table.pick("research superproject too").quiet()
    assert state.capital[state.rules.space_names[RESEARCH]] == (15,)
    assert saved.state.capital[state.rules.space_names[RESEARCH]] == (FACE_DOWN,)
