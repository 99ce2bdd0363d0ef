"""What a computer player knows of Fractures of Time."""

from __future__ import annotations

import pytest

from anachrony.modules.fractures.glitches import FractureRoll
from anachrony.modules.fractures.rows import Fractures
from anachrony.players.heuristic import HeuristicPlayer
from anachrony.players.knowledge.fractures import FracturesKnowledge
from anachrony.players.neural.encoder import Encoder
from anachrony.rules.stack import picks_of
from fractures import fractured, glitched, on_device, ready, unglitched
from story import ENGINEER, Table
from valley import holding


def worth(table: Table, left: float = 2.0) -> float:
    state = table.game.state
    return FracturesKnowledge(state.rules).value(state, 0, left)


def test_a_flux_core_is_worth_more_where_the_device_has_room_for_it() -> None:
    open_, full = fractured(), fractured()
    on_device(full, cores=range(2, 7))
    gained = [worth(table.seat(flux=1)) - worth(table.seat(flux=0)) for table in (open_, full)]
    assert gained[0] > gained[1] > 0


def test_breakthroughs_are_worth_what_upgrades_would_bring_each_icon_once() -> None:
    plain = worth(fractured())
    one = worth(fractured().seat(breakthroughs={"circle society": 1})) - plain
    twins = worth(fractured().seat(breakthroughs={"circle society": 1, "square society": 1})) - plain
    two = worth(fractured().seat(breakthroughs={"circle society": 1, "square warfare": 1})) - plain
    assert two > twins == one > 0
    full = fractured()
    full.own().beside[full.game.state.rules.table(Fractures).upgrades] += [0, 1, 2, 3]
    before = worth(full)
    assert worth(full.seat(breakthroughs={"circle time_travel": 1})) == before


def test_a_glitch_is_worth_removing_as_long_as_there_are_eras_left() -> None:
    table = unglitched(fractured())
    before = [worth(table, left) for left in (1.0, 3.0)]
    glitched(table, "travel_track")
    lost = [had - worth(table, left) for had, left in zip(before, (1.0, 3.0), strict=True)]
    assert lost[1] > lost[0] > 0


def test_nothing_promises_anything_once_the_last_era_is_passed() -> None:
    table = fractured(5).seat(flux=3)
    table.game.state.passed = 1
    assert worth(table, left=0.0) == 0.0


@pytest.mark.parametrize(("cores", "chance"), [(0, 0.0), (1, 1 / 6), (2, 3 / 6), (3, 5 / 6), (4, 1.0)])
def test_the_risk_of_a_roll_is_known(cores: int, chance: float) -> None:
    table = ready("purify", ENGINEER)
    on_device(table, cores=range(2, 2 + cores))
    state = table.game.state
    found = FracturesKnowledge(state.rules).outcomes(state, FractureRoll())
    assert sum(share for face, share in found if face > 5 - cores) == pytest.approx(chance)
    assert sum(share for _, share in found) == pytest.approx(1.0)


def test_the_heuristic_blinks_where_nothing_else_is_left_and_it_costs_no_glitch() -> None:
    table = unglitched(ready("council/left", ENGINEER).seat(active={}, tired={}, suits=0))
    state = table.game.state
    state.seats[0].used = -1  # every Free Action has served
    table.again()
    pick = HeuristicPlayer(1).pick(state, 0)
    texts = dict(zip(picks_of(state, 0), table.options, strict=True))
    assert texts[pick] == "blink council left engineer"


def test_the_marks_that_a_learned_player_sees_show_device_glitches_and_technologies() -> None:
    """Each changes what its seat is seen to have, and nothing of the other seat."""
    plain = fractured()
    seen = Encoder(plain.game.state.rules).encode(plain.game.state, 0)
    cored, marked, owning = fractured(), glitched(fractured(), "travel_track"), holding(fractured(), 510)
    on_device(cored, cores=[2, 3])
    for table in (cored, marked, owning):
        found = Encoder(table.game.state.rules).encode(table.game.state, 0)
        assert found.seats[0] != seen.seats[0]
        assert found.seats[1] == seen.seats[1]
