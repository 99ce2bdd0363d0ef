"""A table set in the middle of a game, for stories.

::

    table = story(era=5).seat(titanium=1, uranium=1).built(113, 401)
    table.use(113, ENGINEER).pick("U", "stop", "era 3")
    table.expect(vp=1, focus=3, uranium=0)

Seats begin bare: no assets, one Active Worker of each type, three powered-up Exosuits, Morale at the
board's start, nothing built. It is the Action rounds phase and seat 0 is on turn. Chance is explicit:
``pick`` answers a roll where its text is an outcome ("paradox 2", "circle", "104"), and otherwise lets
the first outcome happen. A wrong pick prints the options there were.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Self

import pytest

from anachrony import CHANCE, Game
from anachrony.rules import kinds, measures, stack
from anachrony.rules.effect import run_first
from anachrony.rules.effects.flow import BeginPhase
from anachrony.rules.effects.paradox import is_free, lay_anomaly
from anachrony.rules.frame import Effects
from anachrony.rules.hooks import Measure
from anachrony.rules.kinds import (
    COLUMNS,
    CONTINUED,
    HEX_WORDS,
    ICON_WORDS,
    ICONS,
    SHAPE_WORDS,
    SUPERPROJECT,
    TYPE_WORDS,
    WORKER_WORDS,
)
from anachrony.rules.phases.clean_up import BeginCleanUp
from anachrony.rules.places import guest, guest_crew
from anachrony.rules.settling import settle
from anachrony.rules.state import Seat

SCIENTIST, ENGINEER, ADMINISTRATOR, GENIUS = WORKER_WORDS
MEASURES = {
    row.name: row
    for rows in vars(measures).values()
    for row in (rows if isinstance(rows, tuple) else [rows])
    if isinstance(row, Measure)
}


def told(name: int | str, *values: object) -> object:
    """A row of parameters that tells of this tile: its name, then the values."""
    return pytest.param(name, *values, marks=pytest.mark.tells(str(name)), id=str(name))


PHASES = {
    "preparation": kinds.PREPARATION,
    "paradox": kinds.PARADOX_PHASE,
    "power up": kinds.POWER_UP,
    "warp": kinds.WARP,
    "clean up": kinds.CLEAN_UP,
}

# What is asked, rolled or drawn while nobody is in the middle of an Action.
BETWEEN_ACTIONS = (
    "choose-leader",
    "choose-warp",
    "end-turn",
    "place-warps",
    "power-up",
    "reveal-superproject",
    "roll-paradoxes",
    "roll-token",
    "roll-warps",
    "take-turn",
)


class Table:
    def __init__(self, game: Game) -> None:
        self.game = game

    # --- setting the table ----------------------------------------------------------------------------

    def seat(
        self,
        index: int = 0,
        *,
        active: Mapping[str, int] | None = None,
        tired: Mapping[str, int] | None = None,
        suits: int | None = None,
        warp: Mapping[str, int] | None = None,
        breakthroughs: Mapping[str, int] | None = None,
        focus: int | None = None,
        **stock: int,
    ) -> Self:
        """Give a seat exactly these things. ``suits`` are powered-up; ``warp`` maps a tile to its Era."""
        own = self.own(index)
        self.has(stock, index)
        if active is not None:
            own.active = [active.get(word, 0) for word in self.game.state.rules.worker_words]
        if tired is not None:
            own.tired = [tired.get(word, 0) for word in self.game.state.rules.worker_words]
        if suits is not None:
            hexes = [h for h in range(6) if not own.covered_hexes >> h & 1] + bits_of(own.covered_hexes)
            own.hexes = sum(1 << h for h in hexes[:suits])
            own.suits = 6 - suits
        for tile, era in (warp or {}).items():
            own.warp[self.game.state.rules.warp_names[tile]] = era
        for name, amount in (breakthroughs or {}).items():
            shape, icon = name.split()
            kind = SHAPE_WORDS.index(shape) * ICONS + ICON_WORDS.index(icon)
            self.game.state.research[kind] -= amount - own.breakthroughs[kind]
            own.breakthroughs[kind] = amount
        if focus is not None:
            own.focus = focus
        return self.again()

    def has(self, stock: Mapping[str, int], seat: int = 0) -> Self:
        """Give a seat exactly so much of these."""
        for name, amount in stock.items():
            self.own(seat).set_amount(self.game.state.rules.stock_names[name], amount)
        return self.again()

    def built(self, *tiles: int | str, seat: int = 0) -> Self:
        """Buildings by number on the leftmost free spots of their rows, Superprojects by name."""
        own, state = self.own(seat), self.game.state
        for name in tiles:
            code = self.code(name)
            kind = state.rules.tile(code).kind
            if kind == SUPERPROJECT:
                spot = next(
                    row * COLUMNS + column
                    for column in range(COLUMNS - 1)
                    for row in range(3, -1, -1)
                    if all(is_free(own, row * COLUMNS + column + half) for half in range(2))
                )
                own.spots[spot + 1] = CONTINUED
            else:
                spot = next(s for s in range(kind * COLUMNS, kind * COLUMNS + 3) if is_free(own, s))
                for stack_ in state.piles:
                    if code in stack_:
                        stack_.remove(code)
            own.spots[spot] = code
        settle(state.rules, own)
        return self.again()

    def anomaly(self, *spots: str, seat: int = 0, name: str = "anomaly") -> Self:
        """Anomalies on spots such as "lab 2"; on top of what is built there."""
        own = self.own(seat)
        rows = self.game.state.rules.anomalies.values()
        code = next(row.code for row in rows if row.name == name)
        for where in spots:
            row, column = where.rsplit(maxsplit=1)
            spot = TYPE_WORDS.index(row) * COLUMNS + int(column) - 1
            lay_anomaly(self.game.state, own, spot, code)
        return self.again()

    def offer(self, *codes: int) -> Self:
        """These buildings on top of their secondary stacks; the primary stacks are empty."""
        state = self.game.state
        state.tops[: kinds.TYPES] = [0, 0, 0, 0]
        state.piles[: kinds.TYPES] = [[], [], [], []]
        for code in codes:
            state.piles[state.rules.tile(code).kind].append(code)
        return self.again()

    def primary(self, *codes: int) -> Self:
        """These buildings on top of their primary stacks."""
        state = self.game.state
        for code in codes:
            kind = state.rules.tile(code).kind
            state.tops[kind] = code
            state.piles[kind] = [other for other in state.piles[kind] if other != code]
            state.bags[kind] &= ~(1 << state.rules.by_kind[kind].index(code))
        return self.again()

    def project(self, era: int, name: str) -> Self:
        """This Superproject above that Era's Timeline tile."""
        places, code = self.game.state.superprojects, self.code(name)
        if code in places:
            places[places.index(code)] = places[era]
        places[era] = code
        return self.again()

    def pools(self, recruit: Mapping[str, int] | None = None, mine: Mapping[str, int] | None = None) -> Self:
        state = self.game.state
        if recruit is not None:
            state.recruit = [recruit.get(word, 0) for word in state.rules.worker_words]
        if mine is not None:
            state.mine = [mine.get(word, 0) for word in kinds.ASSET_WORDS[:4]]
        return self.again()

    def occupied(self, *spaces: str, by: int = 1) -> Self:
        """Main board spaces such as "construct/1" taken by another seat this Era."""
        state = self.game.state
        for name in spaces:
            place = state.rules.space_names[name]
            state.at[place] = by + 1
            state.seats[by].busy.append(guest(place, kinds.TIRED, kinds.ENGINEER))
            state.seats[by].suits -= 1
        return self.again()

    def capital(self, space: str, *codes: int) -> Self:
        """These Collapsing Capital tiles on that space, the top one last."""
        state = self.game.state
        state.capital[state.rules.space_names[space]] = codes
        return self.again()

    def turn(self, seat: int) -> Self:
        """It is this seat's turn, and the clean up follows the Action rounds."""
        state = self.game.state
        state.owing = 0
        state.phase = kinds.ACTION_ROUNDS
        at = next(i for i, effect in enumerate(state.rules.era) if isinstance(effect, BeginCleanUp))
        self._do_only(state.rules.era, at)
        run_first(state, state.rules.turns[seat], seat)
        return self.again()

    def phase(self, name: str) -> Self:
        """A phase of this Era begins, and the others follow: "preparation", "paradox", "power up", ..."""
        state = self.game.state
        at = state.rules.era.index(BeginPhase(PHASES[name]))
        state.owing = 0
        if name in ("preparation", "paradox", "power up"):
            for own in state.seats:
                own.suits += own.hexes.bit_count()
                own.hexes = 0
        self._do_only(state.rules.era, at)
        return self.again()

    def _do_only(self, effects: Effects, at: int = 0) -> None:
        """Nothing is to be done but these effects, from this one on."""
        state = self.game.state
        state.top = None
        run_first(state, effects, 0)
        state.at_effect = at

    def conditions(self, *names: str) -> Self:
        """These Endgame Condition cards lie above the Main board."""
        cards = [card.name for card in self.game.state.rules.endgame_cards]
        self.game.state.endgame = [cards.index(name) for name in names]
        return self.again()

    def from_here(self) -> Self:
        """The record starts anew: undo knows the table as it lies, and nothing before."""
        self.game = Game.at(self.game.state, self.game.terms)
        return self

    def again(self) -> Self:
        """Ask anew, after the table was changed by hand."""
        stack.advance(self.game.state)
        return self

    # --- playing --------------------------------------------------------------------------------------

    @property
    def options(self) -> list[str]:
        return [option.text for option in self.game.options]

    @property
    def prompt(self) -> str:
        return self.game.decisions[0].prompt

    @property
    def decider(self) -> int:
        return self.game.state.decider

    def use(self, what: int | str, worker: str = "") -> Self:
        """A tile, space or ability: ``use(113, ENGINEER)``, ``use("construct 1", GENIUS)``, ``use(303)``."""
        return self.pick(f"{what} {worker}".strip())

    def pick(self, *texts: str, seat: int | None = None) -> Self:
        for text in texts:
            while self.game.state.decider == CHANCE and text not in self.options:
                self.game.play(self.game.options[0])
            if seat is None:
                assert text in self.options, f"no {text!r} among {self.options} ({self.prompt})"
            self.game.play(text, self.decider if seat is None else seat)
        return self

    def quiet(self) -> Self:
        """Let waiting rolls and draws happen, first outcomes all."""
        while self.decider == CHANCE:
            self.game.play(self.game.options[0])
        return self

    def refuses(self, *texts: str) -> Self:
        for text in texts:
            assert text not in self.options, f"{text!r} is among {self.options}"
        return self

    def offers(self, *texts: str) -> Self:
        for text in texts:
            assert text in self.options, f"no {text!r} among {self.options} ({self.prompt})"
        return self

    def why_not(self, place: str) -> str:
        """What ``Game.why_not`` says, as text; empty where the place is lit."""
        missing = self.game.why_not(place)
        return "" if missing is None else str(missing)

    def everyone_passes(self) -> Self:
        """Pass until the Clean up phase asks something or the next Era begins; rolls are quiet."""
        era = self.game.state.era
        while self.quiet().game.state.era == era and "pass" in self.options:
            self.game.play("pass")
        return self

    def workers_come_home(self) -> Self:
        """Pass, and decline what Clean up offers, until the next Era begins."""
        era = self.game.state.era
        while self.quiet().game.state.era == era and not self.game.over:
            self.game.play("pass" if "pass" in self.options else "stop")
        return self

    # --- looking --------------------------------------------------------------------------------------

    def own(self, index: int = 0) -> Seat:
        return self.game.state.seats[index]

    def code(self, name: int | str) -> int:
        rows = self.game.state.rules.tiles
        return next(tile.code for tile in rows if tile is not None and name in (tile.code, tile.name))

    def users(self, what: int | str) -> list[str]:
        """The Worker types that may be placed on a tile or space now."""
        return [worker for worker in self.game.state.rules.worker_words if f"{what} {worker}" in self.options]

    def discoveries(self, seat: int = 0) -> list[str]:
        """The Breakthroughs held, such as "circle society"."""
        held = self.own(seat).breakthroughs
        names = [f"{shape} {icon}" for shape in SHAPE_WORDS for icon in ICON_WORDS[:ICONS]]
        return [name for name, count in zip(names, held, strict=True) for _ in range(count)]

    def tiles(self, seat: int = 0) -> list[str]:
        """Names of what is built, left to right and row by row."""
        found = [self.game.state.rules.tiles[code] for code in self.own(seat).spots]
        return [tile.name for tile in found if tile is not None]

    def expect(self, seat: int = 0, **what: object) -> Self:
        """Stock by name; ``focus``, ``suits`` (powered-up), ``active``/``tired`` by type or as a dict,
        ``built`` as a list of names, ``warp`` as a dict, any line of the score sheet, any measure by its
        word; ``anomalies`` is such a line, ``anomalies_count`` how many there are.

        Every Action is over by then; ``asks`` names the question that a story leaves open in one."""
        asks = what.pop("asks", "")
        if asks:
            assert self.prompt == asks, f"{self.prompt} is asked, not {asks}"
        elif not self.game.over:
            assert self.prompt in BETWEEN_ACTIONS, f"{self.prompt} is still asked: {self.options}"
        own = self.own(seat)
        for name, wanted in what.items():
            found = self._look(own, seat, name)
            if isinstance(found, dict) and isinstance(wanted, dict):
                found = {key: found.get(key, 0) for key in wanted} | {k: v for k, v in found.items() if v}
                wanted = {key: value for key, value in wanted.items() if value or key in found}
            assert found == wanted, f"{name} is {found}, not {wanted}"
        return self

    def _look(self, own: Seat, seat: int, name: str) -> object:
        stocks = self.game.state.rules.stock_names
        if name in stocks:
            return own.amount(stocks[name])
        if name == "focus":
            return self.game.state.rules.era_numbers[own.focus]
        if name == "suits":
            return own.hexes.bit_count()
        if name == "hexes":
            return [HEX_WORDS[h] for h in bits_of(own.hexes)]
        if name in ("active", "tired"):
            column: Sequence[int] = own.active if name == "active" else own.tired
            return dict(zip(self.game.state.rules.worker_words, column, strict=True))
        if name == "busy":
            return sorted(self.game.state.rules.crew_words[guest_crew(busy)] for busy in own.busy)
        if name == "built":
            return self.tiles(seat)
        if name == "warp":
            return dict(zip(self.game.state.rules.warp_words, own.warp, strict=True))
        if name == "score":
            return self.game.scores[seat]["total"]
        if name in self.game.scores[seat]:
            return self.game.scores[seat][name]
        found = MEASURES[name.removesuffix("_count")]
        return found.count(self.game.state, own)


def bits_of(mask: int) -> list[int]:
    return kinds.bits(mask)


def story(
    era: int = 2,
    *,
    edition: str = "essential",
    players: int = 2,
    paths: Sequence[str] = ("harmony", "dominance", "progress", "salvation"),
    side: str = "A",
    leaders: Sequence[str] = (),
    evacuation: Sequence[str] = (),
    modules: Sequence[str] = (),
    variants: Sequence[str] = (),
    hold_turns: bool = False,
    solo: str | None = None,
    difficulty: Sequence[str] = (),
    components: str = "",
) -> Table:
    """A table in the Action rounds of an Era. Leaders are the ones without a Free Action.

    With ``solo`` the second seat is that bot's; it begins with three Exosuits and nothing else.
    """
    quiet_leaders = {"harmony": "zaida", "dominance": "wolfe", "progress": "cornella", "salvation": "amena"}
    paths = paths[: 1 if solo is not None else players]
    game = Game.new(
        paths=list(paths),
        edition=edition,
        side=side,
        leaders=list(leaders) or [quiet_leaders[path] for path in paths],
        evacuation=list(evacuation) or ["A"] * len(paths),
        modules=list(modules),
        variants=list(variants),
        hold_turns=hold_turns,
        components=components,
        chance="explicit",
        solo=solo,
        difficulty=difficulty,
    )
    table = Table(game)
    state = game.state
    complete = next(at for at, tile in enumerate(state.rules.timeline, 1) if not tile.phases)
    while state.era < complete or state.decider == CHANCE:  # set-up, then the first Preparation
        game.play(game.options[0])
    here = state.rules.era_positions[str(era)]
    for later in range(complete + 1, here + 1):
        if state.superprojects[later] == 0:
            taken = set(state.superprojects)
            free = [code for code in state.rules.superproject_codes() if code not in taken]
            state.superprojects[later] = free[0]
            state.bags[4] &= ~(1 << state.rules.superproject_codes().index(free[0]))
    state.era = here
    state.owing = 0
    for seat in state.seats:
        seat.stock = 0
        seat.vp = seat.paradoxes = 0
        seat.active = [int(seat.board is not None)] * state.rules.workers
        seat.tired = [0] * state.rules.workers
        seat.breakthroughs = [0] * kinds.BREAKTHROUGHS
        seat.focus = here if seat.board is not None else 0
    state.research = [state.rules.breakthrough_copies] * kinds.BREAKTHROUGHS
    if here > state.rules.impact_after:
        impact = (*state.rules.impact, *state.rules.turns[0])
        table._do_only(impact)
        table.again().quiet()
    table.turn(0)
    for index in range(len(state.seats)):
        table.seat(index, suits=3)
    return table
