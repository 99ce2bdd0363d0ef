"""Game, the public face: a state with its record and undo."""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from anachrony import record
from anachrony.arguments import setup_names, setup_number, setup_text, shown, whole
from anachrony.compiling import Given
from anachrony.decision import Decision as Decision
from anachrony.decision import IllegalMove as IllegalMove
from anachrony.decision import Option as Option
from anachrony.decision import options_of
from anachrony.rules import rng, scoring, sight, stack
from anachrony.rules.effect import Event
from anachrony.rules.kinds import CHANCE
from anachrony.rules.saving import Plain, checked, state_from_plain, state_to_plain, vocabulary
from anachrony.rules.state import State
from anachrony.rules.why_not import UnknownPlace as UnknownPlace
from anachrony.rules.why_not import why_not, why_not_text
from anachrony.terms import SetupError, Terms, packed_values

if TYPE_CHECKING:
    from anachrony.rules.lack import Lack
    from anachrony.rules.views import View

SAVE_VERSION: Final = 3
_CHECKPOINT_EVERY: Final = 16
_ENCODER: Final = json.JSONEncoder(separators=(",", ":"), check_circular=False)


class _Fraction(ValueError):
    """A number that is not whole, where a save should be."""


def _refused(number: str) -> float:
    raise _Fraction(number)


_WHOLE_NUMBERS: Final = json.JSONDecoder(parse_float=_refused, parse_constant=_refused)


class CorruptSave(ValueError):
    """A save that cannot be loaded."""


class Game:
    """A whole game: set up, asked, played, saved, replayed."""

    __slots__ = ("_checkpoints", "_floor", "_question", "_starts", "entries", "opening", "state", "terms")

    def __init__(self, terms: Terms, state: State, like: Game | None = None) -> None:
        """Games come from ``new``, ``at``, ``load``, ``replay`` and ``clone``."""
        self.terms: Terms = terms
        self.state: State = state
        # (seat or CHANCE, text), in order; where in there each play begins
        self.entries: list[tuple[int, str]] = [] if like is None else like.entries[:]
        self._starts: list[int] = [] if like is None else like._starts[:]
        # plays that can no longer be undone; positions after so many plays
        self._floor: int = 0 if like is None else like._floor
        self._checkpoints: list[tuple[int, State]] = [] if like is None else like._checkpoints[:]
        # how many positions there were before this one, in whatever order
        self._question: int = 0
        # the events of the set-up after new(), until the first play
        self.opening: list[Event] = [] if like is None else like.opening

    # --- set-up ---------------------------------------------------------------------------------------

    @staticmethod
    def new(
        paths: Given[Sequence[str] | None] = None,
        *,
        players: Given[int | None] = None,
        seed: Given[int] = 0,
        edition: Given[str] = "essential",
        side: Given[str] = "A",
        modules: Given[Sequence[str]] = (),
        variants: Given[Sequence[str]] = (),
        leaders: Given[Sequence[str] | str] = "choose",
        evacuation: Given[Sequence[str] | str | None] = None,
        first: Given[int | str | None] = None,
        hold_turns: Given[bool] = False,
        chance: Given[str] = "sample",
        components: Given[str] = "",
        solo: Given[str | None] = None,
        difficulty: Given[Sequence[str]] = (),
        key: Given[bytes] = b"",
    ) -> Game:
        """A new game. Whatever is a name may also be "random" or "choose".

        ``paths`` names a Path for each seat; without it ``players`` seats are dealt one each. With ``solo``
        one person plays against that opponent, who sits in the second seat. ``components`` is the text of a
        TOML file with values of one's own; see docs/values.md. ``evacuation`` sides and the ``first`` player
        are as the edition's rulebook says where they are left out. With a secret ``key`` of 16 to 64 bytes
        rolls and draws follow from it and not from the seed; saves hold it, records do not.
        """
        if solo is not None and players is not None and whole(players) != 1:
            raise SetupError(f"{shown(players)} players; one person plays alone")
        if solo is None and players is not None and whole(players) not in (2, 3, 4):
            raise SetupError(f"{shown(players)} players; the game is for 2, 3 or 4")
        if isinstance(paths, str):
            raise SetupError('give the paths as a list, such as ["harmony", "progress"]')
        count = None if players is None else whole(players)
        names = ("random",) * (count or (2 if solo is None else 1))
        if paths is not None:
            names = setup_names("paths", paths)
        if count is not None and count != len(names):
            raise SetupError(f"{len(names)} paths for {count} players")
        if not isinstance(hold_turns, bool):
            raise SetupError(f"hold_turns {shown(hold_turns)}; it must be True or False")
        if not isinstance(components, str):
            raise SetupError("components: give the text of a TOML file")
        edition = setup_text("edition", edition)
        chance = setup_text("chance", chance)
        terms = Terms(
            paths=names,
            seed=setup_number("seed", seed),
            edition=edition,
            side=setup_text("side", side),
            modules=setup_names("modules", modules),
            variants=setup_names("variants", variants),
            leaders=_for_each(names, "leaders", leaders),
            evacuation=() if evacuation is None else _for_each(names, "evacuation", evacuation),
            first="" if first is None else _seat_name(first),
            hold_turns=hold_turns,
            chance=chance,
            solo="" if solo is None else setup_text("solo", solo),
            difficulty=setup_names("difficulty", difficulty),
            components=packed_values(components, edition),
        )
        drawn: list[str] = []
        events: list[Event] = []
        game = Game(terms, terms.opening(chance == "explicit", drawn, events, _checked(key)))
        game.opening = events
        for outcome in drawn:
            game._keep(CHANCE, outcome)
        return game

    @staticmethod
    def at(state: Given[State], terms: Given[Terms], entries: Given[Sequence[tuple[int, str]]] = ()) -> Game:
        """A game that goes on from this position, which becomes its own: for puzzles, searches and tests.

        ``entries`` are those of the record that led here; none of them can be undone. Without them the
        record begins here too, and can be replayed by nobody. SetupError where these do not fit together.
        """
        if not isinstance(state, State):
            raise SetupError("give the position as a State")
        if not isinstance(terms, Terms):
            raise SetupError("give the Terms of the game that the position is of")
        if state.rules.recipe != terms.rules.recipe:
            raise SetupError("the position is of a game by other rules than these terms")
        game = Game(terms, state)
        game._begin(_entries(entries, len(state.seats)))
        game._checkpoint(len(game._starts))
        return game

    def _begin(self, entries: list[tuple[int, str]]) -> None:
        """Entries that have led here and stand."""
        self.entries = entries
        self._starts = [i for i, (seat, _) in enumerate(entries) if seat != CHANCE]
        self._floor = len(self._starts)

    @property
    def warnings(self) -> list[str]:
        """What the rulebook advises against in the way this game was set up."""
        return self.terms.warnings

    # --- asking ---------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.over

    @property
    def decisions(self) -> list[Decision]:
        """Everything that is asked now; several while choices are simultaneous."""
        return [self._decision(seat) for seat in stack.deciders(self.state)]

    @property
    def options(self) -> Sequence[Option]:
        """The options of the first decision; none when the game is over.

        They are put into words when they are read, so read them before the game goes on.
        """
        return [] if self.state.top is None else options_of(self, self.state.decider, self._question)

    def _decision(self, seat: int) -> Decision:
        effect, _ = stack.asking(self.state, seat)
        chances = stack.probabilities(self.state) if seat == CHANCE else []
        return Decision(seat, effect.prompt(), options_of(self, seat, self._question), chances)

    def why_not(self, place: Given[str], seat: Given[int | None] = None) -> Lack | None:
        """What is missing to act at a place now; None where an option lights it.

        UnknownPlace, a ValueError, where no place has that name.
        """
        if not isinstance(place, str):
            raise UnknownPlace(f"unknown place {shown(place)}")
        number = self.state.decider if seat is None else whole(seat)
        if number is None:
            raise self._no_seat(seat)
        return why_not(self.state, number, place)

    def preview(self, option: Given[Option]) -> dict[str, int]:
        """What an option surely changes for its seat, up to the next choice, roll, reveal or turn.

        IllegalMove where it is not an option now.
        """
        if not isinstance(option, Option):
            raise IllegalMove(f"{shown(option)} is not an option now")
        if not option.answers(self, self._question):
            self._check(option)
        if option.seat == CHANCE:
            return {}
        twin = self.state.clone()
        stack.foresee(twin, option.seat, option.pick)
        return sight.difference(self.state, twin, option.seat)

    @property
    def scores(self) -> list[dict[str, int]]:
        """Per seat, line by line and in total, as the position stands."""
        sheets = [scoring.sheet(self.state, seat) for seat in range(len(self.state.seats))]
        lines = scoring.lines(self.state.rules)
        return [{**dict(zip(lines, sheet, strict=True)), "total": sum(sheet)} for sheet in sheets]

    @property
    def points(self) -> list[int]:
        """Per seat, what it has scored; Endgame Conditions count when the game is over."""
        return [scoring.points(self.state, seat) for seat in range(len(self.state.seats))]

    @property
    def winners(self) -> list[int]:
        """The winning seats; more than one share the victory, none before the end."""
        return scoring.winners(self.state) if self.state.over else []

    def view(self, seat: Given[int | None] = None) -> View:
        """All that a seat may see, ready for JSON; None is a spectator. ValueError for any other seat."""
        if seat is None:
            return sight.view(self.state, None)
        number = whole(seat)
        if number is None or not 0 <= number < len(self.state.seats):
            raise self._no_seat(seat)
        return sight.view(self.state, number)

    def _no_seat(self, seat: object) -> ValueError:
        return ValueError(f"seat {shown(seat)}; there are {len(self.state.seats)}, counted from 0")

    # --- playing --------------------------------------------------------------------------------------

    def play(self, move: Given[Option | str], seat: Given[int | None] = None) -> list[Event]:
        """Make a move: an option, or its text. Returns what happened.

        ``seat`` is needed where several seats may do the same. IllegalMove says what was possible instead.
        """
        if isinstance(move, Option):
            if seat is not None and whole(seat) != move.seat:
                raise IllegalMove(
                    f"{record.quoted(move.text)} is for seat {move.seat}, not for seat {shown(seat)}"
                )
            if not move.answers(self, self._question):
                self._check(move)
            return self._apply(move)
        number = None if seat is None else whole(seat)
        if self.state.over:
            raise IllegalMove("the game is over")
        if seat is not None and number is None:
            raise IllegalMove(f"seat {shown(seat)} has nothing to decide now")
        return self._apply(self._find(move, number))

    def _find(self, move: object, seat: int | None) -> Option:
        text = move if isinstance(move, str) else shown(move)
        legal: list[str] = []
        found: list[Option] = []
        for decider in stack.deciders(self.state):
            if seat is None or seat == decider:
                options = options_of(self, decider, self._question)
                found += [option for option in options if option.text == move]
                legal += [option.text for option in options]
        if len(found) == 1:
            return found[0]
        if found:
            seats = " and ".join(str(option.seat) for option in found)
            raise IllegalMove(f"seats {seats} may all {record.quoted(text)}; say which with seat=")
        if not legal:
            raise IllegalMove(f"seat {seat} has nothing to decide now")
        because = why_not_text(self.state, self.state.decider if seat is None else seat, text)
        possible = ", ".join(dict.fromkeys(legal))
        raise IllegalMove(f"{record.quoted(text)} is not possible now{because}; possible: {possible}")

    def _check(self, option: Option) -> None:
        """Looks for an option that was offered in another position or game."""
        state = self.state
        if state.over:
            raise IllegalMove("the game is over")
        if option.seat != state.decider and option.seat not in stack.deciders(state):
            raise IllegalMove(f"seat {option.seat} has nothing to decide now")
        if option.pick in stack.picks_of(state, option.seat):
            effect, frame = stack.asking(self.state, option.seat)
            if effect.text(state, frame, option.pick) == option.text:
                return
        raise IllegalMove(f"{record.quoted(option.text)} is not an option now")

    def _apply(self, option: Option) -> list[Event]:
        state, seat = self.state, option.seat
        self._question += 1
        reveals = state.reveals
        if self.opening:
            self.opening = []  # whoever wants them has read them: an eighth of a running game
        events: list[Event] = []
        state.events = events
        drawn: list[str] = []
        state.drawn = drawn
        if seat != CHANCE and not self._checkpoints and self._starts:
            self._checkpoint(len(self._starts))  # after a load: undo need not begin with the set-up
        stack.play(state, seat, option.pick)
        state.events = None
        state.drawn = None
        if seat != CHANCE:
            if self._starts and self.entries[self._starts[-1]][0] != seat:
                self._floor = len(self._starts)
            self._starts.append(len(self.entries))
        self._keep(seat, option.text)
        for outcome in drawn:
            self._keep(CHANCE, outcome)
        plays = len(self._starts)
        if state.reveals != reveals:
            self._floor = plays
        if plays % _CHECKPOINT_EVERY == 0 and seat != CHANCE and state.decider != CHANCE:
            self._checkpoint(plays)
        return events

    def _keep(self, seat: int, text: str) -> None:
        """Adds to the record. All games of the ruleset share its entries: a game would be a third larger."""
        known = self.state.rules.known_entries[seat]
        entry = known.get(text)
        if entry is None:
            entry = known[text] = [(seat, text)]
        self.entries += entry

    def _sample_from_here(self) -> None:
        """From here on rolls and draws are sampled; one that waits now is made."""
        self.state.explicit = False
        self._run(stack.advance)

    def _run(self, go_on: Callable[[State], None]) -> list[Event]:
        """Lets the game go on where nobody decides, and keeps what is rolled and drawn."""
        state = self.state
        reveals = state.reveals
        self._question += 1
        events: list[Event] = []
        state.events = events
        drawn: list[str] = []
        state.drawn = drawn
        go_on(state)
        state.events = None
        state.drawn = None
        for outcome in drawn:
            self._keep(CHANCE, outcome)
        if state.reveals != reveals:
            self._floor = len(self._starts)
        return events

    def _checkpoint(self, plays: int) -> None:
        """Remember the present position; forget those that undo can no longer reach."""
        kept = self._checkpoints
        kept.append((plays, self.state.clone()))
        while len(kept) > 1 and kept[1][0] <= self._floor:
            kept.pop(0)

    @property
    def can_undo(self) -> bool:
        """Whether ``undo`` would take something back."""
        return len(self._starts) > self._floor

    def undo(self) -> None:
        """Take back the last play; never past a roll, a reveal, another seat's move or an ended turn.

        IllegalMove where nothing can be taken back.
        """
        if not self.can_undo:
            raise IllegalMove(
                "nothing to undo: the last roll, reveal, ended turn or other seat's move stands"
            )
        target = len(self._starts) - 1
        end = self._starts[target]
        kept = [checkpoint for checkpoint in self._checkpoints if checkpoint[0] <= target]
        try:
            if kept:
                plays, checkpoint = kept[-1]
                state = checkpoint.clone()
                follow(state, self.entries[self._starts[plays] : end])
            else:
                state = self.terms.opening(explicit=True)
                follow(state, self.entries[:end])
        except record.NotFollowed as error:  # a save from before a rule was corrected
            raise IllegalMove(f"this cannot be taken back: {error}") from error
        self._checkpoints = kept
        state.explicit = (
            self.state.explicit
        )  # a checkpoint may be from a time when outcomes were entered by hand
        state.seed = self.state.seed
        state.key = self.state.key
        self.state = state
        self._question += 1
        del self.entries[end:]
        del self._starts[target:]

    def clone(self) -> Game:
        """An equal, independent game."""
        return Game(self.terms, self.state.clone(), self)

    def reseed(self, seed: Given[int]) -> None:
        """A fresh future, by any whole number; nothing that has happened changes."""
        self.state.seed = setup_number("seed", seed) & ((1 << 60) - 1)
        self.state.key = b""

    # --- keeping --------------------------------------------------------------------------------------

    def save(self) -> str:
        """The game as JSON, with its record; and with its secret key, where it has one."""
        body: dict[str, Plain] = {
            "terms": dict(self.terms.header()),
            "entries": record.pack(self.entries),
            "floor": self._floor,
            "state": state_to_plain(self.state),
        }
        text = _ENCODER.encode(body)
        return f'{{"anachrony":{SAVE_VERSION},"check":{zlib.crc32(text.encode())},"game":{text}}}'

    @staticmethod
    def load(data: Given[str]) -> Game:
        """The game that ``save`` wrote; CorruptSave says what is wrong with anything else."""
        if not isinstance(data, str):
            raise CorruptSave("give the text that save() wrote")
        vocabulary()  # two effects of one name are no fault of the save
        try:
            outer, plain = _parsed(data)
            version = outer["anachrony"]
            body = outer["game"]
            intact = _is_whole(data, body, outer.get("check"))
        except (ValueError, KeyError, TypeError, RecursionError) as error:
            raise CorruptSave("this is no saved game of Anachrony") from error
        if not isinstance(version, int) or isinstance(version, bool) or version != SAVE_VERSION:
            told = f"this program reads {SAVE_VERSION}, which version 0.2.0 makes of earlier saves"
            raise CorruptSave(f"save version {shown(version)}; {told}")
        if not intact:
            raise CorruptSave("the save is damaged: its checksum does not fit")
        try:
            if not plain:
                checked(body)
            terms = Terms.from_header(body["terms"])
            game = Game(terms, state_from_plain(terms.rules, body["state"]))
            game._begin(record.unpack(body["entries"]))
            game._floor = min(max(0, int(body["floor"])), game._floor)
        except (ValueError, KeyError) as error:
            raise CorruptSave(f"the save is damaged: {error!r:.200}") from error
        except Exception as error:  # what was edited by hand can be wrong in any way, and each build says how
            raise CorruptSave("the save is damaged") from error
        return game

    def record(self) -> str:
        """The game as text that people can read; ``Game.replay`` plays it again.

        It tells everything, hidden hands and choices too: while a game runs it is for the referee.
        """
        return record.write(self.terms, self.entries, self.state.seed)

    @staticmethod
    def replay(text: Given[str], seed: Given[int | None] = None, key: Given[bytes] = b"") -> Game:
        """Play a record; RecordError names the line that is wrong and what was legal there.

        ``seed`` gives the game another future than the one that whoever wrote the record knows, and a
        ``key`` one that nobody knows.
        """
        if not isinstance(text, str):
            raise record.RecordError("a record is text")
        terms, entries = record.read(text)
        if seed is not None:
            terms = terms.with_seed(setup_number("seed", seed))
        state = terms.opening(explicit=True, key=_checked(key))
        follow(state, entries)
        game = Game(terms, state)
        game._begin(entries)
        if terms.chance == "sample":
            game._sample_from_here()
        return game

    def __reduce__(self) -> tuple[Callable[[str], Game], tuple[str]]:
        """It is copied and travels as its save."""
        return _loaded, (self.save(),)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Game)
            and self.terms.header() == other.terms.header()
            and self.entries == other.entries
            and state_to_plain(self.state) == state_to_plain(other.state)
        )


def _checked(key: object) -> bytes:
    if isinstance(key, bytes) and (not key or rng.MIN_KEY <= len(key) <= rng.MAX_KEY):
        return key
    raise SetupError(f"a key has {rng.MIN_KEY} to {rng.MAX_KEY} bytes")


def _loaded(data: str) -> Game:
    """Loads a game for pickle, which calls a function by its name."""
    return Game.load(data)


def _entries(given: object, seats: int) -> list[tuple[int, str]]:
    """Entries of a record, as a list of its own."""
    if not isinstance(given, (list, tuple)):
        raise SetupError("entries: give a list with a seat and a text for each")
    found: list[tuple[int, str]] = []
    for entry in given:
        if not isinstance(entry, tuple) or len(entry) != 2 or not isinstance(entry[1], str):
            raise SetupError(f"entries: {shown(entry)} is no seat with a text")
        seat = whole(entry[0])
        if seat is None or (seat != CHANCE and not 0 <= seat < seats):
            raise SetupError(f"entries: there is no seat {shown(entry[0])}")
        found.append((seat, entry[1]))
    return found


def _for_each(paths: tuple[str, ...], name: str, value: object) -> tuple[str, ...]:
    """A name for each seat; one alone is for all."""
    return (value,) * len(paths) if isinstance(value, str) else setup_names(name, value)


def _seat_name(value: object) -> str:
    """A seat as people count them, in a text or as a number; whatever else it is stays unknown."""
    if isinstance(value, str):
        return value
    number = None if isinstance(value, bool) else whole(value)
    return shown(value if number is None else number)


def _parsed(data: str) -> tuple[dict[str, Any], bool]:
    """JSON, and if it surely holds nothing but whole numbers, texts, lists and objects. The decoder sees that
    for nothing; to look through it all afterward would make loading a third slower."""
    if "null" not in data:
        try:
            return _WHOLE_NUMBERS.decode(data), True
        except _Fraction:
            pass
    return json.loads(data), False


def _is_whole(data: str, body: object, check: object) -> bool:
    """Whether the checksum fits, also when the JSON was reformatted."""
    text = data[data.find(',"game":') + 8 : -1]
    if check == zlib.crc32(text.encode("utf-8", "replace")):
        return True
    return check == zlib.crc32(_ENCODER.encode(body).encode())


def follow(state: State, entries: list[tuple[int, str]]) -> None:
    """Plays recorded entries, outcomes included, whatever the seed says; NotFollowed names what cannot be."""
    explicit = state.explicit
    state.explicit = True
    for _ in record.walk(state, entries):
        pass
    state.explicit = explicit
