"""Chronossus with the Pioneers of New Earth: tiles C09 and C10, Adventures, its own Upgrade board."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from anachrony.automata.bot.action import BotAction, because, gain, pay
from anachrony.automata.bot.bot import BotPart
from anachrony.automata.chronossus.action_tile import ActionTile
from anachrony.automata.chronossus.energy import BotHasEnergy
from anachrony.automata.chronossus.objectives import LISTED, Objective
from anachrony.automata.chronossus.pioneer_rewards import rewards
from anachrony.modules.pioneers.actions import AdventureRoll, DrawAdventure, put_under
from anachrony.modules.pioneers.rows import Pioneers
from anachrony.rules.effect import Effect, Value, note
from anachrony.rules.hooks import ScoreLine
from anachrony.rules.kinds import ASSET_WORDS, GOLD, NEUTRONIUM, TITANIUM, URANIUM, VP
from anachrony.rules.measures import Length
from anachrony.rules.rows import Table

if TYPE_CHECKING:
    from anachrony.automata.bot.bot import Bot
    from anachrony.automata.views import AutomatonSeat
    from anachrony.rules.book import Book
    from anachrony.rules.effect import Frame
    from anachrony.rules.state import Seat, State

BOARD_B: Final = "upgrade_board_b"
TOKENS_VP: Final = "upgrade_tokens_vp"
PIONEER_OPTIONS: Final[tuple[str, ...]] = (BOARD_B, TOKENS_VP)

SLOTS: Final = ((TITANIUM, 2), (URANIUM, 3), (GOLD, 3), (NEUTRONIUM, 4))  # a Resource and its Power
UPGRADE_PRIORITY: Final = (TITANIUM, GOLD, URANIUM, NEUTRONIUM)  # of equal numbers
ENOUGH_FOR_TEN: Final = 9  # Power before the die
DRAWN: Final = 2
NONE_MET_VP: Final = 1


@dataclass(frozen=True)
class BotUpgrades(Table):
    """Chronossus' Exosuit Upgrade board: its own Power, that of a VP token, and where those lie."""

    tokens: int  # at a seat: one number
    base: int = 2
    token_power: int = 2


def tokens_of(state: State, seat: Seat) -> list[int]:
    return seat.beside[state.rules.table(BotUpgrades).tokens]


def power_of(state: State, seat: Seat) -> int:
    """Before slot and die."""
    board = state.rules.table(BotUpgrades)
    filled = seat.beside[state.rules.table(Pioneers).upgrades]
    return board.base + sum(SLOTS[slot][1] for slot in filled) + board.token_power * tokens_of(state, seat)[0]


class BotAdventure(BotAction):
    """A Path marker on the best Power slot, two cards of the deck that its Power is fit for, and the die;
    then an upgrade. It pays no Water and reads no failure."""

    __slots__ = ()

    def word(self) -> str:
        return "adventure"

    def needs_suit(self) -> bool:
        return True

    def space(self, state: State, frame: Frame) -> int:
        return state.rules.space_names["adventure"]

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        table = state.rules.table(Pioneers)
        power = power_of(state, state.seats[frame.seat]) + table.slot_power(state)
        markers = state.beside[table.markers]
        if len(markers) < len(table.power_slots):
            markers.append(frame.seat)
        deck = 1 if power >= ENOUGH_FOR_TEN else 0
        reason = "strong-enough" if deck else "too-weak"
        if not table.left(state, deck):
            deck = 1 - deck
            reason = "other-deck"
        if not table.left(state, deck):
            note(state, "bot-skips", frame.seat, "adventure")
            return (BotUpgrade(),)
        because(state, frame.seat, reason)
        note(state, "adventure", frame.seat, table.decks[deck].name, amounts={"power": power})
        return (DrawForBot(deck, power, DRAWN), BotUpgrade())


class DrawForBot(DrawAdventure):
    """Two cards, or what the deck has."""

    __slots__ = ()

    def next(self, drawn: tuple[int, ...]) -> Effect:
        return DrawForBot(self.deck, self.power, self.left - 1, drawn)

    def last(self, drawn: tuple[int, ...]) -> Effect:
        return BotFaces(self.power, drawn)

    def prompt(self) -> str:
        return "draw-adventure"


class BotFaces(AdventureRoll):
    """The hardest of the cards it is strong enough for, the first drawn if tied; the others go to the bottom
    of their deck. Too weak for all of them it gains 1 VP."""

    __slots__ = ("drawn", "power")

    def __init__(self, power: int, drawn: tuple[int, ...]) -> None:
        self.power = power
        self.drawn = drawn

    def args(self) -> tuple[Value, ...]:
        return (self.power, self.drawn)

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        table = state.rules.table(Pioneers)
        index = frame.seat
        total = self.power + pick
        note(state, "adventure-roll", index, amounts={"power": pick})
        best = -1
        met = 0
        for card in self.drawn:
            if table.cards[card].power <= total:
                met += 1
                if best < 0 or table.cards[card].power > table.cards[best].power:
                    best = card
        for card in self.drawn:
            if card != best:
                put_under(state, card)
        if best < 0:
            note(state, "bot-meets-none", index, amounts={"power": total})
            gain(state, index, VP, NONE_MET_VP)
            return ()
        if met > 1:
            because(state, index, "hardest-met")
        row = table.cards[best]
        state.seats[index].beside[table.successes].append(best)
        note(state, "adventure-success", index, row.name, amounts={"power": total})
        return rewards(row)


class BotUpgrade(Effect):
    """A Resource onto a free slot of its kind, of what it has most; without any a VP token from the supply,
    which counts as Power."""

    __slots__ = ()

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        index = frame.seat
        seat = state.seats[index]
        filled = seat.beside[state.rules.table(Pioneers).upgrades]
        slots = {asset: slot for slot, (asset, _) in enumerate(SLOTS)}
        held = [kind for kind in UPGRADE_PRIORITY if seat.amount(kind) and slots[kind] not in filled]
        if not held:
            tokens_of(state, seat)[0] += 1
            note(
                state,
                "bot-upgrade-token",
                index,
                amounts={"power": state.rules.table(BotUpgrades).token_power},
            )
            return ()
        if len(held) > 1:
            because(state, index, "most-held")
        kind = max(held, key=lambda one: seat.amount(one))  # the first of equals
        pay(state, index, kind, 1)
        filled.append(slots[kind])
        note(state, "power-upgrade", index, ASSET_WORDS[kind], amounts={"power": SLOTS[slots[kind]][1]})
        return ()


class UpgradePart(BotPart):
    """The Upgrade board, as a player's is seen, with the VP tokens on it."""

    __slots__ = ()

    def add_sight(self, state: State, index: int, seen: AutomatonSeat) -> None:
        table = state.rules.table(Pioneers)
        seat = state.seats[index]
        filled = seat.beside[table.upgrades]
        seen["upgrades"] = {
            "power": power_of(state, seat),
            "slots": [
                {"resource": ASSET_WORDS[asset], "power": power, "filled": slot in filled}
                for slot, (asset, power) in enumerate(SLOTS)
            ],
            "tokens": tokens_of(state, seat)[0],
            "token_power": state.rules.table(BotUpgrades).token_power,
            "sensors": [],
            "adventures": [table.cards[card].name for card in seat.beside[table.successes]],
            "ongoing": [],
        }


class UpgradeTokens(ScoreLine):
    """1 VP for each VP token on the Upgrade board, where the option says so."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("upgrade_tokens")

    def points(self, state: State, index: int) -> int:
        return tokens_of(state, state.seats[index])[0]


ADVENTURE_TILES: Final = (
    ActionTile("C09A", BotAdventure()),
    ActionTile("C09B", BotAdventure(), vp=1),
    ActionTile("C10A", BotAdventure()),
    ActionTile("C10B", BotAdventure(), gains=(BotHasEnergy(1),)),
)


def with_pioneers(book: Book, bot: Bot) -> list[Effect]:
    side_a = BotUpgrades(book.new_seat_list("chronossus upgrade tokens", 0))
    side_b = replace(side_a, base=3, token_power=3)
    book.add_table(side_b if BOARD_B in bot.difficulty else side_a)
    bot.parts.append(UpgradePart())
    if TOKENS_VP in bot.difficulty:
        book.score_lines.append(UpgradeTokens())
    return []


def adventure_objective(book: Book) -> Objective:
    return Objective("adventures", Length("adventures", book.table(Pioneers).successes), (6, 9, 12), LISTED)
