"""The Path of Unity, its boards and Evacuation Conditions; what a draft of assets gives everybody."""

from __future__ import annotations

from typing import Any

import pytest

from anachrony import Game, SetupError
from anachrony.modules.fractures.rows import Fractures
from anachrony.modules.pioneers.rows import Pioneers
from anachrony.rules.kinds import ENDGAME_BAG, ICON_WORDS, ICONS
from anachrony.rules.phases.setup import EachSeat
from anachrony.terms import compose
from fractures import FRACTURES, OPERATOR, fractured
from story import ADMINISTRATOR, ENGINEER, GENIUS, SCIENTIST, Table
from valley import cores, holding, on_device

RICH = {"titanium": 9, "uranium": 9, "gold": 9, "neutronium": 9, "water": 9}


def unity(era: int = 2, side: str = "A", evacuation: str = "A", **terms: Any) -> Table:
    leaders = ("castien", "zaida")
    return fractured(
        era, side=side, paths=("unity", "harmony"), leaders=leaders, evacuation=(evacuation, "A"), **terms
    )


@pytest.mark.tells("unity A", "ruling F1", "ruling F8")
def test_unity_is_a_fifth_choice_with_what_its_board_shows() -> None:
    game = Game.new(["unity", "harmony"], leaders=["castien", "zaida"], modules=FRACTURES, seed=1)
    seat = game.state.seats[0]
    stock = {
        word: seat.amount(game.state.rules.stock_names[word]) for word in ("titanium", "uranium", "gold")
    }
    assert stock == {"titanium": 2, "uranium": 1, "gold": 1}
    view: Any = game.view(0)
    own = view["seats"][0]
    assert [own["stock"][word] for word in ("neutronium", "water", "core", "flux")] == [0, 4, 2, 2]
    assert own["active"] == {"scientist": 2, "engineer": 1, "administrator": 0, "genius": 0, "operator": 1}
    assert sum(seat.breakthroughs) == 0
    assert own["tired"] == {"scientist": 0, "engineer": 0, "administrator": 1, "genius": 0, "operator": 1}
    with pytest.raises(SetupError, match="unknown path 'unity'"):
        Game.new(["unity", "harmony"])
    with pytest.raises(SetupError, match="5 players"):
        Game.new(["unity", "harmony", "progress", "dominance", "salvation"], modules=FRACTURES)
    assert len(compose("essential", FRACTURES, (), 4).paths) == 5


@pytest.mark.tells("ruling F1")
def test_each_path_has_three_leaders() -> None:
    rules = compose("essential", FRACTURES, (), 2)
    assert [len(path.leaders) for path in rules.paths] == [3] * 5
    assert [path.leaders[2].name for path in rules.paths] == [
        "zuriel",
        "xenara",
        "soter",
        "augurus",
        "thalia",
    ]


@pytest.mark.tells("unity B", "fractures: unity B")
def test_side_b_has_its_own_spots_tracks_and_supply() -> None:
    table = unity(side="B")
    board = table.own().board
    assert board is not None
    assert [cost.words() for cost in board.costs] == [
        *("2T 1N 2W", "2T 1G 1N 2W", "2T 2N 2W"),
        *("2T 1G", "2T 1G 2W", "2T 1G 2W"),
        *("2T", "2T 1U 1W", "2T 1U 1G 2W"),
        *("2T 1U", "2T 1U 2W", "2T 2U 1G 2W"),
    ]
    assert board.morale_vp == (-6, -4, -2, 0, 2, 5, 8)
    assert board.supply == (4, 4, 5, 5, 6, 7, 8)
    assert board.travel_vp == (0, 1, 3, 5, 7, 9, 11, 13, 15)
    assert (board.overflow, board.hex_water, board.morale_start) == (2, 1, 3)
    table.seat(water=9).use("supply", ADMINISTRATOR)
    assert table.game.view(0)["seats"][0]["busy"][0]["fate"] == "tired"  # Supply keeps nobody Motivated


@pytest.mark.tells("unity B", "fractures: unity B")
def test_on_side_b_flux_cores_power_two_hexes() -> None:
    table = unity(side="B").phase("power up").seat(flux=1, core=1)
    table.own().locked_hexes = 0
    table.again().pick("suit", "suit", "suit").offers("suit 1E", "suit 1 flux")
    table.pick("suit 1 flux").expect(flux=0, core=1, suits=4).pick("suit 1E", "done").expect(core=0, suits=5)
    board = table.own().board
    assert board is not None
    ways = [[cost.words() for cost in hexagon] for hexagon in board.hex_costs]
    assert ways == [*[[""]] * 3, *[["1E", "1 flux"]] * 2, ["1E"]]


@pytest.mark.tells("unity B", "fractures: unity B")
def test_the_impact_covers_two_hexes_of_side_b() -> None:
    table = unity(3, side="B").workers_come_home()
    assert table.game.state.impact
    assert table.game.view(0)["seats"][0]["covered_hexes"] == ["top_left", "top_right"]


@pytest.mark.tells("unity B", "ruling F75", "fractures: unity B")
def test_on_side_b_operators_on_the_device_stay_motivated() -> None:
    for side, fate in (("A", "tired"), ("B", "motivated")):
        table = unity(side=side).seat(water=2).use("remove glitches", OPERATOR).pick("device 1", "stop")
        assert table.game.view(0)["seats"][0]["busy"][0]["fate"] == fate


@pytest.mark.tells("the brightest beacon", "ruling F110")
def test_the_brightest_beacon_wants_every_second_spot_and_counts_operators() -> None:
    table = unity(4).built("101", "102", "201", "202", "301B", "303B", "401")
    assert table.users("evacuation") == []
    table.anomaly("lab 2").seat(active={"operator": 2, "engineer": 1}, tired={"operator": 1})
    table.use("evacuation", ENGINEER).expect(vp=6 + 2 * 3)
    half = unity(4).built("101", "102", "201", "202", "301B", "303B", "rescue pods")
    half.seat(active={"engineer": 1}).use("evacuation", ENGINEER).expect(vp=6)


@pytest.mark.tells("dawn of a new future", "ruling F110")
def test_dawn_of_a_new_future_wants_four_upgrades_and_counts_sets() -> None:
    table = unity(4, evacuation="B")
    upgrades = table.own().beside[table.game.state.rules.table(Fractures).upgrades]
    upgrades += [ICON_WORDS.index(word) for word in ("genetics", "warfare", "society")]
    holding(table, 510, 520, 514).seat(active={"engineer": 1}, tired={"scientist": 3, "operator": 1})
    assert table.users("evacuation") == []
    upgrades.append(ICONS - 1)
    table.again().use("evacuation", ENGINEER).expect(vp=2 + 4 * 2)


# --- a draft of assets --------------------------------------------------------------------------------


@pytest.mark.tells("ruling F114", "asset card 17", "asset card 18", "asset card 19", "asset card 20")
def test_the_asset_draft_has_the_kit_and_four_cards_of_the_expansion() -> None:
    game = Game.new(
        ["unity", "harmony"],
        leaders=["castien", "zaida"],
        modules=FRACTURES,
        variants=["asset_draft"],
        seed=4,
    )
    rules = game.state.rules
    assert [card.code for card in rules.asset_cards] == list(range(1, 21))
    for seat in game.state.seats:
        words = dict(zip(rules.stock_words, seat.amounts(len(rules.stock_words)), strict=True))
        assert [words[word] for word in ("titanium", "water", "core", "flux")] == [0, 2, 1, 1]
        assert [words[word] for word in ("uranium", "gold", "neutronium")] == [0, 0, 0]
        assert (seat.active, seat.tired) == ([2, 1, 0, 0, 0], [0, 0, 0, 0, 1])


# --- with the Pioneers --------------------------------------------------------------------------------


def unhurried() -> Table:
    """Nothing was upgraded in Era Zero."""
    table = unity(modules=("fractures", "pioneers"))
    table.own().beside[table.game.state.rules.table(Pioneers).upgrades] = []
    return table.again()


def power(table: Table) -> int:
    return table.game.state.rules.table(Pioneers).power(table.own())


@pytest.mark.tells("unity upgrade board", "ruling F112")
def test_unitys_upgrade_board_takes_any_resource_and_a_flux_core() -> None:
    table = unhurried().seat(titanium=1, gold=1, flux=1)
    assert power(table) == 1
    table.use("power upgrade", OPERATOR).offers("any +2", "flux +3").pick("any +2", "G").expect(
        gold=0, titanium=1
    )
    assert power(table) == 3
    table = unhurried().seat(flux=1)
    table.use("power upgrade", ENGINEER).expect(flux=0)
    assert power(table) == 4


@pytest.mark.tells("unity upgrade board", "ruling F112")
def test_unitys_sensor_upgrade_gives_a_flux_core() -> None:
    table = unity(modules=("fractures", "pioneers")).seat(water=1, breakthroughs={"circle society": 1})
    table.use("sensor upgrade", SCIENTIST).expect(water=0, flux=1, vp=0)


def ready_to_upgrade() -> Table:
    return unhurried().seat(titanium=1, water=1, breakthroughs={"circle society": 1})


@pytest.mark.tells("unity upgrade board", "ruling F112", "ruling F17")
@pytest.mark.parametrize(
    ("place", "users"),
    [
        ("power upgrade", [SCIENTIST, ENGINEER, ADMINISTRATOR, GENIUS, OPERATOR]),
        ("sensor upgrade", [SCIENTIST, GENIUS, OPERATOR]),
    ],
)
def test_who_upgrades_on_unitys_board_and_comes_home_tired(place: str, users: list[str]) -> None:
    assert ready_to_upgrade().users(place) == users
    for worker in users:
        table = ready_to_upgrade().use(place, worker)
        assert table.game.view(0)["seats"][0]["busy"][0]["fate"] == "tired"


@pytest.mark.tells("unity upgrade board", "pioneers: sensor upgrade")
def test_unitys_sensor_upgrade_spends_a_breakthrough_of_a_new_shape_and_adds_no_power() -> None:
    table = ready_to_upgrade().seat(water=2).use("sensor upgrade", SCIENTIST).turn(0)
    assert (table.discoveries(), power(table)) == ([], 1)
    table.own().used = 0
    table.seat(breakthroughs={"circle warfare": 1}).refuses(f"sensor upgrade {GENIUS}")
    table.seat(breakthroughs={"square warfare": 1}).offers(f"sensor upgrade {GENIUS}")


@pytest.mark.tells("ruling F112")
def test_after_the_warp_phase_of_era_zero_each_may_upgrade_once_for_a_resource() -> None:
    game = Game.new(
        ["unity", "dominance"], leaders=["castien", "wolfe"], modules=("fractures", "pioneers"), seed=1
    )
    game.play("warp nothing", 0)
    game.play("warp nothing", 1)
    assert (game.view(0)["era"], game.decisions[0].prompt, game.decisions[0].seat) == (0, "power-upgrade", 0)
    assert [option.text for option in game.options] == ["any +2", "stop"]  # no Flux Core
    game.play("any +2")
    game.play("T")
    assert (game.decisions[0].prompt, game.decisions[0].seat) == ("power-upgrade", 1)
    assert [option.text for option in game.options] == ["T +2", "U +3", "stop"]  # no Neutronium
    game.play("stop")
    view: Any = game.view(0)
    assert view["era"] == 1
    assert view["seats"][0]["parts"]["pioneers"]["power"] == 3
    assert EachSeat in {type(step) for step in game.state.rules.era}


@pytest.mark.parametrize(
    ("side", "upgrades", "vp"),
    [
        pytest.param(side, upgrades, vp, marks=pytest.mark.tells(f"unity {side} device"))
        for side, worth in (("A", (3, 7, 11, 16)), ("B", (3, 6, 10, 14)))
        for upgrades, vp in enumerate(worth, 1)
    ],
)
def test_what_the_upgrades_of_either_side_are_worth(side: str, upgrades: int, vp: int) -> None:
    table = unity(side=side)
    table.own().beside[table.game.state.rules.table(Fractures).upgrades] += range(upgrades)
    assert table.game.scores[0]["fracture_device"] == vp


# --- rulings on the Device and the end -----------------------------------------------------------------


@pytest.mark.tells("ruling F74", "unity B device actions")
def test_on_side_b_the_free_upgrade_costs_neutronium_and_brings_a_random_breakthrough_after_it() -> None:
    table = unity(side="B").seat(neutronium=1, breakthroughs={"circle society": 1}).use("upgrade")
    assert table.prompt == "random-breakthrough"  # the first one lies on the tile already
    table.pick("square warfare").expect(neutronium=0, fracture_device=3, asks="take-turn")
    assert table.discoveries() == ["square warfare"]
    bare = unity(side="B").seat(neutronium=1)
    assert bare.why_not("seat/1/upgrade") == "breakthrough"
    assert unity(side="B").seat(breakthroughs={"circle society": 1}).why_not("seat/1/upgrade") == "neutronium"


@pytest.mark.tells("ruling F109")
@pytest.mark.parametrize(("flux", "left"), [(1, 0), (0, -2)])
def test_untangling_pays_flux_from_the_supply_never_from_the_device(flux: int, left: int) -> None:
    table = cores(fractured(5).seat(flux=flux, warp={"flux": 3}), 2).everyone_passes()
    while not table.game.over:
        table.pick(next((text for text in table.options if "flux" in text), table.options[-1]))
    table.expect(flux=0, warp_tiles=left)
    assert on_device(table) == 2


@pytest.mark.tells("ruling F115")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_endgame_draft_deals_from_the_larger_pool(players: int) -> None:
    paths = ["harmony", "dominance", "progress", "unity"][:players]
    game = Game.new(paths, modules=FRACTURES, variants=["endgame_draft"], seed=2)
    seen: set[str] = set()
    while game.decisions[0].prompt == "pick-endgame-cards":
        decision = game.decisions[0]
        seen |= {option.text for option in decision.options}
        game.play(decision.options[0], decision.seat)
    assert len(seen) == {2: 8, 3: 6, 4: 8}[players]
    assert len(set(game.state.endgame)) == len(game.state.endgame) == 5
    assert len(game.state.rules.endgame_cards) == 10
    in_play = sum(1 << card for card in game.state.endgame)
    assert game.state.bags[ENDGAME_BAG] == (1 << 10) - 1 - in_play  # what nobody picked may be drawn later
