"""Those who play while the model learns: processes of this machine, or actors of a Ray cluster.

Both are given each newer network and bring shards of finished games. How many shards may lie unread is
bounded: what was played with an old network tells little, and memory has an end.
"""

from __future__ import annotations

import os
import shutil
import time
from multiprocessing import get_context
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Protocol

from anachrony.lab.cluster import connected
from anachrony.lab.train import rows
from anachrony.lab.train.errors import PlayersGone
from anachrony.lab.train.selfplay import SelfPlay, Work
from anachrony.lab.workers import follow
from anachrony.players.neural.network import Network
from anachrony.players.neural.network_file import NetworkError

if TYPE_CHECKING:
    from collections.abc import Iterator
    from multiprocessing.context import SpawnProcess

    from anachrony.lab.place import Place
    from anachrony.lab.train.rows import Arrays

WAITING: Final = 400  # shards that may lie unread before players pause
PAUSE: Final = 0.1  # seconds
ROOM: Final = 8 << 30  # bytes that must be free where shards are kept in memory
DEALS: Final = 100_000  # that each player has to itself ...
PLAYERS: Final = 100_000  # ... of those that a run has, one after the other
FARTHEST: Final = 500_000_000  # deals of all runs begin beyond all others
LOSSES: Final = 3  # of players for each core, without a shard between


class SelfPlayers(Protocol):
    """Whoever plays."""

    def publish(self, network: Network) -> None:
        """Play on with this network."""

    def arrivals(self) -> Iterator[Arrays]:
        """Shards that have come since the last question."""

    def alive(self) -> bool:
        """Whether anybody still plays."""

    def stop(self) -> None:
        """Stop playing."""


def self_players(place: Place, work: Work, run: int, network: Network, folder: Path) -> SelfPlayers:
    """Players of a place. ``work`` is what each of them does, with deals of its own; those of another run
    are others. ``folder`` is for files that come and go."""
    if place.cluster:
        return ClusterPlayers(place, work, run, network)
    return LocalPlayers(place.cores, work, run, network, folder)


def own(work: Work, run: int, number: int) -> Work:
    """The work of one player, with deals that no other run and no other player has."""
    return work._replace(first=FARTHEST + (run * PLAYERS + number) * DEALS)


# --- on this machine --------------------------------------------------------------------------------


class LocalPlayers:
    """A process for each core. The newest network and the shards are files."""

    def __init__(self, cores: int, work: Work, run: int, network: Network, folder: Path) -> None:
        self.until = work.until
        self.newest = folder / "newest.npz"
        self.shards = folder / "shards"
        self.shards.mkdir(parents=True)
        self.publish(network)
        context = plain_processes()
        self.processes: list[SpawnProcess] = [
            context.Process(
                target=play_here, args=(own(work, run, number), self.newest, self.shards), daemon=True
            )
            for number in range(cores)
        ]
        for process in self.processes:
            process.start()

    def publish(self, network: Network) -> None:
        network.save(self.newest)

    def arrivals(self) -> Iterator[Arrays]:
        for file in sorted(self.shards.glob("*.npz"), key=lambda file: file.stat().st_mtime_ns):
            arrays = rows.read(file)
            file.unlink()
            yield arrays

    def alive(self) -> bool:
        return any(process.is_alive() for process in self.processes)

    def stop(self) -> None:
        end(self.processes, self.until)
        shutil.rmtree(self.shards, ignore_errors=True)


def play_here(work: Work, newest: Path, shards: Path) -> None:
    """In a process: play until the time is over, always with the newest network."""
    follow(os.getppid())
    games = SelfPlay(work)
    stamp = newest.stat().st_mtime_ns
    network = Network.load(newest)
    number = 0
    while (arrays := games.shard(network)) is not None:
        rows.write(arrays, shards / f"{work.first}-{number}.npz")
        number += 1
        if newest.stat().st_mtime_ns != stamp:
            try:
                stamp, network = newest.stat().st_mtime_ns, Network.load(newest)
            except NetworkError:
                continue  # it is being replaced at this very moment; the next shard has it
        while len(list(shards.glob("*.npz"))) > WAITING and time.time() < work.until:
            time.sleep(PAUSE)


def plain_processes() -> Any:
    """Processes that begin anew, each with one thread for NumPy."""
    for name in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"):
        os.environ[name] = "1"
    return get_context("spawn")


def end(processes: list[SpawnProcess], until: float) -> None:
    """Wait a while for those who see themselves that the time is over."""
    latest = time.time() + 15 if time.time() >= until else 0.0
    for process in processes:
        process.join(max(0.0, latest - time.time()))
        if process.is_alive():
            process.terminate()
            process.join()


def scratch() -> str | None:
    """Where short-lived files are quickest."""
    memory = Path("/dev/shm")
    if os.access(memory, os.W_OK) and shutil.disk_usage(memory).free >= ROOM:
        return str(memory)
    return None


# --- on a cluster -----------------------------------------------------------------------------------


class ClusterPlayers:
    """An actor for each core of the cluster, also of machines that join it later. Who is lost is replaced."""

    def __init__(self, place: Place, work: Work, run: int, network: Network) -> None:
        self.ray = connected(place.cluster, place.cores)
        self.hire = self.ray.remote(num_cpus=1)(SelfPlay)
        self.work, self.run = work, run
        self.hired = 0
        self.losses = 0  # in a row
        self.playing: dict[Any, Any] = {}  # actors by the reference of the shard they are at
        self.publish(network)

    def publish(self, network: Network) -> None:
        self.newest = self.ray.put(network)

    def arrivals(self) -> Iterator[Arrays]:
        finished: list[Any] = []
        if self.playing:
            finished, _ = self.ray.wait(list(self.playing), num_returns=len(self.playing), timeout=0)
        for reference in finished:
            player = self.playing.pop(reference)
            try:
                arrays = self.ray.get(reference)
            except self.ray.exceptions.RayTaskError:  # the task itself failed, and would again
                raise
            except self.ray.exceptions.RayError as error:  # its worker, machine or answer was lost
                self.lost(error)
                continue
            if arrays is None:
                self.lost(PlayersGone("a machine's clock says that the time is over"))
                continue
            self.losses = 0
            self.begin(player)
            yield arrays
        if time.time() < self.work.until:
            for _ in range(self.cores() - len(self.playing)):
                self.begin(self.hire.remote(own(self.work, self.run, self.hired)))
                self.hired += 1

    def cores(self) -> int:
        return int(self.ray.cluster_resources().get("CPU", 1))

    def lost(self, error: Exception) -> None:
        """Another takes the place; where one after another is lost, it is no accident."""
        self.losses += 1
        if self.losses > LOSSES * self.cores() and time.time() < self.work.until:
            raise PlayersGone(f"{self.losses} players in a row were lost: {error}") from error

    def begin(self, player: Any) -> None:
        self.playing[player.shard.remote(self.newest)] = player

    def alive(self) -> bool:
        return bool(self.playing)

    def stop(self) -> None:
        for player in self.playing.values():
            self.ray.kill(player)
        self.playing.clear()
