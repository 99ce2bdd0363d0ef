"""Try a wheel before anybody else gets it: `make wheel` does, and says that it is done only then.

    python tests/bench/wheel.py dist/anachrony-*.whl

It is installed into a clean environment by the documented command. There a server plays a game with a
computer to its end, gives a hint, analyzes the game and serves the page, each by the processes that it
starts itself.
"""

from __future__ import annotations

import argparse
import random
import re
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import httpx

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "tests"))

from bench.installed import Installed, version_of  # noqa: E402 - only now can they be found
from bench.server_process import Served  # noqa: E402
from server.serving import Guest, make_table  # noqa: E402

ANALYSIS_SECONDS = 600
COMPUTER_SECONDS = 60
SEATS = [{"kind": "link", "name": "Ada"}, {"kind": "computer", "level": "easy"}]


class Failure(Exception):
    """What the wheel cannot do."""


def check_build(installed: Installed, wheel: Path) -> str:
    """Checks that it has the version in the file's name, and compiled rules if the name says so."""
    said = installed.version()
    if said != version_of(wheel):
        raise Failure(f"it calls itself {said}")
    rules = installed.python("-c", "import anachrony.game; print(anachrony.game.__file__)").strip()
    plain = wheel.name.endswith("-none-any.whl")
    if plain != rules.endswith(".py"):
        raise Failure(f"the rules are {rules}, which does not go with its name")
    return f"{said}, {'plain Python' if plain else 'compiled'}"


def check_page(client: httpx.Client, wheel: Path) -> str:
    html = client.get("/").text
    files = re.findall(r'(?:src|href)="(/assets/[^"]+)"', html)
    if not any(name.endswith(".js") for name in files) or not any(name.endswith(".css") for name in files):
        raise Failure(f"the page has no script or no style: {html[:300]}")
    for name in files:
        answer = client.get(name)
        if answer.status_code != 200 or not answer.content:
            raise Failure(f"{name}: {answer.status_code}")
    if client.get("/health").json()["version"] != version_of(wheel):
        raise Failure("/health says another version")
    return f"{len(files)} files"


def check_hint(ada: Guest) -> str:
    """Asks at the first real choice, as the first lesson does."""
    answer = ada.post("/hint")
    if answer.status_code != 200:
        raise Failure(f"{answer.status_code}: {answer.text}")
    best: str = answer.json()["candidates"][0]["text"]
    offered = {option["text"] for one in ada.look()["decisions"] for option in one["options"]}
    if best not in offered:
        raise Failure(f"{best!r} is advised and not offered")
    return f"{best!r}"


def check_game(ada: Guest) -> str:
    choice = random.Random(0)
    moves, waiting = 0, time.monotonic()
    while not ada.look()["view"]["over"]:
        if ada.play_at_random(choice):
            moves, waiting = moves + 1, time.monotonic()
        elif time.monotonic() - waiting > COMPUTER_SECONDS:
            raise Failure("the computer does not move")
        else:
            time.sleep(0.01)
    return f"{moves} moves of a person"


def check_analysis(ada: Guest) -> str:
    answer = ada.post("/analysis")
    end = time.monotonic() + ANALYSIS_SECONDS
    while answer.status_code == 200 and answer.json()["status"] in ("waiting", "working"):
        if time.monotonic() > end:
            raise Failure(f"not done after {ANALYSIS_SECONDS} s: {answer.text}")
        time.sleep(0.2)
        answer = ada.get("/analysis")
    told = answer.json()
    if answer.status_code != 200 or told["status"] != "done":
        raise Failure(answer.text)
    result = told["result"]
    return f"{len(result['moments'])} moments, by the {result['judge']}"


def step(name: str, check: Callable[[], str]) -> None:
    started = time.monotonic()
    try:
        said = check()
    except Exception as error:
        raise Failure(f"{name}: {error}") from error
    print(f"{name:<9} {said} ({time.monotonic() - started:.0f} s)", flush=True)


def check_all(wheel: Path, installed: Installed) -> None:
    """Does it all, and says so line by line; a Failure says what was wrong."""
    step("installs", lambda: check_build(installed, wheel))
    log = installed.folder / "log"
    served = Served(
        f"sqlite:///{installed.folder / 'tables.sqlite3'}",
        log=log,
        environment=installed.environment,
        command=installed.command,
    )
    try:
        with httpx.Client(base_url=served.url, timeout=120) as client:
            step("page", lambda: check_page(client, wheel))
            ada = make_table(client, SEATS, seed=1).seats[0]
            step("hint", lambda: check_hint(ada))
            step("game", lambda: check_game(ada))
            step("analysis", lambda: check_analysis(ada))
    except Failure:
        print(log.read_text("utf-8")[-2000:], file=sys.stderr)
        raise
    finally:
        served.stop()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("wheel", type=Path)
    wheel = parser.parse_args().wheel
    with tempfile.TemporaryDirectory() as folder:
        installed = Installed(Path(folder))
        installed.install(wheel)
        try:
            check_all(wheel, installed)
        except Failure as failure:
            print(f"{wheel.name} does not work: {failure}", file=sys.stderr)
            return 1
    print(f"{wheel.name} plays, advises, analyzes and serves")
    return 0


if __name__ == "__main__":
    sys.exit(main())
