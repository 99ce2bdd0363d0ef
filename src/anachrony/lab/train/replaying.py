"""Records as rows: games are replayed, and every position is encoded."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from anachrony.lab.train import records
from anachrony.lab.train.rows import Row, Shard, row
from anachrony.players.neural.encoder import Encoder
from anachrony.players.neural.options import OptionWords
from anachrony.rules.ruleset import Ruleset

SHARD_GAMES: Final = 16


def rows_of(job: tuple[str, str]) -> int:
    """Replay a file of records into shards. Returns how many"""
    source, out = Path(job[0]), Path(job[1])
    encoders: dict[Ruleset, Encoder] = {}
    words = OptionWords()
    count = part = 0
    shard = Shard()

    def write() -> None:
        nonlocal shard, part
        shard.write(out / f"{source.name.partition('.')[0]}-{part}.npz")
        part += 1
        shard = Shard()

    for record in records.read(source):
        found: list[Row] = []
        for state, number, seat in records.replay(record):
            if seat < 0:
                shard.add(found, state, 1.0)
                break
            encoder = encoders.get(state.rules)
            if encoder is None:
                encoder = encoders[state.rules] = Encoder(state.rules)
            shares = record.shares[number]
            whole = sum(shares)
            target = tuple(share / whole for share in shares)
            encoding = encoder.encode(state, seat)
            found.append(row(encoding, words.of(state, seat), seat, record.picks[number], 0.0, 0.0, target))
        count += len(found)
        if shard.games >= SHARD_GAMES:
            write()
    if shard.games:
        write()
    return count
