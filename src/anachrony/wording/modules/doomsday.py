"""The words of Doomsday."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anachrony.modules.doomsday.rows import TRACKER_WORDS, Doomsday
from anachrony.wording import components, effects, events, options, pictograms
from anachrony.wording.components import measured, name
from anachrony.wording.effects import sequence
from anachrony.wording.message import Message, message, plain, plain_all
from anachrony.wording.modules.base import ModuleWords

if TYPE_CHECKING:
    from anachrony.modules.doomsday.rows import ExperimentCard
    from anachrony.rules.ruleset import Ruleset
    from anachrony.wording.modules.base import Entry


# --- rows -----------------------------------------------------------------------------------------------


def experiment(row: ExperimentCard) -> list[Message]:
    return [
        message("experiment-line", level=row.level, vp=row.vp),
        message("experiment-needs", what=tuple(measured(what, n) for what, n in row.needs)),
        message("experiment-costs", what=sequence(row.cost)),
    ]


def track_slot(table: Doomsday, rules: Ruleset, at: int) -> list[Message]:
    """What a step of the Doomsday track says to those whose tracker comes there."""
    row = table.track[at]
    tracker = 0 if at <= table.start else 1
    left, right = (
        tuple(
            name(path.name)
            for interest, path in zip(table.interests, rules.paths, strict=True)
            if interest.tracker == tracker and interest.right == column
        )
        for column in (False, True)
    )
    return [
        message(
            "track-line",
            left=row.vp_left,
            left_path=left,
            right=row.vp_right,
            right_path=right,
            symbols=row.symbols,
        )
    ]


# --- options --------------------------------------------------------------------------------------------


def _trajectory(question: options.Question) -> Message:
    return message("symbols", symbols=question.pick)


# --- sections of the codex ------------------------------------------------------------------------------


def experiments(rules: Ruleset) -> list[Entry]:
    return [
        {
            "id": row.name,
            "level": row.level,
            "vp": row.vp,
            "name": plain(components.name(row.name)),
            "needs": [plain(components.measured(what, n)) for what, n in row.needs],
            "cost": pictograms.drawn(row.cost),
            "text": plain_all(experiment(row)),
            "source": row.source,
        }
        for row in rules.table(Doomsday).cards
    ]


def doomsday_track(rules: Ruleset) -> list[Entry]:
    """From the top down; a tracker's slot in a view is an index into it."""
    table = rules.table(Doomsday)
    return [
        {
            "id": slot,
            "vp_left": row.vp_left,
            "vp_right": row.vp_right,
            "symbols": row.symbols,
            "start": slot == table.start,
            "text": plain_all(track_slot(table, rules, slot)),
            "source": row.source,
        }
        for slot, row in enumerate(table.track)
    ]


def trajectory_dice(rules: Ruleset) -> list[Entry]:
    return [
        {"id": number, "faces": [*faces_], "text": [plain(message("symbols", symbols=n)) for n in faces_]}
        for number, faces_ in enumerate(rules.table(Doomsday).dice, 1)
    ]


def interests(rules: Ruleset) -> list[Entry]:
    """Which tracker each Path moves, and the column in which it reads its VP."""
    return [
        {"path": path.name, "tracker": TRACKER_WORDS[one.tracker], "column": "right" if one.right else "left"}
        for path, one in zip(rules.paths, rules.table(Doomsday).interests, strict=True)
    ]


WORDS: Final = ModuleWords(
    effects={
        "Experiment": effects.says("experiment"),
        "PayBreakthrough": effects.says("pay-breakthrough"),
        "PayMorale": effects.says("lose-morale"),
    },
    pictograms={
        "Experiment": pictograms.always({"action": "experiment"}),
        "PayBreakthrough": pictograms.always({"pay": {"breakthrough": 1}}),
        "PayMorale": pictograms.always({"morale": -1}),
    },
    options={
        "draw-experiment": options.name,
        "pay-breakthrough": options.breakthrough,
        "roll-trajectory": _trajectory,
    },
    events={
        "earth-saved": None,
        "experiment": events.name,
        "fate-sealed": None,
        "impact-moves": None,
        "tracker": events.name,
        "trajectory": None,
    },
    sections={
        "experiments": experiments,
        "doomsday_track": doomsday_track,
        "trajectory_dice": trajectory_dice,
        "interests": interests,
    },
)
