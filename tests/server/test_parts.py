"""Parts of the server: each is made of those that its constructor names, and hears what others tell."""

from __future__ import annotations

import pytest

from anachrony.server.events import Events
from anachrony.server.parts import Parts
from anachrony.table.away import Away


class Ground:
    pass


class House:
    def __init__(self, ground: Ground, away: Away) -> None:
        self.ground = ground
        self.away = away


class OnHoliday(Away):
    def __init__(self, ground: Ground) -> None:
        self.ground = ground


def test_a_part_is_made_once_of_those_that_it_names() -> None:
    ground = Ground()
    parts = Parts(ground)
    for kind in (House, Away):  # in any order
        parts.offer(kind)
    house = parts.of(House)
    assert house is parts.of(House)
    assert house.ground is ground
    assert type(house.away) is Away


def test_who_asks_for_a_class_is_given_what_a_feature_made_of_it() -> None:
    parts = Parts(Ground())
    for kind in (Away, House, OnHoliday):
        parts.offer(kind)
    assert parts.of(House).away is parts.of(OnHoliday)
    assert parts.of(Away) is parts.of(OnHoliday)


def test_what_nobody_offers_is_named() -> None:
    parts = Parts(Ground())
    parts.offer(House)
    with pytest.raises(LookupError, match="nobody offers a part Away"):
        parts.of(House)
    with pytest.raises(AssertionError, match="there are two of House"):
        parts.offer(House)


def test_an_event_is_heard_by_those_who_asked_for_its_kind() -> None:
    events = Events()
    heard: list[int] = []
    events.on(int, heard.append)
    events.on(int, lambda event: heard.append(-event))
    events.tell(3)
    events.tell("nobody hears this")
    assert heard == [3, -3]
