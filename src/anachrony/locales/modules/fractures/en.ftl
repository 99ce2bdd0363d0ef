# Fractures of Time.

module-fractures = Fractures of Time
effect-lay-flux-cores = put { $n ->
    [one] 1 Flux Core
   *[other] { $n } Flux Cores
} of the supply on your Device
effect-remove-flux-cores = take { $n ->
    [one] 1 Flux Core
   *[other] up to { $n } Flux Cores
} off your Device, from the right
effect-remove-glitches = take { $n ->
    [one] 1 of your Glitches
   *[other] up to { $n } of your Glitches
} away
effect-bring-home = bring home up to { $n } Workers and Free Action markers of your Factories, Life Supports, Labs, Supply and Force Workers
effect-upgrade-device = place 1 Breakthrough with a new icon on the Upgrade tile, which uncovers one more space
effect-fracture-roll = roll the Flux die{ $n ->
    [0] { "" }
   *[other] { " " }and add { $n }
}: above the empty spaces of your Device, a Glitch comes
passive-flux-roll-less = { $n } is taken off every result of your Flux die
passive-flux-reroll = you may roll the Flux die once more; the second result stands
passive-set-glitch = you may set the Glitch die instead of rolling it
passive-blink-from-valley = your Exosuits in the Valley may Blink too
passive-blink-genius = a Genius Blinks without dice
passive-recall-less = Recall puts { $n } Flux Core less on your Device
passive-keeps-operators = Operators on your Device stay Motivated
when-blinked = after a Blink: { $then }.
device-of = Fracture Device of { $path }, side { $side }
device-action = { $what } – { $use }
device-vp = its upgrades are worth { $vp } VP.
device-reward = the first core on space { $n }: { $what }.
device-extra = a Blink onto space { $n } costs { $what } more.
glitch-face = { $kind ->
    [travel_track] the Time Travel track
    [paradox_track] the Paradox track
    [building] a building
    [device] the Device
    [hex] an Exosuit hex
   *[condition] Endgame Conditions
}
glitch-on-device = space { $n } of the Device
prompt-blink = Which Exosuit Blinks?
prompt-blink-to = Where does the Exosuit Blink to?
prompt-bring-home = What do you bring home?
prompt-fracture-roll = What does the Flux die show?
prompt-glitch-roll = What does the Glitch die show?
prompt-place-glitch = Where do you put the Glitch?
prompt-remove-flux-cores = How many Flux Cores do you take off the Device?
prompt-remove-glitches = Which Glitch do you take away?
prompt-roll-flux-again = Roll the Flux die once more?
prompt-set-glitch-die = Which face do you set the Glitch die to?
prompt-upgrade-device = Which Breakthrough goes onto the Upgrade tile?
option-blink = Blink: { worker } from { $place }
option-remove-flux = { $n ->
    [one] { $n } Flux Core
   *[other] { $n } Flux Cores
}
about-flux = the Flux die shows { $n }
event-blink = { $who ->
    [you] you Blink with { $what } from { $place }.
   *[other] { $who } Blinks with { $what } from { $place }.
}
event-blink-to = { $who ->
    [you] your { $what } comes to { $place }.
   *[other] { $what } of { $who } comes to { $place }.
}
event-blink-stays = { $who ->
    [you] Your Exosuit finds no other action and stays on { $place }.
   *[other] The Exosuit of { $who } finds no other action and stays on { $place }.
}
event-flux-on = { $who ->
    [you] you put a Flux Core on space { $n } of the Device.
   *[other] { $who } puts a Flux Core on space { $n } of the Device.
}
event-flux-off = { $who ->
    [you] you take
   *[other] { $who } takes
} { $n ->
    [one] { $n } Flux Core
   *[other] { $n } Flux Cores
} off the Device.
event-flux-roll = { $who ->
    [you] you roll { $n } with the Flux die.
   *[other] { $who } rolls { $n } with the Flux die.
}
event-glitch = { $who ->
    [you] you have a Glitch on { $what }.
   *[other] { $who } has a Glitch on { $what }.
}
event-glitch-off = { $who ->
    [you] you take a Glitch off { $what }.
   *[other] { $who } takes a Glitch off { $what }.
}
event-recall = { $who ->
    [you] you recall from { $place }.
   *[other] { $who } recalls from { $place }.
}
event-upgrade-device = { $who ->
    [you] you upgrade the Device with { $what }.
   *[other] { $who } upgrades the Device with { $what }.
}
score-fracture_device = Fracture Device
score-glitches = Glitches
codex-group-fracture_devices = Fracture Devices
ui-device = Fracture Device
ui-device-empty = { $n } empty
ui-glitches-left = { $n ->
    [one] 1 Glitch left
   *[other] { $n } Glitches left
}
ui-device-action = { $what ->
    [remove_flux_cores] Flux off
    [remove_glitches] Glitches off
    [remove_flux_or_glitches] Clear
    [recall] Recall
   *[upgrade] Upgrade
}
ui-upgrade-tile = { $n ->
    [0] Upgrade tile
    [one] Upgrade tile, 1 upgrade
   *[other] Upgrade tile, { $n } upgrades
}
ui-no-technology = No Technology yet
ui-empty-suit = an empty Exosuit
ui-locked = locked by a Glitch
ui-glitch = Glitch
ui-glitch-of = Glitch of { $who }
ui-tip-glitch = What it lies on cannot be used, and it costs 2 VP at the end. “Glitches off” on the Device takes it away.
table-device = Device
table-glitches = Glitches
effect-by-shape = circle: { $circle }; triangle: { $triangle }; square: { $square }
effect-wake-blinker = an Operator who Blinked becomes Active for { $n } Water
prompt-wake-blinker = Pay Water so that the Operator comes home Active?
prompt-flux-for-paradox = Take a Flux Core and a Paradox?
prompt-borrow-leader = Which leader was drawn?
prompt-call-leader = Which leader do you call this Era?
prompt-uncover-hex = Which covered hex do you open again?
event-borrow-leader = { $who ->
    [you] you may call { $what }.
   *[other] { $who } may call { $what }.
}
event-call-leader = { $who ->
    [you] you call { $what } for this Era.
   *[other] { $who } calls { $what } for this Era.
}
event-uncover-hex = { $who ->
    [you] you open the { $place } again.
   *[other] { $who } opens the { $place } again.
}
passive-borrows-leaders = one unused leader of each other Path waits for you: before the Paradox phase you may call one until Clean up is over
page-path-note-unity = Side by side with Operators: Flux Cores and borrowed leaders. Only with Fractures of Time.
ui-endgame-most-flux-on-the-device = Device Flux
name-unity = Unity
name-zuriel = Princess Zuriel
name-xenara = Indoctrinator Xenara
name-soter = S.O.T.E.R.
name-augurus = Prophet Augurus
name-eldrin = Eldrin
name-castien = Castien
name-thalia = Thalia
name-the-brightest-beacon = The Brightest Beacon
name-dawn-of-a-new-future = Dawn of a New Future
name-most-flux-on-the-device = most Flux Cores on the Device

## Chronossus

difficulty-c04_b = Action tile C04 on its B side
difficulty-c05_b = Action tile C05 on its B side
difficulty-c06_b = Action tile C06 on its B side
difficulty-c14 = Action tile C14 in the place of C04
difficulty-c14_b = Action tile C14 on its B side
difficulty-flux_1 = 1 more Flux Core in its pool
difficulty-flux_2 = 2 more Flux Cores in its pool
difficulty-flux_3 = 3 more Flux Cores in its pool
difficulty-flux_vp = 1 VP at the end for each Flux Core left in its pool
difficulty-third_glitch = A third Glitch for you before the first Era, by the die
bot-assimilate = Assimilate
bot-extract = Extract
bot-tile_C04A = Assimilate
bot-tile_C04B = Assimilate, 1 VP
bot-tile_C05A = Extract: 2 Flux Cores and 2 Energy Cores
bot-tile_C05B = Extract: 4 Flux Cores and 2 Energy Cores
bot-tile_C06A = 1 Flux Core and 1 Energy Core
bot-tile_C06B = 1 Flux Core and 1 Energy Core, at once
bot-tile_C14A = Assimilate, 1 Flux Core
bot-tile_C14B = Assimilate, 1 VP and 1 Flux Core
how-bot-assimilate = Topmost free space, else the Valley Capital. It rolls the shape die. Circle: an Operator and a Flux Core. Triangle: a Technology, of the second pile first. Square: what it has fewer of, the Operator if tied. Fails where there is none.
how-bot-extract = Topmost free space, else the Valley Capital. Flux Cores and Energy Cores into its pools.
how-bot-tile_C04 = It Assimilates. Circle: an Operator and a Flux Core. Triangle: a Technology, of the second pile first. Square: what it has fewer of, the Operator if tied. On the B side 1 VP as well.
how-bot-tile_C05 = It Extracts Flux Cores and Energy Cores into its pools. On the B side two Flux Cores more.
how-bot-tile_C06 = A Flux Core and an Energy Core for its pools, without an Exosuit. On the B side as soon as a token comes.
how-bot-tile_C14 = As on tile C04, and a Flux Core. On the B side 1 VP as well.
objective-technologies = Technologies
objective-flux_on_device = Flux Cores on your Device
because-blink-token = another of its tokens stands on that action
because-blink-order = that Exosuit is the nearest to the bottom left
because-fewer-operators = it has no more Operators than Technologies
because-fewer-technologies = it has fewer Technologies than Operators
because-only-operators = there is no Technology, so it takes an Operator
because-only-technologies = there is no Operator, so it takes a Technology
prompt-draw-flux = What was drawn from the Flux Pool?
prompt-roll-assimilate = What does the shape die show for the bot?
prompt-draw-spare-objective = Which Solo Objective was drawn?
prompt-keep-objective = Which Solo Objective do you put into play?
option-flux-token = { $kind ->
    [core] a Flux Core
   *[casing] an Empty Flux Casing
}
effect-draw-objectives = draw 2 Solo Objectives that are not in play and put 1 of them into play
event-bot-draws-flux = { $who } could Blink and draws { $what }.
event-bot-gains-flux = { $who } puts { $n ->
    [one] { $n } Flux Core
   *[other] { $n } Flux Cores
} into its pool.
event-bot-blinks = { $who } Blinks from { $what } to { $place }.
event-bot-joker = Its Operator stands in for one type of Worker: { $what }.
score-flux_left = Flux Cores left
table-bot-flux = { $cores } with a core, { $casings } empty, { $aside } set aside
table-bot-blinks = Ready to Blink: { $ready }
table-bot-operators = Operators count as: { $operators }
table-flux-pool = Flux Pool
table-glitched = under a Glitch

## The page: shell

page-module-note-fractures = Operators and Flux Cores: Exosuits Blink to a second action, at a risk.
page-variant-first-conditions = First conditions
page-variant-note-first-conditions = With Fractures of Time: both of its Endgame Conditions lie beside five drawn from the others.

## The page: table

ui-tip-worker-operator = Works anywhere but where a Genius is asked, without the bonus of a type. Blinks without dice.
ui-tip-asset-flux = A Blink lays one on your Fracture Device. The fuller the Device, the likelier a Glitch.

## Fractures of Time: the Valley, its Technologies and the tiles

effect-assimilate = take an Operator of the Valley, Active, or a Technology for its price in Uranium or Gold and its extra cost (a Scientist pays 1 less for it, an Administrator takes a Flux Core with either, a Genius has one of the two)
effect-extract = take { $n } Flux Cores or { $n } Energy Cores (an Engineer takes an Energy Core more, a Scientist a Flux Core, a Genius one of the two)
effect-valley-capital = take an action of the Valley whose spaces are all taken
effect-buy-technology = take a Technology for its price in Uranium or Gold and its extra cost
effect-draw-conditions = draw 2 Endgame Conditions that are not in play and keep 1: it is worth 3 VP to you if you meet it
prompt-assimilate = What do you assimilate?
prompt-buy-technology = Which Technology do you take?
prompt-choose-bonus = Which bonus does your Worker bring?
prompt-pay-uranium-or-gold = Which Resource do you pay for the Technology?
prompt-extract = What do you extract?
prompt-valley-capital = Which action of the Valley do you take?
prompt-keep-condition = Which Endgame Condition do you keep?
prompt-draw-condition = Which Endgame Condition was drawn?
prompt-lay-upper-tile = Which new Collapsing Capital tile was drawn?
option-cheaper = 1 Uranium or Gold less
option-flux-too = 1 Flux Core after it
event-technology = { $who ->
    [you] you take the Technology { $what }.
   *[other] { $who } takes the Technology { $what }.
}
event-keep-condition = { $who ->
    [you] you keep an Endgame Condition: { $what }.
   *[other] { $who } keeps an Endgame Condition: { $what }.
}
event-last-superproject = { $who ->
    [you] you take { $amounts } with the Superproject of the last Era.
   *[other] { $who } takes { $amounts } with the Superproject of the last Era.
}
technology-line = { $vp } VP. Costs { $n } Uranium or Gold{ $extra ->
    [none] { "" }
   *[other] { " and " }{ $price }
}.
technology-ending = at the end: 1 VP for every { $what }{ $most ->
    [99] { "" }
   *[other] , at most { $most }
}.
when-extracted = after you Extract: { $then }.
passive-technology-less = Technologies cost you { $n } Uranium or Gold less
passive-operator-bonus = an Operator has a Genius’s bonus in the Valley
passive-archive-vp = each of your Technologies and each upgrade of your Fracture Device is worth { $n } VP more
score-technologies = Technologies
codex-group-technologies = Technologies
ui-endgame-most-technologies = Technologies
table-valley = Valley
table-valley-operators = { $n } of { $slots } Operators
table-technologies = Technologies
name-flux-condenser = Flux Condenser
name-second-skin = Second Skin
name-valley-relay = Valley Relay
name-condensation-trails = Condensation Trails
name-phase-anchor = Phase Anchor
name-glitch-lens = Glitch Lens
name-deep-vents = Deep Vents
name-open-archive = Open Archive
name-recall-harness = Recall Harness
name-amplified-rift = Amplified Rift
name-covert-operations-hq = Covert Operations HQ
name-valley-tutors = Valley Tutors
name-rift-condensers = Rift Condensers
name-stabilizer-mesh = Stabilizer Mesh
name-crystal-garden = Crystal Garden
name-field-laboratory = Field Laboratory
name-ghost-convoy = Ghost Convoy
name-resonant-core = Resonant Core
name-charter-of-the-valley = Charter of the Valley
name-exhibition-piece = Exhibition Piece
name-resonance-cathedral = Resonance Cathedral
name-operators-guild = Operators’ Guild
name-flux-foundry = Flux Foundry
name-mirror-hangar = Mirror Hangar
name-archive-of-the-zeroth-era = Archive of the Zeroth Era
name-most-technologies = most Technologies
name-upgrade-too = an upgrade too
name-a-glitch-less = { $n ->
    [one] a Glitch
   *[other] { $n } Glitches
} less
name-clean-site = clean site
name-clean-record = clean record
name-technology-too = a Technology too
name-flux-off = { $n ->
    [one] 1 Flux Core
   *[other] { $n } Flux Cores
} off
name-2-flux = { $n ->
    [one] 1 Flux Core
   *[other] { $n } Flux Cores
}
name-an-operator-too = an Operator too
name-energy-or-flux = Energy Cores or Flux Cores
