"""Chronossus' Energy Pool: three tokens drawn each Era say how many Exosuits it powers up."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from anachrony.automata.bot.action import gain
from anachrony.automata.bot.bot import bot_at
from anachrony.automata.bot.phases import power_suits
from anachrony.rules.chance import Chance
from anachrony.rules.effect import Effect, Numbered, Value, note
from anachrony.rules.hooks import ScoreLine
from anachrony.rules.kinds import VP
from anachrony.rules.rows import Table

if TYPE_CHECKING:
    from anachrony.rules.effect import Frame
    from anachrony.rules.ruleset import Ruleset
    from anachrony.rules.state import Seat, State

# What the pool holds: index into its list at the bot's seat.
CORES: Final = 0
EXHAUSTED: Final = 1
DRAWN: Final = 3
BEFORE_IMPACT: Final = 3  # Exosuits without any Energy Core
AFTER_IMPACT: Final = 2
EXCESS_VP: Final = 2  # VP for each Energy Core beyond its Exosuits, with the extra Exosuit


@dataclass(frozen=True)
class EnergyPool(Table):
    """Where the pool lies."""

    tokens: int  # at a seat: Energy Cores and Exhausted Energy Cores
    draw: int  # stream


def pool_of(rules: Ruleset, seat: Seat) -> list[int]:
    return seat.beside[rules.table(EnergyPool).tokens]


def gain_energy(state: State, index: int, n: int) -> None:
    if n:
        pool_of(state.rules, state.seats[index])[CORES] += n
        note(state, "bot-gains-energy", index, amounts={"core": n})


class BotHasEnergy(Numbered):
    """Energy Cores for the pool."""

    __slots__ = ()

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        gain_energy(state, frame.seat, self.n)
        return ()


class DrawEnergy(Chance):
    """One token after the other, then the Exosuits. Outcomes are CORES and EXHAUSTED."""

    __slots__ = ("cores", "exhausted", "left")

    def __init__(self, left: int = DRAWN, cores: int = 0, exhausted: int = 0) -> None:
        self.left = left
        self.cores = cores
        self.exhausted = exhausted

    def args(self) -> tuple[Value, ...]:
        return (self.left, self.cores, self.exhausted)

    def outcomes(self, state: State, frame: Frame) -> list[int]:
        pool = pool_of(state.rules, state.seats[frame.seat])
        return [kind for kind in (CORES, EXHAUSTED) if pool[kind]]

    def weights(self, state: State, frame: Frame) -> list[int]:
        return [n for n in pool_of(state.rules, state.seats[frame.seat]) if n]

    def stream(self, state: State, frame: Frame) -> int:
        return state.rules.table(EnergyPool).draw

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        cores, exhausted, left = self.cores, self.exhausted, self.left - 1
        if pick >= 0:
            pool_of(state.rules, state.seats[frame.seat])[pick] -= 1
            cores += pick == CORES
            exhausted += pick == EXHAUSTED
        else:
            left = 0  # the pool is empty
        return (DrawEnergy(left, cores, exhausted) if left else SpendEnergy(cores, exhausted),)

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return "exhausted core" if pick == EXHAUSTED else "energy core"


class SpendEnergy(Effect):
    """Exosuits for the Energy Cores drawn; one Exhausted goes back, all else leaves the game."""

    __slots__ = ("cores", "exhausted")

    def __init__(self, cores: int, exhausted: int) -> None:
        self.cores = cores
        self.exhausted = exhausted

    def args(self) -> tuple[Value, ...]:
        return (self.cores, self.exhausted)

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        bot = bot_at(state, frame.seat)
        note(state, "bot-draws-energy", frame.seat, amounts={"core": self.cores})
        if self.exhausted:
            pool_of(state.rules, state.seats[frame.seat])[EXHAUSTED] += 1
        extra = int("extra_suit" in bot.difficulty)
        wanted = (AFTER_IMPACT if state.impact else BEFORE_IMPACT) + extra + self.cores
        most = bot.numbers.after_impact if state.impact else bot.numbers.before_impact
        power_suits(state, frame.seat, min(wanted, most))
        if extra:
            gain(state, frame.seat, VP, EXCESS_VP * max(0, min(wanted - most, self.cores)))
        return ()


class EnergyLeft(ScoreLine):
    """1 VP for each Energy Core left in the pool, where the option says so."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("energy_left")

    def points(self, state: State, index: int) -> int:
        return 0 if state.rules.automata[index] is None else pool_of(state.rules, state.seats[index])[CORES]
