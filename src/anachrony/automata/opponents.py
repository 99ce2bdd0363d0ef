"""Every rule-bound opponent by name: how it joins, and the difficulty options it knows."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from anachrony.automata.chronobot import chronobot
from anachrony.automata.chronossus import chronossus

if TYPE_CHECKING:
    from anachrony.automata.bot.joining import Company
    from anachrony.rules.book import Book


class Opponent:
    __slots__ = ("companies", "join", "options")

    def __init__(
        self,
        join: Callable[[Book, tuple[str, ...]], None],
        options: tuple[str, ...],
        companies: tuple[Company, ...] = (),
    ) -> None:
        self.join = join  # Unsuitable says why the book or the options do not suit it
        self.options = options
        self.companies = companies or (((), options),)  # without modules first


OPPONENTS: Final[dict[str, Opponent]] = {
    "chronobot": Opponent(chronobot.chronobot, chronobot.OPTIONS),
    "chronossus": Opponent(chronossus.chronossus, chronossus.OPTIONS, chronossus.COMPANIES),
    "chronobot_retail": Opponent(chronobot.chronobot_retail, chronobot.RETAIL_OPTIONS),
    "chronobot_early": Opponent(chronobot.chronobot_early, chronobot.EARLY_OPTIONS),
}
