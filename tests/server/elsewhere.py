"""What tests have a process of the pool do. It imports this first, so here is little to import."""

from __future__ import annotations

import json
import os
import re
import signal
import threading
import time
from dataclasses import replace
from pathlib import Path
from typing import Any, NoReturn

from anachrony.game import Game
from anachrony.server.computers import thinking
from anachrony.server.computers.thinking import Opinion, Question

LARGE = 60_000_000


class Refusal(Exception):
    """Cannot be made again of what is pickled: it would be told too little."""

    def __init__(self, status: int, detail: str) -> None:
        super().__init__(detail)
        self.status = status


def refuses() -> None:
    raise Refusal(404, "there is no such table")


def writes_and_waits(book: str, gate: str, said: str) -> str:
    with open(book, "a", encoding="utf-8") as lines:
        lines.write(f"{said} {os.getpid()}\n")
    while not os.path.exists(gate):
        time.sleep(0.01)
    return said


def dies_while_it_answers(seconds: float) -> bytes:
    threading.Timer(seconds, os.kill, (os.getpid(), signal.SIGKILL)).start()
    return bytes(LARGE)


def never_ends() -> None:
    """And lets no other thread of its process run."""
    re.match(r"(a+)+$", "a" * 60 + "b")


# --- instead of thinking --------------------------------------------------------------------------------


def crashes(*_: Any) -> NoReturn:
    os._exit(3)


def hangs(*_: Any) -> None:
    time.sleep(3600)


def breaks(*_: Any) -> None:
    Game.load("no game")


def talks_nonsense(*_: Any) -> object:
    return {"move": ["x"]}


def has_no_opinion(*_: Any) -> list[Opinion]:
    return []


def cheats(*_: Any) -> str:
    return "no such move"


def advises_to_cheat(*_: Any) -> list[Opinion]:
    return [Opinion("no such move", 1.0)]


def noted(book: str, gate: str, question: Question) -> str:
    """Writes into a book what it was asked, and thinks as an expert once the gate is open."""
    with open(book, "a", encoding="utf-8") as lines:
        lines.write(json.dumps([question.level, question.share, question.table]) + "\n")
    while question.level == "expert" and not Path(gate).read_text("utf-8"):
        time.sleep(0.01)
    return thinking.move(replace(question, level="hard"))
