"""Training by imitation of records. It stops at a moment of the clock."""

from __future__ import annotations

import random
import time
from collections.abc import Iterable
from itertools import chain, takewhile
from pathlib import Path
from typing import Final

import torch

from anachrony.lab.train import records, replaying, rows
from anachrony.lab.train.errors import TrainingRefused
from anachrony.lab.train.learner import ROWS, Learner, Training, TrainingLog
from anachrony.lab.train.model import Batch, device, imitation
from anachrony.players.neural.network import Network

TEST_SHARE: Final = 20  # one in so many shards is kept for testing
EPOCHS: Final = 15  # over the records, at most


def fit(training: Training, folder: Path) -> Network:
    """Imitate the records of a folder until the time is over."""
    log = TrainingLog(training.out)
    learner = Learner(training)
    shards = rows_of_records(training, folder)
    made = sum(len(shard["decider"]) for shard in shards)
    log.tell("rows", {"rows": made, "shards": len(shards)}, force=True)
    held = max(1, len(shards) // TEST_SHARE)
    place = device()
    tests = grouped(shards[:held])
    ready = [Batch(one, place) for one in grouped(shards[held:])]
    shards.clear()  # the device has them
    began = time.time()
    order = random.Random(training.seed)
    epoch = 0
    while time.time() < training.until and epoch < EPOCHS:
        order.shuffle(ready)
        seen: dict[str, float] = {}
        for batch in ready:
            left = training.left(began)
            if left <= 0:
                break
            learner.set_rate(training.rate * max(0.05, min(1.0, 1.5 * left)))
            loss, seen = imitation(learner.model, batch)
            learner.step(loss)
        epoch += 1
        log.tell("fit", {"epoch": epoch, "steps": learner.steps, **seen})
    if not learner.steps:
        raise TrainingRefused("the time was over before anything was learned")
    with torch.no_grad():
        found = [imitation(learner.average, Batch(test, place))[1] for test in tests]
    means = {name: sum(one[name] for one in found) / len(found) for name in found[0]}
    log.tell("tested", {"epochs": epoch, "steps": learner.steps, **means}, force=True)
    network = learner.average.network()
    network.about = {**network.about, "imitated": made, "tested": means, "tables": learner.tables}
    network.save(training.out)
    return network


def rows_of_records(training: Training, folder: Path) -> list[rows.Arrays]:
    """Shards of a folder's games in an order of their own, as many as the time allows."""
    lines = chain.from_iterable(records.lines(file) for file in records.files(folder))
    in_time = takewhile(lambda _: time.time() < training.until, lines)
    made = training.place.run(replaying.rows_of, replaying.parts(in_time), training.until)
    shards = [shard for _, shard in sorted(made, key=lambda one: one[0])]
    random.Random(training.seed).shuffle(shards)
    return shards


def grouped(shards: Iterable[rows.Arrays]) -> list[rows.Arrays]:
    """Shards together until they make a batch."""
    found: list[rows.Arrays] = []
    some: list[rows.Arrays] = []
    count = 0
    for shard in shards:
        some.append(shard)
        count += len(shard["decider"])
        if count >= ROWS:
            found.append(rows.joined(some))
            some, count = [], 0
    if some:
        found.append(rows.joined(some))
    return found
