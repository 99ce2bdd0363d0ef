"""Variable Anomalies together with Fractures of Time (FA15)."""

from __future__ import annotations

import pytest

from fractures import glitches, ready
from stories.test_fractures_glitches import struck
from stories.test_variable_anomalies import held, stacked
from story import ENGINEER


@pytest.mark.tells("FA15")
def test_the_anomaly_of_a_paradox_glitch_is_chosen_in_the_middle_of_the_turn() -> None:
    table = ready("purify", ENGINEER, paradox=2, modules=("fractures", "variable_anomalies"))
    stacked(table, "cold spring", "still pool").seat(warp={"gold": 2})
    struck(table, "paradox track").offers("cold spring", "still pool").pick("still pool", "retrieve gold")
    table.expect(asks="place-anomaly").pick(table.options[0])
    table.expect(paradox=0, anomalies=-4, asks="blink-to")
    assert "paradox_track" in glitches(table)
    assert held(table) == ["still pool"]
