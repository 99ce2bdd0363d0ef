"""Printed facts, and what stories that are made from them share.

A row of facts says who is admitted, what is paid, gained and left. A story made from it sets a table, acts,
answers what is asked on the way and compares everything that a seat can see of itself with what the row says.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from fractures import OPERATOR, fractured
from preview import preview
from story import ADMINISTRATOR, BETWEEN_ACTIONS, ENGINEER, GENIUS, SCIENTIST, Table, story
from valley import cores

Facts: TypeAlias = dict[str, Any]
Changes: TypeAlias = dict[str, int]

ANYONE = (SCIENTIST, ENGINEER, ADMINISTRATOR, GENIUS)
EVERYTHING = ("titanium", "uranium", "gold", "neutronium", "water", "core")
TUG = ("titanium", "uranium", "gold")
# What a seat has when a row is tried; of everything else it has what the row costs.
TIRED = {SCIENTIST: 2, ENGINEER: 1}
HELD = {"paradox": 1, "morale": 3}
WARP = {"gold": 1}


def facts(name: str) -> dict[str, Facts]:
    """A file of printed facts."""
    return tomllib.loads((Path(__file__).parent / "facts" / f"{name}.toml").read_text("utf-8"))


BASE, PREVIEW, FRACTURES = facts("base"), facts("preview"), facts("fractures")


# --- which rows there are -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Box:
    """What a tile is tried in: a game by these rules."""

    name: str
    table: Callable[[int], Table]
    late: int  # the Era with the longest past
    workers: tuple[str, ...] = ANYONE


def with_device(era: int) -> Table:
    """A table with two Flux Cores on the Fracture Device of the first seat."""
    return cores(fractured(era), 2)


ESSENTIAL = Box("essential", story, 6)
PRERELEASE = Box("pre-release", preview, 6)
FRACTURED = Box("fractures", with_device, 5, (*ANYONE, OPERATOR))


@dataclass(frozen=True)
class Printed:
    """A tile by its number or name, what is printed on it, and the box that it is in."""

    name: str
    said: Facts
    box: Box

    @property
    def uses(self) -> str:
        return str(self.said.get("use", ""))

    @property
    def by_worker(self) -> bool:
        return self.uses not in ("", "free")

    @property
    def admitted(self) -> list[str]:
        """Who may stand there; a Genius and an Operator stand for the others."""
        return admitted(self.uses, self.box.workers) if self.by_worker else []

    @property
    def price(self) -> Changes:
        """What is paid, in hand; a Resource of choice is Titanium."""
        said: Facts = self.said["exchange"][0] if "exchange" in self.said else self.said
        price = spent(said.get("pay", {}))
        for word, asset in (("travel_by_water", "water"), ("travel_by_tug", "titanium")):
            if word in self.said.get("gain", {}):
                price[asset] = price.get(asset, 0) + 1
        return price

    @property
    def ways(self) -> list[tuple[Changes, Facts]]:
        """What is paid and what it gives, for each of the ways there are."""
        if "exchange" in self.said:
            return [(spent(way["pay"]), way["gain"]) for way in self.said["exchange"]]
        return [(self.price, gain) for gain in self.said.get("one_of", [self.said.get("gain", {})])]

    @property
    def reach(self) -> int:
        """The travel range that counts at the end."""
        gain, always = self.said.get("gain", {}), self.said.get("always", {})
        by_payment = "travel_by_water" in gain or "travel_by_tug" in gain
        return int(gain.get("travel", always.get("travel_range", int(by_payment))))

    @property
    def spot(self) -> str:
        return f"{self.said.get('type', 'lab')} 1"

    @property
    def place(self) -> str:
        return f"seat/1/spot/{self.spot.replace(' ', '/')}"

    def built(self, era: int = 2) -> Table:
        """A table with it, and its price in hand."""
        table = self.box.table(era).built(self.name).has(self.price)
        return table.built(102, seat=1).pools(recruit={SCIENTIST: 1})


def admitted(words: str, workers: tuple[str, ...] = ANYONE) -> list[str]:
    """The types that words such as "scientist" or "any" name."""
    if not words:
        return []
    named = {*ANYONE, *workers} if words == "any" else {*words.split(), OPERATOR}
    if named & {SCIENTIST, ENGINEER, ADMINISTRATOR}:
        named.add(GENIUS)
    return [worker for worker in workers if worker in named]


def rows(*groups: tuple[Box, Mapping[str, Facts]], only: Callable[[Printed], object]) -> list[Any]:
    """Parameters, one for each of these tiles that fits; each tells of its tile."""

    def all_of() -> Iterator[Printed]:
        for box, tiles in groups:
            yield from (Printed(name, said, box) for name, said in tiles.items())

    return [
        pytest.param(row, marks=marks(row), id=f"{row.name} {row.box.name}") for row in all_of() if only(row)
    ]


def marks(row: Printed) -> Any:
    if row.box is PRERELEASE:
        number = row.said.get("difference")
        return pytest.mark.tells(f"pre-release {row.name}", *([number] if number else []))
    return pytest.mark.tells(row.name)


# --- trying one ---------------------------------------------------------------------------------------------


def finish(table: Table, way: int = 0) -> list[list[str]]:
    """Answer until the Action is over, and return what there was to choose from each time.

    It goes as far and takes as many as it can, takes this one of several ways and Research as an Action of
    choice, moves no tracker, and else takes the first there is.
    """
    asked: list[list[str]] = []
    while table.quiet().prompt not in BETWEEN_ACTIONS:
        options = table.options
        asked.append(options)
        if "research" in options or table.prompt == "move-tracker":
            table.pick("research" if "research" in options else "stop")
            continue
        most = [text for text in options if text.startswith(("era ", "remove "))]
        ways = [text for text in options if text != "stop"] if table.prompt in WAYS else []
        table.pick(most[-1] if most else ways[min(way, len(ways) - 1)] if ways else options[0])
    return asked


WAYS = ("one-of", "choose", "trade")


ROWS = ("power_plant", "factory", "life_support", "lab")
COLUMNS = 3


def seen(table: Table, seat: int = 0) -> Changes:
    """Everything that can be counted at a seat."""
    view: Any = table.game.view(seat)["seats"][seat]
    found = {**view["stock"], **view["active"], **{f"tired {word}": n for word, n in view["tired"].items()}}
    found |= {
        "suits": len(view["hexes"]),
        "focus": view["focus"],
        "warp tiles left": len(view["warp_left"]),
        "breakthroughs": sum(view["breakthroughs"].values()),
        "anomalies": sum(spot["anomaly"] for spot in view["spots"]),
    }
    for row, word in enumerate(ROWS):
        spots = view["spots"][row * COLUMNS : (row + 1) * COLUMNS]
        found[f"{word} tiles"] = sum(spot["tile"] is not None for spot in spots)
    pioneers = view["parts"].get("pioneers")
    if pioneers is not None:
        found["adventures"] = len(pioneers["adventures"])
    doomsday = view["parts"].get("doomsday")
    if doomsday is not None:
        found["experiments"] = len(doomsday["experiments"])
    device = view["parts"].get("fractures")
    if device is not None:
        found["device"] = sum(space["holds"] == "core" for space in device["spaces"])
        found["glitches"] = len(device["glitches"])
    return found


def different(before: Changes, after: Changes) -> Changes:
    return {word: after[word] - n for word, n in before.items() if after[word] != n}


def spent(cost: Facts) -> Changes:
    """What a cost takes from the stock; a Resource of choice is Titanium."""
    found: Changes = {}
    for word, n in cost.items():
        if word != "any_worker":
            asset = "titanium" if word == "tug" else word
            found[asset] = found.get(asset, 0) + n
    return found


def effect(gain: Facts) -> Changes:
    """What is different after a gain."""
    found: Changes = {}
    for word, n in gain.items():
        for what, more in GAINS[word](n).items() if word in GAINS else ((word, n),):
            found[what] = found.get(what, 0) + more
    return found


def woken(n: int | str) -> Changes:
    """Scientists first, as they are asked."""
    left = sum(TIRED.values()) if n == "all" else int(n)
    found: Changes = {}
    for worker, tired in TIRED.items():
        up = min(left, tired)
        if up:
            found |= {worker: up, f"tired {worker}": -up}
        left -= up
    return found


GAINS: dict[str, Callable[[Any], Changes]] = {
    "tug": lambda n: {"titanium": n},
    "travel": lambda n: {"focus": -n},
    "travel_by_water": lambda n: {"focus": -n},
    "travel_by_tug": lambda n: {"focus": -n},
    "vp_each": lambda n: {"vp": n},
    "exosuit": lambda n: {"suits": n},
    "return_paradox": lambda n: {"paradox": -n},
    "retrieve_warp": lambda n: {"warp tiles left": n},
    "wake": woken,
    "research": lambda n: {"breakthroughs": n},
    "flux_off": lambda n: {"device": -n},
    "glitch_off": lambda n: {"glitches": -n},
    "worker": lambda n: {SCIENTIST: n},
    "breakthrough": lambda n: {"breakthroughs": n},
    "recruit": lambda n: {SCIENTIST: n},
    "track": lambda n: {"travel": n},
    "power": lambda n: {},  # which other stories tell
    "upgrade": lambda n: {},
    "build": lambda row: {f"{row} tiles": 1},
    "tiles": lambda n: {"power_plant tiles": n},
    "anomaly": lambda n: {"anomalies": n, "warp tiles left": n},
    "remove_anomaly": lambda n: {},  # where there is none
    "lasts": lambda n: {},
    "longer_range": lambda n: {},  # for the rest of the Era, which other stories tell
}


def together(*parts: Changes) -> Changes:
    """The sum of changes; what stays as it was is left out."""
    words = {word for part in parts for word in part}
    added = {word: sum(part.get(word, 0) for part in parts) for word in words}
    return {word: n for word, n in added.items() if n}


def bare(part: Changes) -> Changes:
    """Nothing of these."""
    return dict.fromkeys(part, 0)


def less(part: Changes) -> Changes:
    return {word: -n for word, n in part.items()}


# --- what is added for good ---------------------------------------------------------------------------------


def supply(table: Table) -> int:
    view: Any = table.game.view(0)["seats"][0]
    return int(view["supply_cost"])


def limit(table: Table) -> int:
    view: Any = table.game.view(0)["seats"][0]
    return int(view["paradox_limit"])


def farthest(table: Table) -> int:
    return len(table.built(102).use(102, GENIUS).options)


def burden(table: Table) -> int:
    return table.anomaly("factory 1").game.scores[0]["anomalies"]


# What a tile adds as long as it stands: where it shows, and what is there without any.
ALWAYS = {
    "travel_range": (farthest, 2),
    "half_supply": (supply, 5),
    "paradox_limit": (limit, 3),
    "anomaly_vp": (burden, -3),
}
