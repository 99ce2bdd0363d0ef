"""Doomsday and the Guardians of the Council in the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from anachrony.modules.doomsday.actions import TOP, experiment_place
from anachrony.modules.doomsday.rows import SAVE_EARTH, SEAL_FATE, Doomsday
from anachrony.modules.guardians.rows import Guardians
from anachrony.rules.effects.assets import IDLE, READY
from anachrony.rules.kinds import NO_SEAT, WORKER_WORDS
from anachrony.terminal.look import LIT, QUIET, STRONG, who
from anachrony.wording import components, doomsday, guardians

if TYPE_CHECKING:
    from anachrony.game import Game
    from anachrony.modules.guardians.rows import Guardian
    from anachrony.wording import Message, Words


# --- Doomsday -------------------------------------------------------------------------------------------


def track(game: Game, words: Words, lit: frozenset[str]) -> list[tuple[str, Text]]:
    """The open Experiments, and how far the trackers have come."""
    state = game.state
    table = state.rules.table(Doomsday)
    cards = Text()
    timeline = state.beside[table.timeline]
    for era in range(1, len(timeline)):
        if timeline[era] >= 0:
            name = words.say(components.name(table.cards[timeline[era]].name))
            style = f"{STRONG} {LIT}" if experiment_place(era) in lit else ""
            told = words.say("table-experiment-line", era=era, name=name)
            cards.append("; " if cards else "").append(told, style)
    if timeline[TOP] >= 0:
        name = words.say(components.name(table.cards[timeline[TOP]].name))
        cards.append("; ").append(words.say("table-experiment-next", name=name), QUIET)
    steps = words.say(
        "table-doomsday-line",
        up=table.start - table.slot(state, SAVE_EARTH),
        most_up=table.start,
        down=table.slot(state, SEAL_FATE) - table.start,
        most_down=len(table.track) - 1 - table.start,
    )
    return [(words.say("table-experiments"), cards), (words.say("table-doomsday"), Text(steps))]


def completed(game: Game, words: Words, index: int) -> list[tuple[str, Text]]:
    table = game.state.rules.table(Doomsday)
    done = game.state.seats[index].beside[table.completed]
    names = [words.say(components.name(table.cards[number].name)) for number in done]
    return [(words.say("table-completed"), Text(", ".join(names)))] if names else []


def experiments(game: Game) -> list[tuple[str, list[Message]]]:
    """What can be asked about by name."""
    return [(card.name, doomsday.experiment(card)) for card in game.state.rules.table(Doomsday).cards]


# --- the Guardians --------------------------------------------------------------------------------------


def posts(game: Game, words: Words, lit: frozenset[str]) -> list[tuple[str, Text]]:
    """Whose each Guardian is, or what it costs."""
    table = game.state.rules.table(Guardians)
    text = Text()
    for number, row in enumerate(table.rows):
        text.append("   " if number else "")
        owner = table.owner(game.state, number)
        style = f"{STRONG} {LIT}" if row.place in lit else QUIET if owner == NO_SEAT else ""
        if owner == NO_SEAT:
            text.append(words.say("table-guardian-free", n=row.code, price=_price(words, row)), style)
        else:
            text.append(f"{row.code} ", style).append(who(game, words, owner))
    return [(words.say("table-guardians"), text)]


def _price(words: Words, row: Guardian) -> str:
    worker = words.say("worker", worker="any" if row.worker == NO_SEAT else WORKER_WORDS[row.worker])
    return f"{worker} {row.cost.cost.words()}"


def enlisted(game: Game, words: Words, index: int) -> list[tuple[str, Text]]:
    own = game.state.seats[index]
    counts = own.beside[game.state.rules.unmanned]
    if not own.beside[game.state.rules.table(Guardians).enlisted]:
        return []
    line = words.say("table-guardians-line", ready=counts[READY].bit_count(), idle=counts[IDLE])
    return [(words.say("table-guardians"), Text(line))]


def costs(game: Game) -> list[tuple[str, list[Message]]]:
    return [(row.name, guardians.guardian(row)) for row in game.state.rules.table(Guardians).rows]
