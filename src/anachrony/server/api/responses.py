"""What the routes answer, for the OpenAPI schema. Large answers are written as JSON directly."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Self

from pydantic import BaseModel

from anachrony.server.api.view_models import view_model
from anachrony.wording.message import Message as WordsToBe
from anachrony.wording.message import plain

if TYPE_CHECKING:
    from anachrony.rules.views import View
else:
    View = view_model()


class Message(BaseModel):
    """Words to be: a key of the ``.ftl`` files, and parameters that may be messages or lists of them."""

    key: str
    params: dict[str, int | str | Message | list[Message]]

    @classmethod
    def of(cls, words: WordsToBe) -> Self:
        return cls.model_validate(plain(words))


class SeatInfo(BaseModel):
    seat: int
    kind: Literal["open", "person", "computer", "automaton"]
    name: str  # as someone gave it, or empty
    label: Message
    computer: str | None
    registered: bool
    left: bool  # its player has left a game that counts, and comes last


class TableInfo(BaseModel):
    """What anyone at a table may know about it; the seed only once the game is over."""

    id: str
    status: Literal["open", "running", "over"]
    title: str
    listed: bool
    archived: bool
    source: str
    terms: dict[str, Any]
    seed: str | None
    seed_named: bool
    engine: str
    clock: dict[str, Any]
    rated: bool  # its players want it to count; it does where each of them has an account
    counts: bool  # it has begun, and is rated or of a league: no hints, takebacks or hand-overs
    watchable: bool  # anybody may watch
    absence: Literal["host", "computer", "vote", "wait"]  # what becomes of a player who vanished
    rematch: str | None
    rematch_of: str | None  # before the start it waits until all players of that game have agreed
    asked: list[int]  # the seats that have to decide now
    to_agree: list[int]  # before the start: the seats that have not agreed to the rules as they are now
    agreement: str  # a name for these rules
    created_at: float
    seats: list[SeatInfo]


class SeatLink(BaseModel):
    seat: int
    token: str | None
    link: str | None


class NewTable(BaseModel):
    """The links of a new table. They are told once; the server keeps only their fingerprints."""

    table: TableInfo
    host: str
    watch: str
    watch_link: str
    seats: list[SeatLink]


class Votes(BaseModel):
    votes: int
    needed: int


class TableList(BaseModel):
    tables: list[TableInfo]


class MyTable(TableInfo):
    yours: list[int]  # the seats that the account or the links hold
    your_turn: bool
    waited: float  # seconds that it has been so; 0 where it is not


class MyTables(BaseModel):
    tables: list[MyTable]


class Named(BaseModel):
    id: str


class Event(BaseModel):
    kind: str
    seat: int
    place: str
    what: str
    amounts: dict[str, int]
    fate: str
    message: Message


class Option(BaseModel):
    text: str
    message: Message
    place: str
    worker: str
    pays: dict[str, int] | None = None
    gains: dict[str, int] | None = None


class Decision(BaseModel):
    seat: int
    prompt: str
    message: Message
    options: list[Option]


class PositionWords(BaseModel):
    """Messages for the names in a view."""

    phase: Message
    asking: Message | None
    place: Message | None
    worker: Message | None
    about: Message | None


class ScoreLine(BaseModel):
    line: str
    message: Message
    points: list[int]  # by seat


class You(BaseModel):
    """Through whose eyes a table is seen."""

    seat: int | None
    host: bool


class Takeback(BaseModel):
    """What a seat asks all others to let it take back: its last choice, and all that followed."""

    id: str
    seat: int
    agreed: list[int]
    waits_for: list[int]  # the seats that have not answered


class Position(BaseModel):
    """Where the table stands, for one seat or a spectator. A socket pushes the same."""

    kind: Literal["position"]
    version: int
    view: View
    words: PositionWords
    events: list[Event]
    decisions: list[Decision]
    can_undo: bool
    clocks: list[float | None]
    winners: list[int]
    scores: list[ScoreLine] | None
    takeback: Takeback | None
    vacations: list[float | None]  # when each seat's player comes back, where they are away
    table: TableInfo
    you: You


class Decisions(BaseModel):
    version: int
    decisions: list[Decision]


class Moved(BaseModel):
    version: int
    events: list[Event]


class Missing(BaseModel):
    what: str
    details: list[str]
    message: Message


class WhyNot(BaseModel):
    place: str
    missing: Missing | None


class Preview(BaseModel):
    """What a move surely changes; ``view`` is None where choices are simultaneous."""

    pays: dict[str, int]
    gains: dict[str, int]
    view: View | None
    events: list[Event]


class Reason(BaseModel):
    """What one move has over another: points, by source."""

    source: str
    points: float
    seat: int


class LogEntry(BaseModel):
    version: int
    kind: Literal["opening", "play", "undo", "rewind", "notice"]
    seat: int
    at: float
    move: str | None
    events: list[Event]


class Seen(BaseModel):
    """A position as somebody sees it, and words for what is in it."""

    view: View
    words: PositionWords


class PastPosition(Seen):
    """An earlier position, and the entry of the log that led to it."""

    version: int
    entry: LogEntry | None


class PastPositions(BaseModel):
    positions: list[PastPosition]


class Log(BaseModel):
    version: int
    entries: list[LogEntry]


class EraPoints(BaseModel):
    """What a seat had at the end of an Era; ``points`` in the order of the chart's lines."""

    era: int | None  # the number on its tile, which may be 0; None before the first Era
    points: list[int]
    total: int


class ChartLine(BaseModel):
    line: str
    message: Message


class Chart(BaseModel):
    lines: list[ChartLine]
    seats: list[list[EraPoints]]


class Notes(BaseModel):
    notes: str


class Me(BaseModel):
    name: str | None


class Claimed(BaseModel):
    tables: list[str]


class Health(BaseModel):
    status: str
    version: str
    space: Literal["enough", "short"] | None  # on the disk; nothing where the server cannot look


class Codex(BaseModel):
    """Every component of a ruleset. Each entry has at least a ``text`` or a ``name``."""

    edition: str
    modules: list[str]
    variants: list[str]
    players: int
    rules: dict[str, Any]
    tiles: list[dict[str, Any]]
    spaces: list[dict[str, Any]]
    own_actions: list[dict[str, Any]]
    capital_tiles: list[dict[str, Any]]
    paths: list[dict[str, Any]]
    leaders: list[dict[str, Any]]
    endgame_cards: list[dict[str, Any]]
    recruit_cards: list[dict[str, Any]]
    mine_cards: list[dict[str, Any]]
    asset_cards: list[dict[str, Any]]
    warp_tiles: list[dict[str, Any]]
    breakthroughs: list[dict[str, Any]]
    dice: list[dict[str, Any]]
    timeline: list[dict[str, Any]]
    differences: list[dict[str, Any]] = []  # from the Essential Edition, where another is played


class Reach(BaseModel):
    """How others come here, told to the machine that the server runs on."""

    addresses: list[str]


class Session(BaseModel):
    id: str
    opened_at: float
    here: bool  # the one that asks


class Sessions(BaseModel):
    sessions: list[Session]


class RatingInfo(BaseModel):
    """``rating`` is surely within twice its ``uncertainty``, or nearly so."""

    rating: int
    uncertainty: int
    games: int


class Pool(BaseModel):
    """What a rating is about."""

    edition: str
    modules: list[str]

    @classmethod
    def named(cls, pool: str) -> Self:
        """That of what the database calls it."""
        edition, *modules = pool.split()
        return cls(edition=edition, modules=modules)


class OwnTable(BaseModel):
    id: str
    title: str
    status: str
    created_at: float
    host: bool
    yours: list[int]
    notes: list[str]  # private notes of those seats
