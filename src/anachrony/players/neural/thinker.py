"""What players with a network share: the network, what it is asked through, and how long they may think."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from anachrony.players.neural.judge import NetworkJudge
from anachrony.players.player import Player

if TYPE_CHECKING:
    from anachrony.players.neural.judge import Network
    from anachrony.rules.state import State


class NetworkPlayer(Player):
    """Thinks for a number of iterations, or for a time: by the clock, or of this thread's work."""

    def __init__(
        self, network: Network, seed: int, iterations: int, seconds: float, cpu: float, name: str
    ) -> None:
        super().__init__(name)
        self.network: Network = network
        self.seed: int = seed
        self.iterations: int = iterations
        self.seconds: float = seconds
        self.cpu: float = cpu
        self.random: random.Random = random.Random(seed)
        self.judge: NetworkJudge | None = None
        self.made: int = 0  # iterations of the last decision

    def new_game(self) -> None:
        self.random = random.Random(self.seed)
        self.judge = None

    def _judge(self, state: State) -> NetworkJudge:
        judge = self.judge
        if judge is None or judge.rules is not state.rules:
            judge = NetworkJudge(state.rules, self.network)
            self.judge = judge
        return judge
