"""A save that was damaged, cut, edited or forged is a CorruptSave, never another error."""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from anachrony import CorruptSave, Game
from playing import case, play_on


def a_game(number: int, plays: int = 80) -> Game:
    game = case(number).new()
    play_on(game, Random(number), plays)
    return game


SAVED = [a_game(number).save() for number in range(6)]


def forged(change: Any) -> str:
    """A save with something changed inside and a checksum that fits."""
    body = json.loads(SAVED[0])["game"]
    body = change(body) or body
    text = json.dumps(body, separators=(",", ":"))
    return f'{{"anachrony":1,"check":{zlib.crc32(text.encode())},"game":{text}}}'


def put(name: str, value: Any) -> str:
    def change(body: dict[str, Any]) -> None:
        body[name] = value

    return forged(change)


def put_in_state(name: str, value: Any) -> str:
    def change(body: dict[str, Any]) -> None:
        body["state"][name] = value

    return forged(change)


def put_in_terms(name: str, value: Any) -> str:
    def change(body: dict[str, Any]) -> None:
        body["terms"][name] = value

    return forged(change)


DEEP = "[" * 900 + "]" * 900
NO_SAVES: list[Any] = [
    *(
        "",
        " ",
        "{}",
        "[]",
        "null",
        "1",
        '"anachrony"',
        "{",
        "\x00",
        "\ud800",
        "nan",
        "NaN",
        "Anachrony record 1",
    ),
    *("[" * 100_000, '{"anachrony":' * 50_000, '{"anachrony":' + "9" * 5_000 + "}", "9" * 10_000_000),
    *('{"anachrony":1}', '{"anachrony":1,"game":{}}', '{"anachrony":1,"check":0,"game":{}}'),
    *('{"anachrony":1,"check":null,"game":null}', f'{{"anachrony":1,"check":[],"game":{DEEP}}}'),
    *(b"{}", None, 3, [], SAVED[0].encode()),
]


@pytest.mark.parametrize("data", NO_SAVES, ids=range(len(NO_SAVES)))
def test_what_is_no_save(data: Any) -> None:
    with pytest.raises((CorruptSave, TypeError) if not isinstance(data, str) else CorruptSave) as error:
        Game.load(data)
    assert len(str(error.value)) < 500


@pytest.mark.parametrize("version", [0, 2, -1, "1", "one", None, 1.5, [], {"a": 1}, 10**40, "x" * 100_000])
def test_another_version(version: Any) -> None:
    data = json.loads(SAVED[0])
    data["anachrony"] = version
    with pytest.raises(CorruptSave, match="this program reads version 1") as error:
        Game.load(json.dumps(data))
    assert len(str(error.value)) < 200


def test_a_newer_shape_still_names_its_version() -> None:
    with pytest.raises(CorruptSave, match="version 2"):
        Game.load('{"anachrony":2,"game":{"anything":[]}}')


@pytest.mark.parametrize("number", range(len(SAVED)))
def test_random_flips(number: int) -> None:
    saved = SAVED[number]
    random = Random(number)
    for _ in range(300):
        data = bytearray(saved.encode())
        for _ in range(random.choice((1, 1, 1, 2, 5))):
            data[random.randrange(len(data))] ^= 1 << random.randrange(8)
        text = data.decode("latin-1")
        if text != saved:
            with pytest.raises(CorruptSave):
                Game.load(text)


@pytest.mark.parametrize("number", range(len(SAVED)))
def test_cut_doubled_and_shuffled(number: int) -> None:
    saved = SAVED[number]
    random = Random(number)
    for _ in range(150):
        start, end = sorted(random.sample(range(len(saved)), 2))
        for text in (saved[:end], saved[start:], saved[:start] + saved[end:], saved + saved[start:end]):
            if text != saved and text.strip() != saved:
                with pytest.raises(CorruptSave):
                    Game.load(text)


def test_spaced_anew_it_is_the_same_save() -> None:
    for saved in SAVED:
        assert Game.load(json.dumps(json.loads(saved), indent=2)).save() == saved


HUGE = 10**40
FORGED = {
    "nothing": forged(lambda _: {"no": 1}),
    "a list": forged(lambda _: [1, 2, 3]),
    "a number": forged(lambda _: 7),
    "no terms": put("terms", {}),
    "terms of a list": put("terms", []),
    "terms of numbers": put("terms", dict.fromkeys(("edition", "paths", "side", "seed"), 7)),
    "terms of no text": put("terms", None),
    "an unknown path": put_in_terms("paths", "harmony chaos"),
    "five players": put_in_terms("paths", "random " * 5),
    "three players": put_in_terms("paths", "random " * 3),
    "a huge seed": put_in_terms("seed", "9" * 6000),
    "no seed": put_in_terms("seed", "-1"),
    "another edition": put_in_terms("edition", "second"),
    "an unknown variant": put_in_terms("variants", "solitaire"),
    "entries of text": put("entries", "entries"),
    "entries of lists": put("entries", [[0, 1]]),
    "an odd entry": put("entries", [0, 1, 2]),
    "entries too large": put("entries", [0, HUGE]),
    "no floor": put("floor", "deep"),
    "a nested floor": put("floor", []),
    "no state": put("state", None),
    "an empty state": put("state", {}),
    "a state of numbers": put("state", 3),
    "no numbers": put_in_state("numbers", []),
    "numbers of text": put_in_state("numbers", ["x"] * 16),
    "numbers too large": put_in_state("numbers", [HUGE] * 16),
    "numbers of truth": put_in_state("numbers", None),
    "no lists": put_in_state("lists", []),
    "lists of text": put_in_state("lists", ["x"] * 11),
    "empty lists": put_in_state("lists", [[]] * 11),
    "no piles": put_in_state("piles", []),
    "piles of piles": put_in_state("piles", [[[1]]] * 4),
    "piles too large": put_in_state("under", [[HUGE]] * 4),
    "no seats": put_in_state("seats", []),
    "empty seats": put_in_state("seats", [[], []]),
    "seats of numbers": put_in_state("seats", [1, 2]),
    "no stack": put_in_state("stack", None),
    "a stack of text": put_in_state("stack", ["TakeTurn"]),
    "an empty frame": put_in_state("stack", [[]]),
    "a frame of nobody": put_in_state("stack", [[9, 0, 0, 0, [["TakeTurn"]]]]),
    "a frame of chance": put_in_state("stack", [[-1, 0, 0, 0, [["TakeTurn"]]]]),
    "nothing to do": put_in_state("stack", [[0, 0, 0, 0, []]]),
    "an unknown effect": put_in_state("stack", [[0, 0, 0, 0, [["Cheat"]]]]),
    "a dunder": put_in_state("stack", [[0, 0, 0, 0, [["__init__"]]]]),
    "too many arguments": put_in_state("stack", [[0, 0, 0, 0, [["TakeTurn", 1, 2, 3]]]]),
    "too few arguments": put_in_state("stack", [[0, 0, 0, 0, [["Gain"]]]]),
    "wrong arguments": put_in_state("stack", [[0, 0, 0, 0, [["Gain", "=x", [["TakeTurn"]]]]]]),
    "the bare effect": put_in_state("stack", [[0, 0, 0, 0, [["Chance"]]]]),
    "a huge gain": put_in_state("stack", [[0, 0, 0, 0, [["Gain", 6, HUGE]]]]),
    "a long loop": put_in_state("stack", [[0, 0, 0, 0, [["GainMorale", 10**9]]]]),
    "an object as argument": put_in_state("stack", [[0, 0, 0, 0, [["Gain", {}, 1]]]]),
    "an effect in an effect": put_in_state("stack", [[0, 0, 0, 0, [["May", 3]]]]),
    "an unhashable effect": put_in_state("stack", [[0, 0, 0, 0, [[["TakeTurn"]]]]]),
}


@pytest.mark.parametrize("data", FORGED.values(), ids=FORGED.keys())
def test_forged_inside(data: str) -> None:
    with pytest.raises(CorruptSave, match="damaged") as error:
        Game.load(data)
    assert len(str(error.value)) < 500


def leaves(data: Any) -> Iterator[tuple[Any, Any]]:
    """Every container and key inside."""
    pairs = data.items() if isinstance(data, dict) else enumerate(data)
    for key, value in pairs:
        yield data, key
        if isinstance(value, dict | list):
            yield from leaves(value)


@pytest.mark.parametrize("number", range(len(SAVED)))
def test_one_thing_inside_replaced(number: int) -> None:
    """With a checksum that fits: a CorruptSave, or a game that at least can be looked at and saved."""
    random = Random(number)
    values: list[Any] = [
        None,
        "",
        "=",
        "x",
        -1,
        0,
        1,
        5,
        77,
        10**6,
        -(10**6),
        HUGE,
        0.5,
        True,
        [],
        [1],
        {},
        [["TakeTurn"]],
    ]
    for _ in range(250):
        body = json.loads(SAVED[number])["game"]
        inside, key = random.choice(list(leaves(body)))
        inside[key] = random.choice(values)
        text = json.dumps(body, separators=(",", ":"))
        data = f'{{"anachrony":1,"check":{zlib.crc32(text.encode())},"game":{text}}}'
        try:
            game = Game.load(data)
        except CorruptSave:
            continue
        assert isinstance(game.save(), str)


def test_a_save_from_before_rounds_were_counted_goes_on() -> None:
    def change(body: dict[str, Any]) -> None:
        body["state"]["numbers"].pop()

    game = Game.load(forged(change))
    assert game.view(None)["round"] == 0
    play_on(game, Random(1), 40)
