"""The module's rows, with an owner's values in the place of ours where there are any."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from anachrony.modules.pioneers.boards import DIE, NO_SLOT, POWER_SLOTS, UPGRADE_BOARDS
from anachrony.modules.pioneers.cards import DECKS
from anachrony.modules.pioneers.rows import AdventureCard, AdventureDeck, Outback, UpgradeBoard
from anachrony.modules.pioneers.upgrades import SensorUpgrade
from anachrony.rules.effect import Cost
from anachrony.rules.effects.assets import Gain, Pay
from anachrony.rules.kinds import ASSET_WORDS, VP
from anachrony.rules.rows import Use
from anachrony.rules.values import OWNER

if TYPE_CHECKING:
    from anachrony.rules.effect import Effect
    from anachrony.rules.values import Values

RESOURCE_WORDS: Final = ASSET_WORDS[:4]
MOST_POWER: Final = 30
MOST_SLOTS: Final = 12
NO_COST: Final = Cost((0, 0, 0, 0, 0, 0))


def owned(values: Values, paths: list[str]) -> Outback:
    """The table of the module, its boards in the order of the Paths."""
    boards = {row.path: _board(row, values.section("boards").section(row.path)) for row in UPGRADE_BOARDS}
    return Outback(
        tuple(_deck(row, values) for row in DECKS),
        [boards[path] for path in paths],
        values.numbers("power_slots", POWER_SLOTS, -MOST_POWER, MOST_POWER, range(1, MOST_SLOTS + 1)),
        values.number("no_slot", NO_SLOT, -MOST_POWER, MOST_POWER),
        values.numbers("die", DIE, 0, MOST_POWER),
    )


def _deck(row: AdventureDeck, values: Values) -> AdventureDeck:
    water = values.section("decks").section(row.name).number("water", row.water, 0, 9)
    adventures = values.section("adventures")
    cards = tuple(_card(card, adventures.section(slug(card.name))) for card in row.cards)
    return replace(row, water=water, cards=cards)


def slug(name: str) -> str:
    """A card's name as a key."""
    return name.replace(" ", "_").replace("-", "_")


def _card(row: AdventureCard, values: Values) -> AdventureCard:
    if not values:
        return row
    free = row.free
    if free is not None:
        free = _use(free, values.cost("free_cost", _cost(free)), free.then)
    amounts = values.numbers("passive", tuple(n for _, n in row.passives), 0, MOST_POWER)
    return replace(
        row,
        power=values.number("power", row.power, 0, MOST_POWER),
        success=values.amounts("success", row.success),
        failure=values.amounts("failure", row.failure),
        free=free,
        passives=tuple((trait, n) for (trait, _), n in zip(row.passives, amounts, strict=True)),
        source=OWNER,
    )


def _board(row: UpgradeBoard, values: Values) -> UpgradeBoard:
    if not values:
        return row
    resources = tuple(asset for asset, _ in row.slots)
    counts = range(1, MOST_SLOTS + 1)
    resources = values.words("slots", resources, RESOURCE_WORDS, counts)
    powers = values.numbers("slot_power", tuple(power for _, power in row.slots), 0, MOST_POWER, counts)
    if len(resources) != len(powers):
        raise values.wrong("slots", f"{len(resources)} slots, but slot_power has {len(powers)} numbers")
    vp = sum(effect.n for effect in row.sensor.then if isinstance(effect, Gain))
    vp = values.number("sensor_vp", vp, 0, MOST_POWER)
    placed: tuple[Effect, ...] = (SensorUpgrade(), Gain(VP, vp)) if vp else (SensorUpgrade(),)
    return replace(
        row,
        source=OWNER,
        base=values.number("base", row.base, 0, MOST_POWER),
        slots=tuple(zip(resources, powers, strict=True)),
        sensor_power=values.number("sensor_power", row.sensor_power, 0, MOST_POWER),
        power=_use(row.power, values.cost("power_cost", _cost(row.power)), row.power.then),
        sensor=_use(row.sensor, values.cost("sensor_cost", _cost(row.sensor)), placed),
    )


def _cost(use: Use) -> Cost:
    return use.pay.cost if use.pay is not None else NO_COST


def _use(use: Use, cost: Cost, then: tuple[Effect, ...]) -> Use:
    """The same space for another price."""
    pay = Pay(cost.fixed, cost.any) if any(cost.fixed) or cost.any else None
    return replace(use, pay=pay, then=then)
