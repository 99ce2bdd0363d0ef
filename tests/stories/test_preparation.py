"""Phase 1, Preparation: a Superproject, shifted stacks, two pools."""

import pytest

from anachrony import Game
from anachrony.rules.kinds import MINE_BAG, RECRUIT_BAG, WORKER_WORDS
from anachrony.wording import Words, events
from printed import BASE, Changes
from story import Table, story

RECRUIT_CARDS, MINE_CARDS = BASE["recruit_cards"], BASE["mine_cards"]


def recruit_pool(table: Table) -> tuple[int, ...]:
    """Scientists, Engineers, Administrators, Geniuses."""
    return tuple(table.game.state.recruit)


def mine_pool(table: Table) -> str:
    """The Resources in the pool, one letter each, Titanium first."""
    return "".join(letter * n for letter, n in zip("TUGN", table.game.state.mine, strict=True))


# Before the Impact, and after it with a Neutronium on the topmost slot.
@pytest.mark.parametrize(
    ("card", "workers"),
    [pytest.param(n, row, marks=pytest.mark.tells(f"recruit card {n}")) for n, row in RECRUIT_CARDS.items()],
)
def test_a_recruit_card_brings_its_four_workers_and_sends_the_rest_away(card: str, workers: Changes) -> None:
    assert sum(workers.values()) == 4
    table = story(2)
    table.game.state.bags[RECRUIT_BAG] = 2**11 - 1
    table.pools(recruit={"genius": 3, "scientist": 1}).phase("preparation")
    table.pick(f"recruit card {card}")
    assert recruit_pool(table) == tuple(workers.get(word, 0) for word in WORKER_WORDS)
    assert table.game.view(0)["recruit_card"] == int(card)
    table.quiet()
    for _ in range(2):
        table.pick("done")
    table.pick("warp nothing", seat=0).pick("warp nothing", seat=1)
    table.seat(suits=1)
    offered = {option.split()[-1] for option in table.use("recruit 1", "administrator").options}
    assert offered == set(workers)


@pytest.mark.parametrize(
    ("card", "resources"),
    [pytest.param(n, row, marks=pytest.mark.tells(f"mine card {n}")) for n, row in MINE_CARDS.items()],
)
@pytest.mark.tells("ruling 10")
def test_a_mine_card_brings_its_five_resources_with_neutronium_on_top_after_the_impact(
    card: str, resources: str
) -> None:
    for era, shown in ((2, resources), (5, f"N{resources[1:]}")):
        table = story(era)
        table.game.state.bags[MINE_BAG] = 2**11 - 1
        table.pools(mine={"neutronium": 2, "titanium": 1}).phase("preparation")
        table.pick(f"mine card {card}")
        assert sorted(mine_pool(table)) == sorted(shown)


@pytest.mark.tells("ruling 10", "mine card 7")
def test_the_fifth_era_is_the_first_with_neutronium_on_top() -> None:
    table = story(3).pick("pass", "pass", "mine card 7")
    assert (table.game.state.era, mine_pool(table)) == (4, "TUGGG")
    table = story(4).pick("pass", "pass", "mine card 7")
    assert (table.game.state.era, mine_pool(table)) == (5, "TUGGN")


@pytest.mark.tells("ruling 7")
def test_the_first_era_already_shows_the_next_superproject_and_two_buildings_of_each_type() -> None:
    table = Table(Game.new(paths=["harmony", "dominance"], leaders=["zaida", "wolfe"], chance="explicit"))
    table.pick("101", "201", "301", "401", "rescue pods")
    while table.prompt != "reveal-superproject":
        table.game.play(table.game.options[0])
    table.refuses("rescue pods").pick("exocrawler")
    table.pick("102", "202", "302", "402", "recruit card 7", "mine card 1")
    state = table.game.state
    assert state.superprojects[:4] == [0, table.code("rescue pods"), table.code("exocrawler"), 0]
    assert state.piles == [[101], [201], [301], [401]]
    assert state.tops == [102, 202, 302, 402]
    assert (recruit_pool(table), mine_pool(table)) == ((1, 1, 1, 1), "TUUUG")


def test_shifting_covers_the_building_shifted_before() -> None:
    table = story(2).offer(101, 201, 301, 401).primary(102, 202, 302, 402)
    table.phase("preparation").pick("105", "205", "305", "405")
    state = table.game.state
    assert state.piles == [[101, 102], [201, 202], [301, 302], [401, 402]]
    assert state.tops == [105, 205, 305, 405]


def test_only_the_tops_can_be_built_until_they_are_gone() -> None:
    table = story(2).offer(301).primary(302).seat(titanium=9, water=9, uranium=9, gold=9, neutronium=9)
    table.game.state.piles[2] = [303, 301]
    table.use("construct 1", "scientist").offers("302", "301").refuses("303").pick("301").pick("pass")
    table.use("construct 2", "engineer").offers("302", "303")


def test_a_building_under_the_primary_top_is_available_at_once() -> None:
    table = story(2).offer().primary(301, 201).seat(titanium=9, gold=9)
    table.use("construct 1", "scientist").pick("301", "304", "pass")
    assert table.game.state.tops[2] == 304
    table.seat(suits=1, uranium=1, water=2).use("construct 2", "engineer").offers("304")


@pytest.mark.tells("ruling 9")
def test_an_empty_primary_stack_stops_shifting() -> None:
    table = story(2).offer(102)
    table.game.state.bags[0] = 0
    table.phase("preparation").quiet()
    assert (table.game.state.tops[0], table.game.state.piles[0]) == (0, [102])


@pytest.mark.tells("ruling 9")
def test_pool_cards_are_drawn_without_return() -> None:
    table = story(2)
    drawn: list[str] = []
    for kind, bag in (("recruit", RECRUIT_BAG), ("mine", MINE_BAG)):
        table.game.state.bags[bag] = 2**11 - 1
        table.phase("preparation")
        for _ in range(2):
            while not table.options[0].startswith(kind):
                table.game.play(table.game.options[0])
            assert not set(drawn) & set(table.options)
            drawn.append(table.options[-1])
            table.pick(drawn[-1]).phase("preparation")
    assert drawn == ["recruit card 11", "recruit card 10", "mine card 11", "mine card 10"]


def test_the_superproject_of_the_next_era_is_turned_up() -> None:
    table = story(2).phase("preparation").pick("rescue pods")
    assert table.game.state.superprojects[3] == table.code("rescue pods")
    table.phase("preparation").refuses("rescue pods")


def test_no_superproject_follows_the_last_era() -> None:
    table = story(7)
    before = list(table.game.state.superprojects)
    assert all(before[1:])
    table.phase("preparation").quiet()
    assert table.game.state.superprojects == before


@pytest.mark.tells("ruling 10")
def test_the_log_tells_the_mine_pool_as_it_lies_after_the_impact() -> None:
    table = story(era=5).phase("preparation")
    while "mine card 7" not in table.options:
        table.pick(table.options[0])
    (pool,) = [event for event in table.game.play("mine card 7") if event.kind == "mine-pool"]
    told = events.event(pool, table.game.state.rules, ["Mira", "Jo"])
    assert Words("en").say(told) == "the Mine pool: 1 Titanium, 1 Uranium, 2 Gold and 1 Neutronium."
