"""The words that a module brings: lines for the tables of the base game, and sections of the codex."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeAlias, TypeVar

from anachrony.wording import effects, events, options, pictograms

if TYPE_CHECKING:
    from anachrony.rules.ruleset import Ruleset
    from anachrony.wording.message import Message

Key = TypeVar("Key")
Line = TypeVar("Line")
Entry: TypeAlias = "dict[str, object]"


@dataclass(frozen=True)
class ModuleWords:
    """Each field has lines as the table of the same name has them."""

    effects: Mapping[str, effects.Wording] = field(default_factory=dict)
    pictograms: Mapping[str, pictograms.Drawn] = field(default_factory=dict)
    options: Mapping[str, Callable[[options.Question], Message]] = field(default_factory=dict)
    events: Mapping[str, Callable[[str, Ruleset], Message] | None] = field(default_factory=dict)
    sections: Mapping[str, Callable[[Ruleset], list[Entry]]] = field(default_factory=dict)  # of the codex

    def join(self) -> None:
        """Put the lines into the tables of the base game."""
        _join(effects.EFFECTS, self.effects)
        _join(pictograms.PICTOGRAMS, self.pictograms)
        _join(options.OPTIONS, self.options)
        _join(events.EVENTS, self.events)


def _join(table: dict[Key, Line], more: Mapping[Key, Line]) -> None:
    twice = table.keys() & more.keys()
    assert not twice, f"worded twice: {sorted(map(str, twice))}"
    table.update(more)
