# English. Keys come from wording/; the words are our own and quote no rulebook.
# Verb phrases of effects begin small: the one who prints a line gives it its capital.

## Lists and sequences

list-more = { $first }, { $next }
list-last = { $first } and { $last }
sequence = { $first }, { $rest }
either = { $first }, or { $rest }
nothing = nothing

## Things

asset = { $what ->
    [titanium] Titanium
    [uranium] Uranium
    [gold] Gold
    [neutronium] Neutronium
    [water] Water
    [core] Energy Core
    [flux] Flux Core
    [vp] VP
    [paradox] Paradox
    [morale] Morale
   *[other] { $what }
}
amount = { $what ->
    [titanium] { $n } Titanium
    [uranium] { $n } Uranium
    [gold] { $n } Gold
    [neutronium] { $n } Neutronium
    [water] { $n } Water
    [core] { $n ->
        [one] { $n } Energy Core
       *[other] { $n } Energy Cores
    }
    [flux] { $n ->
        [one] { $n } Flux Core
       *[other] { $n } Flux Cores
    }
    [vp] { $n } VP
    [paradox] { $n ->
        [one] { $n } Paradox
       *[other] { $n } Paradoxes
    }
    [morale] { $n } Morale
    [travel] { $n ->
        [one] { $n } Time Travel step
       *[other] { $n } Time Travel steps
    }
    [power] { $n } Power
    [any] { $n } Titanium/Uranium/Gold
    [exosuit] { $n ->
        [one] { $n } Exosuit
       *[other] { $n } Exosuits
    }
    [breakthrough] { $n ->
        [one] { $n } Breakthrough
       *[other] { $n } Breakthroughs
    }
    [scientist] { $n ->
        [one] { $n } Scientist
       *[other] { $n } Scientists
    }
    [engineer] { $n ->
        [one] { $n } Engineer
       *[other] { $n } Engineers
    }
    [administrator] { $n ->
        [one] { $n } Administrator
       *[other] { $n } Administrators
    }
    [genius] { $n ->
        [one] { $n } Genius
       *[other] { $n } Geniuses
    }
    [operator] { $n ->
        [one] { $n } Operator
       *[other] { $n } Operators
    }
   *[other] { $n } { $what }
}
amount-worker = { $n ->
    [one] { $n } { worker }
   *[other] { $n } { workers }
}
amount-active = { $n ->
    [one] { $n } Active { worker }
   *[other] { $n } Active { workers }
}
amount-tired = { $n ->
    [one] { $n } Tired { worker }
   *[other] { $n } Tired { workers }
}
worker = { $worker ->
    [scientist] Scientist
    [engineer] Engineer
    [administrator] Administrator
    [genius] Genius
    [operator] Operator
    [guardian] Guardian
   *[any] Worker
}
workers = { $worker ->
    [scientist] Scientists
    [engineer] Engineers
    [administrator] Administrators
    [genius] Geniuses
    [operator] Operators
    [guardian] Guardians
   *[any] Workers
}
worker-short = { $worker ->
    [scientist] Sci
    [engineer] Eng
    [administrator] Adm
    [guardian] Gua
    [operator] Ope
   *[genius] Gen
}
warp = { $warp ->
    [water] Water
    [titanium] Titanium
    [uranium] Uranium
    [gold] Gold
    [neutronium] Neutronium
    [scientist] Scientist
    [engineer] Engineer
    [administrator] Administrator
    [flux] Flux Core
   *[exosuit] Exosuit
}
type = { $type ->
    [power_plant] Power Plant
    [factory] Factory
    [life_support] Life Support
    [lab] Lab
   *[superproject] Superproject
}
types = { $type ->
    [power_plant] Power Plants
    [factory] Factories
    [life_support] Life Supports
    [lab] Labs
   *[superproject] Superprojects
}
building = { type } { $code }
spot = { type } spot { $n }
shape = { $shape ->
    [circle] circle
    [triangle] triangle
   *[square] square
}
icon = { $icon ->
    [genetics] Genetics
    [warfare] Warfare
    [society] Society
    [technology] Technology
    [time_travel] Time Travel
   *[other] ?
}
breakthrough = { icon } ({ shape })
face = { $face ->
    [circle] circle
    [triangle] triangle
    [square] square
    [genetics] Genetics
    [warfare] Warfare
    [society] Society
    [technology] Technology
    [time_travel] Time Travel
   *[question] any icon
}
hex = { $hex ->
    [top_middle] top middle hex
    [top_left] top left hex
    [top_right] top right hex
    [bottom_left] bottom left hex
    [bottom_middle] bottom middle hex
   *[bottom_right] bottom right hex
}
asset-card = Starting Asset card { $code }
anomaly = Anomaly
anomaly-line = { $vp } VP at the end; { $window ->
    [before] a Warp tile comes back if you gain it before the Impact
    [after] a Warp tile comes back if you gain it after the Impact
    [always] a Warp tile comes back when you gain it
   *[never] no Warp tile comes back
}.

## Places

space = { $space ->
    [construct] Construct { $detail }
    [recruit] Recruit { $detail }
    [research] Research { $detail }
    [council] { $detail ->
        [left] World Council, left
       *[right] World Council, right
    }
    [mine] { $detail ->
        [titanium] Mine, Titanium
        [uranium] Mine, Uranium
       *[gold] Mine, Gold
    }
    [purify] Purify Water
    [trade] Trade with Nomads
    [evacuation] Evacuation
    [adventure] Adventure
    [assimilate] Assimilate { $detail }
    [extract] Extract { $detail }
    [valley_capital] { $detail ->
        [left] Valley Capital, left
       *[right] Valley Capital, right
    }
    [experiment] Experiment
    [post] Guardian post { $detail }
   *[other] { $space } { $detail }
}
action = { $space ->
    [construct] Construct
    [recruit] Recruit
    [research] Research
    [council] World Council
    [mine] Mine Resource
    [purify] Purify Water
    [trade] Trade with Nomads
    [evacuation] Evacuation
    [adventure] Adventure
    [assimilate] Assimilate
    [extract] Extract
    [valley_capital] Valley Capital
    [experiment] Experiment
    [post] Guardian posts
   *[other] { $space }
}
space-detail = { $detail ->
    [left] left
    [right] right
    [uranium] Uranium
    [gold] Gold
    [titanium] Titanium
   *[other] { $detail }
}
own-place = { $what ->
    [supply] Supply
    [force_workers] Force Workers
    [power_upgrade] Power Upgrade
    [sensor_upgrade] Sensor Upgrade
    [tribes_of_the_outback] Tribes of the Outback
    [hidden_resource_storage] Hidden Resource Storage
    [deserted_carrier] Deserted Carrier
    [trails_to_the_lost_city] Trails to the Lost City
    [second_skin] Second Skin
    [field_laboratory] Field Laboratory
    [ghost_convoy] Ghost Convoy
    [remove_flux_cores] Remove Flux Cores
    [remove_glitches] Remove Glitches
    [remove_flux_or_glitches] Remove Flux Cores or Glitches
    [recall] Recall
    [upgrade] Upgrade the Device
    [upgrade_by_worker] Upgrade by an Operator
    [upgrade_by_genius] Upgrade by a Genius
    [called_leader] the called leader
    [anomaly_remover] Anomaly Remover
   *[leader] the leader
}
offer = building { $code }
timeline = { $part ->
    [superproject] the Superproject of Era { $era }
    [experiment] the Experiment of Era { $era }
   *[era] Era { $era }
}
pool = { $pool ->
    [recruit] the Recruit pool
    [adventure] the Adventure cards
    [operators] the Operators of the Valley
   *[mine] the Mine pool
}
die = { $die ->
    [shape] the shape die
    [adventure] the Adventure die
    [paradox] the Paradox die
   *[icon] the icon die
}

## What effects do

effect-gain = { $n ->
    [-1] gain { $what ->
        [vp] 1 VP
       *[other] 1 { asset }
    } for each Resource paid
   *[other] gain { amount }
}
effect-gains = gain { $amounts }
effect-gain-any = gain { $n } Titanium/Uranium/Gold of your choice
effect-gain-random = gain 1 Titanium, Uranium or Gold at random
effect-gain-morale = raise Morale { $n ->
    [one] 1 step
   *[other] { $n } steps
}
effect-lose-morale = lower Morale 1 step
effect-gain-exosuit = power up an Exosuit on a free hex at no cost{ $anywhere ->
    [yes] , a covered one too
   *[no] { "" }
}
effect-gain-worker = gain 1 { $tired ->
    [yes] Tired
   *[no] Active
} { worker }
effect-gain-shown-worker = gain a Worker of a type on this Era's Recruit card
effect-clone-worker = gain a Tired Worker of the same type as the one placed here
effect-lose-worker = lose 1 { worker }, Active or Tired
effect-wake-all = all your Tired Workers become Active
effect-wake = { $n ->
    [one] 1 of your Tired Workers becomes
   *[other] { $n } of your Tired Workers become
} Active
effect-replace-worker = replace 1 of your Active Workers by an Active { worker }
effect-pay = pay { $cost }
effect-pay-any = pay { $n } { $n ->
    [one] Titanium/Uranium/Gold
   *[other] Titanium/Uranium/Gold in any mix
}
effect-pay-up-to = pay 1 or more Titanium/Uranium/Gold{ $eras ->
    [yes] , at most 1 for each past Era
   *[no] { "" }
}
effect-supply = pay the Water of your Morale step, all your Tired Workers become Active, raise Morale 1 step
effect-force-workers = all your Tired Workers become Active, lower Morale 1 step ({ $bottom ->
    [no] not from the lowest step
   *[yes] from the lowest step lose a Worker instead
})
effect-travel-back = Time Travel up to { $n ->
    [one] 1 Era
   *[other] { $n } Eras
} back{ $plant ->
    [no] { " (Labs do not lengthen this)" }
   *[yes] { "" }
}{ $returns ->
    [one] { "" }
   *[other] , and return up to { $returns } Warp tiles there
}
effect-travel-as-paid = Time Travel { $exactly ->
    [yes] exactly
   *[no] up to
} as many Eras back
effect-travel-by-water = Time Travel any number of Eras back for 1 Water each
effect-return-warp = you may return a Warp tile from your Focus by paying what it brought
effect-retrieve-warp = { $n ->
    [one] you may take 1 of your Warp tiles back from any Era without paying
   *[other] you may take up to { $n } of your Warp tiles back from any Eras without paying
}
effect-gain-paradox = gain 1 Paradox
effect-return-paradox = return 1 Paradox
effect-may-return-paradoxes = you may return up to { $n } Paradoxes
effect-gain-anomaly = be struck by an Anomaly
effect-be-struck = be struck by an Anomaly, and return all your Paradoxes
effect-lose-building = lose one of your buildings, if you have any
effect-seal-anomaly = remove the Anomaly
effect-construct = { $only_project ->
    [yes] construct the Superproject in your Focus
   *[no] construct an offered building or the Superproject in your Focus
}{ $less_n ->
    [0] { "" }
   *[other] , for { $less_n } Neutronium less
}{ $less_any ->
    [0] { "" }
   *[other] , for { $less_any } Titanium/Uranium/Gold less
}{ $project_vp ->
    [0] { "" }
   *[other] , and gain { $project_vp } VP for a Superproject
}{ $spot_vp ->
    [yes] , and gain 1, 2 or 3 VP for a building on the first, second or third spot
   *[no] { "" }
}
effect-recruit = { $bonuses ->
    [0] recruit a Worker from the pool without its bonus
    [one] recruit a Worker from the pool and take its bonus
   *[other] recruit a Worker from the pool and take its bonus { $bonuses } times
}
effect-research = { $blind ->
    [yes] research (roll both dice, take that Breakthrough)
   *[no] { $both ->
        [yes] research (set one die, set or roll the other, take that Breakthrough)
       *[no] research (set one die, roll the other, take that Breakthrough)
    }
}
effect-random-breakthrough = gain a random Breakthrough
effect-world-council = { $must ->
    [yes] take
   *[no] you may take
} a Capital Action whose spaces are all taken{ $first ->
    [yes] , and become First Player from the next Era on
   *[no] { "" }
}
effect-standard-action = you may take a Construct, Recruit or Research Action, even if its spaces are taken
effect-mine = gain 1 Resource from the Mine pool and 1 { asset }
effect-purify = gain { $n } Water ({ $with_scientist } with a Scientist)
effect-trade = make 1 exchange with the Nomads (up to 2 with an Administrator)
deals = Exchanges: { $deals }.
deal = { $pay } for { $gain }
deal-both = { $pay } ↔ { $gain }
effect-evacuate = evacuate (score your Path's Evacuation Condition, once per game)
effect-place-on-main = place one more Worker in an Exosuit on the Main board
effect-place-on-own = place one more Worker on your own board
effect-copy-action = do what a Worker space of anyone's building or Superproject does, taken or not
effect-may = you may { $effect }
effect-extra-action = then you may { $effect }
effect-declared = { $effect }
effect-do = { $pay } to { $then }
effect-one-of = choose: { $ways }

worker-space = { $workers ->
    [any] any Worker
    [scientist] Scientist
    [engineer] Engineer
    [administrator] Administrator
    [genius] Genius
    [operator] Operator
   *[other] { $workers }
}: { $then }{ $fate ->
    [any] . The Worker stays Motivated
    [administrator] . An Administrator stays Motivated
    [scientist] . A Scientist stays Motivated
    [engineer] . An Engineer stays Motivated
    [dies] . The Worker is lost
   *[nobody] { "" }
}.
free-action = free Action: { $then }.
always = always: { $what }.
when-built = when built: { $then }.
when-placed = when placed: { $then }.
recruit-bonus = when recruited: { $then }.
when-mined = after you Mine: { $then }.
when-cleaning-up = in Clean up: { $then }.
when-researching = in Research: { $then }.
when-purified = after you Purify Water: { $then }.
when-researched = after you Research: { $then }.
when-recruited = after you Recruit: { $then }.
when-each-built = after you build: { $then }.
when-supplied = after you Supply: { $then }.
when-forced = after you Force Workers: { $then }.
when-era-begins = at the start of an Era: { $then }.
when-powered-up = after you power up: { $then }.
when-warp-returned = after you return a Warp tile by Time Travel: { $then }.
when-retrieved = in Clean up, once your Workers are home: { $then }.

passive-travel-range = your Power Plants reach { $n ->
    [one] 1 Era
   *[other] { $n } Eras
} further back
passive-paradox-limit = an Anomaly takes { $n } Paradox more
passive-supply-halved = Supply costs half the Water, rounded up (nothing with two of these)
passive-anomaly-vp = your Anomalies are worth { $n } VP more each
passive-set-both-dice = in Research you may pay 1 Water to set one more die
passive-less-any = Construct costs you { $n } Titanium/Uranium/Gold less
passive-less-water = each of your Actions costs { $n } Water less
passive-always-evacuates = you may evacuate even if your condition is not met
passive-no-low-morale = low Morale costs you neither VP nor Workers
passive-travel-vp = each step on your Time Travel track is worth { $n } VP more
passive-superproject-vp = each of your Superprojects is worth { $n } VP more, this one included
passive-scientist-is-genius = your Scientists count as Geniuses when placed
passive-keeps-hexes = the Impact covers none of your hexes
passive-keeps-scientists = Scientists on your Power Plants, Factories and Labs stay Motivated
passive-no-travel = you make no step on the Time Travel track for a Warp tile that you return
passive-free-supply = Supply is a Free Action
passive-plain-supply = Supply keeps nobody Motivated
passive-anomaly-anywhere = an Anomaly may go on any free spot
passive-superproject-anywhere = a Superproject may go on any two free spots side by side
passive-sacrifice = you may lose a building instead of gaining an Anomaly
passive-exchange-cores = in Power up you may exchange 1 Energy Core for 2 Water, or back
passive-hex-water-less = your empty hexes give { $n } Water less in all
passive-supply-more = Supply costs you { $n } Water more
passive-building-water = each building costs you { $n } Water more
passive-paradox-rolls = { $n ->
    [one] 1 Paradox roll
   *[other] { $n } Paradox rolls
} more for you while a Warp tile of yours lies on a past Era
passive-warps-less = you may place { $n ->
    [one] 1 Warp tile
   *[other] { $n } Warp tiles
} less in each Era, but always one

## What costs

cost = { $price }
cost-of-spot = as printed on the spot
cost-worker = 1 { worker }
cost-breakthrough = Breakthrough { $breakthrough } (or one { $first ->
    [circle] circle
    [triangle] triangle
   *[square] square
} and one { $second ->
    [circle] circle
    [triangle] triangle
   *[square] square
})
cost-two-breakthroughs = 2 Breakthroughs of shape { shape }

## Spaces and boards

space-line = { $workers ->
    [any] any Worker
    [scientist] Scientist
    [engineer] Engineer
    [administrator] Administrator
    [scientist-engineer] Scientist or Engineer
    [engineer-administrator] Engineer or Administrator
    [scientist-administrator] Scientist or Administrator
    [unmanned] its own Guardians only
   *[other] { $workers }
}: { $water ->
    [0] { "" }
   *[other] { "pay " }{ $water } Water,{ " " }
}{ $then }{ $keeps ->
    [engineer] . An Engineer stays Motivated
    [any] . The Worker stays Motivated
   *[nobody] { "" }
}{ $pool ->
    [yes] . Room for any number
   *[no] { "" }
}{ $after_impact ->
    [yes] . Opens with the Impact
   *[no] { "" }
}.
space-workers = { $workers ->
    [any] any
    [scientist] Sci
    [engineer] Eng
    [administrator] Adm
    [scientist-engineer] Sci, Eng
    [engineer-administrator] Eng, Adm
    [scientist-administrator] Sci, Adm
    [unmanned] Gua
   *[other] { $workers }
}
capital-line = { $action ->
    [construct] Construct
    [recruit] Recruit
   *[research] Research
} space after the Impact: { $then }.
evacuation-needs = to evacuate: { $what }.
evacuation-vp = { $count ->
    [one] { $base } VP, and { $per_set } VP per { $each }.
   *[other] { $base } VP, and { $per_set } VP per set of { $each }.
}
measure = { $what ->
    [highest_morale] Morale on its highest step
    [titanium] { $n } Titanium
    [uranium] { $n } Uranium
    [gold] { $n } Gold
    [neutronium] { $n } Neutronium
    [water] { $n } Water
    [morale] Morale step { $n }
    [travels] { $n ->
        [one] { $n } Time Travel step
       *[other] { $n } Time Travel steps
    }
    [scientists] { $n ->
        [one] { $n } Scientist
       *[other] { $n } Scientists
    }
    [engineers] { $n ->
        [one] { $n } Engineer
       *[other] { $n } Engineers
    }
    [administrators] { $n ->
        [one] { $n } Administrator
       *[other] { $n } Administrators
    }
    [geniuses] { $n ->
        [one] { $n } Genius
       *[other] { $n } Geniuses
    }
    [operators] { $n ->
        [one] { $n } Operator
       *[other] { $n } Operators
    }
    [technologies] { $n ->
        [one] { $n } Technology
       *[other] { $n } Technologies
    }
    [flux_on_device] { $n ->
        [one] { $n } Flux Core on your Fracture Device
       *[other] { $n } Flux Cores on your Fracture Device
    }
    [tired_workers] { $n ->
        [one] { $n } Tired Worker
       *[other] { $n } Tired Workers
    }
    [device_upgrades] { $n ->
        [one] { $n } Device upgrade
       *[other] { $n } Device upgrades
    }
    [second_spots] the second spot occupied in { $n } rows
    [workers] { $n ->
        [one] { $n } Worker
       *[other] { $n } Workers
    }
    [breakthroughs] { $n ->
        [one] { $n } Breakthrough
       *[other] { $n } Breakthroughs
    }
    [occupied_spots] { $n } occupied spots
    [built_spots] { $n } spots that are built on
    [buildings] { $n ->
        [one] { $n } building
       *[other] { $n } buildings
    }
    [power_plants] { $n ->
        [one] { $n } Power Plant
       *[other] { $n } Power Plants
    }
    [factories] { $n ->
        [one] { $n } Factory
       *[other] { $n } Factories
    }
    [life_supports] { $n ->
        [one] { $n } Life Support
       *[other] { $n } Life Supports
    }
    [labs] { $n ->
        [one] { $n } Lab
       *[other] { $n } Labs
    }
    [superprojects] { $n ->
        [one] { $n } Superproject
       *[other] { $n } Superprojects
    }
    [anomalies] { $n ->
        [one] { $n } Anomaly
       *[other] { $n } Anomalies
    }
    [cores] { $n ->
        [one] { $n } Energy Core
       *[other] { $n } Energy Cores
    }
    [unused_warps] { $n ->
        [one] { $n } Warp tile in hand
       *[other] { $n } Warp tiles in hand
    }
    [morale_vp] { $n ->
        [0] Morale that costs no VP
       *[other] Morale worth { $n } VP
    }
    [travel_vp] { $n } VP on the Time Travel track
    [ready_suits] { $n } powered-up Exosuits on your Player board
    [most_of_a_type] { $n } buildings of one type
    [genetics_breakthroughs] { $n ->
        [one] a Genetics Breakthrough
       *[other] { $n } Genetics Breakthroughs
    }
    [warfare_breakthroughs] { $n ->
        [one] a Warfare Breakthrough
       *[other] { $n } Warfare Breakthroughs
    }
    [society_breakthroughs] { $n ->
        [one] a Society Breakthrough
       *[other] { $n } Society Breakthroughs
    }
    [technology_breakthroughs] { $n ->
        [one] a Technology Breakthrough
       *[other] { $n } Technology Breakthroughs
    }
    [time_travel_breakthroughs] { $n ->
        [one] a Time Travel Breakthrough
       *[other] { $n } Time Travel Breakthroughs
    }
    [circle_breakthroughs] { $n ->
        [one] a circle Breakthrough
       *[other] { $n } circle Breakthroughs
    }
    [triangle_breakthroughs] { $n ->
        [one] a triangle Breakthrough
       *[other] { $n } triangle Breakthroughs
    }
    [square_breakthroughs] { $n ->
        [one] a square Breakthrough
       *[other] { $n } square Breakthroughs
    }
   *[travel_ranges] travel ranges of { $n } in all
}
endgame-line = 3 VP for whoever has { $what ->
    [workers] the most Workers
    [water] the most Water
    [breakthroughs] the most Breakthroughs
    [occupied_spots] the most occupied spots
    [morale] the highest Morale
    [travel_ranges] the longest travel ranges, all added up
    [superprojects] the most Superprojects
    [travels] the most steps on the Time Travel track
    [technologies] the most Technologies
    [flux_on_device] the most Flux Cores on the Fracture Device
    [adventures] the most successful Adventures
    [experiments] the most completed Experiments
    [guardians] the most Guardians
    [anomalies] the most Anomalies
    [fewest_anomalies] the fewest Anomalies
   *[other] most of { $what }
}; all who tie score.
starts-with = { $what }.
starts-active = active: { $what }.
starts-tired = tired: { $what }.
starts-breakthroughs = { $n } random Breakthrough.
board-spot = { $spot } costs { $price }.
board-morale = Morale is worth { $vp } VP, step by step, and starts on step { $start }.
board-supply = supply costs { $water } Water, step by step.
board-overflow = Morale gained at the top is worth { $vp } VP.
board-travel = the Time Travel track is worth { $vp } VP.
board-hex = the { hex } takes { $price }.
board-hex-water = { $n ->
    [0] An empty hex gives no Water.
   *[other] Each empty hex gives { $n } Water.
}
board-destroyed = the Impact covers the { $hexes }.
recruit-card-line = { $what }
mine-card-line = { $what }
warp-line = gain { $gained }{ $water ->
    [0] { "" }
   *[other] { " for " }{ $water } Water
}; the same is paid to return it.

## Questions

prompt-choose-side = Which side of the Player boards does the table use?
prompt-draw-side = Which side of the Player boards was drawn?
prompt-draw-first = Who was drawn as First Player?
prompt-choose-path = Which Path do you follow?
prompt-deal-path = Which Path was dealt?
prompt-choose-evacuation = Which Evacuation Condition do you take?
prompt-draw-evacuation = Which Evacuation Condition was drawn?
prompt-choose-leader = Who leads you?
prompt-draw-leader = Which leader was drawn?
prompt-draw-endgame-card = Which Endgame Condition was drawn?
prompt-deal-card = Which card was dealt?
prompt-pick-endgame-cards = Which Endgame Condition do you put into the game?
prompt-pick-asset-card = Which Starting Asset card do you keep?
prompt-reveal-superproject = Which Superproject was turned up?
prompt-reveal-top = Which building was turned up?
prompt-fill-recruit-pool = Which Recruit card was drawn?
prompt-fill-mine-pool = Which Mine card was drawn?
prompt-collapse-space = Which Collapsing Capital tile fell here?
prompt-roll-paradoxes = What does the Paradox die show?
prompt-roll-die = What does the die show?
prompt-random-breakthrough = Which Breakthrough was drawn?
prompt-gain-random = Which Resource was found?
prompt-power-up = Power up an Exosuit, or are you done? Empty hexes give Water.
prompt-choose-warp = What do you ask of your future self? Up to two things, in secret.
prompt-place-warps = Which Warp tile goes on the first free slot?
prompt-take-turn = Your turn: place a Worker, take Free Actions first if you like, or pass.
prompt-end-turn = Your turn is done. End it, or undo.
prompt-construct = What do you construct?
prompt-spend = Which Resource do you save?
prompt-pay-breakthroughs = Which Breakthrough do you pay?
prompt-pay-shape = Which second Breakthrough do you pay?
prompt-place-project = Where does the Superproject go?
prompt-recruit = Whom do you recruit?
prompt-research = Which die do you set, and to what?
prompt-set-other-die = Set the other die too, or roll it?
prompt-take-breakthrough = Which Breakthrough do you take?
prompt-world-council = Which Capital Action does the Council grant you?
prompt-standard-action = Which action do you take?
prompt-mine = What do you take from the Mine pool?
prompt-trade = What do you exchange with the Nomads?
prompt-gain-any = Which Resource do you take?
prompt-pay-any = Which Resource do you pay?
prompt-pay-up-to = Pay one more Resource, or stop here?
prompt-one-of = Which one?
prompt-lose-worker = Which Worker do you give up?
prompt-gain-shown-worker = Which Worker joins you?
prompt-wake = Which Worker wakes up?
prompt-replace-worker = Which Worker is replaced?
prompt-travel-back = To which Era do you travel?
prompt-return-warp = Send back what you borrowed here?
prompt-retrieve-warp = Which Warp tile do you take back?
prompt-may-return-paradoxes = How many Paradoxes do you return?
prompt-gain-anomaly = An Anomaly strikes. Take it, or lose a building instead?
prompt-take-anomaly = Which Anomaly strikes?
prompt-place-anomaly = Where does the Anomaly open?
prompt-place-on-main = Place one more Worker on the Main board?
prompt-place-on-own = Place one more Worker on your own board?
prompt-copy-action = What does the Chameleon copy?
prompt-saving-grace = Pay 2 Water for one more Worker?
prompt-treasure-hunt = Pay 2 Water for a Resource of your choice?
prompt-resource-for-water = Pay 1 Water for a Resource of your choice?
prompt-focused-research = Pay 3 Water for a Research Action?
prompt-pay = Pay it?
prompt-gain-exosuit = Power up an Exosuit?

option-stop = no, leave it at that
option-yes = yes
option-done = done
option-water-first = no more Exosuits: take the Water of the empty hexes, then exchange
option-warp-nothing = nothing at all
option-warp-two = two at once, in one answer; Water warped in can pay for the Worker
option-pass = pass: no more Workers this Era
option-roll = roll it
option-end-turn = end the turn
option-anomaly = take the Anomaly
option-reroll-shape = roll the shape die again
option-reroll-icon = roll the icon die again
option-less = pay 1 { asset } less
option-plain = { $text }
option-place = { worker } to { $place }
option-use = { worker } on { $place }
option-seal = { worker } removes the Anomaly: { $place }
option-free = Free Action: { $what }
option-lose-building = lose { $what }
option-card = card { $code }: { $what }
option-exchange = { $pay } for { $gain }
option-suit = { $count ->
    [0] Exosuit on the { hex }
   *[other] Exosuit on the { hex }, for { $price }
}
option-return-paradoxes = { $n ->
    [0] return none
    [one] return { $n } Paradox
   *[other] return { $n } Paradoxes
}
option-set-die = { $die ->
    [shape] set the shape die: { face }
   *[icon] set the icon die: { face }
}
option-warp = warp in { $what }
option-warp-first = { warp } on the first slot
option-return-warp = send back { warp }
option-retrieve-warp = take back { warp }
option-side = side { $side }
option-token = number { $n }
option-warp-die = { $n ->
    [0] no Warp tile
    [one] { $n } Warp tile
   *[other] { $n } Warp tiles
}
option-energy = { $kind ->
    [exhausted] an exhausted Core
   *[energy] an Energy Core
}
about-paid = { $n } paid so far
about-dice = the dice so far: { $faces }

## Phases

phase-setup = Setup
phase-preparation = Preparation
phase-paradox = Paradox
phase-power_up = Power up
phase-warp = Warp
phase-action_rounds = Action rounds
phase-round = Action round { $n }
phase-clean_up = Clean up
phase-ending = The end
phase-over = The end

## The log

event-era = Era { $n } begins.
event-phase = { $what } phase.
event-round = round { $n }.
event-reveal = { $what } is turned up.
event-recruit-pool = the Recruit pool: { $what }.
event-mine-pool = the Mine pool: { $n ->
    [0] { $what }
   *[other] { $amounts }
}.
event-no-cube = The supply is used up: nothing lies beside the Mine space of { $amounts }.
event-endgame-card = Endgame Condition in play: { $what }.
event-deal = { $who ->
    [you] you are dealt { $what }.
   *[other] { $who } is dealt { $what }.
}
event-asset-card = { $who ->
    [you] you keep { $what }.
   *[other] { $who } keeps { $what }.
}
event-path = { $what } joins the table.
event-leader = { $who ->
    [you] you are led by { $what }.
   *[other] { $who } is led by { $what }.
}
event-paradox-roll = { $who ->
    [you] you roll
   *[other] { $who } rolls
} { $n ->
    [0] no Paradox
    [one] { $n } Paradox
   *[other] { $n } Paradoxes
}.
event-anomaly = { $who ->
    [you] you are struck by an Anomaly: { $place }.
   *[other] { $who } is struck by an Anomaly: { $place }.
}
event-take-anomaly = { $who ->
    [you] you take { $what } from the Anomalies on offer.
   *[other] { $who } takes { $what } from the Anomalies on offer.
}
event-seal = { $who ->
    [you] you remove the Anomaly: { $place }.
   *[other] { $who } removes the Anomaly: { $place }.
}
event-power-up = { $who ->
    [you] you power up an Exosuit.
   *[other] { $who } powers up an Exosuit.
}
event-exosuit-lost = { $who ->
    [you] you have no room for another Exosuit.
   *[other] { $who } has no room for another Exosuit.
}
event-powered-up = { $who ->
    [you] you are done with Power up{ $n ->
        [0] { "" }
       *[other] { " and gain " }{ $amounts }
    }.
   *[other] { $who } is done with Power up{ $n ->
        [0] { "" }
       *[other] { " and gains " }{ $amounts }
    }.
}
event-exchange = { $who ->
    [you] you exchange { $lost } for { $amounts }.
   *[other] { $who } exchanges { $lost } for { $amounts }.
}
event-warp = { $who ->
    [you] you warp in { $what }.
   *[other] { $who } warps in { $what }.
}
event-symbol = { $who ->
    [you] you meet { $what } on the Timeline.
   *[other] { $who } meets { $what } on the Timeline.
}
event-place = { $who ->
    [you] you place { $what } on { $place }.
   *[other] { $who } places { $what } on { $place }.
}
event-free-action = { $who ->
    [you] you take a Free Action: { $place }.
   *[other] { $who } takes a Free Action: { $place }.
}
event-pass = { $who ->
    [you] you pass.
   *[other] { $who } passes.
}
event-pay = { $who ->
    [you] you pay { $amounts }.
   *[other] { $who } pays { $amounts }.
}
event-gain = { $who ->
    [you] you gain { $amounts }.
   *[other] { $who } gains { $amounts }.
}
event-gain-worker = { $who ->
    [you] you gain { $what }.
   *[other] { $who } gains { $what }.
}
event-none-left = { $who ->
    [you] There is no more of it in the supply: you go without { $amounts }.
   *[other] There is no more of it in the supply: { $who } goes without { $amounts }.
}
event-no-worker-left = { $who ->
    [you] The supply has no more { $what } for you.
   *[other] The supply has no more { $what } for { $who }.
}
event-lose-worker = { $who ->
    [you] you lose { $what }.
   *[other] { $who } loses { $what }.
}
event-undo = { $who ->
    [you] you take back the last move.
   *[other] { $who } takes back the last move.
}
event-takeback-asked = { $who ->
    [you] you ask to take back your last choice.
   *[other] { $who } asks to take back their last choice.
}
event-takeback-agreed = { $who ->
    [you] you agree.
   *[other] { $who } agrees.
}
event-takeback-declined = { $who ->
    [you] you do not agree: it stands.
   *[other] { $who } does not agree: it stands.
}
event-takeback-withdrawn = { $who ->
    [you] you no longer ask to take it back.
   *[other] { $who } no longer asks to take it back.
}
event-taken-back = { $who ->
    [you] your last choice and all that followed are taken back.
   *[other] the last choice of { $who } and all that followed are taken back.
}
event-seat-handed = { $who ->
    [you] you hand the seat to someone else.
   *[other] { $who } hands the seat to someone else.
}
event-seat-to-computer = { $who ->
    [you] a computer player takes your seat.
   *[other] a computer player takes the seat of { $who }.
}
event-seat-vote = { $who ->
    [you] you want a computer player to play on for { $what }.
   *[other] { $who } wants a computer player to play on for { $what }.
}
event-seat-to-person = { $who ->
    [you] you come back to the table.
   *[other] { $who } comes back to the table.
}
event-computer-replaced = { $who ->
    [you] your computer player failed; a simple one plays on.
   *[other] the computer player of { $who } failed; a simple one plays on.
}
event-worker-dies = { $who ->
    [you] you lose { $what } for good.
   *[other] { $who } loses { $what } for good.
}
event-home = { $who ->
    [you] you get
   *[other] { $who } gets
} { $what } back{ $fate ->
    [motivated] , still Active
   *[tired] , Tired
}.
event-recruit = { $who ->
    [you] you recruit { $what }.
   *[other] { $who } recruits { $what }.
}
event-wake = { $who ->
    [you] you wake
   *[other] { $who } wakes
} { $n ->
    [0] all Workers
   *[other] { $amounts }
}.
event-morale = { $who ->
    [you] you { $n ->
        [-1] fall
       *[other] climb
    }
   *[other] { $who } { $n ->
        [-1] falls
       *[other] climbs
    }
} a Morale step.
event-build = { $who ->
    [you] you build { $what }.
   *[other] { $who } builds { $what }.
}
event-lose-building = { $who ->
    [you] you lose { $what }.
   *[other] { $who } loses { $what }.
}
event-pay-breakthrough = { $who ->
    [you] you pay the Breakthrough { $what }.
   *[other] { $who } pays the Breakthrough { $what }.
}
event-breakthrough = { $who ->
    [you] you gain the Breakthrough { $what }.
   *[other] { $who } gains the Breakthrough { $what }.
}
event-roll = { $who ->
    [you] you roll: { $what }.
   *[other] { $who } rolls: { $what }.
}
event-focus = { $who ->
    [you] you travel to { $place }.
   *[other] { $who } travels to { $place }.
}
event-travel = { $who ->
    [you] you advance on the Time Travel track.
   *[other] { $who } advances on the Time Travel track.
}
event-return-warp = { $who ->
    [you] you send back { $what }.
   *[other] { $who } sends back { $what }.
}
event-retrieve-warp = { $who ->
    [you] you take back the Warp tile { $what }.
   *[other] { $who } takes back the Warp tile { $what }.
}
event-first-player = { $who ->
    [you] you will be First Player.
   *[other] { $who } will be First Player.
}
event-evacuate = { $who ->
    [you] you evacuate
   *[other] { $who } evacuates
}{ $n ->
    [0] { "" }
   *[other] { " for " }{ $n } VP
}.
event-impact = THE IMPACT. The Capital collapses, and Evacuation opens.
event-collapse = { $place } collapses: { $what }.
event-retrieve = everyone comes home.
event-game-over = the game is over.

## Why not

missing-nothing = It is possible now.
missing-turn = It is not your turn.
missing-choice = That is not what you are asked now.
missing-place = There is nothing for you to do there.
missing-assets = You lack { $details }.
missing-titanium = You lack Titanium.
missing-uranium = You lack Uranium.
missing-gold = You lack Gold.
missing-neutronium = You lack Neutronium.
missing-water = You lack Water.
missing-core = You lack an Energy Core.
missing-flux = You lack a Flux Core.
missing-resources = You lack Titanium, Uranium or Gold.
missing-worker = { $count ->
    [0] You have no Active Worker that fits.
   *[other] You have no Active Worker that fits: { $details } would do.
}
missing-exosuit = You have no powered-up Exosuit left.
missing-free_space = It is taken this Era.
missing-unused = You have used it this Era.
missing-locked = It is locked.
missing-nothing_there = There is nothing to take away.
missing-path_marker = You have no Path marker left this Era.
missing-impact = It opens only with the Impact.
missing-pool = The pool has nothing for you.
missing-room = You have no free spot for it.
missing-past = There is no past to travel to yet.
missing-full_action = No Capital Action that you could use has all its spaces taken.
missing-condition = Your Evacuation Condition is not met.
missing-second_time = You have evacuated already.
missing-breakthrough = You lack the Breakthroughs.
missing-offer = Nothing on offer there that you could build.
missing-uncovered = An Anomaly covers it.
missing-worker_to_lose = { $count ->
    [0] You have no Worker to give up.
   *[other] You have no { $details } to give up.
}
missing-open_space = It is closed.
missing-something_to_copy = There is nothing to copy.
missing-ability = There is nothing to use there.
missing-focus = Your Focus is on another Era.
missing-morale = Your Morale cannot fall any lower.
missing-requirement = Its condition is not met.
missing-card = There is no open card there.
missing-anomaly = There is no Anomaly to remove.

## The score sheet

score-buildings = Buildings
score-anomalies = Anomalies
score-superprojects = Superprojects
score-time_travel = Time Travel
score-morale = Morale
score-breakthroughs = Breakthroughs
score-vp_tokens = VP tokens
score-warp_tiles = Warp tiles left
score-endgame_conditions = Endgame Conditions
score-solo_objectives = Solo Objectives
score-energy_left = Energy Cores left
score-total = Total
score-if-now = Endgame Conditions, if it ended now

## Names

name-harmony = Harmony
name-dominance = Dominance
name-progress = Progress
name-salvation = Salvation
name-haulani = Patriarch Haulani
name-zaida = Matriarch Zaida
name-wolfe = Captain Wolfe
name-samira = Treasure Hunter Samira
name-valerian = Patron Valerian
name-cornella = Librarian Cornella
name-caratacus = Shepherd Caratacus
name-amena = High Sunwalker Amena
name-welfare-society = Welfare Society
name-archive-of-the-eras = Archive of the Eras
name-continuum-stabilizer = Continuum Stabilizer
name-grand-reservoir = Grand Reservoir
name-anti-gravity-field = Anti-Gravity Field
name-uranium-cores = Uranium Cores
name-particle-collider = Particle Collider
name-temporal-tourism = Temporal Tourism
name-outback-conditioner = Outback Conditioner
name-synthetic-endorphins = Synthetic Endorphins
name-exocrawler = Exocrawler
name-dark-matter-converter = Dark Matter Converter
name-tectonic-drill = Tectonic Drill
name-rescue-pods = Rescue Pods
name-neutronium-research-center = Neutronium Research Center
name-temporal-displacement-device = Temporal Displacement Device
name-chronostatic-sleep = Chronostatic Sleep
name-neuron-synthesizer = Neuron Synthesizer
name-neutronium-monolith = Neutronium Monolith
name-the-ultimate-plan = The Ultimate Plan
name-quantum-chameleon = Quantum Chameleon
name-cloning-vat = Cloning Vat
name-welfare-and-prosperity = Welfare and Prosperity
name-natures-resurgence = Nature's Resurgence
name-industrial-revolution = Industrial Revolution
name-the-power-of-unity = The Power of Unity
name-technological-superiority = Technological Superiority
name-the-apex-of-humanity = The Apex of Humanity
name-overwhelming-power = Overwhelming Power
name-masters-of-time = Masters of Time
name-most-workers = most Workers
name-most-water = most Water
name-most-breakthroughs = most Breakthroughs
name-most-occupied-spots = most occupied spots
name-highest-morale = highest Morale
name-longest-travel-ranges = longest travel ranges
name-most-superprojects = most Superprojects
name-most-time-travels = most Time Travel steps
name-fewest-anomalies = fewest Anomalies
name-2-vp = { $n } VP
name-research-again = Research again
name-set-both-dice = set both dice
name-return-2-paradoxes = return { $n ->
    [one] a Paradox
   *[other] { $n } Paradoxes
}
name-superproject-too = a Superproject too
name-construct-again = Construct again
name-1N-less = 1 Neutronium less
name-1TUG-less = 1 Titanium/Uranium/Gold less
name-2-vp-for-superproject = 2 VP for a Superproject
name-vp-by-spot = VP by spot
name-recruit-again = Recruit again
name-exosuit = an Exosuit
name-morale = Morale
name-bonus-twice = the bonus twice
name-recruit-bonus = a bonus
name-all-wake = all wake
name-inspiring-message = an inspiring message
name-glorious-future = a glorious future
name-parallel-timeline = a parallel timeline
name-stable-time-rift = a stable time rift
name-grim-message = a grim message
name-collapsing-time-rift = a collapsing time rift

## The table in the terminal

seat-number = Seat { $n }
seat-chance = Chance
table-era = Era { $era } of { $last }
table-side = side { $side }
table-first = First Player
table-next-first = next Era
table-impact-past = after the Impact
table-impact-coming = { $n ->
    [0] the Impact ends this Era
    [one] Impact after the next Era
   *[other] Impact after { $n } more Eras
}
table-timeline = Timeline
table-board = Main board
table-offer = Buildings on offer
table-spots = Spots
table-pools = Pools and cards
table-open = open
table-workers = Workers
table-tracks = Tracks
table-left-all = { $n } left
table-left-none = no more { $what }
table-now = now
table-hidden = face down
symbol-inspiring-message = +Morale
symbol-glorious-future = +1 VP
symbol-parallel-timeline = twice
symbol-stable-time-rift = -Paradox
symbol-grim-message = -Morale
symbol-collapsing-time-rift = +Paradox
symbol-plain = ·
table-taken = built
table-closed = closed
table-opens = opens with the Impact
table-collapsed = collapsed
no-cube = no cube beside it
table-recruit-pool = Recruit pool
table-mine-pool = Mine pool
table-left = Breakthroughs
table-endgame = Endgame Conditions
table-empty = empty
table-primary = first stack
table-secondary = second stack
table-next-spot = your next spot
table-no-spot = no free spot
table-you = you
table-passed = passed
table-evacuated = evacuated
table-assets = Assets
table-active = Active
table-tired = Tired
table-busy = Busy
table-busy-line = { $fate ->
    [motivated] { $worker } on { $place } (stays Motivated)
    [dies] { $worker } on { $place } (is lost)
   *[tired] { $worker } on { $place }
}
table-hexes = Exosuits
table-hexes-line = { $ready } ready, { $spare } spare{ $covered ->
    [0] { "" }
   *[other] , { $covered } hexes covered
}
table-morale = Morale
table-morale-line = { $vp } VP; Supply costs { $water } Water
table-travel = Time Travel
table-travel-line = { $vp } VP
table-paradox-line = Paradoxes { $n }/{ $limit }
table-breakthroughs = Breakthroughs
table-leader = Leader
table-evacuation = Evacuation
table-evacuation-now = { $met ->
    [yes] met: { $vp } VP now
   *[no] not met yet; it would be { $vp } VP now
}
table-warp = Warp tiles in hand
table-anomaly = Anomaly
table-score = { $n } VP so far
table-pays = pays
table-gains = gains
table-none = none
table-chance = { $percent } %
table-warp-here = your Warp tile { warp }
table-costs = Costs { $what }.
table-score-now = The score as it stands

play-hello = Type a number or an option's text. "help" says what else there is.
play-ask = { $who }, your choice
play-ask-one = { $who }, press Enter
play-not-an-option = { $text } is not an option now. Give a number from 1 to { $n }, an option's text, or "help".
play-several = { $text } could mean { $options }. Say which.
play-undone = Taken back.
play-kept = Kept in { $file }.
play-recorded = The record is in { $file }.
play-no-file = Say which file, as in: { $command } my-game.json
play-cannot-write = Cannot write { $file }: { $why }.
play-log-empty = Nothing has happened yet.
play-why-what = Say where, as in: why construct 1. Places: { $places }.
play-unknown-place = There is no place { $text }. Try: { $places }.
play-hand-over = Hand the screen to { $who }. The others look away.
play-hand-over-enter = { $who }, press Enter when you alone are looking
play-unknown-name = Nothing here is called { $text }.
play-leave = You are leaving a game in progress.
play-leave-ask = Keep it? Type y for { $file }, or a file name; Enter leaves without keeping
play-left = The game was not kept.
play-over = The game is over
play-winner = { $who } wins with { $n } VP.
play-winners = { $who } share the victory with { $n } VP.
play-resume = To go on later: anachrony play --load { $file }
play-help =
    a number        takes that option; Enter alone takes the only one
    words           an option's text, or its unambiguous beginning
    ? PLACE         says why a place is dark: ? construct 1, ? supply, ? 113 (also: why PLACE)
    tell NAME       says what a tile, leader, space or card does: tell 113, tell wolfe
    hint            says what a computer player would do, how likely it wins so, and why
    undo            takes back your last choice, up to the last roll, reveal or other player
    view            draws the whole table
    log             says what happened lately (log 50 for more)
    save FILE       keeps the game, to be loaded with: anachrony play --load FILE
    record FILE     writes the game as text that anachrony replay reads
    quit            leaves

## Solo opponents

opponent-chronobot = Chronobot
opponent-chronossus = Chronossus
opponent-chronobot_retail = Chronobot, first edition
opponent-chronobot_early = Chronobot, early rules

difficulty-beginner = Beginner: failed actions bring the bot no VP
difficulty-normal = Normal: the rules as they are
difficulty-expert = Expert: you may not use your leader's ability
difficulty-no_reboot = No Reboot: tokens never rest on Reboot
difficulty-no_leader = No Leader: you may not use your leader's ability
difficulty-hyperactive = Hyperactive: the bot takes one more turn after you have passed
difficulty-frantic = Frantic: the bot takes at least 6 actions in every Era
difficulty-random_tiles = Random Tiles: the Action tiles are dealt to the slots at random
difficulty-c01_b = Action tile C01 on its B side
difficulty-c02_b = Action tile C02 on its B side
difficulty-c03_b = Action tile C03 on its B side
difficulty-swapped_tiles = Swapped Tiles: those of slots I and III change places
difficulty-energy_1 = 1 more Energy Core in its pool
difficulty-energy_2 = 2 more Energy Cores in its pool
difficulty-energy_3 = 3 more Energy Cores in its pool
difficulty-extra_suit = One more Exosuit in every Era; 2 VP for each Energy Core beyond its limit
difficulty-energy_vp = 1 VP at the end for each Energy Core left in its pool
difficulty-objectives_0 = No Solo Objectives
difficulty-objectives_1 = 1 Solo Objective
difficulty-objectives_2 = 2 Solo Objectives
difficulty-failures_2vp = Failed actions bring the bot 2 VP
difficulty-new_shapes = Research takes a shape it has least of
difficulty-slots_3vp = 3 VP for each bonus of the Alternate Timeline
difficulty-covered_council = Covered Council: the right World Council space is closed

bot-construct_power_plant = Construct a Power Plant
bot-construct_factory = Construct a Factory
bot-construct_life_support = Construct a Life Support
bot-construct_lab = Construct a Lab
bot-construct_superproject = Construct a Superproject
bot-recruit = Recruit
bot-recruit_genius_or_research = Recruit a Genius, or Research
bot-research = Research
bot-mine_resource = Mine Resource
bot-time_travel = Time Travel
bot-remove_anomaly = Remove an Anomaly
bot-supply = Supply
bot-supply_or_recruit = Supply, or Recruit
bot-take_2_water = Take 2 Water
bot-reboot = Reboot
bot-slot_I = the Action tile on slot I
bot-slot_II = the Action tile on slot II
bot-slot_III = the Action tile on slot III
bot-slot_IV = the Action tile on slot IV
bot-tile_C01A = Reboot
bot-tile_C01B = 1 VP, at once
bot-tile_C02A = 2 VP
bot-tile_C02B = 2 VP and 1 Energy Core
bot-tile_C03A = 1 Energy Core
bot-tile_C03B = 1 Energy Core, at once

objective-workers = Workers
objective-breakthroughs = Breakthroughs
objective-water = Water
objective-occupied_spots = occupied building spots
objective-morale = Morale near the top
objective-travel_ranges = the sum of your travel ranges
objective-superprojects = Superprojects
objective-time_travels = Time Travels that returned something
objective-level = { $level ->
    [gold] gold
    [silver] silver
    [bronze] bronze
   *[none] none
}

how-bot-construct_power_plant = Topmost free Construct space, else World Council. The open Power Plant with more VP; if tied, from the secondary stack. Fails with three of them.
how-bot-construct_factory = Topmost free Construct space, else World Council. The open Factory with more VP; if tied, from the secondary stack. Fails with three of them.
how-bot-construct_life_support = Topmost free Construct space, else World Council. The open Life Support with more VP; if tied, from the secondary stack. Fails with three of them.
how-bot-construct_lab = Topmost free Construct space, else World Council. The open Lab with more VP; if tied, from the secondary stack. Fails with three of them.
how-bot-construct_superproject = Topmost free Construct space, else World Council. The Superproject with most VP up to the present Era, the oldest if tied. It gives a Breakthrough for it; the first Chronobot gives none, and before the Impact takes 1 VP instead.
how-bot-recruit = Topmost free Recruit space, else World Council. A Worker type it has not got, else any: Genius, Administrator, Engineer, Scientist. One of each is traded for VP.
how-bot-recruit_genius_or_research = A Genius from the pool, even a second one; without one, Research.
how-bot-research = Topmost free Research space, else World Council. It rolls the shape die and takes any Breakthrough of that shape.
how-bot-mine_resource = The two cubes it wants most: types it has not got first, then Neutronium, Uranium, Gold, Titanium. Topmost space that gives them. One of each is traded for VP.
how-bot-time_travel = No Exosuit. It takes a Warp tile back from the past Era that holds most of them, the oldest if tied, and advances on its Time Travel track.
how-bot-remove_anomaly = No Exosuit. It pays Resources, those it has most of, and removes one Anomaly. The first Chronobot pays Water too, and Titanium before Gold before Uranium.
how-bot-supply = It pays Water by its Morale and rises one step.
how-bot-supply_or_recruit = With enough Water it pays for Supply and rises in Morale; without, it recruits.
how-bot-take_2_water = It takes 2 Water.
how-bot-slot_I = It does what the Action tile here says.
how-bot-slot_II = It does what the Action tile here says.
how-bot-slot_III = It does what the Action tile here says.
how-bot-slot_IV = It does what the Action tile here says.
how-bot-tile_C01 = It does nothing. On the B side 1 VP as soon as a token comes.
how-bot-tile_C02 = 2 VP. On the B side an Energy Core as well.
how-bot-tile_C03 = An Energy Core for its pool. On the B side as soon as a token comes.
how-bot-reboot = It does nothing, and gains nothing for it.

because-secondary-stack = both are worth the same, so it takes the one on the secondary stack
because-more-vp = it takes the one with more VP
because-oldest = it takes the oldest of those with most VP
because-most-held = it gives what it has most of
because-before-impact = before the Impact it builds none
because-not-held = it takes a type it has not got
because-next-best = it takes the best type there is
because-genius-there = there is a Genius in the pool
because-wanted-cubes = it takes the two Resources it wants most
because-most-warp = this Era holds most of its Warp tiles
because-oldest-warp = this is the oldest Era of those that hold most of its Warp tiles
because-own-suits-first = its own Exosuits are used up, so this one goes
because-no-other-space = every other space is taken, so it uses its own
because-leftmost = it completes the leftmost of those it has marked
because-water-as-vp = 2 Water are worth 1 VP to it
because-morale-as-vp = a step of Morale is worth 2 VP to it
because-research-of-three = of the three Capital Actions it takes Research
because-superproject-of-both = it takes the Superproject, not two buildings
because-wanted-cube = it takes the Resource it wants most
because-most-workers = it gives the type it has most of

bot-lacks-free_space = no space is free
bot-lacks-room = it has all it may have
bot-lacks-offer = there is nothing for it to take
bot-lacks-breakthrough = it has no Breakthrough to give
bot-lacks-pool = the pool is empty
bot-lacks-past = it has no Warp tile on a past Era
bot-lacks-anomaly = it has no Anomaly
bot-lacks-resources = it lacks the Resources
bot-lacks-water = it lacks the Water
bot-lacks-impact = the Impact has happened
bot-lacks-worker_to_lose = it has neither a place in the World Council nor a Worker to give

bot-set-workers = one Worker of each type
bot-set-resources = one Resource of each type

prompt-deal-tile = Which Action tile was dealt to the next slot?
prompt-draw-energy = What was drawn from the Energy Pool?
prompt-draw-objective = Which Solo Objective was drawn?
prompt-roll-token = Which number does the bot's die show?
prompt-roll-warps = What does the Paradox die show for the bot's Warp tiles?
prompt-roll-shape = What does the shape die show for the bot?
prompt-draw-of-shape = Which Breakthrough of that shape does the bot take?
prompt-take-for-bot = You choose: which Breakthrough of that shape does the bot take?
prompt-discard-breakthrough = Which Breakthrough does the bot discard?

event-bot-die = { $who } rolls its die: { $n }.
event-bot-action = { $who } follows token { $n }: { $what }.
event-bot-suit = { $who } places an Exosuit on { $place }.
event-bot-because = { $who } decides: { $what }.
event-bot-leaps = { $who } leaps with token { $n }: { $what }.
event-bot-draws-energy = { $who } draws { $n ->
    [0] no Energy Core
    [one] { $n } Energy Core
   *[other] { $n } Energy Cores
}.
event-bot-gains-energy = { $who } puts { $n ->
    [one] { $n } Energy Core
   *[other] { $n } Energy Cores
} into its pool.
event-solo-objective = Solo Objective in play: { $what }.
event-bot-fails = { $who } cannot: { $what }.
event-bot-discards-suit = { $who } discards an Exosuit for this Era.
event-bot-token = { $who } moves token { $n } on to { $what }.
event-bot-builds = { $who } builds { $what }.
event-bot-set = { $who } trades in { $what }.
event-bot-lifts-warp = { $who } takes back a Warp tile from { $place }.
event-bot-last-travel = { $who } is out of Exosuits and travels once more.
event-bot-out-of-suits = { $who } has no Exosuit left for this: { $what }.
event-bot-seals = { $who } removes an Anomaly.
event-bot-powers-up = { $who } powers up { $n ->
    [one] { $n } Exosuit
   *[other] { $n } Exosuits
}.
event-bot-warp = { $who } places { $n ->
    [0] no Warp tile
    [one] { $n } Warp tile
   *[other] { $n } Warp tiles
} on { $place }.
event-bot-anomaly = { $who } gains an Anomaly.
event-bot-spared = { $who } has three Anomalies and gains no other.
event-bot-skips = { $who } skips a step: { $what }.
event-bot-does-without = { $who } leaves a reward: { $what }.

table-tokens = Tokens
table-energy = Energy
table-objectives = Solo Objectives
table-bot-suits = { $ready } ready; Time Travel { $travel }
table-bot-energy = { $cores } Energy Cores, { $exhausted } Exhausted; tiles: { $tiles }

## The page: shell

page-home = Home
page-nav = Pages
page-codex = Codex
page-settings = Settings
page-version = Anachrony, version { $version }
page-account = Account
page-menu = Menu
page-close = Close
page-open = Open
page-copy = Copy
page-link-alone = Only this computer can open this link. For others in your network start the server with
page-copied = Copied
page-qr = Show as a QR code
page-qr-of = QR code: { $what }
page-random = Random
page-guest = Traveler
page-name = Name
page-your-name = Your name
page-try-again = Try again
page-connecting = Coming to the table …
page-server-away = The server cannot be reached. Is it running?
page-unofficial = An unofficial, free adaptation. Own a copy of the board game: it is worth it.

page-welcome = Four Paths, one Impact, and a future that owes you
page-welcome-note = Play Anachrony alone or with friends. Nothing to install, no account needed.
page-play-now = Play now
page-play-now-note = You against the computer. Press start, or choose first.
page-rivals = Opponents
page-rivals-more = More opponents
page-rivals-count = { $n ->
    [one] { $n } computer player
   *[other] { $n } computer players
}
page-level = Level
page-level-random = Random
page-level-easy = Easy
page-level-normal = Normal
page-level-hard = Hard
page-level-expert = Expert
page-level-swift = Swift master
page-level-master = Master
page-level-note-random = Moves by chance alone.
page-level-note-easy = Overlooks much in each round and does not think of the end of the game. Right for a first game.
page-level-note-normal = Overlooks a few places in each round. A fair match for most players.
page-level-note-hard = Sees all that one move can bring, but not what others will do. Answers at once.
page-level-note-expert = Thinks ahead, up to a second for a move. Expect to lose at first.
page-level-note-swift = Learned the game by playing against itself. Strong and yet quick: a tenth of a second for a move, or less.
page-level-note-master = The same player with up to a second for each move, to look further ahead.
stand-in = Something at this table is new to the players that learned the game, so the Expert plays.
page-path = Your Path
page-path-note-random = Any of these; you see which one when the game starts.
page-path-note-harmony = At home in nature: steady Morale and full reservoirs.
page-path-note-dominance = Rulers of the sea: strong on the board, hungry for Resources.
page-path-note-progress = Scientists first: Labs and Breakthroughs come easily.
page-path-note-salvation = The faithful: time travel and Paradoxes hold less terror.
page-more-rules = More rules
page-edition = Edition
page-edition-essential = Essential
page-edition-note-essential = The present edition of the game.
page-edition-first = First edition
page-edition-note-first = The first retail box: other leaders and conditions, with Doomsday and its own Chronobot.
page-edition-preview = Pre-release
page-edition-note-preview = The rules before the first box: other buildings, Superprojects and actions, one leader for each Path.
page-side = Side of the Player boards
page-side-name = { $side ->
    [A] Side A
    [B] Side B
    [choose] The table chooses
   *[random] Random
}
page-side-note = { $side ->
    [A] All boards are alike in kind. Best for the first games.
    [B] Each Path has strengths and weaknesses of its own.
    [choose] The players decide when the game starts.
   *[random] A or B, by chance.
}
page-leaders = Leaders
page-leaders-choose = Everyone chooses
page-evacuation = Evacuation Conditions
page-evacuation-choose = Everyone chooses
page-modules = Modules
page-advised-against = { $one } and { $other } together are not advised.
page-undescribed = No rulebook describes { $one } and { $other } together: each is played by its own rules.
page-solo-note = A rule-bound opponent for one player: it acts by dice and its own board, not by thinking.
page-solo-modules = { $n ->
    [0] { $who } plays the base game, without modules.
   *[other] { $who } plays with the modules it has tiles for. What does not go together cannot be switched on.
}
page-difficulty = Difficulty
page-variants = Variants
page-variant-fixed-paradox = Certain Paradoxes
page-variant-note-fixed-paradox = Every Paradox roll counts as one. Less luck.
page-variant-unlimited-supplies = Unlimited supplies
page-variant-note-unlimited-supplies = Water, Resources, Workers and Path markers never run out, as since the second printing.
page-variant-covered-council = Small Council
page-variant-note-covered-council = The right World Council space is closed. For two players.
page-variant-simultaneous-power-up = Power up together
page-variant-note-simultaneous-power-up = Everyone powers up Exosuits at the same time. Faster.
page-variant-endgame-draft = Chosen endgame
page-variant-note-endgame-draft = Players pick the Endgame Conditions instead of drawing them.
page-variant-asset-draft = Asset draft
page-variant-note-asset-draft = Starting assets are drafted, and with them who goes first.
page-variant-alternate-timeline = Alternate Timeline
page-variant-note-alternate-timeline = The Timeline tiles show symbols that reward where you place Warp tiles.
page-variant-more-buildings = More buildings
page-variant-note-more-buildings = Eight buildings in another version, and a new one of each type.
page-start-game = Start the game
page-starting = Setting up …

page-friends = With friends
page-friends-note = Make a table and send each friend a link. Or pass one device round.
page-players = Players
page-seat = Seat { $n }
page-seat-link = A friend with a link
page-seat-here = Someone on this device
page-seat-computer = A computer player
page-seat-open = Anyone who comes
page-seat-free = Free seat
page-table-details = Title, clock, who can find it
page-table-title = Title of the table
page-clock = Clock
page-clock-none = No clock
page-clock-note-none = Everyone takes the time they need.
page-clock-day = A day a move
page-clock-note-day = For a game over weeks. Who takes longer may be replaced.
page-clock-days = Three days a move
page-clock-note-days = For a game over weeks, without hurry.
page-clock-bank = 45 minutes each
page-clock-note-bank = For one evening: 45 minutes in all, and 30 seconds more for each move.
page-clock-says = { $kind ->
    [move] { $hours } hours a move
   *[bank] { $minutes } minutes each, { $increment } seconds more for each move
}
page-listed = Show it under open tables
page-listed-note = Anyone on this server may then take a free seat.
page-watchable = Anyone may watch
page-watchable-note = The game is listed among those to watch. Nobody sees what players hide.
page-absence = When somebody vanishes
page-absence-host = The host decides
page-absence-note-host = When their time is up (without a clock: after a week) the host may seat a computer player.
page-absence-computer = A computer plays on
page-absence-note-computer = It takes over by itself when their time is up (without a clock: after a week).
page-absence-vote = The others vote
page-absence-note-vote = A computer player takes over when all others want it and their time is up (without a clock: after a week).
page-absence-wait = Everyone waits
page-absence-note-wait = Nobody can be replaced. They may still hand their own seat over.
page-make-table = Make the table

page-my-tables = My tables
page-your-turn = Your turn
page-title-turns = { $n ->
    [one] ● Your turn · Anachrony
   *[other] ● Your turn at { $n } tables · Anachrony
}
page-status-open = Waits for players
page-status-running = Being played
page-status-over = Finished
page-finished = { $n ->
    [one] { $n } finished game
   *[other] { $n } finished games
}
page-forget = Remove from this list
page-open-tables = Open tables
page-open-none = No table waits for players now.
page-open-no-match = No table fits. Search for something else.
page-find = Search
page-find-words = Title or player
page-find-any = Any
page-find-friends = Only tables of my friends
page-live-tables = Games to watch
page-live-none = No game is open to spectators now.
page-invitations = You are invited
page-invited-by = { $name } invites you
page-accept = Look at the table
page-decline = No, thanks
page-invite = Invite somebody
page-invite-note = By the name of their account. They see it on their home page and need no link.
page-invite-name = Name of an account
page-invite-do = Invite
page-invited = Invited: { $name }
page-invite-withdraw = Withdraw the invitation of { $name }
page-my-friends = Friends
page-my-friends-note = Open tables can be searched for theirs, and they are quickly invited. Nobody else sees this list.
page-my-friends-none = Nobody yet. Add somebody here or on their profile.
page-my-blocked = Blocked
page-my-blocked-note = You and they do not see each other's open tables and never sit together. They are not told.
page-friend-add = Add to my friends
page-friend-remove = Remove from my friends
page-block = Block
page-unblock = Unblock
page-report = Report
page-report-note = Whoever runs this server reads it, and nobody else.
page-report-text = What happened
page-report-send = Send
page-report-sent = Sent. Thank you.
page-remove-name = Remove { $name }
page-watch = Watch a game
page-watch-note = Address of the table, as a player gave it to you
page-record = Open a record
page-record-note = A record is a whole game as text. Look at it move by move, or play on from where it stops.
page-record-choose = Choose a file, or drop it here
page-record-paste = Or paste its text
page-record-look = Look at it
page-record-continue = Play on
page-record-continue-note = To play on, the record must be of a game that is not over. All seats are then on this device.
page-learn = First time here?
page-learn-note = A guided game of two Eras teaches by playing. About 15 minutes.
page-learn-start = Start the guided game
page-chapters = The second lesson
page-chapters-note = Five short chapters, each from the middle of a game and about three minutes long. Take them in order, skip what you know, and come back when you like.
page-chapter-start = Start
page-chapter-again = Again
page-chapter-done = Done

page-language = Language
page-theme = Colors of the page
page-theme-system = As the device
page-theme-dark = Dark
page-theme-light = Light
page-text-size = Text size
page-palette = Colors of the Paths
page-palette-path = Of the game
page-palette-note-path = Green, blue, gold, red and teal, each with its symbol.
page-palette-safe = Color-blind safe
page-palette-note-safe = Hues that stay apart for every kind of color blindness.
page-palette-gray = By lightness
page-palette-note-gray = No hue at all: five steps from white to gray.
page-confirm = Ask before each move
page-confirm-note = A move is shown first and made when you confirm it.
page-step = Step through a solo opponent’s turns
page-step-note = It waits after each thing it does: its die, its token, and what decides a tie.
page-still = Still pieces
page-still-note = Nothing glides or glows; what changed is outlined instead.
page-sound = Sound
page-sound-note = Your turn, pieces, dice, a Paradox and the great moments, made here. Off unless you want it.
page-volume = Volume
page-notify = Tell me when it is my turn
page-notify-note = A notification of the browser while you look elsewhere.
page-notify-refused = The browser does not allow it. Its site settings can change that.

page-account-note = An account is optional. It keeps your seats together on all your devices.
page-account-in = You are logged in. Your tables are on the home page, on every device.
page-password = Password
page-new-password = New password
page-log-in = Log in
page-log-out = Log out
page-register = Make an account
page-mail-link = Log in by mail
page-mail-link-note = For who has lost the password: a link goes to the address that you have confirmed for your messages.
page-mail-link-send = Send me a link
page-mail-link-sent = If an account has this address, a letter is on its way.
page-operator = Keeping order
page-operator-not = This page is for those who keep order on this server.
page-operator-reports = Reports
page-operator-no-reports = Nobody has reported anything.
page-operator-about = { $reporter } about { $about }
page-operator-talk = What { $name } said at their tables
page-operator-look = Look at { $name }
page-operator-close = Close the report
page-operator-person = Somebody
page-operator-find = Look
page-operator-counts = Here since { $when }; seats: { $seats }, reports: { $reports }
page-operator-muted = Muted until { $when }
page-operator-banned = Banned until { $when }
page-operator-days = Days
page-operator-why = Why, for the log
page-operator-mute = Mute
page-operator-unmute = End the mute
page-operator-ban = Ban
page-operator-unban = End the ban
page-operator-audit = What was done
page-operator-nothing-done = Nothing yet.
page-operator-done = { $action ->
    [mute] { $operator } muted { $about }
    [unmute] { $operator } ended the mute of { $about }
    [ban] { $operator } banned { $about }
    [unban] { $operator } ended the ban of { $about }
    [operator] { $operator } made { $about } an operator
    [unoperator] { $operator } ended that { $about } is an operator
   *[close] { $operator } closed a report about { $about }
}
page-passkeys = Passkeys
page-passkeys-note = Log in with your finger, face or the PIN of a device, without a password. The device keeps the key; this server cannot give it away.
page-passkeys-none = You have no passkey yet.
page-passkey-name = Name of the passkey
page-passkey-example = My phone
page-passkey-add = Add a passkey
page-passkey-rename = Rename
page-remove = Remove
page-passkey-log-in = Log in with a passkey
page-owner = Show that it is you
page-owner-note = This stays when you have logged out, so it asks for your password or a passkey.
page-owner-continue = Continue
page-owner-passkey = Use a passkey
page-passkey-used = Last used on { $when }
page-passkey-unused = Made on { $when }, not used yet
page-passkey-not-signed = No passkey was used. The device has none for this site, or you stopped.
page-sign-in = Log in
page-sign-in-note = The link in your letter works once. You may choose a new password as well.
page-sign-in-password = New password (if you want one)
page-change-password = Change the password
page-password-changed = The password is changed. Other devices must log in again.
page-delete-account = Delete the account
page-delete-really = Delete it for good
page-delete-note = Enter your password above. Your seats stay with whoever has their links.
page-tell = Tell me when it is my turn
page-tell-note = For games over days: one message when a table waits for you and you do not look, however many turns there are.
page-tell-off = This server sends no messages. Whoever runs it can change that.
page-tell-none = Nothing is sent to you yet.
page-tell-mail = Mail
page-tell-discord = Discord
page-tell-json = Webhook
page-tell-push = This browser
page-tell-browser = A browser
page-tell-mail-address = Mail address
page-tell-webhook-address = Address of the webhook
page-tell-add = Add
page-tell-add-browser = Tell me in this browser
page-tell-try = Send a test
page-tell-tried = A test is on its way.
page-tell-unconfirmed = Not confirmed yet: open the link in the mail that was sent there.
page-tell-failed = The last message could not be delivered there. Check the address, or remove it.
page-tell-failed-push = The last message did not reach that browser. Remove it, or turn messages on there again.
page-tell-muted = Nothing is told here any more; the address still serves to log in. Add it again to be told here.
page-tell-after = Wait before telling me
page-tell-after-minutes = { $n ->
    [0] Do not wait
    [one] One minute
   *[other] { $n } minutes
}
page-tell-remind = Remind me once more
page-tell-remind-hours = { $n ->
    [0] Never
    [one] After an hour
   *[other] After { $n } hours
}
page-tell-quiet = Quiet hours
page-tell-quiet-from = from
page-tell-quiet-until = until
page-tell-away = No messages before (holiday)
page-tell-save = Save
page-tell-saved = Saved.
page-tell-here = Tell me when it is my turn at this table
page-waiting = { $n ->
    [one] One table waits for you, for { $time }.
   *[other] { $n } tables wait for you, one of them for { $time }.
}
page-waiting-go = Go there
page-rated = Rated game
page-rated-note = It counts for the ratings if everyone at the table has an account. Whoever leaves comes last: by handing the seat to a computer, or by running out of time twice.
page-rated-yes = Counts for the ratings
page-rated-no = Does not count
page-ratings = Ratings
page-ratings-note = People and computers on one scale; everyone begins at 1500. Behind ± is how unsure the figure still is.
page-ratings-none = Nobody has a rating here yet.
page-rating-of = { $rating } ± { $uncertainty }
page-games = { $n ->
    [one] One game
   *[other] { $n } games
}
statistics-opening = { $first }, then { $second }
page-statistics = Statistics
page-statistics-note = What each thing did for those who had it. The bar is the interval that holds the true share of victories 19 times of 20; the mark is the share that equal chances would give.
page-statistics-whose = Whose games
page-statistics-of = { $whose ->
    [people] Everybody’s
    [computers] The computers’
   *[mine] My own
}
page-statistics-about = About
page-statistics-kind = { $kind ->
    [path] Paths
    [leader] Leaders
   *[opening] Openings
}
page-statistics-share = { $share } % won
page-statistics-between = { $low } to { $high } %
page-statistics-points = { $points } points on average
page-statistics-spread = { $points } points on average ({ $low } to { $high })
page-statistics-none = No finished game tells about this yet.
page-statistics-log-in = Log in to see your own.
page-profile = My games and ratings
page-profile-paths = By Path
page-profile-met = Opponents
page-profile-met-people = People
page-profile-ahead = ended ahead { $n ->
    [one] once
   *[other] { $n } times
}
page-profile-average = on average { $n }
page-achievements = Achievements
page-achievement-progress = { $have } of { $needed }
achievement-first-game = First footprint
achievement-first-game-note = Finish a game.
achievement-first-win = Ahead of time
achievement-first-win-note = Win a game.
achievement-alone = Alone with the machine
achievement-alone-note = Beat a solo opponent.
achievement-four-win = One against three
achievement-four-win-note = Win a game of four.
achievement-machine = Ghost in the gears
achievement-machine-note = Win where an Expert or a Master sits.
achievement-giant = Giant slayer
achievement-giant-note = Win against somebody with a higher rating.
achievement-hair = By a hair
achievement-hair-note = Win by one point or less.
achievement-landslide = Landslide
achievement-landslide-note = Win by 20 points or more.
achievement-high = Golden age
achievement-high-note = Score 75 points.
achievement-phoenix = Phoenix
achievement-phoenix-note = Win the game after one that you lost as the last.
achievement-streak = Time loop
achievement-streak-note = Win three games in a row.
achievement-modules = Everything on the table
achievement-modules-note = Win with two modules or more.
achievement-superproject = Monument
achievement-superproject-note = Build a Superproject.
achievement-superprojects = Master builder
achievement-superprojects-note = Have three Superprojects at the end of a game.
achievement-every-type = Complete city
achievement-every-type-note = Have a building of each of the four types at the end of a game.
achievement-evacuated = Ferryman
achievement-evacuated-note = Evacuate in five games.
achievement-evacuated-first = First ship out
achievement-evacuated-first-note = Evacuate in the first Era after the Impact.
achievement-seamless = Seamless time
achievement-seamless-note = Win without an Anomaly though you warped.
achievement-no-debts = Debts paid
achievement-no-debts-note = Win after returning all that you warped.
achievement-paths = Wanderer
achievement-paths-note = Play four different Paths.
achievement-path-wins = All roads lead home
achievement-path-wins-note = Win with four different Paths.
achievement-company = Good company
achievement-company-note = Play with ten different people.
achievement-veteran = Old hand
achievement-veteran-note = Finish 25 games.
page-profile-wins = { $n ->
    [one] one victory
   *[other] { $n } victories
}
page-profile-points = { $n } points on average
page-profile-history = Last games
page-profile-none = No finished games yet.
page-profile-none-rated = No rated games yet.
page-profile-place = Place { $place } with { $points } points
page-profile-left = A computer played on
page-profile-missing = There is nobody by that name.
page-leagues = Leagues
page-leagues-note = Tournaments over weeks or on one evening. The server makes the tables of each round and keeps the standings.
page-leagues-none = There are no leagues yet.
page-league-new = Organize a league
page-league-needs-account = Organizing a league, or taking part in one, needs an account.
page-league-name = Name of the league
page-league-format = Format
page-league-swiss = Swiss
page-league-note-swiss = In each round you meet somebody who has done as well as you, and nobody twice while that can be avoided.
page-league-round-robin = All against all
page-league-note-round-robin = Everybody meets everybody once, two at a table.
page-league-knock-out = Knock-out
page-league-note-knock-out = Two at a table; who wins goes on. After a draw it is whoever was drawn first.
page-league-seats = Players at a table
page-league-rounds = Rounds
page-league-rounds-needed = As many as are needed
page-league-time = Time for a round
page-league-late = When time is up
page-league-late-draw = Unfinished is a draw
page-league-late-note-draw = Games that are not finished count as a draw.
page-league-late-loss = Whose turn it is loses
page-league-late-note-loss = Games that are not finished are lost by those whose turn it is.
page-league-clock-note = A computer takes over from who runs out of time; who does not come back is last at that table.
page-league-rated-note = Its games count for the ratings.
page-league-make = Make the league
page-league-players = { $n ->
    [one] one player
   *[other] { $n } players
}
page-league-status = { $status ->
    [open] Waits for players.
    [running] Round { $round } of { $rounds }.
   *[over] Over.
}
page-league-until = Until { $when }.
page-league-join = Take part
page-league-leave = Leave the league
page-league-start = Start the league
page-league-call-off = Call it off
page-league-end = End it now
page-league-waits = Two must take part before it can start. Send others the address of this page.
page-league-sure-leave = Leave the league?
page-league-sure-leave-note = { $status ->
    [open] You can come back until it starts.
   *[other] You are paired no more, and cannot come back. Finish the game you are in.
}
page-league-sure-end = End the league?
page-league-sure-end-note = { $status ->
    [open] It is called off and gone for everybody.
   *[other] The standings stay as they are. Games that run can be finished, and do not count here.
}
page-league-yes = Yes
page-league-no = No
page-league-missing = There is no such league.
page-league-members = Who takes part
page-league-empty = Nobody yet.
page-league-standings = Standings
page-league-place = Place
page-league-played = Rounds
page-league-points = Points
page-league-points-note = One for a table won, a share of it for those beaten at a larger table
page-league-opponents = Opponents
page-league-opponents-note = The points of those one has met
page-league-direct = Direct
page-league-direct-note = Won against those who are equal otherwise
page-league-margin = Margin
page-league-margin-note = Victory points above those of the others
page-league-ties = Who have as many points are ordered by the points of their opponents, then by their games against each other, then by their victory points above the others'. A bye counts as a win.
page-league-left = left
page-league-nobody = Somebody who is gone
page-league-round = Round { $n }
page-league-play = To the table
page-league-look = Look at it
page-league-match-late = Time was up
page-league-match-bye = Bye
page-league-rules = Rules of this league
page-league-organizer = Organizer
page-sessions = Where you are logged in
page-session-since = Since { $when }
page-session-here = This device
page-export = Download all that is kept about you
page-confirm-mail = Confirm a mail address
page-confirm-done = The address is confirmed. You will be told there when it is your turn, and it lets you in when the password is lost.
page-confirm-failed = This link no longer confirms anything. Add the address again to get a new one.
page-unsubscribe = No more messages
page-unsubscribe-done = Done: you are told nothing more there. Your account can turn it on again.

page-lobby = A table is being set
page-lobby-waits = { $n ->
    [one] One seat is still free.
   *[other] { $n } seats are still free.
}
page-lobby-ready = Everyone is here: start when you like.
page-lobby-absent = Everyone has a seat. Send the links to those who are not here yet; you can also start without them.
page-lobby-host = Everyone has a seat. The host starts the game.
page-call-me = Use this name
page-sit-here = Sit here
page-this-is-you = This is you
page-registered = Account
page-link-of = Link for { $name }
page-new-link = Make a link
page-seat-a-computer = Seat a computer player
page-leave = Leave the table
page-start-waits = Fill every seat first: send links, or seat computer players.
page-table-rules = Rules of this table
page-pool-rules = Rules of the games
page-rules-edit = Change the rules
page-rules-edit-note = Everyone who has a seat must agree to the new rules before you can start.
page-rules-path = Path of seat { $n }
page-rules-twice = A Path can be played by one player only.
page-rules-save = Change the rules of this table
page-rules-changed = The host has changed the rules.
page-rules-changed-note = Look at them and agree, or leave the table.
page-agree = I agree
page-new-link-note = A new link ends the old one; whoever opens it sees these rules and need not agree again.
page-not-agreed = Has not agreed yet
page-start-waits-agree = The rules have changed: wait until everyone has agreed.
page-seed = Seed
page-watch-link = Link for spectators

page-refused-old = This link does not open its seat any more
page-refused-old-do = Its player made a new one, or handed the seat over. Ask whoever sent it for the present link. If the seat belongs to your account, log in.
page-refused-stranger = You have no seat at this table
page-refused-stranger-do = Ask a player for the link of a seat or for the spectators' link. If a seat belongs to your account, log in.
page-refused-shared = Only those at this table can open this
page-refused-shared-do = Not everybody may watch this game. Ask whoever sent you the link for the spectators' link. If you have a seat in the game, log in.
page-refused-gone = There is no such table
page-refused-gone-do = The address may be cut short, or the table was removed. Ask for the link again, or start a new game.
page-refused-broken = This game cannot go on here
page-refused-broken-do = It was played under another version of the rules, which this server no longer reads. Its record, where you kept one, can still be opened.
page-refused-full = The table is too busy just now
page-refused-full-do = Too many people watch from here at once. Try again in a moment.
page-ended-seat-left = You have left this seat
page-ended-seat-left-do = Someone else may take it now. If the table still waits, you can sit down again.
page-ended-seat-handed = This seat has a new link
page-ended-seat-handed-do = Whoever has the new link plays it now; the old one opens nothing any more. If that was not you, ask the host.
page-ended-seat-to-computer = A computer player has this seat now
page-ended-seat-to-computer-do = It was given away before the game began. Ask the host for another seat, or for the spectators' link.
page-ended-logged-out = You are logged out
page-ended-logged-out-do = You logged out, or changed your password, on this or another device. Log in to come back to your seat.
page-ended-table-gone = This table is gone
page-ended-table-gone-do = It was removed because nobody had used it for a long time. Start a new game, or look at your other tables.

page-lost = Connection lost. Trying again by itself …
page-lost-sending = Connection lost. Your move is kept and sent again …
page-too-late = The table has moved on meanwhile. Look again.

page-hand-over = { $name } is next
page-hand-over-note = Pass the device to { $name }. What the other player knows stays hidden.
page-hand-over-ready = I am { $name }

page-together = Talk and people
page-tab-chat = Chat
page-tab-notes = My notes
page-tab-people = People
page-chat-note = Everyone with a seat reads this.
page-chat-watchers = Spectators talk among themselves; players do not read this.
page-chat-empty = Nobody has said anything yet.
page-chat-hidden = You have blocked them.
page-chat-show = Show the message
page-chat-say = Say something
page-chat-send = Send
page-chat-unread = { $n ->
    [one] Talk: one new message
   *[other] Talk: { $n } new messages
}
page-notes-note = Only you see your notes.
page-notes-loading = Fetching …
page-notes-writing = Writing …
page-notes-kept = Kept.
page-notes-failed = Could not be kept. Copy it before you go.
page-people = People
page-here = Here
page-away = Away
page-not-yet = Not here yet
page-watching = { $n ->
    [one] One person watches.
   *[other] { $n } people watch.
}
page-come-back = Take my seat back
page-give-seat = Give up my seat
page-give-seat-counts = This game counts, so your seat stays yours; on another device, log in. If a computer moves for you here, you have left the game and come last, even if you come back.
page-give-seat-note = Hand it to someone with a new link, or let a computer player go on until you come back.
page-hand-seat = Make a link to hand over
page-handed = Your old link has ended. Whoever opens this one plays on in your place:
page-let-computer = Let the computer play
page-replace-absent = Seat a computer player here (if their time is up)
page-takeback-ask = Ask to take back my last choice
page-takeback-note = Everyone at the table has to agree. All that followed goes with it, rolls too; what was seen stays seen, and the same choice brings the same roll again.
page-takeback-asks = { $name } asks to take back their last choice and all that followed.
page-takeback-mine = You ask to take back your last choice and all that followed. Still to answer: { $names }.
page-takeback-yes = I agree
page-takeback-no = I do not agree
page-takeback-withdraw = Never mind
page-vacation = Vacation
page-vacation-note = Up to { $days } days a year your clocks stand wherever turns take days, nobody may replace you, and nothing is sent to you. The others see when you come back. Deadlines of leagues do not wait.
page-vacation-until = Away until { $day }
page-vacation-back = I am back
page-vacation-days = Days, from now on
page-vacation-take = Go on vacation
page-vacation-left = { $n ->
    [one] One day is left.
   *[other] { $n } days are left.
}
page-vote-absent = Vote for a computer player here (if their time is up)
page-voted = { $votes } of { $needed } want it.

page-log = Log
page-log-revealed = turned up: { $what }.
page-log-powers-up = { $who ->
    [you] you power up { $n } Exosuits.
   *[other] { $who } powers up { $n } Exosuits.
}
page-log-earlier = Show what came before
page-log-you = you
page-log-look = Show the board at that moment
page-since = Since your last turn
page-since-on = Go on
page-scores = Points
page-scores-now = As it stands. Endgame Conditions are judged at the end; a tie counts for everyone.
page-score-line = Source
page-won = { $n ->
    [one] { $names } wins
   *[other] { $names } win together
}
page-winner = Winner
page-podium = The podium
page-podium-place = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
page-rematch = Rematch
page-rematch-made = A rematch has begun.
page-rematch-go = To the rematch
page-rematch-asked = { $n ->
    [one] { $names } wants a rematch.
   *[other] { $names } want a rematch.
}
page-rematch-asked-note = It starts as soon as everyone wants it.
page-rematch-waits = The rematch starts as soon as everyone wants it. We are waiting for { $names }.
page-left = left the game
page-left-note = Whoever leaves a game that counts comes last, whatever the points say.
page-back-to-table = Look at the table
page-chart = Points by Era and source
page-chart-era = Era { $n }
page-chart-start = Start
page-chart-as-table = As a table
page-full-screen = Full screen

page-replay = Replay
page-replay-start = To the beginning
page-replay-back = One move back
page-replay-play = Play
page-replay-pause = Pause
page-replay-on = One move on
page-replay-end = To the last move
page-replay-move = Move
page-replay-at = Move { $n } of { $of }
page-replay-when = Era { $era }, { $phase }
page-replay-speed = Speed
page-replay-eye = Through whose eyes
page-replay-eye-own = My own view
page-replay-link = Copy a link to this move
page-replay-leave = Back to now
page-download = Download the record

## The page: codex

codex-title = Codex
codex-search = Search components and rules
codex-group = Kind
codex-group-all = Everything
codex-group-rules = Rules
codex-group-differences = What is different
codex-group-spaces = Main board
codex-group-own_actions = On every Player board
codex-group-capital_tiles = Collapsing Capital tiles
codex-group-paths = Paths
codex-group-leaders = Leaders
codex-group-evacuations = Evacuation Conditions
codex-group-boards = Player boards
codex-group-warp_tiles = Warp tiles
codex-group-breakthroughs = Breakthroughs
codex-group-endgame_cards = Endgame Conditions
codex-group-recruit_cards = Recruit cards
codex-group-recruit_bonuses = Recruit bonuses
codex-group-mine_cards = Mine cards
codex-group-asset_cards = Starting Asset cards
codex-group-dice = Dice
codex-list = What there is
codex-found = { $n ->
    [0] Nothing found
    [one] { $n } entry
   *[other] { $n } entries
}
codex-back = Back to the list
codex-costs = Costs
codex-see = See also
codex-empty = Choose something from the list, or search for it.
codex-close = Close
codex-card = { $group ->
    [recruit_cards] Recruit card { $code }
   *[mine_cards] Mine card { $code }
}
codex-faces = its faces: { $faces }.
codex-copies = { $n ->
    [one] there is { $n } of it.
   *[other] there are { $n } of it.
}
codex-board = { $path }, side { $side }

## The page: guided first game

guide-title = Guide
guide-why = Why?
guide-next = Go on
guide-show = Show me
guide-leave = End the guide
guide-open = Open the guide
guide-shut = Make the guide small
guide-progress = How far you are
guide-try = Try: { $what }
guide-welcome-title = Welcome to Anachrony
guide-welcome = We play two Eras together, about fifteen minutes, at a real table against an easy computer player. You may follow my advice or do as you like; I keep up.
guide-welcome-why = People learn this game by playing it. Nothing can break: you can take back moves, leave, and come back later to where you were.
guide-timeline-title = Time flows to the right
guide-timeline = This is the Timeline. We are in Era 1. After Era 4 an asteroid strikes, and after Era 7 at the latest the game is over. Most Victory Points win.
guide-timeline-why = Above each Era lies a Superproject, a big prize. Below it your Warp tiles will lie: what you have borrowed from the future.
guide-mine-board-title = Your people
guide-mine-board = Here is your own board: your Workers, your Exosuits, and twelve spots for buildings. You follow the Path of Harmony, with two Scientists and two Engineers ready to work.
guide-mine-board-why = Active Workers can work now. Tired ones must wake up first. The letter and the shape tell the four types apart.
guide-power-title = Power up Exosuits
guide-power = Out there the air is bad: on the Main board each Worker needs an Exosuit. You have four Active Workers, so power up four. Three hexes are free, the fourth takes an Energy Core.
guide-power-why = A hex left empty gives 1 Water. So power up only as many Exosuits as you have Workers to send out.
guide-power-done-title = That is enough
guide-power-done = Four Exosuits for four Workers. Say that you are done; the empty hexes give you Water.
guide-power-done-why = Water is pay and food in this game. A fifth Exosuit would stand around unused.
guide-warp-title = Borrow from your future
guide-warp = Now the best part. Ask your future self for something, and you have it at once. Ask for Neutronium: you need one to build a Power Plant.
guide-warp-why = You owe it to the past. In Era 2 we travel back and return it, and score for that. Whoever returns too late risks Paradoxes.
guide-mine-title = Place your first Worker
guide-mine = Every place that glows mint is possible now. Send an Engineer to the Mine: choose the place, then the Worker.
guide-mine-why = You need Titanium to build, and there is a Neutronium in the Mine to pay back what you borrowed. Engineers stay Motivated there: tomorrow this one is fresh.
guide-mine-pool-title = Take your pick
guide-mine-pool = From the Mine you take one Resource of your choice and the one beside your space. Take the Neutronium if it is still there.
guide-mine-pool-why = Neutronium is the rarest Resource, and you have a debt of one.
guide-construct-title = Build something
guide-construct = Now Construct, with your second Engineer: Engineers pay 1 Titanium less.
guide-construct-why = Buildings are points and help you in every Era. A Power Plant opens Time Travel.
guide-plant-title = A Power Plant
guide-plant = Choose a Power Plant from the offer. It goes on the first free spot of its row and costs what is printed there; the price shows before you commit.
guide-plant-why = The number with the eye is how many Eras back it can reach. One is enough for us.
guide-dark-title = Dark places
guide-dark = Try this: choose a place that does not glow. It tells you why not, and what would help.
guide-dark-why = The same goes for everything here: point at a tile, hold it with a finger or focus it, and it says what it does.
guide-research-title = Research
guide-research = Send a Scientist to Research.
guide-research-why = Breakthroughs pay for Superprojects, and each is worth a point at the end; three different shapes are worth two more.
guide-dice-title = Set one die, roll the other
guide-dice = Choose what you set: a shape or an icon. The other die is rolled.
guide-dice-why = A roll cannot be taken back, so from here on undo stops.
guide-breakthrough-title = A question mark
guide-breakthrough = You rolled the question mark: choose the icon yourself.
guide-breakthrough-why = Look at the Superprojects on the Timeline: each asks for a certain Breakthrough.
guide-purify-title = Water
guide-purify = Your last Scientist can purify Water. There is room for everybody, and a Scientist brings one more.
guide-purify-why = Tomorrow you need Water to wake your Workers.
guide-morning-title = The next Era
guide-morning = Everybody came home, most of them Tired. Only your miner stayed Motivated. And because Warp tiles lie on Era 1, Paradox dice may have rolled.
guide-morning-why = Whoever owes the most in a past Era rolls: 0, 1 or 2 Paradoxes. Three of them make an Anomaly, which blocks a spot and costs 3 points.
guide-power-again-title = Power up again
guide-power-again = Three Exosuits will do this time: the free ones.
guide-power-again-why = Some Workers will act on your own board, where nobody needs an Exosuit.
guide-warp-again-title = Borrow again?
guide-warp-again = Borrow what you like, or nothing. Titanium is always welcome.
guide-warp-again-why = Each tile you leave lying is a risk. But a loan that you pay back is worth points.
guide-supply-title = Wake your people
guide-supply = Use Supply on your own board with your Engineer: you pay Water, all Tired Workers wake up, and Morale rises.
guide-supply-why = Force Workers would wake them at no cost, but Morale falls. Morale is points, and low Morale hurts.
guide-travel-title = Travel in time
guide-travel = Now place a Worker on your Power Plant. No Exosuit is needed at home.
guide-travel-why = This moves your Focus to the past. There you can pay back what you owe.
guide-travel-era-title = To which Era?
guide-travel-era = Travel to Era 1: there lies your Warp tile.
guide-travel-era-why = As long as your Focus is in the past, you may also construct the Superproject of that Era.
guide-return-title = Close the loop
guide-return = Send the Neutronium back. The tile returns to your hand, and you step forward on the Time Travel track.
guide-return-why = The first steps are worth 2 points each. Players who travel a lot score a lot.
guide-recruit-title = Recruit
guide-recruit = Hire somebody: place your Genius, or an Engineer, on Recruit.
guide-recruit-why = More Workers mean more turns. A Genius counts as any type when placed.
guide-recruit-who-title = Who joins you?
guide-recruit-who = Choose a Worker. Each brings a small bonus.
guide-recruit-who-why = A Genius may choose the bonus. Otherwise think of what you want to do next Era.
guide-free-turn-title = Your own choice
guide-free-turn = This turn is yours. Look at what glows, or press Hint to ask what the computer player would do.
guide-free-turn-why = Ask yourself: which Resource do I lack for the next building? Who is still awake?
guide-pass-title = Pass
guide-pass = Your Workers are all out, or nothing is left to do. Pass; then the Era ends as soon as everybody has.
guide-pass-why = After a pass you place nobody any more this Era. The page asks before you waste something.
guide-let-go-title = Let go of your turn
guide-let-go = Look at what changed. You can still undo. When you are happy with it, end your turn.
guide-let-go-why = The others see your move, but it only stands when you let go. After a roll or a reveal there is no way back.
guide-other-title = A choice
guide-other = The bar asks you something. Choose what you like best.
guide-other-why = Where there is only one way, it is taken for you. Here there are several.
guide-finish-title = You know the game
guide-finish = Two Eras are over, and you have mined, built, researched, borrowed and travelled in time. Play this game on to the end, or start one of your own.
guide-finish-why = Ahead lies the Impact after Era 4: it closes hexes, makes Capital Actions stronger and opens the Evacuation, your Path's great prize. The codex has all of it.
guide-skip = Skip
guide-play-on = Play on here
guide-next-chapter = Next chapter
guide-chapter-superproject = Superprojects
guide-chapter-superproject-note = Your Focus, a Breakthrough and the Resources come together.
guide-chapter-council = World Council and Trade
guide-chapter-council-note = When a place is full, and when you lack one Resource.
guide-chapter-debt = Debts
guide-chapter-debt-note = What Warp tiles cost while they lie in the past.
guide-chapter-impact = The Impact and the Evacuation
guide-chapter-impact-note = What the asteroid changes, and your Path’s great prize.
guide-chapter-score = The end and the score
guide-chapter-score-note = What counts once the last Era is over.
guide-superproject-title = The big prizes
guide-superproject = Above each Era lies a Superproject. To construct one, your Focus must be on its Era, and you need its Resources, its Breakthrough and two free spots side by side. Here you have all of that.
guide-superproject-why = Your Focus stays in the present unless you travel. So you can always reach the Superproject of the Era you are in, and after a Time Travel one of the past.
guide-superproject-go-title = Construct
guide-superproject-go = Place your Engineer on Construct, as for a building: it is the same action.
guide-superproject-go-why = Scientists, Engineers and Geniuses may construct. An Engineer pays 1 Titanium less.
guide-superproject-which-title = Choose the Superproject
guide-superproject-which = Beside the buildings on offer you may take the Superproject of the Era where your Focus is. Point at it to see its price.
guide-superproject-which-why = It is worth more points than most buildings, and what it does lasts to the end of the game.
guide-superproject-where-title = Where shall it stand?
guide-superproject-where = It takes two spots in one row. Choose the row whose spots you need least.
guide-superproject-where-why = You pay what the Superproject says, not what is printed on the spots. So it may as well stand on dear ones.
guide-superproject-end-title = Yours for good
guide-superproject-end = Its points count at the end, and what it does works from now on: point at it to read it.
guide-superproject-end-why = If you lack the one Breakthrough it asks for, any two of the shapes shown will do.
guide-council-title = When a place is full
guide-council = All spaces of an action are taken? At the World Council you can take a Capital Action whose spaces are full. It costs Water: 2 on the left, 1 on the right.
guide-council-why = The left space also makes you First Player from the next Era on. Whoever stands at the Council must be allowed to take the action.
guide-council-go-title = To the Council
guide-council-go = Place a Worker on the left space of the World Council.
guide-council-go-why = With no action full, the Council only makes you First Player; the space is then lit more quietly and says so.
guide-council-which-title = Which action?
guide-council-which = Choose the action that the Council grants you, and take it as usual.
guide-council-which-why = Only full actions are on the list. The type of your Worker counts as it would there.
guide-trade-title = Trade with the Nomads
guide-trade = Now send your Administrator to trade. Everybody may trade once, an Administrator twice.
guide-trade-why = Whoever trades stays Motivated: this Worker is Active again next Era.
guide-trade-what-title = What for what?
guide-trade-what = Choose an exchange. Think of what your next building lacks.
guide-trade-what-why = 3 Water, 1 Energy Core, 1 Neutronium and 2 other Resources stand in a circle; neighbors in it are worth the same.
guide-council-end-title = Two ways around
guide-council-end = The Council takes you where others stand, and the Nomads have what the Mine lacks. Think of both when a plan seems blocked.
guide-council-end-why = Whoever is First Player goes first in every round of the Era: worth the 2 Water when spaces are short.
guide-debt-title = What you owe
guide-debt = Warp tiles of yours lie on past Eras: things you had before you owned them. Whoever has most tiles on a past Era rolls for Paradoxes there, and every tile that is never returned costs 2 points at the end.
guide-debt-why = The third Paradox brings an Anomaly. It covers a spot and costs 3 points.
guide-debt-travel-title = Back to your debt
guide-debt-travel = Place a Worker on your Power Plant; at home nobody needs an Exosuit.
guide-debt-travel-why = The number beside the eye says how many Eras back it reaches.
guide-debt-era-title = Which Era?
guide-debt-era = Travel to Era 1 and settle what lies there.
guide-debt-era-why = You return only what you can pay now. First think of the Eras where you have more tiles than the others.
guide-debt-return-title = Pay it back
guide-debt-return = Return a Warp tile: you pay what it once brought you, and the tile is yours again.
guide-debt-return-why = A tile returned this way is a step on the Time Travel track, and each step is worth more than the last.
guide-debt-end-title = Debts are a tool
guide-debt-end = Borrow when it wins you time, and return what would cost you Paradoxes. What is never returned costs 2 points a tile; sometimes that is a fair price.
guide-debt-end-why = Before the last count, tiles that you can still pay for are returned by themselves. But that moves you no further on the Time Travel track.
guide-impact-title = The last calm
guide-impact = Era 4 is ending. As soon as everybody has passed, the asteroid strikes. Two hexes of your upper row carry its mark: they will be covered.
guide-impact-why = The game ends after Era 7, or earlier, when the last Collapsing Capital tile has been used up.
guide-impact-pass-title = Let it come
guide-impact-pass = Nothing useful is left to do. Pass, and end your turn.
guide-impact-pass-why = The other player has passed already.
guide-impact-after-title = After the Impact
guide-impact-after = Two of your hexes are covered, so Exosuits are dear now. Every Capital space has a Collapsing Capital tile: its action is stronger, but only once. And the Evacuation is open.
guide-impact-after-why = A Collapsing Capital tile that somebody used is closed for good when the Era ends.
guide-impact-power-title = One Exosuit at least
guide-impact-power = Power up an Exosuit: the Evacuation lies on the Main board too.
guide-impact-power-why = The hexes that are left cost an Energy Core each, but for one.
guide-impact-ready-title = Enough?
guide-impact-ready = Power up as many as you can use, then say that you are done.
guide-impact-ready-why = An empty hex still gives Water.
guide-evacuate-title = Evacuate
guide-evacuate = The condition of your Path is met. Send a Worker to the Evacuation.
guide-evacuate-why = Each player evacuates once. Whoever is last scores 3 points less, so do not wait for too long.
guide-impact-end-title = Safe
guide-impact-end = You scored the base of your Evacuation, and more for each set that it names; you keep what was counted. At most 30 points come of it.
guide-impact-end-why = Plan for it early: your board shows from the start what your Evacuation asks for, and how far you are.
guide-score-title = The last turn
guide-score = Era 7 is the last. Before the count, Warp tiles that you can pay for are returned; each one left costs 2 points.
guide-score-why = That does not move you on the Time Travel track: who returns tiles in time scores twice.
guide-score-pass-title = Pass
guide-score-pass = Nothing is left to do. Pass, and watch the others finish.
guide-score-pass-why = Endgame Conditions are judged now: 3 points for each that you lead or tie.
guide-score-end-title = What counted
guide-score-end = Buildings and Superprojects, both tracks, Breakthroughs with 2 more per set of three shapes, tokens, and the Endgame Conditions. Anomalies cost 3 each. The score sheet shows every line.
guide-score-end-why = Now you have seen all of it. The coach beside the score sheet goes through a finished game with you, and says which moves cost most.

## The table server

given-name = { $name }
spectator-name = Spectator
computer-name = { $level ->
    [random] Random computer
    [easy] Easy computer
    [normal] Normal computer
    [hard] Hard computer
    [expert] Expert computer
    [swift] Swift master computer
    [master] Master computer
   *[other] Computer
}
problem-not-found = It is not here, or you may not see it.
problem-not-allowed = You may not do this.
problem-other-origin = This page came from { $came }, but the server expects { $expected }. Whoever runs the server can set that right; its log says how.
problem-not-now = That is not possible now; the table may have moved on.
problem-older-game = This game was played under version { $version }, and this version cannot continue it.
problem-not-valid = That cannot be accepted as it is.
problem-not-offered = This move is not possible now.
problem-record = { $line ->
    [0] This record cannot be played here.
   *[other] This record cannot be played: line { $line } does not fit.
}
problem-record-over = This game is over. It can be looked at, not continued.
problem-line = This line cannot be played: its move { $n } is not possible there.
problem-field = { $field ->
    [password] The password
    [new] The new password
    [name] The name
    [title] The title
    [record] The record
   *[other] The text
}
problem-too-short = { problem-field } is too short: it needs { $n ->
    [one] at least { $n } character
   *[other] at least { $n } characters
}.
problem-too-long = { problem-field } is too long: it may have { $n ->
    [one] { $n } character
   *[other] { $n } characters
}.
problem-not-readable = That could not be read.
problem-wrong-method = That cannot be done here.
problem-wrong-name = This server does not answer to that name.
problem-too-many-tables = Too many tables of yours wait for people. Start one, or put one away, first.
problem-too-many-games = You play too many games from records. End one, or put one away, first.
problem-one-seat-each = You, or someone of your network, have a seat at this table already. The host can make a link for another.
problem-refused = That was refused.
problem-no-space = The server's disk is nearly full. Running games go on; new tables and uploads must wait. Whoever runs the server can make room.
problem-too-large = That is too large.
problem-too-many-requests = That was a little too fast. Wait a moment and try again.
problem-gone = Nobody was waiting for this answer any longer.
problem-who-are-you = This link opens no seat here. Ask the host for a new one, or log in.
problem-not-logged-in = Log in first.
problem-wrong-password = This name and this password do not belong together.
problem-password-not-right = The password is not right.
problem-no-passkey = This account has no passkey for this site. Use the password.
problem-link-ended = This link was used already, or is older than half an hour. Ask for a new one.
problem-passkey = This passkey was not accepted. Try again, or log in in another way.
problem-no-passkeys = Passkeys work where this server is reached by its name and https.
problem-too-many-passkeys = That is enough passkeys. Remove one first.
problem-name = This name cannot be used here. Write each word in one script, without phonetic or hidden signs.
problem-password-common = This password is one of the first that anybody would try. Take a longer or less common one.
problem-name-taken = This name is taken. Choose another.
problem-too-many-analyses = Enough games of yours are being analyzed. Wait until one is done.
problem-too-many-channels = That is enough addresses. Remove one first.
problem-webhook = This server does not send to that address. It begins with https:// and belongs to a public machine.
problem-zone = This time zone is not known here.
problem-no-hints = Rated games and games of a league are played without hints.
problem-seat-stays = In rated games and leagues your seat stays yours. To play on another device, log in there. You may also let a computer play on; then you have left the game.
problem-banned = Whoever runs this server has closed this account for a while.
problem-an-operator = They keep order here too. Only whoever runs the server may do this.
problem-muted = Whoever runs this server has muted you for a while.
problem-too-many-reports = Your last reports have not been read yet.
problem-not-together = Somebody at this table does not play with you, or you do not play with them.
problem-not-agreed = The rules have changed, and not everyone has agreed to them yet.
problem-takeback-waits = Somebody else asks to take something back. Answer that first.
problem-nothing-to-take-back = You have chosen nothing yet.
problem-takeback-declined = This was asked for, and somebody did not agree.
problem-takeback-over = This is no longer asked.
problem-no-takebacks = In rated games and in leagues what was seen stands.
problem-vacation-spent = You have not so many days of vacation left.
problem-too-many-leagues = Enough leagues of yours are not over yet. End one first.
problem-too-many-people = That is enough people. Remove one first.

# What is sent to people, by mail or otherwise.
tell-table-alone = a game alone
tell-table-with = a game with { $names }
tell-turn-title = { $n ->
    [one] Your turn: { $table }
   *[other] { $n } tables wait for you
}
tell-reminder-title = { $n ->
    [one] Still your turn: { $table }
   *[other] { $n } tables still wait for you
}
tell-more = { $n ->
    [one] And one more.
   *[other] And { $n } more.
}
tell-unsubscribe = No more messages like this
tell-confirm-title = Confirm your address
tell-confirm-text = { $name } wants to use this address for Anachrony: to be told when it is their turn, and to log in when the password is lost. If that is you, open this link within three days:
tell-confirm-otherwise = If it is not, do nothing, and nothing more is sent here.
tell-test-title = This is a test
tell-test-text = This is how you will be told that it is your turn.
tell-sign-in-title = Log in to Anachrony
tell-sign-in-text = This link logs { $name } in, once and within half an hour:
tell-sign-in-otherwise = If you did not ask for it, do nothing: without the link nobody gets in.
tell-security-title = Your account at Anachrony has changed
tell-mail-added = Another mail address was added to the account { $name }. Once it is confirmed, it can be used to log in.
tell-mail-removed = A mail address of the account { $name } was removed.
tell-link-used = Somebody has logged in to the account { $name } by a link in a letter.
tell-password-set = The account { $name } has a new password. All devices were logged out.
tell-passkey-added = A passkey was added to the account { $name }.
tell-passkey-removed = A passkey of the account { $name } was removed.
tell-security-otherwise = If that was you, there is nothing to do. If it was not, set a new password and look through your devices, passkeys and addresses here:
tell-invitation-title = { $name } invites you to a table
tell-takeback-title = { $name } asks to take back a choice
problem-no-hint = The computer player found nothing to say. Try again.
problem-unavailable = The server cannot reach its database. Nothing was changed; try again.
problem-not-stored = This could not be stored. Nothing was changed; try again.
problem-perhaps-stored = The server does not know whether this was stored. Look again before you repeat it.
problem-internal-error = Something broke here. Nothing was changed.

## The page: table

ui-timeline = Timeline
ui-timeline-strip = Timeline: Era { $n } of { $of }, the Impact comes after Era { $after }
ui-main-board = Main board
ui-era = Era { $n }
ui-era-now = Era { $n } · now
ui-era-of = Era { $n } of { $of }
ui-now-word = now
ui-impact = IMPACT
ui-impact-word = Impact
ui-impact-after = end of Era { $n }
ui-impact-past = after Era { $n }
ui-impact-capital = The Capital collapses
ui-impact-evacuation = Evacuation is open
ui-skip = Skip
ui-focus = Focus
ui-focus-of = Focus of { $who }
ui-warp-tile = Warp tile
ui-warp-tiles = Your Warp tiles
ui-warp-left = Warp tiles left
ui-warp-on-timeline = { $n } on the Timeline
ui-warp-not-this = Not these two together
ui-superproject-built = Built
ui-face-down = Superproject, face down
ui-endgame = Endgame Conditions, { $n } points each
ui-most-at-end = Most at end
ui-all-tie = all
ui-endgame-most-workers = Workers
ui-endgame-most-water = Water
ui-endgame-most-breakthroughs = Breakthroughs
ui-endgame-most-occupied-spots = Full spots
ui-endgame-highest-morale = Morale
ui-endgame-longest-travel-ranges = Travel ranges
ui-endgame-most-superprojects = Superprojects
ui-endgame-most-time-travels = Travels
ui-endgame-fewest-anomalies = Fewest Anomalies

ui-closed = closed
ui-closed-until-impact = Closed until the Impact
ui-action-construct = A building from the offer, or the Superproject in your Focus.
ui-action-council = Take a Capital Action whose spaces are all full.
ui-action-council-short = copies a full action
ui-action-evacuation = Once each; who comes last scores less:
ui-action-purify = Room for everyone
ui-pays-less = pays 1 less
ui-sure-no-suits = Without an Exosuit nobody can go to the Main board this Era. Go on without one?
ui-vain-force = Nobody is Tired: this would only lower your Morale.
ui-vain-council = No Capital Action is full: you would only take the space.
ui-beside-log = Log and modules
# Long words of the names on narrow tiles, with a dot where they may be broken.
ui-long-words = Continuum Stabi·lizer Endor·phins Condi·tioner Conver·ter Neu·tronium
ui-force = Force Workers
ui-twice = twice
ui-stays-motivated = stays Motivated
ui-next-first = First Player of the next Era
ui-trade-ring = { $what }: each can be exchanged for its neighbors
ui-trade-for = for
ui-research-how = { $rolls ->
    [yes] Roll both dice, or set one where the space says so.
   *[no] Set one die, roll the other.
}
ui-short = { $space ->
    [construct] Construct
    [recruit] Recruit
    [research] Research
    [council] World Council
    [mine] Mine
    [purify] Purify
    [trade] Trade
    [evacuation] Evacuation
    [post] Posts
    [valley_capital] Valley
   *[other] { action }
}

ui-offer = Building offer
ui-offer-primary = Offer: primary
ui-offer-secondary = Secondary
ui-stack-empty = empty
ui-any-bonus = any
ui-spots-of = Building spots of { $who }
ui-spots-first = Spots: first
ui-spots-second = Second
ui-spots-third = Third
ui-empty = empty
ui-can-pay = can pay
ui-cannot-pay = not yet
ui-anomaly = Anomaly
ui-seal = Remove the Anomaly
ui-tile-worker = { $who ->
    [scientist] Scientist
    [engineer] Engineer
    [administrator] Administrator
    [genius] Genius
   *[any] { $fate ->
        [motivated] Any, Motivated
        [dies] Any, is lost
       *[tired] Any Worker
    }
}
ui-tile-free = Free Action
ui-tile-always = Always
ui-tile-built = When built
ui-tile-placed = When placed
ui-tile-trigger = By itself
ui-tile-in-use = In use
ui-tile-free-used = Used
ui-type-short = { $type ->
    [power_plant] Plant
    [factory] Factory
    [life_support] Life
   *[lab] Lab
}

ui-you = You
ui-your-board = Your board
ui-board-of = Board of { $who }
ui-path-side = { $path }, side { $side }
ui-points = points
ui-points-beside = { $n ->
    [one] point
   *[other] points
}
ui-assets = Assets
ui-breakthroughs = Breakthroughs
ui-paradox = Paradox
ui-paradox-at = { $n } of { $of } Paradoxes; the last brings an Anomaly
ui-exosuits = Exosuits
ui-exosuits-line = { $ready } ready, { $out } out, { $off } off
ui-suits-ready = { $n ->
    [one] { $n } Exosuit ready
   *[other] { $n } Exosuits ready
}
ui-hex-ready = ready
ui-hex-covered = covered since the Impact
ui-hex-lit = can be powered up
ui-hex-off = not powered
ui-hex-open = empty
ui-active = Active
ui-tired = Tired
ui-busy = Busy
ui-nobody = nobody
ui-morale-up = Morale +1
ui-morale-down = Morale −1
ui-fate-motivated = stays Motivated
ui-fate-dies = is lost
ui-morale = Morale
ui-morale-line = points above, Supply below
ui-morale-at = Morale step { $n } of { $of }, { $vp } points
ui-travel = Time Travel
ui-travel-at = Time Travel step { $n }, { $vp } points
ui-leader-to-choose = No leader yet
ui-evacuation = Evacuation
ui-evacuated = done
ui-condition-met = condition met
ui-of = { $n } of { $of }
ui-per = per
ui-plain = { $text }
ui-bot-route = What it does, one after the other
ui-bot-tokens = Its command tokens and what each would do next
ui-bot-tracker = Moves the tracker { $tracker }
ui-added-seat-automaton = Its command tokens
ui-added-view-solo_objectives = Solo Objectives
ui-save-earth = Save Earth
ui-seal-fate = Seal Fate
ui-no-slot = Once every slot is taken
ui-power-slots = Power slots, in order of arrival
ui-power = Power { $n }

ui-first-player = First Player
ui-turn-order = Turn order
ui-your-turn = Your turn
ui-to-act = to act
ui-thinking = thinks
ui-passed = passed
ui-enlarge = Show the board of { $who }
ui-hours = { $n } h
ui-menu = Menu
ui-others-and-decision = Other players, what happened, and your decision
ui-what-happened = What happened
ui-parts = Parts of the table
ui-tab-board = Board
ui-tab-me = Me
ui-tab-others = Others
ui-tab-timeline = Timeline
ui-tab-log = Log
ui-lit-places = lit places

ui-decision = Decision
ui-options = Options
ui-more-options = More options
ui-lit-now = Possible now
ui-free-now = Free Action, possible now
ui-your-move = Your move: whom do you place?
ui-turn-passed = Nothing is left for you to do: you pass.
ui-turn-stands = Your turn is done. It cannot be taken back: something new has been seen.
ui-sending = Being sent: { $what }
ui-where = { $worker ->
    [scientist] Where does your Scientist go?
    [engineer] Where does your Engineer go?
    [administrator] Where does your Administrator go?
   *[genius] Where does your Genius go?
}
ui-pick-lit = Pick a lit place, or a Worker first.
ui-pick-or-free = Pick a lit place, or use a Free Action first.
ui-choose-worker = Choose a Worker
ui-free-action = Free Action
ui-free-actions = Free Actions
ui-waiting-for = Waiting for { $who }
ui-wins = { $who } wins with { $n } points
ui-share = { $who } share the victory with { $n } points
ui-one-moment = One moment
ui-step = { $who }: step { $n } of { $of }
ui-step-next = Next
ui-step-rest = Show the rest
ui-step-on = On with the game
ui-step-next-key = Next step of a solo opponent
ui-step-through = Step through its turns
ui-earlier = An earlier moment
ui-undo = Undo
ui-hint = Hint
ui-hint-would = The computer player would: { $what }
ui-hint-chance = { $chance } % to win, about { $points } points at the end: { $sources }
ui-hint-why = Over the next best: { $reasons }
ui-hint-other = Or: { $what } ({ $chance } % to win, about { $points } points)
ui-pass = Pass
ui-end-turn = End turn
ui-pass-sure = { $workers ->
    [0] { $free ->
        [one] You still have a Free Action. Pass for the rest of the Era?
       *[other] You still have { $free } Free Actions. Pass for the rest of the Era?
    }
    [one] { $free ->
        [0] An Active Worker could still act. Pass for the rest of the Era?
       *[other] An Active Worker could still act, and Free Actions are left. Pass for the rest of the Era?
    }
   *[other] { $free ->
        [0] { $workers } Active Workers are left, and someone could still act. Pass for the rest of the Era?
       *[other] { $workers } Active Workers and Free Actions are left. Pass for the rest of the Era?
    }
}
ui-keep-playing = Keep playing
ui-pass-anyway = Pass anyway
ui-confirm = Confirm
ui-cancel = Cancel
ui-close = Close
ui-which = Which one?
ui-codex = Codex
ui-costs = Costs
ui-costs-here = Costs here
ui-or = or
ui-keys = Keys
ui-keys-numbers = take the option of that number
ui-keys-arrows = go from place to place
ui-keys-escape = let go of what was chosen
ui-now = For you, now
ui-score-now = The score as it stands

ui-tip-era = Past Eras can be traveled to: your Focus goes there, and Warp tiles of yours can be sent back from it.
ui-tip-focus = The Era that its owner looks at. The Superproject there can be constructed.
ui-tip-impact = When this Era ends, the Capital collapses: its spaces get tiles that work once, some Exosuit hexes are covered, and Evacuation opens.
ui-tip-recruit-genius = An Engineer cannot recruit a Genius.
ui-tip-mine-pool = Whoever mines takes one of these, besides what the space gives.
ui-tip-die = { $rolls ->
    [yes] In Research both dice are rolled, or one is set where the space says so; together they say which Breakthrough it is.
   *[no] In Research one die is set and the other rolled; together they say which Breakthrough it is.
}
ui-tip-spot = An empty spot. A building of this type goes on the first empty spot of its row and costs what the spot says.
ui-tip-hex = An Exosuit powered up here lets one Worker act on the Main board this Era. A hex left empty gives Water.
ui-tip-hex-lost = The Impact will cover this hex.
ui-tip-worker-scientist = Builds and researches{ $n ->
    [0] .
   *[other] ; purifies { $n } Water more.
}
ui-tip-worker-engineer = Builds for 1 Titanium less, recruits, and stays Motivated in the Mine.
ui-tip-worker-administrator = Recruits, trades twice, and stays Motivated after Supply.
ui-tip-worker-genius = Takes the place of any type.
ui-tip-morale = Above stand the points of each step, below the Water that Supply costs there.
ui-tip-travel = A step for each Warp tile sent back. The numbers are points at the end.
ui-tip-paradox = Warp tiles left in the past may roll Paradoxes. When the row is full, an Anomaly strikes.
ui-tip-breakthrough = Pays for Superprojects. At the end each is worth a point, and a set of three shapes more.
ui-tip-asset-titanium = Resource. Every building needs it.
ui-tip-asset-uranium = Resource. Labs, Life Supports and many Superprojects need it.
ui-tip-asset-gold = Resource. Factories and many Superprojects need it.
ui-tip-asset-neutronium = The rarest Resource. Power Plants need it.
ui-tip-asset-water = Pays for Supply, for better spaces and for many buildings.
ui-tip-asset-core = Powers up Exosuits.
ui-tip-asset-vp = Victory Points on tokens; they count as they are.
ui-tip-symbol-inspiring_message = Whoever warps onto this slot climbs a Morale step.
ui-tip-symbol-glorious_future = Whoever warps onto this slot gains 1 VP.
ui-tip-symbol-parallel_timeline = What is warped onto this slot comes twice.
ui-tip-symbol-stable_time_rift = Whoever warps onto this slot returns a Paradox.
ui-tip-symbol-grim_message = Whoever warps onto this slot falls a Morale step.
ui-tip-symbol-collapsing_time_rift = Whoever warps onto this slot gains a Paradox.

# The first edition: what it has of its own.
effect-take-from-mine = take 1 Resource that is left in the Mine pool{ $then ->
    [none] { "" }
   *[other] ; then { $then }
}
effect-place-empty-suit = place an Exosuit without a Worker this turn, which acts as with a Scientist
effect-set-die-once = you may pay 1 Water to set the second die too, once per Era as a Free Action
prompt-take-from-mine = What do you take from the Mine pool?
prompt-more-treasure = Pay 2 Water for one more Resource of the Mine pool?
prompt-place-empty-suit = Where does the Exosuit without a Worker go?
event-empty-suit = { $who ->
    [you] you place an Exosuit without a Worker on { $place }.
   *[other] { $who } places an Exosuit without a Worker on { $place }.
}
difference-lacks = What it lacks
difference-without = It has no { $what }.
difference-F05 = Limited supplies
difference-F05-says = Water, Resources and Workers that are used up cannot be had until some come back; a pool slot for them stays empty. The cubes beside the Mine are laid there in Preparation. The variant “Unlimited supplies” does without this.
difference-F06 = Path markers
difference-F06-says = Each player has 8: one marks the Focus, one stays on the Evacuation tile after evacuating, and each Free Action of an Era takes one. Without one nobody evacuates.
difference-F14 = Evacuation
difference-F14-says = It has no maximum of VP.
difference-F46 = Experiments
difference-F46-says = With Doomsday there are 10 cards of Level 2.
difference-F50 = The Chronobot
difference-F50-says = It has six tokens and plays the base game only. Removing an Anomaly costs it 1 Resource and 1 Water. You choose the Breakthrough that it takes.

# The pre-release rules: what they have of their own.
effect-longer-range = your Power Plants reach 4 Eras further back until the end of this Era
effect-send-home = an opponent’s Exosuit of your choice goes home at once with its Worker, as in Clean up
prompt-send-home = Which Exosuit goes home?
option-send-home = { $who }: { $what }, { $place }
event-sent-home = { $who ->
    [you] One of your Exosuits leaves { $place } early.
   *[other] An Exosuit of { $who } leaves { $place } early.
}
difference-P17 = Limited supplies
difference-P17-says = Water, Resources and Workers that are used up cannot be had until some come back; a pool slot for them stays empty. There are 12 Geniuses.
difference-P21 = Evacuation side and leader
difference-P21-says = Everyone chooses the side of the Path board together with the Path, before Endgame Conditions are drawn. Each Path has one leader.
difference-P23 = First Player
difference-P23-says = Drawn at random. Only the last player clockwise has more Water.
difference-P30 = Superprojects
difference-P30-says = All lie face down at first; each is turned up in its own Era. There are 15, and 14 buildings of each type.
difference-P35 = Exosuits on covered hexes
difference-P35-says = An Exosuit that an ability powers up in the Action rounds may stand on a covered hex, as a warped one may.
difference-P36 = Unused Exosuits
difference-P36-says = They stay powered up for the next Era and move to the top row: free hexes first, then those below. They cost nothing again, and their hexes give no Water.
difference-P40 = Spaces without their action
difference-P40-says = Whoever trades makes an exchange, and whoever takes the right World Council space performs an action. The left one may be taken for the First Player alone.
difference-P54 = Evacuation
difference-P54-says = Whoever evacuates first has 3 VP more, nobody has fewer, and there is no maximum.
difference-P66 = Warp tiles
difference-P66-says = Each tile left on the Timeline at the end costs 1 VP.
difference-P105 = Starting Asset draft
difference-P105-says = There is no kit for everyone: to the four cards come the Workers and Breakthroughs of the Path board.
difference-P109 = Doomsday
difference-P109-says = All Level 1 Experiments lie face down at first; each is turned up in its own Era. Harmony and Salvation score on the final slot of the track alone. There are 10 cards of Level 2, and no Endgame Condition for Experiments.
difference-P118 = Pioneers at first
difference-P118-says = Everyone has 2 Energy Cores more. There is no Endgame Condition for Adventures, and no card has a lasting effect.
difference-P120 = Adventures
difference-P120-says = There are no Power slots, and an Adventure costs nothing: any Water gives 1 Power each and Energy Cores 2, before a card is drawn. Cards that are not chosen are shuffled back.
difference-P126 = Power Bump
difference-P126-says = Before you place a Worker on a hex of a Capital Action, you may move the Exosuit of a weaker opponent to another empty hex of it. Nothing else happens to them.
difference-P130 = The Chronobot
difference-P130-says = It has all nine Warp tiles, mines one Resource, and takes 2 Water where an action fails. Nobody has 3 VP more for evacuating first, and leaders are idle.

## The coach: what an analysis says about a finished game

coach-judge-network = Judged by the trained network, on what was known at the time.
coach-judge-evaluation = Judged by the hand evaluation, on what was known at the time: the network does not know this table.
coach-plain = Plain Python: each decision is looked at more briefly than in the compiled build.
coach-chances = Chance to win, at the end of each Era
coach-era = Era
coach-worst = The moves that cost most
coach-move = Move
coach-who = Who
coach-played = Played
coach-better = Better
coach-cost = Chance lost
coach-why = Why
coach-accuracy = Accuracy (faults / decisions)
coach-whole-game = Whole game
coach-source-shown = { $points } points now
coach-source-assets = { $points } in Resources and Water
coach-source-workers = { $points } in Workers
coach-source-income = { $points } from what your board brings each Era
coach-source-builds = { $points } from buildings within reach
coach-source-time = { $points } from Time Travel
coach-source-goals = { $points } toward Evacuation and Endgame Conditions
coach-source-later = { $points } from the Eras to come
coach-source-rival = { $points } for { $name }

page-coach = Analysis
page-coach-ask = Analyze this game
page-coach-note = The computer player looks at every decision of this game, on what was known at the time: what it was worth, what would have been better, and why. It takes a minute or a few.
page-coach-waiting = { $n ->
    [0] It begins in a moment.
    [one] One other game comes first.
   *[other] { $n } other games come first.
}
page-coach-working = { $done } of { $total } decisions
page-coach-stays = You may close this: it goes on, and the result stays with the game.
page-coach-stop = Stop
page-coach-failed = The analysis did not come to an end. You may ask for it again.
page-coach-chart = Chance to win
page-coach-band = The pale bands show how sure that is (95 %); a circle is a move that cost much.
page-coach-none = No move cost much. Well played!
page-coach-setup = { $phase }
page-coach-cost = −{ $n } %
page-coach-phase = Phase
page-coach-see = Show the position
page-coach-learn = Find better moves
page-coach-learn-start = { $n ->
    [one] Find a better move for the one that cost most
   *[other] Find better moves for the { $n } that cost most
}
page-coach-learn-question = { $name } played: { $what }. What would have been better?
page-coach-learn-right = Yes: that is what the coach would have played.
page-coach-learn-wrong = The coach would have played something else. Try again.
page-coach-learn-told = The coach would have played: { $what }.
page-coach-learn-tell = Tell me
page-coach-learn-next = The next one
page-try = Try it from here
page-try-note = A table of your own goes on from move { $n }, with new dice and draws. This game stays as it is.
page-try-computers = As { $name }, against computers
page-try-all-seats = Play all seats myself
page-try-go = Play on

page-line-open = Explore other moves from here
page-line-title = Variation from move { $n }
page-line-note = Make moves for everyone, go back, and try something else. Rolls and draws are those of the line: whoever opens its link sees the same. The game itself stays as it is.
page-line-moves = The line
page-line-start = The game, move { $n }
page-line-branches = Tried instead
page-line-copy = Copy a link to this line
page-line-game = Back to the game
page-line-luck = Other luck
page-line-luck-note = Begin anew from the game, with other rolls and draws
page-line-full = A line has at most { $n } moves.
page-closed-link = Only this table can open the link
page-closed-link-note = Not everybody may watch this game: the link opens only for those who have a seat in it. Others need the spectators' link; whoever made the table finds it under People.
page-closed-link-copy = Copy it anyway
page-line-scores = In the end: { $scores }

# --- the puzzle of the day ----------------------------------------------------------------------------

page-puzzle = Puzzle of the day
page-puzzle-note = One position a day, the same for everyone here. Find the best choice.
page-puzzle-open = Today’s puzzle
page-puzzle-of = Puzzle of { $date }
page-puzzle-question = You play { $name }. What is the best choice?
page-puzzle-difficulty = Difficulty { $n }.
page-puzzle-tries = Solved by { $solved } of { $tries }.
page-puzzle-mine = Your rating at puzzles:
page-puzzle-guest = Log in to get a rating at puzzles.
page-puzzle-practice = An earlier day: for practice, without a rating.
page-puzzle-told = No rating today: somebody without an account was shown the answer at this internet address before.
page-puzzle-today = To today’s puzzle
page-puzzle-making = The puzzle of today is being made. This takes a minute or so.
page-puzzle-none = No puzzles are made on this server.
page-puzzle-right = Solved!
page-puzzle-wrong = There was something better
page-puzzle-yours = Your choice:
page-puzzle-best = The best:
page-puzzle-has = What it has over yours:
page-puzzle-ahead = What it has over the next best:
page-puzzle-options = All choices, with the chance to win
page-puzzle-change = Your rating: { $n }.
page-puzzle-days = Your last days
page-puzzle-solved = solved
page-puzzle-missed = missed
