"""What is asked now: the question in plain words and the numbered options; reading the answer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich import box
from rich.table import Table
from rich.text import Text

from anachrony.rules.effects.spaces import space_effects, worker_use
from anachrony.rules.frame import Effects
from anachrony.rules.hooks import own_place
from anachrony.rules.kinds import COLUMNS, TYPE_WORDS
from anachrony.rules.place_names import place_code, project_place
from anachrony.terminal import modules
from anachrony.terminal.look import LIT, QUIET, STRONG, WARN, who, worth
from anachrony.wording import components, events, places
from anachrony.wording.effects import sequence, use
from anachrony.wording.options import fixed, prompt
from anachrony.wording.options import option as worded

if TYPE_CHECKING:
    from anachrony.game import Decision, Game, Option
    from anachrony.rules.hooks import OwnPlace
    from anachrony.rules.rows import Tile, Use
    from anachrony.wording import Message, Words

ASSETS_ALONE: Final = ("asset", "option-less")  # options that name an asset and no more
OWN_PLACES: Final = ("supply", "force_workers", "leader")


def question(game: Game, words: Words, decision: Decision) -> Text:
    text = who(game, words, decision.seat).append("  ")
    return text.append(words.say(prompt(decision.prompt)), STRONG)


def options(game: Game, words: Words, decision: Decision) -> Table:
    """A number, the option's own text, what it does, and what it surely pays and gains."""
    table = Table(box=box.SIMPLE_HEAD, header_style=QUIET, padding=(0, 1), expand=True)
    table.add_column("", justify="right", style=f"{STRONG} {LIT}", no_wrap=True)
    table.add_column("", style=STRONG, no_wrap=True)
    table.add_column("", style=QUIET, ratio=5, overflow="fold")
    changes = [game.preview(option) for option in decision.options]
    for change, option in zip(changes, decision.options, strict=True):
        if option.worker and change.get(f"active {option.worker}", 0) < 0:
            del change[f"active {option.worker}"]  # placed, not paid
    table.show_header = any(map(bool, changes))
    if table.show_header:
        table.add_column(words.say("table-pays"), ratio=3, style=WARN)
        table.add_column(words.say("table-gains"), ratio=3)
    before = ""
    pairs: list[str] = []
    for number, option in enumerate(decision.options, 1):
        change = changes[number - 1]
        if warp_pair(decision, option):
            pairs.append(option.text)
            continue
        told = about(game, words, decision, option)
        shown = "″" if told and told == before else told
        before = told
        if decision.probabilities:
            shown = words.say("table-chance", percent=round(100 * decision.probabilities[number - 1]))
        cells = [str(number), option.text.replace("_", " "), shown]
        if table.show_header:
            for sign in (-1, 1):
                part = {name: n * sign for name, n in change.items() if n * sign > 0}
                cells.append(", ".join(map(words.say, events.amounts(part))))
        table.add_row(*cells)
    if pairs:
        example = next((text for text in pairs if text.endswith("scientist")), pairs[0])
        table.add_row("", example, words.say("option-warp-two"))
    return table


def warp_pair(decision: Decision, option: Option) -> bool:
    """Two Warp tiles at once: too many to list, and made of those that are listed."""
    return decision.prompt == "choose-warp" and len(option.text.split()) > 2


# --- what an option is about ----------------------------------------------------------------------------


def about(game: Game, words: Words, decision: Decision, option: Option) -> str:
    said = worded(game, option)
    if said.key in ASSETS_ALONE or fixed(option.text) is not None:
        return words.say(said)
    if decision.prompt == "choose-warp":
        rules = game.state.rules
        tiles = [rules.warp_tiles[rules.warp_names[word]] for word in option.text.split()[1:]]
        return " ".join(words.sentence(components.warp_tile(row)[0]) for row in tiles)
    brief = what_runs(game, option)
    if brief:
        return words.sentence(sequence(brief))
    told = about_place(game, words, option.place, option.text)
    if not told and option.place:
        return words.sentence(places.place(option.place))
    return told or about_name(game, words, option.text)


def what_runs(game: Game, option: Option) -> Effects:
    """The effects behind a placement or a Free Action; its price stands beside it anyway."""
    state = game.state
    if option.place.startswith("main/") and option.worker:
        return space_effects(state, state.rules.space_names[option.place.removeprefix("main/")])
    parts = option.place.split("/")
    if parts[0] != "seat" or parts[1] != str(option.seat + 1):
        return ()
    seat = state.seats[option.seat]
    if parts[2] == "spot" and option.worker:
        code = place_code(state.rules, option.seat, option.place)
        row = worker_use(state, seat, code) if code is not None else None
        return row.sequence if row is not None else ()
    return ()


def about_place(game: Game, words: Words, place: str, text: str = "") -> str:
    """What is done at a place, from the effects that run there."""
    rules = game.state.rules
    room, *rest = place.split("/")
    if room == "main" and "/".join(rest) in rules.space_names:
        space = rules.space_names["/".join(rest)]
        tiles = game.state.capital[space]
        told = (
            components.capital_tile(rules.capital_by_code[tiles[-1]])
            if tiles
            else components.space(rules.spaces[space], rules)
        )
        return " ".join(words.lines(told))
    if room == "offer":
        return about_name(game, words, rest[0])
    if room == "timeline" and len(rest) == 2:
        return about_name(game, words, text)
    if room == "timeline":
        return _about_era(game, words, rules.era_positions[rest[0]])
    if room == "seat" and rest[1:2] == ["spot"]:
        seat = game.state.seats[int(rest[0]) - 1]
        spot = TYPE_WORDS.index(rest[2]) * COLUMNS + int(rest[3]) - 1
        tile_ = rules.tiles[seat.spots[spot]]
        anomaly = rules.anomalies[seat.anomalies[spot]] if seat.anomalies[spot] else None
        if text.startswith("anomaly ") and anomaly is not None and anomaly.removal is not None:
            return words.sentence(use(anomaly.removal))
        if anomaly is not None and rules.anomaly_stack >= 0:
            return " ".join(words.lines(components.anomaly(anomaly)))
        return _about_tile(words, tile_) if tile_ is not None else ""
    if room == "seat" and rest[1:] == ["leader"]:
        return about_name(game, words, text) or _about_leader(game, words, int(rest[0]) - 1)
    if room == "seat" and rest[1:] in (["supply"], ["force_workers"]):
        return words.sentence(use(rules.supply if rest[1] == "supply" else rules.force))
    if room == "seat":
        for row, found in own_uses(game, int(rest[0]) - 1):
            if rest[1:] == [row.name]:
                return words.sentence(use(found))
    return about_name(game, words, text) if room == "pool" and rest[0] not in ("recruit", "mine") else ""


def own_uses(game: Game, index: int) -> list[tuple[OwnPlace, Use]]:
    """What a seat can do at the places beside its Player board."""
    state = game.state
    if index < 0 or state.seats[index].board is None:
        return []
    seat = state.seats[index]
    rows = [own_place(state.rules, place) for place in state.rules.beside]
    uses = [(row, row.worker_use(state, seat) or row.free_use(state, seat)) for row in rows]
    return [(row, found) for row, found in uses if found is not None]


def place_words(name: str) -> str:
    return name.replace("_", " ")


def _about_tile(words: Words, tile: Tile) -> str:
    return f"{worth(words, tile)}. " + " ".join(words.lines(components.tile(tile)))


def _about_leader(game: Game, words: Words, seat: int) -> str:
    leader = game.state.seats[seat].leader
    return " ".join(words.lines(components.leader(game.state.rules.leaders[leader]))) if leader >= 0 else ""


def _about_era(game: Game, words: Words, era: int) -> str:
    """What waits in an Era: its Superproject, and your Warp tiles there."""
    state = game.state
    parts: list[str] = []
    code = state.superprojects[era]
    if code > 0:
        parts.append(words.say(components.tile_name(state.rules.tile(code))))
    if state.decider >= 0:
        warp = state.seats[state.decider].warp
        names = zip(state.rules.warp_words, warp, strict=True)
        parts += [words.say("table-warp-here", warp=name) for name, lies_at in names if lies_at == era]
    return ", ".join(parts)


def about_name(game: Game, words: Words, name: str) -> str:
    """What a tile, leader, card, space or Path with this name is; empty where nothing has it."""
    rules = game.state.rules
    named: list[tuple[str, list[Message]]] = []
    for tile in rules.tiles:
        if tile is not None and tile.name == name:
            told = words.lines(components.tile(tile))
            if tile.cost is not None:
                told.append(
                    words.say("table-costs", what=", ".join(map(words.say, components.tile_cost(tile))))
                )
            return f"{worth(words, tile)}. " + " ".join(told)
    named += [(row.name, components.leader(row)) for row in rules.leaders]
    named += [(row.name, components.endgame(row)) for row in rules.endgame_cards]
    named += [(row.name, components.path(row, rules)) for row in rules.paths]
    named += [(row.name, components.evacuation(row)) for path in rules.paths for row in path.evacuations]
    named += [(f"asset card {row.code}", components.asset_card(row)) for row in rules.asset_cards]
    named += [(f"recruit card {row.code}", components.recruit_card(row)) for row in rules.recruit_cards]
    named += [(f"mine card {row.code}", components.mine_card(row)) for row in rules.mine_cards]
    named += [(row.name.replace("/", " "), components.space(row, rules)) for row in rules.spaces]
    named += [(row.name, components.capital_tile(row)) for row in rules.capital_by_code.values()]
    named += [("supply", [use(rules.supply)]), ("force workers", [use(rules.force)])]
    named += [("anomaly", [use(row)]) for row in rules.removals()]
    named += [(place_words(row.name), [use(found)]) for row, found in own_uses(game, game.state.decider)]
    named += modules.named(game)
    for known, messages in named:
        if known == name:
            return " ".join(words.lines(messages))
    return ""


# --- reading the answer ---------------------------------------------------------------------------------


def plain(text: str) -> str:
    return " ".join(text.replace("_", " ").lower().split())


def matching(decision: Decision, text: str) -> list[Option]:
    """The options that an answer may mean: by number, by text, or by how the text begins."""
    wanted = plain(text)
    if wanted.isdecimal() and 1 <= int(wanted) <= len(decision.options):
        return [decision.options[int(wanted) - 1]]
    exact = [option for option in decision.options if plain(option.text) == wanted]
    if not exact and decision.prompt == "choose-warp":  # two tiles in either order
        words = sorted(wanted.split())
        exact = [option for option in decision.options if sorted(plain(option.text).split()) == words]
    return exact or [option for option in decision.options if plain(option.text).startswith(wanted)]


def place_named(game: Game, seat: int, text: str) -> str | None:
    """The stable name of a place from what people type: "construct 1", "supply", "113", "lab 2"."""
    state = game.state
    wanted = plain(text)
    if "/" in wanted:
        return text.strip().lower()
    places = {plain(space.name.replace("/", " ")): f"main/{space.name}" for space in state.rules.spaces}
    if seat >= 0:
        own = state.seats[seat]
        for name in (*OWN_PLACES, *(row.name for row in state.rules.own_places)):
            places[plain(name)] = f"seat/{seat + 1}/{name}"
        for spot, code in enumerate(own.spots):
            kind, column = TYPE_WORDS[spot // COLUMNS], spot % COLUMNS + 1
            place = f"seat/{seat + 1}/spot/{kind}/{column}"
            places[f"{plain(kind)} {column}"] = place
            tile = state.rules.tiles[code]
            if tile is not None:
                places[tile.name] = place
    for era, code in enumerate(state.superprojects):
        if code > 0:
            places[state.rules.tile(code).name] = project_place(state, era)
    for number, stack in enumerate(state.rules.stacks):
        for code in (state.tops[number], *state.piles[number][-1:]):
            if code:
                places[plain(stack.pieces[code])] = f"offer/{stack.pieces[code]}"
    if wanted in places:
        return places[wanted]
    begun = sorted({place for name, place in places.items() if name.startswith(wanted)})
    return begun[0] if len(begun) == 1 else None


def place_examples(game: Game, seat: int) -> str:
    spaces = [space.name.replace("/", " ") for space in game.state.rules.spaces]
    own = (*OWN_PLACES, *(row.name for row in game.state.rules.own_places))
    return ", ".join([*spaces, *(plain(name) for name in own)])
