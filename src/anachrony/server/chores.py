"""Chores: what is done again and again, or at the end, by parts that know nothing of each other."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from anachrony.server.telemetry import log

Chores: TypeAlias = Mapping[str, Callable[[], object]]


def run_each(chores: Chores) -> bool:
    """Run all of them; whether all went well. One that fails is logged by its name, and keeps no other from
    running."""
    well = True
    for name, chore in chores.items():
        try:
            chore()
        except Exception:
            log.exception("a chore failed", extra={"chore": name})
            well = False
    return well
