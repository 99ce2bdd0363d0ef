"""Effects are priced by their type, also those inside others, and a module's list knows its own."""

from __future__ import annotations

import pytest

from anachrony.modules.pioneers.rewards import Forfeit, UpTo
from anachrony.players.evaluation.prices import (
    EFFECT_PRICES,
    MORALE_PRICE,
    PRICES,
    UNKNOWN_PRICE,
    WORKER_PRICE,
    PriceList,
    effect_worth,
    effects_worth,
)
from anachrony.players.knowledge.pioneers import REWARDS
from anachrony.rules.effect import Effect
from anachrony.rules.effects.assets import Gain, GainMorale, pay
from anachrony.rules.effects.flow import Do, ExtraAction, May, OneOf
from anachrony.rules.effects.main_board import Evacuate
from anachrony.rules.effects.workers import LoseMorale, LoseWorker, Recruit
from anachrony.rules.kinds import VP, WATER

DEAR = OneOf(("morale", "worker"), ((LoseMorale(),), (LoseWorker(),)))


@pytest.mark.parametrize(
    ("effect", "worth"),
    [
        (Gain(VP, 3), 3.0),
        (GainMorale(2), 2 * MORALE_PRICE),
        (May(LoseWorker()), 0.0),
        (OneOf(("a", "b"), ((Gain(VP, 1),), (Gain(VP, 1), Gain(VP, 4)))), 5.0),
        (Do("trade", pay(W=2), (Gain(VP, 2),)), 2.0 - 2 * PRICES[WATER]),
        (Evacuate(), UNKNOWN_PRICE),
    ],
)
def test_an_effect_has_the_price_of_its_type(effect: Effect, worth: float) -> None:
    assert effect_worth(effect) == pytest.approx(worth)
    assert effects_worth((effect, Gain(VP, 1))) == pytest.approx(worth + 1.0)


def test_a_subclass_has_the_price_of_its_base_unless_it_has_its_own() -> None:
    again = ExtraAction(Recruit())  # a kind of May
    assert effect_worth(again) == WORKER_PRICE
    assert PriceList({**EFFECT_PRICES, ExtraAction: 7.0}).one(again) == 7.0


def test_a_module_prices_also_what_is_inside() -> None:
    assert effect_worth(DEAR) == UNKNOWN_PRICE  # the base game has no price for lost Morale
    assert REWARDS.one(DEAR) == -WORKER_PRICE
    assert REWARDS.one(UpTo(2, Gain(VP, 1))) == 2.0
    assert REWARDS.one(Forfeit(WATER, 2)) < 0
