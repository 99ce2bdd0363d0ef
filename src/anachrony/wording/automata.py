"""The words for what a solo opponent does: its die, its tokens, its actions and why it chose."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anachrony.automata.chronossus.energy import EXHAUSTED
from anachrony.automata.chronossus.objectives import cards_of
from anachrony.automata.chronossus.tiles import ACTION_TILES
from anachrony.wording import components, effects, events, options
from anachrony.wording.message import Message, message
from anachrony.wording.modules.base import ModuleWords

if TYPE_CHECKING:
    from anachrony.rules.ruleset import Ruleset


def name(opponent: str) -> Message:
    """Who the opponent is."""
    return message(f"opponent-{opponent}")


def option(difficulty: str) -> Message:
    """What a difficulty option changes."""
    return message(f"difficulty-{difficulty}")


def action(what: str, rules: Ruleset) -> Message:
    return message(f"bot-{what}")


def reason(what: str, rules: Ruleset) -> Message:
    return message(f"because-{what}")


def lack(what: str, rules: Ruleset) -> Message:
    return message(f"bot-lacks-{what}")


def step(what: str, rules: Ruleset) -> Message:
    """Why a step of an action was skipped."""
    return message(f"bot-step-{what}")


def collection(what: str, rules: Ruleset) -> Message:
    return message(f"bot-set-{what}")


def objective(what: str, rules: Ruleset) -> Message:
    return message(f"objective-{what}")


def position(what: str, rules: Ruleset) -> Message:
    """Where a token has come to: the action that waits there."""
    for bot in rules.automata:
        if bot is not None:
            return message(f"bot-{bot.word_at(what)}")
    return components.name(what)


# --- options --------------------------------------------------------------------------------------------


def _token(question: options.Question) -> Message:
    return message("option-token", n=question.pick)


def _warp_die(question: options.Question) -> Message:
    return message("option-warp-die", n=question.pick)


def _energy(question: options.Question) -> Message:
    return message("option-energy", kind="exhausted" if question.pick == EXHAUSTED else "energy")


def _bot_tile(question: options.Question) -> Message:
    return message(f"bot-tile_{ACTION_TILES[question.pick].code}")


def _objective(question: options.Question) -> Message:
    return message(f"objective-{cards_of(question.rules)[question.pick].name}")


WORDS: Final = ModuleWords(
    effects={"DrawObjectives": effects.says("draw-objectives")},
    options={
        "deal-tile": _bot_tile,
        "discard-breakthrough": options.breakthrough,
        "draw-energy": _energy,
        "draw-objective": _objective,
        "draw-of-shape": options.breakthrough,
        "draw-spare-objective": _objective,
        "keep-objective": _objective,
        "roll-assimilate": options.face,
        "roll-shape": options.face,
        "roll-token": _token,
        "roll-warps": _warp_die,
        "take-for-bot": options.breakthrough,
    },
    events={
        "bot-action": action,
        "bot-anomaly": None,
        "bot-because": reason,
        "bot-builds": events.tile,
        "bot-die": None,
        "bot-discards-suit": None,
        "bot-fails": lack,
        "bot-does-without": lack,
        "bot-draws-energy": None,
        "bot-gains-energy": None,
        "bot-joker": events.worker,
        "bot-last-travel": None,
        "bot-leaps": action,
        "bot-lifts-warp": None,
        "bot-marks": None,
        "bot-meets-none": None,
        "bot-out-of-suits": action,
        "bot-powers-up": None,
        "bot-seals": None,
        "bot-set": collection,
        "bot-skips": step,
        "bot-spared": None,
        "bot-suit": None,
        "bot-token": position,
        "bot-unmarks": None,
        "bot-upgrade-token": None,
        "bot-warp": None,
        "solo-objective": objective,
    },
)
