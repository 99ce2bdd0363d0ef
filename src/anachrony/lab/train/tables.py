"""The tables that training is dealt: the plain game, games against each automaton, modules and variants, and
older editions."""

from __future__ import annotations

import random
from typing import Final, NamedTuple

from anachrony.automata.opponents import OPPONENTS
from anachrony.lab.match import Setting
from anachrony.modules.compatibility import MODULES, full_sets
from anachrony.players.neural.trained import Trained
from anachrony.rules.state import State
from anachrony.terms import EDITIONS, SetupError

SEATS: Final = (2, 2, 2, 2, 2, 2, 3, 3, 4, 4)  # of ten deals in a row
SIDES: Final = ("A", "A", "B")
BOTS: Final = ("chronobot",) * 6 + ("chronossus",) * 2 + ("chronobot_retail", "chronobot_early")
EASY: Final = 0.6  # of the games alone are without options of difficulty
BARE: Final = 0.6  # of the games against Chronossus are without modules, and of those of older editions
VARIED: Final = 0.25  # of the tables with modules or a bot have a variant
ESSENTIAL: Final = EDITIONS["essential"]
VARIANTS: Final = (*ESSENTIAL.all_variants, *(name for one in MODULES.values() for name in one.variants))
HARDEST: Final = "fractures"  # comes up twice as often, for the game with it is another game
# Modules that rulebooks describe together, of which each is on the table so often.
SETS: Final = [names for names in full_sets(ESSENTIAL.modules) for _ in range(1 + (HARDEST in names))]
TAKEN: Final = 0.7
OLDER: Final = ("first", "preview", "preview")  # of three deals
OLD_BOTS: Final = 0.15  # of the games of an older edition are against its bot


class Mixture(NamedTuple):
    """How many of a hundred deals are of which kind."""

    plain: int = 30
    alone: int = 45  # against an automaton
    modules: int = 25  # and variants
    editions: int = 0  # older ones, with and without modules and bots

    @staticmethod
    def read(text: str) -> Mixture:
        """From ``30:45:25`` or ``20:20:40:20``; ValueError where that is no mixture."""
        found = Mixture(*(int(part) for part in text.split(":")))
        if sum(found) != 100 or min(found) < 0:
            raise ValueError(f"the shares of {text} do not add up to 100")
        return found

    def trained(self) -> Trained:
        """What a network has seen after it."""
        own = [name for edition in EDITIONS.values() for name in edition.own_variants]
        return Trained(
            tuple(EDITIONS) if self.editions else ("essential",),
            tuple(MODULES) if self.modules else (),
            (*(VARIANTS if self.modules else ()), *(own if self.editions else ())),
            tuple(OPPONENTS) if self.alone else (),
        )


PLAIN: Final = Mixture(100, 0, 0)
MIXED: Final = Mixture()


class TableSetup(NamedTuple):
    """A table: how many people sit at it, and what they play."""

    seats: int
    setting: Setting

    def opening(self, seed: int) -> State:
        return self.setting.new_game(self.seats, seed).state


def deal(seed: int, mixture: Mixture = MIXED) -> TableSetup:
    """The table that belongs to a seed."""
    chance = random.Random(seed)
    seats, side = SEATS[seed % len(SEATS)], SIDES[seed // len(SEATS) % len(SIDES)]
    plain = Setting(side)
    kind = chance.choices(Mixture._fields, mixture)[0]
    if kind == "alone":
        seats, wanted = 1, alone(plain, chance)
    elif kind == "modules":
        wanted = with_modules(plain, chance)
    elif kind == "editions":
        wanted = older(plain, chance)
        seats = 1 if wanted.solo else seats
    else:
        return TableSetup(seats, plain)
    # A wish that the rules refuse loses its options, then its variants.
    for setting in (wanted, wanted._replace(difficulty=()), wanted._replace(difficulty=(), variants=())):
        try:
            setting.new_game(seats, seed)
        except SetupError:
            continue
        return TableSetup(seats, setting)
    raise AssertionError(f"no game can be dealt from {wanted}")


def alone(setting: Setting, chance: random.Random) -> Setting:
    """Against an automaton, with modules where it knows any."""
    solo = chance.choice(BOTS)
    modules, options = OPPONENTS[solo].companies[0]
    if len(OPPONENTS[solo].companies) > 1 and chance.random() > BARE:
        modules, options = chance.choice(OPPONENTS[solo].companies[1:])
    difficulty: tuple[str, ...] = ()
    if chance.random() > EASY:
        difficulty = tuple(chance.sample(options, chance.randint(1, min(3, len(options)))))
    return setting._replace(solo=solo, modules=modules, difficulty=difficulty, variants=varied(chance))


def with_modules(setting: Setting, chance: random.Random) -> Setting:
    """Some modules that a rulebook describes together; where it happens to be none, variants."""
    modules = tuple(name for name in chance.choice(SETS) if chance.random() < TAKEN)
    if modules:
        return setting._replace(modules=modules, variants=varied(chance))
    return setting._replace(variants=tuple(chance.sample(VARIANTS, chance.randint(1, 2))))


def older(setting: Setting, chance: random.Random) -> Setting:
    """An older edition, now and then with its modules, or against its bot."""
    edition = EDITIONS[chance.choice(OLDER)]
    setting = setting._replace(edition=edition.name, variants=varied(chance, edition.all_variants))
    if chance.random() < OLD_BOTS:
        return setting._replace(solo=chance.choice(edition.solo))
    if chance.random() < BARE:
        return setting
    return setting._replace(modules=tuple(name for name in edition.modules if chance.random() < TAKEN))


def varied(chance: random.Random, variants: tuple[str, ...] = VARIANTS) -> tuple[str, ...]:
    return (chance.choice(variants),) if chance.random() < VARIED else ()
