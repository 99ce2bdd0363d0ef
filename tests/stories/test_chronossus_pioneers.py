"""Chronossus with the Pioneers of New Earth: tiles C09 and C10, Adventures, and its own Upgrade board."""

from __future__ import annotations

import pytest

from alone import BOT, Alone, alone
from anachrony.automata.chronossus.energy import pool_of
from anachrony.automata.chronossus.pioneers import SLOTS, power_of, tokens_of
from anachrony.modules.pioneers.cards import DECKS
from anachrony.rules.kinds import ASSET_WORDS, BREAKTHROUGHS, VP
from pioneers import bottom, number, rows, seen, successes, won
from story import ADMINISTRATOR, ENGINEER, GENIUS, SCIENTIST

C09 = {3: "slot_II"}
C10 = {4: "genius_or_research"}
RESOURCES = ("titanium", "uranium", "gold", "neutronium")


def table_of(*difficulty: str, era: int = 2) -> Alone:
    return alone("chronossus", *difficulty, era=era, modules=["pioneers"]).bot(C09)


def power(table: Alone) -> int:
    return power_of(table.game.state, table.own(BOT))


def tokens(table: Alone) -> int:
    return tokens_of(table.game.state, table.own(BOT))[0]


def energy(table: Alone) -> int:
    return pool_of(table.game.state.rules, table.own(BOT))[0]


def upgraded(table: Alone, *resources: str, vp_tokens: int = 0) -> Alone:
    """These slots are filled, and so many VP tokens lie on the Upgrade board."""
    words = [ASSET_WORDS[asset] for asset, _ in SLOTS]
    table.own(BOT).beside[rows(table).upgrades] = [words.index(word) for word in resources]
    tokens_of(table.game.state, table.own(BOT))[0] = vp_tokens
    return table


def holding(table: Alone, held: dict[str, int]) -> Alone:
    for word, n in held.items():
        table.own(BOT).set_amount(ASSET_WORDS.index(word), n)
    return table


def strong(table: Alone) -> Alone:
    """With 18 Power and the die it is strong enough for any card of the 10+ deck."""
    return upgraded(table, *RESOURCES, vp_tokens=2)


def wins(table: Alone, card: str) -> Alone:
    """It draws this card alone and is strong enough for it."""
    board, state = rows(table), table.game.state
    code = number(table, card)
    deck = board.deck_of(code)
    strong(table) if deck else upgraded(table, vp_tokens=3)  # 8, and the slot is worth nothing
    state.beside[board.markers][:] = [0, 0]
    for one in range(len(board.decks)):
        state.bags[board.bag + one] = 0
    state.bags[board.bag + deck] = 1 << (code - board.first[deck])
    return table.rolls(3, "die 6")


# --- the Adventure --------------------------------------------------------------------------------------


@pytest.mark.tells("C09A")
def test_it_goes_out_with_an_exosuit_and_takes_the_best_power_slot() -> None:
    table = table_of()
    table.rolls(3, "exosuit malfunction", "secret tunnels", "die 1")
    assert table.spaces == ["adventure"]
    assert table.game.state.beside[rows(table).markers] == [BOT]
    assert [event.amounts for event in table.events if event.kind == "adventure"] == [{"power": 2 + 2}]
    assert successes(table, BOT) == ["exosuit malfunction"]
    assert table.place_of(3) == "superproject"
    table.expect(BOT, suits=5)


@pytest.mark.tells("C10A")
def test_the_tile_over_recruit_or_research_goes_out_too() -> None:
    table = table_of().bot(C10)
    table.rolls(4, "exosuit malfunction", "secret tunnels", "die 1")
    assert successes(table, BOT) == ["exosuit malfunction"]
    assert table.place_of(4) == "factory"


@pytest.mark.parametrize(("taken", "slot"), [(0, 2), (1, 1), (2, 0), (3, -1), (4, -3)])
def test_power_slots_are_shared_with_the_person(taken: int, slot: int) -> None:
    table = table_of()
    markers = table.game.state.beside[rows(table).markers]
    markers[:] = [0] * taken
    table.rolls(3)
    assert [event.amounts["power"] for event in table.events if event.kind == "adventure"] == [2 + slot]
    assert markers == [*[0] * taken, *[BOT] * (taken < 4)]


@pytest.mark.parametrize(
    ("vp_tokens", "taken", "deck", "why"),
    [(2, 0, "5+", "too-weak"), (3, 1, "10+", "strong-enough"), (3, 2, "5+", "too-weak")],
)
def test_with_nine_power_before_the_die_it_draws_from_the_harder_deck(
    vp_tokens: int, taken: int, deck: str, why: str
) -> None:
    table = upgraded(table_of(), vp_tokens=vp_tokens)
    table.game.state.beside[rows(table).markers][:] = [0] * taken
    table.rolls(3)
    assert table.told("adventure") == [deck]
    assert table.because[0] == why


def test_it_takes_the_hardest_it_is_strong_enough_for() -> None:
    table = table_of()
    table.rolls(3, "exosuit malfunction", "ancient gold mine", "die 3")
    assert successes(table, BOT) == ["ancient gold mine"]
    assert bottom(table, 0) == ["exosuit malfunction"]
    assert "hardest-met" in table.because
    weaker = table_of()
    weaker.rolls(3, "exosuit malfunction", "ancient gold mine", "die 2")
    assert successes(weaker, BOT) == ["exosuit malfunction"]
    assert bottom(weaker, 0) == ["ancient gold mine"]
    assert "hardest-met" not in weaker.because


@pytest.mark.tells("solo ruling 31")
def test_of_equally_hard_cards_it_takes_the_first() -> None:
    table = table_of()
    table.rolls(3, "nuclear winter", "data archives", "die 2")
    assert successes(table, BOT) == ["nuclear winter"]


@pytest.mark.tells("solo ruling 32")
@pytest.mark.parametrize("options", [(), ("failures_2vp",)])
def test_too_weak_for_both_it_gains_one_point(options: tuple[str, ...]) -> None:
    table = table_of(*options)
    table.rolls(3, "secret tunnels", "cargo ship wreckage", "die 1")
    assert table.happened("bot-meets-none") == 1
    assert table.failed == []
    assert successes(table, BOT) == []
    assert bottom(table, 0) == ["secret tunnels", "cargo ship wreckage"]
    table.expect(BOT, vp=1)


def test_it_reads_no_failure_and_pays_no_water() -> None:
    table = table_of().seat(BOT, active={ENGINEER: 1}, water=0)
    table.rolls(3, "nuclear winter", "cargo ship wreckage", "die 1")
    table.expect(BOT, active={ENGINEER: 1}, water=0)


@pytest.mark.tells("solo ruling 33")
def test_from_an_empty_deck_it_turns_to_the_other_and_with_none_it_skips() -> None:
    table = table_of()
    board = rows(table)
    table.game.state.bags[board.bag] = 0
    table.rolls(3)
    assert table.told("adventure") == ["10+"]
    assert table.because[0] == "other-deck"
    without = table_of()
    without.game.state.bags[board.bag] = without.game.state.bags[board.bag + 1] = 0
    without.rolls(3)
    assert without.told("bot-skips") == ["adventure"]
    assert without.failed == []
    assert tokens(without) == 1


def test_without_an_exosuit_it_passes() -> None:
    table = table_of().seat(BOT, suits=0)
    table.rolls(3)
    assert table.game.state.passed == 1 << BOT
    assert table.game.state.beside[rows(table).markers] == []


def test_clean_up_empties_the_power_slots() -> None:
    table = table_of().seat(BOT, suits=1).has_passed()
    table.bot_turn("token 3", "token 5")
    assert table.game.state.era == 3
    assert table.game.state.beside[rows(table).markers] == []


# --- the upgrade ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("held", "filled", "goes"),
    [
        ({"titanium": 1}, (), "titanium"),
        ({"titanium": 1, "gold": 2}, (), "gold"),
        ({"titanium": 1, "gold": 1, "uranium": 1}, (), "titanium"),
        ({"gold": 1, "uranium": 1, "neutronium": 1}, (), "gold"),
        ({"uranium": 1, "neutronium": 1}, (), "uranium"),
        ({"titanium": 3, "uranium": 1}, ("titanium",), "uranium"),
    ],
)
def test_a_resource_it_has_most_of_goes_to_a_free_slot(
    held: dict[str, int], filled: tuple[str, ...], goes: str
) -> None:
    table = holding(upgraded(table_of(), *filled), held)
    before = power(table)
    table.rolls(3, "secret tunnels", "cargo ship wreckage", "die 1")
    table.expect(BOT, **{**held, goes: held[goes] - 1})
    assert power(table) - before == dict(zip(RESOURCES, (2, 3, 3, 4), strict=True))[goes]
    assert table.told("power-upgrade") == [goes]
    assert tokens(table) == 0


@pytest.mark.parametrize("held", [{}, {"titanium": 2}])
def test_with_nothing_to_place_it_takes_a_vp_token_for_power(held: dict[str, int]) -> None:
    table = holding(upgraded(table_of(), "titanium"), held)
    table.rolls(3, "secret tunnels", "cargo ship wreckage", "die 1")
    assert tokens(table) == 1
    assert power(table) == 2 + 2 + 2
    table.expect(BOT, vp=1, **held)  # the point is for meeting no card


@pytest.mark.tells("upgrade_board_b")
def test_the_b_side_of_its_board_is_stronger() -> None:
    assert power(table_of()) == 2
    table = upgraded(table_of("upgrade_board_b"), *RESOURCES, vp_tokens=2)
    assert power(table) == 3 + 12 + 2 * 3
    assert power(strong(table_of())) == 2 + 12 + 2 * 2


@pytest.mark.tells("upgrade_tokens_vp")
def test_tokens_may_be_worth_points() -> None:
    assert "upgrade_tokens" not in table_of().game.scores[BOT]
    table = upgraded(table_of("upgrade_tokens_vp"), vp_tokens=3)
    assert table.game.scores[BOT]["upgrade_tokens"] == 3
    assert table.game.scores[0]["upgrade_tokens"] == 0


@pytest.mark.parametrize(
    ("option", "position", "number_", "vp", "cores"), [("c09_b", C09, 3, 1, 0), ("c10_b", C10, 4, 0, 1)]
)
@pytest.mark.tells("C09B", "C10B")
def test_b_sides_bring_more(option: str, position: dict[int, str], number_: int, vp: int, cores: int) -> None:
    table = table_of(option).bot(position)
    table.rolls(number_, "secret tunnels", "cargo ship wreckage", "die 1")
    table.expect(BOT, vp=1 + vp)
    assert energy(table) == 5 + cores


def test_its_board_is_seen() -> None:
    table = upgraded(table_of(), "gold", vp_tokens=1)
    board = seen(table)["seats"][BOT]["parts"]["automaton"]["upgrades"]
    assert (board["power"], board["tokens"], board["token_power"]) == (2 + 3 + 2, 1, 2)
    assert [slot["resource"] for slot in board["slots"] if slot["filled"]] == ["gold"]
    assert seen(table)["seats"][BOT]["parts"]["pioneers"] is None


@pytest.mark.tells("solo ruling 36", "forgotten time capsule")
def test_the_forgotten_time_capsule_finds_no_condition_when_playing_alone() -> None:
    table = table_of()
    before = table.game.scores[0]
    won(table, "forgotten time capsule")
    assert (table.game.state.endgame, successes(table)) == ([], ["forgotten time capsule"])
    for line in ("endgame_conditions", "solo_objectives"):
        assert table.game.scores[0][line] == before[line]


# --- what it makes of the cards ---------------------------------------------------------------------------

# Card, and what the bot has of it: VP, Energy Cores, other stock, Workers, Breakthroughs.
REWARDS = [
    ("exosuit malfunction", 2, 1, {}, {}, 0),
    ("mystical teachings", 2, 0, {}, {GENIUS: 1}, 0),
    ("raid on nomad village", 0, 0, {"uranium": 1}, {ADMINISTRATOR: 1}, 0),
    ("data archives", 1, 0, {}, {}, 1),
    ("journey through the rift", 3, 1, {}, {}, 0),
    ("nuclear winter", 3 + 1, 0, {}, {}, 0),
    ("ancient gold mine", 2, 0, {"gold": 2}, {}, 0),
    ("forgotten time capsule", 3, 1, {}, {}, 0),
    ("irradiated vermin tide", 2, 0, {"uranium": 2}, {}, 0),
    ("passage of the five beasts", 3, 1, {}, {}, 0),
    ("electromagnetic hurricane", 1, 2, {}, {}, 0),
    ("secret tunnels", 0, 0, {}, {}, 2),
    ("temporal crack", 2, 0, {}, {}, 0),
    ("tribes of the outback", 3, 1, {}, {}, 0),
    ("cargo ship wreckage", 1, 0, {"titanium": 1, "uranium": 1, "gold": 1}, {}, 0),
    ("giant sandworm", 3, 1, {}, {}, 0),
    ("hidden resource storage", 3, 1, {}, {}, 0),
    ("old sewers", 3, 1, {}, {}, 0),
    ("hostile nomads", 3 + 2, 0, {}, {}, 0),
    ("neutronium cave", 1, 0, {"neutronium": 2}, {}, 0),
    ("the time maker", 0, 0, {"travel": 2}, {}, 0),
    ("broadcast from the past", 4, 0, {}, {}, 0),
    ("fountain of life", 4 + 2, 0, {}, {}, 0),
    ("abandoned factory", 0, 0, {}, {}, 0),
    ("uncontaminated reservoir", 1, 0, {}, {}, 0),
    ("underground laboratory", 0, 0, {}, {}, 0),
    ("ancient temple ruins", 2, 0, {"gold": 4}, {}, 0),
    ("deserted carrier", 3, 1, {}, {}, 0),
    ("ice-bound cryochamber", 1 + 2, 0, {}, {GENIUS: 1, ENGINEER: 1}, 0),
    ("adrenaline shots", 2, 0, {}, {}, 0),
    ("rogue ai", 0, 0, {}, {}, 2),
    ("asteroid debris", 5 + 1, 0, {}, {}, 0),
    ("trails to the lost city", 3, 1, {}, {}, 0),
    ("secret military facility", 3, 3, {}, {}, 0),
    ("unstable neutronium core", 0, 0, {}, {}, 0),
    ("metropolis ruins", 0, 0, {}, {}, 0),
]


def test_every_card_has_a_line_here() -> None:
    assert [name for name, *_ in REWARDS] == [card.name for deck in DECKS for card in deck.cards]


@pytest.mark.tells("solo ruling 34")
@pytest.mark.parametrize(("card", "vp", "cores", "stock", "workers", "breakthroughs"), REWARDS)
def test_what_it_makes_of_each_card(
    card: str, vp: int, cores: int, stock: dict[str, int], workers: dict[str, int], breakthroughs: int
) -> None:
    table = table_of().pools(recruit={ENGINEER: 1})
    table.game.state.bags[rows(table).bag] = 0
    wins(table, card)
    assert successes(table, BOT) == [card]
    own = table.own(BOT)
    spent = table.told("power-upgrade")  # one of what it gained, where a slot was free
    for what in spent:
        own.change(ASSET_WORDS.index(what), 1)
    table.expect(BOT, vp=vp, active=workers, **{**dict.fromkeys(RESOURCES, 0), "travel": 0, **stock})
    assert energy(table) == 5 + cores
    assert sum(own.breakthroughs[kind] for kind in range(BREAKTHROUGHS)) == breakthroughs


@pytest.mark.parametrize(
    ("card", "row"),
    [
        ("abandoned factory", 1),
        ("uncontaminated reservoir", 2),
        ("underground laboratory", 3),
        ("unstable neutronium core", 0),
    ],
)
def test_it_builds_for_free_by_its_own_rule(card: str, row: int) -> None:
    table = wins(table_of(), card)
    assert [code // 100 for code in table.own(BOT).spots if code] == [row + 1]
    assert table.spaces == ["adventure"]


def test_a_building_it_has_no_room_for_is_left() -> None:
    table = table_of()
    table.built(201, 202, 203, seat=BOT)
    wins(table, "abandoned factory")
    assert table.told("bot-does-without") == ["room"]
    table.expect(BOT, vp=0)


def test_a_power_plant_and_an_anomaly_less() -> None:
    table = wins(table_of().bot(anomalies=1), "unstable neutronium core")
    assert table.anomalies == 0


def test_a_temporal_crack_gives_a_warp_tile_back_without_a_step() -> None:
    table = wins(table_of(era=3).seat(BOT, warp={"gold": 1, "water": 3}), "temporal crack")
    assert [era for era in table.own(BOT).warp if era] == [3]
    table.expect(BOT, vp=2, travel=0)


def test_steps_beyond_the_track_are_lost() -> None:
    wins(table_of().seat(BOT, travel=5), "the time maker").expect(BOT, travel=6)


@pytest.mark.tells("solo ruling 34")
def test_of_the_ruins_it_has_the_superproject_with_most_points() -> None:
    table = wins(table_of().seat(BOT), "metropolis ruins")
    assert len(table.projects) == 1
    assert "superproject-of-both" in table.because
    assert [code for code in table.own(BOT).spots if code] == []
    assert sum(table.own(BOT).breakthroughs) == 0


@pytest.mark.tells("solo ruling 34")
def test_with_three_superprojects_it_has_the_two_best_buildings() -> None:
    table = table_of()
    names = [table.game.state.rules.tile(code).name for code in table.game.state.rules.superproject_codes()]
    table.bot(projects=names[-3:])
    wins(table, "metropolis ruins")
    assert len(table.projects) == 3
    assert len([code for code in table.own(BOT).spots if code]) == 2


def test_of_any_resource_it_takes_what_it_has_not_got() -> None:
    table = wins(table_of().seat(BOT, uranium=1), "raid on nomad village")
    assert [event.amounts for event in table.events if event.kind == "gain"] == [{"gold": 1}]


def test_workers_and_resources_that_make_a_set_are_traded_at_once() -> None:
    three = {SCIENTIST: 1, ENGINEER: 1, ADMINISTRATOR: 1}
    table = wins(table_of().seat(BOT, active=three), "mystical teachings")
    table.expect(BOT, vp=5 + 2, active={})


def test_with_nothing_left_to_research_the_reward_is_left() -> None:
    table = table_of()
    table.game.state.research = [0] * BREAKTHROUGHS
    wins(table, "rogue ai")
    assert table.told("bot-does-without") == ["pool", "pool"]
    assert table.own(BOT).amount(VP) == 0
