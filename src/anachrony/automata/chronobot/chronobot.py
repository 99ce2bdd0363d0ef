"""The Chronobots: the first one, by its early and by its retail rules, and the newer one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anachrony.automata.actions.supply import BotReboot
from anachrony.automata.bot.bot import Bot, BotRules
from anachrony.automata.bot.joining import base_game_only, idle_leaders, join
from anachrony.automata.bot.phases import BotAnomaly, BotPowerUp
from anachrony.automata.bot.tokens import walk_and_push, walk_pushing_ahead
from anachrony.automata.bot.turn import BotTurn
from anachrony.automata.chronobot.boards import FIRST_BOARD, NEW_BOARD
from anachrony.rules.module import Unsuitable
from anachrony.rules.phases.action_rounds import NextTurn

if TYPE_CHECKING:
    from anachrony.rules.book import Book
    from anachrony.rules.effect import Effect
    from anachrony.rules.state import State

MORALE_VP: Final = (0, 2, 5, 8)
SUPPLY_WATER: Final = (5, 6, 7, 7)

LEVELS: Final[tuple[str, ...]] = ("beginner", "normal", "expert")
EARLY_OPTIONS: Final[tuple[str, ...]] = ("covered_council",)
RETAIL_OPTIONS: Final[tuple[str, ...]] = (*LEVELS, "covered_council")
OPTIONS: Final[tuple[str, ...]] = ("no_reboot", "no_leader", "hyperactive", "frantic", "covered_council")


class Chronobot(Bot):
    """Six or four Exosuits an Era, whatever its edition."""

    __slots__ = ()

    def turn(self) -> tuple[Effect, ...]:
        return (BotTurn(), NextTurn())

    def power_up(self) -> tuple[Effect, ...]:
        return (BotPowerUp(),)

    def struck(self) -> tuple[Effect, ...]:
        return (BotAnomaly(),)

    def walk(self, state: State, index: int, token: int) -> None:
        walk_pushing_ahead(state, index, self, token)

    def skips(self, position: int) -> bool:
        return "no_reboot" in self.difficulty and self.board.positions[position].action == BotReboot()


class FirstChronobot(Chronobot):
    """Six tokens; three on one position push the highest number on."""

    __slots__ = ()

    def walk(self, state: State, index: int, token: int) -> None:
        walk_and_push(state, index, self, token)


def chronobot_early(book: Book, difficulty: tuple[str, ...]) -> None:
    """Before the retail rules: sets of 3 VP, no VP for failures, leaders are idle."""
    base_game_only(book)
    idle_leaders(book)
    numbers = BotRules(
        set_vp=3,
        failure_vp=0,
        failure_water=2,
        projects=2,
        asks_for_tile=True,
        stops_with_others=False,
        positive_buildings=True,
        morale_vp=MORALE_VP,
        supply_water=SUPPLY_WATER,
        seal_price=1,
    )
    join(book, FirstChronobot("chronobot_early", book, FIRST_BOARD, numbers, difficulty), warps_last=True)


def chronobot_retail(book: Book, difficulty: tuple[str, ...]) -> None:
    base_game_only(book)
    if sum(level in difficulty for level in LEVELS) > 1:
        raise Unsuitable(f"one level at a time: {', '.join(LEVELS)}")
    if "expert" in difficulty:
        idle_leaders(book)
    numbers = BotRules(
        set_vp=5,
        failure_vp=0 if "beginner" in difficulty else 1,
        failure_water=2,
        projects=2,
        asks_for_tile=True,
        morale_vp=MORALE_VP,
        supply_water=SUPPLY_WATER,
        seal_price=2,  # as the FAQ corrects its rulebook
    )
    join(book, FirstChronobot("chronobot_retail", book, FIRST_BOARD, numbers, difficulty))


def chronobot(book: Book, difficulty: tuple[str, ...]) -> None:
    base_game_only(book)
    if "no_leader" in difficulty:
        idle_leaders(book)
    numbers = BotRules(
        set_vp=5,
        failure_vp=1,
        recruit_vp=1,
        least_actions=6 if "frantic" in difficulty else 3,
        extra_turns=int("hyperactive" in difficulty),
    )
    join(book, Chronobot("chronobot", book, NEW_BOARD, numbers, difficulty))
