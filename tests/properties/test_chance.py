"""Equal seeds give equal deals, whatever people choose; other seeds give other ones."""

from __future__ import annotations

from collections import defaultdict
from random import Random

import pytest

from anachrony import CHANCE, Game
from anachrony.rules import rng, stack
from anachrony.rules.chance import Chance
from playing import play_on

# Drawn from what the players have left in the supply, so choices have a say there.
OF_THE_SUPPLY = {rng.BREAKTHROUGH_STREAM}


def new(seed: int, players: int, side: str = "A", chance: str = "sample") -> Game:
    paths = ("harmony", "dominance", "progress", "salvation")[:players]
    return Game.new(paths, seed=seed, leaders="random", side=side, chance=chance)


def outcomes(game: Game) -> dict[int, list[int]]:
    """What each stream of chance gave, in order."""
    found: dict[int, list[int]] = defaultdict(list)
    state = game.terms.opening(explicit=True)
    for seat, text in game.entries:
        pick = stack.pick_called(state, seat, text)
        if seat == CHANCE:
            frame = state.top
            assert frame is not None
            effect = stack.effect_at(state, frame)
            assert isinstance(effect, Chance)
            found[effect.stream(state, frame)].append(pick)
        stack.play(state, seat, pick)
    return found


@pytest.mark.parametrize("seed", range(12))
def test_equal_seeds_give_equal_deals(seed: int) -> None:
    players = 2 + seed % 3
    games = [new(seed, players, side="AB"[seed % 2]) for _ in range(3)]
    for choices, game in enumerate(games):
        play_on(game, Random(choices))
    first, *others = map(outcomes, games)
    assert games[0].record() != games[1].record()
    for other in others:
        for stream in (first.keys() & other.keys()) - OF_THE_SUPPLY:
            both = list(zip(first[stream], other[stream], strict=False))
            assert both, stream
            assert all(a == b for a, b in both), f"stream {stream}: {both}"
    # every Era has its Superproject, Recruit and Mine card whatever happened, so these are no accident
    for stream in (rng.SUPERPROJECT_STREAM, rng.RECRUIT_STREAM, rng.MINE_STREAM):
        assert min(len(given[stream]) for given in map(outcomes, games)) >= 4


def test_equal_seeds_and_equal_choices_give_equal_games() -> None:
    games = [new(3, 3), new(3, 3)]
    for game in games:
        play_on(game, Random(1))
    assert games[0] == games[1]
    assert games[0].save() == games[1].save()
    assert games[0].record() == games[1].record()


def test_other_seeds_give_other_deals() -> None:
    deals = {new(seed, 2).record().partition("\n\n")[2] for seed in range(50)}
    assert len(deals) == 50


def test_reseed_gives_a_fresh_future_and_keeps_the_past() -> None:
    game = new(5, 2)
    play_on(game, Random(0), 60)
    futures: set[str] = set()
    for seed in range(8):
        twin = game.clone()
        twin.reseed(seed)
        assert twin.entries == game.entries
        play_on(twin, Random(0))
        assert twin.entries[: len(game.entries)] == game.entries
        assert Game.replay(twin.record()).scores == twin.scores
        futures.add(twin.record())
    assert len(futures) == 8


def test_explicit_chance_samples_like_the_dice() -> None:
    """Outcomes have the probabilities of the printed faces."""
    game = new(1, 2, chance="explicit")
    seen: set[tuple[str, tuple[float, ...]]] = set()
    random = Random(2)
    while not game.over:
        for decision in game.decisions:
            if decision.seat == CHANCE:
                seen.add((decision.prompt, tuple(round(p, 6) for p in decision.probabilities)))
        play_on(game, random, 1, keen=True)
    assert ("roll-paradoxes", (0.166667, 0.666667, 0.166667)) in seen
    assert any(prompt == "roll-die" and len(set(chances)) == 1 for prompt, chances in seen)


@pytest.mark.parametrize(
    ("modules", "solo"),
    [((), None), (("doomsday",), None), (("pioneers",), None), (("fractures",), None), ((), "chronobot")],
)
def test_whatever_is_sampled_without_a_list_is_what_the_list_would_give(
    modules: tuple[str, ...], solo: str | None
) -> None:
    paths = ("harmony", "dominance")[: 1 if solo else 2]
    game = Game.new(paths, seed=4, modules=modules, solo=solo, leaders="random", chance="explicit")
    random = Random(4)
    state = game.state
    kinds: set[type] = set()
    while not state.over:
        if state.decider == CHANCE:
            frame = state.top
            assert frame is not None
            effect = stack.effect_at(state, frame)
            assert isinstance(effect, Chance)
            for seed in range(3):
                listed, quick = state.clone(), state.clone()
                listed.seed = quick.seed = seed
                assert Chance.sample(effect, listed, frame) == effect.sample(quick, frame)
                assert listed.counters == quick.counters
            kinds.add(type(effect))
        stack.play(state, state.decider, random.choice(state.picks))
    assert len(kinds) > 5
