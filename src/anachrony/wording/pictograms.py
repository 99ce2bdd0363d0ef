"""What is drawn on a tile, as a short list of tokens. Made from the effects that run, so that a drawn
tile cannot differ from its rule.

    {"socket": ["scientist"]}  {"pay": {"water": 1}}  {"arrow": true}  {"gain": {"uranium": 2}}

What nobody has found a picture for is a sentence: ``{"text": {"key": ..., "params": ...}}``. Names of
assets and Workers are those of a view.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

from anachrony.rules.effect import Effect
from anachrony.rules.frame import Effects
from anachrony.rules.kinds import ANY_WORKER, ASSET_WORDS, CAPITAL_WORDS, STOCK_WORDS, WORKER_WORDS
from anachrony.wording.effects import (
    admitted,
    asset_of,
    describe,
    kept,
    moment_word,
    passive,
    trait_word,
    worker_of,
)
from anachrony.wording.message import plain

if TYPE_CHECKING:
    from anachrony.rules.cost import Cost
    from anachrony.rules.effect import Value
    from anachrony.rules.rows import Anomaly, CapitalTile, Leader, Space, Tile, Use, WarpTile

Token: TypeAlias = "dict[str, object]"
Drawn: TypeAlias = "Callable[[tuple[Value, ...]], list[Token]]"

ARROW: Final[Token] = {"arrow": True}
COSTS: Final = ("pay", "pay_each", "lose", "supply")  # an arrow leads from these to what they buy


# --- from the arguments of an effect to tokens ----------------------------------------------------------


def gain(args: tuple[Value, ...]) -> list[Token]:
    what, n = args
    assert isinstance(what, int) and isinstance(n, int)
    return [{"gain_each": STOCK_WORDS[what]} if n < 0 else {"gain": {STOCK_WORDS[what]: n}}]


def _gain_asset(args: tuple[Value, ...]) -> list[Token]:
    what, n = args
    assert isinstance(what, str) and isinstance(n, int)
    return [{"gain": {what: n}}]


def _gain_crew(args: tuple[Value, ...]) -> list[Token]:
    worker, tired = args
    assert isinstance(worker, str)
    return [{"worker": worker, "tired": bool(tired)}]


def _pay(args: tuple[Value, ...]) -> list[Token]:
    fixed, mix, *more = args
    assert isinstance(fixed, tuple) and isinstance(mix, int)
    found = _amounts(tuple(int(n) for n in fixed if isinstance(n, int)), mix)
    for asset in more[0] if more and isinstance(more[0], tuple) else ():
        assert isinstance(asset, tuple)
        found[str(asset[0])] = int(str(asset[1]))
    return [{"pay": found}]


def _amounts(fixed: tuple[int, ...], mix: int) -> dict[str, int]:
    found = {ASSET_WORDS[asset]: n for asset, n in enumerate(fixed) if n}
    return found | ({"any": mix} if mix else {})


def _worker(args: tuple[Value, ...]) -> list[Token]:
    worker, tired = args
    assert isinstance(worker, int)
    return [{"worker": _worker_word(worker), "tired": bool(tired)}]


def _lose_worker(args: tuple[Value, ...]) -> list[Token]:
    (worker,) = args
    assert isinstance(worker, int)
    return [{"lose": _worker_word(worker)}]


def _worker_word(worker: int) -> str:
    return "any" if worker == ANY_WORKER else WORKER_WORDS[worker]


def _travel(args: tuple[Value, ...]) -> list[Token]:
    eras, plant, returns = args
    token: Token = {"travel": eras, "longer": bool(plant)}
    return [token if returns == 1 else token | {"returns": returns}]


def _number(name: str, at: int = 0) -> Drawn:
    return lambda args: [{name: args[at]}]


def always(*tokens: Token) -> Drawn:
    return lambda args: list(tokens)


def _inside(name: str) -> Drawn:
    return lambda args: [{name: inner(args[0])}]


def _do(args: tuple[Value, ...]) -> list[Token]:
    _, pay, then = args
    assert isinstance(pay, Effect) and isinstance(then, tuple)
    return inner((pay, *then))


def _one_of(args: tuple[Value, ...]) -> list[Token]:
    ways = args[1]
    assert isinstance(ways, tuple)
    return [{"or": [inner(way) for way in ways]}]


def inner(value: Value) -> list[Token]:
    effects = value if isinstance(value, tuple) else (value,)
    return drawn(tuple(effect for effect in effects if isinstance(effect, Effect)))


def _construct(args: tuple[Value, ...]) -> list[Token]:
    less_n, less_any, only_project, project_vp, spot_vp = args
    less = {"neutronium": less_n, "any": less_any}
    return [
        {
            "action": "construct",
            "less": {name: n for name, n in less.items() if n},
            "only_superproject": bool(only_project),
            "superproject_vp": project_vp,
            "spot_vp": bool(spot_vp),
        }
    ]


def council(args: tuple[Value, ...]) -> list[Token]:
    tokens: list[Token] = [{"capital": list(CAPITAL_WORDS), "full": True}]
    return [*tokens, {"first_player": True}] if args[0] else tokens


# By class of the effect, as in ``effects.EFFECTS``. One that is missing is told in words.
PICTOGRAMS: Final[dict[str, Drawn]] = {
    "Gain": gain,
    "GainAsset": _gain_asset,
    "GainCrew": _gain_crew,
    "GainAny": lambda args: [{"gain": {"any": args[0]}}],
    "GainRandom": always({"gain": {"random": 1}}),
    "GainMorale": _number("morale"),
    "LoseMorale": always({"morale": -1}),
    "GainExosuit": always({"exosuit": 1}),
    "GainWorker": _worker,
    "GainShownWorker": always({"worker": "shown", "tired": False}),
    "CloneWorker": always({"worker": "same", "tired": True}),
    "LoseWorker": _lose_worker,
    "LoseCrew": lambda args: [{"lose": args[0]}],
    "WakeAll": always({"wake": True}),
    "Wake": _number("wake"),
    "ReplaceWorker": lambda args: [{"lose": "any"}, *_worker((args[0], False))],
    "LongerRange": always({"passive": "travel-range", "n": 4}),
    "Pay": _pay,
    "PayAny": lambda args: [{"pay": {"any": args[0]}}],
    "PayUpTo": always({"pay_each": "any"}),
    "Supply": always({"supply": True}, {"wake": True}, {"morale": 1}),
    "ForceWorkers": always({"wake": True}, {"morale": -1}),
    "TravelBack": _travel,
    "TravelAsPaid": always({"travel": "x", "longer": True}),
    "TravelByWater": always({"pay_each": "water"}, {"travel": "x", "longer": True}),
    "RetrieveWarp": _number("retrieve_warp"),
    "GainParadox": always({"gain": {"paradox": 1}}),
    "ReturnParadox": always({"return": {"paradox": 1}}),
    "MayReturnParadoxes": lambda args: [{"may": [{"return": {"paradox": args[0]}}]}],
    "GainAnomaly": always({"anomaly": 1}),
    "BeStruck": always({"anomaly": 1}),
    "SealAnomaly": always({"anomaly": -1}),
    "RemoveAnomaly": always({"anomaly": -1}),
    "Construct": _construct,
    "Recruit": lambda args: [{"action": "recruit", "bonuses": args[0]}],
    "Research": lambda args: [{"action": "research", "both": bool(args[0]), "blind": bool(args[1])}],
    "RandomBreakthrough": always({"breakthrough": 1}),
    "WorldCouncil": council,
    "StandardAction": always({"capital": list(CAPITAL_WORDS), "full": False}),
    "Mine": lambda args: [{"gain": {"pool": 1}}, *gain((args[0], 1))],
    "TakeFromMine": lambda args: [{"gain": {"pool": 1}}, *inner(args[0])],
    "Purify": lambda args: [
        {"gain": {"water": args[0]}},
        {"with": "scientist", "gain": {"water": args[1]}},
    ],
    "Evacuate": always({"evacuate": True}),
    "PlaceOnMain": always({"place": "main"}),
    "PlaceOnOwn": always({"place": "own"}),
    "CopyAction": always({"copy": True}),
    "May": _inside("may"),
    "ExtraAction": _inside("may"),
    "Declared": lambda args: inner(args[0]),
    "Do": _do,
    "OneOf": _one_of,
}


def drawn(effects: Effects) -> list[Token]:
    """A sequence of effects; plain gains side by side are one token."""
    tokens: list[Token] = []
    for effect in effects:
        draw = PICTOGRAMS.get(type(effect).__name__)
        if draw is None:
            _add(tokens, [{"text": plain(told)} for told in describe(effect)])
        else:
            _add(tokens, draw(effect.args()))
    return tokens


def _add(tokens: list[Token], more: list[Token]) -> None:
    for token in more:
        before = tokens[-1] if tokens else {}
        old, new = before.get("gain"), token.get("gain")
        if before.keys() == token.keys() == {"gain"} and isinstance(old, dict) and isinstance(new, dict):
            tokens[-1] = {"gain": {name: old.get(name, 0) + new.get(name, 0) for name in {**old, **new}}}
            continue
        if any(cost in before for cost in COSTS) and not any(cost in token for cost in COSTS):
            tokens.append(ARROW)
        tokens.append(token)


# --- rows -----------------------------------------------------------------------------------------------


def sockets(row: Use) -> list[str]:
    """Who may stand on a space of one's own."""
    return socket(row.types or admitted(row.workers))


def socket(word: str) -> list[str]:
    """Who may stand there: ``any``, or types; a Genius may stand in for any."""
    return [] if word == "nobody" else word.split("-")


def use(row: Use) -> list[Token]:
    """A Worker space or a Free Action: who, what for what, and what becomes of the Worker."""
    tokens: list[Token] = [{"socket": sockets(row)} if row.workers else {"free": True}]
    tokens += drawn(row.sequence)
    if row.dies:
        tokens.append({"dies": True})
    elif row.keeps:
        tokens.append({"motivated": socket(kept(row))})
    return tokens


def passives(passives: tuple[tuple[int | str, int], ...]) -> list[Token]:
    return [{"passive": trait_word(trait), "n": n, "text": plain(passive(trait, n))} for trait, n in passives]


def tile(row: Tile | Anomaly) -> list[Token]:
    tokens: list[Token] = []
    if row.use is not None:
        tokens += use(row.use)
    if row.free is not None:
        tokens += use(row.free)
    tokens += passives(row.passives)
    if row.built:
        tokens += [{"built": True}, *drawn(row.built)]
    for moment, effect in row.triggers:
        tokens += [{"when": moment_word(moment)}, *drawn((effect,))]
    return tokens


def leader(row: Leader) -> list[Token]:
    tokens: list[Token] = [token for one in (row.use, row.free) if one is not None for token in use(one)]
    tokens += passives(row.passives)
    for moment, effect in row.triggers:
        tokens += [{"when": moment_word(moment)}, *drawn((effect,))]
    return tokens


def space(row: Space) -> list[Token]:
    tokens: list[Token] = [{"socket": socket(admitted(row.workers))}]
    if row.water:
        tokens += [{"pay": {"water": row.water}}, ARROW]
    tokens += drawn(row.then)
    if row.keeps:
        tokens.append({"motivated": socket(admitted(row.keeps))})
    return tokens


def capital_tile(row: CapitalTile) -> list[Token]:
    return drawn(row.then)


def warp_tile(row: WarpTile) -> list[Token]:
    if row.asset >= 0:
        return [{"gain": {asset_of(row): row.count}}]
    if row.worker >= 0:
        tokens: list[Token] = [{"pay": {"water": row.water}}, ARROW] if row.water else []
        return [*tokens, {"worker": worker_of(row), "tired": False}]
    return [{"exosuit": 1}]


def price(cost: Cost) -> dict[str, int]:
    """What is to be paid, by name; ``any`` is Titanium, Uranium and Gold in any mix."""
    return _amounts(cost.fixed, cost.any) | dict(cost.more)
