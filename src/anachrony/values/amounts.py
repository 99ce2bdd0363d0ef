"""The numbers in effects: how much each gives or takes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from anachrony.rules.frame import Instruction

if TYPE_CHECKING:
    from anachrony.rules.frame import Value


def amounts_in(effects: Iterable[Instruction]) -> list[int]:
    """Lists each "how much" of these effects, in the order in which they are told."""
    found: list[int] = []
    for effect in effects:
        _changed(effect, found, None)
    return found


def with_amounts(effects: Iterable[Instruction], given: Iterable[int]) -> tuple[Instruction, ...]:
    """The same effects with other amounts, one for each "how much" in their order."""
    left = list(given)
    return tuple(_changed(effect, [], left) for effect in effects)


def _changed(effect: Instruction, found: list[int], given: list[int] | None) -> Instruction:
    """The effect with the amounts given, if any are; those that it had go into ``found``."""
    at = effect.amounts()
    args: list[Value] = []
    for i, value in enumerate(effect.args()):
        if i in at and isinstance(value, int):
            if value >= 0:
                found.append(value)
                value = value if given is None else given.pop(0)
            args.append(value)
        else:
            args.append(_within(value, found, given))
    return effect if given is None else type(effect)(*args)


def _within(value: Value, found: list[int], given: list[int] | None) -> Value:
    if isinstance(value, Instruction):
        return _changed(value, found, given)
    if isinstance(value, tuple):
        return tuple(_within(part, found, given) for part in value)
    return value
