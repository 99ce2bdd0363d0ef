"""Chronossus with Fractures of Time: tiles C04 to C06 and C14, the Valley, Technologies, Operators."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anachrony.automata.actions.recruit import WORKER_PRIORITY, complete_workers
from anachrony.automata.bot.action import BotAction, because
from anachrony.automata.bot.bot import BotPart, bot_at
from anachrony.automata.bot.performing import BotFails
from anachrony.automata.chronossus.action_tile import ActionTile
from anachrony.automata.chronossus.energy import BotHasEnergy
from anachrony.automata.chronossus.flux import (
    ASIDE,
    CASINGS,
    CORES,
    START,
    BotHasFlux,
    CasingsBack,
    DrawFlux,
    FluxLeft,
    FluxPool,
    charged,
    flux_of,
    ready_for,
)
from anachrony.automata.chronossus.objectives import LISTED, Objective
from anachrony.modules.fractures.glitches import GlitchRoll
from anachrony.modules.fractures.measures import FLUX_ON_DEVICE, TECHNOLOGIES_HELD
from anachrony.modules.fractures.rows import Fractures
from anachrony.modules.fractures.superprojects import reward_the_last
from anachrony.modules.fractures.valley import SECONDARY, TakeTechnology, offered
from anachrony.modules.fractures.valley_rows import Valley
from anachrony.rules.chance import Roll
from anachrony.rules.effect import Effect, Value, note, run_first
from anachrony.rules.effects.stacks import RevealTop
from anachrony.rules.general_supply import hire
from anachrony.rules.kinds import CIRCLE, OFFER, SHAPE_WORDS, TRIANGLE
from anachrony.rules.phases.clean_up import Retrieve
from anachrony.rules.phases.preparation import BeginEra
from anachrony.rules.place_names import place_name
from anachrony.rules.places import NOWHERE

if TYPE_CHECKING:
    from anachrony.automata.bot.bot import Bot
    from anachrony.automata.views import AutomatonSeat
    from anachrony.rules.book import Book
    from anachrony.rules.effect import Frame
    from anachrony.rules.state import State

FLUX_OPTIONS: Final[tuple[str, ...]] = ("flux_1", "flux_2", "flux_3")
FLUX_VP: Final = "flux_vp"
THIRD_GLITCH: Final = "third_glitch"
TILE_C14: Final = "c14"  # in the place of C04
FRACTURE_OPTIONS: Final[tuple[str, ...]] = (TILE_C14, *FLUX_OPTIONS, FLUX_VP, THIRD_GLITCH)

TECHNOLOGY_VP: Final = 3
PERSON: Final = 0  # the seat


class BotValleyAction(BotAction):
    """The topmost free space of an action of the Valley, else the Valley Capital."""

    __slots__ = ()

    def needs_suit(self) -> bool:
        return True

    def space(self, state: State, frame: Frame) -> int:
        table = state.rules.table(Valley)
        own = [action.name for action in table.actions].index(self.word())
        for place in [*table.spaces[own], state.rules.space_names["valley_capital/left"]]:
            if not state.at[place]:
                return place
        return NOWHERE


class BotAssimilate(BotValleyAction):
    """The shape die says what it takes."""

    __slots__ = ()

    def word(self) -> str:
        return "assimilate"

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        return (RollAssimilate(),)


class RollAssimilate(Roll):
    """Circle: an Operator of a slot and a Flux Core. Triangle: a Technology. Square: what it has fewer of,
    the Operator if tied, or else what there is (FS9, FS11)."""

    __slots__ = ()

    def faces(self, state: State, frame: Frame) -> tuple[int, ...]:
        return state.rules.shape_faces

    def stream(self, state: State, frame: Frame) -> int:
        return bot_at(state, frame.seat).shape_die

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        note(state, "roll", frame.seat, SHAPE_WORDS[pick])
        wants_operator = pick == CIRCLE
        if pick not in (CIRCLE, TRIANGLE):
            seat = state.seats[frame.seat]
            held = seat.beside[state.rules.table(Valley).held]
            wants_operator = seat.active[bot_at(state, frame.seat).joker] <= len(held)
            reason = "fewer-operators" if wants_operator else "fewer-technologies"
            if not (operators_wait(state) if wants_operator else offered(state)):
                wants_operator = not wants_operator
                reason = "only-operators" if wants_operator else "only-technologies"
            because(state, frame.seat, reason)
        if wants_operator:
            return (TakeOperator(),) if operators_wait(state) else (BotFails(OFFER, True),)
        return technology_taken(state) if offered(state) else (BotFails(OFFER, True),)

    def text(self, state: State, frame: Frame, pick: int) -> str:
        return SHAPE_WORDS[pick]


def operators_wait(state: State) -> bool:
    return bool(state.beside[state.rules.table(Valley).operators][0])


class TakeOperator(Effect):
    """It stands in for the topmost type that the bot lacks. This is no Recruit, so it brings no VP (FS10)."""

    __slots__ = ()

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        bot, seat = bot_at(state, frame.seat), state.seats[frame.seat]
        state.beside[state.rules.table(Valley).operators][0] -= 1
        empty = [worker for worker in WORKER_PRIORITY if not bot.workers(seat, worker)]
        hire(state, frame.seat, bot.joker)
        seat.beside[bot.jokers].append(empty[0])
        note(state, "bot-joker", frame.seat, state.rules.worker_words[empty[0]])
        complete_workers(state, frame.seat)
        return (BotHasFlux(1),)


def technology_taken(state: State) -> tuple[Effect, ...]:
    """Of the second pile before the first, at no price and without what it does when it is gained."""
    pile = max([pile for pile, _ in offered(state)])
    taken: Effect = TakeTechnology(pile)
    return (taken,) if pile == SECONDARY else (taken, RevealTop(state.rules.table(Valley).stack))


class BotExtract(BotValleyAction):
    """Flux Cores and Energy Cores into its pools."""

    __slots__ = ("cores", "flux")

    def __init__(self, flux: int, cores: int) -> None:
        self.flux = flux
        self.cores = cores

    def args(self) -> tuple[Value, ...]:
        return (self.flux, self.cores)

    def word(self) -> str:
        return "extract"

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        return (BotHasFlux(self.flux), BotHasEnergy(self.cores))


class FluxPart(BotPart):
    """The Flux Pool, Energy Cores in Exosuits on the Main board, and 3 VP for each Technology."""

    __slots__ = ()

    def before_suit(self, state: State, frame: Frame, token: int, place: int) -> tuple[Effect, ...]:
        pool = flux_of(state.rules, state.seats[frame.seat])
        if pool[CORES] + pool[CASINGS] and ready_for(state, frame, token, place):
            return (DrawFlux(token),)
        return ()

    def suit_placed(self, state: State, index: int, place: int) -> None:
        if state.rules.spaces[place].board == "main":
            charged(state.rules, state.seats[index]).append(place)

    def project_taken(self, state: State, index: int, code: int) -> None:
        reward_the_last(state, index, code)  # FS13

    def add_lines(self, state: State, index: int, lines: dict[str, int]) -> None:
        held = state.seats[index].beside[state.rules.table(Valley).held]
        lines["technologies"] = TECHNOLOGY_VP * len(held)

    def add_sight(self, state: State, index: int, seen: AutomatonSeat) -> None:
        seat = state.seats[index]
        pool = flux_of(state.rules, seat)
        seen["flux"] = {
            "cores": pool[CORES],
            "casings": pool[CASINGS],
            "aside": pool[ASIDE],
            "charged": [place_name(state, index, place) for place in charged(state.rules, seat)],
            "operators_as": [
                state.rules.worker_words[worker] for worker in seat.beside[bot_at(state, index).jokers]
            ],
        }


class ThirdGlitch(Effect):
    """Once all is set up the person rolls the Glitch die, where the option says so (FS20)."""

    __slots__ = ()

    def do(self, state: State, frame: Frame, pick: int) -> tuple[Effect, ...]:
        run_first(state, (GlitchRoll(),), PERSON)
        return ()


FRACTURE_TILES: Final = (
    ActionTile("C04A", BotAssimilate()),
    ActionTile("C04B", BotAssimilate(), vp=1),
    ActionTile("C05A", BotExtract(2, 2)),
    ActionTile("C05B", BotExtract(4, 2)),
    ActionTile("C06A", gains=(BotHasFlux(1), BotHasEnergy(1))),
    ActionTile("C06B", gains=(BotHasFlux(1), BotHasEnergy(1)), leaps=True),
    ActionTile("C14A", BotAssimilate(), gains=(BotHasFlux(1),)),
    ActionTile("C14B", BotAssimilate(), vp=1, gains=(BotHasFlux(1),)),
)


def with_fractures(book: Book, bot: Bot) -> list[Effect]:
    more = sum(n for n, option in enumerate(FLUX_OPTIONS, 1) if option in bot.difficulty)
    book.add_table(
        FluxPool(
            book.new_seat_list("chronossus flux", START[CORES] + more, START[CASINGS], START[ASIDE]),
            book.new_seat_list("chronossus charged exosuits"),
            book.new_stream("chronossus flux draw"),
        )
    )
    bot.joker = book.table(Fractures).operator
    bot.jokers = book.new_seat_list("chronossus operators")
    bot.parts.append(FluxPart())
    book.era.before(Retrieve, CasingsBack())
    if FLUX_VP in bot.difficulty:
        book.score_lines.append(FluxLeft())
    if THIRD_GLITCH in bot.difficulty:
        book.setup.before(BeginEra, ThirdGlitch())
    return []


def technology_objective(book: Book) -> Objective:
    return Objective("technologies", TECHNOLOGIES_HELD, (2, 4, 5), LISTED)


def flux_objective(book: Book) -> Objective:
    return Objective("flux_on_device", FLUX_ON_DEVICE, (4, 7, 9), LISTED)
