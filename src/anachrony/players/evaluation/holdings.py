"""What a seat's assets and Workers promise."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anachrony.rules.amounts import amount_of
from anachrony.rules.effects.workers import supply_cost
from anachrony.rules.kinds import (
    ADMINISTRATOR,
    CORE,
    GENIUS,
    GOLD,
    MOTIVATED,
    NEUTRONIUM,
    SCIENTIST,
    TITANIUM,
    URANIUM,
    WATER,
    total,
)
from anachrony.rules.places import OWN, SUPPLY_PLACE, guest_crew, guest_fate

if TYPE_CHECKING:
    from mypy_extensions import i64  # a machine word, once compiled

    from anachrony.players.evaluation.features import Weights
    from anachrony.rules.ruleset import Ruleset
    from anachrony.rules.state import Seat


def assets_promise(stock: i64, w: Weights) -> float:
    """The first of a kind is worth more than the fifth. Of most kinds a seat has few, so what is beyond is
    only looked at where there is some."""
    titanium: int = amount_of(stock, TITANIUM)
    uranium: int = amount_of(stock, URANIUM)
    gold: int = amount_of(stock, GOLD)
    neutronium: int = amount_of(stock, NEUTRONIUM)
    water: int = amount_of(stock, WATER)
    cores: int = amount_of(stock, CORE)
    promise = w.titanium * (titanium if titanium < 2 else 2)
    surplus = 0
    if titanium > 2:
        promise += w.more_titanium * ((titanium if titanium < 6 else 6) - 2)
        surplus += over(titanium, 6)
    if uranium:
        promise += w.uranium
        if uranium > 1:
            promise += w.more_uranium * ((uranium if uranium < 4 else 4) - 1)
            surplus += over(uranium, 4)
    if gold:
        promise += w.gold
        if gold > 1:
            promise += w.more_gold * ((gold if gold < 4 else 4) - 1)
            surplus += over(gold, 4)
    if neutronium:
        promise += w.neutronium
        if neutronium > 1:
            promise += w.more_neutronium * ((neutronium if neutronium < 4 else 4) - 1)
            surplus += over(neutronium, 4)
    if surplus:
        promise += w.surplus * surplus
    promise += w.water * (water if water < 4 else 4)
    if water > 4:
        promise += w.more_water * ((water if water < 10 else 10) - 4)
        promise += w.much_water * over(water, 10)
    promise += w.cores * (cores if cores < 3 else 3)
    if cores > 3:
        promise += w.more_cores * (cores - 3)
    return promise


def workers_promise(rules: Ruleset, seat: Seat, hands: int, now: bool, w: Weights) -> float:
    """``hands`` are Active Workers; ``now`` is whether they may still act this Era."""
    active, resting = seat.active, seat.tired
    types = len(active)
    scientists = active[SCIENTIST] + resting[SCIENTIST]
    administrators = active[ADMINISTRATOR] + resting[ADMINISTRATOR]
    geniuses = active[GENIUS] + resting[GENIUS]
    tired = total(resting)
    late = tired
    everyone = hands + tired
    for busy in seat.busy:
        fate = guest_fate(busy)
        worker = guest_crew(busy)
        if fate <= MOTIVATED and worker < types:
            everyone += 1
            if fate != MOTIVATED:
                late += 1
            if worker == SCIENTIST:
                scientists += 1
            elif worker == ADMINISTRATOR:
                administrators += 1
            elif worker == GENIUS:
                geniuses += 1
    engineers = everyone - scientists - administrators - geniuses  # and the types that modules have brought
    price = supply_cost(rules, seat)
    water: int = amount_of(seat.stock, WATER)
    promise = w.scientists * scientists
    promise += w.engineers * engineers
    promise += w.administrators * administrators
    promise += w.geniuses * geniuses
    if everyone > 6:
        promise += w.crowd * (everyone - 6)
    promise += w.tired * late
    promise += w.supply_later * (water / price) if water < price else w.supply_later
    if now:
        suits = seat.hexes.bit_count()
        suited = suits if suits < hands else hands
        promise += w.hands_now * hands + w.suited_now * suited + w.wakeable_now * tired
        if tired:
            if suits > suited:
                promise += w.suits_waiting * upto(suits - suited, tired)
            if hands and water >= price and not seat.used >> (SUPPLY_PLACE - OWN) & 1:
                promise += w.supply_ready * tired
    return promise


# ``min`` and ``max`` of numbers, without calls of Python's own.


def upto(have: int, most: int) -> int:
    return have if have < most else most


def over(have: int, most: int) -> int:
    return have - most if have > most else 0
