"""Game, the public face: a state with its record and undo."""

from __future__ import annotations

import json
import zlib
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from anachrony import old_saves, record
from anachrony.rules import rng, scoring, sight, stack
from anachrony.rules.effect import Event
from anachrony.rules.kinds import CHANCE
from anachrony.rules.saving import Plain, state_from_plain, state_to_plain
from anachrony.rules.why_not import UnknownPlace as UnknownPlace
from anachrony.rules.why_not import why_not, why_not_text
from anachrony.terms import SetupError, Terms, packed_values

if TYPE_CHECKING:
    from anachrony.rules.lack import Lack
    from anachrony.rules.ruleset import Ruleset
    from anachrony.rules.state import State
    from anachrony.rules.views import View

SAVE_VERSION: Final = 3
_CHECKPOINT_EVERY: Final = 8
_ENCODER: Final = json.JSONEncoder(separators=(",", ":"), check_circular=False)


class IllegalMove(ValueError):
    """A move that is not among the options; the message says what was possible."""


class CorruptSave(ValueError):
    """A save that cannot be loaded."""


class Option:
    """One thing a seat may do now."""

    __slots__ = ("_game", "_question", "pick", "place", "seat", "text", "worker")

    def __init__(
        self, game: Game, seat: int, pick: int, text: str, place: str, worker: str, question: int = -1
    ) -> None:
        self._game = game
        self._question = question  # of that game, by number: the one that this answers
        self.seat = seat
        self.pick = pick
        self.text = text
        self.place = place
        self.worker = worker

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<Option {self.text!r}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Option) and (self.seat, self.pick, self.text) == (
            other.seat,
            other.pick,
            other.text,
        )

    def __hash__(self) -> int:
        return hash((self.seat, self.pick, self.text))

    def answers(self, game: Game, question: int) -> bool:
        """Whether this was offered there, so that it need not be looked for."""
        return self._game is game and self._question == question

    @property
    def pays(self) -> dict[str, int]:
        """What this surely costs its seat, up to the next choice or roll."""
        return {name: -n for name, n in self._game.preview(self).items() if n < 0}

    @property
    def gains(self) -> dict[str, int]:
        """What this surely brings its seat, up to the next choice or roll."""
        return {name: n for name, n in self._game.preview(self).items() if n > 0}


class Decision:
    """What one seat is asked. For rolls and draws in explicit mode the seat is CHANCE."""

    __slots__ = ("options", "probabilities", "prompt", "seat")

    def __init__(self, seat: int, prompt: str, options: list[Option], probabilities: list[float]) -> None:
        self.seat = seat
        self.prompt = prompt
        self.options = options
        self.probabilities = probabilities

    def __repr__(self) -> str:
        return f"<Decision of seat {self.seat}: {self.prompt}, {len(self.options)} options>"


class Game:
    """A whole game: set up, asked, played, saved, replayed."""

    __slots__ = ("_checkpoints", "_floor", "_question", "_starts", "entries", "opening", "state", "terms")

    def __init__(self, terms: Terms, state: State, like: Game | None = None) -> None:
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
        paths: Sequence[str] | None = None,
        *,
        players: int | None = None,
        seed: int = 0,
        edition: str = "essential",
        side: str = "A",
        modules: Sequence[str] = (),
        variants: Sequence[str] = (),
        leaders: Sequence[str] | str = "choose",
        evacuation: Sequence[str] | str | None = None,
        first: int | str | None = None,
        hold_turns: bool = False,
        chance: str = "sample",
        components: str = "",
        solo: str | None = None,
        difficulty: Sequence[str] = (),
        key: bytes = b"",
    ) -> Game:
        """A new game. Whatever is a name may also be "random" or "choose".

        ``paths`` names a Path for each seat; without it ``players`` seats are dealt one each. With ``solo``
        one person plays against that opponent, who sits in the second seat. ``components`` is the text of a
        TOML file with values of one's own; see docs/values.md. ``evacuation`` sides and the ``first`` player
        are as the edition's rulebook says where they are left out. With a secret ``key`` of 16 to 64 bytes
        rolls and draws follow from it and not from the seed; saves hold it, records do not.
        """
        if solo is not None and players not in (None, 1):
            raise SetupError(f"{players!r:.20} players; one person plays alone")
        if solo is None and players is not None and players not in (2, 3, 4):
            raise SetupError(f"{players!r:.20} players; the game is for 2, 3 or 4")
        if not isinstance(seed, int):
            raise SetupError(f"seed {seed!r:.40}; it must be a number")
        if paths is None:
            paths = ["random"] * (1 if solo is not None else players or 2)
        elif isinstance(paths, str):
            raise SetupError('give the paths as a list, such as ["harmony", "progress"]')
        elif players is not None and players != len(paths):
            raise SetupError(f"{len(paths)} paths for {players} players")
        if isinstance(leaders, str):
            leaders = [leaders] * len(paths)
        if isinstance(evacuation, str):
            evacuation = [evacuation] * len(paths)
        terms = Terms(
            paths=tuple(map(str, paths)),
            seed=int(seed),
            edition=edition,
            side=side,
            modules=tuple(map(str, modules)),
            variants=tuple(map(str, variants)),
            leaders=tuple(map(str, leaders)),
            evacuation=tuple(map(str, evacuation or ())),
            first="" if first is None else str(first),
            hold_turns=hold_turns,
            chance=chance,
            solo="" if solo is None else str(solo),
            difficulty=tuple(map(str, difficulty)),
            components=packed_values(components, edition),
        )
        drawn: list[str] = []
        events: list[Event] = []
        game = Game(terms, terms.opening(chance == "explicit", drawn, events, _checked(key)))
        game.opening = events
        for outcome in drawn:
            game.entries += _entry(terms.rules, CHANCE, outcome)
        return game

    @property
    def warnings(self) -> list[str]:
        """What the rulebook advises against in the way this game was set up."""
        return self.terms.warnings

    # --- asking ---------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def decisions(self) -> list[Decision]:
        """Everything that is asked now; several while choices are simultaneous."""
        return [self._decision(seat) for seat in stack.deciders(self.state)]

    @property
    def options(self) -> list[Option]:
        """The options of the first decision; none when the game is over."""
        return [] if self.state.top is None else self._options(self.state.decider)

    def _decision(self, seat: int) -> Decision:
        effect, _ = stack.asking(self.state, seat)
        chances = stack.probabilities(self.state) if seat == CHANCE else []
        return Decision(seat, effect.prompt(), self._options(seat), chances)

    def _options(self, seat: int) -> list[Option]:
        state = self.state
        effect, frame = stack.asking(self.state, seat)
        options: list[Option] = []
        for pick in stack.picks_of(state, seat):
            text, place, worker = effect.words(state, frame, pick)
            options.append(Option(self, seat, pick, text, place, worker, self._question))
        return options

    def why_not(self, place: str, seat: int | None = None) -> Lack | None:
        """What is missing to act at a place now; None where an option lights it. UnknownPlace, a ValueError,
        where no place has that name."""
        return why_not(self.state, self.state.decider if seat is None else seat, place)

    def preview(self, option: Option) -> dict[str, int]:
        """What an option surely changes for its seat, up to the next choice, roll, reveal or turn."""
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

    def view(self, seat: int | None = None) -> View:
        """All that a seat may see, ready for JSON; None is a spectator."""
        if seat is not None and not 0 <= seat < len(self.state.seats):
            raise ValueError(f"seat {seat}; there are {len(self.state.seats)}, counted from 0")
        return sight.view(self.state, seat)

    # --- playing --------------------------------------------------------------------------------------

    def play(self, move: Option | str, seat: int | None = None) -> list[Event]:
        """Make a move: an option, or its text. Returns what happened."""
        if isinstance(move, Option):
            if seat is not None and seat != move.seat:
                raise IllegalMove(f"{record.quoted(move.text)} is for seat {move.seat}, not for seat {seat}")
            self._check(move)
            return self._apply(move)
        return self._apply(self._find(str(move), seat))

    def _find(self, text: str, seat: int | None) -> Option:
        if self.state.over:
            raise IllegalMove("the game is over")
        legal: list[str] = []
        found: list[Option] = []
        for decider in stack.deciders(self.state):
            if seat is None or seat == decider:
                options = self._options(decider)
                found += [option for option in options if option.text == text]
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
        if option.answers(self, self._question):
            return
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
        self.entries += _entry(state.rules, seat, option.text)
        for outcome in drawn:
            self.entries += _entry(state.rules, CHANCE, outcome)
        plays = len(self._starts)
        if state.reveals != reveals:
            self._floor = plays
        if plays % _CHECKPOINT_EVERY == 0 and seat != CHANCE and state.decider != CHANCE:
            self._checkpoint(plays)
        return events

    def _sample_from_here(self) -> None:
        """From here on rolls and draws are sampled; one that waits now is made."""
        self.state.explicit = False
        self._question += 1
        drawn: list[str] = []
        self.state.drawn = drawn
        stack.advance(self.state)
        self.state.drawn = None
        self.entries += [(CHANCE, outcome) for outcome in drawn]

    def _checkpoint(self, plays: int) -> None:
        """Remember the present position; forget those that undo can no longer reach."""
        kept = self._checkpoints
        kept.append((plays, self.state.clone()))
        while len(kept) > 1 and kept[1][0] <= self._floor:
            kept.pop(0)

    @property
    def can_undo(self) -> bool:
        return len(self._starts) > self._floor

    def undo(self) -> None:
        """Take back the last play; never past a roll, a reveal, another seat's move or an ended turn."""
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
        except LookupError as error:  # a save from before a rule was corrected
            raise IllegalMove(f"this cannot be taken back: {error} by the rules of today") from error
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

    def reseed(self, seed: int) -> None:
        """A fresh future; nothing that has happened changes."""
        self.state.seed = seed & ((1 << 60) - 1)
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
    def load(data: str) -> Game:
        """The game that ``save`` wrote; CorruptSave says what is wrong with anything else."""
        if not isinstance(data, str):
            raise CorruptSave("give the text that save() wrote")
        try:
            outer = json.loads(data)
            version = outer["anachrony"]
            body = outer["game"]
            whole = _is_whole(data, body, outer.get("check"))
        except (ValueError, KeyError, TypeError, RecursionError) as error:
            raise CorruptSave("this is no saved game of Anachrony") from error
        if not isinstance(version, int) or isinstance(version, bool) or not 1 <= version <= SAVE_VERSION:
            raise CorruptSave(f"save version {version!r:.20}; this program reads 1 to {SAVE_VERSION}")
        if not whole:
            raise CorruptSave("the save is damaged: its checksum does not fit")
        try:
            terms = Terms.from_header(body["terms"])
            if version == 1:
                body = old_saves.from_version_1(terms, body)
            if version <= 2:
                body = old_saves.from_version_2(terms, body)
            game = Game(terms, state_from_plain(terms.rules, body["state"]))
            game.entries = record.unpack(body["entries"])
            game._starts = [i for i, (seat, _) in enumerate(game.entries) if seat != CHANCE]
            game._floor = min(max(0, int(body["floor"])), len(game._starts))
        except Exception as error:  # what was edited by hand can be wrong in any way
            raise CorruptSave(f"the save is damaged: {error!r:.200}") from error
        return game

    def record(self) -> str:
        """The game as text that people can read; ``Game.replay`` plays it again.

        It tells everything, hidden hands and choices too: while a game runs it is for the referee.
        """
        return record.write(self.terms, self.entries, self.state.seed)

    @staticmethod
    def replay(text: str, seed: int | None = None, key: bytes = b"") -> Game:
        """Play a record; RecordError names the line that is wrong and what was legal there.

        ``seed`` gives the game another future than the one that whoever wrote the record knows, and a
        ``key`` one that nobody knows.
        """
        terms, entries = record.read(text)
        if seed is not None:
            terms = terms.with_seed(seed)
        state = terms.opening(explicit=True, key=_checked(key))
        follow(state, entries)
        game = Game(terms, state)
        game.entries = entries
        game._starts = [i for i, (seat, _) in enumerate(entries) if seat != CHANCE]
        game._floor = len(game._starts)
        if terms.chance == "sample":
            game._sample_from_here()
        return game

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


def _entry(rules: Ruleset, seat: int, text: str) -> list[tuple[int, str]]:
    """One entry of a record, in a list. All games of the ruleset share it: a game would be a third larger."""
    known = rules.known_entries[seat]
    entry = known.get(text)
    if entry is None:
        entry = known[text] = [(seat, text)]
    return entry


def _is_whole(data: str, body: object, check: object) -> bool:
    """Whether the checksum fits, also when the JSON was reformatted."""
    text = data[data.find(',"game":') + 8 : -1]
    if check == zlib.crc32(text.encode("utf-8", "replace")):
        return True
    return check == zlib.crc32(_ENCODER.encode(body).encode())


def follow(state: State, entries: list[tuple[int, str]]) -> None:
    """Play recorded entries, outcomes included, whatever the seed says; LookupError names what cannot be."""
    explicit = state.explicit
    state.explicit = True
    for seat, text in entries:
        stack.play(state, seat, stack.pick_called(state, seat, text))
    state.explicit = explicit
