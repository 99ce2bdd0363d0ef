"""The eight leaders."""

from typing import Any

import pytest

from story import Table, story

PATHS = {
    "haulani": "harmony",
    "zaida": "harmony",
    "wolfe": "dominance",
    "samira": "dominance",
    "valerian": "progress",
    "cornella": "progress",
    "caratacus": "salvation",
    "amena": "salvation",
}


def led_by(leader: str, era: int = 2, side: str = "A", **terms: Any) -> Table:
    """This leader at seat 0, opposite one who does nothing of note."""
    path = PATHS[leader]
    other = ("dominance", "wolfe") if path != "dominance" else ("harmony", "haulani")
    return story(era, paths=[path, other[0]], leaders=[leader, other[1]], side=side, **terms)


# --- Patriarch Haulani ----------------------------------------------------------------------------------


@pytest.mark.tells("haulani", "ruling 80")
def test_haulani_places_a_worker_at_home_besides_his_turn() -> None:
    table = led_by("haulani").built(305).use("leader").pick("305 engineer").expect(water=3)
    assert table.decider == 0
    table.refuses("leader").use("purify", "scientist").expect(water=7, busy=["engineer", "scientist"])
    assert table.decider == 1


@pytest.mark.tells("haulani", "ruling 80")
def test_haulani_reaches_supply_anomalies_and_superprojects_but_no_free_action_and_no_hex() -> None:
    table = led_by("haulani").built(303, 305, "cloning vat").anomaly("lab 3")
    table.seat(water=9, titanium=2).use("leader")
    table.offers("305 engineer", "supply engineer", "cloning vat engineer", "anomaly lab 3 engineer", "stop")
    table.refuses("303", "force workers", "purify engineer", "pass")


@pytest.mark.tells("haulani", "ruling 80")
def test_haulani_may_decline_and_has_then_spoken_for_the_era() -> None:
    table = led_by("haulani").built(305).use("leader").pick("stop").refuses("leader").offers("305 engineer")
    table.everyone_passes().pick("done", "done")
    table.pick("warp nothing", seat=0).pick("warp nothing", seat=1).offers("leader")


@pytest.mark.tells("haulani")
def test_haulani_needs_an_active_worker_and_a_space_for_it() -> None:
    led_by("haulani").refuses("leader")
    led_by("haulani").built(305).seat(active={}, tired={"engineer": 2}).refuses("leader")


# --- Matriarch Zaida ------------------------------------------------------------------------------------


@pytest.mark.tells("zaida", "ruling 90", "ruling 91")
def test_zaida_recruits_a_type_of_this_eras_card_in_clean_up() -> None:
    table = led_by("zaida").phase("preparation").pick("recruit card 6")
    table.pools(recruit={"genius": 4}).seat(water=3, active={"administrator": 1}).turn(0)
    table.everyone_passes().pick("yes").refuses("administrator", "genius").pick("engineer")
    table.expect(water=1, core=0, active={"engineer": 1, "administrator": 1})


@pytest.mark.tells("zaida", "ruling 91")
def test_zaida_acts_before_the_workers_come_home() -> None:
    table = (
        led_by("zaida").seat(water=2, active={"engineer": 1}).use("mine gold", "engineer").pick("titanium")
    )
    table.everyone_passes().offers("yes").expect(busy=["engineer"], active={}, asks="saving-grace")


# --- Captain Wolfe --------------------------------------------------------------------------------------


@pytest.mark.tells("wolfe", "ruling 26")
def test_wolfe_exchanges_any_number_of_times_in_power_up() -> None:
    table = led_by("wolfe").seat(water=6).phase("power up").pick("2W for 1E", "2W for 1E", "2W for 1E")
    table.expect(water=0, core=3).pick("suit", "suit", "suit", "suit 1E", "suit 1E", "suit 1E")
    table.pick("done").expect(suits=6, core=0, water=0)


# --- Treasure Hunter Samira ------------------------------------------------------------------------------


@pytest.mark.tells("samira", "ruling 92")
@pytest.mark.parametrize(("found", "name"), [("T", "titanium"), ("U", "uranium"), ("G", "gold")])
def test_samira_finds_a_random_resource_in_clean_up(found: str, name: str) -> None:
    table = led_by("samira").pick("pass", "pass")
    assert table.options == ["T", "U", "G"]
    assert table.game.decisions[0].probabilities == [pytest.approx(1 / 3)] * 3
    mine = list(table.game.state.mine)
    table.pick(found).expect(**{name: 1})
    assert sum(table.own().amounts()[:3]) == 1
    assert table.game.state.mine == mine


@pytest.mark.tells("samira", "ruling 92")
def test_samira_may_then_pay_two_water_for_one_of_choice() -> None:
    table = led_by("samira").seat(water=3).pick("pass", "pass", "T", "yes", "G")
    table.expect(titanium=1, gold=1, uranium=0, water=1)
    table = led_by("samira").seat(water=3).pick("pass", "pass", "T", "stop").expect(titanium=1, water=3)


# --- Patron Valerian -------------------------------------------------------------------------------------


@pytest.mark.tells("valerian", "ruling 93")
def test_valerians_scientists_go_wherever_a_genius_may() -> None:
    table = led_by("valerian").built(307, 212, "quantum chameleon").offer(305).pools(recruit={"genius": 1})
    table.seat(active={"scientist": 1}, titanium=1, uranium=1, water=9)
    table.offers("construct 1 scientist", "recruit 1 scientist", "research 1 scientist", "307 scientist")
    table.offers("212 scientist", "quantum chameleon scientist")
    led_by("cornella").built(307).seat(active={"scientist": 1}).refuses(
        "recruit 1 scientist", "307 scientist"
    )


@pytest.mark.tells("valerian")
def test_valerians_scientists_have_every_types_benefit() -> None:
    led_by("valerian").offer(305).seat(titanium=1).use("construct 1", "scientist").expect(built=["305"])
    table = (
        led_by("valerian").pools(recruit={"genius": 1}).use("recruit 1", "scientist").pick("vp").expect(vp=1)
    )
    table = led_by("valerian").seat(water=3).use("trade", "scientist").pick("3W for 1E", "1E for 1N")
    table.expect(neutronium=1)


@pytest.mark.tells("valerian", "ruling 93", "conflict 12")
@pytest.mark.parametrize("place", ["mine gold", "supply", "408"])
def test_valerians_scientists_come_home_as_geniuses_do(place: str) -> None:
    table = led_by("valerian").built(408).pools(mine={"gold": 1}).seat(active={"scientist": 1}, water=5)
    table.use(place, "scientist").seat(water=0).everyone_passes().expect(active={"scientist": 1}, tired={})


@pytest.mark.tells("valerian", "ruling 93", "conflict 12")
def test_valerians_scientists_recruit_a_genius_through_the_council() -> None:
    table = led_by("valerian").pools(recruit={"genius": 1}).occupied("recruit/1", "recruit/2").seat(water=1)
    table.use("council right", "scientist").pick("recruit", "core").expect(
        core=1, active={"engineer": 1, "administrator": 1, "genius": 2}
    )


@pytest.mark.tells("valerian")
def test_valerians_scientists_are_still_scientists_when_paid_or_counted() -> None:
    table = led_by("valerian", era=3).built(101).seat(warp={"scientist": 2}, active={"scientist": 2})
    table.use(101, "scientist").pick("return scientist").expect(active={}, travel=1, scientists=1, geniuses=0)


# --- Librarian Cornella ----------------------------------------------------------------------------------


@pytest.mark.tells("cornella", "ruling 91")
def test_cornella_researches_for_three_water_in_clean_up() -> None:
    table = led_by("cornella").seat(water=4).everyone_passes().pick("yes").offers("triangle", "society")
    table.pick("triangle", "society").expect(water=1, breakthroughs=1)
    assert table.own().breakthroughs[5 + 2] == 1


@pytest.mark.tells("cornella", "ruling 59", "411", "conflict 3")
def test_lab_411_helps_cornella_for_one_water_more() -> None:
    table = led_by("cornella").built(411).seat(water=4).everyone_passes()
    table.pick("yes", "triangle", "society").expect(water=0, breakthroughs=1)
    table = led_by("cornella").built(411).seat(water=3).everyone_passes().pick("yes", "triangle")
    table.offers("?").pick("genetics").expect(water=0, breakthroughs=1)


@pytest.mark.tells("cornella", "grand reservoir")
def test_the_grand_reservoir_does_not_help_cornella() -> None:
    table = led_by("cornella").built("grand reservoir").seat(water=2).everyone_passes().expect(water=2)
    assert table.game.state.era == 3


# --- Shepherd Caratacus ----------------------------------------------------------------------------------


@pytest.mark.tells("caratacus", "ruling 94", "conflict 15")
def test_caratacus_pays_water_to_return_a_paradox() -> None:
    table = led_by("caratacus").seat(water=2, paradox=2).use("leader").pick("pay 2W and return a paradox")
    table.expect(water=0, paradox=1)
    table = led_by("caratacus").seat(water=1, paradox=1).use("leader").expect(water=3, paradox=2)


@pytest.mark.tells("caratacus", "ruling 94")
def test_caratacus_may_pay_for_a_paradox_he_has_not() -> None:
    table = led_by("caratacus").seat(water=2).use("leader").pick("pay 2W and return a paradox")
    table.expect(water=0, paradox=0)


@pytest.mark.tells("caratacus", "ruling 17")
def test_the_third_paradox_of_caratacus_strikes_in_the_middle_of_his_turn() -> None:
    table = led_by("caratacus").seat(paradox=2, warp={"gold": 2}).use("leader")
    table.pick("retrieve gold", "lab 1").expect(water=2, paradox=0, anomalies=-3, travel=0)
    assert table.prompt == "take-turn"


# --- High Sunwalker Amena --------------------------------------------------------------------------------


@pytest.mark.tells("amena", "ruling 28")
@pytest.mark.parametrize("side", ["A", "B"])
def test_the_impact_covers_none_of_amenas_hexes(side: str) -> None:
    table = led_by("amena", era=4, side=side).everyone_passes()
    assert table.own(0).covered_hexes == 0
    assert table.own(1).covered_hexes.bit_count() == 2
    table = led_by("caratacus", era=4, side=side).everyone_passes()
    assert table.own(0).covered_hexes.bit_count() == 2
