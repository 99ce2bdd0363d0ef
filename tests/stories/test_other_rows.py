"""What an edition may say in rows: evacuation slots, a condition for the fewest, dice, Force Workers."""

from __future__ import annotations

from dataclasses import replace

import pytest

from anachrony.editions.edition import Edition
from anachrony.editions.essential import essential
from anachrony.rules.book import Book
from anachrony.rules.effects.research import Research
from anachrony.rules.effects.workers import ForceWorkers
from anachrony.rules.kinds import ANYBODY
from anachrony.rules.measures import ANOMALIES
from anachrony.rules.rows import HOUSE, EndgameCard, Free
from anachrony.rules.scoring import WarpTiles
from anachrony.terms import EDITIONS
from anachrony.wording import components, effects
from story import story


def other(players: int) -> Book:
    """The Essential Edition with other values where they were code."""
    book = essential(players)
    book.edition = "other"
    book.evacuation_slots = (3, 0, 0, 0)
    book.endgame_cards[0] = EndgameCard(1, ANOMALIES, HOUSE, "most workers", fewest=True)
    space = book.spaces[book.space("research/2")]
    book.put(replace(space, then=(Research(blind=True),), workers=ANYBODY))
    book.force = Free(ForceWorkers(at_bottom=False))
    book.score_lines = [
        WarpTiles(line.name, -1) if isinstance(line, WarpTiles) else line for line in book.score_lines
    ]
    return book


@pytest.fixture(autouse=True)
def another_edition(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(EDITIONS, "other", Edition("other", other))


@pytest.mark.parametrize(("edition", "slots"), [("essential", (0, -3)), ("other", (3, 0))])
def test_each_evacuation_slot_may_add_or_take(edition: str, slots: tuple[int, int]) -> None:
    table = story(era=5, edition=edition).built("rescue pods").built("rescue pods", seat=1)
    for seat, more in enumerate(slots):
        path = table.game.state.rules.paths[table.own(seat).path]
        vp = path.evacuations[0].base + more
        table.turn(seat).use("evacuation", "scientist").expect(seat, vp=vp)


def test_the_fewest_may_win_a_condition() -> None:
    table = story(edition="other").conditions("most workers").anomaly("lab 1").anomaly("lab 1", seat=1)
    table.expect(endgame_conditions=3).expect(1, endgame_conditions=3)
    table.anomaly("lab 2").expect(endgame_conditions=0).expect(1, endgame_conditions=3)


def test_a_research_may_set_no_die() -> None:
    table = story(edition="other").seat(water=1).use("research 2", "engineer").pick("square", "society")
    assert sum(table.own().breakthroughs) == 1


def test_force_workers_may_be_closed_at_the_lowest_step() -> None:
    story(edition="other").seat(morale=1).use("force workers").expect(morale=0)
    table = story(edition="other").seat(morale=0).refuses("force workers")
    assert table.why_not("seat/1/force_workers") == "morale"
    story().seat(morale=0).offers("force workers")


def test_a_warp_tile_left_may_cost_less() -> None:
    story(edition="other").seat(warp={"gold": 1, "water": 1}).expect(warp_tiles=-2)
    story().seat(warp={"gold": 1, "water": 1}).expect(warp_tiles=-4)


def test_the_words_say_it() -> None:
    rules = story(edition="other").game.state.rules
    assert components.endgame(rules.endgame_cards[0])[0].params["what"] == "fewest_anomalies"
    assert effects.describe(Research(blind=True))[0].params["blind"] == "yes"
    assert effects.describe(ForceWorkers(at_bottom=False))[0].params["bottom"] == "no"
