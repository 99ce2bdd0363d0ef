"""The Player boards, both sides: Supply, Force Workers, Anomalies, spots and tracks."""

import pytest

from story import Table, story

QUIET = {"harmony": "haulani", "dominance": "wolfe", "progress": "valerian", "salvation": "amena"}
WORKERS = ("scientist", "engineer", "administrator", "genius")


def board(path: str, side: str, era: int = 2, leader: str = "") -> Table:
    other = "salvation" if path == "harmony" else "harmony"
    return story(era, paths=[path, other], side=side, leaders=[leader or QUIET[path], QUIET[other]])


# --- the tracks ----------------------------------------------------------------------------------------


@pytest.mark.tells("supply")
@pytest.mark.parametrize("worker", WORKERS)
def test_an_administrator_or_genius_comes_home_motivated_from_supply(worker: str) -> None:
    table = board("harmony", "A").seat(water=5, active={worker: 1}, tired={"engineer": 1}, suits=0)
    table.use("supply", worker).expect(active={"engineer": 1}, tired={}, busy=[worker]).everyone_passes()
    woken: dict[str, int] = {"engineer": 1}
    if worker in ("administrator", "genius"):
        table.expect(active=woken | {worker: 1}, tired={})
    else:
        table.expect(active=woken, tired={worker: 1})


@pytest.mark.tells("supply")
def test_supply_serves_once_an_era_even_with_nobody_tired() -> None:
    table = board("harmony", "A").seat(water=20).use("supply", "engineer").expect(morale=4, water=15)
    table.pick("pass").refuses("supply scientist")


# --- Force Workers --------------------------------------------------------------------------------------


@pytest.mark.tells("force workers")
def test_force_workers_wakes_everyone_and_costs_a_step_of_morale() -> None:
    table = board("harmony", "A").seat(active={"engineer": 1}, tired={"engineer": 1, "genius": 2})
    table.use("force workers").expect(active={"engineer": 2, "genius": 2}, tired={}, morale=2, busy=[])
    assert table.decider == 0


@pytest.mark.tells("force workers", "ruling 69")
def test_at_the_lowest_morale_a_worker_of_choice_is_lost() -> None:
    table = board("harmony", "A").seat(morale=0, active={"engineer": 1}, tired={"genius": 1})
    table.use("force workers").offers("active engineer", "active genius").pick("active genius")
    table.expect(morale=0, active={"engineer": 1}, tired={}, workers=1)


@pytest.mark.tells("force workers")
def test_force_workers_does_not_reach_those_who_are_busy() -> None:
    table = board("harmony", "A").seat(active={"engineer": 1, "scientist": 1}).use("purify", "engineer")
    table.pick("pass").use("force workers").expect(active={"scientist": 1}, busy=["engineer"])


# --- Anomalies ------------------------------------------------------------------------------------------


@pytest.mark.tells("anomaly")
@pytest.mark.parametrize("worker", WORKERS)
@pytest.mark.parametrize("held", [{"titanium": 1, "gold": 1}, {"uranium": 2}, {"neutronium": 1}])
def test_any_worker_seals_an_anomaly_and_is_gone_at_once(worker: str, held: dict[str, int]) -> None:
    table = board("harmony", "A").anomaly("factory 1").seat(water=2, active={worker: 1}).has(held)
    table.use("anomaly factory 1", worker)
    if table.prompt == "pay-any":  # a mix: which comes first is the player's
        table.pick("T")
    table.expect(water=0, active={}, busy=[], occupied_spots=0, **dict.fromkeys(held, 0))
    assert table.decider == 1
    table.everyone_passes().expect(active={}, tired={})


@pytest.mark.tells("anomaly")
def test_sealing_asks_which_way_to_pay_where_there_are_two() -> None:
    table = board("harmony", "A").anomaly("lab 1").seat(water=3, titanium=1, gold=1, uranium=1, neutronium=1)
    table.use("anomaly lab 1", "engineer").pick("2TUG", "G", "T")
    table.expect(gold=0, titanium=0, uranium=1, neutronium=1, water=1)
    table = board("harmony", "A").anomaly("lab 1").seat(water=3, titanium=2, neutronium=1)
    table.use("anomaly lab 1", "engineer").pick("1N").expect(titanium=2, neutronium=0, water=1)


@pytest.mark.tells("anomaly")
@pytest.mark.parametrize("held", [{"water": 1, "titanium": 9}, {"water": 9, "titanium": 1}])
def test_less_than_the_cost_seals_nothing(held: dict[str, int]) -> None:
    table = board("harmony", "A").anomaly("lab 1").has(held).refuses("anomaly lab 1 engineer")
    assert table.why_not("seat/1/spot/lab/1") in ("water", "resources", "neutronium")


@pytest.mark.tells("anomaly", "ruling 49")
def test_a_superproject_may_fill_the_gap_that_an_anomaly_leaves() -> None:
    table = board("harmony", "A").anomaly("lab 1", "lab 2").built(101, 201, 301, 401).offer()
    table.project(2, "exocrawler").seat(
        water=4, titanium=9, uranium=9, active={"engineer": 2, "scientist": 1}
    )
    table.seat(breakthroughs={"circle warfare": 1})
    table.use("anomaly lab 1", "engineer").pick("T", "U", "pass")
    table.use("anomaly lab 2", "engineer").pick("U", "T")
    table.use("construct 1", "scientist")
    assert table.own().spots[9:] == [table.code("exocrawler"), 2, 401]


# --- Harmony B ------------------------------------------------------------------------------------------


@pytest.mark.tells("harmony B", "ruling 22")
def test_harmony_b_may_lose_a_building_instead_of_gaining_an_anomaly() -> None:
    table = board("harmony", "B", era=3).built(303, 201, "rescue pods").seat(warp={"gold": 1}, paradox=2)
    table.phase("paradox").pick("paradox 1")
    assert table.options == ["lose 201", "lose 303", "anomaly"]
    table.pick("lose 303").expect(paradox=0, anomalies=0, built=["201", "rescue pods"], warp={"gold": 1})
    assert table.game.state.under[2] == [303]
    assert table.prompt == "power-up"


@pytest.mark.tells("harmony B", "ruling 22")
def test_harmony_b_may_take_the_anomaly_and_then_retrieve() -> None:
    table = board("harmony", "B", era=3).built(303).seat(warp={"gold": 1}, paradox=2).phase("paradox")
    table.pick("paradox 1", "anomaly", "retrieve gold", "lab 1").expect(anomalies=-3, warp={}, built=["303"])


@pytest.mark.tells("harmony B", "ruling 22")
def test_harmony_b_without_a_building_has_no_choice() -> None:
    table = board("harmony", "B", era=3).built("rescue pods").seat(warp={"gold": 1}, paradox=2)
    table.phase("paradox").pick("paradox 1").refuses("anomaly").pick("stop", "factory 1").expect(anomalies=-3)


@pytest.mark.tells("harmony B", "ruling 23", "414")
def test_the_worker_on_a_lost_building_is_set_aside_and_becomes_tired() -> None:
    table = board("harmony", "B").built(305, 414).seat(paradox=2, active={"engineer": 1, "genius": 1})
    table.use(305, "engineer").pick("pass").use(414).pick("lose 305")
    table.expect(built=["414"], busy=["engineer"], vp=2).everyone_passes()
    table.expect(active={"genius": 1}, tired={"engineer": 1})


@pytest.mark.tells("harmony B", "ruling 23", "414")
def test_a_lost_building_loses_its_path_marker_and_its_powers() -> None:
    table = (
        board("harmony", "B").built(303, 311, 414).seat(paradox=2, water=3).use(303).use(414).pick("lose 303")
    )
    table.refuses("303").offer(303).seat(titanium=2, water=6).use("construct 1", "scientist")
    table.pick("pass").offers("303")


@pytest.mark.tells("harmony B", "ruling 23")
def test_a_lost_building_is_the_last_of_its_primary_stack() -> None:
    table = board("harmony", "B", era=3).built(303).seat(warp={"gold": 1}, paradox=2).phase("paradox")
    table.pick("paradox 1", "lose 303")
    state = table.game.state
    state.bags[2] = 0
    table.phase("preparation").quiet()
    assert (state.tops[2], state.under[2]) == (303, [])


# --- Dominance B ----------------------------------------------------------------------------------------


@pytest.mark.tells("dominance B", "supply", "ruling 70")
def test_supply_is_a_free_action_on_dominance_b() -> None:
    table = board("dominance", "B").seat(water=9, active={}, tired={"engineer": 2})
    table.refuses("supply engineer").use("supply").expect(water=5, morale=4, active={"engineer": 2}, tired={})
    assert table.decider == 0
    table.refuses("supply").seat(water=3)
    table.everyone_passes()


@pytest.mark.tells("dominance B", "ruling 50")
def test_dominance_b_builds_superprojects_on_any_two_adjacent_spots() -> None:
    table = board("dominance", "B").offer().project(2, "exocrawler").built(201, 301, 302)
    table.seat(titanium=3, uranium=2, breakthroughs={"circle warfare": 1}).use("construct 1", "scientist")
    assert sorted(table.options) == ["factory 2", "lab 1", "lab 2", "power_plant 1", "power_plant 2"]
    table.pick("lab 2")
    assert table.own().spots[9:] == [0, table.code("exocrawler"), 2]


# --- Progress B -----------------------------------------------------------------------------------------


@pytest.mark.tells("progress B")
@pytest.mark.parametrize(
    ("tile", "kept"), [(102, True), (212, False), (202, True), (413, True), (309, False), (404, True)]
)
def test_progress_b_keeps_scientists_motivated_on_plants_factories_and_labs(tile: int, kept: bool) -> None:
    worker = "engineer" if tile == 212 else "scientist"
    table = (
        board("progress", "B", leader="cornella").built(tile).seat(active={worker: 1}, water=1, neutronium=1)
    )
    table.use(tile, worker)
    while table.decider == 0:
        table.pick(table.options[-1])
    table.seat(water=0).everyone_passes()
    table.expect(active={worker: 1} if kept else {}, tired={} if kept else {worker: 1})


@pytest.mark.tells("progress B")
def test_a_genius_used_as_a_scientist_is_kept_motivated_too() -> None:
    table = board("progress", "B", leader="cornella").built(404).seat(active={"genius": 1}).use(404, "genius")
    table.everyone_passes().expect(active={"genius": 1}, tired={})


@pytest.mark.tells("progress B", "415")
def test_progress_b_does_not_save_a_scientist_who_dies() -> None:
    table = board("progress", "B", leader="cornella").built(415).seat(active={"scientist": 1})
    table.use(415, "scientist").everyone_passes().expect(workers=0)


@pytest.mark.tells("progress B")
def test_scientists_of_progress_b_are_as_tired_as_others_on_the_main_board() -> None:
    table = (
        board("progress", "B", leader="cornella").seat(active={"scientist": 1}).use("mine gold", "scientist")
    )
    while table.decider == 0:
        table.pick("titanium")
    table.everyone_passes().expect(active={}, tired={"scientist": 1})


@pytest.mark.tells("progress B", "supply")
@pytest.mark.parametrize("worker", ["administrator", "genius"])
def test_supply_tires_the_administrator_of_progress_b(worker: str) -> None:
    table = board("progress", "B", leader="cornella").seat(water=5, active={worker: 1}).use("supply", worker)
    table.everyone_passes().expect(active={}, tired={worker: 1})


# --- Salvation B ----------------------------------------------------------------------------------------


@pytest.mark.tells("salvation B", "ruling 19")
def test_salvation_b_may_place_anomalies_on_any_empty_spot() -> None:
    table = board("salvation", "B", era=3).built(301, 302).anomaly("lab 1").seat(warp={"gold": 1}, paradox=2)
    table.phase("paradox").pick("paradox 1", "stop")
    rows = ("power_plant", "factory", "life_support", "lab")
    taken = ("life_support 1", "life_support 2", "lab 1")
    assert table.options == [f"{row} {n}" for row in rows for n in (1, 2, 3) if f"{row} {n}" not in taken]
    table.pick("factory 3").expect(anomalies=-6)
    assert table.own().anomalies[5] == 1
