"""All modules, and which go together: what the rulebooks forbid, what they advise against, and what none of
them describes."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import TYPE_CHECKING, Final

from anachrony.modules.doomsday.module import DOOMSDAY
from anachrony.modules.fractures.module import FRACTURES
from anachrony.modules.guardians.module import GUARDIANS_OF_THE_COUNCIL
from anachrony.modules.pioneers.module import PIONEERS
from anachrony.modules.variable_anomalies.module import VARIABLE_ANOMALIES

if TYPE_CHECKING:
    from anachrony.rules.module import Module

# In this order they are written into a book.
MODULES: Final[dict[str, Module]] = {
    module.name: module
    for module in (DOOMSDAY, PIONEERS, GUARDIANS_OF_THE_COUNCIL, FRACTURES, VARIABLE_ANOMALIES)
}
# In the order of a sentence: "doomsday and fractures: ...".
ADVISED_AGAINST: Final = tuple(
    (module.name, other, why) for module in MODULES.values() for other, why in module.advised_against
)
UNDESCRIBED: Final = tuple(
    (other, module.name) for module in MODULES.values() for other in module.undescribed_with
)


def refusal(modules: Sequence[str], alone: bool = False) -> str:
    """Why these modules cannot be played together; empty where they can."""
    for module in MODULES.values():
        for other, why in (*module.not_with, *(module.not_with_alone if alone else ())):
            if module.name in modules and other in modules:
                against = " against a solo opponent" if alone else ""
                return f"{module.name} and {other} cannot be played together{against}: {why}"
    return ""


def full_sets(modules: Sequence[str]) -> list[tuple[str, ...]]:
    """The largest sets of these modules that rulebooks describe together; each module is in one of them."""
    sets = [names for n in range(len(modules), -1, -1) for names in combinations(modules, n)]
    found: list[tuple[str, ...]] = []
    for names in sets:
        described = not refusal(names) and not undescribed_pairs(names)
        if described and not any(set(names) <= set(other) for other in found):
            found.append(names)
    return found


def advised_against(modules: Sequence[str]) -> list[tuple[str, str, str]]:
    """Those of these modules that the rulebook advises against together, and why."""
    return [row for row in ADVISED_AGAINST if row[0] in modules and row[1] in modules]


def undescribed_pairs(modules: Sequence[str]) -> list[tuple[str, str]]:
    """Those of these modules that no rulebook describes together."""
    return [pair for pair in UNDESCRIBED if pair[0] in modules and pair[1] in modules]


def warnings(modules: Sequence[str]) -> list[str]:
    """What the rulebook advises against, and what none describes; it can be played all the same."""
    against = [
        f"the rulebook advises against {one} together with {other}: {why}"
        for one, other, why in advised_against(modules)
    ]
    return against + [
        f"no rulebook describes {one} together with {other}: each is played by its own rules"
        for one, other in undescribed_pairs(modules)
    ]
