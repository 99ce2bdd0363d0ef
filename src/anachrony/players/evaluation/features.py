"""The features of the evaluation: what it counts about a seat, by name, and what one of each is worth.

A feature has its line here, its row in ``weights.py``, and the place that counts it.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from anachrony.players.evaluation.weights import WEIGHTS

WeightTable: TypeAlias = dict[str, tuple[float, ...]]  # for each of KNOTS

# Eras left for which a weight is given; in between and beyond it runs straight.
# Its type is named: compiled, a Final tuple of numbers can be read by its items only.
KNOTS: Final[tuple[float, ...]] = (0.0, 1.0, 2.4, 4.4, 6.4)

FEATURES: Final = tuple(WEIGHTS)
COUNT: Final = len(FEATURES)


class Weights:
    """What one of each feature is worth with so many Eras left, in Victory Points."""

    # assets; the first of a kind is worth more than the fifth
    titanium: float = 0.0  # up to 2
    more_titanium: float = 0.0  # from 3 to 6
    uranium: float = 0.0  # the first
    more_uranium: float = 0.0  # from 2 to 4
    gold: float = 0.0  # the first
    more_gold: float = 0.0  # from 2 to 4
    neutronium: float = 0.0  # the first
    more_neutronium: float = 0.0  # from 2 to 4
    surplus: float = 0.0  # Resources beyond those
    water: float = 0.0  # up to 4
    more_water: float = 0.0  # from 5 to 10
    much_water: float = 0.0  # beyond
    cores: float = 0.0  # up to 3
    more_cores: float = 0.0  # beyond
    # Workers
    scientists: float = 0.0
    engineers: float = 0.0
    administrators: float = 0.0
    geniuses: float = 0.0
    crowd: float = 0.0  # Workers beyond six
    tired: float = 0.0  # of all these, those that start the next Era Tired
    hands_now: float = 0.0  # Active Workers that may still act this Era
    suited_now: float = 0.0  # those of them that can go out in an Exosuit
    suits_waiting: float = 0.0  # Exosuits beyond them, which Workers that wake up could use
    wakeable_now: float = 0.0  # Tired Workers that Supply or a forced waking could still rouse this Era
    supply_ready: float = 0.0  # those of them that Supply could rouse at once
    supply_later: float = 0.0  # Water toward the next Supply, as a share of its cost
    # buildings, and the leader, whose abilities are priced like theirs
    free_income: float = 0.0  # worth of the Free Actions, each Era
    worker_income: float = 0.0  # worth of the Worker spaces, each Era
    income_now: float = 0.0  # Worker spaces not used this Era that an Active Worker could use
    free_now: float = 0.0  # Free Actions not used this Era
    passives: float = 0.0  # worth of what holds by itself, each Era
    open_spots: float = 0.0
    projects: float = 0.0  # Superprojects built, beyond their VP: what they are worth more than their assets
    best_build: float = 0.0  # the best building within reach, less what is missing for it
    next_build: float = 0.0  # the second best, of another type
    # time travel
    loops: float = 0.0  # Warp tiles that Power Plants can still send back
    loops_now: float = 0.0  # those that can be sent back this Era
    debt: float = 0.0  # Warp tiles beyond them
    debt_payable: float = 0.0  # those of them that the stock could pay at the end
    rifts: float = 0.0  # trips that Power Plants allow beyond the present Warp tiles
    warps_left: float = 0.0  # Warp tiles in the supply, at most what the Eras left can take
    strain: float = 0.0  # Paradox rolls due in the next Era
    paradoxes: float = 0.0  # Paradoxes as a share of the limit
    brink: float = 0.0  # one Paradox before an Anomaly
    anomaly: float = 0.0  # each one blocks a spot
    # goals
    morale: float = 0.0  # step
    ideas: float = 0.0  # Breakthroughs
    project: float = 0.0  # the best Superproject to hope for, less what is missing for it
    project_paid: float = 0.0  # points of the best one whose Breakthroughs and assets are there
    project_now: float = 0.0  # points of the one in Focus, if it is paid and someone could go and build it
    exodus: float = 0.0  # points of the Evacuation, once its condition is met
    exodus_near: float = 0.0  # its base, as far as the condition is met while it is not
    exodus_sets: float = 0.0  # points that the sets held would bring, likewise
    exodus_part: float = 0.0  # points of the next set, as far as it is complete
    leads: float = 0.0  # Endgame Conditions now met
    race: float = 0.0  # distance to the best other seat in each, between -3 and 3
    first: float = 0.0  # First Player of the next Era
    bias: float = 0.0  # everything that is the same for all

    def __init__(self, table: WeightTable, left: float) -> None:
        parts = shares(left)
        for name, row in table.items():
            setattr(self, name, sum(one * part for one, part in zip(row, parts, strict=True)))


def only(feature: str) -> Weights:
    """One of this is worth 1, and all else nothing: with these a promise counts the feature."""
    return Weights({feature: (1.0,) * len(KNOTS)}, 0.0)


def shares(left: float) -> list[float]:
    """How much the weights of each knot count with so many Eras left."""
    after = 1
    while after < len(KNOTS) - 1 and left > KNOTS[after]:
        after += 1
    before = KNOTS[after - 1]
    part = (left - before) / (KNOTS[after] - before)
    found = [0.0] * len(KNOTS)
    found[after - 1] = 1.0 - part
    found[after] = part
    return found
