"""What an effect does, as messages: one line of a table for each effect class.

The parameters are the arguments of the effect that runs, so the text and the rule cannot differ.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

from anachrony.rules import kinds
from anachrony.rules.effect import Effect
from anachrony.rules.effects.assets import Pay
from anachrony.rules.frame import Effects, Instruction
from anachrony.rules.kinds import (
    ANY_WORKER,
    ANYBODY,
    ASSET_WORDS,
    GENIUS,
    GENIUSES,
    STOCK_WORDS,
    TYPE_WORDS,
    UNMANNED,
    WORKER_WORDS,
    WORKERS,
)
from anachrony.wording.message import Message, Param, folded, message

if TYPE_CHECKING:
    from anachrony.rules.cost import Cost
    from anachrony.rules.effect import Value
    from anachrony.rules.rows import Use, WarpTile

Conversion: TypeAlias = "Callable[[Value], Param]"
Wording: TypeAlias = "tuple[str, tuple[tuple[str, Conversion], ...]]"


# --- from an argument to a parameter ------------------------------------------------------------------


def number(value: Value) -> Param:
    assert isinstance(value, int)
    return int(value)


def flag(value: Value) -> Param:
    return "yes" if value else "no"


def asset(value: Value) -> Param:
    assert isinstance(value, int)
    return STOCK_WORDS[value]


def worker(value: Value) -> Param:
    assert isinstance(value, int)
    return "any" if value == ANY_WORKER else WORKER_WORDS[value]


def building_type(value: Value) -> Param:
    assert isinstance(value, int)
    return "any" if value < 0 else TYPE_WORDS[value]


def _word(value: Value) -> Param:
    assert isinstance(value, str)
    return value


def inner(value: Value) -> Param:
    """An effect, or a sequence of them."""
    if isinstance(value, Effect):
        return in_one(describe(value))
    assert isinstance(value, tuple)
    return in_one([told for effect in value if isinstance(effect, Effect) for told in describe(effect)])


def _after(value: Value) -> Param:
    """A sequence that may be empty."""
    return inner(value) if value else "none"


def _ways(value: Value) -> Param:
    assert isinstance(value, tuple)
    ways = [inner(way) for way in value]
    return folded("either", [way for way in ways if isinstance(way, Message)])


def unsaid(value: Value) -> Param:
    return ""


def says(key: str, **params: Conversion) -> Wording:
    return key, tuple(params.items())


# --- the table ----------------------------------------------------------------------------------------

# By class: the key, and the arguments by name, in the order of the constructor.
EFFECTS: Final[dict[str, Wording]] = {
    "Gain": says("gain", what=asset, n=number),
    "GainAsset": says("gain", what=_word, n=number),
    "GainAny": says("gain-any", n=number),
    "GainRandom": says("gain-random"),
    "GainMorale": says("gain-morale", n=number),
    "LoseMorale": says("lose-morale"),
    "GainExosuit": says("gain-exosuit", anywhere=flag),
    "GainWorker": says("gain-worker", worker=worker, tired=flag),
    "GainCrew": says("gain-worker", worker=_word, tired=flag),
    "GainShownWorker": says("gain-shown-worker"),
    "CloneWorker": says("clone-worker"),
    "LoseWorker": says("lose-worker", worker=worker),
    "LoseCrew": says("lose-worker", worker=_word),
    "WakeAll": says("wake-all"),
    "Wake": says("wake", n=number),
    "ReplaceWorker": says("replace-worker", worker=worker),
    "Pay": says("pay"),
    "PayAny": says("pay-any", n=number),
    "PayUpTo": says("pay-up-to", eras=flag),
    "Supply": says("supply"),
    "ForceWorkers": says("force-workers", bottom=flag),
    "TravelBack": says("travel-back", n=number, plant=flag, returns=number),
    "TravelAsPaid": says("travel-as-paid", exactly=flag),
    "TravelByWater": says("travel-by-water"),
    "ReturnWarp": says("return-warp"),
    "RetrieveWarp": says("retrieve-warp", n=number),
    "GainParadox": says("gain-paradox"),
    "ReturnParadox": says("return-paradox"),
    "MayReturnParadoxes": says("may-return-paradoxes", n=number),
    "GainAnomaly": says("gain-anomaly"),
    "BeStruck": says("be-struck"),
    "LoseBuilding": says("lose-building"),
    "SealAnomaly": says("seal-anomaly"),
    "RemoveAnomaly": says("remove-anomaly"),
    "Construct": says(
        "construct",
        less_n=number,
        less_any=number,
        only_project=flag,
        project_vp=number,
        spot_vp=flag,
    ),
    "Recruit": says("recruit", bonuses=number, no_genius_for=unsaid),
    "Research": says("research", both=flag, blind=flag),
    "RandomBreakthrough": says("random-breakthrough"),
    "WorldCouncil": says("world-council", first=flag, must=flag),
    "StandardAction": says("standard-action"),
    "Mine": says("mine", what=asset),
    "Purify": says("purify", n=number, with_scientist=number),
    "Trade": says("trade", second=flag, must=unsaid),
    "Evacuate": says("evacuate"),
    "PlaceOnMain": says("place-on-main"),
    "PlaceOnOwn": says("place-on-own"),
    "PlaceEmptySuit": says("place-empty-suit"),
    "TakeFromMine": says("take-from-mine", then=_after),
    "SetDieOnce": says("set-die-once"),
    "LongerRange": says("longer-range"),
    "SendHome": says("send-home"),
    "CopyAction": says("copy-action"),
    "May": says("may", effect=inner),
    "ExtraAction": says("extra-action", effect=inner),
    "Declared": says("declared", effect=inner),
    "Do": says("do", name=unsaid, pay=inner, then=inner),
    "OneOf": says("one-of", names=unsaid, ways=_ways),
}

# By trait: what a passive does.
TRAITS: Final[dict[int, str]] = {
    kinds.TRAVEL_RANGE: "travel-range",
    kinds.PARADOX_LIMIT: "paradox-limit",
    kinds.SUPPLY_HALVED: "supply-halved",
    kinds.ANOMALY_VP: "anomaly-vp",
    kinds.SET_BOTH_DICE: "set-both-dice",
    kinds.LESS_ANY: "less-any",
    kinds.LESS_WATER: "less-water",
    kinds.ALWAYS_EVACUATES: "always-evacuates",
    kinds.NO_LOW_MORALE: "no-low-morale",
    kinds.TRAVEL_VP: "travel-vp",
    kinds.SUPERPROJECT_VP: "superproject-vp",
    kinds.SCIENTIST_IS_GENIUS: "scientist-is-genius",
    kinds.KEEPS_HEXES: "keeps-hexes",
    kinds.KEEPS_SCIENTISTS: "keeps-scientists",
    kinds.FREE_SUPPLY: "free-supply",
    kinds.PLAIN_SUPPLY: "plain-supply",
    kinds.ANOMALY_ANYWHERE: "anomaly-anywhere",
    kinds.SUPERPROJECT_ANYWHERE: "superproject-anywhere",
    kinds.SACRIFICE: "sacrifice",
    kinds.EXCHANGE_CORES: "exchange-cores",
}
MOMENTS: Final[dict[int, str]] = {
    kinds.MINED: "mined",
    kinds.CLEANING_UP: "cleaning-up",
    kinds.PURIFIED: "purified",
    kinds.RESEARCHED: "researched",
    kinds.RECRUITED: "recruited",
    kinds.BUILT: "each-built",
    kinds.SUPPLIED: "supplied",
    kinds.FORCED: "forced",
    kinds.ERA_BEGINS: "era-begins",
    kinds.RESEARCHING: "researching",
    kinds.POWERED_UP: "powered-up",
    kinds.WARP_RETURNED: "warp-returned",
    kinds.RETRIEVED: "retrieved",
}


# --- telling ------------------------------------------------------------------------------------------


def describe(effect: Instruction) -> list[Message]:
    """What an effect does. One that is not in the table shows as its own name."""
    name = type(effect).__name__
    if name not in EFFECTS:
        return [message(f"effect-{name}")]
    if isinstance(effect, Pay):
        return [_payment(effect.cost)]
    key, turned = EFFECTS[name]
    params = {name: turn(value) for (name, turn), value in zip(turned, effect.args(), strict=True)}
    return [Message(f"effect-{key}", params)]


def _payment(cost: Cost) -> Message:
    """Resources in any mix are said so where nothing else is paid."""
    if cost.any and not any(cost.fixed) and not cost.more:
        return message("effect-pay-any", n=cost.any)
    return message("effect-pay", cost=price(cost))


def in_one(messages: list[Message]) -> Message:
    """One thing after the other, in one breath; plain gains side by side are one."""
    joined: list[Message] = []
    gains: list[Message] = []
    if messages and messages[0].key == "effect-extra-action":  # nothing comes before it here
        messages = [Message("effect-may", messages[0].params), *messages[1:]]
    for told in [*messages, message("end")]:
        n = told.params.get("n")
        if told.key == "effect-gain" and isinstance(n, int) and n > 0:
            gains.append(Message("amount", told.params))
            continue
        if gains:
            joined.append(message("effect-gains", amounts=tuple(gains)))
            gains = []
        joined.append(told)
    del joined[-1]
    return folded("sequence", joined) if joined else message("nothing")


def sequence(effects: Effects) -> Message:
    return in_one([told for effect in effects for told in describe(effect)])


def use(row: Use) -> Message:
    """A Worker space or a Free Action: who, what for what, and what becomes of the Worker."""
    if not row.workers:
        return message("free-action", then=sequence(row.sequence))
    return message(
        "worker-space",
        workers=row.types or admitted(row.workers),
        then=sequence(row.sequence),
        fate="dies" if row.dies else kept(row),
    )


def kept(row: Use) -> str:
    """Who stays Motivated there, as one word."""
    return row.types if row.types and row.keeps == row.workers else admitted(row.keeps)


def admitted(workers: int) -> str:
    """A set of Worker types as one word; a Genius may stand in for any, so it goes without saying."""
    if workers == ANYBODY:
        return "any"
    if workers == GENIUSES:
        return "genius"
    if workers == 1 << UNMANNED:
        return "unmanned"
    types = [WORKER_WORDS[worker] for worker in range(WORKERS) if worker != GENIUS and workers >> worker & 1]
    return "-".join(types) or "nobody"


def trait_word(trait: int | str) -> str:
    """A module's trait is its own word."""
    return TRAITS[trait] if isinstance(trait, int) else trait


def moment_word(moment: int | str) -> str:
    return f"when-{MOMENTS[moment] if isinstance(moment, int) else moment}"


def passive(trait: int | str, amount: int) -> Message:
    return message(f"passive-{trait_word(trait)}", n=amount)


def trigger(moment: int | str, effect: Instruction) -> Message:
    return message(moment_word(moment), then=in_one(describe(effect)))


def asset_of(row: WarpTile) -> str:
    """What a Warp tile brings; that of a module has the tile's own word."""
    return ASSET_WORDS[row.asset] if row.asset < len(ASSET_WORDS) else row.name


def worker_of(row: WarpTile) -> str:
    return WORKER_WORDS[row.worker] if row.worker < len(WORKER_WORDS) else row.name


def price(cost: Cost) -> tuple[Message, ...]:
    """What is to be paid, for a list."""
    parts = [message("amount", what=ASSET_WORDS[i], n=n) for i, n in enumerate(cost.fixed) if n]
    if cost.any:
        parts.append(message("amount", what="any", n=cost.any))
    parts += [message("amount", what=word, n=n) for word, n in cost.more]
    return tuple(parts) or (message("nothing"),)
