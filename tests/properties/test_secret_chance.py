"""Games with a secret key: rolls and draws follow from it, and nothing but a save tells it."""

from __future__ import annotations

import json
import zlib
from collections import Counter
from random import Random

import pytest

from anachrony import Game, SetupError
from anachrony.game import CorruptSave
from anachrony.players.hidden import redraw
from anachrony.rules import rng
from anachrony.rules.chance import number_below
from playing import play_on

KEY = bytes(range(32))
OTHER = bytes(range(1, 33))


def keyed(key: bytes = KEY, seed: int = 7, **more: object) -> Game:
    return Game.new(players=2, seed=seed, key=key, leaders="random", **more)  # type: ignore[arg-type]


def dealt(game: Game) -> list[tuple[int, str]]:
    return [entry for entry in game.entries if entry[0] < 0]


def test_the_key_decides_and_not_the_seed() -> None:
    assert dealt(keyed(seed=7)) == dealt(keyed(seed=8)) != dealt(keyed(OTHER))
    assert dealt(keyed()) != dealt(keyed(b""))


def test_equal_keys_and_choices_give_equal_games() -> None:
    games = [keyed(), keyed()]
    for game in games:
        play_on(game, Random(1))
    assert games[0] == games[1]


@pytest.mark.parametrize("n", [2, 3, 6, 10, 17])
def test_every_number_is_as_likely(n: int) -> None:
    """By chi-square, over streams and counters; the limit is passed by chance once in a hundred thousand."""
    rolls = 30_000
    counts = Counter(rng.secret_below(KEY, i % rng.STREAMS, i // rng.STREAMS, n) for i in range(rolls))
    assert set(counts) == set(range(n))
    expected = rolls / n
    chi_square = sum((count - expected) ** 2 / expected for count in counts.values())
    degrees = n - 1
    assert chi_square < degrees + 4.3 * (2 * degrees) ** 0.5 + 13


def test_neighbors_tell_nothing_of_each_other() -> None:
    """Pairs of following rolls, of one stream and of two, are as even as single ones."""
    rolls = 36_000
    for pairs in (
        Counter((rng.secret_below(KEY, 3, i, 6), rng.secret_below(KEY, 3, i + 1, 6)) for i in range(rolls)),
        Counter((rng.secret_below(KEY, 3, i, 6), rng.secret_below(KEY, 4, i, 6)) for i in range(rolls)),
    ):
        expected = rolls / 36
        assert sum((pairs[a, b] - expected) ** 2 / expected for a in range(6) for b in range(6)) < 90


def test_each_bit_of_a_key_counts() -> None:
    values = {rng.secret_value(KEY, 0, 0)}
    for bit in range(8 * len(KEY)):
        turned = bytearray(KEY)
        turned[bit // 8] ^= 1 << bit % 8
        values.add(rng.secret_value(bytes(turned), 0, 0))
    assert len(values) == 1 + 8 * len(KEY)


def test_a_save_holds_the_key_and_goes_on_alike() -> None:
    game = keyed()
    play_on(game, Random(2), 40)
    again = Game.load(game.save())
    assert again == game
    for one in (game, again):
        play_on(one, Random(3))
    assert game.record() == again.record()


def test_a_record_does_not_hold_the_key() -> None:
    game = keyed()
    play_on(game, Random(2))
    assert KEY.hex() not in game.record()
    replayed = Game.replay(game.record())
    assert replayed.state.key == b""
    assert replayed.scores == game.scores


def test_no_view_holds_the_key() -> None:
    game = keyed()
    play_on(game, Random(2), 40)
    for eye in (None, 0, 1):
        assert game.view(eye) == Game.replay(game.record()).view(eye)
        assert KEY.hex() not in json.dumps(game.view(eye))


def test_undo_keeps_the_key_and_rerolls_nothing() -> None:
    game, straight = keyed(hold_turns=True), keyed(hold_turns=True)
    choice = Random(4)
    undone = 0
    for _ in range(200):
        if game.over:
            break
        for one in (game, straight):
            state = choice.getstate()
            play_on(one, choice, 1)
            if one is game:
                choice.setstate(state)
        if game.can_undo:
            seat, text = game.entries[-1]
            game.undo()
            game = Game.load(game.save())
            game.play(text, seat)
            undone += 1
        assert game.entries == straight.entries
    assert undone > 20
    assert game.state.key == KEY


def test_whoever_thinks_gets_no_key() -> None:
    game = keyed()
    state = game.state.clone()
    redraw(state, 0, Random(1))
    assert state.key == b""
    game.reseed(5)
    assert game.state.key == b""
    assert number_below(game.state, 0, 1 << 30) == rng.value(5, 0, 0)


def test_a_key_that_is_none_is_refused() -> None:
    for key in (b"short", b"x" * 15, b"x" * 65, "x" * 32, 5):
        with pytest.raises((SetupError, TypeError)):
            Game.new(players=2, key=key)  # type: ignore[arg-type]


@pytest.mark.parametrize("wrong", ["", "00", "zz" * 16, "0" * 33, "00" * 65, " " + "0" * 31, 5, None, ["00"]])
def test_a_save_with_a_forged_key_is_refused_and_its_text_not_repeated(wrong: object) -> None:
    outer = json.loads(keyed().save())
    outer["game"]["state"]["key"] = wrong
    body = json.dumps(outer["game"], separators=(",", ":"))
    forged = f'{{"anachrony":{outer["anachrony"]},"check":{zlib.crc32(body.encode())},"game":{body}}}'
    with pytest.raises(CorruptSave) as refused:
        Game.load(forged)
    if isinstance(wrong, str) and len(wrong) > 2:
        assert wrong not in str(refused.value)
