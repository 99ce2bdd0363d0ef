"""Why a place is dark: what is missing to act there now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anachrony.rules import stack
from anachrony.rules.effects.spaces import lack_on_board
from anachrony.rules.lack import Lack
from anachrony.rules.place_names import spot_place

if TYPE_CHECKING:
    from anachrony.rules.state import State

_HEADS: Final[tuple[str, ...]] = ("main", "seat", "offer", "timeline", "pool", "die")


class UnknownPlace(ValueError):
    """No place of the game has this name."""


def why_not(state: State, seat: int, place: str) -> Lack | None:
    """None where an option lights the place; else what is missing. UnknownPlace where there is none."""
    head, _, rest = place.partition("/")
    if head not in _HEADS + state.rules.heads or (
        head == "main" and "/" in rest and rest not in state.rules.space_names
    ):
        raise UnknownPlace(f"unknown place {place[:80]!r}")
    if state.top is None or seat not in stack.deciders(state):
        return Lack("turn")
    effect, frame = stack.asking(state, seat)
    if any(effect.place(state, frame, pick) == place for pick in stack.picks_of(state, seat)):
        return None
    return effect.lack(state, frame, place) or lack_on_board(state, seat, place) or Lack("choice")


def why_not_text(state: State, seat: int, text: str) -> str:
    """For a move such as "construct 2 engineer": what is missing there, as the end of a sentence."""
    if state.top is None or seat not in stack.deciders(state):
        return ""
    places = {space.name.replace("/", " "): f"main/{space.name}" for space in state.rules.spaces}
    for spot, code in enumerate(state.seats[seat].spots):
        tile = state.rules.tiles[code]
        if tile is not None:
            places[tile.name] = spot_place(state, seat, spot)
    for words, place in places.items():
        if text == words or text.startswith(words + " "):
            lack = why_not(state, seat, place)
            return f" (missing: {lack})" if lack is not None else ""
    return ""
