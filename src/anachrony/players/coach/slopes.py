"""How much a judge's standing counts, by judge, players and Era (0 is the set-up): slope and standard error.

Made by ``anachrony coach calibrate``; docs/coach.md has the reliability tables.
"""

from __future__ import annotations

from typing import Final

SLOPES: Final[dict[str, dict[int, tuple[tuple[float, float], ...]]]] = {
    "network": {
        2: (  # 500 games
            (1.35, 0.12),
            (1.32, 0.11),
            (1.32, 0.11),
            (1.31, 0.11),
            (1.35, 0.11),
            (1.52, 0.1),
            (2.06, 0.21),
            (1.86, 0.46),
        ),
        3: (  # 500 games; too few of them reached Era 7
            (2.17, 0.14),
            (2.22, 0.13),
            (2.37, 0.14),
            (2.46, 0.14),
            (2.37, 0.13),
            (2.7, 0.15),
            (2.83, 0.56),
        ),
        4: (  # 500 games; too few of them reached Era 7
            (2.39, 0.13),
            (2.39, 0.13),
            (2.58, 0.13),
            (2.81, 0.14),
            (3.01, 0.15),
            (3.51, 0.17),
            (3.61, 0.42),
        ),
    },
    "evaluation": {
        2: (  # 200 games
            (0.21, 0.061),
            (0.0709, 0.028),
            (0.131, 0.025),
            (0.128, 0.02),
            (0.126, 0.017),
            (0.168, 0.021),
            (0.255, 0.025),
            (0.37, 0.037),
        ),
        3: (  # 200 games
            (0.119, 0.055),
            (0.0185, 0.026),
            (0.0731, 0.023),
            (0.108, 0.019),
            (0.129, 0.016),
            (0.162, 0.016),
            (0.228, 0.02),
            (0.343, 0.028),
        ),
        4: (  # 200 games
            (0.122, 0.053),
            (0.0259, 0.028),
            (0.0805, 0.024),
            (0.11, 0.019),
            (0.126, 0.015),
            (0.169, 0.016),
            (0.233, 0.019),
            (0.358, 0.029),
        ),
    },
}
