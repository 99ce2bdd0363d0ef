"""An owner's own values: every section is used, every mistake is named with its line, records carry them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from anachrony import Game, SetupError
from anachrony.modules.compatibility import MODULES, full_sets
from anachrony.modules.doomsday.rows import Doomsday
from anachrony.modules.fractures.valley_rows import Valley
from anachrony.modules.guardians.rows import Guardians
from anachrony.record import RecordError
from anachrony.rules.beginning import new_state
from anachrony.rules.effect import Frame
from anachrony.rules.effects.main_board import Trade
from anachrony.rules.effects.workers import Recruit
from anachrony.rules.kinds import (
    ANY_WORKER,
    CORE,
    ENGINEER,
    GOLD,
    NEUTRONIUM,
    SCIENTIST,
    STOP,
    TITANIUM,
    URANIUM,
    WATER,
)
from anachrony.rules.places import NOWHERE
from anachrony.rules.ruleset import Ruleset
from anachrony.terms import Terms, compose, packed_values
from anachrony.values.file import line_of

PATHS = ["harmony", "progress"]


def rules_with(text: str, *variants: str) -> Ruleset:
    packed = packed_values(text)
    return Terms(
        paths=("harmony", "progress"),
        seed=1,
        modules=full_sets(tuple(MODULES))[0],
        variants=variants,
        components=packed,
    ).rules


def refusal(text: str) -> str:
    with pytest.raises(SetupError) as refused:
        Game.new(paths=PATHS, components=text)
    return str(refused.value)


def test_buildings_and_superprojects() -> None:
    rules = rules_with(
        """
        [buildings.207]
        vp = 5
        pay = "1E"
        amounts = [3]
        [buildings.401]
        reach = 2
        [superprojects."cloning vat"]
        vp = 7
        cost = "1T 2U 3N"
        breakthrough = "circle society"
        shapes = ["square", "triangle"]
        """
    )
    use = rules.tile(207).use
    assert use is not None
    assert use.price is not None
    assert rules.tile(207).vp == 5
    assert use.price.words() == "1E"
    assert use.then[0].args() == (URANIUM, 3)
    assert use.sequence[1].args() == (URANIUM, 3)
    assert rules.tile(401).reach == 2
    vat = next(tile for tile in rules.tiles if tile is not None and tile.name == "cloning vat")
    assert vat.cost is not None
    assert (vat.vp, vat.cost.words(), vat.shapes) == (7, "1T 2U 3N", (2, 1))
    assert rules.tile(208).source != "the owner's values"
    assert rules.tile(207).source == "the owner's values"


def test_spaces_paths_boards_and_evacuation() -> None:
    rules = rules_with(
        """
        turn_order_water = [1, 1, 1, 1]
        [spaces."construct/2"]
        water = 3
        [spaces."post/1"]
        water = 2
        [paths.harmony]
        assets = [1, 2, 3, 4, 5, 6]
        active = [0, 0, 0, 4]
        [boards.harmony.A]
        hex_water = 3
        hexes = [[""], ["1E"], ["1E", "2W"], ["1E"], ["1TUG"], ["1E"]]
        [evacuation."industrial revolution"]
        base = 9
        each = [2, 2]
        """
    )
    spaces = {space.name: space for space in rules.spaces}
    assert (spaces["construct/2"].water, spaces["post/1"].water, spaces["post/2"].water) == (3, 2, 1)
    harmony = rules.paths[0]
    assert harmony.start == (1, 2, 3, 4, 5, 6)
    assert harmony.active == (0, 0, 0, 4)
    board = harmony.boards[0]
    assert board.hex_water == 3
    assert [[way.words() for way in ways] for ways in board.hex_costs] == [
        [""],
        ["1E"],
        ["1E", "2W"],
        ["1E"],
        ["1TUG"],
        ["1E"],
    ]
    row = next(one for path in rules.paths for one in path.evacuations if one.name == "industrial revolution")
    assert (row.base, [n for _, n in row.each]) == (9, [2, 2])
    assert rules.turn_order_water == (1, 1, 1, 1)


def test_trade_purify_and_recruit_bonuses() -> None:
    rules = rules_with(
        """
        [spaces.purify]
        amounts = [2, 6]
        [trade."3W for 1E"]
        pay = "2W"
        gain = "1N 1TUG"
        [recruit_bonuses.engineer]
        amounts = [3]
        [recruit_bonuses.genius]
        amounts = [1, 2, 3]
        """
    )
    assert rules.spaces[rules.space_names["purify"]].then[0].args() == (2, 6)
    assert [deal.name for deal in rules.deals[:2]] == ["2W for 1N 1TUG", "1E for 3W"]
    assert [deal.source for deal in rules.deals[:2]] == ["the owner's values", "Essential rulebook"]
    state = new_state(rules, 0)
    frame = Frame((), 0, SCIENTIST, NOWHERE, 0, None, 0)
    state.seats[0].set_amount(WATER, 2)
    assert Trade().ask(state, frame) == [0, STOP]
    assert [repr(effect) for effect in Trade().do(state, frame, 0)] == [
        "Pay((0, 0, 0, 0, 2, 0), 0)",
        f"Gain({NEUTRONIUM}, 1)",
        "GainAny(1)",
    ]
    state.recruit[ENGINEER] = 1
    assert [effect.args()[1] for effect in Recruit().do(state, frame, ENGINEER)] == [3]
    assert [row[0].args()[1] for row in rules.recruit_bonuses[:3]] == [2, 3, 1]


def test_cards_dice_and_what_variants_bring() -> None:
    rules = rules_with(
        """
        [recruit_cards.1]
        workers = [1, 1, 1, 1]
        [mine_cards.1]
        resources = ["G", "G", "G", "G", "N"]
        [warp_tiles.water]
        count = 3
        [dice]
        paradox = [0, 0, 1, 1, 2, 2]
        shape = ["circle", "circle", "circle", "circle", "circle", "square"]
        [capital_tiles."2 vp"]
        amounts = [4]
        [asset_cards.1]
        gains = "engineer breakthrough 3W"
        [timeline.2]
        slots = ["plain", "plain", "plain", "plain", "plain", "plain", "plain", "grim_message"]
        """,
        "asset_draft",
        "alternate_timeline",
    )
    assert rules.recruit_cards[0].numbers == (1, 1, 1, 1)
    assert rules.mine_cards[0].numbers == (GOLD, GOLD, GOLD, GOLD, 3)
    assert rules.warp_tiles[0].count == 3
    assert rules.paradox_faces == rules.paradox_die == (0, 0, 1, 1, 2, 2)
    assert rules.shape_faces == (0, 0, 0, 0, 0, 2)
    assert rules.capital_by_code[11].then[1].args()[1] == 4
    assert [type(effect).__name__ for effect in rules.asset_cards[0].effects] == [
        "GainWorker",
        "RandomBreakthrough",
        "Gain",
    ]
    assert rules.timeline[1].slots == (0, 0, 0, 0, 0, 0, 0, 5)


def test_doomsday_and_guardians() -> None:
    rules = rules_with(
        """
        [doomsday]
        symbols = [3, 2, 1, 1, 1, 0, -1, -1, -2, -3]
        vp_right = [5, 2, 0, 0, 0, 0, 0, 0, 2, 4]
        start = 5
        impact_after = 4
        [doomsday.dice]
        2 = [0, 0, 0, 0, 0, 1]
        [doomsday.experiments."hive mind"]
        vp = 6
        pay = "2W"
        [guardians.2]
        worker = "any"
        cost = "2TUG 1E"
        """
    )
    table = rules.table(Doomsday)
    assert [row.symbols for row in table.track] == [3, 2, 1, 1, 1, 0, -1, -1, -2, -3]
    assert (table.track[0].vp_right, table.track[0].vp_left) == (5, 0)
    assert (table.start, rules.impact_after) == (4, 4)
    assert table.dice[1] == (0, 0, 0, 0, 0, 1)
    card = next(row for row in table.cards if row.name == "hive mind")
    assert (card.vp, card.cost[0].args()) == (6, ((0, 0, 0, 0, 2, 0), 0))
    board = rules.table(Guardians)
    assert board.rows[1].worker == ANY_WORKER
    assert board.rows[1].cost.cost.words() == "1E 2TUG"
    assert board.rows[0].source == "HOUSE"


@pytest.mark.parametrize(
    ("text", "line", "says"),
    [
        ("[buildings.207]\nvp = 99", 2, "buildings.207.vp: 99 is not a whole number from -9 to 20"),
        ("\n\n[buildings.999]\nvp = 1", 3, "buildings.999: no component has such a value"),
        ("[buildings.207]\nvp = 1\ncolor = 2", 3, "buildings.207.color: no component has such a value"),
        ("# mine\nx = 1", 2, "x: no component has such a value"),
        ('[guardians.1]\ncost = "2X"', 2, "'2X' is no part of a cost"),
        ('[superprojects."cloning vat"]\ncost = "2TUG"', 2, "'TUG' is no asset here"),
        ('[guardians.1]\nworker = "soldier"', 2, "'soldier' is none of scientist"),
        ("[doomsday]\nsymbols = [1]", 2, "a list of 10 entries was expected"),
        ("[doomsday.dice]\n\n1 = 3.5", 3, "3.5 is neither a whole number nor a text"),
        ("[doomsday]\ndice = 3", 2, "a table of values was expected"),
        ("[buildings.207]\nvp = true", 2, "True is not a whole number"),
        ("[recruit_cards.1]\nworkers = [4, 4, 4, 4]", 2, "a Recruit card has 4 Workers, not 16"),
        ('[asset_cards.3]\ngains = "2X"', 2, "'2X' is no gain"),
        ('[dice]\nshape = ["oval"]', 2, "a list of 6 entries"),
        ("day = 2024-05-01", 1, "is neither a whole number nor a text"),
    ],
)
def test_what_is_wrong_is_named_with_its_line(text: str, line: int, says: str) -> None:
    told = refusal(text)
    assert f"line {line}: " in told
    assert says in told


def test_what_is_no_toml_is_named_with_its_line() -> None:
    assert "(at line 2, column" in refusal("[buildings.207]\nvp = \n")
    assert "Cannot overwrite a value (at line 3" in refusal("[buildings.207]\nvp = 1\nvp = 2")
    assert "at most 100000" in refusal("#" * 100_001)


def test_lines_are_found_under_quotes_and_dots() -> None:
    text = '[a."b c"]\nd.e = 1\n[a.f]\n"g h" = 2\n'
    assert line_of(text, ("a", "b c", "d", "e")) == 2
    assert line_of(text, ("a", "f", "g h")) == 4
    assert line_of(text, ("a", "f")) == 3


def test_a_record_names_the_file_and_carries_the_values() -> None:
    text = '[paths.harmony]\nassets = [9, 9, 9, 9, 9, 9]\n[guardians.1]\ncost = ""\n'
    game = Game.new(paths=PATHS, components=text, leaders="random")
    stock = game.state.seats[0].amounts()
    assert (stock[TITANIUM], stock[WATER], stock[CORE]) == (9, 9, 9)
    record = game.record()
    line = next(line for line in record.splitlines() if line.startswith("components: "))
    assert re.fullmatch(r'components: [0-9a-f]{16} \{"guardians":.*\}', line)
    again = Game.replay(record)
    assert again == game
    assert again.record() == record
    assert Game.load(game.save()) == game
    other = Game.new(paths=PATHS, components=line.removeprefix("components: "), leaders="random")
    assert other == game


def test_games_without_a_file_say_nothing_of_it() -> None:
    assert "components" not in Game.new(paths=PATHS).record()


def test_a_forged_record_is_refused() -> None:
    record = Game.new(paths=PATHS, components="[buildings.207]\nvp = 3").record()
    for bad in ('{"buildings":{"207":{"vp":99}}}', '{"x":1}', "[1]", "{", '{"buildings":{"207":{"vp":1.5}}}'):
        forged = re.sub(r"(components: [0-9a-f]{16}) .*", rf"\1 {bad}", record)
        with pytest.raises(RecordError, match="components"):
            Game.replay(forged)


def test_the_page_of_values_lists_what_there_is() -> None:
    """Every example on the page is accepted, and every section in its table is read."""
    page = (Path(__file__).parent.parent / "docs" / "values.md").read_text("utf-8")
    example = re.findall(r"```toml\n(.*?)```", page, re.DOTALL)
    assert example
    for text in example:
        packed_values(text)
    sections = re.findall(r"^\| `([^`]+)` \|", page, re.MULTILINE)
    assert len(sections) >= 18
    for section in sections:
        told = refusal(f"[{section}]\nno_such_key = 1")
        assert "no_such_key: no component has such a value" in told, told


@pytest.mark.parametrize(
    "text",
    [
        ".".join("a" * 9_000) + " = 1",
        " . ".join(['"a"', "'b'"] * 2_000) + " = 1",
        "[" + ".".join("a" * 9_000) + "]",
        "a = " + "[" * 9_000,
        "a = " + "{a = " * 4_000,
        'x = "]]]" # ]\na = ' + "[" * 9_000,
    ],
    ids=["key", "quoted key", "header", "lists", "tables", "behind a text"],
)
def test_depth_is_refused_before_the_file_is_parsed(text: str) -> None:
    """A parser would need seconds for such a key, and break over such lists."""
    assert re.fullmatch(r"components: line \d: tables within tables within tables", refusal(text))


@pytest.mark.parametrize("number", ["1" * 5_000, "0x" + "f" * 5_000, "1_" * 2_500 + "1"])
def test_a_number_of_thousands_of_digits_is_refused(number: str) -> None:
    assert "line 2: a word of" in refusal(f"\nparadox_limit = {number}")


def test_a_text_of_several_lines_is_refused() -> None:
    assert "line 1: a text stands on one line" in refusal('a = """\n"""')


def test_a_tile_that_a_module_replaces_keeps_its_values_where_it_is_in_play() -> None:
    mine = packed_values("[buildings.215]\nvp = 3\n[fractures.technologies.501]\nvp = 4\n")
    plain = compose("essential", (), (), 2, components=mine)
    assert plain.tile(215).vp == 3
    fractured = compose("essential", ("fractures",), (), 2, components=mine)
    assert (fractured.tile(215).name, fractured.tile(215).vp) == ("215B", 1)
    assert fractured.table(Valley).technologies[0].vp == 4
