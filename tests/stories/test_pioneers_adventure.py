"""The Adventure Action, step by step, and what surrounds it."""

from __future__ import annotations

import pytest

from anachrony import CHANCE, Game
from pioneers import bottom, lose, meet, number, pioneers, rows, seen, strengthen, successes, win, won
from story import ADMINISTRATOR, ENGINEER, GENIUS, SCIENTIST, Table, told

SENSORS = {"circle society": 1, "triangle society": 1, "square society": 1}


def sensing(table: Table, shapes: int) -> Table:
    """So many Breakthroughs lie on the Exosuit Upgrade board."""
    table.own().beside[rows(table).sensors] = [shape * 5 for shape in range(shapes)]
    for shape in range(shapes):
        table.game.state.research[shape * 5] -= 1
    return table.again()


# --- setup ------------------------------------------------------------------------------------------


@pytest.mark.tells("pioneers: setup")
def test_the_decks_hold_the_powers_of_the_reference_card() -> None:
    five, ten = rows(pioneers()).decks
    powers = [card.power for card in five.cards]
    assert {power: powers.count(power) for power in powers} == {5: 3, 6: 3, 7: 4, 8: 4, 9: 4}
    powers = [card.power for card in ten.cards]
    assert {power: powers.count(power) for power in powers} == {
        10: 3,
        11: 2,
        12: 3,
        13: 3,
        14: 2,
        15: 2,
        16: 2,
        18: 1,
    }


@pytest.mark.tells("pioneers: setup", "most adventures")
def test_the_endgame_card_joins_the_others_before_five_are_drawn() -> None:
    rules = pioneers().game.state.rules
    assert [card.name for card in rules.endgame_cards][-1] == "most adventures"
    assert len(rules.endgame_cards) == 9
    assert len(pioneers().game.state.endgame) == 5


# --- the six steps ------------------------------------------------------------------------------------


@pytest.mark.tells("adventure")
@pytest.mark.parametrize("worker", [SCIENTIST, ENGINEER, ADMINISTRATOR, GENIUS])
def test_any_worker_in_an_exosuit_may_go(worker: str) -> None:
    table = pioneers().seat(water=1, suits=3).use("adventure", worker)
    table.expect(suits=2, asks="draw-adventure")
    table.pick("old sewers", "die 1").workers_come_home()
    assert table.own().tired[[SCIENTIST, ENGINEER, ADMINISTRATOR, GENIUS].index(worker)] == 1


@pytest.mark.tells("adventure")
def test_the_space_holds_any_number_of_workers() -> None:
    table = pioneers().seat(water=9).seat(1, water=9)
    table.use("adventure", SCIENTIST).pick("5+", "old sewers", "die 1")
    table.use("adventure", SCIENTIST).pick("5+", "giant sandworm", "die 1")
    table.use("adventure", ENGINEER).pick("5+", "cargo ship wreckage", "die 1")
    assert table.game.state.beside[rows(table).markers] == [0, 1, 0]


@pytest.mark.tells("pioneers: power")
def test_power_comes_from_the_board_and_from_what_lasts() -> None:
    table = pioneers(paths=("dominance", "harmony"))
    assert rows(table).power(table.own()) == 2
    assert rows(table).power(table.own(1)) == 0
    board = rows(table).boards[table.own().path]
    strengthen(won(table, "giant sandworm"))
    assert rows(table).power(table.own()) == 2 + 4 + sum(power for _, power in board.slots)


@pytest.mark.tells("pioneers: power slots")
def test_the_topmost_free_power_slot_counts() -> None:
    """Worth 2, 1, 0 and -1 from the top, and -3 when all are taken."""
    table = pioneers(players=4)
    for index in range(4):
        table.seat(index, water=99, suits=6, active={ENGINEER: 9})
    found = []
    for _ in range(6):
        table.pick(f"adventure {ENGINEER}")
        slot = rows(table).slot_power(table.game.state)
        own = rows(table).power(table.own(table.decider))
        assert seen(table)["pending"]["about"] == {"power": own + slot}
        found.append(slot)
        table.pick("5+").quiet()
        while table.prompt != "take-turn":
            table.pick(table.options[0])
    assert found == [2, 1, 0, -1, -3, -3]
    assert len(table.game.state.beside[rows(table).markers]) == 4


@pytest.mark.tells("pioneers: power slots")
def test_path_markers_are_retrieved_in_clean_up() -> None:
    table = lose(pioneers(), "old sewers")
    assert table.game.state.beside[rows(table).markers] == [0]
    assert table.workers_come_home().game.state.beside[rows(table).markers] == []


@pytest.mark.tells("pioneers: decks")
def test_the_decks_cost_one_and_two_water() -> None:
    pioneers().seat(water=2).use("adventure", SCIENTIST).pick("5+").expect(water=1, asks="draw-adventure")
    pioneers().seat(water=2).use("adventure", SCIENTIST).pick("10+").expect(water=0, asks="draw-adventure")
    table = pioneers().seat(water=1).use("adventure", SCIENTIST).expect(water=0, asks="draw-adventure")
    assert table.decider == CHANCE
    assert number(table, table.options[0]) < 18


@pytest.mark.tells("pioneers: decks")
def test_without_water_nobody_goes() -> None:
    table = pioneers().refuses(f"adventure {SCIENTIST}")
    assert table.why_not("main/adventure") == "water"


@pytest.mark.tells("pioneers: decks")
def test_a_dark_deck_says_why() -> None:
    table = win(pioneers(), "adrenaline shots").seat(water=1).offers("5+", "stop").refuses("10+")
    assert table.why_not("pool/adventure/10+") == "water"
    assert table.why_not("pool/adventure/5+") == ""
    assert pioneers().seat(water=9).why_not("pool/adventure/5+") == "choice"
    table.game.state.bags[rows(table).bag + 1] = 0
    assert table.again().why_not("pool/adventure/10+") == "pool"


@pytest.mark.tells("pioneers: decks")
def test_the_grand_reservoir_pays_a_water_of_the_deck() -> None:
    table = pioneers().built("grand reservoir").seat(water=1).use("adventure", SCIENTIST)
    table.offers("5+", "10+").pick("10+").expect(water=0, asks="draw-adventure")
    lose(pioneers().built("grand reservoir").seat(water=2), "old sewers")
    table = pioneers().built("grand reservoir").seat(water=2).use("adventure", SCIENTIST).pick("5+")
    table.pick("ancient gold mine", "die 1").expect(water=0)  # what a failure takes is no cost


@pytest.mark.tells("pioneers: decks")
def test_an_empty_deck_is_not_offered() -> None:
    table = pioneers().seat(water=9)
    state, found = table.game.state, rows(table)
    state.bags[found.bag] = 0
    table.again().use("adventure", SCIENTIST)
    assert table.decider == CHANCE
    assert number(table, table.options[0]) >= 18
    table = pioneers().seat(water=1)
    table.game.state.bags[rows(table).bag] = 0
    assert table.again().why_not("main/adventure") == "water"
    table.game.state.bags[rows(table).bag + 1] = 0
    assert table.again().why_not("main/adventure") == "pool"


@pytest.mark.tells("pioneers: sensor draws")
def test_each_breakthrough_on_the_board_draws_one_card_more() -> None:
    table = sensing(pioneers().seat(water=1), 2).use("adventure", SCIENTIST)
    table.pick("old sewers", "giant sandworm", "nuclear winter")
    assert table.prompt == "choose-adventure"
    assert sorted(table.options) == ["giant sandworm", "nuclear winter", "old sewers"]
    table.pick("nuclear winter")
    assert table.prompt == "put-under"
    table.pick("old sewers")
    assert bottom(table, 0) == ["old sewers", "giant sandworm"]
    table.pick("die 6").expect(water=6)


@pytest.mark.tells("pioneers: sensor draws")
def test_cards_put_back_come_again_in_their_order_when_the_others_are_gone() -> None:
    table = pioneers().seat(water=9)
    state, found = table.game.state, rows(table)
    state.bags[found.bag] = 0
    state.beside[found.under] = [number(table, "nuclear winter"), number(table, "old sewers")]
    table = table.again().use("adventure", SCIENTIST).pick("5+")
    assert seen(table)["asking"] == "face-adventure"
    table.pick("die 6").expect(water=14, vp=1)
    assert bottom(table, 0) == ["old sewers"]


@pytest.mark.tells("pioneers: sensor draws")
def test_a_short_deck_gives_what_it_has() -> None:
    table = sensing(pioneers().seat(water=9), 3)
    state, found = table.game.state, rows(table)
    state.bags[found.bag] = 0
    state.beside[found.under] = [number(table, "nuclear winter"), number(table, "old sewers")]
    table.again().use("adventure", SCIENTIST).pick("5+")
    assert table.options == ["nuclear winter", "old sewers"]


@pytest.mark.tells("pioneers: die", "pioneers: success")
def test_equal_power_is_enough_and_less_is_not() -> None:
    meet(pioneers(), "secret tunnels").pick("die 6").offers("research")  # 0 + 2 + 6 = 8
    table = meet(pioneers(), "nuclear winter").pick("die 4").expect(water=6)  # 6
    assert successes(table) == ["nuclear winter"]
    meet(pioneers(), "nuclear winter").pick("die 3").offers("active genius")  # 5
    assert rows(table).die == (1, 2, 3, 4, 5, 6)


POWERS = {
    5: ["exosuit malfunction", "mystical teachings", "raid on nomad village"],
    6: ["data archives", "journey through the rift", "nuclear winter"],
    7: [
        "ancient gold mine",
        "forgotten time capsule",
        "irradiated vermin tide",
        "passage of the five beasts",
    ],
    8: ["electromagnetic hurricane", "secret tunnels", "temporal crack", "tribes of the outback"],
    9: ["cargo ship wreckage", "giant sandworm", "hidden resource storage", "old sewers"],
    10: ["hostile nomads", "neutronium cave", "the time maker"],
    11: ["broadcast from the past", "fountain of life"],
    12: ["abandoned factory", "uncontaminated reservoir", "underground laboratory"],
    13: ["ancient temple ruins", "deserted carrier", "ice-bound cryochamber"],
    14: ["adrenaline shots", "rogue ai"],
    15: ["asteroid debris", "trails to the lost city"],
    16: ["secret military facility", "unstable neutronium core"],
    18: ["metropolis ruins"],
}


@pytest.mark.parametrize(("card", "power"), [told(card, power) for power in POWERS for card in POWERS[power]])
def test_each_card_takes_its_power(card: str, power: int) -> None:
    for rolled, succeeds in ((3, True), (2, False)):
        table = pioneers()
        table.own().traits[rows(table).exosuit_power] += power - 3 - rows(table).slot_power(table.game.state)
        table.own().traits[rows(table).exosuit_power] -= rows(table).power(pioneers().own())
        meet(table, card).pick(f"die {rolled}")
        assert successes(table) == ([card] if succeeds else [])


@pytest.mark.tells("pioneers: die")
def test_the_die_is_a_chance_of_its_own() -> None:
    table = meet(pioneers(), "nuclear winter")
    assert table.options == [f"die {n}" for n in range(1, 7)]
    assert table.game.decisions[0].probabilities == [1 / 6] * 6


# --- the end ------------------------------------------------------------------------------------------


@pytest.mark.tells("most adventures")
def test_most_successful_adventures() -> None:
    table = pioneers().conditions("most adventures").expect(endgame_conditions=3)
    won(table, "old sewers", seat=1).expect(endgame_conditions=0).expect(1, endgame_conditions=3)
    won(table, "giant sandworm").expect(endgame_conditions=3).expect(1, endgame_conditions=3)
    win(table, "nuclear winter").expect(endgame_conditions=3).expect(1, endgame_conditions=0)


# --- what everyone sees ---------------------------------------------------------------------------------


@pytest.mark.tells("pioneers: view")
def test_the_table_shows_decks_slots_and_boards() -> None:
    table = win(lose(pioneers(), "giant sandworm").turn(0), "old sewers", SCIENTIST)
    shown = seen(table)["parts"]["pioneers"]
    assert [slot["seat"] for slot in shown["power_slots"]] == [0, 0, None, None]
    assert [(deck["name"], deck["left"], deck["bottom"]) for deck in shown["decks"]] == [
        ("5+", 17, ["giant sandworm"]),
        ("10+", 18, []),
    ]
    own = seen(table)["seats"][0]["parts"]["pioneers"]
    assert own["adventures"] == own["ongoing"] == ["old sewers"]
    assert own["power"] == rows(table).power(table.own())
    assert all(slot["filled"] for slot in own["slots"])


# --- with other tiles -------------------------------------------------------------------------------------


@pytest.mark.tells("adventure")
def test_exocrawler_goes_on_an_adventure_too() -> None:
    table = pioneers().built("exocrawler").seat(water=1).use("exocrawler").pick(f"adventure {SCIENTIST}")
    table.pick("nuclear winter", "die 6").expect(water=6)
    assert table.prompt == "take-turn"
    assert table.decider == 0


@pytest.mark.tells("adventure")
def test_an_adventure_needs_an_exosuit() -> None:
    assert pioneers().seat(water=1, suits=0).why_not("main/adventure") == "exosuit"


@pytest.mark.tells("pioneers: nested actions")
def test_an_adventure_within_an_adventure_within_a_turn_can_be_kept_and_taken_up_again() -> None:
    table = win(pioneers(), "adrenaline shots").pick("5+", "secret tunnels", "die 6", "research", "circle")
    table.game = Game.load(table.game.save())
    table.pick("society", "research", "square", "warfare").offers("5+", "10+")
    table.pick("5+", "data archives", "die 6", "triangle", "genetics").expect(breakthroughs=5, vp=1)
    assert successes(table) == ["adrenaline shots", "secret tunnels", "data archives"]
    assert table.decider == 1


@pytest.mark.tells("pioneers: nested actions")
def test_undo_stops_at_the_drawn_card() -> None:
    table = pioneers().seat(water=2).from_here()
    table.use("adventure", SCIENTIST).pick("5+")
    assert table.game.can_undo
    table.pick("old sewers")
    assert not table.game.can_undo


@pytest.mark.tells("pioneers: nested actions")
def test_the_grand_reservoir_helps_an_adventure_on_a_card_anew() -> None:
    table = win(pioneers().built("grand reservoir"), "adrenaline shots")
    table.expect(water=4, asks="adventure")  # 2 - 1 + 3
    table.pick("10+", "fountain of life", "die 6").expect(water=11, vp=2, asks="adventure")  # 4 - 1 + 8
