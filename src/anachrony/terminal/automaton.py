"""A solo opponent in the terminal: its tokens, what they would do next, and what it holds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich import box
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from anachrony.automata.bot.bot import ANOMALIES, Bot
from anachrony.automata.chronossus.chronossus import Chronossus
from anachrony.automata.chronossus.energy import CORES, EXHAUSTED, pool_of
from anachrony.automata.chronossus.objectives import LEVEL_WORDS, ObjectiveDeck, in_play, open_cards
from anachrony.automata.chronossus.tiles import ACTION_TILES, BotSlot, tiles_of
from anachrony.rules.kinds import (
    ASSET_WORDS,
    BREAKTHROUGHS,
    CORE,
    STOCK_WORDS,
    VP,
)
from anachrony.terminal import modules
from anachrony.terminal.look import ASSET_LOOKS, QUIET, STRONG, WARN, look_of, who, worth
from anachrony.wording import automata, components, events

if TYPE_CHECKING:
    from anachrony.game import Game
    from anachrony.wording import Words


def bot_panel(game: Game, words: Words, seat: int, bot: Bot) -> Panel:
    """Everything on the bot's board; the token that acts next is the die's to say."""
    own = game.state.seats[seat]
    _, color = look_of(game, seat)
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style=QUIET)
    grid.add_column(ratio=1)
    grid.add_row(words.say("table-tokens"), _tokens(game, words, seat, bot))
    grid.add_row(words.say("table-assets"), _holds(game, words, seat, bot))
    ready = words.say("table-bot-suits", ready=own.hexes.bit_count(), travel=own.travel)
    grid.add_row(words.say("table-hexes"), Text(ready))
    if any(own.breakthroughs):
        held = [kind for kind in range(BREAKTHROUGHS) for _ in range(own.breakthroughs[kind])]
        told = [words.say(components.breakthrough(kind)) for kind in held]
        grid.add_row(words.say("table-breakthroughs"), ", ".join(told))
    built = [game.state.rules.tile(code) for code in (*own.spots, *own.beside[bot.projects]) if code]
    if built:
        told = [f"{words.say(components.tile_name(tile))} ({worth(words, tile)})" for tile in built]
        grid.add_row(words.say("table-spots"), ", ".join(told))
    if isinstance(bot, Chronossus):
        pool = pool_of(game.state.rules, own)
        tiles = ", ".join(
            words.say(automata.action(f"tile_{ACTION_TILES[tile].code}", game.state.rules))
            for tile in tiles_of(game.state.rules, own)
        )
        line = words.say("table-bot-energy", cores=pool[CORES], exhausted=pool[EXHAUSTED], tiles=tiles)
        grid.add_row(words.say("table-energy"), line)
    for label, line_of in modules.bot(game, words, seat):
        grid.add_row(label, line_of)
    title = who(game, words, seat)
    title.append(f"  {words.say('table-score', n=game.points[seat])}", ASSET_LOOKS["vp"])
    if game.state.passed >> seat & 1:
        title.append(f"  {words.say('table-passed')}", QUIET)
    return Panel(grid, title=title, title_align="left", box=box.ROUNDED, border_style=color)


def _tokens(game: Game, words: Words, seat: int, bot: Bot) -> Text:
    text = Text()
    own, rules = game.state.seats[seat], game.state.rules
    for number, place in zip(bot.board.tokens, own.beside[bot.places], strict=True):
        action = bot.board.positions[place].action
        word = action.word()
        if isinstance(action, BotSlot):
            word = f"tile_{ACTION_TILES[tiles_of(rules, own)[action.slot]].code}"
        text.append("   " if text else "").append(f"{number} ", STRONG)
        text.append(words.say(automata.action(word, rules)))
    return text


def _holds(game: Game, words: Words, seat: int, bot: Bot) -> Text:
    own = game.state.seats[seat]
    text = Text()
    for asset in [*range(len(ASSET_WORDS)), VP]:
        n = own.amount(asset)
        if asset != CORE and (n or asset == VP):
            word = STOCK_WORDS[asset]
            text.append("  " if text else "").append(words.say(events.amount(word, n)), ASSET_LOOKS[word])
    for word, n in zip(game.state.rules.worker_words, own.active, strict=True):
        if n:
            told = events.amount(word, n)
            text.append("  ").append(words.say(told), STRONG)
    anomalies = bot.count(own, ANOMALIES)
    if anomalies:
        text.append("  ").append(words.say("measure", what="anomalies", n=anomalies), WARN)
    return text


def objectives(game: Game, words: Words) -> list[tuple[str, Text]]:
    """The Solo Objectives in play and how far the person has come."""
    if ObjectiveDeck not in game.state.rules.tables:
        return []
    text = Text()
    for card, row in zip(in_play(game.state), open_cards(game.state), strict=True):
        level = words.say("objective-level", level=LEVEL_WORDS[row.level(game.state, 0)])
        text.append("; " if text else "")
        text.append(f"{words.say(automata.objective(row.name, game.state.rules))}: {level}")
        if game.state.seats[0].barred >> card & 1:
            text.append(f" ({words.say('table-glitched')})", WARN)
    return [(words.say("table-objectives"), text or Text(words.say("table-none"), QUIET))]
