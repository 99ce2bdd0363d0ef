"""The early Pioneers of New Earth: 20 Adventure cards and four equal Upgrade tiles. P numbers are those of
docs/editions.md. A tuple is a box, read from the top down; losses take what there is (P129)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from anachrony.editions.preview.adventures import EarlyAdventure, FreeUpgrade, PowerBump
from anachrony.editions.preview.board import STANDARD_RECRUIT
from anachrony.editions.preview.tiles import PREVIEW_RULEBOOK, STANDARD_RESEARCH
from anachrony.modules.pioneers.boards import SENSOR_VP
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


def card(*, power: int, name: str, success: Effects, failure: Effects) -> AdventureCard:
    return AdventureCard(name, power=power, success=success, failure=failure, source=PREVIEW_RULEBOOK)


RESEARCH_ONCE: Final = UpTo(1, STANDARD_RESEARCH)
SEVEN_PLUS: Final = AdventureDeck(  # P117, P120: no deck costs Water
    "7+",
    water=0,
    cards=(
        card(
            power=7,
            name="exosuit malfunction",
            success=(Gain(CORE, 1), Gain(VP, 1)),
            failure=(Forfeit(CORE, 1),),
        ),
        card(
            power=8, name="nuclear winter", success=(Gain(WATER, 5),), failure=(LoseWorker(), Gain(CORE, 1))
        ),
        card(
            power=8,
            name="data archives",
            success=(RESEARCH_ONCE,),
            failure=(RESEARCH_ONCE, Forfeit(TITANIUM, 1)),
        ),
        card(
            power=9,
            name="ancient gold mine",
            success=(Gain(GOLD, 2), Gain(VP, 1)),
            failure=(Gain(GOLD, 1), Forfeit(WATER, 1)),
        ),
        card(
            power=9,
            name="irradiated vermin tide",
            success=(Gain(URANIUM, 2), Gain(VP, 1)),
            failure=(Gain(URANIUM, 1), Gain(VP, 1), Forfeit(CORE, 1)),
        ),
        card(
            power=10,
            name="old sewers",
            success=(Gain(WATER, 1), UpTo(1, CapitalAction())),
            failure=(UpTo(1, STANDARD_RECRUIT), Forfeit(WATER, 1)),
        ),
        card(
            power=10,
            name="temporal crack",
            success=(Gain(VP, 1), RetrieveWarp()),
            failure=(GainParadox(), Gain(VP, 1)),
        ),
        card(
            power=10,
            name="neutronium cave",
            success=(Gain(VP, 1), May(TravelBack(4, plant=False))),
            failure=(GainParadox(), May(TravelBack(2, plant=False))),
        ),
        card(
            power=11, name="magnetic storm", success=(Gain(VP, 3),), failure=(Gain(VP, 1), Forfeit(WATER, 2))
        ),
        card(
            power=11,
            name="giant sandworm",
            success=(May(FreeUpgrade()),),
            failure=(Gain(VP, 1), Forfeit(CORE, 1)),
        ),
    ),
    source=PREVIEW_RULEBOOK,
)
TWELVE_PLUS: Final = AdventureDeck(
    "12+",
    water=0,
    cards=(
        card(
            power=12,
            name="asteroid debris",
            success=(Gain(NEUTRONIUM, 2),),
            failure=(Gain(NEUTRONIUM, 1), BeStruck()),
        ),
        card(
            power=13,
            name="relic of the old ways",
            success=(Gain(VP, 1), GainMorale()),
            failure=(Gain(VP, 1), Gain(WATER, 1), LoseMorale()),
        ),
        card(
            power=13,
            name="collapsing bomb shelter",
            success=(May(ConstructFree(LIFE_SUPPORT)),),
            failure=(Gain(WATER, 2), LoseMorale()),
        ),
        card(
            power=14,
            name="abandoned factory",
            success=(May(ConstructFree(FACTORY)),),
            failure=(Gain(TITANIUM, 1), Forfeit(CORE, 1)),
        ),
        card(
            power=14,
            name="fountain of life",
            success=(Gain(WATER, 5), Gain(VP, 3)),
            failure=(Gain(WATER, 3), LoseWorker()),
        ),
        card(
            power=15,
            name="underground research station",
            success=(May(ConstructFree(LAB)),),
            failure=(GainWorker(SCIENTIST), LoseWorker()),
        ),
        card(
            power=15,
            name="hostile nomads",
            success=(GainWorker(SCIENTIST), GainWorker(ENGINEER), Gain(WATER, 1)),
            failure=(Gain(CORE, 1), LoseWorker()),
        ),
        card(
            power=16,
            name="mutant tissue samples",
            success=(RESEARCH_ONCE, UpTo(1, Research())),
            failure=(Gain(VP, 2), LoseBuilding()),
        ),
        card(
            power=17,
            name="unstable neutronium core",
            success=(May(ConstructFree(POWER_PLANT)),),
            failure=(Gain(NEUTRONIUM, 1), Forfeit(WATER, 2), LoseWorker()),
        ),
        card(
            power=18,
            name="metropolis ruins",
            success=(May(ConstructFree(SUPERPROJECT, project=True)),),
            failure=(Gain(VP, 2), Forfeit(CORE, 1), LoseWorker()),
        ),
    ),
    source=PREVIEW_RULEBOOK,
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
    table = book.table(Pioneers)
    book.put_table(replace(table, decks=list(EARLY_DECKS), boards=boards, power_slots=(), no_slot=0))
    space = book.spaces[book.space("adventure")]
    book.put(replace(space, then=(EarlyAdventure(),), source=PREVIEW_RULEBOOK))


def pioneers_rules(book: Book) -> None:
    """P118, P126, and P128: no Endgame Condition of its own."""
    book.endgame_cards = [card for card in book.endgame_cards if card.name != "most adventures"]
    book.setup.before(EachSeat(ChooseLeader()), EachSeat(MORE_CORES))
    book.turn_actions.append(TurnAction("bump", PowerBump(), PREVIEW_RULEBOOK, in_suit=True))
