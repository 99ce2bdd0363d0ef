"""What computer players know of the Guardians of the Council."""

from __future__ import annotations

from anachrony.players.heuristic import HeuristicPlayer
from anachrony.players.knowledge import knowledge_of
from anachrony.players.knowledge.guardians import GuardiansKnowledge
from stories.test_guardians import enlisted, guardians


def test_a_guardian_is_worth_more_the_longer_it_serves() -> None:
    table = enlisted(guardians(), 2)
    known = next(one for one in knowledge_of(table.game.state.rules) if isinstance(one, GuardiansKnowledge))
    values = [known.value(table.game.state, 0, left) for left in (0.0, 1.0, 4.0)]
    assert values[0] < values[1] < values[2]
    assert known.value(table.game.state, 1, 4.0) == 0
    ready = enlisted(guardians(), 2, ready=1)
    assert known.value(ready.game.state, 0, 1.0) > values[1]


def test_a_guardian_is_powered_up_before_another_exosuit() -> None:
    table = enlisted(guardians(), 2).seat(core=3)
    table.phase("power up").quiet()
    assert HeuristicPlayer().choose(table.game, table.game.decisions[0]).text == "guardian"
