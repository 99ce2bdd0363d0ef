"""What a seat sees as a row of small whole numbers of fixed length, made from ``view(seat)`` alone.

The length and the meaning of every number depend on the edition only, not on the number of players,
the variants or the seat: one's own seat comes first, the others follow clockwise, and a seat that
nobody has is all zeros. What a module adds beyond these pieces is not shown. docs/environments.md
lists the pieces.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from anachrony.lab.actions import BLOCKS, PLACING, SEATS, space_names
from anachrony.modules.compatibility import MODULES
from anachrony.modules.variants import ALL_VARIANTS
from anachrony.rules.kinds import (
    ASSET_WORDS,
    BREAKTHROUGHS,
    COLUMNS,
    FATE_WORDS,
    HEX_WORDS,
    ICON_WORDS,
    ICONS,
    PHASE_WORDS,
    SHAPE_WORDS,
    SPOTS,
    STOCK_WORDS,
    SYMBOL_WORDS,
    TYPE_WORDS,
    WORKER_WORDS,
)
from anachrony.terms import EDITIONS

if TYPE_CHECKING:
    from anachrony.rules.book import Book

    Row = array[int]  # of 16 bits each

View = Mapping[str, Any]  # as ``Game.view`` gives it

LEAST: Final = -1000
MOST: Final = 1000
ERAS: Final = 8
HANDS: Final = 32  # cards that a hand may hold, by number
OWN_ACTIONS: Final = ("supply", "force_workers", "leader")
OWN_PLACES: Final = SPOTS + len(OWN_ACTIONS)
QUESTIONS: Final = tuple(
    dict.fromkeys((*PLACING, *(name for name, _ in BLOCKS[1:-1])))
)  # without water first
BREAKTHROUGH_WORDS: Final = tuple(
    f"{SHAPE_WORDS[kind // ICONS]} {ICON_WORDS[kind % ICONS]}" for kind in range(BREAKTHROUGHS)
)


class Piece:
    """A stretch of the row: how long it is, and what fills it."""

    def __init__(self, name: str, size: int, fill: Callable[[View, int, Row], None], means: str) -> None:
        self.name = name
        self.size = size
        self.fill = fill  # given the view or seat, the place where the piece starts, and the row
        self.means = means


def with_lent_rows(edition: str) -> Book:
    """The edition's book with the rows that modules lend to games without them."""
    book = EDITIONS[edition].write(SEATS)
    for module in MODULES.values():
        for name, variant in module.variants_without.items():
            if name in EDITIONS[edition].variants:
                variant.write(book)
    return book


class Observer:
    """Turns views into rows, for every game of one edition."""

    def __init__(self, edition: str) -> None:
        books = [EDITIONS[edition].write(players) for players in (4, 3, 2)]
        book = books[0]
        self.variants = index([*ALL_VARIANTS, *EDITIONS[edition].own_variants])
        self.spaces = index(space_names(edition))
        tiles = [*book.tiles, *with_lent_rows(edition).tiles]
        codes = dict.fromkeys(tile.code for tile in tiles)
        self.codes = {code: number for number, code in enumerate(codes)}
        # A tile and its B version are never in one game, so they share a number.
        self.tiles = {tile.name: self.codes[tile.code] for tile in tiles}
        self.capital = index([tile.name for tile in book.capital_tiles])
        self.endgame = index([card.name for card in book.endgame_cards])
        self.recruit = index([str(card.code) for card in book.recruit_cards])
        self.warps = index([tile.name for tile in book.warp_tiles])
        self.paths = index([path.name for path in book.paths])
        self.leaders = index([leader.name for path in book.paths for leader in path.leaders])
        self.evacuations = index([side.name for path in book.paths for side in path.evacuations])
        self.score_lines = tuple(line.name for line in book.score_lines)
        self.table = self._table()
        self.seat = self._seat()
        self.table_size = sum(piece.size for piece in self.table)
        self.seat_size = sum(piece.size for piece in self.seat)
        self.size = self.table_size + SEATS * self.seat_size

    def row(self, view: View, seat: int) -> Row:
        """The row of one seat from its own view."""
        row = array("h", bytes(2 * self.size))
        at = 0
        seats = view["seats"]
        count = len(seats)
        view = {**view, "me": seat, "count": count}
        for piece in self.table:
            piece.fill(view, at, row)
            at += piece.size
        lying: list[list[tuple[str, int]]] = [[] for _ in seats]
        for era in view["timeline"]:
            for tile in era["warp"]:
                lying[tile["seat"]].append((tile["tile"], era["era"]))
        for step in range(count):
            whose = (seat + step) % count
            one = {**seats[whose], "lying": lying[whose]}
            at = self.table_size + step * self.seat_size
            for piece in self.seat:
                piece.fill(one, at, row)
                at += piece.size
        return row

    # --- the table ------------------------------------------------------------------------------------

    def _table(self) -> list[Piece]:
        tiles, spaces = len(self.codes), len(self.spaces)
        symbols = len(SYMBOL_WORDS)
        return [
            Piece("players", 3, one_hot(lambda v: v["count"] - 2), "2, 3 or 4"),
            Piece("variants", len(self.variants), many("variants", self.variants), "in use, by name"),
            Piece("side", 2, one_hot(lambda v: "AB".find(v["side"] or "-")), "of the Player boards"),
            Piece("era", ERAS, one_hot(lambda v: v["era"]), "0 is set-up"),
            Piece("impact", 1, number("impact"), "whether it has happened"),
            Piece("phase", len(PHASE_WORDS), word("phase", index(PHASE_WORDS)), "of the Era"),
            Piece(
                "question",
                len(QUESTIONS),
                one_hot(
                    lambda v: (
                        _QUESTION_AT.get(v["asking"], len(QUESTIONS) - 1) if v["asking"] is not None else -1
                    )
                ),
                "what is asked; the last is any other",
            ),
            Piece("asked about", tiles, self._about_tile, "the tile that is paid for"),
            Piece(
                "dice", len(SHAPE_WORDS) + len(ICON_WORDS), _dice, "set or rolled so far: shapes, icons and ?"
            ),
            Piece("paid", 1, _paid, "so far, where one may stop at any time"),
            Piece("acting worker", len(WORKER_WORDS), _acting, "the type of the Worker that acts"),
            Piece(
                "acting place",
                spaces + OWN_PLACES,
                self._acting_place,
                "spaces, own spots, supply, force workers, leader",
            ),
            Piece("deciders", SEATS, seats("deciders"), "seats that are asked now, own seat first"),
            Piece(
                "first player",
                SEATS,
                one_hot(lambda v: (v["first_player"] - v["me"]) % v["count"]),
                "of the Era",
            ),
            Piece(
                "next first player",
                SEATS,
                one_hot(lambda v: (v["next_first_player"] - v["me"]) % v["count"]),
                "of the next Era",
            ),
            Piece("passed", SEATS, seats("passed"), "seats that have passed"),
            Piece("evacuations", 1, number("evacuations"), "made so far by all"),
            Piece("superprojects", tiles, self._superprojects, "by tile: the Era it lies on, or 0"),
            Piece("superprojects taken", ERAS, self._taken, "by Era"),
            Piece("symbols", ERAS * symbols, self._symbols, "by Era and kind: how many (Alternate Timeline)"),
            Piece("spaces open", spaces, self._open, "by space of the Main board"),
            Piece("spaces unavailable", spaces, self._unavailable, "by space"),
            Piece("guests", spaces * SEATS, self._guests, "by space and seat: Workers there, own seat first"),
            Piece(
                "collapsed",
                len(self.capital),
                self._collapsed,
                "by Collapsing Capital tile: its space, counted from 1",
            ),
            Piece("recruit pool", len(WORKER_WORDS), counts("recruit_pool", WORKER_WORDS), "by type"),
            Piece(
                "recruit card",
                len(self.recruit),
                one_hot(lambda v: self.recruit.get(str(v["recruit_card"]), -1)),
                "that lies open",
            ),
            Piece("mine pool", 4, counts("mine_pool", ASSET_WORDS[:4]), "by Resource"),
            Piece("primary stacks", tiles, self._primary, "by tile: 1 on top"),
            Piece("secondary stacks", tiles, self._secondary, "by tile: depth, the top is 1"),
            Piece("stack bottoms", tiles, self._bottom, "by tile: 1 at the bottom of its primary stack"),
            Piece("stacks left", len(TYPE_WORDS) - 1, self._left, "by type: face-down tiles"),
            Piece(
                "breakthroughs left",
                BREAKTHROUGHS,
                counts("breakthroughs_left", BREAKTHROUGH_WORDS),
                "by shape and icon",
            ),
            Piece("endgame conditions", len(self.endgame), many("endgame", self.endgame), "in play"),
        ]

    def _about_tile(self, view: View, at: int, row: Row) -> None:
        put(row, at, self.tiles.get(str(_about(view).get("tile")), -1), 1)

    def _acting_place(self, view: View, at: int, row: Row) -> None:
        place = view["pending"] and view["pending"]["place"]
        if place and place.startswith("main/"):
            put(row, at, self.spaces.get(place.removeprefix("main/"), -1), 1)
        elif place:
            put(row, at + len(self.spaces), _own_place(place), 1)

    def _superprojects(self, view: View, at: int, row: Row) -> None:
        for era in view["timeline"]:
            put(row, at, self.tiles.get(era["superproject"], -1), era["era"])

    def _taken(self, view: View, at: int, row: Row) -> None:
        for era in view["timeline"]:
            row[at + era["era"]] = int(era["superproject_taken"])

    def _symbols(self, view: View, at: int, row: Row) -> None:
        for era in view["timeline"]:
            for symbol in era["symbols"]:
                row[at + era["era"] * len(SYMBOL_WORDS) + SYMBOL_WORDS.index(symbol)] += 1

    def _open(self, view: View, at: int, row: Row) -> None:
        for space in view["main_board"]:
            put(row, at, self._slot(space), int(space["open"]))

    def _unavailable(self, view: View, at: int, row: Row) -> None:
        for space in view["main_board"]:
            put(row, at, self._slot(space), int(space["unavailable"]))

    def _guests(self, view: View, at: int, row: Row) -> None:
        for space in view["main_board"]:
            slot = self._slot(space)
            for guest in space["guests"] if slot >= 0 else ():
                row[at + slot * SEATS + (guest["seat"] - view["me"]) % view["count"]] += 1

    def _collapsed(self, view: View, at: int, row: Row) -> None:
        for space in view["main_board"]:
            put(row, at, self.capital.get(space["capital_tile"], -1), self._slot(space) + 1)

    def _slot(self, space: View) -> int:
        """-1 for a space that a module brings."""
        return self.spaces.get(space["place"].removeprefix("main/"), -1)

    def _primary(self, view: View, at: int, row: Row) -> None:
        for offer in view["offers"]:
            put(row, at, self.codes.get(offer["primary"], -1), 1)

    def _secondary(self, view: View, at: int, row: Row) -> None:
        for offer in view["offers"]:
            for depth, code in enumerate(reversed(offer["secondary"]), 1):
                put(row, at, self.codes.get(code, -1), depth)

    def _bottom(self, view: View, at: int, row: Row) -> None:
        for offer in view["offers"]:
            for code in offer["bottom"]:
                put(row, at, self.codes.get(code, -1), 1)

    def _left(self, view: View, at: int, row: Row) -> None:
        for i, offer in enumerate(view["offers"]):
            row[at + i] = offer["left"]

    # --- a seat ---------------------------------------------------------------------------------------

    def _seat(self) -> list[Piece]:
        stocks = STOCK_WORDS[:-1]  # without the credit of an Action in progress, which no view shows
        return [
            Piece("present", 1, constant(1), "1 where somebody sits"),
            Piece("path", len(self.paths), word("path", self.paths), "by name"),
            Piece("leader", len(self.leaders), word("leader", self.leaders), "by name"),
            Piece(
                "evacuation",
                len(self.evacuations),
                word("evacuation", self.evacuations),
                "condition, by name",
            ),
            Piece("evacuation vp", 1, number("evacuation_vp"), "that it would bring now"),
            Piece("evacuated", 1, number("evacuated"), "slot taken, or 0"),
            Piece("stock", len(stocks), counts("stock", stocks), ", ".join(stocks)),
            Piece("paradox limit", 1, number("paradox_limit"), "for an Anomaly"),
            Piece("supply cost", 1, number("supply_cost"), "in Water"),
            Piece("active", len(WORKER_WORDS), counts("active", WORKER_WORDS), "by type"),
            Piece("tired", len(WORKER_WORDS), counts("tired", WORKER_WORDS), "by type"),
            Piece("busy", len(WORKER_WORDS) * len(FATE_WORDS), _busy, "by type and by what awaits them"),
            Piece("suits", 1, number("suits"), "Exosuits in the supply"),
            Piece("hexes", len(HEX_WORDS), many("hexes", index(HEX_WORDS)), "with an Exosuit"),
            Piece(
                "covered hexes", len(HEX_WORDS), many("covered_hexes", index(HEX_WORDS)), "after the Impact"
            ),
            Piece(
                "tiles", len(self.codes), self._tiles, "by tile: the spot it lies on, counted from 1, or 0"
            ),
            Piece("anomalies", SPOTS, flags("anomaly"), "by spot"),
            Piece("used spots", SPOTS, flags("used"), "by spot"),
            Piece("used actions", len(OWN_ACTIONS), _used, ", ".join(OWN_ACTIONS)),
            Piece("warp tiles", len(self.warps), self._lying, "by tile: the Era it lies on, or 0"),
            Piece("focus", 1, number("focus"), "the Era of the Focus"),
            Piece(
                "breakthroughs",
                BREAKTHROUGHS,
                counts("breakthroughs", BREAKTHROUGH_WORDS),
                "by shape and icon",
            ),
            Piece(
                "score",
                len(self.score_lines),
                counts("score", self.score_lines),
                "line by line, as it stands",
            ),
            Piece("hand size", 1, number("hand_size"), "cards held in a draft"),
            Piece("secret warps", len(self.warps), many("secret", self.warps), "own seat only"),
            Piece("hand", HANDS, cards("hand"), "own seat only: cards by number"),
            Piece("chosen", HANDS, cards("chosen"), "own seat only: cards by number"),
        ]

    def _tiles(self, seat: View, at: int, row: Row) -> None:
        for spot, one in enumerate(seat["spots"], 1):
            put(row, at, self.tiles.get(one["tile"], -1), spot)

    def _lying(self, seat: View, at: int, row: Row) -> None:
        for tile, era in seat["lying"]:
            put(row, at, self.warps.get(tile, -1), era)


@lru_cache(maxsize=4)
def observer(edition: str) -> Observer:
    return Observer(edition)


# --- what fills a piece -----------------------------------------------------------------------------------


def index(words: tuple[str, ...] | list[str]) -> dict[str, int]:
    return {name: i for i, name in enumerate(words)}


_QUESTION_AT: Final = index(QUESTIONS)


def put(row: Row, at: int, slot: int, value: int) -> None:
    """Fill one place of a piece; -1 stands for what no piece shows."""
    if slot >= 0:
        row[at + slot] = value


def within(value: int) -> int:
    return max(LEAST, min(MOST, value))


def constant(value: int) -> Callable[[View, int, Row], None]:
    def fill(view: View, at: int, row: Row) -> None:
        row[at] = value

    return fill


def number(name: str) -> Callable[[View, int, Row], None]:
    def fill(view: View, at: int, row: Row) -> None:
        row[at] = within(int(view[name] or 0))

    return fill


def one_hot(which: Callable[[View], int]) -> Callable[[View, int, Row], None]:
    def fill(view: View, at: int, row: Row) -> None:
        put(row, at, which(view), 1)

    return fill


def word(name: str, slots: dict[str, int]) -> Callable[[View, int, Row], None]:
    def fill(view: View, at: int, row: Row) -> None:
        put(row, at, slots.get(view[name], -1), 1)

    return fill


def many(name: str, slots: dict[str, int]) -> Callable[[View, int, Row], None]:
    def fill(view: View, at: int, row: Row) -> None:
        for one in view[name]:
            put(row, at, slots.get(one, -1), 1)

    return fill


def cards(name: str) -> Callable[[View, int, Row], None]:
    def fill(view: View, at: int, row: Row) -> None:
        for card in view[name]:
            row[at + card] = 1

    return fill


def counts(name: str, words: tuple[str, ...]) -> Callable[[View, int, Row], None]:
    slots = index(words)

    def fill(view: View, at: int, row: Row) -> None:
        for one, n in view[name].items():
            put(row, at, slots.get(one, -1), within(n))

    return fill


def seats(name: str) -> Callable[[View, int, Row], None]:
    def fill(view: View, at: int, row: Row) -> None:
        for seat in view[name]:
            if seat >= 0:  # CHANCE has no place at the table
                row[at + (seat - view["me"]) % view["count"]] = 1

    return fill


def flags(name: str) -> Callable[[View, int, Row], None]:
    def fill(view: View, at: int, row: Row) -> None:
        for spot, one in enumerate(view["spots"]):
            row[at + spot] = int(one[name])

    return fill


def _busy(seat: View, at: int, row: Row) -> None:
    for guest in seat["busy"]:
        if guest["worker"] in WORKER_WORDS:
            worker, fate = WORKER_WORDS.index(guest["worker"]), FATE_WORDS.index(guest["fate"])
            row[at + worker * len(FATE_WORDS) + fate] += 1


def _used(seat: View, at: int, row: Row) -> None:
    for place in seat["used"]:
        action = place.rpartition("/")[2]
        if action in OWN_ACTIONS:
            row[at + OWN_ACTIONS.index(action)] = 1


# --- the question that waits ----------------------------------------------------------------------------


def _about(view: View) -> Mapping[str, int | str]:
    return view["pending"]["about"] if view["pending"] else {}


def _dice(view: View, at: int, row: Row) -> None:
    about = _about(view)
    if "shape" in about:
        row[at + SHAPE_WORDS.index(str(about["shape"]))] = 1
    if "icon" in about:
        row[at + len(SHAPE_WORDS) + ICON_WORDS.index(str(about["icon"]))] = 1


def _paid(view: View, at: int, row: Row) -> None:
    row[at] = int(_about(view).get("paid", 0))


def _acting(view: View, at: int, row: Row) -> None:
    if view["pending"] and view["pending"]["worker"] in WORKER_WORDS:
        row[at + WORKER_WORDS.index(view["pending"]["worker"])] = 1


def _own_place(place: str) -> int:
    """The slot of ``seat/1/spot/lab/3`` or ``seat/1/supply``; -1 for a Worker set aside."""
    parts = place.split("/")[2:]
    if parts[0] == "spot":
        return TYPE_WORDS.index(parts[1]) * COLUMNS + int(parts[2]) - 1
    return SPOTS + OWN_ACTIONS.index(parts[0]) if parts[0] in OWN_ACTIONS else -1
