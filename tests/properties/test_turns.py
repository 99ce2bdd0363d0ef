"""A turn asks about one Worker where all fare the same; here each is asked about alone."""

from __future__ import annotations

from random import Random

import pytest

from anachrony import Game
from anachrony.rules import stack
from anachrony.rules.effect import Frame
from anachrony.rules.effects.placing import main_picks, own_picks
from anachrony.rules.effects.spaces import (
    beginning,
    crews_in_suits,
    crews_of,
    is_closed,
    missing_on_own,
    missing_on_space,
    missing_space,
    probes,
    worker_use,
)
from anachrony.rules.phases.action_rounds import TakeTurn
from anachrony.rules.places import placement
from anachrony.rules.state import State


def asked_one_by_one(state: State, frame: Frame) -> list[int]:
    seat = state.seats[frame.seat]
    anyone = beginning(state, frame)
    picks: list[int] = []
    for place in range(len(state.at)):
        if not missing_space(state, anyone, place):
            for probe in probes(state, anyone, crews_in_suits(state, frame)):
                if not missing_on_space(state, probe, place):
                    picks.append(placement(place, probe.crew))
    for place in seat.worker_places:
        use = worker_use(state, seat, place)
        if use is not None and not is_closed(state, seat, place):
            for probe in probes(state, anyone, crews_of(seat.active)):
                if not missing_on_own(state, probe, use):
                    picks.append(placement(place, probe.crew))
    return picks


@pytest.mark.parametrize(
    ("modules", "edition"),
    [
        ((), "essential"),
        (("fractures",), "essential"),
        (("pioneers", "doomsday"), "essential"),
        ((), "first"),
    ],
)
def test_every_worker_asked_alone_may_do_the_same(modules: tuple[str, ...], edition: str) -> None:
    turns = 0
    for seed in range(3):
        game = Game.new(players=2 + seed, seed=seed, modules=modules, edition=edition)
        random = Random(seed)
        while not game.over:
            if isinstance(stack.present(game.state), TakeTurn):
                turns += 1
                frame = game.state.top
                assert frame is not None
                anyone = beginning(game.state, frame)
                found = main_picks(game.state, anyone) + own_picks(game.state, anyone)
                assert found == asked_one_by_one(game.state, frame)
            game.play(random.choice(game.options))
    assert turns > 100
