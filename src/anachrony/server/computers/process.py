"""The process in which computer players think: a question a line in, an answer a line out."""

from __future__ import annotations

import os
import re
import sys
from dataclasses import asdict
from functools import partial
from typing import Any, Final

from anachrony.game import Decision, Game
from anachrony.players.coach.advice import Advice, advise
from anachrony.players.levels import LEARNED, explain, make_player, meaning
from anachrony.players.neural.playouts import PlayoutPlayer
from anachrony.players.neural.search import NeuralPlayer
from anachrony.players.search import SearchPlayer
from anachrony.server.computers.lines import answer_lines

Thinking = SearchPlayer | NeuralPlayer | PlayoutPlayer
_NICE: Final = 10
_LEAST_SECONDS: Final = 0.1
_MOST_KEPT: Final = 16


class Players:
    """The players of a process. One that searches stays for the next question of its table and seat: it has
    thought about a part of it already. Of too many the one that waited longest goes."""

    def __init__(self) -> None:
        self._kept: dict[tuple[str, int, str], Thinking] = {}

    @property
    def kept(self) -> list[Thinking]:
        """The one that waited longest first."""
        return list(self._kept.values())

    def move(self, question: dict[str, Any], game: Game, decision: Decision) -> str:
        """What the player of this question does. One that fails is not kept."""
        level, share = question["level"], question.get("share", 1.0)
        key = (question.get("table", ""), question["seat"], level)
        kept = self._kept.pop(key, None)
        seconds = clock(level, share)
        if kept is not None and seconds is not None:
            kept.seconds = seconds
        player = kept or make_player(hurried(level, share), question["seed"])
        move = str(player.choose(game, decision))
        if key[0] and isinstance(player, Thinking):
            self._kept[key] = player
            if len(self._kept) > _MOST_KEPT:
                del self._kept[next(iter(self._kept))]
        return move


def answer(question: dict[str, Any], players: Players) -> dict[str, Any]:
    game = Game.load(question["save"])
    decision = next(one for one in game.decisions if one.seat == question["seat"])
    if "seconds" in question and question["level"] in LEARNED:
        given = advise(game, decision, question["seconds"], question["seed"])
        return {"advice": [advice(one) for one in given]}
    if "seconds" in question:
        found = explain(game, decision, within(question["level"], question["seconds"]), question["seed"])
        return {"candidates": [(candidate.option.text, candidate.value) for candidate in found]}
    return {"move": players.move(question, game, decision)}


def advice(one: Advice) -> dict[str, Any]:
    """As a line can carry it. The option goes by its text: a compiled one cannot be copied field by field."""
    return {
        "option": one.option.text,
        "chance": one.chance,
        "points": one.points,
        "sources": one.sources,
        "reasons": [asdict(reason) for reason in one.reasons],
    }


def within(level: str, seconds: float) -> str:
    """The player of a level, with so much time where it searches."""
    player = meaning(level)
    searches = player.startswith(("search:", "neural:"))
    return f"{player},seconds={seconds}" if searches else level  # the last word counts


def hurried(level: str, share: float) -> str:
    """The player of a level, with that part of its time where it thinks by the clock."""
    seconds = clock(level, share)
    return level if seconds is None or share >= 1 else within(level, seconds)


def clock(level: str, share: float) -> float | None:
    """That part of a level's time; nothing where it does not think by the clock."""
    found = re.search(r"\bseconds=([0-9.]+)", meaning(level))
    if found is None:
        return None
    whole = float(found[1])
    return min(whole, max(_LEAST_SECONDS, whole * share))


def main() -> None:
    """As nice as the argument says: people's moves come before any thinking."""
    if hasattr(os, "nice"):
        os.nice(int(sys.argv[1]) if len(sys.argv) > 1 else _NICE)
    answer_lines(partial(answer, players=Players()))


if __name__ == "__main__":
    main()
