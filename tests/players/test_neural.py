"""The learned player: what it sees, what its network answers, how it chooses."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import numpy as np
import pytest

from anachrony import Game
from anachrony.players.hidden import redraw
from anachrony.players.levels import UnknownPlayer, make_player
from anachrony.players.neural import features, plain_network, playouts
from anachrony.players.neural.encoder import Encoder, Encoding
from anachrony.players.neural.judge import NetworkJudge
from anachrony.players.neural.marks import ListsSeen, SeatMarks
from anachrony.players.neural.names import Names
from anachrony.players.neural.network import Network
from anachrony.players.neural.network_file import NetworkError, read_array
from anachrony.players.neural.options import OptionWords, sensible, words_of
from anachrony.players.neural.plain_network import PlainNetwork
from anachrony.players.neural.playouts import PlayoutPlayer
from anachrony.players.neural.search import NeuralPlayer, worth
from anachrony.players.neural.trained import SHIPPED
from anachrony.rules import scoring, stack
from anachrony.rules.kinds import ICON_WORDS, ICONS, VP
from anachrony.rules.state import State
from anachrony.terms import compose
from story import SCIENTIST, story

TABLES: tuple[dict[str, object], ...] = (
    {"players": 2},
    {"players": 3, "side": "B"},
    {"players": 4, "variants": ("endgame_draft", "asset_draft")},
    {"players": 2, "modules": ("doomsday", "pioneers", "guardians")},
    {"players": 2, "modules": ("fractures", "variable_anomalies")},
    {"players": 2, "edition": "preview", "modules": ("doomsday", "pioneers")},
    {"players": 3, "edition": "first", "modules": ("doomsday",)},
    {"solo": "chronobot"},
    {"solo": "chronossus"},
)


def positions(seed: int, table: dict[str, object], every: int = 1) -> Iterator[State]:
    """Positions of a random game in which a person chooses."""
    state = Game.new(seed=seed, **table).state  # type: ignore[arg-type]  # each table names its own arguments
    chance = Random(seed)
    number = 0
    while not state.over:
        if number % every == 0:
            yield state
        number += 1
        stack.play(state, state.decider, chance.choice(state.picks))


def same(one: Encoding, other: Encoding) -> bool:
    return (one.seats, one.table, one.dense) == (other.seats, other.table, other.dense)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_position_has_features_within_the_table_each_once(table: dict[str, object]) -> None:
    seen = 0
    for state in positions(5, table, every=3):
        encoding = Encoder(state.rules).encode(state, state.decider)
        assert len(encoding.seats) == len(encoding.dense) == len(state.seats)
        for on, size in (
            *((seat, features.SEAT.size) for seat in encoding.seats),
            (encoding.table, features.TABLE.size),
        ):
            assert len(set(on)) == len(on)
            assert 0 <= min(on) <= max(on) < size
        assert all(len(numbers) == features.DENSE for numbers in encoding.dense)
        seen += 1
    assert seen > 20


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_what_a_seat_cannot_know_changes_no_feature(table: dict[str, object]) -> None:
    changed = 0
    for state in positions(8, table):
        for seat in stack.deciders(state):
            encoder, words = Encoder(state.rules), OptionWords()
            seen, options = encoder.encode(state, seat), words.of(state, seat)
            for draw in range(2):
                twin = state.clone()
                redraw(twin, seat, Random(draw))
                assert same(encoder.encode(twin, seat), seen)
                assert words.of(twin, seat) == options
                others = [index for index in range(len(state.seats)) if index != seat]
                changed += any(
                    (twin.seats[one].secret, twin.seats[one].hand, twin.seats[one].chosen)
                    != (state.seats[one].secret, state.seats[one].hand, state.seats[one].chosen)
                    for one in others
                )
    if table.get("variants"):
        assert changed  # there were hands to change


def test_own_secrets_are_seen() -> None:
    for state in positions(3, {"players": 2}):
        twin = state.clone()
        twin.seats[0].secret ^= 1
        encoder = Encoder(state.rules)
        assert not same(encoder.encode(state, 0), encoder.encode(twin, 0))
        assert same(encoder.encode(state, 1), encoder.encode(twin, 1))
        return


def test_options_of_a_question_differ_in_their_words() -> None:
    for state in positions(2, {"players": 3}):
        words = OptionWords().of(state, state.decider)
        assert len({tuple(one) for one in words}) == len(words) == len(state.picks)


def test_many_positions_at_once_get_the_same_verdicts_as_one_by_one() -> None:
    network = Network.fresh(4)
    rng = np.random.default_rng(1)
    network.weights["value"] = rng.normal(0, 0.1, network.weights["value"].shape).astype(np.float32)
    states = [state.clone() for table in TABLES[:2] for state in positions(1, table, every=8)]
    found: dict[bool, list[tuple[list[float], list[float], list[float]]]] = {}
    for together in (True, False):
        found[together] = []
        for rules in dict.fromkeys(state.rules for state in states):
            judge = NetworkJudge(rules, network)
            some = [state for state in states if state.rules is rules]
            groups = [some] if together else [[one] for one in some]
            for group in groups:
                for verdict in judge.judge(group, [one.decider for one in group]):
                    found[together].append((verdict.logits, verdict.values, verdict.points))
    assert len(found[True]) > 30
    for one, other in zip(found[True], found[False], strict=True):
        for these, those in zip(one, other, strict=True):
            assert these == pytest.approx(those, abs=1e-4)
    assert len({round(verdict[1][0], 3) for verdict in found[True]}) > 10


def test_a_network_comes_back_from_its_file(tmp_path: Path) -> None:
    network = Network.fresh(2)
    network.about["games"] = 7
    whole, packed = tmp_path / "whole.npz", tmp_path / "packed.npz"
    network.save(whole)
    network.save(packed, packed=True)
    assert packed.stat().st_size < whole.stat().st_size / 2
    for path, error in ((whole, 0.0), (packed, 2**-7)):
        loaded = Network.load(path)
        assert loaded.about["games"] == 7
        for name, weights in network.weights.items():
            assert np.allclose(weights, loaded.weights[name], rtol=error, atol=error / 1000)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_it_says_the_same_without_numpy(table: dict[str, object]) -> None:
    network, plain = Network.load(SHIPPED), PlainNetwork(SHIPPED)
    for state in positions(6, table, every=9):
        seat = state.decider
        asked = [Encoder(state.rules).encode(state, seat)], [OptionWords().of(state, seat)], [seat]
        (one,), (other,) = network(*asked), plain(*asked)
        for name in ("logits", "values", "points"):
            assert getattr(other, name) == pytest.approx(getattr(one, name), abs=1e-4), name


def test_numbers_lie_in_lanes() -> None:
    numbers = [0.5, -0.25, 0.0, -3.0, 2.0**-24, -(2.0**-24)]
    one = plain_network.packed(numbers)
    assert [lane / plain_network.ONE for lane in plain_network.lanes(one, 6)] == numbers
    total = sum([one] * 3) - 5 * one
    assert [lane / plain_network.ONE for lane in plain_network.lanes(total, 6)] == [-2 * n for n in numbers]


@pytest.mark.parametrize(
    "array",
    [np.zeros((2, 3), np.float64), np.zeros((2, 3), np.float32, "F")],
    ids=["other numbers", "by columns"],
)
def test_an_array_of_another_kind_is_refused(array: np.ndarray, tmp_path: Path) -> None:
    np.save(tmp_path / "array.npy", array)
    raw = (tmp_path / "array.npy").read_bytes()
    for one in (raw, raw[:9], raw[:40], raw[:-1]):
        with pytest.raises(ValueError, match="an array that"):
            read_array(one)


@pytest.mark.parametrize("load", [Network.load, PlainNetwork], ids=["with NumPy", "without"])
def test_a_network_of_other_features_is_refused(load: Callable[[Path], object], tmp_path: Path) -> None:
    path = tmp_path / "net.npz"
    Network.fresh().save(path)
    with np.load(path) as arrays:
        parts = {name: arrays[name] for name in arrays.files}
    about = json.loads(parts["about"].tobytes())
    about["features"] += 1
    parts["about"] = np.frombuffer(json.dumps(about).encode(), np.uint8)
    np.savez(path, **parts)
    with pytest.raises(NetworkError, match="another table of features"):
        load(path)
    del parts["value"]
    about["features"] -= 1
    np.savez(path, **parts | {"about": np.frombuffer(json.dumps(about).encode(), np.uint8)})
    with pytest.raises(NetworkError, match="arrays are missing"):
        load(path)
    for raw in (b"no network", path.read_bytes()[:-1000]):
        path.write_bytes(raw)
        with pytest.raises(NetworkError, match="holds no network"):
            load(path)


def test_the_network_that_ships_fits_the_table_of_features() -> None:
    try:
        network = Network.load(SHIPPED)
    except NetworkError as error:
        pytest.fail(f"train anew, as docs/players.md says, or take the change of the features back: {error}")
    assert network.about["games"] == 506_735
    assert SHIPPED.stat().st_size < 2_000_000


def test_an_unknown_network_is_told_in_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(UnknownPlayer, match="holds no network"):
        make_player(f"neural:net={tmp_path / 'none.npz'}")


@pytest.mark.parametrize("iterations", [0, 24])
def test_it_chooses_the_same_again_and_leaves_the_position_alone(iterations: int) -> None:
    network = Network.fresh(1)
    for state in positions(6, {"players": 2}, every=9):
        before = state.clone()
        picks = {NeuralPlayer(network, 3, iterations).pick(state, state.decider) for _ in range(2)}
        assert len(picks) == 1
        assert picks <= set(state.picks)
        assert same(*(Encoder(state.rules).encode(one, one.decider) for one in (before, state)))


def test_it_cannot_peek() -> None:
    """Its choice is the same whatever others hide and whatever would be drawn next."""
    network = Network.fresh(1)
    for state in positions(9, {"players": 2, "variants": ("asset_draft",)}, every=7):
        seat = state.decider
        twin = state.clone()
        redraw(twin, seat, Random(11))
        picks = {NeuralPlayer(network, 3, 16).pick(one, seat) for one in (state, twin)}
        assert len(picks) == 1
        played = {PlayoutPlayer(network, 3, 12, playout=2).pick(one, seat) for one in (state, twin)}
        assert len(played) == 1


def test_playouts_choose_the_same_again_and_leave_the_position_alone() -> None:
    network = Network.fresh(1)
    for state in positions(6, {"players": 2}, every=60):
        before = state.clone()
        players = [PlayoutPlayer(network, 3, iterations=16, playout=4) for _ in range(2)]
        assert len({player.pick(state, state.decider) for player in players}) == 1
        assert same(*(Encoder(state.rules).encode(one, one.decider) for one in (before, state)))
        values = players[0].values(state, state.decider)
        assert len(values) == len(state.picks)
        assert players[0].made <= 16 + playouts.OPTIONS


def test_playouts_go_to_the_end_of_the_game_or_as_far_as_they_are_told() -> None:
    """A network that expects a defeat of everybody, against what really comes of the game."""
    network = Network.fresh(0)
    for name in ("seat", "table", "dense", "second", "word", "word_bias", "query"):
        network.weights[name][:] = 0.0
    network.weights["value_bias"][0] = -20.0
    state = [state.clone() for state in positions(4, {"players": 2}, every=5) if len(state.picks) > 4][-1]
    seat = state.decider
    (first, *_) = PlayoutPlayer(network, 1, iterations=6, playout=1).think(state, seat)
    assert set(first.values) == {-1.0}
    (first, *_) = PlayoutPlayer(network, 1, iterations=6).think(state, seat)
    assert set(first.values) != {-1.0}
    assert all(-1 < value < 1 for value in first.values)


def test_the_lesser_half_of_the_options_drops_out() -> None:
    """A network that is tempted to pass and fears to have passed: passing is not played out to the last."""
    network = fearing_to_pass()
    start = (state for state in positions(4, {"players": 3}) if len(state.picks) > 6 and state.round == 1)
    state = next(state for state in start if not state.passed)
    seat = state.decider
    effect, frame = stack.asking(state, seat)
    network.weights["word_bias"][words_of(type(effect).__name__, "pass", "")] = 1.0
    found = PlayoutPlayer(network, 1, iterations=60, playout=1).think(state, seat)
    tried = [one for one in found if one.values]
    assert len(tried) == playouts.OPTIONS
    assert effect.text(state, frame, tried[-1].pick) == "pass"
    assert len(tried[-1].values) < len(tried[0].values)


def test_alone_against_an_automaton_it_plays_the_options_out() -> None:
    network = Network.fresh(1)
    together = next(state for state in positions(6, {"players": 2}) if len(state.picks) > 4)
    by_itself = next(state for state in positions(6, {"solo": "chronobot"}) if len(state.picks) > 4)
    searching, playing_out = (NeuralPlayer(network, 3, 4) for _ in range(2))
    assert searching.pick(together, together.decider) in together.picks
    assert searching.root is not None
    assert not searching.playouts.made
    assert playing_out.pick(by_itself, by_itself.decider) in by_itself.picks
    assert playing_out.root is None
    assert playing_out.playouts.made


def test_playouts_without_a_budget_are_refused() -> None:
    with pytest.raises(UnknownPlayer, match="how long"):
        make_player("neural:playout=10")


def fearing_to_pass() -> Network:
    """It likes all options alike, and values one thing only."""
    network = Network.fresh(0)
    weights = network.weights
    for name in ("word", "word_bias", "query", "seat", "table", "dense", "second"):
        weights[name][:] = 0.0
    weights["seat"][features.PASSED, 0] = 1.0  # the first hidden unit: the seat has passed
    weights["second"][0, 0] = 1.0
    weights["value"][0, 0] = -2.0  # which is bad
    return network


def test_thinking_finds_the_option_after_which_the_network_expects_more() -> None:
    """A network that values one thing only: the search goes for it, though it likes all options alike."""
    network = fearing_to_pass()
    state = next(state for state in positions(4, {"players": 2}) if len(state.picks) > 6 and state.round == 1)
    encoder = Encoder(state.rules)
    pick = NeuralPlayer(network, 1, 200).pick(state, state.decider)
    twin = state.clone()
    seat = state.decider
    stack.play(twin, seat, pick)
    assert features.PASSED not in encoder.encode(twin, seat).seats[seat]


def test_it_stops_as_soon_as_one_option_is_clearly_ahead() -> None:
    """In doubt it takes all of its time; sure of passing, a part of it."""
    network = fearing_to_pass()
    network.weights["value"][:] = 0.0
    start = (state for state in positions(4, {"players": 3}) if len(state.picks) > 6 and state.round == 1)
    state = next(state for state in start if not state.passed)
    seat = state.decider
    doubting, sure = (NeuralPlayer(network, 1, 200) for _ in range(2))
    doubting.pick(state, seat)
    assert doubting.made == 200
    effect, frame = stack.asking(state, seat)
    network.weights["word_bias"][words_of(type(effect).__name__, "pass", "")] = 10.0
    assert effect.text(state, frame, sure.pick(state, seat)) == "pass"
    assert sure.made < 40


def test_the_worth_of_a_finished_game() -> None:
    state = None
    for position in positions(12, {"players": 3}):
        state = position
    assert state is not None
    found = worth(state)
    assert len(found) == 3
    assert max(found) > 0 > min(found)
    assert all(-1 <= one <= 1 for one in found)


def test_the_worth_of_a_game_against_a_bot_tells_a_defeat_by_ten_from_one_by_thirty() -> None:
    state = None
    for position in positions(3, {"solo": "chronobot"}):
        state = position
    assert state is not None
    found: list[float] = []
    for points in (0, 20):
        state.seats[0].change(VP, points)
        own, bot = scoring.totals(state)
        assert own < bot  # a random player does not win, and 20 points do not help it
        found.append(worth(state)[0])
    assert -1 < found[0] < found[1] - 0.02
    assert found[1] < 0


def marks_of(edition: str, *modules: str) -> SeatMarks:
    rules = compose(edition, modules, (), 2)
    return SeatMarks(rules, Names(features.SEAT_NAMES, edition))


def test_tiles_and_leaders_have_the_same_feature_at_every_table() -> None:
    found: dict[str, list[int]] = {}
    for modules in ((), ("pioneers",), ("fractures",)):
        marks, rules = marks_of("essential", *modules), compose("essential", modules, (), 2)
        for code, tile in enumerate(rules.tiles):
            if tile is not None:
                seen = marks.tiles[0][code]
                assert found.setdefault(f"tile {tile.name}", seen) == seen
        for number, leader in enumerate(rules.leaders):
            assert found.setdefault(f"leader {leader.name}", marks.leaders[number]) == marks.leaders[number]
    assert sum(name.startswith("leader") for name in found) == 15
    printed = [tuple(seen) for seen in found.values() if seen[0] < features.SEAT_NAMES]
    assert len(printed) == len(set(printed)) == 78 + 8


@pytest.mark.parametrize(
    ("module", "traits", "first"),
    [
        (
            "variable_anomalies",
            ["hex-water-less", "supply-more", "building-water", "paradox-rolls", "warps-less"],
            20,
        ),
        ("fractures", ["no-travel"], 25),
    ],
)
def test_traits_of_modules_keep_the_inputs_that_networks_were_trained_with(
    module: str, traits: list[str], first: int
) -> None:
    numbers = compose("essential", (module,), (), 2).trait_numbers
    seen = [marks_of("essential", module).traits[numbers[trait]] for trait in traits]
    assert seen == [[features.TRAITS + first + n] for n in range(len(traits))]


def test_a_piece_of_another_edition_has_a_feature_of_its_own_beside_the_common_one() -> None:
    essential, preview = marks_of("essential"), marks_of("preview")
    assert preview.tiles[0][101][:1] == essential.tiles[0][101]
    assert len(preview.tiles[0][101]) == 2
    assert preview.tiles[0][512][0] >= features.SEAT_NAMES  # a Superproject that only this edition has
    common = set(words_of("Construct", "build 101", ""))
    assert common < set(words_of("Construct", "build 101", "", "preview"))


def test_what_modules_keep_is_seen_piece_by_piece() -> None:
    """Flux Cores, Operators, each space of the Device, locks and kinds of Anomalies."""
    state = Game.new(players=2, seed=1, modules=("fractures", "variable_anomalies")).state
    seat, rules = state.seats[0], state.rules

    def seen() -> set[int]:
        return set(Encoder(rules).encode(state, 0).seats[0])

    before = seen()
    met = [before]

    def differs() -> None:
        now = seen()
        assert now not in met
        met.append(now)

    flux, device = rules.stock_names["flux"], seat.beside[rules.seat_list_names["device"]]
    seat.change(flux, 1)
    differs()
    operator = rules.worker_names["operator"]
    seat.active = [*seat.active[:operator], 1]
    differs()
    for space in range(6):
        device[0] |= 1 << space
        differs()
    seat.locked_hexes = 1
    differs()
    seat.locked = 1
    differs()
    kinds = []
    for code in rules.anomalies:
        seat.anomalies = [code, *[0] * 11]
        kinds.append(frozenset(seen()))
    assert len(set(kinds)) >= 15  # of 16: two names may have one feature


def test_a_list_that_begins_empty_is_a_heap_and_one_with_numbers_has_places() -> None:
    lists = ListsSeen(Names(features.TABLE_NAMES, "essential"), ["heap", "places"], [[], [0, 0]])

    def seen(*now: list[int]) -> set[int]:
        found: list[int] = []
        lists.add(list(now), found)
        return set(found)

    assert seen([3, 5], [0, 0]) == seen([5, 3], [0, 0]) != seen([3], [0, 0])
    assert seen([], [1, 0]) != seen([], [0, 1])
    assert seen([], [6, 0]) >= seen([], [2, 0]) & seen([], [4, 0])
    assert len(seen([], [1 << 12, 0])) == 3  # too large to have a feature as a whole


def test_it_does_not_reroll_a_die_that_can_bring_nothing() -> None:
    """Otherwise a player that likes it would roll forever."""
    gone = {"square society": 3}
    for breakthroughs, left in (
        (gone, ["reroll shape", "reroll icon"]),
        ({**gone, "circle society": 3, "triangle society": 3}, ["reroll icon"]),
        ({f"square {icon}": 3 for icon in ICON_WORDS[:ICONS]}, ["reroll shape"]),
    ):
        table = story(2).seat(1, breakthroughs=breakthroughs).use("research 1", SCIENTIST)
        table.pick("square", "society")
        assert table.options == ["reroll shape", "reroll icon"]
        state = table.game.state
        effect, frame = stack.asking(state, 0)
        assert [effect.text(state, frame, pick) for pick in sensible(state, 0)] == left
