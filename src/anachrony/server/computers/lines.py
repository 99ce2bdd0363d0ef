"""How a process that thinks is talked to: a question a line in, an answer a line out, each as JSON."""

from __future__ import annotations

import json
import sys
import traceback
from collections.abc import Callable
from typing import Any

from anachrony.server.stacks import shortened


def answer_lines(answers: Callable[[Any], dict[str, Any]]) -> None:
    """Until nobody asks any more. What goes wrong is told with its stack, and the next question is
    answered."""
    out = sys.stdout
    sys.stdout = sys.stderr  # a player that prints does not disturb the talk
    for line in sys.stdin:
        try:
            said = answers(json.loads(line))
        except Exception as error:
            said = {"error": type(error).__name__, "stack": shortened(traceback.format_exc())}
        out.write(json.dumps(said) + "\n")
        out.flush()
