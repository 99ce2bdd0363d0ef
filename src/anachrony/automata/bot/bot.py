"""What every bot is: a board of positions, tokens that walk them, and the numbers of its edition."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from anachrony.automata.bot.action import BotAction
from anachrony.rules.general_supply import dismiss
from anachrony.rules.hooks import Opponent, Sight
from anachrony.rules.kinds import NO_WORKER, PRINTED_ANOMALY
from anachrony.rules.scoring import breakthrough_score

if TYPE_CHECKING:
    from anachrony.automata.views import AutomatonSeat
    from anachrony.rules.book import Book
    from anachrony.rules.effect import Effect, Frame
    from anachrony.rules.state import Seat, State

# What a bot counts, by place in its list of counts.
ANOMALIES: Final = 0
ACTIONS: Final = 1  # taken this Era
# Turns after everyone else has passed: those still owed, or for a bot that plays on those in which it may
# place no Exosuit. NOT_YET before that, and for the latter again with each Exosuit.
LEFT: Final = 2
NOT_YET: Final = -1

MOST_ANOMALIES: Final = 3
TRAVEL_STEPS: Final = 6
TRAVEL_STEP_VP: Final = 2


@dataclass(frozen=True)
class BotPosition:
    """A place on a bot's board: its action, and where each token goes from here."""

    name: str
    action: BotAction
    next: str | dict[int, str]  # the same for every token, or by the number on it


class BotBoard:
    """Positions, and the tokens with the position each starts on."""

    __slots__ = ("faces", "names", "positions", "starts", "tokens")

    def __init__(
        self, positions: tuple[BotPosition, ...], tokens: dict[int, str], faces: tuple[int, ...]
    ) -> None:
        self.positions = positions
        self.names: list[str] = [position.name for position in positions]
        self.tokens: list[int] = list(tokens)  # the numbers on them
        self.starts: list[int] = [self.names.index(name) for name in tokens.values()]
        self.faces = faces  # of the die that says which token acts

    def after(self, position: int, token: int) -> int:
        """The next position of a token, by its place among the tokens."""
        way = self.positions[position].next
        return self.names.index(way if isinstance(way, str) else way[self.tokens[token]])


@dataclass(frozen=True, kw_only=True)
class BotRules:
    """What differs between the bots and their editions."""

    set_vp: int  # for one of each Worker or Resource
    slot_vp: int = 2  # for a bonus of the Alternate Timeline
    failure_vp: int
    failure_water: int = 0
    recruit_vp: int = 0
    projects: int = 3  # most Superprojects
    before_impact: int = 6  # Exosuits powered up
    after_impact: int = 4
    least_actions: int = 0  # an Era, before it stops with the others
    extra_turns: int = 0  # after the others have passed
    stops_with_others: bool = True
    travels_last: bool = True  # a Time Travel when it is out of Exosuits
    discards_suit: bool = False  # where it finds no space
    positive_buildings: bool = False  # takes none without VP
    asks_for_tile: bool = False  # the person says which Breakthrough of the rolled shape it takes
    new_shapes: bool = False  # Research takes the shape it holds least of
    morale_vp: tuple[int, ...] = (0,)
    supply_water: tuple[int, ...] = ()
    seal_price: int = 0  # in Water and in cubes, for the first bot
    warp_tiles: int = 8  # of the nine; which ones never matters
    mines_beside: bool = True  # the cube beside the hex too


class BotPart:
    """What a module adds to a bot."""

    __slots__ = ()

    def reserved(self, state: State, index: int) -> list[int]:
        """Spaces where nobody else may go, for a Capital Action once all others are taken."""
        return []

    def before_suit(self, state: State, frame: Frame, token: int, place: int) -> tuple[Effect, ...]:
        """What is tried before a powered-up Exosuit goes to this place for a token's action; it performs
        the action in the end. Nothing where there is nothing to try."""
        return ()

    def suit_placed(self, state: State, index: int, place: int) -> None:
        """A powered-up Exosuit was put on a space."""

    def struck(self) -> tuple[Effect, ...]:
        """What an Anomaly does to the bot instead of what it does without the module."""
        return ()

    def project_taken(self, state: State, index: int, code: int) -> None:
        """The bot has taken a Superproject."""

    def add_lines(self, state: State, index: int, lines: dict[str, int]) -> None:
        """Add the lines of the score sheet that the bot counts in its own way."""

    def add_sight(self, state: State, index: int, seen: AutomatonSeat) -> None:
        """Add to the bot's board what there is to see of it."""


class Bot(Opponent):
    """An automaton with a board of its own. Its state lies in ``Seat.beside``."""

    __slots__ = (
        "board",
        "counts",
        "die",
        "difficulty",
        "draws",
        "held",
        "joker",
        "jokers",
        "numbers",
        "order",
        "parts",
        "places",
        "projects",
        "shape_die",
        "warp_die",
    )

    def __init__(
        self, name: str, book: Book, board: BotBoard, numbers: BotRules, difficulty: tuple[str, ...]
    ) -> None:
        super().__init__(name)
        self.board = board
        self.numbers = numbers
        self.difficulty = difficulty
        self.parts: list[BotPart] = []
        self.places: int = book.new_seat_list("bot tokens", *board.starts)  # position of each token
        self.order: int = book.new_seat_list("bot order", *range(len(board.tokens)))  # bottom to top
        self.counts: int = book.new_seat_list("bot counts", 0, 0, NOT_YET)
        self.projects: int = book.new_seat_list("bot superprojects")  # their codes
        self.held: int = -1  # seat list of its Anomalies by their codes, where there are several kinds
        self.joker: int = NO_WORKER  # the type of Worker that stands in for others, where there is one
        self.jokers: int = -1  # seat list of the types that they stand in for
        self.die: int = book.new_stream("bot die")
        self.shape_die: int = book.new_stream("bot shape die")
        self.warp_die: int = book.new_stream("bot warp die")
        self.draws: int = book.new_stream("bot draws")  # what it takes blindly

    def arrived(self, state: State, index: int, token: int) -> tuple[Effect, ...]:
        """What a token starts by coming to its new position."""
        return ()

    def walk(self, state: State, index: int, token: int) -> None:
        """Move a token to its next position, and others out of its way."""
        raise NotImplementedError

    def skips(self, position: int) -> bool:
        """Whether a token that comes here moves straight on."""
        return False

    def sheet(self, state: State, index: int) -> dict[str, int]:
        """As for a player, except that Warp tiles cost nothing and no Endgame Condition counts."""
        seat = state.seats[index]
        tiles = state.rules.tiles
        buildings = 0
        for code in seat.spots:
            tile = tiles[code]
            if tile is not None:
                buildings += tile.vp
        lines = {
            "buildings": buildings,
            "anomalies": self.anomaly_vp(state, seat),
            "superprojects": sum(state.rules.tile(code).vp for code in seat.beside[self.projects]),
            "time_travel": TRAVEL_STEP_VP * seat.travel,
            "morale": self.morale(seat),
            "breakthroughs": breakthrough_score(seat),
            "vp_tokens": seat.vp,
            "warp_tiles": 0,
            "endgame_conditions": 0,
        }
        for part in self.parts:
            part.add_lines(state, index, lines)
        return lines

    def anomaly_vp(self, state: State, seat: Seat) -> int:
        rows = state.rules.anomalies
        if self.held >= 0:
            return sum([rows[code].vp for code in seat.beside[self.held]])
        return rows[PRINTED_ANOMALY].vp * self.count(seat, ANOMALIES)

    def remove_anomaly(self, state: State, seat: Seat) -> None:
        """Remove one. Of several kinds it is the one that costs most VP, and of equals the older (FA14)."""
        self.add(seat, ANOMALIES, -1)
        if self.held >= 0:
            codes = seat.beside[self.held]
            codes.remove(min(codes, key=lambda code: state.rules.anomalies[code].vp))

    def workers(self, seat: Seat, worker: int) -> int:
        """How many it has of this type, with those that stand in for it."""
        if self.jokers < 0:
            return seat.active[worker]
        return seat.active[worker] + seat.beside[self.jokers].count(worker)

    def discard_worker(self, state: State, index: int, worker: int) -> None:
        """Lose one of this type; one that stands in for it goes first."""
        seat = state.seats[index]
        if self.jokers >= 0 and worker in seat.beside[self.jokers]:
            seat.beside[self.jokers].remove(worker)
            dismiss(state, index, self.joker)
        else:
            dismiss(state, index, worker)

    def has_taken(self, seat: Seat, code: int) -> bool:
        return code in seat.beside[self.projects]

    def morale(self, seat: Seat) -> int:
        return self.numbers.morale_vp[seat.morale]

    def count(self, seat: Seat, what: int) -> int:
        return seat.beside[self.counts][what]

    def add(self, seat: Seat, what: int, n: int) -> None:
        seat.beside[self.counts][what] += n

    def sight(self, state: State, index: int) -> AutomatonSeat:
        """The bot's board as everybody sees it; nothing of a bot is hidden."""
        seat = state.seats[index]
        board = self.board
        seen: AutomatonSeat = {
            "name": self.name,
            "difficulty": list(self.difficulty),
            "die": list(board.faces),
            "positions": [
                {"position": position.name, "action": position.action.word(), "next": self._ways(i)}
                for i, position in enumerate(board.positions)
            ],
            "tokens": [
                {"token": board.tokens[token], "position": board.names[seat.beside[self.places][token]]}
                for token in seat.beside[self.order]
            ],
            "suits": seat.hexes.bit_count(),
            "actions": self.count(seat, ACTIONS),
            "anomalies": self.count(seat, ANOMALIES),
            "superprojects": [state.rules.tile(code).name for code in seat.beside[self.projects]],
            "travel_vp": TRAVEL_STEP_VP * seat.travel,
            "morale_vp": self.morale(seat),
        }
        if self.held >= 0:
            seen["anomaly_names"] = [state.rules.anomalies[code].name for code in seat.beside[self.held]]
        for part in self.parts:
            part.add_sight(state, index, seen)
        return seen

    def word_at(self, position: str) -> str:
        return self.board.positions[self.board.names.index(position)].action.word()

    def _ways(self, position: int) -> dict[str, str]:
        """Where each token goes from here; routes of tokens that never reach this position are omitted."""
        way = self.board.positions[position].next
        if isinstance(way, str):
            return {str(number): way for number in self.board.tokens}
        return {str(number): name for number, name in way.items()}


class BotSight(Sight):
    """``view["seats"][i]["parts"]["automaton"]``: the bot's board, None for a player."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("automaton")

    def seat(self, state: State, index: int, own: bool) -> AutomatonSeat | None:
        bot = state.rules.automata[index]
        return bot.sight(state, index) if isinstance(bot, Bot) else None


def bot_at(state: State, index: int) -> Bot:
    bot = state.rules.automata[index]
    assert isinstance(bot, Bot)
    return bot


def stack_at(bot: Bot, seat: Seat, position: int) -> list[int]:
    """The tokens on a position, bottom to top."""
    return [token for token in seat.beside[bot.order] if seat.beside[bot.places][token] == position]
