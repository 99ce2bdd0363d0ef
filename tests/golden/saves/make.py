"""Make saves and records of every kind and stage, with what each seat sees there.

Made once for each format, by the code that wrote it: ``python tests/golden/saves/make.py 0.2.0`` wrote
``saves-0.2.0.json.xz`` with the sources of the release 0.2.0, the base line. They are never made again, for
they stand for games that people have kept. Only ``python tests/golden/saves/make.py views``, after a view was
given another shape on purpose, reads them all and writes down anew what each seat sees; and only
``make.py features``, after the network that ships was trained on another table of features, what it is shown
of them.
"""

from __future__ import annotations

import json
import lzma
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

HERE = Path(__file__).parent
FEATURES = "features-0.2.0.json.xz"
SAVES = "saves-0.2.0.json.xz"
sys.path.insert(0, str(HERE.parent.parent))

from anachrony import Game  # noqa: E402 - only now can they be found
from anachrony.automata.opponents import OPPONENTS  # noqa: E402
from anachrony.modules.compatibility import MODULES  # noqa: E402
from anachrony.modules.variants import ALL_VARIANTS, VARIANTS  # noqa: E402
from anachrony.players.neural.encoder import Encoder  # noqa: E402
from anachrony.rules import stack  # noqa: E402
from anachrony.rules.effect import Effect  # noqa: E402
from anachrony.rules.kinds import ACTION_ROUNDS  # noqa: E402
from anachrony.terms import EDITIONS  # noqa: E402
from playing import (  # noqa: E402
    PATHS,
    SOLO_COMPANIES,
    Case,
    any_option,
    case,
    companies,
    go_together,
    module_case,
    solo_case,
)

if TYPE_CHECKING:
    from anachrony.rules.effect import Value
    from anachrony.rules.views import View

PAYMENTS = ("pay-any", "pay-up-to", "pay-shape", "pay-breakthroughs")
THINNED = 3  # every third position is left in
DRAFTS = ("pick-asset-card", "pick-endgame-cards")
OWN_VALUES = """
[dice]
paradox = [0, 1, 1, 1, 2, 2]

[buildings.101]
vp = 3
"""
RESEARCH = ("research", "set-other-die", "focused-research")


def cases() -> Iterator[Case]:
    """Every number of players and side, each variant, each set of modules, each opponent."""
    number = 0
    for players in (2, 3, 4):
        for side in "AB":
            yield Case(number, paths(players, number), side, hold_turns=True)
            number += 1
    for chance in ("sample", "explicit"):
        for players in (2, 4):
            yield Case(number, ("choose",) * players, "choose", evacuation="choose", chance=chance)
            number += 1
    for name in VARIANTS:
        players = next(n for n in (3, 2) if go_together(n, (name,)))
        yield Case(number, paths(players, number), variants=(name,), hold_turns=True)
        number += 1
    for players in (2, 4):
        every = tuple(name for name in VARIANTS if go_together(players, (name,)))
        yield Case(number, paths(players, number), "B", variants=every, hold_turns=True)
        number += 1
    for module, row in MODULES.items():
        for name in row.variants:
            yield Case(number, paths(3, number), modules=(module,), variants=(name,), hold_turns=True)
            number += 1
    for players in (2, 3, 4):
        for modules in companies(players):
            chance = ("sample", "sample", "explicit")[number % 3]
            side = "AB"[number % 2]
            yield Case(number, paths(players, number), side, modules, hold_turns=True, chance=chance)
            number += 1
    for solo in OPPONENTS:
        for turn in range(2):
            yield solo_case(solo, turn)
    for modules in SOLO_COMPANIES:
        for turn in range(2):
            yield solo_case("chronossus", turn, modules)
    for edition in ("first", "preview"):
        for turn in range(3):
            yield case(turn, edition)
            yield module_case(turn, edition)
        for solo in EDITIONS[edition].solo:
            yield solo_case(solo, 0, (), edition)


def games() -> Iterator[tuple[str, Game, Random]]:
    for one in cases():
        yield name_of(one), one.new(), Random(one.number)
    owned = Game.new(paths(3, 0), seed=99, components=OWN_VALUES, hold_turns=True)
    yield "3 players, an owner's values", owned, Random(99)


def paths(players: int, turn: int) -> tuple[str, ...]:
    return tuple(PATHS[(turn + seat) % len(PATHS)] for seat in range(players))


def name_of(one: Case) -> str:
    """Unique among the cases."""
    seats = one.solo or f"{len(one.paths)} players"
    parts = [one.edition, seats, one.side, *one.modules, *one.variants, one.chance, str(one.number)]
    return " ".join(parts)


def stages(game: Game) -> Iterator[str]:
    """What is special about the present position: the first of each kind is kept."""
    state = game.state
    prompts = {decision.prompt for decision in game.decisions}
    if state.over:
        yield "finished"
        return
    if prompts & set(DRAFTS) and any(seat.chosen for seat in state.seats):
        yield "draft"
    if "choose-warp" in prompts and state.era > 1 and any(seat.secret for seat in state.seats):
        yield "secret Warp tiles"
    yield from sorted(prompts & set(PAYMENTS))
    if prompts & set(RESEARCH):
        yield "research"
    if state.phase == ACTION_ROUNDS and state.era > 2 and game.can_undo:
        yield "turn"
    if state.impact:
        yield "after the Impact"


def words_on_stack(game: Game) -> set[str]:
    """Every class of effects that still has something to do."""
    words: set[str] = set()
    for _, effects in stack.remaining(game.state):
        words.update(_words(effects))
    return words


def _words(value: Value) -> Iterator[str]:
    if isinstance(value, Effect):
        yield type(value).__name__
        value = value.args()
    if isinstance(value, tuple):
        for part in value:
            yield from _words(part)


def written() -> dict[str, dict[str, str]]:
    """Positions by name, each as a save and as a record. Beside the stages, a position is kept where the
    stack holds an effect, or someone is asked a question, that no position before had."""
    kept: dict[str, dict[str, str]] = {}
    known: set[str] = set()
    for name, game, random in games():
        seen: set[str] = set()
        play = 0
        while True:
            new = {stage for stage in stages(game) if stage not in seen}
            seen |= new
            words = words_on_stack(game) | {f"asked {decision.prompt}" for decision in game.decisions}
            first = words - known
            if new or first:
                known |= words
                told = ", ".join(sorted(new or first))
                kept[f"{name}: {told}, play {play}"] = {
                    "save": game.save(),
                    "record": game.record(),
                }
            if game.over:
                break
            game.play(any_option(game, random, keen=True))
            play += 1
    assert {name for one in cases() for name in one.variants} >= set(ALL_VARIANTS)
    return {name: position for at, (name, position) in enumerate(kept.items()) if at % THINNED == 0}


def views(game: Game) -> list[Any]:
    """What a spectator and each seat sees, in the shape of the kept views."""
    return [kept_shape(game.view(eye)) for eye in (None, *range(len(game.state.seats)))]


def shown(game: Game) -> list[list[int]]:
    """What a network is shown of the position when it plays the first seat."""
    return Encoder(game.state.rules).seen(game.state, 0)


def kept_shape(view: View) -> dict[str, Any]:
    """What modules add stands beside the rest in the kept views, not in a part of its own."""
    seats = [beside(seat, seat["parts"]) for seat in view["seats"]]
    pending = view["pending"] and {**view["pending"], "about": kept_about(view["pending"]["about"])}
    return {**beside(view, view["parts"]), "seats": seats, "pending": pending}


def kept_about(facts: Mapping[str, int | str]) -> str:
    """The kept views tell in a short text what a question is about."""
    if "paid" in facts:
        return f"{facts['paid']} paid"
    if "power" in facts:
        return f"power {facts['power']}"
    if "shape" in facts or "icon" in facts:
        return f"{facts.get('shape', '-')} {facts.get('icon', '-')}"
    return str(facts.get("tile", ""))


def beside(shape: Mapping[str, Any], parts: dict[str, object]) -> dict[str, Any]:
    left_out = ("parts", "evacuation_progress", "mine_cubes")  # what is younger than the kept views
    return {name: seen for name, seen in {**shape, **parts}.items() if name not in left_out}


def read(name: str) -> Any:
    return json.loads(lzma.decompress((HERE / name).read_bytes()))


def write(name: str, data: object) -> None:
    text = json.dumps(data, separators=(",", ":"))
    (HERE / name).write_bytes(lzma.compress(text.encode(), preset=9 | lzma.PRESET_EXTREME))


def main(what: str) -> None:
    if what == "features":
        positions = read(SAVES)
        write(FEATURES, {name: shown(Game.load(kept["save"])) for name, kept in positions.items()})
        return
    if what != "views":
        write(f"saves-{what}.json.xz", written())
    for file in sorted(HERE.glob("saves-*.json.xz")):
        kept = read(file.name)
        seen = {name: views(Game.load(position["save"])) for name, position in kept.items()}
        write(file.name.replace("saves", "views"), seen)


if __name__ == "__main__":
    main(*sys.argv[1:])
