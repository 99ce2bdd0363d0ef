"""Achievements and opponents met, from the rows of finished games."""

from __future__ import annotations

from typing import Any

from anachrony.game import Game
from anachrony.rules.kinds import TYPE_WORDS
from anachrony.server.features.ratings.achievements import ACHIEVEMENTS, earned, met
from anachrony.server.features.ratings.facts import facts_of
from anachrony.server.features.ratings.results import ResultRow
from anachrony.table import seen
from anachrony.table.rows import PLAY, REWIND, UNDO, MoveRow

History = list[tuple[ResultRow, list[ResultRow]]]


def row(seat: int, place: int, points: int, **more: Any) -> ResultRow:
    given: dict[str, Any] = {
        "table": "t",
        "account": f"p{seat}",
        "name": "",
        "level": None,
        "path": "harmony",
    }
    given |= {"pool": "essential", "left": False, "rated": False, "at": 0.0}
    return ResultRow(**(given | {"seat": seat, "place": place, "points": points} | more))


def games(*played: tuple[ResultRow, list[ResultRow]]) -> History:
    """In the order in which they were played; each at its own table, a day after the other."""
    for n, (own, others) in enumerate(played):
        for one in (own, *others):
            one.table, one.at = f"t{n}", float(n)
    return list(reversed(played))


def names(history: History) -> set[str]:
    return {one.name for one in earned(history) if one.at is not None}


def against(mine: ResultRow, *others: ResultRow) -> tuple[ResultRow, list[ResultRow]]:
    return mine, list(others)


def test_every_achievement_is_earned_by_its_game_and_not_by_another() -> None:
    dull = against(row(0, 2, 40), row(1, 1, 50))
    win = {"first-game", "first-win"}
    cases: dict[str, tuple[tuple[ResultRow, list[ResultRow]], set[str]]] = {
        "lost": (dull, {"first-game"}),
        "won": (against(row(0, 1, 50), row(1, 2, 40)), win),
        "alone": (against(row(0, 1, 50)), {"first-game", "alone"}),
        "alone and lost": (against(row(0, 2, 50)), {"first-game"}),
        "of four": (against(row(0, 1, 50), row(1, 2, 40), row(2, 3, 30), row(3, 4, 9)), win | {"four-win"}),
        "master": (against(row(0, 1, 50), row(1, 2, 40, level="master", account=None)), win | {"machine"}),
        "easy": (against(row(0, 1, 50), row(1, 2, 40, level="easy", account=None)), win),
        "one point": (against(row(0, 1, 50), row(1, 2, 49)), win | {"hair"}),
        "far ahead": (against(row(0, 1, 60), row(1, 2, 40)), win | {"landslide"}),
        "many points": (against(row(0, 2, 75), row(1, 1, 80)), {"first-game", "high"}),
        "modules": (
            against(row(0, 1, 50, pool="essential doomsday pioneers"), row(1, 2, 40)),
            win | {"modules"},
        ),
        "one module": (against(row(0, 1, 50, pool="essential doomsday"), row(1, 2, 40)), win),
        "better": (
            against(row(0, 1, 50, mu=26.0, change=2.0), row(1, 2, 40, mu=28.0, change=-2.0)),
            win | {"giant"},
        ),
        "not better before": (
            against(row(0, 1, 50, mu=31.0, change=0.5), row(1, 2, 40, mu=28.0, change=-2.0)),
            win,
        ),
        "built": (
            against(row(0, 2, 40, facts=["superproject"]), row(1, 1, 50)),
            {"first-game", "superproject"},
        ),
        "builder": (
            against(row(0, 2, 40, facts=["every-type", "superproject", "superprojects"]), row(1, 1, 50)),
            {"first-game", "superproject", "superprojects", "every-type"},
        ),
        "evacuated": (
            against(row(0, 2, 40, facts=["evacuated", "evacuated-first"]), row(1, 1, 50)),
            {"first-game", "evacuated-first"},
        ),
        "won well": (
            against(row(0, 1, 50, facts=["no-debts", "seamless"]), row(1, 2, 40)),
            win | {"no-debts", "seamless"},
        ),
        "lost well": (against(row(0, 2, 40, facts=["no-debts", "seamless"]), row(1, 1, 50)), {"first-game"}),
        "left": (against(row(0, 1, 90, left=True), row(1, 2, 40)), set()),
    }
    for name, (game, expected) in cases.items():
        assert names(games(game)) == expected, name


def test_some_take_several_games() -> None:
    lost, won = against(row(0, 2, 40), row(1, 1, 50)), against(row(0, 1, 50), row(1, 2, 40))
    assert "phoenix" in names(games(lost, won))
    assert "phoenix" not in names(games(won, lost))

    def wins(*paths: str) -> History:
        return games(*(against(row(0, 1, 50, path=path), row(1, 2, 40)) for path in paths))

    assert "streak" not in names(wins("harmony", "unity"))
    assert "streak" in names(wins("harmony", "unity", "unity"))
    four = wins("harmony", "harmony", "dominance", "progress", "salvation")
    assert {"paths", "path-wins"} <= names(four)
    (paths,) = [one for one in earned(four) if one.name == "paths"]
    assert (paths.have, paths.needed, paths.at) == (4, 4, 4.0)
    (some,) = [one for one in earned(wins("harmony", "progress")) if one.name == "paths"]
    assert (some.have, some.at) == (2, None)
    crowd = games(*(against(row(0, 2, 40), row(1, 1, 50, account=f"x{n}")) for n in range(25)))
    assert {"company", "veteran"} <= names(crowd)
    assert not {"company", "veteran"} & names(crowd[:9])
    assert names([]) == set()
    everything = (
        names(four) | names(crowd) | names(games(lost, won)) | {"alone", "four-win", "machine", "giant"}
    )
    gone = games(*(against(row(0, 2, 40, facts=["evacuated"]), row(1, 1, 50)) for _ in range(5)))
    assert "evacuated" in names(gone)
    assert "evacuated" not in names(gone[:4])
    everything.add("evacuated")
    rest = {"hair", "landslide", "high", "modules", "superproject", "superprojects", "every-type"}
    rest |= {"evacuated-first", "seamless", "no-debts"}
    assert everything | rest == {one.name for one in ACHIEVEMENTS}


def test_opponents_are_counted_by_their_kind() -> None:
    master = {"level": "master", "account": None}
    history = games(
        against(row(0, 1, 50), row(1, 2, 40, mu=20.0), row(2, 3, 30, **master)),
        against(row(0, 2, 50), row(1, 1, 60, mu=30.0)),
        against(row(0, 1, 50)),
    )
    people, computers = met(history)
    assert (people.computer, people.games, people.ahead, people.mu) == (None, 2, 1, 25.0)
    assert (computers.computer, computers.games, computers.ahead, computers.mu) == ("master", 1, 1, None)


def move(number: int, kind: str, seat: int, *events: tuple[str, int]) -> MoveRow:
    return MoveRow("t", number, kind, seat, "", events=[seen.notice(*event) for event in events])


def test_what_happened_in_a_game_is_told_of_the_moves_that_stand() -> None:
    game = Game.new(players=2, seed=3)
    told = [
        move(1, PLAY, 0, ("warp", 0), ("warp", 1)),
        move(2, PLAY, 1, ("anomaly", 1)),
        move(3, PLAY, 0, ("impact", -1), ("era", -1)),
        move(4, PLAY, 0, ("evacuate", 0)),
        move(5, PLAY, 1, ("era", -1)),
        move(6, PLAY, 1, ("evacuate", 1)),
    ]
    first, second = facts_of(game, told)
    assert {"evacuated", "evacuated-first", "seamless"} <= set(first)
    assert "evacuated" in second
    assert not {"evacuated-first", "seamless"} & set(second)
    assert "evacuated" not in facts_of(game, [*told, move(7, UNDO, 1)])[1]
    assert "evacuated" not in facts_of(game, [*told, move(7, REWIND, 0)])[0]


def test_what_was_built_is_told_of_the_last_position() -> None:
    game = Game.new(players=2, seed=3)
    tiles = [tile for tile in game.state.rules.tiles if tile is not None]
    by_type = {kind: [tile.code for tile in tiles if TYPE_WORDS[tile.kind] == kind] for kind in TYPE_WORDS}
    spots = game.state.seats[0].spots
    for at, kind in enumerate(TYPE_WORDS):
        spots[at] = by_type[kind][0]
    assert {"every-type", "superproject"} <= set(facts_of(game, [])[0])
    for at in range(3):
        spots[at] = by_type["superproject"][at]
    assert "superprojects" in facts_of(game, [])[0]
    assert "every-type" not in facts_of(game, [])[0]
    assert facts_of(game, [])[1] == []
