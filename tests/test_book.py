"""A book as editions and modules write it: rows by their keys, steps by their names."""

from __future__ import annotations

from dataclasses import replace

import pytest

from anachrony import terms
from anachrony.automata.opponents import OPPONENTS, Opponent
from anachrony.editions.essential import essential
from anachrony.modules.doomsday.rows import Doomsday
from anachrony.rules.beginning import new_state
from anachrony.rules.book import Book, BookError, Steps
from anachrony.rules.effects.assets import Gain
from anachrony.rules.effects.flow import BeginPhase
from anachrony.rules.effects.paradox import GainParadox
from anachrony.rules.hooks import Measure, OwnPlace
from anachrony.rules.kinds import CORE, DIES, GENIUS, PREPARATION, UNMANNED, WARP, WATER
from anachrony.rules.module import Unsuitable, Variant
from anachrony.rules.phases.clean_up import Retrieve
from anachrony.rules.places import (
    ASIDE,
    BESIDE,
    FREE,
    OWN,
    PASS,
    PLACES,
    SPACES,
    check_room,
    crew_of,
    guest,
    guest_crew,
    guest_fate,
    guest_place,
    place_of,
    placement,
)
from anachrony.rules.rows import HOUSE, EndgameCard
from anachrony.rules.ruleset import Ruleset
from anachrony.rules.scoring import standing
from anachrony.rules.state import Seat, State
from anachrony.terms import SetupError, compose


@pytest.fixture
def book() -> Book:
    return essential(3)


def test_a_row_takes_the_place_of_the_one_with_its_key(book: Book) -> None:
    numbers = [tile.code for tile in book.tiles]
    tile = next(tile for tile in book.tiles if tile.code == 207)
    space = book.spaces[book.space("trade")]
    book.put(replace(tile, vp=9))
    book.put(replace(space, water=3))
    book.put(replace(book.paths[2], breakthroughs=4))
    book.put(replace(book.warp_tiles[0], count=5))
    book.put(replace(book.capital_tiles[0], then=(Gain(CORE, 1),)))
    rules = Ruleset(book)
    assert rules.tile(207).vp == 9
    assert rules.spaces[rules.space_names["trade"]].water == 3
    assert rules.paths[2].breakthroughs == 4
    assert rules.warp_tiles[0].count == 5
    assert rules.capital_by_code[book.capital_tiles[0].code].then == (Gain(CORE, 1),)
    assert [tile.code for tile in book.tiles] == numbers


def test_a_row_that_is_not_there_cannot_be_replaced(book: Book) -> None:
    with pytest.raises(BookError, match=r"no Space valley to replace; there is construct/1, construct/2,"):
        book.put(replace(book.spaces[0], name="valley"))
    with pytest.raises(BookError, match="no Tile 999 to replace; there is 101, 102"):
        book.put(replace(book.tiles[0], code=999))


def test_a_row_that_is_there_cannot_be_added(book: Book) -> None:
    with pytest.raises(BookError, match=r"Tile 101 is already in this book: put\(\) replaces it"):
        book.add(book.tiles[0])
    book.add(replace(book.spaces[0], name="valley"))
    assert book.space("valley") == len(book.spaces) - 1


def test_a_module_counts_what_it_likes(book: Book) -> None:
    class TiredOnes(Measure):
        def count(self, state: State, seat: Seat) -> int:
            return sum(seat.tired)

    card = EndgameCard(9, TiredOnes("tired"), HOUSE, "most tired")
    state = new_state(Ruleset(book), 0)
    state.seats[1].tired[:] = [2, 0, 1, 0]
    assert [standing(state, seat, card) for seat in state.seats] == [0, 3, 0]


def test_a_name_can_be_claimed_once(book: Book) -> None:
    book.new_list("markers")
    with pytest.raises(BookError, match="already something called 'markers'"):
        book.new_seat_list("markers")


def test_an_unknown_space_is_named_with_those_there_are(book: Book) -> None:
    with pytest.raises(BookError, match=r"no space valley; there is construct/1"):
        book.space("valley")


def test_steps_go_before_after_and_instead_of_others() -> None:
    steps = Steps("era", BeginPhase(PREPARATION), Retrieve(), BeginPhase(WARP))
    steps.after(Retrieve, Gain(WATER, 1))
    steps.before(BeginPhase(WARP), Gain(CORE, 1))
    steps.before(Retrieve, GainParadox())
    assert steps.as_tuple() == (
        BeginPhase(PREPARATION),
        GainParadox(),
        Retrieve(),
        Gain(WATER, 1),
        Gain(CORE, 1),
        BeginPhase(WARP),
    )
    steps.instead(GainParadox)
    steps.instead(Gain(CORE, 1), Gain(CORE, 2), Gain(CORE, 3))
    assert list(steps)[1:] == [Retrieve(), Gain(WATER, 1), Gain(CORE, 2), Gain(CORE, 3), BeginPhase(WARP)]
    assert steps.has(Retrieve)
    assert not steps.has(GainParadox)


def test_a_missing_step_is_named() -> None:
    steps = Steps("era", Retrieve(), Gain(WATER, 1), Gain(CORE, 1))
    with pytest.raises(
        BookError, match=r"the era has no step GainParadox; it has Retrieve\(\), Gain\(4, 1\), Gain\(5, 1\)"
    ):
        steps.after(GainParadox, Gain(WATER, 1))
    with pytest.raises(BookError, match=r"the era has 2 steps Gain: name one with its arguments"):
        steps.instead(Gain)


def test_a_module_finds_its_table_by_class() -> None:
    rules = compose("essential", ("doomsday",), (), 2)
    assert rules.table(Doomsday).dice
    assert Doomsday not in compose("essential", (), (), 2).tables


def test_more_spaces_than_there_is_room_for_are_refused(book: Book) -> None:
    more = [replace(book.spaces[0], name=f"valley/{n}") for n in range(SPACES - len(book.spaces))]
    book.spaces += more
    assert Ruleset(book).place_words[SPACES - 1] == more[-1].name
    book.add(replace(book.spaces[0], name="one too many"))
    with pytest.raises(ValueError, match=r"64 spaces, .* room for 63: enlarge SPACES in rules/places"):
        Ruleset(book)


def test_more_places_beside_the_board_than_there_is_room_for_are_refused(book: Book) -> None:
    for n in range(PLACES - BESIDE):
        book.new_place(OwnPlace(f"lodge_{n}", HOUSE))
    assert Ruleset(book).place_words[PLACES - 1] == "lodge_44"
    book.new_place(OwnPlace("one_too_many", HOUSE))
    with pytest.raises(ValueError, match=r"46 places beside .* room for 45: enlarge PLACES"):
        Ruleset(book)


def test_two_places_of_one_name_are_refused(book: Book) -> None:
    book.new_place(OwnPlace("trade", HOUSE))
    with pytest.raises(ValueError, match="two places called trade: give one of them another name"):
        Ruleset(book)


def test_more_kinds_of_crew_than_there_is_room_for_are_refused() -> None:
    check_room(0, 0, FREE)
    with pytest.raises(ValueError, match=r"16 kinds of Workers .* room for 15: enlarge CREWS"):
        check_room(0, 0, FREE + 1)


def test_picks_and_guests_come_apart_as_they_were_put_together() -> None:
    for place in (0, ASIDE, OWN, PLACES - 1):
        for crew in (GENIUS, UNMANNED, FREE):
            pick = placement(place, crew)
            assert (place_of(pick), crew_of(pick)) == (place, crew)
            assert pick < PASS
            busy = guest(place, DIES, crew)
            assert (guest_place(busy), guest_fate(busy), guest_crew(busy)) == (place, DIES, crew)


# --- whose mistake it is ---------------------------------------------------------------------------------


def broken(book: Book, *rest: object) -> None:
    raise ValueError("seven is not in list")


def unsuitable(book: Book, *rest: object) -> None:
    raise Unsuitable("not with this")


def test_a_mistake_in_a_variant_is_not_told_as_a_wish_that_cannot_be(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(terms.EVERY_VARIANT, "fixed_paradox", Variant(broken))
    with pytest.raises(ValueError, match="seven") as raised:
        terms.compose.__wrapped__("essential", (), ("fixed_paradox",), 2)
    assert not isinstance(raised.value, SetupError)
    monkeypatch.setitem(terms.EVERY_VARIANT, "fixed_paradox", Variant(unsuitable))
    with pytest.raises(SetupError, match="not with this"):
        terms.compose.__wrapped__("essential", (), ("fixed_paradox",), 2)


def test_a_mistake_in_an_opponent_is_not_told_as_a_wish_that_cannot_be(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(OPPONENTS, "chronobot", Opponent(broken, ()))
    with pytest.raises(ValueError, match="seven") as raised:
        terms.compose.__wrapped__("essential", (), (), 2, "chronobot")
    assert not isinstance(raised.value, SetupError)
    monkeypatch.setitem(OPPONENTS, "chronobot", Opponent(unsuitable, ()))
    with pytest.raises(SetupError, match="not with this"):
        terms.compose.__wrapped__("essential", (), (), 2, "chronobot")
