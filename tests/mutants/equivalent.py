"""Changes that no story can notice, each with the reason why the game stays the same."""

from __future__ import annotations

FLAG = "the trait is a flag: more than once is not more"
GONE = "a Worker who seals an Anomaly is gone at once"
NO_TILE = "only tiles can be copied"

EQUIVALENT: dict[str, str] = {
    "leaders: wolfe: passives[0][1]: 2 for 1": FLAG,
    "leaders: valerian: passives[0][1]: 2 for 1": FLAG,
    "leaders: amena: passives[0][1]: 2 for 1": FLAG,
    "own actions: anomaly: keeps: also scientist": GONE,
    "own actions: anomaly: keeps: also engineer": GONE,
    "own actions: anomaly: keeps: also administrator": GONE,
    "own actions: anomaly: keeps: also genius": GONE,
    "own actions: anomaly: dies: True": GONE,
    "own actions: anomaly: copyable: False": NO_TILE,
    "own actions: supply: copyable: False": NO_TILE,
}
