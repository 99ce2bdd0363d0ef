"""Training: records, rows, games against itself, gates, and the same network in PyTorch."""

from __future__ import annotations

import json
import math
import multiprocessing
import time
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest

from anachrony import cli
from anachrony.automata.opponents import OPPONENTS
from anachrony.lab.match import Setting
from anachrony.lab.place import Place
from anachrony.lab.train import gate, players, records, replaying, rows, selfplay, tables
from anachrony.lab.train.shard_queue import ShardQueue
from anachrony.players.levels import make_player
from anachrony.players.neural.encoder import Encoder
from anachrony.players.neural.network import Network
from anachrony.players.neural.options import OptionWords
from anachrony.players.neural.search import worth
from anachrony.players.neural.trained import trained
from anachrony.players.search import SearchPlayer
from anachrony.rules import scoring
from anachrony.rules.kinds import CONTINUED, EMPTY, FIRST_SUPERPROJECT

HERE = Place(1)


@pytest.fixture(scope="module")
def record() -> records.Record:
    return records.teach("heuristic", 1, tables.PLAIN)


def test_a_record_replays_to_the_same_game(record: records.Record) -> None:
    assert records.teach("heuristic", 1, tables.PLAIN) == record
    positions = 0
    for state, number, seat in records.replay(record):
        if seat >= 0:
            assert len(record.shares[number]) == len(record.values[number]) == len(state.picks)
            assert sum(record.shares[number]) == pytest.approx(1000, abs=len(state.picks))
            positions += 1
    assert state.over
    assert positions == number == len(record.picks) > 100


def test_the_deals_of_a_mixture_have_all_that_it_says() -> None:
    rare = (408, 466)  # variants of one module each, of which a few in a thousand deals have one
    dealt = [tables.deal(seed) for seed in (*range(400), *rare)]
    assert dealt[:20] == [tables.deal(seed) for seed in range(20)]
    alone = [one for one in dealt if one.setting.solo]
    beside = [one for one in dealt if one.setting.modules or one.setting.variants]
    assert 0.35 < len(alone) / len(dealt) < 0.55
    assert {one.seats for one in alone} == {1}
    assert {one.seats for one in dealt} == {1, 2, 3, 4}
    known = tables.MIXED.trained()
    assert {one.setting.solo for one in alone} == set(known.solo)
    assert {name for one in beside for name in one.setting.modules} == set(known.modules)
    assert {name for one in beside for name in one.setting.variants} == set(known.variants)
    assert any(one.setting.difficulty for one in alone)
    older = tables.Mixture.read("0:0:0:100")
    editions = [tables.deal(seed, older) for seed in range(120)]
    assert {one.setting.edition for one in editions} == {"first", "preview"}
    assert {one.setting.solo for one in editions} == {"", "chronobot_retail", "chronobot_early"}
    assert {name for one in editions for name in one.setting.modules} == {"doomsday", "pioneers"}
    assert older.trained().editions == ("essential", "first", "preview")
    assert {tables.deal(seed, tables.PLAIN).setting for seed in range(60)} == {Setting("A"), Setting("B")}
    assert tables.PLAIN.trained().modules == tables.PLAIN.trained().solo == ()


def lesson(seed: int = 2) -> records.Lesson:
    return records.Lesson("heuristic", seed, until=10.0, mixture=tables.PLAIN)


def kept(folder: Path) -> list[records.Record]:
    return [records.parsed(line) for file in records.files(folder) for line in records.lines(file)]


def clock(monkeypatch: pytest.MonkeyPatch, *moments: float) -> None:
    """What a look at the clock says, and the last of these from then on."""
    left = [*moments]
    monkeypatch.setattr(
        records, "time", SimpleNamespace(time=lambda: left.pop(0) if len(left) > 1 else left[0])
    )


def test_a_run_goes_on_with_deals_that_it_has_not_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game takes two looks at the clock, a deal that is there already one."""
    monkeypatch.setattr(records, "FILE_GAMES", 2)
    clock(monkeypatch, *[0.0] * 6, 20.0)
    assert records.generate(lesson(), tmp_path, HERE) == 3
    found = kept(tmp_path)
    assert found == [records.teach("heuristic", seed, tables.PLAIN) for seed in (2, 3, 4)]
    two, one = records.files(tmp_path)
    two.write_bytes(two.read_bytes()[:-40])  # the second of its games is torn
    one.write_bytes(one.read_bytes()[:-40])  # the only one is
    assert kept(tmp_path) == found[:1]
    clock(monkeypatch, *[0.0] * 5, 20.0)
    assert records.generate(lesson(), tmp_path, HERE) == 2
    assert sorted(kept(tmp_path)) == found


def test_no_game_begins_when_the_time_is_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock(monkeypatch, 20.0)
    assert records.play(lesson()) is None
    assert records.generate(lesson(), tmp_path, HERE) == 0
    assert kept(tmp_path) == []


def test_records_become_rows(record: records.Record, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replaying, "SHARD_GAMES", 2)
    parts = list(replaying.parts([json.dumps(record)] * 3))
    assert [(number, len(lines)) for number, lines in parts] == [(0, 2), (1, 1)]
    (_, two), (number, one) = map(replaying.rows_of, parts)
    assert number == 1
    assert one["games"].sum() == 1
    assert len(one["decider"]) == len(record.picks)
    assert list(one["choice"]) == record.picks
    assert one["target"].sum() == pytest.approx(len(record.picks), rel=1e-4)
    assert two.pop("games").sum() == 2
    assert all((two[name] == np.concatenate([one[name]] * 2)).all() for name in two)


def shard_of(count: int, name: int) -> rows.Arrays:
    return {"decider": np.full(count, name, np.uint8)}


def test_a_batch_has_enough_rows_of_the_oldest_shards() -> None:
    queue = ShardQueue(enough=10, most=8)
    queue.add(shard_of(4, name) for name in range(2))
    assert queue.batch() is None
    queue.add(shard_of(4, name) for name in range(2, 5))
    batch = queue.batch()
    assert batch is not None
    assert list(batch["decider"]) == [0] * 4 + [1] * 4 + [2] * 4
    assert queue.waiting == 2
    assert queue.batch() is None


def test_too_many_shards_lose_their_older_half() -> None:
    queue = ShardQueue(enough=4, most=8)
    queue.add(shard_of(4, name) for name in range(9))
    assert (queue.waiting, queue.skipped) == (5, 4)
    batch = queue.batch()
    assert batch is not None
    assert set(batch["decider"]) == {4}


def test_a_large_batch_comes_together_all_the_same() -> None:
    queue = ShardQueue(enough=100, most=8)
    for name in range(26):
        queue.add([shard_of(4, name)])
    assert queue.batch() is not None
    assert queue.skipped == 1


def test_no_two_players_have_a_deal_in_common() -> None:
    work = selfplay.Work(0, until=0.0)
    firsts = [
        players.own(work, run, number).first for run in range(3) for number in (0, 1, players.PLAYERS - 1)
    ]
    gaps = [above - below for below, above in pairwise(firsts)]
    assert min(gaps) >= players.DEALS


def test_a_player_takes_the_newest_network(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A player writes a shard after each network that it has; it stops when no more is asked of it."""
    newest, shards = tmp_path / "newest.npz", tmp_path / "shards"
    shards.mkdir()
    networks = [Network.fresh(number, 16, 16) for number in range(3)]
    networks[0].save(newest)
    seen: list[Network] = []

    def shard(_: selfplay.SelfPlay, network: Network) -> rows.Arrays | None:
        seen.append(network)
        if len(seen) == 3:
            return None
        networks[len(seen)].save(newest)
        return shard_of(4, len(seen))

    monkeypatch.setattr(selfplay.SelfPlay, "shard", shard)
    monkeypatch.setattr(players, "follow", lambda _: None)
    players.play_here(selfplay.Work(0, until=0.0), newest, shards)
    for network, wanted in zip(seen, networks, strict=True):
        assert (network.weights["seat"] == wanted.weights["seat"]).all()
    assert len(list(shards.iterdir())) == 2


def test_games_against_itself_become_rows(tmp_path: Path) -> None:
    network = Network.fresh(3)
    sampler = selfplay.Sampler(1)
    mixtures = {1: tables.PLAIN, 2: tables.Mixture(0, 100, 0), 6: tables.PLAIN}  # two seats, alone, three
    games = [selfplay.GameInHand(seed, mixture) for seed, mixture in mixtures.items()]
    shard = rows.Shard()
    while games:
        sampler.step(games, network)
        for game in games:
            if game.state.over:
                shard.add(game.rows, game.state, 0.95)
        games = [game for game in games if not game.state.over]
    rows.write(shard.arrays(), tmp_path / "one.npz")
    arrays = rows.read(tmp_path / "one.npz")
    count = len(arrays["decider"])
    assert count == len(shard.rows)
    assert arrays["games"].sum() == 3
    assert arrays["seat_lengths"].sum() == len(arrays["seat_features"])
    assert arrays["word_lengths"].sum() == len(arrays["word_features"])
    assert arrays["option_counts"].sum() == len(arrays["word_lengths"])
    assert (
        arrays["seat_counts"].sum() == len(arrays["worth"]) == len(arrays["points"]) == len(arrays["dense"])
    )
    assert np.all(arrays["choice"] < arrays["option_counts"])
    assert np.all(arrays["chance"] <= 0)
    assert len(arrays["projects"]) == 2 + 1 + 3  # people
    assert len(arrays["alone"]) == 1


def test_a_superproject_is_worth_more_while_it_lures(record: records.Record) -> None:
    for state, _, _ in records.replay(record):  # noqa: B007  # to the end
        pass
    first = state.seats[0]
    assert rows.superprojects(state, 0) == sum(code > FIRST_SUPERPROJECT for code in first.spots)
    first.spots = [FIRST_SUPERPROJECT + 1, CONTINUED, *[EMPTY] * (len(first.spots) - 2)]
    second = state.seats[1]
    second.spots = [EMPTY] * len(second.spots)
    shard = rows.Shard()
    shard.add(made := rows_of(record), state, 0.5, lure=0.25)
    final = worth(state)
    assert shard.projects == [1, 0]
    assert shard.worths == [[min(1.0, final[0] + 0.25), final[1]]] * len(made)


def test_a_lure_fades_away() -> None:
    work = selfplay.Work(0, until=300.0, lure=0.2, lured_from=100.0, lured_until=200.0)
    assert work.lure_at(100.0) == pytest.approx(0.2)
    assert work.lure_at(150.0) == pytest.approx(0.1)
    assert work.lure_at(250.0) == 0.0


def rows_of(record: records.Record) -> list[rows.Row]:
    """Of a player that always expected the same."""
    made: list[rows.Row] = []
    for state, number, seat in records.replay(record):
        if seat >= 0:
            encoding = Encoder(state.rules).encode(state, seat)
            words = OptionWords().of(state, seat)
            made.append(rows.row(encoding, words, seat, record.picks[number], 0.0, 0.25))
    return made


def test_the_last_surprise_reaches_back_step_by_step(record: records.Record) -> None:
    made = rows_of(record)
    for state, _, _ in records.replay(record):  # noqa: B007  # to the end
        pass
    shard = rows.Shard()
    shard.add(made, state, 0.5)
    final = worth(state)
    for seat in range(record.deal.seats):
        own = [gain for gain, one in zip(shard.gains, made, strict=True) if one.seat == seat]
        assert own[-1] == pytest.approx(final[seat] - 0.25)
        assert own[-2] == pytest.approx(own[-1] / 2)  # nothing was learned between them
    assert shard.points[0] == list(scoring.totals(state))


def test_a_search_gives_shares_by_its_visits() -> None:
    state = tables.TableSetup(2, Setting()).opening(4)
    player = make_player("search:iterations=30", 1)
    assert isinstance(player, SearchPlayer)
    shares, values = records.opinion(player, state, state.decider)
    assert player.root is not None
    assert sum(shares) == pytest.approx(1)
    assert len(shares) == len(values) == len(state.picks)
    most = max(player.root.edges, key=lambda edge: edge.visits)
    assert shares[state.picks.index(most.pick)] == max(shares)


def pair(wins: float) -> gate.Pair:
    return gate.Pair(0, wins, 60.0, 58.0, 0.1, 0.1)


def meeting() -> gate.Meeting:
    return gate.Meeting("heuristic", "random", 3, 0, time.time() + 100, stop=True)


def test_a_gate_says_so_when_it_is_sure() -> None:
    even = gate.tally([pair(wins) for wins in (0, 2, 1, 1) * 10], meeting())
    assert even.share == 0.5
    assert even.verdict == ""
    assert gate.tally([pair(wins) for wins in (2, 2, 1, 1) * 20], meeting()).verdict == "stronger"
    assert gate.tally([pair(wins) for wins in (0, 1, 1, 1) * 20], meeting()).verdict == "not stronger"
    assert gate.tally([pair(2)] * 5, meeting()).verdict == ""  # too few
    assert even.error == pytest.approx(math.sqrt(20 * 0.25 / 39 / 40))


def test_a_gate_that_was_sure_plays_no_more(tmp_path: Path) -> None:
    out = tmp_path / "pairs.jsonl"
    told = meeting()._replace(player="heuristic", rival="random", pairs=40)
    who = json.loads(json.dumps({"player": told.player, "rival": told.rival, "table": told.table}))
    out.write_text("".join(json.dumps({**who, "pair": pair(2)}) + "\n" for _ in range(20)))
    (found,) = gate.meet(told, out, HERE)
    assert found.verdict == "stronger"


def test_pairs_are_played_at_both_seatings_and_kept(tmp_path: Path) -> None:
    out = tmp_path / "pairs.jsonl"
    told = meeting()._replace(player="random", rival="random", pairs=2)
    last = list(gate.meet(told, out, HERE))[-1]
    assert last.pairs == 2
    whole = out.read_text()
    assert len(whole.splitlines()) == 2
    assert list(gate.meet(told, out, HERE)) == [last]  # nothing was left to play
    out.write_text(whole[:-20])  # the second line is torn
    assert [found.pairs for found in gate.meet(told, out, HERE)] == [1, 2]
    assert len(gate.whole_lines(out)) == 2


@pytest.mark.parametrize(
    ("table", "rival", "games"),
    [
        (tables.TableSetup(4, Setting("B", modules=("guardians",))), "random", 4),
        (tables.TableSetup(1, Setting(solo="chronossus", difficulty=("c01_b",))), "chronossus", 1),
    ],
    ids=["four", "alone"],
)
def test_a_meeting_takes_every_seat_once(
    table: tables.TableSetup, rival: str, games: int, tmp_path: Path
) -> None:
    out = tmp_path / "meeting.jsonl"
    told = meeting()._replace(player="random", rival=rival, pairs=1, table=table)
    (found,) = gate.meet(told, out, HERE)
    assert f"of {games} games" in found.text
    assert 0 <= found.share <= 1
    assert list(gate.meet(told, out, HERE)) == [found]  # it is kept
    other = told._replace(table=table._replace(setting=table.setting._replace(side="A")))
    kept_for = list(gate.meet(other._replace(until=0), out, HERE))
    assert (kept_for == [found]) is (other == told)  # for that table


def test_the_commands_say_what_is_missing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    common = ["--out", str(tmp_path / "out"), "--until", "1"]
    assert cli.main(["train", "gate", "nobody", "random", *common]) == 2
    assert "unknown player" in capsys.readouterr().err
    assert cli.main(["train", "match", "random", "chronobot", "--modules", "doomsday", *common]) == 2
    assert "leave out doomsday" in capsys.readouterr().err
    assert cli.main(["train", "generate", "random", "--tables", "50:20:20", *common]) == 2
    assert "do not add up to 100" in capsys.readouterr().err
    assert cli.main(["train", "generate", "random", "--jobs", "0", *common]) == 2
    assert "give at least 1" in capsys.readouterr().err
    assert cli.main(["train", "fit", str(tmp_path), *common]) == 2
    assert "holds 0 games" in capsys.readouterr().err


def test_the_model_in_pytorch_says_what_the_network_says(record: records.Record) -> None:
    torch = pytest.importorskip("torch")
    from anachrony.lab.train.model import Batch, Model

    network = Network.fresh(5)
    rng = np.random.default_rng(2)
    network.weights["value"] = rng.normal(0, 0.1, network.weights["value"].shape).astype(np.float32)
    made: list[rows.Row] = []
    logits: list[float] = []
    values: list[float] = []
    for state, number, seat in records.replay(record):
        if seat >= 0:
            encoding, words = Encoder(state.rules).encode(state, seat), OptionWords().of(state, seat)
            made.append(rows.row(encoding, words, seat, record.picks[number], 0.0, 0.0))
            verdict = network([encoding], [words], [seat])[0]
            most = max(verdict.logits)
            whole = sum(math.exp(one - most) for one in verdict.logits)
            logits += [one - most - math.log(whole) for one in verdict.logits]
            values += verdict.values
    shard = rows.Shard()
    shard.add(made, state, 1.0)
    with torch.no_grad():
        chances, worths, _ = Model(network, torch.device("cpu"))(Batch(shard.arrays(), torch.device("cpu")))
    assert np.allclose(chances.numpy(), logits, atol=1e-4)
    assert np.allclose(worths.numpy(), values, atol=1e-4)


def test_a_network_learns_to_imitate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It knows nothing at first, and a little of what its teacher likes after eight games."""
    pytest.importorskip("torch")
    from anachrony.lab.train.fit import fit
    from anachrony.lab.train.learner import Training

    clock(monkeypatch, *[0.0] * 16, 20.0)
    monkeypatch.setattr(replaying, "SHARD_GAMES", 2)
    assert records.generate(lesson(), tmp_path / "games", HERE) == 8
    out = tmp_path / "network.npz"
    training = Training(None, out, time.time() + 30, HERE, 2e-3, mixture=tables.PLAIN, hidden=32, narrow=24)
    network = fit(training, tmp_path / "games")
    told = [json.loads(line) for line in out.with_suffix(".log.jsonl").read_text().splitlines()]
    assert told[0]["what"] == "rows"
    assert told[-1]["what"] == "tested"
    assert told[-1]["steps"] > 0
    assert Network.load(out).about["imitated"] == told[0]["rows"]
    assert trained(str(out)) == tables.PLAIN.trained()
    fresh = Network.fresh(0, 32, 24)
    held = records.teach("heuristic", 1, tables.PLAIN)
    assert agreement(network, held) > agreement(fresh, held) + 0.03


def agreement(network: Network, record: records.Record) -> float:
    """The share that a network gives to what was chosen, in the mean."""
    chances: list[float] = []
    for state, number, seat in records.replay(record):
        if seat >= 0:
            encoding, words = Encoder(state.rules).encode(state, seat), OptionWords().of(state, seat)
            logits = np.array(network([encoding], [words], [seat])[0].logits)
            shares = np.exp(logits - logits.max())
            chances.append(float(shares[record.picks[number]] / shares.sum()))
    return sum(chances) / len(chances)


def test_a_network_plays_and_learns_at_the_same_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("torch")
    from anachrony.lab.train.improve import Improvement, improve
    from anachrony.lab.train.learner import Training

    start, out = tmp_path / "start.npz", tmp_path / "out.npz"
    fresh = Network.fresh(1, 32, 24)
    fresh.about["games"] = 5
    fresh.save(start)
    monkeypatch.setattr(Improvement, "over", property(lambda run: run.batches == 2))
    until = time.time() + 3600
    training = Training(start, out, until, Place(2), rows=2000, mixture=tables.PLAIN, lure=0.1)
    network = improve(training, "random")
    assert multiprocessing.active_children() == []
    told = [json.loads(line) for line in out.with_suffix(".log.jsonl").read_text().splitlines()]
    assert told[-1]["what"] == "improved"
    assert told[-1]["games"] >= 16
    assert told[-1]["steps"] == 4  # two passes
    assert Network.load(out).about["games"] == network.about["games"] == 5 + told[-1]["games"]
    assert any((network.weights[name] != fresh.weights[name]).any() for name in fresh.weights)


def test_a_network_is_packed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole, packed = tmp_path / "whole.npz", tmp_path / "packed.npz"
    network = Network.fresh(3)
    network.about["tables"] = tables.MIXED.trained().plain()
    network.save(whole)
    command = ["train", "pack", str(whole), "--out", str(packed)]
    assert cli.main([*command, "--leave-out", "doomsday,asset_draft,chronobot"]) == 0
    assert str(packed) in capsys.readouterr().out
    assert trained(str(whole)) == tables.MIXED.trained()
    left = trained(str(packed))
    assert "doomsday" not in left.modules
    assert "asset_draft" not in left.variants
    assert set(left.solo) == set(OPPONENTS) - {"chronobot"}
    assert Network.load(packed).weights.keys() == Network.load(whole).weights.keys()
    assert packed.stat().st_size < whole.stat().st_size / 2
    assert cli.main(["train", "pack", str(tmp_path / "none.npz"), "--out", str(packed)]) == 2
    assert "holds no network" in capsys.readouterr().err
