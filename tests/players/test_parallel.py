"""The search on several cores: the same answer every time, and nothing left behind."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

SCRIPT = """
from anachrony import Game
from anachrony.players.levels import make_player
from anachrony.players.parallel import ParallelSearchPlayer

def main():
    game = Game.new(["harmony", "progress"], seed=3)
    while len(game.options) < 20:
        game.play(game.options[0])
    made = []
    for _ in range(2):
        player = make_player("search:iterations=6,cores=2", seed=1)
        assert isinstance(player, ParallelSearchPlayer)
        made.append(str(player.choose(game, game.decisions[0])))
    values = player.values(game.state, game.decisions[0].seat)
    assert len(values) == len(game.options)
    print(made[0] == made[1])
    bold, timid = (make_player(f"search:iterations=40,cores=2,explore={more}", seed=1) for more in (99, 0))
    print(tried(bold, game) > tried(timid, game))

def tried(player, game):
    counts = player.counts(game.state, game.decisions[0].seat)
    return sum(visits > player.cores for _, visits, _ in counts)

if __name__ == "__main__":
    main()
"""


def test_several_cores_repeat_themselves_do_as_told_and_end_cleanly(tmp_path: Path) -> None:
    """In a process of its own: what matters is also how it ends."""
    script = tmp_path / "cores.py"
    script.write_text(SCRIPT)
    done = subprocess.run([sys.executable, script], capture_output=True, text=True, timeout=120, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "True\nTrue\n", "")
