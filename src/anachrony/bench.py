"""How fast the engine is, beside a yardstick that runs in the same minute on the same machine.

``anachrony bench`` prints a table. The yardstick is python-chess: random games in which the legal moves are
listed once and one is pushed, which is what our own decisions cost too. Both take turns in short slices,
so that a busy machine slows both. ``anachrony bench --just 5`` plays the same five games for a profiler:

    valgrind --tool=callgrind --callgrind-out-file=/dev/null .venv/bin/python -m anachrony bench --just 5

counts their instructions; ``--just 0`` those of the start alone, to be taken off.
"""

from __future__ import annotations

import argparse
import gc
import os
import subprocess
import sys
import tracemalloc
from collections.abc import Callable
from functools import partial
from random import Random
from statistics import median, quantiles
from time import perf_counter, perf_counter_ns, process_time
from typing import TYPE_CHECKING, Final, Protocol

from anachrony.game import Game
from anachrony.players.evaluation.position import Evaluation
from anachrony.players.heuristic import HeuristicPlayer
from anachrony.players.neural.encoder import Encoder
from anachrony.players.search import SearchPlayer
from anachrony.rules import stack
from anachrony.rules.phases.action_rounds import TakeTurn
from anachrony.terms import compose

if TYPE_CHECKING:
    from anachrony.rules.state import State

PATHS: Final = ("harmony", "progress")
SLICE: Final = 0.2  # seconds
KEPT: Final = 50  # games held at once to weigh one
MID_GAME: Final = 4  # the Era that positions are taken from
IDLE_PLIES: Final = 100  # half-moves without a capture or a pawn's move, after which a game of chess is drawn
LATE: Final = 7  # the Era that is held against the first
START: Final = """
from time import process_time
import anachrony
anachrony.Game.new(("harmony", "progress"))
print(process_time())
"""
SUSPECTS: Final = 64  # slow calls that are made again: on a busy machine most were only interrupted

COMPILED: Final = str(stack.__file__).endswith((".so", ".pyd"))


class Runner(Protocol):
    """Something that goes on where it stopped."""

    count: int

    def run(self, steps: int) -> None: ...


class ChessMoves:
    """Random games of chess; counts moves."""

    def __init__(self) -> None:
        import chess

        self.new = chess.Board
        self.board = chess.Board()
        self.random = Random(1)
        self.count = 0

    def run(self, steps: int) -> None:
        board, random = self.board, self.random.random
        for _ in range(steps):
            moves = list(board.legal_moves)
            if not moves or board.halfmove_clock >= IDLE_PLIES:
                self.board = board = self.new()
                moves = list(board.legal_moves)
            board.push(moves[int(random() * len(moves))])
        self.count += steps


class EngineMoves:
    """Random games on the bare state; counts decisions with two or more options."""

    def __init__(self) -> None:
        self.games = 0
        self.count = 0
        self.random = Random(2)
        self.state = new_game(0).state

    def run(self, steps: int) -> None:
        state, random, play, count = self.state, self.random.random, stack.play, 0
        for _ in range(steps):
            picks = state.picks
            options = len(picks)
            count += options > 1
            play(state, state.decider, picks[int(random() * options)])
            if state.over:
                self.games += 1
                self.state = state = new_game(self.games).state
        self.count += count


class GameMoves:
    """Random games over ``Game.options`` and ``Game.play``, with record, undo and events."""

    def __init__(self) -> None:
        self.games = 0
        self.count = 0
        self.random = Random(3)
        self.game = new_game(0)

    def run(self, steps: int) -> None:
        game, random, count = self.game, self.random.random, 0
        for _ in range(steps):
            options = game.options
            count += len(options) > 1
            game.play(options[int(random() * len(options))])
            if game.over:
                self.games += 1
                self.game = game = new_game(self.games)
        self.count += count


MODULES: Final[list[str]] = []  # in play in every game that is measured; the command line fills it


def new_game(seed: int) -> Game:
    return Game.new(PATHS, seed=seed, side="A", modules=MODULES)


def chess_or_none() -> ChessMoves | None:
    try:
        return ChessMoves()
    except ImportError:
        return None


def run_for(runner: Runner, seconds: float) -> float:
    """Steps a second, over one slice."""
    before, start = runner.count, perf_counter()
    end = start + seconds
    while True:
        runner.run(50)
        now = perf_counter()
        if now >= end:
            return (runner.count - before) / (now - start)


# --- the parts of the table ---------------------------------------------------------------------------


class Line:
    """A figure and what it should be."""

    def __init__(self, name: str, value: str, target: str = "", kept: bool | None = None) -> None:
        self.name = name
        self.value = value
        self.target = target
        self.verdict = "" if kept is None else "yes" if kept else "NO"


def speed(seconds: float) -> list[Line]:
    chess, engine, game = chess_or_none(), EngineMoves(), GameMoves()
    rates: dict[str, list[float]] = {"chess": [], "engine": [], "game": []}
    for runner in (chess, engine, game):  # warm up
        if runner is not None:
            run_for(runner, SLICE / 4)
    games, spent = engine.games, 0.0
    start = perf_counter()
    while perf_counter() - start < seconds:
        if chess is not None:
            rates["chess"].append(run_for(chess, SLICE))
        before = perf_counter()
        rates["engine"].append(run_for(engine, SLICE))
        spent += perf_counter() - before
        rates["game"].append(run_for(game, SLICE))
    lines = [
        Line("decisions a second, bare state", f"{median(rates['engine']):,.0f}"),
        Line("decisions a second, Game.options and play", f"{median(rates['game']):,.0f}"),
        Line("games a second, bare state", f"{(engine.games - games) / spent:,.1f}"),
    ]
    if chess is None:
        return [*lines, Line("chess moves a second", "python-chess is not installed")]
    ratio = median(a / b for a, b in zip(rates["engine"], rates["chess"], strict=True))
    of_game = median(a / b for a, b in zip(rates["game"], rates["chess"], strict=True))
    least = 4.0 if COMPILED else 1.0
    return [
        *lines,
        Line("chess moves a second", f"{median(rates['chess']):,.0f}"),
        Line("bare state against chess", f"{ratio:.2f} x", f">= {least:.1f} x", ratio >= least),
        Line("Game against chess", f"{of_game:.2f} x"),
    ]


def eras(games: int) -> list[Line]:
    """Whether a decision costs more as the game goes on: the bare state again, timed by Era."""
    spent = [0] * (LATE + 1)
    decisions = [0] * (LATE + 1)
    runner = EngineMoves()
    while runner.games < games:
        era, before = runner.state.era, runner.count
        start = perf_counter_ns()
        runner.run(1)
        if 0 < era <= LATE and not runner.state.over:
            spent[era] += perf_counter_ns() - start
            decisions[era] += runner.count - before
    if not decisions[LATE]:
        return []
    ratio = spent[LATE] / decisions[LATE] * decisions[1] / spent[1]
    return [Line(f"a decision in Era {LATE} against Era 1", f"{ratio:.2f} x", "<= 1.5 x", ratio <= 1.5)]


def first_game() -> list[Line]:
    """From nothing to the first question, in a process of its own, which a busy machine does not slow. The
    first run may write bytecode, as it does for people; the others have it."""
    env = {name: word for name, word in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    start = [sys.executable, "-c", START]
    runs = [subprocess.run(start, env=env, capture_output=True, check=True) for _ in range(5)]
    best = min(float(run.stdout) for run in runs)
    return [Line("import and first game", f"{best:.2f} s", "<= 0.25 s", best <= 0.25)]


def mid_games(count: int) -> list[Game]:
    """Games at the start of a turn in the middle."""
    found: list[Game] = []
    for seed in range(count):
        game = new_game(seed)
        random = Random(seed)
        wanted = 6 + seed % 12
        while not game.over:
            if game.state.era >= MID_GAME and is_turn(game):
                wanted -= 1
                if wanted <= 0:
                    break
            game.play(random.choice(game.options))
        found.append(game)
    return found


def is_turn(game: Game) -> bool:
    return isinstance(stack.present(game.state), TakeTurn)


def microseconds(call: Callable[[], object], times: int = 50) -> float:
    """The best of several rounds: what the call costs when nothing else runs."""
    best = float("inf")
    for _ in range(5):
        start = perf_counter_ns()
        for _ in range(times):
            call()
        best = min(best, (perf_counter_ns() - start) / times)
    return best / 1_000


def clones(games: list[Game]) -> list[Line]:
    states = median(microseconds(game.state.clone) for game in games)
    whole = median(microseconds(game.clone) for game in games)
    most = 10 if COMPILED else 25
    return [
        Line("clone of a state", f"{states:.1f} µs", f"<= {most} µs", states <= most),
        Line("clone of a game", f"{whole:.1f} µs"),
    ]


def saves(games: list[Game]) -> list[Line]:
    lines: list[Line] = []
    for name, some in (("mid-game", games), ("at the end", [ended(game) for game in games])):
        texts = [game.save() for game in some]
        size = max(len(text.encode()) for text in texts)
        both = median(
            microseconds(game.save, 5) + microseconds(lambda text=text: Game.load(text), 5)  # type: ignore[misc]
            for game, text in zip(some, texts, strict=True)
        )
        lines.append(Line(f"save and load, {name}", f"{both:,.0f} µs", "< 500 µs", both < 500))
        lines.append(Line(f"largest save, {name}", f"{size:,} bytes", "< 8,000 bytes", size < 8_000))
    return lines


def ended(game: Game) -> Game:
    twin = game.clone()
    random = Random(4)
    while not twin.over:
        twin.play(random.choice(twin.options))
    return twin


def calls(games: int) -> list[Line]:
    """What single calls cost over whole games. The slowest are made again on a copy, because a call
    that was merely interrupted is no slow call."""
    asked: list[float] = []
    listed: list[float] = []
    worst: list[tuple[int, str, Game, int]] = []
    new_game(0)
    gc.collect()
    gc.freeze()
    for seed in range(games):
        game = new_game(seed)
        random = Random(seed)
        while not game.over:
            prompt = game.decisions[0].prompt
            start = perf_counter_ns()
            options = list(game.options)  # each is worded when it is read
            spent = perf_counter_ns() - start
            keep_worst(worst, spent, f"options of {prompt}", game, -1)
            if is_turn(game):
                listed.append(spent / 1_000)
                asked.append(time_to_ask(game))
            index = int(random.random() * len(options))
            before = game.clone()
            start = perf_counter_ns()
            game.play(options[index])
            spent = perf_counter_ns() - start
            keep_worst(worst, spent, f"play of {options[index].text!r} ({prompt})", before, index)
    gc.unfreeze()
    slowest, what = max((again(game, index, spent), name) for spent, name, game, index in worst)
    ask, ask_99 = median(asked), quantiles(asked, n=100)[98]
    whole, whole_99 = median(listed), quantiles(listed, n=100)[98]
    target = "" if COMPILED else "< 150 µs"
    return [
        Line("picks of a turn, median", f"{ask:.0f} µs", target, ask < 150 if target else None),
        Line("picks of a turn, 99 in 100", f"{ask_99:.0f} µs"),
        Line("Game.options of a turn, median", f"{whole:.0f} µs", target, whole < 150 if target else None),
        Line("Game.options of a turn, 99 in 100", f"{whole_99:.0f} µs"),
        Line(f"worst call of {games} games", f"{slowest / 1e6:.2f} ms", "< 20 ms", slowest < 20_000_000),
        Line("  which was", what),
    ]


def time_to_ask(game: Game) -> float:
    frame = game.state.top
    assert frame is not None
    effect = stack.effect_at(game.state, frame)
    start = perf_counter_ns()
    effect.ask(game.state, frame)
    return (perf_counter_ns() - start) / 1_000


def keep_worst(
    worst: list[tuple[int, str, Game, int]], spent: int, name: str, game: Game, index: int
) -> None:
    if len(worst) < SUSPECTS or spent > worst[-1][0]:
        worst.append((spent, name, game.clone(), index))
        worst.sort(key=lambda entry: -entry[0])
        del worst[SUSPECTS:]


def again(game: Game, index: int, first: int) -> int:
    """The same call on fresh copies; the least of all counts."""
    least = first
    for _ in range(5):
        twin = game.clone()
        options = twin.options
        start = perf_counter_ns()
        if index < 0:
            list(twin.options)
        else:
            twin.play(options[index])
        least = min(least, perf_counter_ns() - start)
    return least


def memory() -> list[Line]:
    """What one more running game costs; what games of a kind share is weighed separately."""
    gc.collect()
    compose.cache_clear()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    shared = new_game(0)
    gc.collect()
    rules = tracemalloc.get_traced_memory()[0] - before
    before = tracemalloc.get_traced_memory()[0]
    games = mid_games(KEPT)
    gc.collect()
    each = (tracemalloc.get_traced_memory()[0] - before) / len(games)
    tracemalloc.stop()
    del shared
    return [
        Line("memory of one running game", f"{each / 1_000:.1f} kB", "< 60 kB", each < 60_000),
        Line("ruleset that such games share", f"{rules / 1_000:.0f} kB"),
    ]


def judging(games: list[Game]) -> list[Line]:
    """What it costs to judge a position."""
    evaluation, encoder = Evaluation(games[0].state.rules), Encoder(games[0].state.rules)
    found: dict[str, list[float]] = {"value": [], "encoding": []}
    for state in [game.state for game in games]:
        seat = state.decider
        found["value"].append(microseconds(partial(evaluation.value, state, seat), 200))
        found["encoding"].append(microseconds(partial(encoder.encode, state, seat), 200))
    lines = []
    for name, kind, most in (
        ("evaluation of a seat", "value", 4.0),
        ("encoding of two seats", "encoding", 12.0),
    ):
        each = median(found[kind])
        target = f"<= {most:.0f} µs" if COMPILED else ""
        lines.append(Line(name, f"{each:.1f} µs", target, each <= most if COMPILED else None))
    return lines


def thinking() -> list[Line]:
    """What computer players need, in the work of this process: a busy machine does not count."""
    state = new_game(1).state
    player = HeuristicPlayer()
    spent, decisions = 0.0, 0
    turns: list[State] = []
    began = process_time()
    while not state.over:
        if len(state.picks) > 1:
            start = process_time()
            pick = player.pick(state, state.decider)
            spent += process_time() - start
            decisions += 1
            if decisions % 16 == 0:
                turns.append(state.clone())
        else:
            pick = state.picks[0]
        stack.play(state, state.decider, pick)
    games = 1 / (process_time() - began)
    each = 1_000 * spent / decisions
    most = 0.5 if COMPILED else 3.0
    without, with_playouts = iterations(turns, 100, 0), iterations(turns, 20, 12)
    return [
        Line("heuristic, a decision", f"{each:.2f} ms", f"<= {most} ms", each <= most),
        Line("heuristic against itself, games a second", f"{games:.1f}", *least(games, 8)),
        Line("search, iterations a second", f"{without:,.0f}", *least(without, 12_000)),
        Line("search with playouts", f"{with_playouts:,.0f}", *least(with_playouts, 800)),
    ]


def iterations(turns: list[State], each: int, playout: int) -> float:
    """Iterations of the search per second."""
    search = SearchPlayer(iterations=each, playout=playout, obvious=float("inf"))
    start = process_time()
    for turn in turns:
        search.new_game()
        search.pick(turn, turn.decider)
    return search.thought / (process_time() - start)


def least(rate: float, wanted: int) -> tuple[str, bool | None]:
    """What the compiled build should reach, and whether it does."""
    return (f">= {wanted:,}", rate >= wanted) if COMPILED else ("", None)


def just_play(games: int) -> int:
    """The same random games on the bare state, in every build; how many decisions they had."""
    runner = EngineMoves()
    while runner.games < games:
        runner.run(1)
    return runner.count


def main(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="anachrony bench", description="Measure the speed of the engine.")
    parser.add_argument("--seconds", type=float, default=12.0, help="for the speed of random play (12)")
    parser.add_argument("--games", type=int, default=60, help="whole games whose single calls are timed (60)")
    parser.add_argument("--modules", default="", metavar="A,B", help="in play in every game (none)")
    parser.add_argument("--just", type=int, metavar="N", help="only play the same N games, for a profiler")
    chosen = parser.parse_args(argv)
    MODULES[:] = [name.strip() for name in chosen.modules.split(",") if name.strip()]
    if chosen.seconds <= 0 or chosen.games < 1:
        parser.error("give a positive number of seconds and of games")
    if chosen.just is not None:
        print(f"{just_play(chosen.just)} decisions in {chosen.just} games")
        return 0
    build = "compiled" if COMPILED else "plain Python"
    print(f"Anachrony, {build} {sys.version.split()[0]}; 2 players, side A, random play")
    print(f"with {', '.join(MODULES) or 'no modules'}\n")
    lines = speed(chosen.seconds)
    lines += eras(chosen.games)
    lines += first_game()
    games = mid_games(20)
    lines += clones(games)
    lines += calls(chosen.games)
    lines += saves(games)
    lines += judging(games)
    lines += thinking()
    lines += memory()
    print(f"{'':42} {'measured':>16}   {'target':<14} kept")
    for line in lines:
        print(f"{line.name:42} {line.value:>16}   {line.target:<14} {line.verdict}".rstrip())
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
