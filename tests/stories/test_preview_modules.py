"""Doomsday and Pioneers by the pre-release rules, by the numbers of docs/editions.md."""

from __future__ import annotations

from typing import Any

import pytest

from anachrony import CHANCE
from anachrony.modules.doomsday.cards import TRACK
from anachrony.modules.doomsday.rows import Doomsday
from anachrony.modules.pioneers.rows import Pioneers
from anachrony.terms import compose
from doomsday import bare, card, tracker, trackers, under
from pioneers import bottom, meet, rows, strengthen, successes
from preview import ANYONE, PATHS, new, preview, refusal, seen
from story import ADMINISTRATOR, ENGINEER, GENIUS, SCIENTIST, Table

# --- Doomsday ---------------------------------------------------------------------------------------------


def doomed(era: int = 3, **terms: Any) -> Table:
    return bare(preview(era, modules=("doomsday",), **terms))


@pytest.mark.tells("P16")
def test_two_modules_are_in_the_box() -> None:
    assert refusal(modules=["guardians"]) == (
        "the preview edition has no module guardians; it has doomsday, pioneers"
    )
    both = new(modules=["doomsday", "pioneers"], evacuation="A")
    assert set(seen(both)["parts"]) == {"doomsday", "pioneers"}
    alone = refusal(paths=["harmony"], solo="chronobot_early", modules=["doomsday"])
    assert alone.startswith("the Chronobots play the base game only")


@pytest.mark.tells("P109", "P110")
def test_a_level_1_experiment_is_turned_up_in_its_own_era() -> None:
    game = new(modules=["doomsday"], evacuation="A", seed=3)
    cards = seen(game)["parts"]["doomsday"]["experiments"]
    assert [entry["hidden"] for entry in cards] == [False, *[True] * 6]
    table = doomed(3)
    table.game.state.superprojects[4] = 0
    table.game.state.beside[table.game.state.rules.table(Doomsday).timeline][4] = -1
    table.workers_come_home().quiet()
    assert table.game.state.era == 4
    assert under(table, 4) not in ("hidden", "none")
    assert under(table, 5) == "hidden"


@pytest.mark.tells("P110")
def test_planned_experiments_show_the_top_of_the_stack() -> None:
    game = new(modules=["doomsday"], variants=["planned_experiments"], evacuation="A", seed=3)
    assert seen(game)["parts"]["doomsday"]["next"]


@pytest.mark.tells("P112")
def test_harmony_and_salvation_score_on_the_final_step_alone() -> None:
    rules = compose("preview", ("doomsday",), (), 2)
    track = rules.table(Doomsday).track
    assert [slot.vp_right for slot in track] == [5, 0, 0, 0, 0, 0, 0, 0, 0, 4]
    assert [slot.vp_left for slot in track] == [slot.vp_left for slot in TRACK]
    assert [slot.symbols for slot in track] == [slot.symbols for slot in TRACK]
    assert track[0].vp_left == track[-1].vp_left == 0
    for path, word, slot, final in (("harmony", "save_earth", 3, 2), ("salvation", "seal_fate", 8, 9)):
        for at, vp in ((slot, 0), (final, 5 if path == "harmony" else 4)):
            other = "progress" if path == "harmony" else "dominance"
            table = card(doomed(paths=[path, other]), "examine temporal distortion")
            trackers(table, **{word: at})
            ready(table).use("experiment", ADMINISTRATOR)
            while table.prompt != "move-tracker":
                table.pick(table.options[0])
            table.pick("yes")
            assert tracker(table, word) == at + (-1 if path == "harmony" else 1)
            table.expect(vp=2 + vp)


def ready(table: Table) -> Table:
    """Rich enough for any Experiment of Level 1."""
    table.seat(titanium=5, uranium=5, gold=5, neutronium=5, water=9, core=5, travel=4, morale=5)
    names = ("circle", "triangle", "square")
    icons = ("genetics", "warfare", "society", "technology", "time_travel")
    every = {f"{shape} {icon}": 1 for shape in names for icon in icons}
    table.seat(breakthroughs=every, active=dict.fromkeys(ANYONE, 2), tired=dict.fromkeys(ANYONE, 1))
    return table.built(101, 102, 204, 205, 303, 401)


@pytest.mark.tells("P114", "P128")
def test_modules_bring_no_endgame_condition() -> None:
    rules = compose("preview", ("doomsday", "pioneers"), (), 2)
    assert [row.name for row in rules.endgame_cards] == [
        row.name for row in compose("preview", (), (), 2).endgame_cards
    ]


def test_ten_experiments_of_each_level() -> None:
    table = compose("preview", ("doomsday",), (), 2).table(Doomsday)
    assert [len(level) for level in table.levels] == [10, 10]
    game = new(modules=["doomsday"], evacuation="A")
    assert game.state.impact_after == 5


# --- Pioneers ---------------------------------------------------------------------------------------------


def pioneering(era: int = 2, **terms: Any) -> Table:
    return preview(era, modules=("pioneers",), **terms)


@pytest.mark.tells("P117")
def test_two_decks_of_ten_cards() -> None:
    table = compose("preview", ("pioneers",), (), 2).table(Pioneers)
    assert [(deck.name, len(deck.cards)) for deck in table.decks] == [("7+", 10), ("12+", 10)]
    assert [min(row.power for row in deck.cards) for deck in table.decks] == [7, 12]
    assert pioneering().users("adventure") == ANYONE


@pytest.mark.tells("P118")
@pytest.mark.parametrize("variants", [[], ["asset_draft"]])
def test_everyone_starts_with_two_more_cores(variants: list[str]) -> None:
    plain, more = (
        new(modules=modules, variants=variants, evacuation="A", first=None, seed=2)
        for modules in ([], ["pioneers"])
    )
    while variants and plain.decisions[0].prompt == more.decisions[0].prompt == "pick-asset-card":
        for game in (plain, more):
            game.play(game.decisions[0].options[0])
    assert [seat.amount(5) - 2 for seat in more.state.seats] == [seat.amount(5) for seat in plain.state.seats]


@pytest.mark.tells("P119", "P120")
def test_an_adventure_costs_nothing_and_has_no_slots() -> None:
    table = pioneering()
    told = seen(table.game)["parts"]["pioneers"]
    assert told["power_slots"] == []
    assert [deck["water"] for deck in told["decks"]] == [0, 0]
    table.use("adventure", SCIENTIST).pick("7+", "exosuit malfunction", "die 6").expect(vp=0, core=0)
    table = strengthen(pioneering(), 0).use("adventure", SCIENTIST).pick("12+", "asteroid debris", "die 1")
    table.expect(neutronium=2)
    assert rows(table).slot_power(table.game.state) == 0


@pytest.mark.tells("P120")
def test_water_and_cores_are_spent_for_power() -> None:
    def spent(*picks: str) -> Table:
        table = pioneering().seat(water=2, core=2).use("adventure", ENGINEER).pick(*picks)
        return table.pick("7+", "magnetic storm", "die 6")

    spent("spend water", "spend core", "spend core").expect(vp=3, water=1, core=0)
    spent("spend core", "spend core").expect(vp=1, water=0, core=0)
    spent("spend water", "spend water").expect(vp=1, core=2, water=0)
    table = pioneering().seat(water=1).use("adventure", ENGINEER).refuses("spend core").pick("spend water")
    table.refuses("spend water").offers("7+", "12+").expect(asks="early-adventure")


@pytest.mark.tells("P121")
def test_cards_not_chosen_are_shuffled_back() -> None:
    table = pioneering()
    own = table.own()
    own.beside[rows(table).sensors] = [0, 7]
    table.again().use("adventure", ENGINEER).pick("7+", "nuclear winter", "data archives", "temporal crack")
    table.offers("nuclear winter", "temporal crack").pick("data archives", "die 1", "stop")
    assert bottom(table, 0) == ["data archives"]
    assert table.game.state.bags[rows(table).bag].bit_count() == 9
    table.pick("pass").use("adventure", SCIENTIST).pick("7+", "nuclear winter", "temporal crack")
    table.pick("old sewers", "old sewers", "die 1")
    assert bottom(table, 0) == ["old sewers"]
    assert table.game.state.bags[rows(table).bag].bit_count() == 9


def test_a_card_is_kept_after_a_success() -> None:
    table = meet(strengthen(pioneering()), "exosuit malfunction").pick("die 1")
    assert successes(table) == ["exosuit malfunction"]


@pytest.mark.tells("P124")
@pytest.mark.parametrize("path", PATHS)
def test_an_engineer_upgrades_the_power(path: str) -> None:
    table = pioneering(paths=[path, "harmony" if path != "harmony" else "progress"])
    table.seat(titanium=1, uranium=1, gold=5, neutronium=1)
    assert table.users("power upgrade") == [ENGINEER, GENIUS]
    assert rows(table).power(table.own()) == 0
    table.use("power upgrade", ENGINEER)
    assert table.options == ["T +2", "U +3", "N +4"]
    table.pick("U +3").expect(uranium=0, titanium=1, neutronium=1)
    assert rows(table).power(table.own()) == 3
    table.workers_come_home().expect(tired={ENGINEER: 1})
    assert rows(strengthen(table)).power(table.own()) == 2 + 2 + 3 + 3 + 4
    assert pioneering().seat(gold=5).users("power upgrade") == []


@pytest.mark.tells("P125")
@pytest.mark.parametrize("path", PATHS)
def test_a_scientist_upgrades_the_sensors(path: str) -> None:
    def table_of(**stock: int) -> Table:
        return pioneering(paths=[path, "harmony" if path != "harmony" else "progress"]).has(stock)

    ready_ = table_of(gold=3).seat(breakthroughs={"circle society": 2, "circle warfare": 2})
    assert ready_.users("sensor upgrade") == [SCIENTIST, GENIUS]
    ready_.use("sensor upgrade", SCIENTIST).pick("circle society").expect(vp=2, gold=2, breakthroughs=3)
    ready_.workers_come_home().expect(tired={SCIENTIST: 1})
    assert table_of(gold=0).seat(breakthroughs={"circle society": 1}).users("sensor upgrade") == []
    again = table_of(gold=1).seat(breakthroughs={"circle society": 1})
    again.own().beside[rows(again).sensors] = [2, 2]
    assert again.again().users("sensor upgrade") == [SCIENTIST, GENIUS]
    again.own().beside[rows(again).sensors] = [2, 2, 2]
    assert again.again().users("sensor upgrade") == []
    assert again.why_not("seat/1/sensor_upgrade") == "room"


@pytest.mark.tells("P124", "P125")
@pytest.mark.parametrize("upgrade", ["power upgrade", "sensor upgrade"])
def test_a_genius_who_upgrades_comes_home_tired_and_sensors_give_no_power(upgrade: str) -> None:
    table = pioneering().seat(titanium=1, gold=1, breakthroughs={"circle society": 1})
    table.use(upgrade, GENIUS).workers_come_home().expect(tired={GENIUS: 1})
    assert rows(table).power(table.own()) == (2 if upgrade == "power upgrade" else 0)


@pytest.mark.tells("P127")
def test_no_card_lasts() -> None:
    cards = compose("preview", ("pioneers",), (), 2).table(Pioneers).cards
    assert not any(row.free or row.passives or row.triggers for row in cards)


# --- Power Bump -------------------------------------------------------------------------------------------


def bumping(**terms: Any) -> Table:
    """Seat 1 stands on the upper Research space, and seat 0 is stronger."""
    table = pioneering(**terms).seat(1, active={SCIENTIST: 1, ENGINEER: 1}).turn(1)
    table.use("research 1", SCIENTIST).pick("circle", "society")
    table.own().beside[rows(table).upgrades] = [0]
    return table.turn(0)


@pytest.mark.tells("P126")
def test_a_stronger_player_moves_an_exosuit_and_takes_its_hex() -> None:
    table = bumping().offers(
        "bump research 1 to research 2 scientist", "bump research 1 to research 2 genius"
    )
    table.refuses("bump research 1 to research 2 engineer", "bump research 2 to research 1 scientist")
    table.pick("bump research 1 to research 2 scientist", "triangle", "warfare")
    assert table.discoveries() == ["triangle warfare"]
    state = table.game.state
    assert [state.at[state.rules.space_names[f"research/{n}"]] for n in (1, 2)] == [1, 2]
    table.expect(suits=2).expect(1, suits=2, breakthroughs=1, busy=[SCIENTIST])
    assert table.decider == 1
    table.workers_come_home().expect(tired={SCIENTIST: 1}).expect(1, tired={SCIENTIST: 1})


@pytest.mark.tells("P126")
def test_an_equal_player_bumps_nobody() -> None:
    table = bumping()
    table.own(1).beside[rows(table).upgrades] = [1]
    table.again().refuses("bump research 1 to research 2 scientist")
    table.own(1).beside[rows(table).upgrades] = [2]
    table.again().refuses("bump research 1 to research 2 scientist")


@pytest.mark.tells("P126")
def test_a_bump_needs_an_empty_hex_an_exosuit_and_the_cost() -> None:
    bumping().occupied("research/2").refuses("bump research 1 to research 2 scientist")
    bumping().seat(suits=0).refuses("bump research 1 to research 2 scientist")
    table = (
        pioneering().pools(recruit={SCIENTIST: 3}).seat(1, water=1).turn(1).use("recruit 2", ADMINISTRATOR)
    )
    table.own().beside[rows(table).upgrades] = [0]
    table.turn(0).refuses("bump recruit 2 to recruit 1 administrator")
    table.seat(water=1).pick("bump recruit 2 to recruit 1 administrator").expect(water=0)


@pytest.mark.tells("P126")
def test_the_exocrawler_bumps_too() -> None:
    table = bumping().built("exocrawler").use("exocrawler")
    table.offers("purify engineer", "bump research 1 to research 2 scientist", "stop")
    table.pick("bump research 1 to research 2 scientist", "triangle", "warfare")
    assert table.discoveries() == ["triangle warfare"]
    assert table.decider == 0
    table.expect(suits=2).refuses("exocrawler").expect(1, suits=2, busy=[SCIENTIST])
    state = table.game.state
    assert [state.at[state.rules.space_names[f"research/{n}"]] for n in (1, 2)] == [1, 2]
    equal = bumping().built("exocrawler")
    equal.own(1).beside[rows(equal).upgrades] = [1]
    equal.again().use("exocrawler").offers("research 2 scientist").refuses(
        "bump research 1 to research 2 scientist"
    )


@pytest.mark.tells("P126")
def test_only_capital_actions_are_bumped_and_never_oneself() -> None:
    table = pioneering().seat(1, water=9, active=dict.fromkeys(ANYONE, 2)).pools(mine={"gold": 2})
    table.own().beside[rows(table).upgrades] = [0]
    table.turn(1).use("mine gold", ENGINEER).pick("pass").use("council left", ENGINEER)
    assert not [option for option in table.turn(0).options if option.startswith("bump")]
    mine = pioneering().use("research 1", SCIENTIST).pick("circle", "society")
    mine.own().beside[rows(mine).upgrades] = [0]
    assert not [option for option in mine.turn(0).options if option.startswith("bump")]


# --- the cards --------------------------------------------------------------------------------------------

# More than any card takes: who loses 1 keeps 1.
RICH = {"titanium": 2, "uranium": 0, "gold": 0, "neutronium": 0, "water": 3, "core": 2, "morale": 3}


def at_a_card(stock: dict[str, int], name: str) -> Table:
    """The one who goes has built 101 and 402, and owes a Gold to the first Era."""
    table = (
        pioneering(6)
        .has(stock)
        .built(101, 402)
        .offer(107, 204, 305, 413)
        .pools(recruit={ENGINEER: 1, SCIENTIST: 2})
    )
    table.seat(active={ENGINEER: 1, SCIENTIST: 1, ADMINISTRATOR: 1}, warp={"gold": 1, "titanium": 2})
    for era in range(1, 7):
        table.game.state.superprojects[era] = 0
    table.project(5, "exocrawler").project(6, "tectonic drill")
    return table


@pytest.mark.tells("P117", "asteroid debris")
def test_the_anomaly_of_the_asteroid_debris_takes_the_paradoxes_along() -> None:
    """It is gained as every Anomaly: the Paradoxes go, and a Warp tile may be lifted."""
    table = at_a_card({"paradox": 2}, "asteroid debris").use("adventure", ADMINISTRATOR)
    table.pick("12+", "asteroid debris", "die 1").offers("retrieve gold", "stop").pick("retrieve gold")
    table.pick("factory 1").expect(paradox=0, neutronium=1, anomalies_count=1, warp={"titanium": 2})


@pytest.mark.tells("P129")
def test_travels_of_a_card_reach_four_or_two_eras() -> None:
    far = at_a_card(RICH, "").use("adventure", ENGINEER)
    far.own().traits[rows(far).exosuit_power] = 9
    far.again().pick("7+", "neutronium cave", "die 6").offers("era 5", "era 2", "stop").refuses("era 1")
    near = at_a_card(RICH, "").use("adventure", ENGINEER).pick("7+", "neutronium cave", "die 1")
    near.offers("era 5", "era 4", "stop").refuses("era 3")


@pytest.mark.tells("P129")
@pytest.mark.parametrize(("power", "die", "era"), [(9, 6, "era 2"), (0, 1, "era 4")])
def test_a_travel_of_a_card_returns_one_warp_tile(power: int, die: int, era: str) -> None:
    table = pioneering(6).seat(gold=1, titanium=1, warp={"gold": int(era[-1]), "titanium": int(era[-1])})
    table.use("adventure", ENGINEER)
    table.own().traits[rows(table).exosuit_power] = power
    table.again().pick("7+", "neutronium cave", f"die {die}", era).offers("return titanium")
    table.pick("return gold").expect(gold=0, titanium=1, travel=1)
    assert table.decider == 1


def lucky(name: str) -> Table:
    """The card after a success."""
    table = at_a_card(RICH, name).use("adventure", ADMINISTRATOR)
    table.own().traits[rows(table).exosuit_power] = 17
    return table.again().pick("12+", name, "die 1")


@pytest.mark.tells("P129")
@pytest.mark.parametrize(
    ("name", "building", "another"),
    [
        ("collapsing bomb shelter", "305", 306),
        ("abandoned factory", "204", 205),
        ("underground research station", "413", 403),
        ("unstable neutronium core", "107", 102),
    ],
)
def test_a_card_builds_one_building_and_no_superproject(name: str, building: str, another: int) -> None:
    def shown() -> Table:
        table = lucky(name)
        table.game.state.piles[another // 100 - 1].insert(0, another)
        return table.again().refuses("exocrawler", "tectonic drill")

    table = shown().pick(building)
    assert building in table.tiles()
    assert table.quiet().decider == 1, table.options
    shown().pick("stop")


@pytest.mark.tells("P129")
def test_tissue_samples_are_researched_by_two_rolls_then_by_one() -> None:
    table = lucky("mutant tissue samples").pick("yes")
    for die in ("circle", "society"):
        assert table.decider == CHANCE
        table.pick(die)
    assert table.pick("square").decider == CHANCE
    table.pick("warfare").expect(breakthroughs=2)


def test_a_recruit_of_a_card_follows_who_went() -> None:
    for worker in (SCIENTIST, ENGINEER, ADMINISTRATOR, GENIUS):
        table = pioneering().pools(recruit={GENIUS: 1, SCIENTIST: 1}).seat(active={worker: 1})
        table.use("adventure", worker).pick("7+", "old sewers", "die 1").offers(SCIENTIST, "stop")
        (table.offers if worker in (ADMINISTRATOR, GENIUS) else table.refuses)(GENIUS)


def test_the_sandworm_takes_its_resource_from_the_supply() -> None:
    table = pioneering().seat(1, neutronium=15).pools(mine={}).use("adventure", ENGINEER)
    table.own().traits[rows(table).exosuit_power] = 9
    table.again().pick("7+", "giant sandworm", "die 6").offers("T +2", "U +3", "stop").refuses("N +4")
    table.pick("U +3").expect(uranium=0)
    assert table.own().beside[rows(table).upgrades] == [2]


def test_the_lost_building_goes_under_its_stack() -> None:
    table = at_a_card(RICH, "").use("adventure", ENGINEER).pick("12+", "mutant tissue samples", "die 1")
    table.offers("lose 101", "lose 402").refuses("stop").pick("lose 402")
    assert table.game.state.tops[3] == 402 or 402 in table.game.state.under[3]
