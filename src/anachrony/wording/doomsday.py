"""What the rows of the Doomsday module say."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anachrony.wording.components import measured, name
from anachrony.wording.effects import sequence
from anachrony.wording.message import Message, message

if TYPE_CHECKING:
    from anachrony.modules.doomsday.rows import Doomsday, ExperimentCard
    from anachrony.rules.ruleset import Ruleset


def experiment(row: ExperimentCard) -> list[Message]:
    return [
        message("experiment-line", level=row.level, vp=row.vp),
        message("experiment-needs", what=tuple(measured(what, n) for what, n in row.needs)),
        message("experiment-costs", what=sequence(row.cost)),
    ]


def slot(table: Doomsday, rules: Ruleset, at: int) -> list[Message]:
    """What a step of the Doomsday track says to those whose tracker comes there."""
    row = table.track[at]
    tracker = 0 if at <= table.start else 1
    paths = {
        interest.right: name(path.name)
        for interest, path in zip(table.interests, rules.paths, strict=True)
        if interest.tracker == tracker
    }
    return [
        message(
            "track-line",
            left=row.vp_left,
            left_path=paths[False],
            right=row.vp_right,
            right_path=paths[True],
            symbols=row.symbols,
        )
    ]
