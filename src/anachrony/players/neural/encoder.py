"""A position as features, as one seat may see it.

What other seats hide, and what lies in bags and decks, is never looked at: a position in which only such
things differ has the same features.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anachrony.players.evaluation.goals import count_all
from anachrony.players.evaluation.position import Evaluation
from anachrony.players.neural import features as f
from anachrony.players.neural.blocks import (
    BoardsSeen,
    OffersSeen,
    PoolsSeen,
    SpacesSeen,
    TilesSeen,
    TimeSeen,
    ladder,
)
from anachrony.players.neural.marks import MOST_COUNTED, ListsSeen, SeatMarks, TableMarks, each_once
from anachrony.players.neural.names import Names
from anachrony.rules import stack
from anachrony.rules.effect import Joint
from anachrony.rules.effects.main_board import vp_of_sets
from anachrony.rules.kinds import ALWAYS_EVACUATES, EMPTY_SUIT, TYPES, UNMANNED, VP, WORKERS
from anachrony.rules.places import CREWS, guest_crew, guest_fate

if TYPE_CHECKING:
    from anachrony.players.evaluation.ideas import Ideas
    from anachrony.players.evaluation.tiles_built import TilesBuilt
    from anachrony.rules.effect import Effect, Facts
    from anachrony.rules.ruleset import Ruleset
    from anachrony.rules.state import Seat, State

POINTS: Final = 50.0  # a value of so many points is the number 1
PARTS: Final = 10.0


def stock_ladders() -> list[list[list[int]]]:
    """Of each asset."""
    found: list[list[list[int]]] = []
    start = f.STOCK
    for steps in f.STOCK_STEPS:
        found.append(ladder(start, steps))
        start += steps
    return found


def crew_numbers() -> list[int]:
    """The number by which a network knows each crew: it has learned those of Exosuits without a Worker, so
    they stay the same when the rules make room for further types. Such types swap places with them."""
    found = list(range(CREWS))
    for crew, learned in ((EMPTY_SUIT, 5), (UNMANNED, 6)):
        found[crew], found[learned] = learned, crew
    return found


STOCKS: Final = stock_ladders()
CREW_NUMBERS: Final = crew_numbers()
ACTIVE: Final = [ladder(f.ACTIVE + worker * 5, 5) for worker in range(WORKERS)]
TIRED: Final = [ladder(f.TIRED + worker * 5, 5) for worker in range(WORKERS)]
SUITS: Final = ladder(f.SUITS, 7)
HANDS: Final = ladder(f.HANDS, 7)
CONDITION: Final = ladder(f.CONDITION, 10)
EXODUS: Final = ladder(f.EXODUS, 15)
LEFT: Final = ladder(f.LEFT, 16)
ROUND: Final = ladder(f.ROUND, 12)


class Encoding:
    """Features that are on, for each seat and for the table, and the numbers of each seat."""

    __slots__ = ("dense", "seats", "table")

    def __init__(self) -> None:
        self.seats: list[list[int]] = []
        self.table: list[int] = []
        self.dense: list[list[float]] = []


class Encoder:
    """Encodes positions of one ruleset."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules: Ruleset = rules
        self.evaluation: Evaluation = Evaluation(rules)
        self.seat_names: Names = Names(f.SEAT_NAMES, rules.edition)
        self.table_names: Names = Names(f.TABLE_NAMES, rules.edition)
        self.seat_marks: SeatMarks = SeatMarks(rules, self.seat_names)
        self.table_marks: TableMarks = TableMarks(rules, self.table_names)
        self.questions: dict[str, int] = {}
        self.abouts: dict[tuple[tuple[str, int | str], ...], list[int]] = {}
        # As they were last seen, those of each seat by its number.
        self.tiles: list[TilesSeen | None] = [None] * rules.players
        self.times: list[TimeSeen | None] = [None] * rules.players
        self.boards: list[BoardsSeen | None] = [None] * rules.players
        self.spaces: SpacesSeen | None = None
        self.offers: OffersSeen | None = None
        self.pools: PoolsSeen | None = None
        self.lists: ListsSeen = ListsSeen(self.table_names, list(rules.list_names), rules.lists)
        self.seat_lists: list[ListsSeen] = [
            ListsSeen(self.seat_names, list(rules.seat_list_names), rules.seat_lists)
            for _ in range(rules.players)
        ]

    def encode(self, state: State, viewer: int) -> Encoding:
        """The position as the viewer sees it."""
        found = Encoding()
        left = self.evaluation.eras_left(state)
        spaces = self._spaces(state)
        counts = self._counts(state)
        for index in range(len(state.seats)):
            found.seats.append(self._seat(state, index, viewer, counts, spaces))
            found.dense.append(self._numbers(state, index, left))
        found.table = self._table(state, viewer, left)
        return found

    def seen(self, state: State, viewer: int) -> list[list[int]]:
        """The features of each seat, the viewer's first and the others clockwise; those of the table last."""
        count = len(state.seats)
        spaces = self._spaces(state)
        counts = self._counts(state)
        found: list[list[int]] = []
        for step in range(count):
            found.append(self._seat(state, (viewer + step) % count, viewer, counts, spaces))
        found.append(self._table(state, viewer, self.evaluation.eras_left(state)))
        return found

    # --- numbers ------------------------------------------------------------------------------------

    def _numbers(self, state: State, index: int, left: float) -> list[float]:
        value, standing, assets, workers, income, builds, time, goals = self.evaluation.parts(state, index)
        return [
            value / POINTS,
            standing / POINTS,
            left / PARTS,
            assets / PARTS,
            workers / PARTS,
            income / PARTS,
            builds / PARTS,
            time / PARTS,
            goals / PARTS,
        ]

    # --- a seat -------------------------------------------------------------------------------------

    def _counts(self, state: State) -> list[list[int]]:
        """What each seat has for each Endgame Condition."""
        evaluation, goals = self.evaluation, self.evaluation.goals
        goals.look(state.endgame)
        found: list[list[int]] = []
        for index, seat in enumerate(state.seats):
            built, ideas = evaluation.built_or_none(state, index), evaluation.ideas_of(seat, index)
            found.append(count_all(goals.open_tallies, state, seat, built, ideas))
        return found

    def _seat(
        self, state: State, index: int, viewer: int, counts: list[list[int]], spaces: SpacesSeen
    ) -> list[int]:
        seat = state.seats[index]
        count = len(state.seats)
        marks = self.seat_marks
        seen = marks.paths[seat.path][:] if seat.path >= 0 else [f.PATH]
        if seat.leader >= 0:
            seen += marks.leaders[seat.leader]
        else:
            seen.append(f.LEADER)
        if seat.path >= 0 and seat.evacuation >= 0:
            seen.append(f.EVACUATION + min(seat.path * 2 + seat.evacuation, 11))
        seen.append(f.BOARD_SIDE + (1 if state.side else 0))
        seen.append(f.ORDER + (index - state.first) % count)
        if state.next_first == index:
            seen.append(f.NEXT_FIRST)
        if state.passed >> index & 1:
            seen.append(f.PASSED)
        seen.append(f.TURN + (index - viewer) % count)
        if seat.board is None:
            self._boards(state, index, seen)
        else:
            seen.extend(self._kept_boards(state, index))
            self._races(state, index, counts, seen)
        seen.extend(spaces.guests[index])
        if index == viewer:
            for tile in range(min(len(seat.warp), 16)):
                if seat.secret >> tile & 1:
                    seen.append(f.SECRET + tile)
            for card in seat.hand:
                seen.append(f.HAND + card % 40)
            for card in seat.chosen:
                seen.append(f.CHOSEN + card % 40)
        if seat.beside:
            self.seat_lists[index].add(seat.beside, seen)
        return each_once(seen)

    def _kept_boards(self, state: State, index: int) -> list[int]:
        """What lies on the seat's boards, listed anew where something has changed."""
        seat = state.seats[index]
        boards = self.boards[index]
        if boards is None or not boards.is_of(state, seat):
            boards = BoardsSeen(state, seat)
            self._boards(state, index, boards.seen)
            built = self.evaluation.tiles_built(state, index)
            lasts = self._evacuation(state, seat, built, self.evaluation.ideas_of(seat, index), boards.seen)
            self.boards[index] = boards if lasts else None
        return boards.seen

    def _boards(self, state: State, index: int, seen: list[int]) -> None:
        seat = state.seats[index]
        if seat.evacuated:
            seen.append(f.EVACUATED + min(seat.evacuated, 4))
        self._stock(seat, seen)
        self._crew(seat, seen)
        self._tiles(state, index, seen)
        self._time(state, index, seen)

    def _stock(self, seat: Seat, seen: list[int]) -> None:
        for kind in range(len(STOCKS)):
            steps = STOCKS[kind]
            have = seat.amount(kind)
            if kind == VP:
                have //= f.VP_STEP
            if have > 0:
                seen.extend(steps[min(have, len(steps) - 1)])
        further = self.seat_marks.stock
        for number in range(len(further)):
            have = seat.amount(len(STOCKS) + number)
            if have > 0:
                seen.extend(further[number][min(have, MOST_COUNTED)])

    def _crew(self, seat: Seat, seen: list[int]) -> None:
        ready = 0
        for worker in range(WORKERS):
            active, tired = seat.active[worker], seat.tired[worker]
            if active:
                ready += active
                seen.extend(ACTIVE[worker][min(active, 5)])
            if tired:
                seen.extend(TIRED[worker][min(tired, 5)])
        marks = self.seat_marks
        for number in range(len(marks.active)):
            active, tired = seat.active[WORKERS + number], seat.tired[WORKERS + number]
            ready += active
            seen.extend(marks.active[number][min(active, 5)])
            seen.extend(marks.tired[number][min(tired, 5)])
        met = 0
        for busy in seat.busy:
            kind = CREW_NUMBERS[guest_crew(busy)] * 4 + guest_fate(busy)
            if met >> kind & 1:
                kind += 64
            if not met >> kind & 1:
                met |= 1 << kind
                seen.append(f.BUSY + kind)
        seen.extend(SUITS[min(seat.suits, 7)])
        out = 0
        for hexagon in range(6):
            if seat.hexes >> hexagon & 1:
                seen.append(f.HEXES + hexagon)
                out += 1
            if seat.covered_hexes >> hexagon & 1:
                seen.append(f.COVERED_HEXES + hexagon)
            if seat.locked_hexes >> hexagon & 1:
                seen.extend(marks.locked_hexes[hexagon])
        seen.extend(HANDS[min(out, ready)])

    def _tiles(self, state: State, index: int, seen: list[int]) -> None:
        seat = state.seats[index]
        tiles = self.tiles[index]
        if tiles is None or not tiles.is_of(seat):
            tiles = TilesSeen(seat, self.seat_marks)
            self.tiles[index] = tiles
        seen.extend(tiles.seen)
        board = seat.board
        if board is None:
            return
        for kind in range(TYPES):
            spot = tiles.free[kind]
            if spot < 0:
                seen.append(f.BUILDS + kind * 3)
            elif board.costs[spot].missing(seat.purse(), state.rules.asset_numbers):
                seen.append(f.BUILDS + kind * 3 + 1)
            else:
                seen.append(f.BUILDS + kind * 3 + 2)

    def _time(self, state: State, index: int, seen: list[int]) -> None:
        seat = state.seats[index]
        time = self.times[index]
        if time is None or not time.is_of(seat, state.era):
            time = TimeSeen(seat, state.era)
            self.times[index] = time
        seen.extend(time.seen)

    def _evacuation(self, state: State, seat: Seat, built: TilesBuilt, ideas: Ideas, seen: list[int]) -> bool:
        """How near the Evacuation is; whether that is so for as long as the seat's boards are the same."""
        if seat.evacuation < 0 or seat.path < 0 or seat.evacuated:
            return True
        exodus = self.evaluation.goals.exodus[seat.path][seat.evacuation]
        counts = count_all(exodus.tallies, state, seat, built, ideas)
        share = 10
        if not seat.traits[ALWAYS_EVACUATES] and exodus.least:
            share = min(10, 10 * counts[0] // exodus.least)
        if share > 0:
            seen.extend(CONDITION[share])
        points = vp_of_sets(state, exodus.row, exodus.sets(counts))
        seen.extend(EXODUS[min(15, points // 2)])
        return exodus.lasts

    def _races(self, state: State, index: int, counts: list[list[int]], seen: list[int]) -> None:
        """How the seat stands in each Endgame Condition, and which it cannot score."""
        barred = state.seats[index].barred
        for card in range(len(self.seat_marks.barred) if barred else 0):
            if barred >> card & 1:
                seen.extend(self.seat_marks.barred[card])
        for i in range(len(state.endgame)):
            most = -1000
            for other in range(len(counts)):
                if other != index:
                    most = max(most, counts[other][i])
            lead = counts[index][i] - most
            card = state.endgame[i]
            seen.extend(self.seat_marks.races[card][min(2, max(-2, lead)) + 2])

    def _spaces(self, state: State) -> SpacesSeen:
        spaces = self.spaces
        if spaces is None or not spaces.is_of(state):
            spaces = SpacesSeen(state, self.seat_marks, self.table_marks)
            self.spaces = spaces
        return spaces

    # --- the table ----------------------------------------------------------------------------------

    def _table(self, state: State, viewer: int, left: float) -> list[int]:
        seen = [f.ERA + min(state.era, 9)]
        if state.impact:
            seen.append(f.IMPACT)
        seen.append(f.TO_IMPACT + min(max(state.impact_after - state.era + 1, 0), 7))
        if left > 0.0:
            seen.extend(LEFT[min(16, int(2.0 * left))])
        seen.append(f.PHASE + state.phase)
        seen.extend(ROUND[min(state.round, 12)])
        seen.append(f.SEATS + len(state.seats))
        frame = state.top
        if frame is not None:
            effect = stack.effect_at(state, frame)
            if isinstance(effect, Joint):
                frame = frame.for_seat(viewer)
            self._question(effect, effect.about(state, frame), seen)
            if frame.place >= 0:
                seen.extend(self.table_marks.places[frame.place])
            else:
                seen.append(f.AT_PLACE)
            worker = CREW_NUMBERS[frame.worker] if frame.worker >= 0 else -1
            seen.append(f.BY_WORKER + min(worker, 7) + 1)
            seen.append(f.LEFT_OVER + min(max(frame.x, 0), 15))
        offers = self.offers
        if offers is None or not offers.is_of(state):
            offers = OffersSeen(state, self.table_marks)
            self.offers = offers
        seen.extend(offers.seen)
        seen.extend(self._spaces(state).seen)
        pools = self.pools
        if pools is None or not pools.is_of(state):
            pools = PoolsSeen(state, self.table_marks)
            self.pools = pools
        seen.extend(pools.seen)
        seen.extend(self.table_marks.terms)
        self.lists.add(state.beside, seen)
        return each_once(seen)

    def _question(self, effect: Effect, about: Facts, seen: list[int]) -> None:
        name = type(effect).__name__
        number = self.questions.get(name, -1)
        if number < 0:
            number = f.QUESTION + f.hashed(name, f.QUESTIONS)
            self.questions[name] = number
        seen.append(number)
        if about:
            key = tuple(about.items())
            words = self.abouts.get(key)
            if words is None:
                words = sorted({f.ABOUT + f.hashed(word, f.QUESTIONS) for word in about_words(about)})
                self.abouts[key] = words
            seen.extend(words)


def about_words(about: Facts) -> list[str]:
    """The words of what is said; a number's name is one, and "-" a die that is still to roll."""
    words = [word for value in about.values() for word in str(value).split()]
    words += [name for name, value in about.items() if isinstance(value, int)]
    return [*words, "-"] if ("shape" in about) != ("icon" in about) else words
