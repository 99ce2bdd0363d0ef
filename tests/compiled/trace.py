"""Plays games and writes what happened, to compare one build with another."""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parent.parent))

from anachrony import Game
from anachrony.automata.opponents import OPPONENTS
from anachrony.rules import stack
from anachrony.terms import EDITIONS
from playing import Case, any_option, case, module_case, solo_case, solo_module_case

OTHERS = [name for name in EDITIONS if name != "essential"]


def setting(number: int) -> Case:
    """Every third game has modules. Of eight one is played alone, against one bot after the other, one alone
    with modules, and one by another edition."""
    if number % 8 == 6:
        edition = OTHERS[number // 8 % len(OTHERS)]
        return edition_setting(number // 8 // len(OTHERS), edition)
    if number % 8 == 7:
        return solo_case(list(OPPONENTS)[number // 8 % len(OPPONENTS)], number)
    if number % 8 == 4:
        return solo_module_case(number // 8)
    return module_case(number) if number % 3 == 0 else case(number)


def edition_setting(number: int, edition: str) -> Case:
    """With modules, without, and alone in turn."""
    if number % 3 == 2:
        return solo_case(EDITIONS[edition].solo[0], number, edition=edition)
    return case(number, edition) if number % 3 else module_case(number, edition)


def trace(number: int) -> dict[str, object]:
    return played(setting(number), number)


def played(how: Case, number: int) -> dict[str, object]:
    """One random game: its entries, its scores, and what could be seen and saved on the way."""
    game = how.new()
    random = Random(number)
    seen = hashlib.sha256()
    while not game.over:
        option = any_option(game, random, keen=True)
        seen.update(f"{game.decisions} {game.options} {option.place} {option.worker}".encode())
        for event in game.play(option):
            seen.update(repr(event).encode())
        if game.can_undo and random.random() < 0.1:
            game.undo()
        if random.random() < 0.05:
            seen.update(json.dumps(game.view(random.choice((None, 0, 1)))).encode())
            game = Game.load(game.save())
    return {
        "entries": game.entries,
        "scores": game.scores,
        "winners": game.winners,
        "seen": seen.hexdigest(),
        "save": game.save(),
        "record": game.record(),
    }


def digest(number: int, edition: str) -> str:
    """One random game of an edition as one number: all that happened, and the save of its end."""
    game = edition_setting(number, edition).new()
    random = Random(number)
    seen = hashlib.sha256()
    while not game.over:
        option = any_option(game, random, keen=True)
        seen.update(f"{game.decisions} {option.text} {game.play(option)!r}".encode())
    seen.update(f"{game.save()} {game.scores}".encode())
    return seen.hexdigest()


def main(games: int, edition: str = "") -> str:
    found = [digest(number, edition) if edition else trace(number) for number in range(games)]
    return json.dumps({"from": stack.__file__, "games": found})


if __name__ == "__main__":
    sys.stdout.write(main(int(sys.argv[1]), *sys.argv[2:]))
