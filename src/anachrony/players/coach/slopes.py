"""How much a judge's standing counts, by judge, players and Era (0 is the set-up): slope and standard error.

Made by ``anachrony coach calibrate``; docs/coach.md has the reliability tables.
"""

from __future__ import annotations

from typing import Final

SLOPES: Final[dict[str, dict[int, tuple[tuple[float, float], ...]]]] = {
    "network": {
        2: (  # 500 games
            (1.4, 0.13),
            (1.33, 0.12),
            (1.31, 0.11),
            (1.37, 0.11),
            (1.36, 0.11),
            (1.53, 0.12),
            (1.72, 0.18),
            (1.39, 0.48),
        ),
    },
    "evaluation": {
        2: (  # 200 games
            (0.107, 0.061),
            (0.0199, 0.029),
            (0.0882, 0.024),
            (0.12, 0.02),
            (0.123, 0.017),
            (0.154, 0.018),
            (0.226, 0.027),
            (0.348, 0.039),
        ),
    },
}
