"""The words for what a solo opponent does: its die, its tokens, its actions and why it chose."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anachrony.wording import components
from anachrony.wording.message import Message, message

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
