"""What callers of the public face have given: looked at, never trusted."""

from __future__ import annotations

from collections.abc import Iterable
from operator import index
from typing import Final

from anachrony.terms import SetupError

_MAX_SHOWN: Final = 40


def shown(value: object) -> str:
    """A value as a message quotes it: short, whatever it is."""
    try:
        text = repr(value)
    except Exception:  # a number of thousands of digits, or an object that cannot tell of itself
        text = f"a {type(value).__name__}"
    return text[:_MAX_SHOWN]


def whole(value: object) -> int | None:
    """The whole number that this is, those of NumPy too; None where it is something else."""
    if isinstance(value, int):
        return int(value)  # True is one, and is written as 1
    try:
        return index(value)  # type: ignore[arg-type]  # asked of anything: that is the question
    except TypeError:
        return None


def setup_number(name: str, value: object) -> int:
    number = whole(value)
    if number is None:
        raise SetupError(f"{name} {shown(value)}; it must be a whole number")
    return number


def setup_text(name: str, value: object) -> str:
    if not isinstance(value, str):
        raise SetupError(f"{name} {shown(value)}; it must be a text")
    return value


def setup_names(name: str, value: object) -> tuple[str, ...]:
    """Names in a list. What is no text among them is no name either: it is refused with the unknown ones."""
    if not isinstance(value, Iterable):
        raise SetupError(f"{name} {shown(value)}; give a list of names")
    return tuple([one if isinstance(one, str) else shown(one) for one in value])
