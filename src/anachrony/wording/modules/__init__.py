"""The words of the modules. Each has a file of its name, and a line here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anachrony.wording.modules import doomsday, fractures, guardians, pioneers, variable_anomalies

if TYPE_CHECKING:
    from anachrony.rules.ruleset import Ruleset
    from anachrony.wording.modules.base import Entry, ModuleWords

MODULE_WORDS: Final[dict[str, ModuleWords]] = {
    "doomsday": doomsday.WORDS,
    "fractures": fractures.WORDS,
    "guardians": guardians.WORDS,
    "pioneers": pioneers.WORDS,
    "variable_anomalies": variable_anomalies.WORDS,
}


def sections(rules: Ruleset) -> dict[str, list[Entry]]:
    """The components of the modules in play, as sections of the codex."""
    return {
        name: section(rules)
        for module, words in MODULE_WORDS.items()
        if module in rules.modules
        for name, section in words.sections.items()
    }
