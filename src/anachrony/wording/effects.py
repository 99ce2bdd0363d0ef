"""What an effect does, as messages: one line of a table for each effect class.

The parameters are the arguments of the effect that runs, so the text and the rule cannot differ.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

from anachrony.rules import kinds
from anachrony.rules.effect import Effect
from anachrony.rules.kinds import (
    ANYBODY,
    ASSET_WORDS,
    GENIUS,
    GENIUSES,
    NO_SEAT,
    STOCK_WORDS,
    TYPE_WORDS,
    UNMANNED,
    WORKER_WORDS,
    WORKERS,
)
from anachrony.wording.message import Message, Param, folded, message

if TYPE_CHECKING:
    from anachrony.rules.effect import Cost, Value
    from anachrony.rules.rows import Use

Turned: TypeAlias = "Callable[[Value], Param]"
Telling: TypeAlias = "tuple[str, tuple[tuple[str, Turned], ...]]"


# --- from an argument to a parameter ------------------------------------------------------------------


def _number(value: Value) -> Param:
    assert isinstance(value, int)
    return int(value)


def _flag(value: Value) -> Param:
    return "yes" if value else "no"


def _asset(value: Value) -> Param:
    assert isinstance(value, int)
    return STOCK_WORDS[value]


def _worker(value: Value) -> Param:
    assert isinstance(value, int)
    return "any" if value == NO_SEAT else WORKER_WORDS[value]


def _type(value: Value) -> Param:
    assert isinstance(value, int)
    return "any" if value < 0 else TYPE_WORDS[value]


def _fixed(value: Value) -> Param:
    """Six amounts of a cost; what may be paid in any mix is the argument that follows."""
    assert isinstance(value, tuple)
    return tuple(
        message("amount", what=ASSET_WORDS[i], n=n)
        for i, n in enumerate(value)
        if isinstance(n, int) and n > 0
    )


def _inner(value: Value) -> Param:
    """An effect, or a sequence of them."""
    if isinstance(value, Effect):
        return in_one(describe(value))
    assert isinstance(value, tuple)
    return in_one([told for effect in value if isinstance(effect, Effect) for told in describe(effect)])


def _ways(value: Value) -> Param:
    assert isinstance(value, tuple)
    ways = [_inner(way) for way in value]
    return folded("either", [way for way in ways if isinstance(way, Message)])


def _unsaid(value: Value) -> Param:
    return ""


def _told(key: str, **params: Turned) -> Telling:
    return key, tuple(params.items())


# --- the table ----------------------------------------------------------------------------------------

# By class: the key, and the arguments by name, in the order of the constructor.
EFFECTS: Final[dict[str, Telling]] = {
    "Gain": _told("gain", what=_asset, n=_number),
    "GainAny": _told("gain-any", n=_number),
    "GainRandom": _told("gain-random"),
    "GainMorale": _told("gain-morale", n=_number),
    "LoseMorale": _told("lose-morale"),
    "GainExosuit": _told("gain-exosuit"),
    "GainWorker": _told("gain-worker", worker=_worker, tired=_flag),
    "GainShownWorker": _told("gain-shown-worker"),
    "CloneWorker": _told("clone-worker"),
    "LoseWorker": _told("lose-worker", worker=_worker),
    "WakeAll": _told("wake-all"),
    "Pay": _told("pay", fixed=_fixed, any=_number),
    "PayAny": _told("pay-any", n=_number),
    "PayUpTo": _told("pay-up-to"),
    "Supply": _told("supply"),
    "ForceWorkers": _told("force-workers"),
    "TravelBack": _told("travel-back", n=_number, plant=_flag),
    "TravelAsPaid": _told("travel-as-paid"),
    "TravelByWater": _told("travel-by-water"),
    "ReturnWarp": _told("return-warp"),
    "RetrieveWarp": _told("retrieve-warp", n=_number),
    "GainParadox": _told("gain-paradox"),
    "ReturnParadox": _told("return-paradox"),
    "MayReturnParadoxes": _told("may-return-paradoxes", n=_number),
    "GainAnomaly": _told("gain-anomaly"),
    "SealAnomaly": _told("seal-anomaly"),
    "Construct": _told(
        "construct",
        less_n=_number,
        less_any=_number,
        only_project=_flag,
        project_vp=_number,
        spot_vp=_flag,
    ),
    "Recruit": _told("recruit", bonuses=_number),
    "Research": _told("research", both=_flag),
    "RandomBreakthrough": _told("random-breakthrough"),
    "WorldCouncil": _told("world-council", first=_flag),
    "StandardAction": _told("standard-action"),
    "Mine": _told("mine", what=_asset),
    "Purify": _told("purify", n=_number, with_scientist=_number),
    "Trade": _told("trade", second=_flag),
    "Evacuate": _told("evacuate"),
    "PlaceOnMain": _told("place-on-main"),
    "PlaceOnOwn": _told("place-on-own"),
    "CopyAction": _told("copy-action"),
    "May": _told("may", effect=_inner),
    "ExtraAction": _told("extra-action", effect=_inner),
    "Declared": _told("declared", effect=_inner),
    "Do": _told("do", name=_unsaid, pay=_inner, then=_inner),
    "OneOf": _told("one-of", names=_unsaid, ways=_ways),
    "Adventure": _told("adventure"),
    "KeepBenefit": _told("keep-benefit"),
    "Forfeit": _told("forfeit", what=_asset, n=_number),
    "ForfeitAny": _told("forfeit-any"),
    "ForfeitBreakthrough": _told("forfeit-breakthrough"),
    "UpTo": _told("up-to", n=_number, effect=_inner),
    "CapitalAction": _told("capital-action"),
    "AdvanceTravel": _told("advance-travel", n=_number),
    "RemoveAnomaly": _told("remove-anomaly"),
    "ConstructFree": _told("construct-free", type=_type, n=_number, project=_flag),
    "PowerUpgrade": _told("power-upgrade"),
    "SensorUpgrade": _told("sensor-upgrade"),
    "Experiment": _told("experiment"),
    "PayBreakthrough": _told("pay-breakthrough"),
    "PayMorale": _told("lose-morale"),
    "GuardianCouncil": _told("guardian-council", first=_flag),
    "GuardianAction": _told("guardian-action", n=_unsaid),
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
    kinds.PURIFY_WATER: "purify-water",
    kinds.TOP_MORALE_VP: "top-morale-vp",
    kinds.EXTRA_CONDITIONS: "extra-conditions",
    kinds.EXOSUIT_POWER: "exosuit-power",
}
TRIGGERS: Final[dict[int, str]] = {kinds.MINED: "when-mined", kinds.CLEANING_UP: "when-cleaning-up"}


# --- telling ------------------------------------------------------------------------------------------


def describe(effect: Effect) -> list[Message]:
    """What an effect does. One that is not in the table shows as its own name."""
    name = type(effect).__name__
    if name not in EFFECTS:
        return [message(f"effect-{name}")]
    key, turned = EFFECTS[name]
    params = {name: turn(value) for (name, turn), value in zip(turned, effect.args(), strict=True)}
    return [Message(f"effect-{key}", params)]


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


def sequence(effects: tuple[Effect, ...]) -> Message:
    return in_one([told for effect in effects for told in describe(effect)])


def use(row: Use) -> Message:
    """A Worker space or a Free Action: who, what for what, and what becomes of the Worker."""
    if not row.workers:
        return message("free-action", then=sequence(row.sequence))
    return message(
        "worker-space",
        workers=admitted(row.workers),
        then=sequence(row.sequence),
        fate="dies" if row.dies else admitted(row.keeps),
    )


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


def passive(trait: int, amount: int) -> Message:
    return message(f"passive-{TRAITS[trait]}", n=amount)


def trigger(moment: int, effect: Effect) -> Message:
    return message(TRIGGERS[moment], then=in_one(describe(effect)))


def price(cost: Cost) -> tuple[Message, ...]:
    """What is to be paid, for a list."""
    parts = [message("amount", what=ASSET_WORDS[i], n=n) for i, n in enumerate(cost.fixed) if n]
    if cost.any:
        parts.append(message("amount", what="any", n=cost.any))
    return tuple(parts) or (message("nothing"),)
