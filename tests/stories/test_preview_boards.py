"""The boards and leaders of the pre-release rules where they differ, by the numbers of docs/editions.md."""

from __future__ import annotations

import pytest

from anachrony import CHANCE
from anachrony.terms import compose
from preview import ANYONE, PATHS, led_by, preview
from story import ADMINISTRATOR, ENGINEER, GENIUS, SCIENTIST, Table, story

# --- the Main board --------------------------------------------------------------------------------------


@pytest.mark.tells("P41")
@pytest.mark.parametrize("worker", ANYONE)
def test_a_recruited_worker_brings_no_bonus(worker: str) -> None:
    other = ENGINEER if worker == SCIENTIST else SCIENTIST
    table = preview().pools(recruit={worker: 1, other: 1}).seat(active={ADMINISTRATOR: 1})
    table.use("recruit 1", ADMINISTRATOR).pick(worker)
    table.expect(water=0, core=0, vp=0, workers=2)


@pytest.mark.tells("P41")
def test_an_administrator_alone_takes_a_genius() -> None:
    pool = {GENIUS: 1, SCIENTIST: 1, ENGINEER: 1}
    preview().pools(recruit=pool).use("recruit 1", ENGINEER).refuses(GENIUS)
    preview().pools(recruit=pool).use("recruit 1", ADMINISTRATOR).offers(GENIUS)
    preview().pools(recruit=pool).use("recruit 1", GENIUS).offers(GENIUS)
    assert preview().pools(recruit={GENIUS: 1}).users("recruit 1") == [ADMINISTRATOR, GENIUS]
    spaces = preview(players=4).seat(water=1).pools(recruit=pool)
    assert spaces.users("recruit 2")
    assert not spaces.users("recruit 3")


@pytest.mark.tells("P45", "P46", "research/1")
def test_the_upper_research_space_sets_a_die() -> None:
    table = preview().use("research 1", SCIENTIST).offers("triangle", "society").refuses("?", "roll")
    table.pick("triangle", "society")
    assert table.discoveries() == ["triangle society"]


@pytest.mark.tells("P45", "P46", "research/2", "research/3")
def test_the_others_roll_both_and_the_lower_one_costs_a_water() -> None:
    for space, water in (("research 2", 0), ("research 3", 1)):
        table = preview(players=4).seat(water=water).use(space, SCIENTIST)
        table.pick("square", "?").offers("genetics", "warfare").pick("warfare").expect(water=0)
        assert table.discoveries() == ["square warfare"]
    assert preview(players=4).users("research 3") == []
    assert preview(players=3).seat(water=5).users("research 3") == []
    assert preview(players=4).seat(water=1).users("research 3") == [SCIENTIST, GENIUS]


@pytest.mark.tells("P47")
def test_the_council_copies_a_roll_of_both_dice() -> None:
    table = preview().seat(water=1).occupied("research/1", "research/2")
    table.use("council right", SCIENTIST).pick("circle", "genetics")
    assert table.discoveries() == ["circle genetics"]


def trading(worker: str = ENGINEER, **stock: int) -> Table:
    return preview().seat(active={worker: 1}).has(stock).use("trade", worker)


@pytest.mark.tells("P49")
def test_the_nomads_make_two_deals() -> None:
    trading(water=1).pick("U").expect(water=0, uranium=1)
    table = trading(water=1, gold=1, titanium=1).pick("1W 2TUG for 1N").pick("G")
    table.expect(water=0, gold=0, titanium=0, neutronium=1)
    trading(water=1, titanium=1, neutronium=1).pick("1N 1W 1TUG for 1N").expect(
        water=0, titanium=0, neutronium=1
    )
    trading(water=1, neutronium=2).pick("2N 1W for 1N").expect(water=0, neutronium=1)
    assert preview().seat(gold=9, core=9, neutronium=9).users("trade") == []


@pytest.mark.tells("P49")
def test_an_administrator_trades_twice() -> None:
    table = trading(ADMINISTRATOR, water=2).pick("U").pick("1W for 1TUG", "U")
    table.expect(water=0, uranium=2)
    trading(water=2).pick("U").expect(water=1, uranium=1)


@pytest.mark.tells("P40", "trade")
def test_whoever_trades_makes_an_exchange() -> None:
    """The second of an Administrator may be left; where one exchange is possible it is made at once."""
    trading(water=1, gold=2).refuses("stop").offers("1W for 1TUG", "1W 2TUG for 1N")
    trading(ADMINISTRATOR, water=2).pick("U").offers("stop").pick("stop").expect(water=1, uranium=1)
    story().seat(water=3).use("trade", ENGINEER).offers("stop")


@pytest.mark.tells("P40", "council/left", "council/right")
def test_the_right_council_space_is_for_an_action_and_the_left_one_for_either() -> None:
    full = ("recruit/1", "recruit/2", "research/1", "research/2")
    table = preview().seat(water=2, active={GENIUS: 1}).occupied(*full)
    table.pools(recruit={ENGINEER: 1})
    table.use("council right", GENIUS).refuses("stop").offers("recruit", "research")
    table = preview().seat(water=2, active={GENIUS: 1}).occupied(*full).use("council left", GENIUS)
    table.offers("stop", "research").pick("stop").expect(water=0, breakthroughs=0)


@pytest.mark.tells("P50", "trade")
@pytest.mark.parametrize("worker", ANYONE)
def test_trade_keeps_everyone_motivated(worker: str) -> None:
    table = preview().seat(active={worker: 1}, water=1)
    assert table.users("trade") == [worker]
    table.use("trade", worker).pick("U")
    while "stop" in table.options:
        table.pick("stop")
    table.workers_come_home().expect(active={worker: 1}, tired={})


@pytest.mark.tells("P54", "P12")
def test_the_first_to_evacuate_has_three_more_and_the_last_none_fewer() -> None:
    table = preview(5, players=4)
    for seat in range(4):
        table.built("rescue pods", seat=seat)
    for seat, more in enumerate((3, 0, 0, 0)):
        base = table.game.state.rules.paths[table.own(seat).path].evacuations[0].base
        table.seat(seat, active={SCIENTIST: 1}).turn(seat).use("evacuation", SCIENTIST)
        table.expect(seat, vp=base + more)


@pytest.mark.tells("P55")
def test_an_evacuation_has_no_maximum() -> None:
    table = preview(5, paths=["salvation", "harmony"]).built(101, 102, 103).seat(neutronium=11)
    table.use("evacuation", SCIENTIST).expect(vp=3 + 3 * 11 + 3)


# --- the Player board ------------------------------------------------------------------------------------


@pytest.mark.tells("P56")
@pytest.mark.parametrize("side", ["A", "B"])
def test_morale_at_the_top_is_worth_nothing(side: str) -> None:
    for path in PATHS:
        table = preview(paths=[path, "harmony" if path != "harmony" else "progress"], side=side)
        board = table.own().board
        assert board is not None
        top = len(board.morale_vp) - 1
        table.seat(morale=top, water=board.supply[top], tired={ENGINEER: 2}, active={SCIENTIST: 1})
        table.use("supply", "" if path == "dominance" and side == "B" else SCIENTIST)
        table.expect(morale=top, vp=0, tired={}, water=0)


@pytest.mark.tells("P57")
def test_nobody_is_forced_at_the_lowest_morale() -> None:
    table = preview().seat(morale=0, tired={ENGINEER: 1}).refuses("force workers")
    assert table.why_not("seat/1/force_workers") == "morale"
    preview().seat(morale=1, tired={ENGINEER: 1}).use("force workers").expect(morale=0, tired={})


@pytest.mark.tells("P60")
@pytest.mark.parametrize("asset", ["titanium", "gold", "neutronium"])
def test_an_anomaly_goes_for_any_resource_and_a_water(asset: str) -> None:
    for worker in ANYONE:
        table = preview().anomaly("lab 1").has({asset: 1, "water": 1}).seat(active={worker: 1})
        table.use("anomaly lab 1", worker).expect(**{asset: 0}, water=0, anomalies_count=0, workers=0)
    preview().anomaly("lab 1").has({asset: 1}).refuses("anomaly lab 1 engineer")
    preview().anomaly("lab 1").has({"water": 1}).refuses("anomaly lab 1 engineer")


@pytest.mark.tells("P60")
def test_whoever_has_both_chooses_what_the_anomaly_costs() -> None:
    table = preview().anomaly("lab 1").seat(gold=1, neutronium=1, water=1)
    table.use("anomaly lab 1", ENGINEER).pick("1TUG").expect(gold=0, neutronium=1)
    preview().anomaly("lab 1").expect(anomalies=-3)


def test_an_anomaly_lifts_a_warp_tile_before_and_after_the_impact() -> None:
    for era in (2, 5):
        table = preview(era).built(414).seat(paradox=2, warp={"gold": 1, "water": 1}).use(414)
        table.offers("retrieve water", "stop").pick("retrieve gold", "factory 1").expect(warp={"water": 1})


@pytest.mark.tells("P66")
def test_a_warp_tile_left_costs_one_point() -> None:
    preview().seat(warp={"gold": 1, "water": 1}).expect(warp_tiles=-2)


# --- Collapsing Capital tiles ----------------------------------------------------------------------------


def collapsed(space: str, code: int) -> Table:
    return preview(5).capital(space, code).pools(recruit={SCIENTIST: 2, ENGINEER: 1, GENIUS: 1})


def test_there_are_five_tiles_for_each_capital_action() -> None:
    tiles = compose("preview", (), (), 2).capital_tiles
    codes = [sorted(tile.code for tile in of_action) for of_action in tiles]
    assert codes == [[21, 22, 23, 24, 25], [31, 32, 33, 34, 35], [11, 12, 13, 14, 15]]


def test_research_tiles_roll_both_dice() -> None:
    def both(table: Table, *dice: str) -> Table:
        for die in dice:
            assert table.decider == CHANCE
            table.pick(die)
        return table

    def rolled(code: int) -> Table:
        return both(collapsed("research/1", code).use("research 1", SCIENTIST), "circle", "society")

    rolled(11).expect(vp=2, breakthroughs=1)
    both(rolled(12).pick("yes"), "square", "warfare").expect(breakthroughs=2)
    owing = collapsed("research/1", 14).seat(paradox=3).use("research 1", SCIENTIST)
    both(owing, "circle", "society").refuses("return 3").pick("return 2").expect(paradox=1, breakthroughs=1)
    set_ = collapsed("research/1", 13).use("research 1", SCIENTIST).pick("circle").offers("roll")
    set_.pick("genetics").expect(breakthroughs=1)
    built = collapsed("research/1", 15).project(5, "rescue pods").offer(204).seat(core=1, titanium=1, water=3)
    built.seat(breakthroughs={"triangle society": 1}, active={GENIUS: 1}).use("research 1", GENIUS)
    both(built, "circle", "society").pick("rescue pods", "lab 1")
    built.expect(built=["rescue pods"], breakthroughs=1, vp=0)


@pytest.mark.parametrize("lacking", ["nothing", "titanium", "gold", "neutronium"])
def test_the_superproject_after_research_has_its_full_price_and_is_no_building(lacking: str) -> None:
    table = collapsed("research/1", 15).project(5, "temporal displacement device").offer(305)
    table.seat(breakthroughs={"circle time_travel": 1}, titanium=2, gold=2, neutronium=1)
    table.has({} if lacking == "nothing" else {lacking: 0 if lacking == "neutronium" else 1})
    table.use("research 1", SCIENTIST).pick("circle", "society")
    assert ("temporal displacement device" in table.options) == (lacking == "nothing")
    assert "305" not in table.options


@pytest.mark.parametrize("worker", [ENGINEER, ADMINISTRATOR, GENIUS])
def test_recruit_tiles_give_no_bonus_but_one(worker: str) -> None:
    def recruited(code: int, *picks: str) -> Table:
        table = collapsed("recruit/1", code).seat(active={worker: 1}, tired={SCIENTIST: 1}, morale=2)
        table.use("recruit 1", worker)
        for pick in (SCIENTIST, *picks):
            (table.refuses if worker == ENGINEER else table.offers)(GENIUS)
            table.pick(pick)
        return table

    recruited(31, ENGINEER).expect(water=0, core=0, active={SCIENTIST: 1, ENGINEER: 1})
    recruited(32).expect(water=0, suits=3)
    recruited(33).expect(water=0, morale=3)
    recruited(34).expect(water=2)
    recruited(35).expect(water=0, active={SCIENTIST: 2}, tired={})


@pytest.mark.tells("P35")
def test_the_exosuit_of_a_recruit_tile_may_stand_on_a_covered_hex() -> None:
    table = collapsed("recruit/1", 32).seat(suits=5).use("recruit 1", ADMINISTRATOR).pick(SCIENTIST)
    table.expect(suits=5)
    assert table.own().suits == 0
    table = collapsed("recruit/1", 32).seat(suits=3).use("recruit 1", ADMINISTRATOR).pick(SCIENTIST)
    own = table.expect(suits=3).own()
    assert (own.hexes & own.covered_hexes).bit_count() == 1


# --- leaders ---------------------------------------------------------------------------------------------


@pytest.mark.tells("P104", "zaida")
def test_zaida_takes_any_worker_left_in_the_pool() -> None:
    table = led_by("zaida").pools(recruit={GENIUS: 1, ENGINEER: 1}).seat(water=3).everyone_passes()
    table.pick("yes").refuses(SCIENTIST).pick(GENIUS)
    table.expect(water=1, vp=0, core=0, workers=5, asks="reveal-top")


@pytest.mark.tells("P104", "caratacus")
def test_the_impact_covers_no_hex_of_caratacus() -> None:
    assert led_by("caratacus", 5).own().covered_hexes == 0
    led_by("caratacus").refuses("leader")


@pytest.mark.tells("P104", "wolfe")
def test_wolfe_exchanges_cores_and_water() -> None:
    table = led_by("wolfe").seat(water=2, core=1).phase("power up")
    table.offers("1E for 2W", "2W for 1E").pick("2W for 1E", "done").expect(core=2)


@pytest.mark.tells("P104", "cornella")
def test_cornella_sets_one_die_more_for_a_water_every_time() -> None:
    table = led_by("cornella").seat(water=3, active={SCIENTIST: 3}).use("research 1", SCIENTIST)
    table.pick("triangle").offers("roll").pick("society").expect(water=2)
    table.pick("pass").use("research 2", SCIENTIST).offers("roll", "circle", "warfare").refuses("?")
    table.pick("warfare", "circle").expect(water=1)
    assert table.discoveries() == ["circle warfare", "triangle society"]


@pytest.mark.tells("P104", "cornella")
def test_cornella_may_roll_and_needs_a_water_to_set() -> None:
    table = led_by("cornella").seat(water=1).use("research 2", SCIENTIST).pick("roll", "circle", "genetics")
    table.expect(water=1, breakthroughs=1)
    table = led_by("cornella").seat(water=0).use("research 2", SCIENTIST).pick("circle", "genetics")
    table.expect(breakthroughs=1)
    monolith = led_by("cornella").project(2, "neutronium monolith").offer()
    monolith.seat(titanium=2, neutronium=2, water=2, active={GENIUS: 1, SCIENTIST: 1})
    monolith.seat(breakthroughs={"circle technology": 1}).use("construct 1", GENIUS)
    while monolith.prompt == "place-project":
        monolith.pick(monolith.options[0])
    monolith.offers("roll", "stop").pick("square", "warfare").pick("stop").expect(water=1, breakthroughs=1)
