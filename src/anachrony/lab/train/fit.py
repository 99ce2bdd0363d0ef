"""Training: by imitation of records, then by games against itself. Both stop at a moment of the clock."""

from __future__ import annotations

import json
import os
import random
import shutil
import time
from collections.abc import Iterable
from multiprocessing import get_context
from multiprocessing.context import SpawnProcess
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, NamedTuple

import torch

from anachrony.lab.train import gate, replaying, rows, selfplay
from anachrony.lab.train.model import Batch, Model, device, imitation, improvement
from anachrony.lab.train.tables import MIXED, Mixture
from anachrony.players.neural.network import Network
from anachrony.players.neural.trained import Trained

SAVE_EVERY: Final = 120.0  # seconds
TELL_EVERY: Final = 10.0
KEPT: Final = 0.995  # of the average of weights, at each step: the network that is saved moves slowly
TEST_SHARE: Final = 20  # one in so many shards is kept for testing
PASSES: Final = 2  # over a batch of games against itself, while there is time
LURED: Final = 0.5  # of the time of a run, after which a lure has faded away
ROOM: Final = 8 << 30  # bytes that rows may take
LATELY: Final = 2000  # seats or games of which the mean is told
EPOCHS: Final = 15  # over the records, at most
ROWS: Final = 12_000  # in a batch, at least


class Training(NamedTuple):
    """What a run was told."""

    start: Path | None  # network to begin with
    out: Path  # network to write
    until: float
    jobs: int
    rate: float = 1e-3
    curiosity: float = 0.01  # how much variety of choices is worth
    seed: int = 0
    hidden: int = 128
    narrow: int = 96
    rows: int = ROWS  # in a batch, at least
    mixture: Mixture = MIXED
    passes: int = PASSES
    lure: float = 0.0  # what a Superproject is worth beside its points at first


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
        start = training.start
        network = Network.fresh(training.seed, training.hidden, training.narrow)
        if start is not None:
            network = Network.load(start)
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


def plain_processes() -> Any:
    """Processes that begin anew, each with one thread for NumPy."""
    for name in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"):
        os.environ[name] = "1"
    return get_context("spawn")


# --- imitation --------------------------------------------------------------------------------------


def scratch() -> str | None:
    """Where short-lived files are quickest."""
    memory = Path("/dev/shm")
    if os.access(memory, os.W_OK) and shutil.disk_usage(memory).free >= ROOM:
        return str(memory)
    return None


def fit(training: Training, folder: Path) -> Network:
    """Imitate the records of a folder until the time is over."""
    log = TrainingLog(training.out)
    files = sorted(folder.glob("*.jsonl.gz"))
    with TemporaryDirectory(dir=scratch()) as work:
        with plain_processes().Pool(training.jobs) as pool:
            made = sum(pool.imap_unordered(replaying.rows_of, [(str(file), work) for file in files]))
        shards = sorted(Path(work).glob("*.npz"))
        random.Random(training.seed).shuffle(shards)
        log.tell("rows", {"rows": made, "files": len(files), "shards": len(shards)}, force=True)
        held = shards[: max(1, len(shards) // TEST_SHARE)]
        batches = _grouped([rows.read(shard) for shard in shards if shard not in held])
        tests = _grouped([rows.read(shard) for shard in held])
    place = device()
    ready = [Batch(one, place) for one in batches]
    learner = Learner(training)
    began = time.time()
    order = random.Random(training.seed)
    epoch = 0
    while time.time() < training.until and epoch < EPOCHS:
        order.shuffle(ready)
        seen: dict[str, float] = {}
        for batch in ready:
            left = 1 - (time.time() - began) / max(1.0, training.until - began)
            if left <= 0:
                break
            learner.set_rate(training.rate * max(0.05, min(1.0, 1.5 * left)))
            loss, seen = imitation(learner.model, batch)
            learner.step(loss)
        epoch += 1
        log.tell("fit", {"epoch": epoch, "steps": learner.steps, **seen})
    with torch.no_grad():
        found = [imitation(learner.average, Batch(test, place))[1] for test in tests]
    means = {name: sum(one[name] for one in found) / len(found) for name in found[0]}
    log.tell("tested", {"epochs": epoch, "steps": learner.steps, **means}, force=True)
    network = learner.average.network()
    network.about = {**network.about, "imitated": made, "tested": means, "tables": learner.tables}
    network.save(training.out)
    return network


def _grouped(shards: Iterable[rows.Arrays]) -> list[rows.Arrays]:
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


# --- games against itself ---------------------------------------------------------------------------


def watch(network: str, rival: str, out: str, until: float) -> None:
    """Let the network as it is now meet somebody on common deals, without thinking, again and again."""
    seed = 0
    pairs: list[gate.Pair] = []
    stamp, copies = 0, 0
    name = ""
    while time.time() < until:
        now = Path(network).stat().st_mtime_ns
        if now != stamp:
            stamp, copies = now, copies + 1
            name = f"{network}.{copies}"  # a file of its own, since players keep what they have loaded
            shutil.copy(network, name)
            pairs = []
        meeting = gate.Meeting(f"neural:net={name}", rival, 1, seed, until, 1, False)
        pair = gate.play_pair((meeting, 20_000_000 + seed))
        seed += 1
        if pair is not None:
            pairs.append(pair)
            with Path(out).open("w" if len(pairs) == 1 and copies == 1 else "a") as file:
                file.write(f"network {copies}: {gate.tally(pairs, meeting).text}\n")


def improve(training: Training, rival: str = "") -> Network:
    """Play and learn at the same time until the time is over; a rival may be met meanwhile, as a measure."""
    log = TrainingLog(training.out)
    learner = Learner(training)
    context = plain_processes()
    began = saved = time.time()
    games = total = skipped = batches = 0
    lately: dict[str, list[float]] = {"scores": [], "winning": [], "projects": [], "alone": []}
    held: list[rows.Arrays] = []  # too few rows for a batch yet
    with TemporaryDirectory(dir=scratch()) as work:
        newest, shards = Path(work) / "newest.npz", Path(work) / "shards"
        learner.model.network().save(newest)
        shards.mkdir()
        processes: list[SpawnProcess] = []
        for worker in range(training.jobs):
            # Deals that no other run and no other worker has.
            first = (training.seed * 1000 + worker) * 1_000_000 + 500_000_000
            job = selfplay.Work(
                str(newest),
                str(shards),
                first,
                1,
                training.until,
                mixture=training.mixture,
                lure=training.lure,
                lured_until=began + LURED * (training.until - began),
            )
            processes.append(context.Process(target=selfplay.play, args=(job,), daemon=True))
        shown = Path(work) / "shown.npz"
        learner.model.network().save(shown)
        if rival:
            told = str(training.out.with_suffix(".watch.txt"))
            arguments = (str(shown), rival, told, training.until)
            processes.append(context.Process(target=watch, args=arguments, daemon=True))
        for process in processes:
            process.start()
        try:
            while time.time() < training.until:
                files = sorted(shards.glob("*.npz"), key=lambda file: file.stat().st_mtime)
                if len(files) > selfplay.WAITING // 2:  # too slow for them all: the newest tell most
                    for file in files[: len(files) // 2]:
                        file.unlink()
                        skipped += 1
                    files = files[len(files) // 2 :]
                some: list[rows.Arrays] = []
                count = 0
                for file in files:
                    some.append(rows.read(file))
                    file.unlink()
                    count += len(some[-1]["decider"])
                    if count >= training.rows:
                        break
                held = [*held, *some]
                kept_rows = sum(len(shard["decider"]) for shard in held)
                if kept_rows < training.rows:
                    if not any(process.is_alive() for process in processes[: training.jobs]):
                        raise RuntimeError("all players have ended before the time was over")
                    time.sleep(0.1)
                    continue
                some, held = held, []
                batch = Batch(rows.joined(some), learner.model.weights["seat"].device)
                left = 1 - (time.time() - began) / max(1.0, training.until - began)
                learner.set_rate(training.rate * max(0.1, left))
                seen: dict[str, float] = {}
                for _ in range(training.passes if len(files) < selfplay.WAITING // 8 else 1):
                    loss, seen = improvement(learner.model, batch, training.curiosity * max(0.2, left))
                    learner.step(loss)
                if batches % 4 == 0:
                    learner.model.network().save(newest)
                batches += 1
                games += batch.games
                total += batch.rows
                for name, ones in lately.items():
                    ones += [float(one) for shard in some for one in shard[name]]
                    del ones[:-LATELY]
                numbers = {
                    "games": games,
                    "rows": total,
                    "steps": learner.steps,
                    "skipped": skipped,
                    "waiting": len(files),
                    **{name: sum(ones) / max(1, len(ones)) for name, ones in lately.items()},
                }
                log.tell("improve", {**numbers, **seen})
                if time.time() - saved > SAVE_EVERY:
                    saved = time.time()
                    learner.average.network().save(training.out)
                    learner.average.network().save(shown)
        finally:
            network = learner.average.network()
            played = network.about.get("games", 0) + games
            network.about = {**network.about, "games": played, "tables": learner.tables}
            network.save(training.out)
            for process in processes:
                process.join(15)
                if process.is_alive():
                    process.terminate()
            shutil.rmtree(shards, ignore_errors=True)
    log.tell("improved", {"games": games, "rows": total, "steps": learner.steps}, force=True)
    return network
