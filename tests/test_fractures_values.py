"""An owner's own values for Fractures of Time."""

from __future__ import annotations

import pytest

from anachrony import Game, SetupError
from anachrony.modules.fractures.rows import Fractures


def with_values(text: str) -> Fractures:
    game = Game.new(["harmony", "progress"], modules=["fractures"], components=text)
    return game.state.rules.table(Fractures)


def test_an_owner_says_what_upgrades_are_worth_and_what_the_flux_die_shows() -> None:
    table = with_values(
        "[fractures]\nflux_die = [1, 1, 1, 1, 1, 6]\n[fractures.devices_b.harmony]\nvp = [1, 2, 3, 4]\n"
    )
    assert table.flux_die == (1, 1, 1, 1, 1, 6)
    assert [device.vp for device in table.devices[1]][:2] == [(1, 2, 3, 4), (2, 5, 8, 12)]
    assert table.devices[0][0].vp == (2, 4, 7, 10)


def test_a_wrong_number_of_upgrades_is_refused_by_its_line() -> None:
    with pytest.raises(SetupError, match="line 2"):
        with_values("[fractures.devices_a.harmony]\nvp = [1, 2]\n")
