"""The twenty Technologies.

No source gives them but for the effects of two. A card is worth about what another Action with an Exosuit
brings: those that bring more have fewer VP, or cost Water beyond the price of all.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anachrony.modules.fractures.covert import DrawConditions
from anachrony.modules.fractures.measures import FLUX_ON_DEVICE, OPERATORS_HELD
from anachrony.modules.fractures.rows import (
    BLINK_FROM_VALLEY,
    BLINKED,
    FLUX,
    FLUX_REROLL,
    RECALL_LESS,
    SET_GLITCH,
)
from anachrony.modules.fractures.valley_rows import (
    EXTRACTED,
    NO_LIMIT,
    OPERATOR_BONUS,
    TECHNOLOGY_LESS,
    Counted,
    Technology,
)
from anachrony.rules.effects.assets import Gain, GainAsset, cost, pay
from anachrony.rules.effects.exosuits import GainExosuit
from anachrony.rules.effects.main_board import Trade
from anachrony.rules.effects.research import Research
from anachrony.rules.kinds import (
    CORE,
    PARADOX_LIMIT,
    POWERED_UP,
    SCIENTISTS,
    TRAVEL_RANGE,
    WARP_RETURNED,
    WATER,
)
from anachrony.rules.rows import HOUSE, Free, Worker

if TYPE_CHECKING:
    from anachrony.rules.cost import Cost
    from anachrony.rules.effect import Effect
    from anachrony.rules.rows import Use


def card(
    code: int,
    name: str,
    *,
    vp: int,
    extra: Cost | None = None,
    use: Use | None = None,
    free: Use | None = None,
    passive: tuple[int | str, int] | None = None,
    trigger: tuple[int | str, Effect] | None = None,
    built: Effect | None = None,
    ending: Counted | None = None,
) -> Technology:
    return Technology(
        code,
        name,
        HOUSE,
        vp=vp,
        cost=extra,
        use=use,
        free=free,
        passives=(passive,) if passive is not None else (),
        triggers=(trigger,) if trigger is not None else (),
        built=(built,) if built is not None else (),
        ending=ending,
    )


TECHNOLOGIES: Final = (
    card(501, "flux condenser", vp=0, extra=cost(W=1), trigger=(POWERED_UP, GainAsset(FLUX, 1))),
    card(502, "second skin", vp=1, free=Free(GainExosuit(), pay=pay(flux=1))),
    card(503, "valley relay", vp=1, extra=cost(W=1), passive=(BLINK_FROM_VALLEY, 1)),
    card(504, "condensation trails", vp=1, extra=cost(W=1), trigger=(BLINKED, Gain(WATER, 1))),
    card(505, "phase anchor", vp=1, extra=cost(W=1), passive=(FLUX_REROLL, 1)),
    card(506, "glitch lens", vp=1, extra=cost(W=1), passive=(SET_GLITCH, 1)),
    card(507, "deep vents", vp=0, extra=cost(W=1), trigger=(EXTRACTED, Gain(CORE, 1))),
    card(508, "open archive", vp=1, extra=cost(W=1), passive=(TECHNOLOGY_LESS, 1)),
    card(509, "recall harness", vp=0, passive=(RECALL_LESS, 1)),
    card(510, "amplified rift", vp=1, passive=(TRAVEL_RANGE, 1)),
    card(511, "covert operations hq", vp=0, extra=cost(W=2), built=DrawConditions()),
    card(512, "valley tutors", vp=1, extra=cost(W=1), passive=(OPERATOR_BONUS, 1)),
    card(513, "rift condensers", vp=0, trigger=(WARP_RETURNED, Gain(WATER, 2))),
    card(514, "stabilizer mesh", vp=1, passive=(PARADOX_LIMIT, 1)),
    card(515, "crystal garden", vp=0, trigger=(POWERED_UP, Gain(WATER, 2))),
    card(516, "field laboratory", vp=1, use=Worker(SCIENTISTS, Research(), pay=pay(W=1))),
    card(517, "ghost convoy", vp=2, extra=cost(W=1, flux=1), free=Free(Trade(second=True))),
    card(518, "resonant core", vp=0, extra=cost(W=1), ending=Counted(FLUX_ON_DEVICE, 2, NO_LIMIT)),
    card(519, "charter of the valley", vp=0, extra=cost(W=1), ending=Counted(OPERATORS_HELD, 1, 4)),
    card(520, "exhibition piece", vp=4, extra=cost(N=1, W=1)),
)
