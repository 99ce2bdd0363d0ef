"""What computer players do in a process of the pool: choose a move, or say what they think of each option."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, Final

from anachrony.game import Decision, Game
from anachrony.players.coach.advice import Advice, advise
from anachrony.players.levels import LEARNED, explain, make_player, meaning
from anachrony.players.neural.playouts import PlayoutPlayer
from anachrony.players.neural.search import NeuralPlayer
from anachrony.players.search import SearchPlayer

Thinking = SearchPlayer | NeuralPlayer | PlayoutPlayer
_LEAST_SECONDS: Final = 0.1
_MOST_KEPT: Final = 16


@dataclass(frozen=True)
class Question:
    """A seat that has to decide, and the player who decides for it."""

    save: str  # of the game, as the seat may know it
    seat: int
    level: str
    seed: int
    table: str = ""
    share: float = 1.0  # of the level's time, where it thinks by the clock

    def read(self) -> tuple[Game, Decision]:
        game = Game.load(self.save)
        return game, next(one for one in game.decisions if one.seat == self.seat)


@dataclass(frozen=True)
class Opinion:
    """What a player thinks of an option: the points that it promises. A learned player adds the chance to
    win, the points by source, and what it has over the next best."""

    text: str
    points: float
    chance: float | None = None
    sources: Mapping[str, float] = field(default_factory=dict)
    reasons: Sequence[Mapping[str, Any]] = ()


class Players:
    """The players of a process. One that searches stays for the next question of its table and seat: it has
    thought about a part of it already. Of too many the one that waited longest goes."""

    def __init__(self) -> None:
        self._kept: dict[tuple[str, int, str], Thinking] = {}

    @property
    def kept(self) -> list[Thinking]:
        """The one that waited longest first."""
        return list(self._kept.values())

    def move(self, question: Question) -> str:
        """What the player of this question does. One that fails is not kept."""
        game, decision = question.read()
        level, share = question.level, question.share
        key = (question.table, question.seat, level)
        kept = self._kept.pop(key, None)
        seconds = clock(level, share)
        if kept is not None and seconds is not None:
            kept.seconds = seconds
        player = kept or make_player(hurried(level, share), question.seed)
        move = str(player.choose(game, decision))
        if key[0] and isinstance(player, Thinking):
            self._kept[key] = player
            if len(self._kept) > _MOST_KEPT:
                del self._kept[next(iter(self._kept))]
        return move


_players: Final = Players()  # of this process


def move(question: Question) -> str:
    return _players.move(question)


def opinions(question: Question, seconds: float) -> list[Opinion]:
    """What a player thinks of the options, the best first, after thinking for so long where it searches."""
    game, decision = question.read()
    if question.level in LEARNED:
        return [_opinion(one) for one in advise(game, decision, seconds, question.seed)]
    found = explain(game, decision, within(question.level, seconds), question.seed)
    return [Opinion(candidate.option.text, candidate.value) for candidate in found]


def _opinion(one: Advice) -> Opinion:
    """In plain data: a compiled option cannot be pickled."""
    reasons = [asdict(reason) for reason in one.reasons]
    return Opinion(one.option.text, one.points, one.chance, dict(one.sources), reasons)


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
