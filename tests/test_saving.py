"""Saves keep things by their names, so they outlive new kinds, other orders and other names."""

from __future__ import annotations

import copy
import json
import pickle
import subprocess
import sys
import zlib
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from anachrony import Game, IllegalMove, record
from anachrony.game import SAVE_VERSION, CorruptSave
from anachrony.rules import saving
from anachrony.rules.saving import RENAMED
from anachrony.rules.state import Seat, State
from playing import Case, any_option, play_on


def a_game(plays: int = 120, modules: tuple[str, ...] = (), chance: str = "sample") -> Game:
    game = Case(3, ("harmony", "progress"), modules=modules, hold_turns=True, chance=chance).new()
    play_on(game, Random(3), plays, keen=True)
    return game


def changed(game: Game, change: Callable[[dict[str, Any]], None], version: int = SAVE_VERSION) -> str:
    """The save of a game as another version might have written it."""
    body = json.loads(game.save())["game"]
    change(body)
    text = json.dumps(body, separators=(",", ":"))
    return f'{{"anachrony":{version},"check":{zlib.crc32(text.encode())},"game":{text}}}'


def test_everything_in_a_state_is_saved_or_derived() -> None:
    """A new attribute must be kept too, or be said here to be made anew."""
    named = {"tops", "at", "capital", "recruit", "mine", "bags", "beside", "seats", "top", "key"}
    named |= {*saving.PILES}
    derived = {"rules", "at_effect", "drawn", "decider", "picks", "events"}
    kept = {*saving.STATE_NUMBERS, *saving.STATE_FLAGS, *saving.STATE_LISTS, *named}
    assert kept | derived == slots(State)
    seat_named = {"path", "leader", "board", "beside", "busy", "used", "locked", "anomalies"}
    seat_counts = {"active", "tired", "warp"}
    seat_counts |= {
        "stock",
        "vp",
        "paradoxes",
        "morale",
        "travel",
        "credit",
    }  # ``Seat.amount``
    seat_derived = {"places", "worker_places", "free_places", "traits", "crew"}
    assert {*saving.SEAT_NUMBERS, *saving.SEAT_LISTS, *seat_named, *seat_counts, *seat_derived} == slots(Seat)


def slots(kind: type) -> set[str]:
    return {name for name in dir(kind) if not name.startswith("_") and not callable(getattr(kind, name))}


def test_an_effect_that_was_renamed_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game = a_game()

    def change(body: dict[str, Any]) -> None:
        top = body["state"]["stack"][0]["do"]
        assert top[0][0] in saving.vocabulary()
        monkeypatch.setitem(RENAMED, "WhatItWasCalled", top[0][0])
        top[0][0] = "WhatItWasCalled"

    assert Game.load(changed(game, change)) == game


def test_a_leader_a_space_a_bag_and_a_list_that_were_renamed_are_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = a_game(modules=("doomsday",))

    def change(body: dict[str, Any]) -> None:
        state = body["state"]
        seat = state["seats"][0]
        for old, new in (("a leader", seat["leader"]), ("a space", next(iter(state["at"])))):
            monkeypatch.setitem(RENAMED, old, new)
        monkeypatch.setitem(RENAMED, "a bag", "level 1 experiments")
        monkeypatch.setitem(RENAMED, "a list", "trackers")
        guest = next(guest for seat in state["seats"] for guest in seat["busy"])
        assert guest.split(" ")[0] in state["at"]
        seat["leader"] = "a leader"
        state["at"]["a space"] = state["at"].pop(RENAMED["a space"])
        state["bags"]["a bag"] = state["bags"].pop("level 1 experiments")
        state["beside"]["a list"] = state["beside"].pop("trackers")

    assert Game.load(changed(game, change)) == game


def test_the_order_of_names_does_not_matter() -> None:
    game = a_game(modules=("doomsday", "pioneers"))

    def change(body: dict[str, Any]) -> None:
        for data in (body["state"], *body["state"]["seats"]):
            for key, value in data.items():
                if isinstance(value, dict):
                    data[key] = dict(reversed(value.items()))

    assert Game.load(changed(game, change)) == game


def test_a_save_from_before_a_kind_a_bag_and_a_list_were_added_goes_on() -> None:
    game = a_game(modules=("doomsday",))

    def change(body: dict[str, Any]) -> None:
        state = body["state"]
        del state["bags"]["level 2 experiments"], state["beside"]["trackers"]
        state["research"].pop()
        for seat in state["seats"]:
            seat["breakthroughs"].pop()

    loaded = Game.load(changed(game, change))
    fresh = Case(3, ("harmony", "progress"), modules=("doomsday",)).new().state
    bag, trackers = fresh.rules.bag_names["level 2 experiments"], fresh.rules.list_names["trackers"]
    assert loaded.state.bags[bag] == fresh.rules.full_bags[bag]
    assert loaded.state.beside[trackers] == fresh.beside[trackers]
    assert loaded.state.research[-1] == 0
    assert [seat.breakthroughs[-1] for seat in loaded.state.seats] == [0, 0]
    play_on(loaded, Random(1), keen=True)
    assert loaded.over


def undoable(chance: str = "sample") -> Game:
    """A game in the middle of a turn."""
    game, random = a_game(chance=chance), Random(5)
    while not game.can_undo:
        game.play(any_option(game, random))
    return game


@pytest.mark.parametrize("chance", ["sample", "explicit"])
def test_what_was_done_before_and_after_a_save_is_taken_back(chance: str) -> None:
    game = undoable(chance)
    random = Random(6)
    for _ in range(60):
        loaded = Game.load(game.save())
        for _ in range(random.randrange(4)):
            option = any_option(game, random)
            for one in (game, loaded):
                one.play(option.text, option.seat)
        while game.can_undo and random.random() < 0.6:
            for one in (game, loaded):
                one.undo()
        assert loaded == game


def test_what_the_rules_of_today_cannot_repeat_is_not_taken_back() -> None:
    """As in a game that was saved before a rule was corrected: it plays on, and its record is told."""
    game = undoable()

    def change(body: dict[str, Any]) -> None:
        entries = record.unpack(body["entries"])
        entries[20] = (entries[20][0], "fly")
        body["entries"] = record.pack(entries)

    loaded = Game.load(changed(game, change))
    before = loaded.save()
    with pytest.raises(IllegalMove, match="'fly' is not possible by the rules of today"):
        loaded.undo()
    assert loaded.save() == before
    assert " fly\n" in loaded.record()
    loaded.play(loaded.options[0])
    if loaded.can_undo:
        loaded.undo()
        assert loaded.save() == before
    play_on(loaded, Random(2), keen=True)
    assert loaded.over


def test_games_of_a_kind_share_the_entries_of_their_records() -> None:
    """They are a third of what a running game takes."""
    one, other = Game.new(("harmony", "progress"), seed=5), Game.new(("harmony", "progress"), seed=5)
    for game in (one, other):
        for _ in range(20):
            game.play(game.options[0])
    assert one.entries == other.entries
    assert all(entry is twin for entry, twin in zip(one.entries, other.entries, strict=True))


def in_a_pickle(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, in_a_pickle])
def test_what_a_game_is_made_of_is_copied_and_travels(copied: Callable[[Any], Any]) -> None:
    """In the compiled build too: it makes nothing without its arguments."""
    game = a_game()
    twin = copied(game)
    assert twin == game
    assert twin.record() == game.record()
    assert twin.can_undo == game.can_undo
    decision = copied(game.decisions[0])
    assert (decision.seat, decision.prompt, decision.options) == (
        game.decisions[0].seat,
        game.decisions[0].prompt,
        game.decisions[0].options,
    )
    option = copied(game.options[0])
    assert option == game.options[0]
    assert (option.place, option.worker, option.gains) == (
        game.options[0].place,
        game.options[0].worker,
        game.options[0].gains,
    )
    assert copied(game.terms).header() == game.terms.header()
    lack = game.why_not("timeline/1/superproject")
    assert lack is not None
    assert copied(lack) == lack
    before = game.save()
    twin.play(twin.options[0])
    assert game.save() == before
    events = Game.new(players=2).opening
    assert events
    assert [repr(copied(event)) for event in events] == [repr(event) for event in events]


SECOND_OF_A_NAME = """
from anachrony import Game
from anachrony.rules.effect import Effect

save = Game.new(["harmony", "progress"]).save()

class Gain(Effect):
    __slots__ = ()

Gain.__module__ = "tides"
Game.load(save)
"""


def test_two_effects_of_one_name_are_told_to_whoever_wrote_them() -> None:
    """A save would be read with the wrong one. In a process of its own: a class stays."""
    tried = subprocess.run(
        [sys.executable, "-c", SECOND_OF_A_NAME], check=False, capture_output=True, text=True, timeout=120
    )
    assert tried.returncode == 1
    last = tried.stderr.strip().splitlines()[-1]
    assert last.startswith("TypeError: two effects are called Gain, ")
    assert "tides" in last
    assert "anachrony.rules.effects.assets" in last


@pytest.mark.parametrize("odd", ["null", "1.5", "1e3", "NaN", "-Infinity"])
@pytest.mark.parametrize(
    "where", [("state", "era"), ("state", "seats", 0, "hexes"), ("terms", "side"), ("floor",)]
)
def test_a_save_holds_nothing_but_whole_numbers_texts_lists_and_objects(
    odd: str, where: tuple[str | int, ...]
) -> None:
    outer = json.loads(Game.new(["harmony", "progress"]).save())
    part = outer["game"]
    for step in where[:-1]:
        part = part[step]
    part[where[-1]] = json.loads(odd)
    body = json.dumps(outer["game"], separators=(",", ":"))
    forged = f'{{"anachrony":{SAVE_VERSION},"check":{zlib.crc32(body.encode())},"game":{body}}}'
    with pytest.raises(CorruptSave, match="is no part of a save"):
        Game.load(forged)
