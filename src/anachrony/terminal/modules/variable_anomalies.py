"""Variable Anomalies in the terminal: the two on offer, and those of each player."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.text import Text

from anachrony.modules.variable_anomalies.rows import VariableAnomalies
from anachrony.rules.kinds import SPOTS
from anachrony.terminal.look import LIT, QUIET, STRONG, WARN
from anachrony.terminal.modules.base import ModuleScreen
from anachrony.wording import components

if TYPE_CHECKING:
    from anachrony.game import Game
    from anachrony.rules.rows import Anomaly
    from anachrony.terminal.catalog import Catalog
    from anachrony.terminal.modules.base import Lines, Named, Rows
    from anachrony.wording import Words


def on_offer(game: Game, words: Words, lit: frozenset[str]) -> Lines:
    """The tops of both stacks, and how many are left beneath the first."""
    state = game.state
    stack = state.rules.anomaly_stack
    text = Text()
    for code in (state.tops[stack], *state.piles[stack][-1:]):
        if code:
            row = state.rules.anomalies[code]
            style = f"{STRONG} {LIT}" if f"offer/{row.name}" in lit else STRONG
            text.append(_named(words, row), style).append("   ")
    left = state.bags[state.rules.stacks[stack].bag].bit_count()
    text.append(words.say("table-left-all", n=left), QUIET)
    return [(words.say("table-anomalies"), text)]


def _named(words: Words, row: Anomaly) -> str:
    return f"{words.say(components.name(row.name))} {row.vp}".replace("-", "\N{MINUS SIGN}")


def held(game: Game, words: Words, index: int) -> Lines:
    """What a player's Anomalies do, each with its spot."""
    state = game.state
    seat = state.seats[index]
    text = Text()
    for spot in range(SPOTS):
        if seat.anomalies[spot]:
            row = state.rules.anomalies[seat.anomalies[spot]]
            text.append("\n" if text else "").append(_named(words, row), WARN)
            told = " ".join(words.lines(components.anomaly(row)[1:]))
            text.append(f"  {told}" if told else "")
    return [(words.say("table-anomalies"), text)] if text else []


def nothing(game: Game, words: Words, index: int) -> Lines:
    """A solo opponent tells of its Anomalies itself."""
    return []


def told(game: Game) -> Named:
    return [(row.name, components.anomaly(row)) for row in game.state.rules.anomalies.values()]


def anomaly_table(catalog: Catalog) -> Rows:
    table = [["Anomaly", "What it says", "Source"]]
    for row in catalog.having(VariableAnomalies).anomalies.values():
        table.append([catalog.named(row.name), catalog.told(components.anomaly(row)), row.source])
    return table


SCREEN: Final = ModuleScreen(
    board=on_offer,
    seat=held,
    bot=nothing,
    named=told,
    tables={"anomalies": ("Variable Anomalies", anomaly_table)},
)
