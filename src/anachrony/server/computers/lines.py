"""How a process that thinks is talked to: a question a line in, an answer a line out, each as JSON."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from typing import Any


def answer_lines(answers: Callable[[Any], dict[str, Any]]) -> None:
    """Until nobody asks any more. What goes wrong is told by its name, and the next question is answered."""
    out = sys.stdout
    sys.stdout = sys.stderr  # a player that prints does not disturb the talk
    for line in sys.stdin:
        try:
            said = answers(json.loads(line))
        except Exception as error:
            said = {"error": type(error).__name__}
        out.write(json.dumps(said) + "\n")
        out.flush()
