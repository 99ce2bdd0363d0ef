"""The terms of the evaluation: what it counts about a seat, by name."""

from typing import Final

# The terms, in the order of the list that ``features`` returns.
TERMS: Final = (
    # assets; the first of a kind is worth more than the fifth
    "titanium",  # up to 2
    "more_titanium",  # from 3 to 6
    "uranium",  # the first
    "more_uranium",  # from 2 to 4
    "gold",  # the first
    "more_gold",  # from 2 to 4
    "neutronium",  # the first
    "more_neutronium",  # from 2 to 4
    "surplus",  # Resources beyond those
    "water",  # up to 4
    "more_water",  # from 5 to 10
    "much_water",  # beyond
    "cores",  # up to 3
    "more_cores",  # beyond
    # Workers
    "scientists",
    "engineers",
    "administrators",
    "geniuses",
    "crowd",  # Workers beyond six
    "tired",  # of all these, those that start the next Era Tired
    "hands_now",  # Active Workers that may still act this Era
    "suited_now",  # those of them that can go out in an Exosuit
    "suits_waiting",  # Exosuits beyond them, which Workers that wake up could use
    "wakeable_now",  # Tired Workers that Supply or a forced waking could still rouse this Era
    "supply_ready",  # whether Supply is still possible this Era
    "supply_later",  # Water toward the next Supply, as a share of its cost
    # buildings
    "free_income",  # worth of the Free Actions, each Era
    "worker_income",  # worth of the Worker spaces beyond a usual Action, each Era
    "income_now",  # Worker spaces not used this Era that an Active Worker could use
    "free_now",  # Free Actions not used this Era
    "passives",  # worth of what holds by itself, each Era
    "open_spots",
    "best_build",  # the best building within reach, less what is missing for it
    "next_build",  # the second best, of another type
    # time travel
    "loops",  # Warp tiles that Power Plants can still send back, two points a step
    "loops_now",  # those that can be sent back this Era
    "debt",  # Warp tiles beyond them
    "debt_payable",  # those of them that the stock could pay at the end
    "rifts",  # trips that Power Plants allow beyond the present Warp tiles
    "warps_left",  # Warp tiles in the supply, at most what the Eras left can take
    "strain",  # Paradox rolls due in the next Era
    "paradoxes",  # Paradoxes as a share of the limit
    "brink",  # one Paradox before an Anomaly
    "anomaly",  # each one blocks a spot
    # goals
    "morale",  # step
    "ideas",  # Breakthroughs
    "project",  # the best Superproject within reach, less what is missing for it
    "exodus",  # points of the Evacuation, once its condition is met
    "exodus_near",  # progress to the condition as a share, while it is not met
    "exodus_sets",  # points that the sets held would bring
    "leads",  # Endgame Conditions now met
    "race",  # distance to the best other seat in each, between -3 and 3
    "first",  # First Player of the next Era
    "bias",  # everything that is the same for all
)
COUNT: Final = len(TERMS)
