"""The network that ships is shown positions as it was when it was trained: a number that a piece has in the
rules may change, the features of that piece must not."""

from __future__ import annotations

from anachrony import Game
from golden.saves import make


def test_positions_of_every_kind_have_the_features_that_the_network_has_learned() -> None:
    learned = make.read(make.FEATURES)
    positions = make.read(make.SAVES)
    assert learned.keys() == positions.keys()
    for name, kept in positions.items():
        assert make.shown(Game.load(kept["save"])) == learned[name], name
