"""Every Path is as it is printed: what it starts with, both sides of its board, its Evacuation Conditions.

The rows in ``tests/facts`` say it, and each of them is played here.
"""

from __future__ import annotations

from typing import Any

import pytest

from anachrony import Game
from printed import BASE, ROWS, Facts, different, facts, seen, together
from story import ADMINISTRATOR, ENGINEER, GENIUS, SCIENTIST, Table, story

FIRST = facts("first")
BOXES: dict[str, dict[str, Facts]] = {"essential": BASE, "first": FIRST}
QUIET = {"harmony": "haulani", "dominance": "wolfe", "progress": "cornella", "salvation": "amena"}
LETTERS = {"T": "titanium", "U": "uranium", "G": "gold", "N": "neutronium", "W": "water"}
TILES = {
    "power_plant": (101, 102, 103),
    "factory": (201, 202, 203),
    "life_support": (305, 306, 307),
    "lab": (403, 404, 407),
}


def other_than(path: str) -> str:
    return "salvation" if path == "harmony" else "harmony"


# --- the start ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("evacuation", ["A", "B"])
@pytest.mark.parametrize(
    "path", [pytest.param(path, marks=pytest.mark.tells(f"{path} A", f"{path} B")) for path in BASE["paths"]]
)
def test_a_path_starts_with_what_its_boards_show(path: str, evacuation: str) -> None:
    said = BASE["paths"][path]
    for side, more in (("A", 0), ("B", BASE["b_boards"][path]["start"])):
        game = Game.new([path, other_than(path)], side=side, evacuation=[evacuation, "A"], chance="explicit")
        while game.state.era == 0:
            game.play(game.options[0])
        nothing = dict.fromkeys(("titanium", "uranium", "gold", "neutronium", "vp", "paradox", "travel"), 0)
        table = Table(game).expect(**{**nothing, **said["start"]}, active=said["active"], tired=said["tired"])
        table.expect(morale=BASE["side_a"]["start"] + more - 1, suits=0, focus=1, built=[], warp={})
        table.expect(breakthroughs_count=said.get("breakthroughs", 0))
        assert table.own().suits == 6


# --- both sides of the board --------------------------------------------------------------------------------

BOARDS = [
    pytest.param(edition, path, side, marks=pytest.mark.tells(*tells), id=f"{path} {side} {edition}")
    for edition, path, side, tells in (
        *(("essential", path, side, [f"{path} {side}"]) for path in QUIET for side in "AB"),
        *(("first", path, "B", ["F38", "F40"]) for path in QUIET),
    )
]


def board(edition: str, path: str, side: str, era: int = 2) -> Table:
    leaders = [QUIET[path], QUIET[other_than(path)]]
    return story(era, edition=edition, paths=[path, other_than(path)], side=side, leaders=leaders)


def printed(edition: str, path: str, side: str) -> Facts:
    """Both sides of a board; where a rulebook is silent, as in the Essential Edition."""
    changed = {**BASE["b_boards"][path], **BOXES[edition]["b_boards"][path]} if side == "B" else {}
    return {**BASE["side_a"], **changed}


@pytest.mark.parametrize(("edition", "path", "side"), BOARDS)
def test_its_tracks_are_worth_what_they_say(edition: str, path: str, side: str) -> None:
    table, said = board(edition, path, side), printed(edition, path, side)
    for what, line in (("morale", "morale"), ("travel", "time_travel")):
        found = [table.has({what: step}).game.scores[0][line] for step in range(len(said[what]))]
        assert found == said[what]
    dry = board(edition, path, side).phase("power up").pick("done")
    assert seen(dry)["water"] == 6 * said["hex_water"]


@pytest.mark.parametrize(("edition", "path", "side"), BOARDS)
@pytest.mark.tells("supply", "ruling 67", "conflict 5", "conflict 6")
def test_supply_costs_the_water_of_the_present_step_and_raises_morale(
    edition: str, path: str, side: str
) -> None:
    said = printed(edition, path, side)
    free = (path, side) == ("dominance", "B")
    for step, water in enumerate(said["supply"]):
        table = board(edition, path, side).seat(morale=step, tired={GENIUS: 2, SCIENTIST: 1})
        table.has({"water": water - 1}).refuses("supply" if free else "supply engineer")
        assert table.why_not("seat/1/supply") == "water"
        table.has({"water": water}).use("supply", "" if free else ENGINEER)
        top = step == len(said["supply"]) - 1
        table.expect(water=0, morale=min(step + 1, 6), vp=said["overflow"] if top else 0, tired={})
        table.expect(active={SCIENTIST: 2, ENGINEER: int(free), ADMINISTRATOR: 1, GENIUS: 3})


@pytest.mark.parametrize(("edition", "path", "side"), BOARDS)
@pytest.mark.tells("conflict 4")
def test_a_building_costs_what_its_spot_says(edition: str, path: str, side: str) -> None:
    changes = printed(edition, path, side).get("costs", {})
    for row in ROWS:
        for number, plain in enumerate(BASE["spots"][row], 1):
            more = {LETTERS[letter]: n for letter, n in changes.get(f"{row} {number}", {}).items()}
            cost = together(plain, more)
            *before, new = TILES[row][:number]
            for asset, amount in cost.items():
                table = board(edition, path, side).built(*before).offer(new)
                table.has(cost | {asset: amount - 1}).refuses("construct 1 scientist")
            table = board(edition, path, side).built(*before).offer(new).has(cost)
            table.use("construct 1", SCIENTIST).expect(**dict.fromkeys(cost, 0))
            table.expect(built=[str(code) for code in (*before, new)])


# --- Evacuation ---------------------------------------------------------------------------------------------

EVACUATIONS = [
    pytest.param(
        edition,
        name,
        marks=pytest.mark.tells(name, *([said["difference"]] if "difference" in said else [])),
        id=f"{name} {edition}",
    )
    for edition, box in BOXES.items()
    for name, said in box["evacuation"].items()
]
SUPERPROJECTS = ("exocrawler", "cloning vat", "tectonic drill")
OF_TYPE = {"power_plants": 101, "factories": 201, "life_supports": 305, "labs": 403}
WORKERS = {
    "scientists": SCIENTIST,
    "engineers": ENGINEER,
    "administrators": ADMINISTRATOR,
    "geniuses": GENIUS,
}


def evacuating(edition: str, name: str) -> Table:
    """Just before the Evacuation, with one Worker who counts for no set of a single type."""
    said = BOXES[edition]["evacuation"][name]
    path = said["path"]
    of_path = [row for row, other in BOXES[edition]["evacuation"].items() if other["path"] == path]
    table = story(
        5,
        edition=edition,
        paths=[path, other_than(path)],
        leaders=[QUIET[path], QUIET[other_than(path)]],
        evacuation=["AB"[of_path.index(name)], "A"],
    )
    return table.seat(active={actor(said): 1}, morale=3)


def actor(said: Facts) -> str:
    return next(worker for word, worker in WORKERS.items() if word not in said["each"])


def meet(table: Table, word: str, n: int) -> Table:
    """As much of what the condition asks."""
    match word:
        case "occupied_spots" | "built_spots":
            pairs, single = divmod(n, 2)
            return table.built(*SUPERPROJECTS[:pairs], *(201,) * single)
        case "highest_morale":
            return table.has({"morale": 5 + n})
        case "anomalies":
            return table.anomaly(*("lab 1", "factory 1")[:n])
        case "water":
            return table.has({"water": n})
        case _:
            return table.built(*(OF_TYPE[word] + i for i in range(n)))


def hold(table: Table, said: Facts, sets: dict[str, int]) -> Table:
    """So many of each part of a set, beside what meets the condition."""
    active = {actor(said): 1}
    for word, n in sets.items():
        if word in WORKERS:
            active[WORKERS[word]] = n
        elif word == "workers":
            active[GENIUS] = n - 1
        elif word == "buildings":
            table.built(*(101, 201, 305, 403)[:n])
        elif word == "superprojects":
            table.built(*SUPERPROJECTS[:n])
        elif word == "breakthroughs":
            table.seat(breakthroughs={"circle society": n})
        elif word == "unused_warps":
            names = ("water", "gold", "uranium", "titanium", "neutronium", "scientist", "engineer", "exosuit")
            table.seat(warp=dict.fromkeys(names[: 9 - n], 1))
        else:
            table.has({"travel" if word == "travels" else word: n})
    return table.seat(active=active)


@pytest.mark.parametrize(("edition", "name"), EVACUATIONS)
@pytest.mark.tells("evacuation", "ruling 95", "ruling 99")
def test_a_condition_opens_the_evacuation_and_every_set_scores(edition: str, name: str) -> None:
    said = BOXES[edition]["evacuation"][name]
    ((word, n),) = said["needs"].items()
    short = meet(evacuating(edition, name), word, n - 1)
    assert short.users("evacuation") == []
    assert short.why_not("main/evacuation") == "condition"
    for times in (1, 2):
        full = {part: k * times for part, k in said["each"].items()}
        for more in full:  # one more of anything makes no further set
            held = full | ({more: full[more] + 1} if len(full) > 1 or said["each"][more] > 1 else {})
            table = hold(meet(evacuating(edition, name), word, n), said, held)
            before = seen(table)
            table.use("evacuation", actor(said))
            vp = said["base"] + said["per_set"] * times
            assert different(before, seen(table)) == {"vp": vp, actor(said): -1, "suits": -1}


@pytest.mark.parametrize(("edition", "name"), EVACUATIONS)
def test_everybody_sees_how_much_of_the_condition_is_met(edition: str, name: str) -> None:
    ((word, n),) = BOXES[edition]["evacuation"][name]["needs"].items()
    for step in (n - 1, n):
        view: Any = meet(evacuating(edition, name), word, step).game.view(None)
        progress = view["seats"][0]["evacuation_progress"]
        assert (progress["have"] == progress["needs"]) == (step == n)
        assert progress["have"] <= progress["needs"]


@pytest.mark.parametrize(("edition", "name"), EVACUATIONS)
@pytest.mark.tells("rescue pods", "evacuation", "ruling 95")
def test_rescue_pods_stand_for_the_condition_and_score_it(edition: str, name: str) -> None:
    said = BOXES[edition]["evacuation"][name]
    sets = said["each"].keys() <= {"superprojects", "workers"}  # the Pods, and the one who goes
    table = evacuating(edition, name).built("rescue pods").use("evacuation", actor(said))
    table.expect(vp=said["base"] + said["per_set"] * sets)
