"""The 18 Adventure cards of the 5+ deck: what success gives, what failure costs."""

from __future__ import annotations

import pytest

from pioneers import bottom, lose, meet, pioneers, rows, strengthen, successes, win, won
from story import ADMINISTRATOR, ENGINEER, GENIUS, SCIENTIST


@pytest.mark.tells("mystical teachings")
def test_whoever_has_no_worker_to_lose_goes_on() -> None:
    table = lose(pioneers().seat(active={"administrator": 1}), "mystical teachings")
    table.expect(active={"genius": 1})
    assert table.decider == 1


@pytest.mark.tells("data archives")
def test_data_archives_let_both_dice_be_set() -> None:
    table = win(pioneers(), "data archives").pick("circle").refuses("?").pick("society")
    assert table.discoveries() == ["circle society"]
    table.expect(vp=1)
    win(pioneers(), "data archives").pick("stop").expect(vp=1, breakthroughs=0)


@pytest.mark.tells("data archives")
def test_data_archives_failed_cost_titanium_for_a_plain_research() -> None:
    table = lose(pioneers().seat(titanium=2), "data archives").pick("circle").offers("warfare", "?")
    table.pick("warfare").expect(titanium=1, vp=0, breakthroughs=1)
    lose(pioneers(), "data archives").pick("circle", "warfare").expect(breakthroughs=1)


@pytest.mark.tells("journey through the rift")
def test_journey_through_the_rift_makes_room_for_a_paradox() -> None:
    table = win(pioneers().seat(paradox=2).built(414), "journey through the rift").pick("yes").turn(0)
    table.use(414).expect(paradox=3, anomalies_count=0)
    table = won(
        pioneers().seat(paradox=3).built(414), "journey through the rift"
    )  # for one more, not for two
    table.use(414).pick("factory 1").expect(paradox=0, anomalies_count=1)
    table = win(pioneers().seat(paradox=2).built(414), "journey through the rift").pick("stop").turn(0)
    table.use(414).pick("factory 1").expect(anomalies_count=1)
    assert successes(table) == ["journey through the rift"]


@pytest.mark.tells("forgotten time capsule")
def test_forgotten_time_capsule_meets_a_condition_that_is_not_met() -> None:
    table = pioneers().conditions("most water", "most superprojects").seat(1, water=5)
    table.built("archive of the eras", seat=1).expect(endgame_conditions=0)
    win(table, "forgotten time capsule").expect(endgame_conditions=3)


@pytest.mark.tells("forgotten time capsule")
def test_forgotten_time_capsule_counts_no_card_twice() -> None:
    table = won(pioneers().conditions("most water").seat(water=5), "forgotten time capsule")
    table.expect(endgame_conditions=3)


@pytest.mark.tells("passage of the five beasts")
def test_passage_of_the_five_beasts_raises_the_highest_morale() -> None:
    table = pioneers()
    board = table.own().board
    assert board is not None
    top = len(board.morale_vp) - 1
    table = win(table.seat(morale=top), "passage of the five beasts")
    table.expect(morale=top)
    assert table.game.scores[0]["morale"] == board.morale_vp[top] + 4
    table.seat(morale=top - 1)
    assert table.game.scores[0]["morale"] == board.morale_vp[top - 1]


@pytest.mark.tells("secret tunnels")
def test_secret_tunnels_grant_two_actions_to_any_worker() -> None:
    table = pioneers().pools(recruit={"engineer": 1, "genius": 1}).seat(titanium=9, uranium=9, gold=9)
    table = win(table, "secret tunnels").offers("construct", "recruit", "research", "stop")
    table.pick("recruit", "genius", "water", "research", "circle", "society")
    table.expect(active={"scientist": 1, "engineer": 1, "genius": 2}, breakthroughs=1, water=2)
    assert table.decider == 1


@pytest.mark.tells("secret tunnels")
def test_secret_tunnels_may_be_left_after_one_action_or_at_once() -> None:
    table = win(pioneers(), "secret tunnels").pick("research", "circle", "society", "stop")
    table.expect(breakthroughs=1)
    assert win(pioneers(), "secret tunnels").pick("stop").decider == 1


@pytest.mark.tells("secret tunnels")
def test_an_engineer_in_the_tunnels_builds_cheaper_and_recruits_no_genius() -> None:
    table = pioneers().offer(201).pools(recruit={"engineer": 1, "genius": 1})
    board = table.own().board
    assert board is not None
    titanium, *others = board.costs[3].fixed
    assert titanium > 0
    table.has(dict(zip(("titanium", "uranium", "gold", "neutronium"), (titanium - 1, *others), strict=False)))
    table = win(table, "secret tunnels", ENGINEER).offers("construct", "recruit")
    table.pick("construct").expect(built=["201"], titanium=0, asks="capital-action")
    table.pick("recruit").expect(core=1)


@pytest.mark.tells("secret tunnels")
def test_secret_tunnels_failed_cost_water_and_grant_one_action() -> None:
    table = lose(pioneers().seat(water=3), "secret tunnels").expect(water=1, asks="capital-action")
    table.pick("research", "circle", "society").expect(breakthroughs=1)
    assert table.decider == 1


@pytest.mark.tells("temporal crack")
def test_temporal_crack_returns_a_warp_tile() -> None:
    table = win(pioneers().seat(warp={"gold": 1}), "temporal crack").pick("retrieve gold")
    table.expect(vp=2, travel=0)
    assert not any(table.own().warp)
    table = win(pioneers().seat(warp={"gold": 1, "water": 1}), "temporal crack").pick("retrieve gold")
    table.expect(vp=2, warp={"gold": 0, "water": 1})  # one of them, and no second is offered
    win(pioneers().seat(warp={"gold": 1}), "temporal crack").pick("stop").expect(vp=2)
    win(pioneers(), "temporal crack").expect(vp=2)
    lose(pioneers(), "temporal crack").expect(paradox=1, vp=1)


@pytest.mark.tells("tribes of the outback")
def test_tribes_of_the_outback_trade_once_an_era() -> None:
    table = win(pioneers().seat(core=2), "tribes of the outback").turn(0)
    table.use("tribes of the outback").offers("stop").pick("1E for 3W").expect(core=1, water=3)
    assert table.prompt == "take-turn"
    table.refuses("tribes of the outback")
    assert table.why_not("seat/1/tribes_of_the_outback") == "unused"


@pytest.mark.tells("tribes of the outback")
def test_tribes_of_the_outback_need_something_to_exchange() -> None:
    table = won(pioneers(), "tribes of the outback").refuses("tribes of the outback")
    assert table.why_not("seat/1/tribes_of_the_outback") == "resources"
    assert table.seat(1, core=1).why_not("seat/2/tribes_of_the_outback") == "place"


@pytest.mark.tells("tribes of the outback")
def test_tribes_of_the_outback_failed_still_trade() -> None:
    table = lose(pioneers().seat(water=4), "tribes of the outback", SCIENTIST)
    table.pick("3W for 1E").expect(water=0, core=1)
    assert lose(pioneers().seat(water=4), "tribes of the outback", SCIENTIST).pick("stop").decider == 1


@pytest.mark.tells("tribes of the outback")
def test_an_administrator_who_failed_trades_twice() -> None:
    table = lose(pioneers().seat(water=4), "tribes of the outback", ADMINISTRATOR)
    table.pick("3W for 1E", "1E for 1N").expect(neutronium=1)


@pytest.mark.tells("giant sandworm")
def test_giant_sandworm_lends_its_power() -> None:
    table = strengthen(pioneers())
    before = rows(table).power(table.own())
    table = meet(table, "giant sandworm").pick("die 6")
    assert rows(table).power(table.own()) == before + 4
    lose(pioneers().seat(core=2), "giant sandworm").expect(core=1, vp=1)


@pytest.mark.tells("hidden resource storage")
def test_hidden_resource_storage_turns_water_into_resources() -> None:
    table = win(pioneers().seat(water=2), "hidden resource storage").turn(0)
    table.use("hidden resource storage").pick("U").expect(water=1, uranium=1).refuses(
        "hidden resource storage"
    )
    won(pioneers(), "hidden resource storage").refuses("hidden resource storage")


@pytest.mark.tells("old sewers")
def test_old_sewers_yield_more_water() -> None:
    table = win(pioneers().seat(suits=4), "old sewers").turn(0).use("purify", SCIENTIST).expect(water=6)
    table.turn(0).use("purify", ENGINEER).expect(water=11)
    table.turn(0).use("purify", GENIUS).expect(water=17)
    lose(pioneers().seat(titanium=2), "old sewers").expect(titanium=1, water=2)


@pytest.mark.tells("pioneers: ongoing cards")
def test_a_free_action_of_a_card_comes_back_with_the_next_era() -> None:
    table = won(pioneers(2).seat(water=9), "hidden resource storage").use("hidden resource storage").pick("T")
    table.workers_come_home().turn(0).seat(water=1).offers("hidden resource storage")


@pytest.mark.tells("pioneers: failure")
def test_a_failed_card_goes_to_the_bottom_and_a_completed_one_stays() -> None:
    table = lose(pioneers(), "nuclear winter").pick("active genius", "stop")
    assert bottom(table, 0) == ["nuclear winter"]
    assert successes(table) == []
    table = win(pioneers(), "nuclear winter")
    assert bottom(table, 0) == []
    assert successes(table) == ["nuclear winter"]
