"""What Technologies do beyond what their rows say, which ``test_rows_of_technologies`` plays."""

from __future__ import annotations

from typing import Any

import pytest

from anachrony import CHANCE, Game
from anachrony.modules.fractures.rows import Fractures
from anachrony.modules.fractures.valley import SECONDARY, TakeTechnology
from anachrony.rules.kinds import ENDGAME_BAG, STOP, bits
from fractures import OPERATOR, fractured, ready
from story import ENGINEER, SCIENTIST, Table
from valley import cores, glitches, held, holding, on_device, operators, piles, rows


def with_card(*codes: int, era: int = 2, **terms: Any) -> Table:
    return holding(fractured(era, **terms), *codes)


@pytest.mark.tells("technology 502", "ruling F84")
def test_502_serves_from_the_next_turn_on() -> None:
    bought = (
        piles(operators(fractured(), 0), 502).seat(uranium=2, flux=1).use("assimilate 1", OPERATOR).quiet()
    )
    assert held(bought) == [502]
    assert bought.decider == 1  # from the next turn on
    bought.pick("pass").offers("second skin")


@pytest.mark.tells("technology 502")
def test_502_needs_an_open_hex() -> None:
    table = with_card(502).seat(flux=1, suits=0)
    table.own().covered_hexes = 0b111111
    table.again().use("second skin").expect(flux=0, suits=0)


@pytest.mark.tells("technology 507")
def test_507_gives_an_energy_core_after_extract_and_its_copy() -> None:
    with_card(507).use("extract 1", OPERATOR).pick("2 flux").expect(flux=2, core=1)
    copied = with_card(507).seat(water=1).occupied("extract/1", "extract/2")
    copied.use("valley capital left", ENGINEER).pick("2 core").expect(core=4)


@pytest.mark.tells("technology 508", "ruling F79")
def test_508_makes_technologies_cheaper() -> None:
    table = piles(operators(with_card(508), 0), 510).seat(gold=1).use("assimilate 1", OPERATOR).quiet()
    table.expect(gold=0, technologies=2)


@pytest.mark.tells("technology 512", "ruling F87")
def test_512_gives_an_operator_a_bonus_in_the_valley() -> None:
    with_card(512).use("extract 1", OPERATOR).pick("2 core", "flux").expect(core=2, flux=1)
    table = operators(with_card(512), 1).use("assimilate 1", OPERATOR)
    table.expect(flux=1)
    copied = with_card(512).seat(water=1).occupied("extract/1", "extract/2")
    copied.use("valley capital left", OPERATOR).pick("2 flux", "core").expect(flux=2, core=1)


@pytest.mark.tells("technology 513", "ruling F88")
def test_513_gives_water_for_every_tile_returned() -> None:
    back = {"gold": 2, "titanium": 2}
    table = with_card(513, era=2).built("118").seat(water=1, gold=1, titanium=1, warp=back)
    table.use("118", ENGINEER).pick("era 1", "return gold", "return titanium").expect(water=4, travel=2)
    lifted = with_card(513, era=2).built("407").seat(gold=1, warp={"gold": 1})
    lifted.use("407", SCIENTIST).pick("retrieve gold").expect(water=0)


@pytest.mark.tells("technology 516", "ruling F89")
def test_516_is_a_research_action() -> None:
    table = with_card(516).seat(water=1).use("field laboratory", SCIENTIST).offers("circle", "society")
    assert table.pick("circle").decider == CHANCE
    table.pick("society").expect(water=0)
    assert table.discoveries() == ["circle society"]
    both = with_card(516).built("411").seat(water=2).use("field laboratory", SCIENTIST)
    both.pick("circle", "society").expect(water=0)  # Lab 411 sets the second die


@pytest.mark.tells("technology 517")
def test_517_trades_once_in_an_era() -> None:
    table = with_card(517).seat(water=6).use("ghost convoy").offers("stop").pick("3W for 1E")
    table.expect(water=3, core=1)
    table.refuses("ghost convoy")


@pytest.mark.tells("technology 519", "ruling F90", "ruling F21")
def test_519_counts_operators_up_to_four() -> None:
    table = with_card(519).seat(active={"operator": 2}, tired={"operator": 1}).use("purify", OPERATOR)
    table.expect(technologies=3, workers=3)
    with_card(519).seat(active={"operator": 6}).expect(technologies=4)


@pytest.mark.tells("technology 520")
def test_520_is_nothing_but_its_vp() -> None:
    plain, rich = fractured(), with_card(520)
    assert rich.options == plain.options
    rich.expect(technologies=4)


# --- 511 ----------------------------------------------------------------------------------------------


def covert(table: Table) -> Table:
    return piles(operators(table, 0), 511).seat(uranium=2, water=2).use("assimilate 1", OPERATOR)


@pytest.mark.tells("technology 511", "ruling F86")
def test_511_keeps_one_of_two_conditions_that_are_not_in_play() -> None:
    table = covert(fractured())
    unused = {
        table.game.state.rules.endgame_cards[card].name for card in bits(table.game.state.bags[ENDGAME_BAG])
    }
    assert set(table.options) == unused
    first = table.options[0]
    table.pick(first)
    second = table.options[0]
    table.pick(second)
    assert Game.load(table.game.save()) == table.game
    assert (table.prompt, table.options) == ("keep-condition", [first, second])
    table.pick(second).quiet()
    view: Any = table.game.view(1)
    assert view["seats"][0]["parts"]["valley"]["conditions"] == [second]
    assert table.game.state.bags[ENDGAME_BAG].bit_count() == len(unused) - 1


@pytest.mark.tells("technology 511", "ruling F86")
@pytest.mark.parametrize(("own", "other", "points"), [(3, 2, 3), (2, 2, 3), (1, 2, 0)])
def test_511_is_met_like_any_other_by_its_owner_alone(own: int, other: int, points: int) -> None:
    table = covert(fractured().conditions())
    if "most water" not in table.options:
        card = [row.name for row in table.game.state.rules.endgame_cards].index("most water")
        table.game.state.bags[ENDGAME_BAG] |= 1 << card
        table.again()
    table.pick("most water").pick(table.options[0]).pick("most water").quiet()
    table.seat(0, water=own).seat(1, water=other)
    table.expect(technologies=points, endgame_conditions=0).expect(seat=1, technologies=0)


@pytest.mark.tells("technology 511", "ruling F86")
def test_511_with_one_card_left_or_none() -> None:
    table = fractured()
    table.game.state.bags[ENDGAME_BAG] = 0b1
    covert(table).quiet().expect(uranium=0)
    assert len(table.own().beside[rows(table).covert]) == 1
    table = fractured()
    table.game.state.bags[ENDGAME_BAG] = 0
    covert(table).quiet().expect(technologies=0)


@pytest.mark.tells("ruling F90", "archive of the zeroth era")
def test_the_archive_of_the_zeroth_era_adds_to_each_technology() -> None:
    with_card(510, 520).built("archive of the zeroth era").expect(technologies=1 + 4 + 2, superprojects=4)


@pytest.mark.tells("ruling F7", "most technologies")
def test_most_technologies_is_an_endgame_condition() -> None:
    table = with_card(510).conditions("most technologies")
    table.expect(endgame_conditions=3).expect(seat=1, endgame_conditions=0)
    holding(table, 520, seat=1).expect(endgame_conditions=3).expect(seat=1, endgame_conditions=3)


def test_a_technology_taken_on_a_clone_leaves_the_game_as_it_was() -> None:
    """Clones share the piles."""
    table = fractured()
    state, stack = table.game.state, rows(table).stack
    state.piles[stack] = [rows(table).technologies[0].code]
    twin = state.clone()
    assert twin.top is not None
    TakeTechnology(SECONDARY).do(twin, twin.top, STOP)
    assert (twin.piles[stack], state.piles[stack]) == ([], [rows(table).technologies[0].code])


# --- those of the Device and of Blinks ----------------------------------------------------------------


def blinks(table: Table) -> list[str]:
    return [text for text in table.options if text.startswith("blink")]


@pytest.mark.tells("technology 503", "ruling F41", "ruling F85")
def test_503_lets_exosuits_of_the_valley_blink() -> None:
    assert blinks(ready("extract/1", ENGINEER)) == []
    table = holding(ready("extract/1", ENGINEER), 503)
    assert blinks(table) == ["blink extract 1 engineer"]
    table.pick("blink extract 1 engineer", "flux 2").refuses("extract 2").pick("mine gold", "titanium")
    table.expect(technologies=1, titanium=1)


@pytest.mark.tells("technology 504")
def test_504_gives_water_after_a_blink() -> None:
    table = holding(ready("purify", OPERATOR, water=0), 504)
    table.pick("blink purify operator", "mine gold", "titanium").expect(water=1, technologies=1)


@pytest.mark.tells("technology 505", "ruling F85")
def test_505_rolls_the_flux_die_once_more() -> None:
    table = holding(ready("purify", ENGINEER), 505).pick("blink purify engineer", "flux 5")
    table.expect(asks="roll-flux-again").pick("yes", "flux 2").expect(asks="blink-to")
    kept = holding(ready("purify", ENGINEER), 505).pick("blink purify engineer", "flux 5", "stop")
    kept.expect(asks="glitch-roll", technologies=1)


@pytest.mark.tells("technology 506", "ruling F47", "ruling F85")
def test_506_sets_the_glitch_die() -> None:
    table = holding(ready("purify", ENGINEER), 506).pick("blink purify engineer", "flux 5")
    table.expect(asks="set-glitch-die", technologies=1).pick("travel track").expect(asks="blink-to")
    assert glitches(table) == 3


@pytest.mark.tells("technology 509", "ruling F65")
def test_509_recalls_with_one_flux_core() -> None:
    table = with_card(509).use("recall").expect(asks="fracture-roll", technologies=0)
    assert on_device(table) == 1
    plain = fractured().use("recall").expect(asks="fracture-roll")
    assert on_device(plain) == 2


@pytest.mark.tells("most flux on the device", "ruling F7")
def test_most_flux_on_the_device_is_an_endgame_condition() -> None:
    table = cores(fractured().conditions("most flux on the device"), 2)
    table.expect(endgame_conditions=3).expect(seat=1, endgame_conditions=0)


@pytest.mark.tells("ruling F90", "archive of the zeroth era")
def test_the_archive_of_the_zeroth_era_adds_to_each_upgrade() -> None:
    table = fractured().built("archive of the zeroth era")
    table.own().beside[table.game.state.rules.table(Fractures).upgrades] += [0, 1]
    table.expect(fracture_device=5 + 2)


@pytest.mark.tells("ruling F7")
def test_ten_conditions_are_in_the_pool_and_eleven_with_pioneers() -> None:
    assert len(fractured().game.state.rules.endgame_cards) == 10
    assert len(fractured(modules=("fractures", "pioneers")).game.state.rules.endgame_cards) == 11
    assert len(fractured().game.state.endgame) == 5
