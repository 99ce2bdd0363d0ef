"""A hint in words: the best option, its chance to win, its points by source, why, and what else there is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anachrony.terminal.look import name_of
from anachrony.wording.options import option as worded

if TYPE_CHECKING:
    from collections.abc import Sequence

    from anachrony.game import Game
    from anachrony.players.coach.advice import Advice
    from anachrony.players.coach.analysis import Reason
    from anachrony.wording import Words

REASONS: Final = 3
LEAST: Final = 0.5  # points, below which a source is not worth a word


def lines(game: Game, words: Words, advice: Sequence[Advice]) -> list[str]:
    best, *others = advice
    found = [
        words.say("ui-hint-would", what=words.say(worded(game, best.option))),
        words.say("ui-hint-chance", **numbers(best), sources=sources(words, best)),
    ]
    if best.reasons:
        found.append(words.say("ui-hint-why", reasons=why(game, words, best.reasons)))
    for other in others:
        found.append(words.say("ui-hint-other", what=words.say(worded(game, other.option)), **numbers(other)))
    return found


def numbers(advice: Advice) -> dict[str, int]:
    return {"chance": round(100 * advice.chance), "points": round(advice.points)}


def sources(words: Words, advice: Advice) -> str:
    """Where its points come from, the largest first."""
    told = sorted(advice.sources.items(), key=lambda source: -source[1])
    return ", ".join(
        words.say(f"coach-source-{name}", points=f"{points:.0f}", name="")
        for name, points in told
        if abs(points) >= LEAST
    )


def why(game: Game, words: Words, reasons: Sequence[Reason]) -> str:
    """The largest reasons, as the analysis of a game says them."""
    return ", ".join(
        words.say(
            f"coach-source-{reason.source}",
            points=f"{reason.points:+.1f}",
            name=name_of(game, words, reason.seat),
        )
        for reason in reasons[:REASONS]
    )
