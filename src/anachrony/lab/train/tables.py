"""The tables that training is dealt: the plain game, games against each automaton, modules and variants."""

from __future__ import annotations

import random
from typing import Final, NamedTuple

from anachrony.automata.opponents import OPPONENTS
from anachrony.editions.essential import ESSENTIAL
from anachrony.lab.match import Setting
from anachrony.modules.compatibility import MODULES, refusal
from anachrony.players.neural.trained import Trained
from anachrony.rules.state import State
from anachrony.terms import SetupError

SEATS: Final = (2, 2, 2, 2, 2, 2, 3, 3, 4, 4)  # of ten deals in a row
SIDES: Final = ("A", "A", "B")
BOTS: Final = ("chronobot",) * 6 + ("chronossus",) * 2 + ("chronobot_retail", "chronobot_early")
EASY: Final = 0.6  # of the games alone are without options of difficulty
BARE: Final = 0.6  # of the games against Chronossus are without modules
VARIED: Final = 0.25  # of the tables with modules or a bot have a variant
VARIANTS: Final = (*ESSENTIAL.all_variants, *(name for one in MODULES.values() for name in one.variants))


class Mixture(NamedTuple):
    """How many of a hundred deals are of which kind."""

    plain: int = 30
    alone: int = 45  # against an automaton
    modules: int = 25  # and variants

    @staticmethod
    def read(text: str) -> Mixture:
        """From ``30:45:25``; ValueError where that is no mixture."""
        found = Mixture(*(int(part) for part in text.split(":")))
        if sum(found) != 100 or min(found) < 0:
            raise ValueError(f"the shares of {text} do not add up to 100")
        return found

    def trained(self) -> Trained:
        """What a network has seen after it."""
        return Trained(
            ("essential",),
            tuple(MODULES) if self.modules else (),
            VARIANTS if self.modules else (),
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
    """Some modules that go together; a quarter has none but a variant."""
    modules: tuple[str, ...] = ()
    if chance.random() < 1 - VARIED:
        for name in chance.sample(list(MODULES), chance.randint(1, 3)):
            if not refusal((*modules, name)):
                modules = (*modules, name)
        return setting._replace(modules=modules, variants=varied(chance))
    return setting._replace(variants=tuple(chance.sample(VARIANTS, chance.randint(1, 2))))


def varied(chance: random.Random) -> tuple[str, ...]:
    return (chance.choice(VARIANTS),) if chance.random() < VARIED else ()
