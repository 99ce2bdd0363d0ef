"""Saves of earlier versions, made into those of today.

The orders in here are those of the version that wrote the saves. They stay as they are when today's change.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from anachrony import corrections, record
from anachrony.rules import stack
from anachrony.rules.effects.flow import May
from anachrony.rules.effects.placing import Placement
from anachrony.rules.kinds import UNMANNED, bits, numbered
from anachrony.rules.places import ASIDE, FREE, OWN, PASS, placement
from anachrony.rules.saving import counts_to_plain, numbers_from_plain, parts_to_plain

if TYPE_CHECKING:
    from anachrony.rules.saving import Plain
    from anachrony.rules.state import State
    from anachrony.terms import Terms

UNTOLD: Final = "pick "  # before the number of an entry whose text cannot be found any more

# --- version 1: positions instead of names, picks instead of texts --------------------------------------

SEAT_NUMBERS: Final = (
    "path",
    "leader",
    "evacuation",
    "suits",
    "hexes",
    "covered_hexes",
    "covered",
    "used",
    "focus",
    "evacuated",
    "secret",
)
SEAT_LISTS: Final = ("stock", "active", "tired", "busy", "spots", "warp", "breakthroughs", "hand", "chosen")
STATE_NUMBERS: Final = (
    "side",
    "era",
    "phase",
    "first",
    "next_first",
    "passed",
    "impact_after",
    "impact",
    "over",
    "recruit_card",
    "evacuations",
    "seed",
    "explicit",
    "reveals",
    "hold",
    "owing",
    "anomalies_due",
    "round",  # not in the first of them
)
STATE_LISTS: Final = (
    "at",
    "capital",
    "recruit",
    "mine",
    "bags",
    "tops",
    "superprojects",
    "endgame",
    "research",
    "slots",
    "counters",
)
PATHS: Final = ("harmony", "dominance", "progress", "salvation")
LEADERS: Final = ("haulani", "zaida", "wolfe", "samira", "valerian", "cornella", "caratacus", "amena")
STACKS: Final = ("power_plant", "factory", "life_support", "lab")
WORKERS: Final = ("scientist", "engineer", "administrator", "genius")
RESOURCES: Final = ("titanium", "uranium", "gold", "neutronium")
STOCK: Final = (*RESOURCES, "water", "core", "vp", "paradox", "morale", "travel", "credit")
WARP_TILES: Final = ("water", *RESOURCES, *WORKERS[:3], "exosuit")
SEAT_COUNTS: Final = {
    "stock": numbered(STOCK),
    "active": numbered(WORKERS),
    "tired": numbered(WORKERS),
    "warp": numbered(WARP_TILES),
}
FATES: Final = ("tired", "motivated", "dies")
OLD_ASIDE: Final = 31
OLD_CREWS: Final = 8
OLD_EMPTY_SUIT: Final = 5
OLD_UNMANNED: Final = 6
OLD_FREE: Final = 7
OLD_PASS: Final = 64 * OLD_CREWS
STATE_COUNTS: Final = {"recruit": numbered(WORKERS), "mine": numbered(RESOURCES)}


def from_version_1(terms: Terms, body: dict[str, Plain]) -> dict[str, Plain]:
    """A body of version 2; ValueError, KeyError or TypeError where the data is not of version 1."""
    numbers = numbers_from_plain(body["entries"])
    (floor,) = numbers_from_plain([body["floor"]])
    entries, floor = _texts(terms, list(zip(numbers[::2], numbers[1::2], strict=True)), floor)
    return {
        "terms": body["terms"],
        "entries": record.pack(entries),
        "floor": floor,
        "state": _state(terms, cast("dict[str, Plain]", body["state"])),
    }


def _texts(terms: Terms, picks: list[tuple[int, int]], floor: int) -> tuple[list[tuple[int, str]], int]:
    """The entries, and how many plays of them stay. Where a rule was corrected the rules of today may not
    be able to play them all; what was picked from there on stays a number, and is not taken back."""
    entries: list[tuple[int, str]] = []
    state = terms.opening(explicit=True)
    corrections.begin(state)
    for at, (decider, number) in enumerate(picks):
        try:
            for step in corrections.steps(state, decider, _numbered(number)):
                if step.kind != corrections.UNASKED_NOW:
                    told = step.kind == corrections.ENTRY and decider >= 0
                    if step.seat >= 0 and not told and _plays(entries) < floor:
                        floor += 1
                    entries.append(step.entry(state))
        except LookupError:
            entries += [(who, f"{UNTOLD}{untold}") for who, untold in picks[at:]]
            return entries, _plays(entries)
    return entries, floor


def _numbered(number: int) -> corrections.Find:
    """Finds the pick that had this number."""

    def find(state: State, seat: int) -> int:
        pick = _pick(state, seat, number)
        if seat in stack.deciders(state) and pick in stack.picks_of(state, seat):
            return pick
        raise LookupError(f"pick {number} is not possible")

    return find


def _plays(entries: list[tuple[int, str]]) -> int:
    return sum(1 for seat, _ in entries if seat >= 0)


def _pick(state: State, seat: int, number: int) -> int:
    """The pick of today for one of version 1: placements had other numbers."""
    if seat < 0 or number < 0 or state.top is None:
        return number
    effect = stack.effect_at(state, state.top)
    if not isinstance(effect.effect if isinstance(effect, May) else effect, Placement):
        return number
    if number == OLD_PASS:
        return PASS
    place, crew = divmod(number, OLD_CREWS)
    return placement(_place(place), FREE if crew == OLD_FREE else _crew(crew))


def _state(terms: Terms, data: dict[str, Plain]) -> dict[str, Plain]:
    rules = terms.rules
    lists = dict(zip(STATE_LISTS, _parts(data["lists"]), strict=True))
    new: dict[str, Plain] = {
        **dict(zip(STATE_NUMBERS, numbers_from_plain(data["numbers"]), strict=False)),
        **cast("dict[str, Plain]", lists),
        "piles": data["piles"],
        "under": data["under"],
        "at": counts_to_plain(rules.space_names, lists["at"]),
        "capital": counts_to_plain(rules.space_names, lists["capital"]),
        "bags": cast("Plain", dict(zip(rules.bag_names, lists["bags"], strict=True))),
        "beside": parts_to_plain(rules.list_names, _parts(data["beside"])),
        "seats": [_seat(terms, seat) for seat in _list(data["seats"])],
        "stack": [_frame(frame) for frame in _list(data["stack"])],
    }
    return new | {name: counts_to_plain(names, lists[name]) for name, names in STATE_COUNTS.items()}


def _seat(terms: Terms, data: Plain) -> Plain:
    own, kept, dealt, beside = _list(data)
    numbers = dict(zip(SEAT_NUMBERS, numbers_from_plain(own), strict=True))
    lists = dict(zip(SEAT_LISTS, _parts(kept), strict=True))
    new: dict[str, Plain] = {**numbers, **cast("dict[str, Plain]", lists), "board": dealt}
    for name, names in (("path", PATHS), ("leader", LEADERS)):
        if numbers[name] >= 0:
            new[name] = names[numbers[name]]
    new["beside"] = parts_to_plain(terms.rules.seat_list_names, _parts(beside))
    return new | {name: counts_to_plain(names, lists[name]) for name, names in SEAT_COUNTS.items()}


def _frame(data: Plain) -> Plain:
    seat, worker, place, x, effects = _list(data)
    frame: dict[str, Plain] = {"seat": seat, "worker": worker, "place": place, "x": x, "do": effects}
    return frame


# --- version 2: codes of places and numbers of stacks instead of names, one Capital tile on a space -------

MARK: Final = 1  # an Anomaly on an otherwise empty spot


def from_version_2(terms: Terms, body: dict[str, Plain]) -> dict[str, Plain]:
    """A body of version 3; ValueError, KeyError or TypeError where the data is not of version 2."""
    state = cast("dict[str, Plain]", body["state"])
    seats: list[Plain] = [_seat_of_2(terms, cast("dict[str, Plain]", seat)) for seat in _list(state["seats"])]
    frames: list[Plain] = [
        _frame_of_2(terms, cast("dict[str, Plain]", frame)) for frame in _list(state["stack"])
    ]
    new: dict[str, Plain] = {
        "seats": seats,
        "stack": frames,
        "tops": _by_stack(state["tops"]),
        "capital": {space: [tile] for space, tile in cast("dict[str, Plain]", state["capital"]).items()},
    }
    return body | {"state": state | new | {name: _by_stack(state[name]) for name in ("piles", "under")}}


def _by_stack(data: Plain) -> Plain:
    return dict(zip(STACKS, _list(data), strict=True))


def _seat_of_2(terms: Terms, data: dict[str, Plain]) -> Plain:
    words = terms.rules.place_words
    busy: list[Plain] = []
    for number in numbers_from_plain(data.get("busy", [])):
        place, fate, crew = _place(number >> 5), number >> 3 & 3, number & 7
        who = "suit" if crew == OLD_EMPTY_SUIT else terms.rules.crew_words[_crew(crew)]
        busy.append(f"{words[place]} {FATES[fate]} {who}")
    used: list[Plain] = [words[OWN + bit] for bit in bits(cast("int", data.get("used", 0)))]
    spots = numbers_from_plain(data["spots"])
    covered = cast("int", data.get("covered", 0))  # bit per spot whose tile lies under an Anomaly
    layer: list[Plain] = [int(code == MARK or covered >> spot & 1 == 1) for spot, code in enumerate(spots)]
    bare: list[Plain] = [0 if code == MARK else code for code in spots]
    return data | {"busy": busy, "used": used, "spots": bare, "anomalies": layer}


def _frame_of_2(terms: Terms, data: dict[str, Plain]) -> Plain:
    """Version 1 has a number below 0 for no Worker and for no place."""
    frame: dict[str, Plain] = {name: part for name, part in data.items() if name not in ("place", "worker")}
    place, worker = cast("int", data.get("place", -1)), cast("int", data.get("worker", -1))
    if place >= 0:
        frame["place"] = terms.rules.place_words[_place(place)]
    if worker >= 0:
        frame["worker"] = worker
    return frame


def _place(old: int) -> int:
    """The code of today for one of versions 1 and 2, where the Main board had less room."""
    return old if old < OLD_ASIDE else old - OLD_ASIDE + ASIDE


def _crew(old: int) -> int:
    """The number of today for one of versions 1 and 2, where there was room for fewer types of Workers."""
    return UNMANNED if old == OLD_UNMANNED else old


def _list(data: Plain) -> list[Plain]:
    if not isinstance(data, list):
        raise TypeError("a list was expected")
    return data


def _parts(data: Plain) -> list[list[int]]:
    return [numbers_from_plain(part) for part in _list(data)]
