"""A state as plain data and back: the body of a save.

Whatever has a name is kept by it, so that a save outlives the order of things: numbers and lists by their
attribute, Paths and leaders, spaces, Workers, assets, Warp tiles, bags and what modules keep by their words,
effects by their class. A number that is 0 and a list that is empty are left out. What came after a save was
written is 0, or lies as at the start of a game; what it calls by an old name is looked up in ``RENAMED``.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, TypeAlias, cast

from anachrony.rules.beginning import new_state
from anachrony.rules.effect import Effect, Frame
from anachrony.rules.frame import Instruction
from anachrony.rules.kinds import (
    ASSET_WORDS,
    EMPTY_SUIT,
    FATE_WORDS,
    NO_WORKER,
    TILES,
    bits,
    numbered,
    replaced,
)
from anachrony.rules.places import NOWHERE, OWN, guest, guest_crew, guest_fate, guest_place
from anachrony.rules.rng import MAX_KEY, MIN_KEY
from anachrony.rules.settling import settle
from anachrony.rules.stack import advance, remaining
from anachrony.rules.state import Seat, State

if TYPE_CHECKING:
    from anachrony.rules.effect import Value
    from anachrony.rules.ruleset import Ruleset

Plain: TypeAlias = "int | str | list[Plain] | dict[str, Plain]"

# Old name -> new name, of an effect, a leader, a space or anything else that saves call by its name. An
# entry stays for good: the saves that need it do.
RENAMED: Final[dict[str, str]] = {}

# What a save holds. Derived things (traits, picks) are made anew.
SEAT_NUMBERS: Final = (
    "evacuation",
    "suits",
    "hexes",
    "covered_hexes",
    "locked_hexes",
    "barred",
    "focus",
    "evacuated",
    "secret",
)
SEAT_LISTS: Final = ("spots", "breakthroughs", "hand", "chosen")
STATE_NUMBERS: Final = (
    "side",
    "era",
    "phase",
    "first",
    "next_first",
    "passed",
    "impact_after",
    "recruit_card",
    "evacuations",
    "seed",
    "reveals",
    "owing",
    "anomalies_due",
    "round",
)
STATE_FLAGS: Final = ("impact", "over", "explicit", "hold")
STATE_LISTS: Final = ("superprojects", "endgame", "research", "slots", "counters")
PILES: Final = ("piles", "under")  # of each stack
_MINE: Final = numbered(ASSET_WORDS[:4])
_FATES: Final = numbered(FATE_WORDS)
_EMPTY_SUIT: Final = "suit"
_TYPES: Final[dict[str, type]] = {"int": int, "bool": bool, "str": str}
MOST: Final = 1 << 60  # bags and seeds lie below


# --- writing ------------------------------------------------------------------------------------------


def state_to_plain(state: State) -> dict[str, Plain]:
    rules = state.rules
    plain: dict[str, Plain] = {}
    for name in STATE_NUMBERS:
        number = getattr(state, name)
        if number:
            plain[name] = number
    if state.key:
        plain["key"] = state.key.hex()
    for name in STATE_FLAGS:
        if getattr(state, name):
            plain[name] = 1
    for name in STATE_LISTS:
        part = getattr(state, name)
        if part:
            plain[name] = list(part)
    for name in PILES:
        plain[name] = {
            stack.name: cast("Plain", list(pile))
            for stack, pile in zip(rules.stacks, getattr(state, name), strict=True)
            if pile
        }
    plain["recruit"] = counts_to_plain(rules.worker_names, state.recruit)
    plain["mine"] = counts_to_plain(_MINE, state.mine)
    plain["tops"] = counts_to_plain(rules.stack_names, state.tops)
    plain["at"] = counts_to_plain(rules.space_names, state.at)
    plain["capital"] = {
        name: cast("Plain", list(tiles))
        for name, tiles in zip(rules.space_names, state.capital, strict=True)
        if tiles
    }
    plain["bags"] = cast("Plain", dict(zip(rules.bag_names, state.bags, strict=True)))
    if state.beside:
        plain["beside"] = parts_to_plain(rules.list_names, state.beside)
    plain["seats"] = [seat_to_plain(rules, seat) for seat in state.seats]
    plain["stack"] = stack_to_plain(state)
    return plain


def seat_to_plain(rules: Ruleset, seat: Seat) -> Plain:
    plain: dict[str, Plain] = {
        "path": rules.paths[seat.path].name if seat.path >= 0 else seat.path,
        "leader": rules.leaders[seat.leader].name if seat.leader >= 0 else seat.leader,
    }
    for name in SEAT_NUMBERS:
        number = getattr(seat, name)
        if number:
            plain[name] = number
    for name in SEAT_LISTS:
        part = getattr(seat, name)
        if part:
            plain[name] = list(part)
    plain["stock"] = counts_to_plain(rules.stock_names, seat.amounts(len(rules.stock_names)))
    plain["active"] = counts_to_plain(rules.worker_names, seat.active)
    plain["tired"] = counts_to_plain(rules.worker_names, seat.tired)
    plain["warp"] = counts_to_plain(rules.warp_names, seat.warp)
    if seat.busy:
        plain["busy"] = [_guest_to_plain(rules, busy) for busy in seat.busy]
    if seat.used:
        plain["used"] = _own_to_plain(rules, seat.used)
    if seat.locked:
        plain["locked"] = _own_to_plain(rules, seat.locked)
    if any(seat.anomalies):
        plain["anomalies"] = cast("Plain", list(seat.anomalies))
    if seat.board is not None:
        plain["board"] = 1
    if seat.beside:
        plain["beside"] = parts_to_plain(rules.seat_list_names, seat.beside)
    return plain


def counts_to_plain(names: dict[str, int], numbers: list[int]) -> Plain:
    return {name: number for name, number in zip(names, numbers, strict=True) if number}


def parts_to_plain(names: dict[str, int], parts: list[list[int]]) -> Plain:
    return {name: cast("Plain", list(part)) for name, part in zip(names, parts, strict=True)}


def _own_to_plain(rules: Ruleset, places: int) -> Plain:
    """A seat's own places, a bit for each."""
    return [rules.place_words[OWN + bit] for bit in bits(places)]


def _guest_to_plain(rules: Ruleset, busy: int) -> str:
    """Place, fate and who it is, such as "construct/1 tired engineer"."""
    crew = rules.crew_words[guest_crew(busy)] or _EMPTY_SUIT
    return f"{rules.place_words[guest_place(busy)]} {FATE_WORDS[guest_fate(busy)]} {crew}"


def stack_to_plain(state: State) -> list[Plain]:
    """From the top. No Worker, no place and no x are left out."""
    frames: list[Plain] = []
    for frame, effects in remaining(state):
        do: list[Plain] = [effect_to_plain(effect) for effect in effects]
        plain: dict[str, Plain] = {"seat": frame.seat, "do": do}
        if frame.worker != NO_WORKER:
            plain["worker"] = frame.worker
        if frame.place != NOWHERE:
            plain["place"] = state.rules.place_words[frame.place]
        if frame.x:
            plain["x"] = frame.x
        frames.append(plain)
    return frames


def effect_to_plain(effect: Instruction) -> list[Plain]:
    """The class by name, then its arguments."""
    return [type(effect).__name__, *(_value_to_plain(value) for value in effect.args())]


def _value_to_plain(value: Value) -> Plain:
    if isinstance(value, Instruction):
        return effect_to_plain(value)
    if isinstance(value, tuple):
        return [_value_to_plain(part) for part in value]
    if isinstance(value, str):
        return "=" + value  # apart from a class name
    if isinstance(value, bool):  # written separately, or mypyc would make it an int
        return value
    return value


# --- reading ------------------------------------------------------------------------------------------


@lru_cache(maxsize=1)
def vocabulary() -> dict[str, type[Effect]]:
    """Every effect class by its name; TypeError where two have the same."""
    known: dict[str, type[Effect]] = {}
    waiting: list[type[Effect]] = [Effect]
    while waiting:
        kind = waiting.pop()
        first = known.setdefault(kind.__name__, kind)
        if first is not kind:
            raise TypeError(
                f"two effects are called {kind.__name__}, {first!r} and {kind!r}; "
                "saves and messages call an effect by the name of its class: give one of them another name"
            )
        waiting.extend(kind.__subclasses__())
    return known


def checked(data: object) -> None:
    """Checks that there is nothing but whole numbers, texts, lists and objects; ValueError where there is
    something else. Whoever reads it goes by that."""
    if isinstance(data, dict):
        for value in data.values():
            checked(value)
    elif isinstance(data, list):
        for value in data:
            checked(value)
    elif not isinstance(data, int | str):
        raise ValueError(f"{data!r:.40} is no part of a save")


def effect_from_plain(data: Plain, words: dict[str, type[Effect]]) -> Effect:
    name, *args = _list(data)
    if not isinstance(name, str):
        raise ValueError("an effect begins with its name")
    kind = words.get(RENAMED.get(name, name))
    if kind is None:
        raise ValueError(f"unknown effect {name!r:.40}")
    values = tuple([_value_from_plain(arg, words) for arg in args])
    effect = _made(kind, values, words)
    # One without arguments takes any when it is compiled, and tells of none. What came after the save was
    # written is not in it.
    if effect is None or effect.args()[: len(values)] != values or not effect.is_sound():
        raise ValueError(f"{name} has other arguments than {values!r:.80}")
    return effect


def _made(kind: type[Effect], values: tuple[Value, ...], words: dict[str, type[Effect]]) -> Effect | None:
    """An effect with these arguments; None where it takes others. A compiled one looks at their types itself;
    of one in plain Python the annotations tell them."""
    try:
        types: dict[str, str] = getattr(getattr(kind, "__init__", None), "__annotations__", {})
        asked = [annotation for name, annotation in types.items() if name != "return"]
        for annotation, value in zip(asked, values, strict=False):
            if not _is_of(annotation, value, words):
                return None
        return kind(*values)
    except (TypeError, ValueError):
        return None


def _is_of(annotation: str, value: Value, words: dict[str, type[Effect]]) -> bool:
    """Checks if a value is of the type that an effect asks for; of a tuple only that it is one."""
    if annotation.startswith("tuple["):
        return isinstance(value, tuple)
    known = _TYPES.get(annotation)
    return isinstance(value, words[annotation] if known is None else known)


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
    """The state again; ValueError, KeyError or another error where the data is none."""
    seats = _list(data["seats"])
    if len(seats) != rules.players:
        raise ValueError(f"{len(seats)} seats in a game for {rules.players}")
    state = new_state(rules, 0)
    _fill(state, data, STATE_NUMBERS, STATE_LISTS)
    if "key" in data:
        state.key = _key(_text(data["key"]))
    for name in STATE_FLAGS:
        setattr(state, name, _number(data.get(name, 0)) != 0)
    state.tops = _counts(data["tops"], rules.stack_names)
    _fill_parts(state.piles, data["piles"], rules.stack_names)
    _fill_parts(state.under, data["under"], rules.stack_names)
    state.recruit = _counts(data["recruit"], rules.worker_names)
    state.mine = _counts(data["mine"], _MINE)
    state.at = _counts(data["at"], rules.space_names)
    for name, tiles in _dict(data["capital"]).items():
        space = _place(name, rules.space_names)
        state.capital = replaced(state.capital, space, tuple(numbers_from_plain(tiles)))
    for name, number in _dict(data["bags"]).items():
        state.bags = replaced(state.bags, _place(name, rules.bag_names), _number(number))
    _fill_parts(state.beside, data.get("beside", {}), rules.list_names)
    for seat, plain in zip(state.seats, seats, strict=True):
        _fill_seat(rules, state, seat, _dict(plain))
    words = vocabulary()
    for frame in reversed(_list(data["stack"])):
        parts = _dict(frame)
        index = _number(parts["seat"])
        if not 0 <= index < len(seats):
            raise ValueError(f"seat {index} has something to do")
        state.top = Frame(
            tuple(effect_from_plain(effect, words) for effect in _list(parts["do"])),
            index,
            _number(parts.get("worker", NO_WORKER)),
            _place(_text(parts["place"]), rules.place_codes) if "place" in parts else NOWHERE,
            _number(parts.get("x", 0)),
            state.top,
            0,
        )
    advance(state)
    return state


def _fill_seat(rules: Ruleset, state: State, seat: Seat, data: dict[str, Plain]) -> None:
    _fill(seat, data, SEAT_NUMBERS, (*SEAT_LISTS, "anomalies"))
    seat.path = _named(data["path"], rules.path_names)
    seat.leader = _named(data["leader"], rules.leader_names)
    for asset, n in enumerate(_counts(data["stock"], rules.stock_names)):
        seat.set_amount(asset, n)
    seat.active = _counts(data["active"], rules.worker_names)
    seat.tired = _counts(data["tired"], rules.worker_names)
    seat.warp = _counts(data["warp"], rules.warp_names)
    seat.busy = [_guest(rules, _text(busy)) for busy in _list(data.get("busy", []))]
    seat.used = _own_places(rules, data.get("used", []))
    seat.locked = _own_places(rules, data.get("locked", []))
    _fill_parts(seat.beside, data.get("beside", {}), rules.seat_list_names)
    if _number(data.get("board", 0)):
        seat.board = rules.paths[seat.path].boards[state.side]
    settle(rules, seat)


def _own_places(rules: Ruleset, data: Plain) -> int:
    places = 0
    for word in _list(data):
        places |= 1 << (_place(_text(word), rules.place_codes) - OWN)
    return places


def _guest(rules: Ruleset, text: str) -> int:
    place, fate, crew = text.rsplit(" ", 2)
    number = EMPTY_SUIT if crew == _EMPTY_SUIT else _place(crew, rules.crew_codes)
    return guest(_place(place, rules.place_codes), _FATES[fate], number)


def _fill(
    thing: State | Seat, data: dict[str, Plain], numbers: tuple[str, ...], lists: tuple[str, ...]
) -> None:
    for name in numbers:
        setattr(thing, name, _number(data[name]) if name in data else 0)
    for name in lists:
        if name not in data:
            continue
        filled = numbers_from_plain(data[name])
        room = len(getattr(thing, name))
        if room and len(filled) != room:
            if len(filled) > room:
                raise ValueError(f"{name} has {len(filled)} entries")
            filled += [0] * (room - len(filled))  # of kinds that came later: none
        setattr(thing, name, filled)


def _fill_parts(parts: list[list[int]], data: Plain, names: dict[str, int]) -> None:
    """What modules keep: a list that begins empty may have any length, another keeps its own."""
    for name, plain in _dict(data).items():
        place = _place(name, names)
        part = numbers_from_plain(plain)
        if parts[place] and len(parts[place]) != len(part):
            raise ValueError(f"{len(part)} numbers where a module keeps {len(parts[place])}")
        parts[place] = part


def _counts(data: Plain, names: dict[str, int]) -> list[int]:
    numbers = [0] * len(names)
    for name, number in _dict(data).items():
        place = names.get(name)
        numbers[_renamed(name, names) if place is None else place] = _number(number)
    return numbers


def _named(data: Plain, names: dict[str, int]) -> int:
    """The number of a row by its name; a number below 0 stands for a row that is not dealt yet."""
    if isinstance(data, str):
        return _place(data, names)
    number = _number(data)
    if number >= 0:
        raise ValueError("a name was expected")
    return number


def _place(name: str, names: dict[str, int]) -> int:
    place = names.get(name)
    return _renamed(name, names) if place is None else place


def _renamed(name: str, names: dict[str, int]) -> int:
    if name not in RENAMED:
        raise ValueError(f"unknown name {name!r:.40}")
    return names[RENAMED[name]]


def _dict(data: Plain) -> dict[str, Plain]:
    if not isinstance(data, dict):
        raise ValueError("an object was expected")
    return data


def _text(data: Plain) -> str:
    if not isinstance(data, str):
        raise ValueError("a word was expected")
    return data


def _key(text: str) -> bytes:
    """The error says nothing of what the text was: it may stand in a log."""
    if not MIN_KEY <= len(text) // 2 <= MAX_KEY or text.strip("0123456789abcdef") or len(text) % 2:
        raise ValueError("a key of the wrong form")
    return bytes.fromhex(text)


def _list(data: Plain) -> list[Plain]:
    if not isinstance(data, list):
        raise ValueError("a list was expected")
    return data


def _number(data: Plain) -> int:
    if not isinstance(data, int) or not -MOST < data < MOST:
        raise ValueError("a number was expected")
    return data


def numbers_from_plain(data: Plain) -> list[int]:
    """A list of numbers, none beyond a machine word; TypeError or ValueError for anything else."""
    entries = _list(data)
    for kind in set(map(type, entries)):
        if kind is not int:
            raise ValueError("a number was expected")
    numbers = cast("list[int]", entries)
    if numbers and not -MOST < min(numbers) <= max(numbers) < MOST:
        raise ValueError("a number is too large")
    return numbers
