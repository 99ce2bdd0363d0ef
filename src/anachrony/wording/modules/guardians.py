"""The words of the Guardians of the Council."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anachrony.modules.guardians.rows import Guardians
from anachrony.rules.effects.workers import LoseWorker
from anachrony.rules.kinds import CAPITAL_WORDS
from anachrony.wording import components, effects, events, options, pictograms
from anachrony.wording.message import Message, message, plain, plain_all
from anachrony.wording.modules.base import ModuleWords

if TYPE_CHECKING:
    from anachrony.modules.guardians.rows import Guardian
    from anachrony.rules.effect import Value
    from anachrony.rules.ruleset import Ruleset
    from anachrony.wording.modules.base import Entry


def guardian(row: Guardian) -> list[Message]:
    return [message("guardian-costs", what=effects.sequence((row.cost, LoseWorker(row.worker))))]


def guardian_rows(rules: Ruleset) -> list[Entry]:
    return [
        {
            "id": row.name,
            "place": row.place,
            "name": plain(components.name(row.name)),
            "cost": pictograms.drawn((row.cost, LoseWorker(row.worker))),
            "text": plain_all(guardian(row)),
            "source": row.source,
        }
        for row in rules.table(Guardians).rows
    ]


def council(args: tuple[Value, ...]) -> list[pictograms.Token]:
    return [*pictograms.council(args), {"action": "enlist"}]


WORDS: Final = ModuleWords(
    effects={
        "GuardianCouncil": effects.says("guardian-council", first=effects.flag, must=effects.unsaid),
        "GuardianAction": effects.says("guardian-action", n=effects.unsaid),
    },
    pictograms={
        "GuardianCouncil": council,
        "GuardianAction": pictograms.always({"capital": list(CAPITAL_WORDS), "full": False}),
    },
    options={
        "enlist": options.name,
    },
    events={
        "enlist": events.name,
    },
    sections={"guardians": guardian_rows},
)
