"""What the rows of the Guardians of the Council say."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anachrony.rules.effects.workers import LoseWorker
from anachrony.wording.effects import sequence
from anachrony.wording.message import Message, message

if TYPE_CHECKING:
    from anachrony.modules.guardians.rows import Guardian


def guardian(row: Guardian) -> list[Message]:
    return [message("guardian-costs", what=sequence((row.cost, LoseWorker(row.worker))))]
