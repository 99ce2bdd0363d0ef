"""What both kinds of training share: what a run was told, what it tells, and the model that learns."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Final, NamedTuple

import torch

from anachrony.lab.place import Place
from anachrony.lab.train.model import Model, device
from anachrony.lab.train.tables import MIXED, Mixture
from anachrony.players.neural.network import Network
from anachrony.players.neural.trained import Trained

TELL_EVERY: Final = 10.0  # seconds
KEPT: Final = 0.995  # of the average of weights, at each step: the network that is saved moves slowly
PASSES: Final = 2  # over a batch of games against itself, while there is time
ROWS: Final = 12_000  # in a batch, at least


class Training(NamedTuple):
    """What a run was told."""

    start: Path | None  # network to begin with
    out: Path  # network to write
    until: float
    place: Place  # where games are replayed or played; the model learns on this machine
    rate: float = 1e-3
    curiosity: float = 0.01  # how much variety of choices is worth
    seed: int = 0
    hidden: int = 128
    narrow: int = 96
    rows: int = ROWS
    mixture: Mixture = MIXED
    passes: int = PASSES
    lure: float = 0.0  # what a Superproject is worth beside its points at first

    def left(self, began: float) -> float:
        """The share of the time that is left."""
        return 1 - (time.time() - began) / max(1.0, self.until - began)


class TrainingLog:
    """What is told now and then, on the screen and in a file beside the network."""

    def __init__(self, out: Path) -> None:
        self.path = out.with_suffix(".log.jsonl")
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.began = time.time()
        self.last = 0.0

    def tell(self, word: str, numbers: dict[str, float], force: bool = False) -> None:
        if not force and time.time() - self.last < TELL_EVERY:
            return
        self.last = time.time()
        body = {"what": word, "seconds": round(time.time() - self.began, 1)}
        line = json.dumps({**body, **{name: round(number, 4) for name, number in numbers.items()}})
        with self.path.open("a") as file:
            file.write(line + "\n")
        print(line, flush=True)


class Learner:
    """A model with its optimizer and the average of its weights."""

    def __init__(self, training: Training) -> None:
        if training.start is None:
            network = Network.fresh(training.seed, training.hidden, training.narrow)
        else:
            network = Network.load(training.start)
        self.model = Model(network, device())
        known = Trained.from_plain(network.about.get("tables", {}))
        self.tables = known.with_more(training.mixture.trained()).plain()
        self.average = Model(network, device())
        self.optimizer = torch.optim.AdamW(self.model.parameters(), training.rate, weight_decay=1e-4)
        self.steps = 0

    def step(self, loss: torch.Tensor) -> None:
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.model.parameters(), 1.0)
        self.optimizer.step()
        self.steps += 1
        kept = min(KEPT, self.steps / (self.steps + 10.0))
        with torch.no_grad():
            for ours, new in zip(self.average.parameters(), self.model.parameters(), strict=True):
                ours.lerp_(new, 1.0 - kept)

    def set_rate(self, rate: float) -> None:
        for group in self.optimizer.param_groups:
            group["lr"] = rate
