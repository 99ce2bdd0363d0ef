"""The process in which computer players think: a question a line in, an answer a line out."""

from __future__ import annotations

import json
import os
import re
import sys
from typing import Any, Final

from anachrony.game import Game
from anachrony.players.levels import explain, make_player, meaning

_LEAST_SECONDS: Final = 0.1


def answer(question: dict[str, Any]) -> dict[str, Any]:
    game = Game.load(question["save"])
    decision = next(one for one in game.decisions if one.seat == question["seat"])
    if "seconds" in question:
        found = explain(game, decision, within(question["level"], question["seconds"]), question["seed"])
        return {"candidates": [(candidate.option.text, candidate.value) for candidate in found]}
    player = make_player(hurried(question["level"], question.get("share", 1.0)), question["seed"])
    return {"move": str(player.choose(game, decision))}


def within(level: str, seconds: float) -> str:
    """The player of a level, with so much time where it searches."""
    player = meaning(level)
    searches = player.startswith(("search:", "neural:"))
    return f"{player},seconds={seconds}" if searches else level  # the last word counts


def hurried(level: str, share: float) -> str:
    """The player of a level, with that part of its time where it thinks by the clock."""
    found = re.search(r"\bseconds=([0-9.]+)", meaning(level))
    return (
        level if found is None or share >= 1 else within(level, max(_LEAST_SECONDS, float(found[1]) * share))
    )


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(10)  # people's moves come before any thinking
    out = sys.stdout
    sys.stdout = sys.stderr  # a player that prints does not disturb the talk
    for line in sys.stdin:
        try:
            said = answer(json.loads(line))
        except Exception as error:
            said = {"error": type(error).__name__}
        out.write(json.dumps(said) + "\n")
        out.flush()


if __name__ == "__main__":
    main()
