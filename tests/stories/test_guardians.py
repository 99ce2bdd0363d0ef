"""The Guardians of the Council: enlisted at the World Council, they act as a Genius without a Worker."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from anachrony import Game
from anachrony.editions.essential import essential
from anachrony.modules.guardians.module import GUARDIANS_OF_THE_COUNCIL
from anachrony.modules.guardians.rows import Guardians
from anachrony.rules.kinds import ADMINISTRATORS, ASSET_WORDS, WORKER_WORDS
from printed import Changes, different, facts, less, spent, together
from printed import seen as counted
from story import ADMINISTRATOR, ENGINEER, GENIUS, SCIENTIST, Table, story

ALL = ["harmony", "dominance", "progress", "salvation"]

PRICES = [
    pytest.param(int(code), said["pay"], marks=pytest.mark.tells(f"guardian {code}"), id=code)
    for code, said in facts("modules")["guardians"].items()
]


def guardians(era: int = 2, players: int = 3, **more: Any) -> Table:
    return story(era, players=players, modules=("guardians", *more.pop("modules", ())), **more)


def board(table: Table) -> Guardians:
    return table.game.state.rules.table(Guardians)


def enlisted(table: Table, *codes: int, seat: int = 0, ready: int = 0) -> Table:
    """A seat has enlisted these; so many of them stand powered up on free hexes, the rest are idle."""
    own = table.own(seat)
    own.beside[board(table).enlisted] = [code - 1 for code in codes]
    counts = own.beside[table.game.state.rules.unmanned]
    counts[0] = len(codes) - ready
    free = [h for h in range(6) if not (own.hexes | own.covered_hexes) >> h & 1][:ready]
    counts[1] = sum(1 << h for h in free)
    own.hexes |= counts[1]
    return table.again()


def theirs(table: Table, seat: int = 0) -> list[int]:
    return [number + 1 for number in table.own(seat).beside[board(table).enlisted]]


def idle(table: Table, seat: int = 0) -> int:
    return table.own(seat).beside[table.game.state.rules.unmanned][0]


def rich(table: Table) -> Table:
    return table.seat(
        titanium=9, uranium=9, gold=9, neutronium=9, water=9, core=9, active=dict.fromkeys(WORKER_WORDS, 2)
    )


def seen(table: Table) -> Any:
    return json.loads(json.dumps(table.game.view(None)))


# --- setup ------------------------------------------------------------------------------------------------


@pytest.mark.tells("guardians: setup")
def test_setup() -> None:
    game = Game.new(paths=ALL[:3], seed=1, modules=["guardians"])
    view = seen(Table(game))
    assert [row["seat"] for row in view["parts"]["guardians"]] == [None] * 6
    assert view["seats"][0]["parts"]["guardians"] == {"enlisted": [], "idle": 0, "ready": []}
    assert "most guardians" in [row.name for row in game.state.rules.endgame_cards]


def test_the_world_council_keeps_what_an_edition_says_of_its_spaces() -> None:
    book = essential(3)
    at = book.space("council/left")
    book.spaces[at] = replace(book.spaces[at], keeps=ADMINISTRATORS, pool=True, after_impact=True, capital=2)
    before = book.spaces[at]
    GUARDIANS_OF_THE_COUNCIL.rows(book)
    GUARDIANS_OF_THE_COUNCIL.rules(book)
    assert replace(book.spaces[at], then=before.then) == before
    assert book.spaces[at].then != before.then


@pytest.mark.tells("guardians: covered council space")
def test_with_two_players_the_right_council_space_is_covered() -> None:
    two = rich(guardians(players=2)).occupied("research/1", "research/2")
    two.refuses("council right scientist").offers("council left scientist")
    assert two.why_not("main/council/right") == "open_space"
    rich(guardians(players=3)).occupied("research/1", "research/2").offers("council right scientist")


@pytest.mark.tells("guardians: covered council space")
def test_the_variant_that_covers_it_changes_nothing_more() -> None:
    table = guardians(players=2, variants=("covered_council",))
    assert table.why_not("main/council/right") == "open_space"


# --- enlisting ----------------------------------------------------------------------------------------------


def given_up(pay: Changes) -> str:
    """Whom it costs; nobody in particular where it may be anybody."""
    return next((word for word in pay if word in WORKER_WORDS), "")


@pytest.mark.parametrize(("code", "pay"), PRICES)
def test_what_each_costs(code: int, pay: Changes) -> None:
    worker, name = given_up(pay), f"guardian {code}"
    table = rich(guardians())
    before = counted(table)
    table.use("council right", GENIUS if worker != GENIUS else SCIENTIST)
    table.pick(name, *["T"] * pay.get("tug", 0))
    if not worker:
        table.offers("active scientist", "active engineer", "active administrator").pick("active engineer")
    acted = {GENIUS if worker != GENIUS else SCIENTIST: -1, "water": -1, "suits": -1}
    lost = {} if worker else {ENGINEER: -1}
    assert different(before, counted(table)) == together(acted, less(spent(pay)), lost)
    assert theirs(table) == [code]
    assert idle(table) == 1
    assert len(table.own().busy) == 1


@pytest.mark.parametrize(("code", "pay"), PRICES)
def test_what_cannot_be_paid_is_not_offered(code: int, pay: Changes) -> None:
    worker, name = given_up(pay), f"guardian {code}"
    short = [
        {word: n - 1 + int(word == "water")}  # 1 Water for the space itself
        for word, n in pay.items()
        if word in ASSET_WORDS
    ]
    if "tug" in pay:
        short.append({"titanium": pay["tug"] - 1, "uranium": 0, "gold": 0})
    for held in short:
        table = rich(guardians()).occupied("research/1", "research/2").has(held)
        table.use("council right", SCIENTIST).pick("stop").refuses(name)
    if worker:
        table = rich(guardians()).occupied("research/1", "research/2")
        table.seat(active={word: 2 for word in WORKER_WORDS if word != worker})
        table.use("council right", ENGINEER if worker != ENGINEER else ADMINISTRATOR).refuses(name)


@pytest.mark.tells("guardians: enlisting", "council/left", "council/right")
def test_a_council_space_may_be_used_only_to_enlist() -> None:
    table = rich(guardians())
    table.offers("council right administrator", "council left administrator")
    table.use("council right", ADMINISTRATOR).pick("guardian 3").expect(gold=7)
    assert table.game.state.next_first == 0
    other = rich(guardians()).turn(1).seat(1, gold=2, water=2, active={"administrator": 1, "engineer": 1})
    other.use("council left", ENGINEER).pick("guardian 3")
    assert other.game.state.next_first == 1
    assert theirs(other, 1) == [3]


@pytest.mark.tells("guardians: enlisting")
def test_enlisting_comes_after_the_capital_action() -> None:
    table = rich(guardians()).occupied("recruit/1", "recruit/2").pools(recruit={"engineer": 1})
    table.seat(active={"administrator": 1, "engineer": 0})
    table.use("council right", ADMINISTRATOR).pick("recruit", "guardian 1")
    table.expect(engineers=0, administrators=1)  # the one just recruited pays
    assert theirs(table) == [1]


@pytest.mark.tells("guardians: enlisting")
def test_it_may_be_declined_with_or_without_the_action() -> None:
    table = rich(guardians()).occupied("recruit/1", "recruit/2").pools(recruit={"engineer": 2})
    table.use("council left", ADMINISTRATOR).pick("stop").offers("guardian 1", "guardian 6").pick("stop")
    assert theirs(table) == []
    assert table.game.state.next_first == 0
    assert table.decider == 1


@pytest.mark.tells("guardians: enlisting")
def test_nothing_to_copy_and_nothing_to_enlist_closes_the_right_space() -> None:
    table = guardians().seat(water=4, active={"scientist": 2})
    assert table.why_not("main/council/right") == "full_action"
    table.offers("council left scientist").seat(water=4, active={"scientist": 1, "genius": 1})
    table.offers("council right scientist").refuses("council right genius")  # the Genius must be there to pay


@pytest.mark.tells("guardians: path markers")
def test_a_path_marker_stays_for_good() -> None:
    table = enlisted(rich(guardians()), 3)
    table.use("council right", ADMINISTRATOR).refuses("guardian 3").pick("guardian 4", "active scientist")
    table.workers_come_home()
    assert theirs(table) == [3, 4]
    assert seen(table)["parts"]["guardians"][2]["seat"] == 0


@pytest.mark.tells("guardians: path markers")
def test_all_six_can_be_taken() -> None:
    table = enlisted(rich(guardians()), 1, 2, 3, 4, 5, 6).seat(1, titanium=9, gold=9, water=9)
    table.turn(1)
    assert table.why_not("main/council/right") == "full_action"


# --- Power up ---------------------------------------------------------------------------------------------


@pytest.mark.tells("guardians: power up")
def test_they_are_powered_up_at_the_same_cost() -> None:
    table = enlisted(guardians(paths=ALL), 1, 2).seat(core=2)
    table.phase("power up").quiet()
    table.pick("guardian", "suit", "suit").offers("suit 1E", "guardian 1E")
    table.pick("guardian 1E").refuses("guardian 1E").pick("suit 1E")
    table.expect(core=0, suits=5)
    assert idle(table) == 0
    assert table.own().suits == 3


@pytest.mark.tells("guardians: power up")
def test_six_remain_the_most() -> None:
    table = enlisted(guardians(), 1, 2, 3).seat(core=9)
    table.phase("power up").quiet()
    table.pick("guardian", "guardian", "guardian", "suit 1E", "suit 1E", "suit 1E")
    table.expect(suits=6)
    assert "suit 1E" not in table.options


@pytest.mark.tells("guardians: power up")
def test_one_received_at_another_time_is_a_guardian_first() -> None:
    table = enlisted(guardians().built("uranium cores").seat(uranium=1, suits=2), 2)
    table.use("uranium cores").expect(suits=3)
    assert (idle(table), table.own().suits) == (0, 4)
    table = enlisted(guardians(), 2)
    table.phase("warp").pick("warp exosuit", "warp nothing", "warp nothing").expect(suits=4)
    assert (idle(table), table.own().suits) == (0, 3)


@pytest.mark.tells("guardians: more than six")
def test_more_than_six_exosuits_are_used_in_an_era() -> None:
    table = enlisted(guardians().built("uranium cores").seat(uranium=1, suits=6), 2)
    table.seat(active={"scientist": 1, "engineer": 5, "administrator": 1, "genius": 1})
    table.use("purify", ENGINEER).turn(0)
    assert table.own().suits == 0
    table.use("uranium cores")
    table.expect(suits=6)
    assert idle(table) == 0
    for _ in range(6):
        table.turn(0)
        name = "guardian" if "purify guardian" in table.options else ENGINEER
        if f"purify {name}" not in table.options:
            name = next(worker for worker in WORKER_WORDS if f"purify {worker}" in table.options)
        table.use("purify", name)
    assert len(table.own().busy) == 7
    table.expect(suits=0)


# --- Action rounds ------------------------------------------------------------------------------------------


@pytest.mark.tells("guardians: no worker")
def test_they_act_without_a_worker_as_a_genius() -> None:
    table = enlisted(guardians().seat(active={}, suits=0, titanium=3), 1, ready=1)
    table.offers("purify guardian", "construct 1 guardian", "recruit 1 guardian", "research 1 guardian")
    table.refuses("purify scientist")
    table.use("purify", "guardian").expect(water=4, suits=0)
    (purify,) = [space for space in seen(table)["main_board"] if space["place"] == "main/purify"]
    assert purify["guests"] == [{"seat": 0, "worker": "guardian"}]
    table.expect(workers=0)


@pytest.mark.tells("guardians: no worker")
def test_a_worker_needs_an_exosuit_of_its_own() -> None:
    table = enlisted(guardians().seat(suits=0), 1, ready=1)
    table.refuses("purify engineer").offers("purify guardian")
    assert table.why_not("main/purify") == ""
    both = enlisted(guardians().seat(suits=1), 1, ready=1)
    both.use("purify", ENGINEER).turn(0).refuses("purify scientist").offers("purify guardian")


@pytest.mark.tells("guardians: no worker")
def test_it_may_recruit_a_genius_and_trade_twice() -> None:
    table = enlisted(guardians().pools(recruit={"genius": 1}), 1, ready=1)
    table.use("recruit 1", "guardian").pick("vp").expect(geniuses=2, vp=1)
    trade = enlisted(guardians().seat(water=6), 1, ready=1)
    trade.use("trade", "guardian").pick("3W for 1E", "3W for 1E").expect(core=2, water=0)


@pytest.mark.tells("guardians: no worker")
def test_they_do_not_act_on_the_own_board() -> None:
    table = enlisted(guardians().seat(active={}, suits=0, water=9).built(207), 1, ready=1)
    assert not [text for text in table.options if text.startswith(("207", "supply"))]


@pytest.mark.tells("guardians: no worker")
def test_a_guardian_may_enlist_another() -> None:
    table = enlisted(rich(guardians()), 1, ready=1)
    table.use("council left", "guardian").pick("guardian 2")
    assert theirs(table) == [1, 2]


@pytest.mark.tells("guardians: post")
def test_an_own_post_takes_a_capital_action_for_one_water() -> None:
    table = enlisted(rich(guardians()), 2, ready=1).offer(311)
    table.refuses("post 1 guardian", "post 2 engineer")
    table.use("post 2", "guardian").offers("construct", "recruit", "research").pick("construct")
    table.expect(water=8, built=["311"])
    table.expect(titanium=8)  # 2 less 1, as with an Engineer
    poor = enlisted(guardians(), 2, ready=1)
    assert poor.why_not("main/post/2") == "water"


@pytest.mark.tells("guardians: post")
def test_the_spaces_of_the_action_may_be_free_or_taken() -> None:
    table = enlisted(rich(guardians()), 2, ready=1).occupied("research/1", "research/2")
    table.use("post 2", "guardian").offers("construct", "research").pick("research", "circle", "society")
    assert table.discoveries() == ["circle society"]


@pytest.mark.tells("guardians: post")
def test_nobody_else_may_use_it() -> None:
    table = enlisted(rich(guardians()), 2, ready=1)
    enlisted(table, 5, seat=1, ready=1).seat(1, titanium=9, water=9).turn(1)
    table.refuses("post 2 guardian").offers("post 5 guardian")
    assert table.why_not("main/post/2") == "ability"


@pytest.mark.tells("guardians: post")
def test_any_own_post_will_do_and_each_holds_one() -> None:
    table = enlisted(rich(guardians()), 2, 5, ready=2)
    table.offers("post 2 guardian", "post 5 guardian").use("post 2", "guardian").pick("research", "circle")
    table.quiet().turn(0).refuses("post 2 guardian").offers("post 5 guardian")
    assert table.why_not("main/post/2") == "free_space"


@pytest.mark.tells("guardians: post", "exocrawler")
def test_the_exocrawler_takes_a_guardian_to_the_main_board_but_not_to_its_post() -> None:
    table = enlisted(rich(guardians()).built("exocrawler"), 2, ready=1).offers("post 2 guardian")
    table.use("exocrawler").offers("purify guardian").refuses("post 2 guardian")


# --- Clean up ---------------------------------------------------------------------------------------------


@pytest.mark.tells("guardians: clean up")
def test_they_come_home_from_everywhere_and_unused_ones_too() -> None:
    table = enlisted(rich(guardians()), 2, 3, 5, ready=3)
    table.use("purify", "guardian").turn(0)
    table.use("post 5", "guardian").pick("stop")
    table.workers_come_home()
    assert idle(table) == 3
    assert table.own().suits == 6
    table.expect(suits=0)
    assert theirs(table) == [2, 3, 5]
    assert table.game.state.at[table.game.state.rules.space_names["post/5"]] == 0


@pytest.mark.tells("guardians: clean up")
def test_an_unused_guardian_pays_an_exosuit_back_last() -> None:
    table = enlisted(guardians(3).seat(suits=1, warp={"exosuit": 2}).built(101), 2, ready=1)
    table.use(101, SCIENTIST).pick("return exosuit").expect(suits=1, warp={"exosuit": 0})
    assert idle(table) == 0
    assert table.own().suits == 6


@pytest.mark.tells("most guardians")
def test_most_guardians() -> None:
    table = enlisted(guardians().conditions("most guardians"), 2, 3)
    enlisted(table, 5, seat=1)
    table.expect(endgame_conditions=3).expect(1, endgame_conditions=0).expect(2, endgame_conditions=0)


# --- what others see and keep ---------------------------------------------------------------------------


@pytest.mark.tells("guardians: undo and save")
def test_undo_and_save_in_the_middle_of_enlisting() -> None:
    table = rich(guardians()).from_here()
    game = table.game
    before = [option.text for option in game.options]
    table.use("council right", SCIENTIST)
    assert Game.load(game.save()).options == game.options
    table.pick("guardian 4")
    assert Game.load(game.save()).state.seats[0].beside == game.state.seats[0].beside
    game.undo()
    game.undo()
    assert [option.text for option in game.options] == before
    assert theirs(table) == []


@pytest.mark.tells("guardians: setup")
def test_without_the_module_nothing_of_it_is_there() -> None:
    table = story()
    assert not [name for name in table.game.state.rules.space_names if name.startswith("post")]
    assert "guardians" not in table.game.view(None)["parts"]
    assert table.own().beside == []
