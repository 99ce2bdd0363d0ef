"""The features of the evaluation: what it counts about a seat, by name, and what one of each is worth."""

from __future__ import annotations

from typing import Final, TypeAlias

from anachrony.players.evaluation.weights import WEIGHTS

WeightTable: TypeAlias = dict[str, tuple[float, ...]]  # for each of KNOTS

# Eras left for which a weight is given; in between and beyond it runs straight.
KNOTS: Final = (0.0, 1.0, 2.4, 4.4, 6.4)

FEATURES: Final = tuple(WEIGHTS)
COUNT: Final = len(FEATURES)


class Weights:
    """What one of each is worth with so many Eras left, in Victory Points."""

    # assets; the first of a kind is worth more than the fifth
    titanium: float  # up to 2
    more_titanium: float  # from 3 to 6
    uranium: float  # the first
    more_uranium: float  # from 2 to 4
    gold: float  # the first
    more_gold: float  # from 2 to 4
    neutronium: float  # the first
    more_neutronium: float  # from 2 to 4
    surplus: float  # Resources beyond those
    water: float  # up to 4
    more_water: float  # from 5 to 10
    much_water: float  # beyond
    cores: float  # up to 3
    more_cores: float  # beyond
    # Workers
    scientists: float
    engineers: float
    administrators: float
    geniuses: float
    crowd: float  # Workers beyond six
    tired: float  # of all these, those that start the next Era Tired
    hands_now: float  # Active Workers that may still act this Era
    suited_now: float  # those of them that can go out in an Exosuit
    suits_waiting: float  # Exosuits beyond them, which Workers that wake up could use
    wakeable_now: float  # Tired Workers that Supply or a forced waking could still rouse this Era
    supply_ready: float  # those of them that Supply could rouse at once
    supply_later: float  # Water toward the next Supply, as a share of its cost
    # buildings, and the leader, whose abilities are priced like theirs
    free_income: float  # worth of the Free Actions, each Era
    worker_income: float  # worth of the Worker spaces, each Era
    income_now: float  # Worker spaces not used this Era that an Active Worker could use
    free_now: float  # Free Actions not used this Era
    passives: float  # worth of what holds by itself, each Era
    open_spots: float
    projects: float  # Superprojects built, beyond their VP: what they are worth more than their assets
    best_build: float  # the best building within reach, less what is missing for it
    next_build: float  # the second best, of another type
    # time travel
    loops: float  # Warp tiles that Power Plants can still send back
    loops_now: float  # those that can be sent back this Era
    debt: float  # Warp tiles beyond them
    debt_payable: float  # those of them that the stock could pay at the end
    rifts: float  # trips that Power Plants allow beyond the present Warp tiles
    warps_left: float  # Warp tiles in the supply, at most what the Eras left can take
    strain: float  # Paradox rolls due in the next Era
    paradoxes: float  # Paradoxes as a share of the limit
    brink: float  # one Paradox before an Anomaly
    anomaly: float  # each one blocks a spot
    # goals
    morale: float  # step
    ideas: float  # Breakthroughs
    project: float  # the best Superproject to hope for, less what is missing for it
    project_paid: float  # points of the best one whose Breakthroughs and assets are there
    project_now: float  # points of the one in Focus, if it is paid and someone could go and build it
    exodus: float  # points of the Evacuation, once its condition is met
    exodus_near: float  # its base, as far as the condition is met while it is not
    exodus_sets: float  # points that the sets held would bring, likewise
    exodus_part: float  # points of the next set, as far as it is complete
    leads: float  # Endgame Conditions now met
    race: float  # distance to the best other seat in each, between -3 and 3
    first: float  # First Player of the next Era
    bias: float  # everything that is the same for all

    def __init__(self, table: WeightTable, left: float) -> None:
        parts = shares(left)
        for name, row in table.items():
            setattr(self, name, sum(one * part for one, part in zip(row, parts, strict=True)))


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
