# Doomsday.

module-doomsday = Doomsday
effect-experiment = claim the Experiment in your Focus (meet its condition, pay its cost, gain its VP), and move your Path's tracker if you like
effect-pay-breakthrough = spend 1 Breakthrough of your choice
experiment-line = level { $level }, { $vp } VP.
experiment-needs = needs { $what }.
experiment-costs = costs: { $what }.
track-slot = slot { $slot }
track-line = { $left } VP for { $left_path }, { $right } VP for { $right_path }; { symbols }.
symbols = { $symbols ->
    [0] no symbol
    [1] one (+)
    [-1] one (−)
    [2] two (+)
    [-2] two (−)
   *[other] { $symbols } symbols
}
prompt-pay-breakthrough = Which Breakthrough do you spend?
prompt-move-tracker = Move your Path's tracker one step?
prompt-draw-experiment = Which Experiment was turned up?
prompt-roll-trajectory = What does the Trajectory die show?
event-experiment = { $who ->
    [you] you complete the Experiment { $what }.
   *[other] { $who } completes the Experiment { $what }.
}
event-tracker = { $who ->
    [you] you move the tracker { $what }.
   *[other] { $who } moves the tracker { $what }.
}
event-trajectory = the Trajectory die shows { $n ->
    [0] nothing
    [1] (+)
    [-1] (−)
   *[other] { $n }
}.
event-impact-moves = the Impact will now come after Era { $n }.
event-earth-saved = EARTH IS SAVED. There will be no Impact.
event-fate-sealed = the fate of Earth is sealed: the Impact comes now.
table-experiments = Experiments
table-experiment-line = Era { $era }: { $name }
table-experiment-next = next: { $name }
table-doomsday = Doomsday track
table-doomsday-line = Save Earth { $up } of { $most_up }, Seal Fate { $down } of { $most_down }
table-completed = Experiments
name-save-earth = Save Earth
name-seal-fate = Seal Fate
name-most-experiments = most completed Experiments
name-ai-research = AI Research
name-examine-temporal-distortion = Examine Temporal Distortion
name-hydro-plant-upgrades = Hydro Plant Upgrades
name-interstellar-missile-system = Interstellar Missile System
name-life-support-improvements = Life Support Improvements
name-quantum-mechanics = Quantum Mechanics
name-resistant-genotype = Resistant Genotype
name-reverse-water-gas-shift = Reverse Water-Gas Shift
name-technological-singularity = Technological Singularity
name-timeline-protection-doctrine = Timeline Protection Doctrine
name-alien-studies = Alien Studies
name-augmented-time-rifts = Augmented Time Rifts
name-austerity-measures = Austerity Measures
name-caste-system = Caste System
name-colony-coordination-protocol = Colony Coordination Protocol
name-cyber-reality = Cyber Reality
name-energy-vortex = Energy Vortex
name-forcefield-dome = Forcefield Dome
name-fortunate-accident = Fortunate Accident
name-gilded-alloys = Gilded Alloys
name-hive-mind = Hive Mind
name-irrigation-systems = Irrigation Systems
name-neutronium-fission = Neutronium Fission
name-outback-mapping = Outback Mapping
name-pocket-universe = Pocket Universe
name-structural-diversity = Structural Diversity
name-technology-matrix = Technology Matrix
name-time-lapse-zones = Time Lapse Zones
name-titanium-condensation = Titanium Condensation
name-uranium-enrichment = Uranium Enrichment

## Solo opponents

difficulty-c07_b = Action tile C07 on its B side
difficulty-c08_b = Action tile C08 on its B side
difficulty-markers_1 = It begins with a Path marker on the Experiment of Era 2
difficulty-markers_2 = It begins with Path markers on the Experiments of Eras 2 and 3
difficulty-markers_3 = It begins with Path markers on the Experiments of Eras 2, 3 and 4
bot-tile_C07A = Level 1 Experiment
bot-tile_C07B = Level 1 Experiment, 1 Energy Core
bot-tile_C08A = Level 2 Experiment
bot-tile_C08B = Level 2 Experiment, 1 VP and 1 Energy Core
objective-experiments = completed Experiments
how-bot-tile_C07 = It completes the leftmost Level 1 Experiment with its Path marker, for all VP of card and track, and moves its tracker. Then it marks an open Experiment up to the present: Level 1 first, then the furthest in the past. Fails only if neither is possible.
how-bot-tile_C08 = As on tile C07, with a Level 2 Experiment.
because-level-1-first = it marks Level 1 before Level 2
because-furthest-past = it marks the one furthest in the past
bot-lacks-card = there is no Experiment to complete or to mark
bot-step-complete_1 = there is no Level 1 Experiment with its marker
bot-step-complete_2 = there is no Level 2 Experiment with its marker
bot-step-tracker = the trackers stand still
bot-step-mark = there is no Experiment to mark
event-bot-marks = { $who } puts a Path marker on { $place }.
event-bot-unmarks = { $who } loses the Path marker on { $place }.
table-bot-tracker = moves { $tracker }; Path markers on Eras: { $eras }

## The page: shell

page-module-note-doomsday = Experiments that save the Earth or seal its fate: the Impact may come early, late or never.
page-variant-planned-experiments = Planned experiments
page-variant-note-planned-experiments = With Doomsday: the later Experiments lie face up, and a claimed one is replaced at once.

## The page: codex

codex-group-experiments = Experiments

## The page: table

ui-endgame-most-experiments = Experiments
ui-added-view-doomsday = Doomsday track
ui-added-seat-doomsday = Experiments
ui-doomsday-at = The tracker of Save Earth is on step { $up }, that of Seal Fate on step { $down } of { $of }
ui-experiments-left = { $n } Experiments left in the deck
ui-experiment-hidden = Experiment, face down
ui-experiment-marked = marked by { $who }
