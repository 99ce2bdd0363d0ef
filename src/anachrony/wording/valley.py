"""The words of the Valley, the Technologies and the tiles of Fractures of Time."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from anachrony.modules.fractures.valley import AN_OPERATOR, CHEAPER, Extract
from anachrony.modules.fractures.valley_rows import Valley
from anachrony.wording import components, effects, events, options, pictograms
from anachrony.wording.effects import passive, price, sequence, trigger, use
from anachrony.wording.message import Message, message, plain, plain_all

if TYPE_CHECKING:
    from anachrony.modules.fractures.valley_rows import Technology
    from anachrony.rules.ruleset import Ruleset
    from anachrony.wording.modules.base import Entry
    from anachrony.wording.pictograms import Token


# --- rows -----------------------------------------------------------------------------------------------


def technology(row: Technology) -> list[Message]:
    """Its VP and what it costs, then what it does."""
    extra = () if row.cost is None else price(row.cost)
    told = [message("technology-line", vp=row.vp, extra="some" if extra else "none", price=extra)]
    told += [use(one) for one in (row.use, row.free) if one is not None]
    told += [message("always", what=passive(trait, n)) for trait, n in row.passives]
    if row.built:
        told.append(message("when-built", then=sequence(row.built)))
    told += [trigger(moment, effect) for moment, effect in row.triggers]
    if row.ending is not None:
        counted = message("measure", what=row.ending.what, n=row.ending.each)
        told.append(message("technology-ending", what=counted, most=row.ending.most))
    return told


# --- options --------------------------------------------------------------------------------------------


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
    return components.name(question.rules.capital_by_code[question.pick].name)


# --- sections of the codex ------------------------------------------------------------------------------


def technologies(rules: Ruleset) -> list[Entry]:
    return [
        {
            "id": row.name,
            "code": row.code,
            "name": plain(components.name(row.name)),
            "vp": row.vp,
            "cost": pictograms.price(row.cost) if row.cost is not None else {},
            "text": plain_all(technology(row)),
            "face": _face(row),
            "source": row.source,
        }
        for row in rules.table(Valley).technologies
    ]


def _face(row: Technology) -> list[Token]:
    tokens = [token for one in (row.use, row.free) if one is not None for token in pictograms.use(one)]
    tokens += pictograms.passives(row.passives)
    if row.built:
        tokens += [{"built": True}, *pictograms.drawn(row.built)]
    for moment, effect in row.triggers:
        tokens += [{"when": effects.moment_word(moment)}, *pictograms.drawn((effect,))]
    return tokens


EFFECTS: Final[Mapping[str, effects.Wording]] = {
    "Assimilate": effects.says("assimilate"),
    "ByShape": effects.says("by-shape", circle=effects.inner, triangle=effects.inner, square=effects.inner),
    "BuyTechnology": effects.says("buy-technology"),
    "DrawConditions": effects.says("draw-conditions"),
    "Extract": effects.says("extract", n=effects.number),
    "ValleyCapital": effects.says("valley-capital"),
    "WakeBlinker": effects.says("wake-blinker", n=effects.number),
}
PICTOGRAMS: Final[Mapping[str, pictograms.Drawn]] = {
    "BuyTechnology": pictograms.always({"technology": True}),
    "Extract": lambda args: [{"or": [[{"gain": {"flux": args[0]}}], [{"gain": {"core": args[0]}}]]}],
}
OPTIONS: Final[Mapping[str, Callable[[options.Question], Message]]] = {
    "assimilate": _assimilated,
    "borrow-leader": options.name,
    "buy-technology": options.name,
    "call-leader": options.name,
    "choose-bonus": _bonus,
    "draw-condition": options.name,
    "extract": _extracted,
    "flux-for-paradox": options.said,
    "keep-condition": options.name,
    "lay-upper-tile": _upper_tile,
    "pay-uranium-or-gold": options.asset,
    "uncover-hex": options.place,
    "valley-capital": options.action,
    "wake-blinker": options.said,
}
EVENTS: Final[Mapping[str, Callable[[str, Ruleset], Message] | None]] = {
    "borrow-leader": events.name,
    "call-leader": events.name,
    "keep-condition": events.name,
    "last-superproject": None,
    "technology": events.name,
    "uncover-hex": None,
}
SECTIONS: Final[Mapping[str, Callable[[Ruleset], list[Entry]]]] = {"technologies": technologies}
