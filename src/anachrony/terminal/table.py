"""The common table: Era, Timeline, Main board, pools, buildings on offer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich import box
from rich.console import Group
from rich.table import Table
from rich.text import Text

from anachrony.rules.effects.building import free_spot
from anachrony.rules.effects.spaces import space_water
from anachrony.rules.general_supply import cubes_beside
from anachrony.rules.kinds import (
    ASSET_WORDS,
    BREAKTHROUGHS,
    BUILDING_BAG,
    SYMBOL_WORDS,
    TYPE_WORDS,
    TYPES,
    bits,
)
from anachrony.rules.place_names import era_place, project_place
from anachrony.rules.places import guest_crew, guest_place
from anachrony.terminal import modules
from anachrony.terminal.automaton import objectives
from anachrony.terminal.board import seats_group
from anachrony.terminal.look import ASSET_LOOKS, EMBER, LINE, LIT, QUIET, STRONG, WARN, look_of, who, worth
from anachrony.wording import components, events
from anachrony.wording.effects import admitted

if TYPE_CHECKING:
    from rich.console import RenderableType

    from anachrony.game import Game
    from anachrony.rules.cost import Cost
    from anachrony.rules.rows import Tile
    from anachrony.wording import Words

WIDE: Final = 110


def whole(game: Game, words: Words, viewer: int | None, width: int, lit: frozenset[str]) -> RenderableType:
    """Everything a seat may see."""
    parts: list[RenderableType] = [header(game, words), timeline(game, words, lit)]
    if width >= WIDE:
        grid = Table.grid(padding=(0, 1), expand=True)
        grid.add_column(ratio=3)
        grid.add_column(ratio=2)
        grid.add_row(main_board(game, words, lit), pools(game, words, lit))
        parts.append(grid)
    else:
        parts += [main_board(game, words, lit), pools(game, words, lit)]
    parts.append(offers(game, words, viewer, lit))
    parts.append(seats_group(game, words, viewer, width, lit))
    return Group(*parts)


def framed(title: str) -> Table:
    return Table(
        title=title,
        title_justify="left",
        title_style=f"{STRONG} {QUIET}",
        box=box.ROUNDED,
        border_style=LINE,
        header_style=QUIET,
        expand=True,
        padding=(0, 1),
    )


# --- the Era --------------------------------------------------------------------------------------------


def header(game: Game, words: Words) -> Text:
    state = game.state
    rules = state.rules
    text = Text("ANACHRONY  ", STRONG)
    if state.era:
        now, last = rules.era_numbers[state.era], rules.era_numbers[rules.last_era]
        text.append(words.say("table-era", era=now, last=last), STRONG)
        text.append("  ")
    text.append(words.say(events.phase(state)), LIT)
    if state.impact:
        text.append(f"  {words.say('table-impact-past')}", EMBER)
    elif state.era:
        text.append(f"  {words.say('table-impact-coming', n=state.impact_after - state.era)}", QUIET)
    if state.side >= 0:
        text.append(f"  {words.say('table-side', side='AB'[state.side])}", QUIET)
    if state.era and not state.over:
        text.append(f"  {words.say('table-first')} ", QUIET)
        text.append(who(game, words, state.first))
        if state.next_first != state.first:
            text.append(f", {words.say('table-next-first')} ", QUIET)
            text.append(who(game, words, state.next_first))
    return text


def timeline(game: Game, words: Words, lit: frozenset[str]) -> Table:
    """Time flows from left to right; the Impact burns after the fourth Era."""
    state = game.state
    table = framed(words.say("table-timeline"))
    heads: list[Text] = []
    projects: list[Text] = []
    guests: list[Text] = []
    for era in range(1, state.rules.last_era + 1):
        heads.append(_era_head(game, words, era, lit))
        projects.append(_project(game, words, era, lit))
        guests.append(_warps(game, words, era))
        if era == state.impact_after:
            heads.append(Text("✸", EMBER))
            projects.append(Text("\n".join("✸✸"), EMBER))
            guests.append(Text("✸", EMBER))
    for i, head in enumerate(heads):
        impact = i == state.impact_after
        table.add_column(head, ratio=None if impact else 1, width=1 if impact else None, overflow="fold")
    table.add_row(*projects)
    if any(guest.plain.strip("✸ ") for guest in guests):
        table.add_row(*guests)
    return table


def _era_head(game: Game, words: Words, era: int, lit: frozenset[str]) -> Text:
    state = game.state
    now = era == state.era
    style = f"{STRONG} {LIT}" if era_place(state, era) in lit else STRONG if now else QUIET
    head = Text(str(state.rules.era_numbers[era]), style)
    if now:
        head.append(f" {words.say('table-now')}", STRONG)
    for seat in range(len(state.seats)):
        if state.seats[seat].focus == era and state.era:
            symbol, color = look_of(game, seat)
            head.append(f" ◂{symbol}", color)
    return head


def _project(game: Game, words: Words, era: int, lit: frozenset[str]) -> Text:
    state = game.state
    code = state.superprojects[era]
    if code > 0:
        tile = state.rules.tile(code)
        style = f"{STRONG} {LIT}" if project_place(state, era) in lit else ""
        return Text.assemble(
            (words.say(components.tile_name(tile)), style),
            " ",
            (worth(words, tile), ASSET_LOOKS["vp"]),
        )
    return Text(words.say("table-hidden" if code == 0 else "table-taken"), f"italic {QUIET}")


def _warps(game: Game, words: Words, era: int) -> Text:
    text = Text()
    for seat, own in enumerate(game.state.seats):
        names = zip(game.state.rules.warp_words, own.warp, strict=True)
        tiles = [words.say("warp", warp=name) for name, lies_at in names if lies_at == era]
        if tiles and own.board is None:  # what an automaton's tiles show is nothing to anybody
            tiles = [str(len(tiles))]
        if tiles:
            symbol, color = look_of(game, seat)
            text.append(("\n" if text else "") + f"{symbol} {', '.join(tiles)}", color)
    slots = game.state.rules.timeline[era - 1].slots
    if slots:
        symbols = [words.say(f"symbol-{SYMBOL_WORDS[slot].replace('_', '-')}") for slot in slots]
        text.append(("\n" if text else "") + " ".join(symbols), QUIET)
    return text


# --- the Main board -------------------------------------------------------------------------------------


def main_board(game: Game, words: Words, lit: frozenset[str]) -> Table:
    state = game.state
    table = framed(words.say("table-board"))
    table.show_header = False
    table.add_column(ratio=3)
    table.add_column(ratio=2)
    table.add_column(ratio=7)
    actions: dict[str, list[int]] = {}
    for place, space in enumerate(state.rules.spaces):
        actions.setdefault(space.name.partition("/")[0], []).append(place)
    for action, places in actions.items():
        cells = Text()
        for place in places:
            cells.append(Text("   ") if cells else "").append(_space(game, words, place, lit))
        workers = words.say("space-workers", workers=admitted(state.rules.spaces[places[0]].workers))
        table.add_row(words.say("action", space=action), Text(workers, QUIET), cells)
    return table


def _space(game: Game, words: Words, place: int, lit: frozenset[str]) -> Text:
    """One space: its mark, its price, and who stands there; mint where you may go."""
    state = game.state
    space = state.rules.spaces[place]
    detail = space.name.partition("/")[2]
    shown = detail if not detail or detail.isdecimal() else words.say("space-detail", detail=detail)
    text = Text()
    if f"main/{space.name}" in lit:
        text.append(shown or words.say("table-open"), f"{STRONG} {LIT}")
    elif shown:  # a pool has no mark of its own
        text.append(shown, QUIET if state.at[place] else "")
    water = space_water(state, place)
    if water and not state.at[place]:
        text.append(f" {water}W", ASSET_LOOKS["water"])
    tiles = state.capital[place]
    if tiles and state.at[place] >= 0:
        text.append(f": {words.say(components.capital_name(state.rules.capital_by_code[tiles[-1]]))}", EMBER)
    if state.at[place] < 0:
        text.append(f" {words.say('table-collapsed' if tiles else 'table-closed')}", WARN)
    elif space.after_impact and not state.impact:
        text.append(f" {words.say('table-opens')}", QUIET)
    elif not text:
        text.append(words.say("table-open"))
    cubes = cubes_beside(state)
    bare = cubes and space.name.startswith("mine/") and not cubes[ASSET_WORDS.index(detail)]
    if bare and not state.at[place]:
        text.append(f" {words.say('no-cube')}", QUIET)
    for seat, own in enumerate(state.seats):
        symbol, color = look_of(game, seat)
        for busy in own.busy:
            if guest_place(busy) == place:
                standing = state.rules.crew_words[guest_crew(busy)]
                worker = words.say("worker-short", worker=standing) if standing else ""
                text.append(f" {symbol}{worker}", f"{STRONG} {color}")
    return text


def pools(game: Game, words: Words, lit: frozenset[str]) -> Table:
    state = game.state
    table = framed(words.say("table-pools"))
    table.show_header = False
    table.add_column(style=QUIET)
    table.add_column(ratio=1)
    workers = Text()
    for worker, word in enumerate(state.rules.worker_words):
        if state.recruit[worker]:
            style = f"{STRONG} {LIT}" if f"pool/recruit/{word}" in lit else ""
            told = words.say(events.amount(word, state.recruit[worker]))
            workers.append(", " if workers else "").append(told, style)
    ores = Text()
    for asset in range(4):
        if state.mine[asset]:
            word = ASSET_WORDS[asset]
            style = f"{STRONG} {LIT}" if f"pool/mine/{word}" in lit else ASSET_LOOKS[word]
            ores.append(", " if ores else "").append(words.say(events.amount(word, state.mine[asset])), style)
    empty = Text(words.say("table-empty"), QUIET)
    table.add_row(words.say("table-recruit-pool"), workers or empty)
    table.add_row(words.say("table-mine-pool"), ores or empty)
    gone = [words.say(components.breakthrough(k)) for k in range(BREAKTHROUGHS) if not state.research[k]]
    left = words.say("table-left-all", n=sum(state.research))
    if gone:
        left += f"; {words.say('table-left-none', what=', '.join(gone))}"
    table.add_row(words.say("table-left"), left)
    cards = [words.say(components.name(state.rules.endgame_cards[card].name)) for card in state.endgame]
    if state.rules.endgame_used:
        table.add_row(words.say("table-endgame"), ", ".join(cards) or empty)
    for heading, line in [*objectives(game, words), *modules.board(game, words, lit)]:
        table.add_row(heading, line)
    return table


# --- buildings on offer -----------------------------------------------------------------------------------


def offers(game: Game, words: Words, viewer: int | None, lit: frozenset[str]) -> Table:
    """One row for each type: both stacks, and what your next spot costs."""
    state = game.state
    table = framed(words.say("table-offer"))
    table.add_column("")
    table.add_column(words.say("table-primary"), ratio=5, overflow="fold")
    table.add_column(words.say("table-secondary"), ratio=5, overflow="fold")
    seat = state.seats[viewer] if viewer is not None else None
    board = seat.board if seat is not None else None
    if board is not None:
        table.add_column(words.say("table-next-spot"))
    for kind in range(TYPES):
        top = state.tops[kind]
        pile = state.piles[kind]
        left = state.bags[BUILDING_BAG + kind].bit_count() + len(state.under[kind])
        cells = [
            Text(words.say("types", type=TYPE_WORDS[kind])),
            _offer(words, state.rules.tile(top) if top else None, left, lit),
            _offer(words, state.rules.tile(pile[-1]) if pile else None, max(len(pile) - 1, 0), lit),
        ]
        if board is not None and seat is not None:
            spot = free_spot(seat, kind)
            cells.append(
                cost_text(board.costs[spot], seat.amounts())
                if spot >= 0
                else Text(words.say("table-no-spot"), QUIET)
            )
        table.add_row(*cells)
    return table


def _offer(words: Words, tile: Tile | None, under: int, lit: frozenset[str]) -> Text:
    if tile is None:
        return Text("-", QUIET)
    style = f"{STRONG} {LIT}" if f"offer/{tile.code}" in lit else STRONG
    text = Text.assemble((tile.name, style), " ", (worth(words, tile), ASSET_LOOKS["vp"]), "  ")
    text.append(" ".join(words.lines(components.tile(tile))))
    if under:
        text.append(f" (+{under})", QUIET)
    return text


def cost_text(cost: Cost, stock: list[int] | None = None) -> Text:
    """2T 1G 2W, each in its color; red where the stock does not reach."""
    text = Text()
    for asset in bits(sum(1 << i for i, n in enumerate(cost.fixed) if n)):
        n = cost.fixed[asset]
        short = stock is not None and stock[asset] < n
        text.append(" " if text else "")
        text.append(f"{n}{'TUGNWE'[asset]}", f"{STRONG} {WARN}" if short else ASSET_LOOKS[ASSET_WORDS[asset]])
    return text
