"""Chronossus with modules: which Action tiles lie where, their sides and options, what is refused."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from alone import BOT, alone
from anachrony import Game, SetupError
from anachrony.automata.bot.bot import bot_at
from anachrony.automata.chronossus.chronossus import COMPANIES
from anachrony.automata.chronossus.energy import BotHasEnergy
from anachrony.automata.chronossus.flux import BotHasFlux
from anachrony.automata.chronossus.objectives import cards_of
from anachrony.automata.chronossus.tiles import ACTION_TILES, NUMBERS, tiles_of
from anachrony.automata.opponents import OPPONENTS
from anachrony.modules.compatibility import MODULES
from anachrony.rules.measures import Length
from doomsday import seen
from playing import play_on

# The table of the solo rules: slots I, II and III, and the tile over "Recruit a Genius, or Research".
PRINTED = {
    (): ["C01A", "C02A", "C03A"],
    ("doomsday",): ["C07A", "C08A", "C03A"],
    ("pioneers",): ["C03A", "C09A", "C02A", "C10A"],
    ("guardians",): ["C02A", "C11A", "C03A"],
    ("pioneers", "guardians"): ["C03A", "C09A", "C11A", "C10A"],
}
WITH_FRACTURES = {
    ("fractures",): ["C04A", "C05A", "C06A"],
    ("pioneers", "fractures"): ["C05A", "C14A", "C09A", "C10A"],
}
# Variable Anomalies change none of them.
for printed in (PRINTED, WITH_FRACTURES):
    printed |= {(*modules, "variable_anomalies"): tiles for modules, tiles in printed.items()}
PRINTED |= WITH_FRACTURES
ENERGY, FLUX = BotHasEnergy(1), BotHasFlux(1)
# What each side shows: flat VP, Flux Cores and Energy Cores, and the Autoleap mark.
SIDES = {
    "C01A": (0, (), False),
    "C01B": (1, (), True),
    "C02A": (2, (), False),
    "C02B": (2, (ENERGY,), False),
    "C03A": (0, (ENERGY,), False),
    "C03B": (0, (ENERGY,), True),
    "C04A": (0, (), False),
    "C04B": (1, (), False),
    "C05A": (0, (), False),
    "C05B": (0, (), False),
    "C06A": (0, (FLUX, ENERGY), False),
    "C06B": (0, (FLUX, ENERGY), True),
    "C07A": (0, (), False),
    "C07B": (0, (ENERGY,), False),
    "C08A": (0, (), False),
    "C08B": (1, (ENERGY,), False),
    "C09A": (0, (), False),
    "C09B": (1, (), False),
    "C10A": (0, (), False),
    "C10B": (0, (ENERGY,), False),
    "C11A": (0, (), True),
    "C11B": (2, (), True),
    "C14A": (0, (FLUX,), False),
    "C14B": (1, (FLUX,), False),
}
EVERY_LAYOUT = [
    pytest.param(modules, marks=pytest.mark.tells(f"tiles with {' and '.join(modules) or 'the base game'}"))
    for modules in PRINTED
]


def lying(game: Game) -> list[str]:
    return [ACTION_TILES[tile].code for tile in tiles_of(game.state.rules, game.state.seats[BOT])]


def play(modules: tuple[str, ...], *difficulty: str, seed: int = 0) -> Game:
    return Game.new(["harmony"], solo="chronossus", modules=modules, difficulty=difficulty, seed=seed)


@pytest.mark.parametrize("modules", EVERY_LAYOUT)
def test_the_tiles_lie_as_the_table_says(modules: tuple[str, ...]) -> None:
    assert lying(play(modules)) == PRINTED[modules]
    assert [names for names, _ in COMPANIES] == list(PRINTED)


def test_the_tiles_show_what_is_printed() -> None:
    shown = {tile.code: (tile.vp, tile.gains, tile.leaps) for tile in ACTION_TILES}
    assert shown == SIDES


@pytest.mark.parametrize("modules", PRINTED)
def test_every_tile_in_play_has_a_b_side(modules: tuple[str, ...]) -> None:
    sides = [f"{code[:-1].lower()}_b" for code in PRINTED[modules]]
    assert lying(play(modules, *sides)) == [code[:-1] + "B" for code in PRINTED[modules]]


@pytest.mark.parametrize("modules", PRINTED)
def test_swapped_the_first_and_third_change_places(modules: tuple[str, ...]) -> None:
    first, second, third, *over = PRINTED[modules]
    assert lying(play(modules, "swapped_tiles")) == [third, second, first, *over]


@pytest.mark.tells("solo ruling 24")
@pytest.mark.parametrize("modules", PRINTED)
def test_at_random_the_free_slots_are_dealt_and_the_covering_tile_stays(modules: tuple[str, ...]) -> None:
    seen = {tuple(lying(play(modules, "random_tiles", seed=seed))) for seed in range(40)}
    assert len(seen) == 6
    for codes in seen:
        assert sorted(codes[:3]) == sorted(PRINTED[modules][:3])
        assert list(codes[3:]) == PRINTED[modules][3:]


def test_a_tile_over_a_space_acts_in_its_place_and_the_route_stays() -> None:
    table = alone("chronossus", era=2, modules=["pioneers"]).bot({4: "genius_or_research"})
    table.pools(recruit={"genius": 1}).rolls(4)
    assert table.told("bot-action") == ["tile_C10A"]
    assert table.happened("recruit") == 0
    assert table.place_of(4) == "factory"
    board = seen(table)["seats"][BOT]["parts"]["automaton"]
    actions = {one["position"]: one["action"] for one in board["positions"]}
    assert actions["genius_or_research"] == "slot_IV"


@pytest.mark.parametrize("modules", PRINTED)
def test_each_module_adds_its_solo_objective(modules: tuple[str, ...]) -> None:
    rules = play(modules).state.rules
    added = {
        "doomsday": ["experiments"],
        "pioneers": ["adventures"],
        "guardians": ["guardians"],
        "fractures": ["technologies", "flux_on_device"],
    }
    names = [name for module in modules for name in added.get(module, [])]
    assert [card.name for card in cards_of(rules)[8:]] == names


@pytest.mark.parametrize(
    ("module", "least"),
    [("doomsday", (4, 7, 10)), ("pioneers", (6, 9, 12)), ("guardians", (2, 4, 5))],
)
def test_the_levels_of_the_objectives_that_modules_add(module: str, least: tuple[int, int, int]) -> None:
    state = play((module,)).state
    card = cards_of(state.rules)[-1]
    assert (card.least, card.vp) == (least, (1, 2, 4))
    measure = card.what
    assert isinstance(measure, Length)
    part = state.seats[0].beside[measure.part]
    for level, n in enumerate(least, 1):
        part[:] = range(n - 1)
        assert card.level(state, 0) == level - 1
        part.append(n)
        assert (card.level(state, 0), card.reached(state, 0)) == (level, n)


# --- what is refused ------------------------------------------------------------------------------------


@pytest.mark.parametrize("names", [names for n in (1, 2, 3) for names in combinations(MODULES, n)])
def test_sets_of_modules_without_tiles_are_refused(names: tuple[str, ...]) -> None:
    if names in PRINTED:
        assert play(names).options
    else:
        why = "solo opponent has tiles for one of them only|cannot be played together|has no Action tiles for"
        with pytest.raises(SetupError, match=why):
            play(names)


@pytest.mark.parametrize("solo", [name for name in OPPONENTS if name != "chronossus"])
@pytest.mark.parametrize("module", MODULES)
def test_the_chronobots_play_the_base_game(solo: str, module: str) -> None:
    with pytest.raises(SetupError, match=f"base game only: leave out {module}"):
        Game.new(["harmony"], solo=solo, modules=[module])


@pytest.mark.parametrize("module", ["intrigues", "hypersync"])
def test_modules_that_are_not_there_yet_are_refused(module: str) -> None:
    with pytest.raises(SetupError, match=f"unknown module '{module}'"):
        play((module,))


@pytest.mark.parametrize(
    ("modules", "option", "why"),
    [
        ((), "c07_b", "that Action tile is not in play here"),
        (("doomsday",), "c01_b", "that Action tile is not in play here"),
        (("guardians",), "c09_b", "that Action tile is not in play here"),
        ((), "markers_1", "is for a game with doomsday"),
        (("guardians",), "upgrade_board_b", "is for a game with pioneers"),
        (("pioneers",), "first_guardian", "is for a game with guardians"),
        (("guardians",), "covered_council", "closed in any case"),
        ((), "c04_b", "that Action tile is not in play here"),
        (("pioneers", "fractures"), "c04_b", "that Action tile is not in play here"),
        (("pioneers", "fractures"), "c14", "that Action tile lies here in any case"),
        (("pioneers",), "c14", "is for a game with fractures"),
        (("pioneers",), "flux_1", "is for a game with fractures"),
    ],
)
def test_options_of_other_modules_are_refused(modules: tuple[str, ...], option: str, why: str) -> None:
    with pytest.raises(SetupError, match=why):
        play(modules, option)


def test_one_number_of_markers_at_a_time() -> None:
    with pytest.raises(SetupError, match="one at a time"):
        play(("doomsday",), "markers_1", "markers_2")


@pytest.mark.parametrize(("modules", "options"), COMPANIES)
def test_every_option_of_a_company_can_be_played(modules: tuple[str, ...], options: tuple[str, ...]) -> None:
    for option in options:
        variants = ["alternate_timeline"] if option == "slots_3vp" else []
        game = Game.new(
            ["harmony"], solo="chronossus", modules=modules, difficulty=[option], variants=variants
        )
        play_on(game, Random(option), 12)
        assert bot_at(game.state, BOT).difficulty == (option,)
        assert game.state.era > 0


def test_there_is_no_tile_that_no_layout_uses() -> None:
    used = {code[:-1] for codes in PRINTED.values() for code in codes}
    assert used == set(NUMBERS)
