"""What the table tells those who are asked: previews, refusals, whose move it is, what is at stake."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from anachrony import CHANCE, Game, IllegalMove, RecordError, SetupError
from anachrony.rules.kinds import CREDIT
from story import ADMINISTRATOR, ENGINEER, SCIENTIST, Table, story


def preview(table: Table, text: str, seat: int | None = None) -> dict[str, int]:
    seat = table.decider if seat is None else seat
    decision = next(decision for decision in table.game.decisions if decision.seat == seat)
    option = next(option for option in decision.options if option.text == text)
    assert table.game.preview(option) == {
        **{name: -n for name, n in option.pays.items()},
        **option.gains,
    }
    return table.game.preview(option)


def events(table: Table, text: str) -> list[tuple[str, int, str, dict[str, int]]]:
    happened = table.game.play(text, table.decider)
    return [(event.kind, event.seat, event.what, event.amounts) for event in happened]


# --- previews ------------------------------------------------------------------------------------------


def test_a_preview_shows_what_is_sure() -> None:
    table = story().built(205)
    assert preview(table, "purify engineer") == {"active engineer": -1, "exosuit": -1, "water": 3}


def test_a_preview_stops_before_the_clean_up() -> None:
    """The last pass brings Workers home and begins an Era; none of it is this pass's doing."""
    table = story(leaders=["haulani", "wolfe"]).pick("purify engineer", "purify engineer", "pass")
    assert table.decider == 1
    assert preview(table, "pass") == {}
    table.pick("pass").quiet().expect(1, tired={"engineer": 1}, busy=[])
    assert table.game.state.era == 3


def test_a_preview_of_a_leader_in_the_clean_up_stops_before_the_workers_come_home() -> None:
    """The Era's own steps belong to nobody, though somebody's seat stands on their frame."""
    table = story(leaders=["zaida", "wolfe"]).pick("purify engineer", "purify engineer", "pass", "pass")
    assert table.options == ["yes", "stop"]
    assert table.decider == 0
    assert preview(table, "stop") == {}
    assert preview(table, "yes") == {"water": -2}


def test_a_preview_stops_before_the_next_seat() -> None:
    table = story(era=2)
    table.seat(1, active={}, suits=0)  # would pass by itself, and the Era end with seat 0's pass
    assert preview(table, "pass") == {}


def test_a_preview_does_not_roll() -> None:
    table = story()
    table.game.state.explicit = False
    chosen = table.pick("research 1 scientist")
    for option in chosen.game.options:
        assert not any("breakthrough" in name for name in (*option.pays, *option.gains))


def test_a_preview_of_a_secret_choice_shows_nothing_of_the_others() -> None:
    """The last to choose would see what all have warped, if a preview went on to the reveal."""
    shown: list[list[dict[str, int]]] = []
    for first in ("warp nothing", "warp gold", "warp water titanium"):
        table = story(era=3).phase("warp").pick(first, seat=0)
        shown.append([table.game.preview(option) for option in table.game.options])
    assert shown[0] == shown[1] == shown[2]
    assert shown[0] == [{}] * len(shown[0])


def test_a_preview_of_power_up_at_once_shows_its_own_exosuit_only() -> None:
    table = story(variants=["simultaneous_power_up"]).phase("power up")
    assert [decision.seat for decision in table.game.decisions] == [0, 1]
    assert preview(table, "suit", 1) == {"exosuit": 1}
    assert preview(table, "done", 1)["water"] == preview(table.pick("done", seat=0), "done", 1)["water"] > 0


def test_a_preview_changes_nothing() -> None:
    table = story(era=5).built(113, "exocrawler").seat(titanium=2, water=5)
    before = table.game.save()
    for option in table.game.options:
        table.game.preview(option)
    assert table.game.save() == before


# --- units in any order ----------------------------------------------------------------------------------


@pytest.mark.parametrize("order", sorted(set(permutations("TUG"))))
def test_units_are_gained_in_any_order(order: tuple[str, ...]) -> None:
    table = story().seat(water=3).built(210).use(210, ENGINEER).pick("3TUG")
    for unit in order:
        table.offers("T", "U", "G").pick(unit)
    table.expect(titanium=1, uranium=1, gold=1)


@pytest.mark.parametrize("order", [("T", "G"), ("G", "T"), ("U", "G"), ("T", "U"), ("U", "T")])
def test_units_are_paid_in_any_order(order: tuple[str, ...]) -> None:
    table = story().seat(titanium=1, uranium=1, gold=1, water=2).anomaly("lab 1")
    table.use("anomaly lab 1", ENGINEER)
    assert table.options == ["T", "U", "G"]
    table.pick(order[0]).refuses(order[0]).pick(*order[1:])
    table.expect(**{name: int(name[0].upper() not in order) for name in ("titanium", "uranium", "gold")})


@pytest.mark.tells("113")
@pytest.mark.parametrize("order", [("T", "U", "G"), ("G", "T", "U"), ("U", "G", "T")])
def test_113_takes_its_units_in_any_order(order: tuple[str, ...]) -> None:
    table = story(era=6).seat(titanium=1, uranium=1, gold=1).built(113).use(113, ADMINISTRATOR)
    table.refuses("stop").pick(order[0]).offers("stop").pick(*order[1:])
    table.expect(titanium=0, uranium=0, gold=0, vp=3, focus=3)


def test_both_orders_of_a_mix_lead_to_one_position() -> None:
    one, other = (story().seat(water=3).built(210).use(210, ENGINEER).pick("3TUG") for _ in range(2))
    one.pick("T", "G", "U")
    other.pick("U", "T", "G")
    assert one.game.view(0) == other.game.view(0)


# --- whose move ------------------------------------------------------------------------------------------


def test_a_text_that_several_may_play_needs_a_seat() -> None:
    table = story(players=3).phase("warp")
    with pytest.raises(IllegalMove, match=r"seats 0 and 1 and 2 .*seat="):
        table.game.play("warp gold")
    table.game.play("warp gold", 1)
    with pytest.raises(IllegalMove, match="seats 0 and 2 may all 'warp gold'"):
        table.game.play("warp gold")
    table.game.play("warp gold", seat=2)
    table.game.play("warp gold")  # only one is left
    table.expect(0, gold=1).expect(1, gold=1).expect(2, gold=1)


def test_a_text_of_one_seat_needs_none() -> None:
    table = story().seat(0, water=1).phase("warp")
    table.game.play("warp scientist")  # the other has no Water for it
    assert [decision.seat for decision in table.game.decisions] == [1]


def test_an_option_knows_its_seat() -> None:
    table = story().phase("warp")
    option = table.game.decisions[1].options[0]
    table.game.play(option)
    assert [decision.seat for decision in table.game.decisions] == [0]


# --- why not ---------------------------------------------------------------------------------------------


@pytest.mark.tells("exocrawler")
def test_the_exocrawler_explains_where_it_cannot_drive() -> None:
    table = story().built("exocrawler").occupied("construct/1").use("exocrawler")
    assert table.why_not("main/purify") == ""
    assert table.why_not("main/construct/1") == "free_space"
    assert table.why_not("main/evacuation") == "impact"


@pytest.mark.tells("haulani")
def test_haulani_explains_where_nobody_can_be_placed() -> None:
    table = story(leaders=["haulani", "wolfe"]).built(201, 305).use("leader")
    assert table.why_not("seat/1/spot/life_support/1") == ""
    assert table.why_not("seat/1/spot/factory/1") != "choice"
    assert table.why_not("seat/1/supply") == "water"


def test_the_hexes_explain_themselves() -> None:
    table = story(era=5).phase("power up")
    dark = {name: table.why_not(f"seat/1/hex/{name}") for name in ("top_left", "top_right")}
    assert dark == {"top_left": "open_space", "top_right": "open_space"}
    assert table.why_not("seat/1/hex/top_middle") == ""
    assert table.why_not("seat/1/hex/bottom_left") == "core"
    table.has({"core": 1}).pick("suit")
    assert table.why_not("seat/1/hex/bottom_left") == ""
    assert table.why_not("seat/1/hex/top_middle") == "free_space"
    assert table.why_not("seat/1/hex/roof") == "place"
    table = story(paths=("dominance", "harmony")).seat(core=2).phase("power up")
    table.own().suits = 0
    table.again().offers("1E for 2W")
    assert table.why_not("seat/1/hex/top_middle") == "exosuit"


def test_a_tile_on_offer_tells_what_it_lacks_after_every_discount() -> None:
    table = story().offer(201, 305).primary(301).project(2, "anti-gravity field").seat(titanium=1)
    assert table.why_not("offer/201") == "assets (titanium, gold)"
    assert table.why_not("offer/305") == "assets (titanium)"
    assert table.why_not("offer/101") == table.why_not("offer/9999") == table.why_not("offer") == "offer"
    table.use("construct 1", ENGINEER)  # needs no second Titanium
    assert table.why_not("offer/305") == ""
    assert table.why_not("offer/201") == "assets (gold)"
    assert table.why_not("timeline/2/superproject") == "worker_to_lose (engineer)"
    assert table.why_not("main/construct/2") == "choice"


def test_before_a_board_is_chosen_nothing_on_it_is_explained() -> None:
    game = Game.new(players=2, side="choose", seed=1)
    assert str(game.why_not("offer/101")) == "choice"


def test_a_refused_move_says_what_is_missing() -> None:
    table = story().occupied("construct/1")
    with pytest.raises(IllegalMove, match=r"\(missing: free_space\)"):
        table.game.play("construct 1 engineer")
    with pytest.raises(IllegalMove, match=r"\(missing: water\)"):
        table.built(110).game.play("110 engineer")


@pytest.mark.parametrize("place", ["main/construct/9", "main/fly/me", "roof"])
def test_no_such_place_is_an_error(place: str) -> None:
    with pytest.raises(ValueError, match="unknown place"):
        story().game.why_not(place)


# --- what a question is about ----------------------------------------------------------------------------


def test_a_question_tells_what_it_is_about() -> None:
    table = story(era=6).seat(titanium=2, uranium=1).built(113).use(113, ENGINEER).pick("T")
    view = table.game.view(1)
    assert view["asking"] == table.prompt
    assert view["pending"] == {
        "place": "seat/1/spot/power_plant/1",
        "worker": "engineer",
        "about": {"paid": 1},
    }
    research = story().use("research 1", SCIENTIST).pick("square", "?")
    pending: Any = research.game.view(None)["pending"]
    assert pending == {
        "place": "main/research/1",
        "worker": "scientist",
        "about": {"shape": "square", "icon": "?"},
    }


# --- events ----------------------------------------------------------------------------------------------


def test_everyone_is_told_to_come_home() -> None:
    table = story(leaders=["haulani", "wolfe"]).use("purify", ENGINEER).pick("pass").use("purify", SCIENTIST)
    told = events(table, "pass")
    assert [(kind, seat, what) for kind, seat, what, _ in told if kind == "home"] == [
        ("home", 0, "engineer"),
        ("home", 0, "scientist"),
    ]


def test_the_wake_names_who_wakes() -> None:
    table = story().seat(tired={"genius": 2, "engineer": 1})
    assert ("wake", 0, "", {"engineer": 1, "genius": 2}) in events(table, "force workers")


def test_a_warp_tile_is_paid_before_it_returns() -> None:
    table = story(3).built(101).seat(gold=1, warp={"gold": 2}).use(101, ENGINEER)
    kinds = [kind for kind, *_ in events(table, "return gold")]
    assert kinds.index("pay") < kinds.index("return-warp")
    table = story(3).built(101).seat(warp={"scientist": 2}).use(101, ENGINEER)
    kinds = [kind for kind, *_ in events(table, "return scientist")]
    assert kinds.index("lose-worker") < kinds.index("return-warp")


def test_a_warped_worker_is_seen_to_drink() -> None:
    table = story(3).seat(water=1).phase("warp").pick("warp scientist", seat=0)
    told = events(table, "warp nothing")
    assert ("pay", 0, "", {"water": 1}) in told
    assert ("gain-worker", 0, "scientist", {}) in told


def test_the_set_up_is_told_too() -> None:
    game = Game.new(paths=["harmony", "progress"], leaders=["zaida", "cornella"], seed=7)
    told = [(event.kind, event.seat, event.amounts) for event in game.opening]
    assert ("gain", 0, {"titanium": 3, "uranium": 1, "water": 6, "core": 3}) in told
    assert game.clone().opening == game.opening
    waters = [event for event in game.opening if event.amounts == {"water": 1}]
    assert [event.seat for event in waters] == [1]
    game.play(game.options[0])
    assert not game.opening  # a running game is smaller without them


# --- terms and records -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "terms", [{"seed": "7"}, {"seed": 7.0}, {"seed": None}, {"players": "2"}, {"players": 1}, {"players": 5}]
)
def test_terms_of_a_wrong_kind_are_refused(terms: dict[str, Any]) -> None:
    with pytest.raises(SetupError):
        Game.new(**terms)


@pytest.mark.parametrize("line", ["weather: fine", "hold_turns: maybe"])
def test_a_header_that_means_nothing_is_refused(line: str) -> None:
    head, _, body = Game.new(players=2, seed=1).record().partition("\n")
    kept = [text for text in body.split("\n") if text.partition(":")[0] != line.partition(":")[0]]
    with pytest.raises(RecordError, match=line.partition(":")[0]):
        Game.replay("\n".join([head, line, *kept]))


def test_games_are_compared_and_not_hashed() -> None:
    game = Game.new(players=2, seed=1)
    assert game == game.clone()
    with pytest.raises(TypeError):
        hash(game)


def test_chance_has_no_preview() -> None:
    table = story().use("research 1", SCIENTIST).pick("square")
    assert table.decider == CHANCE
    assert table.game.preview(table.game.options[0]) == {}


def test_to_ask_what_grand_reservoir_would_save_lends_nothing() -> None:
    table = story().built("grand reservoir").seat(water=0)
    assert "research 2 scientist" in table.options
    assert table.game.why_not("main/construct/1", 0) is not None
    assert table.own().amount(CREDIT) == 0
