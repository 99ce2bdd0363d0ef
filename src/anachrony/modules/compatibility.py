"""All modules, and which go together: what the rulebooks forbid, and what they advise against."""

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


def refusal(modules: Sequence[str], alone: bool = False) -> str:
    """Why these modules cannot be played together; empty where they can."""
    for module in MODULES.values():
        for other, why in (*module.not_with, *(module.not_with_alone if alone else ())):
            if module.name in modules and other in modules:
                against = " against a solo opponent" if alone else ""
                return f"{module.name} and {other} cannot be played together{against}: {why}"
    return ""


def full_sets(modules: Sequence[str]) -> list[tuple[str, ...]]:
    """The largest sets of these modules that go together; each module is in one of them."""
    sets = [names for n in range(len(modules), -1, -1) for names in combinations(modules, n)]
    found: list[tuple[str, ...]] = []
    for names in sets:
        if not refusal(names) and not any(set(names) <= set(other) for other in found):
            found.append(names)
    return found


def warnings(modules: Sequence[str]) -> list[str]:
    """What the rulebook advises against; it can be played all the same."""
    return [
        f"the rulebook advises against {one} together with {other}: {why}"
        for one, other, why in ADVISED_AGAINST
        if one in modules and other in modules
    ]
