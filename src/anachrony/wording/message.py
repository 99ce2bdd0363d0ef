"""Messages: a key with its parameters, ready for JSON; and the words for them, from Fluent files.

A parameter may be a message itself, or a tuple of messages, which is worded as a list. So nothing is
worded before the end, and a page can do the same from the same files.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any, Final, NamedTuple, TypeAlias

from fluent.runtime import FluentBundle, FluentResource

Param: TypeAlias = "int | str | Message | tuple[Message, ...]"

LOCALES: Final = ("en", "nl", "fr")
# Where a person's language is looked up when none is named: ours first, then those of every terminal.
VARIABLES: Final = ("ANACHRONY_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


class Message(NamedTuple):
    """What is to be said, in no language yet."""

    key: str
    params: Mapping[str, Param]


def message(key: str, /, **params: Param) -> Message:
    return Message(key, params)


def folded(key: str, parts: list[Message]) -> Message:
    """Several messages as one: ``key`` words a ``first`` and its ``rest``."""
    first, *rest = parts
    return message(key, first=first, rest=folded(key, rest)) if rest else first


def language(surroundings: Mapping[str, str]) -> str:
    """The locale that the environment asks for ("nl_BE.UTF-8" is Dutch), English where we have no words."""
    asked = next((surroundings[name] for name in VARIABLES if surroundings.get(name)), "")
    head = asked.replace("-", "_").partition("_")[0].lower()
    return head if head in LOCALES else LOCALES[0]


def plain(what: Message) -> dict[str, object]:
    """The same ready for JSON: ``{"key": ..., "params": {...}}``, all the way down."""
    key, params = what
    for param in params.values():
        if type(param) is not str and type(param) is not int:
            return {"key": key, "params": {name: _plain(param) for name, param in params.items()}}
    return {"key": key, "params": {**params}}  # most have nothing below them


def from_plain(body: Mapping[str, Any]) -> Message:
    """The message that ``plain`` wrote."""
    return Message(body["key"], {name: _from_plain(param) for name, param in body["params"].items()})


def _from_plain(param: Any) -> Param:
    if isinstance(param, dict):
        return from_plain(param)
    if isinstance(param, list):
        return tuple(from_plain(part) for part in param)
    known: int | str = param
    return known


def plain_all(messages: list[Message]) -> list[dict[str, object]]:
    return [plain(one) for one in messages]


def _plain(param: Param) -> object:
    if isinstance(param, Message):
        return plain(param)
    if isinstance(param, tuple):
        return [plain(part) for part in param]
    return param


class MissingWords(KeyError):
    """A key that the locale has no words for, or words that do not fit its parameters."""


def fluent(locale: str) -> str:
    """All words of one language as Fluent: those that every table shares, then those of each module."""
    folder = resources.files("anachrony").joinpath("locales")
    modules = sorted(folder.joinpath("modules").iterdir(), key=lambda module: module.name)
    return "\n".join(place.joinpath(f"{locale}.ftl").read_text("utf-8") for place in (folder, *modules))


@cache
def _bundle(locale: str) -> FluentBundle:
    """Read once: that takes half a second."""
    bundle = FluentBundle([locale], use_isolating=False)
    bundle.add_resource(FluentResource(fluent(locale)))
    return bundle


class Words:
    """The words of one language. Lenient by default: what has no words shows its key."""

    def __init__(self, locale: str = "en", *, strict: bool = False) -> None:
        if locale not in LOCALES:
            raise ValueError(f"no words for {locale!r}; there is {', '.join(LOCALES)}")
        self._strict = strict
        self._bundle = _bundle(locale)

    def knows(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def say(self, what: Message | str, /, **params: Param) -> str:
        """The words for a message, or for a key and parameters."""
        key, given = (what, params) if isinstance(what, str) else what
        if not self._bundle.has_message(key):
            if self._strict:
                raise MissingWords(f"no words for {key!r}")
            return key
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise MissingWords(f"{key!r} has attributes only")
        args = {name: self._worded(param) for name, param in given.items()}
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors and self._strict:
            raise MissingWords(f"the words for {key!r} do not fit {args}: {errors[0]}")
        return str(text).strip()

    def sentence(self, what: Message | str, /, **params: Param) -> str:
        """The same with a capital, for the head of a line."""
        text = self.say(what, **params)
        return text[:1].upper() + text[1:]

    def lines(self, messages: list[Message]) -> list[str]:
        return [self.sentence(one) for one in messages]

    def _worded(self, param: Param) -> int | str:
        if isinstance(param, Message):
            return self.say(param)
        if isinstance(param, tuple):
            return self.listed(param)
        return param

    def listed(self, messages: tuple[Message, ...]) -> str:
        """ "a", "a and b", "a, b and c"."""
        if not messages:
            return ""
        *head, last = [self.say(one) for one in messages]
        if not head:
            return last
        first = head[0]
        for item in head[1:]:
            first = self.say("list-more", first=first, next=item)
        return self.say("list-last", first=first, last=last)
