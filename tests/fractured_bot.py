"""Tables of Chronossus with Fractures of Time, for its stories."""

from __future__ import annotations

from typing import Any

from alone import BOT, Alone, alone
from anachrony.automata.bot.bot import bot_at
from anachrony.automata.chronossus.flux import charged, flux_of
from anachrony.rules.kinds import EMPTY_SUIT, TIRED
from anachrony.rules.places import guest

FRACTURES = ("fractures",)


def chronossus(*difficulty: str, era: int = 2, modules: tuple[str, ...] = FRACTURES, **terms: Any) -> Alone:
    """A person and Chronossus in the Action rounds. It has six Exosuits and the pool from the start."""
    return alone("chronossus", *difficulty, era=era, modules=modules, **terms)


def stands(table: Alone, *spaces: str, core: bool = True) -> Alone:
    """Exosuits of the bot that it has placed on these spaces, with an Energy Core or without."""
    state, seat = table.game.state, table.own(BOT)
    for name in spaces:
        place = state.rules.space_names[name]
        seat.busy.append(guest(place, TIRED, EMPTY_SUIT))
        if not state.rules.spaces[place].pool:
            state.at[place] = BOT + 1
        if core:
            charged(state.rules, seat).append(place)
    return table.seat(BOT, suits=max(0, seat.hexes.bit_count() - len(spaces)))


def powered(table: Alone, suits: int) -> Alone:
    """So many Exosuits of the bot are powered up still."""
    return table.seat(BOT, suits=suits)


def flux(table: Alone, cores: int, casings: int) -> Alone:
    """What the Flux Pool holds."""
    flux_of(table.game.state.rules, table.own(BOT))[:] = [cores, casings, 0]
    return table


def pool(table: Alone) -> tuple[int, ...]:
    """Flux Cores, casings, and casings set aside."""
    return tuple(flux_of(table.game.state.rules, table.own(BOT)))


def ready(table: Alone) -> list[str]:
    """The spaces where an Exosuit with an Energy Core stands."""
    rules = table.game.state.rules
    return [rules.spaces[place].name for place in charged(rules, table.own(BOT))]


def stand_in_for(table: Alone, *types: str) -> Alone:
    """Operators that the bot has, each for a type of Worker."""
    rules, seat = table.game.state.rules, table.own(BOT)
    numbers = [rules.worker_names[word] for word in types]
    seat.beside[bot_at(table.game.state, BOT).jokers] = numbers
    seat.active[rules.worker_names["operator"]] = len(numbers)
    return table


def jokers(table: Alone) -> list[str]:
    """The types of Workers that Operators stand in for."""
    rules = table.game.state.rules
    return [rules.worker_words[n] for n in table.own(BOT).beside[bot_at(table.game.state, BOT).jokers]]
