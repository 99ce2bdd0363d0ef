"""The fixed observation and action space, over games of every kind."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from anachrony import Game
from anachrony.lab import actions, spaces
from anachrony.lab.observation import LEAST, MOST, observer
from anachrony.modules.variants import VARIANTS
from anachrony.rules import stack

DOCS = Path(__file__).parent.parent.parent / "docs" / "environments.md"
ROWS = observer("essential")


def tables() -> list[tuple[int, str, tuple[str, ...]]]:
    generator = random.Random(5)
    found = []
    for i in range(12):
        players = 2 + i % 3
        variants = [name for name in VARIANTS if generator.random() < 0.4]
        if players > 2 and "covered_council" in variants:  # a variant for two
            variants.remove("covered_council")
        found.append((players, "AB"[i % 2], tuple(variants)))
    return found


@pytest.mark.parametrize(("players", "side", "variants"), tables())
def test_every_option_has_a_number_of_its_own(players: int, side: str, variants: tuple[str, ...]) -> None:
    game = Game.new(players=players, side=side, variants=variants, evacuation="choose", hold_turns=True)
    state = game.state
    generator = random.Random(players)
    while not state.over:
        seat = generator.choice(stack.deciders(state))
        legal = actions.legal(state, seat)
        assert sorted(legal.values()) == sorted(stack.picks_of(state, seat))
        assert all(0 <= action < actions.ACTIONS for action in legal)
        assert not any(actions.block_of(action)[0] == actions.REST for action in legal)
        row = ROWS.row(game.view(seat), seat)
        assert len(row) == ROWS.size
        assert min(row) >= LEAST
        assert max(row) <= MOST
        stack.play(state, seat, legal[generator.choice(list(legal))])


@pytest.mark.parametrize("variants", [(), ("unlimited_supplies", "asset_draft")])
def test_a_game_of_another_edition_has_its_numbers_and_rows(variants: tuple[str, ...]) -> None:
    leaders = ["zaida", "samira", "valerian"]
    paths = ["harmony", "dominance", "progress"]
    rows, generator, prompts = observer("first"), random.Random(8), set()
    for seed in range(4):
        game = Game.new(paths, edition="first", variants=variants, leaders=leaders, seed=seed)
        while not game.over:
            seat = generator.choice(stack.deciders(game.state))
            prompts.add(stack.asking(game.state, seat)[0].prompt())
            legal = actions.legal(game.state, seat)
            assert sorted(legal.values()) == sorted(stack.picks_of(game.state, seat))
            assert len(rows.row(game.view(seat), seat)) == rows.size
            stack.play(game.state, seat, legal[generator.choice(list(legal))])
    assert {"take-from-mine", "place-empty-suit"} <= prompts


def test_a_place_has_one_number_at_every_table() -> None:
    found: dict[str, set[int]] = {}
    for players in (2, 3, 4):
        game = Game.new(players=players, seed=1)
        generator = random.Random(1)
        while not game.over:
            decision = game.decisions[0]
            if decision.prompt == "take-turn":
                back = {pick: action for action, pick in actions.legal(game.state, decision.seat).items()}
                for option in decision.options:
                    if option.place.startswith("main/"):
                        found.setdefault(str(option), set()).add(back[option.pick])
            game.play(generator.choice(decision.options))
    assert len(found) > 20
    assert all(len(numbers) == 1 for numbers in found.values())


@pytest.mark.parametrize("modules", [("pioneers", "guardians"), ("fractures",)], ids=" ".join)
def test_an_option_of_a_module_has_one_number_wherever_it_is_asked(modules: tuple[str, ...]) -> None:
    found: dict[str, set[int]] = {}
    for seed in range(2):
        game = Game.new(players=2, modules=modules, seed=seed)
        generator = random.Random(seed)
        while not game.over:
            decision = game.decisions[0]
            for action, pick in actions.legal(game.state, decision.seat).items():
                if actions.block_of(action)[0] == actions.REST:
                    (option,) = [one for one in decision.options if one.pick == pick]
                    found.setdefault(f"{decision.prompt}: {option}", set()).add(action)
            game.play(generator.choice(decision.options))
    assert len(found) > 10
    astray = [text for text, numbers in found.items() if len(numbers) > 1]
    assert len(astray) <= 1  # where two of one question fall together


def test_blocks_follow_each_other() -> None:
    assert [actions.block_of(start) for start in actions.STARTS.values()] == [
        (name, 0) for name in actions.SIZES
    ]
    with pytest.raises(ValueError, match="there are"):
        actions.block_of(actions.ACTIONS)


def test_the_row_knows_nothing_that_is_hidden() -> None:
    """The future, the order of what is face down, and others' secrets."""
    generator = random.Random(2)
    game = Game.new(players=3, seed=2, variants=("asset_draft",))
    checked = 0
    while not game.over:
        decisions = game.decisions
        twin = game.clone()
        twin.reseed(99)
        for seat in range(3):
            assert ROWS.row(twin.view(seat), seat) == ROWS.row(game.view(seat), seat)
        if len(decisions) > 1:  # what another seat chooses in secret
            watcher = decisions[1].seat
            rows = []
            for option in decisions[0].options:
                twin = game.clone()
                twin.play(option)
                if watcher in [decision.seat for decision in twin.decisions]:
                    rows.append(ROWS.row(twin.view(watcher), watcher))
            checked += len(rows) > 1
            assert all(row == rows[0] for row in rows)
        game.play(generator.choice(decisions[-1].options))
    assert checked


def test_seats_see_the_table_from_their_own_side() -> None:
    game = Game.new(["harmony", "progress"], seed=1)
    one, two = (ROWS.row(game.view(seat), seat) for seat in (0, 1))
    first = slice(ROWS.table_size, ROWS.table_size + ROWS.seat_size)
    second = slice(first.stop, first.stop + ROWS.seat_size)
    assert one[first] == two[second]
    assert one[second] == two[first]
    assert not any(one[second.stop :])


@pytest.mark.parametrize(
    "setup",
    [
        {"players": 2, "modules": ("pioneers", "doomsday", "guardians")},
        {"paths": ["unity", "harmony"], "modules": ("fractures", "variable_anomalies")},
        {"paths": ["harmony"], "solo": "chronossus"},
    ],
    ids=["modules", "fractures", "alone"],
)
def test_what_a_module_brings_disturbs_neither_row_nor_numbers(setup: dict[str, Any]) -> None:
    game = Game.new(seed=2, **setup)
    chance = random.Random(1)
    for _ in range(60):
        if game.over:
            break
        decision = game.decisions[0]
        assert len(ROWS.row(game.view(decision.seat), decision.seat)) == ROWS.size
        picks = actions.legal(game.state, decision.seat).values()
        assert sorted(picks) == sorted(option.pick for option in decision.options)
        game.play(chance.choice(decision.options))


def test_the_page_is_up_to_date() -> None:
    """`python -m anachrony.lab.spaces docs/environments.md` writes it anew."""
    text = DOCS.read_text("utf-8")
    assert spaces.filled(text) == text
    for made in spaces.tables().values():
        assert made in text
