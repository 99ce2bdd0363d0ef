"""Which insights a player has into the modules of a ruleset."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anachrony.modules.doomsday.rows import Doomsday
from anachrony.modules.guardians.rows import GuardianBoard
from anachrony.modules.pioneers.rows import Outback
from anachrony.players.knowledge.doomsday import DoomsdayInsight, GuardianInsight
from anachrony.players.knowledge.pioneers import OutbackInsight

if TYPE_CHECKING:
    from anachrony.players.knowledge.base import Insight
    from anachrony.rules.ruleset import Ruleset


def insights(rules: Ruleset) -> list[Insight]:
    """One for each module that there is something to know of."""
    found: list[Insight] = []
    for table in rules.tables.values():
        if isinstance(table, Outback):
            found.append(OutbackInsight(table))
        elif isinstance(table, Doomsday):
            found.append(DoomsdayInsight(table))
        elif isinstance(table, GuardianBoard):
            found.append(GuardianInsight(table))
    return found
