"""Which modules go together, and what happens where two of them meet."""

from __future__ import annotations

from itertools import combinations

import pytest

from anachrony import Game, SetupError
from anachrony.modules import compatibility
from anachrony.modules.compatibility import MODULES
from doomsday import card, claim, completed, doomsday
from stories.test_guardians import enlisted

ALLOWED = [
    names
    for n in range(1, len(MODULES) + 1)
    for names in combinations(MODULES, n)
    if not compatibility.refusal(names)
]
PATHS = ["harmony", "dominance", "progress", "salvation"]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("names", ALLOWED)
def test_every_company_the_rulebook_allows_can_be_set_up(names: tuple[str, ...], players: int) -> None:
    game = Game.new(paths=PATHS[:players], modules=names)
    assert set(game.terms.modules) == set(names)
    assert game.options


def test_what_is_advised_against_plays_with_a_warning() -> None:
    (warning,) = Game.new(paths=PATHS[:2], modules=["pioneers", "doomsday"]).warnings
    assert "advises against doomsday together with pioneers" in warning
    assert Game.new(paths=PATHS[:2], modules=["pioneers", "guardians"]).warnings == []
    assert Game.new(paths=PATHS[:2], modules=["doomsday", "guardians"]).warnings == []


def test_what_no_rulebook_describes_plays_with_a_warning() -> None:
    found = Game.new(paths=PATHS[:2], modules=["fractures", "guardians", "doomsday"]).warnings
    assert found == [
        "no rulebook describes doomsday together with fractures: each is played by its own rules",
        "no rulebook describes guardians together with fractures: each is played by its own rules",
    ]
    assert Game.new(paths=PATHS[:2], modules=["fractures", "pioneers"]).warnings == []


@pytest.mark.parametrize("other", ["doomsday", "guardians"])
def test_alone_the_opponent_has_no_tiles_for_them(other: str) -> None:
    with pytest.raises(SetupError, match=f"Chronossus has no Action tiles for {other} with fractures"):
        Game.new(paths=PATHS[:1], modules=[other, "fractures"], solo="chronossus")


def test_a_solo_opponent_forbids_more() -> None:
    assert compatibility.refusal(("doomsday", "guardians")) == ""
    assert "solo opponent" in compatibility.refusal(("doomsday", "guardians"), alone=True)
    assert compatibility.refusal(("pioneers", "guardians"), alone=True) == ""


def test_a_guardian_experiments_without_a_worker() -> None:
    table = doomsday(players=3, modules=["guardians"]).seat(water=2, active={}, suits=0).built(101, 301)
    card(enlisted(table, 2, ready=1), "hydro plant upgrades")
    claim(table, "guardian").pick("stop").expect(vp=2, water=0)
    assert completed(table) == ["hydro plant upgrades"]


def test_a_guardian_is_no_worker_of_a_condition_but_an_exosuit() -> None:
    table = doomsday(players=3, modules=["guardians"]).seat(neutronium=2, active={"engineer": 1})
    card(enlisted(table, 2, ready=1), "neutronium fission").refuses("experiment guardian")
    mapping = doomsday(players=3, modules=["guardians"]).seat(core=1, suits=3)
    card(enlisted(mapping, 2, ready=1), "outback mapping").offers(
        "experiment guardian", "experiment engineer"
    )
