"""The terms of a game: who plays what, by which rules. Checked before anything is set up."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Final

from anachrony.automata.bot.joining import SEAT
from anachrony.automata.opponents import OPPONENTS
from anachrony.compiling import Given
from anachrony.editions.edition import Edition
from anachrony.editions.essential import ESSENTIAL
from anachrony.editions.first.first import FIRST
from anachrony.editions.preview.preview import PREVIEW
from anachrony.modules import compatibility
from anachrony.modules.compatibility import MODULES
from anachrony.modules.variants import ALL_VARIANTS, VARIANTS
from anachrony.rules.beginning import new_state
from anachrony.rules.book import Book
from anachrony.rules.effect import Event, run_first
from anachrony.rules.kinds import CHOOSE, RANDOM
from anachrony.rules.module import Module, Unsuitable
from anachrony.rules.ruleset import Ruleset
from anachrony.rules.stack import advance
from anachrony.rules.state import State
from anachrony.values import file
from anachrony.values.reader import Values, ValuesError
from anachrony.values.rows import put_values

EDITIONS: Final[dict[str, Edition]] = {edition.name: edition for edition in (ESSENTIAL, FIRST, PREVIEW)}
EDITION_VARIANTS: Final = {
    name: variant for edition in EDITIONS.values() for name, variant in edition.own_variants.items()
}
EVERY_VARIANT: Final = {**ALL_VARIANTS, **EDITION_VARIANTS}
LEFT_OPEN: Final = {"random": RANDOM, "choose": CHOOSE}
SIDES: Final = ("A", "B")
CHANCES: Final = ("sample", "explicit")
HEADERS: Final = (
    "edition",
    "paths",
    "side",
    "seed",
    "modules",
    "variants",
    "leaders",
    "evacuation",
    "first",
    "hold_turns",
    "chance",
    "solo",
    "difficulty",
    "components",
)
MAX_SEED: Final = 1 << 60


class SetupError(ValueError):
    """A game that cannot be set up; the message says what would be right."""


@lru_cache(maxsize=64)
def compose(
    edition: str,
    modules: tuple[str, ...],
    variants: tuple[str, ...],
    players: int,
    solo: str = "",
    difficulty: tuple[str, ...] = (),
    components: str = "",
) -> Ruleset:
    """One frozen ruleset from an edition, its modules, its variants and perhaps an automaton; games of one
    kind share it."""
    manifest = edition_of(edition)
    if not 2 <= players <= 4:
        raise SetupError(f"{players} players; the game is for 2, 3 or 4")
    refused = compatibility.refusal(modules, alone=bool(solo))
    if refused:
        raise SetupError(refused)
    for name in modules:
        if name not in MODULES:
            raise SetupError(f"unknown module {name!r:.40}; there is {', '.join(MODULES)}")
        _refuse(manifest.lacks("module", name, manifest.modules))
    for name in variants:
        if name not in EVERY_VARIANT:
            raise SetupError(f"unknown variant {name!r:.40}; there is {', '.join(EVERY_VARIANT)}")
        if name in VARIANTS or name in EDITION_VARIANTS:
            _refuse(manifest.lacks("variant", name, manifest.all_variants))
    if solo in OPPONENTS:
        _refuse(manifest.lacks("solo opponent", solo, manifest.solo))
        for option in difficulty:
            if option in VARIANTS:
                _refuse(manifest.lacks("variant", option, manifest.all_variants))
    if components:
        _check_values(edition, components)
    book = _write(edition, modules, variants, players, _values(components))
    if solo:
        _join(book, solo, difficulty)
        if solo in manifest.amend:
            manifest.amend[solo](book)
    rules = Ruleset(book)
    rules.recipe = (edition, modules, variants, players, solo, difficulty, components)
    return rules


def edition_of(name: str) -> Edition:
    if name not in EDITIONS:
        raise SetupError(f"unknown edition {name!r:.40}; there is {', '.join(EDITIONS)}")
    return EDITIONS[name]


def _refuse(why: str) -> None:
    if why:
        raise SetupError(why)


def _values(components: str) -> Values:
    return Values(file.unpack(components)) if components else Values()


def _write(
    edition: str, modules: Sequence[str], variants: Sequence[str], players: int, values: Values
) -> Book:
    """All rows first, then an owner's values in them, then what modules and variants make of them."""
    manifest = EDITIONS[edition]
    chosen = [module for name, module in MODULES.items() if name in modules]
    book = _rows(edition, chosen, players, values)
    for module in chosen:
        module.rules(book)
        if module.name in manifest.amend_rules:
            manifest.amend_rules[module.name](book)
        book.modules.append(module.name)
    for name, variant in EVERY_VARIANT.items():
        if name in variants:
            for module in MODULES.values():
                if name in module.variants and module.name not in modules:
                    raise SetupError(f"{name} is a variant of the {module.name} module: add that module")
                if name in module.variants_without and module.name in modules:
                    raise SetupError(f"the {module.name} module has this already: leave {name} out")
            try:
                variant.write(book)
            except Unsuitable as error:
                raise SetupError(str(error)) from error
            if name in manifest.amend:
                manifest.amend[name](book)
            book.variants.append(name)
    return book


def _rows(edition: str, modules: Iterable[Module], players: int, values: Values) -> Book:
    manifest = EDITIONS[edition]
    book = manifest.write(players)
    for module in modules:
        module.rows(book)
        if module.name in manifest.amend:
            manifest.amend[module.name](book)
    put_values(book, values)
    return book


def _check_values(edition: str, components: str) -> None:
    """Every value is one of a component, in play now or not. So one file serves all games of its owner."""
    values = _values(components)
    _rows(edition, (), 4, values)  # a module may put rows in the place of these
    _rows(edition, MODULES.values(), 4, values)
    for path in values.unread():
        raise ValuesError(path, "no component has such a value")


def packed_values(text: str, edition: str = "essential") -> str:
    """An owner's file as records carry it, from its text or from a record; SetupError names the line."""
    if not text:
        return ""
    try:
        packed = text if file.is_packed(text) else file.pack(text)
        if edition in EDITIONS:
            _check_values(edition, packed)
    except ValuesError as error:
        if not error.path:
            raise SetupError(f"components: {error}") from error
        raise SetupError(f"components, line {file.line_of(text, error.path)}: {error}") from error
    return packed


def _join(book: Book, solo: str, difficulty: tuple[str, ...]) -> None:
    if solo not in OPPONENTS:
        raise SetupError(f"unknown solo opponent {solo!r:.40}; there is {', '.join(OPPONENTS)}")
    opponent = OPPONENTS[solo]
    for option in difficulty:
        if option not in opponent.options:
            raise SetupError(
                f"unknown difficulty {option!r:.40} of {solo}; there is {', '.join(opponent.options)}"
            )
    for name in book.variants:
        if EVERY_VARIANT[name].not_alone:
            raise SetupError(f"{name} cannot be played alone: {EVERY_VARIANT[name].not_alone}")
    try:
        opponent.join(book, difficulty)
    except Unsuitable as error:
        raise SetupError(str(error)) from error


class Terms:
    """Everything that ``Game.new`` was told, in words; a record's header says the same."""

    def __init__(
        self,
        *,
        paths: tuple[str, ...],
        seed: int,
        edition: str = "essential",
        side: str = "A",
        modules: tuple[str, ...] = (),
        variants: tuple[str, ...] = (),
        leaders: tuple[str, ...] = (),
        evacuation: tuple[str, ...] = (),
        first: str = "",
        hold_turns: bool = False,
        chance: str = "sample",
        solo: str = "",
        difficulty: tuple[str, ...] = (),
        components: str = "",
    ) -> None:
        self.paths = paths
        self.seed = seed
        self.edition = edition
        self.side = side
        self.modules = modules
        self.variants = variants
        self.leaders = leaders or ("choose",) * len(paths)
        self.evacuation = evacuation or (edition_of(edition).evacuation,) * len(paths)
        self.hold_turns = hold_turns
        if chance not in CHANCES:
            raise SetupError(f"unknown chance {chance!r:.40}; there is {' and '.join(CHANCES)}")
        self.chance = chance
        self.components = components  # as ``file.pack`` writes them
        self.solo = solo
        self.difficulty = tuple(dict.fromkeys(difficulty))
        if solo and len(paths) != 1:
            raise SetupError(f"{len(paths)} paths; one person plays alone")
        if solo and first not in ("", "1"):
            raise SetupError("the bot is First Player of the first Era: leave the first player out")
        if difficulty and not solo:
            raise SetupError("difficulty is for a solo opponent, and there is none")
        players = len(paths) + (1 if solo else 0)
        try:
            self.rules = compose(edition, modules, variants, players, solo, self.difficulty, components)
        except ValuesError as error:
            raise SetupError(f"components: {error}") from error
        self.modules = self.rules.modules
        self.variants = self.rules.variants
        if not 0 <= self.seed < MAX_SEED:
            raise SetupError("the seed must be at least 0 and below 2**60")
        if self.rules.first_is_drafted and first not in ("", "1"):
            raise SetupError("the draft decides who starts: leave the first player out")
        settled = bool(solo) or self.rules.first_is_drafted
        self.first = first or ("1" if settled else edition_of(edition).first)
        self._side = self._one_of("side", self.side, SIDES)
        self._first = RANDOM if self.first == "random" else self._seat(self.first)
        self._dealt = self._deal()  # path, leader and evacuation side of each seat, where given

    @property
    def warnings(self) -> list[str]:
        """What the rulebook advises against in these terms."""
        return compatibility.warnings(self.modules)

    def opening(
        self,
        explicit: bool,
        drawn: list[str] | None = None,
        events: list[Event] | None = None,
        key: bytes = b"",
    ) -> State:
        """The state in which the first decision waits; outcomes and events on the way are collected."""
        rules = self.rules
        state = new_state(rules, self.seed)
        state.key = key
        state.explicit = explicit
        state.hold = self.hold_turns
        state.side = self._side
        first = SEAT if self.solo else self._first
        state.first = max(first, 0)
        state.next_first = first
        for seat, automaton in zip(state.seats, rules.automata, strict=True):
            if automaton is not None:
                seat.focus = 0
        for seat, (path, leader, evacuation) in zip(state.seats, self._dealt, strict=False):
            seat.path = path
            seat.leader = leader
            seat.evacuation = evacuation
        run_first(state, rules.setup, 0)
        state.drawn = drawn
        state.events = events
        advance(state)
        state.drawn = None
        state.events = None
        return state

    def _deal(self) -> list[tuple[int, int, int]]:
        rules = self.rules
        count = len(self.paths)
        path_names = tuple(path.name for path in rules.paths)
        leader_names = tuple(leader.name for leader in rules.leaders)
        if len(self.leaders) != count or len(self.evacuation) != count:
            raise SetupError(
                f"give one leader and one evacuation side for each of the {count} seats, or none"
            )
        dealt: list[tuple[int, int, int]] = []
        for index in range(count):
            path = self._one_of("path", self.paths[index], path_names)
            leader = self._one_of("leader", self.leaders[index], leader_names)
            evacuation = self._one_of("evacuation side", self.evacuation[index], SIDES)
            if leader >= 0 and rules.leader_paths[leader] != path:
                raise SetupError(f"{self.leaders[index]} does not lead {self.paths[index]}")
            dealt.append((path, leader, evacuation))
        given = [path for path, _, _ in dealt if path >= 0]
        if len(given) != len(set(given)):
            raise SetupError("two seats cannot play the same path")
        return dealt

    def header(self) -> dict[str, str]:
        """The same in words, for saves and records."""
        header = {
            "edition": self.edition,
            "paths": " ".join(self.paths),
            "side": self.side,
            "seed": str(self.seed),
            "modules": " ".join(self.modules),
            "variants": " ".join(self.variants),
            "leaders": " ".join(self.leaders),
            "evacuation": " ".join(self.evacuation),
            "first": self.first,
            "hold_turns": "yes" if self.hold_turns else "no",
            "chance": self.chance,
            **({"components": self.components} if self.components else {}),
        }
        if self.solo:
            header |= {"solo": self.solo, "difficulty": " ".join(self.difficulty)}
        return header

    def with_seed(self, seed: int) -> Terms:
        """The same terms with another seed."""
        if not 0 <= seed < MAX_SEED:
            raise SetupError("the seed must be at least 0 and below 2**60")
        return Terms.from_header({**self.header(), "seed": str(seed)})

    def __reduce__(self) -> tuple[Callable[[dict[str, str]], Terms], tuple[dict[str, str]]]:
        """They are copied and travel as their header."""
        return terms_of, (self.header(),)

    @staticmethod
    def from_header(given: Given[dict[str, str]]) -> Terms:
        """Terms again; SetupError where a word is missing or wrong."""
        header = _words(given)
        for name in ("edition", "paths", "side", "seed"):
            if not header.get(name):
                raise SetupError(f"the header has no {name}")
        if header.get("hold_turns", "no") not in ("yes", "no"):
            raise SetupError(f"hold_turns is {header['hold_turns']!r:.40}; it is yes or no")
        if not header["seed"].isdecimal() or len(header["seed"]) > len(str(MAX_SEED)):
            raise SetupError(f"seed {header['seed']!r:.40}; it must be a number below 2**60")
        return Terms(
            edition=header["edition"],
            paths=tuple(header["paths"].split()),
            side=header["side"],
            seed=int(header["seed"]),
            modules=tuple(header.get("modules", "").split()),
            variants=tuple(header.get("variants", "").split()),
            leaders=tuple(header.get("leaders", "").split()),
            evacuation=tuple(header.get("evacuation", "").split()),
            first=header.get("first", "1"),
            hold_turns=header.get("hold_turns") == "yes",
            chance=header.get("chance", "sample"),
            solo=header.get("solo", ""),
            difficulty=tuple(header.get("difficulty", "").split()),
            components=header.get("components", ""),
        )

    def _one_of(self, what: str, name: str, names: tuple[str, ...]) -> int:
        if name in LEFT_OPEN:
            return LEFT_OPEN[name]
        if name not in names:
            raise SetupError(f"unknown {what} {name!r:.40}; there is {', '.join(names)}, random or choose")
        return names.index(name)

    def _seat(self, text: str) -> int:
        seats = [str(seat + 1) for seat in range(len(self.paths))]
        if text not in seats:
            raise SetupError(
                f"unknown first player {text!r:.40}; give a seat from 1 to {len(seats)} or random"
            )
        return seats.index(text)


def _words(header: object) -> dict[str, str]:
    """A header that holds words alone: that of a save may hold anything."""
    if not isinstance(header, dict):
        raise SetupError("the header is no table of words")
    words: dict[str, str] = {}
    for name, value in header.items():
        if not isinstance(name, str) or not isinstance(value, str):
            raise SetupError(f"{name!r:.40} in the header is {value!r:.40}; it must be a word")
        words[name] = value
    return words


def terms_of(header: dict[str, str]) -> Terms:
    """Reads terms for pickle, which calls a function by its name."""
    return Terms.from_header(header)
