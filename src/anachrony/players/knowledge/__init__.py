"""What a player knows of the modules in play. Each module has a file of its name, and a line here."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from anachrony.players.knowledge.doomsday import DoomsdayKnowledge
from anachrony.players.knowledge.fractures import FracturesKnowledge
from anachrony.players.knowledge.guardians import GuardiansKnowledge
from anachrony.players.knowledge.pioneers import PioneersKnowledge
from anachrony.players.knowledge.variable_anomalies import VariableAnomaliesKnowledge

if TYPE_CHECKING:
    from anachrony.players.knowledge.base import Knowledge
    from anachrony.rules.ruleset import Ruleset

KNOWLEDGE: Final[dict[str, Callable[[Ruleset], Knowledge]]] = {
    "doomsday": DoomsdayKnowledge,
    "pioneers": PioneersKnowledge,
    "guardians": GuardiansKnowledge,
    "fractures": FracturesKnowledge,
    "variable_anomalies": VariableAnomaliesKnowledge,
}


def knowledge_of(rules: Ruleset) -> list[Knowledge]:
    """One for each module in play that there is something to know of."""
    return [KNOWLEDGE[name](rules) for name in rules.modules if name in KNOWLEDGE]
