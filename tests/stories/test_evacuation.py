"""The Evacuation Action and the eight conditions."""

import pytest

from story import Table, story

OF_EACH = {"scientist": 1, "engineer": 1, "administrator": 1, "genius": 1}


def table_of(path: str, side: str = "A", era: int = 5) -> Table:
    other = "harmony" if path != "harmony" else "dominance"
    table = story(era, paths=[path, other], evacuation=[side, "A"])
    return table.seat(active={"engineer": 1}, morale=3)


@pytest.mark.tells("technological superiority")
def test_a_single_breakthrough_makes_a_single_set_however_many_labs_there_are() -> None:
    table = table_of("progress").built(403, 404, 407).seat(breakthroughs={"circle society": 1})
    table.seat(active={"engineer": 1, "scientist": 4}).use("evacuation", "engineer").expect(vp=6 + 4)


@pytest.mark.tells("nature's resurgence", "ruling 98", "conflict 9")
def test_anomalies_occupy_spots_for_nature_but_are_no_buildings() -> None:
    table = table_of("harmony", "B").built(201, 301).anomaly("lab 1", "lab 2", "lab 3", "power_plant 1")
    table.seat(tired={"administrator": 6}).use("evacuation", "engineer").expect(vp=2 + 3 * 2)


@pytest.mark.tells("nature's resurgence")
def test_superprojects_are_no_buildings_either() -> None:
    table = table_of("harmony", "B").built("exocrawler", "cloning vat", "rescue pods")
    table.seat(tired={"administrator": 6}).use("evacuation", "engineer").expect(vp=2)


@pytest.mark.tells("ruling 99", "industrial revolution")
def test_the_evacuating_worker_counts_and_a_genius_never_for_another() -> None:
    table = table_of("dominance").built(201, 202, 203).seat(active={"engineer": 1, "genius": 1}, titanium=9)
    table.use("evacuation", "engineer").expect(vp=5 + 2)
    table = table_of("dominance").built(201, 202, 203).seat(active={"genius": 3}, titanium=9)
    table.use("evacuation", "genius").expect(vp=5)


@pytest.mark.tells("evacuation", "ruling 95")
def test_nobody_evacuates_twice_in_a_game() -> None:
    table = table_of("salvation").built(101, 102, 103).seat(active={"engineer": 2})
    table.use("evacuation", "engineer").expect(vp=3).pick("pass").refuses("evacuation engineer")
    assert table.why_not("main/evacuation") == "second_time"
    table.everyone_passes()
    table.pick("suit", "done", "done").pick("warp nothing", seat=0).pick("warp nothing", seat=1)
    table.refuses("evacuation engineer")


@pytest.mark.tells("evacuation")
@pytest.mark.parametrize("worker", ["scientist", "engineer", "administrator", "genius"])
def test_any_worker_may_take_the_evacuation(worker: str) -> None:
    table = table_of("salvation").built(101, 102, 103).seat(active=OF_EACH, neutronium=1)
    table.use("evacuation", worker).expect(vp=6, busy=[worker])


@pytest.mark.tells("evacuation")
def test_the_evacuation_opens_with_the_impact() -> None:
    table = table_of("salvation", era=4).built(101, 102, 103).refuses("evacuation engineer")
    assert table.why_not("main/evacuation") == "impact"
    table.everyone_passes().pick("suit", "done", "done")
    table.pick("warp nothing", seat=0).pick("warp nothing", seat=1)
    table.offers("evacuation engineer")


@pytest.mark.tells("evacuation", "ruling 96")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_slot_numbered_like_the_player_count_costs_three(players: int) -> None:
    table = story(5, players=players, evacuation=["A"] * players)
    for seat in range(players):
        kind = (3, 2, 4, 1)[seat]  # Life Supports, Factories, Labs, Power Plants
        table.built(*(100 * kind + n for n in (3, 7, 8)), seat=seat).seat(seat, active={"administrator": 1})
    base = [2, 5, 6, 3]
    for seat in range(players):
        table.use("evacuation", "administrator")
        late = 3 if seat == players - 1 else 0
        table.expect(seat, vp=max(0, base[seat] - late))
        assert table.own(seat).evacuated == seat + 1


@pytest.mark.tells("evacuation", "ruling 98", "conflict 8")
def test_the_last_evacuation_is_never_worth_less_than_nothing() -> None:
    table = story(5, evacuation=["A", "A"]).built(301, 302, 303).built(201, 202, 203, seat=1)
    table.seat(1, active={"scientist": 1}).seat(0, vp=4, active={"engineer": 1}).turn(1)
    table.use("evacuation", "scientist").expect(1, vp=5).use("evacuation", "engineer").expect(0, vp=4)


@pytest.mark.tells("evacuation", "ruling 97")
@pytest.mark.parametrize(
    ("neutronium", "late", "vp"),
    [(9, False, 30), (12, False, 30), (9, True, 27), (10, True, 30), (12, True, 30)],
)
def test_an_evacuation_is_worth_thirty_at_most(neutronium: int, late: bool, vp: int) -> None:
    table = table_of("salvation").built(101, 102, 103).seat(neutronium=neutronium)
    table.game.state.evacuations = int(late)
    table.again().use("evacuation", "engineer").expect(vp=vp)


@pytest.mark.tells("evacuation", "ruling 97")
def test_evacuation_points_are_fixed_when_they_are_scored() -> None:
    table = table_of("salvation").built(101, 102, 103).seat(neutronium=2).use("evacuation", "engineer")
    table.seat(neutronium=0).expect(vp=9, vp_tokens=9)


@pytest.mark.tells("rescue pods")
def test_covered_rescue_pods_open_nothing() -> None:
    table_of("salvation").built("rescue pods").anomaly("lab 1").refuses("evacuation engineer")


@pytest.mark.tells("evacuation")
def test_all_may_evacuate_in_one_era() -> None:
    table = story(5, evacuation=["A", "A"]).built("rescue pods").built("rescue pods", seat=1)
    table.use("evacuation", "scientist").use("evacuation", "scientist").expect(0, vp=2).expect(1, vp=2)
    assert table.game.state.evacuations == 2
