"""What a seat holds, feature by feature: its assets and its Workers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anachrony.rules.effects.workers import supply_cost
from anachrony.rules.kinds import CORE, GOLD, MOTIVATED, NEUTRONIUM, TITANIUM, URANIUM, WATER
from anachrony.rules.places import OWN, SUPPLY_PLACE, guest_crew, guest_fate

if TYPE_CHECKING:
    from anachrony.players.evaluation.estate import Estate
    from anachrony.players.evaluation.features import Features
    from anachrony.players.evaluation.ideas import Ideas
    from anachrony.rules.state import Seat


def count_assets(stock: list[int], counted: list[int], found: Features) -> None:
    """Only those of which there are not as many as ``counted`` last, which is brought up to date."""
    titanium = stock[TITANIUM]
    uranium = stock[URANIUM]
    gold = stock[GOLD]
    neutronium = stock[NEUTRONIUM]
    water = stock[WATER]
    cores = stock[CORE]
    resources_changed = False
    if titanium != counted[TITANIUM]:
        counted[TITANIUM] = titanium
        found.titanium = float(upto(titanium, 2))
        found.more_titanium = float(between(titanium, 2, 6))
        resources_changed = True
    if uranium != counted[URANIUM]:
        counted[URANIUM] = uranium
        found.uranium = float(upto(uranium, 1))
        found.more_uranium = float(between(uranium, 1, 4))
        resources_changed = True
    if gold != counted[GOLD]:
        counted[GOLD] = gold
        found.gold = float(upto(gold, 1))
        found.more_gold = float(between(gold, 1, 4))
        resources_changed = True
    if neutronium != counted[NEUTRONIUM]:
        counted[NEUTRONIUM] = neutronium
        found.neutronium = float(upto(neutronium, 1))
        found.more_neutronium = float(between(neutronium, 1, 4))
        resources_changed = True
    if resources_changed:
        found.surplus = float(over(titanium, 6) + over(uranium, 4) + over(gold, 4) + over(neutronium, 4))
    if water != counted[WATER]:
        counted[WATER] = water
        found.water = float(upto(water, 4))
        found.more_water = float(between(water, 4, 10))
        found.much_water = float(over(water, 10))
    if cores != counted[CORE]:
        counted[CORE] = cores
        found.cores = float(upto(cores, 3))
        found.more_cores = float(over(cores, 3))


class Belongings:
    """All that a seat has on its boards: as long as it is the same, so is what can be counted about it."""

    __slots__ = ("active", "busy", "counts", "estate", "hexes", "ideas", "stock", "tired", "used", "warp")

    def __init__(self, seat: Seat, estate: Estate, ideas: Ideas, unknown: list[int]) -> None:
        self.estate: Estate = estate
        self.ideas: Ideas = ideas
        self.stock: list[int] = seat.stock[:]
        self.active: list[int] = seat.active[:]
        self.tired: list[int] = seat.tired
        self.busy: list[int] = seat.busy
        self.warp: list[int] = seat.warp
        self.hexes: int = seat.hexes
        self.used: int = seat.used
        self.counts: list[int] = unknown[:]  # what other tallies come to

    def is_of(self, seat: Seat, estate: Estate, ideas: Ideas) -> bool:
        """The stock and the Active Workers are changed in place, all other lists are replaced."""
        return (
            self.estate is estate
            and self.ideas is ideas
            and self.tired is seat.tired
            and self.busy is seat.busy
            and self.warp is seat.warp
            and self.hexes == seat.hexes
            and self.used == seat.used
            and self.stock == seat.stock
            and self.active == seat.active
        )


class Workforce:
    """A seat's Workers and Exosuits, and where they were used. Those of the same crowd are counted once."""

    __slots__ = ("active", "busy", "estate", "hands", "hexes", "now", "tired", "used")

    def __init__(self, seat: Seat, estate: Estate, now: bool) -> None:
        self.active: list[int] = seat.active[:]
        self.tired: list[int] = seat.tired
        self.busy: list[int] = seat.busy
        self.hexes: int = seat.hexes
        self.used: int = seat.used
        self.estate: Estate = estate
        self.now: bool = now  # whether they may still act this Era
        self.hands: int = total(seat.active)

    def is_of(self, seat: Seat, estate: Estate, now: bool) -> bool:
        """Tired and placed Workers lie in lists that are replaced, never changed: the same list, the same
        Workers."""
        return (
            self.tired is seat.tired
            and self.busy is seat.busy
            and self.estate is estate
            and self.used == seat.used
            and self.hexes == seat.hexes
            and self.now == now
            and self.active == seat.active
        )


def count_workers(seat: Seat, hands: int, now: bool, found: Features) -> None:
    """``hands`` are Active Workers."""
    types = len(seat.active)
    counts = [0] * types
    tired = 0
    for worker in range(types):
        resting = seat.tired[worker]
        counts[worker] = seat.active[worker] + resting
        tired += resting
    late = tired
    everyone = hands + tired
    for busy in seat.busy:
        fate = guest_fate(busy)
        worker = guest_crew(busy)
        if fate <= MOTIVATED and worker < types:
            counts[worker] = counts[worker] + 1
            everyone += 1
            if fate != MOTIVATED:
                late += 1
    engineers = counts[1]
    for worker in range(4, types):  # types that modules have brought
        engineers += counts[worker]
    found.scientists = float(counts[0])
    found.engineers = float(engineers)
    found.administrators = float(counts[2])
    found.geniuses = float(counts[3])
    found.crowd = float(over(everyone, 6))
    found.tired = float(late)
    found.hands_now = found.suited_now = found.suits_waiting = found.wakeable_now = 0.0
    if now:
        suits = seat.hexes.bit_count()
        suited = upto(suits, hands)
        found.hands_now = float(hands)
        found.suited_now = float(suited)
        found.suits_waiting = float(upto(suits - suited, tired))
        found.wakeable_now = float(tired)


def count_supply(seat: Seat, hands: int, found: Features) -> None:
    """After ``count_workers``."""
    price = supply_cost(seat)
    water = seat.stock[WATER]
    found.supply_later = water / price if water < price else 1.0
    is_ready = hands > 0 and water >= price and not seat.used >> (SUPPLY_PLACE - OWN) & 1
    found.supply_ready = found.wakeable_now if is_ready else 0.0


def total(column: list[int]) -> int:
    """A sum, without a call of Python's own."""
    count = 0
    for one in column:
        count += one
    return count


# ``min`` and ``max`` of numbers, without calls of Python's own.


def upto(have: int, most: int) -> int:
    return have if have < most else most


def over(have: int, most: int) -> int:
    return have - most if have > most else 0


def between(have: int, least: int, most: int) -> int:
    """How many there are beyond the least, up to the most."""
    return over(upto(have, most), least)
