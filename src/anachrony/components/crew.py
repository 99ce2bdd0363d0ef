"""The types of Workers, and what each of them stands for."""

from __future__ import annotations

from typing import Final

from anachrony.rules.kinds import ADMINISTRATORS, ENGINEERS, EVERYBODY, SCIENTISTS
from anachrony.rules.rows import RULEBOOK, Crew

WORKERS: Final = (
    Crew("scientist", SCIENTISTS, SCIENTISTS, RULEBOOK),
    Crew("engineer", ENGINEERS, ENGINEERS, RULEBOOK),
    Crew("administrator", ADMINISTRATORS, ADMINISTRATORS, RULEBOOK),
    Crew("genius", EVERYBODY, EVERYBODY, RULEBOOK),
)
