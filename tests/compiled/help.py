"""Says what `help` and an editor would show of everything that is public."""

from __future__ import annotations

import inspect
import json
import sys

import anachrony
from anachrony.game import Game
from anachrony.players.heuristic import HeuristicPlayer
from anachrony.players.levels import make_player
from anachrony.players.player import Player
from anachrony.players.random import RandomPlayer
from anachrony.rules.effect import Event
from anachrony.rules.lack import Lack
from anachrony.terms import Terms


def public() -> dict[str, object]:
    """Every class and function by its name, and every method and property that a class has of its own."""
    named = {name: getattr(anachrony, name) for name in anachrony.__all__}
    kinds = (Player, RandomPlayer, HeuristicPlayer, Event, Lack, Terms)
    named |= {kind.__name__: kind for kind in kinds} | {"make_player": make_player}
    found: dict[str, object] = {"anachrony.game": sys.modules[Game.__module__]}
    for name, thing in named.items():
        if not isinstance(thing, int):  # CHANCE
            found[name] = thing
        if isinstance(thing, type):
            found |= {
                f"{name}.{member}": getattr(thing, member)
                for member, value in vars(thing).items()
                if not member.startswith("_") and (callable(getattr(thing, member)) or is_property(value))
            }
    return found


def is_property(value: object) -> bool:
    """A property, in either build. Attributes are descriptors too, and tell nothing of themselves."""
    return inspect.isdatadescriptor(value) and bool(inspect.getdoc(value))


def parameters(thing: object) -> list[str]:
    if not callable(thing) or (isinstance(thing, type) and issubclass(thing, Exception | dict)):
        return []
    return [
        f"{one.name} {one.kind.name} {one.default!r}"
        for one in inspect.signature(thing).parameters.values()
        if one.name != "self"  # by its place alone, when it is compiled
    ]


if __name__ == "__main__":
    told = {
        name: [inspect.getdoc(thing) or "", parameters(thing)] for name, thing in sorted(public().items())
    }
    sys.stdout.write(json.dumps(told))
