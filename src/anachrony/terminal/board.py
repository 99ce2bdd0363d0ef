"""What lies before each player: assets, Workers, Exosuits, tracks, tiles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich import box
from rich.columns import Columns
from rich.console import Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from anachrony.automata.bot.bot import Bot
from anachrony.rules.effects.main_board import evacuation_vp
from anachrony.rules.effects.paradox import paradox_limit
from anachrony.rules.effects.workers import supply_cost
from anachrony.rules.kinds import (
    ALWAYS_EVACUATES,
    ASSET_WORDS,
    BREAKTHROUGHS,
    COLUMNS,
    CONTINUED,
    FATE_WORDS,
    HEXES,
    SPOTS,
    TYPE_WORDS,
    TYPES,
    VP,
    bits,
)
from anachrony.rules.measures import measure
from anachrony.rules.place_names import place_name
from anachrony.rules.places import ASIDE, guest_crew, guest_fate, guest_place
from anachrony.terminal import modules
from anachrony.terminal.automaton import bot_panel
from anachrony.terminal.look import ASSET_LOOKS, LIT, QUIET, STRONG, WARN, look_of, who, worth
from anachrony.wording import components, events, places

if TYPE_CHECKING:
    from rich.console import RenderableType

    from anachrony.game import Game
    from anachrony.rules.rows import Board
    from anachrony.rules.state import Seat
    from anachrony.wording import Words


def seats_group(
    game: Game, words: Words, viewer: int | None, width: int, lit: frozenset[str]
) -> RenderableType:
    """The viewer's board in full, the others' side by side where there is room."""
    order = range(len(game.state.seats))
    others: list[RenderableType] = []
    own: list[RenderableType] = []
    across = 2 if width >= 130 and len(order) > 2 else 1
    for seat in order:
        bot = game.state.rules.automata[seat]
        if isinstance(bot, Bot):
            others.append(bot_panel(game, words, seat, bot))
        if game.state.seats[seat].board is None:
            continue
        if seat == viewer:
            own.append(seat_panel(game, words, seat, True, lit))
        else:
            panel = seat_panel(game, words, seat, False, lit)
            panel.width = width // across - (across - 1) if across > 1 else None
            others.append(panel)
    shown: RenderableType = Columns(others, padding=(0, 1)) if across > 1 else Group(*others)
    return Group(shown, *own)


def seat_panel(game: Game, words: Words, seat: int, full: bool, lit: frozenset[str]) -> Panel:
    own = game.state.seats[seat]
    board = own.board
    assert board is not None
    _, color = look_of(game, seat)
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style=QUIET)
    grid.add_column(ratio=1)
    grid.add_row(words.say("table-assets"), _assets(game, words, seat))
    grid.add_row(words.say("table-workers"), _workers(game, words, seat))
    if full:
        grid.add_row(words.say("table-hexes"), _hexes(own, words))
        grid.add_row(words.say("table-tracks"), _tracks(game, own, board, words))
        grid.add_row(words.say("table-warp"), _warp(game, own, words))
    else:
        grid.add_row(
            words.say("table-hexes"),
            _hexes(own, words).append("   ").append(_tracks(game, own, board, words)),
        )
    if full or any(own.breakthroughs):
        grid.add_row(words.say("table-breakthroughs"), _breakthroughs(own, words))
    grid.add_row(words.say("table-spots"), _spots(game, words, seat, full, lit))
    for heading, line in modules.seat(game, words, seat):
        grid.add_row(heading, line)
    if own.leader >= 0:
        leader = game.state.rules.leaders[own.leader]
        text = Text(words.say(components.name(leader.name)), LIT if f"seat/{seat + 1}/leader" in lit else "")
        if full:
            text.append("  " + " ".join(words.lines(components.leader(leader))))
        grid.add_row(words.say("table-leader"), text)
    if own.evacuation >= 0:
        grid.add_row(words.say("table-evacuation"), _evacuation(game, words, seat))
    return Panel(
        grid,
        title=_title(game, words, seat, full),
        title_align="left",
        box=box.HEAVY if full else box.ROUNDED,
        border_style=color,
    )


def _title(game: Game, words: Words, seat: int, viewer: bool) -> Text:
    title = who(game, words, seat)
    if viewer:
        title.append(f" ({words.say('table-you')})", STRONG)
    score = game.points[seat]
    title.append(f"  {words.say('table-score', n=score)}", ASSET_LOOKS["vp"])
    if game.state.passed >> seat & 1:
        title.append(f"  {words.say('table-passed')}", QUIET)
    if game.state.seats[seat].evacuated:
        title.append(f"  {words.say('table-evacuated')}", QUIET)
    return title


def _assets(game: Game, words: Words, seat: int) -> Text:
    own = game.state.seats[seat]
    text = Text()
    rules = game.state.rules
    for asset in [*range(len(ASSET_WORDS)), *rules.asset_numbers.values(), VP]:
        word = rules.stock_words[asset]
        n = own.amount(asset)
        style = f"{STRONG} {ASSET_LOOKS.get(word, '')}" if n else QUIET
        text.append("  " if text else "").append(words.say(events.amount(word, n)), style)
    paradox, limit = own.paradoxes, paradox_limit(game.state, own)
    told = words.say("table-paradox-line", n=paradox, limit=limit)
    return text.append("  ").append(told, WARN if paradox else QUIET)


def _workers(game: Game, words: Words, seat: int) -> Text:
    own = game.state.seats[seat]
    text = Text()
    for key, column, style in (("table-active", own.active, STRONG), ("table-tired", own.tired, QUIET)):
        names = zip(game.state.rules.worker_words, column, strict=True)
        people = [words.say(events.amount(name, n)) for name, n in names if n]
        if people:
            text.append("   " if text else "")
            text.append(f"{words.say(key)} ", QUIET).append(", ".join(people), style)
    busy = [_busy(game, words, seat, busy) for busy in own.busy]
    if busy:
        text.append("   " if text else "").append(f"{words.say('table-busy')} ", QUIET)
        text.append("; ".join(busy))
    return text


def _busy(game: Game, words: Words, seat: int, busy: int) -> str:
    worker = words.say("worker", worker=game.state.rules.crew_words[guest_crew(busy)])
    if guest_place(busy) == ASIDE:
        return worker
    where = words.say(places.place(place_name(game.state, seat, guest_place(busy))))
    fate = FATE_WORDS[guest_fate(busy)]
    return words.say("table-busy-line", worker=worker, place=where, fate=fate)


def _hexes(own: Seat, words: Words) -> Text:
    text = Text()
    for hex_ in range(HEXES):
        if own.hexes >> hex_ & 1:
            text.append("⬢", STRONG)
        else:
            text.append("✖" if own.covered_hexes >> hex_ & 1 else "⬡", QUIET)
    ready, covered = own.hexes.bit_count(), own.covered_hexes.bit_count()
    told = words.say("table-hexes-line", ready=ready, spare=own.suits, covered=covered)
    return text.append(f"  {told}")


def _tracks(game: Game, own: Seat, board: Board, words: Words) -> Text:
    morale, travel = own.morale, own.travel
    text = Text()
    text.append(f"{words.say('table-morale')} ", QUIET).append(_track(morale + 1, len(board.morale_vp)))
    water = supply_cost(game.state.rules, own)
    worth = words.say("table-morale-line", vp=board.morale_vp[morale], water=water)
    text.append(f" {worth}   ").append(f"{words.say('table-travel')} ", QUIET)
    text.append(_track(travel, len(board.travel_vp) - 1))
    return text.append(f" {words.say('table-travel-line', vp=board.travel_vp[travel])}")


def _track(at: int, steps: int) -> str:
    return "▮" * at + "▯" * (steps - at)


def _breakthroughs(own: Seat, words: Words) -> Text:
    told: list[str] = []
    for kind in range(BREAKTHROUGHS):
        n = own.breakthroughs[kind]
        if n:
            told.append(
                (f"{n} \N{MULTIPLICATION SIGN} " if n > 1 else "") + words.say(components.breakthrough(kind))
            )
    return Text(", ".join(told)) if told else Text(words.say("table-none"), QUIET)


def _warp(game: Game, own: Seat, words: Words) -> Text:
    """Tiles still in hand, for their owner: those secretly chosen now are lit."""
    text = Text()
    chosen = bits(own.secret)
    for tile, row in enumerate(game.state.rules.warp_tiles):
        if own.warp[tile]:
            continue
        word = words.say("warp", warp=row.name)
        text.append(", " if text else "").append(word, LIT if tile in chosen else "")
    return text or Text(words.say("table-none"), QUIET)


def _spots(game: Game, words: Words, seat: int, full: bool, lit: frozenset[str]) -> RenderableType:
    """Four rows of three spots; for the owner also what the tiles do."""
    own = game.state.seats[seat]
    line = Text()
    for kind in range(TYPES):
        line.append("   " if kind else "").append(f"{words.say('types', type=TYPE_WORDS[kind])} ", QUIET)
        for column in range(COLUMNS):
            line.append(" " if column else "").append(_spot(game, words, seat, kind * COLUMNS + column, lit))
    if not full:
        return line
    told: list[RenderableType] = [line]
    for spot in range(SPOTS):
        tile = game.state.rules.tiles[own.spots[spot]]
        if tile is not None:
            text = Text("  ").append(words.say(components.tile_name(tile)), STRONG)
            text.append(" ").append(worth(words, tile), ASSET_LOOKS["vp"])
            text.append("  " + " ".join(words.lines(components.tile(tile))))
            told.append(text)
    return Group(*told)


def _spot(game: Game, words: Words, seat: int, spot: int, lit: frozenset[str]) -> Text:
    own = game.state.seats[seat]
    code = own.spots[spot]
    tile = game.state.rules.tiles[code]
    place = f"seat/{seat + 1}/spot/{TYPE_WORDS[spot // COLUMNS]}/{spot % COLUMNS + 1}"
    style = f"{STRONG} {LIT}" if place in lit else STRONG
    if own.anomalies[spot]:
        name = f"{tile.name} " if tile is not None else ""
        several = game.state.rules.anomaly_stack >= 0
        row = game.state.rules.anomalies[own.anomalies[spot]]
        said = words.say(components.name(row.name)) if several else words.say("table-anomaly")
        return Text(f"[{name}{said}]", f"{STRONG} {LIT}" if place in lit else WARN)
    if tile is not None:
        used = own.used >> spot & 1
        name = words.say(components.tile_name(tile)) if tile.cost is not None else tile.name
        return Text(f"[{name}{'✓' if used else ''}]", QUIET if used else style)
    if code == CONTINUED:
        return Text("[=]", STRONG)
    return Text("[·]", LIT if place in lit else QUIET)


def _evacuation(game: Game, words: Words, seat: int) -> Text:
    own = game.state.seats[seat]
    row = game.state.rules.paths[own.path].evacuations[own.evacuation]
    text = Text(words.say(components.name(row.name)))
    text.append("  " + " ".join(words.lines(components.evacuation(row))))
    if not own.evacuated:
        what, least = row.needs
        met = own.traits[ALWAYS_EVACUATES] or measure(game.state, own, what) >= least
        worth = evacuation_vp(game.state, seat)
        told = words.say("table-evacuation-now", vp=worth, met="yes" if met else "no")
        text.append(f" ({told})", QUIET)
    return text
