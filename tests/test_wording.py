"""Everything that can be asked, happen or lie on the table has words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from anachrony import Game
from anachrony.automata.opponents import OPPONENTS
from anachrony.modules.compatibility import MODULES, full_sets
from anachrony.modules.drafts import PickFromHand
from anachrony.modules.fractures.spare_cards import DrawSpare, KeepSpare
from anachrony.modules.pioneers.boards import UPGRADE_BOARDS
from anachrony.modules.pioneers.cards import DECKS
from anachrony.rules import scoring
from anachrony.rules.chance import Chance, Draw, Roll
from anachrony.rules.effect import Effect, Joint
from anachrony.rules.effects.assets import Gain, pay
from anachrony.rules.effects.flow import Do, May
from anachrony.rules.kinds import HEX_WORDS, MISSING_WORDS, MOMENTS, PHASE_WORDS, SYMBOL_WORDS, TRAITS, VP
from anachrony.rules.lack import Lack
from anachrony.rules.rows import Use
from anachrony.rules.ruleset import Ruleset
from anachrony.rules.saving import vocabulary
from anachrony.terms import EDITIONS, compose, packed_values
from anachrony.wording import (
    MissingWords,
    Words,
    components,
    describe,
    effects,
    events,
    message,
    options,
    refusals,
)
from anachrony.wording.codex import codex
from anachrony.wording.modules import pioneers

WORDS = Words(strict=True)
EVERY_EDITION = [
    compose(name, modules, ("asset_draft",), 4)
    for name, edition in EDITIONS.items()
    for modules in full_sets(edition.modules)
]
FULL = [rules for rules in EVERY_EDITION if rules.edition == "essential"]
RULES = FULL[0]
every_full_set = pytest.mark.parametrize("rules", FULL, ids=lambda rules: " ".join(rules.modules))
SOURCES = Path(__file__).parent.parent / "src" / "anachrony"


def asks(kind: type[Effect]) -> bool:
    for method, base in (("ask", Effect), ("outcomes", Chance), ("ask_seat", Joint)):
        if hasattr(kind, method) and getattr(kind, method) is not getattr(base, method, None):
            return True
    return False


def effects_of(thing: object) -> list[Effect]:
    """Every effect inside a row, however deep."""
    found: list[Effect] = []
    if isinstance(thing, Effect):
        found.append(thing)
        for arg in thing.args():
            found += effects_of(arg)
    elif isinstance(thing, tuple | list):
        for part in thing:
            found += effects_of(part)
    elif isinstance(thing, Use):
        found += effects_of(thing.sequence)
    return found


def effects_of_rows(rules: Ruleset) -> list[Effect]:
    found: list[Effect] = []
    for tile in rules.tiles:
        if tile is not None:
            found += effects_of((tile.built, tile.triggers)) + effects_of(tile.use) + effects_of(tile.free)
    for leader in rules.leaders:
        found += effects_of(leader.triggers) + effects_of(leader.free)
    for space in rules.spaces:
        found += effects_of(space.then)
    for capital in rules.capital_by_code.values():
        found += effects_of(capital.then)
    for card in rules.asset_cards:
        found += effects_of(card.effects)
    for use in (rules.supply, rules.force, *rules.removals()):
        found += effects_of(use)
    for deck in DECKS:
        for adventure in deck.cards:
            found += effects_of((adventure.success, adventure.failure)) + effects_of(adventure.free)
    for board in UPGRADE_BOARDS:
        found += effects_of(board.power) + effects_of(board.sensor)
    return found


@pytest.mark.parametrize("kind", [kind for kind in vocabulary().values() if asks(kind)])
def test_every_effect_that_asks_has_a_question(kind: type[Effect]) -> None:
    bases = (Roll, Draw, DrawSpare, KeepSpare, PickFromHand)
    if kind in bases or issubclass(kind, May):  # which asks as its inner effect
        return
    prompt = kind.__new__(kind).prompt()
    assert WORDS.say(options.prompt(prompt)).endswith((".", "?"))
    assert prompt in options.OPTIONS


def test_every_price_that_may_be_declined_has_a_question() -> None:
    for effect in (effect for rules in EVERY_EDITION for effect in effects_of_rows(rules)):
        if isinstance(effect, May | Do):
            assert WORDS.knows(f"prompt-{effect.prompt()}"), effect
            assert effect.prompt() in options.OPTIONS, effect


def test_every_kind_of_event_has_a_line() -> None:
    kinds: set[str] = set()
    for path in SOURCES.rglob("*.py"):
        kinds |= set(re.findall(r'\bnote\(\s*state,\s*"([a-z-]+)"', path.read_text("utf-8")))
    assert len(kinds) > 40
    assert {kind for kind in kinds if not WORDS.knows(f"event-{kind}")} == set()
    assert kinds == set(events.EVENTS)


@pytest.mark.parametrize("what", [*MISSING_WORDS, "turn", "choice", "place", "assets"])
def test_every_refusal_has_a_reason(what: str) -> None:
    assert WORDS.say(refusals.missing(Lack(what))).endswith(".")
    assert "Engineer" in WORDS.say(refusals.missing(Lack("worker", ("scientist", "engineer"))))
    assert WORDS.say(refusals.missing(Lack("assets", ("water",)))) == "You lack Water."


def test_every_problem_of_the_server_has_a_sentence() -> None:
    titles: set[str] = set()
    for path in (SOURCES / "server").rglob("*.py"):
        text = path.read_text("utf-8")
        titles |= set(re.findall(r'Problem\(\s*\d+,\s*"([a-z ]+)"', text))
        titles |= set(re.findall(r'\d{3}: "([a-z ]+)"', text))
    assert len(titles) > 12
    for title in (*titles, "refused"):
        assert WORDS.say(f"problem-{title.replace(' ', '-')}").endswith("."), title


def test_phases_scores_hexes_and_symbols_have_words() -> None:
    for word in PHASE_WORDS:
        WORDS.say(f"phase-{word}")
    tables = [Game.new(players=2, seed=1, modules=[module]) for module in MODULES]
    companies = [modules for modules, _ in OPPONENTS["chronossus"].companies]
    tables += [Game.new(players=1, seed=1, solo="chronossus", modules=modules) for modules in companies]
    for word in {"total", *(line for game in tables for line in scoring.lines(game.state.rules))}:
        WORDS.say(f"score-{word}")
    for word in HEX_WORDS:
        WORDS.say("hex", hex=word)
    for word in SYMBOL_WORDS[1:]:
        WORDS.say(components.name(word.replace("_", " ")))
        WORDS.say(f"symbol-{word.replace('_', '-')}")


def test_every_passive_and_trigger_has_words() -> None:
    assert set(effects.TRAITS) == set(range(TRAITS))
    for trait in range(TRAITS):
        WORDS.say(effects.passive(trait, 1))
    assert set(effects.MOMENTS) == set(range(MOMENTS))
    for moment in range(MOMENTS):
        WORDS.say(effects.trigger(moment, Gain(VP, 1)))
    for trait_of_a_module in {word for rules in FULL for word in rules.trait_numbers}:
        WORDS.say(effects.passive(trait_of_a_module, 1))


def test_every_effect_of_a_row_is_in_the_table() -> None:
    for effect in (effect for rules in EVERY_EDITION for effect in effects_of_rows(rules)):
        assert type(effect).__name__ in effects.EFFECTS, effect
        for told in describe(effect):
            WORDS.say(told)


def test_no_two_effects_share_a_name() -> None:
    """A save knows an effect by the name of its class alone."""
    waiting, names = [Effect], []
    while waiting:
        kind = waiting.pop()
        names.append(kind.__name__)
        waiting += kind.__subclasses__()
    assert sorted(names) == sorted(set(names))


def test_the_table_names_no_effect_that_is_gone() -> None:
    assert set(effects.EFFECTS) <= set(vocabulary())


@every_full_set
def test_every_row_has_a_description(rules: Ruleset) -> None:
    told = [components.tile(tile) + components.tile_cost(tile) for tile in rules.tiles if tile is not None]
    told += [components.leader(row) for row in rules.leaders]
    told += [components.space(row, rules) for row in rules.spaces]
    told += [components.capital_tile(row) for row in rules.capital_by_code.values()]
    told += [components.evacuation(row) for path in rules.paths for row in path.evacuations]
    told += [components.board(row) for path in rules.paths for row in path.boards]
    told += [components.board(path.boards[1], path.boards[0]) for path in rules.paths]
    told += [components.path(row, rules) for row in rules.paths]
    told += [components.endgame(row) for row in rules.endgame_cards]
    told += [components.recruit_card(row) for row in rules.recruit_cards]
    told += [components.mine_card(row) for row in rules.mine_cards]
    told += [components.asset_card(row) for row in rules.asset_cards]
    told += [components.warp_tile(row) for row in rules.warp_tiles]
    told += [pioneers.adventure(row) for deck in DECKS for row in deck.cards]
    told += [pioneers.upgrade_board(row) for row in UPGRADE_BOARDS]
    assert len(told) > 180
    for messages in told:
        assert messages
        assert all(WORDS.lines(messages))


@every_full_set
def test_every_row_has_a_name(rules: Ruleset) -> None:
    names = [tile.name for tile in rules.tiles if tile is not None and tile.cost is not None]
    names += [row.name for row in rules.leaders]
    names += [row.name for row in rules.paths]
    names += [row.name for path in rules.paths for row in path.evacuations]
    names += [row.name for row in rules.endgame_cards]
    names += [row.name for deck in DECKS for row in deck.cards]
    for name in names:
        WORDS.say(components.name(name))
    for row in rules.capital_by_code.values():
        WORDS.say(components.capital_name(row))
    for tile in rules.tiles:
        if tile is not None:
            WORDS.say(components.tile_name(tile))


def test_a_tile_says_what_its_effects_do() -> None:
    def told(code: int) -> str:
        return " ".join(WORDS.lines(components.tile(RULES.tile(code))))

    assert told(207) == "Any Worker: pay 1 Water, gain 2 Uranium."
    assert told(108) == "Scientist: Time Travel up to 2 Eras back. The Worker stays Motivated."
    assert told(301) == "Free Action: gain 1 Water. When built: gain 3 Water."
    assert told(402) == "Always: your Power Plants reach 2 Eras further back."
    assert told(415) == "Scientist: gain 2 Water and 2 VP. The Worker is lost."
    assert told(412) == "Any Worker: pay 1 Titanium/Uranium/Gold, gain 2 VP."


def test_a_price_of_a_choice_and_something_else_is_one_list() -> None:
    assert WORDS.lines(describe(pay(any=2, W=1))) == ["Pay 1 Water and 2 Titanium/Uranium/Gold"]
    assert WORDS.lines(describe(pay(any=2))) == ["Pay 2 Titanium/Uranium/Gold in any mix"]


def test_trade_lists_the_exchanges_that_there_are() -> None:
    def told(values: str) -> str:
        rules = compose("essential", (), (), 2, components=packed_values(values))
        return WORDS.lines(components.space(rules.spaces[rules.space_names["trade"]], rules))[-1]

    assert told("") == (
        "Exchanges: 3 Water ↔ 1 Energy Core, 1 Energy Core ↔ 1 Neutronium, "
        "1 Neutronium ↔ 2 Titanium/Uranium/Gold and 2 Titanium/Uranium/Gold ↔ 3 Water."
    )
    own = told('[trade."3W for 1E"]\ngain = "2E"\n')
    assert own.startswith("Exchanges: 3 Water for 2 Energy Cores, 1 Energy Core for 3 Water, 1 Energy Core ↔")


@every_full_set
def test_the_sections_of_the_codex_that_are_looked_up_have_a_heading(rules: Ruleset) -> None:
    """Rows with a name are entries. Tiles stand under their type instead."""
    for section, entries in codex(rules).items():
        if isinstance(entries, list) and section != "tiles" and any("name" in row for row in entries):
            assert WORDS.say(f"codex-group-{section}")


def test_strict_words_refuse_what_they_do_not_know_and_others_show_the_key() -> None:
    with pytest.raises(MissingWords, match="no-such-key"):
        WORDS.say("no-such-key")
    with pytest.raises(MissingWords, match="do not fit"):
        WORDS.say("amount")
    assert Words().say("no-such-key") == "no-such-key"
    with pytest.raises(ValueError, match="there is en, nl, fr"):
        Words("xx")


def test_lists() -> None:
    three = tuple(message("amount", what="water", n=n) for n in (1, 2, 3))
    assert WORDS.listed(()) == ""
    assert WORDS.listed(three[:1]) == "1 Water"
    assert WORDS.listed(three[:2]) == "1 Water and 2 Water"
    assert WORDS.listed(three) == "1 Water, 2 Water and 3 Water"


def test_the_moment_says_which_action_round_it_is() -> None:
    game = Game.new(["harmony", "progress"], seed=1)
    said = {WORDS.say(events.phase(game.state))}
    while not game.over and game.state.era < 3:
        game.play(game.options[0])
        said.add(WORDS.say(events.phase(game.state)))
    assert {"Power up", "Warp", "Action round 1", "Action round 2"} <= said
    assert WORDS.say("phase-action_rounds") not in said


@pytest.mark.parametrize("locale", ["en", "nl", "fr"])
def test_the_name_of_a_capital_tile_has_the_number_of_its_row(locale: str) -> None:
    words = Words(locale, strict=True)
    own = '[capital_tiles."2 vp"]\namounts = [7]\n[capital_tiles."2 flux"]\namounts = [8]\n'
    rows = {row.name: row for row in compose("essential", ("fractures",), (), 2).capital_by_code.values()}
    said = {name: words.say(components.capital_name(row)) for name, row in rows.items()}
    for name, number in (("2 vp", "2"), ("1N less", "1"), ("2 vp for superproject", "2"), ("2 flux", "2")):
        assert number in said[name]
    changed = compose("essential", ("fractures",), (), 2, components=packed_values(own)).capital_by_code
    for row in changed.values():
        if row.name in ("2 vp", "2 flux"):
            now = words.say(components.capital_name(row))
            assert now == said[row.name].replace("2", "7" if row.name == "2 vp" else "8")
