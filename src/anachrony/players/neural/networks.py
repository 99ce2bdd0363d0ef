"""Networks by their files, each read once in a process."""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from anachrony.players.neural.plain_network import PlainNetwork
from anachrony.players.neural.trained import SHIPPED

if TYPE_CHECKING:
    from anachrony.players.neural.judge import Network


@lru_cache(maxsize=4)
def loaded(file: str = "") -> Network:
    """The network of a file, or without a name the one that ships; NetworkError where the file holds none.
    NumPy does the work where it is installed, since it is several times as fast."""
    path = Path(file) if file else SHIPPED
    if find_spec("numpy") is None:
        return PlainNetwork(path)
    network: Network = import_module("anachrony.players.neural.network").Network.load(path)
    return network
