"""How a bot joins a book: its seat, its phases, and what a game alone leaves out."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final, TypeAlias

from anachrony.automata.bot.bot import BotSight
from anachrony.automata.bot.phases import AFTER, BEFORE, BUT_WAIT, LAST, BotWarps, PlaceAllInOrder
from anachrony.modules.alternate_timeline import PlaceWarpsInOrder
from anachrony.rules.module import Unsuitable
from anachrony.rules.phases.warp import BeginWarp, RevealWarp

if TYPE_CHECKING:
    from anachrony.automata.bot.bot import Bot
    from anachrony.rules.book import Book

Company: TypeAlias = tuple[tuple[str, ...], tuple[str, ...]]  # modules, and a bot's options with them
SEAT: Final = 1  # the person has the first


def join(book: Book, bot: Bot, warps_last: bool = False) -> None:
    """The bot sits down at the second seat. Endgame Conditions stay in the box."""
    book.automata[SEAT] = bot
    book.sights.append(BotSight())
    book.endgame_used = 0
    if "covered_council" in bot.difficulty and "covered_council" not in book.variants:
        book.closed.append(book.space("council/right"))
    if book.era.has(PlaceWarpsInOrder):
        book.era.instead(PlaceWarpsInOrder, BotWarps(BUT_WAIT), PlaceAllInOrder())
    elif warps_last:
        book.era.after(RevealWarp, BotWarps(LAST))
    else:
        book.era.before(BeginWarp, BotWarps(BEFORE))
        book.era.after(RevealWarp, BotWarps(AFTER))


def base_game_only(book: Book) -> None:
    if book.modules:
        raise Unsuitable(f"the Chronobots play the base game only: leave out {', '.join(book.modules)}")


def idle_leaders(book: Book) -> None:
    """Leaders stay, their abilities do not."""
    for number, path in enumerate(book.paths):
        idle = tuple(replace(leader, free=None, passives=(), triggers=()) for leader in path.leaders)
        book.paths[number] = replace(path, leaders=idle)
