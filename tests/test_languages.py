"""Every language says everything: the same keys, the same parameters, and every moment of whole games."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    BaseNode,
    Identifier,
    Junk,
    MessageReference,
    Pattern,
    SelectExpression,
    TermReference,
    VariableReference,
)
from fluent.syntax.ast import Message as FluentMessage
from fluent.syntax.visitor import Visitor

import anachrony
from anachrony import Game
from anachrony.automata.opponents import OPPONENTS
from anachrony.game import Decision
from anachrony.modules.compatibility import MODULES
from anachrony.modules.variants import VARIANTS
from anachrony.rules.effect import Event
from anachrony.terms import EDITIONS
from anachrony.wording import Message, Words, events, options, places, refusals
from anachrony.wording.codex import whole_codex
from anachrony.wording.message import LOCALES, fluent, from_plain, language

FOLDER = Path(anachrony.__file__).parent / "locales"
PLURALS = ("zero", "one", "two", "few", "many", "other")
OTHERS = [locale for locale in LOCALES if locale != "en"]
GAMES = 50
EDITIONS_BESIDE = [edition for name, edition in EDITIONS.items() if name != "essential"]
EXTRAS: list[dict[str, Any]] = [
    *({"modules": [module], "players": 3} for module in MODULES),
    *({"solo": opponent, "paths": ["random"]} for opponent in OPPONENTS),
    *({"edition": one.name, "modules": list(one.modules), "players": 3} for one in EDITIONS_BESIDE),
    *({"edition": one.name, "solo": one.solo[0], "paths": ["random"]} for one in EDITIONS_BESIDE),
]
NEEDS_MORE = ("planned_experiments", "first_conditions")  # variants of a module

# A piece of English that a translation has kept.
ENGLISH = re.compile(r"\b(the|your|you|with|which|gains?|pays?|worker|scientist|engineer|gold)\b", re.I)


@cache
def patterns(locale: str) -> Mapping[str, Pattern]:
    body = FluentParser().parse(fluent(locale)).body
    return {entry.id.name: entry.value for entry in body if isinstance(entry, FluentMessage) and entry.value}


def file_of(key: str, locale: str, there: str = "en") -> str:
    """Where a language has a key or ought to have it: a module's words have a file of their own. ``there`` is
    a language that has it."""
    files = FOLDER.rglob(f"{there}.ftl")
    (found,) = [file for file in files if re.search(rf"^{key} *=", file.read_text("utf-8"), re.MULTILINE)]
    return found.with_name(f"{locale}.ftl").relative_to(FOLDER).as_posix()


class References(Visitor):
    """The parameters of a message, and the messages it is made of."""

    def __init__(self, pattern: BaseNode) -> None:
        self.params: set[str] = set()
        self.messages: set[str] = set()
        self.cases: set[str] = set()
        self.visit(pattern)

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.params.add(node.id.name)

    def visit_SelectExpression(self, node: SelectExpression) -> None:
        if isinstance(node.selector, VariableReference):
            for variant in node.variants:
                if isinstance(variant.key, Identifier) and variant.key.name not in PLURALS:
                    self.cases.add(f"{node.selector.id.name}={variant.key.name}")
        self.generic_visit(node)

    def visit_MessageReference(self, node: MessageReference) -> None:
        self.messages.add(node.id.name)

    def visit_TermReference(self, node: TermReference) -> None:
        raise AssertionError(f"a term -{node.id.name}: the page and the terminal use messages only")


def parameters(locale: str, key: str) -> set[str]:
    """All that must be given to word a message, with those of the messages inside it."""
    found = References(patterns(locale)[key])
    return found.params.union(*(parameters(locale, name) for name in found.messages))


# --- the files ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("locale", LOCALES)
def test_a_file_has_no_errors_and_no_key_twice(locale: str) -> None:
    body = FluentParser().parse(fluent(locale)).body
    assert [entry.content for entry in body if isinstance(entry, Junk)] == []
    keys = [entry.id.name for entry in body if isinstance(entry, FluentMessage)]
    assert sorted(keys) == sorted(set(keys))


def test_the_file_of_a_key_is_that_of_its_module() -> None:
    assert file_of("page-play-now", "nl") == "nl.ftl"
    named = next(key for key in patterns("en") if key.startswith("glitch-"))
    assert file_of(named, "fr") == "modules/fractures/fr.ftl"


@pytest.mark.parametrize("locale", OTHERS)
def test_every_language_has_every_key_and_none_more(locale: str) -> None:
    english, other = patterns("en"), patterns(locale)
    missing = [f"{file_of(key, locale)} has no {key}" for key in english if key not in other]
    extra = [f"{file_of(key, 'en', locale)} has no {key}" for key in other if key not in english]
    assert missing + extra == []


@pytest.mark.parametrize("locale", OTHERS)
def test_every_language_uses_the_same_parameters(locale: str) -> None:
    differ = [
        f"{key}: en {sorted(parameters('en', key))}, {locale} {sorted(parameters(locale, key))}"
        for key in patterns("en")
        if key in patterns(locale) and parameters("en", key) != parameters(locale, key)
    ]
    assert not differ, "\n".join(differ)


@pytest.mark.parametrize("locale", OTHERS)
def test_every_language_tells_the_same_cases_apart(locale: str) -> None:
    """A new kind of thing in a choice of words ("[adventures]") is new in every language."""
    differ = []
    for key, pattern in patterns("en").items():
        if key in patterns(locale):
            missing = References(pattern).cases - References(patterns(locale)[key]).cases
            if missing:
                differ.append(f"{key}: {file_of(key, locale)} has no words for {', '.join(sorted(missing))}")
    assert not differ, "\n".join(differ)


@pytest.mark.parametrize("locale", LOCALES)
def test_the_log_can_say_you(locale: str) -> None:
    """ "Mira builds", but "you build": what a person did is told to them so."""
    given = {"what": "…", "place": "…", "fate": "tired", "amounts": "…", "lost": "…"}
    told = [key for key in patterns(locale) if key.startswith("event-") and "who" in parameters(locale, key)]
    people = [key for key in told if not key.startswith("event-bot-")]
    assert len(people) > 70
    words = Words(locale, strict=True)
    for key in people:
        assert "who=you" in References(patterns(locale)[key]).cases, f"{locale}.ftl {key}: no words for you"
        for n in (-1, 0, 1, 2):
            said = words.say(key, who="you", n=n, **given)
            assert locale == "en" or not ENGLISH.search(said), f"{locale}.ftl {key}: {said}"
            assert "Mira" in words.say(key, who="Mira", n=n, **given), f"{locale}.ftl {key}"


@pytest.mark.parametrize("locale", LOCALES)
def test_a_message_is_made_of_messages_that_exist(locale: str) -> None:
    known = patterns(locale)
    for key, pattern in known.items():
        assert References(pattern).messages <= set(known), key


def test_french_punctuation_does_not_leave_its_line() -> None:
    for line in fluent("fr").splitlines():
        if not line.startswith("#"):
            assert not re.search(r"\w [;?!»:]|« ", line), f"a plain space in {line!r}"


def test_the_language_of_the_surroundings() -> None:
    assert language({}) == "en"
    assert language({"LANG": "nl_BE.UTF-8"}) == "nl"
    assert language({"LANG": "nl_BE.UTF-8", "LC_ALL": "fr"}) == "fr"
    assert language({"LANG": "nl_BE.UTF-8", "LC_ALL": "C"}) == "en"
    assert language({"LC_ALL": "fr_FR", "ANACHRONY_LANGUAGE": "nl-NL"}) == "nl"


# --- the codex and whole games -------------------------------------------------------------------------


class Ear:
    """Hears each distinct message once, in every language."""

    def __init__(self) -> None:
        self.words = {locale: Words(locale, strict=True) for locale in LOCALES}
        self.heard: set[str] = set()
        self.wrong: list[str] = []

    def hear(self, said: Message) -> None:
        shape = repr(said)
        if shape in self.heard:
            return
        self.heard.add(shape)
        for locale, words in self.words.items():
            text = words.say(said)
            if not text or re.search(r"\b[a-z]+_[a-z]+\b|\{|\?\?|^[a-z]+(-[a-z]+)+$", text):
                self.wrong.append(f"{locale} {said.key}: {text!r}")
            elif locale != "en" and ENGLISH.search(text):
                self.wrong.append(f"{locale} {said.key}: English in {text!r}")

    def hear_decision(self, game: Game, decision: Decision) -> None:
        self.hear(options.prompt(decision.prompt))
        self.hear(events.phase(game.state))
        about = options.about(game.state)
        if about is not None:
            self.hear(about)
        said = [options.option(game, option) for option in decision.options]
        for option, one in zip(decision.options, said, strict=True):
            assert one.key != "option-plain", f"{decision.prompt}: {option.text!r} has no words"
            self.hear(one)
            self.hear_amounts(option.gains)
            if option.place:
                self.hear(places.place(option.place))
        if (shape := repr(said)) not in self.heard:
            self.heard.add(shape)
            for locale, words in self.words.items():
                if len(set(words.lines(said))) < len(said):
                    self.wrong.append(f"{locale}: two options of {decision!r} read the same")

    def hear_amounts(self, amounts: dict[str, int]) -> None:
        for name, n in amounts.items():
            self.hear(events.amount(name, abs(n)))

    def hear_event(self, game: Game, event: Event, names: list[str]) -> None:
        self.hear(events.event(event, game.state.rules, names))


@pytest.fixture(scope="module")
def ear() -> Ear:
    return Ear()


def settings(seed: int) -> dict[str, Any]:
    """The base game with all its variants; after that modules, solo opponents and editions, one by one."""
    if seed >= GAMES:
        return EXTRAS[seed - GAMES]
    players = 2 + seed % 3
    variants = [name for i, name in enumerate(VARIANTS) if seed >> i & 1 and name not in NEEDS_MORE]
    if players > 2 and "covered_council" in variants:  # for two players only
        variants.remove("covered_council")
    return {
        "players": players,
        "variants": variants,
        "side": "choose" if seed == 7 else "AB"[seed // 25],
        "evacuation": "choose" if seed % 3 else "random",
        "first": "random" if seed == 4 else 1,
        "chance": "explicit" if seed in (4, 5) else "sample",
    }


@pytest.mark.parametrize("seed", range(GAMES + len(EXTRAS)))
def test_every_option_event_and_refusal_of_a_game_is_worded_in_every_language(seed: int, ear: Ear) -> None:
    chance = random.Random(seed)
    game = Game.new(seed=seed, **settings(seed))
    names = [f"Seat {seat + 1}" for seat in range(len(game.state.seats))]
    places = [f"main/{space.name}" for space in game.state.rules.spaces]
    places += [f"seat/1/{name}" for name in ("supply", "force_workers", "leader")]
    while not game.over:
        for decision in game.decisions:
            ear.hear_decision(game, decision)
        decision = chance.choice(game.decisions)
        for place in chance.sample(places, 2) if decision.seat >= 0 else ():
            ear.hear(refusals.missing(game.why_not(place, decision.seat)))
        for event in game.play(chance.choice(decision.options)):
            ear.hear_event(game, event, names)
    assert ear.wrong == []


def told_in(entry: Any) -> Iterator[Message]:
    """Every message of a part of the codex, which is plain data."""
    if isinstance(entry, list):
        for part in entry:
            yield from told_in(part)
    elif isinstance(entry, dict) and set(entry) == {"key", "params"}:
        yield from_plain(entry)
    elif isinstance(entry, dict):
        for part in entry.values():
            yield from told_in(part)


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_codex_of_an_edition_is_worded_in_every_language(edition: str, ear: Ear) -> None:
    told = list(told_in(whole_codex(edition, 4)))
    assert len(told) > 700
    for message in told:
        ear.hear(message)
    assert ear.wrong == []
