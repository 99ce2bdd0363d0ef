"""Make the fixtures anew: the replays with their scores and traces, and the counts of tests/golden.

Run ``python tests/replays/make.py`` after a rule was corrected, look at what changed, and commit it.
"""

from __future__ import annotations

import json
import sys
from dataclasses import dataclass
from pathlib import Path
from random import Random

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent))

from anachrony import Game  # noqa: E402 - only now can they be found
from anachrony.automata.opponents import OPPONENTS  # noqa: E402
from anachrony.modules.compatibility import MODULES  # noqa: E402
from anachrony.modules.variants import VARIANTS  # noqa: E402
from anachrony.terms import EDITIONS  # noqa: E402
from playing import PATHS, Case, companies, go_together, perft, play_on, solo_case  # noqa: E402
from replays.trace import digests  # noqa: E402

COUNTS = HERE.parent / "golden" / "perft.json"
SCORES = HERE / "scores.json"
TRACES = HERE / "traces.json"
PREVIEW_FROM = 90
LATER_VARIANTS = ("more_buildings",)
FIRST_VARIANTS = tuple(name for name in VARIANTS if name not in LATER_VARIANTS)

# Fractures of Time and Variable Anomalies came later and have games of their own, so that those before them
# keep their numbers.
SETTLED = tuple(name for name in MODULES if name not in ("fractures", "variable_anomalies"))


def settled_companies() -> list[tuple[str, ...]]:
    return [modules for modules in companies(4) if set(modules) <= set(SETTLED)]


# --- replays ------------------------------------------------------------------------------------------


def games() -> dict[str, Case]:
    """Games by name: of people, with modules, against each opponent; then those of other editions.

    Those of the pre-release rules are numbered from 90 on, so that the others have room to grow.
    """
    wanted = [*base_games(), *module_games(), *solo_games(), *edition_games("first"), *later_games()]
    assert len(wanted) <= PREVIEW_FROM
    numbered = [*enumerate(wanted), *enumerate(edition_games("preview"), PREVIEW_FROM)]
    named = {f"{number:02}-{told(case)}": case for number, case in numbered}
    for number, case in enumerate(fractures_games()):
        named[f"fractures-{number}-{told(case)}"] = case
    for number, case in enumerate(anomaly_games()):
        named[f"variable-anomalies-{number}-{told(case)}"] = case
    return named


def base_games() -> list[Case]:
    """Twenty games: every number of players, both sides, each variant, both kinds of chance."""
    wanted: list[Case] = []
    for players in (2, 3, 4):
        for side in "AB":
            wanted.append(Case(len(wanted), seats(players, len(wanted)), side))
    for name in FIRST_VARIANTS:
        players = next(n for n in (4, 3, 2) if go_together(n, (name,)))
        wanted.append(Case(len(wanted), seats(players, len(wanted)), "AB"[len(wanted) % 2], (), (name,)))
    for players in (2, 3, 4):
        together = tuple(name for name in FIRST_VARIANTS if go_together(players, (name,)))
        wanted.append(Case(len(wanted), seats(players, 1), "random", (), together, hold_turns=True))
    while len(wanted) < 20:
        players = 2 + len(wanted) % 3
        chance = ("explicit", "sample")[len(wanted) % 2]
        wanted.append(
            Case(
                len(wanted), ("choose",) * players, "choose", leaders="random", first="random", chance=chance
            )
        )
    return wanted


def module_games() -> list[Case]:
    """Each module on both sides, each company of them, with variants, and with outcomes that are told."""
    wanted: list[Case] = []
    for module in SETTLED:
        wanted += [Case(20 + turn, seats(2 + turn, turn), "AB"[turn], (module,)) for turn in (0, 1)]
    together = [modules for modules in settled_companies() if len(modules) > 1]
    wanted += [Case(22 + n, seats(2 + n % 3, n), "AB"[n % 2], modules) for n, modules in enumerate(together)]
    wanted.append(Case(26, seats(3, 2), "A", ("doomsday",), ("planned_experiments",)))
    for modules in [*((module,) for module in SETTLED), SETTLED]:
        many = tuple(name for name in FIRST_VARIANTS if go_together(4, (name,), modules))
        wanted.append(Case(27, PATHS, "random", modules, many, hold_turns=True))
    wanted += [Case(28, seats(2, 3), "choose", (module,), chance="explicit") for module in SETTLED]
    return wanted


def solo_games() -> list[Case]:
    """Each opponent in each company as it is printed, on both sides; then until each option was in play."""
    wanted: list[Case] = []
    for solo, opponent in OPPONENTS.items():
        settled = [company for company in opponent.companies if set(company[0]) <= set(SETTLED)]
        left = {option for _, options in settled for option in options}
        for modules, _ in settled:
            for side in "AB":
                wanted.append(Case(20 + len(wanted), seats(1, len(wanted)), side, modules, solo=solo))
        mixed = [solo_case(solo, n, modules) for n in range(40) for modules, _ in settled]
        while left:
            wanted.append(max(mixed, key=lambda case: len(left.intersection(case.difficulty))))
            assert left.intersection(wanted[-1].difficulty), f"no game of {solo} has {left}"
            left.difference_update(wanted[-1].difficulty)
    return wanted


def edition_games(name: str) -> list[Case]:
    """Of another edition: both sides, its modules with its own variants, and each of its opponents."""
    edition = EDITIONS[name]
    return [
        Case(30, PATHS, "A", edition=name),
        Case(31, seats(3, 1), "B", edition.modules, tuple(edition.own_variants), edition=name),
        *(Case(32, seats(1, 2), "B", solo=solo, edition=name) for solo in edition.solo),
    ]


def later_games() -> list[Case]:
    """Variants that came later, so that the games before them keep their numbers."""
    return [Case(33 + n, seats(3, n), "B", (), (name,)) for n, name in enumerate(LATER_VARIANTS)]


def anomaly_games() -> list[Case]:
    """Variable Anomalies on both sides, with another module, with variants, with outcomes that are told, and
    against each opponent that takes them."""
    module = "variable_anomalies"
    wanted = [Case(40 + turn, seats(2 + turn, turn), "AB"[turn], (module,)) for turn in (0, 1)]
    wanted.append(Case(42, seats(3, 2), "A", ("pioneers", module)))
    many = tuple(name for name in FIRST_VARIANTS if go_together(4, (name,), (module,)))
    wanted.append(Case(41, PATHS, "random", (module,), many, hold_turns=True))
    wanted.append(Case(41, seats(2, 3), "choose", (module,), chance="explicit"))
    for solo, opponent in OPPONENTS.items():
        taken = [names for names, _ in opponent.companies if module in names and "fractures" not in names]
        wanted += [Case(40 + n, seats(1, n), "AB"[n % 2], m, solo=solo) for n, m in enumerate(taken)]
    return wanted


def fractures_games() -> list[Case]:
    """Fractures of Time on both sides, with each module that it goes with, with variants and with told
    outcomes; each of the five Paths plays. Against Chronossus with each set of modules, and each option."""
    module = "fractures"
    many = tuple(name for name in FIRST_VARIANTS if go_together(4, (name,), (module,)))
    return [
        Case(50, ("unity", "harmony"), "A", (module,)),
        Case(51, ("dominance", "unity", "salvation"), "B", ("pioneers", module)),
        Case(52, ("progress", "salvation", "unity", "harmony"), "B", (module,), many, hold_turns=True),
        Case(
            53,
            ("choose", "choose"),
            "choose",
            (module, "variable_anomalies"),
            ("first_conditions",),
            chance="explicit",
        ),
        *(
            Case(55 + n, (path,), "AB"[n % 2], modules, solo="chronossus", difficulty=difficulty)
            for n, (path, modules, difficulty) in enumerate(FRACTURES_ALONE)
        ),
    ]


FRACTURES_ALONE: tuple[tuple[str, tuple[str, ...], tuple[str, ...]], ...] = (
    ("unity", ("fractures",), ("c04_b", "c05_b", "flux_1")),
    ("harmony", ("fractures", "variable_anomalies"), ("c14", "c06_b", "flux_2", "flux_vp")),
    ("progress", ("pioneers", "fractures"), ("c14_b", "flux_3", "third_glitch")),
    ("salvation", ("pioneers", "fractures", "variable_anomalies"), ()),
)


def seats(players: int, turn: int) -> tuple[str, ...]:
    return tuple(PATHS[(turn + seat) % len(PATHS)] for seat in range(players))


def told(case: Case) -> str:
    edition = [] if case.edition == "essential" else [case.edition]
    words = [*edition, case.solo or f"{len(case.paths)}-players", *case.modules]
    if case.difficulty:
        words.append("options")
    elif len(case.variants) > 1:
        words.append("all-variants")
    elif case.variants:
        words += case.variants
    elif case.chance == "explicit":
        words.append("explicit")
    elif not case.modules or case.solo:
        words.append(f"side-{case.side.lower()}")
    return "-".join(words)


def played(case: Case) -> Game:
    game = case.new()
    play_on(game, Random(case.number), keen=True)
    return game


# --- counts -------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Position:
    """Where to count from, and how deep: after so many random plays, or at the next turn after those."""

    case: Case
    plays: int
    depth: int
    at_turn: bool = False

    def reach(self) -> Game:
        game, random = self.case.new(), Random(self.case.number)
        play_on(game, random, self.plays, keen=True)
        while self.at_turn and game.decisions[0].prompt != "take-turn":
            play_on(game, random, 1, keen=True)
        assert not game.over
        return game

    def count(self) -> list[int]:
        """The counts of depth 1, 2, ... from here."""
        state = self.reach().state
        return [perft(state, depth) for depth in range(1, self.depth + 1)]


POSITIONS: dict[str, Position] = {
    "setup": Position(Case(1, ("choose", "choose", "random"), "choose", evacuation="choose"), 0, 7),
    "explicit setup": Position(Case(2, ("harmony", "progress"), chance="explicit"), 0, 4),
    "first era": Position(Case(3, ("harmony", "progress"), leaders="random"), 0, 5),
    "turns": Position(Case(4, ("dominance", "salvation"), "B", leaders="random"), 40, 5),
    "turns of four": Position(Case(5, PATHS, leaders="random"), 156, 4),
    "after the impact": Position(Case(6, ("progress", "dominance"), leaders="random"), 114, 5),
    "held turns, explicit": Position(
        Case(7, ("salvation", "harmony"), "B", hold_turns=True, chance="explicit", leaders="random"), 130, 7
    ),
    "drafts": Position(Case(15, ("harmony", "progress"), variants=("endgame_draft", "asset_draft")), 0, 5),
    "simultaneous power up": Position(
        Case(8, ("harmony", "progress"), variants=("simultaneous_power_up",)), 2, 4
    ),
    "alternate timeline": Position(
        Case(9, ("dominance", "harmony"), "B", variants=("alternate_timeline",)), 53, 5
    ),
    "doomsday": Position(Case(11, ("harmony", "progress"), "A", ("doomsday",)), 53, 4, at_turn=True),
    "planned experiments": Position(
        Case(10, ("salvation", "progress"), "B", ("doomsday",), ("planned_experiments",)), 18, 3, at_turn=True
    ),
    "pioneers": Position(Case(12, ("dominance", "salvation"), "B", ("pioneers",)), 48, 4, at_turn=True),
    "guardians": Position(Case(13, ("progress", "dominance"), "A", ("guardians",)), 90, 4, at_turn=True),
    "posted guardians": Position(
        Case(13, ("progress", "dominance"), "A", ("guardians",)), 212, 4, at_turn=True
    ),
    "all modules": Position(
        Case(14, ("salvation", "harmony", "progress"), "B", SETTLED), 40, 4, at_turn=True
    ),
    "variable anomalies": Position(
        Case(43, ("harmony", "salvation"), "A", ("variable_anomalies",)), 150, 4, at_turn=True
    ),
    "fractures": Position(Case(54, ("unity", "dominance"), "B", ("fractures",)), 60, 4, at_turn=True),
    **{
        " ".join((solo, *modules)): Position(
            Case(16, seats(1, turn), "AB"[turn % 2], modules, solo=solo), 28 + 5 * turn, 4, at_turn=True
        )
        for solo, opponent in OPPONENTS.items()
        for turn, (modules, _) in enumerate(opponent.companies)
        if modules == ("variable_anomalies",) or not {"variable_anomalies", "fractures"} & set(modules)
    },
}


def main() -> None:
    for old in HERE.glob("*.txt"):
        old.unlink()
    scores: dict[str, object] = {}
    traces: dict[str, object] = {}
    for name, case in games().items():
        game = played(case)
        record = game.record()
        (HERE / f"{name}.txt").write_text(record, "utf-8")
        traces[name] = digests(record)
        scores[name] = {"winners": game.winners, "scores": game.scores}
    SCORES.write_text(json.dumps(scores, indent=1) + "\n", "utf-8")
    TRACES.write_text(json.dumps(traces, indent=1) + "\n", "utf-8")
    counts = {name: position.count() for name, position in POSITIONS.items()}
    COUNTS.write_text(json.dumps(counts, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
