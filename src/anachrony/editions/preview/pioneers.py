"""The early Pioneers of New Earth: 20 Adventure cards and four equal Upgrade tiles. P numbers are those of
docs/editions.md. A tuple is a box, read from the top down; losses take what there is (P129)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from anachrony.editions.preview.adventures import EarlyAdventure, FreeUpgrade, PowerBump
from anachrony.editions.preview.board import STANDARD_RECRUIT
from anachrony.editions.preview.tiles import PREVIEW_RULEBOOK, STANDARD_RESEARCH
from anachrony.modules.pioneers.boards import DIE, SENSOR_VP
from anachrony.modules.pioneers.rewards import CapitalAction, ConstructFree, Forfeit, UpTo
from anachrony.modules.pioneers.rows import AdventureCard, AdventureDeck, Pioneers, UpgradeBoard
from anachrony.modules.pioneers.upgrades import PowerUpgrade, SensorUpgrade
from anachrony.rules.effects.assets import Gain, GainMorale, pay
from anachrony.rules.effects.flow import May
from anachrony.rules.effects.paradox import BeStruck, GainParadox, LoseBuilding
from anachrony.rules.effects.research import Research
from anachrony.rules.effects.time import RetrieveWarp, TravelBack
from anachrony.rules.effects.workers import GainWorker, LoseMorale, LoseWorker
from anachrony.rules.kinds import (
    CORE,
    ENGINEER,
    ENGINEERS,
    FACTORY,
    GOLD,
    LAB,
    LIFE_SUPPORT,
    NEUTRONIUM,
    POWER_PLANT,
    SCIENTIST,
    SCIENTISTS,
    SUPERPROJECT,
    TITANIUM,
    URANIUM,
    VP,
    WATER,
)
from anachrony.rules.phases.setup import ChooseLeader, EachSeat
from anachrony.rules.rows import HOUSE, TurnAction, Worker

if TYPE_CHECKING:
    from anachrony.rules.book import Book
    from anachrony.rules.rows import Effects


def card(power: int, name: str, success: Effects, failure: Effects) -> AdventureCard:
    return AdventureCard(power, name, success, failure, source=PREVIEW_RULEBOOK)


RESEARCH_ONCE: Final = UpTo(1, STANDARD_RESEARCH)
SEVEN_PLUS: Final = AdventureDeck(  # P117, P120: no deck costs Water
    "7+",
    0,
    (
        card(7, "exosuit malfunction", (Gain(CORE, 1), Gain(VP, 1)), (Forfeit(CORE, 1),)),
        card(8, "nuclear winter", (Gain(WATER, 5),), (LoseWorker(), Gain(CORE, 1))),
        card(8, "data archives", (RESEARCH_ONCE,), (RESEARCH_ONCE, Forfeit(TITANIUM, 1))),
        card(9, "ancient gold mine", (Gain(GOLD, 2), Gain(VP, 1)), (Gain(GOLD, 1), Forfeit(WATER, 1))),
        card(
            9,
            "irradiated vermin tide",
            (Gain(URANIUM, 2), Gain(VP, 1)),
            (Gain(URANIUM, 1), Gain(VP, 1), Forfeit(CORE, 1)),
        ),
        card(
            10,
            "old sewers",
            (Gain(WATER, 1), UpTo(1, CapitalAction())),
            (UpTo(1, STANDARD_RECRUIT), Forfeit(WATER, 1)),
        ),
        card(10, "temporal crack", (Gain(VP, 1), RetrieveWarp()), (GainParadox(), Gain(VP, 1))),
        card(
            10,
            "neutronium cave",
            (Gain(VP, 1), May(TravelBack(4, plant=False))),
            (GainParadox(), May(TravelBack(2, plant=False))),
        ),
        card(11, "magnetic storm", (Gain(VP, 3),), (Gain(VP, 1), Forfeit(WATER, 2))),
        card(11, "giant sandworm", (May(FreeUpgrade()),), (Gain(VP, 1), Forfeit(CORE, 1))),
    ),
    PREVIEW_RULEBOOK,
)
TWELVE_PLUS: Final = AdventureDeck(
    "12+",
    0,
    (
        card(12, "asteroid debris", (Gain(NEUTRONIUM, 2),), (Gain(NEUTRONIUM, 1), BeStruck())),
        card(
            13,
            "relic of the old ways",
            (Gain(VP, 1), GainMorale()),
            (Gain(VP, 1), Gain(WATER, 1), LoseMorale()),
        ),
        card(
            13,
            "collapsing bomb shelter",
            (May(ConstructFree(LIFE_SUPPORT)),),
            (Gain(WATER, 2), LoseMorale()),
        ),
        card(14, "abandoned factory", (May(ConstructFree(FACTORY)),), (Gain(TITANIUM, 1), Forfeit(CORE, 1))),
        card(14, "fountain of life", (Gain(WATER, 5), Gain(VP, 3)), (Gain(WATER, 3), LoseWorker())),
        card(
            15,
            "underground research station",
            (May(ConstructFree(LAB)),),
            (GainWorker(SCIENTIST), LoseWorker()),
        ),
        card(
            15,
            "hostile nomads",
            (GainWorker(SCIENTIST), GainWorker(ENGINEER), Gain(WATER, 1)),
            (Gain(CORE, 1), LoseWorker()),
        ),
        card(
            16,
            "mutant tissue samples",
            (RESEARCH_ONCE, UpTo(1, Research())),
            (Gain(VP, 2), LoseBuilding()),
        ),
        card(
            17,
            "unstable neutronium core",
            (May(ConstructFree(POWER_PLANT)),),
            (Gain(NEUTRONIUM, 1), Forfeit(WATER, 2), LoseWorker()),
        ),
        card(
            18,
            "metropolis ruins",
            (May(ConstructFree(SUPERPROJECT, project=True)),),
            (Gain(VP, 2), Forfeit(CORE, 1), LoseWorker()),
        ),
    ),
    PREVIEW_RULEBOOK,
)
EARLY_DECKS: Final = (SEVEN_PLUS, TWELVE_PLUS)

# P124, P125: the same for every Path. The rulebook prints neither the slots nor how many Sensors there are.
SLOTS: Final = ((TITANIUM, 2), (TITANIUM, 2), (URANIUM, 3), (URANIUM, 3), (NEUTRONIUM, 4))
UPGRADE_TILE: Final = UpgradeBoard(
    "",
    f"{PREVIEW_RULEBOOK}; slots {HOUSE}",
    base=0,
    slots=SLOTS,
    sensor_power=0,
    power=Worker(ENGINEERS, PowerUpgrade()),
    sensor=Worker(SCIENTISTS, (SensorUpgrade(any_shape=True), SENSOR_VP), pay=pay(G=1)),
)
MORE_CORES: Final = Gain(CORE, 2)  # P118


def pioneers(book: Book) -> None:
    """P119: no Power slots."""
    boards = [replace(UPGRADE_TILE, path=path.name) for path in book.paths]
    book.add_table(Pioneers(list(EARLY_DECKS), boards, (), 0, DIE))
    space = book.spaces[book.space("adventure")]
    book.put(replace(space, then=(EarlyAdventure(),), source=PREVIEW_RULEBOOK))


def pioneers_rules(book: Book) -> None:
    """P118, P126, and P128: no Endgame Condition of its own."""
    book.endgame_cards = [card for card in book.endgame_cards if card.name != "most adventures"]
    book.setup.before(EachSeat(ChooseLeader()), EachSeat(MORE_CORES))
    book.turn_actions.append(TurnAction("bump", PowerBump(), PREVIEW_RULEBOOK, in_suit=True))
