"""Variable Anomalies together with Fractures of Time (FA5, FA15)."""

from __future__ import annotations

import pytest

from anachrony.modules.fractures.glitches import number_of, open_places
from anachrony.modules.fractures.rows import BUILDING
from fractures import fractured, glitches, ready
from stories.test_fractures_glitches import struck
from stories.test_variable_anomalies import held, stacked
from story import ENGINEER, SCIENTIST

BOTH = ("fractures", "variable_anomalies")


@pytest.mark.tells("FA15")
def test_the_anomaly_of_a_paradox_glitch_is_chosen_in_the_middle_of_the_turn() -> None:
    table = ready("purify", ENGINEER, paradox=2, modules=BOTH)
    stacked(table, "cold spring", "still pool").seat(warp={"gold": 2})
    struck(table, "paradox track").offers("cold spring", "still pool").pick("still pool", "retrieve gold")
    table.expect(asks="place-anomaly").pick(table.options[0])
    table.expect(paradox=0, anomalies=-4, asks="blink-to")
    assert "paradox_track" in glitches(table)
    assert held(table) == ["still pool"]


@pytest.mark.tells("FA5", "ruling F67", "ruling F51")
def test_neither_recall_nor_a_glitch_reaches_an_anomaly_that_serves() -> None:
    table = fractured(modules=BOTH).built(305).anomaly("lab 1", name="still pool")
    own = table.own()
    laid = open_places(table.game.state, 0, BUILDING)
    assert [own.spots[number_of(glitch)] for glitch in laid] == [305]
    table.use("still pool", SCIENTIST).pick("pass").pick("recall")
    assert table.prompt == "fracture-roll"  # nothing to bring home
