"""How things look in a terminal. Color says whose, shape says what, and mint means "you may"."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.text import Text

from anachrony.rules.kinds import CHANCE
from anachrony.wording import automata, components, events

if TYPE_CHECKING:
    from anachrony.game import Game
    from anachrony.rules.effect import Event
    from anachrony.rules.rows import Tile
    from anachrony.wording import Words

LIT: Final = "#6ff3d6"
WARN: Final = "#ff7d8f"
EMBER: Final = "#ff9a52"
QUIET: Final = "#93a5b4"
LINE: Final = "#5f7c97"
STRONG: Final = "bold"

# A symbol for each Path as well as a color, for those who see or print no colors.
PATH_LOOKS: Final = {
    "harmony": ("♣", "#93d66e"),
    "dominance": ("≈", "#72a1ff"),
    "progress": ("★", "#f2b13c"),
    "salvation": ("▲", "#e4633f"),
    "unity": ("◆", "#45c9b5"),
}
BOT_LOOK: Final = ("⚙", "#c9a0ff")
SEAT_LOOKS: Final = (("1", "#93d66e"), ("2", "#72a1ff"), ("3", "#f2b13c"), ("4", "#e4633f"))
ASSET_LOOKS: Final = {
    "titanium": "#dfe8ee",
    "uranium": "#b5de4c",
    "gold": "#f4cd45",
    "neutronium": "#a97dfc",
    "water": "#52bdf7",
    "core": "#ff8cc8",
    "vp": "#f6e7bb",
    "paradox": "#ff7185",
}


# Events that open something.
UNSAID: Final = ("home",)  # "everyone comes home" says it
BEGINNINGS: Final = ("place", "free-action", "bot-die")  # of a new line
HEADINGS: Final = {"impact": f"{STRONG} {EMBER}", "era": STRONG, "phase": QUIET}


def path_of(game: Game, seat: int) -> str | None:
    own = game.state.seats[seat]
    return game.state.rules.paths[own.path].name if own.board is not None else None


def look_of(game: Game, seat: int) -> tuple[str, str]:
    """A seat's symbol and color."""
    if game.state.rules.automata[seat] is not None:
        return BOT_LOOK
    path = path_of(game, seat)
    return PATH_LOOKS.get(path or "", SEAT_LOOKS[seat % len(SEAT_LOOKS)])


def name_of(game: Game, words: Words, seat: int) -> str:
    """The Path's name; before the deal the seat's number, and for rolls and draws their own name."""
    if seat == CHANCE:
        return words.say("seat-chance")
    automaton = game.state.rules.automata[seat]
    if automaton is not None:
        return words.say(automata.name(automaton.name))
    path = path_of(game, seat)
    return words.say(components.name(path)) if path else words.say("seat-number", n=seat + 1)


def names_of(game: Game, words: Words) -> list[str]:
    return [name_of(game, words, seat) for seat in range(len(game.state.seats))]


def who(game: Game, words: Words, seat: int) -> Text:
    """Symbol and name in the seat's color."""
    if seat == CHANCE:
        return Text(name_of(game, words, seat), STRONG)
    symbol, color = look_of(game, seat)
    return Text(f"{symbol} {name_of(game, words, seat)}", f"{STRONG} {color}")


def worth(words: Words, tile: Tile) -> str:
    return words.say(events.amount("vp", tile.vp))


def log_lines(game: Game, words: Words, happened: list[Event], viewer: int | None) -> list[Text]:
    """Events as lines: what one seat does in one go stands in one line."""
    names = names_of(game, words)
    unnamed = [""] * len(names)
    lines: list[Text] = []
    before = None
    for event in happened:
        if event.kind in UNSAID or (event.private and event.seat != viewer):
            continue
        goes_on = event.seat >= 0 and event.seat == before and event.kind not in BEGINNINGS
        said = words.say(events.event(event, game.state.rules, unnamed if goes_on else names))
        if goes_on:
            lines[-1].right_crop(1)
            lines[-1].append(f"; {said}")
        else:
            symbol, color = look_of(game, event.seat) if event.seat >= 0 else ("·", QUIET)
            style = HEADINGS.get(event.kind, "")
            lines.append(Text.assemble((symbol, color), " ", (said[:1].upper() + said[1:], style)))
        before = event.seat
    return lines
