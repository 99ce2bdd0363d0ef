"""Training by games against itself: the network plays and learns at the same time, until the time is over."""

from __future__ import annotations

import os
import shutil
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from anachrony.lab.train import gate, rows
from anachrony.lab.train.errors import PlayersGone
from anachrony.lab.train.learner import Learner, Training, TrainingLog
from anachrony.lab.train.model import Batch, device, improvement
from anachrony.lab.train.players import PAUSE, WAITING, end, plain_processes, scratch, self_players
from anachrony.lab.train.selfplay import Work
from anachrony.lab.train.shard_queue import ShardQueue
from anachrony.lab.workers import follow
from anachrony.players.neural.network import Network

SAVE_EVERY: Final = 120.0  # seconds
PUBLISH_EVERY: Final = 4  # batches
LURED: Final = 0.5  # of the time of a run, after which a lure has faded away
LATELY: Final = 2000  # seats or games of which the mean is told


class Improvement:
    """A run: how far it is, and what it has seen."""

    def __init__(self, training: Training) -> None:
        self.training = training
        self.learner = Learner(training)
        self.log = TrainingLog(training.out)
        self.queue = ShardQueue(training.rows, WAITING // 2)
        self.began = self.saved = time.time()
        self.games = self.rows = self.batches = 0
        self.lately: dict[str, list[float]] = {"scores": [], "winning": [], "projects": [], "alone": []}

    @property
    def over(self) -> bool:
        return time.time() >= self.training.until

    @property
    def number(self) -> int:
        """Of the run: as it was told, or the games that the network has learned from, so that the next has
        another."""
        told = self.training.seed
        return told if told >= 0 else int(self.learner.model.about.get("games", 0))

    @property
    def work(self) -> Work:
        """What each player does."""
        training = self.training
        faded = self.began + LURED * (training.until - self.began)
        return Work(0, training.until, training.mixture, training.lure, self.began, faded)

    def learn(self, arrays: rows.Arrays) -> None:
        """From one batch; as often as there is time for it."""
        training, learner = self.training, self.learner
        batch = Batch(arrays, device())
        left = training.left(self.began)
        learner.set_rate(training.rate * max(0.1, left))
        seen: dict[str, float] = {}
        for _ in range(training.passes if self.queue.waiting < WAITING // 8 else 1):
            loss, seen = improvement(learner.model, batch, training.curiosity * max(0.2, left))
            learner.step(loss)
        self.batches += 1
        self.games += batch.games
        self.rows += batch.rows
        for name, ones in self.lately.items():
            ones += [float(one) for one in arrays[name]]
            del ones[:-LATELY]
        means = {name: sum(ones) / max(1, len(ones)) for name, ones in self.lately.items()}
        self.log.tell("improve", {**self.numbers, **means, **seen})

    @property
    def numbers(self) -> dict[str, float]:
        return {
            "games": self.games,
            "rows": self.rows,
            "steps": self.learner.steps,
            "skipped": self.queue.skipped,
            "waiting": self.queue.waiting,
        }

    def save(self) -> Network:
        """The network as it is now, with all that it has been trained with."""
        network = self.learner.average.network()
        played = network.about.get("games", 0) + self.games
        network.about = {**network.about, "games": played, "tables": self.learner.tables}
        network.save(self.training.out)
        self.saved = time.time()
        return network


def improve(training: Training, rival: str = "") -> Network:
    """Play and learn until the time is over; a rival may be met meanwhile, as a measure."""
    run = Improvement(training)
    with TemporaryDirectory(dir=scratch()) as folder:
        first = run.learner.model.network()
        at_work = self_players(training.place, run.work, run.number, first, Path(folder))
        shown = Path(folder) / "shown.npz"
        first.save(shown)
        told = training.out.with_suffix(".watch.txt")
        watcher = plain_processes().Process(
            target=watch, args=(shown, rival, told, training.until), daemon=True
        )
        if rival:
            watcher.start()
        try:
            while not run.over:
                run.queue.add(at_work.arrivals())
                arrays = run.queue.batch()
                if arrays is None:
                    if not at_work.alive():
                        raise PlayersGone("all players have ended before the time was over")
                    time.sleep(PAUSE)
                    continue
                run.learn(arrays)
                if run.batches % PUBLISH_EVERY == 1:
                    at_work.publish(run.learner.model.network())
                if time.time() - run.saved > SAVE_EVERY:
                    run.save().save(shown)
        finally:
            network = run.save()
            at_work.stop()
            if rival:
                end([watcher], training.until)
    run.log.tell("improved", run.numbers, force=True)
    return network


def watch(network: Path, rival: str, out: Path, until: float) -> None:
    """Let the network as it is now meet somebody on common deals, without thinking, again and again."""
    follow(os.getppid())
    seed = 0
    pairs: list[gate.Pair] = []
    stamp, copies = 0, 0
    name = ""
    while time.time() < until:
        now = network.stat().st_mtime_ns
        if now != stamp:
            stamp, copies = now, copies + 1
            name = f"{network}.{copies}"  # a file of its own, since players keep what they have loaded
            shutil.copy(network, name)
            pairs = []
        meeting = gate.Meeting(f"neural:net={name}", rival, 1, seed, until, stop=False)
        pair = gate.play_pair((meeting, 20_000_000 + seed))
        seed += 1
        if pair is not None:
            pairs.append(pair)
            with out.open("w" if len(pairs) == 1 and copies == 1 else "a") as file:
                file.write(f"network {copies}: {gate.tally(pairs, meeting).text}\n")
