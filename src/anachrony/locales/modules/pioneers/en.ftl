# Pioneers of New Earth.

module-pioneers = Pioneers of New Earth
about-power = Your Power is { $n }, and the die is still to come.
option-thrown = the die shows { $n }
adventure-deck = { $deck } deck
adventure-deck-line = cards that take { $least } to { $most } Power. You go with { $power } Power and the die.
effect-adventure = adventure (take a Power slot, choose a deck and pay its Water, draw a card and one more for each Breakthrough on your Exosuit Upgrade board, face one of them with your Power and the die)
effect-early-adventure = adventure (spend any Water for 1 Power each and Energy Cores for 2, choose a deck, draw a card and one more for each Breakthrough on your Upgrade tile, face one of them with your Power and the die)
effect-power-bump = move a weaker opponent’s Exosuit to another empty hex of its Capital Action, and place a Worker where it stood
effect-free-upgrade = place 1 Resource of the supply on a free slot of its kind, for good: its Power is yours
option-spend-for-power = Spend 1 { asset }: +{ $n } Power
option-bump = { worker } to { $place }; the Exosuit there moves to { $other }
event-bump = { $who ->
    [you] Your Exosuit is moved to { $place }.
   *[other] The Exosuit of { $who } is moved to { $place }.
}
effect-keep-benefit = keep this card's benefit for the rest of the game
effect-forfeit = spend { amount } (or what you have of it)
effect-forfeit-any = spend 1 Titanium/Uranium/Gold (if you have any)
effect-forfeit-breakthrough = spend 1 Breakthrough (if you have any)
effect-up-to = { $n ->
    [one] you may { $effect }
   *[other] up to { $n } times you may { $effect }
}
effect-capital-action = take a Construct, Recruit or Research Action, even if its spaces are taken
effect-advance-travel = advance { $n } on the Time Travel track
effect-remove-anomaly = remove one of your Anomalies
effect-construct-free = construct { $project ->
    [yes] any open Superproject of the Timeline{ $type ->
        [superproject] { "" }
       *[other] , or up to { $n } buildings,
    } for free
   *[no] { $n } { $type ->
        [any] building
       *[other] { type }
    } for free
}
effect-power-upgrade = place 1 Resource on a free slot of its kind, for good: its Power is yours
effect-sensor-upgrade = place 1 Breakthrough { $any_shape ->
    [yes] of any shape
   *[no] of a new shape
} on your Exosuit Upgrade board, for good: Adventures draw 1 card more
passive-purify-water = Purify Water gives you { $n } Water more
passive-top-morale-vp = the highest Morale step is worth { $n } VP more
passive-extra-conditions = { $n } more Endgame Condition of your choice counts as met
passive-exosuit-power = your Exosuits have { $n } Power more
prompt-adventure = Which Adventure deck do you draw from?
prompt-draw-adventure = Which Adventure card was drawn?
prompt-choose-adventure = Which Adventure do you face?
prompt-put-under = Which card goes under its deck next?
prompt-early-adventure = Spend for Power, or choose an Adventure deck?
prompt-power-bump = Whom do you move?
prompt-lose-building = Which building do you lose?
prompt-face-adventure = What does the Adventure die show?
prompt-keep-benefit = Keep the benefit of this card?
prompt-gain-morale = Raise your Morale?
prompt-forfeit-any = Which Resource do you spend?
prompt-forfeit-breakthrough = Which Breakthrough do you spend?
prompt-capital-action = Which action do you take?
prompt-remove-anomaly = Which Anomaly do you remove?
prompt-construct-free = What do you construct for free?
prompt-power-upgrade = Which Resource makes your Exosuits stronger?
prompt-sensor-upgrade = Which Breakthrough goes into the sensors?
event-adventure = { $who ->
    [you] you go out with { $n } Power, to the { $what }.
   *[other] { $who } goes out with { $n } Power, to the { $what }.
}
event-adventure-card = { $who ->
    [you] you draw { $what }.
   *[other] { $who } draws { $what }.
}
event-adventure-roll = the Adventure die shows { $n }.
event-adventure-success = { $who ->
    [you] you succeed with { $n } Power: { $what }.
   *[other] { $who } succeeds with { $n } Power: { $what }.
}
event-adventure-failure = { $who ->
    [you] you fail with { $n } Power: { $what }.
   *[other] { $who } fails with { $n } Power: { $what }.
}
event-power-upgrade = { $who ->
    [you] you upgrade the Exosuits with { $what }: { $n } Power.
   *[other] { $who } upgrades the Exosuits with { $what }: { $n } Power.
}
event-sensor-upgrade = { $who ->
    [you] you upgrade the sensors with { $what }.
   *[other] { $who } upgrades the sensors with { $what }.
}
adventure-power = takes { $n } Power.
adventure-success = success: { $what }.
adventure-failure = failure: { $what }.
upgrade-base = starts with { $n } Power.
upgrade-slots = slots: { $what }.
upgrade-slot = { $what ->
    [titanium] Titanium
    [uranium] Uranium
    [gold] Gold
    [any] any Resource
    [flux] a Flux Core
   *[neutronium] Neutronium
} for { $n } Power
upgrade-power = Power Upgrade: { $use }
upgrade-sensor = Sensor Upgrade: { $use }
upgrade-sensor-power = each Breakthrough on the board gives { $n } Power.
table-pioneers = Outback
table-pioneers-slots = Power slots
table-pioneers-none = none left: { $n }
table-pioneers-deck = { $n } of the { $deck } deck
table-power = Power
table-adventures = Adventures
table-sensors = sensors
name-most-adventures = most successful Adventures
name-exosuit-malfunction = Exosuit Malfunction
name-mystical-teachings = Mystical Teachings
name-raid-on-nomad-village = Raid on Nomad Village
name-data-archives = Data Archives
name-journey-through-the-rift = Journey through the Rift
name-nuclear-winter = Nuclear Winter
name-ancient-gold-mine = Ancient Gold Mine
name-forgotten-time-capsule = Forgotten Time Capsule
name-irradiated-vermin-tide = Irradiated Vermin Tide
name-passage-of-the-five-beasts = Passage of the Five Beasts
name-electromagnetic-hurricane = Electromagnetic Hurricane
name-secret-tunnels = Secret Tunnels
name-temporal-crack = Temporal Crack
name-tribes-of-the-outback = Tribes of the Outback
name-cargo-ship-wreckage = Cargo Ship Wreckage
name-giant-sandworm = Giant Sandworm
name-hidden-resource-storage = Hidden Resource Storage
name-old-sewers = Old Sewers
name-magnetic-storm = Magnetic Storm
name-relic-of-the-old-ways = Relic of the Old Ways
name-collapsing-bomb-shelter = Collapsing Bomb Shelter
name-underground-research-station = Underground Research Station
name-mutant-tissue-samples = Mutant Tissue Samples
name-hostile-nomads = Hostile Nomads
name-neutronium-cave = Neutronium Cave
name-the-time-maker = The Time Maker
name-broadcast-from-the-past = Broadcast from the Past
name-fountain-of-life = Fountain of Life
name-abandoned-factory = Abandoned Factory
name-uncontaminated-reservoir = Uncontaminated Reservoir
name-underground-laboratory = Underground Laboratory
name-ancient-temple-ruins = Ancient Temple Ruins
name-deserted-carrier = Deserted Carrier
name-ice-bound-cryochamber = Ice-bound Cryochamber
name-adrenaline-shots = Adrenaline Shots
name-rogue-ai = Rogue AI
name-asteroid-debris = Asteroid Debris
name-trails-to-the-lost-city = Trails to the Lost City
name-secret-military-facility = Secret Military Facility
name-unstable-neutronium-core = Unstable Neutronium Core
name-metropolis-ruins = Metropolis Ruins

## The score sheet

score-upgrade_tokens = VP tokens on the Upgrade board

## Solo opponents

difficulty-c09_b = Action tile C09 on its B side
difficulty-c10_b = Action tile C10 on its B side
difficulty-upgrade_board_b = Its Upgrade board on the B side: 3 Power at the start, 3 for each VP token
difficulty-upgrade_tokens_vp = 1 VP at the end for each VP token on its Upgrade board
bot-tile_C09A = Adventure
bot-tile_C09B = Adventure, 1 VP
bot-tile_C10A = Adventure
bot-tile_C10B = Adventure, 1 Energy Core
objective-adventures = successful Adventures
how-bot-tile_C09 = With 9 Power or more it draws two cards of the 10+ deck, else of the 5+ deck; it rolls the die and takes the hardest it is strong enough for, or 1 VP. Then it upgrades with the Resource it has most of, else with a VP token.
how-bot-tile_C10 = As on tile C09.
because-strong-enough = with 9 Power or more it tries the harder deck
because-too-weak = with less than 9 Power it tries the easier deck
because-other-deck = the deck it wants is empty, so it takes the other
because-hardest-met = it takes the hardest that it is strong enough for
because-lasting-as-vp = it has 3 VP and 1 Energy Core of what lasts
bot-step-adventure = there is no Adventure card left
event-bot-meets-none = { $who } is too weak for these cards with { $n } Power.
event-bot-upgrade-token = { $who } has no Resource to upgrade with and puts a VP token on its board: { $n } Power.
table-bot-upgrades = { $power } Power, { $tokens } VP tokens on the board

## The page: shell

page-module-note-pioneers = Adventures beyond the Capital, and Exosuits that can be upgraded for them.

## The page: codex

codex-group-adventures = Adventures
codex-group-adventure_decks = Adventure decks
codex-group-adventure_die = Adventure die
codex-group-upgrade_boards = Exosuit Upgrade boards

## The page: table

ui-endgame-most-adventures = Adventures
ui-bot-upgrade-tokens = { $n } VP tokens, { $power } Power each
ui-added-view-pioneers = Adventure board
ui-added-seat-pioneers = Exosuit upgrades
ui-upgrade = { $what ->
    [power_upgrade] Power
   *[other] Sensor
}
ui-upgrade-filled = filled
