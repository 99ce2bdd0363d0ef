"""Construct for a bot: buildings of one type, and Superprojects."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anachrony.automata.actions.capital import BotCapitalAction
from anachrony.automata.bot.action import BotAction, because, gain
from anachrony.automata.bot.bot import bot_at
from anachrony.rules.chance import Chance
from anachrony.rules.effect import Effect, Frame, Value, note
from anachrony.rules.effects.building import breakthrough_words, free_spot, give_breakthrough
from anachrony.rules.effects.stacks import RevealTop
from anachrony.rules.kinds import (
    BREAKTHROUGH,
    CONSTRUCT,
    ICONS,
    NOTHING,
    OFFER,
    ROOM,
    SHAPES,
    TYPE_WORDS,
    VP,
    replaced,
)
from anachrony.rules.place_names import project_place, spot_place
from anachrony.rules.settling import settle

if TYPE_CHECKING:
    from anachrony.rules.rows import Tile
    from anachrony.rules.state import State


class BotConstruct(BotCapitalAction):
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
        """What lies open, the secondary stack first; the first Chronobot takes a building for its VP only."""
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
        seat.spots = replaced(seat.spots, spot, tile.code)
        settle(state.rules, seat)
        note(state, "build", index, tile.name, spot_place(state, index, spot))
        if tile.code == state.tops[kind]:
            state.tops = replaced(state.tops, kind, 0)
            return (RevealTop(kind),)
        state.piles = replaced(state.piles, kind, state.piles[kind][:-1])
        return ()


class BotProject(BotCapitalAction):
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
        state.superprojects = replaced(state.superprojects, era, -code)
        bot = bot_at(state, index)
        state.seats[index].beside[bot.projects].append(code)
        note(state, "bot-builds", index, state.rules.tile(code).name, project_place(state, era))
        for part in bot.parts:
            part.project_taken(state, index, code)
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
        return (DiscardBreakthrough(), BotProject())


class DiscardBreakthrough(Chance):
    """An outcome is a kind."""

    __slots__ = ()

    def outcomes(self, state: State, frame: Frame) -> list[int]:
        own = state.seats[frame.seat].breakthroughs
        by_shape = [sum(own[shape * ICONS : shape * ICONS + ICONS]) for shape in range(SHAPES)]
        kinds = [kind for kind, n in enumerate(own) if n and by_shape[kind // ICONS] == max(by_shape)]
        most = max(own[kind] for kind in kinds)
        return [kind for kind in kinds if own[kind] == most]

    def stream(self, state: State, frame: Frame) -> int:
        return bot_at(state, frame.seat).draws

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
