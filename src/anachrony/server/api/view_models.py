"""The views of the rules as models, so that the schema tells the whole of them. Nothing is validated by them:
a view goes out as it was made.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import reduce
from operator import or_
from types import UnionType
from typing import (
    Any,
    Final,
    NotRequired,
    TypedDict,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from pydantic import BaseModel, ConfigDict, create_model

from anachrony.automata.views import AutomatonSeat, ObjectiveSeat, ObjectiveView
from anachrony.modules.doomsday.views import DoomsdaySeat, DoomsdayTable
from anachrony.modules.fractures.valley_views import ValleySeat, ValleyTable
from anachrony.modules.fractures.views import FracturesSeat
from anachrony.modules.guardians.views import GuardiansSeat, GuardianView
from anachrony.modules.pioneers.views import PioneersTable, UpgradeBoardView
from anachrony.modules.variable_anomalies.views import AnomalyStacksView, RemoverView
from anachrony.rules.views import SeatView, View


class TableParts(TypedDict):
    """What the modules and solo opponents in play add to the table."""

    doomsday: NotRequired[DoomsdayTable]
    pioneers: NotRequired[PioneersTable]
    guardians: NotRequired[list[GuardianView]]
    valley: NotRequired[ValleyTable]
    fractures: NotRequired[None]
    variable_anomalies: NotRequired[AnomalyStacksView]
    automaton: NotRequired[None]
    solo_objectives: NotRequired[list[ObjectiveView]]


class SeatParts(TypedDict):
    """What the modules and solo opponents in play add to a seat; null where it has none of it."""

    doomsday: NotRequired[DoomsdaySeat]
    pioneers: NotRequired[UpgradeBoardView | None]
    guardians: NotRequired[GuardiansSeat]
    valley: NotRequired[ValleySeat]
    fractures: NotRequired[FracturesSeat | None]
    variable_anomalies: NotRequired[RemoverView | None]
    automaton: NotRequired[AutomatonSeat | None]
    solo_objectives: NotRequired[list[ObjectiveSeat] | None]


# The rules know of no module, so their views leave open what `parts` holds.
PARTS: Final[Mapping[object, type]] = {View: TableParts, SeatView: SeatParts}


def view_model() -> type[BaseModel]:
    """A model of the whole view."""
    return _model(View, {})


def _model(shape: type, known: dict[type, type[BaseModel]]) -> type[BaseModel]:
    """A model with the fields of a TypedDict. Pydantic takes those of Python itself from 3.12 on only."""
    if shape not in known:
        hints = get_type_hints(shape, include_extras=True)
        if shape in PARTS:
            hints["parts"] = PARTS[shape]
        fields: dict[str, Any] = {
            name: (_of(get_args(hint)[0], known), None)
            if get_origin(hint) is NotRequired
            else (_of(hint, known), ...)
            for name, hint in hints.items()
        }
        config = ConfigDict(extra="forbid", strict=True)
        known[shape] = create_model(shape.__name__, __config__=config, __doc__=shape.__doc__, **fields)
    return known[shape]


def _of(hint: Any, known: dict[type, type[BaseModel]]) -> Any:
    """The same type with models for the TypedDicts in it."""
    if is_typeddict(hint):
        return _model(hint, known)
    if get_origin(hint) in (Union, UnionType):
        return reduce(or_, (_of(part, known) for part in get_args(hint)))
    if get_origin(hint) is list:
        return list[_of(get_args(hint)[0], known)]  # type: ignore[misc]  # a type that is made here
    return hint
