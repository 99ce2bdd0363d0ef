"""Every row of the first edition: as its rulebook prints it, and the rest as in the Essential Edition."""

from __future__ import annotations

import tomllib
from dataclasses import fields
from pathlib import Path
from typing import Any

from anachrony.automata.bot.bot import Bot
from anachrony.automata.opponents import OPPONENTS
from anachrony.modules.doomsday.rows import Doomsday
from anachrony.modules.variants import VARIANTS
from anachrony.rules.effects.assets import Pay
from anachrony.rules.kinds import (
    CLEANING_UP,
    RESEARCHING,
    STOCK_WORDS,
    SUPERPROJECT,
    TYPES,
    UNLIMITED,
    WATER,
    WORKER_WORDS,
)
from anachrony.rules.phases.preparation import LayMineCubes
from anachrony.rules.rows import Leader
from anachrony.terms import EDITIONS, compose
from test_wording import effects_of

PRINTED: dict[str, Any] = tomllib.loads((Path(__file__).parent / "facts" / "first.toml").read_text("utf-8"))
FIRST, ESSENTIAL = (compose(edition, (), ("asset_draft",), 4) for edition in ("first", "essential"))
LEADERS = {leader.name: leader for leader in FIRST.leaders}


def moment(leader: Leader) -> str:
    if leader.free is not None:
        return "free"
    moments = {when for when, _ in leader.triggers}
    kinds: dict[frozenset[int | str], str] = {
        frozenset({CLEANING_UP}): "clean up",
        frozenset({RESEARCHING}): "research",
    }
    return kinds.get(frozenset(moments), "always")


def test_the_leaders_are_those_printed() -> None:
    assert list(LEADERS) == list(PRINTED["leaders"])
    essential = {leader.name: leader for leader in ESSENTIAL.leaders}
    for name, printed in PRINTED["leaders"].items():
        leader = LEADERS[name]
        assert FIRST.paths[FIRST.leader_paths[list(LEADERS).index(name)]].name == printed["path"]
        assert moment(leader) == printed["use"], name
        assert (leader != essential[name]) == printed["changed"], name
        assert leader.title == essential[name].title
        paid = [
            effect.cost.fixed[WATER]
            for effect in effects_of((leader.triggers,)) + effects_of(leader.free)
            if isinstance(effect, Pay)
        ]
        assert paid == printed.get("water", []), name


def test_there_is_as_much_of_everything_as_printed() -> None:
    counts = PRINTED["counts"]
    assert [len(FIRST.by_kind[kind]) for kind in range(TYPES)] == [counts["buildings_of_each_type"]] * TYPES
    assert len(FIRST.by_kind[SUPERPROJECT]) == counts["superprojects"]
    assert len(FIRST.capital_by_code) == counts["capital_tiles"]
    assert len(FIRST.recruit_cards) == counts["recruit_cards"]
    assert len(FIRST.mine_cards) == counts["mine_cards"]
    assert len(FIRST.asset_cards) == counts["asset_cards"]
    assert len(FIRST.warp_tiles) == counts["warp_tiles"]
    assert FIRST.breakthrough_copies * 15 == counts["breakthroughs"]
    assert FIRST.last_era == counts["eras"]
    assert FIRST.impact_after == counts["impact_after"]
    assert FIRST.evacuation_slots == (0, 0, 0, -counts["late_evacuation"])
    assert [card.measure.name for card in FIRST.endgame_cards] == PRINTED["endgame"]["cards"]
    assert FIRST.endgame_used == PRINTED["endgame"]["drawn"]


def test_the_supplies_are_those_printed() -> None:
    printed = dict(PRINTED["supply"])
    assert FIRST.path_markers == printed.pop("path_markers")
    limits = {**dict(zip(STOCK_WORDS, FIRST.asset_limits, strict=True)), **workers_of(FIRST.worker_limits)}
    assert {word: limit for word, limit in limits.items() if limit != UNLIMITED} == printed
    free = compose("first", (), ("unlimited_supplies",), 2)
    assert {*free.asset_limits, *free.worker_limits, free.path_markers} == {UNLIMITED}
    assert {*ESSENTIAL.asset_limits, *ESSENTIAL.worker_limits, ESSENTIAL.path_markers} == {UNLIMITED}


def workers_of(numbers: list[int]) -> dict[str, int]:
    return dict(zip(WORKER_WORDS, numbers, strict=True))


def test_its_experiments_are_those_printed() -> None:
    printed = PRINTED["doomsday"]
    rules, essential = (compose(edition, ("doomsday",), (), 4) for edition in ("first", "essential"))
    table, other = rules.table(Doomsday), essential.table(Doomsday)
    names = [[table.cards[number].name for number in level] for level in table.levels]
    assert list(map(set, names)) == [set(printed["level_1"]), set(printed["level_2"])]
    assert [{table.cards[number].vp for number in level} for level in table.levels] == [
        {vp} for vp in printed["vp"]
    ]
    later = {card.name: card for card in other.cards}
    assert [card.name for card in table.cards if card != later[card.name]] == printed["changed"]
    assert rules.impact_after == printed["impact_after"]
    assert (table.track, table.start, table.dice) == (other.track, other.start, other.dice)
    added = [card.measure.name for card in rules.endgame_cards[8:]]
    assert added == PRINTED["endgame"]["doomsday"]


def test_its_chronobot_has_the_printed_numbers() -> None:
    printed = PRINTED["chronobot"]
    bot = compose("first", (), (), 2, "chronobot_retail").automata[1]
    other = compose("essential", (), (), 2, "chronobot_retail").automata[1]
    assert isinstance(bot, Bot)
    assert isinstance(other, Bot)
    assert len(bot.board.tokens) == printed["tokens"]
    for field in fields(bot.numbers):
        value = getattr(bot.numbers, field.name)
        assert value == printed.get(field.name, getattr(other.numbers, field.name)), field.name
    offered = [option for option in OPPONENTS["chronobot_retail"].options if option not in VARIANTS]
    assert offered == printed["difficulty"]


def test_everything_else_is_as_in_the_essential_edition() -> None:
    changed = [tile.name for tile in FIRST.tiles if tile is not None and tile != ESSENTIAL.tile(tile.code)]
    assert changed == ["113"]
    assert FIRST.tile(113).vp == ESSENTIAL.tile(113).vp
    for part in (
        "spaces",
        "standard",
        "capital_workers",
        "capital_by_code",
        "deals",
        "recruit_bonuses",
        "anomalies",
        "supply",
        "force",
        "recruit_cards",
        "mine_cards",
        "endgame_cards",
        "asset_cards",
        "warp_tiles",
        "paradox_faces",
        "shape_faces",
        "icon_faces",
        "turn_order_water",
        "setup",
        "impact",
        "ending",
    ):
        assert getattr(FIRST, part) == getattr(ESSENTIAL, part), part
    assert tuple(step for step in FIRST.era if step != LayMineCubes()) == ESSENTIAL.era
    for path, other in zip(FIRST.paths, ESSENTIAL.paths, strict=True):
        assert (path.start, path.active, path.tired, path.breakthroughs) == (
            other.start,
            other.active,
            other.tired,
            other.breakthroughs,
        )
        assert path.boards[0] == other.boards[0]


def test_its_variants_are_those_of_the_essential_edition_but_two() -> None:
    newer = {"covered_council", "more_buildings"}
    assert set(EDITIONS["first"].variants) == set(EDITIONS["essential"].variants) - newer
    assert set(EDITIONS["first"].own_variants) == {"unlimited_supplies"}
