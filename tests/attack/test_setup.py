"""Games that cannot be set up are refused with a reason, whatever was asked for."""

from __future__ import annotations

from typing import Any

import pytest

from anachrony import Game, SetupError

WRONG: list[tuple[str, dict[str, Any]]] = [
    ("unknown path 'chaos'", {"paths": ["harmony", "chaos"]}),
    ("unknown path 'Harmony'", {"paths": ["Harmony", "progress"]}),
    ("unknown path ''", {"paths": ["", "progress"]}),
    ("unknown path '1'", {"paths": [1, 2]}),
    ("unknown path", {"paths": [[], {}]}),
    ("unknown path", {"paths": ["x" * 10_000_000, "progress"]}),
    ("same path", {"paths": ["harmony", "harmony"]}),
    ("0 players", {"paths": []}),
    ("1 players", {"paths": ["harmony"]}),
    ("5 players", {"paths": ["harmony", "progress", "dominance", "salvation", "random"]}),
    ("5 players", {"players": 5}),
    ("players", {"players": 10**12}),
    ("players", {"players": -3}),
    ("0 players", {"players": 0}),
    ("as a list", {"paths": "harmony"}),
    ("2 paths for 3 players", {"paths": ["harmony", "progress"], "players": 3}),
    ("at least 0", {"seed": -1}),
    ("below 2", {"seed": 1 << 60}),
    ("below 2", {"seed": 10**5000}),
    ("unknown edition", {"edition": "second"}),
    ("unknown side 'C'", {"side": "C"}),
    ("unknown side 'a'", {"side": "a"}),
    ("unknown module", {"modules": ["doomsday machine"]}),
    ("unknown variant", {"variants": ["solitaire"]}),
    ("unknown variant", {"variants": "fixed_paradox"}),
    ("unknown variant", {"variants": [None]}),
    ("2 players", {"players": 3, "variants": ["covered_council"]}),
    ("unknown leader", {"leaders": "nobody"}),
    ("does not lead", {"paths": ["harmony", "progress"], "leaders": ["cornella", "zaida"]}),
    ("one leader", {"leaders": ["choose"]}),
    ("one leader", {"leaders": ["choose"] * 3}),
    ("unknown evacuation side", {"evacuation": "C"}),
    ("for each of the 2 seats", {"evacuation": ["A", "B", "A"]}),
    ("unknown first player", {"first": 0}),
    ("unknown first player", {"first": 3}),
    ("unknown first player", {"first": -1}),
    ("unknown first player", {"first": "9" * 10_000}),
    ("unknown first player", {"first": "\u0661"}),
    ("unknown chance", {"chance": "luck"}),
    ("unknown solo opponent 'hal'; there is chronobot", {"solo": "hal"}),
    ("unknown solo opponent", {"solo": "x" * 100_000}),
    ("one person plays alone", {"solo": "chronobot", "paths": ["harmony", "progress"]}),
    ("one person plays alone", {"solo": "chronobot", "paths": []}),
    ("one person plays alone", {"solo": "chronobot", "players": 2}),
    ("the bot is First Player", {"solo": "chronobot", "first": 2}),
    ("the bot is First Player", {"solo": "chronobot", "first": "random"}),
    ("there is none", {"difficulty": ["expert"]}),
    (
        "unknown difficulty 'expert' of chronobot; there is no_reboot",
        {"solo": "chronobot", "difficulty": ["expert"]},
    ),
    ("unknown difficulty 'n'", {"solo": "chronobot", "difficulty": "no_reboot"}),
    ("unknown difficulty 'frantic'", {"solo": "chronobot_retail", "difficulty": ["frantic"]}),
    ("unknown difficulty 'expert'", {"solo": "chronobot_early", "difficulty": ["expert"]}),
    ("not in play here", {"solo": "chronossus", "difficulty": ["c11_b"]}),
    ("is for a game with doomsday", {"solo": "chronossus", "difficulty": ["markers_1"]}),
    ("one level at a time", {"solo": "chronobot_retail", "difficulty": ["beginner", "expert"]}),
    ("no Endgame Conditions", {"solo": "chronobot", "variants": ["endgame_draft"]}),
    ("drafts no starting assets", {"solo": "chronobot_retail", "variants": ["asset_draft"]}),
]


@pytest.mark.parametrize(("says", "terms"), WRONG, ids=[f"{i}" for i in range(len(WRONG))])
def test_refused_with_a_reason(says: str, terms: dict[str, Any]) -> None:
    with pytest.raises(SetupError) as refused:
        Game.new(**terms)
    assert says in str(refused.value)
    assert len(str(refused.value)) < 400


@pytest.mark.parametrize(
    "terms", [{"seed": 1.5}, {"seed": "7"}, {"seed": None}, {"paths": 5}, {"variants": 5}, {"leaders": None}]
)
def test_a_wrong_type_is_a_type_error(terms: dict[str, Any]) -> None:
    with pytest.raises((TypeError, SetupError)):
        Game.new(**terms)


@pytest.mark.parametrize("seed", [0, 1, True, (1 << 60) - 1])
def test_the_ends_of_what_is_allowed(seed: int) -> None:
    game = Game.new(seed=seed)
    assert Game.load(game.save()) == game
    assert Game.replay(game.record()) == game


@pytest.mark.parametrize("seed", [-1, 1 << 60, -(10**300), 10**300])
def test_any_number_reseeds(seed: int) -> None:
    game = Game.new()
    game.reseed(seed)
    assert Game.load(game.save()) == game


def test_what_is_named_twice_counts_once() -> None:
    twice = Game.new(variants=["fixed_paradox", "fixed_paradox"])
    assert twice.terms.variants == ("fixed_paradox",)
