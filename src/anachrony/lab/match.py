"""One game between players, and what came of it."""

from __future__ import annotations

from functools import lru_cache
from time import perf_counter
from typing import TYPE_CHECKING, Final, NamedTuple

from anachrony.game import Game
from anachrony.players.levels import make_player
from anachrony.rules import scoring, stack
from anachrony.rules.kinds import TYPES

if TYPE_CHECKING:
    from anachrony.rules.effect import Event
    from anachrony.rules.ruleset import Ruleset
    from anachrony.rules.state import State

MOST_SEATS: Final = 4
SIDES: Final = "AB"


class Setting(NamedTuple):
    """What all games of an arena have in common."""

    side: str = "A"
    variants: tuple[str, ...] = ()
    modules: tuple[str, ...] = ()
    edition: str = "essential"
    leaders: str = "choose"  # or random, so that every leader is seen
    solo: str = ""  # an automaton, against which one person plays
    difficulty: tuple[str, ...] = ()

    def new_game(self, players: int, seed: int) -> Game:
        return Game.new(
            players=players,
            seed=seed,
            side=self.side,
            variants=self.variants,
            modules=self.modules,
            edition=self.edition,
            leaders=self.leaders,
            solo=self.solo or None,
            difficulty=self.difficulty,
        )


class Match(NamedTuple):
    """A game to play: the deal that the seed gives, and a player's name for each seat."""

    seed: int
    players: tuple[str, ...]
    setting: Setting = Setting()

    @property
    def name(self) -> str:
        """Tells one match of an arena from any other."""
        return f"{self.seed}/{'/'.join(self.players)}"

    def new_game(self) -> Game:
        """Paths, boards and decks come from the seed alone, so a deal is the same at every seating."""
        return self.setting.new_game(len(self.players), self.seed)


class Result(NamedTuple):
    """A finished game. Lists have one entry for each seat."""

    name: str
    seed: int
    side: str
    players: tuple[str, ...]
    paths: tuple[str, ...]
    leaders: tuple[str, ...]
    evacuations: tuple[str, ...]
    sheets: tuple[tuple[int, ...], ...]  # the lines of the score sheet, as ``scoring.lines`` names them
    places: tuple[int, ...]  # 1 is the winner; equal places share
    built: tuple[tuple[str, ...], ...]  # every tile constructed, those lost again too
    shown: tuple[str, ...]  # every building and Superproject that could have been
    eras: int
    decisions: tuple[int, ...]  # with two options or more
    seconds: tuple[float, ...]  # that the players thought
    setting: Setting = Setting()

    @property
    def rules(self) -> Ruleset:
        return _rules(self.setting, len(self.players))

    @property
    def totals(self) -> tuple[int, ...]:
        return tuple(sum(sheet) for sheet in self.sheets)

    @property
    def wins(self) -> tuple[float, ...]:
        """Shares of the victory: they add up to one."""
        return shares(self.places)


def play(match: Match) -> Result:
    """Play a match on the bare engine, and learn what happens from its events."""
    game = match.new_game()
    state = game.state
    shown = _offered(state)
    events: list[Event] = []
    state.events = events
    seats = len(match.players)
    decisions, seconds = play_out(state, match.players, match.seed)
    rules = state.rules
    shown += [event.what for event in events if event.kind == "reveal"]
    built: list[list[str]] = [[] for _ in range(seats)]
    for event in events:
        if event.kind == "build":
            built[event.seat].append(event.what)
    paths = [rules.paths[seat.path] for seat in state.seats]
    return Result(
        name=match.name,
        seed=match.seed,
        side=SIDES[state.side],
        players=match.players,
        paths=tuple(path.name for path in paths),
        leaders=tuple(rules.leaders[seat.leader].name for seat in state.seats),
        evacuations=tuple(
            path.evacuations[seat.evacuation].name for path, seat in zip(paths, state.seats, strict=True)
        ),
        sheets=tuple(tuple(scoring.sheet(state, index)) for index in range(seats)),
        places=scoring.places(state),
        built=tuple(map(tuple, built)),
        shown=tuple(dict.fromkeys(shown)),
        eras=state.era,
        decisions=tuple(decisions),
        seconds=tuple(round(s, 4) for s in seconds),
        setting=match.setting,
    )


@lru_cache(maxsize=16)
def _rules(setting: Setting, players: int) -> Ruleset:
    return setting.new_game(players, seed=0).state.rules


def names_of(text: str) -> tuple[str, ...]:
    """Names of variants or modules, with commas between them."""
    return tuple(one.strip() for one in text.split(",") if one.strip())


def play_out(state: State, names: tuple[str, ...], seed: int) -> tuple[list[int], list[float]]:
    """Play a game to its end, with a player for each seat that decides. What each seat decided between two
    options or more: how often, and the seconds that it thought."""
    players = [make_player(name, seed * MOST_SEATS + i) for i, name in enumerate(names)]
    for player in players:
        player.new_game()
    decisions = [0] * len(names)
    seconds = [0.0] * len(names)
    while not state.over:
        seat = state.decider
        pick = state.picks[0]
        if len(state.picks) > 1:
            start = perf_counter()
            pick = players[seat].pick(state, seat)
            seconds[seat] += perf_counter() - start
            decisions[seat] += 1
        stack.play(state, seat, pick)
    return decisions, seconds


def _offered(state: State) -> list[str]:
    """The buildings and Superprojects that lie open at the start."""
    codes = [code for code in (*state.tops[:TYPES], *state.superprojects) if code > 0]
    codes += [code for pile in state.piles[:TYPES] for code in pile]
    return [state.rules.tile(code).name for code in codes]


def shares(came_in: tuple[int, ...]) -> tuple[float, ...]:
    """Of the victory, by where each seat came in."""
    winners = came_in.count(1)
    return tuple(1 / winners if place == 1 else 0.0 for place in came_in)


def utilities(state: State) -> list[float]:
    """What a finished game is worth to each seat: 1 for a sole victory, together always 0."""
    seats = len(state.seats)
    return [(won * seats - 1) / (seats - 1) for won in shares(scoring.places(state))]


def score_of(state: State, seat: int) -> dict[str, int]:
    """The lines of a seat's score sheet, as it stands."""
    lines = [line.name for line in state.rules.score_lines]
    return dict(zip(lines, scoring.sheet(state, seat), strict=True))
