"""Fractures of Time: Operators, the fifth type of Worker."""

from __future__ import annotations

import pytest

from fractures import OPERATOR, fractured, on_device
from story import ADMINISTRATOR, ENGINEER, GENIUS, SCIENTIST, told

OPERATORS = 4


@pytest.mark.tells("ruling F17")
@pytest.mark.parametrize("tile", [101, 104, 202, 211, 213, 305, 309, 407, 412])
def test_an_operator_stands_on_tiles_that_ask_for_another_type(tile: int) -> None:
    table = (
        fractured(3)
        .built(tile)
        .seat(
            titanium=3, uranium=3, gold=3, neutronium=3, water=9, core=3, breakthroughs={"circle society": 1}
        )
    )
    assert OPERATOR in table.users(tile)


@pytest.mark.tells("ruling F17")
def test_an_operator_does_not_stand_where_a_genius_is_asked() -> None:
    table = fractured().built("quantum chameleon", 305)
    assert table.users("quantum chameleon") == [GENIUS]


@pytest.mark.tells("ruling F17")
def test_an_operator_constructs_at_the_full_price_recruits_no_genius_and_researches() -> None:
    table = fractured().offer(201).seat(titanium=9, uranium=9, gold=9, water=9)
    priced = fractured().offer(201).seat(titanium=9, uranium=9, gold=9, water=9)
    table.use("construct 1", OPERATOR)
    priced.use("construct 1", ENGINEER)
    assert priced.own().amount(0) == table.own().amount(0) + 1
    pool = fractured().pools(recruit={GENIUS: 1, SCIENTIST: 1}).use("recruit 1", OPERATOR)
    pool.expect(active={SCIENTIST: 2, ENGINEER: 1, ADMINISTRATOR: 1, GENIUS: 1})
    fractured().pools(recruit={GENIUS: 1}).refuses("recruit 1 operator").offers("recruit 1 administrator")
    fractured().offers("research 1 operator")


@pytest.mark.tells("ruling F17")
def test_an_operator_has_no_benefits_of_a_type() -> None:
    fractured().use("purify", OPERATOR).expect(water=3)
    table = fractured().seat(water=6).use("trade", OPERATOR).pick("3W for 1E")
    assert table.decider == 1


@pytest.mark.parametrize(
    ("place", "stock", "active"),
    [
        told("211", {"titanium": 1}, 1),
        told("201", {}, 1),
        told("305", {}, 1),
        told("108", {}, 1),
        told("408", {}, 0),
        told("mine gold", {}, 0),
        told("supply", {"water": 9}, 0),
    ],
)
@pytest.mark.tells("ruling F18")
def test_an_operator_is_kept_where_everybody_is(place: str, stock: dict[str, int], active: int) -> None:
    """E3."""
    table = fractured(3)
    if place.isdecimal():
        table.built(int(place))
    table.has(stock).seat(active={OPERATOR: 1}).use(place, OPERATOR)
    while table.prompt not in ("take-turn", "power-up"):
        table.pick(table.options[-1])
    table.workers_come_home()
    assert (table.own().active[OPERATORS], table.own().tired[OPERATORS]) == (active, 1 - active)


@pytest.mark.tells("ruling F18")
def test_the_scientists_rule_of_progress_b_keeps_no_operator() -> None:
    table = fractured(side="B", paths=("progress", "harmony")).built(202).seat(water=1)
    table.use(202, OPERATOR).workers_come_home()
    assert table.own().tired[OPERATORS] == 1


@pytest.mark.tells("ruling F20")
def test_an_operator_is_lost_where_any_worker_is_and_pays_for_no_other_type() -> None:
    table = fractured().seat(active={OPERATOR: 1, ENGINEER: 1}, morale=0).use("force workers")
    table.pick("active operator").expect(active={ENGINEER: 1})


@pytest.mark.tells("ruling F21")
def test_an_operator_counts_as_a_worker_active_tired_or_busy() -> None:
    table = fractured().seat(active={OPERATOR: 2}, tired={OPERATOR: 1}).use("purify", OPERATOR)
    table.expect(workers=3, scientists=0, geniuses=0)


@pytest.mark.tells("ruling F22")
def test_the_cloning_vat_gives_a_tired_operator() -> None:
    table = fractured().built("cloning vat").seat(active={OPERATOR: 1}).use("cloning vat", OPERATOR)
    table.expect(tired={OPERATOR: 1}, busy=[OPERATOR])


@pytest.mark.tells("ruling F23")
def test_the_chameleon_copies_nothing_of_the_device() -> None:
    table = fractured().built("quantum chameleon", 305).seat(water=9)
    on_device(table, cores=[2])
    table.again().use("quantum chameleon", GENIUS).expect(water=12)  # 305 is all there is to copy


@pytest.mark.tells("ruling F24")
def test_neither_zaida_nor_the_recruit_pool_has_an_operator() -> None:
    rules = fractured().game.state.rules
    assert all(len(card.numbers) <= OPERATORS for card in rules.recruit_cards)
    table = fractured().phase("preparation").quiet()
    assert table.game.state.recruit[OPERATORS] == 0


@pytest.mark.tells("ruling F25")
def test_a_warped_worker_is_paid_back_with_its_own_type() -> None:
    table = fractured(2).built(101).seat(active={OPERATOR: 2}, warp={"engineer": 2})
    table.use(101, OPERATOR)
    assert table.prompt == "take-turn"  # there is no Engineer to send back
    assert table.own().warp[table.game.state.rules.warp_names["engineer"]] == 2


@pytest.mark.tells("ruling F26")
def test_haulanis_extra_worker_does_not_go_to_the_device() -> None:
    table = fractured(leaders=("haulani", "wolfe")).seat(water=9).built(305)
    on_device(table, cores=[2])
    table.again().use("leader")
    assert table.prompt == "place-on-own"
    assert not [text for text in table.options if text.startswith("remove")]


@pytest.mark.tells("ruling F17")
def test_an_operator_stands_where_only_an_administrator_is_asked() -> None:
    assert OPERATOR in fractured().built("218").users("218")
