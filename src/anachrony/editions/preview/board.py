"""The Main board, the leaders and the Player boards of the pre-release rules, where they differ."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from anachrony.components import main_board
from anachrony.components.decks import ENDGAME_CARDS
from anachrony.editions.first.leaders import ZAIDA
from anachrony.editions.preview.tiles import PREVIEW_RULEBOOK, STANDARD_RESEARCH
from anachrony.rules.effects.assets import Gain, GainMorale, cost, pay
from anachrony.rules.effects.building import Construct
from anachrony.rules.effects.exosuits import GainExosuit
from anachrony.rules.effects.flow import ExtraAction, OneOf
from anachrony.rules.effects.main_board import Trade, WorldCouncil
from anachrony.rules.effects.paradox import MayReturnParadoxes, SealAnomaly
from anachrony.rules.effects.research import Research
from anachrony.rules.effects.workers import ForceWorkers, Recruit, WakeAll
from anachrony.rules.kinds import (
    ANYBODY,
    BUILDERS,
    EXCHANGE_CORES,
    KEEPS_HEXES,
    RECRUIT,
    RESEARCH,
    SET_BOTH_DICE,
    VP,
)
from anachrony.rules.measures import ANOMALIES, TRAVEL_RANGES
from anachrony.rules.rows import HOUSE, CapitalTile, Deal, EndgameCard, Free, Leader, Worker

if TYPE_CHECKING:
    from anachrony.rules.effect import Effect
    from anachrony.rules.rows import Path, Space

# P41: no bonus for a recruited Worker. P42: an Administrator alone may take a Genius.
STANDARD_RECRUIT: Final = Recruit(0, no_genius_for=BUILDERS)
STANDARD_ACTIONS: Final[tuple[tuple[Effect, ...], ...]] = (
    (Construct(),),
    (STANDARD_RECRUIT,),
    (STANDARD_RESEARCH,),
)


def as_printed(space: Space) -> Space:
    """A space of the Essential Edition as it was before."""
    if space.capital == RECRUIT:  # P41
        return replace(space, then=(STANDARD_RECRUIT,), source=PREVIEW_RULEBOOK)
    if space.capital == RESEARCH:  # P46: the upper space sets a die, the lower one costs 1 Water
        upper = space.name == "research/1"
        water = 1 if space.name == "research/3" else 0
        then = Research() if upper else STANDARD_RESEARCH
        return replace(space, then=(then,), water=water, source=PREVIEW_RULEBOOK)
    if space.name == "trade":  # P40, P50
        return replace(space, then=(Trade(must=True),), keeps=ANYBODY, source=PREVIEW_RULEBOOK)
    if space.name == "council/right":  # P40
        return replace(space, then=(WorldCouncil(first=False, must=True),), source=PREVIEW_RULEBOOK)
    return space


# P49: any two Resources may be Neutronium too, little as that helps.
DEALS: Final = (
    Deal(cost(W=1), cost(any=1), PREVIEW_RULEBOOK),
    Deal(cost(any=2, W=1), cost(N=1), PREVIEW_RULEBOOK),
    Deal(cost(any=1, N=1, W=1), cost(N=1), PREVIEW_RULEBOOK),
    Deal(cost(N=2, W=1), cost(N=1), PREVIEW_RULEBOOK),
)

# P64: the rulebook lists no Collapsing Capital tile: those of the Essential Edition, with these actions.
_HOUSE: Final = f"{HOUSE}, after the Essential Edition"
CAPITAL_TILES: Final = (
    CapitalTile(11, RESEARCH, "2 vp", (STANDARD_RESEARCH, Gain(VP, 2)), _HOUSE),
    CapitalTile(12, RESEARCH, "research again", (STANDARD_RESEARCH, ExtraAction(STANDARD_RESEARCH)), _HOUSE),
    CapitalTile(13, RESEARCH, "set both dice", (Research(both=True),), _HOUSE),
    CapitalTile(14, RESEARCH, "return 2 paradoxes", (STANDARD_RESEARCH, MayReturnParadoxes(2)), _HOUSE),
    CapitalTile(
        15,
        RESEARCH,
        "superproject too",
        (STANDARD_RESEARCH, ExtraAction(Construct(only_project=True))),
        _HOUSE,
    ),
    CapitalTile(31, RECRUIT, "recruit again", (STANDARD_RECRUIT, ExtraAction(STANDARD_RECRUIT)), _HOUSE),
    CapitalTile(32, RECRUIT, "exosuit", (STANDARD_RECRUIT, GainExosuit(anywhere=True)), _HOUSE),  # P35
    CapitalTile(33, RECRUIT, "morale", (STANDARD_RECRUIT, GainMorale()), _HOUSE),
    CapitalTile(34, RECRUIT, "recruit bonus", (Recruit(1, no_genius_for=BUILDERS),), _HOUSE),
    CapitalTile(35, RECRUIT, "all wake", (STANDARD_RECRUIT, WakeAll()), _HOUSE),
)

ANOMALY: Final = replace(  # P60
    main_board.ANOMALY,
    source=PREVIEW_RULEBOOK,
    removal=Worker(
        ANYBODY,
        (OneOf(("1TUG", "1N"), ((pay(any=1),), (pay(N=1),))), SealAnomaly()),
        pay=pay(W=1),
    ),
)
FORCE_WORKERS: Final = Free(ForceWorkers(at_bottom=False))  # P57

# P68, P69: one card goes, one comes; P13: two of the ten are not explained.
FEWEST_ANOMALIES: Final = EndgameCard(6, ANOMALIES, PREVIEW_RULEBOOK, "fewest anomalies", fewest=True)
PREVIEW_ENDGAME_CARDS: Final = tuple(
    FEWEST_ANOMALIES if card.measure == TRAVEL_RANGES else card for card in ENDGAME_CARDS
)

# P14, P104: one for each Path. Zaida is as in the first edition.
CARATACUS: Final = Leader("caratacus", "Shepherd Caratacus", PREVIEW_RULEBOOK, passives=((KEEPS_HEXES, 1),))
CORNELLA: Final = Leader("cornella", "Librarian Cornella", PREVIEW_RULEBOOK, passives=((SET_BOTH_DICE, 1),))
WOLFE: Final = Leader("wolfe", "Captain Wolfe", PREVIEW_RULEBOOK, passives=((EXCHANGE_CORES, 1),))
LEADERS: Final = {
    "harmony": replace(ZAIDA, source=PREVIEW_RULEBOOK),
    "dominance": WOLFE,
    "progress": CORNELLA,
    "salvation": CARATACUS,
}


def early_path(path: Path) -> Path:
    """P22: one leader. P56: Morale beyond the top is worth nothing."""
    return replace(
        path,
        leaders=(LEADERS[path.name],),
        boards=tuple(replace(board, overflow=0) for board in path.boards),
    )
