"""What a seat holds, feature by feature: its assets and its Workers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anachrony.players.evaluation.prices import PRICES
from anachrony.rules.effects.workers import supply_cost
from anachrony.rules.kinds import CORE, GOLD, MOTIVATED, NEUTRONIUM, TITANIUM, URANIUM, WATER
from anachrony.rules.places import OWN, SUPPLY_PLACE, guest_crew, guest_fate

if TYPE_CHECKING:
    from anachrony.players.evaluation.features import Weights
    from anachrony.rules.state import Seat


def assets(seat: Seat, weights: Weights) -> float:
    stock = seat.stock
    titanium = stock[TITANIUM]
    uranium = stock[URANIUM]
    gold = stock[GOLD]
    neutronium = stock[NEUTRONIUM]
    water = stock[WATER]
    cores = stock[CORE]
    surplus = over(titanium, 6) + over(uranium, 4) + over(gold, 4) + over(neutronium, 4)
    return (
        weights.titanium * min(titanium, 2)
        + weights.more_titanium * over(min(titanium, 6), 2)
        + weights.uranium * min(uranium, 1)
        + weights.more_uranium * over(min(uranium, 4), 1)
        + weights.gold * min(gold, 1)
        + weights.more_gold * over(min(gold, 4), 1)
        + weights.neutronium * min(neutronium, 1)
        + weights.more_neutronium * over(min(neutronium, 4), 1)
        + weights.surplus * surplus
        + weights.water * min(water, 4)
        + weights.more_water * over(min(water, 10), 4)
        + weights.much_water * over(water, 10)
        + weights.cores * min(cores, 3)
        + weights.more_cores * over(cores, 3)
    )


def workers(seat: Seat, now: bool, weights: Weights) -> float:
    counts = [0] * len(seat.active)
    active = tired = 0
    for worker in range(len(seat.active)):
        counts[worker] = seat.active[worker] + seat.tired[worker]
        active += seat.active[worker]
        tired += seat.tired[worker]
    late = tired
    everyone = active + tired
    for busy in seat.busy:
        fate = guest_fate(busy)
        worker = guest_crew(busy)
        if fate <= MOTIVATED and worker < len(seat.active):
            counts[worker] += 1
            everyone += 1
            if fate != MOTIVATED:
                late += 1
    total = (
        weights.scientists * counts[0]
        + weights.engineers * counts[1]
        + weights.administrators * counts[2]
        + weights.geniuses * counts[3]
        + weights.crowd * over(everyone, 6)
        + weights.tired * late
    )
    for worker in range(4, len(counts)):  # types that modules have brought
        total += weights.engineers * counts[worker]
    price = supply_cost(seat)
    water = seat.stock[WATER]
    total += weights.supply_later * (min(1.0, water / price) if price else 1.0)
    if now:
        suits = seat.hexes.bit_count()
        suited = min(suits, active)
        total += weights.hands_now * active + weights.suited_now * suited + weights.wakeable_now * tired
        total += weights.suits_waiting * min(suits - suited, tired)
        if active > 0 and water >= price and not seat.used >> (SUPPLY_PLACE - OWN) & 1:
            total += weights.supply_ready * tired
    return total


def over(have: int, most: int) -> int:
    return have - most if have > most else 0


def missing_worth(stock: list[int], fixed: tuple[int, ...]) -> float:
    """The price of the assets that a cost lacks."""
    total = 0.0
    for asset in range(6):
        lack = fixed[asset]
        if lack > stock[asset]:
            total += (lack - stock[asset]) * PRICES[asset]
    return total
