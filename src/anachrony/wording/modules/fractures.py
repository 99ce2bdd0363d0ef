"""The words of Fractures of Time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anachrony.modules.fractures.glitches import condition_name, kind_of, number_of
from anachrony.modules.fractures.rows import (
    BUILDING,
    CONDITION,
    DEVICE,
    GLITCH_WORDS,
    HEX,
    OPERATOR,
    OPERATOR_CREW,
    Fractures,
)
from anachrony.rules.kinds import HEX_WORDS
from anachrony.rules.places import crew_of, effect_pick
from anachrony.wording import components, effects, events, options, pictograms, places, valley
from anachrony.wording.effects import price, sequence, use
from anachrony.wording.message import Message, message, plain, plain_all
from anachrony.wording.modules.base import ModuleWords

if TYPE_CHECKING:
    from anachrony.modules.fractures.rows import Device
    from anachrony.rules.ruleset import Ruleset
    from anachrony.rules.state import State
    from anachrony.wording.modules.base import Entry

# --- rows -----------------------------------------------------------------------------------------------


def device(row: Device) -> list[Message]:
    """What a Fracture Device offers, action by action, and what is printed on its spaces."""
    told = [
        message("device-action", what=places.place(f"seat/1/{name}"), use=use(one))
        for name, one in row.uses.items()
    ]
    told.append(message("device-vp", vp=" / ".join(map(str, row.vp))))
    told += [message("device-reward", n=n, what=sequence(then)) for n, then in row.rewards.items()]
    told += [message("device-extra", n=n, what=price(cost)) for n, cost in row.extra.items()]
    return told


def devices(rules: Ruleset) -> list[Entry]:
    """Of each Path, both sides."""
    return [
        {
            "id": f"{row.path} {'AB'[side]}",
            "path": row.path,
            "side": "AB"[side],
            "name": plain(message("device-of", path=components.name(row.path), side="AB"[side])),
            "vp": list(row.vp),
            "actions": [
                {"place": name, "face": pictograms.use(one), "text": plain(use(one))}
                for name, one in row.uses.items()
            ],
            "rewards": {str(n): pictograms.drawn(then) for n, then in row.rewards.items()},
            "extra": {str(n): pictograms.price(cost) for n, cost in row.extra.items()},
            "text": plain_all(device(row)),
            "source": row.source,
        }
        for side, rows in enumerate(rules.table(Fractures).devices)
        for row in rows
    ]


# --- Glitches -------------------------------------------------------------------------------------------


def glitch(state: State, index: int, marker: int) -> Message:
    """Where a marker lies or could lie."""
    kind, number = kind_of(marker), number_of(marker)
    if kind == BUILDING:
        return components.tile_name(state.rules.tile(state.seats[index].spots[number]))
    if kind == HEX:
        return message("hex", hex=HEX_WORDS[number])
    if kind == CONDITION:
        name = condition_name(state, number)
        alone = state.rules.table(Fractures).objectives >= 0
        return message(f"objective-{name}") if alone else components.name(name)
    if kind == DEVICE:
        return message("glitch-on-device", n=number + 1)
    return message("glitch-face", kind=GLITCH_WORDS[kind])


def _face_of_event(what: str, rules: Ruleset) -> Message:
    return message("glitch-face", kind=what)


# --- options --------------------------------------------------------------------------------------------


def _glitch(question: options.Question) -> Message:
    return glitch(question.state, question.frame.seat, question.pick)


def _face(question: options.Question) -> Message:
    return message("glitch-face", kind=GLITCH_WORDS[question.pick])


def _rolled(question: options.Question) -> Message:
    return message("option-thrown", n=question.pick)


def _removed(question: options.Question) -> Message:
    return message("option-remove-flux", n=question.pick)


def _blink(question: options.Question) -> Message:
    worker = question.rules.crew_words[crew_of(effect_pick(question.pick))]
    return message("option-blink", worker=worker, place=places.place(question.option.place))


def _brought_home(question: options.Question) -> Message:
    if question.effect.tile_of(question.state, question.frame, question.pick):
        return options.tile(question)
    return options.place(question)


WORDS: Final = ModuleWords(
    workers={OPERATOR: OPERATOR_CREW.name},
    effects={
        **valley.EFFECTS,
        "LayFluxCores": effects.says("lay-flux-cores", n=effects.number),
        "RemoveFluxCores": effects.says("remove-flux-cores", n=effects.number),
        "RemoveGlitches": effects.says("remove-glitches", n=effects.number),
        "BringHome": effects.says("bring-home", n=effects.number),
        "UpgradeDevice": effects.says("upgrade-device"),
        "FractureRoll": effects.says("fracture-roll", n=effects.number, again=effects.unsaid),
        "FracturedCouncil": effects.says("world-council", first=effects.flag),
    },
    pictograms={
        **valley.PICTOGRAMS,
        "BringHome": lambda args: [{"home": args[0]}],
        "FracturedCouncil": pictograms.council,
        "FractureRoll": pictograms.always({"fracture_roll": True}),
        "LayFluxCores": lambda args: [{"device_flux": args[0]}],
        "RemoveFluxCores": lambda args: [{"return": {"flux": args[0]}}],
        "RemoveGlitches": lambda args: [{"return": {"glitch": args[0]}}],
        "UpgradeDevice": pictograms.always({"upgrade": True}),
    },
    options={
        **valley.OPTIONS,
        "blink": options.place,
        "blink-to": options.place,
        "bring-home": _brought_home,
        "fracture-roll": _rolled,
        "glitch-roll": _face,
        "place-glitch": _glitch,
        "remove-flux-cores": _removed,
        "remove-glitches": _glitch,
        "roll-flux-again": options.said,
        "set-glitch-die": _face,
        "turn-blink": _blink,
        "upgrade-device": options.breakthrough,
    },
    events={
        **valley.EVENTS,
        "blink": events.worker,
        "blink-stays": None,
        "blink-to": events.worker,
        "flux-off": None,
        "flux-on": None,
        "flux-roll": None,
        "glitch": _face_of_event,
        "glitch-off": _face_of_event,
        "recall": None,
        "upgrade-device": events.breakthrough,
    },
    sections={"fracture_devices": devices, **valley.SECTIONS},
)
