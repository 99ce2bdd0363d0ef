"""A state as plain data (ints, strings, lists) and back: the body of a save."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, TypeAlias, cast

from anachrony.rules.effect import Effect, Frame
from anachrony.rules.kinds import TILES, TYPES
from anachrony.rules.stack import advance
from anachrony.rules.state import Seat, State

if TYPE_CHECKING:
    from anachrony.rules.effect import Value
    from anachrony.rules.ruleset import Ruleset

Plain: TypeAlias = "int | str | list[Plain] | dict[str, Plain]"

# What a save holds, in this order. Derived things (traits, picks) are made anew.
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
    "round",
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
_BOOLEANS: Final = ("impact", "over", "explicit", "hold")
MOST: Final = 1 << 60  # bags and seeds lie below


def state_to_plain(state: State) -> dict[str, Plain]:
    return {
        "numbers": [int(getattr(state, name)) for name in STATE_NUMBERS],
        "lists": [list(getattr(state, name)) for name in STATE_LISTS],
        "piles": [cast("Plain", list(pile)) for pile in state.piles],
        "under": [cast("Plain", list(pile)) for pile in state.under],
        "beside": [cast("Plain", list(part)) for part in state.beside],
        "seats": [seat_to_plain(seat) for seat in state.seats],
        "stack": stack_to_plain(state.top),
    }


def seat_to_plain(seat: Seat) -> list[Plain]:
    numbers: list[Plain] = [int(getattr(seat, name)) for name in SEAT_NUMBERS]
    lists: list[Plain] = [list(getattr(seat, name)) for name in SEAT_LISTS]
    beside: list[Plain] = [cast("Plain", list(part)) for part in seat.beside]
    return [numbers, lists, int(seat.board is not None), beside]


def stack_to_plain(frame: Frame | None) -> list[Plain]:
    frames: list[Plain] = []
    while frame is not None:
        effects: list[Plain] = [effect_to_plain(effect) for effect in frame.effects[frame.at :]]
        frames.append([frame.seat, frame.worker, frame.place, frame.x, effects])
        frame = frame.parent
    return frames


def effect_to_plain(effect: Effect) -> list[Plain]:
    """The class by name, then its arguments."""
    return [type(effect).__name__, *(_value_to_plain(value) for value in effect.args())]


def _value_to_plain(value: Value) -> Plain:
    if isinstance(value, Effect):
        return effect_to_plain(value)
    if isinstance(value, tuple):
        return [_value_to_plain(part) for part in value]
    if isinstance(value, str):
        return "=" + value  # apart from a class name
    if isinstance(value, bool):  # said apart, or mypyc would make it an int
        return value
    return value


@lru_cache(maxsize=1)
def vocabulary() -> dict[str, type[Effect]]:
    """Every effect class by its name."""
    known: dict[str, type[Effect]] = {}
    waiting: list[type[Effect]] = [Effect]
    while waiting:
        kind = waiting.pop()
        known[kind.__name__] = kind
        waiting.extend(kind.__subclasses__())
    return known


def effect_from_plain(data: Plain, words: dict[str, type[Effect]]) -> Effect:
    name, *args = _list(data)
    if not isinstance(name, str) or name not in words:
        raise ValueError(f"unknown effect {name!r}")
    return words[name](*(_value_from_plain(arg, words) for arg in args))


def _value_from_plain(data: Plain, words: dict[str, type[Effect]]) -> Value:
    if isinstance(data, str):
        return data[1:]
    if isinstance(data, list):
        if data and isinstance(data[0], str) and not data[0].startswith("="):
            return effect_from_plain(data, words)
        return tuple(_value_from_plain(part, words) for part in data)
    if isinstance(data, bool):  # stays one: a compiled effect takes no int for it
        return data
    if isinstance(data, int) and -TILES < data < TILES:  # no effect counts further than the tiles
        return data
    raise ValueError("an object or a large number where a value should be")


def state_from_plain(rules: Ruleset, data: dict[str, Plain]) -> State:
    """The state again; ValueError, KeyError or TypeError where the data is none."""
    seats = _list(data["seats"])
    if len(seats) != rules.players:
        raise ValueError(f"{len(seats)} seats in a game for {rules.players}")
    state = State(rules, len(seats), 0)
    numbers = _list(data["numbers"])
    if len(numbers) == len(STATE_NUMBERS) - 1:
        numbers = [*numbers, 0]  # a save from before rounds were counted; 0 stays until the next Era
    _fill(state, STATE_NUMBERS, STATE_LISTS, numbers, _list(data["lists"]))
    state.piles = [numbers_from_plain(pile) for pile in _list(data["piles"])]
    state.under = [numbers_from_plain(pile) for pile in _list(data["under"])]
    if len(state.piles) != TYPES or len(state.under) != TYPES:
        raise ValueError(f"there are {TYPES} types of buildings")
    state.beside = _beside(data["beside"], rules.lists)
    for seat, plain in zip(state.seats, seats, strict=True):
        own, lists, dealt, beside = _list(plain)
        _fill(seat, SEAT_NUMBERS, SEAT_LISTS, _list(own), _list(lists))
        seat.beside = _beside(beside, rules.seat_lists)
        if _number(dealt):
            seat.board = rules.paths[seat.path].boards[state.side]
        rules.settle(seat)
    words = vocabulary()
    for frame in reversed(_list(data["stack"])):
        index, worker, place, x, effects = _list(frame)
        if not 0 <= _number(index) < len(seats):
            raise ValueError(f"seat {index} has something to do")
        state.top = Frame(
            tuple(effect_from_plain(effect, words) for effect in _list(effects)),
            0,
            _number(index),
            _number(worker),
            _number(place),
            _number(x),
            state.top,
        )
    advance(state)
    return state


def _fill(
    thing: State | Seat, numbers: tuple[str, ...], lists: tuple[str, ...], n: list[Plain], m: list[Plain]
) -> None:
    for name, number in zip(numbers, n, strict=True):
        value = _number(number)
        if name in _BOOLEANS:  # not as one expression: mypyc would make the bool an int
            setattr(thing, name, bool(value))
        else:
            setattr(thing, name, value)
    for name, data in zip(lists, m, strict=True):
        filled = numbers_from_plain(data)
        if getattr(thing, name) and len(getattr(thing, name)) != len(filled):
            raise ValueError(f"{name} has {len(filled)} entries")
        setattr(thing, name, filled)


def _beside(data: Plain, first: list[list[int]]) -> list[list[int]]:
    """What modules keep: a list that begins empty may have any length, another keeps its own."""
    parts = [numbers_from_plain(part) for part in _list(data)]
    for part, begun in zip(parts, first, strict=True):
        if begun and len(begun) != len(part):
            raise ValueError(f"{len(part)} numbers where a module keeps {len(begun)}")
    return parts


def _list(data: Plain) -> list[Plain]:
    if not isinstance(data, list):
        raise TypeError("a list was expected")
    return data


def _number(data: Plain) -> int:
    if not isinstance(data, int) or not -MOST < data < MOST:
        raise TypeError("a number was expected")
    return data


def numbers_from_plain(data: Plain) -> list[int]:
    """A list of numbers, none beyond a machine word; TypeError or ValueError where it is none."""
    entries = _list(data)
    for kind in set(map(type, entries)):
        if kind is not int:
            raise TypeError("a number was expected")
    numbers = cast("list[int]", entries)
    if numbers and not -MOST < min(numbers) <= max(numbers) < MOST:
        raise ValueError("a number is too large")
    return numbers
