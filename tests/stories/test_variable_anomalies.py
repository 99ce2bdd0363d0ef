"""Variable Anomalies: what each tile does while it lies there, and how it comes and goes (FA1 to FA13)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from anachrony import Game
from anachrony.rules.kinds import SPOTS, TRAVEL_RANGE
from pioneers import win
from printed import Facts, admitted, different, effect, facts, finish, less, seen, together
from story import ADMINISTRATOR, ENGINEER, GENIUS, SCIENTIST, Table, story

ANOMALIES = facts("modules")["variable_anomalies"]


def each(word: str) -> list[object]:
    """Parameters, one for each tile of which this is said: its name and what it says."""
    return [
        pytest.param(name, said, marks=pytest.mark.tells(name), id=name)
        for name, said in ANOMALIES.items()
        if word in said
    ]


def strange(era: int = 2, **more: Any) -> Table:
    return story(era, modules=("variable_anomalies", *more.pop("modules", ())), **more)


def stacked(table: Table, top: str, *pile: str) -> Table:
    """These lie open: the top of the primary stack, and the secondary one from the bottom up."""
    state = table.game.state
    stack = state.rules.stacks[state.rules.anomaly_stack]
    codes = {name: code for code, name in stack.pieces.items()}
    state.tops[state.rules.anomaly_stack] = codes[top] if top else 0
    state.piles[state.rules.anomaly_stack] = [codes[name] for name in pile]
    held = [code for seat in state.seats for code in seat.anomalies]
    state.bags[stack.bag] = sum(
        1 << bit
        for bit, (code, name) in enumerate(stack.pieces.items())
        if name not in (top, *pile) and code not in held
    )
    return table.again()


def struck(table: Table, top: str, *pile: str) -> Table:
    """Seat 0 gets its last Paradox in the Paradox phase; Gold lies on Era 1."""
    stacked(table, top, *pile).seat(paradox=2, warp={"gold": 1})
    return table.phase("paradox").pick("paradox 1")


def on_offer(table: Table) -> tuple[str | None, list[str]]:
    part: Any = table.game.view(0)["parts"]["variable_anomalies"]
    return part["primary"], part["secondary"]


def held(table: Table, seat: int = 0) -> list[str]:
    spots: Any = table.game.view(0)["seats"][seat]["spots"]
    return [spot["anomaly_name"] for spot in spots if spot["anomaly"]]


# --- how they come ----------------------------------------------------------------------------------------


@pytest.mark.tells("variable anomalies: setup")
def test_sixteen_lie_in_two_stacks_and_the_printed_ones_stay_in_the_box() -> None:
    table = strange(1)
    rows = table.game.state.rules.anomalies
    assert len(rows) == 16
    assert "anomaly" not in [row.name for row in rows.values()]
    part: Any = table.game.view(0)["parts"]["variable_anomalies"]
    # One was moved beside the stack in the set-up, one in the first Preparation.
    assert (len(part["secondary"]), part["left"]) == (2, 13)
    assert len({part["primary"], *part["secondary"]}) == 3


@pytest.mark.tells("variable anomalies: preparation")
def test_the_stacks_shift_in_every_preparation_until_the_first_is_empty() -> None:
    table = stacked(strange(), "static fog", "heavy clocks").phase("preparation")
    table.pick("lost hours")
    table.quiet()
    assert on_offer(table) == ("lost hours", ["heavy clocks", "static fog"])
    last = stacked(strange(), "static fog", "heavy clocks")
    state = last.game.state
    state.bags[state.rules.stacks[state.rules.anomaly_stack].bag] = 0
    last.phase("preparation").quiet()
    assert on_offer(last) == (None, ["heavy clocks", "static fog"])
    last.phase("preparation").quiet()
    assert on_offer(last) == (None, ["heavy clocks", "static fog"])


@pytest.mark.tells("FA1", "variable anomalies: choice")
def test_the_tile_is_chosen_then_the_warp_tile_then_its_place_then_what_it_does() -> None:
    table = struck(strange(), "splinter ore", "heavy clocks", "static fog")
    assert [option.place for option in table.game.options] == ["offer/splinter ore", "offer/static fog"]
    table.offers("splinter ore", "static fog").refuses("heavy clocks").expect(asks="take-anomaly", paradox=0)
    table.pick("splinter ore").expect(asks="retrieve-warp").pick("retrieve gold")
    table.expect(asks="place-anomaly", gold=0).pick("lab 1").expect(asks="gain-any").pick("G", "lost hours")
    table.expect(asks="power-up", gold=1, anomalies=-3, warp={})
    assert on_offer(table) == ("lost hours", ["heavy clocks", "static fog"])
    assert held(table) == ["splinter ore"]


@pytest.mark.tells("FA1")
def test_several_seats_choose_in_turn_order_and_each_sees_what_is_left() -> None:
    table = stacked(strange(), "still pool", "cold spring", "static fog")
    for seat in (0, 1):
        table.seat(seat, paradox=2, warp={"gold": 1})
    table.phase("paradox").pick("paradox 1", "paradox 1")
    assert table.decider == 0
    table.pick("static fog", "stop", "lab 1")
    assert table.decider == 1
    table.offers("still pool", "cold spring").refuses("static fog").pick("cold spring", "stop", "lab 1")
    table.expect(seat=1, anomalies=-3, water=2)


@pytest.mark.parametrize(("name", "said"), each("vp"))
@pytest.mark.parametrize("era", [2, 5])
@pytest.mark.tells("FA2", "variable anomalies: windows")
def test_each_scores_its_print_and_lifts_a_warp_tile_in_its_window(era: int, name: str, said: Facts) -> None:
    for way, gain in enumerate(said.get("built_one_of", [said.get("built", {})])):
        table = struck(strange(era), "", name)
        open_now = said["lifts"] in ("always", "before" if era == 2 else "after")
        table.expect(asks="retrieve-warp" if open_now else "place-anomaly")
        if open_now:
            table.pick("retrieve gold")
        before = seen(table)
        finish(table.pick("lab 1"), way)
        assert different(before, seen(table)) == together(effect(gain), {"anomalies": 1})
        table.expect(anomalies=said["vp"], warp={} if open_now else {"gold": 1})


@pytest.mark.tells("FA2")
def test_in_the_era_of_the_impact_its_clean_up_is_the_border() -> None:
    table = struck(strange(4), "", "cold spring").expect(asks="retrieve-warp")
    assert not table.game.state.impact
    struck(strange(5), "", "cold spring").expect(asks="place-anomaly")


@pytest.mark.tells("FA3", "variable anomalies: empty stacks")
def test_from_two_empty_stacks_none_is_gained_and_the_paradoxes_go() -> None:
    table = struck(strange(), "")
    table.expect(asks="power-up", paradox=0, anomalies_count=0, warp={"gold": 1})


@pytest.mark.tells("FA3")
def test_the_last_one_is_taken_without_a_choice() -> None:
    struck(strange(), "", "quiet zone").expect(asks="retrieve-warp")


@pytest.mark.tells("FA4")
def test_on_a_full_board_it_lies_on_a_building_and_acts_there() -> None:
    table = strange().built(101, 102, 103, 201, 202, 203, 303, 304, 305, 406, 403, 404)
    struck(table, "", "long corridor").pick("stop").offers("power_plant 3", "lab 2").pick("lab 1")
    assert held(table) == ["long corridor"]
    # The Lab beneath is out of use, and what lies on it holds.
    table.expect(anomalies=-4)
    assert table.own().traits[TRAVEL_RANGE] == 1


@pytest.mark.tells("FA4")
def test_it_goes_to_the_leftmost_free_spot() -> None:
    table = struck(strange().built(101), "", "quiet zone").pick("stop")
    table.offers("factory 1", "life_support 1", "lab 1").refuses("power_plant 1", "power_plant 2")


@pytest.mark.tells("FA8")
def test_harmony_b_gives_a_building_before_it_sees_to_a_tile() -> None:
    table = strange(side="B").built(207)
    struck(table, "still pool", "static fog").expect(asks="gain-anomaly").offers("anomaly", "lose 207")
    table.pick("lose 207").expect(anomalies_count=0, built=[], warp={"gold": 1})
    assert on_offer(table) == ("still pool", ["static fog"])


@pytest.mark.tells("FA8")
def test_harmony_b_may_take_a_tile_all_the_same() -> None:
    table = struck(strange(side="B").built(207), "still pool", "static fog").pick("anomaly")
    table.expect(asks="take-anomaly").pick("static fog", "stop", "lab 1").expect(anomalies=-2, built=["207"])


# --- X01 to X06: a small lasting burden -------------------------------------------------------------------


@pytest.mark.tells("static fog")
def test_static_fog_takes_one_water_of_all_empty_hexes() -> None:
    table = strange().anomaly("lab 1", name="static fog").phase("power up")
    table.pick("suit", "done").expect(water=4)
    full = strange().anomaly("lab 1", name="static fog").seat(core=9, titanium=9).phase("power up")
    while full.decider == 0:
        full.pick(next(text for text in full.options if text.startswith("suit") or text == "done"))
    full.expect(water=0)  # never below nothing


@pytest.mark.tells("heavy clocks")
def test_heavy_clocks_make_supply_dearer() -> None:
    printed = supply(strange())
    table = strange().anomaly("lab 1", name="heavy clocks").seat(water=printed)
    table.refuses(f"supply {ADMINISTRATOR}")
    assert table.why_not("seat/1/supply") == "water"
    table.seat(water=printed + 1).use("supply", ADMINISTRATOR).expect(water=0)


def supply(table: Table) -> int:
    view: Any = table.game.view(0)["seats"][0]
    return int(view["supply_cost"])


@pytest.mark.tells("FA10")
def test_what_heavy_clocks_add_is_not_halved() -> None:
    table = strange().anomaly("lab 1", name="heavy clocks").seat(morale=6)
    dear = supply(table)
    assert supply(table.built(311)) == (dear - 1 + 1) // 2 + 1
    assert supply(table.built(312)) == 1


@pytest.mark.tells("shifting ground")
def test_shifting_ground_makes_buildings_cost_water() -> None:
    table = strange().offer(201).seat(titanium=9, uranium=9, gold=9, neutronium=9)
    plain = next(n for n in range(9) if f"construct 1 {SCIENTIST}" in table.seat(water=n).options)
    table.anomaly("lab 1", name="shifting ground").seat(water=plain).refuses(f"construct 1 {SCIENTIST}")
    table.seat(water=plain + 1).use("construct 1", SCIENTIST).expect(water=0, built=["201"])


@pytest.mark.tells("shifting ground")
def test_shifting_ground_says_why_and_spares_superprojects() -> None:
    table = strange().offer(201).project(2, "grand reservoir").anomaly("lab 1", name="shifting ground")
    tile = table.game.state.rules.tile(table.code("grand reservoir"))
    assert tile.cost is not None
    table.seat(titanium=9, uranium=9, gold=9, neutronium=9, core=9, water=tile.cost.fixed[4])
    table.seat(breakthroughs={"circle society": 2, "triangle society": 2, "square society": 2})
    table.seat(active={SCIENTIST: 2, ENGINEER: 1, ADMINISTRATOR: 1, GENIUS: 1})
    table.use("construct 1", SCIENTIST).offers("grand reservoir")


@pytest.mark.tells("borrowed echo")
def test_borrowed_echo_rolls_once_more_for_a_tile_on_a_past_era() -> None:
    table = strange(3).anomaly("lab 1", name="borrowed echo").seat(warp={"gold": 1, "water": 2})
    table.phase("paradox").pick("paradox 0", "paradox 0").expect(asks="roll-paradoxes")
    table.pick("paradox 0").expect(asks="power-up")


@pytest.mark.tells("FA11")
def test_borrowed_echo_is_silent_without_one_and_rolls_where_another_has_more() -> None:
    silent = strange(3).anomaly("lab 1", name="borrowed echo").phase("paradox")
    silent.expect(asks="power-up")
    second = strange(3).anomaly("lab 1", name="borrowed echo").seat(warp={"gold": 1})
    second.seat(1, warp={"gold": 1, "water": 1}).phase("paradox").pick("paradox 1").expect(paradox=1)
    second.pick("paradox 0").expect(asks="power-up")


@pytest.mark.tells("narrow rift", "FA11")
def test_narrow_rift_lets_one_warp_tile_through() -> None:
    table = strange().phase("warp").offers("warp titanium gold")
    table = strange().anomaly("lab 1", name="narrow rift").phase("warp")
    table.offers("warp titanium", "warp gold", "warp nothing").refuses("warp titanium gold")


@pytest.mark.tells("lost hours", "FA11")
def test_lost_hours_tire_one_active_worker_once_all_are_home() -> None:
    table = strange().anomaly("lab 1", name="lost hours").seat(active={SCIENTIST: 1, ENGINEER: 1})
    table.pools(mine={"gold": 1}).use("mine titanium", ENGINEER).everyone_passes().expect(asks="tire-worker")
    # The Engineer came home Motivated before the hours were counted.
    table.offers(SCIENTIST, ENGINEER).pick(ENGINEER).quiet()
    table.expect(active={SCIENTIST: 1}, tired={ENGINEER: 1})
    nobody = strange().anomaly("lab 1", name="lost hours").seat(active={}, tired={SCIENTIST: 1})
    nobody.everyone_passes().expect(active={}, tired={SCIENTIST: 1})


# --- X07 to X16: gifts and help ---------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "said"), each("use"))
@pytest.mark.tells("FA5")
def test_its_action_takes_and_gives_what_it_says_once_an_era(name: str, said: Facts) -> None:
    price = said.get("pay", {})
    for worker in [""] if said["use"] == "free" else admitted(said["use"]):
        alone, text = {worker: 1} if worker else {}, f"{name} {worker}".strip()
        table = strange().anomaly("lab 1", name=name).seat(active=alone)
        for asset in price:
            table.refuses(text)
            assert table.why_not("seat/1/spot/lab/1") == asset
        table.has(price)
        before = seen(table)
        table.pick(text)
        assert different(before, seen(table)) == together(effect(said["gain"]), less(price), less(alone))
        table.turn(0).has(price).seat(active=alone).refuses(text)
        assert table.why_not("seat/1/spot/lab/1") == "unused"
        table.seat(active={}).workers_come_home().expect(active={}, tired=alone)
        table.has(price).seat(active=alone).turn(0).offers(text)


@pytest.mark.parametrize(("name", "said"), each("at_power_up"))
def test_it_gives_what_it_says_once_power_up_is_done(name: str, said: Facts) -> None:
    table = strange().anomaly("lab 1", name=name).phase("power up").pick("suit").expect(core=0)
    table.pick("done").expect(**said["at_power_up"])


@pytest.mark.tells("FA5")
def test_haulani_may_use_an_anomaly_but_not_the_remover() -> None:
    table = strange(leaders=["haulani", "wolfe"]).anomaly("lab 1", name="still pool")
    table.seat(water=3, neutronium=2)
    table.use("leader").offers("still pool engineer").refuses("anomaly remover engineer")


@pytest.mark.tells("FA5")
def test_the_chameleon_does_not_copy_an_anomaly() -> None:
    table = strange().built("quantum chameleon", 201).anomaly("factory 2", name="still pool").seat(titanium=1)
    table.anomaly("lab 1", name="crown of glass", seat=1)
    table.use("quantum chameleon", GENIUS).refuses("still pool", "crown of glass")


@pytest.mark.tells("quiet zone", "FA12")
def test_quiet_zone_makes_room_for_one_paradox_more() -> None:
    table = stacked(strange().anomaly("lab 1", name="quiet zone"), "", "static fog")
    table.seat(paradox=2, warp={"gold": 1}).phase("paradox").pick("paradox 1")
    table.expect(paradox=3, anomalies_count=1, asks="power-up")
    table.phase("paradox").pick("paradox 1").expect(paradox=0, asks="retrieve-warp")


@pytest.mark.tells("long corridor", "FA12")
def test_long_corridor_lengthens_travel_without_counting_as_a_range() -> None:
    table = strange(5).built(101).anomaly("lab 1", name="long corridor")
    table.expect(travel_ranges_count=1)
    table.use(101, ENGINEER).offers("era 4", "era 3").refuses("era 2")


# --- the Remover ------------------------------------------------------------------------------------------


@pytest.mark.tells("FA6", "anomaly remover")
def test_the_remover_takes_any_worker_and_one_anomaly_of_choice() -> None:
    table = strange().anomaly("lab 1", name="static fog").anomaly("factory 1", name="still pool")
    table.seat(water=1, neutronium=1)
    assert table.users("anomaly remover") == [SCIENTIST, ENGINEER, ADMINISTRATOR, GENIUS]
    table.use("anomaly remover", ENGINEER).expect(asks="remove-anomaly", water=0, neutronium=0)
    table.offers("anomaly lab 1", "anomaly factory 1").pick("anomaly factory 1")
    table.expect(anomalies=-2, workers_count=4)  # busy till Clean up
    table.workers_come_home().expect(active={SCIENTIST: 1, ADMINISTRATOR: 1, GENIUS: 1}, tired={})


@pytest.mark.tells("FA6")
def test_the_remover_may_be_paid_in_two_resources() -> None:
    table = strange().anomaly("lab 1", name="static fog").seat(water=1, gold=1, uranium=1)
    table.use("anomaly remover", SCIENTIST).expect(asks="pay-any").pick("G").expect(
        anomalies_count=0, gold=0, uranium=0
    )
    both = strange().anomaly("lab 1", name="static fog").seat(water=1, gold=2, neutronium=1)
    both.use("anomaly remover", SCIENTIST).expect(asks="one-of").offers("2TUG", "1N").pick("1N")
    both.expect(gold=2, neutronium=0, anomalies_count=0)


@pytest.mark.tells("FA6")
def test_the_remover_is_offered_with_an_anomaly_its_price_and_once_an_era() -> None:
    table = strange().seat(water=9, neutronium=9)
    assert table.why_not("seat/1/anomaly_remover") == "anomaly"
    table.anomaly("lab 1", "lab 2", name="static fog")
    for poor in ({"water": 0, "neutronium": 1}, {"water": 1, "neutronium": 0, "gold": 1}):
        strange().anomaly("lab 1", name="static fog").has(poor).refuses("anomaly remover engineer")
    table.use("anomaly remover", ENGINEER).pick("anomaly lab 1", "pass")
    table.refuses("anomaly remover scientist")
    assert table.why_not("seat/1/anomaly_remover") == "unused"


@pytest.mark.tells("FA7")
def test_a_worker_on_a_removed_anomaly_comes_home_tired_and_the_spot_is_free() -> None:
    table = strange().anomaly("lab 1", name="crown of glass").anomaly("factory 1", name="static fog")
    table.seat(water=1, neutronium=1).use("crown of glass", GENIUS).pick("pass", seat=1)
    table.turn(0).use("anomaly remover", ENGINEER).pick("anomaly lab 1")
    table.expect(vp=2, anomalies=-2, busy=[ENGINEER, GENIUS])
    # What is built there serves at once.
    table.built(407).turn(0).seat(water=9, titanium=9, gold=9, uranium=9)
    assert not table.own().used & 1 << SPOTS - 3
    table.workers_come_home().expect(tired={GENIUS: 1}, active={SCIENTIST: 1, ADMINISTRATOR: 1})
    assert "crown of glass" not in (on_offer(table)[0], *on_offer(table)[1])


@pytest.mark.tells("FA7")
def test_a_building_beneath_keeps_its_worker_and_does_not_serve_twice() -> None:
    table = strange().built(305).use(305, ENGINEER).anomaly("life_support 1", name="still pool")
    table.turn(0).refuses("still pool scientist").seat(water=1, neutronium=1)
    table.use("anomaly remover", SCIENTIST).turn(0).refuses("305 administrator")
    table.workers_come_home().expect(active={ENGINEER: 1, ADMINISTRATOR: 1, GENIUS: 1})


@pytest.mark.tells("FA9")
def test_lab_406_softens_every_one() -> None:
    table = strange().anomaly("lab 3", name="static fog").anomaly("factory 1", name="crown of glass")
    table.expect(anomalies=-8).built(406).expect(anomalies=-4)


@pytest.mark.tells("FA13")
def test_masters_of_time_counts_them() -> None:
    paths = ("salvation", "harmony")
    table = strange(5, paths=paths, evacuation=["B", "A"]).anomaly("lab 1", name="static fog")
    view: Any = table.game.view(0)["seats"][0]["evacuation_progress"]
    assert view["have"] == 1
    table.anomaly("lab 2", name="still pool")
    view = table.game.view(0)["seats"][0]["evacuation_progress"]
    assert view["have"] == 2


@pytest.mark.tells("FA13")
def test_the_unstable_neutronium_core_removes_one_of_choice_with_what_it_did() -> None:
    """Of two kinds either may go, and the building beneath serves again."""
    table = strange(modules=("pioneers",)).offer().built(305)
    table.anomaly("life_support 1", name="static fog").anomaly("lab 1", name="still pool")
    table = win(table, "unstable neutronium core").offers("anomaly life_support 1", "anomaly lab 1", "stop")
    table.pick("anomaly life_support 1").expect(anomalies_count=1)
    table.turn(0).offers("305 engineer", "still pool scientist")


@pytest.mark.tells("most anomalies", "variable anomalies: endgame condition")
def test_the_condition_is_for_the_most_of_them_with_ties() -> None:
    table = strange().conditions("most anomalies").anomaly("lab 1", name="static fog")
    table.expect(endgame_conditions=3).expect(seat=1, endgame_conditions=0)
    table.anomaly("lab 1", name="still pool", seat=1).expect(endgame_conditions=3)
    table.expect(seat=1, endgame_conditions=3)
    assert len(table.game.state.rules.endgame_cards) == len(story().game.state.rules.endgame_cards) + 1


# --- undo, saves, and what is seen ------------------------------------------------------------------------


@pytest.mark.tells("variable anomalies: undo and save")
def test_an_anomaly_can_be_saved_in_the_middle_of_being_taken() -> None:
    table = struck(strange(), "still pool", "static fog")
    loaded = Game.load(json.loads(json.dumps(table.game.save())))
    assert [option.text for option in loaded.options] == table.options
    assert loaded.save() == table.game.save()


@pytest.mark.tells("variable anomalies: undo and save")
def test_the_secondary_stack_can_be_taken_back_and_a_reveal_cannot() -> None:
    table = struck(strange(), "still pool", "static fog").from_here()
    table.pick("static fog", "stop", "lab 1")
    while table.game.can_undo:
        table.game.undo()
    table.expect(asks="take-anomaly").pick("still pool", "stop", "lab 1", "lost hours")
    assert not table.game.can_undo


@pytest.mark.tells("variable anomalies: view")
def test_a_view_names_what_lies_open_and_nothing_beneath() -> None:
    table = stacked(strange().anomaly("lab 1", name="lost hours"), "still pool", "static fog")
    views = [table.game.view(seat) for seat in (0, 1, None)]
    assert {json.dumps(view["parts"]["variable_anomalies"]) for view in views} == {
        json.dumps({"primary": "still pool", "secondary": ["static fog"], "left": 13})
    }
    seat: Any = views[1]["seats"][0]
    assert seat["parts"]["variable_anomalies"] == {"place": "seat/1/anomaly_remover", "used": False}
    assert held(table) == ["lost hours"]
    assert "frozen vault" not in json.dumps(views)
