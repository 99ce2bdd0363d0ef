"""The actions on the bots' boards, each with its priorities and its failures."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anachrony.automata.action import BotAction, CapitalAction, gain, pay
from anachrony.automata.bot import ANOMALIES, TRAVEL_STEPS, bot_at
from anachrony.rules.effect import Chance, Effect, Frame, Value, note
from anachrony.rules.effects.building import (
    RevealTop,
    breakthrough_words,
    free_spot,
    give_breakthrough,
)
from anachrony.rules.effects.paradox import spot_place
from anachrony.rules.effects.research import take_breakthrough
from anachrony.rules.effects.time import lift
from anachrony.rules.kinds import (
    ADMINISTRATOR,
    BREAKTHROUGH,
    CONSTRUCT,
    EMPTY,
    ENGINEER,
    GENIUS,
    GOLD,
    ICONS,
    IMPACT,
    MORALE,
    NEUTRONIUM,
    NO_SEAT,
    NOTHING,
    OFFER,
    PAST,
    RECRUIT,
    RESEARCH,
    RESOURCES,
    ROOM,
    SCIENTIST,
    SHAPE_WORDS,
    SHAPES,
    STOCK_IN_POOL,
    TITANIUM,
    TRAVEL,
    TYPE_WORDS,
    ANOMALY_TO_SEAL,
    URANIUM,
    VP,
    WATER,
    WORKER_WORDS,
    WORKERS,
)

if TYPE_CHECKING:
    from anachrony.rules.rows import Tile
    from anachrony.rules.state import Seat, State

WORKER_PRIORITY: Final = (GENIUS, ADMINISTRATOR, ENGINEER, SCIENTIST)
SEALING_PRIORITY: Final = (TITANIUM, GOLD, URANIUM, NEUTRONIUM)


def because(state: State, index: int, reason: str) -> None:
    """The priority that decided, for the log."""
    note(state, "bot-because", index, reason)


# --- Construct ---------------------------------------------------------------------------------------


class BotConstruct(CapitalAction):
    """The building of one type with more VP; if tied, the one on the secondary stack."""

    __slots__ = ("kind",)

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def args(self) -> tuple[Value, ...]:
        return (self.kind,)

    def word(self) -> str:
        return f"construct_{TYPE_WORDS[self.kind]}"

    def capital(self) -> int:
        return CONSTRUCT

    def missing(self, state: State, frame: Frame) -> int:
        if free_spot(state.seats[frame.seat], self.kind) < 0:
            return ROOM
        return NOTHING if self.offers(state, frame.seat) else OFFER

    def offers(self, state: State, index: int) -> list[Tile]:
        """What lies open, the secondary stack first; the first bot of all wants VP for it."""
        codes = [*state.piles[self.kind][-1:], state.tops[self.kind]]
        tiles = [state.rules.tile(code) for code in codes if code]
        if bot_at(state, index).numbers.positive_buildings:
            tiles = [tile for tile in tiles if tile.vp > 0]
        return tiles

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        index, kind = frame.seat, self.kind
        seat = state.seats[index]
        offers = self.offers(state, index)
        tile = max(offers, key=lambda offer: offer.vp)  # the first of equals
        if len(offers) > 1:
            tied = offers[0].vp == offers[1].vp
            because(state, index, "secondary-stack" if tied else "more-vp")
        spot = free_spot(seat, kind)
        seat.spots[spot] = tile.code
        state.rules.settle(seat)
        note(state, "build", index, tile.name, spot_place(index, spot))
        if tile.code == state.tops[kind]:
            state.tops[kind] = 0
            return (RevealTop(kind),)
        state.piles[kind].pop()
        return ()


class BotProject(CapitalAction):
    """The Superproject with most VP of the present or a past Era, the oldest if tied."""

    __slots__ = ()

    def word(self) -> str:
        return "construct_superproject"

    def capital(self) -> int:
        return CONSTRUCT

    def missing(self, state: State, frame: Frame) -> int:
        bot = bot_at(state, frame.seat)
        if len(state.seats[frame.seat].beside[bot.projects]) >= bot.numbers.projects:
            return ROOM
        return NOTHING if best_project(state) else OFFER

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        index = frame.seat
        era = best_project(state)
        code = state.superprojects[era]
        others = [state.rules.tile(c).vp for e, c in enumerate(open_projects(state)) if c and e != era]
        if others:
            tied = max(others) == state.rules.tile(code).vp
            because(state, index, "oldest" if tied else "more-vp")
        state.superprojects[era] = -1
        state.seats[index].beside[bot_at(state, index).projects].append(code)
        note(state, "bot-builds", index, state.rules.tile(code).name, f"timeline/{era}/superproject")
        return ()


def open_projects(state: State) -> list[int]:
    """The Superprojects up to the present Era by Era, 0 where there is none to take."""
    return [max(code, 0) for code in state.superprojects[: state.era + 1]]


def best_project(state: State) -> int:
    """Its Era, or 0."""
    best = 0
    most = 0
    for era, code in enumerate(open_projects(state)):
        if code and (not best or state.rules.tile(code).vp > most):
            best, most = era, state.rules.tile(code).vp
    return best


class BotPaidProject(BotProject):
    """The newer bots first discard a Breakthrough: of the shape they hold most of, by chance if tied."""

    __slots__ = ()

    def missing(self, state: State, frame: Frame) -> int:
        if not any(state.seats[frame.seat].breakthroughs):
            return BREAKTHROUGH
        return super().missing(state, frame)

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        return (DiscardBreakthrough(bot_at(state, frame.seat).draws), BotProject())


class DiscardBreakthrough(Chance):
    """An outcome is a kind."""

    __slots__ = ("draws",)

    def __init__(self, draws: int) -> None:
        self.draws = draws

    def args(self) -> tuple[Value, ...]:
        return (self.draws,)

    def outcomes(self, state: State, frame: Frame) -> list[int]:
        own = state.seats[frame.seat].breakthroughs
        by_shape = [sum(own[shape * ICONS : shape * ICONS + ICONS]) for shape in range(SHAPES)]
        kinds = [kind for kind, n in enumerate(own) if n and by_shape[kind // ICONS] == max(by_shape)]
        most = max(own[kind] for kind in kinds)
        return [kind for kind in kinds if own[kind] == most]

    def stream(self, frame: Frame) -> int:
        return self.draws

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        because(state, frame.seat, "most-held")
        give_breakthrough(state, frame.seat, pick)
        return ()

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return breakthrough_words(pick)


class BotEarlyProject(BotProject):
    """The first bot builds none before the Impact: 1 VP, and no Exosuit is placed."""

    __slots__ = ()

    def chosen(self, state: State, frame: Frame) -> BotAction:
        return BotProject() if state.impact else BotWaits()


class BotWaits(BotAction):
    __slots__ = ()

    def word(self) -> str:
        return "construct_superproject"

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        because(state, frame.seat, "before-impact")
        gain(state, frame.seat, VP, 1)
        return ()


# --- Recruit and Research -------------------------------------------------------------------------------


class BotRecruit(CapitalAction):
    """A Worker type it has not got, else any: Genius, Administrator, Engineer, Scientist."""

    __slots__ = ()

    def word(self) -> str:
        return "recruit"

    def capital(self) -> int:
        return RECRUIT

    def missing(self, state: State, frame: Frame) -> int:
        return NOTHING if any(state.recruit) else STOCK_IN_POOL

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        held = state.seats[frame.seat].active
        there = [worker for worker in WORKER_PRIORITY if state.recruit[worker]]
        new = [worker for worker in there if not held[worker]]
        because(state, frame.seat, "not-held" if new else "next-best")
        recruit(state, frame.seat, (new or there)[0])
        return ()


def recruit(state: State, index: int, worker: int) -> None:
    """Without the pool's bonus. One of each type is a set: it goes, and VP come."""
    seat, numbers = state.seats[index], bot_at(state, index).numbers
    state.recruit[worker] -= 1
    seat.active[worker] += 1
    note(state, "recruit", index, WORKER_WORDS[worker], f"pool/recruit/{WORKER_WORDS[worker]}")
    gain(state, index, VP, numbers.recruit_vp)
    complete_workers(state, index)


def complete_workers(state: State, index: int) -> None:
    seat = state.seats[index]
    if all(seat.active):
        note(state, "bot-set", index, "workers")
        for worker in range(WORKERS):
            seat.active[worker] -= 1
            note(state, "lose-worker", index, WORKER_WORDS[worker])
        gain(state, index, VP, bot_at(state, index).numbers.set_vp)


class BotGenius(CapitalAction):
    """The Genius in the pool, even a second one."""

    __slots__ = ()

    def word(self) -> str:
        return "recruit"

    def capital(self) -> int:
        return RECRUIT

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        because(state, frame.seat, "genius-there")
        recruit(state, frame.seat, GENIUS)
        return ()


class BotGeniusOrResearch(BotAction):
    """A Genius if the pool has one, else Research."""

    __slots__ = ()

    def word(self) -> str:
        return "recruit_genius_or_research"

    def chosen(self, state: State, frame: Frame) -> BotAction:
        return BotGenius() if state.recruit[GENIUS] else BotResearch()


class BotResearch(CapitalAction):
    """Roll the shape die alone; any Breakthrough of that shape."""

    __slots__ = ()

    def word(self) -> str:
        return "research"

    def capital(self) -> int:
        return RESEARCH

    def missing(self, state: State, frame: Frame) -> int:
        return NOTHING if any(state.research) else STOCK_IN_POOL

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        bot = bot_at(state, frame.seat)
        return (RollShape(bot.shape_die, bot.draws),)


class RollShape(Chance):
    """A shape of which none is left is rolled again, so only the others can come."""

    __slots__ = ("die", "draws")

    def __init__(self, die: int, draws: int) -> None:
        self.die = die
        self.draws = draws

    def args(self) -> tuple[Value, ...]:
        return (self.die, self.draws)

    def outcomes(self, state: State, frame: Frame) -> list[int]:
        return [shape for shape in range(SHAPES) if any(left_of(state, shape))]

    def weights(self, state: State, frame: Frame) -> list[int]:
        return [state.rules.shape_faces.count(shape) for shape in self.outcomes(state, frame)]

    def stream(self, frame: Frame) -> int:
        return self.die

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        note(state, "roll", frame.seat, SHAPE_WORDS[pick])
        return (DrawOfShape(pick, self.draws),)

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return SHAPE_WORDS[pick]


def left_of(state: State, shape: int) -> list[int]:
    return state.research[shape * ICONS : shape * ICONS + ICONS]


class DrawOfShape(Chance):
    """The icon is nothing to a bot: a tile of the shape, drawn blindly."""

    __slots__ = ("draws", "shape")

    def __init__(self, shape: int, draws: int) -> None:
        self.shape = shape
        self.draws = draws

    def args(self) -> tuple[Value, ...]:
        return (self.shape, self.draws)

    def outcomes(self, state: State, frame: Frame) -> list[int]:
        return [self.shape * ICONS + icon for icon, n in enumerate(left_of(state, self.shape)) if n]

    def weights(self, state: State, frame: Frame) -> list[int]:
        return [n for n in left_of(state, self.shape) if n]

    def stream(self, frame: Frame) -> int:
        return self.draws

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        take_breakthrough(state, frame.seat, pick)
        return ()

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return breakthrough_words(pick)


# --- what needs no space -------------------------------------------------------------------------------


class BotTravel(BotAction):
    """Lift a Warp tile of the past Era that holds most of them; one step on the Time Travel track."""

    __slots__ = ()

    def word(self) -> str:
        return "time_travel"

    def missing(self, state: State, frame: Frame) -> int:
        return NOTHING if any(0 < era < state.era for era in state.seats[frame.seat].warp) else PAST

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        seat = state.seats[frame.seat]
        lift_warp(state, frame.seat, state.era - 1)
        if seat.stock[TRAVEL] < TRAVEL_STEPS:
            seat.stock[TRAVEL] += 1
            note(state, "travel", frame.seat, amounts={"travel": 1})
        return ()


def lift_warp(state: State, index: int, latest: int) -> None:
    """One Warp tile goes from the Era, up to the latest, that holds most; from the oldest if tied."""
    seat = state.seats[index]
    counts = [seat.warp.count(era) for era in range(1, latest + 1)]
    if not any(counts):
        return
    most = max(counts)
    era = counts.index(most) + 1
    if sum(1 for n in counts if n) > 1:
        because(state, index, "most-warp" if counts.count(most) == 1 else "oldest-warp")
    lift(state, index, seat.warp.index(era))
    note(state, "bot-lifts-warp", index, place=f"timeline/{era}")


class BotSeal(BotAction):
    """Remove an Anomaly for Resources: two cubes, of what it holds most; a Neutronium counts as two."""

    __slots__ = ()

    def word(self) -> str:
        return "remove_anomaly"

    def missing(self, state: State, frame: Frame) -> int:
        seat = state.seats[frame.seat]
        if not bot_at(state, frame.seat).count(seat, ANOMALIES):
            return ANOMALY_TO_SEAL
        return self.lack(seat)

    def lack(self, seat: Seat) -> int:
        stock = seat.stock
        cubes = stock[TITANIUM] + stock[GOLD] + stock[URANIUM] + 2 * stock[NEUTRONIUM]
        return NOTHING if cubes >= 2 else RESOURCES

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        self.settle_price(state, frame.seat)
        bot_at(state, frame.seat).add(state.seats[frame.seat], ANOMALIES, -1)
        note(state, "bot-seals", frame.seat)
        return ()

    def settle_price(self, state: State, index: int) -> None:
        stock = state.seats[index].stock
        because(state, index, "most-held")
        owed = 2
        while owed > 0:
            kind = max(SEALING_PRIORITY, key=lambda kind: stock[kind] * worth(kind))
            pay(state, index, kind, 1)
            owed -= worth(kind)


def worth(kind: int) -> int:
    """In cubes, when an Anomaly is paid."""
    return 2 if kind == NEUTRONIUM else 1


class BotCheapSeal(BotSeal):
    """The first bot pays 1 Water and one Resource, Titanium before Gold before Uranium before Neutronium."""

    __slots__ = ()

    def lack(self, seat: Seat) -> int:
        if not seat.stock[WATER]:
            return 1 + WATER
        return NOTHING if any(seat.stock[kind] for kind in SEALING_PRIORITY) else RESOURCES

    def settle_price(self, state: State, index: int) -> None:
        stock = state.seats[index].stock
        pay(state, index, next(kind for kind in SEALING_PRIORITY if stock[kind]), 1)
        pay(state, index, WATER, 1)


class BotSupply(BotAction):
    """Pay the Water of the Morale step and rise one."""

    __slots__ = ()

    def word(self) -> str:
        return "supply"

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        seat = state.seats[frame.seat]
        pay(state, frame.seat, WATER, bot_at(state, frame.seat).numbers.supply_water[seat.stock[MORALE]])
        seat.stock[MORALE] += 1
        note(state, "morale", frame.seat, amounts={"morale": 1})
        return ()


class BotSupplyOrRecruit(BotAction):
    """Supply while there is Water and a step to rise, else Recruit."""

    __slots__ = ()

    def word(self) -> str:
        return "supply_or_recruit"

    def chosen(self, state: State, frame: Frame) -> BotAction:
        numbers = bot_at(state, frame.seat).numbers
        stock = state.seats[frame.seat].stock
        step = stock[MORALE]
        if step < len(numbers.morale_vp) - 1 and stock[WATER] >= numbers.supply_water[step]:
            return BotSupply()
        return BotRecruit()


class BotWater(BotAction):
    """2 Water; no failure."""

    __slots__ = ()

    def word(self) -> str:
        return "take_2_water"

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        gain(state, frame.seat, WATER, 2)
        return ()


class BotReboot(BotAction):
    """Nothing, and no VP for it."""

    __slots__ = ()

    def word(self) -> str:
        return "reboot"
