"""A save that was damaged, cut, edited or forged is a CorruptSave, never another error."""

from __future__ import annotations

import base64
import json
import zlib
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from anachrony import CorruptSave, Game
from anachrony.game import SAVE_VERSION
from golden.saves import make
from playing import case, play_on


def a_game(number: int, plays: int = 80) -> Game:
    game = case(number).new()
    play_on(game, Random(number), plays)
    return game


SAVED = [a_game(number).save() for number in range(6)]
OLD = [position["save"] for position in list(make.read(make.SAVES).values())[::40]]


def forged(change: Any, saved: str = SAVED[0]) -> str:
    """A save with something changed inside and a checksum that fits."""
    version, body = json.loads(saved)["anachrony"], json.loads(saved)["game"]
    body = change(body) or body
    text = json.dumps(body, separators=(",", ":"))
    return f'{{"anachrony":{version},"check":{zlib.crc32(text.encode())},"game":{text}}}'


def put(name: str, value: Any) -> str:
    def change(body: dict[str, Any]) -> None:
        body[name] = value

    return forged(change)


def put_in_state(name: str, value: Any) -> str:
    def change(body: dict[str, Any]) -> None:
        body["state"][name] = value

    return forged(change)


def packed(lines: str | bytes) -> str:
    """Entries as a save holds them."""
    data = lines.encode() if isinstance(lines, str) else lines
    return base64.b64encode(zlib.compress(data)).decode()


def doing(*effect: Any) -> str:
    """With one effect on the stack."""
    return put_in_state("stack", [{"seat": 0, "do": [list(effect)]}])


def in_seat(name: str, value: Any) -> str:
    def change(body: dict[str, Any]) -> None:
        body["state"]["seats"][0][name] = value

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


@pytest.mark.parametrize(
    "version",
    [
        0,
        1,
        SAVE_VERSION - 1,
        SAVE_VERSION + 1,
        -1,
        "1",
        "one",
        None,
        1.5,
        2.0,
        True,
        [],
        {"a": 1},
        10**40,
        "x" * 100_000,
    ],
)
def test_another_version(version: Any) -> None:
    data = json.loads(SAVED[0])
    data["anachrony"] = version
    with pytest.raises(CorruptSave, match=f"this program reads {SAVE_VERSION}") as error:
        Game.load(json.dumps(data))
    assert len(str(error.value)) < 200


def test_a_newer_shape_still_names_its_version() -> None:
    with pytest.raises(CorruptSave, match=f"version {SAVE_VERSION + 1}"):
        Game.load(f'{{"anachrony":{SAVE_VERSION + 1},"game":{{"anything":[]}}}}')


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
    "no entries": put("entries", None),
    "entries not deflated": put("entries", "MSBzdG9w"),
    "entries cut short": put("entries", packed("12\nstop\nstop")[:-8]),
    "entries of nobody": put("entries", packed("9\nstop")),
    "an entry too few": put("entries", packed("12\nstop")),
    "an entry too many": put("entries", packed("1\nstop\nstop")),
    "an empty entry": put("entries", packed("12\n\nstop")),
    "an entry with a control character": put("entries", packed("1\nstop\r2. 1 stop")),
    "entries of bytes": put("entries", packed(b"1\n\xff\xfe")),
    "entries without end": put("entries", packed("1" + "\nstop" * 10_000_000)),
    "no floor": put("floor", "deep"),
    "a nested floor": put("floor", []),
    "no state": put("state", None),
    "an empty state": put("state", {}),
    "a state of numbers": put("state", 3),
    "a number of text": put_in_state("era", "x"),
    "a number too large": put_in_state("reveals", HUGE),
    "a number of nothing": put_in_state("phase", None),
    "a list of text": put_in_state("tops", "x"),
    "a list of texts": put_in_state("tops", ["x"]),
    "a list too long": put_in_state("research", [1] * 16),
    "no list": put_in_state("endgame", None),
    "an unknown space": put_in_state("at", {"moon": 1}),
    "a space of text": put_in_state("at", {"purify": "x"}),
    "spaces in a list": put_in_state("at", [1]),
    "an unknown Worker": put_in_state("recruit", {"robot": 1}),
    "an unknown bag": put_in_state("bags", {"sack": 1}),
    "a huge bag": put_in_state("bags", {"mine cards": HUGE}),
    "a module's list without the module": put_in_state("beside", {"trackers": [1]}),
    "no piles": put_in_state("piles", []),
    "piles of piles": put_in_state("piles", [[[1]]] * 4),
    "piles too large": put_in_state("under", [[HUGE]] * 4),
    "no seats": put_in_state("seats", []),
    "empty seats": put_in_state("seats", [{}, {}]),
    "seats of numbers": put_in_state("seats", [1, 2]),
    "no stack": put_in_state("stack", None),
    "a stack of text": put_in_state("stack", ["TakeTurn"]),
    "an empty frame": put_in_state("stack", [{}]),
    "a frame of nobody": put_in_state("stack", [{"seat": 9, "do": [["TakeTurn"]]}]),
    "a frame of chance": put_in_state("stack", [{"seat": -1, "do": [["TakeTurn"]]}]),
    "nothing to do": put_in_state("stack", [{"seat": 0, "do": []}]),
    "an unknown effect": doing("Cheat"),
    "a dunder": doing("__init__"),
    "too many arguments": doing("TakeTurn", 1, 2, 3),
    "too few arguments": doing("Gain"),
    "wrong arguments": doing("Gain", "=x", [["TakeTurn"]]),
    "the bare effect": doing("Chance"),
    "a huge gain": doing("Gain", 6, HUGE),
    "a long loop": doing("GainMorale", 10**9),
    "an object as argument": doing("Gain", {}, 1),
    "an effect in an effect": doing("May", 3),
    "an unhashable effect": doing(["TakeTurn"]),
    "a leader by number": in_seat("leader", 3),
    "an unknown leader": in_seat("leader", "nobody"),
    "a leader of a list": in_seat("leader", []),
    "an unknown asset": in_seat("stock", {"silver": 1}),
    "no stock": in_seat("stock", None),
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


@pytest.mark.parametrize("number", range(len(SAVED + OLD)))
def test_one_thing_inside_replaced(number: int) -> None:
    """With a checksum that fits: a CorruptSave, or a game that at least can be looked at and saved."""
    random = Random(number)
    saved = (SAVED + OLD)[number]
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

    def change(body: dict[str, Any]) -> None:
        inside, key = random.choice(list(leaves(body)))
        inside[key] = random.choice(values)

    for _ in range(250 if number < len(SAVED) else 25):  # an old one is replayed, which takes its time
        try:
            game = Game.load(forged(change, saved))
        except CorruptSave:
            continue
        assert isinstance(game.save(), str)
