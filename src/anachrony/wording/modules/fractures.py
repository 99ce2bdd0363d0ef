"""The words of Fractures of Time."""

from __future__ import annotations

from typing import Final

from anachrony.modules.fractures.rows import OPERATOR, OPERATOR_CREW
from anachrony.wording import valley
from anachrony.wording.modules.base import ModuleWords

WORDS: Final = ModuleWords(
    workers={OPERATOR: OPERATOR_CREW.name},
    effects=valley.EFFECTS,
    pictograms=valley.PICTOGRAMS,
    options=valley.OPTIONS,
    events=valley.EVENTS,
    sections=valley.SECTIONS,
)
