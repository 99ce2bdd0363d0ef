"""The network of ``players/neural/network.py`` in PyTorch, and what it is trained to do."""

from __future__ import annotations

from typing import Final

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from anachrony.lab.train.rows import Arrays
from anachrony.players.neural.encoder import POINTS
from anachrony.players.neural.judge import RESIDUAL
from anachrony.players.neural.network import Floats, Network

CLIP: Final = 0.2  # by how much one pass may change the chance of a choice that was made
CLOSE: Final = 3.0  # points / RESIDUAL from which an error of the score counts straight, not squared


class Batch:
    """Rows on the device, with where each list of features begins."""

    def __init__(self, arrays: Arrays, device: torch.device) -> None:
        def moved(name: str, kind: torch.dtype) -> Tensor:
            array = arrays[name]
            if array.dtype == np.uint16:
                array = array.view(np.int16)  # PyTorch reckons with signed ones; all numbers are below 32,768
            return torch.from_numpy(np.array(array)).to(device, non_blocking=True).to(kind)

        def starts(lengths: Tensor) -> Tensor:
            return torch.cumsum(lengths, 0) - lengths

        self.rows = len(arrays["decider"])
        self.games = int(arrays["games"].sum())
        self.seat_features = moved("seat_features", torch.int32)
        self.seat_starts = starts(moved("seat_lengths", torch.int32)).int()
        self.table_features = moved("table_features", torch.int32)
        self.table_starts = starts(moved("table_lengths", torch.int32)).int()
        self.word_features = moved("word_features", torch.int32)
        self.word_starts = starts(moved("word_lengths", torch.int32)).int()
        self.dense = moved("dense", torch.float32)
        counts = moved("seat_counts", torch.int64)
        options = moved("option_counts", torch.int64)
        self.seat_row = torch.repeat_interleave(torch.arange(self.rows, device=device), counts)
        self.option_row = torch.repeat_interleave(torch.arange(self.rows, device=device), options)
        self.decider = starts(counts) + moved("decider", torch.int64)
        self.choice = starts(options) + moved("choice", torch.int64)
        self.chance = moved("chance", torch.float32)
        self.gain = moved("gain", torch.float32)
        self.worth = moved("worth", torch.float32)
        self.points = moved("points", torch.float32)
        self.target = moved("target", torch.float32)


class Model(nn.Module):
    """The same arrays under the same names."""

    def __init__(self, network: Network, device: torch.device) -> None:
        super().__init__()
        self.weights = nn.ParameterDict(
            {name: nn.Parameter(torch.from_numpy(array.copy())) for name, array in network.weights.items()}
        )
        self.hidden = network.hidden
        self.about = network.about
        self.to(device)

    def forward(self, batch: Batch) -> tuple[Tensor, Tensor, Tensor]:
        """Logarithms of the options' chances; each seat's value; its points beyond the hand's."""
        w = self.weights
        first = functional.embedding_bag(batch.seat_features, w["seat"], batch.seat_starts, mode="sum")
        first = first + batch.dense @ w["dense"]
        own, rival = first[:, : self.hidden], first[:, self.hidden :]
        table = functional.embedding_bag(batch.table_features, w["table"], batch.table_starts, mode="sum")
        shared = (table + w["first_bias"]).index_add(0, batch.seat_row, rival)
        vector = torch.relu(own - rival + shared[batch.seat_row])
        narrow = torch.relu(vector @ w["second"] + w["second_bias"])
        heads = narrow @ w["value"] + w["value_bias"]
        query = narrow[batch.decider] @ w["query"] + w["query_bias"]
        words = functional.embedding_bag(batch.word_features, w["word"], batch.word_starts, mode="sum")
        bias = functional.embedding_bag(
            batch.word_features, w["word_bias"][:, None], batch.word_starts, mode="sum"
        )
        logits = (words * query[batch.option_row]).sum(1) + bias[:, 0]
        return self._normal(logits, batch), torch.tanh(heads[:, 0]), heads[:, 1]

    @staticmethod
    def _normal(logits: Tensor, batch: Batch) -> Tensor:
        """Logits as logarithms of chances: those of a row add up to 1."""
        row = batch.option_row
        most = torch.full((batch.rows,), -1e9, device=logits.device)
        most = most.scatter_reduce(0, row, logits.detach(), "amax")
        shifted = logits - most[row]
        whole = torch.zeros(batch.rows, device=logits.device).index_add(0, row, shifted.exp())
        return shifted - whole.log()[row]

    def network(self) -> Network:
        weights: dict[str, Floats] = {
            name: one.detach().float().cpu().numpy() for name, one in self.weights.items()
        }
        return Network(weights, self.about)


def value_losses(batch: Batch, worth: Tensor, points: Tensor) -> tuple[Tensor, Tensor]:
    """Of what each seat may expect: worth and points."""
    seen = (batch.points - batch.dense[:, 0] * POINTS) / RESIDUAL
    return functional.mse_loss(worth, batch.worth), functional.huber_loss(points, seen, delta=CLOSE)


def imitation(model: Model, batch: Batch) -> tuple[Tensor, dict[str, float]]:
    """To like options as the teacher does, and to know how the teacher's games end."""
    chances, worth, points = model(batch)
    policy = -(batch.target * chances).sum() / batch.rows
    worths, scores = value_losses(batch, worth, points)
    entropy = -(batch.target * batch.target.clamp_min(1e-9).log()).sum() / batch.rows
    loss = policy + worths + 0.5 * scores
    return loss, {
        "policy_loss": float(policy.detach() - entropy),
        "worth_loss": float(worths.detach()),
        "points_loss": float(scores.detach()),
    }


def improvement(model: Model, batch: Batch, curiosity: float) -> tuple[Tensor, dict[str, float]]:
    """To choose more often what went better than expected (PPO, Schulman et al. 2017)."""
    chances, worth, points = model(batch)
    taken = chances[batch.choice]
    ratio = (taken - batch.chance).exp()
    gain = (batch.gain - batch.gain.mean()) / (batch.gain.std() + 1e-6)
    bound = ratio.clamp(1 - CLIP, 1 + CLIP)
    policy = -torch.minimum(ratio * gain, bound * gain).mean()
    entropy = -(chances.exp() * chances).sum() / batch.rows
    worths, scores = value_losses(batch, worth, points)
    loss = policy - curiosity * entropy + worths + 0.5 * scores
    return loss, {
        "entropy": float(entropy.detach()),
        "worth_loss": float(worths.detach()),
        "points_loss": float(scores.detach()),
        "moved": float((ratio.detach() - 1).abs().mean()),
    }


def device() -> torch.device:
    return torch.device("cuda" if torch.cuda.is_available() else "cpu")
