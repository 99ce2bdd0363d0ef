"""Random games over everything that can be set up: the stuff of properties, replays and counts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import combinations, cycle, islice
from random import Random

from anachrony import CHANCE, Game, Option, SetupError
from anachrony.automata.opponents import OPPONENTS
from anachrony.modules.compatibility import MODULES
from anachrony.modules.variants import VARIANTS
from anachrony.rules import stack
from anachrony.rules.state import State
from anachrony.terms import EDITIONS, compose

PATHS = ("harmony", "dominance", "progress", "salvation")
MODULE_PATHS = {"fractures": ("unity",)}
MOST_PLAYS = 6_000  # no game comes near; one that goes on so long never ends


@dataclass(frozen=True)
class Case:
    """How to set up one game. ``number`` seeds the deal and the choices."""

    number: int
    paths: tuple[str, ...]
    side: str = "A"
    modules: tuple[str, ...] = ()
    variants: tuple[str, ...] = ()
    leaders: str = "choose"
    evacuation: str = "random"
    first: str = "1"
    hold_turns: bool = False
    chance: str = "sample"
    solo: str | None = None
    difficulty: tuple[str, ...] = ()
    keen: bool = False  # players who know what they want see more of the game than those who do not
    edition: str = "essential"

    @property
    def seed(self) -> int:
        """Large and odd-looking, so that it cannot be found in a view by accident."""
        return (self.number + 1) * 0x9E3779B97F4A7 % (1 << 60)

    def new(self) -> Game:
        return Game.new(
            paths=self.paths,
            edition=self.edition,
            seed=self.seed,
            side=self.side,
            modules=self.modules,
            variants=self.variants,
            leaders=self.leaders,
            evacuation=self.evacuation,
            first=self.first,
            hold_turns=self.hold_turns,
            chance=self.chance,
            solo=self.solo,
            difficulty=self.difficulty,
        )


@cache
def mixtures(players: int, edition: str = "essential") -> tuple[tuple[str, ...], ...]:
    """No variant, each, every two, and as many as go together; those that this number of players has."""
    known = EDITIONS[edition].all_variants
    wanted: list[tuple[str, ...]] = [(), *((name,) for name in known), *combinations(known, 2)]
    many: tuple[str, ...] = ()
    for name in known:
        if go_together(players, (*many, name), edition=edition):
            many = (*many, name)
    if len(many) > 2:
        wanted.append(many)
    return tuple(names for names in wanted if go_together(players, names, edition=edition))


@cache
def go_together(
    players: int, variants: tuple[str, ...], modules: tuple[str, ...] = (), edition: str = "essential"
) -> bool:
    try:
        compose(edition, modules, variants, players)
    except SetupError:
        return False
    return True


def case(number: int, edition: str = "essential") -> Case:
    """The game of this number. Players, side and variants take turns; the rest is mixed in."""
    random = Random(number)
    players = 2 + number % 3
    mixed = mixtures(players, edition)
    paths: list[str] = random.sample(PATHS, players)
    variants = mixed[number // 3 % len(mixed)]
    firsts = ("1",) if "asset_draft" in variants else ("1", str(players), "random")
    return Case(
        number=number,
        edition=edition,
        paths=tuple(random.choice((path, path, "random", "choose")) for path in paths),
        side=("A", "B", "A", "B", "random", "choose")[number // 3 % 6],
        variants=variants,
        leaders=random.choice(("choose", "choose", "random")),
        evacuation=random.choice(("random", "choose", "A", "B")),
        first=random.choice(firsts),
        hold_turns=random.random() < 0.5,
        chance="explicit" if random.random() < 0.3 else "sample",
        keen=random.random() < 0.7,
    )


def paths_with(modules: Sequence[str]) -> tuple[str, ...]:
    """Those of the base game, and those that these modules bring."""
    return (*PATHS, *(path for module in modules for path in MODULE_PATHS.get(module, ())))


@cache
def companies(players: int, edition: str = "essential") -> tuple[tuple[str, ...], ...]:
    """Every set of modules that this number of players may put together, but the empty one."""
    sets = [names for n in range(1, len(MODULES) + 1) for names in combinations(MODULES, n)]
    return tuple(names for names in sets if go_together(players, (), names, edition))


def module_case(number: int, edition: str = "essential") -> Case:
    """The game of this number with modules: players, modules and side take turns, variants are mixed in.
    Those for 2 and for 3 have every Path between them, wherever both may put the same modules together."""
    random = Random(number)
    players = 2 + number % 3
    sets = companies(players, edition)
    turn, place = divmod(number // 3, len(sets))
    chosen = sets[place]
    plain = case(number, edition)
    mixed = mixtures(players, edition)
    variants = random.choice([names for names in mixed if go_together(players, names, chosen, edition)])
    if number % 4 == 0 and go_together(players, (*variants, "first_conditions"), chosen, edition):
        variants = (*variants, "first_conditions")
    paths = paths_with(chosen)
    order = Random(f"{chosen} {turn}").sample(paths, len(paths))
    begin = 0 if players == 2 else 2
    return replace(
        plain,
        paths=tuple(islice(cycle(order), begin, begin + players)),
        side="AB"[(turn + place) % 2],
        modules=chosen,
        variants=variants,
        first="1",
    )


SOLO_VARIANTS = ("fixed_paradox", "covered_council", "simultaneous_power_up", "alternate_timeline")


# Chronossus with every set of modules it has tiles for, but none.
SOLO_COMPANIES = tuple(modules for modules, _ in OPPONENTS["chronossus"].companies[1:])


def solo_module_case(number: int) -> Case:
    """A game against Chronossus with modules; the sets of them take turns."""
    turn, company = divmod(number, len(SOLO_COMPANIES))
    return solo_case("chronossus", turn, SOLO_COMPANIES[company])


def solo_case(solo: str, number: int, modules: tuple[str, ...] = (), edition: str = "essential") -> Case:
    """A game against this bot: sides take turns, options and variants are mixed in."""
    has = EDITIONS[edition].all_variants
    random = Random(f"{' '.join((solo, *modules))} {number}")
    known = next(options for names, options in OPPONENTS[solo].companies if names == modules)
    options = [option for option in known if random.random() < 0.3]
    options = [option for option in options if option not in VARIANTS or option in has]
    variants = tuple(name for name in SOLO_VARIANTS if random.random() < 0.25)
    own = EDITIONS[edition].own_variants if number % 4 == 0 else ()
    variants = tuple(name for name in (*variants, *own) if name in has)
    if "doomsday" in modules and random.random() < 0.5:
        variants += ("planned_experiments",)
    while not suits(solo, tuple(options), variants, modules, edition):
        options.pop(random.randrange(len(options)))
    return Case(
        number=number,
        edition=edition,
        paths=(random.choice((*paths_with(modules), "random", "choose")),),
        side="AB"[number % 2],
        modules=modules,
        variants=variants,
        leaders=random.choice(("choose", "random")),
        hold_turns=random.random() < 0.5,
        chance="explicit" if random.random() < 0.3 else "sample",
        solo=solo,
        difficulty=tuple(options),
        keen=random.random() < 0.7,
    )


def suits(
    solo: str,
    difficulty: tuple[str, ...],
    variants: tuple[str, ...],
    modules: tuple[str, ...] = (),
    edition: str = "essential",
) -> bool:
    """Whether these options go together."""
    try:
        compose(edition, modules, variants, 2, solo=solo, difficulty=difficulty)
    except SetupError:
        return False
    return True


# What a keen player likes better or worse than the rest: the first word of an option, and its weight.
LIKED = {
    "pass": 0.02,
    "stop": 0.2,
    "done": 0.15,
    "suit": 4.0,
    "construct": 12.0,
    "research": 4.0,
    "mine": 3.0,
    "evacuation": 8.0,
    "force": 0.3,
    "return": 4.0,
    "less": 4.0,
}
# The same in games with modules; apart, so that the fixtures of games without them stay as they are.
LIKED_WITH_MODULES = {
    **LIKED,
    "adventure": 6.0,
    "experiment": 20.0,
    "guardian": 8.0,
    "council": 2.0,
    "post": 6.0,
    "power": 6.0,
    "sensor": 12.0,
    "assimilate": 4.0,
    "upgrade": 4.0,
}


def liking(option: Option, prompt: str, liked: dict[str, float]) -> float:
    if prompt == "construct" and option.place.startswith("timeline"):
        return 40.0
    return liked.get(option.text.partition(" ")[0], 4.0 if "/spot/" in option.place else 1.0)


def any_option(game: Game, random: Random, keen: bool = False) -> Option:
    """An option of anyone who may decide: outcomes by their chances, the rest evenly or by liking."""
    decision = random.choice(game.decisions)
    options = decision.options
    if decision.seat == CHANCE:
        return random.choices(options, decision.probabilities)[0]
    if keen:
        liked = LIKED_WITH_MODULES if game.state.rules.modules else LIKED
        return random.choices(options, [liking(option, decision.prompt, liked) for option in options])[0]
    return random.choice(options)


def play_on(game: Game, random: Random, plays: int = MOST_PLAYS, keen: bool = False) -> int:
    """Play at random, to the end or for so many plays; returns how many were made."""
    for done in range(plays):
        if game.over:
            return done
        game.play(any_option(game, random, keen))
    assert game.over or plays < MOST_PLAYS, "the game does not end"
    return plays


def advance_until(game: Game, random: Random, there: Callable[[State], bool]) -> Game:
    """Play at random until a position is as wanted."""
    while not there(game.state):
        play_on(game, random, 1)
    return game


def perft(state: State, depth: int) -> int:
    """How many sequences of so many decisions there are; the end of the game cuts them short."""
    if depth == 0 or state.top is None:
        return 1
    count = 0
    for seat in stack.deciders(state):
        picks = stack.picks_of(state, seat)
        if depth == 1:
            count += len(picks)
            continue
        for pick in picks:
            after = state.clone()
            stack.play(after, seat, pick)
            count += perft(after, depth - 1)
    return count
