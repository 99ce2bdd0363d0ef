"""The words of Variable Anomalies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anachrony.modules.variable_anomalies.rows import VariableAnomalies
from anachrony.wording import components, effects, events, options, pictograms, places
from anachrony.wording.message import plain, plain_all
from anachrony.wording.modules.base import ModuleWords

if TYPE_CHECKING:
    from anachrony.rules.ruleset import Ruleset
    from anachrony.wording.modules.base import Entry


def anomalies(rules: Ruleset) -> list[Entry]:
    return [
        {
            "id": row.name,
            "code": row.code,
            "name": plain(components.name(row.name)),
            "vp": row.vp,
            "window": components.WINDOW_WORDS[row.retrieves],
            "text": plain_all(components.anomaly(row)),
            "face": pictograms.tile(row),
            "source": row.source,
        }
        for row in rules.anomalies.values()
    ]


def remover(rules: Ruleset) -> list[Entry]:
    use = rules.table(VariableAnomalies).remover
    return [
        {
            "id": "anomaly_remover",
            "name": plain(places.place("seat/1/anomaly_remover")),
            "text": [plain(effects.use(use))],
            "face": pictograms.use(use),
        }
    ]


WORDS: Final = ModuleWords(
    effects={"TireWorker": effects.says("tire-worker")},
    pictograms={"TireWorker": pictograms.always({"tires": 1})},
    options={"tire-worker": options.worker},
    events={"tire": events.worker},
    sections={"anomalies": anomalies, "anomaly_remover": remover},
)
