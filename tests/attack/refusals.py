"""Every public call with every wrong kind of argument, and what became of it."""

from __future__ import annotations

import inspect
import json
import sys
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).parent.parent))

import anachrony
from anachrony import CorruptSave, Game, IllegalMove, RecordError, SetupError
from anachrony.players.levels import UnknownPlayer, make_player
from anachrony.rules.effect import Effect
from anachrony.rules.saving import checked, effect_from_plain, vocabulary
from playing import Case


class Thing:
    """Nothing that anybody expects."""

    def __repr__(self) -> str:
        return "<a thing>"


class Mute:
    """An object that cannot tell of itself."""

    def __repr__(self) -> str:
        raise RuntimeError


class Numeral:
    """A whole number that is no int, as those of NumPy are."""

    def __index__(self) -> int:
        return 1

    def __repr__(self) -> str:
        return "numeral"


WRONG: tuple[Any, ...] = (
    *(None, True, 0, 1, 3, -1, 2**60, 10**5000, 1.0, 1.5, float("nan"), float("inf"), 1j),
    *("", "x", "random", "\ud800", "x" * 100_000, b"x", bytearray(b"pass")),
    *([], (), {}, set(), [None], [[]], ["x", 3], {"harmony": 1}, ("harmony", 2), range(2), [b"harmony", 1.5]),
    *(Thing(), Mute(), Numeral(), Thing, len, Ellipsis),
)

# What a call raises when something is wrong with what it was given.
PROMISED: dict[str, type[ValueError]] = {
    "Game.new": SetupError,
    "Game.at": SetupError,
    "Game.why_not": ValueError,
    "Game.preview": IllegalMove,
    "Game.view": ValueError,
    "Game.play": IllegalMove,
    "Game.undo": IllegalMove,
    "Game.reseed": SetupError,
    "Game.load": CorruptSave,
    "Game.replay": (RecordError | SetupError),  # type: ignore[dict-item]  # the second for its seed
    "make_player": UnknownPlayer,
}
# A game makes these itself; nobody else need, and nothing is promised.
MADE_BY_A_GAME = ("Option", "Decision", "Event", "Lack", "Terms")


class Refusal(NamedTuple):
    """A call and its answer."""

    call: str
    parameter: str
    given: int  # of WRONG
    error: str  # its class; empty where there is none
    text: str
    promised: bool
    unchanged: bool


def a_game() -> Game:
    game = Case(3, ("harmony", "progress")).new()
    for _ in range(12):
        game.play(game.options[0])
    return game


def right(game: Game) -> dict[str, dict[str, Any]]:
    """What each call needs, as it should be."""
    option = game.options[0]
    return {
        "Game.at": {"state": game.state, "terms": game.terms},
        "Game.why_not": {"place": "main/construct/1"},
        "Game.preview": {"option": option},
        "Game.play": {"move": option},
        "Game.reseed": {"seed": 1},
        "Game.load": {"data": game.save()},
        "Game.replay": {"text": game.record()},
        "make_player": {"name": "random"},
    }


def public_calls() -> Iterator[tuple[str, list[str]]]:
    """Each function and method of the public face, and the names of its parameters."""
    kinds = [name for name in anachrony.__all__ if isinstance(getattr(anachrony, name), type)]
    for name in kinds:
        kind = getattr(anachrony, name)
        if issubclass(kind, Exception) or name in MADE_BY_A_GAME:
            continue
        for member in sorted(vars(kind)):
            found = getattr(kind, member)
            if not member.startswith("_") and callable(found):
                yield (
                    f"{name}.{member}",
                    [one for one in inspect.signature(found).parameters if one != "self"],
                )
    yield "make_player", list(inspect.signature(make_player).parameters)


def called(name: str, game: Game, arguments: dict[str, Any]) -> Any:
    if name == "make_player":
        return make_player(**arguments)
    return getattr(game, name.partition(".")[2])(**arguments)


def refusals() -> Iterator[Refusal]:
    kept = a_game().save()
    for name, parameters in public_calls():
        for parameter, number in product(parameters, range(len(WRONG))):
            game = Game.load(kept)
            arguments = {**right(game).get(name, {}), parameter: WRONG[number]}
            error, text, promised = "", "", True
            before = game.save()
            try:
                called(name, game, arguments)
                before = game.save()
            except Exception as raised:
                error, text = type(raised).__name__, str(raised)
                promised = isinstance(raised, PROMISED[name])
            yield Refusal(name, parameter, number, error, text, promised, game.save() == before)


# --- effects of a save -----------------------------------------------------------------------------------

EFFECT = ["TakeTurn"]
# As many arguments as a class may have, of all that a save can say: of many of them fewer kinds.
VALUES: dict[int, tuple[Any, ...]] = {
    0: (),
    1: (1, True, 1.5, "=x", [1], ["=x"], [["=x", 1]], EFFECT, [EFFECT], [[EFFECT]], [[]], [], {}, None),
    2: (1, True, "=x", [1], ["=x"], [["=x", 1]], EFFECT, [EFFECT], [[EFFECT]], [], {}),
    3: (1, "=x", [1], EFFECT, [EFFECT]),
    4: (1, [1], ["=x"]),
    9: (1,),
}


def forged_effects() -> Iterator[tuple[str, str]]:
    """Every class of effects with any arguments: what it is made into, or why it is not."""
    words = vocabulary()
    given = [list(values) for count, some in VALUES.items() for values in product(some, repeat=count)]
    for name, values in product(sorted(words), given):
        yield f"{name} {values}", forged([name, *values], words)


def forged(plain: list[Any], words: dict[str, type[Effect]]) -> str:
    try:
        checked(plain)
        made = repr(effect_from_plain(plain, words))
        return made.replace("True", "1")  # where a number is wanted, compiled code makes one of it
    except ValueError as error:
        return f"ValueError: {error}"
    except Exception as error:
        return f"{type(error).__name__}!"


if __name__ == "__main__":
    sys.stdout.write(json.dumps({"calls": list(refusals()), "effects": list(forged_effects())}))
