"""The words of Fractures of Time."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from anachrony.automata.chronossus.flux import TOKEN_WORDS
from anachrony.modules.fractures.glitches import condition_name, kind_of, number_of
from anachrony.modules.fractures.rows import (
    BUILDING,
    CONDITION,
    DEVICE,
    GLITCH_WORDS,
    HEX,
    Fractures,
)
from anachrony.modules.fractures.valley import AN_OPERATOR, CHEAPER, Extract
from anachrony.modules.fractures.valley_rows import Valley
from anachrony.rules.kinds import HEX_WORDS
from anachrony.rules.places import crew_of, effect_pick
from anachrony.wording import components, effects, events, options, pictograms, places
from anachrony.wording.effects import passive, price, sequence, trigger, use
from anachrony.wording.message import Message, message, plain, plain_all
from anachrony.wording.modules import guardians
from anachrony.wording.modules.base import ModuleWords

if TYPE_CHECKING:
    from anachrony.modules.fractures.rows import Device
    from anachrony.modules.fractures.valley_rows import Technology
    from anachrony.rules.ruleset import Ruleset
    from anachrony.rules.state import State
    from anachrony.wording.modules.base import Entry
    from anachrony.wording.pictograms import Token

# --- Fracture Devices -----------------------------------------------------------------------------------


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


# --- Technologies ---------------------------------------------------------------------------------------


def technology(row: Technology, table: Valley) -> list[Message]:
    """Its VP and what it costs, then what it does."""
    extra = () if row.cost is None else price(row.cost)
    told = [
        message("technology-line", vp=row.vp, n=table.price, extra="some" if extra else "none", price=extra)
    ]
    told += [use(one) for one in (row.use, row.free) if one is not None]
    told += [message("always", what=passive(trait, n)) for trait, n in row.passives]
    if row.built:
        told.append(message("when-built", then=sequence(row.built)))
    told += [trigger(moment, effect) for moment, effect in row.triggers]
    if row.ending is not None:
        counted = components.measured(row.ending.what, row.ending.each)
        told.append(message("technology-ending", what=counted, most=row.ending.most))
    return told


def technologies(rules: Ruleset) -> list[Entry]:
    table = rules.table(Valley)
    return [
        {
            "id": row.name,
            "code": row.code,
            "name": plain(components.name(row.name)),
            "vp": row.vp,
            "cost": pictograms.price(row.cost) if row.cost is not None else {},
            "text": plain_all(technology(row, table)),
            "face": _technology_face(row),
            "source": row.source,
        }
        for row in table.technologies
    ]


def _technology_face(row: Technology) -> list[Token]:
    tokens = [token for one in (row.use, row.free) if one is not None for token in pictograms.use(one)]
    tokens += pictograms.passives(row.passives)
    if row.built:
        tokens += [{"built": True}, *pictograms.drawn(row.built)]
    for moment, effect in row.triggers:
        tokens += [{"when": effects.moment_word(moment)}, *pictograms.drawn((effect,))]
    return tokens


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


def _flux_token_of_event(what: str, rules: Ruleset) -> Message:
    return message("option-flux-token", kind=what)


def _place_of_event(what: str, rules: Ruleset) -> Message:
    return places.place(what)


# --- options --------------------------------------------------------------------------------------------


def _glitch(question: options.Question) -> Message:
    return glitch(question.state, question.frame.seat, question.pick)


def _face(question: options.Question) -> Message:
    return message("glitch-face", kind=GLITCH_WORDS[question.pick])


def _flux_token(question: options.Question) -> Message:
    return message("option-flux-token", kind=TOKEN_WORDS[question.pick])


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


def _assimilated(question: options.Question) -> Message:
    if question.pick == AN_OPERATOR:
        return message("worker", worker=question.text)
    return components.name(question.text)


def _bonus(question: options.Question) -> Message:
    return message("option-cheaper" if question.pick == CHEAPER else "option-flux-too")


def _extracted(question: options.Question) -> Message:
    effect = question.effect
    assert isinstance(effect, Extract)
    return message("amount", what="core" if question.pick else "flux", n=effect.n)


def _upper_tile(question: options.Question) -> Message:
    return components.capital_name(question.rules.capital_by_code[question.pick])


WORDS: Final = ModuleWords(
    effects={
        "Assimilate": effects.says("assimilate"),
        "BringHome": effects.says("bring-home", n=effects.number),
        "BuyTechnology": effects.says("buy-technology"),
        "ByShape": effects.says(
            "by-shape", circle=effects.inner, triangle=effects.inner, square=effects.inner
        ),
        "DrawConditions": effects.says("draw-conditions"),
        "Extract": effects.says("extract", n=effects.number),
        "FractureRoll": effects.says("fracture-roll", n=effects.number, again=effects.unsaid),
        "FracturedCouncil": effects.says("world-council", first=effects.flag, must=effects.flag),
        "FracturedGuardianCouncil": effects.says("guardian-council", first=effects.flag, must=effects.unsaid),
        "LayFluxCores": effects.says("lay-flux-cores", n=effects.number),
        "RemoveFluxCores": effects.says("remove-flux-cores", n=effects.number),
        "RemoveGlitches": effects.says("remove-glitches", n=effects.number),
        "UpgradeDevice": effects.says("upgrade-device"),
        "ValleyCapital": effects.says("valley-capital"),
        "WakeBlinker": effects.says("wake-blinker", n=effects.number),
    },
    pictograms={
        "BringHome": lambda args: [{"home": args[0]}],
        "BuyTechnology": pictograms.always({"technology": True}),
        "Extract": lambda args: [{"or": [[{"gain": {"flux": args[0]}}], [{"gain": {"core": args[0]}}]]}],
        "FractureRoll": pictograms.always({"fracture_roll": True}),
        "FracturedCouncil": pictograms.council,
        "FracturedGuardianCouncil": guardians.council,
        "LayFluxCores": lambda args: [{"device_flux": args[0]}],
        "RemoveFluxCores": lambda args: [{"return": {"flux": args[0]}}],
        "RemoveGlitches": lambda args: [{"return": {"glitch": args[0]}}],
        "UpgradeDevice": pictograms.always({"upgrade": True}),
    },
    options={
        "assimilate": _assimilated,
        "blink": options.place,
        "blink-to": options.place,
        "borrow-leader": options.name,
        "bring-home": _brought_home,
        "buy-technology": options.name,
        "call-leader": options.name,
        "choose-bonus": _bonus,
        "draw-condition": options.name,
        "draw-flux": _flux_token,
        "extract": _extracted,
        "flux-for-paradox": options.said,
        "fracture-roll": _rolled,
        "glitch-roll": _face,
        "keep-condition": options.name,
        "lay-upper-tile": _upper_tile,
        "pay-uranium-or-gold": options.asset,
        "place-glitch": _glitch,
        "remove-flux-cores": _removed,
        "remove-glitches": _glitch,
        "roll-flux-again": options.said,
        "set-glitch-die": _face,
        "turn-blink": _blink,
        "uncover-hex": options.place,
        "upgrade-device": options.breakthrough,
        "valley-capital": options.action,
        "wake-blinker": options.said,
    },
    events={
        "blink": events.worker,
        "blink-stays": None,
        "blink-to": events.worker,
        "borrow-leader": events.name,
        "bot-blinks": _place_of_event,
        "bot-draws-flux": _flux_token_of_event,
        "bot-gains-flux": None,
        "call-leader": events.name,
        "flux-off": None,
        "flux-on": None,
        "flux-roll": None,
        "glitch": _face_of_event,
        "glitch-off": _face_of_event,
        "keep-condition": events.name,
        "last-superproject": None,
        "recall": None,
        "technology": events.name,
        "uncover-hex": None,
        "upgrade-device": events.breakthrough,
    },
    sections={"fracture_devices": devices, "technologies": technologies},
)
