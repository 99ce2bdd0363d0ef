"""Records as rows: games are replayed, and every position is encoded."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Final

from anachrony.lab.train import records
from anachrony.lab.train.rows import Arrays, Row, Shard, row
from anachrony.players.neural.encoder import Encoder
from anachrony.players.neural.options import OptionWords
from anachrony.rules.ruleset import Ruleset

SHARD_GAMES: Final = 16


def parts(lines: Iterable[str]) -> Iterator[tuple[int, list[str]]]:
    """Games for one shard each, with a number."""
    waiting = iter(lines)
    number = 0
    while some := list(islice(waiting, SHARD_GAMES)):
        yield number, some
        number += 1


def rows_of(part: tuple[int, list[str]]) -> tuple[int, Arrays]:
    """Replay the games of a part. Its number is given back, since parts may be done in any order."""
    number, lines = part
    encoders: dict[Ruleset, Encoder] = {}
    words = OptionWords()
    shard = Shard()
    for line in lines:
        record = records.parsed(line)
        found: list[Row] = []
        for state, at, seat in records.replay(record):
            if seat < 0:
                shard.add(found, state, 1.0)
                break
            encoder = encoders.get(state.rules)
            if encoder is None:
                encoder = encoders[state.rules] = Encoder(state.rules)
            shares = record.shares[at]
            whole = sum(shares)
            target = tuple(share / whole for share in shares)
            encoding = encoder.encode(state, seat)
            found.append(row(encoding, words.of(state, seat), seat, record.picks[at], 0.0, 0.0, target))
    return number, shard.arrays()
