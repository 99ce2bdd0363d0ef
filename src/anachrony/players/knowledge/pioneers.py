"""Adventures as a player sees them: what a card is worth, what a deck promises, what Power is good for."""

from __future__ import annotations

from math import comb
from typing import TYPE_CHECKING, Final

from anachrony.modules.pioneers.actions import Adventure, DrawAdventure, FaceAdventure
from anachrony.modules.pioneers.rewards import (
    AdvanceTravel,
    CapitalAction,
    ConstructFree,
    Forfeit,
    ForfeitAny,
    ForfeitBreakthrough,
    UpTo,
)
from anachrony.modules.pioneers.rows import (
    EXOSUIT_POWER,
    EXTRA_CONDITIONS,
    PURIFY_WATER,
    TOP_MORALE_VP,
    Pioneers,
)
from anachrony.players.evaluation.prices import (
    ACTION_PRICE,
    ANY_RESOURCE,
    BREAKTHROUGH_PRICE,
    EFFECT_PRICES,
    MORALE_PRICE,
    PRICES,
    TRAIT_PRICES,
    PriceList,
    effects_worth,
)
from anachrony.players.knowledge.base import Knowledge
from anachrony.rules.effects.paradox import RemoveAnomaly
from anachrony.rules.effects.workers import LoseMorale
from anachrony.rules.kinds import WATER, bits

if TYPE_CHECKING:
    from anachrony.modules.pioneers.rows import AdventureCard
    from anachrony.rules.chance import Chance
    from anachrony.rules.ruleset import Ruleset
    from anachrony.rules.state import State

BUILDING_PRICE: Final = 4.5  # of one that costs nothing
PROJECT_PRICE: Final = 9.0
STEP_PRICE: Final = 2.0  # on the Time Travel track
SEALED_PRICE: Final = 1.5  # there may be no Anomaly to remove
POWER_PRICE: Final = 0.2  # for one, each Era
SHORT: Final = 0.7  # what is spent as far as it is there
LASTING: Final[dict[int | str, float]] = {EXTRA_CONDITIONS: 2.7, TOP_MORALE_VP: 0.5}  # for one, at the end
EACH_ERA: Final[dict[int | str, float]] = {PURIFY_WATER: 0.25}
USUAL: Final = 2.4  # what a Worker in an Exosuit brings elsewhere
SLOT: Final = 1  # Power that a slot adds, as a rule
TRIPS: Final = 0.7  # Adventures in an Era that are worth a Worker
AHEAD: Final = 2.0  # Eras for which a benefit still to be won is counted


# What one line of a card's box brings.
REWARDS: Final = PriceList(
    {
        **EFFECT_PRICES,
        UpTo: lambda effect, prices: effect.n * max(0.0, prices.one(effect.effect)),
        Forfeit: lambda effect, prices: -SHORT * PRICES[effect.asset] * effect.n,
        ForfeitAny: -SHORT * ANY_RESOURCE,
        ForfeitBreakthrough: -SHORT * BREAKTHROUGH_PRICE,
        LoseMorale: -MORALE_PRICE,
        ConstructFree: lambda effect, prices: PROJECT_PRICE if effect.project else BUILDING_PRICE * effect.n,
        AdvanceTravel: lambda effect, prices: STEP_PRICE * effect.n,
        RemoveAnomaly: SEALED_PRICE,
        CapitalAction: ACTION_PRICE,
        Adventure: ACTION_PRICE,
    }
)


class CardWorth:
    """An Adventure card as the evaluation sees it."""

    __slots__ = ("failure", "lasting", "per_era", "power", "success")

    def __init__(self, card: AdventureCard) -> None:
        self.failure: float = REWARDS.all(card.failure)
        self.success: float = 0.0
        self.lasting: float = 0.0
        self.per_era: float = 0.0
        self.power: int = 0  # counted with the Exosuits once it is won
        if card.free is not None:
            self.per_era += max(0.3, effects_worth(card.free.sequence))
        for trait, amount in card.passives:
            self.per_era += (TRAIT_PRICES.get(trait, 0.0) + EACH_ERA.get(trait, 0.0)) * amount
            self.lasting += LASTING.get(trait, 0.0) * amount
            if trait == EXOSUIT_POWER:
                self.power += amount
        if not card.passives and card.free is None:  # an ongoing card's box says only that it lasts
            self.success = REWARDS.all(card.success)


class PioneersKnowledge(Knowledge):
    """For one ruleset. What decks promise is remembered: it changes only with their cards and the Power."""

    def __init__(self, rules: Ruleset) -> None:
        table = rules.table(Pioneers)
        self.table: Pioneers = table
        self.worths: list[CardWorth] = [CardWorth(card) for card in table.cards]
        self.known: dict[tuple[int, int, int, int], float] = {}

    def chance(self, need: int) -> float:
        """Of a roll that high."""
        die = self.table.die
        return sum(1 for face in die if face >= need) / len(die)

    def card_value(self, card: int, power: int, left: float) -> float:
        worth = self.worths[card]
        chance = self.chance(self.table.cards[card].power - power)
        success = worth.success + worth.lasting + (worth.per_era + POWER_PRICE * worth.power) * left
        return chance * success + (1.0 - chance) * worth.failure

    def deck_value(self, bag: int, deck: int, power: int, draws: int, left: float) -> float:
        """The best of so many cards, on average over what the deck may give."""
        first = self.table.first[deck]
        values = sorted((self.card_value(first + bit, power, left) for bit in bits(bag)), reverse=True)
        count = len(values)
        if not count:
            return 0.0
        draws = min(draws, count)
        ways = comb(count, draws)
        total = 0.0
        for i in range(count - draws + 1):
            total += values[i] * comb(count - 1 - i, draws - 1) / ways
        return total

    def prospect(self, state: State, power: int, draws: int) -> float:
        """What one Adventure brings with this Power, from the better deck, its Water paid."""
        table = self.table
        best = 0.0
        for deck, row in enumerate(table.decks):
            bag = state.bags[table.bag + deck]
            key = (deck, bag, power, draws)
            found = self.known.get(key)
            if found is None:
                found = self.deck_value(bag, deck, power, draws, AHEAD) - PRICES[WATER] * row.water
                self.known[key] = found
            best = max(best, found)
        return best

    def value(self, state: State, index: int, left: float) -> float:
        table = self.table
        seat = state.seats[index]
        total = 0.0
        for card in seat.beside[table.ongoing]:
            worth = self.worths[card]
            total += worth.lasting + worth.per_era * left
        if left > 0.0:
            draws = 1 + len(seat.beside[table.sensors])
            surplus = self.prospect(state, table.power(seat) + SLOT, draws) - USUAL
            if surplus > 0.0:
                total += TRIPS * left * surplus
        return total

    def promises(self, state: State, effect: Chance) -> bool:
        return isinstance(effect, DrawAdventure)

    def promise(self, state: State, effect: Chance, index: int, left: float) -> float:
        assert isinstance(effect, DrawAdventure)
        seen = list(effect.drawn)
        bag = state.bags[self.table.bag + effect.deck]
        if not bag:
            seen += state.beside[self.table.under + effect.deck][: effect.left]
        best = max((self.card_value(card, effect.power, left) for card in seen), default=-1000.0)
        return max(best, self.deck_value(bag, effect.deck, effect.power, effect.left, left)) if bag else best

    def outcomes(self, state: State, effect: Chance) -> list[tuple[int, float]]:
        """Of the die: one roll that fails, one that is enough."""
        if not isinstance(effect, FaceAdventure):
            return []
        need = self.table.cards[effect.card].power - effect.power
        enough = [face for face in self.table.die if face >= need]
        short = [face for face in self.table.die if face < need]
        count = len(self.table.die)
        return [(group[0], len(group) / count) for group in (enough, short) if group]
