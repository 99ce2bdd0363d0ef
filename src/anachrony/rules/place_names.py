"""The names of places in a game, as the table lights them, and the place of a name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anachrony.rules.places import ASIDE, OWN

if TYPE_CHECKING:
    from anachrony.rules.ruleset import Ruleset
    from anachrony.rules.state import State


def era_place(state: State, era: int) -> str:
    """A tile of the Timeline, by the number on it."""
    return state.rules.era_places[era]


def project_place(state: State, era: int) -> str:
    """The Superproject above an Era tile."""
    return f"{era_place(state, era)}/superproject"


def place_name(state: State, index: int, place: int) -> str:
    """The stable name of a place, as the table lights it."""
    return state.rules.place_names[index][place]


def place_code(rules: Ruleset, index: int, name: str) -> int | None:
    """The place of that name which the seat could use; None where there is none."""
    if name.startswith("main/"):
        return rules.space_names.get(name.removeprefix("main/"))
    own = f"seat/{index + 1}/"
    if not name.startswith(own):
        return None
    code = rules.place_codes.get(name.removeprefix(own), ASIDE)
    return code if code >= OWN else None


def spot_place(state: State, index: int, spot: int) -> str:
    return place_name(state, index, OWN + spot)


def hex_place(state: State, index: int, hex_: int) -> str:
    return state.rules.hex_places[index][hex_]
