"""Every row of the pre-release rules: as printed, and the rest as in the Essential Edition."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from anachrony.modules.doomsday.rows import Doomsday
from anachrony.modules.pioneers.rows import Pioneers
from anachrony.rules.kinds import (
    ANOMALY_VP,
    EXCHANGE_CORES,
    KEEPS_HEXES,
    PARADOX_LIMIT,
    SET_BOTH_DICE,
    STOCK_WORDS,
    SUPPLY_HALVED,
    TRAVEL_RANGE,
    TYPES,
    UNLIMITED,
    WORKER_WORDS,
)
from anachrony.rules.rows import Passives
from anachrony.rules.scoring import WarpTiles
from anachrony.terms import compose

PRINTED: dict[str, Any] = tomllib.loads((Path(__file__).parent / "facts" / "preview.toml").read_text("utf-8"))
PREVIEW, ESSENTIAL = (compose(edition, (), ("asset_draft",), 4) for edition in ("preview", "essential"))
PIONEERS = compose("preview", ("pioneers",), (), 4).table(Pioneers)
TRAITS = {
    TRAVEL_RANGE: "travel_range",
    SUPPLY_HALVED: "half_supply",
    PARADOX_LIMIT: "paradox_limit",
    ANOMALY_VP: "anomaly_vp",
    EXCHANGE_CORES: "exchange_cores",
    SET_BOTH_DICE: "set_both_dice",
    KEEPS_HEXES: "keeps_hexes",
}


# --- rows in the words of the facts ---------------------------------------------------------------------


def always(passives: Passives) -> dict[str, int]:
    return {TRAITS.get(trait, str(trait)): n for trait, n in passives if isinstance(trait, int)}


# --- the rest ---------------------------------------------------------------------------------------------


def test_the_leaders_are_those_printed() -> None:
    found: dict[str, dict[str, Any]] = {}
    for path in PREVIEW.paths:
        for leader in path.leaders:
            passive = always(leader.passives)
            row: dict[str, Any] = {"path": path.name, **({"always": passive} if passive else {})}
            if leader.triggers:
                row |= {"triggers": len(leader.triggers), "water": [2]}
                assert "Pay((0, 0, 0, 0, 2, 0), 0)" in str(leader.triggers)
            assert leader.free is None
            found[leader.name] = row
    assert found == PRINTED["leaders"]


def test_there_is_as_much_of_everything_as_printed() -> None:
    counts = PRINTED["counts"]
    assert [len(PREVIEW.by_kind[kind]) for kind in range(TYPES)] == [counts["buildings_of_each_type"]] * TYPES
    assert len(PREVIEW.superproject_codes()) == counts["superprojects"]
    assert len(PREVIEW.recruit_cards) == counts["recruit_cards"]
    assert len(PREVIEW.mine_cards) == counts["mine_cards"]
    assert len(PREVIEW.asset_cards) == counts["asset_cards"]
    assert len(PREVIEW.warp_tiles) == counts["warp_tiles"]
    assert PREVIEW.breakthrough_copies * 15 == counts["breakthroughs"]
    assert len(PREVIEW.capital_by_code) == counts["capital_tiles"]
    assert (PREVIEW.last_era, PREVIEW.impact_after) == (counts["eras"], counts["impact_after"])
    assert PREVIEW.paradox_limit == counts["paradox_limit"]
    assert [anomaly.vp for anomaly in PREVIEW.anomalies.values()] == [counts["anomaly"]]
    assert PREVIEW.endgame_used == counts["endgame_drawn"]
    assert PREVIEW.evacuation_slots == (counts["first_evacuation"], 0, 0, 0)
    assert PREVIEW.evacuation_cap == UNLIMITED
    left = [row.each for row in PREVIEW.score_lines if isinstance(row, WarpTiles)]
    assert left == [counts["warp_tile_left"]]


def test_the_supplies_are_those_printed() -> None:
    limits = dict(zip((*STOCK_WORDS,), PREVIEW.asset_limits, strict=True))
    limits |= dict(zip(WORKER_WORDS, PREVIEW.worker_limits, strict=True))
    assert {word: limit for word, limit in limits.items() if limit != UNLIMITED} == PRINTED["supply"]
    assert PREVIEW.path_markers == UNLIMITED


def test_the_endgame_conditions_are_those_printed() -> None:
    found = [card.name if card.fewest else card.measure.name for card in PREVIEW.endgame_cards]
    assert found == PRINTED["endgame"]["cards"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_spaces_and_turn_order_take_and_give_the_printed_water(players: int) -> None:
    rules = compose("preview", (), (), players)
    for action_, water in PRINTED["spaces"].items():
        there = [space.water for space in rules.spaces if space.name.startswith(f"{action_}/")]
        assert there == water[str(players)], action_
    assert list(rules.turn_order_water) == PRINTED["turn_order_water"][str(players)]


def test_its_experiments_are_as_many_as_printed() -> None:
    rules = compose("preview", ("doomsday",), (), 4)
    table, printed = rules.table(Doomsday), PRINTED["doomsday"]
    assert [len(level) for level in table.levels] == [printed["level_1"], printed["level_2"]]
    assert rules.impact_after == printed["impact_after"]
