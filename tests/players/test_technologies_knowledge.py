"""What a computer player sees in the Technologies of Fractures of Time."""

from __future__ import annotations

import pytest

from anachrony.players.knowledge.fractures import FracturesKnowledge, each_era
from fractures import fractured
from valley import holding, rows

LASTING = [501, 502, 503, 504, 505, 506, 507, 508, 509, 510, 512, 513, 514, 515, 516, 517]


@pytest.mark.parametrize("code", LASTING)
def test_a_technology_that_lasts_is_worth_more_the_more_eras_are_left(code: int) -> None:
    plain, table = fractured(), holding(fractured(), code)
    knowledge = FracturesKnowledge(table.game.state.rules)
    for eras in (1.0, 3.0):
        more = knowledge.value(table.game.state, 0, eras) - knowledge.value(plain.game.state, 0, eras)
        row = rows(table).technologies[rows(table).of_code(code)]
        assert more == pytest.approx(eras * each_era(row))
        assert 0.1 < each_era(row) < 2.5


def test_a_technology_that_scores_at_the_end_is_worth_its_points_alone() -> None:
    table = fractured()
    for code in (511, 518, 519, 520):
        assert each_era(rows(table).technologies[rows(table).of_code(code)]) == 0
