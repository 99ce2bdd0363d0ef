"""Why a place is dark: what is missing to act there now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anachrony.rules import stack
from anachrony.rules.effects.assets import IDLE
from anachrony.rules.effects.building import breakthrough_ways, free_spot, project_spots, short_of
from anachrony.rules.effects.flow import May
from anachrony.rules.effects.placing import Placement, explain, free_use, worker_use
from anachrony.rules.kinds import (
    ASSET_WORDS,
    ASSETS,
    BREAKTHROUGH,
    EXOSUIT,
    FOCUS,
    FREE_SPACE,
    HEX_WORDS,
    MISSING_WORDS,
    NOTHING,
    OFFER,
    OPEN_SPACE,
    ROOM,
    WORKER,
    WORKER_TO_LOSE,
    WORKER_WORDS,
)
from anachrony.rules.phases.power_up import HEX_WATER, PowerUp
from anachrony.rules.places import OWN, place_code, spot_place

if TYPE_CHECKING:
    from anachrony.rules.effect import Cost
    from anachrony.rules.state import State


class Missing:
    """A word of ``kinds.MISSING_WORDS``, or ``turn``, ``choice``, ``assets``, ``place``; and details."""

    __slots__ = ("details", "what")

    def __init__(self, what: str, details: tuple[str, ...] = ()) -> None:
        self.what = what
        self.details = details  # Worker types that would do, or assets that are short

    def __repr__(self) -> str:
        return f"Missing({self.what!r}, {self.details!r})"

    def __str__(self) -> str:
        return f"{self.what} ({', '.join(self.details)})" if self.details else self.what

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Missing) and (self.what, self.details) == (other.what, other.details)

    def __hash__(self) -> int:
        return hash((self.what, self.details))


_HEADS: Final[tuple[str, ...]] = ("main", "seat", "offer", "timeline", "pool", "die")


def why_not(state: State, seat: int, place: str) -> Missing | None:
    """None where an option lights the place; else what is missing. ValueError for no place at all."""
    parts = place.split("/")
    if parts[0] not in _HEADS + state.rules.heads or (
        parts[0] == "main" and len(parts) > 2 and "/".join(parts[1:]) not in state.rules.space_names
    ):
        raise ValueError(f"unknown place {place[:80]!r}")
    if state.top is None or seat not in stack.deciders(state):
        return Missing("turn")
    effect, frame = stack.asking(state, seat)
    if any(effect.place(state, frame, pick) == place for pick in stack.picks_of(state, seat)):
        return None
    if isinstance(effect, May):
        effect = effect.effect
    if parts[0] == "offer" or (parts[0] == "timeline" and parts[-1] == "superproject"):
        return _why_not_build(state, seat, parts)
    for reason in state.rules.reasons:
        lack = reason.lack(state, seat, parts)
        if lack >= 0:
            return Missing(MISSING_WORDS[lack]) if lack else Missing("choice")
    if isinstance(effect, PowerUp) and parts[:3] == ["seat", str(seat + 1), "hex"]:
        return _why_not_power(state, seat, parts[-1])
    if not isinstance(effect, Placement):
        return Missing("choice")
    code = place_code(state.rules, seat, place)
    if code is None:
        return Missing("place")
    lack = explain(state, seat, code)
    if lack == NOTHING:
        return Missing("choice")
    if lack == WORKER:
        return Missing("worker", _workers_for(state, seat, code))
    return Missing(MISSING_WORDS[lack])


def why_not_text(state: State, seat: int, text: str) -> str:
    """For a move such as "construct 2 engineer": what is missing there, as the end of a sentence."""
    if state.top is None or seat not in stack.deciders(state):
        return ""
    places = {space.name.replace("/", " "): f"main/{space.name}" for space in state.rules.spaces}
    for spot, code in enumerate(state.seats[seat].spots):
        tile = state.rules.tiles[code]
        if tile is not None:
            places[tile.name] = spot_place(seat, spot)
    for words, place in places.items():
        if text == words or text.startswith(words + " "):
            missing = why_not(state, seat, place)
            return f" (missing: {missing})" if missing is not None else ""
    return ""


def _why_not_power(state: State, index: int, name: str) -> Missing:
    seat = state.seats[index]
    board = seat.board
    if name not in HEX_WORDS or board is None:
        return Missing("place")
    if seat.secret == HEX_WATER:
        return Missing("choice")
    hex_ = HEX_WORDS.index(name)
    if seat.covered_hexes >> hex_ & 1:
        return Missing(MISSING_WORDS[OPEN_SPACE])
    if seat.hexes >> hex_ & 1:
        return Missing(MISSING_WORDS[FREE_SPACE])
    if not seat.suits and not (state.rules.unmanned >= 0 and seat.beside[state.rules.unmanned][IDLE]):
        return Missing(MISSING_WORDS[EXOSUIT])
    lack = board.hex_costs[hex_][0].missing(seat.stock)
    return Missing(MISSING_WORDS[lack]) if lack else Missing("choice")


def _workers_for(state: State, seat: int, code: int) -> tuple[str, ...]:
    if code < OWN:
        admitted = state.rules.spaces[code].workers
    else:
        use = worker_use(state, state.seats[seat], code) or free_use(state, state.seats[seat], code)
        admitted = use.workers if use is not None else 0
    words = state.rules.crew_words
    return tuple(word for crew, word in enumerate(words) if word and admitted >> crew & 1)


def _why_not_build(state: State, index: int, parts: list[str]) -> Missing:
    """What a tile on offer still lacks, before any discount of the Worker."""
    seat = state.seats[index]
    board = seat.board
    if board is None:
        return Missing("turn")
    if len(parts) < 2 or len(parts[1]) > 3:
        return Missing("place")
    if parts[0] == "timeline":
        if not parts[1].isdecimal() or not 1 <= int(parts[1]) < len(state.superprojects):
            return Missing("place")
        code = state.superprojects[int(parts[1])]
        if code <= 0:
            return Missing(MISSING_WORDS[OFFER])
        if seat.focus != int(parts[1]):
            return Missing(MISSING_WORDS[FOCUS])
        tile = state.rules.tile(code)
        if not project_spots(seat):
            return Missing(MISSING_WORDS[ROOM])
        if tile.worker_cost >= 0 and not seat.active[tile.worker_cost] + seat.tired[tile.worker_cost]:
            return Missing(MISSING_WORDS[WORKER_TO_LOSE], (WORKER_WORDS[tile.worker_cost],))
        assert tile.cost is not None
        if not breakthrough_ways(seat, tile):
            return Missing(MISSING_WORDS[BREAKTHROUGH])
        return _short(seat.stock, tile.cost) or Missing("choice")
    offers = [*state.tops, *(pile[-1] for pile in state.piles if pile)]
    if not parts[1].isdecimal() or int(parts[1]) not in offers:
        return Missing(MISSING_WORDS[OFFER])
    spot = free_spot(seat, state.rules.tile(int(parts[1])).kind)
    if spot < 0:
        return Missing(MISSING_WORDS[ROOM])
    return _short(seat.stock, board.costs[spot]) or Missing("choice")


def _short(stock: list[int], cost: Cost) -> Missing | None:
    if not short_of(stock, cost.fixed, 0, 0):
        return None
    lacking = tuple(ASSET_WORDS[asset] for asset in range(ASSETS) if stock[asset] < cost.fixed[asset])
    return Missing("assets", lacking)
