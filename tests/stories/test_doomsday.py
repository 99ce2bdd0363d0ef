"""The Doomsday module: cards under the Timeline, the track, the Trajectory dice and the moving Impact."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from anachrony import Game
from doomsday import card, claim, completed, doomsday, roll, rows, seen, tracker, trackers, under
from story import ADMINISTRATOR, ENGINEER, GENIUS, SCIENTIST, Table, story

LEVEL_1 = "hydro plant upgrades"
ALL = ["harmony", "dominance", "progress", "salvation"]


def ready(
    seat: int = 0, era: int = 3, paths: Sequence[str] = ("harmony", "salvation"), variants: Sequence[str] = ()
) -> Table:
    """Seat 0 can claim a Level 1 Experiment in its Focus, seat 1 too when it is its turn."""
    table = doomsday(era, paths=paths, variants=variants).seat(0, water=2).seat(1, water=2)
    table.built(101, 301, seat=0).built(102, 302, seat=1)
    return card(table.turn(seat), LEVEL_1)


# --- setup and Preparation ------------------------------------------------------------------------------


@pytest.mark.tells("doomsday: setup")
def test_setup() -> None:
    game = Game.new(paths=ALL[:2], seed=3, modules=["doomsday"])
    table = Table(game)
    view = seen(table)
    assert view["impact_after"] == 5
    cards = view["parts"]["doomsday"]["experiments"]
    assert [one["hidden"] for one in cards] == [False, *[True] * 6]
    assert [one["level"] for one in cards] == [1] * 7
    assert view["parts"]["doomsday"]["left"] == 20
    assert view["parts"]["doomsday"]["next"] is None
    assert view["parts"]["doomsday"]["save_earth"] == 5  # counted from 0
    assert view["parts"]["doomsday"]["seal_fate"] == 5
    game.play("haulani")
    game.play("wolfe")  # the first Preparation has turned up the second one
    assert under(table, 2) not in ("hidden", "none")
    assert under(table, 3) == "hidden"
    assert "most experiments" in [row.name for row in game.state.rules.endgame_cards]
    assert len(view["endgame"]) == 5


@pytest.mark.tells("doomsday: preparation")
def test_preparation_turns_up_the_next_card_and_fills_every_gap() -> None:
    table = card(doomsday(3), "ai research", era=2)
    assert [under(table, era) for era in range(1, 6)] == ["none", "ai research", "none", "none", "hidden"]
    table.game.state.beside[rows(table).timeline][4] = -1  # as it lies before its Era comes near
    table.phase("preparation").quiet()
    level = {row.name: row.level for row in rows(table).cards}
    lying = [under(table, era) for era in range(1, 6)]
    assert lying[1] == "ai research"
    assert lying[4] == "hidden"
    assert [level[lying[0]], level[lying[2]], level[lying[3]]] == [2, 2, 1]


@pytest.mark.tells("doomsday: preparation")
def test_an_empty_stack_leaves_gaps() -> None:
    table = doomsday(3)
    table.game.state.bags[rows(table).bag + 1] = 0
    table.phase("preparation").quiet()
    assert under(table, 1) == "none"


# --- the Experiment Action --------------------------------------------------------------------------------


@pytest.mark.tells("doomsday: experiment action", "experiment")
def test_any_worker_and_any_number_of_them() -> None:
    table = ready().seat(0, active={"scientist": 1, "engineer": 1, "administrator": 1, "genius": 1})
    assert table.users("experiment") == [SCIENTIST, ENGINEER, ADMINISTRATOR, GENIUS]
    claim(table, ENGINEER).pick("stop").expect(vp=2, water=0)
    assert completed(table) == [LEVEL_1]
    assert under(table, 3) == "none"
    card(table, "technological singularity").built(201, seat=1).seat(1, water=2)
    claim(table, SCIENTIST).pick("stop").expect(1, vp=2)


@pytest.mark.tells("doomsday: experiment action")
def test_only_the_card_in_focus() -> None:
    table = ready().seat(0, focus=2)
    table.refuses("experiment engineer")
    assert table.why_not("main/experiment") == "card"
    assert table.why_not("timeline/3/experiment") == "focus"
    assert table.why_not("timeline/2/experiment") == "card"
    assert table.why_not("timeline/6/experiment") == "card"
    card(table, "quantum mechanics", era=2).built(201, 401)
    table.offers("experiment engineer")
    assert table.why_not("timeline/2/experiment") == "choice"


@pytest.mark.tells("doomsday: experiment action")
def test_it_needs_an_exosuit() -> None:
    table = ready().seat(0, suits=0)
    assert table.why_not("main/experiment") == "exosuit"


# --- the Doomsday track ---------------------------------------------------------------------------------

UP = {"harmony": [0, 0, 0, 2, 3], "dominance": [1, 1, 1, 2, 0]}
DOWN = {"salvation": [0, 0, 2, 2], "progress": [1, 1, 2, 0]}


@pytest.mark.tells("doomsday: track")
@pytest.mark.parametrize("path", [*UP, *DOWN])
def test_every_step_is_worth_what_the_path_reads(path: str) -> None:
    other = "progress" if path in UP else "harmony"
    steps = UP.get(path) or DOWN[path]
    for step, vp in enumerate(steps):
        table = ready(paths=(path, other))
        if path in UP:
            trackers(table, save_earth=6 - step)
        else:
            trackers(table, seal_fate=6 + step)
        claim(table).pick("yes").expect(vp=2 + vp)
        moved = tracker(table, "save_earth" if path in UP else "seal_fate")
        assert moved == (5 - step if path in UP else 7 + step)
        assert tracker(table, "seal_fate" if path in UP else "save_earth") == 6


@pytest.mark.tells("doomsday: track")
def test_the_move_may_be_declined_and_only_the_mover_scores() -> None:
    table = trackers(ready(), save_earth=3)
    claim(table).offers("yes", "stop").pick("stop").expect(vp=2).expect(1, vp=0)
    assert tracker(table, "save_earth") == 3
    table = trackers(ready(), save_earth=3)
    claim(table).pick("yes").expect(vp=4).expect(1, vp=0)


@pytest.mark.tells("doomsday: track")
@pytest.mark.parametrize("final", [{"save_earth": 1}, {"seal_fate": 10}])
def test_nothing_moves_once_a_tracker_is_on_its_final_slot(final: dict[str, int]) -> None:
    for seat in (0, 1):
        table = trackers(ready(seat), **final)
        claim(table).expect(seat, vp=2)
        assert table.prompt == "take-turn"


@pytest.mark.tells("doomsday: track")
def test_nothing_moves_after_the_impact() -> None:
    table = ready(era=6)
    assert table.game.state.impact
    claim(table).expect(vp=2)
    assert tracker(table, "save_earth") == 6


# --- Check for Impact -----------------------------------------------------------------------------------


@pytest.mark.tells("doomsday: trajectory")
@pytest.mark.parametrize(
    ("dice", "slots", "after"),
    [
        ((1, 1), {}, 6),
        ((1, 0), {}, 6),
        ((0, 0), {}, 5),
        ((1, -1), {}, 5),
        ((-1, 0), {}, 4),
        ((0, 0), {"save_earth": 5}, 5),  # none beside the tracker
        ((0, 0), {"seal_fate": 7}, 5),
        ((-1, 0), {"save_earth": 3}, 5),  # one (+)
        ((-1, -1), {"save_earth": 4}, 4),
        ((-1, 0), {"save_earth": 4}, 5),
        ((0, 0), {"save_earth": 4}, 6),
        ((1, 0), {"seal_fate": 8}, 5),  # one (-)
        ((1, 0), {"seal_fate": 9}, 4),  # two (-)
        ((0, 0), {"save_earth": 2, "seal_fate": 9}, 5),
    ],
)
def test_symbols_on_dice_and_slots_move_the_impact(
    dice: tuple[int, int], slots: dict[str, int], after: int
) -> None:
    table = trackers(doomsday(2), **slots)
    assert roll(table, *dice).game.state.impact_after == after
    assert not table.game.state.impact


@pytest.mark.tells("doomsday: trajectory")
def test_the_impact_comes_when_its_tile_is_next() -> None:
    assert roll(doomsday(5), 0, 0).game.state.impact
    later = roll(doomsday(5), 1, 0).game.state
    assert not later.impact
    assert later.impact_after == 6
    sooner = roll(doomsday(4), -1, 0).game.state
    assert sooner.impact
    assert sooner.impact_after == 4


@pytest.mark.tells("doomsday: limits of the impact tile")
def test_it_never_moves_behind_the_present_era() -> None:
    state = roll(doomsday(5), -1, -1).game.state
    assert state.impact_after == 5
    assert state.impact


@pytest.mark.tells("doomsday: limits of the impact tile")
def test_it_never_leaves_the_timeline() -> None:
    table = doomsday(2)
    table.game.state.impact_after = 6
    assert roll(table, 1, 1).game.state.impact_after == 6


@pytest.mark.tells("doomsday: trajectory")
def test_nothing_is_rolled_after_the_impact() -> None:
    table = doomsday(6)
    table.workers_come_home()
    assert table.game.state.era == 7
    assert table.game.state.impact_after == 5


@pytest.mark.tells("doomsday: seal fate")
def test_a_sealed_fate_brings_the_impact_without_a_roll() -> None:
    table = trackers(doomsday(2), seal_fate=10)
    before = table.game.state.impact_after
    events: list[str] = []
    while table.game.state.era == 2 and not table.game.state.impact:
        option = "pass" if "pass" in table.options else table.options[0]
        events += [event.kind for event in table.game.play(option)]
    assert before == 5
    assert table.game.state.impact_after == 2
    assert "fate-sealed" in events
    assert "trajectory" not in events


@pytest.mark.tells("doomsday: save earth")
def test_earth_saved_ends_the_game_without_an_impact() -> None:
    table = trackers(ready(), save_earth=2)
    claim(table).pick("yes").expect(vp=5)
    table.seat(0, gold=1, warp={"gold": 1})
    while not table.game.over:
        table.game.play("pass" if table.decider >= 0 else table.options[0])
    assert table.game.state.era == 3
    assert not table.game.state.impact
    table.expect(gold=0, warp={"gold": 0})  # the end is as always: the continuum is untangled
    assert table.game.winners == [0]


@pytest.mark.tells("most experiments")
def test_most_completed_experiments() -> None:
    table = ready().conditions("most experiments")
    claim(table).pick("stop")
    table.expect(endgame_conditions=3).expect(1, endgame_conditions=0)


# --- Planned Experiments ----------------------------------------------------------------------------------


@pytest.mark.tells("planned_experiments")
def test_a_claimed_card_is_replaced_at_once_by_the_open_top() -> None:
    table = ready(variants=("planned_experiments",))
    view = seen(table)["parts"]["doomsday"]
    top = view["next"]
    assert top is not None
    assert view["left"] == 19
    claim(table)
    assert seen(table)["parts"]["doomsday"]["next"] is None  # it lies under the Timeline now
    table.pick("stop").quiet()
    assert under(table, 3) == top
    after = seen(table)["parts"]["doomsday"]
    assert after["next"] not in (None, top)
    assert after["left"] == 18


@pytest.mark.tells("planned_experiments")
def test_no_level_2_card_is_placed_in_preparation() -> None:
    table = doomsday(3, variants=("planned_experiments",))
    table.phase("preparation").quiet()
    assert [under(table, era) for era in (1, 2, 3)] == ["none"] * 3


@pytest.mark.tells("planned_experiments")
def test_the_stack_runs_out() -> None:
    table = ready(variants=("planned_experiments",))
    state, board = table.game.state, rows(table)
    state.bags[board.bag + 1] = 0
    claim(table).pick("stop").quiet()
    assert under(table, 3) != "none"
    assert seen(table)["parts"]["doomsday"]["next"] is None
    state.beside[board.timeline][3] = 0
    table.seat(1, water=0, gold=1, breakthroughs={"circle technology": 1})
    claim(table).pick("stop").quiet()
    assert under(table, 3) == "none"


@pytest.mark.tells("planned_experiments")
def test_planned_experiments_need_the_module() -> None:
    with pytest.raises(ValueError, match="doomsday module"):
        Game.new(paths=ALL[:2], variants=["planned_experiments"])


# --- what others see and keep ---------------------------------------------------------------------------


@pytest.mark.tells("doomsday: view")
def test_the_view_tells_what_is_open_and_nothing_else() -> None:
    table = ready()
    claim(table).pick("yes")
    view = seen(table)
    assert view["seats"][0]["parts"]["doomsday"] == {"experiments": [LEVEL_1]}
    assert view["parts"]["doomsday"]["save_earth"] == 4
    assert view["parts"]["doomsday"]["experiments"][2] == {
        "era": 3,
        "experiment": None,
        "level": 0,
        "hidden": False,
        "marker": None,
    }
    assert len(view["parts"]["doomsday"]["track"]) == 10


@pytest.mark.tells("doomsday: undo and save")
def test_an_experiment_can_be_taken_back_and_saved() -> None:
    table = ready()
    table.from_here()
    game = table.game
    before = game.clone()
    claim(table)
    loaded = Game.load(game.save())
    assert loaded.options == game.options
    game.undo()
    assert game.state.beside == before.state.beside
    assert [option.text for option in game.options] == [option.text for option in before.options]


@pytest.mark.tells("doomsday: setup")
def test_without_the_module_nothing_of_it_is_there() -> None:
    table = story()
    assert "experiment" not in table.game.state.rules.space_names
    assert "doomsday" not in table.game.view(None)["parts"]
    assert table.game.state.beside == []
    with pytest.raises(ValueError, match="unknown place"):
        table.game.why_not("main/experiment/1")
